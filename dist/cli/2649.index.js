export const id = 2649;
export const ids = [2649];
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

/***/ 2453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseCapabilityName),
/* harmony export */   d: () => (/* binding */ nameFaultText)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
// The one way in for the name of a capability. A name that passed is compared with names that were
// enumerated; it is never joined to a path, and a name that is refused never reaches the disk.
// Specification: capabilities page, "A caller's name is never joined to a path".

/** Longest name, in bytes of UTF-8: what one directory entry can hold. */
const NAME_BYTES = 255;
/** What is wrong, as the end of "the name …". */
const nameFaultText = {
    'not-a-string': 'is not a string',
    empty: 'is empty or blank',
    'too-long': `is longer than ${NAME_BYTES} bytes`,
    separator: 'has a slash, a backslash or a colon',
    'dot-segment': 'is a dot segment',
    unseen: 'has characters that a reader cannot see',
    disguised: 'turns into a path when its characters are normalised',
};
/** Reads a name of unknown origin and type. Pure; linear in at most 255 code units. */
function parseCapabilityName(value) {
    const fault = faultOf(value);
    return fault === null ? { ok: true, name: value } : { ok: false, fault };
}
function faultOf(value) {
    if (typeof value !== 'string')
        return 'not-a-string';
    if (value.length > NAME_BYTES || Buffer.byteLength(value) > NAME_BYTES)
        return 'too-long';
    if (value.trim() === '')
        return 'empty';
    if (hasSeparator(value))
        return 'separator';
    if (isDotSegment(value))
        return 'dot-segment';
    if ((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnseen */ .FN)(value))
        return 'unseen';
    // Some file systems and tools normalise names: what is harmless now must be harmless then.
    const normal = value.normalize('NFKC').trim();
    return hasSeparator(normal) || isDotSegment(normal) ? 'disguised' : null;
}
function hasSeparator(text) {
    return /[/\\:]/.test(text);
}
function isDotSegment(text) {
    return text === '.' || text === '..';
}


/***/ }),

/***/ 6015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ withoutExtension)
/* harmony export */ });
// The name that a file gives its entry. Pure: whoever needs only the rule opens no store for it.
// Specification: capabilities page, "identity is the entry's directory name".
/** The file name less its last extension. */
function withoutExtension(name) {
    const dot = name.lastIndexOf('.');
    return dot > 0 ? name.slice(0, dot) : name;
}


/***/ }),

