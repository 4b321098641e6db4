export const id = 4490;
export const ids = [4490];
export const modules = {

/***/ 5840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ makeBase),
/* harmony export */   ef: () => (/* binding */ removeEmpty),
/* harmony export */   mR: () => (/* binding */ inspectBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5805);
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
            throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .PluginWriterRefusal */ .B('linked_target', `${path} is a link that leads nowhere`);
        }
        return 'absent';
    }
    for (const part of layout.parts) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, part);
        const facts = disk.lstatSync(path, { throwIfNoEntry: false });
        if (facts === undefined)
            return 'absent';
        if (facts.isSymbolicLink()) {
            throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .PluginWriterRefusal */ .B('linked_target', `${path} is a link, not a directory`);
        }
        if (!facts.isDirectory()) {
            throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .PluginWriterRefusal */ .B('invalid', `${path} is not a directory`);
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
    for (let path = layout.base;; path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) {
        if (disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined)
            break;
        missing.unshift(path);
        if (path === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))
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
                if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) !== 'EEXIST')
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


/***/ }),

/***/ 4039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k6: () => (/* binding */ withoutRecord),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   sg: () => (/* binding */ withEnabled)
/* harmony export */ });
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


/***/ }),

/***/ 9921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ deleteTree),
/* harmony export */   T: () => (/* binding */ deleteTreeQuietly)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
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
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, entry.name);
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
        if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) !== 'ENOENT')
            throw error;
    }
}


/***/ }),

/***/ 4143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ missingRequirements),
/* harmony export */   dr: () => (/* binding */ newlyBrokenDependents),
/* harmony export */   yY: () => (/* binding */ unmetRequirements)
/* harmony export */ });
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5259);
// Who would break: precedence before and after exactly one disable or removal, requirement by
// requirement. Pure. Specification: lifecycle page, "Listing, precedence, dependents".

/** Requirements of enabled effective plugins that are met now and would not be after the change. */
function newlyBrokenDependents(entries, change) {
    const before = (0,_precedence_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePluginPrecedence */ .i)(entries);
    const after = (0,_precedence_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePluginPrecedence */ .i)(afterChange(entries, change));
    const metBefore = providedBy(before);
    const loadableBefore = new Set(before.filter((entry) => entry.loadable).map(keyOf));
    return unmetIn(after).filter((unmet) => loadableBefore.has(keyOf(unmet)) && metBefore.has(unmet.requirement));
}
/** Requirements of enabled effective plugins that nothing meets. */
function unmetRequirements(entries) {
    return unmetIn((0,_precedence_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePluginPrecedence */ .i)(entries));
}
/** What of `requires` nothing but the copy `self` itself would meet. */
function missingRequirements(entries, requires, self) {
    const others = entries.filter((entry) => entry.scope !== self.scope || entry.id !== self.id);
    const provided = providedBy((0,_precedence_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePluginPrecedence */ .i)(others));
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


/***/ }),

/***/ 6400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ installPackage),
  f: () => (/* binding */ prepareInstall)
});

// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
// EXTERNAL MODULE: ./build/lifecycle/change-state.js
var change_state = __webpack_require__(4039);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
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
    return new fault/* Fault */.vC('changed', `${path} changed while it was copied`, 'run the command again');
}

// EXTERNAL MODULE: ./build/lifecycle/delete-tree.js
var delete_tree = __webpack_require__(9921);
// EXTERNAL MODULE: ./build/lifecycle/journal.js
var lifecycle_journal = __webpack_require__(4671);
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
        if (!(0,delete_tree/* deleteTreeQuietly */.T)(disk, discard)) {
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

// EXTERNAL MODULE: ./build/lifecycle/record-state.js
var record_state = __webpack_require__(5702);
// EXTERNAL MODULE: ./build/lifecycle/siblings.js
var siblings = __webpack_require__(192);
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
        (0,delete_tree/* deleteTree */.C)(disk, staging);
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
    (0,lifecycle_journal/* writeJournal */.fY)(disk, journal, { id, next, previous });
    (0,atomic_file/* syncDirectory */.z)(disk, layout.base);
    publish(context, { staging, backup, digest: source.digest });
    (0,record_state/* recordState */.D)(context, (0,change_state/* withRecord */.q8)(onDisk.state, id, next));
    undo.commit();
    const settled = (0,siblings/* settleAside */.q)(disk, {
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

// EXTERNAL MODULE: ./build/lifecycle/layout.js
var lifecycle_layout = __webpack_require__(3473);
// EXTERNAL MODULE: ./build/lifecycle/mutation.js + 2 modules
var mutation = __webpack_require__(6461);
// EXTERNAL MODULE: ./build/lifecycle/requirement-refusal.js
var requirement_refusal = __webpack_require__(681);
// EXTERNAL MODULE: ./build/lifecycle/resolve-source.js
var resolve_source = __webpack_require__(7641);
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
    const sibling = (0,lifecycle_layout/* parseSibling */.qV)((0,external_node_path_.basename)(source));
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
    return (0,mutation/* runMutation */.J)(host, options, () => prepareInstall(source, options, host, {
        operation: 'install',
        mayReplace: options.force === true,
    }));
}
/** What comes before the lock, and the mutation that follows. Throws `PluginWriterRefusal`. */
function prepareInstall(source, options, host, policy) {
    const resolved = (0,resolve_source/* resolveSource */.ev)(source, options, host, options.clioVersion ?? 'auto');
    const { manifest, path, digest } = resolved;
    (0,resolve_source/* assertApart */.De)(host.disk, path, (0,lifecycle_layout/* scopeLayout */.Tb)(options.scope, host).target(manifest.name));
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
            (0,requirement_refusal/* tellMissing */.ef)(context, manifest.requires, options.registry ?? null);
            tellRestored(context, path, options);
        },
        apply: (context) => applyInstall(context, resolved, restoredRecord(context, path, options)),
    };
}


