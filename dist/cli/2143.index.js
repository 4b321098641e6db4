export const id = 2143;
export const ids = [2143];
export const modules = {

/***/ 2143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ smokeReportOf),
/* harmony export */   smokeExitCode: () => (/* binding */ smokeExitCode)
/* harmony export */ });
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


/***/ })

};