/***/ 5389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ patternFault),
/* harmony export */   t: () => (/* binding */ fileMatcher)
/* harmony export */ });
// Which files a task is for: `*` and `?` within a part, `**` for any number of parts, `[…]` and `{a,b}`. A
// pattern without a slash is for the file's name alone. Patterns come from plugins, so matching never goes back
// further than the last star: its work is the product of the two lengths, whatever the pattern. A matcher that
// makes a regular expression of them has no such bound. Pure. Threats page, "Regular expressions".
/** Most characters of a pattern and of a file path that is matched. */
const PATTERN_LENGTH = 256;
const PATH_LENGTH = 1_024;
/** Most patterns that the braces of one may stand for. */
const ALTERNATIVES = 64;
/** Why a pattern is not admitted, as the end of "the pattern … which"; null when it is. */
function patternFault(pattern) {
    if (pattern.trim() === '')
        return 'is empty';
    if (pattern.length > PATTERN_LENGTH)
        return `is longer than ${PATTERN_LENGTH} characters`;
    if (pattern.includes('\0'))
        return 'has a NUL';
    return expandBraces(pattern) === null
        ? `stands for more than ${ALTERNATIVES} patterns by its braces`
        : null;
}
/** A test for one file: relative, with `/`. */
function fileMatcher(file) {
    const path = file.replace(/^(?:\.\/)+/, '');
    if (path === '' || path.length > PATH_LENGTH)
        return () => false;
    const parts = path.split('/');
    return (patterns) => patterns.some((pattern) => matches(pattern, parts));
}
function matches(pattern, parts) {
    if (patternFault(pattern) !== null)
        return false;
    return (expandBraces(pattern) ?? []).some((each) => each.includes('/')
        ? matchSequence(each.replace(/^(?:\.?\/)+/, '').split('/'), parts, {
            isAny: (part) => part === '**',
            fits: matchPart,
        })
        : matchPart(each, parts.at(-1) ?? ''));
}
/** One part of a pattern against one part of a path. */
function matchPart(pattern, part) {
    const tokens = pattern.match(/\[[!^]?\]?[^\]]*\]|[\s\S]/gu) ?? [];
    return matchSequence(tokens, [...part], {
        isAny: (token) => token === '*',
        fits: (token, character) => token === '?' || (token.length > 2 ? inClass(token, character) : token === character),
    });
}
/** Going back to the last "any" is enough: what an earlier one could take, the last one can take as well. */
function matchSequence(wanted, given, { isAny, fits }) {
    let at = 0;
    let here = 0;
    let lastAny = -1;
    let taken = 0;
    while (here < given.length) {
        const item = wanted[at];
        if (item !== undefined && isAny(item)) {
            lastAny = at;
            taken = here;
            at += 1;
        }
        else if (item !== undefined && fits(item, given[here] ?? '')) {
            at += 1;
            here += 1;
        }
        else if (lastAny >= 0) {
            taken += 1;
            here = taken;
            at = lastAny + 1;
        }
        else
            return false;
    }
    while (at < wanted.length && isAny(wanted[at] ?? ''))
        at += 1;
    return at === wanted.length;
}
/** `[abc]`, `[a-z]`, `[!abc]`. */
function inClass(token, character) {
    const negated = /^\[[!^]/.test(token);
    const members = [...token.slice(negated ? 2 : 1, -1)];
    let found = false;
    for (let at = 0; at < members.length; at += 1) {
        const low = members[at] ?? '';
        const high = members[at + 1] === '-' ? members[at + 2] : undefined;
        if (high !== undefined)
            at += 2;
        if (character >= low && character <= (high ?? low))
            found = true;
    }
    return found !== negated;
}
/** The patterns that the braces of one stand for, or null where they are too many. */
function expandBraces(pattern) {
    let all = [pattern];
    for (let round = 0; round < PATTERN_LENGTH; round += 1) {
        const next = all.flatMap((each) => {
            // An innermost pair that has a comma: others are literal.
            const braces = /\{([^{}]*,[^{}]*)\}/.exec(each);
            if (braces === null)
                return [each];
            const [start, end] = [braces.index, braces.index + braces[0].length];
            return (braces[1] ?? '')
                .split(',')
                .map((choice) => `${each.slice(0, start)}${choice}${each.slice(end)}`);
        });
        if (next.length > ALTERNATIVES)
            return null;
        if (next.length === all.length && next.every((each, at) => each === all[at]))
            return all;
        all = next;
    }
    return null;
}


/***/ }),

/***/ 8552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ kindRow),
/* harmony export */   Y: () => (/* binding */ kindRows)
/* harmony export */ });
// The kinds of capability as a table: a fifth kind is one row here. Pure.
// Specification: capabilities page, "Kinds are rows of a table".
const first = 'first-source';
const kindRows = [
    {
        kind: 'task',
        folder: 'tasks',
        entryFile: 'task.yaml',
        singleFiles: false,
        conflict: first,
        resolved: 'call',
        writable: true,
    },
    {
        kind: 'skill',
        folder: 'skills',
        entryFile: 'SKILL.md',
        singleFiles: false,
        conflict: first,
        resolved: 'session',
        writable: false,
    },
    {
        kind: 'affordance',
        folder: 'affordances',
        entryFile: null,
        singleFiles: true,
        conflict: first,
        resolved: 'session',
        writable: false,
    },
    {
        kind: 'notification',
        folder: 'notifications',
        entryFile: null,
        singleFiles: true,
        conflict: first,
        resolved: 'session',
        writable: false,
    },
];
function kindRow(kind) {
    return kindRows.find((row) => row.kind === kind) ?? null;
}


/***/ }),

/***/ 2454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ TASK_FILE_BYTES),
/* harmony export */   YB: () => (/* binding */ parseTaskMetadata),
/* harmony export */   hE: () => (/* binding */ patternKeys)
/* harmony export */ });
/* harmony import */ var _base_data_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7075);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9327);
/* harmony import */ var _base_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(684);
/* harmony import */ var _file_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5389);
// `task.yaml` as text to a value: name, description, implementation, optional file patterns. Pure. A title
// is told, never an identity: that is the directory's name. Unknown keys are the owner's business.
// Specification: capabilities page, "A task is a directory with a metadata file".







