export const id = 9665;
export const ids = [9665,4172];
export const modules = {

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ byCodeUnits)
/* harmony export */ });
// Order that never depends on locale, file system or timing.
/** Compares as sequences of UTF-16 code units, JavaScript's default sort. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* unused harmony exports reportJson, packageJson */
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _checks_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2319);
// The report as JSON, version 1. Field by field, so that what is internal stays internal and nothing is
// undefined. Specification: surfaces page, "JSON report, version 1"; fields may come, none may go.


/** The JSON document, indented by two, ending with a line feed; safe to print into a log. */
function renderJson(report) {
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forJsonText */ .zd)(JSON.stringify(reportJson(report), null, 2))}\n`;
}
/** The same as a value. */
function reportJson(report) {
    return {
        version: report.version,
        verdict: report.verdict,
        reason: report.reason,
        counts: {
            error: report.counts.error,
            warning: report.counts.warning,
            note: report.counts.note,
        },
        packages: report.packages.map(packageJson),
        skills: report.skills.map(skillJson),
        registry: report.registry === null ? null : registryJson(report.registry),
        changes: report.changes?.map(({ id, change, verdict }) => ({ id, change, verdict })) ?? null,
        base: report.base ? { commit: report.base.commit, how: report.base.how } : null,
        store: report.store ? storeJson(report.store) : null,
        findings: report.findings.toSorted(_checks_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg).map(findingJson),
        notChecked: report.notChecked.map(({ what, why }) => ({ what, why })),
    };
}
/** One package as in the report; also what the Action gives as its `packages` output. */
function packageJson(one) {
    return {
        path: one.path,
        name: one.name,
        kind: one.kind,
        version: one.version,
        digest: one.digest,
        files: one.files,
        bytes: one.bytes,
        admitted: one.admitted,
        conformant: one.conformant,
        compatible: one.compatible,
        generation: one.generation,
        load: one.load === null
            ? null
            : {
                rejected: one.load.rejected,
                loaded: {
                    skills: one.load.loaded.skills,
                    mcpServers: one.load.loaded.mcpServers,
                },
                skipped: one.load.skipped.map(({ what }) => ({ what })),
                reported: one.load.reported.map(({ field }) => ({ field })),
            },
        resources: one.resources?.map(({ kind, name, path }) => ({ kind, name, path })) ?? null,
        prerequisites: one.prerequisites === null
            ? null
            : { commands: one.prerequisites.commands, agents: one.prerequisites.agents },
        graph: graphJson(one.graph),
        leftOut: one.leftOut,
        smoke: one.smoke === null
            ? null
            : {
                result: one.smoke.result,
                reason: one.smoke.reason,
                assertions: one.smoke.assertions.map(({ name, ok, detail }) => ({ name, ok, detail })),
            },
    };
}
function skillJson(one) {
    return {
        path: one.path,
        name: one.name,
        digest: one.digest,
        files: one.files,
        bytes: one.bytes,
        loaded: one.loaded,
        conformant: one.conformant,
        leftOut: one.leftOut,
    };
}
function registryJson(registry) {
    return {
        path: registry.path,
        rows: registry.rows.map((row) => ({
            id: row.id,
            verdict: row.verdict,
            version: row.version,
            sha256: row.sha256,
            digest: row.digest,
            sourceUrl: row.sourceUrl,
            package: row.package,
            resolvedCommit: row.resolvedCommit,
        })),
        graph: graphJson(registry.graph),
    };
}
function storeJson({ path, plugins, entries }) {
    return { path, plugins, entries };
}
function graphJson(graph) {
    return {
        nodes: graph.nodes,
        edges: graph.edges.map(({ from, to }) => ({ from, to })),
        cycles: graph.cycles,
    };
}
function findingJson(finding) {
    return {
        rule: finding.rule,
        messageId: finding.messageId,
        severity: finding.severity,
        boundary: finding.boundary,
        message: finding.message,
        ...placeJson(finding.place),
        package: finding.package,
        row: finding.row,
        found: finding.found,
        expected: finding.expected,
        fix: finding.fix,
        related: finding.related.map(({ message, place }) => ({ message, ...placeJson(place) })),
        refuses: finding.refuses,
        blockedBy: finding.blockedBy,
    };
}
function placeJson(place) {
    return {
        file: place.file,
        line: place.line,
        column: place.column,
        endColumn: place.endColumn,
        excerpt: place.excerpt,
        excerptColumn: place.excerpt === null ? null : (place.excerptColumn ?? 1),
    };
}


/***/ })

};
