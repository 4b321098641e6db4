export const id = 4217;
export const ids = [4217];
export const modules = {

/***/ 4217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderRule: () => (/* binding */ renderRule),
/* harmony export */   renderRuleList: () => (/* binding */ renderRuleList)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
// A rule as text for a terminal, and the list of all rules. Rules are our own words, but their examples
// hold what others would hide: it is shown.

function indented(text) {
    return text
        .split('\n')
        .map((line) => (line === '' ? '' : `    ${line}`))
        .join('\n');
}
/** One rule: what, why, fix, example, messages. */
function renderRule(rule) {
    const level = [
        rule.severity,
        ...(rule.boundary === null ? [] : [rule.boundary]),
        ...(rule.review === true ? ['asks for a person'] : []),
        ...(rule.strict === undefined ? [] : [`${rule.strict} under a strict policy`]),
    ].join(', ');
    return [
        `${rule.id} (${level}, since ${rule.since})`,
        `  ${rule.summary}`,
        '',
        `  Why: ${rule.why}`,
        `  Fix: ${rule.fix}`,
        '',
        '  Fires on:',
        indented(rule.example.bad.trimEnd()),
        '  Put right:',
        indented(rule.example.good.trimEnd()),
        '',
        '  Messages:',
        ...Object.entries(rule.messages).map(([id, situation]) => `    ${id}: ${situation}`),
        '',
    ]
        .flatMap((part) => part.split('\n'))
        .map(_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forLog */ .Ig)
        .join('\n');
}
/** One line a rule: id, severity, summary. */
function renderRuleList(rules) {
    const width = Math.max(...rules.map((rule) => rule.id.length));
    return rules
        .map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`)
        .join('');
}


/***/ })

};
