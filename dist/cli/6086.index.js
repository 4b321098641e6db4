export const id = 6086;
export const ids = [6086];
export const modules = {

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
                found: 'a byte-order mark',
                expected: '"---" at the first byte',
                fix: 'save the file as UTF-8 without a byte-order mark',
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
                found: 'an unquoted ": "',
                expected: 'the value in double quotes',
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

/***/ 2951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kl: () => (/* binding */ namingFix),
/* harmony export */   kp: () => (/* binding */ nameLine),
/* harmony export */   sh: () => (/* binding */ isPlainName)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// How a skill whose name differs from its directory is put right, in the same words for Clio hosts and other
// clients: both ways where both are open. Specification: manifest page and portable page, "Skills".

/** The line `name: …` for `name`, in quotes where YAML would read anything but text. */
function nameLine(name) {
    const other = /^(?:[-+.0-9].*|true|false|null|yes|no|on|off|y|n)$/i.test(name);
    return `name: ${other ? `"${name}"` : name}`;
}
/** The fix for `name` in `directory`. A directory that is no name itself can only be renamed. */
function namingFix(name, directory) {
    const ways = [
        ...(isPlainName(name) ? [`rename the directory to ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`] : []),
        ...(isPlainName(directory) ? [`write: ${nameLine(directory)}`] : []),
    ];
    if (ways.length > 0)
        return ways.join('; or ');
    return 'rename the directory with lowercase letters, digits and hyphens, and give the skill that name';
}
/** A name that every reader of skills takes. */
function isPlainName(name) {
    return name.length <= 64 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
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

/***/ 6086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ readPayloads)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/component-id.js
var component_id = __webpack_require__(2233);
// EXTERNAL MODULE: ./build/manifest/root-object.js + 2 modules
var root_object = __webpack_require__(4935);
// EXTERNAL MODULE: ./build/manifest/payload/tree-index.js
var tree_index = __webpack_require__(6500);
;// CONCATENATED MODULE: ./build/manifest/payload/declare.js
// What to paste into plugin.json, and where, so that a resource root or a component is declared. Depends on
// what the manifest has already: following it never ends in an unknown or a duplicate key.
// Specification: manifest page, `extensions["ai.iowarp.clio"]`.




/** Components written out in one fix; more would not be read. */
const MOST_WRITTEN = 8;
/** How to add `key: value` to the Clio block, as a phrase that ends with the text to paste. */
function addToBlock(stated, member) {
    const block = `${(0,quote/* quote */.hD)(root_object/* clioNamespace */.Lr)}: { "manifestVersion": 1, ${member} }`;
    if (stated === null || stated.extensions === null) {
        return `add to the root object of plugin.json: "extensions": { ${block} }`;
    }
    if (stated.block === null)
        return `add to "extensions" in plugin.json: ${block}`;
    return `add to the ${(0,quote/* quote */.hD)(root_object/* clioNamespace */.Lr)} block of plugin.json: ${member}`;
}
/**
 * How to declare the resource root `key`, a directory of that name. `all` are the roots that lack it: where
 * an object has to be made for it, it holds all of them, so that one paste is enough.
 */
function declareRoot(stated, key, all) {
    const member = (one) => `${(0,quote/* quote */.hD)(one)}: ${(0,quote/* quote */.hD)(one)}`;
    if (stated?.resources)
        return `add to "resources" in plugin.json: ${member(key)}`;
    return addToBlock(stated, `"resources": { ${all.map(member).join(', ')} }`);
}
/** How to declare `files`, each a component; `manifest` says which ids are taken. */
function declareComponents(stated, manifest, files) {
    const taken = new Set(manifest.components.map(({ kind, id }) => `${kind}:${id}`));
    const [loose] = files.filter(({ kind, path }) => kind === 'skill' && (0,tree_index/* baseName */.Fl)(path) !== 'SKILL.md');
    if (loose !== undefined) {
        const stem = (0,tree_index/* baseName */.Fl)(loose.path).replace(/\.md$/, '');
        return `move ${(0,quote/* quote */.hD)(loose.path)} to ${(0,quote/* quote */.hD)(`skills/${stem}/SKILL.md`)}: only a SKILL.md can be declared`;
    }
    const objects = files.slice(0, MOST_WRITTEN).map((file) => {
        const id = freeId(file, taken);
        taken.add(`${file.kind}:${id}`);
        return `{ "kind": ${(0,quote/* quote */.hD)(file.kind)}, "id": ${(0,quote/* quote */.hD)(id)}, "path": ${(0,quote/* quote */.hD)(file.path)} }`;
    });
    const rest = files.length - objects.length;
    const more = rest === 0 ? '' : `; and ${rest} more like these`;
    if (stated?.components && files.length === 1) {
        return `add to "components" in plugin.json: ${objects.join('')}`;
    }
    const list = `"components": [${objects.join(', ')}]`;
    if (stated?.components)
        return `write in plugin.json: ${list}${more}`;
    return `${addToBlock(stated, list)}${more}`;
}
/** The file's name as an id, with a number behind it where its kind has that id already. */
function freeId({ kind, name }, taken) {
    const word = name
        .slice(0, 60)
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[^a-z0-9]+/, '');
    const base = (0,component_id/* isComponentId */.f)(word) ? word : kind;
    for (let at = 1;; at += 1) {
        const id = at === 1 ? base : `${base}-${at}`;
        if (!taken.has(`${kind}:${id}`))
            return id;
    }
}

