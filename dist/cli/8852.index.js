export const id = 8852;
export const ids = [8852,8264];
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

/***/ 2110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CapabilityError),
/* harmony export */   r: () => (/* binding */ badName)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _capability_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2453);
// The one typed error of capabilities: a caller asked for something that is refused. Callers branch on
// the code; the same value whichever way the request came in (function, HTTP, message, stored job).


class CapabilityError extends Error {
    name = 'CapabilityError';
    code;
    entry;
    plugin;
    hint;
    constructor(facts) {
        super(facts.message);
        this.code = facts.code;
        this.entry = facts.name;
        this.plugin = facts.plugin ?? null;
        this.hint = facts.hint ?? null;
    }
}
/** The refusal of a name. Says nothing of the value when it is no string: it may be anything. */
function badName(value, fault) {
    const subject = typeof value === 'string' ? `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}` : 'the name';
    return new CapabilityError({
        code: 'bad-name',
        message: `${subject} ${_capability_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFaultText */ .d[fault]}`,
        name: null,
        hint: 'give the name of an entry as the list shows it',
    });
}


/***/ }),

/***/ 5130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   YW: () => (/* binding */ readCatalogue)
/* harmony export */ });
/* unused harmony export resolveNames */
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4172);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4287);
/* harmony import */ var _open_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9207);
// One kind over every source: who wins each name, who is shadowed by whom, what is broken. The owner's entry
// wins, broken or not; then the first plugin in order whose entry can be used.
// Specification: capabilities page, "Reading".




/** Every entry of a kind in these sources. */
function readCatalogue(where, sources, row) {
    const disk = where.disk ?? _base_disk_js__WEBPACK_IMPORTED_MODULE_0__/* .realDisk */ .U;
    const found = sources.map((source) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .findEntries */ .I)(disk, source, row));
    const opened = found.flatMap(({ entries }) => entries.map((entry) => (0,_open_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .openEntry */ .v)(disk, entry)));
    return {
        provided: resolveNames(opened),
        findings: [
            ...found.flatMap((reading) => reading.findings),
            ...opened.flatMap((entry) => entry.findings),
        ],
    };
}
/** The entries of one name, and nothing else opened. */
function lookUp(where, sources, row, name) {
    const disk = where.disk ?? _base_disk_js__WEBPACK_IMPORTED_MODULE_0__/* .realDisk */ .U;
    const found = sources.flatMap((source) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .findEntries */ .I)(disk, source, row).entries.filter((entry) => entry.name === name));
    return resolveNames(found.map((entry) => (0,_open_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .openEntry */ .v)(disk, entry)));
}
/** Gives each entry its state; `entries` are in the order of their sources. */
function resolveNames(entries) {
    const winners = new Map();
    for (const entry of entries) {
        const takes = entry.usable || entry.source.plugin === null;
        if (takes && !winners.has(entry.name))
            winners.set(entry.name, entry);
    }
    return entries
        .map((entry) => {
        const winner = winners.get(entry.name);
        const shadowedBy = winner === undefined || winner === entry ? null : winner.source;
        if (!entry.usable)
            return { entry, state: 'broken', shadowedBy };
        return { entry, state: shadowedBy === null ? 'effective' : 'shadowed', shadowedBy };
    })
        .sort((a, b) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.entry.name, b.entry.name));
}


/***/ }),

/***/ 5629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ taskRecordOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* unused harmony export OWNER */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
// What callers get: records with provenance. `plugin` is the plugin's name, or null for the owner's. Pure.


/** What stands for the owner where a plugin has its name. */
const OWNER = 'owner';
function recordOf({ entry, state, shadowedBy }) {
    return {
        kind: entry.row.kind,
        name: entry.name,
        plugin: entry.source.plugin,
        path: entry.path,
        state,
        shadowedBy: shadowedBy === null ? null : (shadowedBy.plugin ?? OWNER),
    };
}
/** The record of a usable task. */
function taskRecordOf(provided) {
    const { task, path } = provided.entry;
    if (task === null)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', `${provided.entry.name} is no usable task`);
    return {
        ...recordOf(provided),
        kind: 'task',
        title: task.title,
        description: task.description,
        implementation: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, task.implementation),
        patterns: task.patterns,
    };
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

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4172);
/* harmony import */ var _find_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3320);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5536);
// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.




