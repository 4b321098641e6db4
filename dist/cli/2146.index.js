export const id = 2146;
export const ids = [2146,8264];
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

/***/ 8417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ew: () => (/* binding */ historyPatience),
/* harmony export */   hT: () => (/* binding */ askLocalGit),
/* harmony export */   tx: () => (/* binding */ runLocalGit),
/* harmony export */   xU: () => (/* binding */ StuckGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3636);
// Runs git on a repository of this machine, and nothing that the repository says: an explicit git
// directory and work tree, an allow-listed environment, and every setting that could start a program or
// a transport turned off. Never a shell, never the network. Threats page, "git".





/** Git did not come to an end, or would not have: what was asked stays undecided. */
class StuckGit extends _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC {
}
/** Milliseconds that one command may take, and all commands of one run with what is over a second of each. */
const PATIENCE = 15_000;
const PATIENCE_OF_RUN = 120_000;
const QUICK = 1_000;
/** For commands that walk a whole history, which is long in an honest repository too. */
const historyPatience = 60_000;
/** Milliseconds spent in slow commands, by the environment of the run; a new run comes with a new one. */
const spent = new WeakMap();
/** After so long without git, it is another run in a process that lives on. */
const ANOTHER_RUN = 300_000;
const passed = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'];
const settings = [
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.hooksPath=/dev/null',
    'core.attributesFile=/dev/null',
    'core.excludesFile=/dev/null',
    'core.pager=cat',
    'core.sshCommand=false',
    'core.gitProxy=',
    'credential.helper=',
    'protocol.allow=never',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'core.symlinks=true',
    'core.fileMode=true',
    'core.ignoreCase=false',
    'core.precomposeUnicode=false',
    'core.autocrlf=false',
    'core.eol=lf',
];
const stuckHint = 'look for a pipe, or for a pattern of many "**", in .gitignore files and in .git; remove it and run again';
/** Most bytes that git may print in one run. */
const OUTPUT_BYTES = 1024 * 1024 * 1024;
/**
 * Runs one git command to its end and returns what it printed. Throws `Fault` (`git`) when git is missing,
 * fails or prints too much; git's own words are quoted in it.
 */
function runLocalGit(git, args, input = '') {
    const { status, signal, stdout, stderr } = askLocalGit(git, args, input);
    if (status === 0)
        return stdout;
    const how = signal ?? `exit ${status}`;
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('git', `git ${args[0]} failed (${how}): ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stderr)}`);
}
/**
 * The same for commands whose exit code is an answer (1: there is none). Throws `Fault` (`git`) only when
 * git is missing, did not run or printed too much.
 */
