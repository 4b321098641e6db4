export const id = 3800;
export const ids = [3800];
export const modules = {

/***/ 3800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDelta: () => (/* binding */ renderDelta)
/* harmony export */ });
/* harmony import */ var _capabilities_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8643);

/** Every name that has more than one provider, with its chain; with `all` every name. */
function renderDelta(delta, all) {
    const shown = delta.names.filter((name) => all || name.class !== 'unchanged');
    const unchanged = delta.names.filter((name) => name.class === 'unchanged').length;
    return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        ...shown.flatMap((name) => [
            `${name.class}  ${name.kind} ${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteWhereNeeded */ .T)(name.name)}`,
            ...name.chain.map(({ plugin, path, state, why, compared }) => `  ${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .whose */ .vU)(plugin)}  ${path}  ${state}${why === null || why === 'is disabled' ? '' : ` (${why})`}${compared === null ? '' : `, bytes ${comparedText(compared)}`}`),
        ]),
        `${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(shown.length, 'name')} shown, ${unchanged} with one provider`,
        ...(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .notCheckedLines */ .mj)(delta.notChecked),
    ]);
}
function comparedText(compared) {
    return compared === 'older'
        ? 'that the first has from an older version'
        : compared === 'equal'
            ? 'equal to the first'
            : 'other than the first';
}


/***/ }),

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


/***/ })

};
