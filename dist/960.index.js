export const id = 960;
export const ids = [960];
export const modules = {

/***/ 9960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSmoke: () => (/* binding */ checkSmoke)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
// EXTERNAL MODULE: ./build/report/counts.js
var counts = __webpack_require__(6423);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var base_fault = __webpack_require__(7052);
;// CONCATENATED MODULE: ./build/smoke/smoke-failure.js
/** An assertion that does not hold. */
class SmokeFailure extends Error {
    name = 'SmokeFailure';
}
/** Our disk, or an interrupt: nothing can be said. */
class SmokeInconclusive extends Error {
    name = 'SmokeInconclusive';
}
/** A requirement cannot be had: the package was not tried. */
class SmokeNotRun extends Error {
    name = 'SmokeNotRun';
}
/** Throws unless the mutation was made. Codes that only our own directories can cause are inconclusive. */
function assertDone(result, what) {
    assertNone(result.diagnostics.filter(({ type, code }) => type === 'error' || code === 'io'), what);
}
function assertNone(diagnostics, what) {
    const [first] = diagnostics;
    if (first === undefined)
        return;
    const text = `${what}: ${first.code}: ${first.message}`;
    if (first.code === 'io' || first.code === 'locked')
        throw new SmokeInconclusive(text);
    throw new SmokeFailure(text);
}

// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
;// CONCATENATED MODULE: ./build/lifecycle/change-state.js
/** The state with this record; the disabled flag of an existing install is kept. */
function withRecord(state, id, record) {
    const known = state.installed.has(id);
    return {
        ...state,
        installed: new Map(state.installed).set(id, record),
        disabled: known ? state.disabled : state.disabled.filter((other) => other !== id),
    };
}
/** The state without this record, and without its disabled flag. */
function withoutRecord(state, id) {
    const installed = new Map(state.installed);
    installed.delete(id);
    const unknownInRecords = new Map(state.unknownInRecords);
    unknownInRecords.delete(id);
    const disabled = state.disabled.filter((other) => other !== id);
    return { ...state, installed, unknownInRecords, disabled };
}
/** The state with the plugin switched on or off. */
function withEnabled(state, id, enabled) {
    const others = state.disabled.filter((other) => other !== id);
    return { ...state, disabled: enabled ? others : [...others, id] };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/lifecycle/copy-tree.js
// Copying a digested tree: files with their bytes, links verbatim, nothing followed, everything synced.
// The copy is exactly the entries of the tree; whoever calls verifies it by its digest.
// Specification: lifecycle page, "Install" 1.




const CHUNK = 1 << 18;
const NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
/** Makes `destination` (which must not exist) and fills it. Throws what the system throws, or `Fault` (`changed`). */
function copyTree(disk, tree, destination) {
    const directories = [destination];
    const files = [];
    disk.mkdirSync(destination, { mode: 0o755 });
    const buffer = Buffer.allocUnsafe(CHUNK);
    for (const entry of tree.entries) {
        const to = (0,external_node_path_.join)(destination, entry.path);
        if (entry.type === 'directory') {
            disk.mkdirSync(to, { mode: 0o755 });
            directories.push(to);
        }
        else if (entry.type === 'link')
            disk.symlinkSync(entry.target, to);
        else {
            copyFile(disk, (0,external_node_path_.join)(tree.root, entry.path), to, entry, buffer);
            files.push(to);
        }
    }
    // In a second pass, because a disk that has all of it to write needs far fewer commits for it.
    for (const file of files)
        syncFile(disk, file);
    for (const directory of directories.reverse())
        (0,atomic_file/* syncDirectory */.z)(disk, directory);
    (0,atomic_file/* syncDirectory */.z)(disk, (0,external_node_path_.dirname)(destination));
}
function copyFile(disk, from, to, entry, buffer) {
    const input = disk.openSync(from, external_node_fs_.constants.O_RDONLY | NO_FOLLOW | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    try {
        if (!disk.fstatSync(input).isFile())
            throw changed(from);
        const output = disk.openSync(to, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | NO_FOLLOW, entry.executable ? 0o755 : 0o644);
        try {
            let left = entry.size;
            for (;;) {
                const read = disk.readSync(input, buffer, 0, buffer.length, null);
                if (read === 0)
                    break;
                left -= read;
                // A file that grows for ever must not fill the disk.
                if (left < 0)
                    throw changed(from);
                let at = 0;
                while (at < read)
                    at += disk.writeSync(output, buffer, at, read - at);
            }
        }
        finally {
            disk.closeSync(output);
        }
    }
    finally {
        disk.closeSync(input);
    }
}
function syncFile(disk, path) {
    const handle = disk.openSync(path, external_node_fs_.constants.O_RDWR | NO_FOLLOW);
    try {
        disk.fsyncSync(handle);
    }
    finally {
        disk.closeSync(handle);
    }
}
function changed(path) {
    return new base_fault/* Fault */.vC('changed', `${path} changed while it was copied`, 'run the command again');
}

;// CONCATENATED MODULE: ./build/lifecycle/delete-tree.js
// Deleting a directory that was verified, entry by entry, following no link. Only for siblings that are
// on their way out: a staging copy, or a `.discard-`. Specification: lifecycle page, "Install" 5.


/** Deletes `root` and what is in it; nothing there is fine. Throws what the system throws. */
function deleteTree(disk, root) {
    const facts = disk.lstatSync(root, { throwIfNoEntry: false });
    if (facts === undefined)
        return;
    if (!facts.isDirectory()) {
        disk.unlinkSync(root);
        return;
    }
    // A list instead of recursion: depth is what the package says.
    const directories = [root];
    for (let at = 0; at < directories.length; at += 1) {
        const directory = directories[at] ?? root;
        for (const entry of disk.readdirSync(directory, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(directory, entry.name);
            if (entry.isDirectory())
                directories.push(path);
            else
                removeEntry(() => disk.unlinkSync(path));
        }
    }
    for (const directory of directories.reverse())
        removeEntry(() => disk.rmdirSync(directory));
}
/** True when it is gone. Never throws: what stays has a name that says what it is. */
function deleteTreeQuietly(disk, root) {
    try {
        deleteTree(disk, root);
        return true;
    }
    catch {
        return false;
    }
}
function removeEntry(remove) {
    try {
        remove();
    }
    catch (error) {
        if ((0,base_fault/* systemCode */.xU)(error) !== 'ENOENT')
            throw error;
    }
}

// EXTERNAL MODULE: ./build/lifecycle/parse-record.js
var parse_record = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/lifecycle/small-file.js
// Reading a small regular file that anybody may have put into a managed directory: never through a
// link, never blocking, never more than the cap. And writing one beside, exclusively and durably.


const small_file_NO_FOLLOW = (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * The bytes, or null when nothing has that name, or something that is not a regular file of that size.
 * Throws what the system throws: a file that cannot be read is not one that is not there.
 */
function small_file_readSmallFile(disk, path) {
    if (disk.lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true)
        return null;
    const handle = disk.openSync(path, external_node_fs_.constants.O_RDONLY | small_file_NO_FOLLOW);
    try {
        const facts = disk.fstatSync(handle);
        if (!facts.isFile() || facts.size > limits/* limits */.F.smallFileBytes)
            return null;
        return disk.readFileSync(handle);
    }
    finally {
        closeQuietly(disk, handle);
    }
}
/** The same, with null for a file that cannot be read as well. Throws nothing. */
function tryReadSmallFile(disk, path) {
    try {
        return small_file_readSmallFile(disk, path);
    }
    catch {
        return null;
    }
}
/** Creates `path` with these bytes, mode 0600, and syncs it. Throws what the system throws. */
function writeNewFile(disk, path, bytes) {
    const handle = disk.openSync(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | (external_node_fs_.constants.O_NOFOLLOW ?? 0), 0o600);
    try {
        let at = 0;
        while (at < bytes.length)
            at += disk.writeSync(handle, bytes, at, bytes.length - at);
        disk.fsyncSync(handle);
    }
    finally {
        disk.closeSync(handle);
    }
}
function closeQuietly(disk, handle) {
    try {
        disk.closeSync(handle);
    }
    catch {
        // Nothing was written through it.
    }
}

;// CONCATENATED MODULE: ./build/lifecycle/journal.js
// The journal of an install: what is about to stand at the target, and what its record will say. Written
// durably before the first rename, gone after the last; with it doctor knows whose bytes are whose.
// Specification: lifecycle page, "Crashes".




function writeJournal(disk, path, journal) {
    writeNewFile(disk, path, Buffer.from(`${JSON.stringify({ version: 1, ...journal })}\n`));
}
/**
 * The journal, or null when its bytes are none: a torn one was never acted upon. Throws what the system
 * throws, because a journal that cannot be read may well have been.
 */
function readJournal(disk, path) {
    const bytes = readSmallFile(disk, path);
    const decoded = bytes === null ? null : decodeUtf8(bytes);
    if (decoded?.ok !== true)
        return null;
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch {
        return null;
    }
    const members = membersOf(value);
    const id = members?.get('id');
    if (members?.get('version') !== 1 || typeof id !== 'string')
        return null;
    const next = parseRecord(members.get('next'), 'next');
    const previousValue = members.get('previous');
    const previous = previousValue === null ? null : parseRecord(previousValue, 'previous');
    if (!next.ok || previous?.ok === false)
        return null;
    return { id, next: next.value, previous: previous === null ? null : previous.value };
}
/** True when two records say the same. */
function isSameRecord(a, b) {
    return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}

// EXTERNAL MODULE: ./build/lifecycle/diagnostic.js
var diagnostic = __webpack_require__(2628);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
// EXTERNAL MODULE: ./build/lifecycle/writer-refusal.js
var writer_refusal = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/lifecycle/publish.js
// Publishing a verified staging copy: the old target to its backup, staging to the target, the target
// digested; and the way back. What stands at the target and is not what we put there is somebody's work.
// Specification: lifecycle page, "Install" 3.






/** Makes staging the target. Its undo is registered first; throws what fails. */
function publish(context, publication) {
    const { host, layout, target } = context;
    const { disk } = host;
    context.undo.before(() => unpublish(context, publication));
    if (isThere(context, target))
        disk.renameSync(target, publication.backup);
    disk.renameSync(publication.staging, target);
    (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
    if ((0,read_copy/* managedDigest */.cW)(target, disk) !== publication.digest) {
        throw new writer_refusal/* PluginWriterRefusal */.B('mismatch', `${target} changed while ${(0,quote/* quote */.hD)(context.id)} was installed; nothing was recorded`);
    }
}
/** Looks at what is there instead of trusting how far it came: an operation may fail after its work. */
function unpublish(context, publication) {
    const { host, layout, target, id, token } = context;
    const { disk } = host;
    const { staging, backup, digest } = publication;
    const told = [];
    const hasBackup = isThere(context, backup);
    if (isThere(context, target)) {
        const isStaged = isThere(context, staging);
        if (isStaged && !hasBackup)
            return told;
        if (isStaged || (0,read_copy/* managedDigest */.cW)(target, disk) !== digest) {
            context.recovery = hasBackup ? backup : null;
            const where = hasBackup ? `; the copy from before is ${backup}` : '';
            return [(0,diagnostic/* notice */.l)('io', `${target} holds somebody's work and stays as it is${where}`)];
        }
        const discard = layout.sibling(id, 'discard', token);
        disk.renameSync(target, discard);
        if (hasBackup)
            disk.renameSync(backup, target);
        (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
        if (!deleteTreeQuietly(disk, discard)) {
            told.push((0,diagnostic/* notice */.l)('leftover', `${discard} could not be deleted; run plugin-gate doctor`));
        }
    }
    else if (hasBackup) {
        disk.renameSync(backup, target);
        (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
    }
    return told;
}
function isThere(context, path) {
    return context.host.disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
;// CONCATENATED MODULE: ./build/lifecycle/record-state.js
// Recording a change: the state written, and the way back. Only under the scope's lock.
// Specification: lifecycle page, "Install" 4.



/** Writes the next state; its undo puts the old bytes back if the new ones are still there. */
function recordState(context, next) {
    const { host, layout, onDisk, undo } = context;
    const { disk } = host;
    let written = null;
    undo.before(() => {
        const found = (0,state_file/* readStateBytes */.RI)(disk, layout.state);
        if (sameBytes(found, onDisk.bytes))
            return [];
        if (written === null || !sameBytes(found, written)) {
            return [(0,diagnostic/* notice */.l)('io', `${layout.state} was changed by somebody else and stays as it is`)];
        }
        if (onDisk.bytes === null) {
            disk.unlinkSync(layout.state);
            (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
        }
        else {
            (0,atomic_file/* writeFileAtomic */.Z)({
                path: layout.state,
                bytes: onDisk.bytes,
                expected: found,
                mode: 0o600,
                disk,
            });
        }
        return [];
    });
    const prepared = (0,state_file/* prepareState */.VE)(next);
    written = prepared.bytes;
    (0,state_file/* writeStateFile */.VP)(disk, layout.state, onDisk, prepared);
}
function sameBytes(a, b) {
    return a === null || b === null ? a === b : Buffer.from(a).equals(b);
}

;// CONCATENATED MODULE: ./build/lifecycle/siblings.js
// What becomes of a copy that was put aside: deleted when it is exactly what the record said, kept for a
// person otherwise. The decision is a rename, so that a crash during deletion leaves no doubt.
// Specification: lifecycle page, "Install" 5, "Crashes".





/** Digests the copy, then deletes it or keeps it as `.recovery-`. Throws nothing. */
function settleAside(disk, copy) {
    const { layout, id, token, path, expected } = copy;
    let digest = null;
    try {
        if (disk.lstatSync(path, { throwIfNoEntry: false }) === undefined)
            return { kept: null, told: [] };
        digest = (0,read_copy/* managedDigest */.cW)(path, disk);
    }
    catch {
        // Not readable: then it is not known to be what the record said, and stays.
    }
    const goes = digest !== null && digest === expected;
    const to = layout.sibling(id, goes ? 'discard' : 'recovery', token);
    try {
        disk.renameSync(path, to);
        (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
    }
    catch (error) {
        const where = exists(disk, to) ? to : path;
        return {
            kept: where,
            told: [
                (0,diagnostic/* notice */.l)('io', `${where} was kept, because putting it aside failed: ${(0,base_fault/* messageOf */.bD)(error)}`),
            ],
        };
    }
    if (!goes)
        return { kept: to, told: [] };
    if (deleteTreeQuietly(disk, to))
        return { kept: null, told: [] };
    return {
        kept: null,
        told: [(0,diagnostic/* notice */.l)('leftover', `${to} could not be deleted; run plugin-gate doctor`)],
    };
}
function exists(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/lifecycle/apply-install.js
// The steps of an install: stage, verify, announce, publish, record, settle; any failure undoes in reverse.
// docs/install.md draws the disk after each of them. Specification: lifecycle page, "Install".










/** Replaces whatever stands at the target by the source. Throws what fails; the undo is registered before each step. */
function applyInstall(context, source, options) {
    const { host, layout, id, token, onDisk, undo } = context;
    const { disk } = host;
    const staging = layout.sibling(id, 'install', token);
    const backup = layout.sibling(id, 'backup', token);
    const journal = layout.sibling(id, 'journal', token);
    const previous = onDisk.state.installed.get(id) ?? null;
    const next = {
        installedAt: host.now().toISOString(),
        source: options.recordedSource ?? source.path,
        contentDigest: source.digest,
        kind: source.manifest.kind,
        origin: options.origin ?? { kind: 'local', source: source.path },
        trust: options.trust ?? 'trusted',
    };
    undo.before(() => {
        deleteTree(disk, staging);
        return [];
    });
    copyTree(disk, source.candidate.tree, staging);
    verifyStaged(context, source, staging);
    undo.before(() => {
        // With a step that could not be undone, doctor still needs it.
        if (!undo.failed && disk.lstatSync(journal, { throwIfNoEntry: false }) !== undefined) {
            disk.unlinkSync(journal);
        }
        return [];
    });
    writeJournal(disk, journal, { id, next, previous });
    (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
    publish(context, { staging, backup, digest: source.digest });
    recordState(context, withRecord(onDisk.state, id, next));
    undo.commit();
    const settled = settleAside(disk, {
        layout,
        id,
        token,
        path: backup,
        expected: previous?.contentDigest ?? null,
    });
    context.recovery = settled.kept;
    context.told.push(...settled.told);
    removeJournal(context, journal);
}
function verifyStaged(context, source, staging) {
    const { disk } = context.host;
    const again = (0,read_copy/* readSource */.o$)(source.path, disk, context.clioVersion);
    if (again.contentDigest !== source.digest) {
        throw new writer_refusal/* PluginWriterRefusal */.B('mismatch', `${source.path} changed while it was copied; nothing was installed`);
    }
    const staged = (0,read_copy/* readManagedCopy */.TU)(staging, disk, context.clioVersion);
    if (staged.contentDigest !== source.digest ||
        staged.manifestDigest !== source.candidate.manifestDigest) {
        const absolute = staged.diagnostics.find((finding) => finding.refuses)?.message;
        throw new writer_refusal/* PluginWriterRefusal */.B('mismatch', `the copy of ${source.path} is not what was read: ${absolute ?? `digest ${staged.contentDigest ?? 'none'} instead of ${source.digest}`}; nothing was installed`);
    }
}
function removeJournal(context, journal) {
    const { disk } = context.host;
    try {
        disk.unlinkSync(journal);
        (0,atomic_file/* syncDirectory */.z)(disk, context.layout.base);
    }
    catch {
        // The install stands; doctor finds the journal and sees that it is done.
    }
}

// EXTERNAL MODULE: ./build/lifecycle/list-entry.js
var list_entry = __webpack_require__(7218);
// EXTERNAL MODULE: ./build/lifecycle/parse-origin.js
var parse_origin = __webpack_require__(6263);
;// CONCATENATED MODULE: ./build/lifecycle/assert-replaceable.js
// What stands at the target, against what is to replace it: the refusals under the lock.
// Specification: lifecycle page, "Install".





/** Throws `PluginWriterRefusal`: `linked_target`, `foreign_origin`, `kind_change`, `exists`. */
function assertReplaceable(context, source, { mayReplace }) {
    const { host, id, target, layout, onDisk, clioVersion } = context;
    const facts = host.disk.lstatSync(target, { throwIfNoEntry: false });
    if (facts?.isSymbolicLink() === true) {
        throw new writer_refusal/* PluginWriterRefusal */.B('linked_target', `${target} is a link; it was put there by somebody and is not replaced`);
    }
    const record = onDisk.state.installed.get(id);
    if (record !== undefined && (0,parse_origin/* isForeignOrigin */.f)(record.origin)) {
        throw new writer_refusal/* PluginWriterRefusal */.B('foreign_origin', `${(0,quote/* quote */.hD)(id)} was adopted from another host's package and is not replaced; remove it with plugin-gate remove ${id} --scope ${layout.scope}, then adopt it again with the host`);
    }
    const kind = record?.kind ??
        (facts === undefined
            ? undefined
            : (0,read_copy/* readManagedCopy */.TU)(target, host.disk, clioVersion).manifest?.kind);
    if (kind !== undefined && kind !== source.manifest.kind) {
        throw new writer_refusal/* PluginWriterRefusal */.B('kind_change', `${(0,quote/* quote */.hD)(id)} is installed as kind ${(0,quote/* quote */.hD)(kind)} and would become ${(0,quote/* quote */.hD)(source.manifest.kind)}; remove it first`);
    }
    if (facts === undefined || mayReplace)
        return;
    throw new writer_refusal/* PluginWriterRefusal */.B('exists', `${(0,quote/* quote */.hD)(id)} already stands at ${target}; install with --force to replace it, or run ${(0,list_entry/* repairCommand */.pC)(layout.scope, id)}`);
}

;// CONCATENATED MODULE: ./build/lifecycle/layout.js
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
    const base = (0,external_node_path_.join)(anchor, ...parts);
    return {
        scope,
        anchor,
        parts,
        base,
        state: (0,external_node_path_.join)(base, STATE),
        lock: (0,external_node_path_.join)(base, LOCK),
        target: (id) => (0,external_node_path_.join)(base, id),
        sibling: (id, kind, token) => (0,external_node_path_.join)(base, `.${id}.${kind}-${token}`),
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
        return (0,external_node_path_.resolve)(cwd, own);
    const clioHome = variables['CLIO_CODER_HOME'];
    if (clioHome !== undefined && clioHome !== '')
        return (0,external_node_path_.resolve)(cwd, clioHome, 'config');
    const xdg = variables['XDG_CONFIG_HOME'];
    const platform = xdg !== undefined && (0,external_node_path_.isAbsolute)(xdg) ? xdg : (0,external_node_path_.join)(home, '.config');
    return (0,external_node_path_.join)(platform, 'clio-coder');
}

// EXTERNAL MODULE: ./build/discovery/discovery-pass.js
var discovery_pass = __webpack_require__(8229);
// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(392);
;// CONCATENATED MODULE: ./build/lifecycle/base-directory.js
// The base of a scope: every part of it below the configuration directory or the project is a real
// directory, never a link. Specification: lifecycle page, "Where things live".



/**
 * Looks at every part. Throws `PluginWriterRefusal`: `linked_target` for a link, `invalid` for anything
 * else that is not a directory.
 */
function inspectBase(disk, layout) {
    let path = layout.anchor;
    if (disk.statSync(path, { throwIfNoEntry: false }) === undefined) {
        if (disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
            throw new writer_refusal/* PluginWriterRefusal */.B('linked_target', `${path} is a link that leads nowhere`);
        }
        return 'absent';
    }
    for (const part of layout.parts) {
        path = (0,external_node_path_.join)(path, part);
        const facts = disk.lstatSync(path, { throwIfNoEntry: false });
        if (facts === undefined)
            return 'absent';
        if (facts.isSymbolicLink()) {
            throw new writer_refusal/* PluginWriterRefusal */.B('linked_target', `${path} is a link, not a directory`);
        }
        if (!facts.isDirectory()) {
            throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${path} is not a directory`);
        }
    }
    return 'present';
}
/**
 * Makes what is missing of the base and returns the directories it made, outermost first. Checks the
 * parts again afterwards.
 */
function makeBase(disk, layout) {
    if (inspectBase(disk, layout) === 'present')
        return [];
    const missing = [];
    for (let path = layout.base;; path = (0,external_node_path_.dirname)(path)) {
        if (disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined)
            break;
        missing.unshift(path);
        if (path === (0,external_node_path_.dirname)(path))
            break;
    }
    const made = [];
    try {
        for (const path of missing) {
            try {
                disk.mkdirSync(path, { mode: 0o755 });
                made.push(path);
            }
            catch (error) {
                // Another writer made it at the same moment; the check below says whether it is a directory.
                if ((0,base_fault/* systemCode */.xU)(error) !== 'EEXIST')
                    throw error;
            }
        }
        if (inspectBase(disk, layout) === 'absent') {
            throw Object.assign(new Error(`${layout.base} vanished while it was made`), {
                code: 'ENOENT',
            });
        }
    }
    catch (error) {
        removeEmpty(disk, made);
        throw error;
    }
    return made;
}
/** Takes away those of the directories that are still empty, innermost first. Throws nothing. */
function removeEmpty(disk, made) {
    for (const path of [...made].reverse()) {
        try {
            disk.rmdirSync(path);
        }
        catch {
            return;
        }
    }
}

// EXTERNAL MODULE: ./build/lifecycle/json-value.js
var json_value = __webpack_require__(6205);
;// CONCATENATED MODULE: ./build/lifecycle/observe-copy.js



/** Reads state and tree now. Throws as `readStateFile` does. */
function observePluginCopy(scope, id, host) {
    const layout = scopeLayout(scope, host);
    const { state } = (0,state_file/* readStateFile */.qy)(host.disk, layout.state);
    return observeWithState(host.disk, scope, id, layout.target(id), state);
}
/** The same with a state that was already read under the lock. */
function observeWithState(disk, scope, id, target, state) {
    const record = state.installed.get(id);
    return {
        scope,
        id,
        recorded: record !== undefined,
        tree: treeFact(disk, target),
        enabled: !state.disabled.includes(id),
        ...(record === undefined
            ? {}
            : {
                recordedDigest: record.contentDigest,
                ...(record.kind === undefined ? {} : { kind: record.kind }),
                ...(record.trust === undefined ? {} : { trust: record.trust }),
                ...(record.origin === undefined ? {} : { origin: record.origin }),
            }),
    };
}
/** `absent` when nothing has that name, `unreadable` when there is no digest, else the digest. */
function treeFact(disk, path) {
    if (disk.lstatSync(path, { throwIfNoEntry: false }) === undefined)
        return 'absent';
    return (0,read_copy/* managedDigest */.cW)(path, disk) ?? 'unreadable';
}

;// CONCATENATED MODULE: ./build/lifecycle/guard.js
// The guard: every fact of a reviewed plan is observed again under the lock, before anything is written.
// Specification: lifecycle page, "Guard: reviewed plans".




/** Throws `PluginWriterRefusal` (`stale_plan`) at the first fact that differs, in the order of the plan. */
function assertExpectedState(host, expect) {
    for (const copy of expect.copies) {
        assertCopy(copy, observePluginCopy(copy.scope, copy.id, host));
    }
}
/** Compares as JSON: over both key sets, or with `partial` over the given facts only. */
function assertCopy(expected, observed) {
    const given = factsOf(expected);
    const seen = factsOf(observed);
    const names = expected.partial === true ? [...given.keys()] : [...new Set([...given.keys(), ...seen.keys()])];
    for (const fact of names) {
        const wanted = given.get(fact) ?? null;
        const found = seen.get(fact) ?? null;
        if ((0,json_value/* canonicalJson */.dj)(wanted) === (0,json_value/* canonicalJson */.dj)(found))
            continue;
        const { scope, id } = expected;
        throw new writer_refusal/* PluginWriterRefusal */.B('stale_plan', `the plan is out of date: ${fact} of ${(0,quote/* quote */.hD)(id)} in the ${scope} scope was ${shown(wanted)} and is ${shown(found)}`, { scope, id, fact, expected: wanted, observed: found });
    }
}
/** The same for what a reviewed plan saw coming in: a source that changed since is another plan. */
function assertIncoming(options, { id, incoming }) {
    for (const [fact, expected] of Object.entries(options.expectIncoming ?? {})) {
        const observed = new Map(Object.entries(incoming ?? {})).get(fact) ?? null;
        if (expected === observed)
            continue;
        throw new writer_refusal/* PluginWriterRefusal */.B('stale_plan', `the plan is out of date: ${fact} of the ${(0,quote/* quote */.hD)(id)} that comes in was ${shown(expected)} and is ${shown(observed)}`, { scope: options.scope, id, fact: `incoming.${fact}`, expected, observed });
    }
}
function factsOf(copy) {
    return new Map(Object.entries(copy).filter(([fact, value]) => fact !== 'partial' && value !== undefined));
}
function shown(value) {
    if (value === null)
        return 'not there';
    return (0,quote/* quote */.hD)(typeof value === 'string' ? value : (0,json_value/* canonicalJson */.dj)(value));
}

// EXTERNAL MODULE: ./build/manifest/host-range.js
var host_range = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/lifecycle/precedence.js
var precedence = __webpack_require__(5259);
;// CONCATENATED MODULE: ./build/lifecycle/dependents.js
// Who would break: precedence before and after exactly one disable or removal, requirement by
// requirement. Pure. Specification: lifecycle page, "Listing, precedence, dependents".

/** Requirements of enabled effective plugins that are met now and would not be after the change. */
function newlyBrokenDependents(entries, change) {
    const before = (0,precedence/* resolvePluginPrecedence */.i)(entries);
    const after = (0,precedence/* resolvePluginPrecedence */.i)(afterChange(entries, change));
    const metBefore = providedBy(before);
    const loadableBefore = new Set(before.filter((entry) => entry.loadable).map(keyOf));
    return unmetIn(after).filter((unmet) => loadableBefore.has(keyOf(unmet)) && metBefore.has(unmet.requirement));
}
/** Requirements of enabled effective plugins that nothing meets. */
function unmetRequirements(entries) {
    return unmetIn((0,precedence/* resolvePluginPrecedence */.i)(entries));
}
/** What of `requires` nothing but the copy `self` itself would meet. */
function missingRequirements(entries, requires, self) {
    const others = entries.filter((entry) => entry.scope !== self.scope || entry.id !== self.id);
    const provided = providedBy((0,precedence/* resolvePluginPrecedence */.i)(others));
    return [...new Set(requires)].filter((requirement) => !provided.has(requirement));
}
function unmetIn(entries) {
    const provided = providedBy(entries);
    return entries
        .filter((entry) => entry.loadable)
        .flatMap(({ id, scope, manifest }) => [...new Set(manifest?.requires ?? [])]
        .filter((requirement) => !provided.has(requirement))
        .map((requirement) => ({ id, scope, requirement })));
}
/** `kind:name` of every loadable copy: a requirement is met by name and kind, in either scope. */
function providedBy(entries) {
    return new Set(entries.filter((entry) => entry.loadable).map(({ kind, id }) => `${kind ?? ''}:${id}`));
}
function afterChange(entries, { action, scope, id }) {
    const isChanged = (entry) => entry.id === id && entry.scope === scope;
    if (action === 'remove')
        return entries.filter((entry) => !isChanged(entry));
    return entries.map((entry) => (isChanged(entry) ? { ...entry, enabled: false } : entry));
}
function keyOf({ scope, id }) {
    return `${scope}:${id}`;
}

;// CONCATENATED MODULE: ./build/lifecycle/missing-requirement.js
// A requirement that no loadable plugin meets, in words. Pure. Specification: lifecycle page, "Listing,
// precedence, dependents" ("unmet requirements are listed, not refused").



/** The warning, with the command that installs what is missing; `registry` as the command line names it. */
function missingRequirement({ id, scope, requirement }, registry = null) {
    const file = registry === null ? 'FILE' : (0,shell_word/* shellWord */.r)(registry);
    return (0,diagnostic/* notice */.l)('dependents', `${(0,quote/* quote */.hD)(id)} in the ${scope} scope requires ${(0,quote/* quote */.hD)(requirement)}, which no loadable plugin provides; plugin-gate install ${(0,shell_word/* shellWord */.r)(requirement)} --registry ${file} --scope ${scope} installs it`);
}

// EXTERNAL MODULE: ./build/lifecycle/parse-state.js
var parse_state = __webpack_require__(2976);
;// CONCATENATED MODULE: ./build/lifecycle/list-installed.js
// Listing: every copy in both scopes as it is now, digests recomputed. One broken entry, or a base that
// is not a directory, never hides the others. Specification: lifecycle page, "Listing".














const scopes = ['project', 'user'];
/** Lists both scopes. What is wrong is said in diagnostics; throws `Fault` (`usage`) only, for a `clioVersion` that is none. */
function listPlugins(host, options = {}) {
    // Also where nothing is installed that would be judged for it.
    const { clioVersion = 'auto' } = options;
    if (clioVersion !== 'auto')
        (0,host_range/* generationOfHost */.ig)(clioVersion);
    const diagnostics = [];
    const entries = scopes.flatMap((scope) => listScope(host, scope, options, diagnostics));
    const shown = withMissing((0,precedence/* resolvePluginPrecedence */.i)(entries), options).filter((entry) => (options.scope === undefined || entry.scope === options.scope) &&
        (options.all === true || entry.effective || !entry.valid || !entry.compatible));
    return { plugins: shown, diagnostics };
}
/** Each loadable entry with what it misses. Copies of a few ids alone cannot tell what is missing. */
function withMissing(entries, { ids }) {
    if (ids !== undefined)
        return entries;
    const missing = new Map();
    for (const unmet of unmetRequirements(entries)) {
        const key = `${unmet.scope}:${unmet.id}`;
        missing.set(key, [...(missing.get(key) ?? []), missingRequirement(unmet)]);
    }
    return entries.map((entry) => {
        const more = missing.get(`${entry.scope}:${entry.id}`);
        return more === undefined ? entry : { ...entry, diagnostics: [...entry.diagnostics, ...more] };
    });
}
function listScope(host, scope, options, diagnostics) {
    const layout = scopeLayout(scope, host);
    const { disk } = host;
    const read = (root) => (0,read_copy/* passManagedCopy */.Q1)(root, disk, options.clioVersion);
    let names;
    let canonicalBase;
    try {
        if (inspectBase(disk, layout) === 'absent')
            return [];
        names = options.ids ?? disk.readdirSync(layout.base).filter((name) => !name.startsWith('.'));
        canonicalBase = disk.realpathSync(layout.base);
    }
    catch (error) {
        // It was empty, and a writer has taken it away since the look above.
        if ((0,base_fault/* systemCode */.xU)(error) === 'ENOENT')
            return [];
        diagnostics.push(...(0,writer_refusal/* diagnosticsOf */.o)(error));
        return [];
    }
    const { state, fault } = readState(host, layout);
    if (fault !== null)
        diagnostics.push(fault);
    const recorded = options.ids ?? [...state.installed.keys()];
    const ids = [...new Set([...names, ...recorded])].filter((id) => id !== 'state.json');
    return ids.flatMap((id) => {
        const facts = {
            scope,
            id,
            path: layout.target(id),
            canonicalBase,
            record: state.installed.get(id) ?? null,
            enabled: !state.disabled.includes(id),
            stateFault: fault,
        };
        return readEntry(host, facts, read);
    });
}
function readEntry(host, facts, read) {
    try {
        if ((0,list_entry/* isListable */.$9)(host.disk, facts.path)) {
            return [(0,list_entry/* listEntry */.pn)({ ...facts, candidate: read(facts.path) })];
        }
        return facts.record === null ? [] : [(0,list_entry/* listEntry */.pn)({ ...facts, candidate: null })];
    }
    catch (error) {
        // A host version that is none says nothing about this copy.
        if (error instanceof base_fault/* Fault */.vC && error.code === 'usage')
            throw error;
        const entry = (0,list_entry/* listEntry */.pn)({ ...facts, candidate: null });
        const why = (0,diagnostic/* refusal */.x)('unreadable', `${(0,quote/* quote */.hD)(facts.id)} cannot be read: ${(0,writer_refusal/* diagnosticsOf */.o)(error)[0]?.message ?? ''}`);
        return [{ ...entry, diagnostics: [why] }];
    }
}
function readState(host, layout) {
    try {
        return { state: (0,state_file/* readStateFile */.qy)(host.disk, layout.state).state, fault: null };
    }
    catch (error) {
        const [fault] = (0,writer_refusal/* diagnosticsOf */.o)(error);
        return { state: parse_state/* emptyState */.p$, fault: fault ?? null };
    }
}

// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
;// CONCATENATED MODULE: ./build/lifecycle/lock-owner.js
// The facts in a lock: who writes, where, since when, doing what. Pure.
// Specification: lifecycle page, "Lock".



/** Facts of this process; `nonce` makes the bytes of every lock different. */
function lockOwnerBytes(host, nonce) {
    const owner = {
        pid: host.pid,
        host: host.hostname,
        startedAt: host.startedAt,
        startMark: host.startMark,
        command: host.command.slice(0, 1_000),
        nonce,
    };
    return Buffer.from(`${JSON.stringify(owner)}\n`);
}
/** The facts, or null when the bytes hold none that can be read (a host's own lock is empty). */
function parseLockOwner(bytes) {
    const decoded = (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded.ok)
        return null;
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch {
        return null;
    }
    const members = (0,json_value/* membersOf */.lS)(value);
    const pid = members?.get('pid');
    const host = members?.get('host');
    const startedAt = members?.get('startedAt');
    const startMark = lock_owner_text(members?.get('startMark'));
    const command = lock_owner_text(members?.get('command'));
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1)
        return null;
    if (typeof host !== 'string' || host === '' || typeof startedAt !== 'string')
        return null;
    return { pid, host, startedAt, startMark, command };
}
function lock_owner_text(value) {
    return typeof value === 'string' ? value : '';
}
/** In words, for a refusal. */
function describeLockOwner(owner) {
    if (owner === null)
        return 'somebody who left no readable facts in it';
    const doing = owner.command === '' ? '' : `, ${(0,quote/* quote */.hD)(owner.command)}`;
    return `process ${owner.pid} on ${(0,quote/* quote */.hD)(owner.host)} since ${(0,quote/* quote */.hD)(owner.startedAt)}${doing}`;
}
/** True only when the owner is certainly gone: same machine, and no such process or a later one. */
function isOwnerGone(host, owner) {
    if (owner === null || owner.host !== host.hostname)
        return false;
    return host.processState(owner.pid, owner.startMark) === 'gone';
}

;// CONCATENATED MODULE: ./build/lifecycle/scope-lock.js






/** How often a base that vanishes under us is made again. */
const BASE_ATTEMPTS = 10;
/**
 * Takes the lock at once or throws `PluginWriterRefusal` (`locked`, or what `makeBase` throws). Directories
 * that had to be made go away with the release when nothing was put into them.
 */
function acquireScopeLock(host, layout) {
    const { disk } = host;
    const made = [];
    const nonce = host.randomHex();
    const bytes = lockOwnerBytes(host, nonce);
    const beside = `${layout.lock}.${host.pid}-${nonce}`;
    for (let attempt = 1;; attempt += 1) {
        try {
            made.push(...makeBase(disk, layout));
            linkFacts(disk, layout, beside, bytes);
            break;
        }
        catch (error) {
            const code = (0,base_fault/* systemCode */.xU)(error);
            // A writer that found nothing to do takes an empty base away with it, just as we look at it.
            if (code === 'ENOENT' && attempt < BASE_ATTEMPTS)
                continue;
            // A link that was made although the call failed would lock everybody out.
            if (code !== 'EEXIST' && isOurs(disk, layout.lock, bytes))
                removeFile(disk, layout.lock);
            removeEmpty(disk, made);
            throw code === 'EEXIST' ? heldLock(disk, layout) : error;
        }
    }
    return {
        release: () => {
            const failed = isOurs(disk, layout.lock, bytes) ? removeFile(disk, layout.lock) : null;
            removeEmpty(disk, made);
            if (failed === null)
                return [];
            return [
                (0,diagnostic/* notice */.l)('io', `the lock ${layout.lock} could not be removed (${failed}); run plugin-gate doctor --unlock --force`),
            ];
        },
    };
}
/** Throws `EEXIST` when somebody holds the lock. */
function linkFacts(disk, layout, beside, bytes) {
    try {
        writeNewFile(disk, beside, bytes);
        disk.linkSync(beside, layout.lock);
    }
    finally {
        // Also after a failed write: what exists under this name is ours.
        removeFile(disk, beside);
    }
}
function heldLock(disk, layout) {
    const owner = parseLockOwner(tryReadSmallFile(disk, layout.lock) ?? new Uint8Array());
    // Doctor cannot tell whether an owner it knows nothing of is gone, so it asks for more.
    const force = owner === null ? ' --force' : '';
    return new writer_refusal/* PluginWriterRefusal */.B('locked', `the ${layout.scope} scope is locked by ${describeLockOwner(owner)}; if it is gone, run plugin-gate doctor --unlock${force} (${layout.lock})`);
}
function isOurs(disk, path, bytes) {
    // Twice, because a lock left behind for one failed read would stop everybody.
    const found = tryReadSmallFile(disk, path) ?? tryReadSmallFile(disk, path);
    return found !== null && Buffer.from(bytes).equals(found);
}
/** Null when the file is gone, else why not. Tries again, for the same reason. */
function removeFile(disk, path) {
    let why = null;
    for (let attempt = 0; attempt < 3; attempt += 1) {
        try {
            disk.unlinkSync(path);
            return null;
        }
        catch (error) {
            if ((0,base_fault/* systemCode */.xU)(error) === 'ENOENT')
                return null;
            why = (0,base_fault/* messageOf */.bD)(error);
        }
    }
    return why;
}

;// CONCATENATED MODULE: ./build/lifecycle/undo.js
// Undo of a mutation: each step says beforehand how it is taken back; a failure takes all back in
// reverse. An undo that fails does not stop the others; what it leaves is told, and doctor's to repair.
// Specification: lifecycle page, "Install".


class Undo {
    #steps = [];
    #failed = false;
    /** Registers the way back before the step is tried: a step may do its work and fail all the same. */
    before(step) {
        this.#steps.push(step);
    }
    /** The change stands: nothing is taken back any more. */
    commit() {
        this.#steps.length = 0;
    }
    /** True when a step could not be taken back. */
    get failed() {
        return this.#failed;
    }
    /** Takes everything back, last first. Throws nothing. */
    run() {
        const told = [];
        for (const step of this.#steps.splice(0).reverse()) {
            try {
                told.push(...step());
            }
            catch (error) {
                this.#failed = true;
                told.push((0,diagnostic/* notice */.l)('io', `a step could not be undone: ${(0,base_fault/* messageOf */.bD)(error)}; run plugin-gate doctor`));
            }
        }
        return told;
    }
}

;// CONCATENATED MODULE: ./build/lifecycle/mutation.js
// The frame of every mutation: plan and refusals before anything is written, then lock, guard, steps
// with undo, and a fresh listing. Never throws; whatever happens comes back as diagnostics.
// Specification: lifecycle page, "Functions", "Install", "Guard".













/** Runs a mutation. `prepare` does what comes before the lock: sources are read there. */
function runMutation(host, options, prepare) {
    return (0,discovery_pass/* outsidePluginDiscoveryPass */.Qo)(() => {
        try {
            const mutation = prepare();
            // An id becomes a path: nothing but a plugin id may.
            if (!(0,plugin_id/* isPluginId */.VP)(mutation.id)) {
                throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${(0,quote/* quote */.hD)(mutation.id)} is not a plugin id`);
            }
            assertIncoming(options, mutation);
            return options.dryRun === true
                ? planMutation(host, options, mutation)
                : applyMutation(host, options, mutation);
        }
        catch (error) {
            return { diagnostics: (0,writer_refusal/* diagnosticsOf */.o)(error) };
        }
    });
}
function planMutation(host, options, mutation) {
    const layout = scopeLayout(options.scope, host);
    inspectBase(host.disk, layout);
    const context = contextOf(host, layout, options, mutation);
    const plan = {
        operation: mutation.operation,
        scope: layout.scope,
        id: mutation.id,
        incoming: mutation.incoming,
        expect: {
            copies: [
                observeWithState(host.disk, layout.scope, mutation.id, context.target, context.onDisk.state),
            ],
        },
    };
    try {
        if (options.expect !== undefined)
            assertExpectedState(host, options.expect);
        mutation.check(context);
    }
    catch (error) {
        return { plan, diagnostics: [...(0,writer_refusal/* diagnosticsOf */.o)(error), ...context.told] };
    }
    return { plan, ...beforeOf(context), diagnostics: context.told };
}
function applyMutation(host, options, mutation) {
    const layout = scopeLayout(options.scope, host);
    const lock = acquireScopeLock(host, layout);
    const released = [];
    let result;
    try {
        result = applyLocked(host, layout, options, mutation);
    }
    finally {
        released.push(...lock.release());
    }
    return { ...result, diagnostics: [...result.diagnostics, ...released] };
}
function applyLocked(host, layout, options, mutation) {
    const context = contextOf(host, layout, options, mutation);
    try {
        if (options.expect !== undefined)
            assertExpectedState(host, options.expect);
        mutation.check(context);
        mutation.apply(context);
        context.undo.commit();
    }
    catch (error) {
        const undone = context.undo.run();
        return {
            ...recoveryOf(context),
            diagnostics: [...(0,writer_refusal/* diagnosticsOf */.o)(error), ...context.told, ...undone],
        };
    }
    if (mutation.removes === true) {
        const removed = { id: mutation.id, scope: layout.scope };
        return { removed, ...recoveryOf(context), diagnostics: context.told };
    }
    return {
        ...freshEntry(context),
        ...beforeOf(context),
        ...recoveryOf(context),
        diagnostics: context.told,
    };
}
function contextOf(host, layout, options, mutation) {
    return {
        host,
        layout,
        id: mutation.id,
        target: layout.target(mutation.id),
        token: `${host.pid}-${host.randomHex()}`,
        undo: new Undo(),
        onDisk: (0,state_file/* readStateFile */.qy)(host.disk, layout.state),
        clioVersion: options.clioVersion ?? 'auto',
        told: [],
        recovery: null,
        before: null,
    };
}
function freshEntry(context) {
    const { host, layout, id, clioVersion } = context;
    try {
        const { plugins } = listPlugins(host, { all: true, ids: [id], clioVersion });
        const plugin = plugins.find((entry) => entry.scope === layout.scope);
        if (plugin !== undefined)
            return { plugin };
        context.told.push((0,diagnostic/* notice */.l)('io', 'the change was made, but the copy is missing from a fresh listing'));
    }
    catch (error) {
        const [why] = (0,writer_refusal/* diagnosticsOf */.o)(error);
        context.told.push((0,diagnostic/* notice */.l)('io', `the change was made, but listing it failed: ${why?.message ?? ''}`));
    }
    return {};
}
function recoveryOf(context) {
    return context.recovery === null ? {} : { recovery: { packageBackup: context.recovery } };
}
function beforeOf({ before }) {
    return before == null ? {} : { before };
}

;// CONCATENATED MODULE: ./build/lifecycle/requirement-refusal.js
// Dependents in words: what a disable or removal would break is a refusal, what is missing anyway is told
// with the command that installs it.
// Specification: lifecycle page, "Listing, precedence, dependents".





/** Throws `PluginWriterRefusal` (`dependents`); tells what was broken before. Returns the listing it made. */
function refuseBreakingChange(context, action) {
    const { host, layout, id, clioVersion } = context;
    const { plugins } = listPlugins(host, { all: true, clioVersion });
    tellUnmet(context, plugins);
    const broken = newlyBrokenDependents(plugins, { action, scope: layout.scope, id });
    if (broken.length === 0)
        return plugins;
    const each = broken.map((dependent) => `${(0,quote/* quote */.hD)(dependent.id)} in the ${dependent.scope} scope would miss ${(0,quote/* quote */.hD)(dependent.requirement)}`);
    const verb = action === 'disable' ? 'disabling' : 'removing';
    throw new writer_refusal/* PluginWriterRefusal */.B('dependents', `${verb} ${(0,quote/* quote */.hD)(id)} would break what needs it: ${each.join('; ')}; disable or remove the dependents first`);
}
/** Tells the requirements of others that nothing meets now. */
function tellUnmet(context, plugins) {
    for (const unmet of unmetRequirements(plugins)) {
        // What the changed copy itself misses is no reason to keep it.
        if (unmet.id === context.id && unmet.scope === context.layout.scope)
            continue;
        context.told.push(missingRequirement(unmet));
    }
}
/** Tells what a copy that comes in would miss. */
function tellMissing(context, requires, registry) {
    if (requires.length === 0)
        return;
    const { host, id, layout, clioVersion, told } = context;
    const { scope } = layout;
    const { plugins } = listPlugins(host, { all: true, clioVersion });
    for (const requirement of missingRequirements(plugins, requires, { id, scope })) {
        told.push(missingRequirement({ id, scope, requirement }, registry));
    }
}

;// CONCATENATED MODULE: ./build/lifecycle/resolve-source.js
// What an install reads before it takes the lock: the source resolved, digested, and held against what
// the caller expects. Writes nothing. Specification: lifecycle page, "Install".







/** Absolute path of a source: a leading `~/` is the home, the rest is relative to the working directory. */
function sourcePathOf(source, host) {
    if (source === '~')
        return host.home;
    if (source.startsWith('~/'))
        return (0,external_node_path_.join)(host.home, source.slice(2));
    return (0,external_node_path_.isAbsolute)(source) ? (0,external_node_path_.resolve)(source) : (0,external_node_path_.resolve)(host.cwd, source);
}
/** Throws `PluginWriterRefusal`: `invalid`, `incompatible`, `mismatch`. */
function resolveSource(source, expected, host, clioVersion) {
    if (source === '' || source.includes('\0')) {
        throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${(0,quote/* quote */.hD)(source)} is not a path`);
    }
    const path = sourcePathOf(source, host);
    const candidate = (0,read_copy/* readSource */.o$)(path, host.disk, clioVersion);
    const { manifest, contentDigest } = candidate;
    if (!candidate.valid || manifest === null || contentDigest === null) {
        if (host.disk.statSync(path, { throwIfNoEntry: false }) === undefined) {
            throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `there is no directory ${path}`);
        }
        const [first, ...more] = candidate.diagnostics
            .filter((finding) => finding.refuses)
            .map((finding) => (0,diagnostic/* refusal */.x)('invalid', reasonOf(finding)));
        throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${path} is not a package that a Clio host admits: ${first?.message ?? 'no reason given'}; plugin-gate check ${(0,shell_word/* shellWord */.r)(path)} tells everything`, null, more);
    }
    const [mismatch, ...more] = compare(expected, manifest, contentDigest);
    if (mismatch !== undefined) {
        const why = whyMismatch(expected, path, contentDigest);
        throw new writer_refusal/* PluginWriterRefusal */.B('mismatch', `${mismatch.message}${why}`, null, more);
    }
    if (!candidate.compatible) {
        const range = manifest.compatibility.clio ?? '';
        const judged = clioVersion === 'auto' ? 'no known host' : `not ${clioVersion}`;
        throw new writer_refusal/* PluginWriterRefusal */.B('incompatible', `${(0,quote/* quote */.hD)(manifest.name)} ${manifest.version} is for Clio ${(0,quote/* quote */.hD)(range)}, ${judged}; it was not installed`);
    }
    return { path, candidate, manifest, digest: contentDigest };
}
/** One fault with what mends it, where the fault knows. */
function reasonOf(finding) {
    const fix = finding.fix === null ? '' : `; ${finding.fix}`;
    return `${(0,list_entry/* findingText */.NK)(finding)}${fix}`;
}
/** Who demands it, and how to see what differs in a directory that stays. */
function whyMismatch({ expectedDigest, origin, recordedSource }, path, digest) {
    const row = typeof origin === 'object' && origin.kind === 'catalog'
        ? `; the row ${(0,quote/* quote */.hD)(origin.source)} demands that`
        : '';
    return expectedDigest === undefined || expectedDigest === digest || recordedSource !== undefined
        ? row
        : `${row}; plugin-gate digest ${(0,shell_word/* shellWord */.r)(path)} --explain ${expectedDigest} says why the digests differ`;
}
/** Throws `PluginWriterRefusal` (`contained`) when source and target are one, or one is inside the other. */
function assertApart(disk, source, target) {
    const from = realPath(disk, source);
    const to = realPath(disk, target);
    const isInside = (inner, outer) => inner === outer || inner.startsWith(outer.endsWith(external_node_path_.sep) ? outer : `${outer}${external_node_path_.sep}`);
    if (!isInside(from, to) && !isInside(to, from))
        return;
    throw new writer_refusal/* PluginWriterRefusal */.B('contained', `the source ${from} and the destination ${to} contain one another`);
}
/** The real path of what exists of it, with the rest as written. */
function realPath(disk, path) {
    const rest = [];
    let current = path;
    while (disk.lstatSync(current, { throwIfNoEntry: false }) === undefined) {
        if ((0,external_node_path_.dirname)(current) === current)
            return path;
        rest.unshift((0,external_node_path_.basename)(current));
        current = (0,external_node_path_.dirname)(current);
    }
    // The name itself stays: a link at the target is refused for what it is.
    const parent = disk.realpathSync(rest.length === 0 ? (0,external_node_path_.dirname)(current) : current);
    return rest.length === 0 ? (0,external_node_path_.join)(parent, (0,external_node_path_.basename)(current)) : (0,external_node_path_.join)(parent, ...rest);
}
function compare(expected, manifest, digest) {
    const pairs = [
        ['kind', expected.expectedKind, manifest.kind],
        ['name', expected.expectedId, manifest.name],
        ['version', expected.expectedVersion, manifest.version],
        ['digest', expected.expectedDigest, digest],
    ];
    return pairs.flatMap(([what, wanted, found]) => wanted === undefined || wanted === found
        ? []
        : [
            (0,diagnostic/* refusal */.x)('mismatch', `the ${what} of the package is ${(0,quote/* quote */.hD)(found)}, expected ${(0,quote/* quote */.hD)(wanted)}`),
        ]);
}

;// CONCATENATED MODULE: ./build/lifecycle/restored-record.js
// Restoring a copy that was put aside: it keeps where it came from, as the kept copy is about to be deleted.
// Decides what is recorded; writes nothing. Specification: surfaces page, library/ ("a recovery copy").




/** What to record of an install from `source` (absolute): for a kept copy, what the record says now. */
function restoredRecord(context, source, options) {
    if (!isRestoring(context, source, options))
        return options;
    const record = recordOf(context);
    if (record === undefined)
        return options;
    return {
        origin: record.origin ?? { kind: 'local', source: record.source },
        recordedSource: record.source,
        trust: record.trust ?? 'trusted',
    };
}
/** Says what a later update of the restored copy does. */
function tellRestored(context, source, options) {
    if (!isRestoring(context, source, options))
        return;
    const record = recordOf(context);
    const name = (0,quote/* quote */.hD)(context.id);
    context.told.push((0,diagnostic/* notice */.l)('leftover', record === undefined
        ? `${name} is recorded as installed from the kept copy, because its record went with the removal; before that copy is deleted, put it where it stays and install it from there with --force`
        : `${name} still comes from ${(0,quote/* quote */.hD)(record.source)}: an update replaces what was restored`));
}
function recordOf({ onDisk, id }) {
    return onDisk.state.installed.get(id);
}
function isRestoring(context, source, options) {
    if (options.origin !== undefined || options.recordedSource !== undefined)
        return false;
    const { host, layout, id } = context;
    const sibling = parseSibling((0,external_node_path_.basename)(source));
    if (sibling?.id !== id)
        return false;
    if (host.disk.lstatSync(layout.base, { throwIfNoEntry: false }) === undefined)
        return false;
    return host.disk.realpathSync((0,external_node_path_.dirname)(source)) === host.disk.realpathSync(layout.base);
}

;// CONCATENATED MODULE: ./build/lifecycle/install-plugin.js
// Installing a package into a scope: what is asked, refused and done, in this order.
// Specification: lifecycle page, "Install".









/** Installs the package at `source` (a path; `~/` and relative ones are resolved) into a scope. */
function installPackage(source, options, host) {
    return runMutation(host, options, () => prepareInstall(source, options, host, {
        operation: 'install',
        mayReplace: options.force === true,
    }));
}
/** What comes before the lock, and the mutation that follows. Throws `PluginWriterRefusal`. */
function prepareInstall(source, options, host, policy) {
    const resolved = resolveSource(source, options, host, options.clioVersion ?? 'auto');
    const { manifest, path, digest } = resolved;
    assertApart(host.disk, path, scopeLayout(options.scope, host).target(manifest.name));
    const { version, kind } = manifest;
    return {
        operation: policy.operation,
        id: manifest.name,
        incoming: { source: options.recordedSource ?? path, version, kind, contentDigest: digest },
        check: (context) => {
            assertReplaceable(context, resolved, policy);
            for (const name of resolved.candidate.tree.leftOut) {
                context.told.push((0,diagnostic/* notice */.l)('left_out', `${(0,quote/* quote */.hD)(name)} of the source was left out`));
            }
            tellMissing(context, manifest.requires, options.registry ?? null);
            tellRestored(context, path, options);
        },
        apply: (context) => applyInstall(context, resolved, restoredRecord(context, path, options)),
    };
}

;// CONCATENATED MODULE: ./build/lifecycle/set-enabled.js
// Switching a copy on and off: only the state changes. Specification: lifecycle page, "Listing,
// precedence, dependents".











/** Switches a valid copy on. Unmet requirements are told, not refused. */
function enableInstalled(id, options, host) {
    return runMutation(host, options, () => ({
        operation: 'enable',
        id,
        incoming: null,
        check: (context) => {
            const entry = entryOf(context);
            if (!entry.valid) {
                throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${(0,quote/* quote */.hD)(id)} is not valid and was not enabled: ${entry.diagnostics[0]?.message ?? ''}; run ${(0,list_entry/* repairCommand */.pC)(context.layout.scope, id)}`);
            }
            tellEnabled(context, entry);
        },
        apply: (context) => {
            if (!context.onDisk.state.disabled.includes(id))
                return;
            recordState(context, withEnabled(context.onDisk.state, id, true));
        },
    }));
}
/** Switches a copy off, unless that would break an enabled dependent. */
function disableInstalled(id, options, host) {
    return runMutation(host, options, () => ({
        operation: 'disable',
        id,
        incoming: null,
        check: (context) => {
            entryOf(context);
            refuseBreakingChange(context, 'disable');
        },
        apply: (context) => {
            if (context.onDisk.state.disabled.includes(id))
                return;
            recordState(context, withEnabled(context.onDisk.state, id, false));
        },
    }));
}
/** The entry of the copy in this scope. Throws `PluginWriterRefusal` (`invalid`) where there is none. */
function entryOf(context) {
    const { host, id, layout, clioVersion } = context;
    const { plugins } = listPlugins(host, { all: true, ids: [id], clioVersion });
    const entry = plugins.find(({ scope }) => scope === layout.scope);
    if (entry !== undefined)
        return entry;
    throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${(0,quote/* quote */.hD)(id)} is not installed in the ${layout.scope} scope; see plugin-gate list --all`);
}
function tellEnabled(context, entry) {
    const { host, id, layout, clioVersion, told } = context;
    if (!entry.compatible) {
        told.push((0,diagnostic/* notice */.l)('incompatible', `${(0,quote/* quote */.hD)(id)} is enabled but no host it is judged for loads it`));
    }
    if (entry.overriddenBy !== null) {
        told.push((0,diagnostic/* notice */.l)('exists', `the ${entry.overriddenBy} scope has a copy of ${(0,quote/* quote */.hD)(id)} that is used instead`));
    }
    if ((entry.manifest?.requires ?? []).length === 0)
        return;
    const { plugins } = listPlugins(host, { all: true, clioVersion });
    const enabled = plugins.map((other) => other.id === id && other.scope === layout.scope ? { ...other, enabled: true } : other);
    for (const unmet of unmetRequirements(enabled)) {
        if (unmet.id !== id || unmet.scope !== layout.scope)
            continue;
        told.push(missingRequirement(unmet));
    }
}

;// CONCATENATED MODULE: ./build/lifecycle/remove-plugin.js
// Removing: rename aside, write the state, and only then delete what was exactly what the record said;
// anything else is kept. Specification: lifecycle page, "Install", "Listing, precedence, dependents".









/** Removes a copy, recorded or not, unless that would break an enabled dependent. */
function removeInstalled(id, options, host) {
    return runMutation(host, options, () => ({
        operation: 'remove',
        id,
        incoming: null,
        removes: true,
        check: (context) => {
            entryOf(context);
            const facts = context.host.disk.lstatSync(context.target, { throwIfNoEntry: false });
            if (facts?.isSymbolicLink() === true) {
                throw new writer_refusal/* PluginWriterRefusal */.B('linked_target', `${context.target} is a link that somebody put there; remove it by hand first`);
            }
            refuseBreakingChange(context, 'remove');
        },
        apply: applyRemove,
    }));
}
function applyRemove(context) {
    const { host, layout, id, token, target, onDisk, undo } = context;
    const { disk } = host;
    const aside = layout.sibling(id, 'removed', token);
    const isThere = (path) => disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    undo.before(() => {
        if (!isThere(aside))
            return [];
        if (isThere(target)) {
            context.recovery = aside;
            return [(0,diagnostic/* notice */.l)('io', `${target} holds somebody's work; the copy from before is ${aside}`)];
        }
        disk.renameSync(aside, target);
        (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
        return [];
    });
    if (isThere(target)) {
        disk.renameSync(target, aside);
        (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
    }
    const { state } = onDisk;
    if (state.installed.has(id) || state.disabled.includes(id)) {
        recordState(context, withoutRecord(state, id));
    }
    undo.commit();
    const expected = state.installed.get(id)?.contentDigest ?? null;
    const settled = settleAside(disk, { layout, id, token, path: aside, expected });
    context.recovery = settled.kept;
    context.told.push(...settled.told);
}

// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(6353);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/lifecycle/update-plugin.js
// Updating: an install from the recorded source with the id pinned. A remote source needs a verified
// registry row that somebody resolves; without one it is a refusal that says which row is missing. A
// catalogued directory goes by its row where a registry is given.
// Specification: lifecycle page, "Install".













function updateInstalled(id, options, host) {
    return runMutation(host, options, () => prepareUpdate(id, options, host));
}
function prepareUpdate(id, options, host) {
    const layout = scopeLayout(options.scope, host);
    inspectBase(host.disk, layout);
    const record = (0,state_file/* readStateFile */.qy)(host.disk, layout.state).state.installed.get(id);
    if (record === undefined)
        throw notRecorded(id, options.scope);
    // Before its source is read: such a copy is never updated, whatever stands there.
    if ((0,parse_origin/* isForeignOrigin */.f)(record.origin))
        throw foreign(id, options.scope);
    const source = sourceOf(id, record, options);
    const installOptions = {
        scope: options.scope,
        clioVersion: options.clioVersion ?? 'auto',
        origin: source.origin,
        ...(source.recordedSource === undefined ? {} : { recordedSource: source.recordedSource }),
        registry: options.registry ?? null,
        trust: record.trust ?? 'trusted',
        expectedId: id,
        ...source.expected,
    };
    const install = prepareInstall(source.path, installOptions, host, {
        operation: 'update',
        mayReplace: true,
    });
    return {
        ...install,
        check: (context) => {
            assertUpdatable(context, record, options);
            install.check(context);
            tellUnpinned(context, record, install.incoming, options);
            tellBackwards(context, install.incoming);
        },
    };
}
function assertUpdatable(context, record, options) {
    const { id, layout, host, target, onDisk } = context;
    const current = onDisk.state.installed.get(id);
    if (current === undefined)
        throw notRecorded(id, layout.scope);
    if (current.source !== record.source) {
        throw new writer_refusal/* PluginWriterRefusal */.B('mismatch', `${(0,quote/* quote */.hD)(id)} was installed from ${(0,quote/* quote */.hD)(current.source)} meanwhile; run the command again`);
    }
    const facts = host.disk.lstatSync(target, { throwIfNoEntry: false });
    if (facts?.isDirectory() !== true)
        return;
    const copy = (0,read_copy/* readManagedCopy */.TU)(target, host.disk, context.clioVersion);
    if (copy.contentDigest !== null) {
        context.before = { version: copy.statedVersion, contentDigest: copy.contentDigest };
    }
    if (options.force === true)
        return;
    if (copy.valid && copy.contentDigest === current.contentDigest && copy.statedName === id)
        return;
    throw new writer_refusal/* PluginWriterRefusal */.B('invalid', `${(0,quote/* quote */.hD)(id)} is not what was installed; run ${(0,list_entry/* repairCommand */.pC)(layout.scope, id)} to replace it (what is there now is kept)`);
}
function isCatalogued({ origin }) {
    return typeof origin === 'object' && origin.kind === 'catalog';
}
/** Without the registry nobody holds other bytes against the pin that the record's origin suggests. */
function tellUnpinned({ id, told }, record, incoming, options) {
    if (!isCatalogued(record) || options.resolveRemote !== undefined)
        return;
    if (incoming === null || incoming.contentDigest === record.contentDigest)
        return;
    const row = `${record.kind ?? 'plugin'}:${id}`;
    told.push((0,diagnostic/* notice */.l)('mismatch', `${(0,quote/* quote */.hD)(id)} came from the row ${(0,quote/* quote */.hD)(row)}, whose pin was not looked at, and its directory holds other bytes now; give the registry with --registry to hold them against the pin`));
}
/** An update that brings an older version is done, as it may be meant, but never without a word. */
function tellBackwards({ id, before, told }, incoming) {
    const [was, is] = [parse(before?.version ?? ''), parse(incoming?.version ?? '')];
    if (was === null || is === null || is.compare(was) >= 0)
        return;
    told.push((0,diagnostic/* notice */.l)('mismatch', `${(0,quote/* quote */.hD)(id)} goes back from version ${was.version} to ${is.version}`));
}
function sourceOf(id, record, options) {
    const isRemote = (0,source_url/* isRemoteText */.m4)(record.source);
    const isRow = isRemote || isCatalogued(record);
    const verified = isRow ? (options.resolveRemote?.(id, record) ?? null) : null;
    if (!isRemote && verified === null) {
        const origin = record.origin ?? { kind: 'local', source: record.source };
        return { path: record.source, origin, expected: {} };
    }
    if (verified === null) {
        const row = `${record.kind ?? 'plugin'}:${id}`;
        throw new writer_refusal/* PluginWriterRefusal */.B('missing_row', `${(0,quote/* quote */.hD)(id)} came from ${(0,quote/* quote */.hD)(record.source)}, and no verified registry row ${(0,quote/* quote */.hD)(row)} says what that must be; give the registry that has the row with --registry`);
    }
    const { path, recordedSource, origin, ...expected } = verified;
    return {
        path,
        ...(recordedSource === undefined ? {} : { recordedSource }),
        origin,
        expected,
    };
}
function notRecorded(id, scope) {
    return new writer_refusal/* PluginWriterRefusal */.B('invalid', `${(0,quote/* quote */.hD)(id)} is not installed in the ${scope} scope; see plugin-gate list --all`);
}
function foreign(id, scope) {
    return new writer_refusal/* PluginWriterRefusal */.B('foreign_origin', `${(0,quote/* quote */.hD)(id)} was adopted from another host's package and is not updated; remove it with plugin-gate remove ${id} --scope ${scope}, then adopt it again with the host`);
}

;// CONCATENATED MODULE: ./build/projection/reload-payload.js
function reloadPayload(before, after, generation) {
    const old = loadableById(before);
    const fresh = loadableById(after);
    const named = ({ id, scope }) => ({ id, scope });
    return {
        generation,
        digest: after.digest,
        added: [...fresh.values()].filter(({ id }) => !old.has(id)).map(named),
        removed: [...old.values()].filter(({ id }) => !fresh.has(id)).map(named),
        replaced: [...fresh.values()]
            .filter((entry) => {
            const known = old.get(entry.id);
            return known !== undefined && !isSameCopy(known, entry);
        })
            .map(named),
    };
}
function loadableById(snapshot) {
    const entries = (snapshot?.entries ?? []).filter(({ loadable }) => loadable);
    return new Map(entries.map((entry) => [entry.id, entry]));
}
function isSameCopy(a, b) {
    return a.scope === b.scope && a.root === b.root && a.contentDigest === b.contentDigest;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
;// CONCATENATED MODULE: ./build/projection/snapshot.js
// What the installed plugins contribute, as one frozen value: resource roots with where they come from,
// and a digest over every entry, loadable or not. Writes nothing. Specification: lifecycle page, "Projection".



/** The snapshot of a full listing (`all`). Pure, and frozen all the way down. */
function snapshotOf(listing) {
    const entries = listing.plugins.map(({ id, scope, path, canonicalRoot, enabled, loadable, contentDigest }) => Object.freeze({
        id,
        scope,
        root: canonicalRoot ?? path,
        enabled,
        loadable,
        contentDigest,
    }));
    const ordered = entries.map(({ id, scope, root, enabled, loadable, contentDigest }) => [
        id,
        scope,
        root,
        enabled,
        loadable,
        contentDigest,
    ]);
    return Object.freeze({
        digest: (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(ordered)).digest('hex'),
        entries: Object.freeze(entries),
        roots: Object.freeze(listing.plugins.flatMap(rootsOf)),
    });
}
function rootsOf(plugin) {
    const { id, scope, canonicalRoot, manifest, manifestDigest, contentDigest, record } = plugin;
    if (!plugin.loadable || canonicalRoot === null || manifest === null || record === null)
        return [];
    if (manifestDigest === null || contentDigest === null)
        return [];
    const provenance = Object.freeze({
        id,
        scope,
        sourcePath: record.source,
        canonicalRoot,
        manifestDigest,
        contentDigest,
    });
    return [...manifest.resources]
        .sort(([a], [b]) => (0,order/* byCodeUnits */.C)(a, b))
        .map(([kind, path]) => Object.freeze({
        kind,
        path: (0,external_node_path_.join)(canonicalRoot, path),
        source: `plugin:${scope}:${id}`,
        provenance,
    }));
}

;// CONCATENATED MODULE: ./build/projection/snapshot-store.js




const fresh = (0,discovery_pass/* passMemo */.et)();
/** The snapshot of what is installed now; within a discovery pass the first one. */
function buildPluginSnapshot(host, clioVersion = 'auto') {
    return fresh(`${clioVersion}\0${snapshot_store_keyOf(host)}`, () => snapshotOf(listPlugins(host, { all: true, clioVersion })));
}
class SnapshotStore {
    #committed = new Map();
    /** The committed snapshot; the first call commits one. */
    snapshotFor(host) {
        return this.#commitFirst(host).snapshot;
    }
    generationOf(host) {
        return this.#committed.get(snapshot_store_keyOf(host))?.generation ?? 0;
    }
    /** Reads the disk, also inside a discovery pass, commits what is there, and says what changed. */
    reload(host) {
        const key = snapshot_store_keyOf(host);
        const snapshot = (0,discovery_pass/* outsidePluginDiscoveryPass */.Qo)(() => buildPluginSnapshot(host));
        const before = this.#committed.get(key) ?? null;
        const generation = (before?.generation ?? 0) + 1;
        this.#committed.set(key, { snapshot, generation });
        return reloadPayload(before?.snapshot ?? null, snapshot, generation);
    }
    /**
     * Committed roots of a kind (all kinds without one) that a fresh listing confirms: same id, scope,
     * canonical root, manifest digest and content digest, and loadable.
     */
    enabledRoots(host, kind) {
        const { snapshot } = this.#commitFirst(host);
        const confirmed = new Set(buildPluginSnapshot(host).roots.map(identityOf));
        return snapshot.roots.filter((root) => (kind === undefined || root.kind === kind) && confirmed.has(identityOf(root)));
    }
    /** NOT VERIFIED: what was committed, whatever became of it. For display only; never load from these. */
    committedRoots(host, kind) {
        const { snapshot } = this.#commitFirst(host);
        return snapshot.roots.filter((root) => kind === undefined || root.kind === kind);
    }
    clear() {
        this.#committed.clear();
    }
    #commitFirst(host) {
        const key = snapshot_store_keyOf(host);
        const known = this.#committed.get(key);
        if (known !== undefined)
            return known;
        const committed = { snapshot: buildPluginSnapshot(host), generation: 1 };
        this.#committed.set(key, committed);
        return committed;
    }
}
function identityOf({ kind, path, source, provenance }) {
    const { canonicalRoot, manifestDigest, contentDigest } = provenance;
    return JSON.stringify([kind, path, source, canonicalRoot, manifestDigest, contentDigest]);
}
function snapshot_store_keyOf({ disk, cwd, configDirectory }) {
    return JSON.stringify([canonical(disk, cwd), canonical(disk, configDirectory)]);
}
function canonical(disk, path) {
    try {
        return disk.realpathSync(path);
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: ./build/manifest/payload/read-payloads.js + 25 modules
var read_payloads = __webpack_require__(6086);
;// CONCATENATED MODULE: ./build/smoke/smoke-payloads.js




/** Findings that stop a whole root instead of one file. */
const rootFaults = ['skill/none', 'payload/component-not-loaded'];
/** Throws `SmokeFailure` naming the first payload that does not load and how many do not. */
function assertPayloads(root, disk, clioVersion) {
    const payloads = (0,read_payloads/* readPayloads */.S)((0,read_copy/* readManagedCopy */.TU)(root, disk, clioVersion));
    const faults = [
        ...payloads.broken.map(({ finding }) => finding),
        ...payloads.findings.filter(({ rule }) => rootFaults.includes(rule)),
    ];
    const [first] = faults;
    if (first === undefined)
        return;
    const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more)`;
    throw new SmokeFailure(`${(0,list_entry/* findingText */.NK)(first)}${more}`);
}

;// CONCATENATED MODULE: ./build/smoke/smoke-sequence.js
// The steps of a smoke install in one scope, each of which throws when its assertion does not hold.
// They build on one another: the first failure ends the run. Specification: lifecycle page, "Smoke install".











function smokeSequence(request, scope, host) {
    const { clioVersion, path, pin } = request;
    const options = { scope, clioVersion };
    const layout = scopeLayout(scope, host);
    const store = new SnapshotStore();
    let installed = null;
    const entry = () => {
        const id = installed?.id ?? '';
        const { plugins, diagnostics } = listPlugins(host, { all: true, ids: [id], clioVersion });
        assertNone(diagnostics, 'the listing');
        const found = plugins.find((plugin) => plugin.scope === scope);
        if (found === undefined)
            throw new SmokeFailure(`${id} is missing from the listing`);
        return found;
    };
    const loadable = (what) => {
        const { valid, diagnostics, ...found } = entry();
        assertNone(diagnostics, what);
        if (!valid || !found.loadable)
            throw new SmokeFailure(`${what}: listed, but not loadable`);
    };
    const ownRoots = () => store.enabledRoots(host).filter(({ provenance }) => provenance.id === installed?.id);
    const declaredRoots = () => [...(installed?.manifest?.resources ?? [])];
    const assertRoots = (what) => {
        const projected = new Set(ownRoots().map((root) => `${root.kind}\0${root.path}`));
        for (const [kind, relative] of declaredRoots()) {
            const expected = (0,external_node_path_.join)(installed?.canonicalRoot ?? '', relative);
            if (projected.has(`${kind}\0${expected}`))
                continue;
            throw new SmokeFailure(`${what}: the ${kind} root ${relative} is not projected`);
        }
    };
    const assertNoRoots = (what) => {
        const [left] = ownRoots();
        if (left !== undefined)
            throw new SmokeFailure(`${what}: the ${left.kind} root is still projected`);
    };
    return [
        {
            name: 'requirements installed',
            run: () => {
                for (const { reference, path: source, pin: expected } of request.requirements) {
                    const pinned = expected === null ? {} : { expectedDigest: expected };
                    const result = installPackage(source, { ...options, ...pinned }, host);
                    assertRequirement(() => assertDone(result, `the requirement ${reference}`));
                }
            },
        },
        {
            name: 'admitted',
            run: () => {
                const result = installPackage(path, options, host);
                assertDone(result, 'installing');
                if (result.plugin === undefined)
                    throw new SmokeFailure('installed, but not listed');
                installed = result.plugin;
            },
        },
        {
            name: 'recorded',
            run: () => {
                const record = (0,state_file/* readStateFile */.qy)(host.disk, layout.state).state.installed.get(installed?.id ?? '');
                if (record === undefined)
                    throw new SmokeFailure('the state file has no record of it');
                if (record.contentDigest !== installed?.contentDigest) {
                    throw new SmokeFailure(`recorded as ${record.contentDigest}, listed as another`);
                }
            },
        },
        {
            name: 'digest equals the pin',
            run: () => {
                const found = installed?.contentDigest ?? 'none';
                if (pin !== null && found !== pin) {
                    throw new SmokeFailure(`pinned ${pin}, installed ${found}`);
                }
            },
        },
        {
            name: 'loadable',
            run: () => {
                loadable('after installing');
                store.reload(host);
            },
        },
        { name: 'resource roots projected', run: () => assertRoots('after installing') },
        {
            name: 'payloads load from the installed copy',
            run: () => assertPayloads(entry().path, host.disk, clioVersion),
        },
        {
            name: 'reinstalled',
            run: () => {
                const result = installPackage(path, { ...options, force: true }, host);
                assertDone(result, 'installing again');
                if (result.recovery !== undefined) {
                    throw new SmokeFailure('the first copy was not what its record says');
                }
                loadable('after installing again');
                assertRoots('after installing again');
            },
        },
        {
            name: 'disabling revokes its roots at once',
            run: () => {
                assertDone(disableInstalled(entry().id, options, host), 'disabling');
                assertNoRoots('disabled');
            },
        },
        {
            name: 'enabled again',
            run: () => {
                assertDone(enableInstalled(entry().id, options, host), 'enabling');
                loadable('enabled again');
                assertRoots('enabled again');
            },
        },
        {
            name: 'updated in place',
            run: () => {
                const result = updateInstalled(entry().id, options, host);
                assertDone(result, 'updating');
                if (result.plugin?.contentDigest !== installed?.contentDigest) {
                    throw new SmokeFailure('the update from the same source has another digest');
                }
                loadable('after updating');
            },
        },
        {
            name: 'a changed byte makes it unloadable',
            run: () => {
                const file = (0,external_node_path_.join)(entry().path, 'plugin.json');
                const bytes = host.disk.readFileSync(file);
                host.disk.writeFileSync(file, Buffer.concat([bytes, Buffer.from('\n')]));
                if (entry().loadable)
                    throw new SmokeFailure('a changed byte went unnoticed');
                assertNoRoots('with a changed byte');
                host.disk.writeFileSync(file, bytes);
                loadable('with the byte put back');
            },
        },
        {
            name: 'removed without a trace',
            run: () => {
                const result = removeInstalled(entry().id, options, host);
                assertDone(result, 'removing');
                if (result.recovery !== undefined) {
                    throw new SmokeFailure('the removed copy was not what its record says');
                }
                assertNoRoots('removed');
                for (const { reference } of [...request.requirements].reverse()) {
                    const id = reference.slice(reference.indexOf(':') + 1);
                    assertDone(removeInstalled(id, options, host), `removing ${reference}`);
                }
                const left = host.disk.readdirSync(layout.base).filter((name) => name !== 'state.json');
                if (left.length > 0)
                    throw new SmokeFailure(`left behind: ${left.join(', ')}`);
                const { state } = (0,state_file/* readStateFile */.qy)(host.disk, layout.state);
                if (state.installed.size > 0 || state.disabled.length > 0) {
                    throw new SmokeFailure('the state file still names it');
                }
            },
        },
    ];
}
/** A fault of a requirement is none of the package's. */
function assertRequirement(check) {
    try {
        check();
    }
    catch (error) {
        throw error instanceof SmokeFailure ? new SmokeNotRun(error.message) : error;
    }
}

;// CONCATENATED MODULE: ./build/smoke/smoke-world.js
// The throw-away configuration and project of one smoke install, and what must hold of the real one.
// Specification: lifecycle page, "Smoke install".





/** Makes the directories below `temporaryRoot`. Throws what the system throws. */
function makeSmokeWorld(host, temporaryRoot) {
    const { disk } = host;
    const root = disk.mkdtempSync((0,external_node_path_.join)(temporaryRoot, 'plugin-gate-smoke-'));
    const remove = () => deleteTree(disk, root);
    try {
        const inner = {
            ...host,
            disk: withoutSyncing(disk),
            configDirectory: (0,external_node_path_.join)(root, 'config'),
            cwd: (0,external_node_path_.join)(root, 'project'),
            home: (0,external_node_path_.join)(root, 'home'),
        };
        for (const directory of [inner.configDirectory, inner.cwd, inner.home]) {
            disk.mkdirSync(directory);
        }
        return { host: inner, remove };
    }
    catch (error) {
        remove();
        throw error;
    }
}
/** What is thrown away needs to survive no power cut, and waiting for it is most of the time of a run. */
function withoutSyncing(disk) {
    const inner = Object.create(disk, { fsyncSync: { value: () => undefined } });
    return inner;
}
/**
 * A mark of what stands in the real directories: names, kinds, sizes and times of the base and its direct
 * entries, and the state's bytes. Two equal marks around a run are the proof that it wrote nothing there.
 */
function markRealDirectories(host) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const scope of scopes) {
        const layout = scopeLayout(scope, host);
        // Others may write into the project itself meanwhile: of the anchor only its being there counts.
        hash.update(`${host.disk.existsSync(layout.anchor)}`);
        for (const path of [layout.base, layout.state, layout.lock]) {
            hash.update(smoke_world_factsOf(host.disk, path));
        }
        for (const name of namesIn(host.disk, layout.base)) {
            hash.update(smoke_world_factsOf(host.disk, (0,external_node_path_.join)(layout.base, name)));
        }
    }
    return hash.digest('hex');
}
function smoke_world_factsOf(disk, path) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return `${path}\0none\0`;
    return [path, facts.ino, facts.mode, facts.size, facts.mtimeMs, facts.ctimeMs, ''].join('\0');
}
function namesIn(disk, directory) {
    try {
        return disk.readdirSync(directory).sort();
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/smoke/run-smoke.js
// The smoke install: the package is really installed, listed, projected, switched, updated, spoilt and
// removed in throw-away directories, by the same code as for real. Nothing of it is ever executed, and
// the real configuration is not touched. Specification: lifecycle page, "Smoke install".





const smokeScopes = ['user', 'project'];
/** Tries the package in both scopes. Never throws, whatever the package or the disk does. */
async function runSmoke(request, host) {
    const results = [];
    for (const scope of smokeScopes)
        results.push(await smokeScope(request, scope, host));
    return results;
}
async function smokeScope(request, scope, host) {
    const assertions = [];
    const result = (kind, reason) => ({
        package: request.label,
        scope,
        result: kind,
        reason,
        assertions,
    });
    if (request.obstacle !== null)
        return result('not-run', request.obstacle);
    let world = null;
    let current = 'requirements installed';
    try {
        const mark = markRealDirectories(host);
        world = makeSmokeWorld(host, request.temporaryRoot);
        for (const step of smokeSequence(request, scope, world.host)) {
            current = step.name;
            step.run();
            assertions.push({ name: current, ok: true, detail: null });
            await betweenSteps(request.signal);
        }
        current = 'real configuration untouched';
        if (markRealDirectories(host) !== mark) {
            throw new SmokeInconclusive('somebody wrote to the real plugin directories during the run; run it again');
        }
        assertions.push({ name: current, ok: true, detail: null });
    }
    catch (error) {
        if (error instanceof SmokeFailure) {
            assertions.push({ name: current, ok: false, detail: error.message });
            return leave(world, result('fail', null));
        }
        if (error instanceof SmokeNotRun)
            return leave(world, result('not-run', error.message));
        const why = `${current}: ${(0,base_fault/* messageOf */.bD)(error)}`;
        return leave(world, result('inconclusive', why));
    }
    return leave(world, result('pass', remarks(request, scope, host)));
}
const trustRemark = 'later hosts also ask for workspace trust before they load project copies; that is the host’s';
/** What a pass does not say. */
function remarks(request, scope, host) {
    const hasGit = host.disk.existsSync((0,external_node_path_.join)(request.path, '.git'));
    const told = [
        ...(hasGit ? ['its own .git was left out'] : []),
        ...(scope === 'project' ? [trustRemark] : []),
    ];
    return told.length === 0 ? null : told.join('; ');
}
/** Takes the directories away. Where that fails a pass is none: something is left behind. */
function leave(world, result) {
    try {
        world?.remove();
        return result;
    }
    catch (error) {
        const reason = `the throw-away directories could not be removed: ${(0,base_fault/* messageOf */.bD)(error)}`;
        return result.result === 'pass' ? { ...result, result: 'inconclusive', reason } : result;
    }
}
/** Lets signals in, and ends the run when it was aborted. */
async function betweenSteps(signal) {
    await new Promise((resolve) => setImmediate(resolve));
    if (signal?.aborted === true)
        throw new SmokeInconclusive('interrupted');
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
;// CONCATENATED MODULE: ./build/smoke/plan-requirements.js
/** Walks requirements of requirements; each once, before what needs it. A cycle is an obstacle. */
function planRequirements(self, requires, lookUp) {
    const done = new Set();
    const open = new Set([self]);
    const requirements = [];
    // Each frame is entered once for its requirements and left once for itself; no recursion.
    const stack = requires.map((reference) => ({ reference, entered: false })).reverse();
    while (stack.length > 0) {
        const frame = stack[stack.length - 1];
        if (frame === undefined)
            break;
        const { reference } = frame;
        if (done.has(reference)) {
            stack.pop();
            continue;
        }
        const found = lookUp(reference);
        if (!found.ok)
            return { ok: false, why: `the requirement ${reference} ${found.why}` };
        if (frame.entered) {
            open.delete(reference);
            done.add(reference);
            requirements.push({ reference, path: found.path, pin: found.pin });
            stack.pop();
            continue;
        }
        if (open.has(reference)) {
            return { ok: false, why: `the requirement ${reference} requires itself through others` };
        }
        frame.entered = true;
        open.add(reference);
        for (const next of [...found.requires].reverse()) {
            stack.push({ reference: next, entered: false });
        }
    }
    return { ok: true, requirements };
}

// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/plan-smoke.js
// What a smoke install is to try: each package with its pin and its requirements from the registry.
// Specification: lifecycle page, "Smoke install".







/** One request a package, in the order given. Throws `Fault` as `readRegistry` does. */
function planSmoke(plan, host) {
    const shelf = new RowShelf(plan.registry, plan.kept ?? null);
    return plan.roots.map((root) => {
        const candidate = (0,read_copy/* readSource */.o$)(root, host.disk, plan.clioVersion);
        const row = shelf.rowAt(root);
        const manifest = candidate.manifest;
        const requires = manifest?.requires ?? row?.requires.map(({ id }) => id) ?? [];
        const self = manifest === null ? '' : `${manifest.kind}:${manifest.name}`;
        const required = planRequirements(self, requires, (reference) => shelf.lookUp(reference));
        return {
            label: shelf.isKept(root) ? (row?.label ?? root) : (0,display_path/* displayPath */.Gt)(plan.cwd, root),
            path: root,
            pin: row?.sha256 ?? null,
            requirements: required.ok ? required.requirements : [],
            obstacle: required.ok ? null : required.why,
            clioVersion: plan.clioVersion,
            temporaryRoot: plan.temporaryRoot,
            ...(plan.signal === undefined ? {} : { signal: plan.signal }),
        };
    });
}
/** Rows of a registry by id and by the directory they point at. */
class RowShelf {
    #folder;
    #byId = new Map();
    #byPath = new Map();
    #hasRegistry;
    #kept;
    constructor(registry, kept = null) {
        this.#kept = kept;
        this.#hasRegistry = registry !== null;
        this.#folder = registry === null ? '' : (0,external_node_path_.dirname)(registry);
        for (const row of registry === null ? [] : (0,read_registry/* readRegistry */._)(registry).rows) {
            if (row.id !== null)
                this.#byId.set(row.id, row);
            const path = this.pathOf(row);
            // An extension has a manifest of its own form; its row says nothing about the plugin's.
            if (path !== null && row.kind !== 'extension')
                this.#byPath.set(path, row);
        }
    }
    /** True for the root of a package that was fetched for a remote row. */
    isKept(root) {
        const row = this.rowAt(root);
        return row !== null && this.#kept?.rootOf(row.label) === root;
    }
    row(id) {
        return this.#byId.get(id) ?? null;
    }
    /** The row that was probably meant: of that name with its kind left out, or spelled nearly so. */
    near(text) {
        const named = [...this.#byId].find(([, row]) => row.name === text);
        return named?.[0] ?? (0,nearest/* nearestOf */.q)(text, this.#byId.keys());
    }
    rowAt(root) {
        return this.#byPath.get((0,external_node_path_.join)(this.#folder, (0,external_node_path_.relative)(this.#folder, root))) ?? null;
    }
    /** Absolute directory of a local row, or of a remote one that was fetched; else null. */
    pathOf(row) {
        if (row.sourceUrl === null)
            return null;
        if ((0,source_url/* isRemoteText */.m4)(row.sourceUrl))
            return this.#kept?.rootOf(row.label) ?? null;
        const local = (0,source_url/* parseLocalSource */.EK)(row.sourceUrl);
        return local.ok ? (0,external_node_path_.join)(this.#folder, local.path) : null;
    }
    lookUp(reference) {
        if (!this.#hasRegistry) {
            return { ok: false, why: 'is in no registry; give one with --registry' };
        }
        const row = this.row(reference);
        if (row === null)
            return { ok: false, why: 'has no row in the registry' };
        const path = this.pathOf(row);
        if (path === null && this.#kept !== null && (0,source_url/* isRemoteText */.m4)(row.sourceUrl ?? '')) {
            return { ok: false, why: `could not be had: ${this.#kept.reasonOf(row.label).why}` };
        }
        if (path === null) {
            return { ok: false, why: 'has a row that points at no directory on this machine' };
        }
        const requires = row.requires.map(({ id }) => id);
        return { ok: true, path, pin: row.sha256, requires };
    }
}

// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
;// CONCATENATED MODULE: ./build/usecases/process-host.js
// The machine as installing sees it: the one place where environment, process and clock are read for it.






/** The host of this process, working in `cwd` (absolute). */
function processHost(cwd = process.cwd(), env = process.env) {
    const home = (0,external_node_os_.homedir)();
    return {
        disk: disk/* realDisk */.U,
        cwd,
        configDirectory: configDirectory(env, home, cwd),
        home,
        pid: process.pid,
        hostname: (0,external_node_os_.hostname)(),
        startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
        startMark: startMarkOf(process.pid),
        command: `plugin-gate ${process.argv.slice(2).join(' ')}`,
        now: () => new Date(),
        randomHex: () => (0,external_node_crypto_.randomBytes)(8).toString('hex'),
        processState,
    };
}
/** A process with the number of a dead one has another mark. */
function processState(pid, startMark) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        return (0,base_fault/* systemCode */.xU)(error) === 'ESRCH' ? 'gone' : 'running';
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
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // Field 22; the name in field 2 is in parentheses and may hold anything.
        const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
        const boot = (0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim();
        return ticks === undefined || boot === '' ? '' : `${boot}:${ticks}`;
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/usecases/smoke-report.js
const worstFirst = ['fail', 'inconclusive', 'not-run', 'pass'];
/** Joins the results of one package; null without any. */
function smokeReportOf(results) {
    const result = worstFirst.find((kind) => results.some((each) => each.result === kind));
    if (result === undefined)
        return null;
    const reasons = results.flatMap(({ scope, reason }) => reason === null ? [] : [`${scope} scope: ${reason}`]);
    return {
        result,
        reason: reasons.length === 0 ? null : reasons.join('; '),
        assertions: results.flatMap(({ scope, assertions }) => assertions.map(({ name, ok, detail }) => ({ name: `${name} (${scope} scope)`, ok, detail }))),
    };
}
/** 1 where a package failed, 3 where one could not be tried or decided, else 0. */
function smokeExitCode(results) {
    if (results.some(({ result }) => result === 'fail'))
        return 1;
    return results.every(({ result }) => result === 'pass') ? 0 : 3;
}

;// CONCATENATED MODULE: ./build/usecases/until-interrupted.js
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

;// CONCATENATED MODULE: ./build/usecases/check-smoke.js
// The smoke installs of a check: every package that was read is really installed in throw-away
// directories. What fails is a finding; what could not be tried is undecided, and never looks green.
// Loaded only where it was asked for. Specification: lifecycle page, "Smoke install"; surfaces, `--smoke`.











/**
 * Tries each package; a signal meanwhile takes away what was made before it ends the process. Throws
 * `Fault` as `readRegistry` does; whatever a package does is a result.
 */
function checkSmoke(check) {
    return untilInterrupted((signal) => tryAll(check, signal));
}
async function tryAll(check, signal) {
    const host = processHost(check.cwd, check.env);
    const subjects = subjectsOf(check);
    const requests = planSmoke({
        cwd: check.cwd,
        roots: subjects.map(({ root }) => root),
        registry: check.registry,
        kept: check.kept,
        clioVersion: check.clioVersion,
        temporaryRoot: (0,external_node_os_.tmpdir)(),
        signal,
    }, host);
    const reports = new Map();
    const findings = [];
    const notChecked = [];
    const open = new Set();
    for (const [at, request] of requests.entries()) {
        const subject = subjects[at];
        if (subject === undefined)
            continue;
        check.progress?.('smoke installs', at, requests.length);
        const results = await runSmoke(request, host);
        const report = smokeReportOf(results);
        if (report !== null && subject.package !== null)
            reports.set(subject.package, report);
        findings.push(...failures(subject, results));
        const left = gaps(subject, results);
        notChecked.push(...left);
        if (left.length > 0)
            open.add(subject.target);
    }
    const gapped = notChecked.length;
    return {
        reports,
        findings,
        notChecked,
        open,
        undecided: gapped === 0 ? null : `${(0,counts/* countOf */.pq)(gapped, 'smoke install')} could not be tried to the end`,
    };
}
function subjectsOf({ readings, kept }) {
    const local = readings.map(({ candidate, report, findings }) => {
        const { path, name } = report;
        return {
            root: candidate.path,
            what: (0,quote/* quote */.hD)(name ?? path),
            place: (0,finding/* wholeFile */.A)((0,relative_path/* joinRelative */.r)(path, 'plugin.json')),
            package: path,
            row: null,
            target: path,
            refusedBy: findings.find(({ refuses }) => refuses)?.rule ?? null,
        };
    });
    const remote = (kept?.wanted ?? []).flatMap(({ label, place }) => {
        const root = kept?.rootOf(label) ?? null;
        if (root === null)
            return [];
        const more = { package: null, row: label, target: label, refusedBy: null };
        return [{ root, what: label, place, ...more }];
    });
    return [...local, ...remote];
}
/** One finding for each assertion that does not hold; one for both scopes where they say the same. */
function failures(subject, results) {
    const failed = results.flatMap(({ scope, assertions }) => assertions.filter(({ ok }) => !ok).map(({ name, detail }) => ({ scope, name, detail })));
    const { what } = subject;
    const steps = [...new Set(failed.map((one) => one.name))];
    return steps.map((step) => {
        const those = failed.filter((one) => one.name === step);
        const where = those.length > 1 ? 'both scopes' : `the ${those[0]?.scope ?? 'user'} scope`;
        const isRefused = step === 'admitted';
        return (0,finding/* finding */.g)({
            rule: 'smoke/failed',
            messageId: isRefused ? 'refused' : 'assertion',
            message: isRefused
                ? `${what} cannot be installed in ${where}`
                : `the smoke install of ${what} does not hold in ${where}: ${step}`,
            place: subject.place,
            found: those[0]?.detail ?? null,
            expected: 'installed, listed, loaded, projected, switched, updated and removed without a trace',
            fix: `put right what was found, then see all of it with: plugin-gate smoke ${(0,shell_word/* shellWord */.r)(subject.target)}`,
            package: subject.package,
            row: subject.row,
            blockedBy: isRefused ? subject.refusedBy : null,
        });
    });
}
function gaps(subject, results) {
    const open = results.filter(({ result }) => result === 'inconclusive' || result === 'not-run');
    if (open.length === 0)
        return [];
    const reasons = [
        ...new Set(open.map(({ result, reason }) => `${result}, ${reason ?? 'no reason'}`)),
    ];
    return [{ what: `smoke install of ${subject.target}`, why: (0,quote/* listNames */.Zv)(reasons) }];
}


/***/ })

};