/***/ }),

/***/ 4671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wn: () => (/* binding */ isSameRecord),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   fY: () => (/* binding */ writeJournal)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4044);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6205);
/* harmony import */ var _parse_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2768);
/* harmony import */ var _small_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(351);
// The journal of an install: what is about to stand at the target, and what its record will say. Written
// durably before the first rename, gone after the last; with it doctor knows whose bytes are whose.
// Specification: lifecycle page, "Crashes".




function writeJournal(disk, path, journal) {
    (0,_small_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeNewFile */ .S0)(disk, path, Buffer.from(`${JSON.stringify({ version: 1, ...journal })}\n`));
}
/**
 * The journal, or null when its bytes are none: a torn one was never acted upon. Throws what the system
 * throws, because a journal that cannot be read may well have been.
 */
function readJournal(disk, path) {
    const bytes = (0,_small_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readSmallFile */ .EW)(disk, path);
    const decoded = bytes === null ? null : (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeUtf8 */ ._)(bytes);
    if (decoded?.ok !== true)
        return null;
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch {
        return null;
    }
    const members = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(value);
    const id = members?.get('id');
    if (members?.get('version') !== 1 || typeof id !== 'string')
        return null;
    const next = (0,_parse_record_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRecord */ .Hh)(members.get('next'), 'next');
    const previousValue = members.get('previous');
    const previous = previousValue === null ? null : (0,_parse_record_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRecord */ .Hh)(previousValue, 'previous');
    if (!next.ok || previous?.ok === false)
        return null;
    return { id, next: next.value, previous: previous === null ? null : previous.value };
}
/** True when two records say the same. */
function isSameRecord(a, b) {
    return (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(a ?? null) === (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .dj)(b ?? null);
}


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

/***/ 1852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ listPlugins),
/* harmony export */   W: () => (/* binding */ scopes)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _manifest_host_range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7956);
/* harmony import */ var _base_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5840);
/* harmony import */ var _dependents_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4143);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2628);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3473);
/* harmony import */ var _list_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7218);
/* harmony import */ var _missing_requirement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9029);
/* harmony import */ var _parse_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2976);
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5259);
/* harmony import */ var _read_copy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3901);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5553);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5805);
// Listing: every copy in both scopes as it is now, digests recomputed. One broken entry, or a base that
// is not a directory, never hides the others. Specification: lifecycle page, "Listing".














