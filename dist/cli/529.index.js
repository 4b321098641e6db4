export const id = 529;
export const ids = [529,517];
export const modules = {

/***/ 2517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   exitCodeOf: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/** Counts by severity. */
function countFindings(findings) {
    const counts = { error: 0, warning: 0, note: 0 };
    for (const { severity } of findings)
        counts[severity] += 1;
    return counts;
}
/** Fail before inconclusive before needs-review before pass. */
function decideVerdict(facts) {
    const failing = facts.counts.error > 0 || (facts.failOn === 'warning' && facts.counts.warning > 0);
    if (failing)
        return 'fail';
    if (facts.undecided)
        return 'inconclusive';
    return facts.needsReview ? 'needs-review' : 'pass';
}
/** 0 pass, 1 findings at or above the threshold, 3 could not decide; 2 is kept for faults of usage. */
function exitCodeOf(verdict, failOn) {
    switch (verdict) {
        case 'fail':
            return 1;
        case 'inconclusive':
            return 3;
        case 'needs-review':
            return failOn === 'needs-review' ? 1 : 0;
        case 'pass':
        case 'skipped':
            return 0;
        default:
            return verdict;
    }
}


/***/ }),

/***/ 5529:
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
// EXTERNAL MODULE: ./build/checks/judge.js
var judge = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/checks/verdict.js
var verdict = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/discovery/find-packages.js + 1 modules
var find_packages = __webpack_require__(6964);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/checks/find-rule.js + 227 modules
var find_rule = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/registry/check-registry.js + 11 modules
var check_registry = __webpack_require__(3475);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
// EXTERNAL MODULE: ./build/usecases/registry-packages.js
var registry_packages = __webpack_require__(9662);
// EXTERNAL MODULE: ./build/usecases/row-facts.js
var row_facts = __webpack_require__(4719);
;// CONCATENATED MODULE: ./build/usecases/check-registry-file.js
// The registry's part of a check: read the file, judge it against the packages of the run.








function checkRegistryFile(check) {
    const { request, file, shelf, git } = check;
    const folder = (0,external_node_path_.dirname)(file);
    const shown = (0,display_path/* displayPath */.Gt)(request.cwd, folder);
    const registry = (0,read_registry/* readRegistry */._)(file);
    const result = (0,check_registry/* checkRegistry */.q)({
        registry,
        folder,
        readPackage: (path) => shelf.read((0,external_node_path_.join)(folder, path)).candidate,
        isError: (finding) => (0,find_rule.findRule)(finding.rule)?.severity === 'error',
        packages: (0,registry_packages/* packagesBelow */.l)(folder, check.found),
        provides: (candidate) => (0,registry_packages/* providesOf */.M)(shelf.read(candidate.path)),
        ...(0,row_facts/* rowFacts */.g)(git, folder),
        display: (path) => (0,relative_path/* joinRelative */.r)(shown, path),
        clioVersion: request.clioVersion,
        serverUrl: request.serverUrl ?? null,
    });
    for (const { row, path } of result.judged) {
        if (row.kind === 'extension' && path !== null)
            shelf.keepTreeOnly((0,external_node_path_.join)(folder, path));
    }
    const packageOf = new Map(result.judged.flatMap((one) => one.path === null || one.candidate === null
        ? []
        : [[one.row.label, (0,relative_path/* joinRelative */.r)(shown, one.path)]]));
    return {
        report: {
            path: (0,relative_path/* joinRelative */.r)(shown, (0,external_node_path_.basename)(file)),
            rows: result.report.rows.map((row) => ({ ...row, package: packageOf.get(row.id) ?? null })),
            graph: result.report.graph,
        },
        findings: result.findings.map((finding) => (0,display_path/* rebase */.RU)(finding, shown)),
        notChecked: result.notChecked,
        empty: registry.rows.length === 0 && result.findings.length === 0,
    };
}

