export const id = 6695;
export const ids = [6695];
export const modules = {

/***/ 7835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ realDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// The disk as a value, so that a test can fail operation 0, 1, 2 … of real code on a real disk.
// Code that writes takes a `Disk`; `realDisk` is node:fs itself. Nothing here adds behaviour.

const realDisk = node_fs__WEBPACK_IMPORTED_MODULE_0__;


/***/ }),

/***/ 3473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ isStateTemporary),
/* harmony export */   Mu: () => (/* binding */ parseLockTemporary),
/* harmony export */   Od: () => (/* binding */ configDirectory),
/* harmony export */   Tb: () => (/* binding */ scopeLayout),
/* harmony export */   qV: () => (/* binding */ parseSibling)
/* harmony export */ });
/* unused harmony export siblingKinds */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// Where installed plugins live: one type answers every path question. Pure; reads no disk.
// Specification: lifecycle page, "Where things live".

/**
 * Hidden siblings of a plugin's directory. `install`, `backup` and `removed` exist while something is
 * under way, `journal` says what. `discard` was verified and is being deleted; `recovery` is kept for a
 * person.
 */
const siblingKinds = [
    'install',
    'backup',
    'removed',
    'journal',
    'discard',
    'recovery',
];
const STATE = 'state.json';
const LOCK = '.mutation.lock';
function scopeLayout(scope, where) {
    const anchor = scope === 'user' ? where.configDirectory : where.cwd;
    const parts = scope === 'user' ? ['plugins'] : ['.clio-coder', 'plugins'];
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(anchor, ...parts);
    return {
        scope,
        anchor,
        parts,
        base,
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base, STATE),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base, LOCK),
        target: (id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base, id),
        sibling: (id, kind, token) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base, `.${id}.${kind}-${token}`),
    };
}
/** The sibling a directory entry is, or null. */
function parseSibling(name) {
    if (name.length > 255)
        return null;
    const parts = /^\.([a-z0-9][a-z0-9.-]*)\.([a-z]+)-([0-9]+-[0-9a-f]+)$/.exec(name);
    const [, id, kindText, token] = parts ?? [];
    const kind = siblingKinds.find((known) => known === kindText);
    return id === undefined || token === undefined || kind === undefined
        ? null
        : { name, id, kind, token };
}
/** True for what a crash may leave of writing the state file (base/atomic-file.ts). */
function isStateTemporary(name) {
    return /^\.state\.json\.[0-9]+-[0-9a-z]+\.tmp$/.test(name);
}
/** The pid in the name of a lock's facts that were written beside, or null. */
function parseLockTemporary(name) {
    const pid = /^\.mutation\.lock\.([0-9]{1,10})-[0-9a-f]+$/.exec(name)?.[1];
    return pid === undefined ? null : Number(pid);
}
/**
 * The configuration directory: `CLIO_CODER_CONFIG_DIR`, else `CLIO_CODER_HOME/config`, else
 * `clio-coder` in `XDG_CONFIG_HOME` or `~/.config`. Empty variables count as absent, and so does a
 * relative `XDG_CONFIG_HOME`, as its specification asks.
 */
function configDirectory(variables, home, cwd) {
    const own = variables['CLIO_CODER_CONFIG_DIR'];
    if (own !== undefined && own !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, own);
    const clioHome = variables['CLIO_CODER_HOME'];
    if (clioHome !== undefined && clioHome !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, clioHome, 'config');
    const xdg = variables['XDG_CONFIG_HOME'];
    const platform = xdg !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(xdg) ? xdg : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.config');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(platform, 'clio-coder');
}


/***/ }),

/***/ 6695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   processHost: () => (/* binding */ processHost)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7835);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7052);
/* harmony import */ var _lifecycle_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3473);
// The machine as installing sees it: the one place where environment, process and clock are read for it.






/** The host of this process, working in `cwd` (absolute). */
function processHost(cwd = process.cwd(), env = process.env) {
    const home = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)();
    return {
        disk: _base_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realDisk */ .U,
        cwd,
        configDirectory: (0,_lifecycle_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .configDirectory */ .Od)(env, home, cwd),
        home,
        pid: process.pid,
        hostname: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
        startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
        startMark: startMarkOf(process.pid),
        command: `plugin-gate ${process.argv.slice(2).join(' ')}`,
        now: () => new Date(),
        randomHex: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex'),
        processState,
    };
}
/** A process with the number of a dead one has another mark. */
function processState(pid, startMark) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        return (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error) === 'ESRCH' ? 'gone' : 'running';
    }
    const found = startMarkOf(pid);
    if (found === '' || startMark === '')
        return 'unknown';
    return found === startMark ? 'running' : 'gone';
}
/**
 * What only one process in the life of a machine has: the boot and the tick in which it started (Linux).
 * No clock in it, because clocks are set. Empty where the system does not tell.
 */
function startMarkOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // Field 22; the name in field 2 is in parentheses and may hold anything.
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        const boot = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
        return ticks === undefined || boot === '' ? '' : `${boot}:${ticks}`;
    }
    catch {
        return '';
    }
}


/***/ })

};
