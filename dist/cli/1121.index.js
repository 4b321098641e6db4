export const id = 1121;
export const ids = [1121,8264];
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

/***/ 1121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCapabilitiesAt: () => (/* binding */ serveCapabilitiesAt)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
;// CONCATENATED MODULE: ./build/capability/screen/script.js
// The script of the capability screen: editing and deleting the owner's tasks by the HTTP surface. Text of
// entries is only ever put in by `value` and `textContent`. The page shows everything without it.
const script = `
'use strict';
const token = document.body.dataset.token;
const status = document.getElementById('status');
const dialog = document.getElementById('edit');
const form = dialog.querySelector('form');
const error = dialog.querySelector('.error');
let save = null;

async function call(method, path, body) {
  const headers = { 'x-plugin-gate-token': token };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(answer.message || (answer.plugin ? 'It belongs to the plugin ' + answer.plugin + '.' : 'Refused (' + response.status + ').'));
}

function path(name) { return '/api/tasks/' + encodeURIComponent(name); }

function again(message) {
  try { sessionStorage.setItem('said', message); } catch {}
  location.reload();
}

function open(title, values, isNew, then) {
  document.getElementById('edit-title').textContent = title;
  document.getElementById('row-name').hidden = !isNew;
  form.elements.name.required = isNew;
  form.elements.content.required = isNew;
  document.getElementById('content-title').textContent = isNew ? 'Content of the implementation, the file that runs' : 'New content of the implementation, empty to keep it';
  for (const field of ['name', 'title', 'description', 'implementation', 'content']) form.elements[field].value = values[field] || '';
  form.elements.patterns.value = (values.patterns || []).join('\\n');
  error.textContent = '';
  save = then;
  dialog.showModal();
}

form.addEventListener('submit', async (event) => {
  if (event.submitter && event.submitter.value === 'cancel') return;
  event.preventDefault();
  const draft = { title: form.elements.title.value, description: form.elements.description.value, implementation: form.elements.implementation.value, patterns: form.elements.patterns.value.split('\\n').map((line) => line.trim()).filter((line) => line !== '') };
  if (form.elements.content.value !== '') draft.content = form.elements.content.value;
  try { await save(draft); } catch (refused) { error.textContent = refused.message; }
});

document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-edit],button[data-delete],button[data-create]');
  if (button === null) return;
  const entry = button.closest('.entry');
  const name = entry === null ? null : entry.dataset.name;
  try {
    if ('create' in button.dataset) {
      open('New task', { implementation: 'run.sh' }, true, async (draft) => {
        const made = await call('POST', '/api/tasks', { name: form.elements.name.value, ...draft });
        again('Created ' + made.name + '.');
      });
    } else if ('edit' in button.dataset) {
      const task = await call('GET', path(name)).catch(() => ({ implementation: 'run.sh' }));
      open('Edit ' + name, task, false, async (draft) => { await call('PUT', path(name), draft); again('Saved ' + name + '.'); });
    } else if (confirm('Delete ' + name + ' from your store?')) {
      const gone = await call('DELETE', path(name));
      again('Deleted ' + name + '.' + (gone.reveals ? ' The one of the plugin ' + gone.reveals + ' has the name now.' : ''));
    }
  } catch (refused) { status.textContent = refused.message; }
});

try {
  const said = sessionStorage.getItem('said');
  sessionStorage.removeItem('said');
  if (said) status.textContent = said;
} catch {}
`;

;// CONCATENATED MODULE: ./build/capability/screen/styles.js
// The style of the capability screen: light and dark by the reader's setting, narrow windows, no images.
const styles = `
:root{color-scheme:light dark;--ink:#1a1a1a;--soft:#555;--paper:#fff;--line:#c8c8c8;--bad:#a40000;--go:#0b57d0}
@media (prefers-color-scheme:dark){:root{--ink:#ececec;--soft:#b4b4b4;--paper:#161616;--line:#444;--bad:#ff9b8f;--go:#9cc2ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{margin:0}h2{margin:2rem 0 .5rem}h3{margin:0;font-size:1rem}
nav a{margin-right:1rem}a{color:var(--go)}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:0;background:var(--paper)}
.entries{list-style:none;margin:.5rem 0;padding:0}
.entry{border-top:1px solid var(--line);padding:.75rem 0}
.entry p{margin:.25rem 0}.title,.owner,.none{color:var(--soft);font-weight:400}
.shadowed h3{text-decoration:line-through}
.state,.problems,.error{color:var(--bad)}
button,input,textarea{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.3rem;padding:.25rem .6rem}
button{cursor:pointer}:focus-visible{outline:3px solid var(--go);outline-offset:2px}
dialog{width:min(40rem,95vw);color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
label{display:block;margin:.5rem 0}label input,label textarea{display:block;width:100%}
[hidden]{display:none}
#status:empty{display:none}
`;

;// CONCATENATED MODULE: ./build/capability/screen/page.js
// The capability screen: one self-contained page, readable without its script. Every text of an entry goes
// through the HTML escaper. A plugin's entry has no control in the tree at all: a line says whose it is.
// Specification: capabilities page, "the capability screen".




