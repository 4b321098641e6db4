export const id = 9953;
export const ids = [9953,5564];
export const modules = {

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addRow: () => (/* binding */ addRow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/mask-credentials.js
var mask_credentials = __webpack_require__(9541);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/checks/find-rule.js + 249 modules
var find_rule = __webpack_require__(3320);
// EXTERNAL MODULE: ./build/checks/judge.js
var judge = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/registry/apply-pin.js + 1 modules
var apply_pin = __webpack_require__(6890);
// EXTERNAL MODULE: ./build/registry/parse-registry.js + 7 modules
var parse_registry = __webpack_require__(5744);
// EXTERNAL MODULE: ./build/registry/insert-rows.js
var insert_rows = __webpack_require__(4511);
// EXTERNAL MODULE: ./build/registry/pin-refusals.js
var pin_refusals = __webpack_require__(3923);
// EXTERNAL MODULE: ./build/registry/plan-pin.js + 5 modules
var plan_pin = __webpack_require__(7819);
// EXTERNAL MODULE: ./build/registry/render-row.js
var render_row = __webpack_require__(4581);
// EXTERNAL MODULE: ./build/registry/whole-file.js + 1 modules
var whole_file = __webpack_require__(2757);
;// CONCATENATED MODULE: ./build/registry/plan-add.js
// Plans one new row: what the file should be, or why it must not be written. Every other row stays as it is.
// Writes nothing. Specification: surfaces page, `add URL`; registry page, "Pinning".









/** Plans. A row that rules over the whole file would refuse is not added. */
function planAdd(request) {
    const { registry, isError } = request;
    const nothing = { bytes: null, changed: false, changes: [], sorted: false, notChecked: [] };
    const refused = (...refusals) => ({
        ...nothing,
        refusals,
        warnings: [],
    });
    const first = [
        ...(0,pin_refusals/* fileRefusals */.Um)(registry, registry.findings),
        ...request.refusals,
        ...rowRefusals(request),
    ];
    if (first.length > 0)
        return refused(...first);
    // What a package of one thing loads is what its row already says.
    const facts = request.facts.kind === 'plugin' ? request.facts : { ...request.facts, provides: null };
    const id = `${facts.kind}:${facts.name}`;
    const block = (0,render_row/* rowLines */.u1)(facts, request.sourceUrl, false);
    const flow = (0,render_row/* rowLines */.u1)(facts, request.sourceUrl, true);
    const grown = (0,insert_rows/* insertRows */.R)(registry, [{ block, flow }]);
    if (grown === null)
        return refused(noList(registry));
    const unsorted = (0,parse_registry/* parseRegistry */.l)(new TextEncoder().encode(grown), registry.file);
    const expected = [new Map(), new Map([[request.sourceUrl, facts]])];
    const inOrder = (0,plan_pin/* inOrderOrNull */.Y)(registry, unsorted, expected);
    const text = inOrder ?? grown;
    const bytes = new TextEncoder().encode(text);
    const after = (0,parse_registry/* parseRegistry */.l)(bytes, registry.file);
    const about = (0,whole_file/* judgeWholeFile */.B)(after).findings.filter(({ row }) => row === id);
    const errors = about.filter(isError);
    if (errors.length > 0)
        return refused(...errors.map(inTheFileAsItIs));
    return {
        ...nothing,
        bytes,
        changed: true,
        changes: [{ id, change: 'added', keys: block.map((line) => line.key) }],
        refusals: [],
        warnings: [...about, ...request.warnings],
    };
}
function rowRefusals({ registry, facts, sourceUrl }) {
    const id = `${facts.kind}:${facts.name}`;
    const found = [];
    if (facts.description === null) {
        found.push((0,finding/* finding */.g)({
            rule: 'row/missing-key',
            messageId: 'missing',
            message: `the package at ${(0,quote/* quote */.hD)(sourceUrl)} has no description, and a row needs one`,
            place: (0,finding/* wholeFile */.A)(registry.file),
            expected: 'a "description" in its plugin.json',
            fix: 'ask its maintainers for a "description" in plugin.json, and add the release that has it',
        }));
    }
    const twin = registry.rows.find((row) => row.id === id);
    if (twin !== undefined) {
        found.push((0,finding/* finding */.g)({
            rule: 'registry/duplicate-row',
            messageId: 'twice',
            message: `${id} has a row already, for ${(0,quote/* quote */.hD)((0,mask_credentials/* maskCredentials */.B)(twin.sourceUrl ?? ''))}`,
            place: twin.place,
            found: sourceUrl,
            expected: 'one row for each kind and name',
            fix: `write the new sourceUrl into that row and run plugin-gate pin --update ${id}`,
            row: id,
        }));
    }
    return found;
}
function noList({ file }) {
    return (0,finding/* finding */.g)({
        rule: 'registry/shape',
        messageId: 'shape',
        message: `${(0,quote/* quote */.hD)(file)} has no list of rows to add one to`,
        place: (0,finding/* wholeFile */.A)(file),
        expected: 'a list, or a mapping with "entries"',
        fix: 'write "entries: []" into it first',
    });
}
/** The line a finding points at is one of the file as it would have been. */
function inTheFileAsItIs(one) {
    return { ...one, place: (0,finding/* wholeFile */.A)(one.place.file) };
}

// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/registry/row-facts.js
var row_facts = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/registry/row-triggers.js
var row_triggers = __webpack_require__(8898);
// EXTERNAL MODULE: ./build/registry/tree-url.js
var tree_url = __webpack_require__(5676);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
// EXTERNAL MODULE: ./build/usecases/pin.js
var pin = __webpack_require__(2450);
// EXTERNAL MODULE: ./build/usecases/remote-pins.js
var remote_pins = __webpack_require__(5564);
// EXTERNAL MODULE: ./build/usecases/remote-rows.js + 25 modules
var remote_rows = __webpack_require__(4527);
;// CONCATENATED MODULE: ./build/usecases/add.js
// `add URL`: a new row from a GitHub tree URL. The package is fetched and verified as a row's would be, and the
// row is written in place, or nothing is. Prints nothing. Specification: surfaces page, `add URL`.



















/**
 * Adds. Throws `Fault`: `usage` for a text that is no tree URL and where there is no registry, `network` where
 * the bytes cannot be had, `changed` and `io` as writing does.
 */
async function addRow(request) {
    const { cwd } = request;
    const source = sourceOf(request);
    const file = request.registry === null ? (0,pin/* registryAt */.R)(cwd, '.') : (0,external_node_path_.resolve)(cwd, request.registry);
    const registry = (0,read_registry/* readRegistry */._)(file);
    const { refusals, warnings, facts, notChecked } = await fetchFacts(request, source, (0,external_node_path_.basename)(file));
    const plan = facts === null
        ? {
            bytes: null,
            changed: false,
            changes: [],
            sorted: false,
            refusals,
            warnings: [],
            notChecked: [],
        }
        : planAdd({ registry, facts, sourceUrl: source.url, refusals, warnings, isError });
    const written = (0,apply_pin/* applyPin */.Q)(file, registry, plan);
    const shown = (0,display_path/* displayPath */.Gt)(cwd, (0,external_node_path_.dirname)(file));
    const { changes, sorted, changed } = plan;
    return {
        path: (0,relative_path/* joinRelative */.r)(shown, (0,external_node_path_.basename)(file)),
        changes,
        sorted,
        changed,
        written,
        warnings: (0,judge/* judge */.S4)(plan.warnings.map((one) => (0,display_path/* rebase */.RU)(one, shown))),
        refusals: (0,judge/* judge */.S4)(plan.refusals.map((one) => (0,display_path/* rebase */.RU)(one, shown))),
        notChecked,
        undecided: null,
    };
}
function isError({ rule }) {
    return (0,find_rule.findRule)(rule)?.severity === 'error';
}
function sourceOf({ url, settings }) {
    const parsed = (0,tree_url/* parseTreeUrl */.tI)(url, { serverUrl: settings.serverUrl ?? null });
    if (parsed.ok)
        return parsed.source;
    throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)((0,mask_credentials/* maskCredentials */.B)(url))} is no GitHub tree URL: ${parsed.phrase}`, `copy the address of the directory on GitHub, at a tag: ${tree_url/* githubServer */.Dl}/OWNER/REPO/tree/TAG/PATH`);
}
/** Everything a row of that URL would be told but what its own fields say, which are not written yet. */
async function fetchFacts(request, source, file) {
    // A row that says as little as a row can: the check is that of any row.
    const text = `- kind: plugin\n  name: new\n  description: new\n  version: 0.0.0\n  sourceUrl: ${source.url}\n  sha256: "${'0'.repeat(64)}"\n`;
    const alone = (0,parse_registry/* parseRegistry */.l)(new TextEncoder().encode(text), file);
    const isNamed = ({ rule, messageId }) => rule === 'row/field-differs' && messageId === 'name';
    const counts = (one) => !(0,remote_pins/* isMended */.M)(one) && !isNamed(one);
    const result = await (0,remote_rows.checkRemoteRows)({
        cwd: request.cwd,
        settings: request.settings,
        environment: request.environment,
        registry: alone,
        rows: alone.rows.map((row) => ({ row, source })),
        mode: () => 'changed',
        isError: (one) => isError(one) && counts(one),
        clioVersion: request.clioVersion,
        ...(request.progress === undefined ? {} : { progress: request.progress }),
    });
    if (result.undecided !== null) {
        const why = result.verdicts.get(0)?.reason ?? 'no reason given';
        throw new fault/* Fault */.vC('network', `the package at ${(0,quote/* quote */.hD)(source.url)} could not be had: ${why}`, 'nothing was written; try again later');
    }
    const candidate = result.verdicts.get(0)?.candidate ?? null;
    const told = result.findings
        .filter(counts)
        .map((one) => ({ ...one, place: (0,finding/* wholeFile */.A)(file), row: null }));
    return {
        facts: candidate === null ? null : (0,row_facts/* rowFactsOf */.f)(candidate, (0,remote_rows.loadedBy)(candidate), (0,row_triggers/* triggersOf */.X)(candidate)),
        refusals: told.filter(isError),
        warnings: told.filter((one) => !isError(one)),
        notChecked: result.notChecked,
    };
}


/***/ }),

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
