export const id = 8264;
export const ids = [8264];
export const modules = {

/***/ 2110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CapabilityError),
/* harmony export */   r: () => (/* binding */ badName)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _capability_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2453);
// The one typed error of capabilities: a caller asked for something that is refused. Callers branch on
// the code; the same value whichever way the request came in (function, HTTP, message, stored job).


class CapabilityError extends Error {
    name = 'CapabilityError';
    code;
    entry;
    plugin;
    hint;
    constructor(facts) {
        super(facts.message);
        this.code = facts.code;
        this.entry = facts.name;
        this.plugin = facts.plugin ?? null;
        this.hint = facts.hint ?? null;
    }
}
/** The refusal of a name. Says nothing of the value when it is no string: it may be anything. */
function badName(value, fault) {
    const subject = typeof value === 'string' ? `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}` : 'the name';
    return new CapabilityError({
        code: 'bad-name',
        message: `${subject} ${_capability_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFaultText */ .d[fault]}`,
        name: null,
        hint: 'give the name of an entry as the list shows it',
    });
}


/***/ }),

/***/ 5130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   YW: () => (/* binding */ readCatalogue)
/* harmony export */ });
/* unused harmony export resolveNames */
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4172);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4287);
/* harmony import */ var _open_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9207);
// One kind over every source: who wins each name, who is shadowed by whom, what is broken. The owner's entry
// wins, broken or not; then the first plugin in order whose entry can be used.
// Specification: capabilities page, "Reading".




/** Every entry of a kind in these sources. */
function readCatalogue(where, sources, row) {
    const disk = where.disk ?? _base_disk_js__WEBPACK_IMPORTED_MODULE_0__/* .realDisk */ .U;
    const found = sources.map((source) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .findEntries */ .I)(disk, source, row));
    const opened = found.flatMap(({ entries }) => entries.map((entry) => (0,_open_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .openEntry */ .v)(disk, entry)));
    return {
        provided: resolveNames(opened),
        findings: [
            ...found.flatMap((reading) => reading.findings),
            ...opened.flatMap((entry) => entry.findings),
        ],
    };
}
/** The entries of one name, and nothing else opened. */
function lookUp(where, sources, row, name) {
    const disk = where.disk ?? _base_disk_js__WEBPACK_IMPORTED_MODULE_0__/* .realDisk */ .U;
    const found = sources.flatMap((source) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .findEntries */ .I)(disk, source, row).entries.filter((entry) => entry.name === name));
    return resolveNames(found.map((entry) => (0,_open_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .openEntry */ .v)(disk, entry)));
}
/** Gives each entry its state; `entries` are in the order of their sources. */
function resolveNames(entries) {
    const winners = new Map();
    for (const entry of entries) {
        const takes = entry.usable || entry.source.plugin === null;
        if (takes && !winners.has(entry.name))
            winners.set(entry.name, entry);
    }
    return entries
        .map((entry) => {
        const winner = winners.get(entry.name);
        const shadowedBy = winner === undefined || winner === entry ? null : winner.source;
        if (!entry.usable)
            return { entry, state: 'broken', shadowedBy };
        return { entry, state: shadowedBy === null ? 'effective' : 'shadowed', shadowedBy };
    })
        .sort((a, b) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.entry.name, b.entry.name));
}


/***/ }),

/***/ 5629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ taskRecordOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* unused harmony export OWNER */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
// What callers get: records with provenance. `plugin` is the plugin's name, or null for the owner's. Pure.


/** What stands for the owner where a plugin has its name. */
const OWNER = 'owner';
function recordOf({ entry, state, shadowedBy }) {
    return {
        kind: entry.row.kind,
        name: entry.name,
        plugin: entry.source.plugin,
        path: entry.path,
        state,
        shadowedBy: shadowedBy === null ? null : (shadowedBy.plugin ?? OWNER),
    };
}
/** The record of a usable task. */
function taskRecordOf(provided) {
    const { task, path } = provided.entry;
    if (task === null)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', `${provided.entry.name} is no usable task`);
    return {
        ...recordOf(provided),
        kind: 'task',
        title: task.title,
        description: task.description,
        implementation: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, task.implementation),
        patterns: task.patterns,
    };
}


/***/ }),

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4172);
/* harmony import */ var _find_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3320);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5536);
// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.