const titles = {
    task: 'Tasks',
    skill: 'Skills',
    affordance: 'Affordances',
    notification: 'Notifications',
};
/** The page as an answer; `token` is that of this run. */
function renderScreen(screen, token) {
    const nonce = (0,external_node_crypto_.randomBytes)(16).toString('base64');
    const policy = [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ].join('; ');
    return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
        body: html(screen, token, nonce),
    };
}
function html(screen, token, nonce) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Capabilities</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body data-token="${(0,base_escape/* forHtml */.B2)(token)}">
<a class="skip" href="#main">Skip to the entries</a>
<header><h1>Capabilities</h1>
<p>Read where they live: yours from your store, the others from their plugins.</p>
<nav aria-label="Kinds">${screen.kinds.map(({ kind, entries }) => `<a href="#${kind}">${titles[kind]} (${entries.length})</a>`).join(' ')}</nav>
</header>
<p id="status" role="status" aria-live="polite"></p>
<main id="main" tabindex="-1">
${problems(screen.problems)}
${screen.kinds.map(section).join('\n')}
</main>
<dialog id="edit" aria-labelledby="edit-title"><form method="dialog">
<h2 id="edit-title">Edit</h2>
<label id="row-name">Name <input name="name" autocomplete="off" maxlength="255"></label>
<label>Title <input name="title" autocomplete="off" required></label>
<label>Description <textarea name="description" rows="3" required></textarea></label>
<label>Implementation <input name="implementation" autocomplete="off" required></label>
<label>File patterns, one a line <textarea name="patterns" rows="3"></textarea></label>
<label id="row-content"><span id="content-title">New content of the implementation, empty to keep it</span> <textarea name="content" rows="6"></textarea></label>
<p class="error" role="alert"></p>
<p class="buttons"><button value="save">Save</button> <button value="cancel" formnovalidate>Cancel</button></p>
</form></dialog>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}
function problems(messages) {
    if (messages.length === 0)
        return '';
    return `<ul class="problems">${messages.map((message) => `<li>${(0,base_escape/* forHtml */.B2)(message)}</li>`).join('')}</ul>`;
}
function section({ kind, folder, entries }) {
    const create = kind === 'task' ? '<button type="button" data-create>New task</button>' : '';
    const list = entries.length === 0
        ? `<p class="none">Nothing in <code>${folder}/</code> of your store or of an enabled plugin.</p>`
        : `<ul class="entries">${entries.map(item).join('')}</ul>`;
    return `<section id="${kind}" aria-labelledby="${kind}-title"><h2 id="${kind}-title">${titles[kind]}</h2>${create}${list}</section>`;
}
function item(entry) {
    const name = (0,base_escape/* forHtml */.B2)(entry.name);
    const title = entry.title === null || entry.title === entry.name
        ? ''
        : ` <span class="title">${(0,base_escape/* forHtml */.B2)(entry.title)}</span>`;
    return `<li class="entry ${entry.state}" data-kind="${entry.kind}" data-name="${name}" data-plugin="${entry.plugin === null ? '' : (0,base_escape/* forHtml */.B2)(entry.plugin)}">
<h3>${name}${title}</h3>
${entry.description === null ? '' : `<p>${(0,base_escape/* forHtml */.B2)(entry.description)}</p>`}
${stateLine(entry)}${problems(entry.problems)}${ownerPart(entry, name)}</li>`;
}
function stateLine({ state, shadowedBy }) {
    if (state === 'broken')
        return '<p class="state">Broken: it does not run.</p>';
    if (state !== 'shadowed')
        return '';
    const who = shadowedBy === 'owner' ? 'yours' : `that of ${(0,base_escape/* forHtml */.B2)(shadowedBy ?? '')}`;
    return `<p class="state">Shadowed by ${who} of the same name.</p>`;
}
/** Controls for what may be changed here; else, in their place, a line that says whose it is. */
function ownerPart(entry, name) {
    if (entry.plugin !== null) {
        return `<p class="owner">From the plugin <strong>${(0,base_escape/* forHtml */.B2)(entry.plugin)}</strong>. To change it, update or disable the plugin.</p>`;
    }
    if (!entry.editable) {
        return `<p class="owner">Yours, at <code>${(0,base_escape/* forHtml */.B2)(entry.path)}</code> in your store.</p>`;
    }
    return `<p class="owner">Yours. <button type="button" data-edit aria-label="Edit ${name}">Edit</button> <button type="button" data-delete aria-label="Delete ${name}">Delete</button></p>`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/capability/catalogue.js
var catalogue = __webpack_require__(5130);
// EXTERNAL MODULE: ./build/capability/kinds.js
var kinds = __webpack_require__(8552);
// EXTERNAL MODULE: ./build/capability/records.js
var records = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/capability/sources.js + 2 modules
var capability_sources = __webpack_require__(3619);
;// CONCATENATED MODULE: ./build/capability/screen/read-screen.js
// What the capability screen shows, as a value: every entry of every kind with its owner. Reads only.





function readScreen(place) {
    const { sources, findings } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    return {
        kinds: kinds/* kindRows */.Y.map((row) => ({
            kind: row.kind,
            folder: row.folder,
            entries: (0,catalogue/* readCatalogue */.YW)(place, sources, row).provided.map((provided) => {
                const { entry } = provided;
                return {
                    ...(0,records/* recordOf */.zv)(provided),
                    path: (0,external_node_path_.relative)(entry.source.path, entry.path).split(external_node_path_.sep).join('/'),
                    title: entry.task?.title ?? null,
                    description: entry.task?.description ?? null,
                    problems: entry.findings.map(({ message }) => message),
                    editable: row.writable && entry.source.plugin === null,
                };
            }),
        })),
        problems: findings.map(({ message }) => message),
    };
}

// EXTERNAL MODULE: ./build/capability/capability-error.js
var capability_error = __webpack_require__(2110);
;// CONCATENATED MODULE: ./build/capability/http/exchange.js
// What a request is to the routes, and what they answer: values, so that only server.ts knows sockets.
/** A JSON answer. Never give it an absolute path. */
function json(status, value, headers = {}) {
    return {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body: `${JSON.stringify(value)}\n`,
    };
}

;// CONCATENATED MODULE: ./build/capability/http/error-response.js
// Errors as answers: the one typed error keeps its code on the wire. Never an absolute path, and nothing of
// the machine where the disk refused. Specification: capabilities page, "HTTP and the capability screen".



const statuses = {
    'bad-name': 400,
    'bad-task': 400,
    'not-found': 404,
    'plugin-owned': 409,
    'owner-changed': 409,
    broken: 409,
    exists: 409,
    'would-override': 409,
    linked: 409,
};
/** The answer to an error; what is not known to be told is a plain 500. */
function errorResponse(error) {
    if (error instanceof capability_error/* CapabilityError */.R) {
        const { code, entry: name, plugin } = error;
        if (code === 'plugin-owned')
            return json(409, { error: code, plugin, name });
        const { message, hint } = error;
        return json(statuses[code], { error: code, plugin, name, message, hint });
    }
    if (error instanceof fault/* Fault */.vC && error.code === 'changed') {
        return json(409, { error: 'changed', message: 'somebody else changed it meanwhile' });
    }
    return json(500, {
        error: 'internal',
        message: 'the machine refused; nothing more is told here',
    });
}

;// CONCATENATED MODULE: ./build/capability/http/guard.js
// Requests must come from the page that this run serves: its Host, its Origin and, for writes, its token. So
// another page in the browser, also one that points a name of its own at this machine, can neither read nor
// write. Pure. Specification: threats page, "Web page".

const tokenHeader = 'x-plugin-gate-token';
/** Why a request does not come from the page itself, or null. */
function foreignRefusal(request, guard) {
    const host = one(request.headers['host']);
    if (host === null || !guard.hosts.includes(host))
        return 'the Host is not this server';
    const origin = one(request.headers['origin']);
    const from = request.headers['origin'] === undefined ? null : (origin ?? '');
    if (from !== null && from !== `http://${host}`)
        return 'the Origin is not this page';
    const site = one(request.headers['sec-fetch-site']);
    const navigates = one(request.headers['sec-fetch-mode']) === 'navigate';
    if (site !== null && !['same-origin', 'none'].includes(site) && !(navigates && isRead(request))) {
        return 'the request comes from another page';
    }
    return null;
}
/** Why a request may not write, or null; reading takes no token. */
function tokenRefusal(request, guard) {
    if (isRead(request))
        return null;
    const token = one(request.headers[tokenHeader]);
    if (token === null)
        return 'the token of this run is missing';
    return sameText(token, guard.token) ? null : 'the token is not that of this run';
}
function isRead({ method }) {
    return method === 'GET' || method === 'HEAD';
}
function one(value) {
    return typeof value === 'string' ? value : null;
}
function sameText(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && (0,external_node_crypto_.timingSafeEqual)(left, right);
}

// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
;// CONCATENATED MODULE: ./build/capability/http/read-body.js


/** Most bytes of a body. */
const BODY_BYTES = 1024 * 1024;
/** The body of a request that has one; undefined for GET, HEAD and DELETE. */
async function readBody(request) {
    if (request.method !== 'POST' && request.method !== 'PUT')
        return { ok: true, body: undefined };
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json')
        return refused(415, 'the body is not application/json');
    const chunks = [];
    let length = 0;
    for await (const chunk of request) {
        length += chunk.length;
        if (length > BODY_BYTES)
            return refused(413, `the body is larger than ${BODY_BYTES} bytes`);
        chunks.push(chunk);
    }
    const decoded = (0,decode/* decodeUtf8 */._)(Buffer.concat(chunks));
    if (!decoded.ok)
        return refused(400, 'the body is no strict UTF-8');
    try {
        return { ok: true, body: JSON.parse(decoded.text) };
    }
    catch {
        return refused(400, 'the body is no JSON');
    }
}
function refused(status, message) {
    // What was not read must not be taken for the next request.
    return {
        ok: false,
        response: json(status, { error: 'bad-body', message }, { connection: 'close' }),
    };
}

// EXTERNAL MODULE: ./node_modules/find-my-way/index.js
var find_my_way = __webpack_require__(5017);
// EXTERNAL MODULE: ./build/lifecycle/json-value.js
var json_value = __webpack_require__(6205);
// EXTERNAL MODULE: ./build/capability/capability-name.js
var capability_name = __webpack_require__(2453);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/capability/file-patterns.js
var file_patterns = __webpack_require__(5389);
;// CONCATENATED MODULE: ./build/capability/tasks.js
// Tasks, found anew at each call: what a plugin's update changed shows at once, what was disabled is gone.
// `getTaskByDirName` is the only way from a name to an implementation, for menu, sockets, queue and executor.
// Specification: capabilities page, "Reading".








/** Effective tasks of every source, by name; names are unique. */
function listTasks(place, options = {}) {
    const { sources } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    const tasks = (0,catalogue/* readCatalogue */.YW)(place, sources, (0,kinds/* kindRow */.L)('task'))
        .provided.filter((provided) => provided.state === 'effective')
        .map(records/* taskRecordOf */.AV);
    if (options.file === undefined)
        return tasks;
    const matches = (0,file_patterns/* fileMatcher */.t)(options.file);
    return tasks.filter((task) => matches(task.patterns));
}
/**
 * The task of a name, whatever the caller gave as one. Throws `CapabilityError`: `bad-name` before any look at
 * the disk, `not-found`, `broken`, and `owner-changed` where it is no longer whose the caller expects.
 */
function getTaskByDirName(place, name, options = {}) {
    const parsed = (0,capability_name/* parseCapabilityName */.$)(name);
    if (!parsed.ok)
        throw (0,capability_error/* badName */.r)(name, parsed.fault);
    const { sources } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    const provided = (0,catalogue/* lookUp */.TE)(place, sources, (0,kinds/* kindRow */.L)('task'), parsed.name);
    const winner = provided.find(({ state }) => state === 'effective');
    const decides = winner ?? provided.find(({ shadowedBy }) => shadowedBy === null);
    if (options.owner !== undefined)
        expectOwner(parsed.name, options.owner, decides);
    if (winner !== undefined)
        return (0,records/* taskRecordOf */.AV)(winner);
    throw decides === undefined ? notFound(parsed.name) : brokenTask(decides);
}
/** What nothing that is enabled provides. */
function notFound(name, kind = 'task') {
    return new capability_error/* CapabilityError */.R({
        code: 'not-found',
        message: `there is no ${kind} ${(0,quote/* quote */.hD)(name)}`,
        name,
        hint: 'it may belong to a plugin that is disabled; plugin-gate capabilities delta shows who has it',
    });
}
function expectOwner(name, expected, decides) {
    if (decides === undefined)
        return;
    const { plugin } = decides.entry.source;
    if (plugin === expected)
        return;
    throw new capability_error/* CapabilityError */.R({
        code: 'owner-changed',
        message: `the task ${(0,quote/* quote */.hD)(name)} was ${whose(expected)} and is ${whose(plugin)} now`,
        name,
        plugin,
        hint: 'review the task, then store the job again',
    });
}
function whose(plugin) {
    return plugin === null ? "the owner's" : `the plugin ${(0,quote/* quote */.hD)(plugin)}'s`;
}
function brokenTask({ entry }) {
    return new capability_error/* CapabilityError */.R({
        code: 'broken',
        message: `the task ${(0,quote/* quote */.hD)(entry.name)} cannot run: ${entry.findings[0]?.message ?? 'it is broken'}`,
        name: entry.name,
        plugin: entry.source.plugin,
        hint: 'plugin-gate capabilities check says what is wrong',
    });
}

// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/capability/read-file.js
var read_file = __webpack_require__(2166);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
;// CONCATENATED MODULE: ./build/capability/task-draft.js
// What a caller wants a task to be, from a value of unknown shape: typed, capped, and no path out of the task's
// own directory. Pure. Specification: capabilities page, "Writing".





const TEXT_LENGTH = 10_000;
/** Reads a draft; unknown members are refused. Throws `CapabilityError` (`bad-task`). */
function parseTaskDraft(value, name) {
    const members = (0,json_value/* membersOf */.lS)(value);
    if (members === null)
        throw badTask(name, `the task is ${(0,json_value/* describeJson */.kw)(value)}, not an object`);
    for (const key of members.keys()) {
        if (!['title', 'description', 'implementation', 'content', 'patterns'].includes(key)) {
            throw badTask(name, `a task has no ${(0,quote/* quote */.hD)(key)}`);
        }
    }
    const title = textOf(members.get('title'), 'title', name);
    const description = textOf(members.get('description'), 'description', name);
    const implementation = pathOf(members.get('implementation'), name);
    const content = members.get('content');
    if (content !== undefined && typeof content !== 'string') {
        throw badTask(name, `content is ${(0,json_value/* describeJson */.kw)(content)}, not text`);
    }
    const patterns = patternsOf(members.get('patterns'), name);
    return {
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(implementation === undefined ? {} : { implementation }),
        ...(content === undefined ? {} : { content }),
        ...(patterns === undefined ? {} : { patterns }),
    };
}
function textOf(value, key, name) {
    if (value === undefined)
        return undefined;
    if (typeof value !== 'string')
        throw badTask(name, `${key} is ${(0,json_value/* describeJson */.kw)(value)}, not text`);
    if (value.trim() === '')
        throw badTask(name, `${key} is empty`);
    if (value.length > TEXT_LENGTH)
        throw badTask(name, `${key} is too long`);
    return value;
}
function pathOf(value, name) {
    const text = textOf(value, 'implementation', name);
    if (text === undefined)
        return undefined;
    const parsed = (0,relative_path/* parseRelativePath */.z)(text);
    const parts = parsed.ok ? parsed.path.split('/') : [];
    if (!parsed.ok || parsed.path === '.' || parts.some((part) => part.startsWith('.'))) {
        throw badTask(name, `implementation is ${(0,quote/* quote */.hD)(text)}, not a file in the task's own directory`);
    }
    if (parsed.path === 'task.yaml')
        throw badTask(name, 'implementation is task.yaml itself');
    return parsed.path;
}
function patternsOf(value, name) {
    if (value === undefined)
        return undefined;
    if (!Array.isArray(value))
        throw badTask(name, `patterns is ${(0,json_value/* describeJson */.kw)(value)}, not a list`);
    return value.map((pattern) => {
        if (typeof pattern !== 'string')
            throw badTask(name, `a pattern is ${(0,json_value/* describeJson */.kw)(pattern)}`);
        const why = (0,file_patterns/* patternFault */.r)(pattern);
        if (why !== null)
            throw badTask(name, `the pattern ${(0,quote/* quote */.hD)(pattern)} ${why}`);
        return pattern;
    });
}
/** The error for a draft that is no task. */
function badTask(name, why, hint = null) {
    return new capability_error/* CapabilityError */.R({ code: 'bad-task', message: why, name, hint });
}

// EXTERNAL MODULE: ./build/capability/task-metadata.js
var task_metadata = __webpack_require__(2454);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/yaml.js + 2 modules
var yaml = __webpack_require__(684);
;// CONCATENATED MODULE: ./build/capability/task-yaml.js
// The text of a `task.yaml` that says what a draft says. An existing one is edited in place: comments, order and
// the keys nobody asked about stay. Pure.



/** The text after the draft: `before` edited, or a new one where that is null or no mapping. */
function taskYaml(before, draft) {
    const root = before === null ? null : (0,yaml/* parseYaml */.h)(before).root;
    const map = root?.type === 'map' ? root : null;
    const patternKey = (map && task_metadata/* patternKeys */.hE.find((key) => (0,data_node/* memberOf */.C5)(map, key) !== undefined)) ?? task_metadata/* patternKeys */.hE[0];
    const edits = [
        { key: 'name', value: draft.title },
        { key: 'description', value: draft.description },
        { key: 'implementation', value: draft.implementation },
        { key: patternKey, value: draft.patterns },
    ].flatMap(({ key, value }) => value === undefined
        ? []
        : [{ key, text: yamlText(value), node: map === null ? undefined : (0,data_node/* memberOf */.C5)(map, key) }]);
    if (before === null || map === null)
        return edits.map(lineOf).join('');
    let text = before;
    // From the end to the start: an edit must not move the places of the others.
    const backwards = [...edits].sort((a, b) => startOf(b) - startOf(a));
    for (const { node, text: value } of backwards) {
        if (node === undefined)
            continue;
        const { start, end } = node.span;
        // An empty value stands right after its colon; a block ends with its line.
        const blank = text[start - 1] === ':' ? ' ' : '';
        const ending = /\n\s*$/.test(text.slice(start, end)) ? '\n' : '';
        text = `${text.slice(0, start)}${blank}${value}${ending}${text.slice(end)}`;
    }
    const added = edits.filter(({ node }) => node === undefined).map(lineOf);
    const ending = added.length === 0 || text.endsWith('\n') ? '' : '\n';
    return `${text}${ending}${added.join('')}`;
}
function startOf({ node, }) {
    return node?.span.start ?? 0;
}
function lineOf({ key, text }) {
    return `${key}: ${text}\n`;
}
/** JSON is YAML: a double-quoted scalar, or a list of them, whatever they hold. */
function yamlText(value) {
    return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
}

// EXTERNAL MODULE: ./build/capability/entries.js
var entries = __webpack_require__(4287);
;// CONCATENATED MODULE: ./build/capability/writable-store.js
// The only file that knows where writing is allowed: below the owner's store, really. Every path is checked
// with its links resolved, so that nothing of a plugin is ever written through a link in the store.
// Specification: capabilities page, "Writing".






/**
 * The real path of a folder of the store, made where it is missing. Throws `CapabilityError` (`linked`) where
 * it leads out of the store or the store lies in a plugin, `Fault` (`io`) where the disk refuses.
 */
function writableFolder(disk, place, folder) {
    try {
        const store = disk.realpathSync.native(place.store);
        for (const plugin of realPlugins(disk, place.plugins)) {
            if ((0,entries/* isInside */.F)(plugin, store))
                throw linked('the store', 'leads into a plugin');
        }
        const path = (0,external_node_path_.join)(place.store, folder);
        if (disk.lstatSync(path, { throwIfNoEntry: false }) === undefined)
            disk.mkdirSync(path);
        const real = disk.realpathSync.native(path);
        if (real !== (0,external_node_path_.join)(store, folder))
            throw linked(folder, 'leads somewhere else');
        return real;
    }
    catch (error) {
        if (error instanceof capability_error/* CapabilityError */.R || error instanceof fault/* Fault */.vC)
            throw error;
        throw new fault/* Fault */.vC('io', `cannot write to ${place.store}: ${(0,fault/* messageOf */.bD)(error)}`, null, error);
    }
}
/** Makes the directories of a relative path below `root` (real) one by one, never through a link. */
function makeOwnDirectories(disk, root, path, name) {
    let at = root;
    for (const part of path.split('/').filter((each) => each !== '.')) {
        at = (0,external_node_path_.join)(at, part);
        assertOwn(disk, root, at, name);
        if (disk.lstatSync(at, { throwIfNoEntry: false }) === undefined)
            disk.mkdirSync(at);
    }
}
/**
 * Refuses an existing path that is a link, or whose real place is not inside `root` (real). Throws
 * `CapabilityError` (`linked`).
 */
function assertOwn(disk, root, path, name) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return;
    if (facts.isSymbolicLink())
        throw linked(name, 'is a link');
    if (!(0,entries/* isInside */.F)(root, disk.realpathSync.native(path)))
        throw linked(name, 'leads out of the store');
}
/** The error for something that is reached through a link. */
function linked(what, how) {
    return new capability_error/* CapabilityError */.R({
        code: 'linked',
        message: `${(0,quote/* quote */.hD)(what)} ${how}; nothing is written through it`,
        name: what,
        hint: 'put a real directory or file of your own in its place',
    });
}
function realPlugins(disk, plugins) {
    try {
        return disk.readdirSync(plugins).flatMap((name) => {
            try {
                return [disk.realpathSync.native((0,external_node_path_.join)(plugins, name))];
            }
            catch {
                return [];
            }
        });
    }
    catch (error) {
        (0,read_file/* whyOf */.g)(error);
        return [];
    }
}