const plainJudgement = { policy: _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .noPolicy */ .Wo, waiverOf: () => null };
/** How bad one finding is; `off` where the policy does not want to hear of it. Throws `Fault` (`internal`). */
function severityOf(finding, judgement = plainJudgement) {
    const level = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(ruleOf(finding), judgement.policy);
    return level === 'off' || judgement.waiverOf(finding) === null ? level : 'note';
}
/**
 * Judges and sorts by file, line, column, rule, then message; what the policy turned off is left out.
 * Throws `Fault` (`internal`) for a finding whose rule or message the table does not know: that is a bug
 * of ours and must not pass as silence.
 */
function judge(findings, judgement = plainJudgement) {
    return findings.flatMap((one) => judgeOne(one, judgement)).sort(compareFindings);
}
function judgeOne(finding, judgement) {
    const rule = ruleOf(finding);
    const level = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(rule, judgement.policy);
    if (level === 'off')
        return [];
    const base = {
        ...finding,
        severity: level,
        boundary: rule.boundary,
        why: rule.why,
        fix: finding.fix ?? rule.fix,
    };
    const waiver = judgement.waiverOf(finding);
    if (waiver === null)
        return [(0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .needsReview */ .mF)(rule, level) ? { ...base, review: true } : base];
    const { reason, expires } = waiver;
    const fix = `waived until ${expires}: ${reason}; after that: ${base.fix}`;
    return [{ ...base, severity: 'note', fix, waived: { reason, expires } }];
}
function ruleOf(finding) {
    const rule = (0,_find_rule_js__WEBPACK_IMPORTED_MODULE_1__.findRule)(finding.rule);
    if (rule === null)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `no rule ${finding.rule}`);
    if (rule.messages[finding.messageId] === undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `rule ${rule.id} has no message ${finding.messageId}`);
    }
    return rule;
}
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
function compareFindings(a, b) {
    return ((0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.place.file, b.place.file) ||
        (a.place.line ?? 0) - (b.place.line ?? 0) ||
        (a.place.column ?? 0) - (b.place.column ?? 0) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.rule, b.rule) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.message, b.message));
}


/***/ }),

/***/ 5536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   Wo: () => (/* binding */ noPolicy),
/* harmony export */   mF: () => (/* binding */ needsReview),
/* harmony export */   yr: () => (/* binding */ levels)
/* harmony export */ });
const levels = ['off', 'note', 'warning', 'error'];
/** Every rule at its own level, nothing waived. */
const noPolicy = { strict: false, levels: new Map(), waivers: [] };
/** How bad a rule is under a policy. What `rules` says counts before `strict`. */
function levelOf(rule, policy) {
    return policy.levels.get(rule.id) ?? (policy.strict ? rule.strict : undefined) ?? rule.severity;
}
/** True where a finding of the rule at that level needs a person; a note or an error needs none. */
function needsReview(rule, severity) {
    return rule.review === true && severity === 'warning';
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

/***/ 4956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ rowPlace)
/* harmony export */ });
/* harmony import */ var _row_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6863);

/** The place of the value of `key`; of the row where the key is missing. */
function rowPlace(registry, row, key) {
    const entry = row.entries.get(key);
    if (entry === undefined || registry.source === null)
        return row.place;
    const { start, end } = (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .e)(entry);
    return registry.source.place(start, end);
}


/***/ }),

/***/ 6863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ reportRow),
/* harmony export */   e: () => (/* binding */ spanOf)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);

/** Adds a finding of this row at `span`; `key` is marked faulty where it is given. */
function reportRow(report, key, span, draft) {
    if (key !== null)
        report.faulty.add(key);
    if (report.refusedAt.has(span.start))
        return;
    report.findings.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .g)({ ...draft, place: report.source.place(span.start, span.end), row: report.label }));
}
/** The span a finding about an entry points at: its value, or its key where the value is empty. */
function spanOf(entry) {
    return entry.value.span.start === entry.value.span.end ? entry.keySpan : entry.value.span;
}


