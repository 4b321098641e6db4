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
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2628);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3473);
/* harmony import */ var _list_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7218);
/* harmony import */ var _parse_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2976);
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5259);
/* harmony import */ var _read_copy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3901);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5553);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5805);
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
    const shown = (0,_precedence_js__WEBPACK_IMPORTED_MODULE_10__/* .resolvePluginPrecedence */ .i)(entries).filter((entry) => (options.scope === undefined || entry.scope === options.scope) &&
        (options.all === true || entry.effective || !entry.valid || !entry.compatible));
    return { plugins: shown, diagnostics };
}
function listScope(host, scope, options, diagnostics) {
    const layout = (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeLayout */ .Tb)(scope, host);
    const { disk } = host;
    const read = (root) => (0,_read_copy_js__WEBPACK_IMPORTED_MODULE_7__/* .passManagedCopy */ .Q1)(root, disk, options.clioVersion);
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
        diagnostics.push(...(0,_writer_refusal_js__WEBPACK_IMPORTED_MODULE_9__/* .diagnosticsOf */ .o)(error));
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
        const why = (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__/* .refusal */ .x)('unreadable', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(facts.id)} cannot be read: ${(0,_writer_refusal_js__WEBPACK_IMPORTED_MODULE_9__/* .diagnosticsOf */ .o)(error)[0]?.message ?? ''}`);
        return [{ ...entry, diagnostics: [why] }];
    }
}
function readState(host, layout) {
    try {
        return { state: (0,_state_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readStateFile */ .qy)(host.disk, layout.state).state, fault: null };
    }
    catch (error) {
        const [fault] = (0,_writer_refusal_js__WEBPACK_IMPORTED_MODULE_9__/* .diagnosticsOf */ .o)(error);
        return { state: _parse_state_js__WEBPACK_IMPORTED_MODULE_6__/* .emptyState */ .p$, fault: fault ?? null };
    }
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

/***/ 3408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectResources: () => (/* binding */ projectResources)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(578);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
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
        diagnostics: listing.diagnostics,
    };
}
function assertKind(kind) {
    const kinds = [...new Set(_manifest_generations_js__WEBPACK_IMPORTED_MODULE_3__/* .generations */ .YZ.flatMap(({ names }) => names.resource))];
    if (kinds.includes(kind))
        return;
    const near = (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestOf */ .q)(kind, kinds);
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(kind)} is not a kind of resource`, near === null ? `kinds are ${kinds.join(', ')}` : `did you mean ${near}?`);
}


/***/ })

};