// EXTERNAL MODULE: ./build/manifest/generations.js
var generations = __webpack_require__(3516);
;// CONCATENATED MODULE: ./build/manifest/payload/payload-kinds.js
// Which component kind lies in which resource root, over all host generations.
// Specification: manifest page, "Host generations".

/** Resource root to component kind, for every root any generation knows. */
const kindOfRoot = new Map(generations/* generations */.YZ.flatMap(({ homes }) => [...homes].map(([kind, root]) => [root, kind])));

// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/json.js + 1 modules
var json = __webpack_require__(9376);
;// CONCATENATED MODULE: ./build/manifest/payload/stated-block.js
// What plugin.json says of extensions, Clio block, resources and components, as nodes, also where the manifest
// has faults: to find a place in it, and to know what is there to add to. Judges nothing.
// Specification: manifest page, `extensions["ai.iowarp.clio"]`.



/** Null where plugin.json is no JSON object. */
function statedBlock({ source }) {
    if (source === null)
        return null;
    const parsed = (0,json/* parseJson */.q)(source.text);
    if (!parsed.ok || parsed.root.type !== 'map')
        return null;
    const extensions = mapOf((0,data_node/* memberOf */.C5)(parsed.root, 'extensions'));
    const block = extensions === null ? null : mapOf((0,data_node/* memberOf */.C5)(extensions, root_object/* clioNamespace */.Lr));
    const components = block === null ? undefined : (0,data_node/* memberOf */.C5)(block, 'components');
    return {
        extensions,
        block,
        resources: block === null ? null : mapOf((0,data_node/* memberOf */.C5)(block, 'resources')),
        components: components?.type === 'list' ? components : null,
    };
}
function mapOf(node) {
    return node?.type === 'map' ? node : null;
}

;// CONCATENATED MODULE: ./build/manifest/payload/component-parity.js
// Declared components against what a host loads: each component is one of the loaded files, and what
// loads undeclared is said. Specification: manifest page, "Payloads", last paragraph.