const scopes = ['project', 'user'];
/** Lists both scopes. What is wrong is said in diagnostics; throws `Fault` (`usage`) only, for a `clioVersion` that is none. */
function listPlugins(host, options = {}) {
    // Also where nothing is installed that would be judged for it.
    const { clioVersion = 'auto' } = options;
    if (clioVersion !== 'auto')
        (0,_manifest_host_range_js__WEBPACK_IMPORTED_MODULE_2__/* .generationOfHost */ .ig)(clioVersion);
    const diagnostics = [];
    const entries = scopes.flatMap((scope) => listScope(host, scope, options, diagnostics));
    const shown = withMissing((0,_precedence_js__WEBPACK_IMPORTED_MODULE_11__/* .resolvePluginPrecedence */ .i)(entries), options).filter((entry) => (options.scope === undefined || entry.scope === options.scope) &&
        (options.all === true || entry.effective || !entry.valid || !entry.compatible));
    return { plugins: shown, diagnostics };
}
/** Each loadable entry with what it misses. Copies of a few ids alone cannot tell what is missing. */
function withMissing(entries, { ids }) {
    if (ids !== undefined)
        return entries;
    const missing = new Map();
    for (const unmet of (0,_dependents_js__WEBPACK_IMPORTED_MODULE_12__/* .unmetRequirements */ .yY)(entries)) {
        const key = `${unmet.scope}:${unmet.id}`;
        missing.set(key, [...(missing.get(key) ?? []), (0,_missing_requirement_js__WEBPACK_IMPORTED_MODULE_6__/* .missingRequirement */ .s)(unmet)]);
    }
    return entries.map((entry) => {
        const more = missing.get(`${entry.scope}:${entry.id}`);
        return more === undefined ? entry : { ...entry, diagnostics: [...entry.diagnostics, ...more] };
    });
}
function listScope(host, scope, options, diagnostics) {
    const layout = (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeLayout */ .Tb)(scope, host);
    const { disk } = host;
    const read = (root) => (0,_read_copy_js__WEBPACK_IMPORTED_MODULE_8__/* .passManagedCopy */ .Q1)(root, disk, options.clioVersion);
    let names;
    let canonicalBase;
    try {
        if ((0,_base_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .inspectBase */ .mR)(disk, layout) === 'absent')
            return [];
        names = options.ids ?? disk.readdirSync(layout.base).filter((name) => !name.startsWith('.'));
        canonicalBase = disk.realpathSync(layout.base);
    }
    catch (error) {
        // It was empty, and a writer has taken it away since the look above.
        if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) === 'ENOENT')
            return [];
        diagnostics.push(...(0,_writer_refusal_js__WEBPACK_IMPORTED_MODULE_10__/* .diagnosticsOf */ .o)(error));
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
        if ((0,_list_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .isListable */ .$9)(host.disk, facts.path)) {
            return [(0,_list_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .listEntry */ .pn)({ ...facts, candidate: read(facts.path) })];
        }
        return facts.record === null ? [] : [(0,_list_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .listEntry */ .pn)({ ...facts, candidate: null })];
    }
    catch (error) {
        // A host version that is none says nothing about this copy.
        if (error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC && error.code === 'usage')
            throw error;
        const entry = (0,_list_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .listEntry */ .pn)({ ...facts, candidate: null });
        const why = (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_13__/* .refusal */ .x)('unreadable', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(facts.id)} cannot be read: ${(0,_writer_refusal_js__WEBPACK_IMPORTED_MODULE_10__/* .diagnosticsOf */ .o)(error)[0]?.message ?? ''}`);
        return [{ ...entry, diagnostics: [why] }];
    }
}
function readState(host, layout) {
    try {
        return { state: (0,_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(host.disk, layout.state).state, fault: null };
    }
    catch (error) {
        const [fault] = (0,_writer_refusal_js__WEBPACK_IMPORTED_MODULE_10__/* .diagnosticsOf */ .o)(error);
        return { state: _parse_state_js__WEBPACK_IMPORTED_MODULE_7__/* .emptyState */ .p$, fault: fault ?? null };
    }
}


/***/ }),

/***/ 7074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ parseLockOwner),
/* harmony export */   eF: () => (/* binding */ describeLockOwner),
/* harmony export */   jO: () => (/* binding */ isOwnerGone),
/* harmony export */   qU: () => (/* binding */ lockOwnerBytes)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4044);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6205);
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
    const decoded = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._)(bytes);
    if (!decoded.ok)
        return null;
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch {
        return null;
    }
    const members = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(value);
    const pid = members?.get('pid');
    const host = members?.get('host');
    const startedAt = members?.get('startedAt');
    const startMark = text(members?.get('startMark'));
    const command = text(members?.get('command'));
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1)
        return null;
    if (typeof host !== 'string' || host === '' || typeof startedAt !== 'string')
        return null;
    return { pid, host, startedAt, startMark, command };
}
function text(value) {
    return typeof value === 'string' ? value : '';
}
/** In words, for a refusal. */
function describeLockOwner(owner) {
    if (owner === null)
        return 'somebody who left no readable facts in it';
    const doing = owner.command === '' ? '' : `, ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(owner.command)}`;
    return `process ${owner.pid} on ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(owner.host)} since ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(owner.startedAt)}${doing}`;
}
/** True only when the owner is certainly gone: same machine, and no such process or a later one. */
function isOwnerGone(host, owner) {
    if (owner === null || owner.host !== host.hostname)
        return false;
    return host.processState(owner.pid, owner.startMark) === 'gone';
}


/***/ }),

/***/ 9029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ missingRequirement)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3325);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2628);
// A requirement that no loadable plugin meets, in words. Pure. Specification: lifecycle page, "Listing,
// precedence, dependents" ("unmet requirements are listed, not refused").



/** The warning, with the command that installs what is missing; `registry` as the command line names it. */
function missingRequirement({ id, scope, requirement }, registry = null) {
    const file = registry === null ? 'FILE' : (0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(registry);
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .l)('dependents', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} in the ${scope} scope requires ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(requirement)}, which no loadable plugin provides; plugin-gate install ${(0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(requirement)} --registry ${file} --scope ${scope} installs it`);
}


/***/ }),

/***/ 6461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ runMutation)
});

// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/discovery/discovery-pass.js
var discovery_pass = __webpack_require__(8229);
// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(8011);
// EXTERNAL MODULE: ./build/lifecycle/base-directory.js
var base_directory = __webpack_require__(5840);
// EXTERNAL MODULE: ./build/lifecycle/diagnostic.js
var diagnostic = __webpack_require__(2628);
// EXTERNAL MODULE: ./build/lifecycle/json-value.js
var json_value = __webpack_require__(6205);
// EXTERNAL MODULE: ./build/lifecycle/observe-copy.js
var observe_copy = __webpack_require__(2941);
// EXTERNAL MODULE: ./build/lifecycle/writer-refusal.js
var writer_refusal = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/lifecycle/guard.js
// The guard: every fact of a reviewed plan is observed again under the lock, before anything is written.
// Specification: lifecycle page, "Guard: reviewed plans".




