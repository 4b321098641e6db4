export const id = 3164;
export const ids = [3164];
export const modules = {

/***/ 1412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The id that git gives to bytes, so that a file can be compared with a history without reading old versions.

/** SHA-1 object id of a blob, 40 hexadecimal digits. */
function blobId(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}


/***/ }),

/***/ 9558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseMigration),
/* harmony export */   migrationJson: () => (/* binding */ migrationJson)
/* harmony export */ });
/* harmony import */ var _lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6205);
// The plan of a migration as a file that a person reviews: its JSON, and the strict way back. A plan that was
// edited can only ever delete what a fresh plan would delete too (apply-migration.ts). Pure.

/** The plan as versioned JSON. */
function migrationJson(plan) {
    return {
        version: 1,
        machine: plan.machine,
        store: plan.store,
        head: plan.head,
        plugins: plan.plugins,
        inventory: plan.inventory,
        files: plan.files.map(({ path, id, bytes, plugin, pluginPath, version }) => ({
            path,
            id,
            bytes,
            plugin,
            pluginPath,
            version,
        })),
        directories: plan.directories,
        kept: plan.kept,
        notChecked: plan.notChecked,
    };
}
/** Reads a plan from a JSON value; a text says what is wrong with it. */
function parseMigration(value) {
    const members = (0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value);
    if (members === null)
        return `it is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(value)}, not an object`;
    if (members.get('version') !== 1) {
        return `version is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(members.get('version'))}, not the number 1`;
    }
    const [machine, store, head] = ['machine', 'store', 'head'].map((key) => members.get(key));
    if (typeof machine !== 'string')
        return `machine is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(machine)}, not a string`;
    if (typeof store !== 'string')
        return `store is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(store)}, not a string`;
    if (head !== null && typeof head !== 'string')
        return `head is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(head)}`;
    const [plugins, inventory] = ['plugins', 'inventory'].map((key) => members.get(key) ?? null);
    if (plugins !== null && typeof plugins !== 'string')
        return `plugins is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(plugins)}, not a string`;
    if (inventory !== null && typeof inventory !== 'string')
        return `inventory is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(inventory)}, not a string`;
    const listed = members.get('files');
    if (!Array.isArray(listed))
        return `files is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .describeJson */ .kw)(listed)}, not a list`;
    const files = [];
    for (const [at, file] of listed.entries()) {
        const [path, id] = ['path', 'id'].map((key) => (0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(file)?.get(key));
        if (typeof path !== 'string' || typeof id !== 'string')
            return `files[${at}] has no path or id`;
        files.push({ path, id });
    }
    return { machine, store, head, plugins: plugins ?? null, inventory: inventory ?? null, files };
}


/***/ }),

/***/ 3022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readStoreCopies)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7835);
/* harmony import */ var _blob_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1412);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8552);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2166);
/* harmony import */ var _vouchers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9540);
/* harmony import */ var _walk_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(720);
// Files of the store held against what plugins vouch for at the same path, or below a folder named after the
// plugin. Only capabilities are compared: a file that the plugin has elsewhere, such as a served image, is none
// of our business. Reads only. Specification: capabilities page, "For a fork".