const publicKinds = new Set(kindOfRoot.values());
/** Holds the components of `manifest` against the files that were found. */
function judgeParity(candidate, manifest, files, index) {
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
    if (undeclared.length === 0)
        return { componentOf, findings };
    const stated = statedBlock(candidate);
    if (manifest.components.length > 0) {
        findings.push(...undeclared.map((file) => isUndeclared(file, manifest, stated)));
    }
    else if (stated?.block) {
        // Without a Clio block nothing is declared because nothing has to be.
        findings.push(noneDeclared(undeclared, manifest, stated));
    }
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
function isUndeclared(file, manifest, stated) {
    return (0,finding/* finding */.g)({
        rule: 'payload/undeclared',
        messageId: 'undeclared',
        message: `the ${file.kind} ${(0,quote/* quote */.hD)(file.name)} loads, and no component declares it`,
        place: (0,finding/* wholeFile */.A)(file.path),
        found: (0,quote/* quote */.hD)(file.path),
        expected: `a component of kind ${file.kind} with this path`,
        fix: declareComponents(stated, manifest, [file]),
    });
}
function noneDeclared(files, manifest, stated) {
    const names = files.map(({ kind, name }) => (0,quote/* quote */.hD)(`${kind}:${name}`));
    return (0,finding/* finding */.g)({
        rule: 'payload/undeclared',
        messageId: 'none-declared',
        message: `the package declares no components, and a host loads ${(0,quote/* listNames */.Zv)(names)} from it`,
        place: (0,finding/* wholeFile */.A)('plugin.json'),
        found: 'no component',
        expected: `${files.length === 1 ? 'one component' : `${files.length} components`}`,
        fix: declareComponents(stated, manifest, files),
    });
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
function resourceEntries(candidate) {
    const stated = statedBlock(candidate);
    return stated === null ? null : (stated.resources?.entries ?? []);
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
 * still a list: the finding is at the item. `path` names the field; `line` is it as one can paste it, or null.
 */
function judgeValue(reader, node, type, path, line = null) {
    const asked = { type, path, line };
    switch (type.holds) {
        case 'something':
            return !isNull(node) || wrongType(reader, node, asked);
        case 'list':
            return node.type === 'list' || wrongType(reader, node, asked);
        case 'mapping':
            return node.type === 'map' || wrongType(reader, node, asked);
        case 'structure':
            return node.type !== 'scalar' || wrongType(reader, node, asked);
        case 'text':
            return judgeText(reader, node, asked);
        case 'texts': {
            if (node.type !== 'list')
                return wrongType(reader, node, asked);
            for (const [at, item] of node.items.entries())
                judgeText(reader, item, { type: field_value_text, path: `${path}[${at}]`, line: null });
            return true;
        }
        case 'one-of':
            return judgeOneOf(reader, node, asked, type.values);
        case 'integer': {
            if (node.type !== 'scalar' || typeof node.value !== 'number') {
                return wrongType(reader, node, asked);
            }
            const { value } = node;
            const fits = Number.isInteger(value) && value >= type.least && value <= type.most;
            return fits || outOfRange(reader, node, asked);
        }
        case 'number-above': {
            if (node.type !== 'scalar' || typeof node.value !== 'number') {
                return wrongType(reader, node, asked);
            }
            const fits = Number.isFinite(node.value) && node.value > type.bound;
            return fits || outOfRange(reader, node, asked);
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
function judgeText(reader, node, asked) {
    const { type, path, line } = asked;
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        return wrongType(reader, node, asked);
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
        fix: line === null ? 'write a word, or delete the item' : `write: ${line}`,
    });
    return false;
}
function judgeOneOf(reader, node, asked, values) {
    const { type, path, line } = asked;
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        return wrongType(reader, node, asked);
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
        fix: better !== null ? `write ${(0,quote/* quote */.hD)(better)}` : `write: ${line ?? type.words}`,
    });
    return false;
}
function outOfRange(reader, node, { type, path, line }) {
    reader.judgement.stops({
        rule: `${reader.area}/value`,
        messageId: 'out-of-range',
        message: `${(0,quote/* quote */.hD)(path)} is ${(0,quote/* shorten */.ml)((0,base_escape/* visible */.RK)(node.text))}, not ${type.words}`,
        place: placeIn(reader, node.span),
        found: node.text.slice(0, 240),
        expected: type.words,
        fix: `write: ${line ?? type.words}`,
    });
    return false;
}
function wrongType(reader, node, asked) {
    const { type, path } = asked;
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
            : `write${asked.line === null ? ' ' : ': '}${rightValue(node, asked)}`,
    });
    return false;
}
/** What is written, in its right form where that is plain; else a line that is right. */
function rightValue(node, { type, path, line }) {
    const key = line === null ? '' : `${path.slice(path.lastIndexOf('.') + 1)}: `;
    if (node.type === 'scalar' && /^[\w./:-](?:[\w ./:-]{0,98}[\w./-])?$/.test(node.text)) {
        if (type.holds === 'text')
            return `${key}"${node.text}"`;
        if (type.holds === 'texts' && typeof node.value === 'string')
            return `${key}["${node.text}"]`;
    }
    return line ?? (type.holds === 'text' ? 'the item as text, in double quotes' : type.words);
}

;// CONCATENATED MODULE: ./build/manifest/payload/agent-fields.js