/***/ }),

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ parseLocalSource),
/* harmony export */   m4: () => (/* binding */ isRemoteText),
/* harmony export */   mN: () => (/* binding */ judgeSourceText)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
/* harmony import */ var _row_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6863);




/** True for a text that means another place, whether or not it is well formed. */
function isRemoteText(text) {
    const start = text.trimStart();
    return start.startsWith('//') || start.startsWith('git@') || /^[^/\\]*:/.test(start);
}
/** Reads a text that is not remote as a path below the registry's directory. */
function parseLocalSource(text) {
    const no = (messageId, phrase, fix) => ({ ok: false, messageId, phrase, fix });
    if (text.split(/[/\\]/).includes('..')) {
        return no('parent', 'climbs with ".."', 'move the package below the registry, or the registry above it');
    }
    if (text !== text.trim()) {
        return no('unclear', 'begins or ends with a blank', 'remove the blank');
    }
    if ((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(text)) {
        return no('unclear', 'holds a character that nobody sees', 'write the path with visible characters');
    }
    const parsed = (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRelativePath */ .z)(text);
    if (parsed.ok) {
        return parsed.path === '.'
            ? no('itself', 'is the directory of the registry itself', 'move the package into a directory of its own: its digest would cover the registry that pins it')
            : parsed;
    }
    if (parsed.fault === 'backslash') {
        return no('backslash', 'has a backslash', 'write / between the parts of the path');
    }
    if (parsed.fault === 'absolute') {
        return no('not-relative', 'is an absolute path', 'write the path relative to the registry file');
    }
    return no('unclear', 'is no path', 'write the path of the package relative to the registry file');
}
/** Adds a finding where a local `sourceUrl` can be no path below the registry. Remote texts are judged later. */
function judgeSourceText(report, entry, text) {
    if (isRemoteText(text))
        return;
    const parsed = parseLocalSource(text);
    if (parsed.ok)
        return;
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .reportRow */ .b)(report, 'sourceUrl', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .e)(entry), {
        rule: 'row/source-url',
        messageId: parsed.messageId,
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} ${parsed.phrase}`,
        found: text,
        expected: 'a path relative to the registry file, without "..", or a GitHub tree URL',
        fix: parsed.fix,
    });
}


/***/ }),

/***/ 8346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCapabilitiesAt: () => (/* binding */ checkCapabilitiesAt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/git/object-history.js
var object_history = __webpack_require__(765);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/capability/catalogue.js
var catalogue = __webpack_require__(5130);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/capability/collisions.js
// One name, several providers: two plugins is an error that names every party and what to do, the owner before
// a plugin is a note. Pure. Specification: capabilities page, "Checks".


/** Findings about names of one kind; `provided` is a catalogue's, in its order. */
function collisionFindings(provided) {
    const byName = new Map();
    for (const each of provided) {
        const same = byName.get(each.entry.name);
        if (same === undefined)
            byName.set(each.entry.name, [each]);
        else
            same.push(each);
    }
    return [...byName.values()].flatMap((same) => (same.length < 2 ? [] : collision(same)));
}
function collision(same) {
    const own = same.find(({ entry }) => entry.source.plugin === null);
    const plugins = same.filter(({ entry }) => entry.source.plugin !== null);
    return [
        ...(plugins.length > 1 ? [twoPlugins(plugins, own)] : []),
        ...(own === undefined ? [] : [shadows(own, plugins)]),
    ];
}
function twoPlugins(plugins, own) {
    const [first] = plugins;
    const { name, row, path } = first.entry;
    const parties = plugins.map(({ entry }) => (0,quote/* quote */.hD)(entry.source.plugin ?? ''));
    const winner = own === undefined ? `${parties[0]} is used` : 'your own entry is used';
    return (0,finding/* finding */.g)({
        rule: 'capability/two-plugins',
        messageId: 'name',
        message: `the plugins ${(0,quote/* listNames */.Zv)(parties, 20)} provide the ${row.kind} ${(0,quote/* quote */.hD)(name)}; ${winner}`,
        place: (0,finding/* wholeFile */.A)(path),
        row: `${row.kind}:${name}`,
        found: parties.join(', '),
        expected: 'one enabled plugin with that name',
        fix: `disable ${(0,quote/* listNames */.Zv)(parties.slice(1), 20)}, or have it renamed, or put an entry ${(0,quote/* quote */.hD)(name)} of your own into ${row.folder}/ of the store and waive capability/two-plugins for ${row.kind}:${name} in plugin-gate.yaml`,
        related: plugins.slice(1).map(({ entry }) => ({
            message: `that of ${(0,quote/* quote */.hD)(entry.source.plugin ?? '')}`,
            place: (0,finding/* wholeFile */.A)(entry.path),
        })),
    });
}
function shadows(own, plugins) {
    const { name, row, path } = own.entry;
    const parties = plugins.map(({ entry }) => (0,quote/* quote */.hD)(entry.source.plugin ?? ''));
    return (0,finding/* finding */.g)({
        rule: 'capability/shadows',
        messageId: 'name',
        message: `your ${row.kind} ${(0,quote/* quote */.hD)(name)} shadows that of ${(0,quote/* listNames */.Zv)(parties, 20)}`,
        place: (0,finding/* wholeFile */.A)(path),
        row: `${row.kind}:${name}`,
        related: plugins.map(({ entry }) => ({
            message: `that of ${(0,quote/* quote */.hD)(entry.source.plugin ?? '')}`,
            place: (0,finding/* wholeFile */.A)(entry.path),
        })),
    });
}

;// CONCATENATED MODULE: ./build/capability/copy-findings.js
// Findings about files of the store that plugins publish: copies, and files of the same path. Pure.
// Specification: capabilities page, "For a fork".


/** `fileOf` is how a finding calls a path of the store. */
function copyFindings(copies, fileOf) {
    return copies.flatMap((copy) => {
        const place = (0,finding/* wholeFile */.A)(fileOf(copy.path));
        const its = `${(0,quote/* quote */.hD)(copy.pluginPath)} of the plugin ${(0,quote/* quote */.hD)(copy.plugin)}`;
        if (copy.version === 'differs') {
            return [
                (0,finding/* finding */.g)({
                    rule: 'capability/same-path',
                    messageId: 'differs',
                    message: `${(0,quote/* quote */.hD)(copy.path)} has the path of ${its} and other bytes`,
                    place,
                }),
            ];
        }
        // Every empty file is a copy of every other one: that says nothing.
        if (copy.bytes === 0)
            return [];
        const older = copy.version === 'older' ? 'an older version of ' : '';
        return [
            (0,finding/* finding */.g)({
                rule: 'capability/published-copy',
                messageId: copy.version,
                message: `${(0,quote/* quote */.hD)(copy.path)} is a published copy of ${older}${its}; delete it`,
                place,
                fix: `delete ${(0,quote/* quote */.hD)(copy.path)}: the plugin's own file is read where it lives`,
            }),
        ];
    });
}

