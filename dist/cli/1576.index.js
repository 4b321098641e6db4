export const id = 1576;
export const ids = [1576];
export const modules = {

/***/ 1576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPaths: () => (/* binding */ checkPaths)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/checks/verdict.js
var checks_verdict = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/discovery/find-packages.js + 1 modules
var find_packages = __webpack_require__(6964);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
;// CONCATENATED MODULE: ./build/capability/row-collisions.js
// Two rows of a registry whose packages bring one name: whoever enables both gets one of the two. Pure.
// Specification: capabilities page, "two registry rows: warning (nobody may enable both)".


/** One finding a name, at the last of its rows. */
function rowCollisionFindings(rows) {
    const byName = new Map();
    for (const row of rows) {
        for (const what of row.capabilities) {
            const key = `${what.kind}\0${what.name}`;
            const known = byName.get(key);
            if (known === undefined)
                byName.set(key, { what, rows: [row] });
            else if (known.rows.every((other) => other.package !== row.package))
                known.rows.push(row);
        }
    }
    return [...byName.values()].flatMap(({ what, rows: parties }) => {
        const last = parties.at(-1);
        if (last === undefined || parties.length < 2)
            return [];
        const labels = parties.map(({ label }) => (0,quote/* quote */.hD)(label));
        return [
            (0,finding/* finding */.g)({
                rule: 'capability/two-rows',
                messageId: 'name',
                message: `the rows ${(0,quote/* listNames */.Zv)(labels)} bring the ${what.kind} ${(0,quote/* quote */.hD)(what.name)}`,
                place: last.place,
                found: what.name,
                row: last.label,
                related: parties.slice(0, -1).map(({ label, place }) => ({
                    message: `that of ${(0,quote/* quote */.hD)(label)}`,
                    place,
                })),
            }),
        ];
    });
}

// EXTERNAL MODULE: ./build/registry/check-registry.js + 2 modules
var check_registry = __webpack_require__(2256);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
// EXTERNAL MODULE: ./build/usecases/kept-rows.js
var kept_rows = __webpack_require__(9555);
// EXTERNAL MODULE: ./build/usecases/registry-packages.js
var registry_packages = __webpack_require__(9662);
// EXTERNAL MODULE: ./build/usecases/remote-choice.js
var remote_choice = __webpack_require__(971);
// EXTERNAL MODULE: ./build/capability/package-capabilities.js
var package_capabilities = __webpack_require__(4038);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/capability/entry-name.js
var entry_name = __webpack_require__(6015);
// EXTERNAL MODULE: ./build/capability/kinds.js
var kinds = __webpack_require__(8552);
// EXTERNAL MODULE: ./build/manifest/read-manifest.js + 18 modules
var read_manifest = __webpack_require__(6985);
// EXTERNAL MODULE: ./build/registry/row-location.js
var row_location = __webpack_require__(40);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/usecases/unread-capabilities.js
// Names that the packages of unchanged rows bring, where only changes are looked at: a changed row collides with
// them as it would in a whole run. Their names are listed first, and only a package that has one of the wanted
// names is read. Reports nothing about them. Specification: capabilities page, "two registry rows".








/** Reads what is needed of unread packages; `wanted` is what the packages that were read bring. */
class UnreadCapabilities {
    #folder;
    #wanted = new Map();
    #disk;
    constructor(folder, wanted, disk = base_disk/* realDisk */.U) {
        this.#folder = folder;
        this.#disk = disk;
        for (const { kind, name } of wanted) {
            const names = this.#wanted.get(kind);
            if (names === undefined)
                this.#wanted.set(kind, new Set([name]));
            else
                names.add(name);
        }
    }
    /** The package of a local row that brings one of the names, or null. Throws `Fault` (`io`) as `readTree` does. */
    read(row) {
        if (this.#wanted.size === 0 || row.sourceUrl === null || (0,source_url/* isRemoteText */.m4)(row.sourceUrl)) {
            return null;
        }
        const parsed = (0,source_url/* parseLocalSource */.EK)(row.sourceUrl);
        if (!parsed.ok || !(0,row_location/* locateRow */.T)(this.#folder, parsed.path, this.#disk).ok)
            return null;
        const root = (0,external_node_path_.join)(this.#folder, parsed.path);
        if (!this.#mayBring(root))
            return null;
        const tree = (0,read_manifest/* readPackageTree */.Xo)(root);
        return { digest: tree.digest, path: parsed.path, capabilities: (0,package_capabilities/* packageCapabilities */.h)(tree) };
    }
    #mayBring(root) {
        return kinds/* kindRows */.Y.some(({ kind, folder, singleFiles }) => {
            const wanted = this.#wanted.get(kind);
            if (wanted === undefined)
                return false;
            return this.#namesIn((0,external_node_path_.join)(root, folder)).some((name) => wanted.has(name) || (singleFiles && wanted.has((0,entry_name/* withoutExtension */.w)(name))));
        });
    }
    /** What cannot be listed is no folder of entries; a run that looks at the package says why. */
    #namesIn(folder) {
        try {
            return this.#disk.readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
        }
        catch {
            return [];
        }
    }
}

;// CONCATENATED MODULE: ./build/usecases/row-capabilities.js


/** In the order of the file. `fetched` gives the package of a remote row that was fetched. */
function capabilitiesOfRows(folder, judged, fetched) {
    const read = new Map();
    for (const { row, path, source, candidate } of judged) {
        const one = candidate ?? fetched(row) ?? null;
        const where = path ?? source?.url ?? null;
        if (one === null || where === null)
            continue;
        read.set(row, {
            label: row.label,
            place: row.place,
            package: one.contentDigest ?? where,
            capabilities: (0,package_capabilities/* packageCapabilities */.h)(one.tree),
        });
    }
    const unread = new UnreadCapabilities(folder, [...read.values()].flatMap(({ capabilities }) => capabilities));
    return judged.flatMap(({ row, path }) => {
        const known = read.get(row);
        if (known !== undefined)
            return [known];
        // A path that was judged and not read has its own finding.
        const late = path === null ? unread.read(row) : null;
        if (late === null)
            return [];
        const { label, place } = row;
        return [{ label, place, package: late.digest ?? late.path, capabilities: late.capabilities }];
    });
}
/** What is not known of rows that were left out: among themselves they may bring one name. */
function unreadCollisions(judged, looksAt) {
    const left = looksAt === null ? 0 : judged.filter(({ row }) => !looksAt(row)).length;
    if (left < 2)
        return [];
    return [
        {
            what: `names that two of the ${left} unchanged rows bring (capability/two-rows)`,
            why: 'only what changed was asked for',
        },
    ];
}

// EXTERNAL MODULE: ./build/usecases/row-facts.js
var row_facts = __webpack_require__(4719);
;// CONCATENATED MODULE: ./build/usecases/check-registry-file.js
// The registry's part of a check: read the file, judge it against the packages of the run.












async function checkRegistryFile(check) {
    const { request, file, shelf, git, prepared } = check;
    const folder = (0,external_node_path_.dirname)(file);
    const shown = (0,display_path/* displayPath */.Gt)(request.cwd, folder);
    const registry = prepared.registry ?? (0,read_registry/* readRegistry */._)(file);
    const choice = (0,remote_choice/* chooseRemote */.y)(request.sources ?? null, prepared.gate);
    const result = (0,check_registry/* checkRegistry */.q)({
        registry,
        folder,
        readPackage: (path) => shelf.read((0,external_node_path_.join)(folder, path)).candidate,
        isError: (finding) => prepared.desk.isError(finding),
        ...(prepared.narrow === null ? {} : { only: prepared.narrow.row }),
        packages: (0,registry_packages/* packagesBelow */.l)(folder, check.found),
        provides: (candidate) => (0,registry_packages/* providesOf */.M)(shelf.read(candidate.path)),
        ...(0,row_facts/* rowFacts */.g)(git, folder),
        display: (path) => (0,relative_path/* joinRelative */.r)(shown, path),
        clioVersion: request.clioVersion,
        serverUrl: request.serverUrl ?? null,
        ...(choice === null ? {} : { fetches: choice.fetches }),
    });
    const remote = await fetchRows(check, choice, registry, result.judged);
    noteWanted(check, choice, registry, result.judged, remote);
    for (const { row, path } of result.judged) {
        if (row.kind === 'extension' && path !== null)
            shelf.keepTreeOnly((0,external_node_path_.join)(folder, path));
    }
    const packageOf = new Map(result.judged.flatMap((one) => one.path === null || one.candidate === null
        ? []
        : [[one.row.label, (0,relative_path/* joinRelative */.r)(shown, one.path)]]));
    const collisions = rowCollisionFindings(capabilitiesOfRows(folder, result.judged, (row) => remote?.verdicts.get(row.index)?.candidate));
    return {
        report: {
            path: (0,relative_path/* joinRelative */.r)(shown, (0,external_node_path_.basename)(file)),
            rows: result.report.rows.map((row, at) => withVerdict({ ...row, package: packageOf.get(row.id) ?? null }, remote, at)),
            graph: result.report.graph,
        },
        findings: [...result.findings, ...(remote?.findings ?? []), ...collisions].map((finding) => (0,display_path/* rebase */.RU)(finding, shown)),
        notChecked: [
            ...result.notChecked,
            ...(remote?.notChecked ?? []),
            ...unreadCollisions(result.judged, prepared.narrow?.row ?? null),
        ],
        undecided: remote?.undecided ?? null,
        empty: registry.rows.length === 0 && result.findings.length === 0,
    };
}
/** Null where nothing is to be fetched: then nothing that fetches is loaded. */
async function fetchRows(check, choice, registry, judged) {
    if (choice === null || judged.every(({ source }) => source === null))
        return null;
    const { request, prepared, kept } = check;
    // What is installed needs what it requires, changed or not.
    const installed = judged.filter(({ row, path }) => path !== null || choice.fetches(row));
    const required = kept === null
        ? new Set()
        : (0,kept_rows/* withRequirements */.F)(registry, installed.map(({ row }) => row.label));
    const rows = judged.flatMap(({ row, source }) => source !== null && (choice.fetches(row) || required.has(row.label)) ? [{ row, source }] : []);
    if (rows.length === 0)
        return null;
    const { checkRemoteRows } = await __webpack_require__.e(/* import() */ 4527).then(__webpack_require__.bind(__webpack_require__, 4527));
    return checkRemoteRows({
        cwd: request.cwd,
        settings: request,
        environment: request.env ?? process.env,
        registry,
        rows,
        keepIn: kept?.directory ?? null,
        mode: choice.mode,
        isError: (finding) => prepared.desk.isError(finding),
        clioVersion: request.clioVersion,
        progress: request.progress,
    });
}
/** A row that failed by itself stays failed, whatever its bytes are. */
function withVerdict(row, remote, at) {
    const one = remote?.verdicts.get(at);
    if (one === undefined)
        return row;
    return {
        ...row,
        verdict: row.verdict === 'fail' ? 'fail' : one.verdict,
        digest: one.digest,
        resolvedCommit: one.resolvedCommit,
    };
}
/** Remote rows that were fetched for themselves are tried like packages that are here. */
function noteWanted({ request, file, kept }, choice, registry, judged, remote) {
    if (kept === null || choice === null || remote === null)
        return;
    kept.learn(remote.verdicts.values());
    const shown = (0,display_path/* displayPath */.Gt)(request.cwd, (0,external_node_path_.dirname)(file));
    for (const { row, source } of judged) {
        // One that does not verify has its finding, and would fail by the same.
        const passed = remote.verdicts.get(row.index)?.verdict === 'pass';
        if (source === null || row.kind === 'extension' || !passed || !choice.fetches(row))
            continue;
        const { file: name, ...place } = (0,row_place/* rowPlace */.G)(registry, row, 'sourceUrl');
        kept.wanted.push({ label: row.label, place: { ...place, file: (0,relative_path/* joinRelative */.r)(shown, name) } });
    }
}

// EXTERNAL MODULE: ./build/usecases/gate-changes.js
var gate_changes = __webpack_require__(4866);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/usecases/gate-policy.js + 2 modules
var gate_policy = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/usecases/policy-desk.js + 1 modules
var policy_desk = __webpack_require__(6901);
;// CONCATENATED MODULE: ./build/usecases/gate-prepare.js
// What a run knows before it reads any package: the registry, the policy, the gate where there is a base,
// and what may be left out because it did not change.





/** Prepares a run. Throws `Fault` as `openGate` and `readRunPolicy` do. */
async function prepareGate(request, targets) {
    const file = targets.registry;
    const registry = file === null ? null : (0,read_registry/* readRegistry */._)(file);
    const opened = await gate_prepare_open(request, targets, registry);
    const gate = opened !== null && 'base' in opened ? opened : null;
    const policy = (0,gate_policy/* readRunPolicy */.y)({
        cwd: request.cwd,
        given: request.policy ?? null,
        folder: file === null ? null : (0,external_node_path_.dirname)(file),
        base: gate === null
            ? null
            : { repository: gate.repository, commit: gate.base.commit, folder: gate.baseFolder },
    });
    const touched = gate === null ? null : touchedSince(gate);
    return {
        gate,
        registry,
        desk: new policy_desk/* PolicyDesk */.M(policy, request.today ?? new Date().toISOString().slice(0, 10)),
        findings: gate?.findings ?? [],
        notChecked: gate?.notChecked ?? (opened === null ? [] : [opened]),
        touched,
        narrow: request.changedOnly === true ? touched : null,
    };
}
async function gate_prepare_open(request, targets, registry) {
    const choice = request.base ?? null;
    if (choice === null)
        return null;
    const common = {
        cwd: request.cwd,
        choice,
        environment: { ...(request.env ?? process.env) },
        serverUrl: request.serverUrl ?? null,
        world: worldOf(request),
    };
    if (targets.registry !== null && registry !== null) {
        const { openGate } = await Promise.all(/* import() */[__webpack_require__.e(2088), __webpack_require__.e(818), __webpack_require__.e(9687)]).then(__webpack_require__.bind(__webpack_require__, 9687));
        return openGate({
            ...common,
            file: targets.registry,
            registry,
            around: targets.directories,
        });
    }
    const { openBareGate } = await Promise.all(/* import() */[__webpack_require__.e(818), __webpack_require__.e(8655)]).then(__webpack_require__.bind(__webpack_require__, 8655));
    // A policy is read from the base: without one, a change could bring its own.
    const policy = (request.policy ?? null) !== null;
    const needed = request.changedOnly === true || choice.kind === 'ref' || policy;
    return openBareGate({ ...common, directories: targets.directories, needed });
}
function worldOf(request) {
    return { token: request.token ?? null, server: request.serverUrl ?? 'https://github.com' };
}
function touchedSince(gate) {
    const touched = new Set(['.']);
    for (const path of gate.changedPaths) {
        for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
            touched.add(at);
        }
    }
    if (gate.changedPaths.length === 0)
        touched.clear();
    return {
        directory: (path) => {
            const inside = (0,repository/* repositoryPath */.SH)(gate.repository, path);
            // What lies in another repository cannot be told, and is looked at.
            return inside === null || touched.has(inside);
        },
        row: (row) => gate.changed.has(row.label),
    };
}

// EXTERNAL MODULE: ./build/usecases/git-facts.js + 4 modules
var git_facts = __webpack_require__(7373);
// EXTERNAL MODULE: ./build/usecases/package-shelf.js + 21 modules
var package_shelf = __webpack_require__(547);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/manifest/payload/skill-name-twice.js
var skill_name_twice = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/digest/name-findings.js
var name_findings = __webpack_require__(597);
// EXTERNAL MODULE: ./build/manifest/payload/read-skills.js + 4 modules
var read_skills = __webpack_require__(9297);
// EXTERNAL MODULE: ./build/manifest/payload/tree-index.js
var tree_index = __webpack_require__(6500);
;// CONCATENATED MODULE: ./build/manifest/payload/loose-skills.js
// Skills without a package: a lone SKILL.md, or a directory of skills, held against the same rules as the
// skills root of a package. Reads only the tree. Specification: manifest page, "Payloads", Skills.





/**
 * Judges a tree without plugin.json as a skills root; a SKILL.md in its root is one skill, to be called after
 * `directory` (null: its name is free).
 */
function readLooseSkills(tree, directory = (0,external_node_path_.basename)(tree.root)) {
    const { files, judgement, foundAny } = (0,read_skills/* readSkills */.D)((0,tree_index/* indexTree */.DK)(tree), '.', directory);
    const findings = [...judgement.findings];
    if (!foundAny) {
        findings.push((0,finding/* finding */.g)({
            rule: 'skill/none',
            messageId: 'present',
            message: 'the skills root "." has no skill in it',
            place: (0,finding/* wholeFile */.A)('.'),
            found: 'no skill',
            expected: 'at least one directory with a SKILL.md',
            fix: 'put a skill into the directory, or name another one',
        }));
    }
    for (const file of files)
        findings.push(...file.judgement.findings);
    return {
        skills: files
            .filter((file) => !file.unread && file.judgement.stopper === null)
            .map(({ kind, name, path }) => ({ kind, name, path, component: null }))
            .sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name) || (0,order/* byCodeUnits */.C)(a.path, b.path)),
        names: files.map(({ name, path, namePlace }) => ({
            name,
            path,
            place: namePlace ?? (0,finding/* wholeFile */.A)(path),
        })),
        findings,
        notChecked: files
            .filter(({ unread }) => unread)
            .map(({ path }) => ({ what: path, why: 'the file is too large to be read' })),
    };
}

