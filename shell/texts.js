// What the page must be able to say before the game's own texts have come, or when they cannot come.
// Promises: the same keys in each language; ES2018 and nothing that an old browser would stumble over.
"use strict";

window.yinuoTexts = {
    "zh-Hans": {
        loading: "正在铺桌布…",
        canvas: "牌桌。能做的事都列在后面的按钮里。",
        restoring: "画面正在恢复…",
        awaited: "这里要用的文件还没下载下来，正在重试…",
        fullScreen: ["全屏", "退出全屏"],
        retry: "重新载入",
        browsers: "可以用的浏览器：Chrome、Edge 97 以上，Firefox 102 以上，Safari 16 以上。",
        inApp: "如果是在微信或 QQ 里打开的，请选“在浏览器中打开”。",
        saved: "这一局已经保存到上一步，重新载入后接着玩。",
        unsaved: "浏览器不让网页保存数据，所以这一局没能留下。",
        failures: {
            wasm: ["这个浏览器打不开游戏", "它不支持 WebAssembly，或者被关掉了。"],
            webgl: ["没有可用的图形功能", "游戏要用 WebGL 2 画牌桌。请打开浏览器设置里的硬件加速，或换一个浏览器。"],
            network: ["游戏没有下载完", "可能是网络断了，也可能是网站上少了文件。请检查网络后再试。"],
            file: ["请从网站上打开", "直接双击文件打不开。请把文件夹放到任何网站上，或在文件夹里运行一个本地的小服务器。"],
            slow: ["还没有画出来", "已经等了十五秒。可以再等一等，画好了会自动开始；也可以重新载入。"],
            crashed: ["游戏出错停下了", "这是程序的错，不是你的。请重新载入。"],
            lost: ["画面没能恢复", "浏览器失去了显卡画面，没有拿回来。重新载入通常就好了。"]
        }
    },
    "zh-Hant": {
        loading: "正在鋪桌布…",
        canvas: "牌桌。能做的事都列在後面的按鈕裡。",
        restoring: "畫面正在恢復…",
        awaited: "這裡要用的檔案還沒下載下來，正在重試…",
        fullScreen: ["全螢幕", "離開全螢幕"],
        retry: "重新載入",
        browsers: "可以用的瀏覽器：Chrome、Edge 97 以上，Firefox 102 以上，Safari 16 以上。",
        inApp: "如果是在微信或 QQ 裡開啟的，請選「在瀏覽器中開啟」。",
        saved: "這一局已經儲存到上一步，重新載入後接著玩。",
        unsaved: "瀏覽器不讓網頁儲存資料，所以這一局沒能留下。",
        failures: {
            wasm: ["這個瀏覽器打不開遊戲", "它不支援 WebAssembly，或者被關掉了。"],
            webgl: ["沒有可用的圖形功能", "遊戲要用 WebGL 2 畫牌桌。請開啟瀏覽器設定裡的硬體加速，或換一個瀏覽器。"],
            network: ["遊戲沒有下載完", "可能是網路斷了，也可能是網站上少了檔案。請檢查網路後再試。"],
            file: ["請從網站上開啟", "直接點兩下檔案打不開。請把資料夾放到任何網站上，或在資料夾裡執行一個本機的小伺服器。"],
            slow: ["還沒有畫出來", "已經等了十五秒。可以再等一等，畫好了會自動開始；也可以重新載入。"],
            crashed: ["遊戲出錯停下了", "這是程式的錯，不是你的。請重新載入。"],
            lost: ["畫面沒能恢復", "瀏覽器失去了顯示卡畫面，沒有拿回來。重新載入通常就好了。"]
        }
    },
    "en": {
        loading: "Laying the table…",
        canvas: "The card table. Everything you can do is listed in the buttons after it.",
        restoring: "Bringing the picture back…",
        awaited: "A file that is needed here has not come yet. Trying again…",
        fullScreen: ["Full screen", "Leave full screen"],
        retry: "Load again",
        browsers: "Browsers that work: Chrome and Edge 97, Firefox 102, Safari 16, or newer.",
        inApp: "If you opened this inside another app, choose “open in browser” there.",
        saved: "This match is saved up to the last move; you can continue it after loading again.",
        unsaved: "The browser does not let this page store anything, so this match could not be saved.",
        failures: {
            wasm: ["This browser cannot run the game", "It does not support WebAssembly, or WebAssembly is switched off."],
            webgl: ["Graphics are not available", "The game draws its table with WebGL 2. Turn on hardware acceleration in the browser's settings, or try another browser."],
            network: ["The game did not finish loading", "The connection was lost, or a file is missing from the site. Check your connection and try again."],
            file: ["Please open this from a website", "The game cannot run straight from a file. Put the folder on any website, or start a small local server in it."],
            slow: ["Still loading", "Fifteen seconds have passed without a picture. Wait a little longer and the game starts by itself, or load again."],
            crashed: ["The game stopped with an error", "This is a fault in the game, not something you did. Please load again."],
            lost: ["The picture did not come back", "The browser lost the graphics card and did not get it back. Loading again usually helps."]
        }
    }
};

// The best of our three languages for a list of the person's, best first.
window.yinuoPickLanguage = function (wanted) {
    for (const tag of wanted) {
        if (!tag) continue;
        if (/^zh\b/i.test(tag)) return /hant|tw|hk|mo/i.test(tag) ? "zh-Hant" : "zh-Hans";
        if (/^en\b/i.test(tag)) return "en";
    }
    return "en";
};