// EXTERNAL MODULE: ./build/capability/kinds.js
var kinds = __webpack_require__(8552);
;// CONCATENATED MODULE: ./build/capability/name-findings.js
// Names of entries that are not the same everywhere: what Windows cannot hold, and two that one file system
// takes for one. Pure. Specification: capabilities page, "Checks".


const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>"|?*]/;
/** What is wrong with names; entries of one kind and exactly one name are not twins. */
function entryNameFindings(entries) {
    const seen = new Map();
    return entries.flatMap((entry) => [...portable(entry), ...twin(entry, seen)]);
}
function portable(entry) {
    const { kind, name, file } = entry;
    const character = forbidden.exec(name)?.[0];
    const [messageId, why] = reserved.test(name)
        ? ['reserved', 'is one Windows keeps for a device']
        : character !== undefined
            ? ['character', `has ${(0,quote/* quote */.hD)(character)}, which Windows does not allow`]
            : /[ .]$/.test(name)
                ? ['ending', `ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`]
                : [null, null];
    if (messageId === null)
        return [];
    return [
        (0,finding/* finding */.g)({
            rule: 'capability/name-not-portable',
            messageId,
            message: `the ${kind} name ${(0,quote/* quote */.hD)(name)} ${why}`,
            place: (0,finding/* wholeFile */.A)(file),
            found: name,
            fix: `rename ${(0,quote/* quote */.hD)(name)}; jobs store the name`,
        }),
    ];
}
function twin(entry, seen) {
    const { kind, name, file } = entry;
    const key = `${kind}\0${name.normalize('NFC').toLowerCase().normalize('NFC')}`;
    const first = seen.get(key);
    if (first === undefined)
        seen.set(key, entry);
    if (first === undefined || first.name === name)
        return [];
    const accents = first.name.normalize('NFC') === name.normalize('NFC');
    return [
        (0,finding/* finding */.g)({
            rule: 'capability/name-twins',
            messageId: accents ? 'normalisation' : 'case',
            message: accents
                ? `two ${kind} names read ${(0,quote/* quote */.hD)(name)} and differ only in how their accents are encoded`
                : `the ${kind} names ${(0,quote/* quote */.hD)(name)} and ${(0,quote/* quote */.hD)(first.name)} differ only in upper and lower case`,
            place: (0,finding/* wholeFile */.A)(file),
            found: name,
            fix: 'rename one of the two',
            related: [{ message: 'the other one', place: (0,finding/* wholeFile */.A)(first.file) }],
        }),
    ];
}

