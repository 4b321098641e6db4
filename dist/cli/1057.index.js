export const id = 1057;
export const ids = [1057];
export const modules = {

/***/ 8643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   T: () => (/* binding */ quoteWhereNeeded),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   mj: () => (/* binding */ notCheckedLines),
/* harmony export */   vU: () => (/* binding */ whose)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// Small pieces of the texts about capabilities: whose, how many, and lines that are harmless in a log. Pure.


/** What was not looked at, a line each. */
function notCheckedLines(notChecked) {
    return notChecked.map(({ what, why }) => `not checked: ${what} (${why})`);
}
/** Whose an entry is. */
function whose(plugin) {
    return plugin === null ? 'yours' : `plugin ${quoteWhereNeeded(plugin)}`;
}
/** A plain name as it is, any other in quotes. */
function quoteWhereNeeded(name) {
    return /^[\w.-]+$/.test(name) ? name : (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name);
}
/** `1 file`, `2 files`. */
function count(many, what) {
    return `${many} ${what}${many === 1 ? '' : 's'}`;
}
/** Whole lines of a log, each made harmless. */
function lines(all) {
    return all.map((line) => `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forLog */ .Ig)(line)}\n`).join('');
}


/***/ }),

/***/ 1057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCapabilities: () => (/* binding */ renderCapabilities),
/* harmony export */   renderChain: () => (/* binding */ renderChain),
/* harmony export */   renderServeFindings: () => (/* binding */ renderServeFindings)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8643);
// Capabilities as text for people: list and which. Everything from an entry or a plugin is made
// visible and goes through the log escaper line by line. Decides nothing.


/** One line an entry, aligned, with whose it is; then what is wrong; then the counts. */
function renderCapabilities(entries, findings) {
    const rows = entries.map((entry) => [
        entry.kind,
        (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWhereNeeded */ .T)(entry.name),
        (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .whose */ .vU)(entry.plugin),
        entry.path,
        entry.state === 'effective'
            ? ''
            : entry.state === 'broken'
                ? 'broken'
                : `shadowed by ${entry.shadowedBy ?? ''}`,
    ]);
    const kinds = [...new Set(entries.map(({ kind }) => kind))];
    const counts = kinds.map((kind) => (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(entries.filter((entry) => entry.kind === kind).length, kind));
    return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([
        ...table(rows),
        ...findings.flatMap(findingLines),
        counts.length === 0 ? 'no capabilities' : counts.join(', '),
    ]);
}
/** The winner of a name, then every loser and why. */
function renderChain(chain) {
    const { winner } = chain;
    return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([
        winner === null
            ? `nothing provides the ${chain.kind} ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(chain.name)}`
            : `${winner.path}  ${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .whose */ .vU)(winner.plugin)}`,
        ...chain.losers.map(({ entry, why }) => `  not ${entry.path}  ${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .whose */ .vU)(entry.plugin)}: ${why}`),
        ...chain.findings.flatMap(findingLines),
    ]);
}
/** What is wrong as the screen is served, or nothing. */
function renderServeFindings(findings) {
    return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(findings.flatMap(findingLines));
}
function findingLines({ severity, rule, message, fix, place }) {
    return [`${severity} ${rule} ${place.file}: ${message}`, `  fix: ${fix}`];
}
function table(rows) {
    const widths = [0, 1, 2].map((at) => rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0));
    return rows.map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ })

};
