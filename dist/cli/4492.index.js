export const id = 4492;
export const ids = [4492];
export const modules = {

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

/***/ 8754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ runSmoke)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
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

// EXTERNAL MODULE: ./build/lifecycle/install-plugin.js + 5 modules
var install_plugin = __webpack_require__(6400);
// EXTERNAL MODULE: ./build/lifecycle/layout.js
var lifecycle_layout = __webpack_require__(3473);
// EXTERNAL MODULE: ./build/lifecycle/list-installed.js
var list_installed = __webpack_require__(1852);
// EXTERNAL MODULE: ./build/lifecycle/remove-plugin.js
var remove_plugin = __webpack_require__(5923);
// EXTERNAL MODULE: ./build/lifecycle/set-enabled.js
var set_enabled = __webpack_require__(5339);
// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
// EXTERNAL MODULE: ./build/lifecycle/update-plugin.js
var update_plugin = __webpack_require__(7060);
// EXTERNAL MODULE: ./build/discovery/discovery-pass.js
var discovery_pass = __webpack_require__(8229);
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

// EXTERNAL MODULE: ./build/projection/snapshot.js
var snapshot = __webpack_require__(774);
;// CONCATENATED MODULE: ./build/projection/snapshot-store.js




const fresh = (0,discovery_pass/* passMemo */.et)();
/** The snapshot of what is installed now; within a discovery pass the first one. */
function buildPluginSnapshot(host, clioVersion = 'auto') {
    return fresh(`${clioVersion}\0${keyOf(host)}`, () => (0,snapshot/* snapshotOf */.e)((0,list_installed/* listPlugins */.N)(host, { all: true, clioVersion })));
}
class SnapshotStore {
    #committed = new Map();
    /** The committed snapshot; the first call commits one. */
    snapshotFor(host) {
        return this.#commitFirst(host).snapshot;
    }
    generationOf(host) {
        return this.#committed.get(keyOf(host))?.generation ?? 0;
    }
    /** Reads the disk, also inside a discovery pass, commits what is there, and says what changed. */
    reload(host) {
        const key = keyOf(host);
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
        const key = keyOf(host);
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
function keyOf({ disk, cwd, configDirectory }) {
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

// EXTERNAL MODULE: ./build/lifecycle/list-entry.js
var list_entry = __webpack_require__(7218);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
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
    const layout = (0,lifecycle_layout/* scopeLayout */.Tb)(scope, host);
    const store = new SnapshotStore();
    let installed = null;
    const entry = () => {
        const id = installed?.id ?? '';
        const { plugins, diagnostics } = (0,list_installed/* listPlugins */.N)(host, { all: true, ids: [id], clioVersion });
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
                    const result = (0,install_plugin/* installPackage */.E)(source, { ...options, ...pinned }, host);
                    assertRequirement(() => assertDone(result, `the requirement ${reference}`));
                }
            },
        },
        {
            name: 'admitted',
            run: () => {
                const result = (0,install_plugin/* installPackage */.E)(path, options, host);
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
                const result = (0,install_plugin/* installPackage */.E)(path, { ...options, force: true }, host);
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
                assertDone((0,set_enabled/* disableInstalled */.dz)(entry().id, options, host), 'disabling');
                assertNoRoots('disabled');
            },
        },
        {
            name: 'enabled again',
            run: () => {
                assertDone((0,set_enabled/* enableInstalled */._i)(entry().id, options, host), 'enabling');
                loadable('enabled again');
                assertRoots('enabled again');
            },
        },
        {
            name: 'updated in place',
            run: () => {
                const result = (0,update_plugin/* updateInstalled */.Q)(entry().id, options, host);
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
                const result = (0,remove_plugin/* removeInstalled */.v)(entry().id, options, host);
                assertDone(result, 'removing');
                if (result.recovery !== undefined) {
                    throw new SmokeFailure('the removed copy was not what its record says');
                }
                assertNoRoots('removed');
                for (const { reference } of [...request.requirements].reverse()) {
                    const id = reference.slice(reference.indexOf(':') + 1);
                    assertDone((0,remove_plugin/* removeInstalled */.v)(id, options, host), `removing ${reference}`);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/lifecycle/delete-tree.js
var delete_tree = __webpack_require__(9921);
;// CONCATENATED MODULE: ./build/smoke/smoke-world.js
// The throw-away configuration and project of one smoke install, and what must hold of the real one.
// Specification: lifecycle page, "Smoke install".





/** Makes the directories below `temporaryRoot`. Throws what the system throws. */
function makeSmokeWorld(host, temporaryRoot) {
    const { disk } = host;
    const root = disk.mkdtempSync((0,external_node_path_.join)(temporaryRoot, 'plugin-gate-smoke-'));
    const remove = () => (0,delete_tree/* deleteTree */.C)(disk, root);
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
    for (const scope of list_installed/* scopes */.W) {
        const layout = (0,lifecycle_layout/* scopeLayout */.Tb)(scope, host);
        // Others may write into the project itself meanwhile: of the anchor only its being there counts.
        hash.update(`${host.disk.existsSync(layout.anchor)}`);
        for (const path of [layout.base, layout.state, layout.lock]) {
            hash.update(factsOf(host.disk, path));
        }
        for (const name of namesIn(host.disk, layout.base)) {
            hash.update(factsOf(host.disk, (0,external_node_path_.join)(layout.base, name)));
        }
    }
    return hash.digest('hex');
}
function factsOf(disk, path) {
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
        const why = `${current}: ${(0,fault/* messageOf */.bD)(error)}`;
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
        const reason = `the throw-away directories could not be removed: ${(0,fault/* messageOf */.bD)(error)}`;
        return result.result === 'pass' ? { ...result, result: 'inconclusive', reason } : result;
    }
}
/** Lets signals in, and ends the run when it was aborted. */
async function betweenSteps(signal) {
    await new Promise((resolve) => setImmediate(resolve));
    if (signal?.aborted === true)
        throw new SmokeInconclusive('interrupted');
}


/***/ }),

/***/ 9773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ RowShelf),
  R: () => (/* binding */ planSmoke)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
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


/***/ })

};