function askLocalGit(git, args, input = '') {
    assertNothingWaits(git);
    const before = spentBy(git.environment);
    const ofRun = git.patienceOfRun ?? PATIENCE_OF_RUN;
    const patience = Math.min(git.patience ?? PATIENCE, QUICK + ofRun - before);
    if (before >= ofRun) {
        throw new StuckGit('git', `git has taken more than ${ofRun / 1_000} s over one run`, stuckHint);
    }
    const start = performance.now();
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [
        '--no-pager',
        '--no-replace-objects',
        `--git-dir=${git.gitDirectory}`,
        `--work-tree=${git.workTree}`,
        ...settings.flatMap((setting) => ['-c', setting]),
        ...args,
    ], {
        cwd: git.workTree,
        env: environmentOf(git),
        input,
        maxBuffer: OUTPUT_BYTES,
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        timeout: patience,
        // It may be deep in a pattern, where it hears nothing else.
        killSignal: 'SIGKILL',
    });
    const milliseconds = before + Math.max(0, performance.now() - start - QUICK);
    spent.set(git.environment, { milliseconds, at: performance.now() });
    if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(result.error) === 'ETIMEDOUT') {
        const seconds = Math.round(patience / 100) / 10;
        throw new StuckGit('git', `git ${args[0]} did not end within ${seconds} s`, stuckHint);
    }
    if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(result.error) === 'ENOENT') {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('git', 'git is not installed', 'install git and put it on PATH', result.error);
    }
    if (result.error !== undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('git', `git did not run: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(result.error)}`, null, result.error);
    }
    return {
        status: result.status,
        signal: result.signal,
        stdout: result.stdout,
        stderr: result.stderr.toString('utf8').trim(),
    };
}
function spentBy(environment) {
    const known = spent.get(environment);
    return known === undefined || performance.now() - known.at > ANOTHER_RUN ? 0 : known.milliseconds;
}
/** What git opens in its own directory and would wait at for ever, were it a pipe. */
const opened = [
    'HEAD',
    'config',
    'config.worktree',
    'index',
    'packed-refs',
    'shallow',
    'commondir',
    'info/exclude',
    'info/attributes',
    'info/grafts',
    'info/sparse-checkout',
    'objects/info/alternates',
];
function assertNothingWaits({ gitDirectory, commonDirectory }) {
    for (const directory of new Set([gitDirectory, commonDirectory ?? gitDirectory])) {
        for (const name of opened) {
            const facts = lookAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
            if (facts === null || facts.isFile() || facts.isDirectory())
                continue;
            throw new StuckGit('git', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(`.git/${name}`)} is no regular file, so git is not asked`, `remove ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name))}`);
        }
    }
}
/** Links are followed, as git does; null for what is not there. */
function lookAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    }
    catch {
        return null;
    }
}
function environmentOf(git) {
    const result = {};
    for (const name of passed) {
        const value = git.environment[name];
        if (value !== undefined)
            result[name] = value;
    }
    if (git.objects !== null)
        result['GIT_OBJECT_DIRECTORY'] = git.objects;
    return Object.assign(result, {
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'none',
    });
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

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   U2: () => (/* binding */ unusableGit),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   dl: () => (/* binding */ findRepositoryBelow),
/* harmony export */   tG: () => (/* binding */ hasGit),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3636);
// Finds the repository a directory belongs to, by looking at files only: git itself is never asked, since
// asking it inside a package would obey that package's own `.git`. Threats page, "git".




/** Longest `.git` file that is read, in bytes. */
const LINK_BYTES = 8 * 1024;
/**
 * The repository of an absolute directory, or null. The nearest one above wins, but a `.git` in a package
 * root counts only where no repository holds that package. `environment` is our own; git later gets an
 * allow-listed part of it.
 */
function findRepository(directory, environment) {
    let own = null;
    for (let at = realPath(directory);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const repository = repositoryAt(at, environment);
        if (repository !== null) {
            if (!isPackageRoot(at))
                return repository;
            own = repository;
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return own;
    }
}
/**
 * The repository of an absolute directory in a run about the directories `given`: the one around the outermost of
 * them that holds it, because a `.git` further down may be anybody's. Where that lies in none, the nearest.
 */
function findRepositoryBelow(given, directory, environment) {
    const real = realPath(directory);
    const around = given
        .map(realPath)
        .filter((each) => real === each || real.startsWith(each.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? each : each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        .sort((a, b) => a.length - b.length)[0];
    const outer = around === undefined ? null : findRepository(around, environment);
    return outer ?? findRepository(directory, environment);
}
/** Why an absolute directory without a repository has none, as a phrase; null where no `.git` is around it. */
function unusableGit(directory) {
    for (let at = realPath(directory);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const phrase = unusableAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'));
        if (phrase !== null)
            return `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'))} ${phrase}`;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return null;
    }
}
function unusableAt(path) {
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (facts.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
        if (facts.isSymbolicLink())
            return 'is a link that leads elsewhere, so git is not asked';
        return 'is not a whole git directory';
    }
    catch (error) {
        const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error);
        return code === 'ENOENT' || code === 'ENOTDIR' ? null : `cannot be read (${code ?? 'error'})`;
    }
}
/** True where `.git` stands in a directory (absolute), whatever it is. */
function hasGit(directory) {
    return isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.git'));
}
/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
function repositoryPath(repository, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, realPath(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    if (inside === '..' || inside.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inside) === inside)
        return null;
    return inside === '' ? '.' : inside;
}
/** The repository whose `.git` stands in exactly that directory (a real path), or null. Reads files only. */
function repositoryAt(directory, environment) {
    const gitDirectory = gitDirectoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.git'));
    if (gitDirectory === null)
        return null;
    const common = linkText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'commondir'));
    const commonDirectory = common === null ? gitDirectory : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, common);
    const complete = isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'HEAD')) &&
        isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'objects')) &&
        isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'refs'));
    return complete ? { root: directory, gitDirectory, commonDirectory, environment } : null;
}
/** The git directory that `.git` is or, in a linked work tree or a submodule, names. */
function gitDirectoryOf(path) {
    const facts = look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
    if (facts?.isDirectory() === true)
        return path;
    if (facts?.isSymbolicLink() === true)
        return linkedDirectory(path);
    if (facts?.isFile() !== true)
        return null;
    const named = /^gitdir: (.+)$/.exec(linkText(path) ?? '')?.[1];
    if (named === undefined)
        return null;
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), named);
    return isDirectory(target) ? target : null;
}
/** git follows a link; we only to a directory beside it, since further off may be anybody's. */
function linkedDirectory(path) {
    const target = look(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    const beside = target !== null && target !== path && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return beside && isDirectory(target) ? target : null;
}
/** The one line of a small regular file, or null. */
function linkText(path) {
    const facts = look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
    if (facts?.isFile() !== true || facts.size > LINK_BYTES)
        return null;
    return look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').replace(/[\r\n]+$/, ''));
}
function isPackageRoot(directory) {
    return isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'plugin.json'));
}
function isThere(path) {
    return look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) !== null;
}
function isDirectory(path) {
    return look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path))?.isDirectory() === true;
}
/** Null for what is not there and for what may not be looked at: neither is a repository to us. */
function look(at) {
    try {
        return at();
    }
    catch {
        return null;
    }
}
function realPath(path) {
    return look(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}


/***/ }),