;// CONCATENATED MODULE: ./build/capability/shadow-age.js
// Whether a plugin's entry changed after the owner began to shadow it, by the dates of commits. Needs both
// histories; where one is missing nothing can be said. Pure.
// Specification: capabilities page, "shadowing an entry that changed since".



/** Findings for the names of one kind. */
function shadowAgeFindings(provided, store, vouchers) {
    const own = new Map(provided
        .filter(({ entry }) => entry.source.plugin === null)
        .map((each) => [each.entry.name, each]));
    const ownChange = changeTimes(store.history, store.prefix);
    const pluginChange = new Map();
    return provided.flatMap(({ entry }) => {
        const { plugin } = entry.source;
        const mine = own.get(entry.name);
        const history = plugin === null ? undefined : vouchers.get(plugin)?.history;
        if (plugin === null || mine === undefined || history === null || history === undefined)
            return [];
        const times = pluginChange.get(plugin) ?? changeTimes(history, '.');
        pluginChange.set(plugin, times);
        const theirs = times(pathIn(entry));
        const since = ownChange(pathIn(mine.entry));
        if (theirs === null || since === null || theirs <= since)
            return [];
        return [
            (0,finding/* finding */.g)({
                rule: 'capability/shadows-changed',
                messageId: 'newer',
                message: `the ${entry.row.kind} ${(0,quote/* quote */.hD)(entry.name)} of ${(0,quote/* quote */.hD)(plugin)} changed since yours began to shadow it`,
                place: (0,finding/* wholeFile */.A)(mine.entry.path),
                row: `${entry.row.kind}:${entry.name}`,
                found: day(theirs),
                expected: `no change after ${day(since)}`,
                related: [{ message: `that of ${(0,quote/* quote */.hD)(plugin)}`, place: (0,finding/* wholeFile */.A)(entry.path) }],
            }),
        ];
    });
}
function pathIn({ source, path }) {
    return (0,external_node_path_.relative)(source.path, path).split(external_node_path_.sep).join('/');
}
/** Last change of a file, or of a direct child of a kind's folder with all that is in it. */
function changeTimes(history, prefix) {
    const times = new Map();
    const start = prefix === '.' ? '' : `${prefix}/`;
    for (const [path, time] of history.lastChange) {
        if (!path.startsWith(start))
            continue;
        const entry = path.slice(start.length).split('/').slice(0, 2).join('/');
        times.set(entry, Math.max(times.get(entry) ?? 0, time));
    }
    return (path) => times.get(path) ?? null;
}
function day(seconds) {
    return new Date(seconds * 1000).toISOString();
}