function required(...fields) {
    return new Map(fields.map(([key, field]) => [key, { required: true, since: 1, ...field }]));
}
const agentFields = required(['version', { type: integer(1, 1) }], ['name', { type: field_value_text, sample: 'Reader', about: 'what people call the agent' }], ['description', { type: field_value_text, sample: '"<what this agent does, and when to use it>"' }], [
    'tools',
    { type: mapping, sample: '{required: [read], optional: []}', about: 'both are lists of tools' },
], ['skills', { type: texts, sample: '[]', about: 'names of skills of this package' }], ['audience', { type: oneOf('custom') }], [
    'category',
    {
        type: oneOf('explore', 'plan', 'research', 'implement', 'quality', 'science', 'evolution', 'operations', 'internal'),
    },
], [
    'capabilityClass',
    {
        type: oneOf('read-only', 'artifact-write', 'workspace-edit', 'verification', 'orchestration', 'internal'),
    },
], ['latencyClass', { type: oneOf('fast', 'balanced', 'deep') }], ['projectContextTier', { type: oneOf('none', 'bounded') }], [
    'budget',
    {
        type: mapping,
        sample: '{toolCalls: 20, readReserve: 5, synthesis: 2}',
        about: 'readReserve is less than toolCalls',
    },
], [
    'resultContract',
    {
        type: something,
        sample: '"<what the agent hands back, in one sentence>"',
        about: 'words as a rule; any value but an empty one',
    },
], ['tags', { type: texts, sample: '[example]', about: 'words to find the agent by; [] is fine' }]);
const toolFields = required(['required', { type: texts, sample: '[read]', about: 'tools the agent cannot do without' }], ['optional', { type: texts, sample: '[]', about: 'tools it uses where they are there' }]);
const budgetFields = required(['toolCalls', { type: integer(1), sample: '20' }], ['readReserve', { type: integer(0), sample: '0', about: 'a whole number below toolCalls' }], [
    'synthesis',
    {
        type: something,
        sample: '2',
        about: 'calls kept for putting the answer together; any value but an empty one',
    },
]);

