export const id = 9578;
export const ids = [9578];
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

/***/ 9578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMigration: () => (/* binding */ renderMigration)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8643);


/** What a migration would delete or did, what it keeps and why. */
function renderMigration(migration) {
    const { plan, applied } = migration;
    if (applied !== null && applied.refusals.length > 0) {
        return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([
            ...applied.refusals.map(({ code, message }) => `refused (${code}): ${message}`),
            'nothing was deleted; make a new plan and review it',
        ]);
    }
    if (applied !== null) {
        return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([
            ...applied.deleted.map((path) => `deleted ${path}`),
            ...applied.directories.map((path) => `removed the empty directory ${path}`),
            `${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(applied.deleted.length, 'file')} deleted`,
        ]);
    }
    return (0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([
        ...plan.files.map(({ path, plugin, version }) => `delete ${path}: ${version === 'older' ? 'an older version' : 'a copy'} of the plugin ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(plugin)}'s`),
        ...plan.directories.map((path) => `remove ${path}: it would be empty`),
        ...plan.kept.map(({ path, why }) => `keep ${path}: ${why}`),
        ...(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .notCheckedLines */ .mj)(plan.notChecked),
        `${(0,_capabilities_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(plan.files.length, 'file')} to delete, ${plan.kept.length} kept; nothing was written in the store`,
    ]);
}


/***/ })

};
