export const id = 6985;
export const ids = [6985];
export const modules = {

/***/ 7075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   QC: () => (/* binding */ duplicateEntries),
/* harmony export */   WQ: () => (/* binding */ describeNode)
/* harmony export */ });
// Parsed data with positions: one tree shape for JSON and YAML, so that validators are written once.
// Mappings keep every entry in file order, duplicates included; nothing is ever a plain object, so a
// key such as `__proto__` is only a string.
/** The entry a host would use for `key`: the last one, as `JSON.parse` does; undefined when absent. */
function entryOf(map, key) {
    for (let at = map.entries.length - 1; at >= 0; at -= 1) {
        const entry = map.entries[at];
        if (entry?.key === key)
            return entry;
    }
    return undefined;
}
/** The value of `key`, or undefined. */
function memberOf(map, key) {
    return entryOf(map, key)?.value;
}
/** The string of a string scalar, else undefined. */
function stringOf(node) {
    return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}
/** Entries whose key occurred before in the same mapping. */
function duplicateEntries(map) {
    const seen = new Set();
    return map.entries.filter((entry) => {
        if (seen.has(entry.key))
            return true;
        seen.add(entry.key);
        return false;
    });
}
/** What a node is, in words for a message: `a list`, `the number 3`, `null`. */
function describeNode(node) {
    if (node.type === 'list')
        return 'a list';
    if (node.type === 'map')
        return 'an object';
    if (node.value === null)
        return 'null';
    return typeof node.value === 'string' ? 'a string' : `the ${typeof node.value} ${node.text}`;
}


/***/ }),

/***/ 4044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ decodeUtf8)
/* harmony export */ });
// Strict UTF-8. A byte-order mark and an invalid byte are told apart, with their offset.
/** Decodes bytes as UTF-8 without repairing anything. `line` is the 1-based line of the first bad byte. */
function decodeUtf8(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
        return { ok: false, why: 'byte-order-mark', line: 1 };
    }
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
        return { ok: false, why: 'utf-16', line: 1 };
    }
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return { ok: true, text };
    }
    catch {
        return { ok: false, why: 'not-utf8', line: lineOfFirstBadByte(bytes) };
    }
}
function lineOfFirstBadByte(bytes) {
    // Decode line by line: a newline byte never occurs inside a multi-byte sequence.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let line = 1;
    let start = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
        if (at < bytes.length && bytes[at] !== 10)
            continue;
        try {
            decoder.decode(bytes.subarray(start, at));
        }
        catch {
            return line;
        }
        line += 1;
        start = at + 1;
    }
    return line;
}


/***/ }),

/***/ 9376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./node_modules/@humanwhocodes/momoa/dist/momoa.js
var momoa = __webpack_require__(3162);
// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
;// CONCATENATED MODULE: ./build/base/json-tree.js
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Builds the tree of valid JSON; nesting must have been bounded before. */
function treeOfValidJson(text) {
    return new Builder(text).root();
}
class Builder {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    root() {
        this.#skipBlanks();
        return this.#value();
    }
    #value() {
        const start = this.#at;
        switch (this.#text.charCodeAt(start)) {
            case 0x7b:
                return { type: 'map', entries: this.#entries(), span: { start, end: this.#at } };
            case 0x5b:
                return { type: 'list', items: this.#items(), span: { start, end: this.#at } };
            case QUOTE: {
                const { text, span } = this.#string();
                return { type: 'scalar', value: text, text, style: 'quoted', span };
            }
            default:
                return this.#literal();
        }
    }
    #entries() {
        const entries = [];
        this.#step();
        while (this.#text[this.#at] === '"') {
            const { text: key, span: keySpan } = this.#string();
            this.#skipBlanks();
            // The colon.
            this.#step();
            entries.push({ key, keySpan, value: this.#value() });
            this.#skipBlanks();
            if (this.#text[this.#at] === ',')
                this.#step();
        }
        this.#at += 1;
        return entries;
    }
    #items() {
        const items = [];
        this.#step();
        while (this.#at < this.#text.length && this.#text[this.#at] !== ']') {
            items.push(this.#value());
            this.#skipBlanks();
            if (this.#text[this.#at] === ',')
                this.#step();
        }
        this.#at += 1;
        return items;
    }
    #string() {
        const start = this.#at;
        let escaped = false;
        let at = start + 1;
        while (at < this.#text.length) {
            const unit = this.#text.charCodeAt(at);
            if (unit === QUOTE)
                break;
            if (unit === BACKSLASH)
                escaped = true;
            at += unit === BACKSLASH ? 2 : 1;
        }
        this.#at = at + 1;
        const text = escaped
            ? String(JSON.parse(this.#text.slice(start, this.#at)))
            : this.#text.slice(start + 1, at);
        return { text, span: { start, end: this.#at } };
    }
    #literal() {
        const start = this.#at;
        while (isOfLiteral(this.#text.charCodeAt(this.#at)))
            this.#at += 1;
        const text = this.#text.slice(start, this.#at);
        const value = text === 'null' ? null : text === 'true' || (text !== 'false' && Number(text));
        return { type: 'scalar', value, text, style: 'plain', span: { start, end: this.#at } };
    }
    /** Over one character and the blanks behind it. */
    #step() {
        this.#at += 1;
        this.#skipBlanks();
    }
    #skipBlanks() {
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09)
                return;
            this.#at += 1;
        }
    }
}
/** Letters, digits, `+`, `-` and `.`: what numbers and words consist of. */
function isOfLiteral(unit) {
    return ((unit >= 0x61 && unit <= 0x7a) ||
        (unit >= 0x30 && unit <= 0x39) ||
        unit === 0x2b ||
        unit === 0x2d ||
        unit === 0x2e ||
        unit === 0x45);
}

// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/base/json.js
// Strict JSON (RFC 8259) with positions, as a DataNode tree. JSON.parse decides whether a text is JSON; where
// it is none, momoa says at which place. Depth is capped before anything recurses.






/** Parses strict JSON: no comments, no trailing commas, no byte-order mark, depth at most `limits.jsonDepth`. */
function parseJson(text) {
    const deep = firstTooDeep(text);
    if (deep !== null) {
        const message = `nested deeper than ${limits/* limits */.F.jsonDepth} levels`;
        return { ok: false, why: 'too-deep', message, span: { start: deep, end: deep + 1 } };
    }
    const refused = refusalOf(text);
    if (refused === null)
        return { ok: true, root: treeOfValidJson(text) };
    try {
        (0,momoa/* parse */.qg)(text, { mode: 'json' });
    }
    catch (error) {
        const end = text.trimEnd().length;
        if (endsTooEarly(text, end))
            return syntaxFault('the text ends too early', end);
        return syntaxFault(phrase(text, error), offsetOf(error));
    }
    // momoa lets raw control characters inside strings pass; JSON does not.
    const control = firstControlInString(text);
    return control === null
        ? syntaxFault(refused, 0)
        : syntaxFault('a raw control character inside a string; write it as an escape', control);
}
/** Why the engine takes the text for no JSON, or null. */
function refusalOf(text) {
    try {
        JSON.parse(text);
        return null;
    }
    catch (error) {
        return (0,fault/* messageOf */.bD)(error).toLowerCase();
    }
}
function syntaxFault(message, at) {
    // Parsers quote the text they fail at, which is hostile.
    const shown = (0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(message));
    return { ok: false, why: 'syntax', message: shown, span: { start: at, end: at + 1 } };
}
/** momoa gives no place for a text that stops in the middle; the engine says where it gave up. */
function endsTooEarly(text, end) {
    try {
        JSON.parse(text);
        return false;
    }
    catch (error) {
        const said = (0,fault/* messageOf */.bD)(error);
        const position = /at position (\d{1,16})/.exec(said)?.[1];
        return position === undefined
            ? /unexpected end/i.test(said)
            : Number(position) >= end && !/after JSON/.test(said);
    }
}
function offsetOf(error) {
    const offset = error instanceof Error && 'offset' in error ? error.offset : 0;
    return typeof offset === 'number' ? offset : 0;
}
function phrase(text, error) {
    const at = offsetOf(error);
    const next = text[at];
    const before = text.slice(0, at).trimEnd().at(-1);
    if ((next === '}' || next === ']') && before === ',')
        return `a comma before the closing "${next}"`;
    if (next === '/')
        return 'a comment; JSON has none';
    if (next === "'")
        return 'a single quote; JSON strings take double quotes';
    if (next === '"' && before !== undefined && /["\]}0-9a-z]/.test(before)) {
        return 'a missing comma or colon before this string';
    }
    return (0,fault/* messageOf */.bD)(error)
        .replace(/\s*\(\d+:\d+\)$/, '')
        .replace(/ found\.$/, '')
        .toLowerCase();
}
function firstControlInString(text) {
    let inString = false;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === 0x22)
            inString = !inString;
        else if (inString && unit < 0x20)
            return at;
        else if (inString && unit === 0x5c)
            at += 1;
    }
    return null;
}
/** Offset of the first bracket that opens a level beyond the cap, or null. Strings are skipped. */
function firstTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (inString) {
            if (unit === 0x5c)
                at += 1;
            else if (unit === 0x22)
                inString = false;
        }
        else if (unit === 0x22)
            inString = true;
        else if (unit === 0x7b || unit === 0x5b) {
            depth += 1;
            if (depth > limits/* limits */.F.jsonDepth)
                return at;
        }
        else if (unit === 0x7d || unit === 0x5d)
            depth -= 1;
    }
    return null;
}


/***/ }),

/***/ 3894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keepFindings)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);

/** An empty keeper; `what` names the thing the findings are about, for `notChecked`. */
function keepFindings(what) {
    const kept = [];
    const counts = new Map();
    const left = new Map();
    const isFull = (rule, refuses = false) => (counts.get(kindOf(rule, refuses)) ?? 0) >= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach;
    const count = (rule, times = 1) => {
        left.set(rule, (left.get(rule) ?? 0) + times);
    };
    return {
        findings: kept,
        isFull,
        count,
        add: (...findings) => {
            for (const one of findings) {
                if (isFull(one.rule, one.refuses)) {
                    count(one.rule);
                    continue;
                }
                const kind = kindOf(one.rule, one.refuses);
                counts.set(kind, (counts.get(kind) ?? 0) + 1);
                kept.push(one);
            }
        },
        left: () => [...left.values()].reduce((sum, each) => sum + each, 0),
        leftByRule: () => left,
        notChecked: () => [...left].map(([rule, more]) => ({
            what: `${more} more findings of ${rule} in ${what}`,
            why: `only the first ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach} of a rule are kept`,
        })),
    };
}
function kindOf(rule, refuses) {
    return refuses ? `${rule}!` : rule;
}


/***/ }),

/***/ 9541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ maskCredentials),
/* harmony export */   R: () => (/* binding */ hideCredentials)
/* harmony export */ });
// URLs in messages without the credentials somebody wrote into them. Reports travel further than a registry.
/** `text` with the user information of every `//user:password@host` in it replaced by `***`. */
function maskCredentials(text) {
    return text.replace(/\/\/[^\s/@]{1,2048}@/g, '//***@');
}
/** The same for a source line, whose columns have to stay where they are. */
function hideCredentials(line) {
    return line.replace(/\/\/([^\s/@]{1,2048})@/g, (whole) => `//${'*'.repeat(whole.length - 3)}@`);
}


/***/ }),

/***/ 9327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ joinRelative),
/* harmony export */   z: () => (/* binding */ parseRelativePath)
/* harmony export */ });
// Relative paths inside a package or repository: `/`-separated, never absolute, never above the root.
/**
 * Normalises `text` lexically (`./a//b/` becomes `a/b`, the root itself becomes `.`).
 * Refuses the empty text, backslashes, NUL, absolute paths (POSIX or drive letter) and paths that
 * climb above the root. Specification: manifest page, "Paths".
 */
function parseRelativePath(text) {
    if (text === '')
        return { ok: false, fault: 'empty' };
    if (text.includes('\\'))
        return { ok: false, fault: 'backslash' };
    if (text.includes('\0'))
        return { ok: false, fault: 'nul' };
    if (text.startsWith('/') || /^[A-Za-z]:/.test(text))
        return { ok: false, fault: 'absolute' };
    const kept = [];
    for (const part of text.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return { ok: false, fault: 'outside' };
    }
    return { ok: true, path: (kept.length === 0 ? '.' : kept.join('/')) };
}
/** Joins `/`-separated relative parts; `.` and empty parts vanish. */
function joinRelative(...parts) {
    const kept = parts.filter((part) => part !== '' && part !== '.');
    return kept.length === 0 ? '.' : kept.join('/');
}


/***/ }),

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Source)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
/* harmony import */ var _mask_credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9541);