;// CONCATENATED MODULE: ./build/capability/write-tasks.js
// Creating, updating and deleting tasks: in the owner's store and nowhere else. Who owns a name is found here,
// not told by the caller. New entries are staged beside and renamed; changed files are replaced whole.
// Specification: capabilities page, "Writing".


















/** Creates a task of the owner's. Throws `CapabilityError` and `Fault` (`io`). */
function createTask(place, name, task, options = {}) {
    const { disk, parsed, own, plugin } = ownership(place, name);
    assertStorable(parsed);
    const draft = { title: parsed, patterns: undefined, ...parseTaskDraft(task, parsed) };
    if (own !== undefined) {
        const message = `you have a task ${(0,quote/* quote */.hD)(parsed)} already`;
        throw new capability_error/* CapabilityError */.R({ code: 'exists', message, name: parsed, hint: 'update it instead' });
    }
    if (plugin !== undefined && options.override !== true)
        throw wouldOverride(parsed, plugin);
    const { implementation, content } = draft;
    const complete = withoutUndefined(draft);
    assertComplete(parsed, taskYaml(null, complete));
    if (implementation === undefined)
        throw badTask(parsed, 'a task has an implementation');
    if (content === undefined) {
        const why = `there is no content for ${(0,quote/* quote */.hD)(implementation)}, the file that the task runs`;
        throw badTask(parsed, why, 'give its text as content');
    }
    const folder = writableFolder(disk, place, (0,kinds/* kindRow */.L)('task').folder);
    const target = (0,external_node_path_.join)(folder, parsed);
    if (disk.lstatSync(target, { throwIfNoEntry: false }) !== undefined) {
        throw linked(parsed, 'is there already and is no task');
    }
    const staged = (0,external_node_path_.join)(folder, `.new-${process.pid}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    storing(parsed, () => {
        try {
            const file = (0,external_node_path_.join)(staged, implementation);
            disk.mkdirSync((0,external_node_path_.dirname)(file), { recursive: true });
            writeNew(disk, file, content, 0o755);
            writeNew(disk, (0,external_node_path_.join)(staged, 'task.yaml'), taskYaml(null, complete), 0o644);
            disk.renameSync(staged, target);
            (0,atomic_file/* syncDirectory */.z)(disk, folder);
        }
        catch (error) {
            disk.rmSync(staged, { recursive: true, force: true });
            throw error;
        }
    });
    return getTaskByDirName(place, parsed, { owner: null });
}
/** Changes what the draft says of a task of the owner's, and nothing else. Throws like `createTask`. */
function updateTask(place, name, task) {
    const { disk, parsed, own, plugin } = ownership(place, name);
    if (own === undefined)
        throw plugin === undefined ? notFound(parsed) : pluginOwned(parsed, plugin);
    const draft = parseTaskDraft(task, parsed);
    const folder = writableFolder(disk, place, (0,kinds/* kindRow */.L)('task').folder);
    const directory = (0,external_node_path_.join)(folder, parsed);
    assertOwn(disk, folder, directory, parsed);
    const metadata = (0,external_node_path_.join)(directory, 'task.yaml');
    const reading = (0,read_file/* readSmall */.o)(disk, metadata, task_metadata/* TASK_FILE_BYTES */.X);
    const before = reading.ok ? reading.bytes.toString('utf8') : null;
    const text = taskYaml(before, draft);
    const { implementation } = assertComplete(parsed, text);
    storing(parsed, () => {
        if (draft.content !== undefined || draft.implementation !== undefined) {
            writeImplementation(disk, directory, implementation, draft.content, parsed);
        }
        assertOwn(disk, directory, metadata, parsed);
        const expected = reading.ok ? reading.bytes : null;
        (0,atomic_file/* writeFileAtomic */.Z)({ path: metadata, bytes: Buffer.from(text), expected, mode: null, disk });
    });
    return getTaskByDirName(place, parsed, { owner: null });
}
/** Deletes a task of the owner's, broken or not. Throws like `updateTask`: it is never a quiet no-op. */
function deleteTask(place, name) {
    const { disk, parsed, own, plugin } = ownership(place, name);
    if (own === undefined)
        throw plugin === undefined ? notFound(parsed) : pluginOwned(parsed, plugin);
    const folder = writableFolder(disk, place, (0,kinds/* kindRow */.L)('task').folder);
    const directory = (0,external_node_path_.join)(folder, parsed);
    assertOwn(disk, folder, directory, parsed);
    const gone = (0,external_node_path_.join)(folder, `.deleted-${process.pid}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    storing(parsed, () => {
        disk.renameSync(directory, gone);
        disk.rmSync(gone, { recursive: true, force: true });
        (0,atomic_file/* syncDirectory */.z)(disk, folder);
    });
    // A broken one of a plugin does not take its name.
    const reveals = plugin?.entry.usable === true ? plugin.entry.source.plugin : null;
    return { name: parsed, reveals };
}
function ownership(place, name) {
    const parsed = (0,capability_name/* parseCapabilityName */.$)(name);
    if (!parsed.ok)
        throw (0,capability_error/* badName */.r)(name, parsed.fault);
    const { sources } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    const provided = (0,catalogue/* lookUp */.TE)(place, sources, (0,kinds/* kindRow */.L)('task'), parsed.name);
    return {
        disk: place.disk ?? disk/* realDisk */.U,
        parsed: parsed.name,
        own: provided.find(({ entry }) => entry.source.plugin === null),
        plugin: provided.find(({ entry }) => entry.source.plugin !== null && entry.usable) ??
            provided.find(({ entry }) => entry.source.plugin !== null),
    };
}
function assertStorable(name) {
    if (name.startsWith('.'))
        throw badTask(name, 'a name that begins with a dot is never listed');
    if (/[<>"|?*]|[ .]$|^ /.test(name) || (0,base_escape/* hasUnseen */.FN)(name)) {
        throw badTask(name, `the name ${(0,quote/* quote */.hD)(name)} cannot exist on every system`);
    }
}
function assertComplete(name, text) {
    const { metadata, findings } = (0,task_metadata/* parseTaskMetadata */.YB)('task.yaml', text);
    if (metadata === null)
        throw badTask(name, findings[0]?.message ?? 'the task is incomplete');
    return metadata;
}
function writeImplementation(disk, directory, implementation, content, name) {
    makeOwnDirectories(disk, directory, external_node_path_.posix.dirname(implementation), name);
    const file = (0,external_node_path_.join)(directory, implementation);
    assertOwn(disk, directory, file, name);
    const facts = disk.lstatSync(file, { throwIfNoEntry: false });
    if (content === undefined) {
        if (facts === undefined) {
            throw badTask(name, 'the implementation is not there; give its content');
        }
        return;
    }
    const expected = facts === undefined ? null : disk.readFileSync(file);
    const mode = facts === undefined ? 0o755 : null;
    (0,atomic_file/* writeFileAtomic */.Z)({ path: file, bytes: Buffer.from(content), expected, mode, disk });
}
function writeNew(disk, path, text, mode) {
    (0,atomic_file/* writeFileAtomic */.Z)({ path, bytes: Buffer.from(text), expected: null, mode, disk });
}
function storing(name, write) {
    try {
        write();
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC || error instanceof capability_error/* CapabilityError */.R)
            throw error;
        throw new fault/* Fault */.vC('io', `cannot write the task ${(0,quote/* quote */.hD)(name)}: ${(0,fault/* messageOf */.bD)(error)}`, null, error);
    }
}
function withoutUndefined(draft) {
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}
function pluginOwned(name, { entry }) {
    const { plugin } = entry.source;
    return new capability_error/* CapabilityError */.R({
        code: 'plugin-owned',
        message: `the task ${(0,quote/* quote */.hD)(name)} belongs to the plugin ${(0,quote/* quote */.hD)(plugin ?? '')}`,
        name,
        plugin,
        hint: 'create one of your own with the same name to override it, or disable the plugin',
    });
}
function wouldOverride(name, { entry }) {
    const { plugin } = entry.source;
    return new capability_error/* CapabilityError */.R({
        code: 'would-override',
        message: `the plugin ${(0,quote/* quote */.hD)(plugin ?? '')} provides a task ${(0,quote/* quote */.hD)(name)}`,
        name,
        plugin,
        hint: 'choose another name, or ask for overriding',
    });
}

;// CONCATENATED MODULE: ./build/capability/http/routes.js
// The routes of the task store. The router decodes a path exactly once; a name goes from there into the one
// parser of names, like every other way in. Specification: capabilities page, "HTTP and the capability screen".













const methods = ['GET', 'POST', 'PUT', 'DELETE'];
/** The routes over a place; `page` answers `/`. Never throws. */
function makeRoutes(place, page) {
    const router = find_my_way({ maxParamLength: 65_536 });
    const on = (method, path, handler) => {
        router.on(method, path, () => undefined, { handler });
    };
    on('GET', '/', page);
    for (const { kind, folder, writable } of kinds/* kindRows */.Y) {
        if (!writable) {
            on('GET', `/api/${folder}`, () => json(200, { version: 1, [folder]: listKind(place, kind) }));
            on('GET', `/api/${folder}/:name`, ({ name }) => json(200, oneOf(place, kind, name)));
        }
    }
    on('GET', '/api/tasks', ({ query }) => {
        const file = query['file'];
        const tasks = listTasks(place, typeof file === 'string' ? { file } : {});
        return json(200, { version: 1, tasks: tasks.map(taskJson) });
    });
    on('GET', '/api/tasks/:name', ({ name }) => json(200, taskJson(getTaskByDirName(place, name))));
    on('PUT', '/api/tasks/:name', ({ name, body }) => json(200, taskJson(updateTask(place, name, changesOf(name, body)))));
    on('DELETE', '/api/tasks/:name', ({ name }) => {
        const { name: deleted, reveals } = deleteTask(place, name);
        return json(200, { deleted, reveals });
    });
    on('POST', '/api/tasks', ({ body }) => create(place, body));
    const guarded = (act) => {
        try {
            return act();
        }
        catch (error) {
            return errorResponse(error);
        }
    };
    return {
        refuse: (request) => guarded(() => found(router, request).refused),
        answer: (request) => guarded(() => answer(router, request)),
    };
}
function answer(router, request) {
    const { match, refused } = found(router, request);
    if (refused !== null)
        return refused;
    const { handler } = match.store;
    return handler({ name: match.params['name'], query: match.searchParams, body: request.body });
}
function found(router, { method, target }) {
    const refuse = (refused) => ({ match: null, refused });
    if (!target.startsWith('/'))
        return refuse(noRoute());
    if (isMalformed(target)) {
        return refuse(json(400, { error: 'bad-name', message: 'the path has a malformed escape' }));
    }
    const wanted = method === 'HEAD' ? 'GET' : methods.find((known) => known === method);
    const match = wanted === undefined ? null : router.find(wanted, target);
    if (match !== null)
        return { match, refused: null };
    const allowed = methods.filter((known) => router.find(known, target) !== null).join(', ');
    if (allowed === '')
        return refuse(noRoute());
    const message = 'this path does not take that method';
    const hint = `it takes ${allowed}`;
    return refuse(json(405, { error: 'method-not-allowed', message, hint }, { allow: allowed }));
}
function noRoute() {
    const folders = kinds/* kindRows */.Y.map(({ folder }) => folder).join(', ');
    return json(404, {
        error: 'no-route',
        message: 'nothing is served at this path',
        hint: `ask for / or for /api/KIND or /api/KIND/NAME, where KIND is one of ${folders}`,
    });
}
/** True where the path has a `%` that begins no escape, or escapes that are no UTF-8. */
function isMalformed(target) {
    const end = target.search(/[?#]/);
    try {
        decodeURIComponent(end < 0 ? target : target.slice(0, end));
        return false;
    }
    catch {
        return true;
    }
}
function create(place, body) {
    const members = new Map((0,json_value/* membersOf */.lS)(body) ?? []);
    const { name, override } = { name: members.get('name'), override: members.get('override') };
    members.delete('name');
    members.delete('override');
    const draft = (0,json_value/* membersOf */.lS)(body) === null ? body : Object.fromEntries(members);
    const task = createTask(place, name, draft, { override: override === true });
    return json(201, taskJson(task), {
        location: `/api/tasks/${encodeURIComponent(task.name)}`,
    });
}
/** A record that a client got and sends back is a draft too: what it cannot change is left out. */
function changesOf(name, body) {
    const members = (0,json_value/* membersOf */.lS)(body);
    if (members === null)
        return body;
    const fixed = ['kind', 'plugin', 'path', 'state', 'shadowedBy'];
    return Object.fromEntries([...members].filter(([key, value]) => !fixed.includes(key) && !(key === 'name' && value === name)));
}
function listKind(place, kind) {
    const { sources } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    return (0,catalogue/* readCatalogue */.YW)(place, sources, (0,kinds/* kindRow */.L)(kind))
        .provided.filter(({ state }) => state === 'effective')
        .map(providedJson);
}
function oneOf(place, kind, name) {
    const parsed = (0,capability_name/* parseCapabilityName */.$)(name);
    if (!parsed.ok)
        throw (0,capability_error/* badName */.r)(name, parsed.fault);
    const { sources } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    const provided = (0,catalogue/* lookUp */.TE)(place, sources, (0,kinds/* kindRow */.L)(kind), parsed.name);
    const winner = provided.find(({ state }) => state === 'effective');
    if (winner === undefined)
        throw notFound(parsed.name, kind);
    return providedJson(winner);
}
function taskJson(task) {
    const implementation = (0,external_node_path_.relative)(task.path, task.implementation).split(external_node_path_.sep).join('/');
    // An entry is a direct child of its kind's folder, so this is all that is left of its path.
    return { ...task, path: `tasks/${task.name}`, implementation };
}
/** A record with its path relative to its source. */
function providedJson(provided) {
    const { entry } = provided;
    const path = (0,external_node_path_.relative)(entry.source.path, entry.path).split(external_node_path_.sep).join('/');
    return { ...(0,records/* recordOf */.zv)(provided), path };
}

;// CONCATENATED MODULE: ./build/capability/http/server.js
// Serves the task store and the capability screen on loopback, and nowhere else. The only file that listens.
// Specification: capabilities page, "HTTP and the capability screen"; threats page, "Web page".










const always = {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
/** Starts serving; port 0 takes a free one. Throws `Fault` (`usage`) where the port cannot be had. */
async function serveCapabilities(place, port) {
    const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
    const server = (0,external_node_http_.createServer)();
    await new Promise((resolve, reject) => {
        server.once('error', (error) => {
            const message = `cannot listen on port ${port}: ${(0,fault/* messageOf */.bD)(error)}`;
            reject(new fault/* Fault */.vC('usage', message, 'choose another one with --port', error));
        });
        server.listen(port, '127.0.0.1', resolve);
    });
    const address = server.address();
    const bound = typeof address === 'object' && address !== null ? address.port : port;
    const guard = { token, hosts: [`127.0.0.1:${bound}`, `localhost:${bound}`] };
    const routes = makeRoutes(place, () => renderScreen(readScreen(place), token));
    // A client that sends slowly or never must not hold the server.
    server.requestTimeout = 10_000;
    server.headersTimeout = 5_000;
    server.on('request', (request, response) => {
        respond(request, guard, routes)
            .then((answer) => send(request, response, answer))
            .catch(() => request.destroy());
    });
    return {
        url: `http://127.0.0.1:${bound}/`,
        token,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
async function respond(request, guard, routes) {
    const method = request.method ?? 'GET';
    const target = request.url ?? '/';
    const guarded = { method, headers: request.headers };
    const foreign = foreignRefusal(guarded, guard);
    if (foreign !== null)
        return forbidden(foreign);
    // What no route takes needs neither a token nor a body to be told so.
    const refused = routes.refuse({ method, target });
    if (refused !== null)
        return unread(refused);
    const noToken = tokenRefusal(guarded, guard);
    if (noToken !== null)
        return forbidden(noToken);
    try {
        const reading = await readBody(request);
        if (!reading.ok)
            return reading.response;
        return routes.answer({ method, target, body: reading.body });
    }
    catch (error) {
        return errorResponse(error);
    }
}
function forbidden(message) {
    return unread(json(403, { error: 'forbidden', message }));
}
/** An answer before the body was read, which must not be taken for the next request. */
function unread(answer) {
    return { ...answer, headers: { ...answer.headers, connection: 'close' } };
}
function send(request, response, answer) {
    const body = Buffer.from(answer.body);
    response.writeHead(answer.status, {
        ...always,
        ...answer.headers,
        'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
}

// EXTERNAL MODULE: ./build/checks/judge.js
var judge = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/usecases/capabilities-list.js
var capabilities_list = __webpack_require__(8264);
// EXTERNAL MODULE: ./build/usecases/capabilities-place.js + 2 modules
var capabilities_place = __webpack_require__(955);
;// CONCATENATED MODULE: ./build/usecases/capabilities-serve.js
// `capabilities serve`: the task store and the capability screen on loopback, until somebody stops it.





/** Starts serving. Throws `Fault` (`usage`) where the port cannot be had. */
async function serveCapabilitiesAt(request) {
    const place = (0,capabilities_place/* capabilitiesPlace */.k)(request);
    const { findings } = (0,capability_sources/* readCapabilitySources */.BT)(place);
    const server = await serveCapabilities(place, request.port);
    return { ...server, findings: (0,judge/* judge */.S4)((0,capabilities_list/* placed */.G)(request.cwd, findings)) };
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