;// CONCATENATED MODULE: ./build/manifest/payload/field-line.js
/** `key: value  # about`, one line. */
function fieldLine(key, field) {
    const about = field.about ?? aboutType(field.type);
    const line = `${key}: ${field.sample ?? sampleOf(field.type)}`;
    return about === null ? line : `${line}  # ${about}`;
}
function sampleOf(type) {
    switch (type.holds) {
        case 'one-of':
            return type.values[0] ?? '""';
        case 'integer':
            return String(type.least);
        case 'number-above':
            return String(type.bound + 1);
        case 'list':
        case 'texts':
            return '[]';
        case 'mapping':
        case 'structure':
            return '{}';
        case 'text':
        case 'something':
            return '"<text>"';
        default: {
            const never = type;
            return never;
        }
    }
}
function aboutType(type) {
    if (type.holds === 'one-of') {
        return type.values.length > 1 ? `one of: ${type.values.join(', ')}` : null;
    }
    if (type.holds === 'integer')
        return type.least === type.most ? null : type.words;
    return type.holds === 'number-above' ? type.words : null;
}

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
            if (judgeValue(reader, used.value, field.type, path + entry.key, fieldLine(entry.key, field)))
                good.set(entry.key, used);
        }
    }
    judgeMissing(reader, map, table, path, home);
    return good;
}
/** Where several fields are missing, the fix of the first that is shown is all their lines: one paste ends them all. */
function judgeMissing(reader, map, table, path, home) {
    const missing = [...table].filter(([key, { required, since }]) => required && since <= reader.version && (0,data_node/* entryOf */.Ms)(map, key) === undefined);
    // Reports sort findings at one place by their message.
    const first = missing.map(([key]) => key).sort(order/* byCodeUnits */.C)[0];
    const where = path === '' ? '' : ` to ${(0,quote/* quote */.hD)(path.slice(0, -1))}`;
    for (const [key, field] of missing) {
        const lines = key === first ? missing.map((one) => fieldLine(...one)) : [fieldLine(key, field)];
        reader.judgement.stops({
            rule: `${reader.area}/missing-key`,
            messageId: 'missing',
            message: `the ${reader.noun} has no ${(0,quote/* quote */.hD)(path + key)}`,
            place: home,
            expected: (0,quote/* quote */.hD)(path + key),
            fix: lines.length === 1
                ? `add this line${where}: ${lines.join('')}`
                : `add these lines${where}${replace(lines)}; that is all ${lines.length} missing fields:\n${lines.join('\n')}`,
        });
    }
}
function replace(lines) {
    return lines.some((line) => line.includes('<')) ? ' and replace the words in <>' : '';
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


const newestFleetVersion = 5;
function field(key, since, type, more = {}) {
    return [key, { ...more, since, type, required: more.required === true }];
}
const fleet_fields_required = true;
const attempts = integer(1, payload_limits/* payloadLimits */.P.loopAttempts);
const structure = { holds: 'structure', words: 'a mapping or a list' };
const gatesAndPlans = ['gate', 'gates', 'plan', 'plans'].map((key) => field(key, 5, structure));
const check = { sample: '{command: npm, args: [test]}', about: 'what tells that the loop is done' };
const repair = { sample: '{agent: fixer}', about: 'what runs where the check fails' };
/** A step that is right in every version up to 3. */
const stepSample = '{id: read, agent: reader, scope: readonly}';
const fleetFields = new Map([
    field('version', 1, integer(1, newestFleetVersion), { required: fleet_fields_required }),
    field('name', 1, field_value_text, { required: fleet_fields_required, sample: 'Tour', about: 'what people call it' }),
    field('description', 1, field_value_text, { sample: '"<what it does, and when to use it>"' }),
    field('steps', 1, list, { required: fleet_fields_required, sample: `[${stepSample}]`, about: 'at least one' }),
    field('maxWorkers', 1, integer(1), { required: fleet_fields_required }),
    field('onFailure', 1, oneOf('stop', 'continue'), { required: fleet_fields_required }),
    field('budgetUsd', 1, numberAbove(0)),
    field('loops', 3, list),
    ...gatesAndPlans,
]);
const stepFields = new Map([
    field('id', 1, field_value_text, { required: fleet_fields_required, sample: 'read', about: 'another one for each step' }),
    field('agent', 1, field_value_text, { sample: 'reader' }),
    field('scope', 1, oneOf('readonly', 'workspace')),
    field('dependencies', 1, texts, { sample: '[read]', about: 'ids of steps before it' }),
    field('command', 2, field_value_text, { sample: 'npm' }),
    field('args', 2, texts, { sample: '[test]' }),
    field('loop', 3, mapping, {
        sample: `{maxAttempts: 3, check: ${check.sample}, repair: ${repair.sample}}`,
    }),
    field('maxAttempts', 3, attempts),
    field('check', 3, something, check),
    field('repair', 3, something, repair),
    field('writes', 4, texts, { sample: '[docs/page.md]', about: 'relative paths' }),
    ...gatesAndPlans,
]);
/** What a loop holds; that it is a loop at all was judged where it stands. */
const loopFields = new Map([
    field('id', 1, field_value_text),
    field('maxAttempts', 1, attempts, { required: fleet_fields_required, sample: '3' }),
    field('check', 1, something, { required: fleet_fields_required, ...check }),
    field('repair', 1, something, { required: fleet_fields_required, ...repair }),
    field('dependencies', 1, texts, { sample: '[read]' }),
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







const loopLine = fieldLine('loop', stepFields.get('loop') ?? { type: mapping });
/** Judges a loop written as a mapping of its own, and returns what it uses. */
function judgeLoop(reader, node, path, home) {
    if (!judgeValue(reader, node, mapping, path, loopLine) || node.type !== 'map')
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
            fix: `add this line: ${fieldLine(key, loopFields.get(key) ?? { type: something })}`,
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
    if (!judgeValue(reader, node, mapping, path, `- ${stepSample}`) || node.type !== 'map')
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
        const fix = 'add this line: agent: reader  # the name of an agent; or write "command" with what to run';
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
            fix: 'add this line: scope: readonly  # or workspace, where the agent changes files',
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
                step_dependencies_judgeMissing(reader, dependency, ids);
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
function step_dependencies_judgeMissing(reader, dependency, ids) {
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
            fix: `write: steps: [${stepSample}]`,
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

// EXTERNAL MODULE: ./build/manifest/payload/read-skills.js + 4 modules
var read_skills = __webpack_require__(9297);
;// CONCATENATED MODULE: ./build/manifest/payload/unloaded-markdown.js
// Markdown that looks like a payload and is none: below a root that is read without its subdirectories,
// or in a directory called like a root that nothing declares. Notes only.
// Specification: manifest page, "Payloads" ("directly in the root") and `resources`.






const flatKinds = new Set(['agent', 'fleet', 'playbook']);
/** Notes on Markdown files a host never reads although they lie where payloads lie. */
function unloadedMarkdown(index, roots, candidate) {
    const flat = roots.filter(({ kind }) => flatKinds.has(kind));
    const findings = flat.flatMap((root) => tooDeep(index, root));
    const undeclared = [...kindOfRoot].filter(([key]) => {
        if (roots.some((root) => root.key === key || root.path === key))
            return false;
        const real = index.realDirectory(key);
        if (real === null || real === '.')
            return false;
        return index.childrenOf(real).some(({ path }) => path.endsWith('.md'));
    });
    if (undeclared.length === 0)
        return findings;
    const stated = statedBlock(candidate);
    const keys = undeclared.map(([key]) => key);
    for (const [key, kind] of undeclared) {
        findings.push((0,finding/* finding */.g)({
            rule: 'payload/root-undeclared',
            messageId: 'undeclared',
            message: `the directory ${(0,quote/* quote */.hD)(key)} is not declared, so a Clio host loads no ${kind} from it`,
            place: (0,finding/* wholeFile */.A)(key),
            found: `no ${(0,quote/* quote */.hD)(key)} in "resources"`,
            expected: `"${key}": "${key}" in "resources"`,
            fix: `if Clio hosts are to load it, ${declareRoot(stated, key, keys)}`,
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
        : judgeParity(candidate, candidate.manifest, files, index);
    for (const file of files)
        findings.push(...file.judgement.findings);
    findings.push(...parity.findings, ...unloadedMarkdown(index, roots, candidate));
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


/***/ }),

/***/ 9297:
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
// EXTERNAL MODULE: ./build/manifest/payload/skill-description.js
var skill_description = __webpack_require__(1963);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/manifest/payload/hidden-characters.js
var hidden_characters = __webpack_require__(5058);
// EXTERNAL MODULE: ./build/manifest/payload/naming-fix.js
var naming_fix = __webpack_require__(2951);
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
            fix: (0,naming_fix/* namingFix */.kl)(name, skill.directory),
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
    (0,skill_description/* judgeSkillDescription */.Jo)(node, payload, judgement);
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

/***/ 1963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ judgeSkillDescription),
/* harmony export */   MY: () => (/* binding */ writeDescription),
/* harmony export */   cS: () => (/* binding */ addDescription)
/* harmony export */ });
/* unused harmony export descriptionLine */
/* harmony import */ var _base_data_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var _payload_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1976);
// The description of a skill, by which a model decides whether to use it.
// Specification: manifest page, "Payloads", Skills.


/** What our fix puts there to be replaced. */
const placeholder = '<what this skill does, and when to use it>';
/** The line to paste, which nobody takes for a description. */
const descriptionLine = `description: "${placeholder}"`;
const addDescription = `add this line and replace the words in <>: ${descriptionLine}`;
const writeDescription = `write, and replace the words in <>: ${descriptionLine}`;
/** Judges `description` in the frontmatter `node` of a skill. */
function judgeSkillDescription(node, payload, judgement) {
    const rule = 'skill/description-missing';
    const entry = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(node, 'description');
    if (entry === undefined) {
        judgement.stops({
            rule,
            messageId: 'missing',
            message: 'the frontmatter has no "description", and a host loads no skill without one',
            place: payload.source.linePlace(1),
            expected: 'a description',
            fix: addDescription,
        });
        return;
    }
    const { span } = entry.value;
    const place = payload.source.place(span.start, span.end);
    const text = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(entry.value);
    if (text === undefined && !(entry.value.type === 'scalar' && entry.value.value === null)) {
        judgement.stops({
            rule,
            messageId: 'not-text',
            message: 'the "description" is not text, so a host takes it for missing',
            place,
            found: (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .describeNode */ .WQ)(entry.value),
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
            fix: writeDescription,
        });
    }
    else if ([placeholder, '…', '...'].includes(text.trim())) {
        judgement.remarks({
            rule,
            messageId: 'placeholder',
            message: 'the "description" is still the placeholder, so no model knows when to use the skill',
            place,
            found: text.trim(),
            expected: 'a description',
            fix: 'write in its place, in one sentence, what the skill does and when to use it',
        });
    }
    else if (text.length > _payload_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .payloadLimits */ .P.descriptionLength) {
        const length = text.length;
        judgement.remarks({
            rule: 'skill/description-long',
            messageId: 'long',
            message: `the description has ${length} characters, over ${_payload_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .payloadLimits */ .P.descriptionLength}`,
            place,
            found: `${length} characters`,
            expected: `at most ${_payload_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .payloadLimits */ .P.descriptionLength} characters`,
        });
    }
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


/***/ })

};