/** Throws `PluginWriterRefusal` (`stale_plan`) at the first fact that differs, in the order of the plan. */
function assertExpectedState(host, expect) {
    for (const copy of expect.copies) {
        assertCopy(copy, (0,observe_copy/* observePluginCopy */.zt)(copy.scope, copy.id, host));
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

// EXTERNAL MODULE: ./build/lifecycle/layout.js
var lifecycle_layout = __webpack_require__(3473);
// EXTERNAL MODULE: ./build/lifecycle/list-installed.js
var list_installed = __webpack_require__(1852);
// EXTERNAL MODULE: ./build/lifecycle/scope-lock.js
var scope_lock = __webpack_require__(5027);
// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
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
                told.push((0,diagnostic/* notice */.l)('io', `a step could not be undone: ${(0,fault/* messageOf */.bD)(error)}; run plugin-gate doctor`));
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
    const layout = (0,lifecycle_layout/* scopeLayout */.Tb)(options.scope, host);
    (0,base_directory/* inspectBase */.mR)(host.disk, layout);
    const context = contextOf(host, layout, options, mutation);
    const plan = {
        operation: mutation.operation,
        scope: layout.scope,
        id: mutation.id,
        incoming: mutation.incoming,
        expect: {
            copies: [
                (0,observe_copy/* observeWithState */.mQ)(host.disk, layout.scope, mutation.id, context.target, context.onDisk.state),
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
    const layout = (0,lifecycle_layout/* scopeLayout */.Tb)(options.scope, host);
    const lock = (0,scope_lock/* acquireScopeLock */.S)(host, layout);
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
        const { plugins } = (0,list_installed/* listPlugins */.N)(host, { all: true, ids: [id], clioVersion });
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


/***/ }),

/***/ 2941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mQ: () => (/* binding */ observeWithState),
/* harmony export */   zt: () => (/* binding */ observePluginCopy)
/* harmony export */ });
/* unused harmony export treeFact */
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3473);
/* harmony import */ var _read_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3901);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);



/** Reads state and tree now. Throws as `readStateFile` does. */
function observePluginCopy(scope, id, host) {
    const layout = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeLayout */ .Tb)(scope, host);
    const { state } = (0,_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readStateFile */ .qy)(host.disk, layout.state);
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
    return (0,_read_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .managedDigest */ .cW)(path, disk) ?? 'unreadable';
}


/***/ }),

/***/ 5702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ recordState)
/* harmony export */ });
/* harmony import */ var _base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3530);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2628);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
// Recording a change: the state written, and the way back. Only under the scope's lock.
// Specification: lifecycle page, "Install" 4.



/** Writes the next state; its undo puts the old bytes back if the new ones are still there. */
function recordState(context, next) {
    const { host, layout, onDisk, undo } = context;
    const { disk } = host;
    let written = null;
    undo.before(() => {
        const found = (0,_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readStateBytes */ .RI)(disk, layout.state);
        if (sameBytes(found, onDisk.bytes))
            return [];
        if (written === null || !sameBytes(found, written)) {
            return [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .l)('io', `${layout.state} was changed by somebody else and stays as it is`)];
        }
        if (onDisk.bytes === null) {
            disk.unlinkSync(layout.state);
            (0,_base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .syncDirectory */ .z)(disk, layout.base);
        }
        else {
            (0,_base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .writeFileAtomic */ .Z)({
                path: layout.state,
                bytes: onDisk.bytes,
                expected: found,
                mode: 0o600,
                disk,
            });
        }
        return [];
    });
    const prepared = (0,_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareState */ .VE)(next);
    written = prepared.bytes;
    (0,_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeStateFile */ .VP)(disk, layout.state, onDisk, prepared);
}
function sameBytes(a, b) {
    return a === null || b === null ? a === b : Buffer.from(a).equals(b);
}


/***/ }),

/***/ 5923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeInstalled)
/* harmony export */ });
/* harmony import */ var _base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3530);
/* harmony import */ var _change_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4039);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2628);
/* harmony import */ var _mutation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6461);
/* harmony import */ var _record_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5702);
/* harmony import */ var _requirement_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(681);
/* harmony import */ var _set_enabled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5339);
/* harmony import */ var _siblings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(192);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5805);
// Removing: rename aside, write the state, and only then delete what was exactly what the record said;
// anything else is kept. Specification: lifecycle page, "Install", "Listing, precedence, dependents".









/** Removes a copy, recorded or not, unless that would break an enabled dependent. */
function removeInstalled(id, options, host) {
    return (0,_mutation_js__WEBPACK_IMPORTED_MODULE_1__/* .runMutation */ .J)(host, options, () => ({
        operation: 'remove',
        id,
        incoming: null,
        removes: true,
        check: (context) => {
            (0,_set_enabled_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .Ms)(context);
            const facts = context.host.disk.lstatSync(context.target, { throwIfNoEntry: false });
            if (facts?.isSymbolicLink() === true) {
                throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .PluginWriterRefusal */ .B('linked_target', `${context.target} is a link that somebody put there; remove it by hand first`);
            }
            (0,_requirement_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseBreakingChange */ ._g)(context, 'remove');
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
            return [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .notice */ .l)('io', `${target} holds somebody's work; the copy from before is ${aside}`)];
        }
        disk.renameSync(aside, target);
        (0,_base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .syncDirectory */ .z)(disk, layout.base);
        return [];
    });
    if (isThere(target)) {
        disk.renameSync(target, aside);
        (0,_base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .syncDirectory */ .z)(disk, layout.base);
    }
    const { state } = onDisk;
    if (state.installed.has(id) || state.disabled.includes(id)) {
        (0,_record_state_js__WEBPACK_IMPORTED_MODULE_2__/* .recordState */ .D)(context, (0,_change_state_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutRecord */ .k6)(state, id));
    }
    undo.commit();
    const expected = state.installed.get(id)?.contentDigest ?? null;
    const settled = (0,_siblings_js__WEBPACK_IMPORTED_MODULE_5__/* .settleAside */ .q)(disk, { layout, id, token, path: aside, expected });
    context.recovery = settled.kept;
    context.told.push(...settled.told);
}


