// Nothing here asks for a graphics function by its name: SDL's own renderer would, and with its question every function
// of WebGL comes into the page, a twentieth of what is to be transferred.
extern "C" void* eglGetProcAddress(const char*) { return nullptr; }