/** Decoded text of one file; offsets, lines and columns are in UTF-16 code units. */
class Source {
    file;
    text;
    #starts = null;
    constructor(file, text) {
        this.file = file;
        this.text = text;
    }
    /** The place of the span `[start, end)`; an end on a later line is cut to the first line. */
    place(start, end = start) {
        const starts = this.#lineStarts();
        const at = Math.max(0, Math.min(start, this.text.length));
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= at)
                low = middle;
            else
                high = middle - 1;
        }
        const lineStart = starts[low] ?? 0;
        const lineEnd = this.#lineEnd(lineStart, starts[low + 1] ?? null);
        const column = at - lineStart + 1;
        return {
            file: this.file,
            line: low + 1,
            column,
            endColumn: Math.max(column, Math.min(end, lineEnd) - lineStart + 1),
            ...this.#excerpt(lineStart, lineEnd, at),
        };
    }
    /** The place of a 1-based line as a whole. */
    linePlace(line) {
        return this.place(this.#lineStarts()[line - 1] ?? 0);
    }
    /** The line, or of a long line the part in which the unit at `at` is in sight. */
    #excerpt(lineStart, lineEnd, at) {
        const room = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.excerptLength;
        const wanted = at - lineStart - Math.floor(room / 3);
        const cut = Math.max(0, Math.min(wanted, lineEnd - lineStart - room));
        const end = Math.min(lineEnd, lineStart + cut + room);
        const excerpt = (0,_mask_credentials_js__WEBPACK_IMPORTED_MODULE_1__/* .hideCredentials */ .R)(this.text.slice(lineStart + cut, end));
        return cut === 0 ? { excerpt } : { excerpt, excerptColumn: cut + 1 };
    }
    #lineStarts() {
        if (this.#starts !== null)
            return this.#starts;
        const starts = [0];
        for (let at = 0; at < this.text.length; at += 1) {
            const unit = this.text.charCodeAt(at);
            if (unit === 10 || (unit === 13 && this.text.charCodeAt(at + 1) !== 10))
                starts.push(at + 1);
        }
        this.#starts = starts;
        return starts;
    }
    // From the next line's start, not by looking for the end: a file may be one line of megabytes.
    #lineEnd(lineStart, nextStart) {
        let end = nextStart ?? this.text.length;
        if (nextStart === null)
            return end;
        while (end > lineStart && /[\r\n]/.test(this.text.charAt(end - 1)))
            end -= 1;
        return end;
    }
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ foreignManifests),
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
/* harmony import */ var _manifest_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1983);
// Which files of a package are read into memory while it is hashed: the manifests, and the Markdown that
// payload readers and the portable verdict look at. Nothing is read a second time.


/** Manifests of other clients, which the portable verdict compares with ours. */
const foreignManifests = [
    '.claude-plugin/plugin.json',
    '.claude-plugin/marketplace.json',
    '.codex-plugin/plugin.json',
];
const alwaysHeld = new Set(['mcp.json', ...foreignManifests]);
/** True for a file that every reading of a package keeps. `size` is in bytes. */
function isHeld(path, size) {
    if (path === _manifest_text_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestFile */ .YE)
        return size <= _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.manifestBytes;
    if (path.endsWith('/task.yaml'))
        return isTaskFile(path) && size <= _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.smallFileBytes;
    return path.endsWith('.md') || alwaysHeld.has(path);
}
/** `tasks/NAME/task.yaml`: capabilities page, "A task is a directory with a metadata file". */
function isTaskFile(path) {
    return path.startsWith('tasks/') && path.split('/').length === 3;
}


/***/ }),

/***/ 2233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isComponentId),
/* harmony export */   m: () => (/* binding */ parseComponentReference)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
// The forms of a component's id and of a reference to one.
// Specification: manifest page, `components`.

/** True for at most 80 of `a-z 0-9 . _ -` that begin with a letter or digit. */
function isComponentId(text) {
    return text.length <= _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.componentIdLength && /^[a-z0-9][a-z0-9._-]*$/.test(text);
}
/** Splits `kind:id`; null where the text has not that form. The kind may still be unknown. */
function parseComponentReference(text) {
    const colon = text.indexOf(':');
    if (colon < 1 || colon > 32)
        return null;
    const kind = text.slice(0, colon);
    const id = text.slice(colon + 1);
    return /^[a-z]{1,32}$/.test(kind) && isComponentId(id) ? { kind, id } : null;
}


/***/ }),

/***/ 3826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ hasNoCycle),
/* harmony export */   r: () => (/* binding */ walkCycles)
/* harmony export */ });
// The walk behind cycles.ts, over numbered nodes: one depth-first walk with its own stack, no recursion,
// linear in nodes and edges, whatever a hostile graph looks like.
/** Overlapping cycles beyond these many are left out unless they hold a node not yet told of. */
const overlapping = 64;
/** Once the cycles have these many nodes in all, only those apart from every earlier one are given. */
const nodesInAll = 20_000;
const fresh = -1;
const done = -2;
/**
 * True where no cycle is: nodes that nothing requires are taken away until none is left. Most graphs have
 * none, and this is quicker than the walk. `targets[n]` holds the nodes that node n points at.
 */
function hasNoCycle(targets) {
    const incoming = new Int32Array(targets.length);
    for (const list of targets)
        for (const to of list)
            incoming[to] = (incoming[to] ?? 0) + 1;
    const free = [];
    for (const [node, count] of incoming.entries())
        if (count === 0)
            free.push(node);
    let taken = 0;
    for (let node = free.pop(); node !== undefined; node = free.pop()) {
        taken += 1;
        for (const to of targets[node] ?? []) {
            const left = (incoming[to] ?? 0) - 1;
            incoming[to] = left;
            if (left === 0)
                free.push(to);
        }
    }
    return taken === targets.length;
}
/** `outgoing[n]` holds the edges of node n. Nodes are walked in their order, edges in theirs. */
function walkCycles(outgoing) {
    const found = [];
    const size = outgoing.length;
    // Where a node stands on the path, or that it is not on it yet or any more.
    const step = new Int32Array(size).fill(fresh);
    const told = new Uint8Array(size);
    const path = new Int32Array(size);
    const next = new Int32Array(size);
    // Per step of the path: the last step up to it whose node is in no cycle told of so far, or -1.
    const untold = new Int32Array(size);
    // The same for the last step whose node is in one.
    const known = new Int32Array(size);
    let top = -1;
    let nodes = 0;
    const enter = (node) => {
        top += 1;
        step[node] = top;
        path[top] = node;
        next[top] = 0;
        untold[top] = told[node] === 1 ? (untold[top - 1] ?? -1) : top;
        known[top] = told[node] === 1 ? top : (known[top - 1] ?? -1);
    };
    const isWorthTelling = (from) => {
        if (nodes >= nodesInAll)
            return (known[top] ?? -1) < from;
        return found.length < overlapping || (untold[top] ?? -1) >= from;
    };
    for (let start = 0; start < size; start += 1) {
        if (step[start] !== fresh)
            continue;
        enter(start);
        while (top >= 0) {
            const node = path[top] ?? start;
            const at = next[top] ?? 0;
            const edge = outgoing[node]?.[at];
            if (edge === undefined) {
                step[node] = done;
                top -= 1;
                continue;
            }
            next[top] = at + 1;
            const from = step[edge.to] ?? done;
            if (from === fresh)
                enter(edge.to);
            else if (from >= 0 && isWorthTelling(from)) {
                const members = [...path.subarray(from, top + 1)];
                for (const member of members)
                    told[member] = 1;
                untold.fill(untold[from - 1] ?? -1, from, top + 1);
                for (let at = from; at <= top; at += 1)
                    known[at] = at;
                nodes += members.length;
                found.push({ members, closedBy: edge.mark });
            }
        }
    }
    return found;
}


/***/ }),

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SW: () => (/* binding */ isKnownToAll),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   YZ: () => (/* binding */ generations),
/* harmony export */   cF: () => (/* binding */ renamedTo)
/* harmony export */ });
// Host generations: which names a Clio host knows, as a table. A new generation is one more row, a
// renamed or retired name one more entry; nothing else in the product lists kinds.
// Specification: manifest page, "Host generations".
const older = {
    id: 'before-0.6.2',
    label: 'Clio before 0.6.2',
    hosts: '<0.6.2-0',
    names: {
        resource: ['skills', 'prompts', 'agents', 'fleets'],
        package: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
        row: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
        component: ['prompt', 'agent', 'skill', 'fleet', 'script', 'resource', 'tool'],
    },
    homes: new Map([
        ['skill', 'skills'],
        ['prompt', 'prompts'],
        ['agent', 'agents'],
        ['fleet', 'fleets'],
    ]),
};
const newer = {
    id: '0.6.2',
    label: 'Clio 0.6.2 and later',
    hosts: '>=0.6.2-0',
    names: {
        resource: ['skills', 'prompts', 'agents', 'playbooks'],
        package: ['plugin', 'skill', 'agent', 'prompt', 'playbook'],
        row: ['plugin', 'skill', 'agent', 'prompt', 'playbook', 'extension'],
        component: ['prompt', 'agent', 'skill', 'playbook', 'script', 'resource', 'tool'],
    },
    homes: new Map([
        ['skill', 'skills'],
        ['prompt', 'prompts'],
        ['agent', 'agents'],
        ['playbook', 'playbooks'],
    ]),
};
/** Every known generation, oldest first. The first is the default vocabulary. */
const generations = [older, newer];
/** Names that one generation calls differently than the next, both ways. */
const renames = new Map([
    ['fleets', 'playbooks'],
    ['fleet', 'playbook'],
    ['playbooks', 'fleets'],
    ['playbook', 'fleet'],
]);
/** Names no known generation takes any more. */
const retired = new Set(['themes', 'theme']);
/** True where every known generation has the name in this role. */
function isKnownToAll(role, name) {
    return generations.every((generation) => generation.names[role].includes(name));
}
/** How `name` stands with one generation, in a role. */
function standingOf(generation, role, name) {
    if (generation.names[role].includes(name))
        return { standing: 'known' };
    if (retired.has(name))
        return { standing: 'retired' };
    const where = generations.find((other) => other.names[role].includes(name));
    if (where === undefined)
        return { standing: 'unknown' };
    return { standing: 'elsewhere', where, renamed: renames.get(name) ?? null };
}
/** What `name` is called in the neighbouring generation, or null. */
function renamedTo(name) {
    return renames.get(name) ?? null;
}


/***/ }),

/***/ 7956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ hostSatisfies),
/* harmony export */   Uc: () => (/* binding */ rangeFault),
/* harmony export */   ig: () => (/* binding */ generationOfHost),
/* harmony export */   u2: () => (/* binding */ generationsInRange)
/* harmony export */ });
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6353);
/* harmony import */ var semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(392);
/* harmony import */ var semver_ranges_intersects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3465);
/* harmony import */ var semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4737);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7052);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8806);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3636);
/* harmony import */ var _generations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3516);
/* harmony import */ var _strict_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9394);
// SemVer ranges of hosts (`compatibility.clio`), and which host generations a range reaches.
// Never guesses: a text that is no range reaches nothing.
// Specification: manifest page, "Host generations" and "compatibility".









/** Why `text` is no range a host takes, or null when it is one. */
function rangeFault(text) {
    if (text.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .F.versionLength)
        return 'too-long';
    if (text.split('||').some((part) => part.trim() === ''))
        return 'empty-part';
    if (text.split(/[\s|]+/).some(hasOpenWildcard))
        return 'open-wildcard';
    return semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_3__(text) === null ? 'not-a-range' : null;
}
/**
 * The generations a range reaches, oldest first; null means no range and reaches all. The older one is
 * reached below `0.6.2-0`, the newer from `0.6.2`, or from `0.6.2-0` where the older is not reached: a
 * range that ends at `<0.6.2` contains pre-releases of 0.6.2 only by arithmetic, not by intent.
 */
