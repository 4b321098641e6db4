export const id = 3408;
export const ids = [3408];
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

/***/ 774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ snapshotOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4172);
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
        digest: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(ordered)).digest('hex'),
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
        .sort(([a], [b]) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodeUnits */ .C)(a, b))
        .map(([kind, path]) => Object.freeze({
        kind,
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(canonicalRoot, path),
        source: `plugin:${scope}:${id}`,
        provenance,
    }));
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

/***/ 3408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectResources: () => (/* binding */ projectResources)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(578);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _lifecycle_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2628);
/* harmony import */ var _lifecycle_list_installed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1852);
/* harmony import */ var _manifest_generations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3516);
/* harmony import */ var _projection_snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(774);
// The resource directories of what is loadable now: one fresh listing, so each copy was digested for this
// answer. Nothing of an earlier run is believed. Specification: lifecycle page, "Projection".







/** Throws `Fault` (`usage`) for a kind that no host has, and a host version that is none. */
function projectResources(host, choice) {
    const { kind, clioVersion } = choice;
    if (kind !== null)
        assertKind(kind);
    const listing = (0,_lifecycle_list_installed_js__WEBPACK_IMPORTED_MODULE_2__/* .listPlugins */ .N)(host, { all: true, clioVersion });
    const { digest, roots } = (0,_projection_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .snapshotOf */ .e)(listing);
    return {
        digest,
        resources: roots.filter((root) => kind === null || root.kind === kind),
        diagnostics: [...listing.diagnostics, ...leftOut(listing)],
    };
}
/** Copies whose directories are missing here because something is wrong with them. */
function leftOut({ plugins, diagnostics }) {
    const told = new Set(diagnostics.map(({ message }) => message));
    return plugins.flatMap((copy) => {
        const [why] = copy.diagnostics.filter(({ message }) => !told.has(message));
        if (why === undefined || (copy.valid && copy.compatible))
            return [];
        return [(0,_lifecycle_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .notice */ .l)(why.code, `left out: ${why.message}`)];
    });
}
function assertKind(kind) {
    const kinds = [...new Set(_manifest_generations_js__WEBPACK_IMPORTED_MODULE_3__/* .generations */ .YZ.flatMap(({ names }) => names.resource))];
    if (kinds.includes(kind))
        return;
    const near = (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestOf */ .q)(kind, kinds);
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(kind)} is not a kind of resource`, near === null ? `kinds are ${kinds.join(', ')}` : `did you mean ${near}?`);
}


/***/ })

};