const plainJudgement = { policy: _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .noPolicy */ .Wo, waiverOf: () => null };
/** How bad one finding is; `off` where the policy does not want to hear of it. Throws `Fault` (`internal`). */
function severityOf(finding, judgement = plainJudgement) {
    const level = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(ruleOf(finding), judgement.policy);
    return level === 'off' || judgement.waiverOf(finding) === null ? level : 'note';
}
/**
 * Judges and sorts by file, line, column, rule, then message; what the policy turned off is left out.
 * Throws `Fault` (`internal`) for a finding whose rule or message the table does not know: that is a bug
 * of ours and must not pass as silence.
 */
function judge(findings, judgement = plainJudgement) {
    return findings.flatMap((one) => judgeOne(one, judgement)).sort(compareFindings);
}
function judgeOne(finding, judgement) {
    const rule = ruleOf(finding);
    const level = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(rule, judgement.policy);
    if (level === 'off')
        return [];
    const base = {
        ...finding,
        severity: level,
        boundary: rule.boundary,
        why: rule.why,
        fix: finding.fix ?? rule.fix,
    };
    const waiver = judgement.waiverOf(finding);
    if (waiver === null)
        return [(0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .needsReview */ .mF)(rule, level) ? { ...base, review: true } : base];
    const { reason, expires } = waiver;
    const fix = `waived until ${expires}: ${reason}; after that: ${base.fix}`;
    return [{ ...base, severity: 'note', fix, waived: { reason, expires } }];
}
function ruleOf(finding) {
    const rule = (0,_find_rule_js__WEBPACK_IMPORTED_MODULE_1__.findRule)(finding.rule);
    if (rule === null)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `no rule ${finding.rule}`);
    if (rule.messages[finding.messageId] === undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `rule ${rule.id} has no message ${finding.messageId}`);
    }
    return rule;
}
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
function compareFindings(a, b) {
    return ((0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.place.file, b.place.file) ||
        (a.place.line ?? 0) - (b.place.line ?? 0) ||
        (a.place.column ?? 0) - (b.place.column ?? 0) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.rule, b.rule) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.message, b.message));
}


/***/ }),

/***/ 5536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   Wo: () => (/* binding */ noPolicy),
/* harmony export */   mF: () => (/* binding */ needsReview),
/* harmony export */   yr: () => (/* binding */ levels)
/* harmony export */ });
const levels = ['off', 'note', 'warning', 'error'];
/** Every rule at its own level, nothing waived. */
const noPolicy = { strict: false, levels: new Map(), waivers: [] };
/** How bad a rule is under a policy. What `rules` says counts before `strict`. */
function levelOf(rule, policy) {
    return policy.levels.get(rule.id) ?? (policy.strict ? rule.strict : undefined) ?? rule.severity;
}
/** True where a finding of the rule at that level needs a person; a note or an error needs none. */
function needsReview(rule, severity) {
    return rule.review === true && severity === 'warning';
}


/***/ }),

/***/ 8264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ placed),
/* harmony export */   listCapabilities: () => (/* binding */ listCapabilities),
/* harmony export */   whichCapability: () => (/* binding */ whichCapability)
/* harmony export */ });
/* unused harmony export knownKind */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _capability_capability_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2110);
/* harmony import */ var _capability_capability_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2453);
/* harmony import */ var _capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5130);
/* harmony import */ var _capability_file_patterns_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5389);
/* harmony import */ var _capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8552);
/* harmony import */ var _capability_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5629);
/* harmony import */ var _capability_sources_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3619);
/* harmony import */ var _checks_judge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2319);
/* harmony import */ var _capabilities_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(955);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(167);
// `capabilities list` and `which`: every entry with its provenance, and who loses a name to whom. Prints
// nothing, writes nothing. Specification: surfaces page, `capabilities list`; capabilities page, `which`.













