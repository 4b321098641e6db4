export const id = 9010;
export const ids = [9010];
export const modules = {

/***/ 9010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   untilInterrupted: () => (/* binding */ untilInterrupted)
/* harmony export */ });
// Letting work end cleanly before a signal ends the process: locks are given back and throw-away directories
// taken away. Changes are synchronous, so a signal waits until the one under way is whole.
// Specification: lifecycle page, "Lock" ("released on every way out") and "Smoke install".
/** Runs `run` with a signal that SIGINT and SIGTERM abort, and lets the process die of them afterwards. */
async function untilInterrupted(run) {
    const abort = new AbortController();
    let received = null;
    const signals = ['SIGINT', 'SIGTERM'];
    const listen = (signal) => {
        received = signal;
        abort.abort();
    };
    for (const signal of signals)
        process.on(signal, listen);
    try {
        return await run(abort.signal);
    }
    finally {
        for (const signal of signals)
            process.off(signal, listen);
        if (received !== null)
            process.kill(process.pid, received);
    }
}


/***/ })

};