// EXTERNAL MODULE: ./build/portable/boundaries.js
var boundaries = __webpack_require__(2598);
// EXTERNAL MODULE: ./build/portable/ledger.js
var portable_ledger = __webpack_require__(5849);
// EXTERNAL MODULE: ./build/portable/markdown.js + 3 modules
var markdown = __webpack_require__(8416);
// EXTERNAL MODULE: ./build/portable/skills.js + 6 modules
var skills = __webpack_require__(5217);
;// CONCATENATED MODULE: ./build/portable/loose-skill.js
// A skill without a package, as a conforming client of Agent Skills reads it: its SKILL.md, and the
// Markdown hygiene of its directory. Never reads the disk. Specification: portable page, "Skills".





/** Judges a tree whose root has a SKILL.md; `freeName` where the name of the directory means nothing. */
function judgeLooseSkill(tree, freeName = false) {
    const ledger = new portable_ledger/* Ledger */.O();
    (0,skills/* judgeSkillDirectory */.Q)(tree, ledger, '.', (0,external_node_path_.basename)(tree.root));
    ledger.addAll((0,markdown/* judgeMarkdown */.v)(tree));
    const findings = ledger
        .verdict(false)
        .findings.filter(({ rule }) => !freeName || rule !== 'agent-skill/name-directory');
    return { loads: findings.every(({ rule }) => (0,boundaries/* boundaryOf */.iH)(rule) !== 'ENTRY'), findings };
}