/***/ 5170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withScratch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8417);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
// A git directory of our own, empty but for settings we wrote, over the objects of a repository. In it
// git converts files as a fresh clone on Linux would: by the committed attributes alone, with no filter
// driver, since drivers live in configuration and there is none. The repository itself is only read.






/**
 * Runs `use` on a scratch repository whose index is `entries`, and removes it afterwards. Throws `Fault`
 * (`git`) when git fails, and the system's own error when the temporary directory cannot be made.
 */
function withScratch(repository, entries, use) {
    const { directory: base, remove } = (0,_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporary */ .ww)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'plugin-gate-git-'));
    try {
        const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'git');
        const workTree = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'tree');
        for (const made of [gitDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'refs'), workTree])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(made);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'config'), configFor(entries));
        const git = {
            gitDirectory,
            workTree,
            environment: repository.environment,
            objects: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDirectory, 'objects'),
        };
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, ['update-index', '-z', '--index-info'], indexInfo(entries));
        return use({ git, workTree });
    }
    finally {
        remove();
    }
}
function configFor(entries) {
    // The index does not say how its objects are named; the length of an id does.
    return entries[0]?.object.length === 64
        ? '[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectFormat = sha256\n'
        : '[core]\n\trepositoryformatversion = 0\n\tbare = false\n';
}
function indexInfo(entries) {
    return entries
        .map((entry) => `${(0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .modeDigits */ .c3)(entry.mode)} ${entry.object} 0\t${entry.path}\0`)
        .join('');
}


/***/ }),