function generationsInRange(range) {
    if (range === null)
        return _generations_js__WEBPACK_IMPORTED_MODULE_7__/* .generations */ .YZ;
    if (rangeFault(range) !== null)
        return [];
    const reached = [];
    for (const generation of _generations_js__WEBPACK_IMPORTED_MODULE_7__/* .generations */ .YZ) {
        const hosts = reached.length === 0 ? generation.hosts : generation.hosts.replace(/-0$/, '');
        if (semver_ranges_intersects_js__WEBPACK_IMPORTED_MODULE_2__(range, hosts))
            reached.push(generation);
    }
    return reached;
}
/** The generation a host version belongs to. Throws `Fault` (`usage`) where it is no strict version. */
function generationOfHost(version) {
    if ((0,_strict_version_js__WEBPACK_IMPORTED_MODULE_8__/* .versionFault */ .n)(version) !== null) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(version)} is not a Clio version`, 'give a full version such as 0.6.2, or auto');
    }
    const parsed = semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__(version);
    const found = _generations_js__WEBPACK_IMPORTED_MODULE_7__/* .generations */ .YZ.find((generation) => semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_1__(parsed ?? version, generation.hosts, { includePrerelease: true }));
    if (found === undefined)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .Fault */ .vC('internal', `no generation holds ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(version)}`);
    return found;
}
/** True where a host of this version satisfies the range, as `semver` has it: a pre-release only where the range names one of its kind. */
function hostSatisfies(version, range) {
    return range === null || semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_1__(version, range);
}
/** True for `1.x.3`: a number behind a wildcard. `semver` lets it pass behind `~` and `^`, a host does not. */
function hasOpenWildcard(comparator) {
    const release = /^[<>=~^v]*([^-+]*)/.exec(comparator)?.[1] ?? '';
    const parts = release.split('.');
    const wildcard = parts.findIndex((part) => part === 'x' || part === 'X' || part === '*');
    return wildcard !== -1 && parts.slice(wildcard).some((part) => /^[0-9]+$/.test(part));
}


/***/ }),

/***/ 1795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ countsOnly),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   ZA: () => (/* binding */ suggest),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/** What `look` finds, while the manifest has suggestions left; then null. */
function suggest(judgement, look) {
    if (judgement.suggestions.left <= 0)
        return null;
    judgement.suggestions.left -= 1;
    return look();
}
/** Counts a fault that refuses and says so, where it would not be kept; then there is no point in wording it. */
function countsOnly({ findings }, rule) {
    if (!findings.isFull(rule, true))
        return false;
    findings.count(rule, true);
    return true;
}
/** Adds a finding for which no host admits the package. */
function refuse(judgement, rule, fault) {
    report(judgement, rule, { ...fault, refuses: true });
}
/** Adds a finding that leaves admission alone, unless it says otherwise. */
function report(judgement, rule, { at, ...draft }) {
    const refuses = draft.refuses === true;
    if (judgement.findings.isFull(rule, refuses)) {
        judgement.findings.count(rule, refuses);
        return;
    }
    const place = judgement.source.place(at.start, at.end);
    judgement.findings.add({ ...draft, rule, place });
}


/***/ }),

/***/ 7803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ memberLabel),
/* harmony export */   Ey: () => (/* binding */ effectiveEntries),
/* harmony export */   R4: () => (/* binding */ refuseUnknownKeys),
/* harmony export */   br: () => (/* binding */ refuseType),
/* harmony export */   ww: () => (/* binding */ refuseMissingKey)
/* harmony export */ });
/* harmony import */ var _base_data_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7075);
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(578);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1795);
/* harmony import */ var _shown_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3797);
// An object of the manifest and the faults of its keys: unknown, missing, of the wrong type. Each finding
// is at the value, at the unknown key, or at the key of the object that lacks one.
// Specification: manifest page, "Reading" 4.





/** The label of a member, as in `components[3].id`. */
function memberLabel(object, key) {
    return object.prefix === '' ? key : `${object.prefix}.${key}`;
}
/** The last entry of each key, which is the one a host sees, in file order. */
function effectiveEntries(map) {
    const last = new Map();
    for (const entry of map.entries)
        last.set(entry.key, entry);
    return map.entries.filter((entry) => last.get(entry.key) === entry);
}
/** Reports keys outside `allowed`. `hint` may say more about a key; null leaves the fix to the nearest name. */
function refuseUnknownKeys(judgement, object, allowed, hint = () => null) {
    for (const entry of effectiveEntries(object.map)) {
        if (allowed.includes(entry.key) || (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .countsOnly */ .F5)(judgement, 'manifest/unknown-key'))
            continue;
        const near = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .ZA)(judgement, () => (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestOf */ .q)(entry.key, allowed));
        const renamed = near === null ? 'remove it' : `rename it to ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)} if that is meant, else remove it`;
        (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(judgement, 'manifest/unknown-key', {
            messageId: 'unknown',
            message: `unknown key ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.key)} in ${object.label}`,
            at: entry.keySpan,
            found: (0,_shown_value_js__WEBPACK_IMPORTED_MODULE_1__/* .shownValue */ .J)(entry.key),
            expected: `one of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(allowed, allowed.length)}`,
            fix: hint(entry.key) ?? renamed,
        });
    }
}
/** Reports that `object` lacks `key`. */
function refuseMissingKey(judgement, object, key, expected) {
    (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(judgement, 'manifest/missing-key', {
        messageId: 'missing',
        message: `${object.label} has no ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}`,
        at: object.anchor,
        found: null,
        expected,
        fix: `add ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}: ${expected}`,
    });
}
/** Reports a value of the wrong JSON type. `expected` is as in `a string`. */
function refuseType(judgement, label, node, expected) {
    if ((0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .countsOnly */ .F5)(judgement, 'manifest/wrong-type'))
        return;
    const found = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_4__/* .describeNode */ .WQ)(node);
    (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(judgement, 'manifest/wrong-type', {
        messageId: 'wrong-type',
        message: `${label} is ${found}, not ${expected}`,
        at: node.span,
        found,
        expected,
        fix: `write ${expected}, or remove the key where it is optional`,
    });
}


/***/ }),

/***/ 1983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YE: () => (/* binding */ manifestFile),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   k_: () => (/* binding */ parseManifestText)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4044);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7785);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9376);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4103);





const manifestFile = 'plugin.json';
const encodingMessages = {
    'byte-order-mark': 'plugin.json begins with a byte-order mark',
    'utf-16': 'plugin.json is UTF-16',
    'not-utf8': 'plugin.json is not UTF-8',
};
const encodingFixes = {
    'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
    'utf-16': 'save the file as UTF-8 without a byte-order mark',
    'not-utf8': 'replace the bytes on this line and save the file as UTF-8',
};
/** Decodes and parses; every reason why that cannot be done is added to `findings`. */
function parseManifestText(bytes, findings) {
    if (bytes.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.manifestBytes) {
        findings.add(tooLarge(bytes.length));
        return { source: null, root: null };
    }
    const decoded = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeUtf8 */ ._)(bytes);
    if (!decoded.ok) {
        const place = { ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeFile */ .A)(manifestFile), line: decoded.line };
        findings.add({
            rule: 'manifest/not-utf8',
            messageId: decoded.why,
            message: encodingMessages[decoded.why],
            place,
            found: decoded.why === 'not-utf8' ? 'bytes that are no UTF-8' : 'other bytes at the start',
            expected: 'UTF-8 text',
            fix: encodingFixes[decoded.why],
            refuses: true,
        });
        return { source: null, root: null };
    }
    const source = new _base_source_js__WEBPACK_IMPORTED_MODULE_2__/* .Source */ .k(manifestFile, decoded.text);
    const parsed = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(decoded.text);
    if (parsed.ok)
        return { source, root: parsed.root };
    findings.add({
        rule: 'manifest/not-json',
        messageId: parsed.why,
        message: `plugin.json is not JSON: ${parsed.message}`,
        place: source.place(parsed.span.start, parsed.span.end),
        found: parsed.message,
        expected: parsed.why === 'syntax' ? 'strict JSON' : `at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.jsonDepth} levels`,
        refuses: true,
    });
    return { source, root: null };
}
/** The finding for a manifest over the cap, in bytes. */
function tooLarge(size) {
    return {
        rule: 'manifest/too-large',
        messageId: 'too-large',
        message: `plugin.json has ${size} bytes and was not read`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeFile */ .A)(manifestFile),
        found: `${size} bytes`,
        expected: `at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.manifestBytes} bytes`,
        refuses: true,
    };
}


/***/ }),

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VP: () => (/* binding */ isPluginId),
/* harmony export */   t4: () => (/* binding */ suggestPluginName),
/* harmony export */   t5: () => (/* binding */ pluginNameFault)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
// The form of a package name, which is also the id under which a plugin is installed.
// Specification: manifest page, "Root object", `name`.

/** Names a package cannot have because a file of the host has them. */
const reservedNames = ['state.json'];
/** Why `text` is no package name, or null when it is one. */
function pluginNameFault(text) {
    if (text === '')
        return 'empty';
    if (text.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nameLength)
        return 'too-long';
    if (reservedNames.includes(text))
        return 'reserved';
    const formed = /^[a-z0-9][a-z0-9.-]*$/.test(text) && /[a-z0-9]$/.test(text);
    return formed && !text.includes('--') && !text.includes('..') ? null : 'form';
}
/** True for a text that can be a package name and an installed id: 1 to 64 of `a-z 0-9 . -`, well placed. */
function isPluginId(text) {
    return pluginNameFault(text) === null;
}
/** The package name closest to what `text` seems to mean, or null where nothing is left of it. */
function suggestPluginName(text) {
    const folded = text
        .slice(0, 4 * _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nameLength)
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, '-')
        .replace(/\.{2,}/g, '.')
        .replace(/^[.-]{1,256}/, '')
        .slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nameLength)
        .replace(/[.-]{1,64}$/, '');
    return isPluginId(folded) ? folded : null;
}


/***/ }),

/***/ 6985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c7: () => (/* binding */ judgePackageTree),
  Xo: () => (/* binding */ readPackageTree),
  f6: () => (/* binding */ readPluginManifest)
});

// UNUSED EXPORTS: parsePluginManifest

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/digest/read-tree.js + 3 modules
var read_tree = __webpack_require__(8934);
// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
// EXTERNAL MODULE: ./build/manifest/captures.js
var captures = __webpack_require__(5277);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/generations.js
var generations = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/manifest/host-range.js
var host_range = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/manifest/judgement.js
var manifest_judgement = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/manifest/manifest-object.js
var manifest_object = __webpack_require__(7803);
// EXTERNAL MODULE: ./build/manifest/shown-value.js
var shown_value = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/manifest/typed-fields.js
var typed_fields = __webpack_require__(8184);
;// CONCATENATED MODULE: ./build/manifest/compatibility.js
// The range of hosts a package is for. Specification: manifest page, `compatibility`.






/** `compatibility.clio` where it is a range, else null. */
function readRange(judgement, block) {
    const compatibility = (0,typed_fields/* objectMember */.wX)(judgement, block, 'compatibility');
    if (compatibility === null)
        return null;
    (0,manifest_object/* refuseUnknownKeys */.R4)(judgement, compatibility, ['clio']);
    const range = (0,typed_fields/* stringMember */.sk)(judgement, compatibility, 'clio');
    const fault = range === null ? null : (0,host_range/* rangeFault */.Uc)(range.value);
    if (range === null || fault === null)
        return range?.value ?? null;
    const found = (0,quote/* quote */.hD)(range.value);
    const messages = {
        'too-long': `compatibility.clio has ${range.value.length} characters`,
        'empty-part': `compatibility.clio ${found} has an empty alternative`,
        'open-wildcard': `compatibility.clio ${found} has a number behind a wildcard`,
        'not-a-range': `compatibility.clio ${found} is not a range of versions`,
    };
    (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/compatibility', {
        messageId: fault,
        message: messages[fault],
        at: range.span,
        found: (0,shown_value/* shownValue */.J)(range.value),
        expected: 'a semantic version range of at most 256 characters, such as ">=0.5.0 <0.7.0"',
        fix: null,
    });
    return null;
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
;// CONCATENATED MODULE: ./build/manifest/names-in-manifest.js





const roleWords = {
    resource: 'resource kind',
    package: 'package kind',
    row: 'requirement kind',
    component: 'component kind',
};
const retiredFixes = {
    resource: 'delete the key and the files of the directory',
    package: 'write a kind that hosts take, or leave the key out for a plugin',
    row: 'delete the requirement',
    component: 'delete the component and its file',
};
/** True where the generation knows the name; else the finding is added. Uses that other generations refuse are noted. */
function judgeName(judgement, name) {
    const standing = (0,generations/* standingOf */.YP)(judgement.generation, name.role, name.name);
    if (standing.standing === 'known') {
        if (!(0,generations/* isKnownToAll */.SW)(name.role, name.name)) {
            judgement.uses.push({ role: name.role, name: name.name, span: name.at });
        }
        return true;
    }
    const words = roleWords[name.role];
    const known = judgement.generation.names[name.role];
    const expected = `one of ${(0,quote/* listNames */.Zv)(known, known.length)}`;
    const found = (0,quote/* quote */.hD)(name.name);
    if (standing.standing === 'retired') {
        (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/retired-kind', {
            messageId: 'retired',
            message: `the ${words} ${found} is retired: no host takes it any more`,
            at: name.at,
            found: (0,shown_value/* shownValue */.J)(name.name),
            expected,
            fix: retiredFixes[name.role],
        });
    }
    else if (standing.standing === 'elsewhere') {
        const renamed = standing.renamed;
        const reach = judgement.range === null ? '' : ' and a range that reaches it';
        const only = judgement.range === null ? '' : `, and compatibility.clio is ${(0,quote/* quote */.hD)(judgement.range)}`;
        (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/other-generation', {
            messageId: 'other-generation',
            message: `only ${standing.where.label} knows the ${words} ${found}; ${judgement.generation.label} refuses it${only}`,
            at: name.at,
            found: (0,shown_value/* shownValue */.J)(name.name),
            expected,
            fix: renamed === null
                ? `remove ${found}, or use only names of ${standing.where.label}${reach}`
                : `rename it to ${(0,quote/* quote */.hD)(renamed)}, or use only names of ${standing.where.label}${reach}`,
        });
    }
    else {
        const near = (0,manifest_judgement/* suggest */.ZA)(judgement, () => (0,nearest/* nearestOf */.q)(name.name, known));
        (0,manifest_judgement/* refuse */.TR)(judgement, name.unknownRule, {
            messageId: 'unknown-kind',
            message: `unknown ${words} ${found}`,
            at: name.at,
            found: (0,shown_value/* shownValue */.J)(name.name),
            expected,
            fix: name.unknownFix ?? (near === null ? `use ${expected}` : `write ${(0,quote/* quote */.hD)(near)}`),
        });
    }
    return false;
}

// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(8011);
;// CONCATENATED MODULE: ./build/manifest/requirements.js
// What a package requires of others: `kind:name`. Specification: manifest page, `requires`.






/** Each requirement once, in file order; those without the form are reported and left out. */
function readRequires(judgement, block) {
    const seen = new Set();
    for (const item of (0,typed_fields/* stringItems */.QN)(judgement, block, 'requires')) {
        const found = /^([^:]*):(.*)$/s.exec(item.value);
        const kind = found?.[1] ?? '';
        if (found === null || !/^[a-z0-9][a-z0-9.-]*$/.test(found[2] ?? '') || kind === '') {
            (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/requires', {
                messageId: 'form',
                message: `requirement ${(0,quote/* quote */.hD)(item.value)} does not have the form kind:name`,
                at: item.span,
                found: (0,shown_value/* shownValue */.J)(item.value),
                expected: 'kind:name, the name of a-z 0-9 . -, as in "skill:page-reader"',
                fix: fixFor(judgement, item.value),
            });
            continue;
        }
        judgeName(judgement, {
            role: 'row',
            name: kind,
            at: item.span,
            unknownRule: 'manifest/requires',
        });
        if (seen.has(item.value)) {
            (0,manifest_judgement/* report */.z8)(judgement, 'manifest/requires-twice', {
                messageId: 'twice',
                message: `requirement ${(0,quote/* quote */.hD)(item.value)} is listed twice`,
                at: item.span,
                found: (0,shown_value/* shownValue */.J)(item.value),
                expected: 'each requirement once',
            });
        }
        seen.add(item.value);
    }
    return [...seen];
}
/** A name alone most likely means a plugin; only its author knows. */
function fixFor({ generation }, text) {
    if ((0,plugin_id/* pluginNameFault */.t5)(text) !== null)
        return null;
    const others = generation.names.row.filter((kind) => kind !== 'plugin');
    return `write ${(0,quote/* quote */.hD)(`plugin:${text}`)}, or where ${(0,quote/* quote */.hD)(text)} is no plugin its kind: ${others.join(', ')}`;
}

;// CONCATENATED MODULE: ./build/manifest/clio-block.js
// The Clio block of plugin.json: manifest version, package kind, requirements, hosts. Resources and
// components have their own readers. Specification: manifest page, `extensions["ai.iowarp.clio"]`.








const blockKeys = [
    'manifestVersion',
    'kind',
    'requires',
    'evals',
    'compatibility',
    'resources',
    'components',
];
/** Validates the block without resources and components; an absent block has the defaults. */
function readClioBlock(judgement, block) {
    if (block === null)
        return { kind: 'plugin', kindAt: null, requires: [], range: null };
    (0,manifest_object/* refuseUnknownKeys */.R4)(judgement, block, blockKeys);
    readManifestVersion(judgement, block);
    const kindAt = (0,typed_fields/* stringMember */.sk)(judgement, block, 'kind');
    const evals = (0,data_node/* entryOf */.Ms)(block.map, 'evals');
    if (evals !== undefined) {
        (0,manifest_judgement/* report */.z8)(judgement, 'manifest/evals-retired', {
            messageId: 'evals',
            message: '"evals" is retired and ignored',
            at: evals.keySpan,
            found: 'evals',
            expected: 'no such key',
        });
    }
    return {
        kind: readKind(judgement, block, kindAt),
        kindAt,
        requires: readRequires(judgement, block),
        range: readRange(judgement, block),
    };
}
function readManifestVersion(judgement, block) {
    const entry = (0,data_node/* entryOf */.Ms)(block.map, 'manifestVersion');
    if (entry === undefined) {
        (0,manifest_object/* refuseMissingKey */.ww)(judgement, block, 'manifestVersion', 'the number 1');
        return;
    }
    const value = entry.value;
    if (value.type === 'scalar' && value.value === 1)
        return;
    const found = value.type === 'scalar' && typeof value.value === 'string'
        ? `the string ${(0,quote/* quote */.hD)(value.value)}`
        : value.type === 'scalar'
            ? value.text
            : value.type === 'list'
                ? 'a list'
                : 'an object';
    (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/manifest-version', {
        messageId: 'other-version',
        message: `manifestVersion is ${found}, not the number 1`,
        at: value.span,
        found,
        expected: 'the number 1',
        fix: 'write 1, without quotes',
    });
}
function readKind(judgement, block, kind) {
    if (kind === null)
        return (0,data_node/* entryOf */.Ms)(block.map, 'kind') === undefined ? 'plugin' : null;
    const known = judgeName(judgement, {
        role: 'package',
        name: kind.value,
        at: kind.span,
        unknownRule: 'manifest/kind',
    });
    return known ? kind.value : null;
}

// EXTERNAL MODULE: ./build/manifest/component-id.js
var component_id = __webpack_require__(2233);
// EXTERNAL MODULE: ./build/manifest/cycle-walk.js
var cycle_walk = __webpack_require__(3826);
;// CONCATENATED MODULE: ./build/manifest/component-graph.js







/** Builds the graph of the declared components and adds its findings. */
function buildComponentGraph(judgement, components) {
    const numbers = numberNodes(judgement, components);
    const nodes = [...numbers.keys()];
    const targets = nodes.map(() => []);
    const marks = nodes.map(() => []);
    const edges = [];
    // Per node the component that referred to it last: cheaper than a set for each component.
    const lastFrom = new Int32Array(nodes.length).fill(-1);
    for (const [at, component] of components.entries()) {
        const from = nodeName(component);
        const number = from === null ? -1 : (numbers.get(from) ?? -1);
        const missing = new Set();
        for (const { value: to, span } of component.requires) {
            const target = numbers.get(to);
            if (target === undefined ? missing.has(to) : lastFrom[target] === at) {
                (0,manifest_judgement/* report */.z8)(judgement, 'component/reference-twice', {
                    messageId: 'twice',
                    message: `${component.label} requires ${(0,quote/* quote */.hD)(to)} twice`,
                    at: span,
                    found: (0,shown_value/* shownValue */.J)(to),
                    expected: 'each reference once',
                });
                continue;
            }
            if (target === undefined)
                missing.add(to);
            else
                lastFrom[target] = at;
            if (from === to) {
                (0,manifest_judgement/* refuse */.TR)(judgement, 'component/self-reference', {
                    messageId: 'self',
                    message: `${(0,quote/* quote */.hD)(to)} requires itself`,
                    at: span,
                    found: (0,shown_value/* shownValue */.J)(to),
                    expected: 'another component',
                });
            }
            else if (target === undefined)
                refuseTarget(judgement, to, span, nodes);
            else if (from !== null) {
                targets[number]?.push(target);
                marks[number]?.push(span);
                edges.push({ from, to });
            }
        }
    }
    const cycles = (0,cycle_walk/* hasNoCycle */.K)(targets) ? [] : (0,cycle_walk/* walkCycles */.r)(numberedEdges(targets, marks));
    if (cycles.length > 0)
        refuseCycles(judgement, nodes, cycles);
    return { nodes, edges, cycles: cycles.map(({ members }) => closedPath(nodes, members)) };
}
function numberedEdges(targets, marks) {
    return targets.map((list, node) => list.flatMap((to, at) => {
        const mark = marks[node]?.[at];
        return mark === undefined ? [] : [{ to, mark }];
    }));
}
function nodeName(component) {
    return component.kind === null || component.id === null
        ? null
        : `${component.kind.value}:${component.id.value}`;
}
/** Numbers each `kind:id` in file order; a second declaration is reported and has the number of the first. */
function numberNodes(judgement, components) {
    const numbers = new Map();
    const first = new Map();
    for (const component of components) {
        const name = nodeName(component);
        if (name === null || component.id === null)
            continue;
        const earlier = first.get(name);
        if (earlier === undefined) {
            numbers.set(name, numbers.size);
            first.set(name, component);
            continue;
        }
        const { start, end } = earlier.id?.span ?? component.id.span;
        (0,manifest_judgement/* refuse */.TR)(judgement, 'component/duplicate', {
            messageId: 'duplicate',
            message: `${component.label} declares ${(0,quote/* quote */.hD)(name)} a second time, after ${earlier.label}`,
            at: component.id.span,
            found: (0,shown_value/* shownValue */.J)(name),
            expected: 'each kind:id once',
            related: [{ message: 'declared first here', place: judgement.source.place(start, end) }],
        });
    }
    return numbers;
}
function refuseTarget(judgement, to, at, names) {
    const reference = (0,component_id/* parseComponentReference */.m)(to);
    if (reference === null) {
        (0,manifest_judgement/* refuse */.TR)(judgement, 'component/reference', {
            messageId: 'form',
            message: `reference ${(0,quote/* quote */.hD)(to)} does not have the form kind:id`,
            at,
            found: (0,shown_value/* shownValue */.J)(to),
            expected: 'kind:id of a component of this package, as in "skill:reader"',
        });
        return;
    }
    const known = judgeName(judgement, {
        role: 'component',
        name: reference.kind,
        at,
        unknownRule: 'component/reference',
        ...(judgement.generation.names.row.includes(reference.kind)
            ? {
                unknownFix: `a component requires components of its own package only: write ${(0,quote/* quote */.hD)(to)} into "requires" of the Clio block itself`,
            }
            : {}),
    });
    if (!known)
        return;
    const best = (0,manifest_judgement/* suggest */.ZA)(judgement, () => (0,nearest/* nearestOf */.q)(to, names));
    (0,manifest_judgement/* refuse */.TR)(judgement, 'component/missing-target', {
        messageId: 'missing',
        message: `the package has no component ${(0,quote/* quote */.hD)(to)}`,
        at,
        found: (0,shown_value/* shownValue */.J)(to),
        expected: 'a component that this manifest declares',
        fix: best === null ? null : `write ${(0,quote/* quote */.hD)(best)}, or declare ${(0,quote/* quote */.hD)(to)} as a component`,
    });
}
function refuseCycles(judgement, nodes, cycles) {
    const shown = nodes.map((node) => ((0,component_id/* parseComponentReference */.m)(node) === null ? (0,quote/* quote */.hD)(node) : node));
    for (const { members, closedBy } of cycles) {
        const path = closedPath(shown, members).join(' → ');
        (0,manifest_judgement/* refuse */.TR)(judgement, 'component/cycle', {
            messageId: 'cycle',
            message: `components require each other in a circle: ${path}`,
            at: closedBy,
            found: path,
            expected: 'requirements without a circle',
            fix: 'remove this reference, or another one of the circle',
        });
    }
}
function closedPath(names, members) {
    return [...members, members[0] ?? 0].map((member) => names[member] ?? '');
}

// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
;// CONCATENATED MODULE: ./build/manifest/tree-path.js
// What a path of the manifest names inside the package tree, links followed. Works on the tree value
// that was hashed, never on the disk. Specification: manifest page, "Paths".



/** No file system has longer names, in code units. */
const longestName = 255;
/** Resolves the text of a path value. */
function namePath(tree, text) {
    const parsed = (0,relative_path/* parseRelativePath */.z)(text);
    if (!parsed.ok)
        return { ok: false, fault: parsed.fault, path: null };
    const entry = (0,digest_tree/* resolveInTree */.O4)(tree, parsed.path);
    if (entry === 'root')
        return { ok: true, path: parsed.path, real: '.', type: 'directory' };
    if (entry !== null)
        return { ok: true, path: parsed.path, real: entry.path, type: entry.type };
    const fault = leadsOutside(tree, parsed.path) ? 'leads-outside' : 'missing';
    return { ok: false, fault, path: parsed.path };
}
/** Steps of a missing path that are looked at. */
const mostSteps = 32;
/**
 * The existing path whose steps are those of the missing one or close to them, or null. Each step is looked
 * for in one directory only.
 */
function nearestPath(tree, path) {
    const steps = path.split('/', mostSteps + 1);
    if (steps.length > mostSteps)
        return null;
    let found = '';
    for (const step of steps) {
        const parent = (0,digest_tree/* resolveInTree */.O4)(tree, found === '' ? '.' : found);
        if (parent === null || step.length > longestName)
            return null;
        const name = nearestName(tree, parent === 'root' ? '.' : parent.path, step);
        if (name === null)
            return null;
        found = found === '' ? name : `${found}/${name}`;
    }
    return found;
}
function nearestName(tree, directory, step) {
    if (tree.byPath.has(directory === '.' ? step : `${directory}/${step}`))
        return step;
    const folded = step.toLowerCase();
    const names = (0,digest_tree/* childrenOf */.LU)(tree, directory).map((entry) => baseOf(entry.path));
    const same = names.find((other) => other.toLowerCase() === folded) ?? (0,nearest/* nearestOf */.q)(step, names);
    if (same !== null)
        return same;
    // Two letters swapped are two edits, too many for a short name to be taken for near.
    const letters = lettersOf(step);
    return (names.find((other) => other.length === step.length && lettersOf(other) === letters) ?? null);
}
function lettersOf(name) {
    return [...name].sort().join('');
}
/**
 * The one file that ends with the missing path (a directory before it was forgotten), or the only one of its
 * name; else null.
 */
function movedPath(tree, path) {
    const base = baseOf(path);
    const named = tree.entries.filter((entry) => entry.type === 'file' && baseOf(entry.path) === base);
    const [ending, ...others] = named.filter((entry) => entry.path.endsWith(`/${path}`));
    if (ending !== undefined && others.length === 0)
        return ending.path;
    // Every skill has a file of this name: being the only one says nothing.
    const [only, ...more] = base === 'SKILL.md' ? [] : named;
    return only !== undefined && more.length === 0 ? only.path : null;
}
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** True where the first step that leads nowhere is a link. One walk: a path may have a million steps. */
function leadsOutside(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        const next = current === '.' ? part : `${current}/${part}`;
        const entry = tree.byPath.get(next);
        if (entry === undefined)
            return false;
        if (entry.type === 'link' && entry.resolved === null)
            return true;
        current = entry.type === 'link' ? (entry.resolved ?? next) : next;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/manifest/path-faults.js
// The words for a path of the manifest that names nothing usable, and how to put it right.
// Specification: manifest page, "Paths".



const phrases = {
    empty: 'is empty',
    backslash: 'contains a backslash',
    nul: 'contains a NUL',
    absolute: 'is absolute',
    outside: 'climbs out of the package',
    missing: 'does not exist',
    'leads-outside': 'leads out of the package through a link, or nowhere',
};
/** What is wrong with a path, as the rest of a sentence that begins with the path. */
function pathPhrase(fault) {
    return phrases[fault];
}
/** How to fix exactly this path, or null. */
function pathFix(judgement, text, named) {
    if (named.fault === 'backslash')
        return `write ${(0,quote/* quote */.hD)(text.replaceAll('\\', '/'))}`;
    const { fault, path } = named;
    if (fault !== 'missing' || path === null)
        return null;
    const near = (0,manifest_judgement/* suggest */.ZA)(judgement, () => nearestPath(judgement.tree, path));
    return near === null ? null : `write ${(0,quote/* quote */.hD)(near)}`;
}

;// CONCATENATED MODULE: ./build/manifest/component-file.js





/** The regular file that `path` names; null, with a finding, where it names none. */
function readComponentFile(judgement, label, path, kind) {
    const named = namePath(judgement.tree, path.value);
    const found = (0,quote/* quote */.hD)(path.value);
    const fault = (messageId, message, expected, fix) => {
        (0,manifest_judgement/* refuse */.TR)(judgement, 'component/path', {
            messageId,
            message: `${label}.path ${message}`,
            at: path.span,
            found: (0,shown_value/* shownValue */.J)(path.value),
            expected,
            fix,
        });
        return null;
    };
    if (!named.ok) {
        const near = missingFile(judgement, named);
        return fault(named.fault, `${found} ${pathPhrase(named.fault)}${near === null ? '' : `; did you mean ${(0,quote/* quote */.hD)(near)}?`}`, 'a regular file inside the package, relative, with /', near === null ? missingFix(judgement, path.value, named) : `write ${(0,quote/* quote */.hD)(near)}`);
    }
    if (named.type !== 'file') {
        const skill = named.path === '.' ? 'SKILL.md' : `${named.path}/SKILL.md`;
        const inside = kind === 'skill' ? `write ${(0,quote/* quote */.hD)(skill)}` : null;
        return fault('not-a-file', `${found} is a directory`, 'a regular file', inside);
    }
    if (/\/\.{0,2}$/.test(path.value)) {
        const fix = `write ${(0,quote/* quote */.hD)(named.path)}`;
        return fault('not-a-file', `${found} names a directory`, 'a regular file', fix);
    }
    const name = named.path.slice(named.path.lastIndexOf('/') + 1);
    if (kind === 'skill' && name !== 'SKILL.md') {
        const fix = 'name the SKILL.md of the skill, or use the component kind "resource"';
        fault('skill-file', `${found} is not named SKILL.md`, 'a file named SKILL.md', fix);
    }
    return { path: named.path, real: named.real, at: path.span };
}
function missingFix(judgement, text, named) {
    if (named.fault !== 'missing')
        return pathFix(judgement, text, named);
    return `create the file ${(0,quote/* quote */.hD)(text)}, or name one that is there`;
}
/** The file that is probably meant by a path where nothing is, or null. */
function missingFile(judgement, { fault, path }) {
    if (fault !== 'missing' || path === null)
        return null;
    const { tree } = judgement;
    return (0,manifest_judgement/* suggest */.ZA)(judgement, () => nearestPath(tree, path) ?? movedPath(tree, path));
}

;// CONCATENATED MODULE: ./build/manifest/component-home.js
// Public components live in the resource root of their kind; elsewhere no host would load them.
// Specification: manifest page, "A component of a public kind".



/** Reports a public component outside the root of its kind, or without such a root. */
function judgeComponentHome(judgement, { label, kind, file, resources }) {
    const home = judgement.generation.homes.get(kind);
    if (home === undefined)
        return;
    const root = resources.roots.get(home);
    if (root === undefined) {
        // A root that is declared with a fault has its own finding; a second one would only repeat it.
        if (resources.declared.has(home))
            return;
        const first = file.path.split('/')[0] ?? '';
        const fix = home === 'skills'
            ? 'move the file into skills/'
            : file.path.includes('/')
                ? resources.declared.size > 0
                    ? `add to "resources" in plugin.json: ${(0,quote/* quote */.hD)(home)}: ${(0,quote/* quote */.hD)(first)}`
                    : `write in the "ai.iowarp.clio" block of plugin.json: "resources": { ${(0,quote/* quote */.hD)(home)}: ${(0,quote/* quote */.hD)(first)} }`
                : `move the file into a directory and declare that as ${(0,quote/* quote */.hD)(home)} in resources`;
        (0,manifest_judgement/* refuse */.TR)(judgement, 'component/outside-root', {
            messageId: 'no-root',
            message: `${label} is of kind ${(0,quote/* quote */.hD)(kind)}, and the package has no ${home} root`,
            at: file.at,
            found: (0,shown_value/* shownValue */.J)(file.path),
            expected: `a path inside the ${home} root`,
            fix,
        });
        return;
    }
    if (root.path === '.' || file.path.startsWith(`${root.path}/`))
        return;
    (0,manifest_judgement/* refuse */.TR)(judgement, 'component/outside-root', {
        messageId: 'outside',
        message: `${label}.path ${(0,quote/* quote */.hD)(file.path)} is outside the ${home} root ${(0,quote/* quote */.hD)(root.path)}`,
        at: file.at,
        found: (0,shown_value/* shownValue */.J)(file.path),
        expected: `a path inside ${(0,quote/* quote */.hD)(`${root.path}/`)}`,
        fix: `move the file into ${(0,quote/* quote */.hD)(`${root.path}/`)} and change the path`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/components.js
// The `components` list: each entry's keys, kind, id and path, and its place inside the resource root of
// its kind. References between components are the component graph's. Specification: manifest page, `components`.











const componentKeys = ['kind', 'id', 'path', 'requires'];
const requiredKeys = {
    kind: 'a component kind such as "skill"',
    id: 'an id such as "reader"',
    path: 'the path of its file',
};
/** Reads every component; what can be read of a faulty one is kept. */
function readComponents(judgement, block, resources) {
    const list = block === null ? null : (0,typed_fields/* listMember */.DW)(judgement, block, 'components');
    if (list === null)
        return [];
    if (list.items.length > limits/* limits */.F.components) {
        (0,manifest_judgement/* refuse */.TR)(judgement, 'component/too-many', {
            messageId: 'too-many',
            message: `components has ${list.items.length} entries`,
            at: list.span,
            found: String(list.items.length),
            expected: `at most ${limits/* limits */.F.components}`,
        });
    }
    return list.items.slice(0, limits/* limits */.F.components).flatMap((item, at) => {
        const label = `components[${at}]`;
        if (item.type === 'map')
            return [readComponent(judgement, item, label, resources)];
        (0,manifest_object/* refuseType */.br)(judgement, label, item, 'an object');
        return [];
    });
}
function readComponent(judgement, map, label, resources) {
    // A list item has no key of its own: a missing key is reported at its opening brace.
    const anchor = { start: map.span.start, end: map.span.start + 1 };
    const object = { map, label, prefix: label, anchor };
    (0,manifest_object/* refuseUnknownKeys */.R4)(judgement, object, componentKeys);
    for (const [key, expected] of Object.entries(requiredKeys)) {
        if ((0,data_node/* entryOf */.Ms)(map, key) === undefined)
            (0,manifest_object/* refuseMissingKey */.ww)(judgement, object, key, expected);
    }
    const kind = (0,typed_fields/* stringMember */.sk)(judgement, object, 'kind');
    const kindKnown = kind !== null &&
        judgeName(judgement, {
            role: 'component',
            name: kind.value,
            at: kind.span,
            unknownRule: 'component/kind',
        });
    const id = readId(judgement, object);
    const path = (0,typed_fields/* stringMember */.sk)(judgement, object, 'path');
    const file = path === null ? null : readComponentFile(judgement, label, path, kind?.value ?? null);
    if (kind !== null && kindKnown && file !== null) {
        judgeComponentHome(judgement, { label, kind: kind.value, file, resources });
    }
    const requires = (0,typed_fields/* stringItems */.QN)(judgement, object, 'requires');
    return { label, kind, id, file, requires };
}
function readId(judgement, object) {
    const id = (0,typed_fields/* stringMember */.sk)(judgement, object, 'id');
    if (id === null || (0,component_id/* isComponentId */.f)(id.value))
        return id;
    (0,manifest_judgement/* refuse */.TR)(judgement, 'component/id', {
        messageId: 'form',
        message: `${object.label}.id ${(0,quote/* quote */.hD)(id.value)} does not have the form of an id`,
        at: id.span,
        found: (0,shown_value/* shownValue */.J)(id.value),
        expected: '1 to 80 characters of a-z 0-9 . _ -, the first a letter or digit',
    });
    return id;
}

// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
;// CONCATENATED MODULE: ./build/manifest/finding-list.js
// Collects findings of a manifest up to a cap for each rule. What is over the cap is counted and still
// decides admission, so that a hostile manifest can neither flood a report nor hide a refusal.



class finding_list_FindingList {
    #keeper = (0,keep_findings/* keepFindings */.q)('the manifest');
    #refusals = 0;
    add(draft) {
        this.addAll([(0,finding/* finding */.g)(draft)]);
    }
    addAll(findings) {
        for (const one of findings) {
            if (one.refuses)
                this.#refusals += 1;
            this.#keeper.add(one);
        }
    }
    /** Takes over what another list kept, counted and refused. */
    absorb(other) {
        const kept = other.#keeper.findings;
        this.addAll(kept);
        for (const [rule, times] of other.#keeper.leftByRule())
            this.#keeper.count(rule, times);
        this.#refusals += other.#refusals - kept.filter((one) => one.refuses).length;
    }
    /** True when further findings of that kind are only counted; then there is no point in wording them. */
    isFull(rule, refuses) {
        return this.#keeper.isFull(rule, refuses);
    }
    /** Counts a finding that is not kept. */
    count(rule, refuses) {
        if (refuses)
            this.#refusals += 1;
        this.#keeper.count(rule);
    }
    /** How many findings refuse the package, those over the cap included. */
    get refusals() {
        return this.#refusals;
    }
    /** What was kept, in the order it came, and a last finding that counts the rest. */
    list(file) {
        const { findings } = this.#keeper;
        const left = this.#keeper.left();
        if (left === 0)
            return [...findings];
        const more = (0,finding/* finding */.g)({
            rule: 'manifest/more-findings',
            messageId: 'more',
            message: `${left} more findings are not shown`,
            place: (0,finding/* wholeFile */.A)(file),
            found: String(findings.length + left),
            expected: `at most ${limits/* limits */.F.findingsEach} of each rule`,
        });
        return [...findings, more];
    }
}

;// CONCATENATED MODULE: ./build/manifest/resource-roots.js









/** Reads `resources`. `packageKind` null means that the kind is not known; then `.` is let pass. */
function readResourceRoots(judgement, block, packageKind) {
    const roots = new Map();
    const declared = new Set();
    const resources = block === null ? null : (0,typed_fields/* objectMember */.wX)(judgement, block, 'resources');
    for (const entry of resources === null ? [] : (0,manifest_object/* effectiveEntries */.Ey)(resources.map)) {
        const label = resources === null ? entry.key : (0,manifest_object/* memberLabel */.B5)(resources, entry.key);
        const known = judgeName(judgement, {
            role: 'resource',
            name: entry.key,
            at: entry.keySpan,
            unknownRule: 'manifest/resource-kind',
        });
        if (!known)
            continue;
        declared.add(entry.key);
        const value = (0,typed_fields/* stringValue */.r$)(judgement, label, entry.value);
        const root = value === null ? null : readRoot(judgement, { kind: entry.key, label, value, packageKind });
        if (root !== null)
            roots.set(entry.key, root);
    }
    if (!declared.has('skills')) {
        const skills = (0,digest_tree/* resolveInTree */.O4)(judgement.tree, 'skills');
        if (skills !== null && (skills === 'root' || skills.type === 'directory')) {
            const real = skills === 'root' ? '.' : skills.path;
            roots.set('skills', { kind: 'skills', path: 'skills', real, at: null });
        }
    }
    return { roots, declared };
}
function readRoot(judgement, declared) {
    const { kind, label, value, packageKind } = declared;
    const named = namePath(judgement.tree, value.value);
    const found = (0,quote/* quote */.hD)(value.value);
    const fault = (messageId, message, expected, fix) => {
        (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/resource-path', {
            messageId,
            message: `${label} ${message}`,
            at: value.span,
            found: (0,shown_value/* shownValue */.J)(value.value),
            expected,
            fix,
        });
        return null;
    };
    const path = named.path;
    if (path !== null && kind === 'skills') {
        const dotAllowed = packageKind === 'skill' || packageKind === null;
        if (path !== 'skills' && !(path === '.' && dotAllowed)) {
            const expected = dotAllowed ? '"skills" or "."' : '"skills"';
            const fix = path === '.'
                ? 'move the skills into skills/, or make this a package of kind "skill"'
                : `move ${found} to skills/ and write "skills"`;
            return fault('skills-elsewhere', `is ${found}, and hosts read only ${expected}`, expected, fix);
        }
    }
    else if (path === '.') {
        return fault('whole-root', 'is the package root itself', 'a directory inside the package', null);
    }
    if (!named.ok) {
        const create = `create ${found} with its files, or remove ${(0,quote/* quote */.hD)(kind)} from resources`;
        return fault(named.fault, `${found} ${pathPhrase(named.fault)}`, 'a directory inside the package, relative, with /', pathFix(judgement, value.value, named) ?? (named.fault === 'missing' ? create : null));
    }
    if (named.type !== 'directory') {
        const cut = named.path.lastIndexOf('/');
        const fix = cut === -1 ? null : `write ${(0,quote/* quote */.hD)(named.path.slice(0, cut))}`;
        return fault('not-a-directory', `${found} is a file`, 'a directory', fix);
    }
    return { kind, path: named.path, real: named.real, at: value.span };
}

// EXTERNAL MODULE: ./build/manifest/root-object.js + 2 modules
var root_object = __webpack_require__(4935);
;// CONCATENATED MODULE: ./build/manifest/single-kind.js



/** Judges a package whose kind is known; `kind` is where the manifest says it. */
function judgeSingleKind(judgement, kind, components, resources) {
    const home = judgement.generation.homes.get(kind.value);
    if (home === undefined)
        return;
    const fault = (messageId, at, message, found, fix) => (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/single-kind', {
        messageId,
        message: `a package of kind ${(0,quote/* quote */.hD)(kind.value)} ${message}`,
        at,
        found,
        expected: `one ${kind.value} component, only a ${home} root, and one file in it`,
        fix,
    });
    const open = components.filter((component) => component.kind !== null && judgement.generation.homes.has(component.kind.value));
    const own = open.filter((component) => component.kind?.value === kind.value);
    if (own.length === 0) {
        const fix = `declare its ${kind.value} in components, or write the kind "plugin"`;
        fault('no-component', kind.span, `declares no ${kind.value} component`, 'none', fix);
    }
    for (const component of open) {
        if (component.kind === null || component === own[0])
            continue;
        const name = `${component.kind.value}:${component.id?.value ?? '?'}`;
        const message = `has one public component, and ${component.label} is another`;
        const fix = 'remove it, or write the kind "plugin"';
        fault('extra-component', component.kind.span, message, (0,quote/* quote */.hD)(name), fix);
    }
    for (const root of resources.roots.values()) {
        if (root.kind === home)
            continue;
        const message = `has only a ${home} root, and ${(0,quote/* quote */.hD)(root.path)} is a ${root.kind} root`;
        const fix = 'remove it from the package, or write the kind "plugin"';
        fault('extra-root', root.at ?? kind.span, message, (0,quote/* quote */.hD)(root.kind), fix);
    }
    const root = resources.roots.get(home);
    if (root === undefined) {
        // A declared root with a fault, and a component without its root, are told of already.
        if (resources.declared.has(home) || own.some((component) => component.file !== null))
            return;
        const fix = `declare the directory of the ${kind.value} as ${(0,quote/* quote */.hD)(home)} in resources`;
        fault('no-root', kind.span, `has no ${home} root`, 'none', fix);
        return;
    }
    const file = own[0]?.file ?? null;
    const files = filesOfKind(judgement.tree, root, kind.value);
    const extra = withoutOwn(judgement.tree, files, file);
    if (extra.length > 0) {
        const names = (0,quote/* listNames */.Zv)(extra.map((path) => (0,quote/* quote */.hD)(path)));
        const sort = kind.value === 'skill' ? 'SKILL.md' : '.md file';
        const verb = extra.length === 1 ? 'is' : 'are';
        const message = `has one ${sort} in its ${home} root ${(0,quote/* quote */.hD)(root.path)}, and ${names} ${verb} there too`;
        const fix = `move ${names} out of ${(0,quote/* quote */.hD)(root.path)}, or write the kind "plugin"`;
        fault('extra-file', root.at ?? kind.span, message, names, fix);
    }
    if (file !== null && kind.value !== 'skill' && !file.path.endsWith('.md')) {
        const message = `needs a .md file, and ${(0,quote/* quote */.hD)(file.path)} is none`;
        fault('other-file', file.at, message, (0,quote/* quote */.hD)(file.path), 'give the file the ending .md');
    }
}
/** The files besides the component's own; without a component the first counts as its own. */
function withoutOwn(tree, files, file) {
    const same = file === null ? 0 : files.indexOf(file.path);
    const own = same === -1 ? files.findIndex((path) => realPath(tree, path) === file?.real) : same;
    return files.filter((_, at) => at !== own);
}
/** Files below a root that a host would load as this kind, links followed, each directory walked once. */
function filesOfKind(tree, root, kind) {
    const wanted = (name) => (kind === 'skill' ? name === 'SKILL.md' : name.endsWith('.md'));
    const files = [];
    const walked = new Set([root.real]);
    const waiting = [{ real: root.real, shown: root.path }];
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
        for (const child of (0,digest_tree/* childrenOf */.LU)(tree, step.real)) {
            const name = child.path.slice(child.path.lastIndexOf('/') + 1);
            const shown = step.shown === '.' ? name : `${step.shown}/${name}`;
            const entry = child.type === 'link' ? (0,digest_tree/* resolveInTree */.O4)(tree, child.path) : child;
            const real = entry === 'root' ? '.' : (entry?.path ?? null);
            if (entry === null || real === null)
                continue;
            if (entry === 'root' || entry.type === 'directory') {
                if (walked.has(real))
                    continue;
                walked.add(real);
                waiting.push({ real, shown });
            }
            else if (wanted(name))
                files.push(shown);
        }
    }
    return files.sort();
}
function realPath(tree, path) {
    const entry = (0,digest_tree/* resolveInTree */.O4)(tree, path);
    return entry === null ? null : entry === 'root' ? '.' : entry.path;
}

;// CONCATENATED MODULE: ./build/manifest/judge-manifest.js
// Judging a parsed manifest by one host generation: every part is read, every fault kept. Pure: JSON
// tree, text and package tree in, a verdict out. Specification: manifest page.









const emptyGraph = { nodes: [], edges: [], cycles: [] };
/** Judges by the names of `generation`. */
function judgeManifest(input, generation) {
    const findings = new finding_list_FindingList();
    const uses = [];
    const judgement = { ...input, generation, findings, uses, suggestions: { left: 64 } };
    const finish = (manifest, graph) => {
        const kept = findings.refusals === 0 ? manifest : null;
        return { generation, manifest: kept, graph, findings, uses };
    };
    if (input.root.type !== 'map') {
        (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/wrong-type', {
            messageId: 'wrong-type',
            message: `plugin.json is ${(0,data_node/* describeNode */.WQ)(input.root)}, not an object`,
            at: input.root.span,
            found: (0,data_node/* describeNode */.WQ)(input.root),
            expected: 'an object',
        });
        return finish(null, emptyGraph);
    }
    const root = {
        map: input.root,
        label: 'the root object',
        prefix: '',
        anchor: { start: 0, end: 0 },
    };
    const fields = (0,root_object/* readRootFields */.ik)(judgement, root);
    const block = (0,root_object/* readExtensions */.HW)(judgement, root);
    const clio = readClioBlock(judgement, block);
    const resources = readResourceRoots(judgement, block, clio.kind);
    const components = readComponents(judgement, block, resources);
    const graph = buildComponentGraph(judgement, components);
    if (clio.kind !== null && clio.kindAt !== null) {
        judgeSingleKind(judgement, clio.kindAt, components, resources);
    }
    const manifest = {
        ...fields,
        kind: clio.kind ?? 'plugin',
        requires: clio.requires,
        compatibility: { clio: clio.range },
        resources: new Map([...resources.roots].map(([kind, found]) => [kind, found.path])),
        components: components.flatMap((component) => manifestComponent(judgement, component)),
    };
    return finish(manifest, graph);
}
function manifestComponent(judgement, { kind, id, file, requires }) {
    if (kind === null || id === null || file === null)
        return [];
    return [
        {
            kind: kind.value,
            id: id.value,
            path: file.path,
            requires: [...new Set(requires.map((reference) => reference.value))],
            place: judgement.source.place(id.span.start, id.span.end),
        },
    ];
}
/** The string at a path of keys, or null. */
function statedText(root, ...keys) {
    let node = root;
    for (const key of keys)
        node = node?.type === 'map' ? ((0,data_node/* memberOf */.C5)(node, key) ?? null) : null;
    return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : null;
}

;// CONCATENATED MODULE: ./build/manifest/choose-generation.js
// Which host generation a manifest is judged by, whether a known host is in its range, and what other
// hosts in the range will say. Specification: manifest page, "Host generations".








/**
 * Judges for one host version, or with `auto` for every known generation the range reaches: the first
 * that admits decides. Where none does, the one with the fewest refusals speaks. Throws `Fault`
 * (`usage`) where `clioVersion` is neither `auto` nor a version.
 */
function judgeForHosts(input, clioVersion) {
    const range = statedRange(input.root);
    const host = clioVersion === 'auto' ? null : (0,host_range/* generationOfHost */.ig)(clioVersion);
    const reached = (0,host_range/* generationsInRange */.u2)(range);
    const candidates = host !== null ? [host] : reached.length > 0 ? reached : generations/* generations */.YZ;
    let best = null;
    for (const generation of candidates) {
        const verdict = judgeManifest({ ...input, range }, generation);
        if (best === null || verdict.findings.refusals < best.findings.refusals)
            best = verdict;
        if (best.findings.refusals === 0)
            break;
    }
    const verdict = best ?? judgeManifest({ ...input, range }, generations/* generations */.YZ[0]);
    const compatible = host === null ? reached.length > 0 : (0,host_range/* hostSatisfies */.Mx)(clioVersion, range);
    const place = rangePlace(input.source, input.root);
    const aboutHosts = [];
    if (!compatible && range !== null)
        aboutHosts.push(incompatible(range, clioVersion, place));
    if (verdict.findings.refusals === 0) {
        const others = reached.filter((generation) => generation !== verdict.generation);
        for (const other of others)
            aboutHosts.push(...otherHosts(input.source, verdict, other, range));
    }
    return { verdict, compatible, aboutHosts };
}
/** `compatibility.clio` where it is a string that is a range, else null. */
function statedRange(root) {
    const text = statedText(root, 'extensions', root_object/* clioNamespace */.Lr, 'compatibility', 'clio');
    return text !== null && (0,host_range/* rangeFault */.Uc)(text) === null ? text : null;
}
function rangePlace(source, root) {
    let node = root;
    for (const key of ['extensions', root_object/* clioNamespace */.Lr, 'compatibility', 'clio']) {
        node = node?.type === 'map' ? (0,data_node/* memberOf */.C5)(node, key) : undefined;
    }
    return source.place(node?.span.start ?? 0, node?.span.end ?? 0);
}
function incompatible(range, clioVersion, place) {
    const auto = clioVersion === 'auto';
    return (0,finding/* finding */.g)({
        rule: 'manifest/incompatible',
        messageId: auto ? 'no-host' : 'other-host',
        message: auto
            ? `no known Clio host is in compatibility.clio ${(0,quote/* quote */.hD)(range)}`
            : `Clio ${clioVersion} is not in compatibility.clio ${(0,quote/* quote */.hD)(range)}`,
        place,
        found: (0,shown_value/* shownValue */.J)(range),
        expected: auto ? 'a range that some host satisfies' : `a range that holds ${clioVersion}`,
    });
}
function otherHosts(source, verdict, other, range) {
    const refused = verdict.uses.filter((use) => !other.names[use.role].includes(use.name));
    const first = refused[0];
    if (first === undefined)
        return [];
    const older = generations/* generations */.YZ.indexOf(verdict.generation) < generations/* generations */.YZ.indexOf(other);
    const names = [...new Set(refused.map((use) => use.name))];
    const words = (0,quote/* listNames */.Zv)(names.map((name) => (0,quote/* quote */.hD)(name)));
    const renamed = names.map((name) => {
        const to = (0,generations/* renamedTo */.cF)(name);
        return to === null ? `remove ${(0,quote/* quote */.hD)(name)}` : `rename ${(0,quote/* quote */.hD)(name)} to ${(0,quote/* quote */.hD)(to)}`;
    });
    const stated = range === null ? 'the package' : `compatibility.clio ${(0,quote/* quote */.hD)(range)}`;
    const place = (use) => source.place(use.span.start, use.span.end);
    return [
        (0,finding/* finding */.g)({
            rule: older ? 'manifest/older-vocabulary' : 'manifest/newer-vocabulary',
            messageId: 'refused-elsewhere',
            message: `${other.label} refuses ${words}, and ${stated} does not exclude those hosts`,
            place: place(first),
            found: (0,quote/* listNames */.Zv)(names),
            expected: `names of ${other.label}, or a range without those hosts`,
            fix: `${renamed.join(', ')} in resources, kinds and requirements, or ${rangeFix(older, range)}`,
            related: refused
                .slice(1, 21)
                .map((use) => ({ message: `${(0,quote/* quote */.hD)(use.name)} here`, place: place(use) })),
        }),
    ];
}
function rangeFix(older, range) {
    if (range === null)
        return `set compatibility.clio to ${older ? '"<0.6.2"' : '">=0.6.2"'}`;
    return older
        ? 'let compatibility.clio end with "<0.6.2"'
        : 'let compatibility.clio begin with ">=0.6.2"';
}

;// CONCATENATED MODULE: ./build/manifest/duplicate-keys.js


const duplicateKey = 'manifest/duplicate-key';
/** Adds a finding at each later occurrence of a key in its object, in file order. */
function reportDuplicateKeys(source, root, findings) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (node.type === 'scalar')
            continue;
        const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
        // One by one: spreading a million items into a call overflows the stack.
        for (let at = children.length - 1; at >= 0; at -= 1) {
            const child = children[at];
            if (child !== undefined && child.type !== 'scalar')
                waiting.push(child);
        }
        if (node.type === 'map')
            reportDuplicatesOf(source, node, findings);
    }
}
function reportDuplicatesOf(source, map, findings) {
    const first = new Map();
    for (const { key, keySpan } of map.entries) {
        const earlier = first.get(key);
        if (earlier === undefined) {
            first.set(key, keySpan);
            continue;
        }
        if (findings.isFull(duplicateKey, false)) {
            findings.count(duplicateKey, false);
            continue;
        }
        findings.add({
            rule: duplicateKey,
            messageId: 'duplicate',
            message: `${(0,quote/* quote */.hD)(key)} occurs twice in one object; hosts take the last`,
            place: source.place(keySpan.start, keySpan.end),
            found: (0,shown_value/* shownValue */.J)(key),
            expected: 'each key once',
            related: [{ message: 'first here', place: source.place(earlier.start, earlier.end) }],
        });
    }
}

// EXTERNAL MODULE: ./build/manifest/manifest-text.js
var manifest_text = __webpack_require__(1983);
;// CONCATENATED MODULE: ./build/manifest/manifest-file.js
// plugin.json as an entry of the tree: it must be there and be a regular file at the root.
// Specification: manifest page, "Reading" 2.






/** The hashed bytes of plugin.json, or null with the finding that says why there are none. */
function judgeManifestFile(tree, findings) {
    const entry = tree.byPath.get(manifest_text/* manifestFile */.YE);
    const bytes = tree.captured.get(manifest_text/* manifestFile */.YE);
    if (entry?.type === 'file' && bytes !== undefined)
        return bytes;
    if (entry?.type === 'file' && entry.size > limits/* limits */.F.manifestBytes) {
        findings.add((0,manifest_text/* tooLarge */.g$)(entry.size));
        return null;
    }
    // What the walk said about this file, or about a root it could not list, is the reason already.
    const said = tree.findings.some(({ place, refuses }) => place.file === manifest_text/* manifestFile */.YE || (refuses && place.file === '.' && tree.entries.length === 0));
    if (entry?.type === 'link' || entry?.type === 'directory') {
        findings.add(notRegular(tree, entry.type));
    }
    else if (!said)
        findings.add(notRegular(tree, 'missing'));
    return null;
}
function notRegular(tree, type) {
    const expected = 'a regular file plugin.json in the package root';
    const draft = { rule: 'manifest/not-regular', place: (0,finding/* wholeFile */.A)(manifest_text/* manifestFile */.YE), expected };
    switch (type) {
        case 'missing': {
            const near = nearestPath(tree, manifest_text/* manifestFile */.YE);
            return {
                ...draft,
                rule: 'manifest/missing',
                messageId: 'missing',
                message: 'the package has no plugin.json',
                found: near === null ? null : (0,shown_value/* shownValue */.J)(near),
                fix: near === null ? null : `rename ${(0,quote/* quote */.hD)(near)} to "plugin.json"`,
                refuses: true,
            };
        }
        case 'link':
            return {
                ...draft,
                messageId: 'link',
                message: 'plugin.json is a symbolic link',
                found: 'a link',
                fix: 'put the file itself into the package root',
                refuses: true,
            };
        case 'directory':
            return {
                ...draft,
                messageId: 'directory',
                message: 'plugin.json is a directory',
                found: 'a directory',
                refuses: true,
            };
    }
}

;// CONCATENATED MODULE: ./build/manifest/reserved-names.js
// Names in the package root that a host keeps for itself or sets aside.
// Specification: manifest page, "Reading" 1 and 5.

const mcpFix = 'remove mcp.json where only Clio hosts matter; or keep it for other clients and allow it: put the line "rules: {manifest/mcp-not-run: off}" into plugin-gate.yaml and pass --policy plugin-gate.yaml (beside registry.yaml it is found without)';
/** Refuses a root state.json, whatever it is, and warns of a root mcp.json. */
function reportReservedNames(tree, findings) {
    if (tree.byPath.has('state.json')) {
        findings.add({
            rule: 'manifest/state-json-reserved',
            messageId: 'reserved',
            message: 'state.json in the package root is reserved for the host',
            place: (0,finding/* wholeFile */.A)('state.json'),
            found: 'state.json',
            expected: 'no such name in the root; deeper it is fine',
            refuses: true,
        });
    }
    if (tree.byPath.has('mcp.json')) {
        findings.add({
            rule: 'manifest/mcp-not-run',
            messageId: 'kept',
            message: 'Clio hosts keep mcp.json and do not run its servers',
            place: (0,finding/* wholeFile */.A)('mcp.json'),
            found: 'mcp.json',
            fix: mcpFix,
        });
    }
}

;// CONCATENATED MODULE: ./build/manifest/read-manifest.js
// Reading a package root: the tree is hashed once, plugin.json is judged from the hashed bytes, and
// everything found comes back as one value. Never throws for a bad package, never reads a byte twice.
// Specification: manifest page, "Reading".














/**
 * Reads and judges the package at `root`. Whatever is wrong with the package is in `diagnostics`. Throws
 * `Fault`: `usage` where `clioVersion` is no version, `io` where the machine failed.
 */
function readPluginManifest(root, options = {}) {
    return judgePackageTree(readPackageTree(root, options), options.clioVersion);
}
/** Reads the tree of a package with the files that judging it needs. */
function readPackageTree(root, options = {}) {
    const also = options.capture;
    return (0,read_tree/* readTree */.Z)(root, {
        capture: (path, size) => (0,captures/* isHeld */.i)(path, size) || also?.(path, size) === true,
        ...(options.disk === undefined ? {} : { disk: options.disk }),
    });
}
/** Judges a tree that was read by `readPackageTree`. Pure. */
function judgePackageTree(tree, clioVersion = 'auto') {
    const findings = new finding_list_FindingList();
    findings.addAll(tree.findings);
    reportReservedNames(tree, findings);
    const bytes = judgeManifestFile(tree, findings);
    const text = bytes === null ? noText : (0,manifest_text/* parseManifestText */.k_)(bytes, findings);
    const chosen = judgeText(text, tree, clioVersion, findings);
    const { root } = text;
    const valid = chosen !== null && findings.refusals === 0;
    return {
        path: tree.root,
        manifestPath: (0,external_node_path_.join)(tree.root, manifest_text/* manifestFile */.YE),
        manifest: chosen?.verdict.manifest ?? null,
        statedName: statedText(root, 'name'),
        statedVersion: statedText(root, 'version'),
        statedKind: statedKind(root),
        valid,
        compatible: chosen?.compatible ?? false,
        generation: valid ? (chosen?.verdict.generation.id ?? null) : null,
        diagnostics: findings.list(manifest_text/* manifestFile */.YE),
        contentDigest: tree.digest,
        manifestDigest: bytes === null ? null : (0,digest_tree/* parseDigest */.m)((0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')),
        graph: chosen?.verdict.graph ?? emptyGraph,
        tree,
        source: text.source,
    };
}
/**
 * Judges manifest bytes as the plugin.json of the package at `root`, whose tree is read for the paths it
 * names. The tree's own faults are not part of the answer. Throws as `readPluginManifest` does.
 */
function parsePluginManifest(bytes, root, options = {}) {
    const tree = readPackageTree(root, options);
    const findings = new FindingList();
    const text = parseManifestText(bytes, findings);
    const chosen = judgeText(text, tree, options.clioVersion ?? 'auto', findings);
    return {
        manifest: chosen?.verdict.manifest ?? null,
        valid: chosen !== null && findings.refusals === 0,
        diagnostics: findings.list(manifestFile),
    };
}
const noText = { source: null, root: null };
function judgeText({ source, root }, tree, clioVersion, findings) {
    if (source === null || root === null)
        return null;
    reportDuplicateKeys(source, root, findings);
    const chosen = judgeForHosts({ source, root, tree }, clioVersion);
    findings.absorb(chosen.verdict.findings);
    findings.addAll(chosen.aboutHosts);
    return chosen;
}
/** The kind as written; that of a manifest which says nothing. Null where it is no text. */
function statedKind(root) {
    const extensions = root?.type === 'map' ? (0,data_node/* memberOf */.C5)(root, 'extensions') : undefined;
    const block = extensions?.type === 'map' ? (0,data_node/* memberOf */.C5)(extensions, root_object/* clioNamespace */.Lr) : undefined;
    const unsaid = block === undefined || (block.type === 'map' && (0,data_node/* memberOf */.C5)(block, 'kind') === undefined);
    return unsaid && root?.type === 'map'
        ? 'plugin'
        : statedText(root, 'extensions', root_object/* clioNamespace */.Lr, 'kind');
}


/***/ }),

/***/ 4935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lr: () => (/* binding */ clioNamespace),
  HW: () => (/* binding */ readExtensions),
  ik: () => (/* binding */ readRootFields)
});

// UNUSED EXPORTS: manifestSchema

// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/manifest/judgement.js
var manifest_judgement = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/manifest/shown-value.js
var shown_value = __webpack_require__(3797);
;// CONCATENATED MODULE: ./build/manifest/hidden-text.js
// Characters that a reader of the manifest cannot see: bidirectional controls, zero-width characters,
// Unicode tags. In names they cannot occur; in prose they are shown decoded. Never changes admission.




/** Reports text with hidden characters. Line breaks, tabs and the joiners inside emoji are no surprise. */
function reportHiddenText(judgement, label, text) {
    const plain = text.value
        .replace(/[\n\r\t]/g, ' ')
        .replace(/(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu, '');
    if (!(0,base_escape/* hasUnseen */.FN)(plain))
        return;
    (0,manifest_judgement/* report */.z8)(judgement, 'manifest/hidden-character', {
        messageId: 'hidden',
        message: `${label} has characters that cannot be seen: ${(0,quote/* quote */.hD)(text.value)}`,
        at: text.span,
        found: (0,shown_value/* shownValue */.J)(text.value),
        expected: 'text without control, bidirectional, zero-width or tag characters',
        fix: 'delete the characters shown as escapes and type the text again',
    });
}

// EXTERNAL MODULE: ./build/manifest/manifest-object.js
var manifest_object = __webpack_require__(7803);
// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(8011);
// EXTERNAL MODULE: ./build/manifest/strict-version.js
var strict_version = __webpack_require__(9394);
// EXTERNAL MODULE: ./build/manifest/typed-fields.js
var typed_fields = __webpack_require__(8184);
;// CONCATENATED MODULE: ./build/manifest/name-and-version.js
// The two fields that identify a package. Specification: manifest page, "Root object".








const nameForm = '1 to 64 characters of a-z 0-9 . -, first and last a letter or digit, no -- and no ..';
/** The name as written, also where it is refused; empty where there is none. */
function readName(judgement, root) {
    if ((0,data_node/* entryOf */.Ms)(root.map, 'name') === undefined) {
        (0,manifest_object/* refuseMissingKey */.ww)(judgement, root, 'name', `a name of ${nameForm}`);
        return '';
    }
    const name = (0,typed_fields/* stringMember */.sk)(judgement, root, 'name');
    const fault = name === null ? null : (0,plugin_id/* pluginNameFault */.t5)(name.value);
    if (name === null || fault === null)
        return name?.value ?? '';
    const found = (0,quote/* quote */.hD)(name.value);
    const suggestion = fault === 'too-long' ? null : (0,plugin_id/* suggestPluginName */.t4)(name.value);
    const messages = {
        empty: 'name is empty',
        'too-long': `name has ${name.value.length} characters`,
        reserved: `name ${found} is reserved for a file of the host`,
        form: `name ${found} does not have the form of a package name`,
    };
    (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/name', {
        messageId: fault,
        message: messages[fault],
        at: name.span,
        found: (0,shown_value/* shownValue */.J)(name.value),
        expected: nameForm,
        fix: suggestion === null ? null : `write ${(0,quote/* quote */.hD)(suggestion)}, or another name of that form`,
    });
    return name.value;
}
/** The version as written, also where it is refused; empty where there is none. */
function readVersion(judgement, root) {
    if ((0,data_node/* entryOf */.Ms)(root.map, 'version') === undefined) {
        (0,manifest_object/* refuseMissingKey */.ww)(judgement, root, 'version', 'a version such as "1.0.0"');
        return '';
    }
    const version = (0,typed_fields/* stringMember */.sk)(judgement, root, 'version');
    const fault = version === null ? null : (0,strict_version/* versionFault */.n)(version.value);
    if (version === null || fault === null)
        return version?.value ?? '';
    const found = (0,quote/* quote */.hD)(version.value);
    const suggestion = (0,strict_version/* suggestVersion */.b)(version.value);
    const messages = {
        'too-long': `version has ${version.value.length} characters`,
        prefix: `version ${found} begins with ${(0,quote/* quote */.hD)(version.value.slice(0, 1))}`,
        space: `version ${found} contains white space`,
        form: `version ${found} is not a strict semantic version`,
    };
    (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/version', {
        messageId: fault,
        message: messages[fault],
        at: version.span,
        found: (0,shown_value/* shownValue */.J)(version.value),
        expected: 'MAJOR.MINOR.PATCH without prefix, spaces or leading zeros',
        fix: suggestion === null ? null : `write ${(0,quote/* quote */.hD)(suggestion)}`,
    });
    return version.value;
}

;// CONCATENATED MODULE: ./build/manifest/root-object.js
// The root object of plugin.json and its plain fields. The Clio block has its own reader.
// Specification: manifest page, "Root object".








const manifestSchema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const clioNamespace = 'ai.iowarp.clio';
const rootKeys = [
    '$schema',
    'name',
    'version',
    'description',
    'author',
    'homepage',
    'repository',
    'license',
    'keywords',
    'extensions',
];
const authorKeys = ['name', 'email', 'url'];
/** Keys that people write in the root and that belong into the Clio block. */
const clioKeys = [
    'kind',
    'requires',
    'compatibility',
    'resources',
    'components',
];
/** Resource roots that people declare in the root. */
const resourceKeys = ['prompts', 'agents', 'fleets', 'playbooks'];
/** Validates the root object without its Clio block. The result is only whole where nothing was refused. */
function readRootFields(judgement, root) {
    const bare = (0,data_node/* entryOf */.Ms)(root.map, 'extensions') === undefined;
    (0,manifest_object/* refuseUnknownKeys */.R4)(judgement, root, rootKeys, (key) => misplacedKey(key, bare));
    readSchema(judgement, root);
    const name = readName(judgement, root);
    const version = readVersion(judgement, root);
    const text = (key) => proseMember(judgement, root, key);
    const keywords = (0,typed_fields/* stringItems */.QN)(judgement, root, 'keywords');
    for (const keyword of keywords)
        reportHiddenText(judgement, 'a keyword', keyword);
    return {
        name,
        version,
        description: text('description'),
        homepage: text('homepage'),
        repository: text('repository'),
        license: text('license'),
        author: readAuthor(judgement, root),
        keywords: keywords.map((item) => item.value),
    };
}
/** Where a key of the root belongs that is one of the Clio block or of its resources; null for another. */
function misplacedKey(key, bare) {
    const isRoot = resourceKeys.includes(key);
    if (!isRoot && !clioKeys.includes(key))
        return null;
    const home = `extensions["${clioNamespace}"]`;
    const move = isRoot ? `move it into "resources" of ${home}` : `move it into ${home}`;
    const member = isRoot ? `"resources": { "${key}": "${key}" }` : `"${key}": …`;
    const example = `"extensions": { "${clioNamespace}": { "manifestVersion": 1, ${member} } }`;
    return bare ? `${move}: ${example}` : move;
}
/** The Clio block, or null where the manifest has none. Members of `extensions` that are no objects are reported. */
function readExtensions(judgement, root) {
    const extensions = (0,typed_fields/* objectMember */.wX)(judgement, root, 'extensions');
    if (extensions === null)
        return null;
    for (const entry of (0,manifest_object/* effectiveEntries */.Ey)(extensions.map)) {
        if (entry.key !== clioNamespace && entry.value.type !== 'map') {
            (0,manifest_object/* refuseType */.br)(judgement, `extensions[${(0,quote/* quote */.hD)(entry.key)}]`, entry.value, 'an object');
        }
    }
    const own = (0,data_node/* entryOf */.Ms)(extensions.map, clioNamespace);
    if (own === undefined)
        return null;
    const label = `extensions["${clioNamespace}"]`;
    if (own.value.type === 'map')
        return { map: own.value, label, prefix: '', anchor: own.keySpan };
    (0,manifest_object/* refuseType */.br)(judgement, label, own.value, 'an object');
    return null;
}
function readSchema(judgement, root) {
    const expected = `"${manifestSchema}"`;
    if ((0,data_node/* entryOf */.Ms)(root.map, '$schema') === undefined) {
        (0,manifest_object/* refuseMissingKey */.ww)(judgement, root, '$schema', expected);
        return;
    }
    const schema = (0,typed_fields/* stringMember */.sk)(judgement, root, '$schema');
    if (schema === null || schema.value === manifestSchema)
        return;
    (0,manifest_judgement/* refuse */.TR)(judgement, 'manifest/schema', {
        messageId: 'other-schema',
        message: `$schema is ${(0,quote/* quote */.hD)(schema.value)}, not the 1.0.0 identifier`,
        at: schema.span,
        found: (0,shown_value/* shownValue */.J)(schema.value),
        expected,
        fix: `write ${expected}`,
    });
}
function readAuthor(judgement, root) {
    const author = (0,typed_fields/* objectMember */.wX)(judgement, root, 'author');
    if (author === null)
        return null;
    (0,manifest_object/* refuseUnknownKeys */.R4)(judgement, author, authorKeys);
    const fields = authorKeys.flatMap((key) => {
        const value = proseMember(judgement, author, key);
        return value === null ? [] : [[key, value]];
    });
    return Object.fromEntries(fields);
}
function proseMember(judgement, object, key) {
    const text = (0,typed_fields/* stringMember */.sk)(judgement, object, key);
    if (text !== null)
        reportHiddenText(judgement, (0,manifest_object/* memberLabel */.B5)(object, key), text);
    return text?.value ?? null;
}


/***/ }),

/***/ 3797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ shownValue)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// A value of the manifest as `found` shows it: bare, visible, short.


/** The text without quotes; words where there is nothing to show. */
function shownValue(text) {
    return text === '' ? 'the empty text' : (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text));
}


/***/ }),

/***/ 9394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ suggestVersion),
/* harmony export */   n: () => (/* binding */ versionFault)
/* harmony export */ });
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6353);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
// A version as a manifest and a registry row write it: strict Semantic Version text that equals its own
// canonical form. Never repairs what it reads; a repaired text is only ever a suggestion.
// Specification: manifest page, "Root object", `version`.


/** Why `text` is no strict version, or null when it is one. */
function versionFault(text) {
    if (text.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.versionLength)
        return 'too-long';
    if (canonicalOf(text) === text)
        return null;
    if (/\s/.test(text))
        return 'space';
    return /^[v=V]/.test(text) ? 'prefix' : 'form';
}
/** A strict version that `text` seems to mean (`v1.02` gives `1.2.0`), or null. */
function suggestVersion(text) {
    if (text.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.versionLength)
        return null;
    const bare = text.trim().replace(/^[v=V\s]{1,16}/, '');
    const found = /^([0-9]{1,15})(?:\.([0-9]{1,15}))?(?:\.([0-9]{1,15}))?([-+].*)?$/.exec(bare);
    if (found === null)
        return null;
    const numbers = [found[1], found[2], found[3]].map((part) => String(Number(part ?? '0')));
    const suggestion = `${numbers.join('.')}${found[4] ?? ''}`;
    return versionFault(suggestion) === null ? suggestion : null;
}
function canonicalOf(text) {
    const version = semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_0__(text);
    if (version === null)
        return null;
    return version.build.length === 0
        ? version.version
        : `${version.version}+${version.build.join('.')}`;
}


/***/ }),

/***/ 8184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ listMember),
/* harmony export */   QN: () => (/* binding */ stringItems),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   sk: () => (/* binding */ stringMember),
/* harmony export */   wX: () => (/* binding */ objectMember)
/* harmony export */ });
/* harmony import */ var _base_data_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var _manifest_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7803);
// Reading typed members out of an object of the manifest: strings, objects, lists.
// Specification: manifest page, "Root object" and `extensions["ai.iowarp.clio"]`.


/** `node` as a string with its span; anything else is reported and gives null. */
function stringValue(judgement, label, node) {
    if (node.type === 'scalar' && typeof node.value === 'string') {
        return { value: node.value, span: node.span };
    }
    (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseType */ .br)(judgement, label, node, 'a string');
    return null;
}
/** The string member `key`; null when absent (not reported) or of another type (reported). */
function stringMember(judgement, object, key) {
    const entry = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(object.map, key);
    return entry === undefined ? null : stringValue(judgement, (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .memberLabel */ .B5)(object, key), entry.value);
}
/** The object member `key`; null when absent (not reported) or of another type (reported). */
function objectMember(judgement, object, key) {
    const entry = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(object.map, key);
    if (entry === undefined)
        return null;
    const label = (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .memberLabel */ .B5)(object, key);
    if (entry.value.type === 'map') {
        return { map: entry.value, label, prefix: label, anchor: entry.keySpan };
    }
    (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseType */ .br)(judgement, label, entry.value, 'an object');
    return null;
}
/** The list member `key`; null when absent (not reported) or of another type (reported). */
function listMember(judgement, object, key) {
    const entry = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(object.map, key);
    if (entry === undefined)
        return null;
    if (entry.value.type === 'list')
        return entry.value;
    (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseType */ .br)(judgement, (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .memberLabel */ .B5)(object, key), entry.value, 'a list');
    return null;
}
/** The string items of the list member `key`; items of another type are reported and left out. */
function stringItems(judgement, object, key) {
    const strings = [];
    for (const [at, item] of (listMember(judgement, object, key)?.items ?? []).entries()) {
        if (item.type === 'scalar' && typeof item.value === 'string') {
            strings.push({ value: item.value, span: item.span });
        }
        else
            (0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseType */ .br)(judgement, `${(0,_manifest_object_js__WEBPACK_IMPORTED_MODULE_0__/* .memberLabel */ .B5)(object, key)}[${at}]`, item, 'a string');
    }
    return strings;
}


/***/ })

};