/** Spellings of the key for file patterns; the first is the one that is written. */
const patternKeys = ['patterns', 'files', 'file_patterns', 'filePatterns'];
/** Most bytes of a `task.yaml`. */
const TASK_FILE_BYTES = 256 * 1024;
/** Reads the text of a `task.yaml`; `file` is how findings call it. */
function parseTaskMetadata(file, text) {
    const source = new _base_source_js__WEBPACK_IMPORTED_MODULE_1__/* .Source */ .k(file, text);
    const { root, syntax, problems } = (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .parseYaml */ .h)(text);
    const fault = new TaskFaults(source);
    if (syntax !== null)
        fault.add('syntax', `is no YAML: ${syntax.message}`, syntax.span);
    for (const { refusal, span } of problems) {
        const article = /^[aeiou]/.test(refusal) ? 'an' : 'a';
        const what = refusal.replaceAll('-', ' ');
        fault.add('syntax', `has ${article} ${what}, which is not allowed here`, span);
    }
    if (root !== null && root.type !== 'map') {
        fault.add('shape', `is ${(0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNode */ .WQ)(root)}, not a mapping`, root.span);
    }
    if (root?.type !== 'map') {
        if (root === null && syntax === null)
            fault.add('shape', 'is empty', { start: 0, end: 0 });
        return { metadata: null, findings: fault.findings };
    }
    for (const twice of (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .duplicateEntries */ .QC)(root)) {
        fault.add('syntax', `has the key ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(twice.key)} twice`, twice.keySpan);
    }
    const title = readText(root, 'name', fault);
    const description = readText(root, 'description', fault);
    const stated = readText(root, 'implementation', fault);
    const patterns = readPatterns(root, fault);
    const implementation = stated === null ? null : readImplementation(root, stated, fault);
    const complete = fault.findings.length === 0;
    return {
        metadata: complete && title !== null && description !== null && implementation !== null
            ? { title, description, implementation, patterns }
            : null,
        findings: fault.findings,
    };
}
class TaskFaults {
    findings = [];
    #source;
    constructor(source) {
        this.#source = source;
    }
    add(messageId, what, span) {
        this.#push('capability/task-metadata', messageId, `task.yaml ${what}`, span, null);
    }
    outside(stated, span) {
        const message = `the implementation ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(stated)} is not inside the task's own directory`;
        this.#push('capability/outside', 'implementation', message, span, stated);
    }
    #push(rule, messageId, message, span, found) {
        const place = this.#source.place(span.start, span.end);
        this.findings.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .g)({ rule, messageId, message, place, found }));
    }
}
function readText(root, key, fault) {
    const node = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, key);
    if (node === undefined) {
        fault.add('field-missing', `has no ${key}`, { start: root.span.start, end: root.span.start });
        return null;
    }
    if (node.type !== 'scalar' || typeof node.value !== 'string') {
        fault.add('field-type', `has ${(0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNode */ .WQ)(node)} as ${key}; it takes text`, node.span);
        return null;
    }
    if (node.value.trim() === '') {
        fault.add('field-missing', `has an empty ${key}`, node.span);
        return null;
    }
    return node.value;
}
function readImplementation(root, stated, fault) {
    const parsed = (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRelativePath */ .z)(stated);
    if (parsed.ok && parsed.path !== '.')
        return parsed.path;
    fault.outside(stated, (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'implementation')?.span ?? root.span);
    return null;
}
function readPatterns(root, fault) {
    for (const key of patternKeys) {
        const node = (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, key);
        if (node === undefined)
            continue;
        const items = node.type === 'list' ? node.items : [node];
        return items.flatMap((item) => {
            if (item.type !== 'scalar' || typeof item.value !== 'string') {
                fault.add('field-type', `has ${(0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNode */ .WQ)(item)} in ${key}; it takes patterns`, item.span);
                return [];
            }
            const why = (0,_file_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .patternFault */ .r)(item.value);
            if (why === null)
                return [item.value];
            fault.add('pattern', `has the pattern ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item.value)}, which ${why}`, item.span);
            return [];
        });
    }
    return [];
}


/***/ })

};