// EXTERNAL MODULE: ./build/capability/sources.js + 2 modules
var sources = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/capability/store-copies.js
var store_copies = __webpack_require__(3022);
// EXTERNAL MODULE: ./build/capability/vouchers.js
var capability_vouchers = __webpack_require__(9540);
;// CONCATENATED MODULE: ./build/capability/check-capabilities.js
// Everything that the rules of this area say about a store and its plugins, as findings with absolute files.
// Reads only; judges nothing. Specification: capabilities page, "Checks".













/** Checks a place. Throws `Fault` (`io`, `too-large`). */
function checkCapabilities(place, world) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const reading = (0,sources/* readCapabilitySources */.BT)(place);
    const catalogues = kinds/* kindRows */.Y.map((row) => (0,catalogue/* readCatalogue */.YW)(place, reading.sources, row));
    const { vouchers, notChecked } = (0,capability_vouchers/* readVouchers */.K)(reading.known, world, disk);
    const { copies, walked } = (0,store_copies/* readStoreCopies */.r)(place.store, vouchers, disk);
    const shadowing = catalogues.some(hasShadowed);
    const store = shadowing ? storeHistory(place, world.environment) : null;
    return {
        plugins: reading.sources.flatMap(({ plugin }) => (plugin === null ? [] : [plugin])),
        entries: catalogues.reduce((sum, { provided }) => sum + provided.length, 0),
        findings: [
            ...reading.findings,
            ...catalogues.flatMap(({ provided, findings }) => [
                ...findings,
                ...entryNameFindings(provided.map(({ entry }) => ({
                    kind: entry.row.kind,
                    name: entry.name,
                    file: entry.path,
                }))),
                ...collisionFindings(provided),
                ...(store === null || typeof store === 'string'
                    ? []
                    : shadowAgeFindings(provided, store, vouchers)),
            ]),
            ...copyFindings(copies, (path) => (0,external_node_path_.join)(place.store, path)),
        ],
        notChecked: [
            ...notChecked,
            ...(typeof store === 'string'
                ? [{ what: 'whether what you shadow changed since', why: store }]
                : []),
            ...[...walked.repositories, ...walked.unreadable].map((path) => ({
                what: `${path} in the store`,
                why: 'it is a repository of its own or cannot be read',
            })),
        ],
    };
}
function hasShadowed({ provided }) {
    return provided.some(({ shadowedBy }) => shadowedBy !== null && shadowedBy.plugin === null);
}
/** The history of the store, or why there is none. */
function storeHistory(place, environment) {
    const repository = (0,git_repository/* findRepository */.W1)(place.store, environment);
    const prefix = repository === null ? null : (0,git_repository/* repositoryPath */.SH)(repository, place.store);
    if (repository === null || prefix === null)
        return 'the store is not in a git repository';
    const reading = (0,object_history/* readObjectHistory */._)(repository, [prefix]);
    return reading.ok ? { history: reading.history, prefix } : `of the store: ${reading.why}`;
}

// EXTERNAL MODULE: ./build/checks/verdict.js
var verdict = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/usecases/capabilities-list.js
var capabilities_list = __webpack_require__(8264);
// EXTERNAL MODULE: ./build/usecases/capabilities-place.js + 2 modules
var capabilities_place = __webpack_require__(955);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
// EXTERNAL MODULE: ./build/usecases/gate-changes.js
var gate_changes = __webpack_require__(4866);
// EXTERNAL MODULE: ./build/usecases/gate-policy.js + 2 modules
var gate_policy = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/usecases/policy-desk.js + 1 modules
var policy_desk = __webpack_require__(6901);
// EXTERNAL MODULE: ./build/usecases/store-waiver.js
var store_waiver = __webpack_require__(4473);
;// CONCATENATED MODULE: ./build/usecases/capabilities-check.js
// `capabilities check`: the rules of the area over a store and its plugins, as the one report. Prints nothing.
// Specification: capabilities page, "Checks"; surfaces page, "JSON report".









