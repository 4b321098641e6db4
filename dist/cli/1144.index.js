export const id = 1144;
export const ids = [1144];
export const modules = {

/***/ 1144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   capabilitiesJson: () => (/* binding */ capabilitiesJson),
/* harmony export */   chainJson: () => (/* binding */ chainJson),
/* harmony export */   deltaJson: () => (/* binding */ deltaJson),
/* harmony export */   migrationText: () => (/* binding */ migrationText),
/* harmony export */   servedJson: () => (/* binding */ servedJson)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
// Capabilities as versioned JSON. Fields may be added, never taken away; paths are relative to the working
// directory. Specification: surfaces page, "JSON results".

/** `{version, entries: [{kind, name, plugin, path, state, shadowedBy}], findings}`. */
function capabilitiesJson(entries, findings) {
    return text({
        entries: entries.map(entryJson),
        findings: findings.map(findingJson),
    });
}
/** `{version, kind, name, winner, losers: [{…entry, why}], findings}`. */
function chainJson(chain) {
    return text({
        kind: chain.kind,
        name: chain.name,
        winner: chain.winner === null ? null : entryJson(chain.winner),
        losers: chain.losers.map(({ entry, why }) => ({ ...entryJson(entry), why })),
        findings: chain.findings.map(findingJson),
    });
}
/** `{version, names: [{kind, name, class, chain}], notChecked}`. */
function deltaJson(delta) {
    return text({ names: delta.names, notChecked: delta.notChecked });
}
/** The plan; after applying, `ok`, `refusals` and `deleted` with it. */
function migrationText(plan, applied) {
    if (applied === null)
        return text(plan);
    const { refusals, deleted, directories } = applied;
    return text({ ok: refusals.length === 0, refusals, deleted, directories });
}
/** `{version, url, token, findings}`, on one line. */
function servedJson(served) {
    const { url, token, findings } = served;
    const value = { version: 1, url, token, findings: findings.map(findingJson) };
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forJsonText */ .zd)(`${JSON.stringify(value)}\n`);
}
function findingJson({ rule, severity, message, place, fix }) {
    return { rule, severity, message, file: place.file, line: place.line, fix };
}
function entryJson(entry) {
    const { kind, name, plugin, path, state, shadowedBy } = entry;
    return { kind, name, plugin, path, state, shadowedBy };
}
function text(value) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forJsonText */ .zd)(`${JSON.stringify({ version: 1, ...value }, null, 2)}\n`);
}


/***/ })

};