/** Looks through the whole store at an absolute path. Throws `Fault` (`too-large`, `io`). */
function readStoreCopies(store, vouchers, disk = _base_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .realDisk */ .U) {
    const walked = (0,_walk_files_js__WEBPACK_IMPORTED_MODULE_6__/* .walkFiles */ .F)(disk, store);
    const byPath = claimsByPath(vouchers);
    const copies = [];
    const links = [];
    for (const { path, type } of walked.files) {
        const claims = claimsOn(path, byPath, vouchers);
        if (claims.length === 0)
            continue;
        if (type === 'link') {
            links.push(path);
            continue;
        }
        const reading = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readSmall */ .o)(disk, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(store, path), _vouchers_js__WEBPACK_IMPORTED_MODULE_5__/* .COMPARED_BYTES */ .k, 'refuse');
        if (!reading.ok)
            continue;
        const copy = strongest(path, reading.bytes, claims);
        if (copy !== null)
            copies.push(copy);
    }
    return { copies, links, walked };
}
const folders = new Set(_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .kindRows */ .Y.map(({ folder }) => folder));
/** Every path that any plugin has or had, to the plugins. */
function claimsByPath(vouchers) {
    const byPath = new Map();
    for (const voucher of vouchers.values()) {
        const paths = new Set([...voucher.current, ...(voucher.history?.versions.keys() ?? [])]);
        for (const path of paths) {
            const known = byPath.get(path);
            if (known === undefined)
                byPath.set(path, [voucher]);
            else
                known.push(voucher);
        }
    }
    return byPath;
}
function claimsOn(path, byPath, vouchers) {
    const [first = '', second = '', ...rest] = path.split('/');
    if (!folders.has(first) && !folders.has(second))
        return [];
    const same = folders.has(first) ? (byPath.get(path) ?? []) : [];
    const claims = same.map((voucher) => ({ voucher, pluginPath: path, inPluginFolder: false }));
    // tasks/notes/sync/run.sh and notes/tasks/sync/run.sh, for tasks/sync/run.sh of the plugin notes.
    const named = vouchers.get(folders.has(first) ? second : first);
    const kind = folders.has(first) ? first : second;
    if (named === undefined || rest.length === 0)
        return claims;
    const pluginPath = [kind, ...rest].join('/');
    const has = named.current.has(pluginPath) || named.history?.versions.has(pluginPath) === true;
    return has ? [...claims, { voucher: named, pluginPath, inPluginFolder: true }] : claims;
}
const strength = { current: 0, older: 1, differs: 2 };
function strongest(path, bytes, claims) {
    const id = (0,_blob_id_js__WEBPACK_IMPORTED_MODULE_2__/* .blobId */ .z)(bytes);
    let best = null;
    for (const { voucher, pluginPath, inPluginFolder } of claims) {
        const version = versionOf(id, voucher, pluginPath);
        if (version === null || (best !== null && strength[version] >= strength[best.version]))
            continue;
        const { plugin } = voucher;
        best = { path, bytes: bytes.length, id, plugin, pluginPath, version, inPluginFolder };
    }
    return best;
}
function versionOf(id, voucher, path) {
    if (voucher.currentId(path) === id)
        return 'current';
    if (voucher.history?.versions.get(path)?.has(id) === true)
        return 'older';
    return voucher.current.has(path) ? 'differs' : null;
}


/***/ }),

/***/ 9540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readVouchers),
/* harmony export */   k: () => (/* binding */ COMPARED_BYTES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7835);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _git_object_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(765);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5799);
/* harmony import */ var _blob_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1412);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8552);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2166);
/* harmony import */ var _walk_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(720);
// What each installed plugin can vouch for: the bytes of its capability files now and, from its own git
// history, before. Disabled plugins vouch too; without a full history only the current bytes count, and that
// is said. Reads only. Specification: capabilities page, "Delta and migration".









