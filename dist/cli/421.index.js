export const id = 421;
export const ids = [421];
export const modules = {

/***/ 421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestPath: () => (/* binding */ digestPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _digest_read_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8934);
/* harmony import */ var _digest_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5589);
/* harmony import */ var _path_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2664);
// The digest of one directory, the frames it is made of, or why it is not the expected one.






/** Digests a directory. Throws `Fault` (`usage`) for a path that is not there and a digest that is none. */
async function digestPath(request) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.path);
    if ((0,_path_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .factsBehind */ .i)(root) === null) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is nothing at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(request.path)}`, 'give the directory of a package');
    }
    const expected = request.expected === null ? null : (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDigest */ .m)(request.expected);
    if (request.expected !== null && expected === null) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(request.expected)} is no digest`, 'give 64 lowercase hexadecimal digits');
    }
    const frames = [];
    const tree = (0,_digest_read_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readTree */ .Z)(root, {
        entries: false,
        ...(request.frames ? { frames: (frame) => void frames.push(frame) } : {}),
    });
    const explanation = expected === null || tree.digest === null ? null : await explain(request, root, expected);
    return {
        path: request.path,
        digest: tree.digest,
        files: tree.counts.files,
        bytes: tree.counts.bytes,
        findings: tree.findings,
        leftOut: tree.leftOut,
        frames: request.frames ? frames : null,
        explanation,
        notChecked: explanation?.notChecked ?? [],
    };
}
/** git and the ways to explain are loaded only where an explanation is asked for. */
async function explain(request, root, expected) {
    const { describeExplanation, explainDigest } = await Promise.all(/* import() */[__webpack_require__.e(6213), __webpack_require__.e(6744), __webpack_require__.e(5260)]).then(__webpack_require__.bind(__webpack_require__, 6744));
    const { GitFacts } = await Promise.all(/* import() */[__webpack_require__.e(6213), __webpack_require__.e(2283)]).then(__webpack_require__.bind(__webpack_require__, 7373));
    const git = new GitFacts(request.cwd, request.env ?? process.env, [root]);
    const explanation = explainDigest({ root, expected, view: git.placeOf(root)?.view ?? null });
    return { ...explanation, says: describeExplanation(explanation) };
}


/***/ }),

/***/ 2664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ factsBehind),
/* harmony export */   v: () => (/* binding */ factsAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
// What lies at a path that somebody typed: nothing there is an answer, a disk that will not say is a fault.



/** Codes that mean: no path like this leads anywhere. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
function factsBehind(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);
}
/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
function factsAt(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
}
function factsOr(path, ask) {
    try {
        return ask(path);
    }
    catch (error) {
        if (nowhere.has((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) ?? ''))
            return null;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('io', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be looked at: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, null, error);
    }
}


/***/ })

};
