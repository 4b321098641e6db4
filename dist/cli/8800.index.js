export const id = 8800;
export const ids = [8800];
export const modules = {

/***/ 684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/base/yaml-core.js
// What a plain scalar is in the core schema of YAML 1.2. Our own, since the parser's gives up on numbers
// that it cannot hold, and those are numbers to other readers.
const coreNull = /^(?:null|Null|NULL|~)?$/;
const coreTrue = /^(?:true|True|TRUE)$/;
const coreFalse = /^(?:false|False|FALSE)$/;
const coreInteger = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const coreFloat = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const coreSpecial = /^(?:([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/**
 * What YAML 1.2 core makes of a plain scalar (its page "Tag Resolution"). A number too large to hold is
 * a number all the same: a digest of digits and one `e` is Infinity to a typed reader.
 */
function typedValue(text) {
    if (coreNull.test(text))
        return null;
    if (coreTrue.test(text))
        return true;
    if (coreFalse.test(text))
        return false;
    if (coreInteger.test(text) || coreFloat.test(text))
        return Number(text);
    const special = coreSpecial.exec(text);
    if (special === null)
        return text;
    if (special[1] === undefined)
        return Number.NaN;
    return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

;// CONCATENATED MODULE: ./build/base/yaml-offsets.js
/** Offset of a tab in the blanks (and dashes) that begin the line of `position`, or null. */
function indentingTab(text, position) {
    let at = position;
    while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r')
        at -= 1;
    for (; text[at] === ' ' || text[at] === '-' || text[at] === '\t'; at += 1) {
        if (text[at] === '\t')
            return at;
    }
    return null;
}
/** The offset after the next `mark`, blanks, line breaks and comments skipped; `from` where there is none. */
function afterMark(text, from, mark) {
    if (mark === null)
        return from;
    const at = skipBlanksAndComments(text, from);
    return text[at] === mark ? at + 1 : from;
}
function skipBlanksAndComments(text, from) {
    let at = from;
    for (;;) {
        const unit = text[at];
        if (unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r')
            at += 1;
        else if (unit === '#') {
            while (at < text.length && text[at] !== '\n' && text[at] !== '\r')
                at += 1;
        }
        else
            return at;
    }
}
/** The offset after the closing bracket of the flow collection at `start`; `lastEnd` is the end of its last node. */
function flowEnd(text, start, lastEnd) {
    const open = text[start];
    if (open !== '[' && open !== '{')
        return Math.max(lastEnd, start);
    const close = open === '[' ? ']' : '}';
    let at = Math.max(lastEnd, start + 1);
    for (;;) {
        at = skipBlanksAndComments(text, at);
        const unit = text[at];
        if (unit === close)
            return at + 1;
        if (unit !== ',' && unit !== ':' && unit !== '?')
            return lastEnd;
        at += 1;
    }
}
/** The offset of the `|` or `>` of a block scalar, the first thing after the node before it and its marks. */
function blockHeader(text, from, content) {
    for (let at = from; at < content; at += 1) {
        at = skipBlanksAndComments(text, at);
        const unit = text[at];
        if (unit === '|' || unit === '>')
            return at;
        if (unit !== ':' && unit !== '-' && unit !== '?')
            break;
    }
    return content;
}
/** The first line that begins with `%` before the next document starts, or null. */
function directiveAfter(text, from) {
    const lines = /^(?:(%)|---)/gm;
    lines.lastIndex = from;
    const found = lines.exec(text);
    return found?.[1] === undefined ? null : { start: found.index, end: found.index + 1 };
}
function separatorAfter(text, from) {
    const found = /^(?:---|\.\.\.)/m.exec(text.slice(from));
    const start = found === null ? from : from + found.index;
    return { start, end: Math.min(text.length, start + 3) };
}

;// CONCATENATED MODULE: ./build/base/yaml.js
// Strict YAML 1.2 core with positions, as a DataNode tree, over js-yaml's event stream.
// One document; no directives, tags, anchors, aliases, merge keys or complex keys: each of those is a
// refusal with its span, and all of them are collected. Duplicate keys stay in the tree (data-node.ts).





/** Parses one strict YAML document of at most `limits.yamlDepth` levels. Never throws for a bad text. */
function parseYaml(text) {
    let events;
    try {
        events = (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: limits/* limits */.F.yamlDepth });
    }
    catch (error) {
        return { root: null, syntax: syntaxOf(text, error), problems: [] };
    }
    return buildTree(text, events);
}
function syntaxOf(text, error) {
    if (!(error instanceof js_yaml/* YAMLException */.tB)) {
        return { why: 'other', message: (0,fault/* messageOf */.bD)(error), span: { start: 0, end: 0 } };
    }
    const start = Math.min(error.mark?.position ?? 0, text.length);
    const message = error.reason;
    if (text[start] === '\0')
        return { why: 'nul', message, span: { start, end: start + 1 } };
    if (message.startsWith('nesting exceeded')) {
        return { why: 'too-deep', message, span: { start, end: start + 1 } };
    }
    const tab = indentingTab(text, start);
    if (tab === null)
        return { why: 'other', message, span: { start, end: start } };
    return { why: 'tab', message, span: { start: tab, end: tab + 1 } };
}
function buildTree(text, events) {
    const problems = [];
    const open = [];
    let root = null;
    let documents = 0;
    let lastEnd = 0;
    const put = (node) => {
        lastEnd = Math.max(lastEnd, node.span.end);
        const top = open.at(-1);
        if (top === undefined || top.type === 'document') {
            if (documents === 1)
                root = node;
        }
        else if (top.type === 'list')
            top.items.push(node);
        else if (top.key === null) {
            if (node.type === 'scalar') {
                if (node.text === '<<' && node.style === 'plain') {
                    problems.push({ refusal: 'merge-key', span: node.span });
                }
                top.key = { text: node.text, span: node.span };
            }
            else {
                problems.push({ refusal: 'complex-key', span: node.span });
                top.key = { text: '', span: node.span };
            }
        }
        else {
            top.entries.push({ key: top.key.text, keySpan: top.key.span, value: node });
            top.key = null;
        }
    };
    for (const event of events) {
        switch (event.type) {
            case js_yaml/* EVENT_ID */.hy.DOCUMENT: {
                documents += 1;
                open.push({ type: 'document' });
                const directive = event.explicitStart ? directiveAfter(text, lastEnd) : null;
                if (directive !== null)
                    problems.push({ refusal: 'directive', span: directive });
                if (documents === 2)
                    problems.push({ refusal: 'second-document', span: separatorAfter(text, lastEnd) });
                break;
            }
            case js_yaml/* EVENT_ID */.hy.SEQUENCE:
            case js_yaml/* EVENT_ID */.hy.MAPPING: {
                noteProperties(event, problems);
                const { start } = event;
                const flow = event.style === js_yaml/* COLLECTION_STYLE */.Rl.FLOW;
                open.push(event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE
                    ? { type: 'list', start, flow, items: [] }
                    : { type: 'map', start, flow, entries: [], key: null });
                lastEnd = Math.max(lastEnd, start, event.anchorEnd, event.tagEnd);
                break;
            }
            case js_yaml/* EVENT_ID */.hy.SCALAR:
                noteProperties(event, problems);
                lastEnd = Math.max(lastEnd, event.anchorEnd, event.tagEnd);
                put(scalarNode(text, event, lastEnd, expectedMark(open.at(-1))));
                break;
            case js_yaml/* EVENT_ID */.hy.ALIAS: {
                const span = { start: event.anchorStart - 1, end: event.anchorEnd };
                problems.push({ refusal: 'alias', span });
                put({ type: 'scalar', value: null, text: '', style: 'plain', span });
                break;
            }
            case js_yaml/* EVENT_ID */.hy.POP: {
                const closed = open.pop();
                if (closed === undefined || closed.type === 'document')
                    break;
                const span = {
                    start: closed.start,
                    end: closed.flow ? flowEnd(text, closed.start, lastEnd) : Math.max(lastEnd, closed.start),
                };
                put(closed.type === 'list'
                    ? { type: 'list', items: closed.items, span }
                    : { type: 'map', entries: closed.entries, span });
                break;
            }
            default:
        }
    }
    return { root, syntax: null, problems };
}
function scalarNode(text, event, lastEnd, mark) {
    if (event.valueStart < 0) {
        const at = afterMark(text, lastEnd, mark);
        return { type: 'scalar', value: null, text: '', style: 'plain', span: { start: at, end: at } };
    }
    const decoded = (0,js_yaml/* getScalarValue */.KE)(text, event);
    const span = { start: event.valueStart, end: event.valueEnd };
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN) {
        return { type: 'scalar', value: typedValue(decoded), text: decoded, style: 'plain', span };
    }
    const quoted = event.style === js_yaml/* SCALAR_STYLE */.jK.SINGLE_QUOTED || event.style === js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED;
    // js-yaml's offsets are inside the quotes; ours include them.
    return quoted
        ? {
            type: 'scalar',
            value: decoded,
            text: decoded,
            style: 'quoted',
            span: { start: span.start - 1, end: span.end + 1 },
        }
        : {
            type: 'scalar',
            value: decoded,
            text: decoded,
            style: 'block',
            span: { start: blockHeader(text, lastEnd, span.start), end: span.end },
        };
}
/** What stands before an empty scalar in this place: `:` before a value, `-` before a list item. */
function expectedMark(top) {
    if (top?.type === 'list')
        return top.flow ? null : '-';
    return top?.type === 'map' && top.key !== null ? ':' : null;
}
function noteProperties(event, problems) {
    if (event.anchorStart >= 0) {
        problems.push({
            refusal: 'anchor',
            span: { start: event.anchorStart - 1, end: event.anchorEnd },
        });
    }
    if (event.tagStart >= 0) {
        problems.push({ refusal: 'tag', span: { start: event.tagStart, end: event.tagEnd } });
    }
}


/***/ }),

/***/ 9757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changeInstalled: () => (/* binding */ changeInstalled)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/mask-credentials.js
var mask_credentials = __webpack_require__(9541);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/lifecycle/diagnostic.js
var diagnostic = __webpack_require__(2628);
// EXTERNAL MODULE: ./build/lifecycle/install-plugin.js + 5 modules
var install_plugin = __webpack_require__(6400);
// EXTERNAL MODULE: ./build/lifecycle/remove-plugin.js
var remove_plugin = __webpack_require__(5923);
// EXTERNAL MODULE: ./build/lifecycle/resolve-source.js
var resolve_source = __webpack_require__(7641);
// EXTERNAL MODULE: ./build/lifecycle/set-enabled.js
var set_enabled = __webpack_require__(5339);
// EXTERNAL MODULE: ./build/lifecycle/update-plugin.js
var update_plugin = __webpack_require__(7060);
// EXTERNAL MODULE: ./build/manifest/host-range.js
var host_range = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
// EXTERNAL MODULE: ./build/usecases/process-host.js
var process_host = __webpack_require__(6695);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/digest/tree.js
var tree = __webpack_require__(5589);
// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(8011);
// EXTERNAL MODULE: ./build/lifecycle/json-value.js
var json_value = __webpack_require__(6205);
// EXTERNAL MODULE: ./build/lifecycle/parse-origin.js
var parse_origin = __webpack_require__(6263);
;// CONCATENATED MODULE: ./build/lifecycle/expected-state.js
// A reviewed plan as it comes from a file: checked before anything is compared.
// Specification: lifecycle page, "Guard: reviewed plans".






const facts = new Map([
    ['scope', (value) => value === 'user' || value === 'project'],
    ['id', (value) => typeof value === 'string' && (0,plugin_id/* isPluginId */.VP)(value)],
    ['recorded', (value) => typeof value === 'boolean'],
    ['tree', isTreeFact],
    ['enabled', (value) => typeof value === 'boolean'],
    ['recordedDigest', (value) => typeof value === 'string' && (0,tree/* parseDigest */.m)(value) !== null],
    ['kind', (value) => typeof value === 'string'],
    ['trust', (value) => value === 'trusted' || value === 'foreign'],
    ['origin', (value) => (0,parse_origin/* parseOrigin */.e)(value, 'origin').ok],
    ['partial', (value) => typeof value === 'boolean'],
]);
const always = ['scope', 'id', 'recorded', 'tree', 'enabled'];
/** Checks a plan read from JSON. The plan of a dry run (`{…, expect: {copies}}`) is taken as well. Throws `Fault` (`usage`). */
function parseExpectedState(value) {
    const outer = (0,json_value/* membersOf */.lS)(value);
    const inner = outer?.has('copies') === true ? outer : innerPlan(outer);
    const copies = inner?.get('copies');
    if (!Array.isArray(copies)) {
        throw usage(`the plan is ${(0,json_value/* describeJson */.kw)(value)} without a list "copies"`);
    }
    return { copies: copies.map((copy, at) => parseCopy(copy, `copies[${at}]`)) };
}
function innerPlan(outer) {
    const plan = (0,json_value/* membersOf */.lS)(outer?.get('plan'));
    return (0,json_value/* membersOf */.lS)((plan ?? outer)?.get('expect'));
}
function parseCopy(value, at) {
    const members = (0,json_value/* membersOf */.lS)(value);
    if (members === null)
        throw usage(`${at} of the plan is ${(0,json_value/* describeJson */.kw)(value)}, not an object`);
    for (const [fact, given] of members) {
        const accepts = facts.get(fact);
        if (accepts === undefined)
            throw usage(`${at} of the plan has an unknown fact ${(0,quote/* quote */.hD)(fact)}`);
        if (!accepts(given))
            throw usage(`${at}.${fact} of the plan is not what this fact can be`);
    }
    const needed = members.get('partial') === true ? always.slice(0, 2) : always;
    for (const fact of needed) {
        if (!members.has(fact))
            throw usage(`${at} of the plan lacks the fact "${fact}"`);
    }
    // Each member was checked by the table above.
    return Object.fromEntries(members);
}
function isTreeFact(value) {
    if (typeof value !== 'string')
        return false;
    return value === 'absent' || value === 'unreadable' || (0,tree/* parseDigest */.m)(value) !== null;
}
function usage(message) {
    return new fault/* Fault */.vC('usage', message, 'make a plan with --dry-run --json and hand that back');
}

;// CONCATENATED MODULE: ./build/usecases/reviewed-plan.js
// A plan that somebody reviewed, from the file that `--expect` names: what a dry run printed, or a bare
// list of copies. Hostile like any file: checked before anything is compared with it.
// Specification: lifecycle page, "Guard: reviewed plans".







/**
 * Reads a plan for `change`. Throws `Fault` (`usage`): no such file, no plan in it, or one that is for
 * another change.
 */
function readReviewedPlan(file, cwd, change) {
    const value = readJson(file, cwd);
    const outer = (0,json_value/* membersOf */.lS)(value);
    const plan = (0,json_value/* membersOf */.lS)(outer?.get('plan')) ?? outer;
    for (const fact of ['operation', 'scope', 'id']) {
        const planned = plan?.get(fact);
        const wanted = change[fact];
        if (planned === undefined || wanted === null || planned === wanted)
            continue;
        throw new fault/* Fault */.vC('usage', `the plan ${(0,quote/* quote */.hD)(file)} is for the ${fact} ${(0,quote/* quote */.hD)(String(planned))}, this is ${(0,quote/* quote */.hD)(wanted)}`, 'make a plan of this very command with --dry-run');
    }
    return {
        expect: parseExpectedState(value),
        incoming: incomingOf(plan),
    };
}
function readJson(file, cwd) {
    const path = (0,external_node_path_.resolve)(cwd, file);
    let text;
    try {
        if ((0,external_node_fs_.statSync)(path).size > limits/* limits */.F.smallFileBytes)
            throw new Error('it is too large for a plan');
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        throw new fault/* Fault */.vC('usage', `the plan ${(0,quote/* quote */.hD)(file)} cannot be read: ${(0,fault/* messageOf */.bD)(error)}`);
    }
    try {
        const value = JSON.parse(text);
        return value;
    }
    catch (error) {
        throw new fault/* Fault */.vC('usage', `the plan ${(0,quote/* quote */.hD)(file)} is not JSON: ${(0,fault/* messageOf */.bD)(error)}`, 'make one with --dry-run and hand back what it printed');
    }
}
function incomingOf(plan) {
    const incoming = (0,json_value/* membersOf */.lS)(plan?.get('incoming'));
    if (incoming === null)
        return null;
    const text = (key) => {
        const value = incoming.get(key);
        return typeof value === 'string' ? value : null;
    };
    const [version, kind, contentDigest] = [text('version'), text('kind'), text('contentDigest')];
    if (version === null || kind === null || contentDigest === null) {
        throw new fault/* Fault */.vC('usage', '"incoming" of the plan lacks version, kind or contentDigest', 'hand the plan back as it was printed');
    }
    return { version, kind, contentDigest };
}

// EXTERNAL MODULE: ./build/lifecycle/base-directory.js
var base_directory = __webpack_require__(5840);
// EXTERNAL MODULE: ./build/lifecycle/layout.js
var lifecycle_layout = __webpack_require__(3473);
// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
// EXTERNAL MODULE: ./build/lifecycle/writer-refusal.js
var writer_refusal = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/usecases/row-of-copy.js
// Which registry row speaks for an installed copy, as its record says. Reads the state, writes nothing.
// Specification: lifecycle page, "Install".






/** Null where nothing is recorded, or what is recorded is not ours to update: the update says which. */
function rowOfCopy(id, scope, host) {
    const layout = (0,lifecycle_layout/* scopeLayout */.Tb)(scope, host);
    try {
        (0,base_directory/* inspectBase */.mR)(host.disk, layout);
        const record = (0,state_file/* readStateFile */.qy)(host.disk, layout.state).state.installed.get(id);
        if (record === undefined || (0,parse_origin/* isForeignOrigin */.f)(record.origin))
            return null;
        const { kind = 'plugin', origin, source } = record;
        return {
            id: `${kind}:${id}`,
            isRemote: (0,source_url/* isRemoteText */.m4)(source),
            isCatalog: typeof origin === 'object' && origin.kind === 'catalog',
        };
    }
    catch (error) {
        // The update itself meets the same fault, and says it as a refusal.
        if (error instanceof writer_refusal/* PluginWriterRefusal */.B)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/checks/find-rule.js + 249 modules
var find_rule = __webpack_require__(3320);
// EXTERNAL MODULE: ./build/registry/tree-url.js
var tree_url = __webpack_require__(5676);
// EXTERNAL MODULE: ./build/usecases/plan-smoke.js + 1 modules
var plan_smoke = __webpack_require__(9773);
;// CONCATENATED MODULE: ./build/usecases/install-row.js
// Installing a registry row by its name: the row's package with everything the row says about it
// demanded, and the catalogue as its origin. Specification: surfaces page, `install SOURCE`.




/**
 * What the row `id` (`kind:name`) of a registry says to install. Throws `Fault` (`usage`): no such row, a row
 * that points at no directory here, or one that lacks a field.
 */
function rowSource(id, registry, cwd) {
    const shelf = new plan_smoke/* RowShelf */.b((0,external_node_path_.resolve)(cwd, registry));
    const row = shelf.row(id);
    if (row === null) {
        const near = shelf.near(id);
        const hint = near === null ? 'see plugin-gate check' : `did you mean ${near}?`;
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(registry)} has no row ${(0,quote/* quote */.hD)(id)}`, hint);
    }
    const path = shelf.pathOf(row);
    if (path === null) {
        throw new fault/* Fault */.vC('usage', `the row ${(0,quote/* quote */.hD)(id)} points at no directory on this machine`, 'install it from a directory, or from a registry whose row is local');
    }
    return { path, ...rowFields(row, id) };
}
/** Everything a row demands of its package. Throws `Fault` (`usage`) where it lacks a field. */
function rowFields(row, id) {
    const { kind, name, version, sha256 } = row;
    if (kind === null || name === null || version === null || sha256 === null) {
        throw new fault/* Fault */.vC('usage', `the row ${(0,quote/* quote */.hD)(id)} does not say kind, name, version and sha256`, 'run plugin-gate check on the registry');
    }
    return {
        origin: { kind: 'catalog', source: id },
        expected: {
            expectedKind: kind,
            expectedId: name,
            expectedVersion: version,
            expectedDigest: sha256,
        },
    };
}

// EXTERNAL MODULE: ./build/usecases/kept-rows.js
var kept_rows = __webpack_require__(9555);
;// CONCATENATED MODULE: ./build/usecases/with-row-source.js
// What a registry row says to install, on this disk for as long as it is needed: a local row is where it is, a
// remote one is fetched and verified first and taken away again. A row that does not verify is a refusal.
// Specification: lifecycle page, "Install" ("remote sources must resolve a verified registry row").









/** Rules whose findings say that the package is another one than the row promises. */
const mismatching = new Set([
    'row/sha256',
    'row/field-differs',
    'source/moved',
]);
/**
 * Runs `use` with the row's package. Throws `Fault`: `usage` for a row that is not there or says too little,
 * `network` where its bytes cannot be had.
 */
async function withRowSource(request, use) {
    const { id, cwd, settings } = request;
    const registry = (0,read_registry/* readRegistry */._)((0,external_node_path_.resolve)(cwd, request.registry));
    const row = registry.rows.find((one) => one.id === id);
    const serverUrl = settings.serverUrl ?? null;
    const parsed = row?.sourceUrl == null ? null : (0,tree_url/* parseTreeUrl */.tI)(row.sourceUrl, { serverUrl });
    if (row === undefined || parsed?.ok !== true)
        return use(rowSource(id, request.registry, cwd));
    const { origin, expected } = rowFields(row, id);
    const { checkRemoteRows } = await Promise.all(/* import() */[__webpack_require__.e(6213), __webpack_require__.e(6086), __webpack_require__.e(6694), __webpack_require__.e(4527)]).then(__webpack_require__.bind(__webpack_require__, 4527));
    const kept = new kept_rows.KeptRows(request.environment);
    try {
        const isError = ({ rule }) => (0,find_rule.findRule)(rule)?.severity === 'error';
        const result = await checkRemoteRows({
            ...request,
            registry,
            rows: [{ row, source: parsed.source }],
            mode: () => 'all',
            isError,
            keepIn: kept.directory,
        });
        const verdict = result.verdicts.get(row.index);
        if (verdict?.verdict === 'pass' && verdict.root !== null) {
            return use({ path: verdict.root, recordedSource: parsed.source.url, origin, expected });
        }
        if (result.undecided !== null) {
            throw new fault/* Fault */.vC('network', result.undecided, 'nothing was changed; try again later');
        }
        return { diagnostics: result.findings.filter(isError).map((one) => refusedBy(id, one)) };
    }
    finally {
        kept.remove();
    }
}
function refusedBy(id, one) {
    const code = mismatching.has(one.rule) ? 'mismatch' : 'invalid';
    return (0,diagnostic/* refusal */.x)(code, `the row ${(0,quote/* quote */.hD)(id)} does not verify: ${one.message} (${one.rule})`);
}

;// CONCATENATED MODULE: ./build/usecases/change-installed.js
// One change of what is installed, as the command line asks for it: the reviewed plan is read, a row of a
// registry becomes a directory with everything the row demands, then the lifecycle does it.
// Never throws for what the lifecycle refuses. Specification: surfaces page, "Flags that scripts rely on".

















/** Makes the change, or with `dryRun` plans it. Throws `Fault` for what was asked wrongly (`usage`). */
async function changeInstalled(request) {
    const { operation, scope, clioVersion, cwd } = request;
    // A version that is none is a wrong command line, not a refusal.
    if (clioVersion !== 'auto')
        (0,host_range/* generationOfHost */.ig)(clioVersion);
    const host = request.host ?? (0,process_host.processHost)(cwd, request.env);
    const id = request.operation === 'install' ? null : request.id;
    const plan = request.expect === null
        ? null
        : readReviewedPlan(request.expect, cwd, { operation, scope, id });
    const options = {
        scope,
        clioVersion,
        dryRun: request.dryRun,
        ...(plan === null ? {} : { expect: plan.expect }),
        ...(plan?.incoming == null ? {} : { expectIncoming: plan.incoming }),
    };
    switch (request.operation) {
        case 'install':
            return install(request, options, host);
        case 'update':
            return update(request, options, host);
        case 'enable':
            return (0,set_enabled/* enableInstalled */._i)(request.id, options, host);
        case 'disable':
            return (0,set_enabled/* disableInstalled */.dz)(request.id, options, host);
        case 'remove':
            return (0,remove_plugin/* removeInstalled */.v)(request.id, options, host);
        default:
            return request;
    }
}
async function install(request, options, host) {
    const { source, registry, force, expected } = request;
    if (registry === null) {
        const stray = rowWithoutRegistry(source, host);
        if (stray !== null)
            return { diagnostics: [(0,diagnostic/* refusal */.x)('missing_row', stray)] };
        return (0,install_plugin/* installPackage */.E)(source, { ...options, force, ...expected }, host);
    }
    return withRowSource(rowRequest(request, source, registry), (row) => installRow(request, row, options, host));
}
/** What is meant as a row, or as a source that only a row can vouch for, is said to be that; else null. */
function rowWithoutRegistry(source, host) {
    const isRow = source.length < 256 && /^[a-z]+:[a-z0-9.-]+$/.test(source);
    if (!isRow && !(0,source_url/* isRemoteText */.m4)(source))
        return null;
    if (host.disk.existsSync((0,resolve_source/* sourcePathOf */.Kt)(source, host)))
        return null;
    return isRow
        ? `there is no directory ${(0,quote/* quote */.hD)(source)}; where it is a row, give its registry with --registry FILE`
        : `${(0,quote/* quote */.hD)((0,mask_credentials/* maskCredentials */.B)(source))} is installed by the registry row that says what it must be: give --registry FILE and the row as kind:name (plugin-gate add writes one)`;
}
function installRow({ source, registry, force, expected }, row, options, host) {
    const differ = Object.keys(expected).filter((key) => expected[key] !== undefined && expected[key] !== row.expected[key]);
    if (differ.length > 0) {
        return {
            diagnostics: differ.map((key) => (0,diagnostic/* refusal */.x)('mismatch', `the row ${(0,quote/* quote */.hD)(source)} has the ${words[key]} ${(0,quote/* quote */.hD)(row.expected[key])}, expected ${(0,quote/* quote */.hD)(expected[key] ?? '')}`)),
        };
    }
    return (0,install_plugin/* installPackage */.E)(row.path, { ...options, force, registry, ...recorded(row), origin: row.origin, ...row.expected }, host);
}
/** What came by a row is updated by that row: through the registry that is given, or refused. */
async function update(request, options, host) {
    const { id, registry, force, cwd } = request;
    if (registry === null)
        return (0,update_plugin/* updateInstalled */.Q)(id, { ...options, force }, host);
    const rows = (0,read_registry/* readRegistry */._)((0,external_node_path_.resolve)(cwd, registry)).rows;
    const row = rowOfCopy(id, request.scope, host);
    if (row === null || (row.isRemote && !rows.some((one) => one.id === row.id))) {
        return (0,update_plugin/* updateInstalled */.Q)(id, { ...options, force }, host);
    }
    if (!row.isRemote && !row.isCatalog) {
        return { diagnostics: [directoryRefusal(request, row.id, registry)] };
    }
    if (!rows.some((one) => one.id === row.id)) {
        const text = `${(0,quote/* quote */.hD)(id)} came from the row ${(0,quote/* quote */.hD)(row.id)}, and ${(0,quote/* quote */.hD)(registry)} has no such row; give the registry that has it`;
        return { diagnostics: [(0,diagnostic/* refusal */.x)('missing_row', text)] };
    }
    return withRowSource(rowRequest(request, row.id, registry), ({ path, origin, expected, ...more }) => (0,update_plugin/* updateInstalled */.Q)(id, {
        ...options,
        force,
        registry,
        resolveRemote: () => ({ path, origin, ...expected, ...more }),
    }, host));
}
/** A registry says nothing about a copy that came from a directory; to act as if it did would mislead. */
function directoryRefusal({ id, scope }, row, registry) {
    return (0,diagnostic/* refusal */.x)('mismatch', `${(0,quote/* quote */.hD)(id)} was installed from a directory, so no row speaks for it; update it without --registry, or take the row: plugin-gate install ${(0,shell_word/* shellWord */.r)(row)} --registry ${(0,shell_word/* shellWord */.r)(registry)} --scope ${scope} --force`);
}
function rowRequest(request, id, registry) {
    const { cwd, clioVersion, env, settings = {} } = request;
    return { id, registry, cwd, clioVersion, environment: env, settings };
}
function recorded({ recordedSource }) {
    return recordedSource === undefined ? {} : { recordedSource };
}
const words = {
    expectedKind: 'kind',
    expectedId: 'name',
    expectedVersion: 'version',
    expectedDigest: 'digest',
};


/***/ }),

/***/ 9555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withRequirements),
/* harmony export */   KeptRows: () => (/* binding */ KeptRows)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _git_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
// Packages of remote rows on this disk, for as long as something is to be installed from them: made for one
// command, removed on every way out. Specification: lifecycle page, "Smoke install" and "Install".




class KeptRows {
    /** Rows that are to be tried, in file order. */
    wanted = [];
    #roots = new Map();
    #reasons = new Map();
    #temporary;
    #made = null;
    /** Keeps in `TMPDIR` of the environment. Makes nothing yet. */
    constructor(environment) {
        this.#temporary = environment['TMPDIR'] || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
    }
    /** Absolute; for `keepIn`. Made when it is first asked for. Throws `Fault` (`io`). */
    get directory() {
        this.#made ??= makeDirectory(this.#temporary);
        return this.#made.directory;
    }
    /** Takes in what verifying has kept. */
    learn(verdicts) {
        for (const { id, root, verdict, reason } of verdicts) {
            if (root !== null)
                this.#roots.set(id, root);
            const why = reason ?? 'its source is not right; see plugin-gate check';
            if (root === null)
                this.#reasons.set(id, { decided: verdict !== 'inconclusive', why });
        }
    }
    /** Absolute directory of the row's package, or null. */
    rootOf(label) {
        return this.#roots.get(label) ?? null;
    }
    /** Why there is none; `decided` where the source is to blame. */
    reasonOf(label) {
        return this.#reasons.get(label) ?? { decided: false, why: 'it was not fetched' };
    }
    remove() {
        this.#made?.remove();
        this.#made = null;
    }
}
function makeDirectory(temporary) {
    try {
        return (0,_git_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporary */ .ww)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'plugin-gate-rows-'));
    }
    catch (error) {
        const why = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) ?? 'error';
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('io', `cannot make a temporary directory (${why})`, null, error);
    }
}
/** Labels of the rows with these labels and of every row they require, also through others. */
function withRequirements(registry, labels) {
    const rows = new Map(registry.rows.map((row) => [row.label, row]));
    const found = new Set(labels);
    // A set gives what is added to it while it is walked.
    for (const label of found) {
        for (const { id } of rows.get(label)?.requires ?? [])
            if (rows.has(id))
                found.add(id);
    }
    return found;
}


/***/ }),

/***/ 9773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ RowShelf),
  R: () => (/* binding */ planSmoke)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/smoke/plan-requirements.js
/** Walks requirements of requirements; each once, before what needs it. A cycle is an obstacle. */
function planRequirements(self, requires, lookUp) {
    const done = new Set();
    const open = new Set([self]);
    const requirements = [];
    // Each frame is entered once for its requirements and left once for itself; no recursion.
    const stack = requires.map((reference) => ({ reference, entered: false })).reverse();
    while (stack.length > 0) {
        const frame = stack[stack.length - 1];
        if (frame === undefined)
            break;
        const { reference } = frame;
        if (done.has(reference)) {
            stack.pop();
            continue;
        }
        const found = lookUp(reference);
        if (!found.ok)
            return { ok: false, why: `the requirement ${reference} ${found.why}` };
        if (frame.entered) {
            open.delete(reference);
            done.add(reference);
            requirements.push({ reference, path: found.path, pin: found.pin });
            stack.pop();
            continue;
        }
        if (open.has(reference)) {
            return { ok: false, why: `the requirement ${reference} requires itself through others` };
        }
        frame.entered = true;
        open.add(reference);
        for (const next of [...found.requires].reverse()) {
            stack.push({ reference: next, entered: false });
        }
    }
    return { ok: true, requirements };
}

// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/plan-smoke.js
// What a smoke install is to try: each package with its pin and its requirements from the registry.
// Specification: lifecycle page, "Smoke install".







/** One request a package, in the order given. Throws `Fault` as `readRegistry` does. */
function planSmoke(plan, host) {
    const shelf = new RowShelf(plan.registry, plan.kept ?? null);
    return plan.roots.map((root) => {
        const candidate = (0,read_copy/* readSource */.o$)(root, host.disk, plan.clioVersion);
        const row = shelf.rowAt(root);
        const manifest = candidate.manifest;
        const requires = manifest?.requires ?? row?.requires.map(({ id }) => id) ?? [];
        const self = manifest === null ? '' : `${manifest.kind}:${manifest.name}`;
        const required = planRequirements(self, requires, (reference) => shelf.lookUp(reference));
        return {
            label: shelf.isKept(root) ? (row?.label ?? root) : (0,display_path/* displayPath */.Gt)(plan.cwd, root),
            path: root,
            pin: row?.sha256 ?? null,
            requirements: required.ok ? required.requirements : [],
            obstacle: required.ok ? null : required.why,
            clioVersion: plan.clioVersion,
            temporaryRoot: plan.temporaryRoot,
            ...(plan.signal === undefined ? {} : { signal: plan.signal }),
        };
    });
}
/** Rows of a registry by id and by the directory they point at. */
class RowShelf {
    #folder;
    #byId = new Map();
    #byPath = new Map();
    #hasRegistry;
    #kept;
    constructor(registry, kept = null) {
        this.#kept = kept;
        this.#hasRegistry = registry !== null;
        this.#folder = registry === null ? '' : (0,external_node_path_.dirname)(registry);
        for (const row of registry === null ? [] : (0,read_registry/* readRegistry */._)(registry).rows) {
            if (row.id !== null)
                this.#byId.set(row.id, row);
            const path = this.pathOf(row);
            // An extension has a manifest of its own form; its row says nothing about the plugin's.
            if (path !== null && row.kind !== 'extension')
                this.#byPath.set(path, row);
        }
    }
    /** True for the root of a package that was fetched for a remote row. */
    isKept(root) {
        const row = this.rowAt(root);
        return row !== null && this.#kept?.rootOf(row.label) === root;
    }
    row(id) {
        return this.#byId.get(id) ?? null;
    }
    /** The row that was probably meant: of that name with its kind left out, or spelled nearly so. */
    near(text) {
        const named = [...this.#byId].find(([, row]) => row.name === text);
        return named?.[0] ?? (0,nearest/* nearestOf */.q)(text, this.#byId.keys());
    }
    rowAt(root) {
        return this.#byPath.get((0,external_node_path_.join)(this.#folder, (0,external_node_path_.relative)(this.#folder, root))) ?? null;
    }
    /** Absolute directory of a local row, or of a remote one that was fetched; else null. */
    pathOf(row) {
        if (row.sourceUrl === null)
            return null;
        if ((0,source_url/* isRemoteText */.m4)(row.sourceUrl))
            return this.#kept?.rootOf(row.label) ?? null;
        const local = (0,source_url/* parseLocalSource */.EK)(row.sourceUrl);
        return local.ok ? (0,external_node_path_.join)(this.#folder, local.path) : null;
    }
    lookUp(reference) {
        if (!this.#hasRegistry) {
            return { ok: false, why: 'is in no registry; give one with --registry' };
        }
        const row = this.row(reference);
        if (row === null)
            return { ok: false, why: 'has no row in the registry' };
        const path = this.pathOf(row);
        if (path === null && this.#kept !== null && (0,source_url/* isRemoteText */.m4)(row.sourceUrl ?? '')) {
            return { ok: false, why: `could not be had: ${this.#kept.reasonOf(row.label).why}` };
        }
        if (path === null) {
            return { ok: false, why: 'has a row that points at no directory on this machine' };
        }
        const requires = row.requires.map(({ id }) => id);
        return { ok: true, path, pin: row.sha256, requires };
    }
}


/***/ })

};
