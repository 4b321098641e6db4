export const id = 8655;
export const ids = [8655];
export const modules = {

/***/ 8655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBareGate: () => (/* binding */ openBareGate)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7785);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9327);
/* harmony import */ var _git_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(818);
/* harmony import */ var _git_base_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1922);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5799);
/* harmony import */ var _registry_parse_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5744);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(167);
// The gate where there is no registry now: what changed since the base, and whether the base had one.








/** Opens it. Throws `Fault` (`usage`, `git`) for a base that is needed and cannot be had. */
async function openBareGate(request) {
    const skipped = (why) => ({ what: 'what changed since the base', why });
    const { choice } = request;
    if (choice.kind === 'none')
        return skipped(choice.why);
    const first = request.directories[0] ?? request.cwd;
    const repository = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(first, request.environment);
    if (repository === null) {
        if (!request.needed)
            return skipped('it is not in a git repository');
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', 'there is no git repository, so there is no base to compare with', 'leave --base out, or run in a checkout');
    }
    const base = await resolve(request, repository);
    if ('why' in base)
        return skipped(base.why);
    return {
        base,
        repository,
        baseFolder: null,
        change: null,
        changedPaths: (0,_git_base_file_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsChangedSince */ .hK)(repository, base.commit),
        changedFiles: new Map(),
        changed: new Set(),
        findings: request.directories.flatMap((directory) => removedRegistry(request, repository, base.commit, directory)),
        notChecked: [],
        undecided: null,
    };
}
async function resolve(request, repository) {
    if (request.choice.kind === 'none')
        return { why: request.choice.why };
    try {
        // Nobody waits for the network to hear that there was no registry before either.
        const world = request.needed ? request.world : { ...request.world, fetch: false };
        return await (0,_git_base_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveBase */ .g)(repository, request.choice, world);
    }
    catch (error) {
        if (request.needed || !(error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code === 'internal')
            throw error;
        return { why: error.message };
    }
}
function removedRegistry(request, repository, commit, directory) {
    const inside = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository, directory);
    if (inside === null)
        return [];
    return ['registry.yaml', 'library/registry.yaml'].flatMap((name) => {
        const there = (0,_git_base_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFileAt */ ._T)(repository, commit, (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinRelative */ .r)(inside, name));
        if (there.type !== 'file')
            return [];
        const rows = (0,_registry_parse_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRegistry */ .l)(there.bytes, name).rows.length;
        const shown = (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinRelative */ .r)((0,_display_path_js__WEBPACK_IMPORTED_MODULE_5__/* .displayPath */ .Gt)(request.cwd, directory), name);
        return [
            (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({
                rule: 'change/registry-removed',
                messageId: 'removed',
                message: `${shown} was removed with ${rows === 1 ? 'its one row' : `all of its ${rows} rows`}`,
                place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(shown),
                found: 'no registry',
                expected: shown,
            }),
        ];
    });
}


/***/ })

};