;// CONCATENATED MODULE: ./build/usecases/read-loose-skill.js
// One skill without a package, read whole: its tree, what a Clio host makes of it, what a conforming client
// does, names; as its part of the report. Writes nothing, prints nothing.
// Specification: manifest page, "Payloads", Skills; portable page, "Skills".








/** Reads the skill in the absolute directory `root`; `path` is how the report names that. */
function readLooseSkill(root, path) {
    const tree = (0,read_manifest/* readPackageTree */.Xo)(root);
    // The root of a repository is called as each clone likes.
    const freeName = tree.leftOut.includes('.git');
    const host = readLooseSkills(tree, freeName ? null : (0,external_node_path_.basename)(root));
    const portable = judgeLooseSkill(tree, freeName);
    const own = host.names.find((one) => one.path === 'SKILL.md');
    const place = own?.place ?? null;
    const keeper = (0,keep_findings/* keepFindings */.q)(path);
    for (const some of [tree.findings, (0,name_findings/* nameFindings */.S)(tree), host.findings, portable.findings]) {
        for (const one of some)
            keeper.add(one);
    }
    const findings = keeper.findings.map((finding) => (0,display_path/* rebase */.RU)(finding, path));
    const file = (0,relative_path/* joinRelative */.r)(path, 'SKILL.md');
    const name = own?.name ?? (0,external_node_path_.basename)(root);
    return {
        report: {
            path,
            name,
            digest: tree.digest,
            files: tree.counts.files,
            bytes: tree.counts.bytes,
            loaded: host.skills.some((one) => one.path === 'SKILL.md'),
            conformant: portable.loads,
            leftOut: tree.leftOut,
        },
        named: {
            name,
            path: file,
            namePlace: {
                ...(place ?? { line: null, column: null, endColumn: null, excerpt: null }),
                file,
            },
        },
        findings,
        notChecked: [
            ...keeper.notChecked(),
            ...host.notChecked.map(({ what, why }) => ({ what: (0,relative_path/* joinRelative */.r)(path, what), why })),
            ...(freeName
                ? [
                    {
                        what: `whether the skill in ${path} is called after its directory`,
                        why: 'that is the root of a repository, which every clone names as it likes',
                    },
                ]
                : []),
        ],
    };
}

