export const id = 2524;
export const ids = [2524];
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

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ findPackages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/manifest-text.js
var manifest_text = __webpack_require__(1983);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
;// CONCATENATED MODULE: ./build/discovery/list-directory.js


/** Lists `directory` (absolute). Throws the system's error where it cannot. */
function listDirectory(disk, directory) {
    return disk
        .readdirSync(directory, { withFileTypes: true })
        .map((entry) => ({ name: entry.name, type: typeOf(disk, directory, entry) }))
        .sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
}
/** True where something is at `path`, whatever it is. */
function isThere(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** True where `path` is a directory, links followed. */
function leadsToDirectory(disk, path) {
    try {
        return disk.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function typeOf(disk, directory, entry) {
    if (entry.isDirectory())
        return 'directory';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isFile() || entry.isFIFO() || entry.isSocket())
        return 'other';
    // Some file systems give no type with the name.
    const facts = disk.lstatSync((0,external_node_path_.join)(directory, entry.name), { throwIfNoEntry: false });
    return facts?.isDirectory() === true
        ? 'directory'
        : facts?.isSymbolicLink() === true
            ? 'link'
            : 'other';
}

;// CONCATENATED MODULE: ./build/discovery/find-packages.js
// Where our own commands look for packages and for skills without one: at any depth below the paths they
// are given. Does not descend into a package, nor into a skill for more skills; says what was left out
// and why. `.git` is no content and goes unsaid.
// Specification: manifest page, "Reading", and surfaces page, "Searching".







const reasons = {
    hidden: 'names with a leading dot are not searched',
    modules: 'node_modules is not searched',
    ignored: 'git ignores it',
    link: 'links to directories are not followed',
    deep: `more than ${limits/* limits */.F.treeDepth} levels deep`,
    unreadable: 'it cannot be listed',
};
/**
 * Finds packages and loose skills at or below `paths`. Throws `Fault` (`usage`) for a path that does not exist or is no
 * directory. A path that lies inside a package is searched as it is; its package is not looked for above it.
 */
function findPackages(paths, options = {}) {
    const search = new Search(options);
    for (const path of paths)
        search.below(path);
    return search.result();
}
class Search {
    #disk;
    #ignored;
    #display;
    #packages = new Set();
    #skills = new Set();
    #seen = new Set();
    #skipped = new Map();
    #directories = 0;
    constructor(options) {
        this.#disk = options.disk ?? disk/* realDisk */.U;
        this.#ignored = options.ignored ?? (() => false);
        this.#display = options.display;
    }
    below(given) {
        const start = (0,external_node_path_.resolve)(given);
        assertDirectory(this.#disk, start, given);
        const waiting = [{ directory: start, depth: 0, inSkill: false }];
        for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
            const { directory, depth } = step;
            if (this.#seen.has(directory))
                continue;
            this.#seen.add(directory);
            this.#directories += 1;
            if (isThere(this.#disk, (0,external_node_path_.join)(directory, manifest_text/* manifestFile */.YE))) {
                this.#packages.add(directory);
                continue;
            }
            const shown = this.#display ?? ((path) => (0,external_node_path_.join)(given, (0,external_node_path_.relative)(start, path)) || '.');
            const names = this.#list(directory, shown(directory));
            const inSkill = step.inSkill || names.some(isSkillFile);
            if (inSkill && !step.inSkill)
                this.#skills.add(directory);
            const kept = names.filter((name) => {
                const path = (0,external_node_path_.join)(directory, name.name);
                const reason = this.#reasonToSkip(path, name, depth + 1);
                if (reason !== null && reason !== 'file')
                    this.#skip(reason, shown(path));
                return reason === null;
            });
            // Last in, first out: pushed from the back, so that the walk is in sorted order.
            for (const { name } of kept.reverse()) {
                waiting.push({ directory: (0,external_node_path_.join)(directory, name), depth: depth + 1, inSkill });
            }
        }
    }
    result() {
        const notChecked = [...this.#skipped].map(([reason, names]) => ({
            what: names.length === 1
                ? (names[0] ?? '')
                : `${names.length} directories: ${(0,quote/* listNames */.Zv)(names, 3)}`,
            why: reasons[reason],
        }));
        return {
            packages: [...this.#packages],
            skills: [...this.#skills],
            notChecked,
            searched: { directories: this.#directories },
        };
    }
    #reasonToSkip(path, { name, type }, depth) {
        if (type === 'link')
            return leadsToDirectory(this.#disk, path) ? 'link' : 'file';
        if (type !== 'directory')
            return 'file';
        if (name === '.git')
            return 'file';
        if (name.startsWith('.'))
            return 'hidden';
        if (name === 'node_modules')
            return 'modules';
        if (depth > limits/* limits */.F.treeDepth)
            return 'deep';
        return this.#ignored(path) ? 'ignored' : null;
    }
    #list(directory, shown) {
        try {
            return listDirectory(this.#disk, directory);
        }
        catch (error) {
            if ((0,fault/* systemCode */.xU)(error) === null)
                throw error;
            this.#skip('unreadable', shown);
            return [];
        }
    }
    #skip(reason, shown) {
        const names = this.#skipped.get(reason);
        if (names === undefined)
            this.#skipped.set(reason, [shown]);
        else
            names.push(shown);
    }
}
// In exact case, as hosts look for it. A directory of that name is no skill; a link may be one, or a broken one.
function isSkillFile({ name, type }) {
    return name === 'SKILL.md' && type !== 'directory';
}
function assertDirectory(disk, path, given) {
    if (leadsToDirectory(disk, path))
        return;
    if (!isThere(disk, path))
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(given)} does not exist`);
    const hint = 'give a package directory, or a directory with packages below it';
    throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(given)} is not a directory`, hint);
}


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

/***/ 2664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ factsBehind),
/* harmony export */   v: () => (/* binding */ factsAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
// What lies at a path that somebody typed: nothing there is an answer, a disk that will not say is a fault.



/** Codes that mean: no path like this leads anywhere. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
function factsBehind(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);
}
/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
function factsAt(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
}
function factsOr(path, ask) {
    try {
        return ask(path);
    }
    catch (error) {
        if (nowhere.has((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) ?? ''))
            return null;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('io', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be looked at: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, null, error);
    }
}


/***/ }),

