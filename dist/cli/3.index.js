export const id = 3;
export const ids = [3,517];
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

/***/ 1003:
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
// EXTERNAL MODULE: ./build/checks/find-rule.js + 198 modules
var find_rule = __webpack_require__(3691);
// EXTERNAL MODULE: ./build/registry/check-registry.js + 9 modules
var check_registry = __webpack_require__(8297);
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
    const shown = (0,display_path/* displayPath */.G)(request.cwd, folder);
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
        findings: result.findings.map((finding) => (0,display_path/* rebase */.R)(finding, shown)),
        notChecked: result.notChecked,
        empty: registry.rows.length === 0 && result.findings.length === 0,
    };
}

// EXTERNAL MODULE: ./build/usecases/git-facts.js + 2 modules
var git_facts = __webpack_require__(7219);
// EXTERNAL MODULE: ./build/usecases/package-shelf.js + 91 modules
var package_shelf = __webpack_require__(3058);
// EXTERNAL MODULE: ./build/usecases/targets.js
var usecases_targets = __webpack_require__(1591);
;// CONCATENATED MODULE: ./build/usecases/check.js
// The main job: find packages and the registry, read each once, judge, and put one report together.
// Prints nothing and never exits. Specification: surfaces page, `check`.











/**
 * Checks what `paths` hold. Throws `Fault`: `usage` for a path that is not there, an unknown version, or
 * when neither a package nor a row is found; `io` and `git` where the machine failed.
 */
async function checkPaths(request) {
    const targets = (0,usecases_targets/* resolveTargets */.h)(request);
    const registryFolder = targets.registry === null ? [] : [(0,external_node_path_.dirname)(targets.registry)];
    const directories = [...new Set([...targets.directories, ...registryFolder])];
    const git = new git_facts/* GitFacts */.G(request.cwd, request.env ?? process.env, directories);
    const found = (0,find_packages/* findPackages */.t)(directories, { ignored: (directory) => git.ignores(directory) });
    const shelf = new package_shelf/* PackageShelf */.$(request.cwd, request.clioVersion, git);
    const ownPackages = found.packages.map((root) => shelf.read(root));
    const registry = targets.registry === null
        ? null
        : checkRegistryFile({ request, file: targets.registry, found: found.packages, shelf, git });
    if (ownPackages.length === 0 && (registry === null || registry.empty)) {
        throw nothingFound(request, targets.registry);
    }
    const readings = shelf.packages();
    const findings = (0,judge/* judge */.S)([
        ...shelf.findings(),
        ...git.repositoryFindings(),
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
        registry: registry?.report ?? null,
        changes: null,
        findings,
        notChecked: [
            ...found.notChecked,
            ...readings.flatMap((reading) => reading.notChecked),
            ...(registry?.notChecked ?? []),
            ...git.notChecked(),
        ],
    };
}
function nothingFound(request, registry) {
    const where = request.paths.map(quote/* quote */.hD).join(', ');
    const rows = registry === null ? '' : `, and ${(0,display_path/* displayPath */.G)(request.cwd, registry)} has no row`;
    return new fault/* Fault */.vC('usage', `found neither a package nor a registry row in ${where}${rows}`, 'a package is a directory with plugin.json; a registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry FILE');
}


/***/ })

};