/***/ }),

/***/ 681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _g: () => (/* binding */ refuseBreakingChange),
/* harmony export */   ef: () => (/* binding */ tellMissing)
/* harmony export */ });
/* unused harmony export tellUnmet */
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _dependents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4143);
/* harmony import */ var _list_installed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1852);
/* harmony import */ var _missing_requirement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9029);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5805);
// Dependents in words: what a disable or removal would break is a refusal, what is missing anyway is told
// with the command that installs it.
// Specification: lifecycle page, "Listing, precedence, dependents".





/** Throws `PluginWriterRefusal` (`dependents`); tells what was broken before. Returns the listing it made. */
function refuseBreakingChange(context, action) {
    const { host, layout, id, clioVersion } = context;
    const { plugins } = (0,_list_installed_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlugins */ .N)(host, { all: true, clioVersion });
    tellUnmet(context, plugins);
    const broken = (0,_dependents_js__WEBPACK_IMPORTED_MODULE_4__/* .newlyBrokenDependents */ .dr)(plugins, { action, scope: layout.scope, id });
    if (broken.length === 0)
        return plugins;
    const each = broken.map((dependent) => `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(dependent.id)} in the ${dependent.scope} scope would miss ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(dependent.requirement)}`);
    const verb = action === 'disable' ? 'disabling' : 'removing';
    throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .PluginWriterRefusal */ .B('dependents', `${verb} ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} would break what needs it: ${each.join('; ')}; disable or remove the dependents first`);
}
/** Tells the requirements of others that nothing meets now. */
function tellUnmet(context, plugins) {
    for (const unmet of (0,_dependents_js__WEBPACK_IMPORTED_MODULE_4__/* .unmetRequirements */ .yY)(plugins)) {
        // What the changed copy itself misses is no reason to keep it.
        if (unmet.id === context.id && unmet.scope === context.layout.scope)
            continue;
        context.told.push((0,_missing_requirement_js__WEBPACK_IMPORTED_MODULE_2__/* .missingRequirement */ .s)(unmet));
    }
}
/** Tells what a copy that comes in would miss. */
function tellMissing(context, requires, registry) {
    if (requires.length === 0)
        return;
    const { host, id, layout, clioVersion, told } = context;
    const { scope } = layout;
    const { plugins } = (0,_list_installed_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlugins */ .N)(host, { all: true, clioVersion });
    for (const requirement of (0,_dependents_js__WEBPACK_IMPORTED_MODULE_4__/* .missingRequirements */ .DY)(plugins, requires, { id, scope })) {
        told.push((0,_missing_requirement_js__WEBPACK_IMPORTED_MODULE_2__/* .missingRequirement */ .s)({ id, scope, requirement }, registry));
    }
}


/***/ }),

/***/ 7641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ assertApart),
/* harmony export */   Kt: () => (/* binding */ sourcePathOf),
/* harmony export */   ev: () => (/* binding */ resolveSource)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _registry_shell_word_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3325);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2628);
/* harmony import */ var _list_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7218);
/* harmony import */ var _read_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5805);
// What an install reads before it takes the lock: the source resolved, digested, and held against what
// the caller expects. Writes nothing. Specification: lifecycle page, "Install".







