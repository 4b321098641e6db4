export const id = 7752;
export const ids = [7752];
export const modules = {

/***/ 7368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ recoveryCommands),
/* harmony export */   f: () => (/* binding */ leftoverFinding)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3325);
// What doctor says about one leftover, and the words for it. Pure.
// Specification: lifecycle page, "Crashes".


const words = {
    install: 'an unfinished staging copy',
    backup: 'the copy that an install put aside',
    removed: 'the copy that a removal put aside',
    journal: 'the plan of an unfinished install',
    discard: 'a verified copy whose deletion was interrupted',
    recovery: 'a copy that was kept because it is not what was recorded',
    'state-temporary': 'an unfinished state file',
    'lock-temporary': 'the facts of a lock that was not taken',
};
const outcomes = {
    restored: 'put back',
    recorded: 'finished: the install is recorded',
    deleted: 'deleted',
    kept: 'kept: it may be the only copy',
    unlocked: 'taken away',
    left: 'left as it is',
};
function leftoverFinding(scope, leftover, action, why) {
    const { kind, path, id } = leftover;
    const of = id === null ? '' : ` of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)}`;
    const message = `${words[kind]}${of}: ${outcomes[action]}${why === undefined ? '' : `, ${why}`}`;
    const commands = action === 'kept' && id !== null ? recoveryCommands(scope, path) : [];
    return { scope, kind, path, id, action, message, commands };
}
/** The commands that put a kept copy back, and that delete it. */
function recoveryCommands(scope, path) {
    const word = (0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(path);
    return [`plugin-gate install ${word} --scope ${scope} --force`, `rm -r -- ${word}`];
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

/***/ 3325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.
/** `text` as it is where no shell would touch it, else in single quotes. */
function shellWord(text) {
    return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
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

/***/ 9348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorPlugins: () => (/* binding */ doctorPlugins),
  listInstalledPlugins: () => (/* binding */ listInstalledPlugins)
});

// UNUSED EXPORTS: disablePlugin, enablePlugin, installPlugin, observePluginCopy, removePlugin, updatePlugin, withPluginScopeLock

// EXTERNAL MODULE: ./build/lifecycle/base-directory.js
var base_directory = __webpack_require__(5840);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/lifecycle/lock-owner.js
var lock_owner = __webpack_require__(7074);
// EXTERNAL MODULE: ./build/lifecycle/small-file.js
var small_file = __webpack_require__(351);
;// CONCATENATED MODULE: ./build/lifecycle/dead-lock.js
// Judging a lock that stands in the way, and taking a dead one away. A lock whose owner runs is never
// touched; one without readable facts, or of another machine, only when a person insists.
// Specification: lifecycle page, "Lock".



function judgeLock(host, layout) {
    if (host.disk.lstatSync(layout.lock, { throwIfNoEntry: false }) === undefined) {
        return { state: 'free' };
    }
    const bytes = (0,small_file/* tryReadSmallFile */.Dc)(host.disk, layout.lock);
    const owner = bytes === null ? null : (0,lock_owner/* parseLockOwner */.Gl)(bytes);
    if (owner === null || owner.host !== host.hostname)
        return { state: 'unknown', owner, bytes };
    return { state: (0,lock_owner/* isOwnerGone */.jO)(host, owner) ? 'dead' : 'held', owner, bytes };
}
/**
 * Takes the lock that was judged away, and only that one: it is moved aside, compared with what was
 * judged, and put back when a living owner came in between. Null when it is gone, else why it stays.
 */
function breakLock(host, layout, judged) {
    const { disk } = host;
    const aside = `${layout.lock}.${host.pid}-${host.randomHex()}`;
    try {
        disk.renameSync(layout.lock, aside);
    }
    catch (error) {
        return (0,fault/* systemCode */.xU)(error) === 'ENOENT' ? null : (0,fault/* messageOf */.bD)(error);
    }
    const found = (0,small_file/* tryReadSmallFile */.Dc)(disk, aside);
    const isSame = found === null || judged === null ? found === judged : Buffer.from(found).equals(judged);
    try {
        if (!isSame)
            disk.linkSync(aside, layout.lock);
        disk.unlinkSync(aside);
    }
    catch (error) {
        return (0,fault/* messageOf */.bD)(error);
    }
    return isSame ? null : 'somebody else took the lock meanwhile';
}

// EXTERNAL MODULE: ./build/lifecycle/diagnostic.js
var diagnostic = __webpack_require__(2628);
// EXTERNAL MODULE: ./build/lifecycle/doctor-finding.js
var doctor_finding = __webpack_require__(7368);
// EXTERNAL MODULE: ./build/lifecycle/layout.js
var lifecycle_layout = __webpack_require__(3473);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
;// CONCATENATED MODULE: ./build/lifecycle/leftovers.js
// What a crash, or a kept copy, left in a managed base. Looks and names; changes nothing.
// Specification: lifecycle page, "Crashes".



/** Leftovers in the order of their names. Throws what the system throws. */
function findLeftovers(disk, layout) {
    const names = disk.readdirSync(layout.base).filter((name) => name.startsWith('.'));
    return names.sort(order/* byCodeUnits */.C).flatMap((name) => {
        const path = (0,external_node_path_.join)(layout.base, name);
        const sibling = (0,lifecycle_layout/* parseSibling */.qV)(name);
        if (sibling !== null)
            return [{ ...sibling, path }];
        if ((0,lifecycle_layout/* isStateTemporary */.BE)(name))
            return [{ kind: 'state-temporary', path, id: null, token: '' }];
        const pid = (0,lifecycle_layout/* parseLockTemporary */.Mu)(name);
        if (pid === null)
            return [];
        return [{ kind: 'lock-temporary', path, id: null, token: String(pid) }];
    });
}

// EXTERNAL MODULE: ./build/lifecycle/list-installed.js
var list_installed = __webpack_require__(1852);
// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
// EXTERNAL MODULE: ./build/lifecycle/change-state.js
var change_state = __webpack_require__(4039);
// EXTERNAL MODULE: ./build/lifecycle/delete-tree.js
var delete_tree = __webpack_require__(9921);
// EXTERNAL MODULE: ./build/lifecycle/journal.js
var lifecycle_journal = __webpack_require__(4671);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
;// CONCATENATED MODULE: ./build/lifecycle/repair-copies.js
// Repairing what one plugin's operations left: forward where the new copy stands and its journal says so,
// back where it does not, and never a deletion of bytes that may have no other copy. Runs under the lock.
// Each step leaves a picture that this file repairs as well. Specification: lifecycle page, "Crashes".







/** Repairs in place and tells each step in `found`. Throws what fails; what was told before stands. */
function repairCopies(repair) {
    const of = (kind) => repair.leftovers.filter((each) => each.kind === kind);
    for (const leftover of of('discard'))
        remove(repair, leftover);
    for (const leftover of of('journal'))
        repairJournaled(repair, leftover);
    const journaled = new Set(of('journal').map(({ token }) => token));
    const loose = (kind) => of(kind).filter(({ token }) => !journaled.has(token));
    restoreOne(repair, [...loose('backup'), ...loose('removed')]);
    for (const leftover of loose('install'))
        remove(repair, leftover);
    for (const leftover of of('recovery'))
        tell(repair, leftover, 'kept');
}
/** What one install left, with its journal: the journal goes last. */
function repairJournaled(repair, journalFile) {
    const { host, layout, id } = repair;
    const own = (kind) => repair.leftovers.find((each) => each.kind === kind && each.token === journalFile.token);
    const staging = own('install');
    const backup = own('backup');
    const read = (0,lifecycle_journal/* readJournal */.a0)(host.disk, journalFile.path);
    const journal = read?.id === id ? read : null;
    const record = recordOf(repair);
    const hasTarget = isThere(repair, layout.target(id));
    const standing = hasTarget && journal !== null ? judgeTarget(repair, journal, record) : 'other';
    if (standing === 'unknown') {
        // Not being able to read it says nothing about whose work it is: the next doctor may be able to.
        for (const leftover of [journalFile, staging, backup]) {
            if (leftover !== undefined)
                tell(repair, leftover, 'left', 'the target cannot be read');
        }
        return;
    }
    if (!hasTarget) {
        if (backup !== undefined)
            restore(repair, backup);
    }
    else {
        if (journal !== null && staging === undefined && standing === 'published') {
            recordNext(repair, journal, journalFile);
        }
        if (backup !== undefined)
            keepOrDelete(repair, backup);
    }
    if (staging !== undefined)
        remove(repair, staging);
    remove(repair, journalFile);
}
/** What stands at the target: what the journal announced, not yet recorded; something else; or who knows. */
function judgeTarget(repair, journal, record) {
    // Recorded already, or another operation came in between: nothing is left to record.
    if ((0,lifecycle_journal/* isSameRecord */.Wn)(record, journal.next) || !(0,lifecycle_journal/* isSameRecord */.Wn)(record, journal.previous))
        return 'other';
    const digest = (0,read_copy/* managedDigest */.cW)(repair.layout.target(repair.id), repair.host.disk);
    if (digest === null)
        return 'unknown';
    return digest === journal.next.contentDigest ? 'published' : 'other';
}
function recordNext(repair, journal, journalFile) {
    const { host, layout, id } = repair;
    if (!repair.dryRun) {
        const onDisk = (0,state_file/* readStateFile */.qy)(host.disk, layout.state);
        const next = (0,state_file/* prepareState */.VE)((0,change_state/* withRecord */.q8)(onDisk.state, id, journal.next));
        (0,state_file/* writeStateFile */.VP)(host.disk, layout.state, onDisk, next);
    }
    tell(repair, journalFile, 'recorded');
}
/**
 * Copies put aside without a journal: by a removal, or by a host. With a record and nothing at the target
 * one of them goes back, the one that is what the record says if there is such a one.
 */
function restoreOne(repair, aside) {
    const { host, layout, id } = repair;
    const record = recordOf(repair);
    const rest = [...aside];
    if (record !== null && rest.length > 0 && !isThere(repair, layout.target(id))) {
        const matching = rest.findIndex(({ path }) => (0,read_copy/* managedDigest */.cW)(path, host.disk) === record.contentDigest);
        const at = matching === -1 && rest.length === 1 ? 0 : matching;
        const [chosen] = at === -1 ? [] : rest.splice(at, 1);
        if (chosen !== undefined)
            restore(repair, chosen);
    }
    for (const leftover of rest)
        keepOrDelete(repair, leftover);
}
/** Deletes a copy only where the target holds the very same bytes. */
function keepOrDelete(repair, leftover) {
    const { host, layout, id } = repair;
    const target = layout.target(id);
    const digest = (0,read_copy/* managedDigest */.cW)(leftover.path, host.disk);
    const isDouble = digest !== null && isThere(repair, target) && (0,read_copy/* managedDigest */.cW)(target, host.disk) === digest;
    if (!isDouble) {
        tell(repair, leftover, 'kept');
        return;
    }
    if (!repair.dryRun) {
        const discard = layout.sibling(id, 'discard', leftover.token);
        host.disk.renameSync(leftover.path, discard);
        (0,atomic_file/* syncDirectory */.z)(host.disk, layout.base);
        (0,delete_tree/* deleteTree */.C)(host.disk, discard);
    }
    tell(repair, leftover, 'deleted', 'the same bytes are installed');
}
function restore(repair, leftover) {
    const { host, layout, id } = repair;
    if (!repair.dryRun) {
        host.disk.renameSync(leftover.path, layout.target(id));
        (0,atomic_file/* syncDirectory */.z)(host.disk, layout.base);
    }
    tell(repair, leftover, 'restored');
}
function remove(repair, leftover) {
    if (!repair.dryRun)
        (0,delete_tree/* deleteTree */.C)(repair.host.disk, leftover.path);
    tell(repair, leftover, 'deleted');
}
function tell(repair, leftover, action, why) {
    repair.found.push((0,doctor_finding/* leftoverFinding */.f)(repair.layout.scope, leftover, action, why));
}
function recordOf(repair) {
    const { state } = (0,state_file/* readStateFile */.qy)(repair.host.disk, repair.layout.state);
    return state.installed.get(repair.id) ?? null;
}
function isThere(repair, path) {
    return repair.host.disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

// EXTERNAL MODULE: ./build/lifecycle/scope-lock.js
var scope_lock = __webpack_require__(5027);
// EXTERNAL MODULE: ./build/lifecycle/writer-refusal.js
var writer_refusal = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/lifecycle/doctor.js
// Doctor: names each leftover of a crash and repairs it, and tells a dead lock from a held one. Never
// deletes bytes that may have no other copy. Specification: lifecycle page, "Crashes", "Lock".












/** Looks at both scopes, or one. Never throws. */
function examineScopes(host, options = {}) {
    const found = [];
    const diagnostics = [];
    for (const scope of list_installed/* scopes */.W) {
        if (options.scope !== undefined && options.scope !== scope)
            continue;
        const layout = (0,lifecycle_layout/* scopeLayout */.Tb)(scope, host);
        try {
            if ((0,base_directory/* inspectBase */.mR)(host.disk, layout) === 'absent')
                continue;
            examine({ host, layout, options, found, diagnostics });
        }
        catch (error) {
            diagnostics.push(...(0,writer_refusal/* diagnosticsOf */.o)(error));
        }
    }
    return { findings: found, diagnostics };
}
function examine(visit) {
    const { host, layout, options, found, diagnostics } = visit;
    // Also where nothing was left behind: without a state that can be believed nothing here loads.
    attempt(diagnostics, () => (0,state_file/* readStateFile */.qy)(host.disk, layout.state));
    const lock = judgeLock(host, layout);
    const isFree = lock.state === 'free' || unlock(visit, lock);
    const leftovers = findLeftovers(host.disk, layout);
    if (!isFree) {
        for (const leftover of leftovers) {
            found.push((0,doctor_finding/* leftoverFinding */.f)(layout.scope, leftover, 'left', 'the scope is locked'));
        }
        return;
    }
    if (leftovers.length === 0)
        return;
    if (options.dryRun === true) {
        repairAll(visit, leftovers);
        return;
    }
    const held = (0,scope_lock/* acquireScopeLock */.S)(host, layout);
    try {
        // Again, now that nobody else writes.
        repairAll(visit, findLeftovers(host.disk, layout));
    }
    finally {
        diagnostics.push(...held.release());
    }
}
/** True when the lock is out of the way (or would be, in a dry run). */
function unlock(visit, lock) {
    const { host, layout, options, found, diagnostics } = visit;
    const { scope } = layout;
    const base = { scope, kind: 'lock', path: layout.lock, id: null, commands: [] };
    const by = (0,lock_owner/* describeLockOwner */.eF)(lock.owner);
    const may = options.unlock === true &&
        (lock.state === 'dead' || (lock.state === 'unknown' && options.force === true));
    if (!may) {
        const hint = {
            dead: 'its owner is gone; doctor --unlock takes it away',
            unknown: 'nobody can tell whether its owner is gone; doctor --unlock --force takes it away',
            held: 'its owner is running; wait for it',
        }[lock.state];
        found.push({ ...base, action: 'left', message: `a lock held by ${by}: ${hint}` });
        diagnostics.push((0,diagnostic/* refusal */.x)('locked', `the ${scope} scope is locked by ${by}: ${hint}`));
        return false;
    }
    const failed = options.dryRun === true ? null : breakLock(host, layout, lock.bytes);
    if (failed !== null) {
        diagnostics.push((0,diagnostic/* refusal */.x)('io', `the lock ${layout.lock} stays: ${failed}`));
        return false;
    }
    found.push({ ...base, action: 'unlocked', message: `a lock held by ${by}: taken away` });
    return true;
}
function repairAll(visit, leftovers) {
    const { host, layout, options, found, diagnostics } = visit;
    const dryRun = options.dryRun === true;
    attempt(diagnostics, () => repairTemporaries(visit, leftovers));
    const ids = [...new Set(leftovers.flatMap(({ id }) => (id === null ? [] : [id])))];
    if (ids.length === 0)
        return;
    try {
        // Without a state that can be believed nobody knows which copy is whose.
        (0,state_file/* readStateFile */.qy)(host.disk, layout.state);
    }
    catch (error) {
        doctor_tell(diagnostics, error);
        for (const leftover of leftovers.filter(({ id }) => id !== null)) {
            found.push((0,doctor_finding/* leftoverFinding */.f)(layout.scope, leftover, 'left', 'the state file cannot be read'));
        }
        return;
    }
    for (const id of ids) {
        const own = leftovers.filter((leftover) => leftover.id === id);
        attempt(diagnostics, () => repairCopies({ host, layout, id, leftovers: own, dryRun, found }));
    }
}
function repairTemporaries(visit, leftovers) {
    const { host, layout, options, found } = visit;
    for (const leftover of leftovers) {
        const isState = leftover.kind === 'state-temporary';
        if (!isState && leftover.kind !== 'lock-temporary')
            continue;
        // The facts of a lock may be just being written by a process that will not get it.
        const isDead = isState || host.processState(Number(leftover.token), '') === 'gone';
        if (!isDead) {
            found.push((0,doctor_finding/* leftoverFinding */.f)(layout.scope, leftover, 'left', 'its process is running'));
            continue;
        }
        if (options.dryRun !== true)
            host.disk.unlinkSync(leftover.path);
        found.push((0,doctor_finding/* leftoverFinding */.f)(layout.scope, leftover, 'deleted'));
    }
}
/** Says each thing once. */
function doctor_tell(diagnostics, error) {
    for (const one of (0,writer_refusal/* diagnosticsOf */.o)(error)) {
        if (!diagnostics.some(({ message }) => message === one.message))
            diagnostics.push(one);
    }
}
function attempt(diagnostics, run) {
    try {
        run();
    }
    catch (error) {
        doctor_tell(diagnostics, error);
    }
}

// EXTERNAL MODULE: ./build/lifecycle/install-plugin.js + 5 modules
var install_plugin = __webpack_require__(6400);
// EXTERNAL MODULE: ./build/lifecycle/observe-copy.js
var observe_copy = __webpack_require__(2941);
// EXTERNAL MODULE: ./build/lifecycle/remove-plugin.js
var remove_plugin = __webpack_require__(5923);
// EXTERNAL MODULE: ./build/lifecycle/set-enabled.js
var set_enabled = __webpack_require__(5339);
// EXTERNAL MODULE: ./build/lifecycle/update-plugin.js
var update_plugin = __webpack_require__(7060);
;// CONCATENATED MODULE: ./build/lifecycle/with-scope-lock.js
// `withPluginScopeLock`: run a body as the only writer of a scope. The one function of this folder that
// throws. Specification: lifecycle page, "Functions", "Lock".




/**
 * Runs `body` under the lock and returns what it returns; the lock goes when the body ends, or when its
 * promise settles. Throws `PluginWriterRefusal` (`locked`, `linked_target`, `invalid`, `io`) when it cannot be
 * taken, and whatever the body throws.
 */
function withPluginScopeLock(host, scope, body) {
    let lock;
    try {
        lock = acquireScopeLock(host, scopeLayout(scope, host));
    }
    catch (error) {
        if (error instanceof PluginWriterRefusal || error instanceof Fault)
            throw error;
        throw new PluginWriterRefusal('io', `cannot lock the ${scope} scope: ${messageOf(error)}`);
    }
    let result;
    try {
        result = body();
    }
    catch (error) {
        lock.release();
        throw error;
    }
    if (isThenable(result)) {
        return Promise.resolve(result).finally(() => lock.release());
    }
    lock.release();
    return result;
}
// Not `instanceof`: a promise may come from another realm.
function isThenable(value) {
    return (typeof value === 'object' &&
        value !== null &&
        'then' in value &&
        typeof value.then === 'function');
}

// EXTERNAL MODULE: ./build/usecases/process-host.js
var process_host = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/usecases/lifecycle-calls.js
// The lifecycle under the names of the host, for this process: each call takes the host it works with as
// an option and makes one where none is given. Mutations never throw.
// Specification: lifecycle page, "Functions".









/** Installs the package at a path. */
function installPlugin(sourcePath, options) {
    return installPackage(sourcePath, options, hostOf(options));
}
/** Installs again from the recorded source. */
function updatePlugin(id, options) {
    return updateInstalled(id, options, hostOf(options));
}
function enablePlugin(id, options) {
    return enableInstalled(id, options, hostOf(options));
}
function disablePlugin(id, options) {
    return disableInstalled(id, options, hostOf(options));
}
function removePlugin(id, options) {
    return removeInstalled(id, options, hostOf(options));
}
/** Every copy as it is now, digests recomputed. */
function listInstalledPlugins(cwd, options = {}) {
    return (0,list_installed/* listPlugins */.N)(hostOf({ cwd, ...options }), options);
}
/** Names and repairs what crashes left. */
function doctorPlugins(cwd, options = {}) {
    return examineScopes(hostOf({ cwd, ...options }), options);
}
/** The facts of one copy, as a reviewed plan holds them. */
function observePluginCopy(scope, id, choice = {}) {
    return observeCopy(scope, id, hostOf(choice));
}
/** Runs `body` as the only writer of a scope. Throws `PluginWriterRefusal`. */
function lifecycle_calls_withPluginScopeLock(scope, body, choice = {}) {
    return withLock(hostOf(choice), scope, body);
}
function hostOf({ host, cwd }) {
    return host ?? (0,process_host.processHost)(cwd);
}


/***/ })

};