;// CONCATENATED MODULE: ./build/usecases/skill-shelf.js
// The skills of a run that lie in no package, each read once, and the names that occur twice among them.





/** Reads the skills. Throws `Fault` (`io`) as reading a tree does. */
function readSkillShelf({ cwd, roots, packages, progress }) {
    const owned = new Set(packages.map((root) => (0,display_path/* displayPath */.Gt)(cwd, root)));
    const sorted = roots
        .map((root, at) => {
        progress?.('skills', at, roots.length);
        const reading = readLooseSkill(root, (0,display_path/* displayPath */.Gt)(cwd, root));
        const findings = reading.findings.filter(({ rule, place }) => rule !== 'skill/nested' || !liesIn(place.file, owned));
        return { ...reading, findings };
    })
        .sort((a, b) => (0,order/* byCodeUnits */.C)(a.report.path, b.report.path));
    const first = new Map();
    const findings = [];
    const readings = sorted.map((reading) => {
        const { named, report } = reading;
        const earlier = report.loaded ? first.get(named.name) : undefined;
        if (earlier === undefined) {
            if (report.loaded)
                first.set(named.name, named);
            return reading;
        }
        findings.push((0,finding/* finding */.g)((0,skill_name_twice/* twiceFault */.b)(named, earlier)));
        return { ...reading, report: { ...report, loaded: false } };
    });
    return { readings, findings };
}
function liesIn(file, directories) {
    for (let slash = file.lastIndexOf('/'); slash > 0; slash = file.lastIndexOf('/', slash - 1)) {
        if (directories.has(file.slice(0, slash)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/usecases/smoke-rows.js
/** The rows with their verdicts as the smoke installs leave them; `open` has paths of packages and ids of remote rows. */
function rowsAfterSmoke(rows, findings, open) {
    const failed = new Set(findings
        .filter(({ rule, severity }) => rule === 'smoke/failed' && severity === 'error')
        .map((one) => one.package ?? one.row));
    return rows.map((row) => {
        if (row.verdict === 'fail')
            return row;
        const subject = row.package ?? row.id;
        if (failed.has(subject))
            return { ...row, verdict: 'fail' };
        return open.has(subject) ? { ...row, verdict: 'inconclusive' } : row;
    });
}

// EXTERNAL MODULE: ./build/report/counts.js
var counts = __webpack_require__(6423);
;// CONCATENATED MODULE: ./build/usecases/smoke-scope.js

/** Splits what was read into what is installed and what is only counted. */
function smokeScope(readings, { gate, touched }, rows) {
    if (gate === null || touched === null)
        return { readings, notChecked: [] };
    const paths = new Set(rows.filter(({ id }) => gate.changed.has(id)).map((row) => row.package));
    const wanted = readings.filter(({ report, candidate }) => paths.has(report.path) || touched.directory(candidate.path));
    const left = readings.length - wanted.length;
    if (left === 0)
        return { readings, notChecked: [] };
    const what = `the smoke install of ${(0,counts/* countOf */.pq)(left, 'unchanged package')}`;
    return { readings: wanted, notChecked: [{ what, why: 'only what changed is installed' }] };
}

// EXTERNAL MODULE: ./build/usecases/targets.js
var usecases_targets = __webpack_require__(1591);
;// CONCATENATED MODULE: ./build/usecases/check.js
// The main job: find packages, skills without one and the registry, read each once, judge, and put one
// report together.
// Prints nothing and never exits. Specification: surfaces page, `check`.















/**
 * Checks what `paths` hold. Throws `Fault`: `usage` for a path that is not there, an unknown version, or
 * when neither a package nor a row nor a skill is found; `io` and `git` where the machine failed.
 */
async function checkPaths(request) {
    if (request.smoke !== true)
        return await checkWith(request, null);
    const { KeptRows } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9555));
    const kept = new KeptRows(request.env ?? process.env);
    try {
        return await checkWith(request, kept);
    }
    finally {
        kept.remove();
    }
}
async function checkWith(request, kept) {
    const targets = (0,usecases_targets/* resolveTargets */.h)(request);
    const registryFolder = targets.registry === null ? [] : [(0,external_node_path_.dirname)(targets.registry)];
    const directories = [...new Set([...targets.directories, ...registryFolder])];
    const git = new git_facts.GitFacts(request.cwd, request.env ?? process.env, directories);
    const found = (0,find_packages/* findPackages */.t)(directories, {
        ignored: (directory) => git.ignores(directory),
        display: (path) => (0,display_path/* displayPath */.Gt)(request.cwd, path),
    });
    const prepared = await prepareGate(request, targets);
    const { gate, desk, narrow } = prepared;
    const inSight = (root) => narrow === null || narrow.directory(root);
    const shelf = new package_shelf/* PackageShelf */.$(request.cwd, request.clioVersion, git);
    const wanted = found.packages.filter(inSight);
    const ownPackages = wanted.map((root, at) => {
        request.progress?.('packages', at, wanted.length);
        return shelf.read(root);
    });
    const registry = targets.registry === null
        ? null
        : await checkRegistryFile({
            request,
            file: targets.registry,
            found: found.packages,
            shelf,
            git,
            prepared,
            kept,
        });
    // After the registry: what a row points at is no loose skill, whatever it lacks.
    const skills = readSkillShelf({
        cwd: request.cwd,
        roots: found.skills.filter((root) => inSight(root) && !shelf.covers(root)),
        packages: found.packages,
        progress: request.progress,
    });
    const noRow = registry === null || registry.empty;
    const nothing = ownPackages.length === 0 && skills.readings.length === 0 && noRow;
    const onDisk = found.packages.length + found.skills.length;
    const empty = nothing && onDisk === 0 && prepared.findings.length === 0;
    if (empty && request.mayBeEmpty !== true) {
        throw nothingFound(request, targets.registry);
    }
    const readings = shelf.packages();
    const rows = registry?.report.rows ?? [];
    const scope = smokeScope(readings, prepared, rows);
    const smoke = request.smoke === true ? await smokeOf(request, scope.readings, targets.registry, kept) : null;
    const seen = [
        ...shelf.findings(),
        ...(smoke?.findings ?? []),
        ...git.repositoryFindings(),
        ...skills.readings.flatMap((reading) => reading.findings),
        ...skills.findings,
        ...(registry?.findings ?? []),
        ...prepared.findings,
        ...(0,gate_changes/* unpinned */.CW)(request, targets.registry, gate, rows),
    ];
    const findings = (0,gate_changes/* judgeUnder */.iL)(desk, seen, rows);
    const judgedRows = smoke === null ? rows : rowsAfterSmoke(rows, findings, smoke.open);
    const counts = (0,checks_verdict/* countFindings */.G)(findings);
    const undecided = gate?.undecided ?? registry?.undecided ?? smoke?.undecided ?? git.undecided();
    const verdict = (0,checks_verdict/* decideVerdict */.A)({
        counts,
        undecided: undecided !== null,
        needsReview: findings.some((one) => one.review === true),
        skipped: nothing,
        failOn: request.failOn,
    });
    return {
        version: 1,
        verdict,
        // What fails it, or asks for a person, did change.
        reason: undecided ?? (verdict === 'skipped' ? 'nothing that is looked at changed' : null),
        counts,
        packages: readings.map(({ report }) => withSmoke(report, smoke)),
        skills: skills.readings.map((reading) => reading.report),
        registry: registry === null ? null : { ...registry.report, rows: judgedRows },
        changes: gate === null ? null : (0,gate_changes/* reportChanges */.wr)(gate, findings, judgedRows),
        base: gate === null ? null : { commit: gate.base.commit, how: gate.base.how },
        findings,
        notChecked: [
            ...found.notChecked,
            ...readings.flatMap((reading) => reading.notChecked),
            ...skills.readings.flatMap((reading) => reading.notChecked),
            ...(registry?.notChecked ?? []),
            ...prepared.notChecked,
            ...(smoke === null ? [] : [...smoke.notChecked, ...scope.notChecked]),
            ...git.notChecked(),
        ],
    };
}
/** Loaded only where it is asked for: a check without it does not pay for installing. */
async function smokeOf({ cwd, env, clioVersion, progress }, readings, registry, kept) {
    const { checkSmoke } = await Promise.all(/* import() */[__webpack_require__.e(450), __webpack_require__.e(4490), __webpack_require__.e(4492), __webpack_require__.e(4489)]).then(__webpack_require__.bind(__webpack_require__, 4489));
    return await checkSmoke({
        cwd,
        env: env ?? process.env,
        readings,
        registry,
        kept,
        clioVersion,
        ...(progress === undefined ? {} : { progress }),
    });
}
function withSmoke(report, smoke) {
    return smoke === null ? report : { ...report, smoke: smoke.reports.get(report.path) ?? null };
}
function nothingFound(request, registry) {
    const where = request.paths.map(quote/* quote */.hD).join(', ');
    const rows = registry === null ? '' : `, and ${(0,display_path/* displayPath */.Gt)(request.cwd, registry)} has no row`;
    return new fault/* Fault */.vC('usage', `found neither a package, a skill nor a registry row in ${where}${rows}`, 'a package is a directory with plugin.json, a skill one with SKILL.md; a registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry FILE');
}


/***/ }),