/***/ 1428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ parseTreeListing),
/* harmony export */   Gv: () => (/* binding */ parseStageListing),
/* harmony export */   TE: () => (/* binding */ parseIntended),
/* harmony export */   V0: () => (/* binding */ records),
/* harmony export */   c3: () => (/* binding */ modeDigits),
/* harmony export */   cX: () => (/* binding */ isEmptyFile)
/* harmony export */ });
// What git lists: `ls-files --stage`, `ls-tree` and `ls-files --others`, all with NUL ends, as values.
// Pure. git sorts by bytes; nothing here keeps that order, callers sort as JavaScript does.
const modes = {
    '100644': 'file',
    '100755': 'executable',
    '120000': 'link',
    '160000': 'submodule',
};
/** The six digits that git writes for a mode. */
function modeDigits(mode) {
    return Object.entries(modes).find(([, each]) => each === mode)?.[0] ?? '100644';
}
/** Entries of `git ls-files -z --stage`: `mode SP object SP stage TAB path NUL`. */
function parseStageListing(output) {
    return records(output).flatMap((record) => {
        const parts = /^(\d{6}) ([0-9a-f]{40,64}) ([0-3])\t/.exec(record.slice(0, 90));
        return entryOf(record, parts?.[0], parts?.[1], parts?.[2], parts?.[3] !== '0');
    });
}
/** True for the object that an entry without content has; `git add --intent-to-add` makes such entries too. */
function isEmptyFile({ object }) {
    return (object === 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' ||
        object === '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813');
}
/** The bit of an index entry that is only a promise: the next commit does not have it. */
const INTENT_TO_ADD = 0x2000_0000;
/** Paths of `git ls-files -z --debug` that were added with `--intent-to-add`: each `path NUL` and five lines of facts. */
function parseIntended(output) {
    const intended = new Set();
    let path = '';
    for (const [at, part] of output.toString('utf8').split('\0').entries()) {
        const facts = at === 0 ? '' : (/^(?: {2}[^\n]*\n){5}/.exec(part)?.[0] ?? '');
        const flags = /\tflags: ([0-9a-f]{1,8})\n$/.exec(facts)?.[1];
        if (flags !== undefined && (Number.parseInt(flags, 16) & INTENT_TO_ADD) !== 0) {
            intended.add(path);
        }
        path = part.slice(facts.length);
    }
    return intended;
}
/** Entries of `git ls-tree -r -z`: `mode SP type SP object TAB path NUL`. */
function parseTreeListing(output) {
    return records(output).flatMap((record) => {
        const parts = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t/.exec(record.slice(0, 90));
        return entryOf(record, parts?.[0], parts?.[1], parts?.[2], false);
    });
}
/** Texts that end with NUL. Bytes that are not UTF-8 become U+FFFD: such a name is refused elsewhere. */
function records(output) {
    const texts = output.toString('utf8').split('\0');
    texts.pop();
    return texts;
}
function entryOf(record, head, digits, object, conflicted) {
    if (head === undefined || digits === undefined || object === undefined)
        return [];
    const mode = modes[digits] ?? 'file';
    return [{ path: record.slice(head.length), mode, object, conflicted }];
}


/***/ }),

/***/ 2146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  capabilitiesDelta: () => (/* binding */ capabilitiesDelta)
});

// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/capability/catalogue.js
var catalogue = __webpack_require__(5130);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/capability/blob-id.js
var blob_id = __webpack_require__(1412);
// EXTERNAL MODULE: ./build/capability/read-file.js
var read_file = __webpack_require__(2166);
// EXTERNAL MODULE: ./build/capability/vouchers.js
var capability_vouchers = __webpack_require__(9540);
// EXTERNAL MODULE: ./build/capability/walk-files.js
var walk_files = __webpack_require__(720);
;// CONCATENATED MODULE: ./build/capability/entry-bytes.js
// The bytes of a whole entry, as ids that can be compared with another entry's and with a history.





/** Null where a file of the entry cannot be read. */
function readEntryBytes(disk, entry) {
    if (entry.realPath === null)
        return null;
    const base = (0,external_node_path_.relative)(entry.source.path, entry.path).split(external_node_path_.sep).join('/');
    const files = entry.shape === 'file'
        ? [{ path: '', type: 'file' }]
        : (0,walk_files/* walkFiles */.F)(disk, entry.realPath).files;
    const bytes = new Map();
    for (const { path, type } of files) {
        const key = path === '' ? base : `${base}/${path}`;
        if (type === 'link')
            bytes.set(key, 'link');
        else {
            const reading = (0,read_file/* readSmall */.o)(disk, (0,external_node_path_.join)(entry.realPath, path), capability_vouchers/* COMPARED_BYTES */.k, 'refuse');
            if (!reading.ok)
                return null;
            bytes.set(key, (0,blob_id/* blobId */.z)(reading.bytes));
        }
    }
    return bytes;
}

// EXTERNAL MODULE: ./build/capability/kinds.js
var kinds = __webpack_require__(8552);
;// CONCATENATED MODULE: ./build/capability/delta.js
// Every name with its whole chain of providers, and what that chain amounts to: who wins, whose bytes are equal,
// who would come in if something were enabled. Bytes are compared along all of it. Reads only.
// Specification: capabilities page, "Delta and migration".





