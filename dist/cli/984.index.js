export const id = 984;
export const ids = [984];
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

/***/ 4342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ decodeMarkdown),
  y: () => (/* binding */ parseFrontmatter)
});

// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/yaml.js + 2 modules
var base_yaml = __webpack_require__(684);
;// CONCATENATED MODULE: ./build/base/mended-yaml.js

const PLAIN_ENTRY = /^([ \t]*)([A-Za-z0-9_-]{1,80}):[ \t]+(?=[^\s"'|>[\]{}&*!#%@`,?])/;
const LOOSE_COLON = /:(?=[ \t]|\r?$)/gm;
/** Beyond these a file is only parsed, not mended. */
const MOST_MENDED = 32;
const MENDED_LENGTH = 64 * 1024;
/**
 * A colon and a blank inside a plain value make the whole text unreadable. Where the text does not
 * parse, such colons are reported and replaced by a stand-in of the same length, so that the other
 * faults of the file can be seen as well. A replacement that does not help is taken back.
 */
function parseMendedYaml(yaml) {
    const colons = [];
    const mark = ['\uE000', '\uE001', '\uE002'].find((one) => !yaml.includes(one)) ?? null;
    let text = yaml;
    let parsed = (0,base_yaml/* parseYaml */.h)(text);
    if (mark === null || yaml.length > MENDED_LENGTH)
        return result(yaml, parsed, colons, null);
    for (let round = 0; parsed.syntax !== null && round < MOST_MENDED; round += 1) {
        const value = plainValueBefore(text, parsed.syntax.span.start);
        if (value === null)
            break;
        const inside = text.slice(value.start, value.end);
        const at = value.start + inside.search(LOOSE_COLON);
        const mended = text.slice(0, value.start) + inside.replace(LOOSE_COLON, mark) + text.slice(value.end);
        const again = (0,base_yaml/* parseYaml */.h)(mended);
        if (again.syntax !== null && again.syntax.span.start <= parsed.syntax.span.start)
            break;
        colons.push({ span: { start: at, end: at + 1 }, key: value.key });
        text = mended;
        parsed = again;
    }
    return result(yaml, parsed, colons, mark);
}
function result(yaml, parsed, colons, mark) {
    return {
        root: parsed.root === null ? null : restored(parsed.root, mark),
        syntax: parsed.syntax === null ? null : syntaxProblem(yaml, parsed.syntax),
        problems: parsed.problems,
        colons,
    };
}
/** The parser's reason in words a person can act on. */
function syntaxProblem(yaml, syntax) {
    if (syntax.why !== 'other')
        return syntax;
    const lineStart = yaml.lastIndexOf('\n', syntax.span.start - 1) + 1;
    const line = yaml.slice(lineStart, Math.min(lineAt(yaml, lineStart).end, lineStart + 4096));
    const value = /^[ \t]*[A-Za-z0-9_-]{1,80}:[ \t]+(?=(["'@`%*&!]))/.exec(line);
    if (value === null)
        return syntax;
    const [before, first = ''] = value;
    const start = lineStart + before.length;
    const closed = line.slice(before.length + 1).includes(first);
    const message = first !== '"' && first !== "'"
        ? `a value that begins with ${first} and is not in quotes`
        : closed
            ? 'text after the closing quote'
            : 'a quote that is not closed';
    return { why: 'other', message, span: { start, end: start + 1 } };
}
/** The last plain one-entry value with a colon in it that starts at or before the line of `position`. */
function plainValueBefore(text, position) {
    let found = null;
    for (let at = 0; at < text.length && at <= position; at = lineAt(text, at).end + 1) {
        const line = lineAt(text, at);
        const entry = PLAIN_ENTRY.exec(text.slice(line.start, Math.min(line.end, line.start + 256)));
        if (entry === null)
            continue;
        const start = line.start + entry[0].length;
        const end = endOfPlain(text, line.end, (entry[1] ?? '').length);
        if (text.slice(start, end).search(LOOSE_COLON) >= 0)
            found = { key: entry[2] ?? '', start, end };
    }
    return found;
}
/** A plain value goes on over lines indented deeper than its key. */
function endOfPlain(text, lineEnd, indent) {
    let end = lineEnd;
    while (end < text.length) {
        const next = lineAt(text, end + 1);
        const blanks = /^[ \t]*/.exec(text.slice(next.start, Math.min(next.end, next.start + 256)))?.[0];
        if (next.end <= next.start || (blanks?.length ?? 0) <= indent)
            break;
        end = next.end;
    }
    return end;
}
function restored(node, mark) {
    if (mark === null)
        return node;
    const back = (text) => text.replaceAll(mark, ':');
    if (node.type === 'list')
        return { ...node, items: node.items.map((item) => restored(item, mark)) };
    if (node.type === 'map') {
        return {
            ...node,
            entries: node.entries.map((entry) => ({
                ...entry,
                key: back(entry.key),
                value: restored(entry.value, mark),
            })),
        };
    }
    return {
        ...node,
        text: back(node.text),
        value: typeof node.value === 'string' ? back(node.value) : node.value,
    };
}
/** The line that starts at `start`, without its line feed. */
function lineAt(text, start) {
    const end = text.indexOf('\n', start);
    return { start, end: end < 0 ? text.length : end };
}

// EXTERNAL MODULE: ./build/base/source.js
var source = __webpack_require__(4103);
;// CONCATENATED MODULE: ./build/base/frontmatter.js
// The frontmatter of a Markdown file: starts at byte 0 with a line `---` (LF or CRLF), closes with a
// line `---`, and is a YAML mapping between. Collects every problem with its span and, where the text
// can be mended in thought (a byte-order mark, an unquoted `: `), still gives the mapping.
// Never throws for a bad text; never repairs a file. Specification: manifest page, "Frontmatter".




/** Decodes a Markdown file strictly, but keeps a byte-order mark as U+FEFF for `parseFrontmatter` to report. */
function decodeMarkdown(file, bytes) {
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const decoded = (0,decode/* decodeUtf8 */._)(marked ? bytes.subarray(3) : bytes);
    if (decoded.ok) {
        return { ok: true, source: new source/* Source */.k(file, `${marked ? '\uFEFF' : ''}${decoded.text}`) };
    }
    return {
        ok: false,
        why: decoded.why === 'byte-order-mark' ? 'not-utf8' : decoded.why,
        line: decoded.line,
    };
}
/** Reads the frontmatter at the start of `source`. */
function parseFrontmatter(source) {
    const { text } = source;
    const problems = [];
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    if (start === 1)
        problems.push({ kind: 'byte-order-mark', span: { start: 0, end: 1 } });
    const opening = /^---\r?(?:\n|$)/.exec(text.slice(start, start + 5));
    if (opening === null) {
        problems.push(withoutOpening(text, start));
        return { ok: false, present: false, node: null, body: 0, problems };
    }
    const inside = start + opening[0].length;
    const closing = closingLine(text, inside);
    if (closing === null) {
        problems.push({ kind: 'unclosed', span: nearlyClosing(text, inside) ?? lineAt(text, start) });
        return { ok: false, present: true, node: null, body: inside, problems };
    }
    // Line feeds instead of the opening line: offsets stay those of the file.
    const yaml = '\n'.repeat(inside) + text.slice(inside, closing.start);
    const mended = parseMendedYaml(yaml);
    const { root } = mended;
    for (const { span, key } of mended.colons)
        problems.push({ kind: 'unquoted-colon', span, key });
    if (mended.syntax !== null) {
        const { span, message } = mended.syntax;
        problems.push({ kind: 'syntax', span, message });
    }
    for (const { refusal, span } of mended.problems) {
        problems.push({ kind: 'refused', span, refusal });
    }
    if (mended.syntax === null && (root === null || isEmpty(root))) {
        problems.push({ kind: 'empty', span: { start: closing.start, end: closing.start + 3 } });
    }
    else if (root !== null && root.type !== 'map') {
        problems.push({ kind: 'not-a-mapping', span: root.span, found: (0,data_node/* describeNode */.WQ)(root) });
    }
    problems.sort((a, b) => a.span.start - b.span.start);
    const node = root?.type === 'map' ? root : null;
    return { ok: problems.length === 0, present: true, node, body: closing.end, problems };
}
/** An empty document: nothing, or only comments. */
function isEmpty(node) {
    return node.type === 'scalar' && node.value === null && node.text === '';
}
function withoutOpening(text, start) {
    const later = /^\s*---[ \t]*(?=\r?\n|$)/.exec(text.slice(start, start + 2048));
    if (later === null)
        return { kind: 'missing', span: lineAt(text, start) };
    const at = start + later[0].indexOf('---');
    return { kind: 'not-at-start', span: { start: at, end: start + later[0].length } };
}
function closingLine(text, from) {
    for (let at = from; at < text.length; at = lineAt(text, at).end + 1) {
        if (!text.startsWith('---', at))
            continue;
        const ending = /^\r?\n|^\r?$/.exec(text.slice(at + 3, at + 5));
        if (ending !== null)
            return { start: at, end: at + 3 + ending[0].length };
    }
    return null;
}
function nearlyClosing(text, from) {
    for (let at = from; at < text.length; at = lineAt(text, at).end + 1) {
        const line = lineAt(text, at);
        if (line.end - line.start > 80)
            continue;
        const trimmed = text.slice(line.start, line.end).trim();
        if (/^(?:-{3,}|\.\.\.|—)$/.test(trimmed))
            return line;
    }
    return null;
}


/***/ }),

/***/ 768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3162);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3033);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3636);
// Strict JSON (RFC 8259) with positions, as a DataNode tree. JSON.parse decides whether a text is JSON;
// momoa gives the places. Depth is capped before anything recurses.





/** Parses strict JSON: no comments, no trailing commas, no byte-order mark, depth at most `limits.jsonDepth`. */
function parseJson(text) {
    const deep = firstTooDeep(text);
    if (deep !== null) {
        const message = `nested deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.jsonDepth} levels`;
        return { ok: false, why: 'too-deep', message, span: { start: deep, end: deep + 1 } };
    }
    let root;
    try {
        root = convert((0,_humanwhocodes_momoa__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { mode: 'json', ranges: true }).body, text);
    }
    catch (error) {
        const end = text.trimEnd().length;
        if (endsTooEarly(text, end))
            return syntaxFault('the text ends too early', end);
        return syntaxFault(phrase(text, error), offsetOf(error));
    }
    // momoa lets raw control characters inside strings pass; JSON does not.
    const control = firstControlInString(root, text);
    if (control !== null) {
        return syntaxFault('a raw control character inside a string; write it as an escape', control);
    }
    try {
        JSON.parse(text);
    }
    catch (error) {
        return syntaxFault((0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).toLowerCase(), 0);
    }
    return { ok: true, root };
}
function syntaxFault(message, at) {
    // Parsers quote the text they fail at, which is hostile.
    const shown = (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message));
    return { ok: false, why: 'syntax', message: shown, span: { start: at, end: at + 1 } };
}
/** momoa gives no place for a text that stops in the middle; the engine says where it gave up. */
function endsTooEarly(text, end) {
    try {
        JSON.parse(text);
        return false;
    }
    catch (error) {
        const said = (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
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
    return (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)
        .replace(/\s*\(\d+:\d+\)$/, '')
        .replace(/ found\.$/, '')
        .toLowerCase();
}
function convert(node, text) {
    const [start, end] = node.range ?? [0, 0];
    const span = { start, end };
    switch (node.type) {
        case 'Object':
            return {
                type: 'map',
                span,
                entries: node.members.map((member) => ({
                    key: member.name.type === 'String' ? member.name.value : member.name.name,
                    keySpan: { start: member.name.range?.[0] ?? 0, end: member.name.range?.[1] ?? 0 },
                    value: convert(member.value, text),
                })),
            };
        case 'Array':
            return {
                type: 'list',
                span,
                items: node.elements.map((element) => convert(element.value, text)),
            };
        case 'String':
            return { type: 'scalar', value: node.value, text: node.value, style: 'quoted', span };
        case 'Number':
        case 'Boolean':
            return {
                type: 'scalar',
                value: node.value,
                text: text.slice(start, end),
                style: 'plain',
                span,
            };
        default:
            return { type: 'scalar', value: null, text: 'null', style: 'plain', span };
    }
}
function firstControlInString(node, text) {
    const inSpan = ({ start, end }) => {
        const found = /[\u0000-\u001f]/.exec(text.slice(start, end));
        return found === null ? null : start + found.index;
    };
    if (node.type === 'scalar')
        return node.style === 'quoted' ? inSpan(node.span) : null;
    const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
    for (const [at, child] of children.entries()) {
        const key = node.type === 'map' ? node.entries[at]?.keySpan : undefined;
        const found = (key === undefined ? null : inSpan(key)) ?? firstControlInString(child, text);
        if (found !== null)
            return found;
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
            if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.jsonDepth)
                return at;
        }
        else if (unit === 0x7d || unit === 0x5d)
            depth -= 1;
    }
    return null;
}


/***/ }),

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Source)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);

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
        const excerpt = this.text.slice(lineStart + cut, Math.min(lineEnd, lineStart + cut + room));
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

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings),
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4172);
/* harmony import */ var _find_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.



/**
 * Judges and sorts by file, line, column, rule, then message. Throws `Fault` (`internal`) for a finding
 * whose rule or message the table does not know: that is a bug of ours and must not pass as silence.
 */
function judge(findings) {
    return findings.map(judgeOne).sort(compareFindings);
}
function judgeOne(finding) {
    const rule = (0,_find_rule_js__WEBPACK_IMPORTED_MODULE_1__.findRule)(finding.rule);
    if (rule === null)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `no rule ${finding.rule}`);
    if (rule.messages[finding.messageId] === undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `rule ${rule.id} has no message ${finding.messageId}`);
    }
    return {
        ...finding,
        severity: rule.severity,
        boundary: rule.boundary,
        why: rule.why,
        fix: finding.fix ?? rule.fix,
    };
}
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
function compareFindings(a, b) {
    return ((0,_base_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodeUnits */ .C)(a.place.file, b.place.file) ||
        (a.place.line ?? 0) - (b.place.line ?? 0) ||
        (a.place.column ?? 0) - (b.place.column ?? 0) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodeUnits */ .C)(a.rule, b.rule) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodeUnits */ .C)(a.message, b.message));
}


/***/ }),

/***/ 597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ nameFindings)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// Names that are not the same everywhere: two that one file system takes for one, names Windows cannot
// hold, names a reader cannot see. Digest page, last section, "Names"; threats page, "Text". Pure.



/** What is wrong with the names of a tree, in walk order. */
function nameFindings(tree) {
    const seen = new Map();
    return tree.entries.flatMap((entry) => {
        const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
        return [...unseen(entry, name), ...twin(entry, seen), ...windows(entry, name)];
    });
}
function unseen(entry, name) {
    if (!(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(name))
        return [];
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'tree/name-unseen',
            messageId: 'unseen',
            message: `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has characters that a reader cannot see`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(entry.path),
            found: name,
            fix: `rename ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)} so that its name has only characters that show`,
        }),
    ];
}
function twin(entry, seen) {
    // The parent is taken as it is: what lies below two twin directories is told by telling the two.
    const cut = entry.path.lastIndexOf('/') + 1;
    const key = entry.path.slice(0, cut) + fold(entry.path.slice(cut));
    const first = seen.get(key);
    if (first === undefined) {
        seen.set(key, entry);
        return [];
    }
    const same = first.path.normalize('NFC') === entry.path.normalize('NFC');
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'tree/name-twins',
            messageId: same ? 'normalisation' : 'case',
            message: same
                ? `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)} and another entry differ only in how their accents are encoded`
                : `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)} and ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(first.path)} differ only in upper and lower case`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(entry.path),
            found: entry.path,
            fix: 'rename or remove one of the two',
            related: [{ message: 'the other one', place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(first.path) }],
        }),
    ];
}
function fold(name) {
    return name.normalize('NFC').toLowerCase().normalize('NFC');
}
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>:"|?*\\]/;
function windows(entry, name) {
    const character = forbidden.exec(name)?.[0];
    const problem = reserved.test(name)
        ? ['reserved', `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is one Windows keeps for a device`]
        : character !== undefined
            ? [
                'character',
                `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)}, which Windows does not allow`,
            ]
            : /[ .]$/.test(name)
                ? [
                    'ending',
                    `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`,
                ]
                : null;
    if (problem === null)
        return [];
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'tree/name-not-portable',
            messageId: problem[0],
            message: problem[1],
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(entry.path),
            found: name,
            fix: `rename ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)}`,
        }),
    ];
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
    return path.endsWith('.md') || alwaysHeld.has(path);
}


/***/ }),

/***/ 3826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findCycles)
/* harmony export */ });
/* harmony import */ var _cycle_walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3826);
// Cycles of a directed graph of named nodes, each once, with its whole path and the edge that closes it.

/**
 * Every edge that leads back to a node on the way to it closes a cycle. All of them are given while they
 * are few; in a dense tangle only those that bring in another node, and past a size only those apart from
 * every earlier one, so that the result stays readable. Nodes are walked in their order, edges in theirs;
 * edges from or to other names are left out.
 */
function findCycles(nodes, edges) {
    const numbers = new Map(nodes.map((node, at) => [node, at]));
    const outgoing = nodes.map(() => []);
    for (const { from, to, mark } of edges) {
        const target = numbers.get(to);
        const source = numbers.get(from);
        if (target !== undefined && source !== undefined)
            outgoing[source]?.push({ to: target, mark });
    }
    return (0,_cycle_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .walkCycles */ .r)(outgoing).map(({ members, closedBy }) => {
        const path = members.map((member) => nodes[member] ?? '');
        return { path: [...path, path[0] ?? ''], closedBy };
    });
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
/* harmony import */ var semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8011);
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

/***/ 1983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YE: () => (/* binding */ manifestFile),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   k_: () => (/* binding */ parseManifestText)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4044);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7785);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
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

/***/ 8937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ FileJudgement)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(578);
// What has been found about one payload file while it is read. A reader says of each finding whether
// the host stops loading the file for it; severity stays the business of rules.


const MOST_SUGGESTIONS = 32;
const MOST_CANDIDATES = 4096;
/** Collects the findings of one file, from its opening to the verdict whether it loads. */
class FileJudgement {
    findings = [];
    #stopper = null;
    #suggestions = 0;
    /** The first finding for which a host does not load the file, or null: it loads. */
    get stopper() {
        return this.#stopper;
    }
    /** A fault for which a host does not load the file. */
    stops(draft) {
        const made = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .g)(draft);
        this.findings.push(made);
        this.#stopper ??= made;
    }
    /** Something worth saying about a file that loads all the same. */
    remarks(draft) {
        this.findings.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .g)(draft));
    }
    /** The candidate nearest to `word`, or null. Only the first faults of a file get one: it costs time. */
    nearest(word, candidates) {
        this.#suggestions += 1;
        if (this.#suggestions > MOST_SUGGESTIONS || candidates.size > MOST_CANDIDATES)
            return null;
        return (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestOf */ .q)(word, candidates);
    }
}


/***/ }),

/***/ 8785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ judgeFrontmatter)
/* harmony export */ });
/* harmony import */ var _base_data_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// The problems of a frontmatter as findings, worded for the person who wrote it. Which kinds need a
// frontmatter is decided by their readers. Specification: manifest page, "Frontmatter".



const refusalWords = {
    directive: ['a YAML directive', 'delete the line that begins with %'],
    tag: ['a YAML tag', 'delete the tag and write the plain value'],
    anchor: [
        'a YAML anchor',
        'delete the anchor; write values out, or quote text that begins with &',
    ],
    alias: ['a YAML alias', 'write the value out, or quote text that begins with *'],
    'merge-key': ['a YAML merge key', 'write the merged fields out'],
    'complex-key': ['a key that is not text', 'write the key as plain text'],
    'second-document': ['a second YAML document', 'keep one document between the two --- lines'],
};
/**
 * Reports every problem of the frontmatter and every duplicate key in it. `kind` is given where a host
 * takes each Markdown file of the directory for one, so that a README there is told what to do.
 */
function judgeFrontmatter(payload, judgement, kind = null) {
    for (const problem of payload.frontmatter.problems) {
        const draft = describe(problem);
        const stray = problem.kind === 'missing' && kind !== null;
        judgement.stops({
            ...draft,
            ...(stray
                ? {
                    message: `${draft.message}, and a host reads every .md here as ${kind}`,
                    fix: `${draft.fix}; or move the file elsewhere, if it is no ${kind}`,
                }
                : {}),
            place: payload.source.place(problem.span.start, problem.span.end),
        });
    }
    const { node } = payload.frontmatter;
    if (node !== null)
        judgeDuplicates(node, payload, judgement);
}
function judgeDuplicates(node, payload, judgement) {
    if (node.type === 'scalar')
        return;
    const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
    if (node.type === 'map') {
        for (const { key, keySpan } of (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .duplicateEntries */ .QC)(node)) {
            judgement.stops({
                rule: 'payload/frontmatter',
                messageId: 'duplicate-key',
                message: `the key ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} stands twice, and YAML readers refuse that`,
                place: payload.source.place(keySpan.start, keySpan.end),
                found: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} again`,
                expected: 'each key once',
                fix: `keep one ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} and delete the other`,
            });
        }
    }
    for (const child of children)
        judgeDuplicates(child, payload, judgement);
}
function describe(problem) {
    const rule = 'payload/frontmatter';
    switch (problem.kind) {
        case 'byte-order-mark':
            return {
                rule,
                messageId: problem.kind,
                message: 'a byte-order mark stands before the opening ---, so a host sees no frontmatter',
                found: 'U+FEFF',
                expected: '--- at byte 0',
                fix: 'save the file as UTF-8 without a byte-order mark (BOM)',
            };
        case 'missing':
            return {
                rule,
                messageId: problem.kind,
                message: 'the file has no frontmatter: its first line is not ---',
                expected: 'a first line ---',
                fix: 'put a line --- first, the fields below it, and a second line --- after them',
            };
        case 'not-at-start':
            return {
                rule,
                messageId: problem.kind,
                message: 'the opening --- is not the whole first line, so a host sees no frontmatter',
                expected: '--- alone on the first line',
                fix: 'delete everything before the opening --- and any blanks after it',
            };
        case 'unclosed':
            return {
                rule,
                messageId: problem.kind,
                message: 'the frontmatter is not closed: no later line is exactly ---',
                expected: 'a closing line ---',
                fix: 'put a line with only --- after the last field',
            };
        case 'empty':
            return {
                rule,
                messageId: problem.kind,
                message: 'the frontmatter is empty',
                expected: 'fields such as "description: …"',
                fix: 'write the fields between the two --- lines',
            };
        case 'not-a-mapping':
            return {
                rule,
                messageId: problem.kind,
                message: `the frontmatter is ${problem.found}, not a mapping of fields`,
                found: problem.found,
                expected: 'lines of the form "key: value"',
                fix: 'write each field as "key: value" on a line of its own',
            };
        case 'unquoted-colon':
            return {
                rule,
                messageId: problem.kind,
                message: `the value of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(problem.key)} holds a colon and a blank without quotes, so YAML cannot read it`,
                found: 'a colon and a blank in a plain value',
                expected: 'the value in quotes',
                fix: `put the whole value of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(problem.key)} in double quotes`,
            };
        case 'syntax':
            return {
                rule,
                messageId: problem.kind,
                message: `the frontmatter is not YAML: ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(problem.message))}`,
                expected: 'YAML',
                fix: 'correct the YAML at this place; text with special characters goes in double quotes',
            };
        default: {
            const [what, fix] = refusalWords[problem.refusal];
            return {
                rule,
                messageId: 'refused',
                message: `the frontmatter has ${what}, which strict readers refuse`,
                found: what,
                expected: 'plain keys and values',
                fix,
            };
        }
    }
}


/***/ }),

/***/ 5058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ judgeHiddenCharacters)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// Characters in a name that a reader cannot see or that move what is seen: two names that look alike
// would be two. Specification: threats page, "Text".


/** Reports unseen characters in the name `text` of the field `what`. */
function judgeHiddenCharacters(text, what, place, judgement) {
    if (!(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(text))
        return;
    judgement.stops({
        rule: 'payload/hidden-character',
        messageId: 'hidden',
        message: `the ${what} ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} has characters that nobody sees`,
        place,
        found: (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text).slice(0, 240),
        expected: 'only visible characters',
        fix: `write the ${what} anew by hand, without pasting`,
    });
}


/***/ }),

/***/ 115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openMarkdown)
/* harmony export */ });
/* harmony import */ var _base_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4342);
// One payload file opened: bytes to text to frontmatter, with the faults every kind shares. Gives null
// where nothing further can be said of the contents. Specification: manifest page, "Payloads".

/** Decodes the bytes of the file at `path` and reads its frontmatter; encoding faults go to `judgement`. */
function openMarkdown(path, bytes, judgement) {
    const decoded = (0,_base_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarkdown */ .Y)(path, bytes);
    if (!decoded.ok) {
        const utf16 = decoded.why === 'utf-16';
        judgement.stops({
            rule: 'payload/encoding',
            messageId: decoded.why,
            message: utf16
                ? 'the file is UTF-16, so a host cannot read it'
                : `line ${decoded.line} has a byte that is not UTF-8, so a host cannot read the file`,
            place: {
                file: path,
                line: decoded.line,
                column: null,
                endColumn: null,
                excerpt: null,
            },
            found: utf16 ? 'UTF-16' : 'a byte that is not UTF-8',
            expected: 'UTF-8',
            fix: utf16 ? 'save the file as UTF-8 without a byte-order mark' : null,
        });
        return null;
    }
    const { source } = decoded;
    const nul = source.text.indexOf('\0');
    if (nul >= 0) {
        judgement.stops({
            rule: 'payload/encoding',
            messageId: 'nul',
            message: 'the text has a NUL character, so a host takes the file for binary',
            place: source.place(nul, nul + 1),
            found: 'NUL',
            expected: 'text without NUL',
            fix: 'delete the NUL character',
        });
    }
    return { source, frontmatter: (0,_base_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontmatter */ .y)(source) };
}


/***/ }),

/***/ 1976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ payloadLimits)
/* harmony export */ });
// The caps a Clio host puts on payloads. Specification: manifest page, "Payloads".
const payloadLimits = {
    /** Bytes of one skill that a host still reads, and that it reads without a warning. */
    skillBytes: 1024 * 1024,
    skillAdvisedBytes: 50 * 1024,
    /** Characters (UTF-16 code units) of a skill's description and name before a warning. */
    descriptionLength: 1024,
    skillNameLength: 64,
    /** Arguments of one code step, characters of one argument, paths of `writes`. */
    stepArguments: 64,
    argumentLength: 8192,
    writtenPaths: 32,
    /** Repetitions of a loop. */
    loopAttempts: 5,
};


/***/ }),

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ readSkills)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/payload/file-judgement.js
var file_judgement = __webpack_require__(8937);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/manifest/payload/tree-index.js
var tree_index = __webpack_require__(6500);
;// CONCATENATED MODULE: ./build/manifest/payload/find-skills.js
// Which files a Clio host takes for skills below a skills root: a directory with SKILL.md is one skill
// and is not searched further, a loose .md at the top is read as one too. Looks at names only.
// Specification: manifest page, "Payloads", Skills.


/** Directories of a skill that hold material, where a SKILL.md is no lost skill. */
const materialDirectories = new Set(['assets', 'references', 'scripts']);
/** Walks the skills root `root` (root-relative, `.` possible). Linear; survives link cycles. */
function findSkills(index, root) {
    const skills = [];
    const hidden = [];
    const start = index.realDirectory(root);
    if (start === null)
        return { skills, hidden };
    const seen = new Set();
    const linked = [];
    const walk = (waiting, onlyOnce) => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            const { shown, real } = next;
            const file = (0,relative_path/* joinRelative */.r)(shown, 'SKILL.md');
            if (index.isFile((0,relative_path/* joinRelative */.r)(real, 'SKILL.md'))) {
                const isRoot = shown === root;
                skills.push({ path: file, form: 'directory', directory: isRoot ? null : (0,tree_index/* baseName */.Fl)(shown) });
                if (!onlyOnce)
                    collectHidden(index, real, shown, hidden);
                continue;
            }
            // A linked directory is walked once; its own skills were found above however often they are linked.
            if (onlyOnce && seen.has(real))
                continue;
            seen.add(real);
            for (const child of index.childrenOf(real)) {
                const name = (0,tree_index/* baseName */.Fl)(child.path);
                if (isSkipped(name))
                    continue;
                const place = (0,relative_path/* joinRelative */.r)(shown, name);
                if (child.type === 'directory')
                    waiting.push({ shown: place, real: child.path });
                else if (shown === root && name.endsWith('.md') && index.isFile(child.path)) {
                    skills.push({ path: place, form: 'loose', directory: null });
                }
                else if (child.type === 'link') {
                    const target = index.realDirectory(child.path);
                    if (target !== null)
                        linked.push({ shown: place, real: target });
                }
            }
        }
    };
    walk([{ shown: root, real: start }], false);
    // Links found behind links join `linked` while it is being walked.
    walk(linked, true);
    skills.sort((a, b) => (a.path < b.path ? -1 : 1));
    hidden.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { skills, hidden };
}
function isSkipped(name) {
    return name.startsWith('.') || name === 'node_modules';
}
function collectHidden(index, real, shown, hidden) {
    const waiting = index
        .childrenOf(real)
        .filter((child) => !materialDirectories.has((0,tree_index/* baseName */.Fl)(child.path)))
        .filter((child) => child.type === 'directory')
        .map((child) => child.path);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (isSkipped((0,tree_index/* baseName */.Fl)(next)))
            continue;
        const below = real === '.' ? next : next.slice(real.length + 1);
        if (index.isFile(`${next}/SKILL.md`)) {
            hidden.push({ path: (0,relative_path/* joinRelative */.r)(shown, below, 'SKILL.md'), owner: shown });
        }
        for (const child of index.childrenOf(next)) {
            if (child.type === 'directory')
                waiting.push(child.path);
        }
    }
}

// EXTERNAL MODULE: ./build/manifest/payload/frontmatter-faults.js
var frontmatter_faults = __webpack_require__(8785);
// EXTERNAL MODULE: ./build/manifest/payload/markdown-payload.js
var markdown_payload = __webpack_require__(115);
// EXTERNAL MODULE: ./build/manifest/payload/payload-limits.js
var payload_limits = __webpack_require__(1976);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/manifest/payload/skill-description.js
// The description of a skill, by which a model decides whether to use it.
// Specification: manifest page, "Payloads", Skills.


/** Judges `description` in the frontmatter `node` of a skill. */
function judgeSkillDescription(node, payload, judgement) {
    const rule = 'skill/description-missing';
    const fix = 'write one sentence on what the skill does and when to use it into "description"';
    const entry = (0,data_node/* entryOf */.Ms)(node, 'description');
    if (entry === undefined) {
        judgement.stops({
            rule,
            messageId: 'missing',
            message: 'the frontmatter has no "description", and a host loads no skill without one',
            place: payload.source.linePlace(1),
            expected: 'a description',
            fix: `add a line "description: …": ${fix.replace(' into "description"', '')}`,
        });
        return;
    }
    const { span } = entry.value;
    const place = payload.source.place(span.start, span.end);
    const text = (0,data_node/* stringOf */.Je)(entry.value);
    if (text === undefined && !(entry.value.type === 'scalar' && entry.value.value === null)) {
        judgement.stops({
            rule,
            messageId: 'not-text',
            message: 'the "description" is not text, so a host takes it for missing',
            place,
            found: (0,data_node/* describeNode */.WQ)(entry.value),
            expected: 'text',
            fix: 'write the description as text, in double quotes',
        });
    }
    else if (text === undefined || text.trim() === '') {
        judgement.stops({
            rule,
            messageId: 'blank',
            message: 'the "description" is blank, and a host loads no skill without one',
            place,
            found: 'nothing',
            expected: 'a description',
            fix,
        });
    }
    else if (text.length > payload_limits/* payloadLimits */.P.descriptionLength) {
        const length = text.length;
        judgement.remarks({
            rule: 'skill/description-long',
            messageId: 'long',
            message: `the description has ${length} characters, over ${payload_limits/* payloadLimits */.P.descriptionLength}`,
            place,
            found: `${length} characters`,
            expected: `at most ${payload_limits/* payloadLimits */.P.descriptionLength} characters`,
        });
    }
}

// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/manifest/payload/hidden-characters.js
var hidden_characters = __webpack_require__(5058);
;// CONCATENATED MODULE: ./build/manifest/payload/skill-name.js
// The name of a skill: what it is called by, its form, and its directory.
// Specification: manifest page, "Payloads", Skills.






/** Judges `name` in the frontmatter; the name a host uses is `fallback` where none is written. */
function judgeSkillName(node, skill, fallback, payload, judgement) {
    const entry = (0,data_node/* entryOf */.Ms)(node, 'name');
    if (entry === undefined || (entry.value.type === 'scalar' && entry.value.value === null)) {
        return { name: fallback, namePlace: (0,finding/* wholeFile */.A)(skill.path) };
    }
    const place = payload.source.place(entry.value.span.start, entry.value.span.end);
    const name = (0,data_node/* stringOf */.Je)(entry.value);
    if (name === undefined) {
        judgement.remarks({
            rule: 'skill/name-form',
            messageId: 'not-text',
            message: 'the "name" is not text',
            place,
            found: (0,data_node/* describeNode */.WQ)(entry.value),
            expected: 'text',
            fix: 'write the name as text, in double quotes',
        });
        return { name: fallback, namePlace: place };
    }
    if (name.length > payload_limits/* payloadLimits */.P.skillNameLength) {
        judgement.remarks({
            rule: 'skill/name-long',
            messageId: 'long',
            message: `the name ${(0,quote/* quote */.hD)(name)} has ${name.length} characters, over ${payload_limits/* payloadLimits */.P.skillNameLength}`,
            place,
            found: `${name.length} characters`,
            expected: `at most ${payload_limits/* payloadLimits */.P.skillNameLength} characters`,
        });
    }
    if (!/^[a-z0-9-]+$/.test(name)) {
        const better = suggestedName(name);
        judgement.remarks({
            rule: 'skill/name-form',
            messageId: 'characters',
            message: `the name ${(0,quote/* quote */.hD)(name)} has characters other than a-z, 0-9 and -`,
            place,
            found: (0,quote/* quote */.hD)(name),
            expected: 'a-z, 0-9 and -',
            fix: better === '' ? null : `write "name: ${better}" and call the directory ${better} too`,
        });
    }
    (0,hidden_characters/* judgeHiddenCharacters */.k)(name, 'name', place, judgement);
    if (skill.directory !== null && name !== skill.directory) {
        judgement.remarks({
            rule: 'skill/name-directory',
            messageId: 'differs',
            message: `the name is ${(0,quote/* quote */.hD)(name)} and its directory ${(0,quote/* quote */.hD)(skill.directory)}`,
            place,
            found: (0,quote/* quote */.hD)(name),
            expected: (0,quote/* quote */.hD)(skill.directory),
            fix: `write "name: ${(0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(skill.directory))}", or rename the directory to match the name`,
        });
    }
    return { name: name.trim() === '' ? fallback : name, namePlace: place };
}
function suggestedName(name) {
    return name
        .slice(0, payload_limits/* payloadLimits */.P.skillNameLength)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}

;// CONCATENATED MODULE: ./build/manifest/payload/stray-markdown.js
// Markdown that lies loose in a skills root and was never meant to be a skill.
// Specification: manifest page, "Payloads", Skills ("a stray `skills/README.md` breaks the package").



/** A loose file that nobody meant to be a skill: no frontmatter, or one without a description. */
function isStray({ frontmatter }) {
    const { node, problems } = frontmatter;
    if (problems.some(({ kind }) => kind === 'missing'))
        return true;
    return node !== null && problems.length === 0 && (0,data_node/* entryOf */.Ms)(node, 'description') === undefined;
}
/** Says what a host makes of the stray file `skill`. */
function judgeStray(skill, payload, judgement) {
    const missing = payload.frontmatter.node === null;
    const what = missing ? 'no frontmatter' : 'no description';
    judgement.stops({
        rule: 'skill/stray-markdown',
        messageId: missing ? 'no-frontmatter' : 'no-description',
        message: `${(0,quote/* quote */.hD)((0,tree_index/* baseName */.Fl)(skill.path))} lies directly in the skills root, where a host reads every .md as a skill, and it has ${what}: that breaks the package`,
        place: payload.source.linePlace(1),
        found: `a Markdown file with ${what}`,
        expected: 'only skills',
        fix: `move ${(0,quote/* quote */.hD)(skill.path)} out of the skills root, or into the directory of the skill it is about`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-skill.js
// One skill as a Clio host reads it. Stricter readers are judged elsewhere (portable page); here only
// what keeps the host from loading it, and what it warns about.
// Specification: manifest page, "Payloads", Skills.








/** Reads the skill and judges it; what is wrong goes to `judgement`. */
function readSkill(index, skill, judgement) {
    const fallback = skill.directory ??
        (skill.form === 'loose' ? (0,tree_index/* baseName */.Fl)(skill.path).slice(0, -3) : (0,tree_index/* baseName */.Fl)(index.tree.root));
    const size = index.sizeOf(skill.path) ?? 0;
    const nothing = { name: fallback, namePlace: (0,finding/* wholeFile */.A)(skill.path), payload: null };
    if (size > payload_limits/* payloadLimits */.P.skillBytes) {
        judgement.stops({
            rule: 'skill/too-large',
            messageId: 'too-large',
            message: `the skill has ${size} bytes, and a host reads at most ${payload_limits/* payloadLimits */.P.skillBytes}`,
            place: (0,finding/* wholeFile */.A)(skill.path),
            found: `${size} bytes`,
            expected: `at most ${payload_limits/* payloadLimits */.P.skillBytes} bytes`,
        });
        return { ...nothing, unread: false };
    }
    const bytes = index.bytesOf(skill.path);
    if (bytes === null)
        return { ...nothing, unread: true };
    if (size > payload_limits/* payloadLimits */.P.skillAdvisedBytes) {
        judgement.remarks({
            rule: 'skill/long',
            messageId: 'long',
            message: `the skill has ${size} bytes, over the ${payload_limits/* payloadLimits */.P.skillAdvisedBytes} that fit into a context well`,
            place: (0,finding/* wholeFile */.A)(skill.path),
            found: `${size} bytes`,
            expected: `at most ${payload_limits/* payloadLimits */.P.skillAdvisedBytes} bytes`,
        });
    }
    const payload = (0,markdown_payload/* openMarkdown */.S)(skill.path, bytes, judgement);
    if (payload === null)
        return { ...nothing, unread: false };
    const node = payload.frontmatter.node;
    if (skill.form === 'loose' && isStray(payload)) {
        judgeStray(skill, payload, judgement);
        return { ...nothing, payload, unread: false };
    }
    (0,frontmatter_faults/* judgeFrontmatter */.g)(payload, judgement);
    if (node === null)
        return { ...nothing, payload, unread: false };
    judgeSkillDescription(node, payload, judgement);
    return { ...judgeSkillName(node, skill, fallback, payload, judgement), payload, unread: false };
}

// EXTERNAL MODULE: ./build/manifest/payload/skill-name-twice.js
var skill_name_twice = __webpack_require__(1471);
;// CONCATENATED MODULE: ./build/manifest/payload/read-skills.js
// All skills below one skills root: each file, names that occur twice, skills nobody reaches, and a
// root without any. Specification: manifest page, "Payloads", Skills.






/** Reads every skill below `root`. `rootDirectory` is what a SKILL.md in the root itself must be called. */
function readSkills(index, root, rootDirectory = null) {
    const judgement = new file_judgement/* FileJudgement */.c();
    const found = findSkills(index, root);
    const earlier = new Map();
    const files = found.skills.map((one) => {
        const skill = one.form === 'directory' && one.directory === null
            ? { ...one, directory: rootDirectory }
            : one;
        const own = new file_judgement/* FileJudgement */.c();
        const read = readSkill(index, skill, own);
        if (!read.unread && own.stopper === null)
            judgeTwice(skill.path, read, earlier, own);
        return {
            kind: 'skill',
            name: read.name,
            namePlace: read.namePlace,
            path: skill.path,
            judgement: own,
            payload: read.payload,
            unread: read.unread,
        };
    });
    for (const { path, owner } of found.hidden) {
        judgement.remarks({
            rule: 'skill/nested',
            messageId: 'nested',
            message: `this skill lies inside the skill ${(0,quote/* quote */.hD)(owner)}, which is not searched further, so no host loads it`,
            place: (0,finding/* wholeFile */.A)(path),
            found: (0,quote/* quote */.hD)(path),
            expected: `a directory beside ${(0,quote/* quote */.hD)(owner)}`,
            fix: `move its directory out of ${(0,quote/* quote */.hD)(owner)}`,
        });
    }
    return { files, judgement, foundAny: found.skills.length > 0 };
}
function judgeTwice(path, read, earlier, judgement) {
    const first = earlier.get(read.name);
    if (first === undefined) {
        earlier.set(read.name, { ...read, path });
        return;
    }
    judgement.stops((0,skill_name_twice/* twiceFault */.b)({ ...read, path }, first));
}


/***/ }),

/***/ 1471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ twiceFault)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);

/** The fault of the later one; both have the name of `first`. Places stay as they are given. */
function twiceFault(later, first) {
    return {
        rule: 'skill/name-twice',
        messageId: 'twice',
        message: `the skill name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(later.name)} is taken by ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(first.path)} already`,
        place: later.namePlace,
        found: (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(later.name),
        expected: 'a name of its own',
        fix: 'give one of the two another name, and its directory the same',
        related: [{ message: 'the other skill of this name', place: first.namePlace }],
    };
}


/***/ }),

/***/ 6500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ indexTree),
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   jt: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var _digest_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5589);
// A tree with its directories' children at hand, so that walking it is linear, and with the one way to
// the bytes behind a path. Never reads the disk: everything comes from the immutable tree.

/** Indexes a tree once, in time linear in its entries. */
function indexTree(tree) {
    const children = new Map();
    for (const entry of tree.entries) {
        const parent = directoryOf(entry.path);
        const list = children.get(parent);
        if (list === undefined)
            children.set(parent, [entry]);
        else
            list.push(entry);
    }
    const resolved = (path) => {
        const direct = tree.byPath.get(path);
        return direct !== undefined && direct.type !== 'link' ? direct : (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInTree */ .O4)(tree, path);
    };
    return {
        tree,
        childrenOf: (directory) => children.get(directory) ?? [],
        realDirectory: (path) => {
            const entry = resolved(path);
            if (entry === 'root')
                return '.';
            return entry?.type === 'directory' ? entry.path : null;
        },
        isFile: (path) => {
            const entry = resolved(path);
            return entry !== 'root' && entry?.type === 'file';
        },
        realFile: (path) => {
            const entry = resolved(path);
            return entry !== 'root' && entry?.type === 'file' ? entry.path : null;
        },
        sizeOf: (path) => {
            const entry = resolved(path);
            return entry !== 'root' && entry?.type === 'file' ? entry.size : null;
        },
        bytesOf: (path) => {
            const kept = tree.captured.get(path);
            if (kept !== undefined)
                return kept;
            const entry = resolved(path);
            return entry === null || entry === 'root' ? null : (tree.captured.get(entry.path) ?? null);
        },
    };
}
/** The directory part of a root-relative path; `.` for a name directly in the root. */
function directoryOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '.' : path.slice(0, slash);
}
/** The last part of a root-relative path. */
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t4: () => (/* binding */ suggestPluginName),
/* harmony export */   t5: () => (/* binding */ pluginNameFault)
/* harmony export */ });
/* unused harmony export isPluginId */
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

/***/ 8736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xo: () => (/* binding */ readPackageTree),
  f6: () => (/* binding */ readPluginManifest)
});

// UNUSED EXPORTS: judgePackageTree, parsePluginManifest

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/digest/read-tree.js + 2 modules
var read_tree = __webpack_require__(1840);
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
;// CONCATENATED MODULE: ./build/manifest/judgement.js
/** What `look` finds, while the manifest has suggestions left; then null. */
function suggest(judgement, look) {
    if (judgement.suggestions.left <= 0)
        return null;
    judgement.suggestions.left -= 1;
    return look();
}
/** Adds a finding for which no host admits the package. */
function refuse(judgement, rule, fault) {
    report(judgement, rule, { ...fault, refuses: true });
}
/** Adds a finding that leaves admission alone, unless it says otherwise. */
function report(judgement, rule, { at, ...draft }) {
    if (judgement.findings.isFull) {
        judgement.findings.count(draft.refuses === true);
        return;
    }
    const place = judgement.source.place(at.start, at.end);
    judgement.findings.add({ ...draft, rule, place });
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
;// CONCATENATED MODULE: ./build/manifest/shown-value.js
// A value of the manifest as `found` shows it: bare, visible, short.


/** The text without quotes; words where there is nothing to show. */
function shownValue(text) {
    return text === '' ? 'the empty text' : (0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(text));
}

;// CONCATENATED MODULE: ./build/manifest/manifest-object.js
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
        if (allowed.includes(entry.key))
            continue;
        const near = suggest(judgement, () => (0,nearest/* nearestOf */.q)(entry.key, allowed));
        const renamed = near === null ? 'remove it' : `rename it to ${(0,quote/* quote */.hD)(near)} if that is meant, else remove it`;
        refuse(judgement, 'manifest/unknown-key', {
            messageId: 'unknown',
            message: `unknown key ${(0,quote/* quote */.hD)(entry.key)} in ${object.label}`,
            at: entry.keySpan,
            found: shownValue(entry.key),
            expected: `one of ${(0,quote/* listNames */.Zv)(allowed, allowed.length)}`,
            fix: hint(entry.key) ?? renamed,
        });
    }
}
/** Reports that `object` lacks `key`. */
function refuseMissingKey(judgement, object, key, expected) {
    refuse(judgement, 'manifest/missing-key', {
        messageId: 'missing',
        message: `${object.label} has no ${(0,quote/* quote */.hD)(key)}`,
        at: object.anchor,
        found: null,
        expected,
        fix: `add ${(0,quote/* quote */.hD)(key)}: ${expected}`,
    });
}
/** Reports a value of the wrong JSON type. `expected` is as in `a string`. */
function refuseType(judgement, label, node, expected) {
    const found = (0,data_node/* describeNode */.WQ)(node);
    refuse(judgement, 'manifest/wrong-type', {
        messageId: 'wrong-type',
        message: `${label} is ${found}, not ${expected}`,
        at: node.span,
        found,
        expected,
        fix: `write ${expected}, or remove the key where it is optional`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/typed-fields.js
// Reading typed members out of an object of the manifest: strings, objects, lists.
// Specification: manifest page, "Root object" and `extensions["ai.iowarp.clio"]`.


/** `node` as a string with its span; anything else is reported and gives null. */
function stringValue(judgement, label, node) {
    if (node.type === 'scalar' && typeof node.value === 'string') {
        return { value: node.value, span: node.span };
    }
    refuseType(judgement, label, node, 'a string');
    return null;
}
/** The string member `key`; null when absent (not reported) or of another type (reported). */
function stringMember(judgement, object, key) {
    const entry = (0,data_node/* entryOf */.Ms)(object.map, key);
    return entry === undefined ? null : stringValue(judgement, memberLabel(object, key), entry.value);
}
/** The object member `key`; null when absent (not reported) or of another type (reported). */
function objectMember(judgement, object, key) {
    const entry = (0,data_node/* entryOf */.Ms)(object.map, key);
    if (entry === undefined)
        return null;
    const label = memberLabel(object, key);
    if (entry.value.type === 'map') {
        return { map: entry.value, label, prefix: label, anchor: entry.keySpan };
    }
    refuseType(judgement, label, entry.value, 'an object');
    return null;
}
/** The list member `key`; null when absent (not reported) or of another type (reported). */
function listMember(judgement, object, key) {
    const entry = (0,data_node/* entryOf */.Ms)(object.map, key);
    if (entry === undefined)
        return null;
    if (entry.value.type === 'list')
        return entry.value;
    refuseType(judgement, memberLabel(object, key), entry.value, 'a list');
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
            refuseType(judgement, `${memberLabel(object, key)}[${at}]`, item, 'a string');
    }
    return strings;
}

;// CONCATENATED MODULE: ./build/manifest/compatibility.js
// The range of hosts a package is for. Specification: manifest page, `compatibility`.






/** `compatibility.clio` where it is a range, else null. */
function readRange(judgement, block) {
    const compatibility = objectMember(judgement, block, 'compatibility');
    if (compatibility === null)
        return null;
    refuseUnknownKeys(judgement, compatibility, ['clio']);
    const range = stringMember(judgement, compatibility, 'clio');
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
    refuse(judgement, 'manifest/compatibility', {
        messageId: fault,
        message: messages[fault],
        at: range.span,
        found: shownValue(range.value),
        expected: 'a semantic version range of at most 256 characters, such as ">=0.5.0 <0.7.0"',
        fix: null,
    });
    return null;
}

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
        refuse(judgement, 'manifest/retired-kind', {
            messageId: 'retired',
            message: `the ${words} ${found} is retired: no host takes it any more`,
            at: name.at,
            found: shownValue(name.name),
            expected,
            fix: retiredFixes[name.role],
        });
    }
    else if (standing.standing === 'elsewhere') {
        const renamed = standing.renamed;
        const reach = judgement.range === null ? '' : ' and a range that reaches it';
        const only = judgement.range === null ? '' : `, and compatibility.clio is ${(0,quote/* quote */.hD)(judgement.range)}`;
        refuse(judgement, 'manifest/other-generation', {
            messageId: 'other-generation',
            message: `only ${standing.where.label} knows the ${words} ${found}; ${judgement.generation.label} refuses it${only}`,
            at: name.at,
            found: shownValue(name.name),
            expected,
            fix: renamed === null
                ? `remove ${found}, or use only names of ${standing.where.label}${reach}`
                : `rename it to ${(0,quote/* quote */.hD)(renamed)}, or use only names of ${standing.where.label}${reach}`,
        });
    }
    else {
        const near = suggest(judgement, () => (0,nearest/* nearestOf */.q)(name.name, known));
        refuse(judgement, name.unknownRule, {
            messageId: 'unknown-kind',
            message: `unknown ${words} ${found}`,
            at: name.at,
            found: shownValue(name.name),
            expected,
            fix: near === null ? `use ${expected}` : `write ${(0,quote/* quote */.hD)(near)}`,
        });
    }
    return false;
}

;// CONCATENATED MODULE: ./build/manifest/requirements.js
// What a package requires of others: `kind:name`. Specification: manifest page, `requires`.





/** Each requirement once, in file order; those without the form are reported and left out. */
function readRequires(judgement, block) {
    const seen = new Set();
    for (const item of stringItems(judgement, block, 'requires')) {
        const found = /^([^:]*):(.*)$/s.exec(item.value);
        const kind = found?.[1] ?? '';
        if (found === null || !/^[a-z0-9][a-z0-9.-]*$/.test(found[2] ?? '') || kind === '') {
            refuse(judgement, 'manifest/requires', {
                messageId: 'form',
                message: `requirement ${(0,quote/* quote */.hD)(item.value)} does not have the form kind:name`,
                at: item.span,
                found: shownValue(item.value),
                expected: 'kind:name, the name of a-z 0-9 . -, as in "skill:page-reader"',
                fix: null,
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
            report(judgement, 'manifest/requires-twice', {
                messageId: 'twice',
                message: `requirement ${(0,quote/* quote */.hD)(item.value)} is listed twice`,
                at: item.span,
                found: shownValue(item.value),
                expected: 'each requirement once',
            });
        }
        seen.add(item.value);
    }
    return [...seen];
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
    refuseUnknownKeys(judgement, block, blockKeys);
    readManifestVersion(judgement, block);
    const kindAt = stringMember(judgement, block, 'kind');
    const evals = (0,data_node/* entryOf */.Ms)(block.map, 'evals');
    if (evals !== undefined) {
        report(judgement, 'manifest/evals-retired', {
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
        refuseMissingKey(judgement, block, 'manifestVersion', 'the number 1');
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
    refuse(judgement, 'manifest/manifest-version', {
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

// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/manifest/component-id.js
// The forms of a component's id and of a reference to one.
// Specification: manifest page, `components`.

/** True for at most 80 of `a-z 0-9 . _ -` that begin with a letter or digit. */
function isComponentId(text) {
    return text.length <= limits/* limits */.F.componentIdLength && /^[a-z0-9][a-z0-9._-]*$/.test(text);
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

// EXTERNAL MODULE: ./build/manifest/cycle-walk.js
var cycle_walk = __webpack_require__(3826);
;// CONCATENATED MODULE: ./build/manifest/component-graph.js







/** Builds the graph of the declared components and adds its findings. */
function buildComponentGraph(judgement, components) {
    const numbers = numberNodes(judgement, components);
    const nodes = [...numbers.keys()];
    const outgoing = nodes.map(() => []);
    const edges = [];
    // Per node the component that referred to it last: cheaper than a set for each component.
    const lastFrom = new Int32Array(nodes.length).fill(-1);
    for (const [at, component] of components.entries()) {
        const from = nodeName(component);
        const own = from === null ? [] : (outgoing[numbers.get(from) ?? -1] ?? []);
        const missing = new Set();
        for (const { value: to, span } of component.requires) {
            const target = numbers.get(to);
            if (target === undefined ? missing.has(to) : lastFrom[target] === at) {
                report(judgement, 'component/reference-twice', {
                    messageId: 'twice',
                    message: `${component.label} requires ${(0,quote/* quote */.hD)(to)} twice`,
                    at: span,
                    found: shownValue(to),
                    expected: 'each reference once',
                });
                continue;
            }
            if (target === undefined)
                missing.add(to);
            else
                lastFrom[target] = at;
            if (from === to) {
                refuse(judgement, 'component/self-reference', {
                    messageId: 'self',
                    message: `${(0,quote/* quote */.hD)(to)} requires itself`,
                    at: span,
                    found: shownValue(to),
                    expected: 'another component',
                });
            }
            else if (target === undefined)
                refuseTarget(judgement, to, span, nodes);
            else if (from !== null) {
                own.push({ to: target, mark: span });
                edges.push({ from, to });
            }
        }
    }
    const cycles = (0,cycle_walk/* walkCycles */.r)(outgoing);
    if (cycles.length > 0)
        refuseCycles(judgement, nodes, cycles);
    return { nodes, edges, cycles: cycles.map(({ members }) => closedPath(nodes, members)) };
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
        refuse(judgement, 'component/duplicate', {
            messageId: 'duplicate',
            message: `${component.label} declares ${(0,quote/* quote */.hD)(name)} a second time, after ${earlier.label}`,
            at: component.id.span,
            found: shownValue(name),
            expected: 'each kind:id once',
            related: [{ message: 'declared first here', place: judgement.source.place(start, end) }],
        });
    }
    return numbers;
}
function refuseTarget(judgement, to, at, names) {
    const reference = parseComponentReference(to);
    if (reference === null) {
        refuse(judgement, 'component/reference', {
            messageId: 'form',
            message: `reference ${(0,quote/* quote */.hD)(to)} does not have the form kind:id`,
            at,
            found: shownValue(to),
            expected: 'kind:id of a component of this package, as in "skill:reader"',
        });
        return;
    }
    const known = judgeName(judgement, {
        role: 'component',
        name: reference.kind,
        at,
        unknownRule: 'component/reference',
    });
    if (!known)
        return;
    const best = suggest(judgement, () => (0,nearest/* nearestOf */.q)(to, names));
    refuse(judgement, 'component/missing-target', {
        messageId: 'missing',
        message: `the package has no component ${(0,quote/* quote */.hD)(to)}`,
        at,
        found: shownValue(to),
        expected: 'a component that this manifest declares',
        fix: best === null ? null : `write ${(0,quote/* quote */.hD)(best)}, or declare ${(0,quote/* quote */.hD)(to)} as a component`,
    });
}
function refuseCycles(judgement, nodes, cycles) {
    const shown = nodes.map((node) => (parseComponentReference(node) === null ? (0,quote/* quote */.hD)(node) : node));
    for (const { members, closedBy } of cycles) {
        const path = closedPath(shown, members).join(' → ');
        refuse(judgement, 'component/cycle', {
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
/** A path in the same directory whose name is close to the missing one, or null. */
function nearestPath(tree, path) {
    const cut = path.lastIndexOf('/');
    const directory = cut === -1 ? '.' : path.slice(0, cut);
    const parent = (0,digest_tree/* resolveInTree */.O4)(tree, directory);
    if (parent === null)
        return null;
    const name = path.slice(cut + 1);
    if (name.length > longestName)
        return null;
    const folded = name.toLowerCase();
    const names = (0,digest_tree/* childrenOf */.LU)(tree, parent === 'root' ? '.' : parent.path).map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
    const near = names.find((other) => other.toLowerCase() === folded) ?? (0,nearest/* nearestOf */.q)(name, names);
    return near === null ? null : directory === '.' ? near : `${directory}/${near}`;
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
    const near = suggest(judgement, () => nearestPath(judgement.tree, path));
    return near === null ? null : `write ${(0,quote/* quote */.hD)(near)}`;
}

;// CONCATENATED MODULE: ./build/manifest/component-file.js





/** The regular file that `path` names; null, with a finding, where it names none. */
function readComponentFile(judgement, label, path, kind) {
    const named = namePath(judgement.tree, path.value);
    const found = (0,quote/* quote */.hD)(path.value);
    const fault = (messageId, message, expected, fix) => {
        refuse(judgement, 'component/path', {
            messageId,
            message: `${label}.path ${message}`,
            at: path.span,
            found: shownValue(path.value),
            expected,
            fix,
        });
        return null;
    };
    if (!named.ok) {
        return fault(named.fault, `${found} ${pathPhrase(named.fault)}`, 'a regular file inside the package, relative, with /', pathFix(judgement, path.value, named));
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
                ? `add ${(0,quote/* quote */.hD)(home)}: ${(0,quote/* quote */.hD)(first)} to resources`
                : `move the file into a directory and declare that as ${(0,quote/* quote */.hD)(home)} in resources`;
        refuse(judgement, 'component/outside-root', {
            messageId: 'no-root',
            message: `${label} is of kind ${(0,quote/* quote */.hD)(kind)}, and the package has no ${home} root`,
            at: file.at,
            found: shownValue(file.path),
            expected: `a path inside the ${home} root`,
            fix,
        });
        return;
    }
    if (root.path === '.' || file.path.startsWith(`${root.path}/`))
        return;
    refuse(judgement, 'component/outside-root', {
        messageId: 'outside',
        message: `${label}.path ${(0,quote/* quote */.hD)(file.path)} is outside the ${home} root ${(0,quote/* quote */.hD)(root.path)}`,
        at: file.at,
        found: shownValue(file.path),
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
    const list = block === null ? null : listMember(judgement, block, 'components');
    if (list === null)
        return [];
    if (list.items.length > limits/* limits */.F.components) {
        refuse(judgement, 'component/too-many', {
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
        refuseType(judgement, label, item, 'an object');
        return [];
    });
}
function readComponent(judgement, map, label, resources) {
    // A list item has no key of its own: a missing key is reported at its opening brace.
    const anchor = { start: map.span.start, end: map.span.start + 1 };
    const object = { map, label, prefix: label, anchor };
    refuseUnknownKeys(judgement, object, componentKeys);
    for (const [key, expected] of Object.entries(requiredKeys)) {
        if ((0,data_node/* entryOf */.Ms)(map, key) === undefined)
            refuseMissingKey(judgement, object, key, expected);
    }
    const kind = stringMember(judgement, object, 'kind');
    const kindKnown = kind !== null &&
        judgeName(judgement, {
            role: 'component',
            name: kind.value,
            at: kind.span,
            unknownRule: 'component/kind',
        });
    const id = readId(judgement, object);
    const path = stringMember(judgement, object, 'path');
    const file = path === null ? null : readComponentFile(judgement, label, path, kind?.value ?? null);
    if (kind !== null && kindKnown && file !== null) {
        judgeComponentHome(judgement, { label, kind: kind.value, file, resources });
    }
    const requires = stringItems(judgement, object, 'requires');
    return { label, kind, id, file, requires };
}
function readId(judgement, object) {
    const id = stringMember(judgement, object, 'id');
    if (id === null || isComponentId(id.value))
        return id;
    refuse(judgement, 'component/id', {
        messageId: 'form',
        message: `${object.label}.id ${(0,quote/* quote */.hD)(id.value)} does not have the form of an id`,
        at: id.span,
        found: shownValue(id.value),
        expected: '1 to 80 characters of a-z 0-9 . _ -, the first a letter or digit',
    });
    return id;
}

;// CONCATENATED MODULE: ./build/manifest/finding-list.js
// Collects findings up to a cap. What is over the cap is counted and still decides admission, so that a
// hostile manifest can neither flood a report nor hide a refusal.


class finding_list_FindingList {
    #kept = [];
    #dropped = 0;
    #refusals = 0;
    add(draft) {
        this.addAll([(0,finding/* finding */.g)(draft)]);
    }
    addAll(findings) {
        for (const one of findings) {
            if (one.refuses)
                this.#refusals += 1;
            if (this.#kept.length < limits/* limits */.F.findingsEach)
                this.#kept.push(one);
            else
                this.#dropped += 1;
        }
    }
    /** Takes over what another list kept, counted and refused. */
    absorb(other) {
        this.addAll(other.#kept);
        this.#dropped += other.#dropped;
        this.#refusals += other.#refusals - other.#kept.filter((one) => one.refuses).length;
    }
    /** True when further findings are only counted; then there is no point in wording them. */
    get isFull() {
        return this.#kept.length >= limits/* limits */.F.findingsEach;
    }
    /** Counts a finding that is not kept. */
    count(refuses) {
        if (refuses)
            this.#refusals += 1;
        this.#dropped += 1;
    }
    /** How many findings refuse the package, those over the cap included. */
    get refusals() {
        return this.#refusals;
    }
    /** What was kept, in the order it came, and a last finding that counts the rest. */
    list(file) {
        if (this.#dropped === 0)
            return [...this.#kept];
        const more = (0,finding/* finding */.g)({
            rule: 'manifest/more-findings',
            messageId: 'more',
            message: `${this.#dropped} more findings are not shown`,
            place: (0,finding/* wholeFile */.A)(file),
            found: String(this.#kept.length + this.#dropped),
            expected: `at most ${limits/* limits */.F.findingsEach}`,
        });
        return [...this.#kept, more];
    }
}

;// CONCATENATED MODULE: ./build/manifest/resource-roots.js









/** Reads `resources`. `packageKind` null means that the kind is not known; then `.` is let pass. */
function readResourceRoots(judgement, block, packageKind) {
    const roots = new Map();
    const declared = new Set();
    const resources = block === null ? null : objectMember(judgement, block, 'resources');
    for (const entry of resources === null ? [] : effectiveEntries(resources.map)) {
        const label = resources === null ? entry.key : memberLabel(resources, entry.key);
        const known = judgeName(judgement, {
            role: 'resource',
            name: entry.key,
            at: entry.keySpan,
            unknownRule: 'manifest/resource-kind',
        });
        if (!known)
            continue;
        declared.add(entry.key);
        const value = stringValue(judgement, label, entry.value);
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
        refuse(judgement, 'manifest/resource-path', {
            messageId,
            message: `${label} ${message}`,
            at: value.span,
            found: shownValue(value.value),
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
    report(judgement, 'manifest/hidden-character', {
        messageId: 'hidden',
        message: `${label} has characters that cannot be seen: ${(0,quote/* quote */.hD)(text.value)}`,
        at: text.span,
        found: shownValue(text.value),
        expected: 'text without control, bidirectional, zero-width or tag characters',
        fix: 'delete the characters shown as escapes and type the text again',
    });
}

// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(392);
// EXTERNAL MODULE: ./build/manifest/strict-version.js
var strict_version = __webpack_require__(9394);
;// CONCATENATED MODULE: ./build/manifest/name-and-version.js
// The two fields that identify a package. Specification: manifest page, "Root object".








const nameForm = '1 to 64 characters of a-z 0-9 . -, first and last a letter or digit, no -- and no ..';
/** The name as written, also where it is refused; empty where there is none. */
function readName(judgement, root) {
    if ((0,data_node/* entryOf */.Ms)(root.map, 'name') === undefined) {
        refuseMissingKey(judgement, root, 'name', `a name of ${nameForm}`);
        return '';
    }
    const name = stringMember(judgement, root, 'name');
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
    refuse(judgement, 'manifest/name', {
        messageId: fault,
        message: messages[fault],
        at: name.span,
        found: shownValue(name.value),
        expected: nameForm,
        fix: suggestion === null ? null : `write ${(0,quote/* quote */.hD)(suggestion)}, or another name of that form`,
    });
    return name.value;
}
/** The version as written, also where it is refused; empty where there is none. */
function readVersion(judgement, root) {
    if ((0,data_node/* entryOf */.Ms)(root.map, 'version') === undefined) {
        refuseMissingKey(judgement, root, 'version', 'a version such as "1.0.0"');
        return '';
    }
    const version = stringMember(judgement, root, 'version');
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
    refuse(judgement, 'manifest/version', {
        messageId: fault,
        message: messages[fault],
        at: version.span,
        found: shownValue(version.value),
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
/** Validates the root object without its Clio block. The result is only whole where nothing was refused. */
function readRootFields(judgement, root) {
    refuseUnknownKeys(judgement, root, rootKeys, (key) => clioKeys.includes(key) ? `move it into extensions["${clioNamespace}"]` : null);
    readSchema(judgement, root);
    const name = readName(judgement, root);
    const version = readVersion(judgement, root);
    const text = (key) => proseMember(judgement, root, key);
    const keywords = stringItems(judgement, root, 'keywords');
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
/** The Clio block, or null where the manifest has none. Members of `extensions` that are no objects are reported. */
function readExtensions(judgement, root) {
    const extensions = objectMember(judgement, root, 'extensions');
    if (extensions === null)
        return null;
    for (const entry of effectiveEntries(extensions.map)) {
        if (entry.key !== clioNamespace && entry.value.type !== 'map') {
            refuseType(judgement, `extensions[${(0,quote/* quote */.hD)(entry.key)}]`, entry.value, 'an object');
        }
    }
    const own = (0,data_node/* entryOf */.Ms)(extensions.map, clioNamespace);
    if (own === undefined)
        return null;
    const label = `extensions["${clioNamespace}"]`;
    if (own.value.type === 'map')
        return { map: own.value, label, prefix: '', anchor: own.keySpan };
    refuseType(judgement, label, own.value, 'an object');
    return null;
}
function readSchema(judgement, root) {
    const expected = `"${manifestSchema}"`;
    if ((0,data_node/* entryOf */.Ms)(root.map, '$schema') === undefined) {
        refuseMissingKey(judgement, root, '$schema', expected);
        return;
    }
    const schema = stringMember(judgement, root, '$schema');
    if (schema === null || schema.value === manifestSchema)
        return;
    refuse(judgement, 'manifest/schema', {
        messageId: 'other-schema',
        message: `$schema is ${(0,quote/* quote */.hD)(schema.value)}, not the 1.0.0 identifier`,
        at: schema.span,
        found: shownValue(schema.value),
        expected,
        fix: `write ${expected}`,
    });
}
function readAuthor(judgement, root) {
    const author = objectMember(judgement, root, 'author');
    if (author === null)
        return null;
    refuseUnknownKeys(judgement, author, authorKeys);
    const fields = authorKeys.flatMap((key) => {
        const value = proseMember(judgement, author, key);
        return value === null ? [] : [[key, value]];
    });
    return Object.fromEntries(fields);
}
function proseMember(judgement, object, key) {
    const text = stringMember(judgement, object, key);
    if (text !== null)
        reportHiddenText(judgement, memberLabel(object, key), text);
    return text?.value ?? null;
}

;// CONCATENATED MODULE: ./build/manifest/single-kind.js



/** Judges a package whose kind is known; `kind` is where the manifest says it. */
function judgeSingleKind(judgement, kind, components, resources) {
    const home = judgement.generation.homes.get(kind.value);
    if (home === undefined)
        return;
    const fault = (messageId, at, message, found, fix) => refuse(judgement, 'manifest/single-kind', {
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
        refuse(judgement, 'manifest/wrong-type', {
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
    const fields = readRootFields(judgement, root);
    const block = readExtensions(judgement, root);
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
    const text = statedText(root, 'extensions', clioNamespace, 'compatibility', 'clio');
    return text !== null && (0,host_range/* rangeFault */.Uc)(text) === null ? text : null;
}
function rangePlace(source, root) {
    let node = root;
    for (const key of ['extensions', clioNamespace, 'compatibility', 'clio']) {
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
        found: shownValue(range),
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
        if (findings.isFull) {
            findings.count(false);
            continue;
        }
        findings.add({
            rule: 'manifest/duplicate-key',
            messageId: 'duplicate',
            message: `${(0,quote/* quote */.hD)(key)} occurs twice in one object; hosts take the last`,
            place: source.place(keySpan.start, keySpan.end),
            found: shownValue(key),
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
                found: near === null ? null : shownValue(near),
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
    const block = extensions?.type === 'map' ? (0,data_node/* memberOf */.C5)(extensions, clioNamespace) : undefined;
    const unsaid = block === undefined || (block.type === 'map' && (0,data_node/* memberOf */.C5)(block, 'kind') === undefined);
    return unsaid && root?.type === 'map'
        ? 'plugin'
        : statedText(root, 'extensions', clioNamespace, 'kind');
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

/***/ 2598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ boundaryOrder),
/* harmony export */   iH: () => (/* binding */ boundaryOf),
/* harmony export */   oF: () => (/* binding */ raisedWhenStrict)
/* harmony export */ });
/* unused harmony exports boundaryOfRule, adviceThatWarns */
// Which boundary each rule of the portable contract has: what a conforming client does about it. The
// rules in src/checks repeat it for readers; a test holds the two together.
// Specification: portable page, "Each finding carries a boundary".
/** From the outermost (the package is rejected) to the one that changes nothing. */
const boundaryOrder = ['FATAL', 'TYPE', 'ENTRY', 'DENY', 'IGNORE', 'ADVICE'];
const boundaryOfRule = {
    'portable/manifest-missing': 'FATAL',
    'portable/manifest-json': 'FATAL',
    'portable/schema': 'FATAL',
    'portable/name': 'FATAL',
    'portable/metadata': 'FATAL',
    'portable/extension-member': 'FATAL',
    'portable/unknown-field': 'IGNORE',
    'portable/extensions': 'IGNORE',
    'portable/skills-location': 'TYPE',
    'portable/path-outside': 'DENY',
    'portable/link': 'ADVICE',
    'portable/near-location': 'ADVICE',
    'portable/metadata-form': 'ADVICE',
    'portable/duplicate-key': 'ADVICE',
    'portable/foreign-manifest': 'ADVICE',
    'portable/foreign-disagrees': 'ADVICE',
    'portable/more-findings': 'ADVICE',
    'agent-skill/location': 'ENTRY',
    'agent-skill/encoding': 'ENTRY',
    'agent-skill/frontmatter': 'ENTRY',
    'agent-skill/name': 'ENTRY',
    'agent-skill/name-directory': 'ENTRY',
    'agent-skill/description': 'ENTRY',
    'agent-skill/license': 'ENTRY',
    'agent-skill/compatibility': 'ENTRY',
    'agent-skill/metadata': 'ENTRY',
    'agent-skill/allowed-tools': 'ENTRY',
    'agent-skill/not-discovered': 'ADVICE',
    'agent-skill/metadata-value': 'ADVICE',
    'agent-skill/allowed-tools-list': 'ADVICE',
    'agent-skill/unknown-key': 'ADVICE',
    'mcp/location': 'TYPE',
    'mcp/json': 'TYPE',
    'mcp/schema': 'TYPE',
    'mcp/unknown-key': 'TYPE',
    'mcp/servers': 'TYPE',
    'mcp/server': 'ENTRY',
    'mcp/server-key': 'ENTRY',
    'mcp/command': 'ENTRY',
    'mcp/args': 'ENTRY',
    'mcp/env': 'ENTRY',
    'mcp/cwd': 'ENTRY',
    'mcp/url': 'ENTRY',
    'mcp/headers': 'ENTRY',
    'mcp/command-missing': 'ADVICE',
    'mcp/cwd-missing': 'ADVICE',
    'mcp/url-form': 'ADVICE',
    'mcp/placeholder': 'ADVICE',
    'mcp/secret': 'ADVICE',
    'mcp/duplicate-key': 'ADVICE',
};
/** ADVICE rules that the page calls warnings; every other ADVICE is a note. */
const adviceThatWarns = (/* unused pure expression or super */ null && ([
    'agent-skill/metadata-value',
    'agent-skill/allowed-tools-list',
    'agent-skill/unknown-key',
    'mcp/url-form',
    'mcp/secret',
    'portable/foreign-disagrees',
]));
/** Rules that a strict judgement counts against conformance although a client loads the thing. */
const raisedWhenStrict = ['agent-skill/unknown-key'];
/** The boundary of a rule, or null for a rule that is no part of the portable contract. */
function boundaryOf(rule) {
    return Object.hasOwn(boundaryOfRule, rule) ? boundaryOfRule[rule] : null;
}


/***/ }),

/***/ 1429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wi: () => (/* binding */ ignores),
/* harmony export */   _A: () => (/* binding */ skipsServer),
/* harmony export */   jL: () => (/* binding */ loadsNo),
/* harmony export */   kr: () => (/* binding */ skipsSkill),
/* harmony export */   tW: () => (/* binding */ refusesPath),
/* harmony export */   zo: () => (/* binding */ rejects)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// How portable messages begin, so that a reader sees at once that they are about any conforming client
// and what such a client does. One function a boundary; none decides anything.

function rejects(text) {
    return `conforming clients reject the package: ${text}`;
}
function loadsNo(type, text) {
    return `conforming clients load no ${type}: ${text}`;
}
function skipsSkill(directory, text) {
    return `conforming clients skip skill ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(directory)}: ${text}`;
}
function skipsServer(name, text) {
    return `conforming clients skip MCP server ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: ${text}`;
}
function ignores(field, text) {
    return `conforming clients ignore ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(field)}: ${text}`;
}
function refusesPath(path, text) {
    return `conforming clients refuse the path ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${text}`;
}


/***/ }),

/***/ 5849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ Ledger)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7785);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
/* harmony import */ var _boundaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2598);
// Where the portable readers write: findings under their rule, and what is loaded, skipped, reported.
// The first fatal finding marks all that is not fatal as blocked; nothing is ever dropped unsaid.
// Specification: portable page, "After a FATAL, keep inspecting".



class Ledger {
    #findings = [];
    #boundaries = new Set();
    #rules = new Set();
    #skipped = new Set();
    #reported = new Set();
    #skills = [];
    #servers = [];
    #claimed = new Set();
    #firstFatal = null;
    #dropped = 0;
    #presentSkills = 0;
    #presentServers = 0;
    add(rule, fault) {
        const boundary = (0,_boundaries_js__WEBPACK_IMPORTED_MODULE_1__/* .boundaryOf */ .iH)(rule);
        if (boundary !== null)
            this.#boundaries.add(boundary);
        if (boundary === 'FATAL')
            this.#firstFatal ??= rule;
        this.#rules.add(rule);
        this.#keep((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({ ...fault, rule }));
    }
    /** Takes findings that belong to no boundary, such as Markdown hygiene. */
    addAll(findings) {
        for (const one of findings)
            this.#keep(one);
    }
    #keep(one) {
        if (this.#findings.length < _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach)
            this.#findings.push(one);
        else
            this.#dropped += 1;
    }
    /** Notes that a client leaves this out: `skills`, `skills/<dir>`, `mcp.json`, `mcp.json#<server>`. */
    skip(what) {
        this.#skipped.add(what);
    }
    isSkipped(what) {
        return this.#skipped.has(what);
    }
    reportField(field) {
        this.#reported.add(field);
    }
    loadSkill(directory) {
        this.#skills.push(directory);
    }
    loadServer(name) {
        this.#servers.push(name);
    }
    countSkill() {
        this.#presentSkills += 1;
    }
    countServer() {
        this.#presentServers += 1;
    }
    /** A link that a finding of its own already tells about; the general ones keep quiet about it. */
    claim(path) {
        this.#claimed.add(path);
    }
    isClaimed(path) {
        return this.#claimed.has(path);
    }
    verdict(strict) {
        const outermost = _boundaries_js__WEBPACK_IMPORTED_MODULE_1__/* .boundaryOrder */ .Dv.find((boundary) => this.#boundaries.has(boundary)) ?? null;
        const loadable = outermost === null || outermost === 'IGNORE' || outermost === 'ADVICE';
        const strictFault = strict && _boundaries_js__WEBPACK_IMPORTED_MODULE_1__/* .raisedWhenStrict */ .oF.some((rule) => this.#rules.has(rule));
        return {
            conformant: loadable && !strictFault,
            boundary: outermost,
            load: this.#load(outermost === 'FATAL'),
            present: { skills: this.#presentSkills, mcpServers: this.#presentServers },
            findings: this.#marked(),
        };
    }
    #load(rejected) {
        if (rejected) {
            return { rejected, loaded: { skills: [], mcpServers: [] }, skipped: [], reported: [] };
        }
        return {
            rejected,
            loaded: { skills: this.#skills, mcpServers: this.#servers },
            skipped: [...this.#skipped].map((what) => ({ what })),
            reported: [...this.#reported].map((field) => ({ field })),
        };
    }
    #marked() {
        const findings = this.#findings.map((one) => {
            const boundary = (0,_boundaries_js__WEBPACK_IMPORTED_MODULE_1__/* .boundaryOf */ .iH)(one.rule);
            return boundary === null || boundary === 'FATAL' || this.#firstFatal === null
                ? one
                : { ...one, blockedBy: this.#firstFatal };
        });
        if (this.#dropped === 0)
            return findings;
        const more = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'portable/more-findings',
            messageId: 'more',
            message: `${this.#dropped} more findings about other clients are not shown`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)('plugin.json'),
            found: String(findings.length + this.#dropped),
            expected: `at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach}`,
            blockedBy: this.#firstFatal,
        });
        return [...findings, more];
    }
}


/***/ }),

/***/ 8416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ judgeMarkdown)
});

// EXTERNAL MODULE: ./build/base/frontmatter.js + 1 modules
var frontmatter = __webpack_require__(4342);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
;// CONCATENATED MODULE: ./build/portable/markdown-prose.js
// The prose of a Markdown text with everything else blanked out, at the same offsets: code fences, HTML
// comments and frontmatter always, code spans only where links are looked for. Line by line, linear.
/** Blanks what is not prose; nothing before offset `from` counts. */
function proseOf(text, from) {
    let mentioned = blank(text.slice(0, from));
    let fence = null;
    let comment = false;
    for (const line of text.slice(from).split(/(?<=\n)/)) {
        const mark = /^ {0,3}(?:[-*+>] {1,3}|[0-9]{1,3}[.)] {1,3}| {4,12})?(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
        if (fence !== null) {
            if (mark?.startsWith(fence) === true && line.trim() === mark)
                fence = null;
            mentioned += blank(line);
        }
        else if (mark !== null && !comment) {
            fence = mark;
            mentioned += blank(line);
        }
        else {
            const read = withoutComments(line, comment);
            comment = read.open;
            mentioned += read.text;
        }
    }
    return { mentioned, linked: withoutCodeSpans(mentioned) };
}
function withoutComments(line, open) {
    if (!open && !line.includes('<!--'))
        return { text: line, open };
    let text = '';
    let at = 0;
    let inside = open;
    while (at < line.length) {
        const next = line.indexOf(inside ? '-->' : '<!--', at);
        const end = next < 0 ? line.length : next + (inside ? 3 : 4);
        const part = line.slice(at, next < 0 || inside ? end : next);
        text += inside ? blank(part) : part;
        if (next >= 0 && !inside)
            text += '    ';
        if (next >= 0)
            inside = !inside;
        at = end;
    }
    return { text, open: inside };
}
/** A code span begins and ends with the same number of backticks, within one paragraph. */
function withoutCodeSpans(text) {
    return text
        .split(/(\n[ \t]*\r?\n)/)
        .map((paragraph) => blankSpans(paragraph))
        .join('');
}
function blankSpans(paragraph) {
    const runs = [...paragraph.matchAll(/`+/g)];
    // The next run of each length, found from the back so that many runs stay linear.
    const closing = [];
    const nextOfLength = new Map();
    for (let at = runs.length - 1; at >= 0; at -= 1) {
        const length = runs[at]?.[0].length ?? 0;
        closing[at] = nextOfLength.get(length) ?? -1;
        nextOfLength.set(length, at);
    }
    let result = '';
    let done = 0;
    for (let at = 0; at < runs.length; at += 1) {
        const open = runs[at];
        const close = runs[closing[at] ?? -1];
        if (open === undefined || close === undefined)
            continue;
        result += paragraph.slice(done, open.index);
        done = close.index + close[0].length;
        result += blank(paragraph.slice(open.index, done));
        at = closing[at] ?? at;
    }
    return result + paragraph.slice(done);
}
/** Blanks in the place of everything but line ends. */
function blank(text) {
    return text.replace(/[^\r\n]+/g, (run) => ' '.repeat(run.length));
}

// EXTERNAL MODULE: ./build/portable/resolve-path.js
var resolve_path = __webpack_require__(3720);
;// CONCATENATED MODULE: ./build/portable/markdown-references.js
// Files that the body of a SKILL.md points at and that are not there: relative links, and mentions such
// as `references/format.md`. Code fences, URLs, anchors and placeholders are no references.
// Reads the tree value only.







// Inline links and images: the target after `](`, in angle brackets or without blanks.
const inlineLink = /\]\(\s{0,20}(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,500})?)(?=[\s)]))/g;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]{1,20}(?:<([^<>\n]{1,1000})>|([^\s<>]{1,1000}))/gm;
const mention = /(?<![\w./\\:@~%$}>-])(?:\.\/)?(?:references|scripts|assets)\/[A-Za-z0-9_][A-Za-z0-9_./-]{0,300}/g;
/** Findings told for one file and rule; the rest is counted in the last. */
const mostTold = 50;
/** Findings for the body that begins at offset `body` of `source`. */
function brokenReferences(tree, source, body) {
    if (!/\]\(|\]:|(?:references|scripts|assets)\//.test(source.text))
        return [];
    const prose = proseOf(source.text, body);
    const directory = source.file.split('/').slice(0, -1).join('/');
    const targets = linkTargets(prose.linked);
    const covered = new Set(targets.map(({ at }) => at));
    return [
        ...capped(brokenLinks({ tree, source, directory }, targets)),
        ...capped(missingMentions({ tree, source, directory }, prose.mentioned, covered)),
    ];
}
function linkTargets(linked) {
    return [inlineLink, definition].flatMap((pattern) => [...linked.matchAll(pattern)].map((match) => {
        const text = match[1] ?? match[2] ?? '';
        return { text, at: match.index + match[0].lastIndexOf(text) };
    }));
}
function* brokenLinks({ tree, source, directory }, targets) {
    // A text that links to one file many times is looked up once.
    const known = new Map();
    const lookUp = (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const where = locate(tree, directory, path);
        known.set(path, where);
        return where;
    };
    for (const { text, at } of targets) {
        const path = pathOf(text);
        const where = path === null ? null : lookUp(path);
        if (path === null || where === null)
            continue;
        const leads = where.kind === 'outside' ? 'leads outside the package' : 'leads to nothing';
        yield () => (0,finding/* finding */.g)({
            rule: 'markdown/broken-link',
            messageId: where.kind,
            message: `the link to ${(0,quote/* quote */.hD)(path)} ${leads}`,
            place: source.place(at, at + text.length),
            found: path,
            expected: 'a file of the package',
            fix: fixOf(tree, where, path),
        });
    }
}
function* missingMentions({ tree, source, directory }, mentioned, covered) {
    const told = new Set();
    for (const match of mentioned.matchAll(mention)) {
        const at = match.index;
        const written = match[0].replace(/[./-]{1,300}$/, '');
        const path = written.replace(/^\.\//, '');
        // A name without an extension is as often a word as a file.
        if (covered.has(at) || told.has(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path))
            continue;
        const next = mentioned[at + match[0].length] ?? '';
        if (path.split('/').includes('..') || '*<{$'.includes(next || ' '))
            continue;
        const where = locate(tree, directory, path);
        if (where === null || (0,resolve_path/* resolvePath */.o1)(tree, path).kind !== 'missing')
            continue;
        told.add(path);
        yield () => (0,finding/* finding */.g)({
            rule: 'markdown/missing-mention',
            messageId: 'missing',
            message: `the skill mentions ${(0,quote/* quote */.hD)(path)}, and there is no such file`,
            place: source.place(at, at + written.length),
            found: path,
            expected: 'a file of the skill',
            fix: fixOf(tree, where, path),
        });
    }
}
function capped(drafts) {
    const told = [];
    let more = 0;
    for (const draft of drafts) {
        if (told.length < mostTold)
            told.push(draft());
        else
            more += 1;
    }
    const last = told.at(-1);
    if (more > 0 && last !== undefined) {
        told[told.length - 1] = {
            ...last,
            message: `${last.message}, and ${more} more like it follow`,
        };
    }
    return told;
}
/** The path of a link target, or null where it is none: a URL, an anchor, a placeholder, absolute. */
function pathOf(target) {
    if (/^[A-Za-z][A-Za-z0-9+.-]{0,40}:|^[/#?\\]/.test(target))
        return null;
    if (/[{}<>$*|]|\.\.\.|…/.test(target))
        return null;
    const path = target.split(/[?#]/, 1)[0] ?? '';
    if (path === '')
        return null;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Null when something of the package is there. */
function locate(tree, directory, path) {
    const kept = directory === '' ? [] : directory.split('/');
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return { kind: 'outside', full: path };
    }
    const full = (0,relative_path/* joinRelative */.r)(...kept);
    const resolved = (0,resolve_path/* resolvePath */.o1)(tree, full);
    if (resolved.kind === 'lost')
        return { kind: 'outside', full };
    return resolved.kind === 'missing' ? { kind: 'missing', full } : null;
}
/** Names the neighbour that is probably meant, written as the reference was; null where there is none. */
function fixOf(tree, { kind, full }, path) {
    const cut = full.lastIndexOf('/');
    const siblings = (0,digest_tree/* childrenOf */.LU)(tree, cut < 0 ? '.' : full.slice(0, cut));
    if (kind === 'outside' || siblings.length > 500)
        return null;
    const names = siblings.map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
    const name = full.slice(cut + 1);
    const folded = name.toLowerCase();
    const near = names.find((one) => one.toLowerCase() === folded) ?? (0,nearest/* nearestOf */.q)(name, names);
    return near === null ? null : `Write ${(0,quote/* quote */.hD)(path.slice(0, path.lastIndexOf('/') + 1) + near)}.`;
}

;// CONCATENATED MODULE: ./build/portable/unseen-text.js
// Characters in prose that a reader does not see, or that show it in another order: a person reviews
// one text and a model reads another. Each run is told once, decoded. Joiners inside emoji and in
// scripts that need them are left alone. Specification: threats page, "Text".


/** Runs told for one file; the rest is counted in the last. */
const mostRuns = 20;
const suspect = /[\u{E0000}-\u{E007F}]+|[\u202A-\u202E\u2066-\u2069]+|[\u200B-\u200F\u061C\u2060-\u2064\u00AD\u180E\uFEFF\u115F\u1160\u3164\uFFA0]+|[\u{E0100}-\u{E01EF}]+|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const joiningScript = /[\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u1780-\u17FF\uFB50-\uFEFC]/;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;
/** Findings for every run of unseen characters in the file, positions exact. */
function unseenText(source) {
    const { text } = source;
    // Nearly every file is plain ASCII, and looking once is much cheaper than looking for each kind.
    if (!/[^\t\n\r -~]/.test(text))
        return [];
    const findings = [];
    let runs = 0;
    for (const match of text.matchAll(suspect)) {
        const run = match[0];
        const start = match.index;
        if (start === 0 && run === '\uFEFF')
            continue;
        const kind = kindOf(run, text, start);
        if (kind === null)
            continue;
        runs += 1;
        if (runs > mostRuns)
            continue;
        const place = source.place(start, start + run.length);
        findings.push((0,finding/* finding */.g)({
            rule: 'markdown/unseen',
            messageId: kind,
            message: messageOf(kind, run),
            place,
            found: [...run].slice(0, 16).map(codeName).join(' '),
            expected: 'text that everybody sees',
            fix: `Delete the ${kind === 'control' ? 'control' : 'invisible'} characters, or retype the line ${place.line ?? 1}.`,
        }));
    }
    const last = findings.at(-1);
    if (runs > mostRuns && last !== undefined) {
        findings[findings.length - 1] = {
            ...last,
            message: `${last.message}, and ${runs - mostRuns} more such places follow`,
        };
    }
    return findings;
}
function kindOf(run, text, start) {
    const first = run.codePointAt(0) ?? 0;
    if (first >= 0xe0000 && first <= 0xe007f)
        return isFlag(run, text, start) ? null : 'tags';
    if ((first >= 0x202a && first <= 0x202e) || (first >= 0x2066 && first <= 0x2069)) {
        return 'direction';
    }
    if (first < 0x20 || (first >= 0x7f && first <= 0x9f))
        return 'control';
    const around = text.slice(Math.max(0, start - 2), start) +
        text.slice(start + run.length, start + run.length + 2);
    if (/^[\u200C\u200D]+$/.test(run) && (joiningScript.test(around) || emoji.test(around))) {
        return null;
    }
    if (/^[\u200E\u200F\u061C]+$/.test(run) && rightToLeft.test(lineAround(text, start)))
        return null;
    return 'invisible';
}
/** A subdivision flag: a black flag, tags that spell a region, the closing tag. */
function isFlag(run, text, start) {
    return (/^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u.test(run) &&
        text.slice(start - 2, start) === '\u{1F3F4}');
}
function lineAround(text, at) {
    const from = Math.max(text.lastIndexOf('\n', at) + 1, at - 500);
    const end = text.indexOf('\n', at);
    return text.slice(from, Math.min(end < 0 ? text.length : end, at + 500));
}
function messageOf(kind, run) {
    switch (kind) {
        case 'tags':
            return `invisible tag characters spell ${(0,quote/* quote */.hD)(decodeTags(run))}`;
        case 'direction':
            return `the text is shown in another order than it is read: ${listed(run)}`;
        case 'control':
            return `the text holds control characters: ${listed(run)}`;
        case 'invisible':
            return `the text holds characters that nobody sees: ${listed(run)}`;
        default:
            return kind;
    }
}
function decodeTags(run) {
    return [...run]
        .slice(0, 400)
        .map((one) => String.fromCharCode((one.codePointAt(0) ?? 0xe0000) - 0xe0000))
        .join('');
}
function listed(run) {
    const names = [...run].slice(0, 8).map(codeName);
    const count = [...run].length;
    return count > 8 ? `${names.join(' ')} and ${count - 8} more` : names.join(' ');
}
function codeName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}

;// CONCATENATED MODULE: ./build/portable/markdown.js



/** Every captured Markdown file is searched for unseen text, every SKILL.md for broken references. */
function judgeMarkdown(tree) {
    const findings = [];
    for (const [path, bytes] of tree.captured) {
        // A link's own path is a second name for bytes that are looked at under their own.
        if (!path.endsWith('.md') || tree.byPath.get(path)?.type !== 'file')
            continue;
        const decoded = (0,frontmatter/* decodeMarkdown */.Y)(path, bytes);
        if (!decoded.ok)
            continue;
        findings.push(...unseenText(decoded.source));
        if (path !== 'SKILL.md' && !path.endsWith('/SKILL.md'))
            continue;
        findings.push(...brokenReferences(tree, decoded.source, (0,frontmatter/* parseFrontmatter */.y)(decoded.source).body));
    }
    return findings;
}


/***/ }),

/***/ 3720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   s8: () => (/* binding */ describeFate)
/* harmony export */ });
const MOST_LINKS = 40;
/** Follows a normalised root-relative path (`.` is the root) through the links of the tree. */
function resolvePath(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        const entry = tree.byPath.get(current === '.' ? part : `${current}/${part}`);
        if (entry === undefined)
            return { kind: 'missing' };
        if (entry.type !== 'link')
            current = entry.path;
        else if (entry.resolved !== null)
            current = entry.resolved;
        else
            return { kind: 'lost', link: entry, fate: fateOf(tree, entry) };
    }
    if (current === '.')
        return { kind: 'root' };
    const entry = tree.byPath.get(current);
    if (entry?.type === 'file')
        return { kind: 'file', entry };
    if (entry?.type === 'directory')
        return { kind: 'directory', entry };
    return { kind: 'missing' };
}
/** Why a link has no target inside the tree. Call it only for a link with `resolved` null. */
function fateOf(tree, link) {
    let todo = [...link.path.split('/').slice(0, -1), ...link.target.split('/')];
    if (link.target.startsWith('/'))
        return 'outside';
    let at = [];
    for (let followed = 0; followed <= MOST_LINKS;) {
        const part = todo.shift();
        if (part === undefined)
            return 'dangling';
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (at.pop() === undefined)
                return 'outside';
            continue;
        }
        const entry = tree.byPath.get([...at, part].join('/'));
        if (entry === undefined)
            return leavesLexically(at, part, todo) ? 'outside' : 'dangling';
        if (entry.type !== 'link') {
            at.push(part);
            continue;
        }
        if (entry.resolved !== null) {
            at = entry.resolved === '.' ? [] : entry.resolved.split('/');
            continue;
        }
        if (entry.target.startsWith('/'))
            return 'outside';
        followed += 1;
        todo = [...entry.target.split('/'), ...todo];
    }
    return 'loop';
}
function leavesLexically(at, part, rest) {
    let depth = at.length;
    for (const one of [part, ...rest]) {
        if (one === '' || one === '.')
            continue;
        depth += one === '..' ? -1 : 1;
        if (depth < 0)
            return true;
    }
    return false;
}
/** The fate of a link as the end of a sentence. */
function describeFate(fate) {
    if (fate === 'outside')
        return 'leads outside the package';
    return fate === 'loop' ? 'leads in a circle' : 'leads to nothing';
}


/***/ }),

/***/ 5217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ judgeSkillDirectory),
  o: () => (/* binding */ judgeSkills)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
// EXTERNAL MODULE: ./build/portable/effect.js
var effect = __webpack_require__(1429);
// EXTERNAL MODULE: ./build/portable/resolve-path.js
var resolve_path = __webpack_require__(3720);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/frontmatter.js + 1 modules
var base_frontmatter = __webpack_require__(4342);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/portable/boundaries.js
var boundaries = __webpack_require__(2598);
;// CONCATENATED MODULE: ./build/portable/frontmatter-faults.js

const refusals = {
    directive: 'a YAML directive',
    tag: 'a YAML tag',
    anchor: 'a YAML anchor',
    alias: 'a YAML alias',
    'merge-key': 'a YAML merge key',
    'complex-key': 'a key that is no text',
    'second-document': 'a second YAML document',
};
const fields = 'the fields "name" and "description"';
/** The finding without its place; the message is the end of a sentence. */
function describeProblem(problem) {
    switch (problem.kind) {
        case 'byte-order-mark':
            return {
                messageId: 'byte-order-mark',
                message: 'its SKILL.md begins with a byte-order mark, so no frontmatter is seen',
                found: 'a byte-order mark',
                expected: '"---" at the first byte',
                fix: 'Save the file as UTF-8 without a byte-order mark.',
            };
        case 'missing':
            return {
                messageId: 'missing',
                message: 'its SKILL.md has no frontmatter',
                expected: '"---" as the first line',
                fix: `Begin the file with a line "---", ${fields}, and a line "---".`,
            };
        case 'not-at-start':
            return {
                messageId: 'not-at-start',
                message: 'the line "---" that opens its frontmatter is not exactly the first line',
                expected: '"---" as the first line, without blanks',
                fix: 'Remove everything before the first "---" and any blanks after it.',
            };
        case 'unclosed':
            return {
                messageId: 'unclosed',
                message: 'its frontmatter is not closed by a line "---"',
                expected: 'a line that is exactly "---"',
                fix: 'Add a line that is exactly "---" after the last field.',
            };
        case 'empty':
            return {
                messageId: 'empty',
                message: 'its frontmatter is empty',
                expected: fields,
                fix: `Write ${fields} between the two lines "---".`,
            };
        case 'not-a-mapping':
            return {
                messageId: 'not-a-mapping',
                message: `its frontmatter is ${problem.found}, not a mapping`,
                found: problem.found,
                expected: 'lines "key: value"',
                fix: 'Write one field a line, as "key: value".',
            };
        case 'unquoted-colon':
            return {
                messageId: 'unquoted-colon',
                message: `the value of ${(0,quote/* quote */.hD)(problem.key)} holds a colon and a blank without quotes, which is not YAML`,
                found: 'an unquoted ": "',
                expected: 'the value in double quotes',
                fix: `Put the whole value of ${(0,quote/* quote */.hD)(problem.key)} in double quotes.`,
            };
        case 'syntax':
            return {
                messageId: 'syntax',
                message: `its frontmatter is not YAML: ${problem.message}`,
                expected: 'a YAML mapping',
            };
        case 'refused':
            return {
                messageId: 'refused',
                message: `its frontmatter has ${refusals[problem.refusal]}, which careful readers refuse`,
                found: refusals[problem.refusal],
                expected: 'plain keys and values',
                fix: 'Write the value out in full, and in double quotes if it begins with "&", "*", "!" or "%".',
            };
        default:
            return problem;
    }
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
;// CONCATENATED MODULE: ./build/portable/skill-field.js
// Reading one frontmatter field of a skill: where it is, what it is, and the string it should be.
// Specification: portable page, "Skills".


function placeOf({ source }, node) {
    return source.place(node.span.start, node.span.end);
}
/** What stands there, as the writer sees it. */
function describe(node) {
    return node.type === 'scalar' && node.value === null && node.text === ''
        ? 'empty'
        : (0,data_node/* describeNode */.WQ)(node);
}
/** The string of a field, or null after telling that it is something else (or that it is missing). */
function readString(fields, key, rule, required = false) {
    const node = (0,data_node/* entryOf */.Ms)(fields.node, key)?.value;
    if (node === undefined) {
        if (!required)
            return null;
        fields.tell(rule, {
            messageId: 'missing',
            message: `its frontmatter has no ${(0,quote/* quote */.hD)(key)}`,
            place: fields.source.linePlace(1),
            expected: key,
            fix: `Add a line "${key}: …" to the frontmatter.`,
        });
        return null;
    }
    const text = (0,data_node/* stringOf */.Je)(node);
    if (text !== undefined)
        return { text, node };
    const plain = node.type === 'scalar' && node.text !== '';
    fields.tell(rule, {
        messageId: 'wrong-type',
        message: `its ${key} is ${describe(node)}, not a string`,
        place: placeOf(fields, node),
        found: describe(node),
        expected: 'a string',
        fix: plain
            ? `Put the value in quotes: ${key}: ${(0,quote/* quote */.hD)(node.text)}.`
            : required
                ? `Write the ${key} as one string.`
                : `Write the ${key} as one string, or remove the field.`,
    });
    return null;
}

;// CONCATENATED MODULE: ./build/portable/skill-metadata.js
// The two structured fields of a skill: metadata, strings to strings, and allowed-tools, one string.
// Near misses that most clients read are warnings. Specification: portable page, "Skills".



function judgeMetadata(fields) {
    const node = (0,data_node/* entryOf */.Ms)(fields.node, 'metadata')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        fields.tell('agent-skill/metadata', {
            messageId: 'wrong-type',
            message: `its metadata is ${describe(node)}, not a mapping`,
            place: placeOf(fields, node),
            found: describe(node),
            expected: 'a mapping of strings to strings',
        });
        return;
    }
    for (const { key, value } of node.entries) {
        if ((0,data_node/* stringOf */.Je)(value) !== undefined)
            continue;
        const place = placeOf(fields, value);
        const found = describe(value);
        if (value.type !== 'scalar') {
            fields.tell('agent-skill/metadata', {
                messageId: 'nested',
                message: `its metadata ${(0,quote/* quote */.hD)(key)} is ${found}, not a string`,
                place,
                found,
                expected: 'a string',
                fix: `Write ${(0,quote/* quote */.hD)(key)} as one string, such as values joined by commas.`,
            });
            continue;
        }
        fields.tell('agent-skill/metadata-value', {
            messageId: 'not-string',
            message: `other clients may not read the metadata ${(0,quote/* quote */.hD)(key)}: it is ${found}, not a string`,
            place,
            found,
            expected: 'a string',
            fix: value.text === ''
                ? `Give ${(0,quote/* quote */.hD)(key)} a value.`
                : `Put the value in quotes: ${(0,quote/* quote */.hD)(value.text)}.`,
        });
    }
}
function judgeAllowedTools(fields) {
    const node = (0,data_node/* entryOf */.Ms)(fields.node, 'allowed-tools')?.value;
    if (node === undefined)
        return;
    const text = (0,data_node/* stringOf */.Je)(node);
    const place = placeOf(fields, node);
    const expected = 'one string, tools separated by blanks';
    if (node.type === 'list') {
        const tools = node.items.map((item) => (0,data_node/* stringOf */.Je)(item) ?? '…').slice(0, 20);
        fields.tell('agent-skill/allowed-tools-list', {
            messageId: 'list',
            message: 'other clients may not read "allowed-tools": it is a list, not one string',
            place,
            found: 'a list',
            expected,
            fix: `Write allowed-tools: ${(0,quote/* quote */.hD)(tools.join(' '))}`,
        });
    }
    else if (text === undefined) {
        fields.tell('agent-skill/allowed-tools', {
            messageId: 'wrong-type',
            message: `its allowed-tools is ${describe(node)}, not a string`,
            place,
            found: describe(node),
            expected,
        });
    }
    else if (text.replace(/\([^()]*\)/g, '').includes(',')) {
        fields.tell('agent-skill/allowed-tools-list', {
            messageId: 'commas',
            message: 'other clients may not read "allowed-tools": its tools are separated by commas',
            place,
            found: text,
            expected,
            fix: 'Separate the tools by single blanks.',
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/skill-name.js
// The form of a skill's name: 1 to 64 lowercase letters or digits of any script, single hyphens inside.
// Specification: portable page, "Skills".
const longest = 64;
/** What is wrong with the name, as the end of a sentence; null when nothing is. */
function skillNameFault(name) {
    if (name === '')
        return 'is empty';
    const length = name.length > 4 * longest ? name.length : [...name].length;
    if (length > longest)
        return `has ${length} characters, and ${longest} are allowed`;
    // Letters without case (Lo, Lm) count as lowercase; upper and title case do not.
    if (!/^[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]+$/u.test(name)) {
        return 'has characters other than lowercase letters, digits and hyphens';
    }
    if (name.startsWith('-') || name.endsWith('-'))
        return 'begins or ends with a hyphen';
    return name.includes('--') ? 'has two hyphens in a row' : null;
}

;// CONCATENATED MODULE: ./build/portable/skill-fields.js
// The frontmatter fields of a skill for a conforming client. Lengths are in code points, not in UTF-16
// units. Specification: portable page, "Skills"; field names are those of Agent Skills.





const knownKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
const descriptionLength = 1024;
const compatibilityLength = 500;
/** Judges every field, the unknown ones included. */
function judgeSkillFields(fields) {
    judgeName(fields);
    judgeDescription(fields);
    readString(fields, 'license', 'agent-skill/license');
    judgeCompatibility(fields);
    judgeMetadata(fields);
    judgeAllowedTools(fields);
    judgeUnknown(fields);
}
function judgeName(fields) {
    const { directory } = fields;
    const read = readString(fields, 'name', 'agent-skill/name', true);
    if (read === null)
        return;
    const { text, node } = read;
    const sensible = skillNameFault(directory) === null;
    const fix = sensible
        ? `Write name: ${directory}`
        : 'Rename the directory with lowercase letters, digits and hyphens, and give the skill that name.';
    const fault = skillNameFault(text);
    if (fault !== null) {
        fields.tell('agent-skill/name', {
            messageId: 'form',
            message: `its name ${(0,quote/* quote */.hD)(text)} ${fault}`,
            place: placeOf(fields, node),
            found: text,
            expected: '1 to 64 lowercase letters or digits with single hyphens inside',
            fix,
        });
    }
    if (text !== directory) {
        fields.tell('agent-skill/name-directory', {
            messageId: 'differs',
            message: `its name ${(0,quote/* quote */.hD)(text)} differs from its directory ${(0,quote/* quote */.hD)(directory)}`,
            place: placeOf(fields, node),
            found: text,
            expected: directory,
            fix,
        });
    }
}
function judgeDescription(fields) {
    const rule = 'agent-skill/description';
    const read = readString(fields, 'description', rule, true);
    if (read === null)
        return;
    const place = placeOf(fields, read.node);
    if (read.text.trim() === '') {
        fields.tell(rule, {
            messageId: 'blank',
            message: 'its description is blank',
            place,
            found: 'nothing but blanks',
            expected: 'what the skill does and when to use it',
        });
    }
    const length = codePoints(read.text);
    if (length <= descriptionLength)
        return;
    fields.tell(rule, {
        messageId: 'too-long',
        message: `its description has ${length} characters, and ${descriptionLength} are allowed`,
        place,
        found: `${length} characters`,
        expected: `at most ${descriptionLength}`,
        fix: `Shorten the description to ${descriptionLength} characters; details belong into the body.`,
    });
}
function judgeCompatibility(fields) {
    const rule = 'agent-skill/compatibility';
    const read = readString(fields, 'compatibility', rule);
    if (read === null)
        return;
    const length = codePoints(read.text);
    if (length >= 1 && length <= compatibilityLength)
        return;
    fields.tell(rule, {
        messageId: length === 0 ? 'empty' : 'too-long',
        message: length === 0
            ? 'its compatibility is empty'
            : `its compatibility has ${length} characters, and ${compatibilityLength} are allowed`,
        place: placeOf(fields, read.node),
        found: `${length} characters`,
        expected: `1 to ${compatibilityLength}`,
        fix: length === 0 ? 'Remove the field, or say what the skill needs.' : null,
    });
}
function judgeUnknown(fields) {
    for (const { key, keySpan } of fields.node.entries) {
        if (knownKeys.includes(key))
            continue;
        const near = (0,nearest/* nearestOf */.q)(key, knownKeys);
        fields.tell('agent-skill/unknown-key', {
            messageId: 'unknown',
            message: `other clients do not know the frontmatter key ${(0,quote/* quote */.hD)(key)}`,
            place: fields.source.place(keySpan.start, keySpan.end),
            found: key,
            expected: knownKeys.join(', '),
            fix: near === null
                ? `Move ${(0,quote/* quote */.hD)(key)} below "metadata", as a string.`
                : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(key)}.`,
        });
    }
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count += 1;
    return count;
}

;// CONCATENATED MODULE: ./build/portable/skill-file.js
// One SKILL.md as a conforming client reads it: bytes, frontmatter, fields. Every fault is told, and any
// that is no advice makes the client skip this skill alone. Specification: portable page, "Skills".









/** Judges the file; true when a client loads the skill. */
function judgeSkillFile(skill, ledger) {
    let fine = true;
    const tell = (rule, fault) => {
        if ((0,boundaries/* boundaryOf */.iH)(rule) === 'ADVICE') {
            ledger.add(rule, fault);
            return;
        }
        fine = false;
        ledger.add(rule, { ...fault, message: (0,effect/* skipsSkill */.kr)(skill.directory, fault.message) });
    };
    readSkill(skill, tell);
    return fine;
}
function readSkill(skill, tell) {
    if (skill.bytes === null) {
        tell('agent-skill/encoding', {
            messageId: 'too-large',
            message: `its SKILL.md has ${skill.size} bytes, and ${limits/* limits */.F.capturedFileBytes} are read`,
            place: (0,finding/* wholeFile */.A)(skill.path),
            found: `${skill.size} bytes`,
            expected: `at most ${limits/* limits */.F.capturedFileBytes} bytes`,
            fix: 'Move long parts into files of their own that SKILL.md links to.',
        });
        return;
    }
    const decoded = (0,base_frontmatter/* decodeMarkdown */.Y)(skill.path, skill.bytes);
    if (!decoded.ok) {
        const place = { ...(0,finding/* wholeFile */.A)(skill.path), line: decoded.line };
        tell('agent-skill/encoding', {
            messageId: decoded.why,
            message: decoded.why === 'utf-16'
                ? 'its SKILL.md is UTF-16'
                : `its SKILL.md is not UTF-8 from line ${decoded.line} on`,
            place,
            found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
            expected: 'UTF-8',
            fix: 'Save the file as UTF-8 without a byte-order mark.',
        });
        return;
    }
    const { source } = decoded;
    const frontmatter = (0,base_frontmatter/* parseFrontmatter */.y)(source);
    for (const problem of frontmatter.problems) {
        tell('agent-skill/frontmatter', {
            ...describeProblem(problem),
            place: source.place(problem.span.start, problem.span.end),
        });
    }
    if (frontmatter.node === null)
        return;
    for (const entry of (0,data_node/* duplicateEntries */.QC)(frontmatter.node)) {
        tell('agent-skill/frontmatter', {
            messageId: 'duplicate-key',
            message: `its frontmatter has the key ${(0,quote/* quote */.hD)(entry.key)} twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
            fix: `Keep one ${(0,quote/* quote */.hD)(entry.key)} and remove the other.`,
        });
    }
    judgeSkillFields({ source, node: frontmatter.node, directory: skill.directory, tell });
}

;// CONCATENATED MODULE: ./build/portable/skills.js
// Which skills a conforming client discovers: one for each immediate child directory of `skills/` with
// an exact-case SKILL.md. What looks like a skill elsewhere is named, so that nobody looks for it in vain.
// Never reads the disk. Specification: portable page, "Skills".








const skillFile = 'SKILL.md';
/** Judges `skills/` and everything in it, and says which skills load. */
function judgeSkills(tree, ledger) {
    const home = findHome(tree, ledger);
    if (home !== null) {
        const loaded = [];
        for (const child of (0,digest_tree/* childrenOf */.LU)(tree, home)) {
            const name = child.path.slice(child.path.lastIndexOf('/') + 1);
            if (judgeChild(tree, ledger, home, name))
                loaded.push(name);
        }
        for (const name of loaded.sort(order/* byCodeUnits */.C))
            ledger.loadSkill(name);
    }
    judgeUndiscovered(tree, ledger, home);
}
/** Real path of the skills directory, or null where there is none to look into. */
function findHome(tree, ledger) {
    const resolved = (0,resolve_path/* resolvePath */.o1)(tree, 'skills');
    switch (resolved.kind) {
        case 'missing':
            return null;
        case 'directory':
            return resolved.entry.path;
        case 'root':
            return '.';
        case 'lost':
            ledger.claim(resolved.link.path);
            ledger.skip('skills');
            ledger.add('portable/skills-location', {
                messageId: 'outside',
                message: (0,effect/* loadsNo */.jL)('skill', `"skills" is a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`),
                place: (0,finding/* wholeFile */.A)('skills'),
                found: `a link to ${resolved.link.target}`,
                expected: 'a directory inside the package',
                fix: 'Put the directory itself in the place of the link "skills".',
            });
            return null;
        default:
            ledger.skip('skills');
            ledger.add('portable/skills-location', {
                messageId: 'not-a-directory',
                message: (0,effect/* loadsNo */.jL)('skill', '"skills" is a file, not a directory'),
                place: (0,finding/* wholeFile */.A)('skills'),
                found: 'a file',
                expected: 'a directory',
                fix: 'Make "skills" a directory with one directory a skill, or rename the file.',
            });
            return null;
    }
}
/** Judges one child of `skills/`; true when a client loads it as a skill. */
function judgeChild(tree, ledger, home, name) {
    const what = `skills/${name}`;
    const child = (0,resolve_path/* resolvePath */.o1)(tree, (0,relative_path/* joinRelative */.r)(home, name));
    if (child.kind === 'lost') {
        ledger.claim(child.link.path);
        ledger.countSkill();
        return skip(ledger, what, {
            messageId: 'outside',
            message: (0,effect/* skipsSkill */.kr)(name, `${(0,quote/* quote */.hD)(what)} is a link that ${(0,resolve_path/* describeFate */.s8)(child.fate)}`),
            path: child.link.path,
            found: `a link to ${child.link.target}`,
            expected: 'a directory inside the package',
        });
    }
    if (child.kind !== 'directory')
        return false;
    return judgeSkillDirectory(tree, ledger, child.entry.path, name);
}
/**
 * Judges the skill in the real directory `directory` (`.` is the root), called `name`; true when a client
 * loads it. A directory without SKILL.md is none.
 */
function judgeSkillDirectory(tree, ledger, directory, name) {
    const what = `skills/${name}`;
    const path = (0,relative_path/* joinRelative */.r)(directory, skillFile);
    const file = (0,resolve_path/* resolvePath */.o1)(tree, path);
    if (file.kind === 'missing')
        return false;
    ledger.countSkill();
    if (file.kind === 'lost') {
        ledger.claim(file.link.path);
        return skip(ledger, what, {
            messageId: 'outside',
            message: (0,effect/* skipsSkill */.kr)(name, `its SKILL.md is a link that ${(0,resolve_path/* describeFate */.s8)(file.fate)}`),
            path: file.link.path,
            found: `a link to ${file.link.target}`,
            expected: 'a file inside the package',
        });
    }
    if (file.kind !== 'file') {
        return skip(ledger, what, {
            messageId: 'not-a-file',
            message: (0,effect/* skipsSkill */.kr)(name, 'its SKILL.md is a directory, not a file'),
            path,
            found: 'a directory',
            expected: 'a file',
        });
    }
    const bytes = tree.captured.get(path) ?? tree.captured.get(file.entry.path) ?? null;
    const fine = judgeSkillFile({ directory: name, path, bytes, size: file.entry.size }, ledger);
    if (!fine)
        ledger.skip(what);
    return fine;
}
function skip(ledger, what, { path, ...fault }) {
    ledger.skip(what);
    ledger.add('agent-skill/location', { ...fault, place: (0,finding/* wholeFile */.A)(path) });
    return false;
}
/** Files that are called like a skill and lie where no client looks. */
function judgeUndiscovered(tree, ledger, home) {
    const inside = home === null || home === '.' ? null : `${home}/`;
    for (const { type, path } of tree.entries) {
        const parts = path.split('/');
        const base = parts.at(-1) ?? '';
        if (type === 'directory' || base.toLowerCase() !== skillFile.toLowerCase())
            continue;
        if (parts.length === 1) {
            advise(ledger, path, 'root', 'it lies at the root', 'skills/<name>/SKILL.md');
            continue;
        }
        if (inside === null || !path.startsWith(inside))
            continue;
        const depth = path.slice(inside.length).split('/').length;
        if (depth === 1) {
            advise(ledger, path, 'loose', 'it lies directly in "skills"', 'skills/<name>/SKILL.md');
        }
        else if (depth > 2) {
            const expected = `skills/${parts.at(-2) ?? ''}/SKILL.md`;
            advise(ledger, path, 'nested', 'it lies deeper than skills/<name>/SKILL.md', expected);
        }
        else if (base !== skillFile &&
            !tree.byPath.has((0,relative_path/* joinRelative */.r)(...parts.slice(0, -1), skillFile))) {
            const expected = (0,relative_path/* joinRelative */.r)(...parts.slice(0, -1), skillFile);
            advise(ledger, path, 'file-name', 'its name has to be SKILL.md, in upper case', expected);
        }
    }
}
function advise(ledger, path, messageId, why, expected) {
    ledger.countSkill();
    ledger.add('agent-skill/not-discovered', {
        messageId,
        message: `conforming clients do not discover the skill ${(0,quote/* quote */.hD)(path)}: ${why}`,
        place: (0,finding/* wholeFile */.A)(path),
        found: path,
        expected,
        fix: `Move ${(0,quote/* quote */.hD)(path)} to ${(0,quote/* quote */.hD)(expected)} if clients are meant to load it.`,
    });
}


/***/ }),

/***/ 3475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ checkRegistry),
  v: () => (/* binding */ pathsWithoutRow)
});

// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/host-range.js
var host_range = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/registry/render-row.js
var render_row = __webpack_require__(4581);
// EXTERNAL MODULE: ./build/registry/row-facts.js
var row_facts = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/registry/row-reading.js
var row_reading = __webpack_require__(6863);
;// CONCATENATED MODULE: ./build/registry/row-place.js

/** The place of the value of `key`; of the row where the key is missing. */
function rowPlace(registry, row, key) {
    const entry = row.entries.get(key);
    if (entry === undefined || registry.source === null)
        return row.place;
    const { start, end } = (0,row_reading/* spanOf */.e)(entry);
    return registry.source.place(start, end);
}

;// CONCATENATED MODULE: ./build/registry/shell-word.js
// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.
/** `text` as it is where no shell would touch it, else in single quotes. */
function shellWord(text) {
    return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/registry/compare-digest.js
// The pinned digest against the digest of the bytes. A mismatch fails, whatever explains it; the
// explanation, both digests, the command that reproduces it and the right row come with it.
// Specification: registry page, "Row against package"; digest page, last section.






/** The finding where the digests differ or there is none to compare with; null where the pin is true. */
function digestFinding(registry, row, path, candidate, world) {
    const digest = candidate.contentDigest;
    if (row.sha256 === null || row.faulty.has('sha256'))
        return null;
    const place = rowPlace(registry, row, 'sha256');
    if (digest === null) {
        const reason = candidate.tree.findings.find((one) => one.refuses);
        return (0,finding/* finding */.g)({
            rule: 'row/sha256',
            messageId: 'no-digest',
            message: `the tree at ${(0,quote/* quote */.hD)(path)} has no digest${reason === undefined ? '' : `: ${reason.message}`}`,
            place,
            found: row.sha256,
            expected: 'a tree that can be hashed',
            fix: reason?.fix ?? 'mend what the findings of the package name',
            row: row.label,
        });
    }
    if (digest === row.sha256)
        return null;
    const why = world.explain(path, row.sha256);
    const command = `plugin-gate digest --explain ${row.sha256} ${shellWord(world.display(path))}`;
    const facts = (0,row_facts/* rowFactsOf */.f)(candidate, row.provides);
    const right = facts === null
        ? ''
        : `; the row for the bytes that are there: ${(0,render_row/* renderFlowRow */.D6)((0,render_row/* rowLines */.u1)(facts, row.sourceUrl ?? path, true))}`;
    return (0,finding/* finding */.g)({
        rule: 'row/sha256',
        messageId: why === null ? 'differs' : 'explained',
        message: `${row.label} pins other bytes than ${(0,quote/* quote */.hD)(path)} holds${why === null ? '' : `: ${why}`}`,
        place,
        found: row.sha256,
        expected: digest,
        fix: why === null
            ? `see both digests with: ${command}; if the bytes are meant, bump the version and run plugin-gate pin${right}`
            : `undo that, and the pin is true again; see it with: ${command}${right}`,
        row: row.label,
    });
}

;// CONCATENATED MODULE: ./build/registry/compare-row.js
// The fields of a row against those of its package, each on its own, never file text against file text.
// Specification: registry page, "Row against package".






/** Findings of the comparison; fields with a fault of form are left to that fault. */
function compareRow(registry, row, path, candidate, world) {
    const digest = digestFinding(registry, row, path, candidate, world);
    const found = digest === null ? [] : [digest];
    const { manifest } = candidate;
    if (manifest === null || row.kind === 'extension')
        return found;
    return [
        ...compareManifest(registry, row, manifest),
        ...compareHints(registry, row, world.provides(candidate)),
        ...found,
    ];
}
function compareManifest(registry, row, manifest) {
    const found = [];
    for (const key of ['kind', 'name', 'version']) {
        const stated = row[key];
        if (stated === null || row.faulty.has(key) || stated === manifest[key])
            continue;
        found.push(differs(registry, row, key, stated, manifest[key]));
    }
    if (!row.faulty.has('requires')) {
        const stated = row.requires.map((reference) => reference.id);
        if (!(0,row_facts/* sameSet */.X)(stated, manifest.requires)) {
            found.push(differs(registry, row, 'requires', shown(stated), shown(manifest.requires)));
        }
    }
    const { description } = manifest;
    if (row.description !== null && description !== null && row.description !== description) {
        found.push((0,finding/* finding */.g)({
            rule: 'row/description-differs',
            messageId: 'differs',
            message: `the description of ${row.label} is not that of its plugin.json`,
            place: rowPlace(registry, row, 'description'),
            found: row.description,
            expected: description,
            fix: 'run plugin-gate pin',
            row: row.label,
        }));
    }
    return found;
}
function shown(references) {
    return references.length === 0 ? 'none' : (0,quote/* listNames */.Zv)(references.toSorted(order/* byCodeUnits */.C), 12);
}
function differs(registry, row, key, stated, actual) {
    const values = key === 'requires' ? [stated, actual] : [(0,quote/* quote */.hD)(stated), (0,quote/* quote */.hD)(actual)];
    return (0,finding/* finding */.g)({
        rule: 'row/field-differs',
        messageId: key,
        message: `${key} is ${values[0]} here and ${values[1]} in plugin.json`,
        place: rowPlace(registry, row, key),
        found: stated,
        expected: actual,
        fix: key === 'name'
            ? `write name: ${actual}, or rename the package`
            : 'run plugin-gate pin, or change plugin.json where that is wrong',
        row: row.label,
    });
}
function compareHints(registry, row, loads) {
    if (row.provides === null || loads === null)
        return [];
    const ids = (hints) => hints.map((hint) => `${hint.kind}:${hint.name}`);
    const stated = ids(row.provides);
    const actual = ids(loads);
    if ((0,row_facts/* sameSet */.X)(stated, actual))
        return [];
    const key = 'provides';
    return [
        (0,finding/* finding */.g)({
            rule: 'row/provides',
            messageId: 'differs',
            message: `"provides" of ${row.label} is not what the package loads`,
            place: rowPlace(registry, row, key),
            found: shown(stated),
            expected: shown(actual),
            fix: 'run plugin-gate pin',
            row: row.label,
        }),
    ];
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
;// CONCATENATED MODULE: ./build/registry/nearest-package.js
// "Did you mean" for a row whose directory is gone: the package of the same name elsewhere, else the path
// that reads most like it. Bounded, since a hostile registry can have many such rows.

const COMPARED = 2_000;
const ASKED = 64;
const finders = new WeakMap();
/** A package that may be meant by a path where nothing is, or null; after many questions only one of that name. */
function nearestPackage(packages, path) {
    const finder = finders.get(packages) ?? {
        byLastPart: new Map(packages.toReversed().map((one) => [lastPart(one), one])),
        asked: 0,
    };
    finders.set(packages, finder);
    const moved = finder.byLastPart.get(lastPart(path));
    if (moved !== undefined)
        return moved;
    finder.asked += 1;
    return finder.asked > ASKED || packages.length > COMPARED ? null : (0,nearest/* nearestOf */.q)(path, packages);
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
;// CONCATENATED MODULE: ./build/registry/row-location.js
// Where a local row points, on disk: every step of the way a real directory, none of them a link.
// Looks at names only; never opens anything. Specification: registry page, "Row against package".



/** Walks from `folder` (absolute) along `path`. Throws `Fault` (`io`) when the system refuses. */
function locateRow(folder, path, disk = base_disk/* realDisk */.U) {
    let at = '';
    for (const part of path.split('/')) {
        at = at === '' ? part : `${at}/${part}`;
        const facts = factsOf(disk, (0,external_node_path_.join)(folder, at));
        if (facts === null)
            return { ok: false, why: 'missing', at };
        if (facts.isSymbolicLink())
            return { ok: false, why: 'link', at };
        if (!facts.isDirectory())
            return { ok: false, why: 'not-a-directory', at };
    }
    return { ok: true };
}
function factsOf(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        const code = (0,fault/* systemCode */.xU)(error);
        // A path the system cannot hold is no path of a package.
        if (code === 'ENAMETOOLONG' || code === 'ENOTDIR')
            return null;
        throw new fault/* Fault */.vC('io', `cannot look at ${path} (${code ?? 'error'})`, null, error);
    }
}

// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/registry/tree-url.js
// GitHub tree URLs: SERVER/OWNER/REPO/tree/REF[/PATH], read from the raw text by this one strict parser.
// Never `new URL`, which repairs what must be refused. Pure; looks nothing up.
// Specification: registry page, "GitHub tree URLs"; threats page, "URLs".

const githubServer = 'https://github.com';
const LONGEST = 2_048;
/** Parses `text` strictly: nothing is trimmed, decoded, lower-cased or repaired. */
function parseTreeUrl(text, options = {}) {
    if (text.length > LONGEST)
        return no(`longer than ${LONGEST} characters`);
    const character = /[^\x20-\x7e]/u.exec(text)?.[0];
    if (character !== undefined)
        return no(`the character ${(0,quote/* quote */.hD)(character)}`);
    const server = serverOf(text, options.serverUrl ?? null);
    if (server === null)
        return no(`it does not begin with ${githubServer}/`);
    const rest = text.slice(server.length + 1);
    const forbidden = /[%\\?#]/.exec(rest)?.[0];
    if (forbidden !== undefined)
        return no(forbiddenPhrases.get(forbidden) ?? 'a character');
    const segments = rest.split('/');
    const [owner = '', repo = '', tree, ref = '', ...path] = segments;
    if (segments.length < 4)
        return no('it is not SERVER/OWNER/REPO/tree/REF');
    if (segments.includes(''))
        return no('an empty segment (two slashes, or one at the end)');
    if (segments.includes('.') || segments.includes('..'))
        return no('a segment "." or ".."');
    if (tree !== 'tree')
        return no(`${(0,quote/* quote */.hD)(tree ?? '')} where "tree" belongs`);
    for (const [what, name] of [
        ['owner', owner],
        ['repository', repo],
        ['ref', ref],
    ]) {
        if (!/^[A-Za-z0-9_.-]+$/.test(name))
            return no(`the ${what} ${(0,quote/* quote */.hD)(name)}`);
        if (name.startsWith('-'))
            return no(`the ${what} ${(0,quote/* quote */.hD)(name)} begins with a dash`);
    }
    return { ok: true, source: { server, owner, repo, ref, path: path.join('/'), url: text } };
}
/**
 * The host's name for it: the parts of a GitHub tree URL on github.com, or null when `text` is none.
 * Source: lifecycle page, public names.
 */
function parsePluginGithubSource(text) {
    const parsed = parseTreeUrl(text);
    return parsed.ok ? parsed.source : null;
}
const forbiddenPhrases = new Map([
    ['%', 'a percent sign'],
    ['\\', 'a backslash'],
    ['?', 'a query'],
    ['#', 'a fragment'],
]);
function serverOf(text, given) {
    if (text.startsWith(`${githubServer}/`))
        return githubServer;
    if (given === null || given === '')
        return null;
    return text.startsWith(`${given}/`) ? given : null;
}
function no(phrase) {
    return { ok: false, phrase };
}

;// CONCATENATED MODULE: ./build/registry/judge-row.js










/** Judges one row. Its form was judged when it was read and is not repeated here. */
function judgeRow(registry, row, world) {
    const nothing = { row, path: null, source: null, candidate: null, findings: [], notChecked: [] };
    if (row.sourceUrl === null)
        return nothing;
    if ((0,source_url/* isRemoteText */.m4)(row.sourceUrl))
        return judgeRemote(registry, row, world, row.sourceUrl);
    const parsed = (0,source_url/* parseLocalSource */.EK)(row.sourceUrl);
    return parsed.ok ? judgeLocal(registry, row, world, parsed.path) : nothing;
}
function judgeRemote(registry, row, world, text) {
    const parsed = parseTreeUrl(text, { serverUrl: world.serverUrl });
    const base = { row, path: null, candidate: null };
    if (!parsed.ok) {
        const found = at(registry, row, 'sourceUrl', {
            rule: 'row/source-url',
            messageId: 'not-tree-url',
            message: `${(0,quote/* quote */.hD)(text)} is no GitHub tree URL: ${parsed.phrase}`,
            found: text,
            expected: `${githubServer}/OWNER/REPO/tree/REF[/PATH], or a path relative to the registry file`,
            fix: 'copy the address of the directory on GitHub, at a tag',
        });
        return { ...base, source: null, findings: [found], notChecked: [] };
    }
    const { source } = parsed;
    const findings = [];
    if (source.server !== githubServer && source.server.startsWith('https://')) {
        findings.push(at(registry, row, 'sourceUrl', {
            rule: 'row/other-server',
            messageId: 'other-server',
            message: `${row.label} comes from ${(0,quote/* quote */.hD)(source.server)}; a Clio host takes ${githubServer} only`,
            found: source.server,
            expected: githubServer,
        }));
    }
    return {
        ...base,
        source,
        findings,
        notChecked: [{ what: `the bytes of ${row.label}`, why: `they are at ${text}` }],
    };
}
function judgeLocal(registry, row, world, path) {
    const location = locateRow(world.folder, path, world.disk);
    const base = { row, path, source: null };
    if (!location.ok) {
        const found = badLocation(registry, row, world, path, location);
        return { ...base, candidate: null, findings: [found], notChecked: [] };
    }
    const findings = [];
    if (world.tracks(path) === false) {
        findings.push(at(registry, row, 'sourceUrl', {
            rule: 'row/source-untracked',
            messageId: 'untracked',
            message: `git tracks nothing in ${(0,quote/* quote */.hD)(path)}`,
            found: path,
            expected: 'a directory that is in the repository',
            fix: `add the package to git: git add ${shellWord(world.display(path))}`,
        }));
    }
    const candidate = world.readPackage(path);
    const notChecked = [];
    if (row.kind === 'extension') {
        notChecked.push({
            what: `the manifest of ${row.label}`,
            why: 'extension packages have a manifest of their own',
        });
    }
    else if (!candidate.valid)
        findings.push(notAdmitted(registry, row, path, candidate));
    findings.push(...compareRow(registry, row, path, candidate, world));
    return { ...base, candidate, findings, notChecked };
}
function badLocation(registry, row, world, path, { why, at: part }) {
    if (why === 'link') {
        return at(registry, row, 'sourceUrl', {
            rule: 'row/source-link',
            messageId: 'link',
            message: `${(0,quote/* quote */.hD)(part)} on the way to the package is a symbolic link`,
            found: path,
            expected: 'real directories on the whole way',
            fix: 'give the path of the directory the link points at, or move the package here',
        });
    }
    const near = nearestPackage(world.packages, path);
    return at(registry, row, 'sourceUrl', {
        rule: 'row/source-missing',
        messageId: why,
        message: why === 'missing' ? `there is nothing at ${(0,quote/* quote */.hD)(part)}` : `${(0,quote/* quote */.hD)(part)} is no directory`,
        found: path,
        expected: 'the directory of the package',
        fix: near === null
            ? 'restore the directory, mend the path, or remove the row'
            : `write sourceUrl: ${near} if you meant that; else restore the directory or remove the row`,
    });
}
function notAdmitted(registry, row, path, candidate) {
    const reasons = candidate.diagnostics.filter((one) => one.refuses);
    const first = reasons[0];
    const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
    return at(registry, row, 'sourceUrl', {
        rule: 'row/package-not-admitted',
        messageId: 'not-admitted',
        message: `a Clio host refuses the package at ${(0,quote/* quote */.hD)(path)}${first === undefined ? '' : `: ${first.message}${more}`}`,
        found: path,
        expected: 'a package that a host admits',
        fix: first?.fix ?? null,
        related: reasons.slice(0, 3).map((one) => ({
            message: one.message,
            place: { ...one.place, file: (0,relative_path/* joinRelative */.r)(path, one.place.file) },
        })),
    });
}
function at(registry, row, key, draft) {
    return (0,finding/* finding */.g)({ ...draft, place: rowPlace(registry, row, key), row: row.label });
}

// EXTERNAL MODULE: ./build/registry/keep-findings.js
var keep_findings = __webpack_require__(3236);
// EXTERNAL MODULE: ./build/manifest/generations.js
var generations = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/registry/row-form.js
var row_form = __webpack_require__(3989);
// EXTERNAL MODULE: ./build/registry/row-reference.js
var row_reference = __webpack_require__(1362);
;// CONCATENATED MODULE: ./build/registry/row-generation.js
// Kinds against the host that was asked for. Without one (`auto`) a row's kinds are those of the generation
// that admitted its package, which comparing with the manifest already holds, or of any known one.
// Specification: registry page, "Row against package"; manifest page, "Host generations".






/** Findings for kinds of rows and of their requirements that hosts of `generation` do not know. */
function generationFindings(registry, generation) {
    return registry.rows.flatMap((row) => {
        const found = [];
        if (row.kind !== null && (0,row_form/* isKnownKind */.m)(row.kind) && !generation.names.row.includes(row.kind)) {
            found.push(otherGeneration(row, row.kind, rowPlace(registry, row, 'kind'), generation));
        }
        for (const { id, span } of row.requires) {
            const kind = (0,row_reference/* parseReference */.F)(id)?.kind ?? '';
            if (!(0,row_form/* isKnownKind */.m)(kind) || generation.names.row.includes(kind))
                continue;
            const place = registry.source?.place(span.start, span.end) ?? row.place;
            found.push(otherGeneration(row, kind, place, generation));
        }
        return found;
    });
}
function otherGeneration(row, kind, place, generation) {
    const renamed = (0,generations/* renamedTo */.cF)(kind);
    return (0,finding/* finding */.g)({
        rule: 'row/kind',
        messageId: 'other-generation',
        message: `${generation.label} does not know the kind ${(0,quote/* quote */.hD)(kind)}`,
        place,
        found: kind,
        expected: `one of ${generation.names.row.join(', ')}`,
        fix: renamed !== null && generation.names.row.includes(renamed)
            ? `write ${renamed} in plugin.json and run plugin-gate pin, or check for another host`
            : 'check for a host that knows it, or remove the row',
        row: row.label,
    });
}

// EXTERNAL MODULE: ./build/manifest/cycles.js
var manifest_cycles = __webpack_require__(861);
;// CONCATENATED MODULE: ./build/registry/requirement-graph.js
// The requirement graph between rows: every target has a row, and no way leads back to its start.
// Iterative and linear. Specification: registry page, "Whole-file rules".




/** Looking for the nearest name among all rows costs; beyond these many missing targets it is left out. */
const SUGGESTIONS = 32;
/** Builds the graph of rows that have an identity; a reference without a row is a finding and no edge. */
function buildRequirementGraph(registry) {
    const { source } = registry;
    const nodes = new Set();
    for (const row of registry.rows)
        if (row.id !== null)
            nodes.add(row.id);
    const names = [...nodes];
    const edges = [];
    const findings = [];
    let missing = 0;
    for (const row of registry.rows) {
        for (const reference of row.requires) {
            if (!nodes.has(reference.id)) {
                missing += 1;
                const near = missing > SUGGESTIONS ? null : nearestRow(reference.id, names);
                findings.push(missingTarget(registry, row, reference, near));
            }
            else if (row.id !== null) {
                edges.push({ from: row.id, to: reference.id, mark: { row, reference } });
            }
        }
    }
    const cycles = (0,manifest_cycles/* findCycles */.p)(names, edges);
    for (const { path, closedBy } of cycles) {
        const { span } = closedBy.reference;
        const way = path.join(' → ');
        const itself = path.length === 2;
        findings.push((0,finding/* finding */.g)({
            rule: 'registry/requires-cycle',
            messageId: itself ? 'itself' : 'cycle',
            message: itself ? `${path[0]} requires itself` : `a requirement cycle: ${way}`,
            place: source?.place(span.start, span.end) ?? closedBy.row.place,
            found: way,
            expected: 'requirements that lead to an end',
            fix: `remove ${(0,quote/* quote */.hD)(closedBy.reference.id)} from the requirements of ${closedBy.row.label}, here and in its plugin.json, or break the cycle elsewhere`,
            row: closedBy.row.label,
        }));
    }
    return {
        graph: {
            nodes: names,
            edges: edges.map(({ from, to }) => ({ from, to })),
            cycles: cycles.map(({ path }) => path),
        },
        findings,
    };
}
function nearestRow(id, names) {
    const name = id.slice(id.indexOf(':'));
    return names.find((other) => other.endsWith(name)) ?? (0,nearest/* nearestOf */.q)(id, names);
}
function missingTarget(registry, row, reference, near) {
    const { start, end } = reference.span;
    return (0,finding/* finding */.g)({
        rule: 'registry/requires-missing',
        messageId: 'missing',
        message: `${row.label} requires ${(0,quote/* quote */.hD)(reference.id)}, which has no row`,
        place: registry.source?.place(start, end) ?? row.place,
        found: reference.id,
        expected: 'a row for every required package',
        fix: near === null
            ? `add a row for ${(0,quote/* quote */.hD)(reference.id)}, or remove the requirement here and in plugin.json`
            : `write ${(0,quote/* quote */.hD)(near)} if you meant that, else add a row for ${(0,quote/* quote */.hD)(reference.id)}`,
        row: row.label,
    });
}

;// CONCATENATED MODULE: ./build/registry/whole-file.js
// Rules over the whole file, whatever changed in it: identity, one directory for one name, look-alike
// names, order, equal digests, requirements. Linear in the rows; reads nothing else.
// Specification: registry page, "Whole-file rules".





/** Judges the rows against each other. */
function judgeWholeFile(registry) {
    const { graph, findings } = buildRequirementGraph(registry);
    return {
        graph,
        findings: [
            ...identityFindings(registry),
            ...similarNameFindings(registry),
            ...equalDigestFindings(registry),
            ...orderFindings(registry),
            ...findings,
        ],
    };
}
function identityFindings(registry) {
    const byId = new Map();
    const byName = new Map();
    const found = [];
    for (const row of registry.rows) {
        if (row.id === null || row.name === null)
            continue;
        const twin = byId.get(row.id);
        if (twin !== undefined) {
            found.push(duplicateRow(registry, row, twin));
            continue;
        }
        byId.set(row.id, row);
        const sharing = byName.get(row.name) ?? [];
        const other = sharing.find((candidate) => !mayShareDirectory(candidate, row));
        if (other !== undefined)
            found.push(sharedDirectory(registry, row, other));
        sharing.push(row);
        byName.set(row.name, sharing);
    }
    return found;
}
/** A plugin and the extension that belongs to it have one name by design (Clio 0.6.2). */
function mayShareDirectory(a, b) {
    return [a.kind, b.kind].toSorted().join() === 'extension,plugin';
}
function duplicateRow(registry, row, twin) {
    return (0,finding/* finding */.g)({
        rule: 'registry/duplicate-row',
        messageId: 'twice',
        message: `${row.label} has two rows`,
        place: rowPlace(registry, row, 'name'),
        found: row.label,
        expected: 'one row for each kind and name',
        fix: 'remove one of the two rows, or give this package another name',
        row: row.label,
        related: [seenAt(registry, 'the other row', twin)],
    });
}
function sharedDirectory(registry, row, other) {
    return (0,finding/* finding */.g)({
        rule: 'registry/one-directory',
        messageId: 'shared',
        message: `${row.label} and ${other.label} would be installed in one directory`,
        place: rowPlace(registry, row, 'name'),
        found: row.name,
        expected: 'a name of its own for every package, whatever its kind',
        fix: `give one of the two packages another name than ${(0,quote/* quote */.hD)(row.name ?? '')}`,
        row: row.label,
        related: [seenAt(registry, `${other.label} has the name first`, other)],
    });
}
function similarNameFindings(registry) {
    const found = [];
    const firsts = new Map();
    for (const row of registry.rows) {
        if (row.name === null)
            continue;
        const folded = row.name.replace(/[-.]/g, '');
        const first = firsts.get(folded);
        if (first === undefined)
            firsts.set(folded, row);
        else if (first.name !== row.name) {
            found.push((0,finding/* finding */.g)({
                rule: 'registry/similar-name',
                messageId: 'separators',
                message: `${(0,quote/* quote */.hD)(row.name)} differs from ${(0,quote/* quote */.hD)(first.name ?? '')} only in - and .`,
                place: rowPlace(registry, row, 'name'),
                found: row.name,
                expected: 'names that stay apart without - and .',
                fix: 'give one of the two packages a clearly different name',
                row: row.label,
                related: [seenAt(registry, 'the other name', first)],
            }));
        }
    }
    return found;
}
function equalDigestFindings(registry) {
    const found = [];
    const firsts = new Map();
    for (const row of registry.rows) {
        if (row.sha256 === null || row.faulty.has('sha256'))
            continue;
        const first = firsts.get(row.sha256);
        if (first === undefined)
            firsts.set(row.sha256, row);
        else {
            found.push((0,finding/* finding */.g)({
                rule: 'registry/same-digest',
                messageId: 'same',
                message: `${row.label} and ${first.label} pin the same bytes`,
                place: rowPlace(registry, row, 'sha256'),
                found: row.sha256,
                expected: 'one row for one package',
                fix: 'remove the row that was copied, or run plugin-gate pin where its digest is stale',
                row: row.label,
                related: [{ message: 'the other pin', place: rowPlace(registry, first, 'sha256') }],
            }));
        }
    }
    return found;
}
function orderFindings(registry) {
    let before = null;
    const found = [];
    for (const row of registry.rows) {
        if (row.name === null)
            continue;
        if (before?.name != null && (0,order/* byCodeUnits */.C)(before.name, row.name) > 0) {
            found.push((0,finding/* finding */.g)({
                rule: 'registry/order',
                messageId: 'unsorted',
                message: `${(0,quote/* quote */.hD)(row.name)} stands after ${(0,quote/* quote */.hD)(before.name)}`,
                place: rowPlace(registry, row, 'name'),
                found: row.name,
                expected: 'rows sorted by name',
                fix: 'run plugin-gate pin, which sorts the rows',
                row: row.label,
            }));
        }
        before = row;
    }
    return found;
}
function seenAt(registry, message, row) {
    return { message, place: rowPlace(registry, row, 'name') };
}

;// CONCATENATED MODULE: ./build/registry/check-registry.js
// The whole registry: the file's own faults, the rules over the whole file, every row against its
// package, and packages that no row pins. One value out; decides no severity and prints nothing.
// Specification: registry page.










/** Checks a registry that was read before. Files of findings are relative to its folder. */
function checkRegistry(check) {
    const { registry } = check;
    if (!registry.readable) {
        return {
            report: { path: registry.file, rows: [], graph: { nodes: [], edges: [], cycles: [] } },
            findings: registry.findings,
            notChecked: registry.notChecked,
            judged: [],
        };
    }
    const keeper = (0,keep_findings/* keepFindings */.q)(registry.file);
    const whole = judgeWholeFile(registry);
    const world = worldOf(check);
    const judged = registry.rows.map((row) => judgeRow(registry, row, world));
    const groups = [
        registry.findings,
        whole.findings,
        check.clioVersion === undefined || check.clioVersion === 'auto'
            ? []
            : generationFindings(registry, (0,host_range/* generationOfHost */.ig)(check.clioVersion)),
        ...judged.map((one) => one.findings),
        packagesWithoutRow(check),
    ];
    const failed = new Set();
    for (const group of groups) {
        for (const one of group) {
            keeper.add(one);
            if (one.row !== null && check.isError(one))
                failed.add(one.row);
        }
    }
    return {
        report: {
            path: registry.file,
            rows: judged.map((one) => rowReport(one, failed)),
            graph: whole.graph,
        },
        findings: keeper.findings,
        notChecked: [
            ...registry.notChecked,
            ...gitNotChecked(check, judged),
            ...summed(judged.flatMap((one) => one.notChecked)),
            ...keeper.notChecked(),
        ],
        judged,
    };
}
function worldOf(check) {
    return {
        folder: check.folder,
        readPackage: check.readPackage,
        provides: check.provides ?? (() => null),
        tracks: check.tracks ?? (() => null),
        explain: check.explain ?? (() => null),
        display: check.display ?? ((path) => path),
        packages: check.packages ?? [],
        serverUrl: check.serverUrl ?? null,
        disk: check.disk ?? base_disk/* realDisk */.U,
    };
}
function rowReport({ row, path, candidate }, failed) {
    return {
        id: row.label,
        verdict: failed.has(row.label) ? 'fail' : candidate === null ? 'skipped' : 'pass',
        version: row.version,
        sha256: row.sha256,
        digest: candidate?.contentDigest ?? null,
        sourceUrl: row.sourceUrl,
        package: path,
        resolvedCommit: null,
    };
}
/** Paths of packages that have no row, sorted. */
function pathsWithoutRow(registry, packages) {
    const pinned = new Set();
    for (const { sourceUrl } of registry.rows) {
        if (sourceUrl === null || (0,source_url/* isRemoteText */.m4)(sourceUrl))
            continue;
        const parsed = (0,source_url/* parseLocalSource */.EK)(sourceUrl);
        if (parsed.ok)
            pinned.add(parsed.path);
    }
    return packages.filter((path) => !pinned.has(path)).toSorted(order/* byCodeUnits */.C);
}
function packagesWithoutRow(check) {
    const { registry } = check;
    return pathsWithoutRow(registry, check.packages ?? []).map((path) => (0,finding/* finding */.g)({
        rule: 'registry/package-without-row',
        messageId: 'without-row',
        message: `the package at ${(0,quote/* quote */.hD)(path)} has no row`,
        place: (0,finding/* wholeFile */.A)(registry.file),
        found: path,
        expected: 'a row for every package below the registry',
        fix: 'run plugin-gate pin, which adds the row',
    }));
}
function gitNotChecked(check, judged) {
    if (check.tracks !== undefined || judged.every((one) => one.path === null))
        return [];
    return [
        {
            what: `whether git tracks the packages of ${check.registry.file}`,
            why: check.untold ?? 'it is not in a git repository',
        },
    ];
}
/** Thousands of remote rows are one line, not thousands. */
function summed(entries) {
    if (entries.length <= 20)
        return entries;
    return [
        ...entries.slice(0, 20),
        { what: `and ${entries.length - 20} more rows`, why: 'for the same reasons' },
    ];
}


/***/ }),

/***/ 3236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keepFindings)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);

/** An empty keeper; `what` names the thing the findings are about. */
function keepFindings(what) {
    const kept = [];
    const counts = new Map();
    return {
        findings: kept,
        add: (...findings) => {
            for (const one of findings) {
                const count = (counts.get(one.rule) ?? 0) + 1;
                counts.set(one.rule, count);
                if (count <= _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach)
                    kept.push(one);
            }
        },
        notChecked: () => [...counts]
            .filter(([, count]) => count > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach)
            .map(([rule, count]) => ({
            what: `${count - _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach} more findings of ${rule} in ${what}`,
            why: `only the first ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.findingsEach} of a rule are kept`,
        })),
    };
}


/***/ }),

/***/ 8336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ parseRegistry)
});

// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/source.js
var base_source = __webpack_require__(4103);
// EXTERNAL MODULE: ./build/base/yaml.js + 2 modules
var yaml = __webpack_require__(684);
// EXTERNAL MODULE: ./build/registry/keep-findings.js
var keep_findings = __webpack_require__(3236);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/registry/registry.js
var registry = __webpack_require__(6475);
// EXTERNAL MODULE: ./build/registry/row-form.js
var row_form = __webpack_require__(3989);
// EXTERNAL MODULE: ./build/registry/row-reading.js
var row_reading = __webpack_require__(6863);
;// CONCATENATED MODULE: ./build/registry/row-hints.js
// The `provides` list of a row: hints for discovery. A malformed list is dropped whole, with a warning;
// the row stays valid. Specification: registry page, the row `provides`.



const MOST_HINTS = 256;
const NAME_LENGTH = 128;
const DESCRIPTION_LENGTH = 256;
const KIND_LENGTH = 32;
/** The hints of an entry, or null (with a warning) when the list is malformed. */
function readHints(report, entry) {
    if (entry === undefined)
        return null;
    const read = readList(entry.value);
    if (Array.isArray(read))
        return read;
    const { problem, node } = read;
    (0,row_reading/* reportRow */.b)(report, entry.key, node.span.start === node.span.end ? (0,row_reading/* spanOf */.e)(entry) : node.span, {
        rule: 'row/provides',
        messageId: 'malformed',
        message: `"provides" is dropped: ${problem}`,
        found: problem,
        expected: `up to ${MOST_HINTS} of {kind, name, description}`,
        fix: 'mend this item or remove the list; without it the package is only harder to find',
    });
    return null;
}
function readList(list) {
    if (list.type !== 'list')
        return { problem: `it is ${(0,data_node/* describeNode */.WQ)(list)}, not a list`, node: list };
    const beyond = list.items[MOST_HINTS];
    if (beyond !== undefined) {
        return { problem: `${list.items.length} items, more than ${MOST_HINTS}`, node: beyond };
    }
    const hints = [];
    for (const item of list.items) {
        const hint = readHint(item);
        if ('problem' in hint)
            return hint;
        hints.push(hint);
    }
    return hints;
}
function readHint(item) {
    if (item.type !== 'map')
        return { problem: `an item is ${(0,data_node/* describeNode */.WQ)(item)}`, node: item };
    const kindNode = (0,data_node/* memberOf */.C5)(item, 'kind');
    const nameNode = (0,data_node/* memberOf */.C5)(item, 'name');
    const textNode = (0,data_node/* memberOf */.C5)(item, 'description');
    const kind = (0,data_node/* stringOf */.Je)(kindNode);
    const name = (0,data_node/* stringOf */.Je)(nameNode);
    const description = (0,data_node/* stringOf */.Je)(textNode);
    if (kind === undefined || kind.length > KIND_LENGTH || !/^[a-z][a-z-]*$/.test(kind)) {
        return { problem: 'an item without a readable "kind"', node: kindNode ?? item };
    }
    if (name === undefined) {
        return { problem: 'an item without a readable "name"', node: nameNode ?? item };
    }
    if (name.length > NAME_LENGTH || !/^[A-Za-z0-9_.:-]+$/.test(name)) {
        return {
            problem: `the name ${(0,quote/* quote */.hD)(name)} (at most ${NAME_LENGTH} of A-Z a-z 0-9 . _ : -)`,
            node: nameNode ?? item,
        };
    }
    if (textNode !== undefined && description === undefined) {
        return { problem: 'a "description" that is no string', node: textNode };
    }
    if ((description?.length ?? 0) > DESCRIPTION_LENGTH) {
        return {
            problem: `a description of ${description?.length} characters, more than ${DESCRIPTION_LENGTH}`,
            node: textNode ?? item,
        };
    }
    return { kind, name, description: description ?? null };
}

// EXTERNAL MODULE: ./build/registry/row-reference.js
var row_reference = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/manifest/strict-version.js
var strict_version = __webpack_require__(9394);
;// CONCATENATED MODULE: ./build/registry/row-text.js
// Values of a row as a typed reader sees them. YAML turns some unquoted texts into numbers, booleans or
// null; each such value is an error that says how to quote it.
// Specification: registry page, "Scalars keep their text".




/** The text of an entry, or null with a finding when it is none. */
function readText(report, entry) {
    if (entry === undefined)
        return null;
    return textOf(report, entry.key, entry.value, (0,row_reading/* spanOf */.e)(entry));
}
/** The texts of a list of strings, each with its span; null (with a finding) when it is no list. */
function readTexts(report, entry) {
    if (entry === undefined)
        return null;
    if (entry.value.type !== 'list') {
        notOfType(report, entry, 'a list of strings', 'not-a-list');
        return null;
    }
    return entry.value.items.flatMap((item) => {
        const span = item.span.start === item.span.end ? entry.keySpan : item.span;
        const text = textOf(report, entry.key, item, span);
        return text === null ? [] : [{ text, span }];
    });
}
function textOf(report, key, node, span) {
    if (node.type === 'scalar' && typeof node.value === 'string')
        return node.value;
    if (node.type === 'scalar' && node.text !== '') {
        const read = node.value === null ? 'null' : `a ${typeof node.value}`;
        (0,row_reading/* reportRow */.b)(report, key, span, {
            rule: 'row/wrong-type',
            messageId: 'quote-it',
            message: `"${key}" ${node.text} is read as ${read}`,
            found: node.text,
            expected: `the text "${node.text}"`,
            fix: quotingFix(key, node.text),
        });
        return null;
    }
    (0,row_reading/* reportRow */.b)(report, key, span, {
        rule: 'row/wrong-type',
        messageId: 'not-a-string',
        message: `${(0,quote/* quote */.hD)(key)} is ${node.type === 'scalar' ? 'empty' : (0,data_node/* describeNode */.WQ)(node)}`,
        found: node.type === 'scalar' ? 'nothing' : (0,data_node/* describeNode */.WQ)(node),
        expected: 'a string',
        fix: `give ${(0,quote/* quote */.hD)(key)} a string`,
    });
    return null;
}
function quotingFix(key, text) {
    const whole = key === 'version' ? (0,strict_version/* suggestVersion */.b)(text) : null;
    if (whole !== null && whole !== text) {
        return `quote it and give all three numbers: ${key}: "${whole}"`;
    }
    return key === 'requires' || key === 'triggers'
        ? `quote it: - "${text}"`
        : `quote it: ${key}: "${text}"`;
}
function notOfType(report, entry, expected, messageId) {
    const empty = entry.value.type === 'scalar' && entry.value.text === '';
    const found = empty ? 'empty' : (0,data_node/* describeNode */.WQ)(entry.value);
    (0,row_reading/* reportRow */.b)(report, entry.key, (0,row_reading/* spanOf */.e)(entry), {
        rule: 'row/wrong-type',
        messageId,
        message: `${(0,quote/* quote */.hD)(entry.key)} is ${found}`,
        found,
        expected,
        fix: `give ${(0,quote/* quote */.hD)(entry.key)} ${expected}, or remove the key`,
    });
}

// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/registry/yaml-findings.js



/** The parser's reasons that need other words to be understood. */
const clearer = new Map([
    [
        'end of the stream or a document separator is expected',
        'text goes on where the value before it was complete',
    ],
    ['deficient indentation', 'a quote or bracket opened above is not closed'],
    [
        'bad indentation of a mapping entry',
        'a value that cannot stand here (quote it), or a line indented differently from its neighbours',
    ],
    ['bad indentation of a sequence entry', 'a line indented differently from its neighbours'],
]);
/** The finding for a syntax error, which ends the reading. */
function syntaxFinding(source, syntax) {
    const place = source.place(syntax.span.start, syntax.span.end);
    const rule = 'registry/syntax';
    if (syntax.why === 'tab') {
        return (0,finding/* finding */.g)({
            rule,
            messageId: 'tab',
            message: 'a tab in the indentation',
            place,
            found: 'a tab',
            expected: 'spaces',
            fix: 'indent this line with spaces, as deep as its neighbours',
        });
    }
    if (syntax.why === 'too-deep') {
        return (0,finding/* finding */.g)({
            rule,
            messageId: 'too-deep',
            message: `nested deeper than ${limits/* limits */.F.yamlDepth} levels`,
            place,
            expected: 'a list of rows, a row being a flat mapping',
        });
    }
    return (0,finding/* finding */.g)({
        rule,
        messageId: 'syntax',
        message: `not YAML: ${clearer.get(syntax.message) ?? syntax.message}`,
        place,
        expected: 'one YAML 1.2 document',
    });
}
const refusals = {
    directive: { message: 'a directive', fix: 'remove the line that begins with %' },
    tag: { message: 'a tag', fix: 'remove the tag; quote the value where it is text' },
    anchor: { message: 'an anchor', fix: 'remove the anchor and write the value where it is used' },
    alias: { message: 'an alias', fix: 'write the value out in place of the alias' },
    'merge-key': {
        message: 'a merge key',
        fix: 'write the merged keys out in place of <<',
    },
    'complex-key': { message: 'a key that is a collection', fix: 'give the key as plain text' },
    'second-document': {
        message: 'a second document',
        fix: 'move its rows into the first document and remove the separator',
    },
};
/** The finding for a feature that a registry does not use. */
function refusalFinding(source, problem) {
    const { message, fix } = refusals[problem.refusal];
    const text = source.text.slice(problem.span.start, problem.span.end);
    return (0,finding/* finding */.g)({
        rule: 'registry/yaml-feature',
        messageId: problem.refusal,
        message: `${message} (${(0,quote/* quote */.hD)(text)})`,
        place: source.place(problem.span.start, problem.span.end),
        found: text,
        expected: 'plain mappings, lists and values, each written out',
        fix,
    });
}
/** Duplicate keys anywhere in `root`, each at its second place. `row` labels those inside a row. */
function duplicateKeyFindings(source, root, row) {
    const found = [];
    const open = [root];
    // Last in, first out, so children go in backwards; one push each, as an argument list has a bound.
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.type === 'scalar')
            continue;
        const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
        for (let at = children.length - 1; at >= 0; at -= 1) {
            const child = children[at];
            if (child !== undefined)
                open.push(child);
        }
        if (node.type === 'map')
            collectDuplicates(source, node, row, found);
    }
    return found;
}
function collectDuplicates(source, map, row, found) {
    const firsts = new Map();
    for (const entry of map.entries) {
        const first = firsts.get(entry.key);
        if (first === undefined) {
            firsts.set(entry.key, entry);
            continue;
        }
        found.push((0,finding/* finding */.g)({
            rule: 'registry/duplicate-key',
            messageId: 'duplicate-key',
            message: `${(0,quote/* quote */.hD)(entry.key)} is given twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
            fix: `keep one of the two ${(0,quote/* quote */.hD)(entry.key)} entries`,
            row,
            related: [
                {
                    message: 'first given here',
                    place: source.place(first.keySpan.start, first.keySpan.end),
                },
            ],
        }));
    }
}

;// CONCATENATED MODULE: ./build/registry/parse-row.js
// One row of a registry: its fields with positions, and everything wrong with their form.
// Never reads the disk; a broken row never stops the next one.
// Specification: registry page, "The file".












/** Reads one item of the list of rows; findings carry the row's label. */
function parseRow(input) {
    const { source, index, node } = input;
    const position = `row ${index + 1}`;
    if (node.type !== 'map')
        return { row: emptyRow(input, position), findings: [notARow(input)] };
    const entries = new Map();
    for (const entry of node.entries)
        entries.set(entry.key, entry);
    const kind = plainText(entries.get('kind'));
    const name = plainText(entries.get('name'));
    const id = kind === null || name === null ? null : `${kind}:${name}`;
    const report = {
        source,
        label: id ?? position,
        findings: [],
        faulty: new Set(),
        refusedAt: input.refusedAt,
    };
    report.findings.push(...duplicateKeyFindings(source, node, report.label).slice(0, 64));
    for (const entry of entries.values()) {
        if (!registry/* rowKeys */.d.includes(entry.key))
            unknownKey(report, entry);
    }
    for (const key of registry/* requiredRowKeys */.C) {
        if (!entries.has(key))
            missingKey(report, key, node.span);
    }
    const row = {
        index,
        id,
        label: report.label,
        place: source.place(node.span.start, node.entries[0]?.keySpan.end ?? node.span.end),
        span: node.span,
        entries,
        faulty: report.faulty,
        kind: formed(report, entries.get('kind')),
        name: formed(report, entries.get('name')),
        description: formed(report, entries.get('description')),
        version: formed(report, entries.get('version')),
        sourceUrl: sourceUrl(report, entries.get('sourceUrl')),
        sha256: formed(report, entries.get('sha256')),
        requires: references(report, entries.get('requires')),
        provides: readHints(report, entries.get('provides')),
        triggers: readTexts(report, entries.get('triggers'))?.map(({ text }) => text) ?? null,
    };
    for (const key of ['category', 'audit', 'plugin'])
        formed(report, entries.get(key));
    strayPlugin(report, entries.get('plugin'), kind);
    return { row, findings: report.findings };
}
function plainText(entry) {
    const value = entry?.value.type === 'scalar' ? entry.value.value : null;
    return typeof value === 'string' && value !== '' ? value : null;
}
function formed(report, entry) {
    const text = readText(report, entry);
    if (entry !== undefined && text !== null)
        row_form/* rowForms */.O.get(entry.key)?.(report, entry, text);
    return text;
}
function sourceUrl(report, entry) {
    const text = readText(report, entry);
    if (entry !== undefined && text !== null)
        (0,source_url/* judgeSourceText */.mN)(report, entry, text);
    return text;
}
function references(report, entry) {
    const seen = new Set();
    const kept = [];
    for (const { text, span } of readTexts(report, entry) ?? []) {
        if ((0,row_reference/* parseReference */.F)(text) === null) {
            (0,row_reading/* reportRow */.b)(report, 'requires', span, {
                rule: 'row/requires',
                messageId: 'form',
                message: `${(0,quote/* quote */.hD)(text)} is no reference to a row`,
                found: text,
                expected: 'kind:name, such as skill:read',
                fix: 'write the kind and the name of the required row, with a colon between',
            });
        }
        else if (seen.has(text)) {
            (0,row_reading/* reportRow */.b)(report, null, span, {
                rule: 'row/requires-repeated',
                messageId: 'repeated',
                message: `${(0,quote/* quote */.hD)(text)} is required twice`,
                found: text,
                expected: 'each reference once',
                fix: `remove the second ${(0,quote/* quote */.hD)(text)}`,
            });
        }
        else {
            seen.add(text);
            kept.push({ id: text, span });
        }
    }
    return kept;
}
function missingKey(report, key, span) {
    const machine = !['name', 'sourceUrl'].includes(key);
    (0,row_reading/* reportRow */.b)(report, key, span, {
        rule: 'row/missing-key',
        messageId: machine ? 'not-pinned' : 'missing',
        message: `${(0,quote/* quote */.hD)(key)} is missing`,
        expected: `a ${(0,quote/* quote */.hD)(key)} in every row`,
        fix: machine ? `run plugin-gate pin, which writes ${key}` : `add ${key} to this row`,
    });
}
function unknownKey(report, entry) {
    const near = (0,nearest/* nearestOf */.q)(entry.key, registry/* rowKeys */.d);
    (0,row_reading/* reportRow */.b)(report, null, entry.keySpan, {
        rule: 'row/unknown-key',
        messageId: 'unknown',
        message: `${(0,quote/* quote */.hD)(entry.key)} is no key of a row`,
        found: entry.key,
        expected: `one of ${registry/* rowKeys */.d.join(', ')}`,
        fix: near === null ? 'remove it, or write it as a comment' : `write ${near} if you meant that`,
    });
}
function strayPlugin(report, entry, kind) {
    if (entry === undefined || kind === 'extension' || kind === null)
        return;
    (0,row_reading/* reportRow */.b)(report, null, entry.keySpan, {
        rule: 'row/unknown-key',
        messageId: 'plugin',
        message: `"plugin" belongs to rows of kind extension, not ${(0,quote/* quote */.hD)(kind)}`,
        found: 'plugin',
        expected: 'no "plugin" in this row',
        fix: 'remove the key "plugin"',
    });
}
function notARow({ source, index, node }) {
    const empty = node.type === 'scalar' && node.text === '';
    const found = empty ? 'empty' : (0,data_node/* describeNode */.WQ)(node);
    return (0,finding/* finding */.g)({
        rule: 'row/not-a-mapping',
        messageId: 'not-a-mapping',
        message: `row ${index + 1} is ${found}`,
        place: source.place(node.span.start, node.span.end),
        found,
        expected: 'a mapping with kind, name, description, version, sourceUrl and sha256',
        fix: 'write the keys of the row, or remove the item',
        row: `row ${index + 1}`,
    });
}
function emptyRow({ source, index, node }, label) {
    return {
        index,
        id: null,
        label,
        place: source.place(node.span.start, node.span.end),
        span: node.span,
        entries: new Map(),
        faulty: new Set(registry/* requiredRowKeys */.C),
        kind: null,
        name: null,
        description: null,
        version: null,
        sourceUrl: null,
        sha256: null,
        requires: [],
        provides: null,
        triggers: null,
    };
}

// EXTERNAL MODULE: ./build/registry/unread-registry.js
var unread_registry = __webpack_require__(8759);
;// CONCATENATED MODULE: ./build/registry/parse-registry.js
// From the bytes of registry.yaml to rows with positions. Pure: bytes in, one value out; never throws for
// a bad file. Every fault is collected; only what makes the text unreadable ends the reading.
// Specification: registry page, "The file"; threats page, "YAML".











/** Line breaks, commas and brackets of one file: bounds the parser's memory before it starts. */
const MOST_MARKS = 1_500_000;
/** Parses a registry. `file` is the name findings show. */
function parseRegistry(bytes, file) {
    if (bytes.length > limits/* limits */.F.registryBytes) {
        const finding = (0,unread_registry/* unreadable */.O)(file, 'too-large', `${file} is larger than ${limits/* limits */.F.registryBytes} bytes`);
        return (0,unread_registry/* unreadRegistry */.n)(file, [finding], { bytes });
    }
    const decoded = (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded.ok) {
        return (0,unread_registry/* unreadRegistry */.n)(file, [encodingFinding(file, decoded.why, decoded.line)], { bytes });
    }
    const source = new base_source/* Source */.k(file, decoded.text);
    if (countMarks(bytes) > MOST_MARKS) {
        const message = `${file} has more than ${MOST_MARKS} lines and list items`;
        return (0,unread_registry/* unreadRegistry */.n)(file, [(0,unread_registry/* unreadable */.O)(file, 'too-large', message)], { bytes, source });
    }
    const nul = decoded.text.indexOf('\0');
    if (nul >= 0) {
        const draft = encodingFinding(file, 'nul', 1);
        const found = { ...draft, place: source.place(nul, nul + 1) };
        return (0,unread_registry/* unreadRegistry */.n)(file, [found], { bytes, source });
    }
    const parsed = (0,yaml/* parseYaml */.h)(decoded.text);
    if (parsed.syntax !== null) {
        return (0,unread_registry/* unreadRegistry */.n)(file, [syntaxFinding(source, parsed.syntax)], { bytes, source });
    }
    const refused = parsed.problems.map((problem) => refusalFinding(source, problem));
    const { root } = parsed;
    if (root === null || (root.type === 'scalar' && root.text === '' && root.style === 'plain')) {
        const empty = (0,unread_registry/* unreadable */.O)(file, 'empty', `${file} is empty`, 'write the rows, or an empty list [] where there are none yet');
        return (0,unread_registry/* unreadRegistry */.n)(file, [...refused, empty], { bytes, source });
    }
    const shape = findRows(source, root);
    if (shape.list === null) {
        return (0,unread_registry/* unreadRegistry */.n)(file, [...refused, ...shape.findings], { bytes, source });
    }
    const keeper = (0,keep_findings/* keepFindings */.q)(file);
    const refusedAt = new Set(parsed.problems.map((problem) => problem.span.start));
    const rows = [];
    for (const [index, node] of shape.list.items.slice(0, limits/* limits */.F.registryRows).entries()) {
        const read = parseRow({ source, index, node, refusedAt });
        rows.push(read.row);
        for (const one of read.findings)
            keeper.add(one);
    }
    for (const one of [...withRows(source, parsed.problems, rows), ...shape.findings])
        keeper.add(one);
    const beyond = tooManyRows(source, shape.list);
    if (beyond !== null)
        keeper.add(beyond);
    return {
        file,
        form: root.type === 'list' ? 'list' : 'entries',
        list: shape.list,
        rows,
        readable: true,
        source,
        bytes,
        findings: keeper.findings,
        notChecked: [
            ...keeper.notChecked(),
            ...(beyond === null
                ? []
                : [
                    {
                        what: `rows after row ${limits/* limits */.F.registryRows} of ${file}`,
                        why: `a registry has at most ${limits/* limits */.F.registryRows} rows`,
                    },
                ]),
        ],
    };
}
/** Refusals with the row each stands in; both are in the order of the file. */
function withRows(source, problems, rows) {
    let at = 0;
    return problems
        .toSorted((a, b) => a.span.start - b.span.start)
        .map((problem) => {
        while ((rows[at]?.span.end ?? Number.POSITIVE_INFINITY) < problem.span.start)
            at += 1;
        return { ...refusalFinding(source, problem), row: rows[at]?.label ?? null };
    });
}
function countMarks(bytes) {
    let count = 0;
    for (const byte of bytes) {
        // Line feed, carriage return, comma, opening bracket, opening brace.
        if (byte === 10 || byte === 13 || byte === 44 || byte === 91 || byte === 123)
            count += 1;
    }
    return count;
}
function encodingFinding(file, why, line) {
    const message = {
        'byte-order-mark': 'begins with a byte-order mark',
        'utf-16': 'is UTF-16',
        'not-utf8': 'is not UTF-8',
        nul: 'holds a NUL character',
    }[why];
    const fix = {
        'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
        'utf-16': 'save the file as UTF-8',
        'not-utf8': 'save the file as UTF-8',
        nul: 'remove the NUL character',
    }[why];
    return (0,finding/* finding */.g)({
        rule: 'registry/encoding',
        messageId: why,
        message: `${file} ${message}`,
        place: { ...(0,finding/* wholeFile */.A)(file), line },
        expected: 'UTF-8 text without a byte-order mark',
        fix,
    });
}
function findRows(source, root) {
    if (root.type === 'list')
        return { list: root, findings: [] };
    if (root.type === 'map')
        return findEntries(source, root);
    return { list: null, findings: [notRows(source, root, `the registry is ${(0,data_node/* describeNode */.WQ)(root)}`)] };
}
function findEntries(source, root) {
    const { findings, add } = (0,keep_findings/* keepFindings */.q)(source.file);
    add(...duplicateKeyOfRoot(source, root));
    for (const entry of root.entries) {
        if (entry.key !== 'entries')
            add(unknownRootKey(source, entry.key, entry.keySpan));
    }
    const entries = (0,data_node/* entryOf */.Ms)(root, 'entries');
    if (entries?.value.type === 'list')
        return { list: entries.value, findings };
    const message = entries === undefined
        ? 'the registry is an object without "entries"'
        : `"entries" is ${entries.value.type === 'scalar' && entries.value.text === '' ? 'empty' : (0,data_node/* describeNode */.WQ)(entries.value)}`;
    add(notRows(source, entries?.value ?? root, message));
    return { list: null, findings };
}
function duplicateKeyOfRoot(source, root) {
    const seen = root.entries.filter((entry) => entry.key === 'entries');
    return seen.slice(1).map((entry) => (0,finding/* finding */.g)({
        rule: 'registry/duplicate-key',
        messageId: 'duplicate-key',
        message: '"entries" is given twice',
        place: source.place(entry.keySpan.start, entry.keySpan.end),
        found: 'entries',
        expected: 'each key once',
        fix: 'move all rows under one "entries"',
    }));
}
function unknownRootKey(source, key, span) {
    return (0,finding/* finding */.g)({
        rule: 'registry/unknown-key',
        messageId: 'unknown',
        message: `${(0,quote/* quote */.hD)(key)} is no key of a registry`,
        place: source.place(span.start, span.end),
        found: key,
        expected: 'only "entries"',
        fix: 'remove it, or write it as a comment',
    });
}
function notRows(source, node, message) {
    return (0,finding/* finding */.g)({
        rule: 'registry/shape',
        messageId: 'no-rows',
        message,
        place: source.place(node.span.start, node.span.end),
        found: (0,data_node/* describeNode */.WQ)(node),
        expected: 'a list of rows, or a mapping with "entries": a list of rows',
        fix: 'write each row as an item of a list, beginning with "- kind:"',
    });
}
function tooManyRows(source, list) {
    const first = list.items[limits/* limits */.F.registryRows];
    if (first === undefined)
        return null;
    return (0,finding/* finding */.g)({
        rule: 'registry/too-many-rows',
        messageId: 'too-many',
        message: `${list.items.length} rows, more than ${limits/* limits */.F.registryRows}`,
        place: source.place(first.span.start, first.span.end),
        found: String(list.items.length),
        expected: `at most ${limits/* limits */.F.registryRows} rows`,
    });
}


/***/ }),

/***/ 8702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readRegistry)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7835);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8806);
/* harmony import */ var _parse_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8336);
/* harmony import */ var _unread_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8759);
// Reads registry.yaml from disk: a regular file only, never through a link, never more than the cap.
// Gives findings for a bad file and throws `Fault` only where the machine failed.
// Specification: registry page, "The file" ("size cap before parsing", "an unreadable registry is never no rows").







/** Reads and parses the registry at `path`. Throws `Fault`: `usage` where nothing is there, `io` where the system refuses. */
function readRegistry(path, options = {}) {
    const disk = options.disk ?? _base_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .realDisk */ .U;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const read = readBytes(disk, path);
    if (read.ok)
        return (0,_parse_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRegistry */ .l)(read.bytes, file);
    return (0,_unread_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .unreadRegistry */ .n)(file, [(0,_unread_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .unreadable */ .O)(file, read.messageId, `${file} ${read.phrase}`)]);
}
function notAFile(phrase) {
    return { ok: false, messageId: 'not-a-file', phrase };
}
const tooLarge = {
    ok: false,
    messageId: 'too-large',
    phrase: `is larger than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.registryBytes} bytes`,
};
const special = notAFile('is not a regular file');
const link = notAFile('is a symbolic link');
function readBytes(disk, path) {
    let handle = null;
    try {
        const listed = disk.lstatSync(path, { throwIfNoEntry: false });
        if (listed === undefined) {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('usage', `there is no ${path}`, 'give the registry file with --registry');
        }
        if (listed.isSymbolicLink())
            return link;
        if (listed.isDirectory())
            return notAFile('is a directory');
        if (!listed.isFile())
            return special;
        // Never block on what was swapped in since, never follow it.
        handle = disk.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        const opened = disk.fstatSync(handle);
        if (!opened.isFile())
            return special;
        if (opened.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.registryBytes)
            return tooLarge;
        return readAll(disk, handle, opened.size);
    }
    catch (error) {
        if (error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC)
            throw error;
        if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) === 'ELOOP')
            return link;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('io', `cannot read ${path} (${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? 'error'})`, null, error);
    }
    finally {
        if (handle !== null)
            disk.closeSync(handle);
    }
}
function readAll(disk, handle, size) {
    // One byte more than the cap at most: a file that grows while it is read is over the cap, not endless.
    let buffer = new Uint8Array(size + 1);
    let length = 0;
    for (;;) {
        const got = disk.readSync(handle, buffer, length, buffer.length - length, null);
        if (got === 0)
            return { ok: true, bytes: buffer.subarray(0, length) };
        length += got;
        if (length > _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.registryBytes)
            return tooLarge;
        if (length === buffer.length) {
            const larger = new Uint8Array(Math.min(buffer.length * 2, _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.registryBytes + 1));
            larger.set(buffer);
            buffer = larger;
        }
    }
}


/***/ }),

/***/ 6475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ requiredRowKeys),
/* harmony export */   d: () => (/* binding */ rowKeys)
/* harmony export */ });
/** Every key a row may have, in the order a person reads them; new keys are written in this order. */
const rowKeys = [
    'kind',
    'name',
    'description',
    'version',
    'sourceUrl',
    'sha256',
    'requires',
    'provides',
    'category',
    'audit',
    'triggers',
    'plugin',
];
const requiredRowKeys = rowKeys.slice(0, 6);


/***/ }),

/***/ 4581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ renderFlowRow),
/* harmony export */   K6: () => (/* binding */ renderHint),
/* harmony export */   TD: () => (/* binding */ renderHints),
/* harmony export */   jU: () => (/* binding */ renderTexts),
/* harmony export */   u1: () => (/* binding */ rowLines)
/* harmony export */ });
/* harmony import */ var _render_scalar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7777);

/** The lines of a row for these facts; lists and hints in flow style, so that each is one line. */
function rowLines(facts, sourceUrl, flow) {
    const plain = (key, value) => ({
        key,
        value: (0,_render_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .renderScalar */ .V)(value, 'plain', flow),
    });
    return [
        plain('kind', facts.kind),
        plain('name', facts.name),
        plain('description', facts.description ?? ''),
        plain('version', facts.version),
        plain('sourceUrl', sourceUrl),
        plain('sha256', facts.sha256),
        ...(facts.requires.length === 0
            ? []
            : [{ key: 'requires', value: renderTexts(facts.requires) }]),
        ...(facts.provides === null || facts.provides.length === 0
            ? []
            : [{ key: 'provides', value: renderHints(facts.provides) }]),
        ...(facts.triggers === null || facts.triggers.length === 0
            ? []
            : [{ key: 'triggers', value: renderTexts(facts.triggers) }]),
    ];
}
/** The row in one line: `{kind: skill, name: read, …}`. */
function renderFlowRow(lines) {
    return `{${lines.map(({ key, value }) => `${key}: ${value}`).join(', ')}}`;
}
/** `[a, b]` */
function renderTexts(texts) {
    return `[${texts.map((text) => (0,_render_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .renderScalar */ .V)(text, 'plain', true)).join(', ')}]`;
}
/** `[{kind: skill, name: read}, …]` */
function renderHints(hints) {
    return `[${hints.map(renderHint).join(', ')}]`;
}
/** `{kind: skill, name: read, description: …}` */
function renderHint(hint) {
    const scalar = (text) => (0,_render_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .renderScalar */ .V)(text, 'plain', true);
    const description = hint.description === null ? '' : `, description: ${scalar(hint.description)}`;
    return `{kind: ${scalar(hint.kind)}, name: ${scalar(hint.name)}${description}}`;
}


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderScalar),
/* harmony export */   d: () => (/* binding */ scalarStyleOf)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(684);
// A text as a YAML scalar, in the style that was there where that style can hold it. What is written is
// read back before it is used, so a value never changes its type or its text.


/** Renders `value` on one line. `flow`: inside `[…]` or `{…}`. */
function renderScalar(value, style, flow) {
    const candidate = style === 'plain' ? value : style === 'single' ? singleQuoted(value) : null;
    if (candidate !== null && readsBack(candidate, value, flow))
        return candidate;
    return doubleQuoted(value);
}
/** The style of a scalar from its text in the file. */
function scalarStyleOf(written) {
    if (written.startsWith('"'))
        return 'double';
    return written.startsWith("'") ? 'single' : 'plain';
}
function singleQuoted(value) {
    return `'${value.replaceAll("'", "''")}'`;
}
/** JSON strings are YAML double-quoted scalars; what JSON leaves raw but a reader cannot see is escaped too. */
function doubleQuoted(value) {
    const text = JSON.stringify(value);
    if (!(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(text))
        return text;
    return [...text].map((one) => ((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(one) ? escaped(one) : one)).join('');
}
function escaped(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16);
    return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
/** What older YAML readers take for a boolean, a number, a date or null: quoted, though ours would not need it. */
const surprising = /^(?:y|yes|n|no|on|off|true|false|null|~|[-+.]?[0-9][0-9a-fA-FxXoO_.:eE+-]*|[-+.]?\.(?:inf|nan))$/i;
function readsBack(candidate, value, flow) {
    if ((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(candidate))
        return false;
    if (candidate === value && surprising.test(value) && !isVersionOrDigest(value))
        return false;
    const { root, syntax, problems } = (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .h)(flow ? `{k: ${candidate}, z: z}` : `k: ${candidate}\n`);
    if (root?.type !== 'map' || syntax !== null || problems.length > 0)
        return false;
    const read = root.entries[0]?.value;
    const alone = root.entries.length === (flow ? 2 : 1);
    return alone && read?.type === 'scalar' && read.value === value;
}
/** Three numbers with two dots, or 64 hex digits, are no number in any YAML unless read back as one. */
function isVersionOrDigest(value) {
    return /^[0-9]+\.[0-9]+\.[0-9]+/.test(value) || /^[0-9a-f]{64}$/.test(value);
}


/***/ }),

/***/ 8600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sameSet),
/* harmony export */   f: () => (/* binding */ rowFactsOf)
/* harmony export */ });
/** The facts of an admitted package, or null: nothing is known of one that a host refuses. */
function rowFactsOf(candidate, provides = null, triggers = null) {
    const { manifest, contentDigest, valid } = candidate;
    if (!valid || manifest === null || contentDigest === null)
        return null;
    return {
        kind: manifest.kind,
        name: manifest.name,
        description: manifest.description,
        version: manifest.version,
        sha256: contentDigest,
        requires: [...new Set(manifest.requires)],
        provides,
        triggers,
    };
}
/** True where both hold the same references, in whatever order. */
function sameSet(a, b) {
    const left = new Set(a);
    const right = new Set(b);
    return left.size === right.size && [...left].every((one) => right.has(one));
}


/***/ }),

/***/ 3989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rowForms),
/* harmony export */   m: () => (/* binding */ isKnownKind)
/* harmony export */ });
/* harmony import */ var _base_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(578);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _digest_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5589);
/* harmony import */ var _manifest_generations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3516);
/* harmony import */ var _manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(392);
/* harmony import */ var _manifest_strict_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9394);
/* harmony import */ var _row_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6863);







const knownKinds = [
    ...new Set(_manifest_generations_js__WEBPACK_IMPORTED_MODULE_2__/* .generations */ .YZ.flatMap((generation) => generation.names.row)),
];
const audits = ['pass', 'warn', 'fail', 'unknown'];
/** True for a kind that some known generation takes in a row. */
function isKnownKind(kind) {
    return knownKinds.includes(kind);
}
const kindForm = (report, entry, text) => {
    if (isKnownKind(text))
        return;
    const near = (0,_manifest_generations_js__WEBPACK_IMPORTED_MODULE_2__/* .renamedTo */ .cF)(text) ?? (0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestOf */ .q)(text, knownKinds);
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reportRow */ .b)(report, 'kind', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .spanOf */ .e)(entry), {
        rule: 'row/kind',
        messageId: 'unknown',
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no package kind`,
        found: text,
        expected: `one of ${knownKinds.join(', ')}`,
        fix: near === null ? 'give one of the expected kinds' : `write kind: ${near}`,
    });
};
const nameForm = (report, entry, text) => {
    if ((0,_manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginNameFault */ .t5)(text) === null)
        return;
    const near = (0,_manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestPluginName */ .t4)(text);
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reportRow */ .b)(report, 'name', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .spanOf */ .e)(entry), {
        rule: 'row/name',
        messageId: 'form',
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no package name`,
        found: text,
        expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
        fix: near === null
            ? 'give the name that plugin.json states'
            : `write name: ${near}, here and in plugin.json`,
    });
};
const versionForm = (report, entry, text) => {
    if ((0,_manifest_strict_version_js__WEBPACK_IMPORTED_MODULE_4__/* .versionFault */ .n)(text) === null)
        return;
    const near = (0,_manifest_strict_version_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestVersion */ .b)(text);
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reportRow */ .b)(report, 'version', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .spanOf */ .e)(entry), {
        rule: 'row/version',
        messageId: 'form',
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no semantic version`,
        found: text,
        expected: 'a version such as 1.2.0, without v, = or spaces',
        fix: near === null ? 'give the version that plugin.json states' : `write version: ${near}`,
    });
};
const digestForm = (report, entry, text) => {
    if ((0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(text) !== null)
        return;
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reportRow */ .b)(report, 'sha256', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .spanOf */ .e)(entry), {
        rule: 'row/sha256',
        messageId: 'form',
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no digest${text.length === 64 ? '' : ` (${text.length} characters)`}`,
        found: text,
        expected: '64 of 0-9 a-f',
        fix: 'run plugin-gate pin, or give what plugin-gate digest prints for the package',
    });
};
const auditForm = (report, entry, text) => {
    if (audits.includes(text))
        return;
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .reportRow */ .b)(report, 'audit', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .spanOf */ .e)(entry), {
        rule: 'row/audit',
        messageId: 'unknown',
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no audit result`,
        found: text,
        expected: `one of ${audits.join(', ')}`,
        fix: `write audit: ${(0,_base_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestOf */ .q)(text, audits) ?? 'unknown'}`,
    });
};
/** The form each text of a row must have; keys that are not here may hold any text. */
const rowForms = new Map([
    ['kind', kindForm],
    ['name', nameForm],
    ['version', versionForm],
    ['sha256', digestForm],
    ['audit', auditForm],
]);


/***/ }),

/***/ 6863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ reportRow),
/* harmony export */   e: () => (/* binding */ spanOf)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);

/** Adds a finding of this row at `span`; `key` is marked faulty where it is given. */
function reportRow(report, key, span, draft) {
    if (key !== null)
        report.faulty.add(key);
    if (report.refusedAt.has(span.start))
        return;
    report.findings.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .g)({ ...draft, place: report.source.place(span.start, span.end), row: report.label }));
}
/** The span a finding about an entry points at: its value, or its key where the value is empty. */
function spanOf(entry) {
    return entry.value.span.start === entry.value.span.end ? entry.keySpan : entry.value.span;
}


/***/ }),

/***/ 1362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseReference)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
// A reference from one row to another: `kind:name`.
// Specification: registry page, "The file"; manifest page, `requires`.

const KINDS_LENGTH = 32;
/** The two parts of `kind:name`, or null when `text` has another form. */
function parseReference(text) {
    if (text.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nameLength + KINDS_LENGTH)
        return null;
    const found = /^([a-z][a-z-]*):([a-z0-9][a-z0-9.-]*)$/.exec(text);
    const [, kind, name] = found ?? [];
    if (kind === undefined || name === undefined || name.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nameLength)
        return null;
    return { kind, name };
}


/***/ }),

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ parseLocalSource),
/* harmony export */   m4: () => (/* binding */ isRemoteText),
/* harmony export */   mN: () => (/* binding */ judgeSourceText)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
/* harmony import */ var _row_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6863);




/** True for a text that means another place, whether or not it is well formed. */
function isRemoteText(text) {
    const start = text.trimStart();
    return start.startsWith('//') || start.startsWith('git@') || /^[^/\\]*:/.test(start);
}
/** Reads a text that is not remote as a path below the registry's directory. */
function parseLocalSource(text) {
    const no = (messageId, phrase, fix) => ({ ok: false, messageId, phrase, fix });
    if (text.split(/[/\\]/).includes('..')) {
        return no('parent', 'climbs with ".."', 'move the package below the registry, or the registry above it');
    }
    if (text !== text.trim()) {
        return no('unclear', 'begins or ends with a blank', 'remove the blank');
    }
    if ((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(text)) {
        return no('unclear', 'holds a character that nobody sees', 'write the path with visible characters');
    }
    const parsed = (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRelativePath */ .z)(text);
    if (parsed.ok) {
        return parsed.path === '.'
            ? no('itself', 'is the directory of the registry itself', 'move the package into a directory of its own: its digest would cover the registry that pins it')
            : parsed;
    }
    if (parsed.fault === 'backslash') {
        return no('backslash', 'has a backslash', 'write / between the parts of the path');
    }
    if (parsed.fault === 'absolute') {
        return no('not-relative', 'is an absolute path', 'write the path relative to the registry file');
    }
    return no('unclear', 'is no path', 'write the path of the package relative to the registry file');
}
/** Adds a finding where a local `sourceUrl` can be no path below the registry. Remote texts are judged later. */
function judgeSourceText(report, entry, text) {
    if (isRemoteText(text))
        return;
    const parsed = parseLocalSource(text);
    if (parsed.ok)
        return;
    (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .reportRow */ .b)(report, 'sourceUrl', (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .e)(entry), {
        rule: 'row/source-url',
        messageId: parsed.messageId,
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} ${parsed.phrase}`,
        found: text,
        expected: 'a path relative to the registry file, without "..", or a GitHub tree URL',
        fix: parsed.fix,
    });
}


/***/ }),

/***/ 8759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable),
/* harmony export */   n: () => (/* binding */ unreadRegistry)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);
// A registry that could not be read: never the same as one without rows.

/** A registry whose reading ended with `findings`; everything after that is not checked. */
function unreadRegistry(file, findings, seen = {}) {
    const line = findings[0]?.place.line ?? null;
    return {
        file,
        form: null,
        list: null,
        rows: [],
        readable: false,
        source: seen.source ?? null,
        bytes: seen.bytes ?? null,
        findings,
        notChecked: [
            {
                what: `the rows of ${file}`,
                why: line === null ? 'the file cannot be read' : `the file cannot be read past line ${line}`,
            },
        ],
    };
}
/** The finding that the file as a whole cannot be read. */
function unreadable(file, messageId, message, fix = null) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .g)({
        rule: 'registry/unreadable',
        messageId,
        message,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeFile */ .A)(file),
        expected: 'a regular file with a list of rows',
        fix,
    });
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


/***/ }),

/***/ 7219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ GitFacts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/digest/attribute-findings.js + 1 modules
var attribute_findings = __webpack_require__(6393);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/digest/untracked.js
var digest_untracked = __webpack_require__(974);
;// CONCATENATED MODULE: ./build/digest/tracked-findings.js
// What a package holds here and no clone of its repository has: files git does not track or ignores, empty
// directories, submodules. Each by name; a directory with many is told once. Pure over a tree and a view.
// Digest page, last section.



/** Beyond this many files, a directory that git knows nothing of is one finding. */
const MOST = 10;
/** Findings for the package at `packagePath` (repository-relative, `.` for the whole repository). */
function trackedFindings(view, packagePath, tree) {
    const host = submoduleAbove(view, packagePath);
    if (host !== null)
        return [insideSubmodule(host)];
    const untracked = (0,digest_untracked/* untrackedOf */.V)(view, packagePath, tree);
    return [
        ...untracked.submodules.map(submodule),
        ...grouped(untracked.untracked, 'untracked'),
        ...grouped(untracked.ignored, 'ignored'),
        ...untracked.emptyDirectories.map(emptyDirectory),
    ];
}
function grouped(files, kind) {
    const byDirectory = new Map();
    for (const { path, directory } of files) {
        // A file in a directory that git tracks stands alone.
        const group = directory ?? path;
        const known = byDirectory.get(group);
        if (known === undefined)
            byDirectory.set(group, [path]);
        else
            known.push(path);
    }
    return [...byDirectory].flatMap(([directory, paths]) => paths.length > MOST
        ? [directoryFinding(directory, paths, kind)]
        : paths.map((path) => fileFinding(path, kind)));
}
const verbs = { untracked: 'does not track', ignored: 'ignores' };
const cures = {
    untracked: (what) => `git add ${what}, or remove it`,
    ignored: (what) => `remove ${what}, or stop ignoring it in .gitignore and git add it`,
};
function fileFinding(path, kind) {
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'file',
        message: `git ${verbs[kind]} ${(0,quote/* quote */.hD)(path)}, so it is in the digest here and in no clone`,
        place: (0,finding/* wholeFile */.A)(path),
        found: path,
        fix: cures[kind]((0,quote/* quote */.hD)(path)),
    });
}
function directoryFinding(directory, paths, kind) {
    const shown = directory === '.' ? 'the package' : (0,quote/* quote */.hD)(directory);
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'directory',
        message: `git ${verbs[kind]} the ${paths.length} files in ${shown}, so they are in the digest here and in no clone: ${(0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3)}`,
        place: (0,finding/* wholeFile */.A)(directory),
        found: `${paths.length} files`,
        fix: cures[kind](shown),
    });
}
function emptyDirectory(path) {
    return (0,finding/* finding */.g)({
        rule: 'tree/empty-directory',
        messageId: 'empty',
        message: `${(0,quote/* quote */.hD)(path)} is an empty directory: it is in the digest here and in no clone`,
        place: (0,finding/* wholeFile */.A)(path),
        fix: `remove ${(0,quote/* quote */.hD)(path)}, or put a file into it and git add that`,
    });
}
function submodule(path) {
    return (0,finding/* finding */.g)({
        rule: 'tree/submodule',
        messageId: 'below',
        message: `${(0,quote/* quote */.hD)(path)} is a submodule, which a plain clone leaves empty`,
        place: (0,finding/* wholeFile */.A)(path),
        fix: `put the files of ${(0,quote/* quote */.hD)(path)} into the repository itself, or remove it`,
    });
}
function insideSubmodule(host) {
    return (0,finding/* finding */.g)({
        rule: 'tree/submodule',
        messageId: 'inside',
        message: `the package lies in the submodule ${(0,quote/* quote */.hD)(host)}, which a plain clone leaves empty`,
        place: (0,finding/* wholeFile */.A)('.'),
        fix: 'put the package into the repository itself, or pin it in its own repository',
    });
}
function submoduleAbove(view, packagePath) {
    const parts = packagePath.split('/');
    for (let at = 1; at <= parts.length; at += 1) {
        const path = parts.slice(0, at).join('/');
        if (view.entryAt(path)?.mode === 'submodule')
            return path;
    }
    return null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/digest/read-file.js
var read_file = __webpack_require__(4148);
;// CONCATENATED MODULE: ./build/digest/unfixed-attributes.js
// One note a repository: text files whose line endings each machine's `core.autocrlf` decides, so that the
// same commit has several digests. Digest page, last section, "Attributes and configuration".





const textName = /(?:\.(?:md|json|ya?ml|txt|toml|sh|py|js|ts)|^LICENSE)$/;
/**
 * The note for the packages at `packagePaths` (repository-relative), or null. Its file is `.gitattributes`
 * relative to the repository's root. Throws `Fault` (`git`).
 */
function unfixedAttributesFinding(view, packagePaths) {
    for (const packagePath of packagePaths) {
        for (const entry of view.trackedBelow(packagePath)) {
            if (entry.mode !== 'file' && entry.mode !== 'executable')
                continue;
            const attributes = view.attributesOf(entry.path);
            if (isFixed(attributes) || !isText(view, entry.path))
                continue;
            return note(entry.path, attributes);
        }
    }
    return null;
}
/** True where no machine's configuration changes the bytes of a checkout. */
function isFixed({ text, eol }) {
    return text === 'unset' || eol === 'lf' || eol === 'crlf';
}
function isText(view, path) {
    if (textName.test(path.slice(path.lastIndexOf('/') + 1)))
        return true;
    let handle;
    try {
        handle = (0,read_file/* openListedFile */.qT)(disk/* realDisk */.U, `${view.repository.root}/${path}`);
    }
    catch {
        return false;
    }
    try {
        if (!(0,external_node_fs_.fstatSync)(handle).isFile())
            return false;
        const start = Buffer.alloc(8000);
        const read = (0,external_node_fs_.readSync)(handle, start);
        return read > 0 && !start.subarray(0, read).includes(0);
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
function note(path, { text }) {
    const auto = text !== 'unspecified';
    const shown = text === 'set' ? 'text' : `text=${text}`;
    return (0,finding/* finding */.g)({
        rule: 'tree/attribute-unfixed',
        messageId: auto ? 'no-eol' : 'none',
        message: auto
            ? `${(0,quote/* quote */.hD)(path)} has ${shown} and no eol, so core.autocrlf of each machine decides its line endings`
            : `no attribute fixes the line endings of ${(0,quote/* quote */.hD)(path)}, so core.autocrlf of each machine decides them`,
        place: (0,finding/* wholeFile */.A)('.gitattributes'),
        found: auto ? shown : null,
        expected: '* -text, or * text eol=lf',
        fix: 'put the line "* -text" (or "* text eol=lf") into .gitattributes at the root of the repository, and commit it',
    });
}

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/git-facts.js
// What only git can tell about the places of a run: asked once for each repository and scope, not once
// for each package, and only of the repository around a package, never of one inside it.








class GitFacts {
    #cwd;
    #environment;
    #directories;
    #views = new Map();
    #untold = new Map();
    #asked = new Set();
    #packages = new Map();
    /** `directories` are absolute; nothing outside them is asked about. */
    constructor(cwd, environment, directories) {
        this.#cwd = cwd;
        this.#environment = environment;
        this.#directories = directories;
    }
    /** Where a directory lies in its repository; null outside git and where git cannot answer. */
    placeOf(directory) {
        const repository = (0,git_repository/* findRepository */.W)(directory, this.#environment);
        if (repository === null) {
            this.#untold.set(directory, 'it is not in a git repository');
            return null;
        }
        const view = this.#viewOf(repository);
        const path = (0,git_repository/* repositoryPath */.S)(repository, directory);
        if (typeof view !== 'string' && path !== null)
            return { view, path };
        this.#untold.set(directory, typeof view === 'string' ? view : 'its real place is outside the repository');
        return null;
    }
    /** Why `placeOf` gave null for that directory. */
    whyUntold(directory) {
        return this.#untold.get(directory) ?? 'git was not asked';
    }
    /** True for an absolute directory that git ignores. */
    ignores(directory) {
        const place = this.placeOf(directory);
        return place !== null && place.path !== '.' && place.view.ignores(place.path);
    }
    /** Untracked, ignored and empty things in the package at an absolute root; null where git cannot tell. */
    untracked(root, tree) {
        const place = this.placeOf(root);
        return place === null ? null : trackedFindings(place.view, place.path, tree);
    }
    /** What git says of one package; files relative to it. */
    packageFindings(root, tree) {
        this.#asked.add(root);
        const place = this.placeOf(root);
        if (place === null)
            return [];
        const known = this.#packages.get(place.view) ?? new Set();
        this.#packages.set(place.view, known.add(place.path));
        return [
            ...trackedFindings(place.view, place.path, tree),
            ...(0,attribute_findings/* attributeFindings */.X)(place.view, place.path),
        ];
    }
    /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
    repositoryFindings() {
        return [...this.#packages].flatMap(([view, packages]) => {
            const finding = unfixedAttributesFinding(view, [...packages]);
            return finding === null
                ? []
                : [(0,display_path/* rebase */.RU)(finding, (0,display_path/* displayPath */.Gt)(this.#cwd, view.repository.root))];
        });
    }
    notChecked() {
        const reasons = new Map();
        for (const [root, why] of this.#untold) {
            if (!this.#asked.has(root))
                continue;
            reasons.set(why, [...(reasons.get(why) ?? []), (0,display_path/* displayPath */.Gt)(this.#cwd, root)]);
        }
        return [...reasons].map(([why, roots]) => ({
            what: `whether git tracks what is in ${roots.length === 1 ? (roots[0] ?? '') : `${roots.length} packages`}`,
            why,
        }));
    }
    /** The view of the part of a repository that this run is about, or why git did not give it. */
    #viewOf(repository) {
        const known = this.#views.get(repository.root);
        if (known !== undefined)
            return known;
        const paths = this.#directories.flatMap((directory) => (0,git_repository/* repositoryPath */.S)(repository, directory) ?? []);
        let view;
        try {
            view = (0,repository_view/* readRepositoryView */.sr)(repository, (0,external_node_path_.join)(repository.root, commonDirectory(paths)));
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            view = error.message;
        }
        this.#views.set(repository.root, view);
        return view;
    }
}
/** The deepest directory that holds all of them; `.` where there is none deeper. */
function commonDirectory(paths) {
    const [first = '.', ...rest] = paths;
    let common = first === '.' ? [] : first.split('/');
    for (const path of rest) {
        const parts = path === '.' ? [] : path.split('/');
        const differs = common.findIndex((part, at) => parts[at] !== part);
        if (differs >= 0)
            common = common.slice(0, differs);
    }
    return common.join('/');
}


/***/ }),

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ PackageShelf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
// EXTERNAL MODULE: ./build/digest/name-findings.js
var name_findings = __webpack_require__(597);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/generations.js
var generations = __webpack_require__(3516);
;// CONCATENATED MODULE: ./build/manifest/payload/payload-kinds.js
// Which component kind lies in which resource root, over all host generations.
// Specification: manifest page, "Host generations".

/** Resource root to component kind, for every root any generation knows. */
const kindOfRoot = new Map(generations/* generations */.YZ.flatMap(({ homes }) => [...homes].map(([kind, root]) => [root, kind])));

;// CONCATENATED MODULE: ./build/manifest/payload/component-parity.js
// Declared components against what a host loads: each component is one of the loaded files, and what
// loads undeclared is said. Specification: manifest page, "Payloads", last paragraph.



const publicKinds = new Set(kindOfRoot.values());
/** Holds the components of `manifest` against the files that were found. */
function judgeParity(manifest, files, index) {
    const byPath = new Map();
    for (const file of files) {
        byPath.set(`${file.kind}:${index.realFile(file.path) ?? file.path}`, file);
    }
    const componentOf = new Map();
    const findings = [];
    for (const component of manifest.components) {
        if (!publicKinds.has(component.kind))
            continue;
        const real = index.realFile(component.path) ?? component.path;
        const file = byPath.get(`${component.kind}:${real}`);
        if (file === undefined)
            findings.push(notLoaded(component, manifest));
        else if (!componentOf.has(file))
            componentOf.set(file, `${component.kind}:${component.id}`);
    }
    const undeclared = files.filter((file) => !file.unread && file.judgement.stopper === null && !componentOf.has(file));
    if (manifest.components.length === 0)
        findings.push(...noneDeclared(undeclared));
    else
        findings.push(...undeclared.map(isUndeclared));
    return { componentOf, findings };
}
function notLoaded(component, manifest) {
    const node = `${component.kind}:${component.id}`;
    const key = [...kindOfRoot].find(([, kind]) => kind === component.kind)?.[0] ?? '';
    const root = manifest.resources.get(key) ?? key;
    const below = component.path.startsWith(`${root}/`)
        ? component.path.slice(root.length + 1)
        : null;
    const direct = component.kind !== 'skill' && component.kind !== 'prompt';
    const fix = direct && below?.includes('/') === true
        ? `move ${(0,quote/* quote */.hD)(component.path)} directly into ${(0,quote/* quote */.hD)(root)}`
        : !component.path.endsWith('.md')
            ? `name a .md file in ${(0,quote/* quote */.hD)(root)}`
            : `move ${(0,quote/* quote */.hD)(component.path)} to where a host looks for ${component.kind}s, or delete the component`;
    return (0,finding/* finding */.g)({
        rule: 'payload/component-not-loaded',
        messageId: 'not-loaded',
        message: `the component ${(0,quote/* quote */.hD)(node)} is ${(0,quote/* quote */.hD)(component.path)}, which no host loads as ${component.kind}`,
        place: component.place,
        found: (0,quote/* quote */.hD)(component.path),
        expected: `a ${component.kind} that a host finds`,
        fix,
    });
}
function isUndeclared(file) {
    return (0,finding/* finding */.g)({
        rule: 'payload/undeclared',
        messageId: 'undeclared',
        message: `the ${file.kind} ${(0,quote/* quote */.hD)(file.name)} loads, and no component declares it`,
        place: (0,finding/* wholeFile */.A)(file.path),
        found: (0,quote/* quote */.hD)(file.path),
        expected: `a component of kind ${file.kind} with this path`,
    });
}
function noneDeclared(files) {
    if (files.length === 0)
        return [];
    const names = files.map(({ kind, name }) => (0,quote/* quote */.hD)(`${kind}:${name}`));
    return [
        (0,finding/* finding */.g)({
            rule: 'payload/undeclared',
            messageId: 'none-declared',
            message: `the package declares no components, and a host loads ${(0,quote/* listNames */.Zv)(names)} from it`,
            place: (0,finding/* wholeFile */.A)('plugin.json'),
            found: 'no component',
            expected: `${files.length === 1 ? 'one component' : `${files.length} components`}`,
        }),
    ];
}

// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
;// CONCATENATED MODULE: ./build/manifest/payload/markers.js
// Markers by which a text names files of its own package: ${pluginRoot} and ${component:kind:id}, each
// with an optional /suffix. Pure and linear. Specification: manifest page, "Payloads", Markers.
/** The marker for the package root, and the form of the one for a component. */
const rootMarker = `\${pluginRoot}`;
const componentForm = `\${component:kind:id}`;
/** Longest text between the braces that is looked at. */
const LONGEST = 256;
/** Where a path in running text ends. */
const PATH = /\/[^\s"'`<>()[\]{}|;,*$\\!?#&]*/y;
/** Behind these the path goes on in a way that nobody can follow here: a pattern or a placeholder. */
const OPEN_ENDED = new Set(['<', '{', '[', '*', '$', '?']);
/** All markers of `text` from offset `from`, and what was surely meant as one. */
function scanMarkers(text, from = 0) {
    const markers = [];
    const malformed = [];
    for (let at = text.indexOf('${', from); at >= 0; at = text.indexOf('${', at + 2)) {
        const inner = /^[^{}\r\n]*/.exec(text.slice(at + 2, at + 2 + LONGEST))?.[0] ?? '';
        if (!/^(?:plugin[_-]?root|components?[:.])/i.test(inner) || inner === 'PLUGIN_ROOT')
            continue;
        const markerEnd = at + 2 + inner.length + 1;
        const closed = text[markerEnd - 1] === '}';
        const names = closed ? namesOf(inner) : null;
        if (names === null) {
            const end = closed ? markerEnd : at + 2 + inner.length;
            malformed.push({ start: at, end, text: text.slice(at, end), better: betterOf(inner) });
        }
        else {
            const suffix = suffixAt(text, markerEnd);
            const end = markerEnd + (suffix === '' ? 0 : suffix.length + 1);
            markers.push({ start: at, markerEnd, end, names, suffix });
        }
    }
    return { markers, malformed };
}
function namesOf(inner) {
    if (inner === 'pluginRoot')
        return { what: 'root' };
    const parts = /^component:([a-z]{1,40}):([a-z0-9][a-z0-9._-]{0,79})$/.exec(inner);
    if (parts === null)
        return null;
    return { what: 'component', kind: parts[1] ?? '', id: parts[2] ?? '' };
}
function betterOf(inner) {
    const text = inner.trim();
    if (/^plugin[_-]?root$/i.test(text))
        return rootMarker;
    const parts = /^components?[:.]([A-Za-z]{1,40})[:./]([A-Za-z0-9][A-Za-z0-9._-]{0,79})$/i.exec(text);
    if (parts === null)
        return null;
    return `\${component:${parts[1]?.toLowerCase()}:${parts[2]?.toLowerCase()}}`;
}
function suffixAt(text, at) {
    PATH.lastIndex = at;
    const path = PATH.exec(text)?.[0] ?? '';
    const next = text[at + path.length] ?? '';
    const known = OPEN_ENDED.has(next)
        ? path.slice(0, path.lastIndexOf('/'))
        : path.slice(0, endWithoutPunctuation(path));
    return known.slice(1);
}
function endWithoutPunctuation(path) {
    let end = path.length;
    while (end > 0 && '.:'.includes(path[end - 1] ?? ' ')) {
        // `/..` is a way up, not the end of a sentence.
        if (path.slice(0, end).endsWith('/..') || path.slice(0, end) === '/.')
            break;
        end -= 1;
    }
    return end;
}

// EXTERNAL MODULE: ./build/manifest/payload/tree-index.js
var tree_index = __webpack_require__(6500);
;// CONCATENATED MODULE: ./build/manifest/payload/judge-markers.js





/** Judges the markers of `text` from offset `from`; `placeOf` turns offsets into a place. */
function judgeMarkers(context, judgement, text, from, placeOf) {
    const { markers, malformed } = scanMarkers(text, from);
    for (const one of malformed)
        reportMalformed(judgement, one, placeOf(one.start, one.end));
    for (const marker of markers) {
        judgeMarker(context, judgement, marker, placeOf(marker.start, marker.end));
    }
}
/** Judges the markers of a step's argument or command: there, a marker is the whole of it. */
function judgeStepText(context, judgement, { text, path }, place) {
    const { markers, malformed } = scanMarkers(text);
    for (const one of malformed)
        reportMalformed(judgement, one, place);
    const [first] = markers;
    if (first === undefined)
        return;
    const behind = text.slice(first.markerEnd);
    if (markers.length === 1 && first.start === 0 && /^(?:\/|$)/.test(behind)) {
        // No prose goes on behind an argument: all of it is the path, blanks and patterns included.
        judgeMarker(context, judgement, { ...first, suffix: behind.slice(1) }, place);
        return;
    }
    for (const marker of markers)
        judgeMarker(context, judgement, marker, place);
    judgement.stops({
        rule: 'marker/not-whole',
        messageId: 'not-whole',
        message: `${(0,quote/* quote */.hD)(path)} has a marker with other text about it: ${(0,quote/* quote */.hD)(text)}`,
        place,
        found: (0,quote/* quote */.hD)(text),
        expected: 'a marker, with its /path if need be, and nothing else',
    });
}
function reportMalformed(judgement, one, place) {
    judgement.remarks({
        rule: 'marker/malformed',
        messageId: 'malformed',
        message: `${(0,quote/* quote */.hD)(one.text)} is no marker, so it is not replaced`,
        place,
        found: one.text,
        expected: one.better ?? `${rootMarker} or ${componentForm}, with a /path behind it if need be`,
        fix: one.better === null ? null : `write ${one.better}`,
    });
}
function judgeMarker(context, judgement, { names, suffix }, place) {
    let base = '.';
    if (names.what === 'component') {
        if (context.components === null)
            return;
        const node = `${names.kind}:${names.id}`;
        const component = context.components.get(node);
        if (component === undefined) {
            reportMissingComponent(context.components, judgement, names, place);
            return;
        }
        base = suffix === '' ? component.path : (0,tree_index/* directoryOf */.jt)(component.path);
    }
    const target = (0,relative_path/* parseRelativePath */.z)((0,relative_path/* joinRelative */.r)(base, suffix));
    const shown = names.what === 'root' ? rootMarker : `\${component:${names.kind}:${names.id}}`;
    const whole = suffix === '' ? shown : `${shown}/${suffix}`;
    if (!target.ok) {
        judgement.stops({
            rule: 'marker/outside',
            messageId: 'outside',
            message: `${(0,quote/* quote */.hD)(whole)} leads out of the package`,
            place,
            found: (0,quote/* quote */.hD)(suffix),
            expected: 'a path inside the package',
        });
    }
    else if (!exists(context.index, target.path)) {
        judgement.stops({
            rule: 'marker/target-missing',
            messageId: 'missing',
            message: `${(0,quote/* quote */.hD)(whole)} names ${(0,quote/* quote */.hD)(target.path)}, which the package does not have`,
            place,
            found: 'nothing',
            expected: `a file or directory ${(0,quote/* quote */.hD)(target.path)}`,
        });
    }
}
function exists(index, path) {
    return index.isFile(path) || index.realDirectory(path) !== null;
}
function reportMissingComponent(components, judgement, { kind, id }, place) {
    const node = `${kind}:${id}`;
    const renamed = `${(0,generations/* renamedTo */.cF)(kind) ?? kind}:${id}`;
    const near = components.has(renamed)
        ? renamed
        : judgement.nearest(node, new Set(components.keys()));
    judgement.stops({
        rule: 'marker/component-missing',
        messageId: 'missing',
        message: near === null
            ? `the package declares no component ${(0,quote/* quote */.hD)(node)}`
            : `the package declares no component ${(0,quote/* quote */.hD)(node)}; did you mean ${(0,quote/* quote */.hD)(near)}?`,
        place,
        found: (0,quote/* quote */.hD)(node),
        expected: components.size === 0 ? 'a declared component' : (0,quote/* listNames */.Zv)([...components.keys()]),
        fix: near === null ? null : `write \${component:${near}}`,
    });
}

// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/json.js
var json = __webpack_require__(768);
;// CONCATENATED MODULE: ./build/manifest/payload/payload-roots.js
// Which directories a Clio host reads for which kind: what plugin.json declares, an existing skills/, and
// for a manifest with faults what it says as far as that can be understood.
// Specification: manifest page, `resources`.




/** The roots to read, in the order of the kinds. */
function payloadRoots(candidate, index) {
    const declared = candidate.manifest?.resources ?? statedResources(candidate);
    const guess = declared === null;
    return [...kindOfRoot].flatMap(([key, kind]) => {
        const path = declared?.get(key);
        if (path !== undefined)
            return [{ key, kind, path }];
        const counts = (key === 'skills' || guess) && index.realDirectory(key) !== null;
        return counts ? [{ key, kind, path: key }] : [];
    });
}
/** `resources` of a manifest with faults; null where not even that can be read. */
function statedResources(candidate) {
    const entries = resourceEntries(candidate);
    if (entries === null)
        return null;
    const stated = new Map();
    for (const { key, value } of entries) {
        const parsed = (0,relative_path/* parseRelativePath */.z)((0,data_node/* stringOf */.Je)(value) ?? '');
        if (parsed.ok)
            stated.set(key, parsed.path);
    }
    return stated;
}
function resourceEntries({ source }) {
    if (source === null)
        return null;
    const parsed = (0,json/* parseJson */.q)(source.text);
    if (!parsed.ok || parsed.root.type !== 'map')
        return null;
    const resources = mapAt(parsed.root, ['extensions', 'ai.iowarp.clio', 'resources']);
    return resources?.entries ?? [];
}
function mapAt(root, keys) {
    let map = root;
    for (const key of keys) {
        const next = (0,data_node/* memberOf */.C5)(map, key);
        if (next?.type !== 'map')
            return null;
        map = next;
    }
    return map;
}
/** The place where `resources` names the root `key`, or null where nothing declares it. */
function declarationPlace(candidate, key) {
    const entry = resourceEntries(candidate)?.findLast((one) => one.key === key);
    if (entry === undefined || candidate.source === null)
        return null;
    return candidate.source.place(entry.value.span.start, entry.value.span.end);
}

;// CONCATENATED MODULE: ./build/manifest/payload/prerequisites.js
// What a package expects from outside: commands that its steps start, agents that they ask. Listed, never
// a fault. Specification: manifest page, "Payloads", last sentence.



/** Commands and agents of all steps that the package does not bring itself. */
function prerequisitesOf(files, index) {
    const own = new Set(files.filter(({ kind }) => kind === 'agent').map(({ name }) => name));
    const commands = new Set();
    const agents = new Set();
    for (const { uses } of files) {
        for (const agent of uses?.agents ?? [])
            if (!own.has(agent))
                agents.add(agent);
        for (const { text } of uses?.commands ?? []) {
            if (!isOwnCommand(text, index))
                commands.add(text);
        }
    }
    return {
        commands: [...commands].sort(order/* byCodeUnits */.C),
        agents: [...agents].sort(order/* byCodeUnits */.C),
    };
}
function isOwnCommand(command, index) {
    if (scanMarkers(command).markers[0]?.start === 0)
        return true;
    const path = (0,relative_path/* parseRelativePath */.z)(command);
    return command.includes('/') && path.ok && index.isFile(path.path);
}

// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
;// CONCATENATED MODULE: ./build/manifest/payload/field-reader.js
/** Place of a span of the reader's file. */
function placeIn(reader, span) {
    return reader.source.place(span.start, span.end);
}
/** The noun with its article. */
function article(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

;// CONCATENATED MODULE: ./build/manifest/payload/field-value.js
// What a field may hold, as data, and the check of one value against it.
// Specification: manifest page, "Payloads", Agents and Fleets.





const field_value_text = { holds: 'text', words: 'text' };
const texts = { holds: 'texts', words: 'a list of texts' };
const list = { holds: 'list', words: 'a list' };
const mapping = { holds: 'mapping', words: 'a mapping' };
const something = { holds: 'something', words: 'a value' };
/** One of a closed set of words. */
function oneOf(...values) {
    return { holds: 'one-of', values, words: values.join(', ') };
}
/** A whole number from `least` to `most`. */
function integer(least, most = Number.POSITIVE_INFINITY) {
    const words = least === most
        ? `the number ${least}`
        : most === Number.POSITIVE_INFINITY
            ? `a whole number of at least ${least}`
            : `a whole number from ${least} to ${most}`;
    return { holds: 'integer', least, most, words };
}
/** A number above `bound`. */
function numberAbove(bound) {
    return { holds: 'number-above', bound, words: `a number above ${bound}` };
}
/**
 * True when `node` is what `type` says; else a finding at the value. A list of texts with a wrong item is
 * still a list: the finding is at the item. `path` names the field.
 */
function judgeValue(reader, node, type, path) {
    switch (type.holds) {
        case 'something':
            return !isNull(node) || wrongType(reader, node, type, path);
        case 'list':
            return node.type === 'list' || wrongType(reader, node, type, path);
        case 'mapping':
            return node.type === 'map' || wrongType(reader, node, type, path);
        case 'structure':
            return node.type !== 'scalar' || wrongType(reader, node, type, path);
        case 'text':
            return judgeText(reader, node, type, path);
        case 'texts': {
            if (node.type !== 'list')
                return wrongType(reader, node, type, path);
            for (const [at, item] of node.items.entries())
                judgeText(reader, item, field_value_text, `${path}[${at}]`);
            return true;
        }
        case 'one-of':
            return judgeOneOf(reader, node, type, type.values, path);
        case 'integer': {
            if (node.type !== 'scalar' || typeof node.value !== 'number') {
                return wrongType(reader, node, type, path);
            }
            const { value } = node;
            const fits = Number.isInteger(value) && value >= type.least && value <= type.most;
            return fits || outOfRange(reader, node, type, path);
        }
        case 'number-above': {
            if (node.type !== 'scalar' || typeof node.value !== 'number') {
                return wrongType(reader, node, type, path);
            }
            const fits = Number.isFinite(node.value) && node.value > type.bound;
            return fits || outOfRange(reader, node, type, path);
        }
        default: {
            const never = type;
            return never;
        }
    }
}
function isNull(node) {
    return node.type === 'scalar' && node.value === null;
}
function judgeText(reader, node, type, path) {
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        return wrongType(reader, node, type, path);
    }
    if (node.value.trim() !== '')
        return true;
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'blank',
        message: `${(0,quote/* quote */.hD)(path)} is blank`,
        place: placeIn(reader, node.span),
        found: 'nothing',
        expected: type.words,
        fix: `write something into ${(0,quote/* quote */.hD)(path)}`,
    });
    return false;
}
function judgeOneOf(reader, node, type, values, path) {
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        return wrongType(reader, node, type, path);
    }
    if (values.includes(node.value))
        return true;
    const near = (0,nearest/* nearestOf */.q)(node.value.toLowerCase(), values);
    const only = values.length === 1 ? values[0] : undefined;
    const better = near ?? only ?? null;
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'not-one-of',
        message: near === null
            ? `${(0,quote/* quote */.hD)(path)} is ${(0,quote/* quote */.hD)(node.value)}, which is none of ${type.words}`
            : `${(0,quote/* quote */.hD)(path)} is ${(0,quote/* quote */.hD)(node.value)}; did you mean ${(0,quote/* quote */.hD)(near)}?`,
        place: placeIn(reader, node.span),
        found: (0,quote/* quote */.hD)(node.value),
        expected: type.words,
        fix: better === null ? `write one of ${type.words}` : `write ${(0,quote/* quote */.hD)(better)}`,
    });
    return false;
}
function outOfRange(reader, node, type, path) {
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'out-of-range',
        message: `${(0,quote/* quote */.hD)(path)} is ${(0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(node.text))}, not ${type.words}`,
        place: placeIn(reader, node.span),
        found: node.text.slice(0, 240),
        expected: type.words,
        fix: `write ${type.words}`,
    });
    return false;
}
function wrongType(reader, node, type, path) {
    const found = node.type === 'map' ? 'a mapping' : (0,data_node/* describeNode */.WQ)(node);
    const quoted = node.type === 'scalar' &&
        node.style === 'quoted' &&
        (type.holds === 'integer' || type.holds === 'number-above') &&
        /^[0-9]{1,15}(?:\.[0-9]{1,15})?$/.test(node.text);
    reader.judgement.stops({
        rule: `${reader.area}/wrong-type`,
        messageId: 'wrong-type',
        message: `${(0,quote/* quote */.hD)(path)} of the ${reader.noun} is ${found}, not ${type.words}`,
        place: placeIn(reader, node.span),
        found,
        expected: type.words,
        fix: quoted
            ? `take the quotes away: ${node.text}`
            : `write ${type.words}${type.holds === 'text' && node.type === 'scalar' ? ', in double quotes' : ''}`,
    });
    return false;
}

;// CONCATENATED MODULE: ./build/manifest/payload/agent-fields.js
// The fields of an agent recipe, version 1. Every field the page names is required; `synthesis` and
// `resultContract` are only held to be there, as the page gives them no type.
// Specification: manifest page, "Payloads", Agents.

function required(...fields) {
    return new Map(fields.map(([key, type]) => [key, { required: true, since: 1, type }]));
}
const agentFields = required(['version', integer(1, 1)], ['name', field_value_text], ['description', field_value_text], ['tools', mapping], ['skills', texts], ['audience', oneOf('custom')], [
    'category',
    oneOf('explore', 'plan', 'research', 'implement', 'quality', 'science', 'evolution', 'operations', 'internal'),
], [
    'capabilityClass',
    oneOf('read-only', 'artifact-write', 'workspace-edit', 'verification', 'orchestration', 'internal'),
], ['latencyClass', oneOf('fast', 'balanced', 'deep')], ['projectContextTier', oneOf('none', 'bounded')], ['budget', mapping], ['resultContract', something], ['tags', texts]);
const toolFields = required(['required', texts], ['optional', texts]);
const budgetFields = required(['toolCalls', integer(1)], ['readReserve', integer(0)], ['synthesis', something]);

;// CONCATENATED MODULE: ./build/manifest/payload/fields.js
// Fields of a frontmatter held against a table: which there are, from which version, what they hold.
// Shared by agents, fleets and playbooks; what a field means stays with them.





/**
 * Judges the fields of `map` by `table` and returns the entries whose value has its right type.
 * `path` leads to the mapping (empty for the frontmatter itself), `home` is where a missing field is put.
 */
function judgeFields(reader, map, table, path, home) {
    const good = new Map();
    const repeated = new Set((0,data_node/* duplicateEntries */.QC)(map));
    for (const entry of map.entries) {
        const field = table.get(entry.key);
        if (repeated.has(entry))
            continue;
        if (field === undefined)
            unknownKey(reader, entry, table, path);
        else {
            if (field.since > reader.version)
                laterField(reader, entry, field.since, path);
            const used = (0,data_node/* entryOf */.Ms)(map, entry.key) ?? entry;
            if (judgeValue(reader, used.value, field.type, path + entry.key))
                good.set(entry.key, used);
        }
    }
    for (const [key, field] of table) {
        if (!field.required || field.since > reader.version || (0,data_node/* entryOf */.Ms)(map, key) !== undefined)
            continue;
        reader.judgement.stops({
            rule: `${reader.area}/missing-key`,
            messageId: 'missing',
            message: `the ${reader.noun} has no ${(0,quote/* quote */.hD)(path + key)}`,
            place: home,
            expected: (0,quote/* quote */.hD)(path + key),
            fix: `add ${(0,quote/* quote */.hD)(key)}: ${field.type.words}`,
        });
    }
    return good;
}
function unknownKey(reader, entry, table, path) {
    const near = (0,nearest/* nearestOf */.q)(entry.key, table.keys());
    const draft = {
        rule: `${reader.area}/unknown-key`,
        messageId: 'unknown',
        message: near === null
            ? `${(0,quote/* quote */.hD)(path + entry.key)} is no field of ${article(reader.noun)}`
            : `${(0,quote/* quote */.hD)(path + entry.key)} is no field of ${article(reader.noun)}; did you mean ${(0,quote/* quote */.hD)(near)}?`,
        place: placeIn(reader, entry.keySpan),
        found: (0,quote/* quote */.hD)(entry.key),
        expected: [...table.keys()].join(', '),
        fix: near === null ? `delete ${(0,quote/* quote */.hD)(entry.key)}` : `write ${(0,quote/* quote */.hD)(near)}`,
    };
    if (reader.closed)
        reader.judgement.stops(draft);
    else
        reader.judgement.remarks(draft);
}
function laterField(reader, entry, since, path) {
    reader.judgement.stops({
        rule: `${reader.area}/later-field`,
        messageId: 'later',
        message: `${(0,quote/* quote */.hD)(path + entry.key)} needs version ${since}, and this ${reader.noun} says ${reader.version}`,
        place: placeIn(reader, entry.keySpan),
        found: `version ${reader.version}`,
        expected: `version ${since} or later`,
        fix: `write "version: ${since}", or delete ${(0,quote/* quote */.hD)(entry.key)}`,
    });
}

// EXTERNAL MODULE: ./build/manifest/payload/file-judgement.js
var file_judgement = __webpack_require__(8937);
// EXTERNAL MODULE: ./build/manifest/payload/frontmatter-faults.js
var frontmatter_faults = __webpack_require__(8785);
// EXTERNAL MODULE: ./build/manifest/payload/hidden-characters.js
var hidden_characters = __webpack_require__(5058);
// EXTERNAL MODULE: ./build/manifest/payload/markdown-payload.js
var markdown_payload = __webpack_require__(115);
;// CONCATENATED MODULE: ./build/manifest/payload/top-markdown.js
// The Markdown files directly in a resource root, as agents, fleets and playbooks have them.


/** Paths of the `.md` files (links to files included) directly in `root`, in walk order. */
function topMarkdown(index, root) {
    const start = index.realDirectory(root);
    if (start === null)
        return [];
    return index
        .childrenOf(start)
        .filter((child) => child.path.endsWith('.md') && index.isFile(child.path))
        .map((child) => (0,relative_path/* joinRelative */.r)(root, (0,tree_index/* baseName */.Fl)(child.path)));
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-agents.js
// The agents of an agents root: `.md` files directly in it, each a version-1 recipe.
// Specification: manifest page, "Payloads", Agents.











/** Reads every agent of `root`. `skills` are the names of the package's own skills. */
function readAgents(index, root, skills) {
    return topMarkdown(index, root).map((path) => {
        const judgement = new file_judgement/* FileJudgement */.c();
        const bytes = index.bytesOf(path);
        const payload = bytes === null ? null : (0,markdown_payload/* openMarkdown */.S)(path, bytes, judgement);
        if (payload !== null)
            judgeAgent(payload, judgement, skills);
        const name = (0,tree_index/* baseName */.Fl)(path).slice(0, -3);
        return { kind: 'agent', name, path, judgement, payload, unread: bytes === null };
    });
}
function judgeAgent(payload, judgement, skills) {
    const { frontmatter, source } = payload;
    (0,frontmatter_faults/* judgeFrontmatter */.g)(payload, judgement, 'agent');
    if (frontmatter.present && source.text.slice(frontmatter.body).trim() === '') {
        judgement.stops({
            rule: 'agent/body-blank',
            messageId: 'blank',
            message: 'the agent has no text after its frontmatter, so it has no instructions',
            place: source.place(source.text.length),
            found: 'nothing',
            expected: 'instructions',
        });
    }
    if (frontmatter.node === null)
        return;
    const reader = {
        source,
        judgement,
        area: 'agent',
        noun: 'agent',
        version: 1,
        closed: true,
    };
    const top = judgeFields(reader, frontmatter.node, agentFields, '', source.linePlace(1));
    nested(reader, top.get('tools'), toolFields);
    judgeReserve(reader, nested(reader, top.get('budget'), budgetFields));
    const name = top.get('name');
    if (name !== undefined) {
        const place = placeIn(reader, name.value.span);
        (0,hidden_characters/* judgeHiddenCharacters */.k)((0,data_node/* stringOf */.Je)(name.value) ?? '', 'name', place, judgement);
    }
    judgeBoundSkills(reader, top.get('skills'), skills);
}
function nested(reader, entry, table) {
    if (entry?.value.type !== 'map')
        return new Map();
    return judgeFields(reader, entry.value, table, `${entry.key}.`, placeIn(reader, entry.keySpan));
}
function judgeReserve(reader, budget) {
    const calls = budget.get('toolCalls')?.value;
    const reserve = budget.get('readReserve')?.value;
    if (calls?.type !== 'scalar' || reserve?.type !== 'scalar')
        return;
    if (Number(reserve.value) < Number(calls.value))
        return;
    reader.judgement.stops({
        rule: 'agent/budget',
        messageId: 'reserve',
        message: `"budget.readReserve" is ${reserve.text}, which is not less than the ${calls.text} of "budget.toolCalls"`,
        place: placeIn(reader, reserve.span),
        found: reserve.text,
        expected: `less than ${calls.text}`,
    });
}
function judgeBoundSkills(reader, entry, skills) {
    if (entry?.value.type !== 'list')
        return;
    for (const item of entry.value.items) {
        const name = (0,data_node/* stringOf */.Je)(item);
        if (name === undefined || name.trim() === '' || skills.has(name))
            continue;
        const near = reader.judgement.nearest(name, skills);
        reader.judgement.stops({
            rule: 'agent/skill-unknown',
            messageId: 'unknown',
            message: near === null
                ? `the agent binds the skill ${(0,quote/* quote */.hD)(name)}, which the package does not have`
                : `the agent binds the skill ${(0,quote/* quote */.hD)(name)}, which the package does not have; did you mean ${(0,quote/* quote */.hD)(near)}?`,
            place: placeIn(reader, item.span),
            found: (0,quote/* quote */.hD)(name),
            expected: skills.size === 0 ? 'no skill, as the package has none' : (0,quote/* listNames */.Zv)([...skills].sort()),
            fix: near === null
                ? `add the skill ${(0,quote/* quote */.hD)(name)} to the package, or delete it from "skills"`
                : `write ${(0,quote/* quote */.hD)(near)}`,
        });
    }
}

// EXTERNAL MODULE: ./build/manifest/payload/payload-limits.js
var payload_limits = __webpack_require__(1976);
;// CONCATENATED MODULE: ./build/manifest/payload/fleet-fields.js
// Which field a fleet or playbook has from which version of the format: data, so that a new version is
// new rows. The page says of gates and plans only that they are from version 5; they are taken as a
// mapping or a list, on a step or on the whole file, and not looked into.
// Specification: manifest page, "Payloads", Fleets / playbooks.


const newestFleetVersion = 5;
function field(key, since, type, required = 'optional') {
    return [key, { since, type, required: required === 'required' }];
}
const attempts = integer(1, payload_limits/* payloadLimits */.P.loopAttempts);
const structure = { holds: 'structure', words: 'a mapping or a list' };
const gatesAndPlans = ['gate', 'gates', 'plan', 'plans'].map((key) => field(key, 5, structure));
const fleetFields = new Map([
    field('version', 1, integer(1, newestFleetVersion), 'required'),
    field('name', 1, field_value_text, 'required'),
    field('description', 1, field_value_text),
    field('steps', 1, list, 'required'),
    field('maxWorkers', 1, integer(1), 'required'),
    field('onFailure', 1, oneOf('stop', 'continue'), 'required'),
    field('budgetUsd', 1, numberAbove(0)),
    field('loops', 3, list),
    ...gatesAndPlans,
]);
const stepFields = new Map([
    field('id', 1, field_value_text, 'required'),
    field('agent', 1, field_value_text),
    field('scope', 1, oneOf('readonly', 'workspace')),
    field('dependencies', 1, texts),
    field('command', 2, field_value_text),
    field('args', 2, texts),
    field('loop', 3, mapping),
    field('maxAttempts', 3, attempts),
    field('check', 3, something),
    field('repair', 3, something),
    field('writes', 4, texts),
    ...gatesAndPlans,
]);
/** What a loop holds; that it is a loop at all was judged where it stands. */
const loopFields = new Map([
    field('id', 1, field_value_text),
    field('maxAttempts', 1, attempts, 'required'),
    field('check', 1, something, 'required'),
    field('repair', 1, something, 'required'),
    field('dependencies', 1, texts),
]);

;// CONCATENATED MODULE: ./build/manifest/payload/step-uses.js
// What the parts of a loop use: check and repair may be steps written in place, whose agents, commands
// and arguments count like those of any step. Judges nothing.

const noUses = { agents: [], commands: [], arguments: [] };
/** What `check` and `repair` of `loop` use. */
function usesInLoop(loop, path) {
    return joinUses(['check', 'repair'].map((key) => {
        const part = (0,data_node/* memberOf */.C5)(loop, key);
        return part?.type === 'map' ? usesInStep(part, `${path}.${key}`) : noUses;
    }));
}
function usesInStep(step, path) {
    const agent = (0,data_node/* stringOf */.Je)((0,data_node/* memberOf */.C5)(step, 'agent'));
    const args = (0,data_node/* memberOf */.C5)(step, 'args');
    const items = args?.type === 'list' ? args.items : [];
    return {
        agents: agent === undefined ? [] : [agent],
        commands: textsOf((0,data_node/* memberOf */.C5)(step, 'command'), `${path}.command`),
        arguments: items.flatMap((item, at) => textsOf(item, `${path}.args[${at}]`)),
    };
}
/** The text of a string, with its place and its path for messages; nothing for another value. */
function textsOf(node, path) {
    const text = (0,data_node/* stringOf */.Je)(node);
    return node === undefined || text === undefined ? [] : [{ text, span: node.span, path }];
}
/** All of them together, in their order. */
function joinUses(all) {
    return {
        agents: all.flatMap(({ agents }) => agents),
        commands: all.flatMap(({ commands }) => commands),
        arguments: all.flatMap((uses) => uses.arguments),
    };
}

;// CONCATENATED MODULE: ./build/manifest/payload/step-loop.js
// The loop of a step or of a whole fleet: how often, what is checked, what repairs.
// Specification: manifest page, "Payloads", Fleets / playbooks ("Loops").






/** Judges a loop written as a mapping of its own, and returns what it uses. */
function judgeLoop(reader, node, path, home) {
    if (!judgeValue(reader, node, mapping, path) || node.type !== 'map')
        return noUses;
    judgeFields(reader, node, loopFields, `${path}.`, home);
    return usesInLoop(node, path);
}
const openKeys = ['maxAttempts', 'check', 'repair'];
/** Judges a loop whose three fields stand in the step itself: one asks for the other two. */
function judgeOpenLoop(reader, step, path, home) {
    const missing = openKeys.filter((key) => (0,data_node/* entryOf */.Ms)(step, key) === undefined);
    if (missing.length === openKeys.length)
        return noUses;
    for (const key of missing) {
        const full = (0,quote/* quote */.hD)(`${path}.${key}`);
        reader.judgement.stops({
            rule: 'fleet/missing-key',
            messageId: 'missing',
            message: `the ${reader.noun} has no ${full}`,
            place: home,
            expected: full,
            fix: `add ${(0,quote/* quote */.hD)(key)}: a loop has "maxAttempts", "check" and "repair"`,
        });
    }
    return usesInLoop(step, path);
}

;// CONCATENATED MODULE: ./build/manifest/payload/step-writes.js
// What a step says it writes: relative paths inside the workspace, without patterns.
// Specification: manifest page, "Payloads", Fleets / playbooks ("`writes`").





/** Version of the format from which a workspace step has to say what it writes. */
const writesSince = 4;
/** Judges the `writes` of one step; `entry` is undefined where there is none of the right type. */
function judgeWrites(reader, entry, { path, home, required }) {
    if (required && reader.version >= writesSince) {
        reader.judgement.stops({
            rule: 'fleet/writes',
            messageId: 'missing',
            message: `${(0,quote/* quote */.hD)(path)} has the scope workspace and does not say what it "writes"`,
            place: home,
            expected: 'a list of relative paths',
            fix: 'add "writes" with the relative paths that the step changes',
        });
    }
    if (entry?.value.type !== 'list')
        return;
    const { items } = entry.value;
    if (items.length > payload_limits/* payloadLimits */.P.writtenPaths) {
        reader.judgement.stops({
            rule: 'fleet/writes',
            messageId: 'too-many',
            message: `${(0,quote/* quote */.hD)(path)} writes ${items.length} paths, over ${payload_limits/* payloadLimits */.P.writtenPaths}`,
            place: placeIn(reader, entry.keySpan),
            found: `${items.length} paths`,
            expected: `at most ${payload_limits/* payloadLimits */.P.writtenPaths}`,
            fix: 'name a directory that holds several of them, or make two steps of it',
        });
    }
    for (const item of items) {
        const written = (0,data_node/* stringOf */.Je)(item) ?? '';
        const fault = written.trim() === '' ? null : faultOf(written);
        if (fault === null)
            continue;
        reader.judgement.stops({
            rule: 'fleet/writes',
            messageId: fault.id,
            message: `${(0,quote/* quote */.hD)(path)} writes ${(0,quote/* quote */.hD)(written)}, ${fault.words}`,
            place: placeIn(reader, item.span),
            found: (0,quote/* quote */.hD)(written),
            expected: 'a relative path inside the workspace, without patterns',
            fix: fault.fix,
        });
    }
}
function faultOf(path) {
    if (/[*?[\]{}]/.test(path)) {
        const fix = 'name the files or the directory instead of a pattern';
        return { id: 'glob', words: 'which is a pattern', fix };
    }
    if (path.split(/[/\\]/).includes('..')) {
        return { id: 'climbs', words: 'which has ".." in it', fix: 'write the path without ".."' };
    }
    if ((0,relative_path/* parseRelativePath */.z)(path).ok && !path.startsWith('~'))
        return null;
    const fix = 'write a path relative to the workspace, with / between its parts';
    return { id: 'not-relative', words: 'which is not a relative path', fix };
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-step.js
// One step of a fleet or playbook: an agent step, a code step, or one of the later forms.
// Specification: manifest page, "Payloads", Fleets / playbooks.










const laterForms = ['loop', 'maxAttempts', 'check', 'repair', 'gate', 'gates', 'plan', 'plans'];
/** Reads and judges the step `node`; `path` names it in messages. Null when it is no mapping. */
function readStep(reader, node, path) {
    if (!judgeValue(reader, node, mapping, path) || node.type !== 'map')
        return null;
    const home = stepPlace(reader, node);
    const good = judgeFields(reader, node, stepFields, `${path}.`, home);
    const scope = (0,data_node/* stringOf */.Je)(good.get('scope')?.value) ?? null;
    judgeForm(reader, node, path, home);
    judgeWrites(reader, good.get('writes'), {
        path,
        home,
        required: scope === 'workspace' && (0,data_node/* entryOf */.Ms)(node, 'writes') === undefined,
    });
    const loop = good.get('loop');
    const inLoop = loop === undefined
        ? judgeOpenLoop(reader, node, path, home)
        : judgeLoop(reader, loop.value, `${path}.loop`, placeIn(reader, loop.keySpan));
    const agent = (0,data_node/* stringOf */.Je)(good.get('agent')?.value);
    return {
        id: nameOf(good.get('id')?.value),
        dependencies: read_step_namesOf(good.get('dependencies')),
        uses: {
            agents: [...(agent === undefined ? [] : [agent]), ...inLoop.agents],
            commands: [...textsOf(good.get('command')?.value, `${path}.command`), ...inLoop.commands],
            arguments: [...readArguments(reader, good.get('args'), path), ...inLoop.arguments],
        },
    };
}
/** The place of a step as a whole: its first key. */
function stepPlace(reader, node) {
    return placeIn(reader, node.entries[0]?.keySpan ?? node.span);
}
function judgeForm(reader, node, path, home) {
    const has = (key) => (0,data_node/* entryOf */.Ms)(node, key) !== undefined;
    const report = (messageId, message, place, fix) => reader.judgement.stops({
        rule: 'fleet/step-form',
        messageId,
        message,
        place,
        expected: 'either "agent" (an agent step) or "command" (a code step)',
        fix,
    });
    const command = (0,data_node/* entryOf */.Ms)(node, 'command');
    if (has('agent') && command !== undefined) {
        const message = `${(0,quote/* quote */.hD)(path)} has both "agent" and "command"`;
        const fix = 'delete one of the two, or make two steps of it';
        report('both', message, placeIn(reader, command.keySpan), fix);
    }
    else if (!has('agent') && !has('command') && !laterForms.some(has)) {
        const fix = 'add "agent" with the name of an agent, or "command" with what to run';
        report('neither', `${(0,quote/* quote */.hD)(path)} has neither "agent" nor "command"`, home, fix);
    }
    const args = (0,data_node/* entryOf */.Ms)(node, 'args');
    if (has('agent') && args !== undefined && command === undefined) {
        const message = `${(0,quote/* quote */.hD)(path)} is an agent step and has "args", which only code steps take`;
        report('arguments', message, placeIn(reader, args.keySpan), 'delete "args"');
    }
    if (has('agent') && !has('scope')) {
        reader.judgement.stops({
            rule: 'fleet/missing-key',
            messageId: 'missing',
            message: `the ${reader.noun} has no ${(0,quote/* quote */.hD)(`${path}.scope`)}`,
            place: home,
            expected: (0,quote/* quote */.hD)(`${path}.scope`),
            fix: 'add "scope": readonly, or workspace where the agent changes files',
        });
    }
}
function readArguments(reader, entry, path) {
    if (entry?.value.type !== 'list')
        return [];
    const { items } = entry.value;
    if (items.length > payload_limits/* payloadLimits */.P.stepArguments) {
        reader.judgement.stops({
            rule: 'fleet/arguments',
            messageId: 'too-many',
            message: `${(0,quote/* quote */.hD)(path)} has ${items.length} arguments, over ${payload_limits/* payloadLimits */.P.stepArguments}`,
            place: placeIn(reader, entry.keySpan),
            found: `${items.length} arguments`,
            expected: `at most ${payload_limits/* payloadLimits */.P.stepArguments}`,
            fix: 'put the arguments into a file and name that file instead',
        });
    }
    const given = items.flatMap((item, at) => textsOf(item, `${path}.args[${at}]`));
    for (const one of given) {
        if (one.text.length <= payload_limits/* payloadLimits */.P.argumentLength)
            continue;
        reader.judgement.stops({
            rule: 'fleet/arguments',
            messageId: 'too-long',
            message: `${(0,quote/* quote */.hD)(one.path)} has ${one.text.length} characters, over ${payload_limits/* payloadLimits */.P.argumentLength}`,
            place: placeIn(reader, one.span),
            found: `${one.text.length} characters`,
            expected: `at most ${payload_limits/* payloadLimits */.P.argumentLength}`,
            fix: 'put the text into a file and name that file instead',
        });
    }
    return given;
}
function nameOf(node) {
    const id = (0,data_node/* stringOf */.Je)(node);
    return node === undefined || id === undefined || id.trim() === ''
        ? null
        : { id, span: node.span };
}
function read_step_namesOf(entry) {
    if (entry?.value.type !== 'list')
        return [];
    return entry.value.items.map(nameOf).filter((name) => name !== null);
}

// EXTERNAL MODULE: ./build/manifest/cycles.js
var cycles = __webpack_require__(861);
;// CONCATENATED MODULE: ./build/manifest/payload/step-dependencies.js
// The order between steps: each id once, each dependency there, no step waiting for itself. Linear in
// steps and dependencies. Specification: manifest page, "Payloads", Fleets / playbooks.




/** Judges ids and dependencies of all steps of one file. */
function judgeDependencies(reader, steps) {
    const byId = new Map();
    const idSpans = new Map();
    for (const step of steps) {
        if (step.id === null)
            continue;
        const first = idSpans.get(step.id.id);
        if (first === undefined) {
            byId.set(step.id.id, step);
            idSpans.set(step.id.id, step.id);
        }
        else
            judgeTwice(reader, step.id, first);
    }
    const ids = new Set(byId.keys());
    for (const step of steps) {
        for (const dependency of step.dependencies) {
            if (dependency.id === step.id?.id)
                judgeSelf(reader, dependency);
            else if (!ids.has(dependency.id))
                judgeMissing(reader, dependency, ids);
        }
    }
    judgeCycles(reader, byId);
}
function judgeTwice(reader, second, first) {
    reader.judgement.stops({
        rule: 'fleet/step-twice',
        messageId: 'twice',
        message: `the step id ${(0,quote/* quote */.hD)(second.id)} is taken already`,
        place: placeIn(reader, second.span),
        found: (0,quote/* quote */.hD)(second.id),
        expected: 'an id of its own',
        fix: 'give this step another id, and name that in the dependencies meant for it',
        related: [{ message: 'the first step of this id', place: placeIn(reader, first.span) }],
    });
}
function judgeSelf(reader, dependency) {
    reader.judgement.stops({
        rule: 'fleet/dependency',
        messageId: 'self',
        message: `the step ${(0,quote/* quote */.hD)(dependency.id)} depends on itself`,
        place: placeIn(reader, dependency.span),
        found: (0,quote/* quote */.hD)(dependency.id),
        expected: 'another step',
        fix: `delete ${(0,quote/* quote */.hD)(dependency.id)} from its own dependencies`,
    });
}
function judgeMissing(reader, dependency, ids) {
    const near = reader.judgement.nearest(dependency.id, ids);
    reader.judgement.stops({
        rule: 'fleet/dependency',
        messageId: 'missing',
        message: near === null
            ? `there is no step ${(0,quote/* quote */.hD)(dependency.id)} to depend on`
            : `there is no step ${(0,quote/* quote */.hD)(dependency.id)} to depend on; did you mean ${(0,quote/* quote */.hD)(near)}?`,
        place: placeIn(reader, dependency.span),
        found: (0,quote/* quote */.hD)(dependency.id),
        expected: 'the id of a step of this file',
        fix: near === null ? 'add that step, or delete the dependency' : `write ${(0,quote/* quote */.hD)(near)}`,
    });
}
function judgeCycles(reader, byId) {
    const edges = [...byId].flatMap(([from, { dependencies }]) => dependencies.map((mark) => ({ from, to: mark.id, mark })));
    for (const { path, closedBy } of (0,cycles/* findCycles */.p)([...byId.keys()], edges)) {
        // A step that depends on itself is told of above.
        if (path.length > 2)
            reportCycle(reader, closedBy, path);
    }
}
/** Steps of a cycle shown before the rest is counted. */
const MOST_SHOWN = 24;
function reportCycle(reader, closing, path) {
    const names = path.map((id) => (0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(id)));
    const shown = names.length <= MOST_SHOWN
        ? names.join(' → ')
        : `${names.slice(0, MOST_SHOWN).join(' → ')} → … (${names.length - 1} steps)`;
    reader.judgement.stops({
        rule: 'fleet/dependency-cycle',
        messageId: 'cycle',
        message: `the steps wait for each other: ${shown}`,
        place: placeIn(reader, closing.span),
        found: shown,
        expected: 'an order in which each step comes after those it depends on',
        fix: `delete the dependency on ${(0,quote/* quote */.hD)(closing.id)} here, or another one on this way`,
    });
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-fleets.js
// The fleets (older hosts) or playbooks (newer hosts) of their root: `.md` files directly in it, each a
// plan of steps. Specification: manifest page, "Payloads", Fleets / playbooks.














/** Reads every file of `root`; `kind` is `fleet` or `playbook`. */
function readFleets(index, root, kind) {
    return topMarkdown(index, root).map((path) => {
        const judgement = new file_judgement/* FileJudgement */.c();
        const bytes = index.bytesOf(path);
        const payload = bytes === null ? null : (0,markdown_payload/* openMarkdown */.S)(path, bytes, judgement);
        const uses = payload === null ? noUses : judgeFleet(payload, judgement, kind);
        const name = (0,tree_index/* baseName */.Fl)(path).slice(0, -3);
        return { kind, name, path, judgement, payload, unread: bytes === null, uses };
    });
}
function judgeFleet(payload, judgement, kind) {
    const { frontmatter, source } = payload;
    (0,frontmatter_faults/* judgeFrontmatter */.g)(payload, judgement, kind);
    if (frontmatter.node === null)
        return noUses;
    const reader = {
        source,
        judgement,
        area: 'fleet',
        noun: kind,
        version: versionOf((0,data_node/* entryOf */.Ms)(frontmatter.node, 'version')?.value),
        closed: false,
    };
    const top = judgeFields(reader, frontmatter.node, fleetFields, '', source.linePlace(1));
    const name = top.get('name')?.value;
    if (name !== undefined) {
        (0,hidden_characters/* judgeHiddenCharacters */.k)((0,data_node/* stringOf */.Je)(name) ?? '', 'name', placeIn(reader, name.span), judgement);
    }
    return joinUses([...judgeLoops(reader, top.get('loops')), judgeSteps(reader, top.get('steps'))]);
}
/** The stated version, or the newest where it is not readable: then no field is called too new. */
function versionOf(node) {
    const value = node?.type === 'scalar' ? node.value : null;
    const known = typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= 1 &&
        value <= newestFleetVersion;
    return known ? value : newestFleetVersion;
}
function judgeLoops(reader, loops) {
    if (loops?.value.type !== 'list')
        return [];
    return loops.value.items.map((loop, at) => judgeLoop(reader, loop, `loops[${at}]`, placeIn(reader, loop.span)));
}
function judgeSteps(reader, entry) {
    if (entry?.value.type !== 'list')
        return noUses;
    if (entry.value.items.length === 0) {
        reader.judgement.stops({
            rule: 'fleet/no-steps',
            messageId: 'empty',
            message: `the ${reader.noun} has no steps`,
            place: placeIn(reader, entry.value.span),
            found: 'no step',
            expected: 'at least one step',
        });
    }
    const steps = entry.value.items
        .map((item, at) => readStep(reader, item, `steps[${at}]`))
        .filter((step) => step !== null);
    judgeDependencies(reader, steps);
    return joinUses(steps.map(({ uses }) => uses));
}

;// CONCATENATED MODULE: ./build/manifest/payload/prompt-arguments.js
// The argument forms of a prompt: $1…, $@, ${@:N}, ${@:N:L}, ${N:-default}, $ARGUMENTS. Finds text that
// was surely meant as one and is none; shell and template text ($HOME, ${name}) is left alone.
// Specification: manifest page, "Payloads", Prompts.
/** Longest argument looked at; defaults beyond it are taken as they are. */
const prompt_arguments_LONGEST = 512;
/** Malformed arguments in `text` from offset `from`, in order. Linear. */
function malformedArguments(text, from = 0) {
    const found = [];
    for (let at = text.indexOf('$', from); at >= 0; at = text.indexOf('$', at + 1)) {
        const one = text[at + 1] === '{' ? braced(text, at) : bare(text, at);
        if (one !== null)
            found.push(one);
    }
    return found;
}
function bare(text, at) {
    const bareForm = /^\$(?:([A-Za-z]{8,10})(?![A-Za-z0-9_])|0(?![A-Za-z0-9_]|[.,][0-9]))/.exec(text.slice(at, at + 16));
    if (bareForm === null)
        return null;
    const word = bareForm[1] ?? '0';
    const end = at + 1 + word.length;
    const whole = text.slice(at, end);
    if (word === '0')
        return { start: at, end, text: whole, why: 'zero', better: '$1' };
    if (word === 'ARGUMENTS' || !isArgumentsWord(word))
        return null;
    return { start: at, end, text: whole, why: 'misspelt', better: '$ARGUMENTS' };
}
function braced(text, at) {
    const window = text.slice(at, at + prompt_arguments_LONGEST);
    const line = /^\$\{[^\n\r}]*/.exec(window)?.[0] ?? '';
    const inner = line.slice(2);
    const meant = /^[0-9]/.test(inner) || inner.startsWith('@') || isArgumentsWord(inner);
    if (!meant)
        return null;
    if (window[line.length] !== '}') {
        if (line.length === prompt_arguments_LONGEST)
            return null;
        return { start: at, end: at + line.length, text: line, why: 'unclosed', better: `${line}}` };
    }
    if (/^@:[0-9]{1,9}(?::[0-9]{1,9})?$/.test(inner))
        return null;
    if (/^[1-9][0-9]{0,8}:-/.test(inner))
        return null;
    const better = betterBraced(inner);
    const whole = `${line}}`;
    const why = /^0+(?::-|$)/.test(inner) ? 'zero' : 'malformed';
    return { start: at, end: at + whole.length, text: whole, why, better };
}
function betterBraced(inner) {
    if (inner === '@')
        return '$@';
    if (/^[1-9][0-9]{0,8}$/.test(inner))
        return `$${inner}`;
    if (isArgumentsWord(inner))
        return '$ARGUMENTS';
    const fallback = /^([1-9][0-9]{0,8})(?::=|-|:|=|:\?)(.*)$/.exec(inner);
    return fallback === null ? null : `\${${fallback[1]}:-${fallback[2]}}`;
}
function isArgumentsWord(word) {
    return /^arguments?$/i.test(word);
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-prompts.js
// All prompts below a prompts root. A prompt needs no frontmatter; a link anywhere in the root is an
// error. Specification: manifest page, "Payloads", Prompts.









/** Reads every `.md` below `root`, and names each after its path with `:` for `/`. */
function readPrompts(index, root) {
    const files = [];
    const start = index.realDirectory(root);
    if (start === null)
        return files;
    const waiting = [{ real: start, shown: root }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const child of index.childrenOf(next.real)) {
            const path = (0,relative_path/* joinRelative */.r)(next.shown, (0,tree_index/* baseName */.Fl)(child.path));
            if (child.type === 'directory')
                waiting.push({ real: child.path, shown: path });
            else if (child.type === 'link')
                files.push(linkedPrompt(path, root, child.target));
            else if (path.endsWith('.md'))
                files.push(readPrompt(index, path, root));
        }
    }
    return files;
}
function promptName(path, root) {
    const below = root === '.' ? path : path.slice(root.length + 1);
    return below.replace(/\.md$/, '').replaceAll('/', ':');
}
function linkedPrompt(path, root, target) {
    const judgement = new file_judgement/* FileJudgement */.c();
    judgement.stops({
        rule: 'prompt/link',
        messageId: 'link',
        message: `${(0,quote/* quote */.hD)(path)} is a symbolic link to ${(0,quote/* quote */.hD)(target)}, and a host refuses links in the prompts root`,
        place: (0,finding/* wholeFile */.A)(path),
        found: 'a symbolic link',
        expected: 'files and directories only',
        fix: `replace the link ${(0,quote/* quote */.hD)(path)} by a copy of what it points at`,
    });
    const name = promptName(path, root);
    return { kind: 'prompt', name, path, judgement, payload: null, unread: false };
}
function readPrompt(index, path, root) {
    const judgement = new file_judgement/* FileJudgement */.c();
    const bytes = index.bytesOf(path);
    const payload = bytes === null ? null : (0,markdown_payload/* openMarkdown */.S)(path, bytes, judgement);
    if (payload !== null)
        judgePrompt(payload, judgement);
    const name = promptName(path, root);
    return { kind: 'prompt', name, path, judgement, payload, unread: bytes === null };
}
function judgePrompt(payload, judgement) {
    const { frontmatter, source } = payload;
    if (frontmatter.present)
        (0,frontmatter_faults/* judgeFrontmatter */.g)(payload, judgement);
    for (const argument of malformedArguments(source.text, frontmatter.body)) {
        judgement.remarks({
            rule: 'prompt/argument',
            messageId: argument.why,
            message: argumentMessage(argument),
            place: source.place(argument.start, argument.end),
            found: argument.text.slice(0, 240),
            expected: argument.better ?? `$1, $@, \${@:N}, \${@:N:L}, \${N:-default} or $ARGUMENTS`,
            fix: argument.better === null
                ? null
                : `write ${(0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(argument.better))} instead of ${(0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(argument.text))}`,
        });
    }
}
function argumentMessage({ text, why }) {
    const shown = (0,quote/* quote */.hD)(text);
    if (why === 'unclosed')
        return `the argument ${shown} is not closed with }`;
    if (why === 'zero')
        return `the argument ${shown} counts from 0, and arguments count from 1`;
    if (why === 'misspelt')
        return `${shown} is not replaced: the argument is called $ARGUMENTS`;
    return `${shown} is no form of argument, so it reaches the model as it stands`;
}

// EXTERNAL MODULE: ./build/manifest/payload/read-skills.js + 5 modules
var read_skills = __webpack_require__(1740);
;// CONCATENATED MODULE: ./build/manifest/payload/unloaded-markdown.js
// Markdown that looks like a payload and is none: below a root that is read without its subdirectories,
// or in a directory called like a root that nothing declares. Notes only.
// Specification: manifest page, "Payloads" ("directly in the root") and `resources`.




const flatKinds = new Set(['agent', 'fleet', 'playbook']);
/** Notes on Markdown files a host never reads although they lie where payloads lie. */
function unloadedMarkdown(index, roots) {
    const flat = roots.filter(({ kind }) => flatKinds.has(kind));
    const findings = flat.flatMap((root) => tooDeep(index, root));
    for (const [key, kind] of kindOfRoot) {
        if (roots.some((root) => root.key === key || root.path === key))
            continue;
        const real = index.realDirectory(key);
        if (real === null || real === '.')
            continue;
        if (!index.childrenOf(real).some(({ path }) => path.endsWith('.md')))
            continue;
        findings.push((0,finding/* finding */.g)({
            rule: 'payload/root-undeclared',
            messageId: 'undeclared',
            message: `the directory ${(0,quote/* quote */.hD)(key)} is not declared, so a Clio host loads no ${kind} from it`,
            place: (0,finding/* wholeFile */.A)(key),
            found: `no ${(0,quote/* quote */.hD)(key)} in "resources"`,
            expected: `"${key}": "${key}" in "resources"`,
            fix: `add "${key}": "${key}" to "resources" of the "ai.iowarp.clio" block, if Clio hosts are to load it`,
        }));
    }
    return findings;
}
function tooDeep(index, root) {
    if (root.path === '.')
        return [];
    const start = index.realDirectory(root.path);
    const waiting = start === null ? [] : [start];
    const findings = [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const child of index.childrenOf(next)) {
            if (child.type === 'directory')
                waiting.push(child.path);
            if (child.type !== 'file' || next === start || !child.path.endsWith('.md'))
                continue;
            findings.push((0,finding/* finding */.g)({
                rule: 'payload/too-deep',
                messageId: 'too-deep',
                message: `${(0,quote/* quote */.hD)(child.path)} is not directly in ${(0,quote/* quote */.hD)(root.path)}, so no host loads it as ${root.kind}`,
                place: (0,finding/* wholeFile */.A)(child.path),
                found: (0,quote/* quote */.hD)((0,tree_index/* directoryOf */.jt)(child.path)),
                expected: (0,quote/* quote */.hD)(root.path),
                fix: `move it directly into ${(0,quote/* quote */.hD)(root.path)}, if it is meant to be loaded`,
            }));
        }
    }
    return findings;
}

;// CONCATENATED MODULE: ./build/manifest/payload/read-payloads.js
// What a Clio host loads from a package, and everything that is wrong with it, from the immutable tree
// of the candidate. Never changes whether the package is admitted, never reads the disk, never throws
// for a bad package. Specification: manifest page, "Payloads".













/** Reads the payloads of `candidate`, valid or not. */
function readPayloads(candidate) {
    const index = (0,tree_index/* indexTree */.DK)(candidate.tree);
    const roots = payloadRoots(candidate, index);
    const findings = [];
    const files = [];
    // Skills come first, because agents bind them.
    for (const root of roots.filter(({ kind }) => kind === 'skill')) {
        const skills = (0,read_skills/* readSkills */.D)(index, root.path);
        files.push(...skills.files);
        findings.push(...skills.judgement.findings, ...noSkill(candidate, index, root, skills));
    }
    const skillNames = new Set(files.map(({ name }) => name));
    for (const root of roots)
        files.push(...readOther(index, root, skillNames));
    const markers = { index, components: componentsOf(candidate) };
    for (const file of files)
        judgeFileMarkers(markers, file);
    const parity = candidate.manifest === null
        ? { componentOf: new Map(), findings: [] }
        : judgeParity(candidate.manifest, files, index);
    for (const file of files)
        findings.push(...file.judgement.findings);
    findings.push(...parity.findings, ...unloadedMarkdown(index, roots));
    return {
        resources: files
            .filter((file) => !file.unread && file.judgement.stopper === null)
            .map((file) => ({
            kind: file.kind,
            name: file.name,
            path: file.path,
            component: parity.componentOf.get(file) ?? null,
        }))
            .sort((a, b) => (0,order/* byCodeUnits */.C)(a.kind, b.kind) || (0,order/* byCodeUnits */.C)(a.name, b.name) || (0,order/* byCodeUnits */.C)(a.path, b.path)),
        broken: brokenOf(files),
        prerequisites: prerequisitesOf(files, index),
        findings,
        notChecked: notCheckedOf(files),
    };
}
function readOther(index, { kind, path }, skillNames) {
    switch (kind) {
        case 'skill':
            return [];
        case 'prompt':
            return readPrompts(index, path);
        case 'agent':
            return readAgents(index, path, skillNames);
        default:
            return readFleets(index, path, kind);
    }
}
function noSkill(candidate, index, root, skills) {
    // A root that is not there is the manifest's fault and said there.
    if (skills.foundAny || index.realDirectory(root.path) === null)
        return [];
    const declared = declarationPlace(candidate, root.key);
    return [
        (0,finding/* finding */.g)({
            rule: 'skill/none',
            messageId: declared === null ? 'present' : 'declared',
            message: `the skills root ${(0,quote/* quote */.hD)(root.path)} has no skill in it`,
            place: declared ?? (0,finding/* wholeFile */.A)(root.path),
            found: 'no skill',
            expected: 'at least one directory with a SKILL.md',
            fix: declared === null
                ? `put a skill into ${(0,quote/* quote */.hD)(root.path)}, or delete the directory`
                : `put a skill into ${(0,quote/* quote */.hD)(root.path)}, or delete "skills" from "resources" and the empty directory`,
        }),
    ];
}
function componentsOf({ manifest }) {
    if (manifest === null)
        return null;
    return new Map(manifest.components.map((one) => [`${one.kind}:${one.id}`, one]));
}
function judgeFileMarkers(context, { payload, judgement, uses }) {
    if (payload === null)
        return;
    const { source, frontmatter } = payload;
    const placeOf = (start, end) => source.place(start, end);
    judgeMarkers(context, judgement, source.text, frontmatter.body, placeOf);
    for (const one of [...(uses?.commands ?? []), ...(uses?.arguments ?? [])]) {
        judgeStepText(context, judgement, one, placeOf(one.span.start, one.span.end));
    }
}
function brokenOf(files) {
    return files
        .flatMap(({ kind, path, judgement }) => judgement.stopper === null ? [] : [{ kind, path, finding: judgement.stopper }])
        .sort((a, b) => (0,order/* byCodeUnits */.C)(a.kind, b.kind) || (0,order/* byCodeUnits */.C)(a.path, b.path));
}
function notCheckedOf(files) {
    return files
        .filter(({ unread }) => unread)
        .map(({ path }) => ({ what: path, why: 'the file is too large to be read' }));
}

// EXTERNAL MODULE: ./build/manifest/read-manifest.js + 26 modules
var read_manifest = __webpack_require__(8736);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/source.js
var base_source = __webpack_require__(4103);
// EXTERNAL MODULE: ./build/manifest/captures.js
var captures = __webpack_require__(5277);
;// CONCATENATED MODULE: ./build/portable/foreign-manifest.js
// Manifests of other clients beside plugin.json: recognised and named, so that nobody believes they
// change what is checked; where name or version disagree, a person would install one thing and get
// another. Judges nothing else in them. Reads the tree value only.







const compared = ['name', 'version'];
/** Names each foreign manifest and compares it with `ours`, the root of plugin.json. */
function judgeForeignManifests(tree, ours, ledger) {
    for (const path of captures/* foreignManifests */.T) {
        const entry = tree.byPath.get(path);
        if (entry === undefined || entry.type === 'directory')
            continue;
        const bytes = tree.captured.get(path);
        const decoded = bytes === undefined ? null : (0,decode/* decodeUtf8 */._)(bytes);
        const parsed = decoded?.ok === true ? (0,json/* parseJson */.q)(decoded.text) : null;
        const root = parsed?.ok === true && parsed.root.type === 'map' ? parsed.root : null;
        ledger.add('portable/foreign-manifest', {
            messageId: root === null ? 'unreadable' : 'found',
            message: root === null
                ? `${(0,quote/* quote */.hD)(path)} is a manifest of another client, is not checked, and is no JSON object`
                : `${(0,quote/* quote */.hD)(path)} is a manifest of another client and is not checked`,
            place: (0,finding/* wholeFile */.A)(path),
        });
        if (root === null || ours === null || decoded?.ok !== true)
            continue;
        const source = new base_source/* Source */.k(path, decoded.text);
        const packages = path.endsWith('marketplace.json') ? ourEntries(root, ours) : [root];
        for (const theirs of packages)
            compare(source, theirs, ours, ledger);
    }
}
/** The entries of a marketplace that mean this package: one that has its name, or the one at its root. */
function ourEntries(root, ours) {
    const plugins = (0,data_node/* entryOf */.Ms)(root, 'plugins')?.value;
    if (plugins?.type !== 'list')
        return [];
    const name = textOf(ours, 'name');
    return plugins.items.filter((item) => {
        if (item.type !== 'map')
            return false;
        const place = textOf(item, 'source');
        return place === undefined ? textOf(item, 'name') === name : place === '.' || place === './';
    });
}
function textOf(map, key) {
    return (0,data_node/* stringOf */.Je)((0,data_node/* entryOf */.Ms)(map, key)?.value);
}
function compare(source, theirs, ours, ledger) {
    for (const field of compared) {
        const node = (0,data_node/* entryOf */.Ms)(theirs, field)?.value;
        const their = (0,data_node/* stringOf */.Je)(node);
        const our = textOf(ours, field);
        if (node === undefined || their === undefined || our === undefined || their === our)
            continue;
        ledger.add('portable/foreign-disagrees', {
            messageId: field,
            message: `the ${field} ${(0,quote/* quote */.hD)(their)} in ${(0,quote/* quote */.hD)(source.file)} disagrees with ${(0,quote/* quote */.hD)(our)} in plugin.json`,
            place: source.place(node.span.start, node.span.end),
            found: their,
            expected: our,
            fix: `Write the same ${field} in both files.`,
        });
    }
}

// EXTERNAL MODULE: ./build/portable/ledger.js
var portable_ledger = __webpack_require__(5849);
// EXTERNAL MODULE: ./build/portable/effect.js
var effect = __webpack_require__(1429);
// EXTERNAL MODULE: ./build/portable/resolve-path.js
var resolve_path = __webpack_require__(3720);
;// CONCATENATED MODULE: ./build/portable/links.js
// Links of a package for a conforming client: inside the root they are allowed, and worth a word;
// any that leads outside is refused when it is followed. Specification: portable page, 7.




/** Judges every link that no other finding tells about already. */
function judgeLinks(tree, ledger) {
    for (const entry of tree.entries) {
        if (entry.type !== 'link' || ledger.isClaimed(entry.path))
            continue;
        if (entry.resolved !== null) {
            ledger.add('portable/link', {
                messageId: 'inside',
                message: `other clients follow the link ${(0,quote/* quote */.hD)(entry.path)} to ${(0,quote/* quote */.hD)(entry.resolved)}, and an archive may not keep it`,
                place: (0,finding/* wholeFile */.A)(entry.path),
                found: `a link to ${entry.target}`,
                expected: 'a file or directory',
            });
            continue;
        }
        const fate = (0,resolve_path/* fateOf */._L)(tree, entry);
        ledger.add('portable/path-outside', {
            messageId: fate === 'outside' ? 'outside' : 'nowhere',
            message: (0,effect/* refusesPath */.tW)(entry.path, `the link to ${(0,quote/* quote */.hD)(entry.target)} ${(0,resolve_path/* describeFate */.s8)(fate)}`),
            place: (0,finding/* wholeFile */.A)(entry.path),
            found: `a link to ${entry.target}`,
            expected: 'a target inside the package',
            fix: `Put the file itself in the place of the link ${(0,quote/* quote */.hD)(entry.path)}, or remove the link.`,
        });
    }
}

// EXTERNAL MODULE: ./build/portable/markdown.js + 3 modules
var markdown = __webpack_require__(8416);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/portable/json-file.js
// One JSON object at a fixed place of the package, read from the tree's captured bytes: the same steps
// for plugin.json and mcp.json, which only differ in what a client does about a fault.
// Specification: portable page, "Package and manifest" 1, 2 and 6.







/** Reads `path`, a name at the root of the package. */
function readJsonFile(tree, path) {
    if (!tree.byPath.has(path))
        return { kind: 'absent' };
    const resolved = (0,resolve_path/* resolvePath */.o1)(tree, path);
    if (resolved.kind === 'lost') {
        return {
            kind: 'outside',
            link: resolved.link.path,
            text: `is a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`,
        };
    }
    if (resolved.kind !== 'file')
        return { kind: 'not-a-file', found: 'a directory' };
    const bytes = tree.captured.get(path) ?? tree.captured.get(resolved.entry.path);
    if (bytes === undefined) {
        const { size } = resolved.entry;
        return bad('too-large', (0,finding/* wholeFile */.A)(path), `has ${size} bytes, and ${limits/* limits */.F.capturedFileBytes} are read`, {
            found: `${size} bytes`,
            fix: 'Make the file smaller; no client needs one of this size.',
        });
    }
    const decoded = (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded.ok) {
        const place = { ...(0,finding/* wholeFile */.A)(path), line: decoded.line };
        return decoded.why === 'byte-order-mark'
            ? bad('byte-order-mark', place, 'begins with a byte-order mark', {
                found: 'a byte-order mark',
                fix: 'Save the file as UTF-8 without a byte-order mark.',
            })
            : bad('not-utf8', place, `is not UTF-8 from line ${decoded.line} on`, {
                found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
                fix: 'Save the file as UTF-8.',
            });
    }
    const source = new base_source/* Source */.k(path, decoded.text);
    const parsed = (0,json/* parseJson */.q)(decoded.text);
    if (!parsed.ok) {
        const place = source.place(parsed.span.start, parsed.span.end);
        return bad(parsed.why, place, `is not JSON: ${parsed.message}`, {});
    }
    if (parsed.root.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(parsed.root);
        const place = source.place(parsed.root.span.start, parsed.root.span.end);
        return bad('not-object', place, `holds ${found} instead of an object`, { found });
    }
    return { kind: 'read', source, root: parsed.root };
}
function bad(why, place, text, more) {
    return { kind: 'bad', why, place, text, found: more.found ?? null, fix: more.fix ?? null };
}

;// CONCATENATED MODULE: ./build/portable/spec-versions.js
// Versions of the Agent Plugins specification as a table: one row a version. Identifiers are compared
// as text and never fetched. Specification: portable page, "Package and manifest" 3.
const base = 'https://agent-plugins.org/schemas';
function row(version, status) {
    return {
        version,
        status,
        manifestSchema: `${base}/${version}/plugin.schema.json`,
        mcpSchema: `${base}/${version}/mcp.schema.json`,
    };
}
const specVersions = [row('1.0.0', 'judged'), row('1.1.0', 'draft')];
const judgedSpec = row('1.0.0', 'judged');
/** The version that a schema identifier names (`1.1.0`), known to the table or not; null for anything else. */
function versionInIdentifier(identifier, file) {
    const start = `${base}/`;
    const end = `/${file}`;
    if (identifier.length > 200 || !identifier.startsWith(start) || !identifier.endsWith(end)) {
        return null;
    }
    const version = identifier.slice(start.length, -end.length);
    return /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version) ? version : null;
}
/** `1.1.0, a draft` for a version of the table that is not judged, else the version alone. */
function describeVersion(version) {
    const known = specVersions.find((one) => one.version === version);
    return known?.status === 'draft' ? `${version}, a draft` : version;
}

;// CONCATENATED MODULE: ./build/portable/mcp-schema.js
// The version of mcp.json: its identifier is compared as text, never fetched, and has to name the version
// that plugin.json names. Specification: portable page, "mcp.json".



/** Judges `$schema`; `manifestVersion` is what plugin.json names, or null. */
function judgeMcpSchema({ source, root, drop }, manifestVersion) {
    const expected = judgedSpec.mcpSchema;
    const fix = `Write "$schema": "${expected}".`;
    const node = (0,data_node/* entryOf */.Ms)(root, '$schema')?.value;
    if (node === undefined) {
        drop('mcp/schema', {
            messageId: 'missing',
            message: 'mcp.json has no "$schema"',
            place: source.linePlace(1),
            expected,
            fix: `Add "$schema": "${expected}".`,
        });
        return;
    }
    const place = source.place(node.span.start, node.span.end);
    const text = (0,data_node/* stringOf */.Je)(node);
    if (text === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(node);
        drop('mcp/schema', {
            messageId: 'wrong-type',
            message: `"$schema" of mcp.json is ${found}, not a string`,
            place,
            found,
            expected,
            fix,
        });
        return;
    }
    const version = versionInIdentifier(text, 'mcp.schema.json');
    const wanted = manifestVersion ?? judgedSpec.version;
    if (version === null) {
        drop('mcp/schema', {
            messageId: 'unknown',
            message: `"$schema" of mcp.json is ${(0,quote/* quote */.hD)(text)}, not the identifier of Agent Plugins 1.0.0`,
            place,
            found: text,
            expected,
            fix,
        });
    }
    else if (version !== wanted) {
        drop('mcp/schema', {
            messageId: 'mismatch',
            message: `mcp.json is of version ${describeVersion(version)}, and plugin.json of ${describeVersion(wanted)}`,
            place,
            found: version,
            expected: wanted,
            fix: version === judgedSpec.version
                ? `Write "$schema": "${judgedSpec.manifestSchema}" in plugin.json.`
                : fix,
        });
    }
}

// EXTERNAL MODULE: ./build/portable/boundaries.js
var boundaries = __webpack_require__(2598);
;// CONCATENATED MODULE: ./build/portable/placeholders.js

const pluginRoot = `$\{PLUGIN_ROOT}`;
const pluginData = `$\{PLUGIN_DATA}`;
const known = [pluginRoot, pluginData];
const looksLikeOne = /\$\{[^{}]{0,80}\}|\$(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)\b|%(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)%|\{\{\s{0,4}[A-Za-z_.]{1,40}\s{0,4}\}\}/g;
const longest = 16 * 1024;
function placeholdersIn(text) {
    return text.length > longest ? [] : (text.match(looksLikeOne) ?? []);
}
/** For a place where the two are replaced: advises on each other spelling, once. */
function adviseSpellings(server, node, field, text) {
    for (const one of new Set(placeholdersIn(text))) {
        if (known.includes(one))
            continue;
        const meant = /data/i.test(one)
            ? pluginData
            : /plugin|root/i.test(one)
                ? pluginRoot
                : undefined;
        server.tell('mcp/placeholder', {
            messageId: 'spelling',
            message: `other clients do not replace ${(0,quote/* quote */.hD)(one)} in ${(0,quote/* quote */.hD)(field)} of MCP server ${(0,quote/* quote */.hD)(server.name)}`,
            place: server.source.place(node.span.start, node.span.end),
            found: one,
            expected: known.join(' or '),
            fix: meant === undefined ? null : `Write ${(0,quote/* quote */.hD)(meant)} if that is meant.`,
        });
    }
}
/** For a place where nothing is replaced: advises on the first that looks like one. */
function adviseElsewhere(server, span, where, text) {
    const [first] = placeholdersIn(text);
    if (first === undefined)
        return;
    server.tell('mcp/placeholder', {
        messageId: 'elsewhere',
        message: `other clients do not replace ${(0,quote/* quote */.hD)(first)} in ${where} of MCP server ${(0,quote/* quote */.hD)(server.name)}`,
        place: server.source.place(span.start, span.end),
        found: first,
        expected: 'placeholders only in args, env values and cwd',
    });
}

;// CONCATENATED MODULE: ./build/portable/secrets.js
// Values of mcp.json that look like secrets: told by place and name, never shown. Everything a finding
// quotes from a server, excerpts included, passes through here first.
// Specification: portable page, "Secrets in env or headers: warning, and never printed".



/** Forms that are credentials whatever they are called; each linear, on text of at most `longest`. */
const credential = /gh[pousr]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|glpat-[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9_-]{16,}|xox[abeprs]-[A-Za-z0-9-]{10,}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,}|npm_[A-Za-z0-9]{30,}|(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g;
const secretName = /(?:^|[^a-z])(?:token|secret|passwd|password|passphrase|api[_-]?key|access[_-]?key|secret[_-]?key|private[_-]?key|credentials?|authorization|cookie)$|(?:token|secret|password|apikey)$/i;
const secrets_longest = 16 * 1024;
/** Why a string is taken for a secret, or null. */
function secretIn({ field, key, text }) {
    if (text.slice(0, secrets_longest).search(credential) >= 0)
        return 'value';
    return field !== 'args' && secretName.test(key.slice(-100)) && !standsForOne(text)
        ? 'name'
        : null;
}
/** Texts that people write where a secret will be: a placeholder, a hint, nothing. */
function standsForOne(text) {
    const bare = text.trim().replace(/^(?:Bearer|Basic|Token)\s+/i, '');
    return (bare.length < 4 ||
        /\$\{[^{}]{0,80}\}|^\$[A-Za-z_]|^%[A-Za-z_]+%$|^[<{[]|\{\{|\.\.\.|…/.test(bare.slice(0, 200)) ||
        /^(?:your|my|the|change|replace|insert|example|dummy|sample|todo|x{3}|\*{3}|true$|false$|none$|null$)/i.test(bare));
}
/** Warns where the string looks like a secret. The value itself goes nowhere. */
function adviseSecret(server, node, string) {
    const why = secretIn(string);
    if (why === null)
        return;
    const { field, key } = string;
    const what = field === 'args'
        ? `args[${key}]`
        : field === 'env'
            ? `the variable ${(0,quote/* quote */.hD)(key)}`
            : `the header ${(0,quote/* quote */.hD)(key)}`;
    const place = server.source.place(node.span.start, node.span.end);
    server.tell('mcp/secret', {
        messageId: why,
        message: `everybody who installs the package reads ${what} of MCP server ${(0,quote/* quote */.hD)(server.name)}, and it ${why === 'value' ? 'has the form of' : 'seems to be'} a secret`,
        place: { ...place, excerpt: null },
        expected: 'no secret in the package',
        fix: `Take the secret out of mcp.json, replace it where it is valid, and let the client's user supply it.`,
    });
}
/** The text with everything that has the form of a credential replaced, quoted. */
function shown(text) {
    return (0,quote/* quote */.hD)(text.slice(0, secrets_longest).replace(credential, '***'));
}
/** The same source with secrets, users and queries of URLs starred out; every offset stays. */
function maskSecrets(source, root) {
    const spans = [];
    collectSpans(root, spans);
    let text = '';
    let at = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        text += source.text.slice(at, start) + starred(source.text.slice(start, end));
        at = end;
    }
    text += source.text.slice(at);
    text = text
        .replace(credential, starred)
        .replace(/(?<=:\/\/)[^\s"/?#@\\]{1,500}(?=@)/g, starred)
        .replace(/(?<=[?&][A-Za-z_-]{1,40}=)[^\s"&#\\]{1,4000}/g, starred);
    return new base_source/* Source */.k(source.file, text);
}
/**
 * Spans of every value that looks like a secret, wherever it stands: a file with faults in its shape
 * must not show what a well-shaped one hides.
 */
function collectSpans(node, spans) {
    if (node.type === 'scalar')
        return;
    if (node.type === 'list') {
        for (const item of node.items)
            collectSpans(item, spans);
        return;
    }
    for (const { key, value } of node.entries) {
        const text = (0,data_node/* stringOf */.Je)(value);
        const holdsSecrets = key === 'env' || key === 'headers';
        if (text !== undefined) {
            if (!holdsSecrets && secretIn({ field: 'env', key, text }) === null)
                continue;
            spans.push({ start: value.span.start + 1, end: value.span.end - 1 });
        }
        else if (value.type === 'scalar'
            ? secretName.test(key.slice(-100))
            : holdsSecrets && value.type === 'list') {
            spans.push(value.span);
        }
        else
            collectSpans(value, spans);
    }
}
function starred(text) {
    return text.replace(/[^\r\n]/g, '*');
}

;// CONCATENATED MODULE: ./build/portable/mcp-arguments.js
// Arguments and environment of a stdio server: opaque strings, whatever they hold; two names of the
// environment belong to the client. Specification: portable page, `args`, `env`.




const reservedNames = ['PLUGIN_ROOT', 'PLUGIN_DATA'];
/** Judges `args` where it is there. */
function judgeArgs(server) {
    const { source, tell } = server;
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'args')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'list') {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/args', {
            messageId: 'wrong-type',
            message: `its args is ${found}, not a list`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'a list of strings',
        });
        return;
    }
    for (const [at, item] of value.items.entries()) {
        const text = (0,data_node/* stringOf */.Je)(item);
        if (text !== undefined) {
            adviseSpellings(server, item, `args[${at}]`, text);
            adviseSecret(server, item, { field: 'args', key: String(at), text });
            continue;
        }
        const found = (0,data_node/* describeNode */.WQ)(item);
        tell('mcp/args', {
            messageId: 'item',
            message: `its args[${at}] is ${found}, not a string`,
            place: source.place(item.span.start, item.span.end),
            found,
            expected: 'a string',
            fix: item.type === 'scalar' ? `Write ${(0,quote/* quote */.hD)(item.text)}.` : null,
        });
    }
}
/** Judges `env` where it is there. Values are never quoted: they may be secrets. */
function judgeEnvironment(server) {
    const { source, tell } = server;
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'env')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/env', {
            messageId: 'wrong-type',
            message: `its env is ${found}, not an object`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'an object of strings by name',
        });
        return;
    }
    for (const { key, keySpan, value: item } of value.entries) {
        if (reservedNames.includes(key)) {
            tell('mcp/env', {
                messageId: 'reserved',
                message: `its env sets ${key}, which the client sets itself`,
                place: source.place(keySpan.start, keySpan.end),
                found: key,
                expected: 'names other than PLUGIN_ROOT and PLUGIN_DATA',
                fix: `Remove ${key} from env; the client sets it.`,
            });
        }
        adviseElsewhere(server, keySpan, 'the name of a variable', key);
        const text = (0,data_node/* stringOf */.Je)(item);
        if (text !== undefined) {
            adviseSpellings(server, item, `env.${key}`, text);
            adviseSecret(server, item, { field: 'env', key, text });
            continue;
        }
        const found = item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : (0,data_node/* describeNode */.WQ)(item);
        tell('mcp/env', {
            messageId: 'value',
            message: `its env ${(0,quote/* quote */.hD)(key)} is ${found}, not a string`,
            place: source.place(item.span.start, item.span.end),
            found,
            expected: 'a string',
            fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp-command.js
// The command of a stdio server: one token, a bare name or `./…` inside the package. Whether the file
// is there and executable is advice. Nothing is ever run. Specification: portable page, `command`.





/** Judges `command`, which has to be there. */
function judgeCommand(server) {
    const { node, source, tell, keyPlace } = server;
    const expected = 'a bare name, or a path that begins with "./"';
    const value = (0,data_node/* entryOf */.Ms)(node, 'command')?.value;
    if (value === undefined) {
        tell('mcp/command', {
            messageId: 'missing',
            message: 'it has no "command"',
            place: keyPlace,
            expected,
            fix: 'Add "command" with the name of a program, or a path that begins with "./".',
        });
        return;
    }
    const place = source.place(value.span.start, value.span.end);
    const command = (0,data_node/* stringOf */.Je)(value);
    if (command === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/command', {
            messageId: 'wrong-type',
            message: `its command is ${found}, not a string`,
            place,
            found,
            expected,
            fix: 'Write "command" as one string and its arguments into "args".',
        });
        return;
    }
    const fault = formFault(command) ?? fileFault(server, value, command);
    if (fault === null)
        return;
    tell('mcp/command', {
        messageId: fault.messageId,
        message: `its command ${shown(command)} ${fault.text}`,
        place,
        found: shown(command),
        expected,
        fix: fault.fix,
    });
}
function formFault(command) {
    const below = 'Put the program into the package and write a path that begins with "./".';
    if (command === '') {
        return { messageId: 'empty', text: 'is empty', fix: 'Write the name of a program.' };
    }
    if (command.includes('${')) {
        return {
            messageId: 'placeholder',
            text: 'has a placeholder, and none is replaced in a command',
            fix: `Write "./" instead of "${pluginRoot}/"; for other programs write the bare name.`,
        };
    }
    if (command.includes('\\')) {
        return { messageId: 'backslash', text: 'has a backslash', fix: 'Write the path with "/".' };
    }
    if (command.includes('\0')) {
        return { messageId: 'path', text: 'has a NUL', fix: 'Remove the NUL.' };
    }
    if (command.startsWith('/') || /^[A-Za-z]:/.test(command)) {
        return {
            messageId: 'absolute',
            text: 'is an absolute path',
            fix: 'Write the bare name, which is looked up in PATH; or put the program into the package and begin with "./".',
        };
    }
    if (command.startsWith('./'))
        return null;
    if (command === '..' || command.startsWith('../')) {
        return { messageId: 'outside', text: 'leads outside the package', fix: below };
    }
    if (/\s/.test(command)) {
        const [first = '', ...rest] = command.trim().split(/\s+/);
        return {
            messageId: 'arguments',
            text: 'has blanks, and a command is one token',
            fix: `Write "command": ${shown(first)} and "args": [${rest.slice(0, 20).map(shown).join(', ')}].`,
        };
    }
    if (command.includes('/') || command === '.') {
        return {
            messageId: 'path',
            text: 'is a path without "./" before it',
            fix: `Write ${shown(`./${command}`)} for the file in the package.`,
        };
    }
    return null;
}
/** Judges a command that begins with `./` against the tree. */
function fileFault(server, value, command) {
    if (!command.startsWith('./'))
        return null;
    const parsed = (0,relative_path/* parseRelativePath */.z)(command);
    const inside = 'Name a file inside the package.';
    if (!parsed.ok)
        return { messageId: 'outside', text: 'leads outside the package', fix: inside };
    const resolved = (0,resolve_path/* resolvePath */.o1)(server.tree, parsed.path);
    switch (resolved.kind) {
        case 'lost':
            server.ledger.claim(resolved.link.path);
            return {
                messageId: 'outside',
                text: `is a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`,
                fix: 'Put the program itself in the place of the link.',
            };
        case 'root':
        case 'directory':
            return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
        case 'missing':
            if (command.endsWith('/')) {
                return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
            }
            advise(server, value, 'missing', `there is no file ${shown(command)}`, 'Add the file, or correct the path.');
            return null;
        default:
            if (command.endsWith('/')) {
                return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
            }
            if (!resolved.entry.executable) {
                const fix = `Make ${shown(resolved.entry.path)} executable (chmod +x) and commit that.`;
                advise(server, value, 'not-executable', `the file ${shown(command)} is not executable`, fix);
            }
            return null;
    }
}
function advise(server, value, messageId, text, fix) {
    server.tell('mcp/command-missing', {
        messageId,
        message: `other clients cannot start MCP server ${shown(server.name)}: ${text}`,
        place: server.source.place(value.span.start, value.span.end),
        expected: 'an executable file',
        fix,
    });
}

;// CONCATENATED MODULE: ./build/portable/mcp-cwd.js
// The working directory of a stdio server: `./…`, or below `${PLUGIN_ROOT}` or `${PLUGIN_DATA}`, inside
// after resolution. Specification: portable page, `cwd`.





const expected = `"./…", "${pluginRoot}/…" or "${pluginData}/…"`;
/** Judges `cwd` where it is there. */
function judgeCwd(server) {
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'cwd')?.value;
    if (value === undefined)
        return;
    const place = server.source.place(value.span.start, value.span.end);
    const cwd = (0,data_node/* stringOf */.Je)(value);
    if (cwd === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(value);
        server.tell('mcp/cwd', {
            messageId: 'wrong-type',
            message: `its cwd is ${found}, not a string`,
            place,
            found,
            expected,
        });
        return;
    }
    const fail = (messageId, text, fix) => server.tell('mcp/cwd', {
        messageId,
        message: `its cwd ${shown(cwd)} ${text}`,
        place,
        found: shown(cwd),
        expected,
        fix,
    });
    const form = /^(?:\.\/|\$\{PLUGIN_(ROOT|DATA)\}(?:\/|$))/.exec(cwd);
    if (form === null) {
        const own = `./${cwd.replace(/^(?:\.?\/){1,100}/, '')}`;
        fail('form', 'begins with neither "./" nor a placeholder for a directory', cwd.startsWith('$')
            ? `Begin with "${pluginRoot}/" or "${pluginData}/", the "/" included.`
            : `Write ${shown(own)} for a directory of the package, or begin with "${pluginData}/".`);
        return;
    }
    const rest = cwd.slice(form[0].length);
    const parsed = (0,relative_path/* parseRelativePath */.z)(rest === '' ? '.' : `./${rest}`);
    if (!parsed.ok || rest.startsWith('/')) {
        const text = !parsed.ok && parsed.fault === 'backslash' ? 'has a backslash' : 'leads outside';
        fail('outside', text, 'Name a directory inside, with "/" between its parts.');
        return;
    }
    adviseSpellings(server, value, 'cwd', rest);
    if (form[1] === 'DATA')
        return;
    const resolved = (0,resolve_path/* resolvePath */.o1)(server.tree, parsed.path);
    if (resolved.kind === 'lost') {
        server.ledger.claim(resolved.link.path);
        fail('outside', `passes a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`, 'Put the directory itself in the place of the link.');
        return;
    }
    if (resolved.kind === 'directory' || resolved.kind === 'root')
        return;
    server.tell('mcp/cwd-missing', {
        messageId: resolved.kind === 'file' ? 'not-a-directory' : 'missing',
        message: `other clients cannot start MCP server ${shown(server.name)}: its cwd ${shown(cwd)} ${resolved.kind === 'file' ? 'is a file' : 'is not in the package'}`,
        place,
        found: shown(cwd),
        expected: 'a directory of the package',
    });
}

;// CONCATENATED MODULE: ./build/portable/mcp-headers.js
// Headers of a server over HTTP: names are tokens, unique ignoring case; values hold no CR, LF or NUL
// and are never quoted, because they may be secrets. Specification: portable page, `headers`.




const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Judges `headers` where it is there. */
function judgeHeaders(server) {
    const { source, tell } = server;
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'headers')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/headers', {
            messageId: 'wrong-type',
            message: `its headers is ${found}, not an object`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'an object of strings by name',
        });
        return;
    }
    const seen = new Map();
    for (const { key, keySpan, value: item } of value.entries) {
        const keyPlace = source.place(keySpan.start, keySpan.end);
        if (!token.test(key)) {
            tell('mcp/headers', {
                messageId: 'name',
                message: `the header name ${(0,quote/* quote */.hD)(key)} is not an HTTP token`,
                place: keyPlace,
                found: key,
                expected: 'letters, digits and a few marks, no blanks',
                fix: key === '' ? 'Give the header a name, or remove it.' : null,
            });
        }
        const folded = key.toLowerCase();
        const earlier = seen.get(folded);
        if (earlier !== undefined && earlier !== key) {
            tell('mcp/headers', {
                messageId: 'twice',
                message: `the header ${(0,quote/* quote */.hD)(key)} is ${(0,quote/* quote */.hD)(earlier)} again, as case does not count`,
                place: keyPlace,
                found: key,
                expected: 'each header once',
                fix: `Keep one of ${(0,quote/* quote */.hD)(earlier)} and ${(0,quote/* quote */.hD)(key)}.`,
            });
        }
        if (earlier === undefined)
            seen.set(folded, key);
        adviseElsewhere(server, keySpan, 'the name of a header', key);
        const text = (0,data_node/* stringOf */.Je)(item);
        const place = source.place(item.span.start, item.span.end);
        if (text === undefined) {
            const found = item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : (0,data_node/* describeNode */.WQ)(item);
            tell('mcp/headers', {
                messageId: 'value',
                message: `its header ${(0,quote/* quote */.hD)(key)} is ${found}, not a string`,
                place,
                found,
                expected: 'a string',
                fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
            });
            continue;
        }
        const control = /[\r\n\0]/.exec(text)?.[0];
        if (control !== undefined) {
            const name = control === '\r' ? 'CR' : control === '\n' ? 'LF' : 'NUL';
            tell('mcp/headers', {
                messageId: 'control',
                message: `the value of its header ${(0,quote/* quote */.hD)(key)} holds ${name}`,
                place,
                found: name,
                expected: 'a value without CR, LF and NUL',
                fix: `Remove the ${name} from the value of ${(0,quote/* quote */.hD)(key)}.`,
            });
        }
        adviseElsewhere(server, item.span, 'a header', text);
        adviseSecret(server, item, { field: 'headers', key, text });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp-url.js
// The URL of a server over HTTP: absolute, with a host, without user and fragment; plain http only to
// this machine. The text is judged strictly before a lenient URL parser sees it, which would repair it.
// Nothing is fetched. Specification: portable page, `url`; threats page, "URLs".



const mcp_url_longest = 8 * 1024;
const mcp_url_expected = 'an absolute http or https URL';
/** Judges `url`, which has to be there. */
function judgeUrl(server) {
    const { node, source, tell, keyPlace } = server;
    const value = (0,data_node/* entryOf */.Ms)(node, 'url')?.value;
    if (value === undefined) {
        const fix = 'Add "url" with the address of the server.';
        tell('mcp/url', {
            messageId: 'missing',
            message: 'it has no "url"',
            place: keyPlace,
            expected: mcp_url_expected,
            fix,
        });
        return;
    }
    const place = source.place(value.span.start, value.span.end);
    const url = (0,data_node/* stringOf */.Je)(value);
    if (url === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(value);
        const message = `its url is ${found}, not a string`;
        tell('mcp/url', { messageId: 'wrong-type', message, place, found, expected: mcp_url_expected });
        return;
    }
    adviseElsewhere(server, value.span, 'the url', url);
    const faults = urlFaults(url);
    for (const [messageId, text, fix] of faults) {
        const message = `its url ${shownUrl(url)} ${text}`;
        tell('mcp/url', { messageId, message, place, found: shownUrl(url), expected: mcp_url_expected, fix });
    }
    const written = faults.length === 0 ? hostOf(url) : null;
    if (written === null || written.text.toLowerCase() === written.read)
        return;
    tell('mcp/url-form', {
        messageId: 'host',
        message: `other clients may read the host ${shown(written.text)} of MCP server ${shown(server.name)} in another way: it stands for ${shown(written.read)}`,
        place,
        found: written.text,
        expected: written.read,
        fix: `Write the host as ${shown(written.read)}.`,
    });
}
/** Everything wrong with the text; the host as a parser reads it only where the text has the right form. */
function urlFaults(url) {
    if (url.length > mcp_url_longest) {
        return [['form', `has ${url.length} characters`, `Use at most ${mcp_url_longest} characters.`]];
    }
    const whole = 'Write the whole URL, beginning with "https://".';
    const faults = [];
    if (url.includes('#')) {
        faults.push(['fragment', 'has a fragment', 'Remove the "#" and what follows it.']);
    }
    const parts = /^(https?):\/\/([^/?#]*)/i.exec(url);
    if (parts === null) {
        return [...faults, ['form', 'is not an absolute http or https URL', whole]];
    }
    if (/[\u0000-\u0020\u007f-\u00a0\\\ufeff]|\s/.test(url)) {
        faults.push([
            'form',
            'has a blank, a control character or a backslash',
            'Remove it, or write it percent-encoded.',
        ]);
    }
    const authority = parts[2] ?? '';
    const host = authority.slice(authority.lastIndexOf('@') + 1);
    if (authority.includes('@')) {
        faults.push([
            'user',
            'has a user before the host',
            'Remove everything between "//" and the host; ask for credentials in a header.',
        ]);
    }
    if (host === '' || host.startsWith(':'))
        return [...faults, ['host', 'has no host', whole]];
    if (faults.length > 0)
        return faults;
    const read = hostOf(url);
    if (read === null) {
        return [['host', 'has a host or a port that is none', 'Correct the host and the port.']];
    }
    if ((parts[1] ?? '').toLowerCase() === 'http' && !isThisMachine(read.read)) {
        return [
            [
                'plain-http',
                'is plain http to another machine',
                'Write "https://"; plain http is only for localhost, 127.0.0.0/8 and [::1].',
            ],
        ];
    }
    return faults;
}
/** The host as written and as a URL parser reads it. */
function hostOf(url) {
    const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
    const text = authority.replace(/:[0-9]*$/, '');
    if (!URL.canParse(url))
        return null;
    return { text, read: usualForm(new URL(url).hostname) };
}
/** `localhost`, 127.0.0.0/8 and `[::1]`, as a URL parser reads them; odd spellings are `mcp/url-form`. */
function isThisMachine(host) {
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
/** IPv4 mapped into IPv6 as plain IPv4; any other host as it is. */
function usualForm(host) {
    const mapped = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(host);
    if (mapped === null)
        return host;
    const halves = [mapped[1], mapped[2]].map((half) => Number.parseInt(half ?? '0', 16));
    return halves.flatMap((half) => [half >> 8, half & 0xff]).join('.');
}
/** Without user and query: both may hold secrets. */
function shownUrl(url) {
    const start = url.slice(0, mcp_url_longest);
    const query = start.indexOf('?');
    const bare = query < 0 ? start : `${start.slice(0, query)}?…`;
    return shown(bare.replace(/^([A-Za-z][A-Za-z0-9+.-]{0,30}:\/*)[^/?#]*@/, '$1…@'));
}

;// CONCATENATED MODULE: ./build/portable/mcp-server.js
// One server of mcp.json: a closed variant, stdio or one of the two over HTTP. Anything else makes a
// client skip this server and load the others. Specification: portable page, "Each server".










const keysOf = {
    stdio: ['type', 'command', 'args', 'env', 'cwd'],
    http: ['type', 'url', 'headers'],
};
const variantOfType = new Map([
    ['stdio', 'stdio'],
    ['streamable-http', 'http'],
    ['sse', 'http'],
]);
const typeNames = '"stdio", "streamable-http" or "sse"';
/** Judges one server; true when a client loads it. */
function judgeServer({ tree, ledger, source, entry }) {
    let loads = true;
    const name = entry.key;
    const tell = (rule, fault) => {
        if ((0,boundaries/* boundaryOf */.iH)(rule) === 'ADVICE') {
            ledger.add(rule, fault);
            return;
        }
        loads = false;
        ledger.add(rule, { ...fault, message: (0,effect/* skipsServer */._A)(name, fault.message) });
    };
    const node = entry.value;
    if (node.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(node);
        tell('mcp/server', {
            messageId: 'wrong-type',
            message: `it is ${found}, not an object`,
            place: source.place(node.span.start, node.span.end),
            found,
            expected: 'an object',
        });
        return loads;
    }
    const keyPlace = source.place(entry.keySpan.start, entry.keySpan.end);
    const server = { tree, ledger, source, name, node, keyPlace, tell };
    const variant = judgeType(server);
    judgeKeys(server, variant);
    if (variant === 'stdio') {
        judgeCommand(server);
        judgeArgs(server);
        judgeEnvironment(server);
        judgeCwd(server);
    }
    else {
        judgeUrl(server);
        judgeHeaders(server);
    }
    return loads;
}
/** The variant by its type, else the one its fields look like, so that they are judged all the same. */
function judgeType({ source, node, keyPlace, tell }) {
    const looksLike = (0,data_node/* entryOf */.Ms)(node, 'url') !== undefined && (0,data_node/* entryOf */.Ms)(node, 'command') === undefined ? 'http' : 'stdio';
    const likely = looksLike === 'http' ? 'streamable-http' : 'stdio';
    const type = (0,data_node/* entryOf */.Ms)(node, 'type')?.value;
    if (type === undefined) {
        tell('mcp/server', {
            messageId: 'type-missing',
            message: 'it has no "type"',
            place: keyPlace,
            expected: typeNames,
            fix: `Add "type": "${likely}".`,
        });
        return looksLike;
    }
    const text = (0,data_node/* stringOf */.Je)(type);
    const variant = text === undefined ? undefined : variantOfType.get(text);
    if (variant !== undefined)
        return variant;
    const found = text === undefined ? (0,data_node/* describeNode */.WQ)(type) : (0,quote/* quote */.hD)(text);
    tell('mcp/server', {
        messageId: 'type-unknown',
        message: `its type is ${found}, not ${typeNames}`,
        place: source.place(type.span.start, type.span.end),
        found: text ?? found,
        expected: typeNames,
        fix: `Write "type": "${likely}".`,
    });
    return looksLike;
}
function judgeKeys({ source, node, tell }, variant) {
    const known = keysOf[variant];
    const others = keysOf[variant === 'stdio' ? 'http' : 'stdio'];
    for (const { key, keySpan } of node.entries) {
        if (known.includes(key))
            continue;
        const place = source.place(keySpan.start, keySpan.end);
        const expected = known.join(', ');
        if (others.includes(key)) {
            const kind = variant === 'stdio' ? 'a stdio server' : 'a server over HTTP';
            tell('mcp/server-key', {
                messageId: 'other-variant',
                message: `${kind} has no ${(0,quote/* quote */.hD)(key)}`,
                place,
                found: key,
                expected,
                fix: `Remove ${(0,quote/* quote */.hD)(key)}, or change "type".`,
            });
            continue;
        }
        const near = (0,nearest/* nearestOf */.q)(key, known);
        tell('mcp/server-key', {
            messageId: 'unknown',
            message: `it has the unknown key ${(0,quote/* quote */.hD)(key)}`,
            place,
            found: key,
            expected,
            fix: near === null
                ? `Remove ${(0,quote/* quote */.hD)(key)}.`
                : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(key)}, or remove it.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp.js
// mcp.json as a conforming client reads it: the file as a whole first (any fault there drops every
// server), then each server by itself. Values that look like secrets never reach a finding.
// Specification: portable page, "mcp.json".









const file = 'mcp.json';
const knownKeys = ['$schema', 'mcpServers'];
/** Judges mcp.json; `manifestVersion` is what plugin.json's `$schema` names, or null. */
function judgeMcp(tree, manifestVersion, ledger) {
    let dropped = false;
    const drop = (rule, fault) => {
        dropped = true;
        ledger.add(rule, { ...fault, message: (0,effect/* loadsNo */.jL)('MCP server', fault.message) });
    };
    const read = readMcpFile(tree, ledger, drop);
    const results = [];
    if (read !== null) {
        const mcp = { ...read, drop };
        mcp_judgeKeys(mcp, ledger);
        judgeMcpSchema(mcp, manifestVersion);
        const servers = findServers(mcp);
        for (const entry of servers === null ? [] : effectiveEntries(servers)) {
            ledger.countServer();
            results.push([entry.key, judgeServer({ tree, ledger, source: mcp.source, entry })]);
        }
    }
    if (dropped)
        ledger.skip(file);
    for (const [name, loads] of dropped ? [] : results) {
        if (loads)
            ledger.loadServer(name);
        else
            ledger.skip(`${file}#${name}`);
    }
}
function readMcpFile(tree, ledger, drop) {
    const read = readJsonFile(tree, file);
    switch (read.kind) {
        case 'absent':
            return null;
        case 'outside':
            ledger.claim(read.link);
            drop('mcp/location', {
                messageId: 'outside',
                message: `mcp.json ${read.text}`,
                place: (0,finding/* wholeFile */.A)(file),
                expected: 'a file inside the package',
                fix: 'Put the file itself in the place of the link.',
            });
            return null;
        case 'not-a-file':
            drop('mcp/location', {
                messageId: 'not-a-file',
                message: `mcp.json is ${read.found}, not a file`,
                place: (0,finding/* wholeFile */.A)(file),
                found: read.found,
                expected: 'a file',
                fix: 'Make mcp.json a regular file, or rename the directory.',
            });
            return null;
        case 'bad':
            drop('mcp/json', {
                messageId: read.why,
                message: `mcp.json ${read.text}`,
                // Secrets can only be told apart in a text that parses, so no line of this one is shown.
                place: { ...read.place, excerpt: null },
                found: read.found,
                expected: 'a JSON object',
                fix: read.fix,
            });
            return null;
        default:
            return { source: maskSecrets(read.source, read.root), root: read.root };
    }
}
function mcp_judgeKeys({ source, root, drop }, ledger) {
    for (const entry of root.entries) {
        if (knownKeys.includes(entry.key))
            continue;
        const near = (0,nearest/* nearestOf */.q)(entry.key, knownKeys);
        drop('mcp/unknown-key', {
            messageId: 'unknown',
            message: `mcp.json has the key ${(0,quote/* quote */.hD)(entry.key)}, and only "$schema" and "mcpServers" are allowed`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: knownKeys.join(', '),
            fix: near === null
                ? `Remove ${(0,quote/* quote */.hD)(entry.key)} from mcp.json.`
                : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(entry.key)}.`,
        });
    }
    const servers = (0,data_node/* entryOf */.Ms)(root, 'mcpServers')?.value;
    const maps = [root, ...(servers?.type === 'map' ? mapsIn(servers) : [])];
    for (const entry of maps.flatMap(data_node/* duplicateEntries */.QC)) {
        ledger.add('mcp/duplicate-key', {
            messageId: 'duplicate',
            message: `other clients may read another value: mcp.json has the key ${(0,quote/* quote */.hD)(entry.key)} twice in one object`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
        });
    }
}
/** The servers' object, each server, and the objects in it (env, headers). */
function mapsIn(servers) {
    const maps = [servers];
    for (const { value } of servers.entries) {
        if (value.type !== 'map')
            continue;
        maps.push(value);
        for (const inner of value.entries)
            if (inner.value.type === 'map')
                maps.push(inner.value);
    }
    return maps;
}
function findServers({ source, root, drop }) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'mcpServers')?.value;
    if (node === undefined) {
        drop('mcp/servers', {
            messageId: 'missing',
            message: 'mcp.json has no "mcpServers"',
            place: source.linePlace(1),
            expected: 'an object of servers by name',
            fix: 'Add "mcpServers" with one object a server, or remove mcp.json.',
        });
        return null;
    }
    if (node.type === 'map')
        return node;
    const found = (0,data_node/* describeNode */.WQ)(node);
    drop('mcp/servers', {
        messageId: 'wrong-type',
        message: `"mcpServers" is ${found}, not an object`,
        place: source.place(node.span.start, node.span.end),
        found,
        expected: 'an object of servers by name',
    });
    return null;
}
/** Of entries with one key the last, as JSON readers take it, in the order of the first. */
function effectiveEntries(map) {
    const last = new Map(map.entries.map((entry) => [entry.key, entry]));
    return [...last.values()];
}

// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
;// CONCATENATED MODULE: ./build/portable/near-locations.js
// Files that look like a fixed location and are none: `Skills/`, `.mcp.json`. Nothing reads them, and
// nobody says so elsewhere. Specification: portable page, "Fixed locations".



const fixedLocations = new Map([
    ['skills', 'skills'],
    ['skill', 'skills'],
    ['mcp.json', 'mcp.json'],
    ['.mcp.json', 'mcp.json'],
]);
/** Adds advice for each entry of the root that is nearly a fixed location, where the real one is absent. */
function judgeNearLocations(tree, ledger) {
    for (const { path } of (0,digest_tree/* childrenOf */.LU)(tree, '.')) {
        const meant = fixedLocations.get(path.toLowerCase());
        if (meant === undefined || meant === path || tree.byPath.has(meant))
            continue;
        ledger.add('portable/near-location', {
            messageId: 'unread',
            message: `other clients do not read ${(0,quote/* quote */.hD)(path)}: the location is ${(0,quote/* quote */.hD)(meant)}`,
            place: (0,finding/* wholeFile */.A)(path),
            found: path,
            expected: meant,
            fix: `Rename ${(0,quote/* quote */.hD)(path)} to ${(0,quote/* quote */.hD)(meant)} if clients are meant to read it.`,
        });
    }
}

// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(392);
;// CONCATENATED MODULE: ./build/portable/manifest-extensions.js
// `extensions` of plugin.json for a conforming client: not an object is ignored; a member that is none is
// contested between clients, so the careful reading counts. Specification: portable page, 2.



/** Judges `extensions` where it is there. */
function judgeExtensions(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'extensions')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(node);
        ledger.reportField('extensions');
        ledger.add('portable/extensions', {
            messageId: 'not-object',
            message: (0,effect/* ignores */.Wi)('extensions', `it is ${found}, not an object`),
            place: source.place(node.span.start, node.span.end),
            found,
            expected: 'an object',
        });
        return;
    }
    for (const entry of node.entries) {
        if (entry.value.type === 'map')
            continue;
        const found = (0,data_node/* describeNode */.WQ)(entry.value);
        ledger.add('portable/extension-member', {
            messageId: 'not-object',
            message: (0,effect/* rejects */.zo)(`the extension ${(0,quote/* quote */.hD)(entry.key)} is ${found}, not an object (clients differ: some only ignore it)`),
            place: source.place(entry.value.span.start, entry.value.span.end),
            found,
            expected: 'an object',
            fix: `Put what ${(0,quote/* quote */.hD)(entry.key)} holds into an object.`,
        });
    }
}

// EXTERNAL MODULE: ./build/manifest/strict-version.js
var strict_version = __webpack_require__(9394);
;// CONCATENATED MODULE: ./build/portable/metadata-forms.js
// Odd but harmless metadata of plugin.json: a version that is no SemVer, URLs, an e-mail address, a
// licence that is no SPDX expression. Advice only: nothing here rejects anything.
// Specification: portable page, "Package and manifest" 5.



/** Common names of licences that are no SPDX identifiers, and what may be meant. */
const looseLicences = new Map([
    ['apache', 'Apache-2.0'],
    ['apache2', 'Apache-2.0'],
    ['apache 2', 'Apache-2.0'],
    ['apache 2.0', 'Apache-2.0'],
    ['apache-2', 'Apache-2.0'],
    ['apache license 2.0', 'Apache-2.0'],
    ['bsd', 'BSD-3-Clause'],
    ['gpl', 'GPL-3.0-or-later'],
    ['gplv2', 'GPL-2.0-only'],
    ['gplv3', 'GPL-3.0-only'],
    ['lgpl', 'LGPL-3.0-or-later'],
    ['mit license', 'MIT'],
    ['mpl', 'MPL-2.0'],
    ['proprietary', 'LicenseRef-Proprietary'],
    ['unlicensed', 'LicenseRef-Proprietary'],
]);
/** Adds advice for each string whose form other tools may not understand. */
function judgeMetadataForms(source, root, ledger) {
    const advise = (messageId, node, judge) => {
        const text = (0,data_node/* stringOf */.Je)(node);
        const advice = node === undefined || text === undefined ? null : judge(text);
        if (node === undefined || text === undefined || advice === null)
            return;
        ledger.add('portable/metadata-form', {
            messageId,
            message: advice.message,
            place: source.place(node.span.start, node.span.end),
            found: text,
            expected: advice.expected,
            fix: advice.fix,
        });
    };
    const author = (0,data_node/* memberOf */.C5)(root, 'author');
    advise('version', (0,data_node/* memberOf */.C5)(root, 'version'), versionAdvice);
    advise('url', (0,data_node/* memberOf */.C5)(root, 'homepage'), urlAdvice('homepage'));
    advise('url', (0,data_node/* memberOf */.C5)(root, 'repository'), urlAdvice('repository'));
    advise('licence', (0,data_node/* memberOf */.C5)(root, 'license'), licenceAdvice);
    if (author?.type !== 'map')
        return;
    advise('url', (0,data_node/* memberOf */.C5)(author, 'url'), urlAdvice('author.url'));
    advise('email', (0,data_node/* memberOf */.C5)(author, 'email'), emailAdvice);
}
function versionAdvice(text) {
    if ((0,strict_version/* versionFault */.n)(text) === null)
        return null;
    const suggestion = (0,strict_version/* suggestVersion */.b)(text);
    return {
        message: `other clients may not order the version ${(0,quote/* quote */.hD)(text)}: it is not a Semantic Version`,
        expected: 'a Semantic Version',
        fix: suggestion === null ? null : `Write "version": ${(0,quote/* quote */.hD)(suggestion)}.`,
    };
}
function urlAdvice(field) {
    return (text) => {
        const plain = text.length <= 2048 && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
        if (plain)
            return null;
        return {
            message: `other clients may not open ${(0,quote/* quote */.hD)(field)}: ${(0,quote/* quote */.hD)(text)} is not an http or https URL`,
            expected: 'an http or https URL',
            fix: `Give ${(0,quote/* quote */.hD)(field)} as a whole URL that begins with "https://".`,
        };
    };
}
function emailAdvice(text) {
    if (text.length <= 254 && /^[^\s@<>]{1,64}@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(text))
        return null;
    return {
        message: `other clients may not show "author.email": ${(0,quote/* quote */.hD)(text)} is not an e-mail address`,
        expected: 'an e-mail address alone',
        fix: 'Write the address alone, such as "team@example.org".',
    };
}
function licenceAdvice(text) {
    const meant = text.length <= 64 ? (looseLicences.get(text.trim().toLowerCase()) ?? null) : null;
    if (meant === null && looksLikeSpdx(text))
        return null;
    return {
        message: `other clients may not know the licence ${(0,quote/* quote */.hD)(text)}: it is not an SPDX expression`,
        expected: 'an SPDX expression',
        fix: meant === null ? null : `Write the SPDX identifier that is meant, such as ${(0,quote/* quote */.hD)(meant)}.`,
    };
}
/** Identifiers joined by AND, OR and WITH, parentheses balanced; the list of identifiers is not kept here. */
function looksLikeSpdx(text) {
    if (text.length > 256)
        return false;
    const words = text.replaceAll('(', ' ( ').replaceAll(')', ' ) ').trim().split(/\s+/);
    let depth = 0;
    let wantsOperand = true;
    for (const word of words) {
        if (word === '(') {
            if (!wantsOperand)
                return false;
            depth += 1;
        }
        else if (word === ')') {
            if (wantsOperand || depth === 0)
                return false;
            depth -= 1;
        }
        else if (wantsOperand) {
            if (!/^[A-Za-z0-9][A-Za-z0-9.:+-]*$/.test(word) || /^(?:AND|OR|WITH)$/.test(word))
                return false;
            wantsOperand = false;
        }
        else {
            if (!/^(?:AND|OR|WITH)$/.test(word))
                return false;
            wantsOperand = true;
        }
    }
    return !wantsOperand && depth === 0;
}

;// CONCATENATED MODULE: ./build/portable/manifest-fields.js
// The fields of plugin.json for a conforming client: types decide, null is a violation, forms are
// advice, what is unknown is reported and ignored. Specification: portable page, 2, 4 and 5.







const stringFields = ['version', 'description', 'homepage', 'repository', 'license'];
const authorFields = ['name', 'email', 'url'];
const knownFields = [
    '$schema',
    'name',
    ...stringFields,
    'author',
    'keywords',
    'extensions',
];
/** Fields that other formats put into the manifest, and where the thing belongs here. */
const placesOfForeignFields = new Map([
    ['skills', 'Remove the field; skills are found in the directory "skills".'],
    ['mcpServers', 'Move the servers into the file "mcp.json" and remove the field.'],
]);
/** Judges every field but `$schema`. */
function judgeManifestFields(source, root, ledger) {
    judgeName(source, root, ledger);
    for (const field of stringFields) {
        const node = (0,data_node/* entryOf */.Ms)(root, field)?.value;
        if (node !== undefined)
            expectString(source, ledger, field, node);
    }
    judgeAuthor(source, root, ledger);
    judgeKeywords(source, root, ledger);
    judgeExtensions(source, root, ledger);
    judgeUnknown(source, root, ledger);
    judgeMetadataForms(source, root, ledger);
}
function judgeName(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'name')?.value;
    const rule = 'portable/name';
    if (node === undefined) {
        ledger.add(rule, {
            messageId: 'missing',
            message: (0,effect/* rejects */.zo)('plugin.json has no "name"'),
            place: source.linePlace(1),
            expected: 'a name',
            fix: 'Add "name" with 1 to 64 of a-z, 0-9, dot and hyphen.',
        });
        return;
    }
    const place = source.place(node.span.start, node.span.end);
    const name = (0,data_node/* stringOf */.Je)(node);
    if (name === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(node);
        ledger.add(rule, {
            messageId: 'wrong-type',
            message: (0,effect/* rejects */.zo)(`"name" is ${found}, not a string`),
            place,
            found,
            expected: 'a string',
        });
        return;
    }
    const fault = (0,plugin_id/* pluginNameFault */.t5)(name);
    // The host's reserved name means nothing to other clients.
    if (fault === null || fault === 'reserved')
        return;
    const suggestion = (0,plugin_id/* suggestPluginName */.t4)(name);
    ledger.add(rule, {
        messageId: 'form',
        message: (0,effect/* rejects */.zo)(`the name ${(0,quote/* quote */.hD)(name)} is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed`),
        place,
        found: name,
        expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
        fix: suggestion === null ? null : `Name the package ${(0,quote/* quote */.hD)(suggestion)}.`,
    });
}
function manifest_fields_wrongType(source, ledger, field, node, expected) {
    const found = (0,data_node/* describeNode */.WQ)(node);
    const isNull = node.type === 'scalar' && node.value === null;
    ledger.add('portable/metadata', {
        messageId: 'wrong-type',
        message: (0,effect/* rejects */.zo)(`${(0,quote/* quote */.hD)(field)} is ${found}, not ${expected}`),
        place: source.place(node.span.start, node.span.end),
        found,
        expected,
        fix: isNull
            ? `Remove ${(0,quote/* quote */.hD)(field)} or give it a value.`
            : `Make ${(0,quote/* quote */.hD)(field)} ${expected}.`,
    });
}
function expectString(source, ledger, field, node) {
    if ((0,data_node/* stringOf */.Je)(node) === undefined)
        manifest_fields_wrongType(source, ledger, field, node, 'a string');
}
function judgeAuthor(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'author')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        manifest_fields_wrongType(source, ledger, 'author', node, 'an object with name, email and url');
        return;
    }
    for (const entry of node.entries) {
        if (authorFields.includes(entry.key)) {
            expectString(source, ledger, `author.${entry.key}`, entry.value);
            continue;
        }
        ledger.add('portable/metadata', {
            messageId: 'author-key',
            message: (0,effect/* rejects */.zo)(`"author" has the key ${(0,quote/* quote */.hD)(entry.key)}, and only name, email and url are allowed`),
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'name, email, url',
            fix: fixForUnknown(entry.key, authorFields),
        });
    }
}
function judgeKeywords(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'keywords')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'list') {
        manifest_fields_wrongType(source, ledger, 'keywords', node, 'a list of strings');
        return;
    }
    for (const [at, item] of node.items.entries()) {
        expectString(source, ledger, `keywords[${at}]`, item);
    }
}
function judgeUnknown(source, root, ledger) {
    const seen = new Set();
    for (const entry of root.entries) {
        if (knownFields.includes(entry.key) || seen.has(entry.key))
            continue;
        seen.add(entry.key);
        ledger.reportField(entry.key);
        addUnknown(source, ledger, entry);
    }
}
function addUnknown(source, ledger, entry) {
    ledger.add('portable/unknown-field', {
        messageId: 'unknown',
        message: (0,effect/* ignores */.Wi)(entry.key, 'Agent Plugins 1.0.0 has no such field'),
        place: source.place(entry.keySpan.start, entry.keySpan.end),
        found: entry.key,
        expected: knownFields.join(', '),
        fix: placesOfForeignFields.get(entry.key) ?? fixForUnknown(entry.key, knownFields),
    });
}
function fixForUnknown(key, known) {
    const near = (0,nearest/* nearestOf */.q)(key, known);
    return near === null
        ? `Remove ${(0,quote/* quote */.hD)(key)}.`
        : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(key)}, or remove it.`;
}

;// CONCATENATED MODULE: ./build/portable/portable-manifest.js
// plugin.json as a conforming client reads it: found, JSON, the right schema, and then its fields.
// Independent of what a Clio host admits. Specification: portable page, "Package and manifest" 1 to 5.







const portable_manifest_file = 'plugin.json';
/** Judges plugin.json and gives what others have to agree with, or null where it cannot be read. */
function readPortableManifest(tree, ledger) {
    const read = readJsonFile(tree, portable_manifest_file);
    if (read.kind === 'absent') {
        const other = [...tree.byPath.keys()].find((path) => path.toLowerCase() === portable_manifest_file);
        ledger.add('portable/manifest-missing', {
            messageId: 'missing',
            message: (0,effect/* rejects */.zo)(`there is no plugin.json at the root${other === undefined ? '' : `, only ${(0,quote/* quote */.hD)(other)}`}`),
            place: (0,finding/* wholeFile */.A)(portable_manifest_file),
            expected: portable_manifest_file,
            found: other ?? null,
            fix: other === undefined ? null : `Rename ${(0,quote/* quote */.hD)(other)} to "plugin.json".`,
        });
        return null;
    }
    if (read.kind === 'outside') {
        ledger.claim(read.link);
        ledger.add('portable/manifest-missing', {
            messageId: 'outside',
            message: (0,effect/* rejects */.zo)(`plugin.json ${read.text}`),
            place: (0,finding/* wholeFile */.A)(portable_manifest_file),
            expected: 'a file inside the package',
            fix: 'Put the file itself in the place of the link.',
        });
        return null;
    }
    if (read.kind === 'not-a-file') {
        ledger.add('portable/manifest-missing', {
            messageId: 'not-a-file',
            message: (0,effect/* rejects */.zo)(`plugin.json is ${read.found}, not a file`),
            place: (0,finding/* wholeFile */.A)(portable_manifest_file),
            found: read.found,
            expected: 'a file',
            fix: 'Make plugin.json a regular file.',
        });
        return null;
    }
    if (read.kind === 'bad') {
        ledger.add('portable/manifest-json', {
            messageId: read.why,
            message: (0,effect/* rejects */.zo)(`plugin.json ${read.text}`),
            place: read.place,
            found: read.found,
            expected: 'a JSON object',
            fix: read.fix,
        });
        return null;
    }
    const { source, root } = read;
    for (const entry of (0,data_node/* duplicateEntries */.QC)(root)) {
        ledger.add('portable/duplicate-key', {
            messageId: 'duplicate',
            message: `other clients may read another value: plugin.json has the key ${(0,quote/* quote */.hD)(entry.key)} twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
        });
    }
    const specVersion = judgeSchema(source, root, ledger);
    judgeManifestFields(source, root, ledger);
    return { source, root, specVersion };
}
function judgeSchema(source, root, ledger) {
    const expected = judgedSpec.manifestSchema;
    const node = (0,data_node/* memberOf */.C5)(root, '$schema');
    if (node === undefined) {
        ledger.add('portable/schema', {
            messageId: 'missing',
            message: (0,effect/* rejects */.zo)('plugin.json has no "$schema"'),
            place: source.linePlace(1),
            expected,
            fix: `Add "$schema": "${expected}".`,
        });
        return null;
    }
    const place = source.place(node.span.start, node.span.end);
    const text = (0,data_node/* stringOf */.Je)(node);
    if (text === undefined) {
        ledger.add('portable/schema', {
            messageId: 'wrong-type',
            message: (0,effect/* rejects */.zo)('"$schema" is not a string'),
            place,
            expected,
            fix: `Write "$schema": "${expected}".`,
        });
        return null;
    }
    if (text === expected)
        return judgedSpec.version;
    const version = versionInIdentifier(text, 'plugin.schema.json');
    if (version === null || version === judgedSpec.version) {
        ledger.add('portable/schema', {
            messageId: 'unknown',
            message: (0,effect/* rejects */.zo)(`"$schema" is ${(0,quote/* quote */.hD)(text)}, not the identifier of Agent Plugins 1.0.0`),
            place,
            found: text,
            expected,
            fix: `Write "$schema": "${expected}".`,
        });
        return null;
    }
    ledger.add('portable/schema', {
        messageId: 'other-version',
        message: (0,effect/* rejects */.zo)(`"$schema" names version ${describeVersion(version)}, and 1.0.0 is the version clients know`),
        place,
        found: version,
        expected: judgedSpec.version,
        fix: `Write "$schema": "${expected}".`,
    });
    return version;
}

// EXTERNAL MODULE: ./build/portable/skills.js + 6 modules
var skills = __webpack_require__(5217);
;// CONCATENATED MODULE: ./build/portable/judge-portable.js








/**
 * Judges a tree that was read with the captures of src/manifest/captures.ts. A tree that was refused (links
 * that lead outside) is judged all the same. For a root that is itself a link, give the tree of its real path.
 */
function judgePortable(tree, options = {}) {
    const ledger = new portable_ledger/* Ledger */.O();
    const manifest = readPortableManifest(tree, ledger);
    (0,skills/* judgeSkills */.o)(tree, ledger);
    judgeMcp(tree, manifest?.specVersion ?? null, ledger);
    judgeNearLocations(tree, ledger);
    judgeForeignManifests(tree, manifest?.root ?? null, ledger);
    judgeLinks(tree, ledger);
    ledger.addAll((0,markdown/* judgeMarkdown */.v)(tree));
    return ledger.verdict(options.strict === true);
}

;// CONCATENATED MODULE: ./build/usecases/read-package.js





/** Reads the package at the absolute path `root`; `path` is how the report names it. */
function readPackage(root, path, clioVersion) {
    const candidate = (0,read_manifest/* readPluginManifest */.f6)(root, { clioVersion });
    const payloads = readPayloads(candidate);
    const portable = judgePortable(portableTree(root, candidate));
    const findings = [
        ...candidate.diagnostics,
        ...(0,name_findings/* nameFindings */.S)(candidate.tree),
        ...payloads.findings,
        ...portable.findings,
    ].map((finding) => ({ ...finding, package: path }));
    const { tree, manifest } = candidate;
    return {
        candidate: { ...candidate, tree: { ...tree, captured: keptBytes(tree) } },
        findings,
        notChecked: payloads.notChecked,
        report: {
            path,
            name: manifest?.name ?? candidate.statedName,
            kind: manifest?.kind ?? candidate.statedKind,
            version: manifest?.version ?? candidate.statedVersion,
            digest: candidate.contentDigest,
            files: tree.counts.files,
            bytes: tree.counts.bytes,
            admitted: candidate.valid,
            conformant: portable.conformant,
            compatible: candidate.compatible,
            generation: candidate.generation,
            load: portable.load,
            resources: payloads.resources,
            prerequisites: payloads.prerequisites,
            graph: candidate.graph,
            leftOut: tree.leftOut,
            smoke: null,
        },
    };
}
/** A root that is a link is refused by a Clio host and fine for other clients (portable page, 1). */
function portableTree(root, candidate) {
    const linked = candidate.tree.findings.some(({ rule, messageId }) => rule === 'tree/root' && messageId === 'link');
    return linked ? (0,read_manifest/* readPackageTree */.Xo)((0,display_path/* realPathOf */.dN)(root)) : candidate.tree;
}
function keptBytes(tree) {
    const skill = tree.captured.get('SKILL.md');
    return skill === undefined ? new Map() : new Map([['SKILL.md', skill]]);
}

;// CONCATENATED MODULE: ./build/usecases/package-shelf.js
// Every package of a run, read once however many ask for it, kept by real path and listed by path.




class PackageShelf {
    #cwd;
    #clioVersion;
    #git;
    #readings = new Map();
    #extensions = new Set();
    constructor(cwd, clioVersion, git) {
        this.#cwd = cwd;
        this.#clioVersion = clioVersion;
        this.#git = git;
    }
    /** The reading of the package at an absolute root, with places relative to the working directory. */
    read(root) {
        const key = (0,display_path/* realPathOf */.dN)(root);
        const known = this.#readings.get(key);
        if (known !== undefined)
            return known;
        const path = (0,display_path/* displayPath */.Gt)(this.#cwd, root);
        const reading = readPackage(root, path, this.#clioVersion);
        const fromGit = this.#git.packageFindings(root, reading.candidate.tree);
        const placed = {
            ...reading,
            findings: [...reading.findings, ...fromGit].map((finding) => (0,display_path/* rebase */.RU)({ ...finding, package: path }, path)),
            notChecked: reading.notChecked.map(({ what, why }) => ({ what: `${path}: ${what}`, why })),
        };
        this.#readings.set(key, placed);
        return placed;
    }
    /**
     * The package at an absolute root is an extension: its digest counts, its manifest is of another form
     * and not judged (registry page, "The file").
     */
    keepTreeOnly(root) {
        const key = (0,display_path/* realPathOf */.dN)(root);
        const reading = this.#readings.get(key);
        if (reading === undefined)
            return;
        const findings = reading.findings.filter(({ rule }) => rule.startsWith('tree/'));
        this.#readings.set(key, { ...reading, findings, notChecked: [] });
        this.#extensions.add(key);
    }
    /** True where the absolute directory is, or lies in, something read so far. */
    covers(directory) {
        for (let at = (0,display_path/* realPathOf */.dN)(directory);; at = (0,external_node_path_.dirname)(at)) {
            if (this.#readings.has(at))
                return true;
            if (at === (0,external_node_path_.dirname)(at))
                return false;
        }
    }
    /** Findings of everything read so far. */
    findings() {
        return [...this.#readings.values()].flatMap((reading) => reading.findings);
    }
    /** Readings of all packages so far, sorted by path; extensions are not among them. */
    packages() {
        const packages = [...this.#readings].filter(([key]) => !this.#extensions.has(key));
        return packages
            .map(([, reading]) => reading)
            .sort((a, b) => (0,order/* byCodeUnits */.C)(a.report.path, b.report.path));
    }
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

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ providesOf),
/* harmony export */   l: () => (/* binding */ packagesBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// Packages seen from a registry: their paths below its folder, and what they provide.

/** Paths (`/`, relative) of those absolute roots that lie below the folder. */
function packagesBelow(folder, roots) {
    return roots
        .map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, root).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** What a Clio host loads from a package, as a row's `provides` says it. */
function providesOf(reading) {
    return (reading.report.resources ?? []).map(({ kind, name }) => ({
        kind,
        name,
        description: null,
    }));
}


/***/ }),

/***/ 4719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rowFacts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _digest_explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2518);
// What rows are told by git and by the digest: whether git tracks their directory, and why the bytes
// there do not have the pinned digest.


/** The functions for a registry in an absolute folder; those git cannot answer are left out. */
function rowFacts(git, folder) {
    const explain = (path, expected) => {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
        const view = git.placeOf(root)?.view ?? null;
        const explanation = (0,_digest_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainDigest */ .g)({ root, expected, view });
        return explanation.outcome === 'explained' ? (0,_digest_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .describeExplanation */ .h)(explanation) : null;
    };
    if (git.placeOf(folder) === null)
        return { explain, untold: git.whyUntold(folder) };
    return {
        explain,
        tracks: (path) => {
            const place = git.placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path));
            // Another repository in place of the package: its files are not in this one.
            return place?.view.tracksDirectory(place.path) ?? false;
        },
    };
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
/* harmony import */ var _path_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2664);
// What PATH arguments mean: directories to search, a registry, or one of each.
// Specification: surfaces page, "the registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry".




/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
function resolveTargets(request) {
    const directories = [];
    const registries = [];
    for (const text of request.paths) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, text);
        const facts = (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .factsBehind */ .i)(path);
        if (facts === null) {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is nothing at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`, 'give a directory, or a registry file');
        }
        if (facts.isDirectory()) {
            directories.push(path);
            const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'registry.yaml'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'library', 'registry.yaml')].find(isThere);
            if (found !== undefined)
                registries.push(found);
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
/** Anything under that name counts, a directory or a dangling link too: it must not be overlooked. */
function isThere(path) {
    return (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .factsAt */ .v)(path) !== null;
}


/***/ })

};