/** Most bytes of a file that is compared. */
const COMPARED_BYTES = 64 * 1024 * 1024;
/** Everything the known plugins vouch for. Three processes for each plugin that is a repository. */
function readVouchers(known, world, disk = _base_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .realDisk */ .U) {
    const vouchers = new Map();
    const notChecked = [];
    for (const [at, source] of known.entries()) {
        if (source.plugin === null)
            continue;
        world.told?.(at, known.length);
        const history = historyOf(source, world.environment);
        if (typeof history === 'string') {
            notChecked.push({
                what: `older versions of the plugin ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(source.plugin)}; it vouches for its current bytes only`,
                why: history,
            });
        }
        vouchers.set(source.plugin, {
            plugin: source.plugin,
            enabled: source.enabled,
            ...currentFiles(disk, source),
            history: typeof history === 'string' ? null : history,
        });
    }
    return { vouchers, notChecked };
}
function historyOf(source, environment) {
    const repository = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryAt */ .uw)(source.realPath, environment);
    if (repository === null)
        return 'it has no git repository of its own';
    const reading = (0,_git_object_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readObjectHistory */ ._)(repository, _kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRows */ .Y.map(({ folder }) => folder));
    return reading.ok ? reading.history : reading.why;
}
function currentFiles(disk, { realPath }) {
    const ids = new Map();
    const current = new Set(_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRows */ .Y.flatMap(({ folder }) => (0,_walk_files_js__WEBPACK_IMPORTED_MODULE_8__/* .walkFiles */ .F)(disk, realPath, folder).files.flatMap(({ type, path }) => type === 'file' ? [path] : [])));
    const currentId = (path) => {
        const before = ids.get(path);
        if (before !== undefined)
            return before;
        const reading = current.has(path)
            ? (0,_read_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readSmall */ .o)(disk, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(realPath, path), COMPARED_BYTES, 'refuse')
            : null;
        const id = reading?.ok === true ? (0,_blob_id_js__WEBPACK_IMPORTED_MODULE_5__/* .blobId */ .z)(reading.bytes) : null;
        ids.set(path, id);
        return id;
    };
    return { current, currentId };
}


/***/ }),

/***/ 720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ walkFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4172);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2166);
// Regular files and links below a directory, links never followed, `.git` never entered. Reads no file.
// Used for looking at whole stores and plugins, so it is iterative and capped.




const FILES = 500_000;
/** Walks `start` and what is below; a start that is not there has no files. Throws `Fault` (`too-large`, `io`). */
function walkFiles(disk, root, start = '.') {
    const files = [];
    const repositories = [];
    const unreadable = [];
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        try {
            const entries = disk.readdirSync((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, at), { withFileTypes: true });
            if (at !== start && entries.some(({ name }) => name === '.git')) {
                repositories.push(at);
                continue;
            }
            for (const entry of entries) {
                if (entry.name === '.git')
                    continue;
                const path = at === '.' ? entry.name : `${at}/${entry.name}`;
                if (entry.isDirectory())
                    open.push(path);
                else if (entry.isFile())
                    files.push({ path, type: 'file' });
                else if (entry.isSymbolicLink())
                    files.push({ path, type: 'link' });
            }
        }
        catch (error) {
            if ((0,_read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .whyOf */ .g)(error) !== 'missing')
                unreadable.push(at);
        }
        if (files.length > FILES) {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('too-large', `there are more than ${FILES} files below ${root}`);
        }
    }
    files.sort((a, b) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.path, b.path));
    return { files, repositories: repositories.sort(_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C), unreadable };
}


/***/ }),

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ killOnEveryWayOut),
/* harmony export */   ev: () => (/* binding */ removeOnEveryWayOut),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   ww: () => (/* binding */ makeTemporary)
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
/**
 * Makes a directory whose name starts with `prefix` (absolute), to be gone on every way out: no signal can
 * come between. Throws what the system throws.
 */
function makeTemporary(prefix) {
    install();
    try {
        const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(prefix);
        return { directory, remove: removeOnEveryWayOut(directory) };
    }
    catch (error) {
        uninstallWhenIdle();
        throw error;
    }
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
/**
 * Not at once: a signal that came during synchronous work is heard only when the event loop polls again,
 * and would be lost with the handlers. One turn may end right after the poll, the second comes behind one.
 */
function uninstallWhenIdle() {
    setImmediate(() => setImmediate(uninstall));
}
function uninstall() {
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


/***/ }),

/***/ 765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readObjectHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8417);
/* harmony import */ var _scratch_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5170);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
// Every version of every file in a repository's history, read from its objects alone: through a git directory
// of our own, so that nothing the repository configures is obeyed, and with tips that we read as files. Made
// for plugins, whose `.git` is as hostile as the rest of them. Threats page, "git".






/** Most refs that are read, and most bytes of a file with refs. */
const REFS = 20_000;
const REF_FILE_BYTES = 16 * 1024 * 1024;
/**
 * The history of these directories or files of a repository (relative to it, `.` for all), from HEAD and every
 * ref. Where it cannot be read whole, `why` says so. Throws nothing but `Fault` (`internal`).
 */