/** Absolute path of a source: a leading `~/` is the home, the rest is relative to the working directory. */
function sourcePathOf(source, host) {
    if (source === '~')
        return host.home;
    if (source.startsWith('~/'))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(host.home, source.slice(2));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(source) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(source) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, source);
}
/** Throws `PluginWriterRefusal`: `invalid`, `incompatible`, `mismatch`. */
function resolveSource(source, expected, host, clioVersion) {
    if (source === '' || source.includes('\0')) {
        throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('invalid', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(source)} is not a path`);
    }
    const path = sourcePathOf(source, host);
    const candidate = (0,_read_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .readSource */ .o$)(path, host.disk, clioVersion);
    const { manifest, contentDigest } = candidate;
    if (!candidate.valid || manifest === null || contentDigest === null) {
        if (host.disk.statSync(path, { throwIfNoEntry: false }) === undefined) {
            throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('invalid', `there is no directory ${path}`);
        }
        const [first, ...more] = candidate.diagnostics
            .filter((finding) => finding.refuses)
            .map((finding) => (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x)('invalid', reasonOf(finding)));
        throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('invalid', `${path} is not a package that a Clio host admits: ${first?.message ?? 'no reason given'}; plugin-gate check ${(0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(path)} tells everything`, null, more);
    }
    const [mismatch, ...more] = compare(expected, manifest, contentDigest);
    if (mismatch !== undefined) {
        const why = whyMismatch(expected, path, contentDigest);
        throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('mismatch', `${mismatch.message}${why}`, null, more);
    }
    if (!candidate.compatible) {
        const range = manifest.compatibility.clio ?? '';
        const judged = clioVersion === 'auto' ? 'no known host' : `not ${clioVersion}`;
        throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('incompatible', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(manifest.name)} ${manifest.version} is for Clio ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(range)}, ${judged}; it was not installed`);
    }
    return { path, candidate, manifest, digest: contentDigest };
}
/** One fault with what mends it, where the fault knows. */
function reasonOf(finding) {
    const fix = finding.fix === null ? '' : `; ${finding.fix}`;
    return `${(0,_list_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .findingText */ .NK)(finding)}${fix}`;
}
/** Who demands it, and how to see what differs in a directory that stays. */
function whyMismatch({ expectedDigest, origin, recordedSource }, path, digest) {
    const row = typeof origin === 'object' && origin.kind === 'catalog'
        ? `; the row ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(origin.source)} demands that`
        : '';
    return expectedDigest === undefined || expectedDigest === digest || recordedSource !== undefined
        ? row
        : `${row}; plugin-gate digest ${(0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r)(path)} --explain ${expectedDigest} says why the digests differ`;
}
/** Throws `PluginWriterRefusal` (`contained`) when source and target are one, or one is inside the other. */
function assertApart(disk, source, target) {
    const from = realPath(disk, source);
    const to = realPath(disk, target);
    const isInside = (inner, outer) => inner === outer || inner.startsWith(outer.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? outer : `${outer}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
    if (!isInside(from, to) && !isInside(to, from))
        return;
    throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('contained', `the source ${from} and the destination ${to} contain one another`);
}
/** The real path of what exists of it, with the rest as written. */
function realPath(disk, path) {
    const rest = [];
    let current = path;
    while (disk.lstatSync(current, { throwIfNoEntry: false }) === undefined) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(current) === current)
            return path;
        rest.unshift((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(current));
        current = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(current);
    }
    // The name itself stays: a link at the target is refused for what it is.
    const parent = disk.realpathSync(rest.length === 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(current) : current);
    return rest.length === 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(parent, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(current)) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(parent, ...rest);
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
            (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x)('mismatch', `the ${what} of the package is ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(found)}, expected ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(wanted)}`),
        ]);
}


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ acquireScopeLock)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5840);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2628);
/* harmony import */ var _lock_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7074);
/* harmony import */ var _small_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(351);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5805);






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
    const bytes = (0,_lock_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .lockOwnerBytes */ .qU)(host, nonce);
    const beside = `${layout.lock}.${host.pid}-${nonce}`;
    for (let attempt = 1;; attempt += 1) {
        try {
            made.push(...(0,_base_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .makeBase */ .AY)(disk, layout));
            linkFacts(disk, layout, beside, bytes);
            break;
        }
        catch (error) {
            const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
            // A writer that found nothing to do takes an empty base away with it, just as we look at it.
            if (code === 'ENOENT' && attempt < BASE_ATTEMPTS)
                continue;
            // A link that was made although the call failed would lock everybody out.
            if (code !== 'EEXIST' && isOurs(disk, layout.lock, bytes))
                removeFile(disk, layout.lock);
            (0,_base_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .removeEmpty */ .ef)(disk, made);
            throw code === 'EEXIST' ? heldLock(disk, layout) : error;
        }
    }
    return {
        release: () => {
            const failed = isOurs(disk, layout.lock, bytes) ? removeFile(disk, layout.lock) : null;
            (0,_base_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .removeEmpty */ .ef)(disk, made);
            if (failed === null)
                return [];
            return [
                (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .notice */ .l)('io', `the lock ${layout.lock} could not be removed (${failed}); run plugin-gate doctor --unlock --force`),
            ];
        },
    };
}
/** Throws `EEXIST` when somebody holds the lock. */
function linkFacts(disk, layout, beside, bytes) {
    try {
        (0,_small_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeNewFile */ .S0)(disk, beside, bytes);
        disk.linkSync(beside, layout.lock);
    }
    finally {
        // Also after a failed write: what exists under this name is ours.
        removeFile(disk, beside);
    }
}
function heldLock(disk, layout) {
    const owner = (0,_lock_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLockOwner */ .Gl)((0,_small_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadSmallFile */ .Dc)(disk, layout.lock) ?? new Uint8Array());
    // Doctor cannot tell whether an owner it knows nothing of is gone, so it asks for more.
    const force = owner === null ? ' --force' : '';
    return new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .PluginWriterRefusal */ .B('locked', `the ${layout.scope} scope is locked by ${(0,_lock_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .describeLockOwner */ .eF)(owner)}; if it is gone, run plugin-gate doctor --unlock${force} (${layout.lock})`);
}
function isOurs(disk, path, bytes) {
    // Twice, because a lock left behind for one failed read would stop everybody.
    const found = (0,_small_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadSmallFile */ .Dc)(disk, path) ?? (0,_small_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadSmallFile */ .Dc)(disk, path);
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
            if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) === 'ENOENT')
                return null;
            why = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
        }
    }
    return why;
}


/***/ }),

/***/ 5339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   _i: () => (/* binding */ enableInstalled),
/* harmony export */   dz: () => (/* binding */ disableInstalled)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _change_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4039);
/* harmony import */ var _dependents_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4143);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2628);
/* harmony import */ var _list_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7218);
/* harmony import */ var _list_installed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1852);
/* harmony import */ var _missing_requirement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9029);
/* harmony import */ var _mutation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6461);
/* harmony import */ var _record_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5702);
/* harmony import */ var _requirement_refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(681);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5805);
// Switching a copy on and off: only the state changes. Specification: lifecycle page, "Listing,
// precedence, dependents".











/** Switches a valid copy on. Unmet requirements are told, not refused. */
function enableInstalled(id, options, host) {
    return (0,_mutation_js__WEBPACK_IMPORTED_MODULE_4__/* .runMutation */ .J)(host, options, () => ({
        operation: 'enable',
        id,
        incoming: null,
        check: (context) => {
            const entry = entryOf(context);
            if (!entry.valid) {
                throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .PluginWriterRefusal */ .B('invalid', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} is not valid and was not enabled: ${entry.diagnostics[0]?.message ?? ''}; run ${(0,_list_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .repairCommand */ .pC)(context.layout.scope, id)}`);
            }
            tellEnabled(context, entry);
        },
        apply: (context) => {
            if (!context.onDisk.state.disabled.includes(id))
                return;
            (0,_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .recordState */ .D)(context, (0,_change_state_js__WEBPACK_IMPORTED_MODULE_8__/* .withEnabled */ .sg)(context.onDisk.state, id, true));
        },
    }));
}
/** Switches a copy off, unless that would break an enabled dependent. */
function disableInstalled(id, options, host) {
    return (0,_mutation_js__WEBPACK_IMPORTED_MODULE_4__/* .runMutation */ .J)(host, options, () => ({
        operation: 'disable',
        id,
        incoming: null,
        check: (context) => {
            entryOf(context);
            (0,_requirement_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseBreakingChange */ ._g)(context, 'disable');
        },
        apply: (context) => {
            if (context.onDisk.state.disabled.includes(id))
                return;
            (0,_record_state_js__WEBPACK_IMPORTED_MODULE_5__/* .recordState */ .D)(context, (0,_change_state_js__WEBPACK_IMPORTED_MODULE_8__/* .withEnabled */ .sg)(context.onDisk.state, id, false));
        },
    }));
}
/** The entry of the copy in this scope. Throws `PluginWriterRefusal` (`invalid`) where there is none. */
function entryOf(context) {
    const { host, id, layout, clioVersion } = context;
    const { plugins } = (0,_list_installed_js__WEBPACK_IMPORTED_MODULE_2__/* .listPlugins */ .N)(host, { all: true, ids: [id], clioVersion });
    const entry = plugins.find(({ scope }) => scope === layout.scope);
    if (entry !== undefined)
        return entry;
    throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .PluginWriterRefusal */ .B('invalid', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} is not installed in the ${layout.scope} scope; see plugin-gate list --all`);
}
function tellEnabled(context, entry) {
    const { host, id, layout, clioVersion, told } = context;
    if (!entry.compatible) {
        told.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .notice */ .l)('incompatible', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} is enabled but no host it is judged for loads it`));
    }
    if (entry.overriddenBy !== null) {
        told.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .notice */ .l)('exists', `the ${entry.overriddenBy} scope has a copy of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} that is used instead`));
    }
    if ((entry.manifest?.requires ?? []).length === 0)
        return;
    const { plugins } = (0,_list_installed_js__WEBPACK_IMPORTED_MODULE_2__/* .listPlugins */ .N)(host, { all: true, clioVersion });
    const enabled = plugins.map((other) => other.id === id && other.scope === layout.scope ? { ...other, enabled: true } : other);
    for (const unmet of (0,_dependents_js__WEBPACK_IMPORTED_MODULE_10__/* .unmetRequirements */ .yY)(enabled)) {
        if (unmet.id !== id || unmet.scope !== layout.scope)
            continue;
        told.push((0,_missing_requirement_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRequirement */ .s)(unmet));
    }
}