/***/ 1287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  smokePackages: () => (/* binding */ smokePackages)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/discovery/find-packages.js + 1 modules
var find_packages = __webpack_require__(6964);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
// EXTERNAL MODULE: ./build/smoke/run-smoke.js + 6 modules
var run_smoke = __webpack_require__(8754);
// EXTERNAL MODULE: ./build/checks/find-rule.js + 249 modules
var find_rule = __webpack_require__(3320);
// EXTERNAL MODULE: ./build/registry/read-registry.js
var read_registry = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/registry/tree-url.js
var tree_url = __webpack_require__(5676);
// EXTERNAL MODULE: ./build/usecases/kept-rows.js
var kept_rows = __webpack_require__(9555);
// EXTERNAL MODULE: ./build/usecases/plan-smoke.js + 1 modules
var plan_smoke = __webpack_require__(9773);
;// CONCATENATED MODULE: ./build/usecases/fetch-kept.js





/** Fetches; null where there is nothing to fetch. The caller removes what is kept. Throws `Fault` (`usage`, `io`). */
async function fetchKept(request) {
    const registry = (0,read_registry/* readRegistry */._)(request.file);
    const shelf = new plan_smoke/* RowShelf */.b(request.file);
    const local = request.roots.flatMap((root) => shelf.rowAt(root)?.label ?? []);
    const needed = (0,kept_rows/* withRequirements */.F)(registry, [...request.named, ...local]);
    const serverUrl = request.settings.serverUrl ?? null;
    const rows = registry.rows.flatMap((row) => {
        const parsed = needed.has(row.label) ? (0,tree_url/* parseTreeUrl */.tI)(row.sourceUrl ?? '', { serverUrl }) : null;
        return parsed?.ok === true ? [{ row, source: parsed.source }] : [];
    });
    if (rows.length === 0)
        return null;
    const { checkRemoteRows } = await Promise.all(/* import() */[__webpack_require__.e(6213), __webpack_require__.e(6694), __webpack_require__.e(4527)]).then(__webpack_require__.bind(__webpack_require__, 4527));
    const kept = new kept_rows.KeptRows(request.environment);
    try {
        const result = await checkRemoteRows({
            ...request,
            registry,
            rows,
            mode: () => 'all',
            isError: ({ rule }) => (0,find_rule.findRule)(rule)?.severity === 'error',
            keepIn: kept.directory,
        });
        kept.learn(result.verdicts.values());
        return kept;
    }
    catch (error) {
        kept.remove();
        throw error;
    }
}