/** Checks. Throws `Fault` (`usage`, `io`, `too-large`). */
function checkCapabilitiesAt(request) {
    const place = (0,capabilities_place/* capabilitiesPlace */.k)(request);
    const { findings, notChecked, plugins, entries } = checkCapabilities(place, (0,capabilities_place/* historyWorld */.P)(request));
    const { cwd } = request;
    const policy = (0,gate_policy/* readRunPolicy */.y)({
        cwd,
        given: request.policy ?? null,
        folder: cwd,
        base: request.policyBase ?? null,
    });
    const today = request.today ?? new Date().toISOString().slice(0, 10);
    const desk = new policy_desk/* PolicyDesk */.M(ofStore(policy), today, () => false);
    const judged = (0,gate_changes/* judgeUnder */.iL)(desk, (0,capabilities_list/* placed */.G)(cwd, findings), []);
    const counts = (0,verdict/* countFindings */.G)(judged);
    return {
        version: 1,
        verdict: (0,verdict/* decideVerdict */.A)({
            counts,
            undecided: false,
            needsReview: judged.some((one) => one.review === true),
            failOn: request.failOn,
        }),
        reason: null,
        counts,
        packages: [],
        skills: [],
        registry: null,
        changes: null,
        store: { path: (0,display_path/* displayPath */.Gt)(cwd, place.store), plugins, entries },
        findings: judged,
        notChecked,
    };
}
/** Waivers for anything else are used, and found unused, where that is judged. */
function ofStore({ policy, now, findings }) {
    const own = (all) => ({ ...all, waivers: all.waivers.filter(store_waiver/* isStoreWaiver */.i) });
    return { policy: own(policy), now: own(now), findings };
}


/***/ }),

/***/ 8264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ placed),
/* harmony export */   listCapabilities: () => (/* binding */ listCapabilities),
/* harmony export */   whichCapability: () => (/* binding */ whichCapability)
/* harmony export */ });
/* unused harmony export knownKind */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _capability_capability_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2110);
/* harmony import */ var _capability_capability_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2453);
/* harmony import */ var _capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5130);
/* harmony import */ var _capability_file_patterns_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5389);
/* harmony import */ var _capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8552);
/* harmony import */ var _capability_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5629);
/* harmony import */ var _capability_sources_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3619);
/* harmony import */ var _checks_judge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2319);
/* harmony import */ var _capabilities_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(955);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(167);
// `capabilities list` and `which`: every entry with its provenance, and who loses a name to whom. Prints
// nothing, writes nothing. Specification: surfaces page, `capabilities list`; capabilities page, `which`.