function readObjectHistory(repository, paths) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDirectory, 'shallow'))) {
        return { ok: false, why: 'it is a shallow clone' };
    }
    try {
        const tips = readTips(repository);
        if (tips.length === 0)
            return { ok: false, why: 'it has no commit' };
        if (tips.some((tip) => tip.length !== 40)) {
            return { ok: false, why: 'its objects are named by SHA-256' };
        }
        const history = (0,_scratch_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .withScratch */ .h)(repository, [], ({ git }) => walkHistory({ ...git, patience: _local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .historyPatience */ .ew }, tips, paths));
        return { ok: true, history };
    }
    catch (error) {
        if (error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC && error.code === 'internal')
            throw error;
        return { ok: false, why: (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) };
    }
}
function walkHistory(git, tips, paths) {
    const listed = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)(git, ['rev-list', '--timestamp', '--stdin'], `${tips.join('\n')}\n`);
    const times = new Map();
    for (const line of listed.toString('latin1').split('\n')) {
        const [time, commit] = line.split(' ');
        if (time !== undefined && commit !== undefined)
            times.set(commit, Number(time));
    }
    const form = ['-r', '-m', '--root', '--raw', '-z', '--no-abbrev', '--no-renames'];
    const within = paths.includes('.') ? [] : ['--', ...paths];
    const changes = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)(git, ['diff-tree', '--stdin', ...form, ...within], `${[...times.keys()].join('\n')}\n`);
    return collect((0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .records */ .V0)(changes), times);
}
/** The output of diff-tree: a commit, then for each change its facts and its path. */
function collect(parts, times) {
    const versions = new Map();
    const lastChange = new Map();
    let time = 0;
    for (let at = 0; at < parts.length; at += 1) {
        const part = parts[at] ?? '';
        const change = /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) [A-Z]\d*$/.exec(part);
        if (change === null) {
            time = times.get(part.slice(0, 40)) ?? time;
            continue;
        }
        at += 1;
        const path = parts[at] ?? '';
        lastChange.set(path, Math.max(lastChange.get(path) ?? 0, time));
        const known = versions.get(path) ?? new Set();
        versions.set(path, known);
        if (isFileMode(change[1]))
            known.add(change[3] ?? '');
        if (isFileMode(change[2]))
            known.add(change[4] ?? '');
    }
    return { versions, lastChange };
}
/** Regular files only: a link's object is its target, a submodule's is a commit. */
function isFileMode(mode) {
    return mode === '100644' || mode === '100755';
}
/** Object ids that HEAD and the refs name, each once. */
function readTips(repository) {
    const tips = new Set();
    const add = (text) => {
        const id = /^[0-9a-f]{40}(?:[0-9a-f]{24})?/.exec(text ?? '')?.[0];
        if (id !== undefined && tips.size < REFS)
            tips.add(id);
    };
    add(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDirectory, 'HEAD')));
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDirectory, 'packed-refs')) ?? '';
    for (const line of packed.split('\n'))
        add(line);
    const open = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDirectory, 'refs')];
    for (let seen = 0; open.length > 0 && seen < REFS;) {
        const directory = open.pop() ?? '';
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true })) {
            seen += 1;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, entry.name);
            if (entry.isDirectory())
                open.push(path);
            else if (entry.isFile())
                add(readText(path));
        }
    }
    return [...tips];
}
function readText(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (facts?.isFile() !== true || facts.size > REF_FILE_BYTES)
        return null;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
}


/***/ }),

/***/ 6607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrateCapabilities: () => (/* binding */ migrateCapabilities)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/capability/blob-id.js
var blob_id = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/capability/entries.js
var entries = __webpack_require__(4287);
// EXTERNAL MODULE: ./build/capability/read-file.js
var read_file = __webpack_require__(2166);
// EXTERNAL MODULE: ./build/capability/vouchers.js
var capability_vouchers = __webpack_require__(9540);
;// CONCATENATED MODULE: ./build/capability/apply-migration.js
// Deletes what a reviewed plan names, after making the plan anew and finding every one of its files in it with
// the same bytes. Stops before the first deletion otherwise. The only file that deletes in a store without being
// asked for a name. Specification: capabilities page, "with `--apply PLAN` it re-checks every hash first".