// EXTERNAL MODULE: ./build/usecases/process-host.js
var process_host = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/usecases/targets.js
var usecases_targets = __webpack_require__(1591);
;// CONCATENATED MODULE: ./build/usecases/smoke.js
// The smoke command: packages or rows in, one result a package and scope out. Signals end it cleanly: the
// throw-away directories are taken away before the process goes.
// Specification: lifecycle page, "Smoke install"; surfaces page, `smoke`.












/** Runs the smoke install. Throws `Fault` (`usage`) for targets that are not there or hold no package. */
async function smokePackages(command) {
    const host = command.host ?? (0,process_host.processHost)(command.cwd);
    const targets = smokeTargets(command);
    const kept = await fetchRemote(command, targets);
    try {
        return await smokeAll(command, targets, kept, host);
    }
    finally {
        kept?.remove();
    }
}
async function smokeAll(command, targets, kept, host) {
    const { registry } = targets;
    const lost = targets.remote.filter((id) => (kept?.rootOf(id) ?? null) === null);
    const roots = [...targets.roots, ...targets.remote.flatMap((id) => kept?.rootOf(id) ?? [])];
    if (lost.length + roots.length === 0) {
        throw new fault/* Fault */.vC('usage', `found no package in ${command.targets.map(quote/* quote */.hD).join(', ')}`, 'a package is a directory with plugin.json; a row is named kind:name');
    }
    const requests = (0,plan_smoke/* planSmoke */.R)({
        cwd: command.cwd,
        roots,
        registry,
        kept,
        clioVersion: command.clioVersion,
        temporaryRoot: command.temporaryRoot ?? (0,external_node_os_.tmpdir)(),
        ...(command.signal === undefined ? {} : { signal: command.signal }),
    }, host);
    const results = [];
    for (const [done, request] of requests.entries()) {
        command.progress?.(done, requests.length, request.label);
        results.push(...(await (0,run_smoke/* runSmoke */.L)(request, host)));
    }
    return { results: [...results, ...lost.flatMap((id) => untried(id, kept))] };
}
function smokeTargets(command) {
    const isPath = (target) => (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(command.cwd, target), { throwIfNoEntry: false }) !== undefined;
    const rows = command.targets.filter((target) => /^[a-z]+:[^/]+$/.test(target) && !isPath(target));
    const paths = command.targets.filter((target) => !rows.includes(target));
    const { cwd } = command;
    assertPaths(command, paths.filter((target) => !isPath(target)));
    const targets = (0,usecases_targets/* resolveTargets */.h)({
        cwd,
        // A row alone is looked up where check would look.
        paths: paths.length === 0 ? ['.'] : paths,
        registry: command.registry,
    });
    const shelf = new plan_smoke/* RowShelf */.b(targets.registry);
    const isRemote = (id) => (0,source_url/* isRemoteText */.m4)(shelf.row(id)?.sourceUrl ?? '');
    const fromRows = rows.flatMap((id) => {
        const row = shelf.row(id);
        const path = row === null ? null : shelf.pathOf(row);
        if (path !== null)
            return [path];
        if (row !== null && isRemote(id))
            return [];
        const why = row === null ? 'is neither a path nor a row of the registry' : 'has no directory';
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(id)} ${why}`, 'name the registry with --registry');
    });
    const found = paths.length === 0 ? [] : (0,find_packages/* findPackages */.t)(targets.directories).packages;
    const roots = [...new Set([...fromRows, ...found])];
    return { roots, remote: rows.filter(isRemote), registry: targets.registry };
}
/** A name that only a row has is not looked for on the disk. Throws `Fault` (`usage`). */
function assertPaths({ cwd, registry }, lost) {
    const [first] = lost;
    if (registry === null || first === undefined)
        return;
    const near = new plan_smoke/* RowShelf */.b((0,external_node_path_.resolve)(cwd, registry)).near(first);
    if (near === null)
        return;
    throw new fault/* Fault */.vC('usage', `there is no directory ${(0,quote/* quote */.hD)(first)}`, `did you mean ${near}?`);
}
/** Fetches named remote rows, and the remote requirements of everything that is tried; null where there are none. */
async function fetchRemote(command, { roots, remote, registry }) {
    if (registry === null)
        return null;
    return await fetchKept({
        cwd: command.cwd,
        file: registry,
        named: remote,
        roots,
        settings: command.settings ?? {},
        environment: command.environment ?? process.env,
        clioVersion: command.clioVersion,
    });
}
/** A row without bytes: what its source has wrong is check's to say, and an outage is nobody's fault. */
function untried(id, kept) {
    const { decided, why } = kept?.reasonOf(id) ?? { decided: false, why: 'it was not fetched' };
    return ['user', 'project'].map((scope) => ({
        package: id,
        scope,
        result: decided ? 'not-run' : 'inconclusive',
        reason: why,
        assertions: [],
    }));
}


/***/ }),

/***/ 1591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ resolveTargets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(167);
/* harmony import */ var _path_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2664);
// What PATH arguments mean: directories to search, a registry, or one of each.
// Specification: surfaces page, "the registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry".





/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
function resolveTargets(request) {
    const directories = [];
    const registries = [];
    for (const text of request.paths) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, text);
        const facts = (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsBehind */ .i)(path);
        if (facts === null) {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is nothing at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`, 'give a directory, or a registry file');
        }
        if (facts.isDirectory()) {
            directories.push(path);
            const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'registry.yaml'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'library', 'registry.yaml')].find(isThere);
            if (found !== undefined) {
                assertInside(path, found, text);
                registries.push(found);
            }
        }
        else if (/\.ya?ml$/.test(path)) {
            directories.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
            registries.push(path);
        }
        else if (['plugin.json', 'SKILL.md'].includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))) {
            directories.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        }
        else {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is a file that check does not know`, 'give a directory, a registry (.yaml), a plugin.json or a SKILL.md');
        }
    }
    return { directories: [...new Set(directories)], registry: theRegistry(request, registries) };
}
function theRegistry(request, found) {
    if (request.registry !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.registry);
    const distinct = [...new Set(found)];
    if (distinct.length > 1) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${distinct.length} registries found`, 'check one at a time, or name it with --registry');
    }
    return distinct[0] ?? null;
}
/** A committed link must not lead what is read, and what `pin` writes, out of what a person named. */
function assertInside(path, registry, text) {
    const folder = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    const root = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(path);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, folder);
    if (inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside))
        return;
    const link = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(link)} in ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is a link that leads outside, so its registry is not used`, 'put the directory itself there, or name the registry with its own path');
}
/** Anything under that name counts, a directory or a dangling link too: it must not be overlooked. */
function isThere(path) {
    return (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsAt */ .v)(path) !== null;
}


/***/ })

};
