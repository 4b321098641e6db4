export const id = 5564;
export const ids = [5564];
export const modules = {

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isMended),
/* harmony export */   checkRemotePins: () => (/* binding */ checkRemotePins)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7785);
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(578);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _checks_find_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3320);
/* harmony import */ var _registry_read_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8702);
/* harmony import */ var _registry_row_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8600);
/* harmony import */ var _registry_row_triggers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8898);
/* harmony import */ var _registry_tree_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5676);
/* harmony import */ var _pin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2450);
// The remote rows of a registry that is to be pinned: all are verified, and the facts of those that were asked
// for are given back to be written. Prints nothing, writes nothing.
// Specification: registry page, "Remote rows are verified, not rewritten, unless asked (`--update`)".










/** What a new pin mends, so that it is no reason to refuse one. */
const mended = new Set([
    'row/sha256 differs',
    'source/moved moved',
    'source/moved moved-or-wrong',
    'row/field-differs kind',
    'row/field-differs version',
    'row/field-differs requires',
]);
/**
 * Verifies; null where the registry has no remote row. Throws `Fault`: `usage` for a row to update that is not
 * there or not remote, `network` for one whose bytes cannot be had.
 */
async function checkRemotePins(check) {
    const registry = (0,_registry_read_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegistry */ ._)((0,_pin_js__WEBPACK_IMPORTED_MODULE_6__/* .registryAt */ .R)(check.cwd, check.path));
    const rows = remoteRowsOf(registry, check.settings.serverUrl ?? null);
    const asked = new Set(check.update);
    for (const id of asked)
        assertRemote(registry, rows, id);
    if (rows.length === 0)
        return null;
    const { checkRemoteRows, loadedBy } = await __webpack_require__.e(/* import() */ 4527).then(__webpack_require__.bind(__webpack_require__, 4527));
    const isError = (one) => (0,_checks_find_rule_js__WEBPACK_IMPORTED_MODULE_2__.findRule)(one.rule)?.severity === 'error';
    const result = await checkRemoteRows({
        ...check,
        registry,
        rows,
        mode: () => 'all',
        isError: (one) => isError(one) && !(asked.has(one.row ?? '') && isMended(one)),
    });
    const updates = new Map();
    const repins = [];
    for (const { row } of rows.filter((one) => asked.has(one.row.label))) {
        const verdict = result.verdicts.get(row.index);
        assertDecided(row, verdict);
        const candidate = verdict?.candidate ?? null;
        const facts = candidate === null ? null : (0,_registry_row_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .rowFactsOf */ .f)(candidate, loadedBy(candidate), (0,_registry_row_triggers_js__WEBPACK_IMPORTED_MODULE_4__/* .triggersOf */ .X)(candidate));
        if (facts === null)
            continue;
        updates.set(row.label, facts);
        repins.push(...repinned(registry, row, facts));
    }
    const left = result.findings.filter((one) => !(asked.has(one.row ?? '') && isMended(one)));
    return {
        updates,
        refusals: left.filter(isError),
        warnings: [...left.filter((one) => !isError(one) && asked.has(one.row ?? '')), ...repins],
        notChecked: result.notChecked,
        undecided: result.undecided,
    };
}
/** A finding about a field that pinning writes. */
function isMended({ rule, messageId }) {
    const written = rule === 'row/description-differs' || rule === 'row/provides';
    return written || mended.has(`${rule} ${messageId}`);
}
function remoteRowsOf(registry, serverUrl) {
    return registry.rows.flatMap((row) => {
        const parsed = row.sourceUrl === null ? null : (0,_registry_tree_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTreeUrl */ .tI)(row.sourceUrl, { serverUrl });
        return parsed?.ok === true ? [{ row, source: parsed.source }] : [];
    });
}
function assertRemote(registry, rows, id) {
    if (rows.some(({ row }) => row.label === id))
        return;
    const there = registry.rows.some(({ label }) => label === id);
    const near = (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_8__/* .nearestOf */ .q)(id, rows.map(({ row }) => row.label));
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', there
        ? `the row ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} has no GitHub tree URL, so there is nothing to fetch`
        : `the registry has no row ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)}`, there
        ? 'local rows are pinned without --update'
        : near === null
            ? 'a row is named kind:name'
            : `did you mean ${near}?`);
}
function assertDecided(row, verdict) {
    if (verdict?.verdict !== 'inconclusive')
        return;
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('network', `the bytes of ${row.label} could not be had: ${verdict.reason ?? 'no reason given'}`, 'nothing was written; try again later');
}
function repinned(registry, row, facts) {
    if (row.sha256 === null || row.sha256 === facts.sha256 || row.version !== facts.version)
        return [];
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)({
            rule: 'change/same-version-other-bytes',
            messageId: 'same',
            message: `the bytes of ${row.label} changed, its version ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(facts.version)} did not: whoever has it gets other bytes`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeFile */ .A)(registry.file),
            found: facts.version,
            expected: `a version above ${facts.version}`,
            fix: 'ask its maintainers why, and pin a release with a version of its own',
            row: row.label,
        }),
    ];
}


/***/ })

};