/***/ 9555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withRequirements),
/* harmony export */   KeptRows: () => (/* binding */ KeptRows)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _git_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
// Packages of remote rows on this disk, for as long as something is to be installed from them: made for one
// command, removed on every way out. Specification: lifecycle page, "Smoke install" and "Install".




class KeptRows {
    /** Rows that are to be tried, in file order. */
    wanted = [];
    #roots = new Map();
    #reasons = new Map();
    #temporary;
    #made = null;
    /** Keeps in `TMPDIR` of the environment. Makes nothing yet. */
    constructor(environment) {
        this.#temporary = environment['TMPDIR'] || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
    }
    /** Absolute; for `keepIn`. Made when it is first asked for. Throws `Fault` (`io`). */
    get directory() {
        this.#made ??= makeDirectory(this.#temporary);
        return this.#made.directory;
    }
    /** Takes in what verifying has kept. */
    learn(verdicts) {
        for (const { id, root, verdict, reason } of verdicts) {
            if (root !== null)
                this.#roots.set(id, root);
            const why = reason ?? 'its source is not right; see plugin-gate check';
            if (root === null)
                this.#reasons.set(id, { decided: verdict !== 'inconclusive', why });
        }
    }
    /** Absolute directory of the row's package, or null. */
    rootOf(label) {
        return this.#roots.get(label) ?? null;
    }
    /** Why there is none; `decided` where the source is to blame. */
    reasonOf(label) {
        return this.#reasons.get(label) ?? { decided: false, why: 'it was not fetched' };
    }
    remove() {
        this.#made?.remove();
        this.#made = null;
    }
}
function makeDirectory(temporary) {
    try {
        return (0,_git_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporary */ .ww)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'plugin-gate-rows-'));
    }
    catch (error) {
        const why = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) ?? 'error';
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('io', `cannot make a temporary directory (${why})`, null, error);
    }
}
/** Labels of the rows with these labels and of every row they require, also through others. */
function withRequirements(registry, labels) {
    const rows = new Map(registry.rows.map((row) => [row.label, row]));
    const found = new Set(labels);
    // A set gives what is added to it while it is walked.
    for (const label of found) {
        for (const { id } of rows.get(label)?.requires ?? [])
            if (rows.has(id))
                found.add(id);
    }
    return found;
}


/***/ })

};
