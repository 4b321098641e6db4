export const id = 217;
export const ids = [217];
export const modules = {

/***/ 4217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderRule: () => (/* binding */ renderRule),
/* harmony export */   renderRuleList: () => (/* binding */ renderRuleList)
/* harmony export */ });
function indented(text) {
    return text
        .split('\n')
        .map((line) => (line === '' ? '' : `    ${line}`))
        .join('\n');
}
/** One rule: what, why, fix, example, messages. */
function renderRule(rule) {
    const level = rule.boundary === null ? rule.severity : `${rule.severity}, ${rule.boundary}`;
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
    ].join('\n');
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