/** Lists. Throws `Fault` (`usage`) for an unknown kind. */
function listCapabilities(request) {
    const place = (0,_capabilities_place_js__WEBPACK_IMPORTED_MODULE_10__/* .capabilitiesPlace */ .k)(request);
    const reading = (0,_capability_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .readCapabilitySources */ .BT)(place);
    const wanted = request.file === null ? request.kind : 'task';
    if (request.file !== null && request.kind !== null && request.kind !== 'task') {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', 'only tasks are for files', 'leave --kind out, or --for');
    }
    const rows = wanted === null ? _capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRows */ .Y : [knownKind(wanted)];
    const catalogues = rows.map((row) => (0,_capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .readCatalogue */ .YW)(place, reading.sources, row));
    const matches = request.file === null ? null : (0,_capability_file_patterns_js__WEBPACK_IMPORTED_MODULE_12__/* .fileMatcher */ .t)(relativeFile(request, request.file));
    const entries = catalogues
        .flatMap(({ provided }) => provided)
        .filter(({ state }) => request.all || state === 'effective')
        .filter(({ entry }) => matches === null || matches(entry.task?.patterns ?? []))
        .map((provided) => listed(request.cwd, provided));
    const findings = [...reading.findings, ...catalogues.flatMap((each) => each.findings)];
    return {
        entries,
        findings: (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judge */ .S4)(placed(request.cwd, findings)),
        readable: reading.readable,
    };
}
/** Who has a name. Throws `Fault` (`usage`) for an unknown kind or a refused name. */
function whichCapability(request) {
    const row = knownKind(request.kind);
    const parsed = (0,_capability_capability_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCapabilityName */ .$)(request.name);
    if (!parsed.ok) {
        const { message, hint } = (0,_capability_capability_error_js__WEBPACK_IMPORTED_MODULE_3__/* .badName */ .r)(request.name, parsed.fault);
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', message, hint);
    }
    const place = (0,_capabilities_place_js__WEBPACK_IMPORTED_MODULE_10__/* .capabilitiesPlace */ .k)(request);
    const { known, sources, findings, readable } = (0,_capability_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .readCapabilitySources */ .BT)(place);
    const provided = (0,_capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .TE)(place, sources, row, parsed.name);
    const disabled = known
        .filter(({ enabled }) => !enabled)
        .flatMap((source) => (0,_capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .TE)(place, [source], row, parsed.name).map((provided) => ({ provided, why: source.why })));
    const winner = provided.find(({ state }) => state === 'effective');
    const losers = provided.filter((each) => each !== winner);
    return {
        kind: row.kind,
        name: parsed.name,
        winner: winner === undefined ? null : listed(request.cwd, winner),
        losers: [
            ...losers.map((each) => ({ entry: listed(request.cwd, each), why: whyLost(each) })),
            ...disabled.map(({ provided: each, why }) => ({
                entry: listed(request.cwd, each),
                why: `its plugin ${why ?? 'is disabled'}`,
            })),
        ],
        findings: (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judge */ .S4)(placed(request.cwd, findings)),
        readable,
    };
}
/** The row of a kind that a person wrote. Throws `Fault` (`usage`). */
function knownKind(kind) {
    const row = (0,_capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRow */ .L)(kind);
    if (row !== null)
        return row;
    const kinds = _capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRows */ .Y.map((each) => each.kind).join(', ');
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `no kind is called ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)}`, `the kinds are ${kinds}`);
}
/** Findings of absolute files, as a person at `cwd` sees them. */
function placed(cwd, findings) {
    const move = (file) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (0,_display_path_js__WEBPACK_IMPORTED_MODULE_11__/* .displayPath */ .Gt)(cwd, file) : file);
    return findings.map((finding) => ({
        ...finding,
        place: { ...finding.place, file: move(finding.place.file) },
        related: finding.related.map((related) => ({
            ...related,
            place: { ...related.place, file: move(related.place.file) },
        })),
    }));
}
function listed(cwd, provided) {
    const record = (0,_capability_records_js__WEBPACK_IMPORTED_MODULE_7__/* .recordOf */ .zv)(provided);
    return { ...record, path: (0,_display_path_js__WEBPACK_IMPORTED_MODULE_11__/* .displayPath */ .Gt)(cwd, record.path) };
}
function whyLost({ entry, state, shadowedBy }) {
    if (state === 'broken')
        return `it is broken: ${entry.findings[0]?.message ?? 'it cannot be used'}`;
    return shadowedBy === null || shadowedBy.plugin === null
        ? 'your own entry of that name comes first'
        : `the plugin ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(shadowedBy.plugin)} comes before it in order`;
}
function relativeFile({ cwd }, file) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, file) : file;
    return inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   RU: () => (/* binding */ rebase),
/* harmony export */   dN: () => (/* binding */ realPathOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
// Paths as people see them: relative to the working directory, with `/`.



/** `path` relative to `from`; `.` for itself, `../…` outside. */
function displayPath(from, path) {
    const text = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(from, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return text === '' ? '.' : text;
}
/** The finding with its places moved from their own root to below `folder`. */
function rebase(finding, folder) {
    const move = (place) => ({ ...place, file: (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinRelative */ .r)(folder, place.file) });
    return {
        ...finding,
        place: move(finding.place),
        related: finding.related.map((related) => ({ ...related, place: move(related.place) })),
    };
}
/** The real path, or the path itself where there is none. */
function realPathOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ })

};