/** Lists. Throws `Fault` (`usage`) for an unknown kind. */
function listCapabilities(request) {
    const place = (0,_capabilities_place_js__WEBPACK_IMPORTED_MODULE_10__/* .capabilitiesPlace */ .k)(request);
    const reading = (0,_capability_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .readCapabilitySources */ .BT)(place);
    const wanted = request.file === null ? request.kind : 'task';
    if (request.file !== null && request.kind !== null && request.kind !== 'task') {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', 'only tasks are for files', 'leave --kind out, or --for');
    }
    const rows = wanted === null ? _capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRows */ .Y : [knownKind(wanted)];
    const catalogues = rows.map((row) => (0,_capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .readCatalogue */ .YW)(place, reading.sources, row));
    const matches = request.file === null ? null : (0,_capability_file_patterns_js__WEBPACK_IMPORTED_MODULE_12__/* .fileMatcher */ .t)(relativeFile(request, request.file));
    const entries = catalogues
        .flatMap(({ provided }) => provided)
        .filter(({ state }) => request.all || state === 'effective')
        .filter(({ entry }) => matches === null || matches(entry.task?.patterns ?? []))
        .map((provided) => listed(request.cwd, provided));
    const findings = [...reading.findings, ...catalogues.flatMap((each) => each.findings)];
    return {
        entries,
        findings: (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judge */ .S4)(placed(request.cwd, findings)),
        readable: reading.readable,
    };
}
/** Who has a name. Throws `Fault` (`usage`) for an unknown kind or a refused name. */
function whichCapability(request) {
    const row = knownKind(request.kind);
    const parsed = (0,_capability_capability_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCapabilityName */ .$)(request.name);
    if (!parsed.ok) {
        const { message, hint } = (0,_capability_capability_error_js__WEBPACK_IMPORTED_MODULE_3__/* .badName */ .r)(request.name, parsed.fault);
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', message, hint);
    }
    const place = (0,_capabilities_place_js__WEBPACK_IMPORTED_MODULE_10__/* .capabilitiesPlace */ .k)(request);
    const { known, sources, findings, readable } = (0,_capability_sources_js__WEBPACK_IMPORTED_MODULE_8__/* .readCapabilitySources */ .BT)(place);
    const provided = (0,_capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .TE)(place, sources, row, parsed.name);
    const disabled = known
        .filter(({ enabled }) => !enabled)
        .flatMap((source) => (0,_capability_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .TE)(place, [source], row, parsed.name).map((provided) => ({ provided, why: source.why })));
    const winner = provided.find(({ state }) => state === 'effective');
    const losers = provided.filter((each) => each !== winner);
    return {
        kind: row.kind,
        name: parsed.name,
        winner: winner === undefined ? null : listed(request.cwd, winner),
        losers: [
            ...losers.map((each) => ({ entry: listed(request.cwd, each), why: whyLost(each) })),
            ...disabled.map(({ provided: each, why }) => ({
                entry: listed(request.cwd, each),
                why: `its plugin ${why ?? 'is disabled'}`,
            })),
        ],
        findings: (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judge */ .S4)(placed(request.cwd, findings)),
        readable,
    };
}
/** The row of a kind that a person wrote. Throws `Fault` (`usage`). */
function knownKind(kind) {
    const row = (0,_capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRow */ .L)(kind);
    if (row !== null)
        return row;
    const kinds = _capability_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .kindRows */ .Y.map((each) => each.kind).join(', ');
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `no kind is called ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)}`, `the kinds are ${kinds}`);
}
/** Findings of absolute files, as a person at `cwd` sees them. */
function placed(cwd, findings) {
    const move = (file) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (0,_display_path_js__WEBPACK_IMPORTED_MODULE_11__/* .displayPath */ .Gt)(cwd, file) : file);
    return findings.map((finding) => ({
        ...finding,
        place: { ...finding.place, file: move(finding.place.file) },
        related: finding.related.map((related) => ({
            ...related,
            place: { ...related.place, file: move(related.place.file) },
        })),
    }));
}
function listed(cwd, provided) {
    const record = (0,_capability_records_js__WEBPACK_IMPORTED_MODULE_7__/* .recordOf */ .zv)(provided);
    return { ...record, path: (0,_display_path_js__WEBPACK_IMPORTED_MODULE_11__/* .displayPath */ .Gt)(cwd, record.path) };
}
function whyLost({ entry, state, shadowedBy }) {
    if (state === 'broken')
        return `it is broken: ${entry.findings[0]?.message ?? 'it cannot be used'}`;
    return shadowedBy === null || shadowedBy.plugin === null
        ? 'your own entry of that name comes first'
        : `the plugin ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(shadowedBy.plugin)} comes before it in order`;
}
function relativeFile({ cwd }, file) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, file) : file;
    return inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   RU: () => (/* binding */ rebase),
/* harmony export */   dN: () => (/* binding */ realPathOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
// Paths as people see them: relative to the working directory, with `/`.



/** `path` relative to `from`; `.` for itself, `../…` outside. */
function displayPath(from, path) {
    const text = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(from, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return text === '' ? '.' : text;
}
/** The finding with its places moved from their own root to below `folder`. */
function rebase(finding, folder) {
    const move = (place) => ({ ...place, file: (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinRelative */ .r)(folder, place.file) });
    return {
        ...finding,
        place: move(finding.place),
        related: finding.related.map((related) => ({ ...related, place: move(related.place) })),
    };
}
/** The real path, or the path itself where there is none. */
function realPathOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ })

};
