export const id = 4396;
export const ids = [4396];
export const modules = {

/***/ 7368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ recoveryCommands),
/* harmony export */   f: () => (/* binding */ leftoverFinding)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3325);
// What doctor says about one leftover, and the words for it. Pure.
// Specification: lifecycle page, "Crashes".


const words = {
    install: 'an unfinished staging copy',
    backup: 'the copy that an install put aside',
    removed: 'the copy that a removal put aside',
    journal: 'the plan of an unfinished install',
    discard: 'a verified copy whose deletion was interrupted',
    recovery: 'a copy that was kept because it is not what was recorded',
    'state-temporary': 'an unfinished state file',
    'lock-temporary': 'the facts of a lock that was not taken',
};
const outcomes = {
    restored: 'put back',
    recorded: 'finished: the install is recorded',
    deleted: 'deleted',
    kept: 'kept: it may be the only copy',
    unlocked: 'taken away',
    left: 'left as it is',
};
function leftoverFinding(scope, leftover, action, why) {
    const { kind, path, id } = leftover;
    const of = id === null ? '' : ` of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)}`;
    const message = `${words[kind]}${of}: ${outcomes[action]}${why === undefined ? '' : `, ${why}`}`;
    const commands = action === 'kept' && id !== null ? recoveryCommands(scope, path) : [];
    return { scope, kind, path, id, action, message, commands };
}
/** The commands that put a kept copy back, and that delete it. */
function recoveryCommands(scope, path) {
    const word = (0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(path);
    return [`plugin-gate install ${word} --scope ${scope} --force`, `rm -r -- ${word}`];
}


/***/ }),

/***/ 3325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.
/** `text` as it is where no shell would touch it, else in single quotes. */
function shellWord(text) {
    return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 4396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isDone: () => (/* binding */ isDone),
/* harmony export */   listJson: () => (/* binding */ listJson),
/* harmony export */   mutationJson: () => (/* binding */ mutationJson),
/* harmony export */   smokeJson: () => (/* binding */ smokeJson)
/* harmony export */ });
/* unused harmony export pluginJson */
/* harmony import */ var _lifecycle_doctor_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7368);
// Results of the lifecycle as plain JSON values, with the members that scripts rely on.
// Specification: surfaces page, "JSON results".

/** One entry; its manifest is left out, because it is in the package. */
function pluginJson(plugin) {
    const { manifest: _manifest, ...rest } = plugin;
    return rest;
}
function listJson(listing) {
    return {
        version: 1,
        plugins: listing.plugins.map(pluginJson),
        diagnostics: listing.diagnostics,
    };
}
/** `ok` is true when the change was made (or, with a dry run, would be); `scope` is where. */
function mutationJson(result, scope = result.plugin?.scope ?? result.removed?.scope ?? 'user') {
    const { plugin, removed, recovery, plan, diagnostics } = result;
    return {
        version: 1,
        ok: isDone(result),
        plugin: plugin === undefined ? null : pluginJson(plugin),
        removed: removed ?? null,
        recovery: recovery === undefined
            ? null
            : { ...recovery, commands: (0,_lifecycle_doctor_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .recoveryCommands */ .c)(scope, recovery.packageBackup) },
        plan: plan ?? null,
        diagnostics,
    };
}
/** True when nothing refused the change. */
function isDone(result) {
    return result.diagnostics.every(({ type }) => type !== 'error');
}
function smokeJson(outcome) {
    return { version: 1, results: outcome.results };
}


/***/ })

};