/***/ }),

/***/ 192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ settleAside)
/* harmony export */ });
/* harmony import */ var _base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3530);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _delete_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9921);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2628);
/* harmony import */ var _read_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);
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
        digest = (0,_read_copy_js__WEBPACK_IMPORTED_MODULE_3__/* .managedDigest */ .cW)(path, disk);
    }
    catch {
        // Not readable: then it is not known to be what the record said, and stays.
    }
    const goes = digest !== null && digest === expected;
    const to = layout.sibling(id, goes ? 'discard' : 'recovery', token);
    try {
        disk.renameSync(path, to);
        (0,_base_atomic_file_js__WEBPACK_IMPORTED_MODULE_0__/* .syncDirectory */ .z)(disk, layout.base);
    }
    catch (error) {
        const where = exists(disk, to) ? to : path;
        return {
            kept: where,
            told: [
                (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .l)('io', `${where} was kept, because putting it aside failed: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`),
            ],
        };
    }
    if (!goes)
        return { kept: to, told: [] };
    if ((0,_delete_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteTreeQuietly */ .T)(disk, to))
        return { kept: null, told: [] };
    return {
        kept: null,
        told: [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .l)('leftover', `${to} could not be deleted; run plugin-gate doctor`)],
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


/***/ }),

/***/ 351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ tryReadSmallFile),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   S0: () => (/* binding */ writeNewFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
// Reading a small regular file that anybody may have put into a managed directory: never through a
// link, never blocking, never more than the cap. And writing one beside, exclusively and durably.


const NO_FOLLOW = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/**
 * The bytes, or null when nothing has that name, or something that is not a regular file of that size.
 * Throws what the system throws: a file that cannot be read is not one that is not there.
 */
function readSmallFile(disk, path) {
    if (disk.lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true)
        return null;
    const handle = disk.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | NO_FOLLOW);
    try {
        const facts = disk.fstatSync(handle);
        if (!facts.isFile() || facts.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.smallFileBytes)
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
        return readSmallFile(disk, path);
    }
    catch {
        return null;
    }
}
/** Creates `path` with these bytes, mode 0600, and syncs it. Throws what the system throws. */
function writeNewFile(disk, path, bytes) {
    const handle = disk.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0), 0o600);
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