/** Applies a reviewed plan. `fresh` was made now. Throws `Fault` (`io`, `changed`) where a deletion fails. */
function applyMigration(place, reviewed, fresh) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const refusals = refusalsOf(reviewed, fresh);
    if (refusals.length > 0)
        return { refusals, deleted: [], directories: [] };
    const wanted = new Set(reviewed.files.map(({ path }) => path));
    const files = fresh.files.filter(({ path }) => wanted.has(path));
    // All bytes once more, as near to the deletion as it gets, and still before the first one.
    for (const { path, id } of files)
        assertSame(disk, fresh.store, path, id);
    const deleted = [];
    try {
        for (const { path, id } of files) {
            assertSame(disk, fresh.store, path, id);
            disk.unlinkSync((0,external_node_path_.join)(fresh.store, path));
            deleted.push(path);
        }
        const directories = fresh.directories.filter((path) => removeEmpty(disk, fresh.store, path));
        return { refusals, deleted, directories };
    }
    catch (error) {
        const done = `${deleted.length} of ${files.length} files were deleted`;
        if (error instanceof fault/* Fault */.vC)
            throw new fault/* Fault */.vC(error.code, `${error.message}; ${done}`, error.hint, error);
        throw new fault/* Fault */.vC('io', `cannot delete: ${(0,fault/* messageOf */.bD)(error)}; ${done}`, null, error);
    }
}
function refusalsOf(reviewed, fresh) {
    const refusals = [];
    const differs = (code, what, was, is, hint = '') => {
        const message = `the plan was made ${what} ${(0,quote/* quote */.hD)(was)}, and this is ${(0,quote/* quote */.hD)(is)}${hint}`;
        if (was !== is)
            refusals.push({ code, message });
    };
    differs('other-machine', 'on', reviewed.machine, fresh.machine);
    differs('other-store', 'for', reviewed.store, fresh.store);
    differs('other-head', 'at', reviewed.head ?? 'no commit', fresh.head ?? 'no commit');
    const { plugins, inventory } = reviewed;
    const name = (option) => `; name that one with ${option}`;
    if (plugins !== null) {
        differs('other-plugins', 'with the plugins in', plugins, fresh.plugins, name('--plugins'));
    }
    if (inventory !== null) {
        const is = fresh.inventory ?? 'no file';
        differs('other-inventory', 'with the inventory', inventory, is, name('--inventory'));
    }
    if (refusals.length > 0)
        return refusals;
    if (fresh.unreadable !== null)
        return [{ code: 'inventory', message: fresh.unreadable }];
    const now = new Map(fresh.files.map(({ path, id }) => [path, id]));
    const why = new Map(fresh.kept.map((kept) => [kept.path, kept.why]));
    return reviewed.files.flatMap(({ path, id }) => {
        if (now.get(path) === id)
            return [];
        const reason = now.has(path)
            ? 'its bytes changed'
            : (why.get(path) ?? 'nothing vouches for it now');
        return [{ code: 'stale', message: `${(0,quote/* quote */.hD)(path)} may not go any more: ${reason}` }];
    });
}
function assertSame(disk, store, path, id) {
    const absolute = (0,external_node_path_.join)(store, path);
    const changed = () => new fault/* Fault */.vC('changed', `${(0,quote/* quote */.hD)(path)} has changed since it was checked`, 'make a new plan');
    // The way there must not lead through a link that was put in meanwhile.
    if (!(0,entries/* isInside */.F)(store, disk.realpathSync.native((0,external_node_path_.dirname)(absolute))))
        throw changed();
    if (disk.realpathSync.native((0,external_node_path_.dirname)(absolute)) !== (0,external_node_path_.dirname)(absolute))
        throw changed();
    const reading = (0,read_file/* readSmall */.o)(disk, absolute, capability_vouchers/* COMPARED_BYTES */.k, 'refuse');
    if (!reading.ok || (0,blob_id/* blobId */.z)(reading.bytes) !== id)
        throw changed();
}
/** A directory that something was put into meanwhile stays. */
function removeEmpty(disk, store, path) {
    try {
        disk.rmdirSync((0,external_node_path_.join)(store, path));
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/capability/migration-file.js
var migration_file = __webpack_require__(9558);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
;// CONCATENATED MODULE: ./build/git/head-commit.js
// The commit a work tree stands on.


/** The object id that HEAD names, or null where there is no commit yet. Throws `Fault` (`git`). */
function readHeadCommit(repository) {
    const said = (0,local_git/* runLocalGit */.tx)((0,repository_view/* gitOf */.Od)(repository), ['cat-file', '--batch-check=%(objectname)'], 'HEAD\n');
    return /^[0-9a-f]{40,64}$/.exec(said.toString('latin1').trim())?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/capability/kinds.js
var kinds = __webpack_require__(8552);
// EXTERNAL MODULE: ./build/capability/open-entry.js + 2 modules
var open_entry = __webpack_require__(9207);
;// CONCATENATED MODULE: ./build/capability/keep-whole-entries.js
// Holds a migration to what it promises: the names before and after are the same, and what ran before runs
// after. Copies of an entry go together or stay together where one of them alone would leave it broken.
// Specification: capabilities page, "the set of names before and after is the same".






/** Of the proven copies, those that may go; every file is in exactly one of the two lists. */
function keepWholeEntries(place, sources, proven, walked, vouchers) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const entries = storeEntries(disk, sources);
    const total = countByEntry(walked.files.map(({ path }) => path));
    const groups = new Map();
    for (const copy of proven) {
        const key = entryKey(copy.path);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [copy]);
        else
            group.push(copy);
    }
    const files = [];
    const kept = [];
    for (const [key, group] of groups) {
        const entry = entries.get(key);
        const whole = total.get(key) === group.length;
        const why = emptyOnly(group) ??
            (whole ? vanishes(group, entry, vouchers) : entry === undefined ? null : breaks(disk, entry));
        if (why === null)
            files.push(...group);
        else
            kept.push(...group.map(({ path }) => ({ path, why })));
    }
    return { files, kept };
}
function breaks(disk, entry) {
    if (entry.row.entryFile === null || !(0,open_entry/* openEntry */.v)(disk, entry).usable)
        return null;
    return `the rest of the ${entry.row.kind} ${(0,quote/* quote */.hD)(entry.name)} is yours, and would be broken without it`;
}
/** Entries of the store by kind's folder and file name. */
function storeEntries(disk, { sources }) {
    const own = sources.filter(({ plugin }) => plugin === null);
    return new Map(own.flatMap((store) => kinds/* kindRows */.Y.flatMap((row) => (0,entries/* findEntries */.I)(disk, store, row).entries.map((entry) => [`${row.folder}/${(0,external_node_path_.basename)(entry.path)}`, entry]))));
}
/** The first two parts of a path: the entry it lies in. */
function entryKey(path) {
    return path.split('/').slice(0, 2).join('/');
}
function countByEntry(paths) {
    const counts = new Map();
    for (const path of paths)
        counts.set(entryKey(path), (counts.get(entryKey(path)) ?? 0) + 1);
    return counts;
}
/** An empty file equals every other one: alone it proves nothing. */
function emptyOnly(group) {
    return group.every(({ bytes }) => bytes === 0)
        ? 'it is empty, and an empty file proves nothing'
        : null;
}
function vanishes(group, entry, vouchers) {
    if (entry === undefined || group.some(({ inPluginFolder }) => inPluginFolder))
        return null;
    const prefix = `${entry.row.folder}/${(0,external_node_path_.basename)(entry.path)}`;
    const provided = [...vouchers.values()].some(({ current }) => entry.shape === 'file'
        ? current.has(prefix)
        : [...current].some((path) => path.startsWith(`${prefix}/`)));
    return provided
        ? null
        : `no installed plugin provides the ${entry.row.kind} ${(0,quote/* quote */.hD)(entry.name)} any more`;
}

// EXTERNAL MODULE: ./build/capability/sources.js + 2 modules
var capability_sources = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/capability/store-copies.js
var store_copies = __webpack_require__(3022);
;// CONCATENATED MODULE: ./build/capability/plan-migration.js
// Which files of the store are provably copies that a plugin publishes, and may go. Plans only; deletes
// nothing. Whatever is not proven stays, and the plan says why.
// Specification: capabilities page, "`capabilities migrate` deletes stale copies and only those".













/** Plans for the store of a place. Throws `Fault` (`usage` where the store is not in git, `git`, `io`, `too-large`). */
function planMigration(place, machine, world) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const repository = (0,git_repository/* findRepository */.W1)(place.store, world.environment);
    const prefix = repository === null ? null : (0,git_repository/* repositoryPath */.SH)(repository, place.store);
    if (repository === null || prefix === null) {
        throw new fault/* Fault */.vC('usage', `the store ${(0,quote/* quote */.hD)(place.store)} is not in a git repository`, 'only untracked files are deleted, and only git knows which those are; commit the store first');
    }
    const view = (0,repository_view/* readRepositoryView */.sr)(repository, place.store);
    const isTracked = (path) => view.entryAt(prefix === '.' ? path : `${prefix}/${path}`) !== undefined;
    const sources = (0,capability_sources/* readCapabilitySources */.BT)(place);
    const { vouchers, notChecked } = (0,capability_vouchers/* readVouchers */.K)(sources.known, world, disk);
    const { copies, links, walked } = (0,store_copies/* readStoreCopies */.r)(place.store, vouchers, disk);
    const kept = links.map((path) => ({ path, why: 'it is a link' }));
    const proven = [];
    for (const copy of copies) {
        const why = copy.version === 'differs'
            ? `its bytes were never those of the plugin ${(0,quote/* quote */.hD)(copy.plugin)}`
            : isTracked(copy.path)
                ? 'git tracks it; delete it with git rm'
                : null;
        if (why === null)
            proven.push(copy);
        else
            kept.push({ path: copy.path, why });
    }
    const whole = keepWholeEntries(place, sources, proven, walked, vouchers);
    const files = [...whole.files].sort((a, b) => (0,order/* byCodeUnits */.C)(a.path, b.path));
    return {
        machine,
        store: disk.realpathSync.native(place.store),
        plugins: realPathOr(disk, place.plugins),
        inventory: place.inventory.file ?? null,
        unreadable: sources.readable ? null : (said(sources.findings)[0] ?? 'it cannot be read'),
        head: readHeadCommit(repository),
        files,
        directories: emptied(disk, place.store, files),
        kept: [...kept, ...whole.kept].sort((a, b) => (0,order/* byCodeUnits */.C)(a.path, b.path)),
        notChecked: [
            ...notChecked,
            ...said(sources.findings).map((what) => ({
                what,
                why: 'see plugin-gate capabilities check',
            })),
            ...walked.repositories.map((path) => ({
                what: `${path} in the store`,
                why: 'it is a repository of its own',
            })),
            ...walked.unreadable.map((path) => ({
                what: `${path} in the store`,
                why: 'it cannot be read',
            })),
        ],
    };
}
/** Each with the file that it is about. */
function said(findings) {
    return findings.map(({ message, place }) => `${(0,quote/* quote */.hD)(place.file)}: ${message}`);
}
function realPathOr(disk, path) {
    try {
        return disk.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
/** Directories below a kind's folder that hold nothing but what goes, deepest first. */
function emptied(disk, store, files) {
    const gone = new Set(files.map(({ path }) => path));
    const directories = new Set();
    for (const { path } of files) {
        for (let at = parentOf(path); at.includes('/'); at = parentOf(at))
            directories.add(at);
        const [top = ''] = path.split('/');
        if (!kinds/* kindRows */.Y.some(({ folder }) => folder === top))
            directories.add(top);
    }
    const deepestFirst = [...directories].sort((a, b) => b.split('/').length - a.split('/').length || (0,order/* byCodeUnits */.C)(a, b));
    return deepestFirst.filter((directory) => {
        const names = disk.readdirSync((0,external_node_path_.join)(store, directory));
        const empty = names.every((name) => gone.has(`${directory}/${name}`));
        if (empty)
            gone.add(directory);
        return empty;
    });
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

// EXTERNAL MODULE: ./build/usecases/capabilities-place.js + 2 modules
var capabilities_place = __webpack_require__(955);
// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
;// CONCATENATED MODULE: ./build/usecases/new-file.js
// A file that a command is told to write and that must be a new one: what is there already is somebody's. Says
// what to name instead; never replaces anything.





/** Throws `Fault` (`usage`) where `file`, relative to `cwd`, exists or has no directory to be in. */
function assertNewFile(cwd, file) {
    const path = (0,external_node_path_.resolve)(cwd, file);
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined) {
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(file)} exists`, 'name a new file');
    }
    if ((0,external_node_fs_.statSync)((0,external_node_path_.dirname)(path), { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new fault/* Fault */.vC('usage', `there is no directory to write ${(0,quote/* quote */.hD)(file)} in`, 'make the directory, or name a file in one that is there');
    }
}
/** Writes it for its owner alone. Throws `Fault` (`usage` as above, `changed`, `io`). */
function writeNewFile(cwd, file, bytes) {
    assertNewFile(cwd, file);
    (0,atomic_file/* writeFileAtomic */.Z)({ path: (0,external_node_path_.resolve)(cwd, file), bytes, expected: null, mode: 0o600 });
}

;// CONCATENATED MODULE: ./build/usecases/capabilities-migrate.js
// `capabilities migrate`: a plan to review, or a reviewed plan applied. Prints nothing.
// Specification: capabilities page, "Delta and migration".










/** Plans, and applies where that is asked. Throws `Fault` (`usage`, `git`, `io`, `changed`, `too-large`). */
function migrateCapabilities(request) {
    if (request.apply !== null && request.planFile !== null) {
        throw new fault/* Fault */.vC('usage', '--plan and --apply exclude each other', 'review the plan in between');
    }
    if (request.planFile !== null)
        assertNewFile(request.cwd, request.planFile);
    const reviewed = request.apply === null ? null : readPlan(request.cwd, request.apply);
    // A plan is applied with the inventory that it was made with, unless another one is asked for.
    const inventory = request.inventory ?? reviewed?.inventory ?? null;
    const place = (0,capabilities_place/* capabilitiesPlace */.k)({ ...request, inventory });
    const plan = planMigration(place, (0,external_node_os_.hostname)(), (0,capabilities_place/* historyWorld */.P)(request));
    if (reviewed === null && plan.unreadable !== null) {
        throw new fault/* Fault */.vC('usage', `nothing can be planned: ${plan.unreadable}`, 'put it right, or name another one with --inventory');
    }
    if (request.planFile !== null) {
        const bytes = Buffer.from(`${JSON.stringify((0,migration_file.migrationJson)(plan), null, 2)}\n`);
        writeNewFile(request.cwd, request.planFile, bytes);
    }
    const applied = reviewed === null ? null : applyMigration(place, reviewed, plan);
    return { plan, applied };
}
function readPlan(cwd, file) {
    let value;
    try {
        value = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, file), 'utf8'));
    }
    catch (error) {
        throw new fault/* Fault */.vC('usage', `the plan ${(0,quote/* quote */.hD)(file)} cannot be read: ${(0,fault/* messageOf */.bD)(error)}`, null, error);
    }
    const plan = (0,migration_file/* parseMigration */.m)(value);
    if (typeof plan !== 'string')
        return plan;
    throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(file)} is no plan: ${plan}`, 'make one with --plan');
}


/***/ })

};