// EXTERNAL MODULE: ./build/usecases/git-facts.js + 2 modules
var git_facts = __webpack_require__(7219);
// EXTERNAL MODULE: ./build/usecases/package-shelf.js + 44 modules
var package_shelf = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/manifest/payload/skill-name-twice.js
var skill_name_twice = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/digest/name-findings.js
var name_findings = __webpack_require__(597);
// EXTERNAL MODULE: ./build/manifest/payload/read-skills.js + 5 modules
var read_skills = __webpack_require__(1740);
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

// EXTERNAL MODULE: ./build/manifest/read-manifest.js + 26 modules
var read_manifest = __webpack_require__(8736);
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
    const findings = [
        ...tree.findings,
        ...(0,name_findings/* nameFindings */.S)(tree),
        ...host.findings,
        ...portable.findings,
    ].map((finding) => (0,display_path/* rebase */.RU)(finding, path));
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





/** Reads the skills in absolute directories; places are relative to `cwd`. */
function readSkillShelf(cwd, roots, progress) {
    const sorted = roots
        .map((root, at) => {
        progress?.('skills', at, roots.length);
        return readLooseSkill(root, (0,display_path/* displayPath */.Gt)(cwd, root));
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
    const targets = (0,usecases_targets/* resolveTargets */.h)(request);
    const registryFolder = targets.registry === null ? [] : [(0,external_node_path_.dirname)(targets.registry)];
    const directories = [...new Set([...targets.directories, ...registryFolder])];
    const git = new git_facts/* GitFacts */.G(request.cwd, request.env ?? process.env, directories);
    const found = (0,find_packages/* findPackages */.t)(directories, {
        ignored: (directory) => git.ignores(directory),
        display: (path) => (0,display_path/* displayPath */.Gt)(request.cwd, path),
    });
    const shelf = new package_shelf/* PackageShelf */.$(request.cwd, request.clioVersion, git);
    const ownPackages = found.packages.map((root, at) => {
        request.progress?.('packages', at, found.packages.length);
        return shelf.read(root);
    });
    const registry = targets.registry === null
        ? null
        : checkRegistryFile({ request, file: targets.registry, found: found.packages, shelf, git });
    // After the registry: what a row points at is no loose skill, whatever it lacks.
    const skills = readSkillShelf(request.cwd, found.skills.filter((root) => !shelf.covers(root)), request.progress);
    const noRow = registry === null || registry.empty;
    if (ownPackages.length === 0 && skills.readings.length === 0 && noRow) {
        throw nothingFound(request, targets.registry);
    }
    const readings = shelf.packages();
    const findings = (0,judge/* judge */.S)([
        ...shelf.findings(),
        ...git.repositoryFindings(),
        ...skills.readings.flatMap((reading) => reading.findings),
        ...skills.findings,
        ...(registry?.findings ?? []),
    ]);
    const counts = (0,verdict/* countFindings */.G)(findings);
    return {
        version: 1,
        verdict: (0,verdict/* decideVerdict */.A)({
            counts,
            undecided: false,
            needsReview: false,
            failOn: request.failOn,
        }),
        reason: null,
        counts,
        packages: readings.map((reading) => reading.report),
        skills: skills.readings.map((reading) => reading.report),
        registry: registry?.report ?? null,
        changes: null,
        findings,
        notChecked: [
            ...found.notChecked,
            ...readings.flatMap((reading) => reading.notChecked),
            ...skills.readings.flatMap((reading) => reading.notChecked),
            ...(registry?.notChecked ?? []),
            ...git.notChecked(),
        ],
    };
}
function nothingFound(request, registry) {
    const where = request.paths.map(quote/* quote */.hD).join(', ');
    const rows = registry === null ? '' : `, and ${(0,display_path/* displayPath */.Gt)(request.cwd, registry)} has no row`;
    return new fault/* Fault */.vC('usage', `found neither a package, a skill nor a registry row in ${where}${rows}`, 'a package is a directory with plugin.json, a skill one with SKILL.md; a registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry FILE');
}


/***/ })

};
