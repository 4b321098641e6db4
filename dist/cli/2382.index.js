export const id = 2382;
export const ids = [2382];
export const modules = {

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ killOnEveryWayOut),
/* harmony export */   ev: () => (/* binding */ removeOnEveryWayOut),
/* harmony export */   i0: () => (/* binding */ killGroup)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// What must be gone on every way out: staging directories and process groups of git, also when this
// process is told to stop by a signal. Handlers are installed only while there is something to remove.
// Specification: registry page, "Getting the bytes" (Safety).

const directories = new Set();
const groups = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let installed = false;
/** Remembers a directory until the returned function removes it. Calling that twice is harmless. */
function removeOnEveryWayOut(directory) {
    directories.add(directory);
    install();
    return () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true, maxRetries: 2 });
        directories.delete(directory);
        uninstallWhenIdle();
    };
}
/** Remembers a process group until the returned function is called, which does not kill it. */
function killOnEveryWayOut(group) {
    groups.add(group);
    install();
    return () => {
        groups.delete(group);
        uninstallWhenIdle();
    };
}
/** Kills a whole process group at once. A group that has ended already is fine. */
function killGroup(group) {
    try {
        process.kill(-group, 'SIGKILL');
    }
    catch {
        // Gone, which is what was wanted.
    }
}
function install() {
    if (installed)
        return;
    installed = true;
    process.on('exit', removeAll);
    for (const signal of signals)
        process.on(signal, onSignal);
}
function uninstallWhenIdle() {
    if (!installed || directories.size > 0 || groups.size > 0)
        return;
    installed = false;
    process.off('exit', removeAll);
    for (const signal of signals)
        process.off(signal, onSignal);
}
function onSignal(signal) {
    removeAll();
    for (const each of signals)
        process.off(each, onSignal);
    // Nobody else wants the signal: die of it, as the sender expects. Else the other handler decides.
    if (process.listenerCount(signal) === 0)
        process.kill(process.pid, signal);
}
function removeAll() {
    for (const group of groups)
        killGroup(group);
    for (const directory of directories) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
        }
        catch {
            // The process is ending; there is nobody left to tell.
        }
    }
}


/***/ })

};