/***/ }),

/***/ 7060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ updateInstalled)
/* harmony export */ });
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6353);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _registry_source_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7485);
/* harmony import */ var _base_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5840);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2628);
/* harmony import */ var _install_plugin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6400);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3473);
/* harmony import */ var _list_entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7218);
/* harmony import */ var _mutation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6461);
/* harmony import */ var _parse_origin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6263);
/* harmony import */ var _read_copy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3901);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5553);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5805);
// Updating: an install from the recorded source with the id pinned. A remote source needs a verified
// registry row that somebody resolves; without one it is a refusal that says which row is missing. A
// catalogued directory goes by its row where a registry is given.
// Specification: lifecycle page, "Install".













function updateInstalled(id, options, host) {
    return (0,_mutation_js__WEBPACK_IMPORTED_MODULE_7__/* .runMutation */ .J)(host, options, () => prepareUpdate(id, options, host));
}
function prepareUpdate(id, options, host) {
    const layout = (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeLayout */ .Tb)(options.scope, host);
    (0,_base_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .inspectBase */ .mR)(host.disk, layout);
    const record = (0,_state_file_js__WEBPACK_IMPORTED_MODULE_10__/* .readStateFile */ .qy)(host.disk, layout.state).state.installed.get(id);
    if (record === undefined)
        throw notRecorded(id, options.scope);
    // Before its source is read: such a copy is never updated, whatever stands there.
    if ((0,_parse_origin_js__WEBPACK_IMPORTED_MODULE_8__/* .isForeignOrigin */ .f)(record.origin))
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
    const install = (0,_install_plugin_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareInstall */ .f)(source.path, installOptions, host, {
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
        throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_11__/* .PluginWriterRefusal */ .B('mismatch', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} was installed from ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(current.source)} meanwhile; run the command again`);
    }
    const facts = host.disk.lstatSync(target, { throwIfNoEntry: false });
    if (facts?.isDirectory() !== true)
        return;
    const copy = (0,_read_copy_js__WEBPACK_IMPORTED_MODULE_9__/* .readManagedCopy */ .TU)(target, host.disk, context.clioVersion);
    if (copy.contentDigest !== null) {
        context.before = { version: copy.statedVersion, contentDigest: copy.contentDigest };
    }
    if (options.force === true)
        return;
    if (copy.valid && copy.contentDigest === current.contentDigest && copy.statedName === id)
        return;
    throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_11__/* .PluginWriterRefusal */ .B('invalid', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} is not what was installed; run ${(0,_list_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .repairCommand */ .pC)(layout.scope, id)} to replace it (what is there now is kept)`);
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
    told.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_12__/* .notice */ .l)('mismatch', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} came from the row ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(row)}, whose pin was not looked at, and its directory holds other bytes now; give the registry with --registry to hold them against the pin`));
}
/** An update that brings an older version is done, as it may be meant, but never without a word. */
function tellBackwards({ id, before, told }, incoming) {
    const [was, is] = [semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__(before?.version ?? ''), semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__(incoming?.version ?? '')];
    if (was === null || is === null || is.compare(was) >= 0)
        return;
    told.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_12__/* .notice */ .l)('mismatch', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} goes back from version ${was.version} to ${is.version}`));
}
function sourceOf(id, record, options) {
    const isRemote = (0,_registry_source_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isRemoteText */ .m4)(record.source);
    const isRow = isRemote || isCatalogued(record);
    const verified = isRow ? (options.resolveRemote?.(id, record) ?? null) : null;
    if (!isRemote && verified === null) {
        const origin = record.origin ?? { kind: 'local', source: record.source };
        return { path: record.source, origin, expected: {} };
    }
    if (verified === null) {
        const row = `${record.kind ?? 'plugin'}:${id}`;
        throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_11__/* .PluginWriterRefusal */ .B('missing_row', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} came from ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(record.source)}, and no verified registry row ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(row)} says what that must be; give the registry that has the row with --registry`);
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
    return new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_11__/* .PluginWriterRefusal */ .B('invalid', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} is not installed in the ${scope} scope; see plugin-gate list --all`);
}
function foreign(id, scope) {
    return new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_11__/* .PluginWriterRefusal */ .B('foreign_origin', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} was adopted from another host's package and is not updated; remove it with plugin-gate remove ${id} --scope ${scope}, then adopt it again with the host`);
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