/** All names of all kinds, by kind and name. */
function readDelta(place, reading, vouchers) {
    const disabled = reading.known.filter(({ enabled }) => !enabled);
    return kinds/* kindRows */.Y.flatMap((row) => {
        const byName = new Map();
        const add = (provided, enabled) => {
            const chain = byName.get(provided.entry.name);
            if (chain === undefined)
                byName.set(provided.entry.name, [{ provided, enabled }]);
            else
                chain.push({ provided, enabled });
        };
        for (const each of (0,catalogue/* readCatalogue */.YW)(place, reading.sources, row).provided)
            add(each, true);
        for (const each of (0,catalogue/* readCatalogue */.YW)(place, disabled, row).provided)
            add(each, false);
        return [...byName.values()]
            .map((chain) => nameOf(place, row.kind, chain, vouchers))
            .sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
    });
}
function nameOf(place, kind, unsorted, vouchers) {
    const rank = ({ provided, enabled }) => !enabled ? 2 : provided.shadowedBy === null ? 0 : 1;
    const sorted = [...unsorted].sort((a, b) => rank(a) - rank(b));
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const bytes = sorted.length > 1 ? sorted.map(({ provided }) => readEntryBytes(disk, provided.entry)) : [];
    const chain = sorted.map((party, at) => ({
        ...party,
        compared: at === 0 ? null : compare(bytes[0], bytes[at], party.provided, vouchers),
    }));
    const [first] = chain;
    const name = first?.provided.entry.name ?? '';
    return { kind, name, class: classOf(chain), chain };
}
function classOf(chain) {
    const [first, second] = chain;
    if (first?.provided.entry.link === true)
        return 'redirected';
    if (second === undefined)
        return 'unchanged';
    if (!second.enabled)
        return 'latent';
    if (first?.provided.entry.source.plugin !== null)
        return 'contested';
    if (second.compared === 'equal')
        return 'duplicate';
    return second.compared === 'older' ? 'stale-duplicate' : 'overridden';
}
function compare(winner, other, provided, vouchers) {
    if (!winner || !other)
        return null;
    const paths = [...winner.keys()];
    if (paths.length === other.size && paths.every((path) => other.get(path) === winner.get(path))) {
        return 'equal';
    }
    const { source } = provided.entry;
    const history = source.plugin === null ? null : vouchers.get(source.plugin)?.history;
    const older = paths.length > 0 &&
        paths.every((path) => history?.versions.get(path)?.has(winner.get(path) ?? '') === true);
    return older ? 'older' : 'differs';
}

// EXTERNAL MODULE: ./build/capability/records.js
var records = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/capability/sources.js + 2 modules
var sources = __webpack_require__(3619);
// EXTERNAL MODULE: ./build/usecases/capabilities-list.js
var capabilities_list = __webpack_require__(8264);
// EXTERNAL MODULE: ./build/usecases/capabilities-place.js + 2 modules
var capabilities_place = __webpack_require__(955);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/capabilities-delta.js








/** Reads the delta. Throws `Fault` (`usage`, `io`, `too-large`). */
function capabilitiesDelta(request) {
    const place = (0,capabilities_place/* capabilitiesPlace */.k)(request);
    const reading = (0,sources/* readCapabilitySources */.BT)(place);
    const { vouchers, notChecked } = (0,capability_vouchers/* readVouchers */.K)(reading.known, (0,capabilities_place/* historyWorld */.P)(request));
    const why = new Map(reading.known.map((known) => [known.plugin, known.why]));
    return {
        names: readDelta(place, reading, vouchers).map(({ chain, ...name }) => ({
            ...name,
            chain: chain.map(({ provided, enabled, compared }) => ({
                plugin: provided.entry.source.plugin,
                path: (0,display_path/* displayPath */.Gt)(request.cwd, provided.entry.path),
                enabled,
                state: enabled ? (0,records/* recordOf */.zv)(provided).state : 'disabled',
                why: enabled ? null : (why.get(provided.entry.source.plugin) ?? 'is disabled'),
                link: provided.entry.link,
                compared,
            })),
        })),
        notChecked: [
            ...notChecked,
            ...(0,capabilities_list/* placed */.G)(request.cwd, reading.findings).map(({ message, place: { file } }) => ({
                what: `${(0,quote/* quote */.hD)(file)}: ${message}`,
                why: 'see plugin-gate capabilities check',
            })),
        ],
        readable: reading.readable,
    };
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
