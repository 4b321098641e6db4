export const id = 2517;
export const ids = [2517];
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
    if (facts.needsReview)
        return 'needs-review';
    return facts.skipped === true ? 'skipped' : 'pass';
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


/***/ })

};
