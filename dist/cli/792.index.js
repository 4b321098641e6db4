export const id = 792;
export const ids = [792];
export const modules = {

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ killOnEveryWayOut),
/* harmony export */   ev: () => (/* binding */ removeOnEveryWayOut),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   ww: () => (/* binding */ makeTemporary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// What must be gone on every way out: staging directories and process groups of git, also when this
// process is told to stop by a signal. Handlers are installed only while there is something to remove.
// Specification: registry page, "Getting the bytes" (Safety).

const directories = new Set();
const groups = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let installed = false;
/** Remembers a directory until the returned function removes it. Calling that twice is harmless. */
function removeOnEveryWayOut(directory) {
    directories.add(directory);
    install();
    return () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true, maxRetries: 2 });
        directories.delete(directory);
        uninstallWhenIdle();
    };
}
/**
 * Makes a directory whose name starts with `prefix` (absolute), to be gone on every way out: no signal can
 * come between. Throws what the system throws.
 */
function makeTemporary(prefix) {
    install();
    try {
        const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(prefix);
        return { directory, remove: removeOnEveryWayOut(directory) };
    }
    catch (error) {
        uninstallWhenIdle();
        throw error;
    }
}
/** Remembers a process group until the returned function is called, which does not kill it. */
function killOnEveryWayOut(group) {
    groups.add(group);
    install();
    return () => {
        groups.delete(group);
        uninstallWhenIdle();
    };
}
/** Kills a whole process group at once. A group that has ended already is fine. */
function killGroup(group) {
    try {
        process.kill(-group, 'SIGKILL');
    }
    catch {
        // Gone, which is what was wanted.
    }
}
function install() {
    if (installed)
        return;
    installed = true;
    process.on('exit', removeAll);
    for (const signal of signals)
        process.on(signal, onSignal);
}
/**
 * Not at once: a signal that came during synchronous work is heard only when the event loop polls again,
 * and would be lost with the handlers. One turn may end right after the poll, the second comes behind one.
 */
function uninstallWhenIdle() {
    setImmediate(() => setImmediate(uninstall));
}
function uninstall() {
    if (!installed || directories.size > 0 || groups.size > 0)
        return;
    installed = false;
    process.off('exit', removeAll);
    for (const signal of signals)
        process.off(signal, onSignal);
}
function onSignal(signal) {
    removeAll();
    for (const each of signals)
        process.off(each, onSignal);
    // Nobody else wants the signal: die of it, as the sender expects. Else the other handler decides.
    if (process.listenerCount(signal) === 0)
        process.kill(process.pid, signal);
}
function removeAll() {
    for (const group of groups)
        killGroup(group);
    for (const directory of directories) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
        }
        catch {
            // The process is ending; there is nobody left to tell.
        }
    }
}


/***/ }),

/***/ 5744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ parseRegistry)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/yaml.js + 2 modules
var yaml = __webpack_require__(684);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/source.js
var base_source = __webpack_require__(4103);
// EXTERNAL MODULE: ./build/registry/unread-registry.js
var unread_registry = __webpack_require__(8759);
;// CONCATENATED MODULE: ./build/registry/decode-registry.js
// From bytes to text, before anything is parsed: size, encoding and how much a parser would have to hold.
// Specification: registry page, "Reading it defends itself"; threats page, "YAML".





/** Line breaks, commas and brackets of one file: bounds the parser's memory before it starts. */
const MOST_MARKS = 1_500_000;
/** The text of a registry, or the finding that ends the reading. */
function decodeRegistry(bytes, file) {
    const no = (one, source = null) => ({
        ok: false,
        finding: one,
        source,
    });
    if (bytes.length > limits/* limits */.F.registryBytes) {
        const message = `${file} is larger than ${limits/* limits */.F.registryBytes} bytes`;
        return no((0,unread_registry/* unreadable */.O)(file, 'too-large', message));
    }
    const decoded = (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded.ok)
        return no(encodingFinding(file, decoded.why, decoded.line));
    const source = new base_source/* Source */.k(file, decoded.text);
    if (countMarks(bytes) > MOST_MARKS) {
        const message = `${file} has more than ${MOST_MARKS} lines and list items`;
        return no((0,unread_registry/* unreadable */.O)(file, 'too-large', message), source);
    }
    const nul = decoded.text.indexOf('\0');
    if (nul < 0)
        return { ok: true, source };
    const found = encodingFinding(file, 'nul', 1);
    return no({ ...found, place: source.place(nul, nul + 1) }, source);
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

// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/registry/find-rows.js
// Where the rows stand in the text: a list at the top, or one under `entries`. What else the top level holds
// is told. Specification: registry page, "The file".




/** Looks for the list of rows in a document that is not empty. */
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
    if (!('problem' in read))
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
    const missing = new Set(registry/* requiredRowKeys */.C.filter((key) => !entries.has(key)));
    for (const entry of entries.values()) {
        if (registry/* rowKeys */.d.includes(entry.key))
            continue;
        const meant = (0,nearest/* nearestOf */.q)(entry.key, missing);
        if (meant === null)
            unknownKey(report, entry);
        else {
            missing.delete(meant);
            misspelledKey(report, entry, meant);
        }
    }
    for (const key of missing)
        missingKey(report, key, node.span);
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
/** One slip is one finding, with the fix that mends both halves of it. */
function misspelledKey(report, entry, key) {
    report.faulty.add(key);
    (0,row_reading/* reportRow */.b)(report, null, entry.keySpan, {
        rule: 'row/missing-key',
        messageId: 'misspelled',
        message: `${(0,quote/* quote */.hD)(key)} is missing, and ${(0,quote/* quote */.hD)(entry.key)} reads like it`,
        found: entry.key,
        expected: `a ${(0,quote/* quote */.hD)(key)} in every row`,
        fix: `rename ${(0,quote/* quote */.hD)(entry.key)} to ${key}`,
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

;// CONCATENATED MODULE: ./build/registry/rows-before.js
// What can still be read of a text with a syntax error: the rows before the one that is broken. They are
// read by themselves, so that one slip does not hide their faults.
// Specification: registry page, "a YAML syntax error ends the reading, and the rest is not checked".

/** A quote or bracket that is not closed shows only later; this many rows back are tried. */
const TRIES = 3;
/** The text up to the last row that begins before `error` and leaves something readable, or null. */
function rowsBefore(text, error) {
    const column = /^( *)-(?:[ \r\n]|$)/m.exec(text)?.[1]?.length;
    if (column === undefined)
        return null;
    const dash = `\n${' '.repeat(column)}-`;
    let end = error + 1;
    for (let tries = 0; tries < TRIES; tries += 1) {
        const found = end < 2 ? -1 : text.lastIndexOf(dash, end - 2);
        if (found < 0)
            return null;
        end = found + 1;
        const parsed = (0,yaml/* parseYaml */.h)(text.slice(0, end));
        if (parsed.syntax === null && parsed.root !== null)
            return { parsed, end };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/registry/parse-registry.js










/** Parses a registry. `file` is the name findings show. */
function parseRegistry(bytes, file) {
    const decoded = decodeRegistry(bytes, file);
    if (!decoded.ok) {
        const seen = decoded.source === null ? { bytes } : { bytes, source: decoded.source };
        return (0,unread_registry/* unreadRegistry */.n)(file, [decoded.finding], seen);
    }
    const { source } = decoded;
    const parsed = (0,yaml/* parseYaml */.h)(source.text);
    if (parsed.syntax === null)
        return readRows(source, bytes, parsed);
    const found = syntaxFinding(source, parsed.syntax);
    const before = rowsBefore(source.text, parsed.syntax.span.start);
    const read = before === null ? null : readRows(source, bytes, before.parsed);
    if (before === null || read === null || !read.readable) {
        return (0,unread_registry/* unreadRegistry */.n)(file, [found], { bytes, source });
    }
    const line = source.place(before.end).line;
    return {
        ...read,
        form: null,
        list: null,
        readable: false,
        findings: [found, ...read.findings],
        notChecked: [
            ...read.notChecked,
            {
                what: `the rows of ${file} from line ${line} on, and the rules over the whole file`,
                why: `the file cannot be read past line ${found.place.line}`,
            },
        ],
    };
}
function readRows(source, bytes, parsed) {
    const { file } = source;
    const { root } = parsed;
    const seen = { bytes, source };
    const refused = () => parsed.problems.map((problem) => refusalFinding(source, problem));
    if (root === null || (root.type === 'scalar' && root.text === '' && root.style === 'plain')) {
        const fix = 'write the rows, or an empty list [] where there are none yet';
        const empty = (0,unread_registry/* unreadable */.O)(file, 'empty', `${file} is empty`, fix);
        return (0,unread_registry/* unreadRegistry */.n)(file, [...refused(), empty], seen);
    }
    const { list, findings } = findRows(source, root);
    if (list === null)
        return (0,unread_registry/* unreadRegistry */.n)(file, [...refused(), ...findings], seen);
    const keeper = (0,keep_findings/* keepFindings */.q)(file);
    const refusedAt = new Set(parsed.problems.map((problem) => problem.span.start));
    const rows = [];
    for (const [index, node] of list.items.slice(0, limits/* limits */.F.registryRows).entries()) {
        const read = parseRow({ source, index, node, refusedAt });
        rows.push(read.row);
        for (const one of read.findings)
            keeper.add(one);
    }
    for (const one of [...withRows(source, parsed.problems, rows), ...findings])
        keeper.add(one);
    const beyond = tooManyRows(source, list);
    if (beyond !== null)
        keeper.add(beyond);
    return {
        file,
        form: root.type === 'list' ? 'list' : 'entries',
        list,
        rows,
        readable: true,
        source,
        bytes,
        findings: keeper.findings,
        notChecked: [...keeper.notChecked(), ...(beyond === null ? [] : [rowsBeyond(file)])],
    };
}
function rowsBeyond(file) {
    return {
        what: `rows after row ${limits/* limits */.F.registryRows} of ${file}`,
        why: `a registry has at most ${limits/* limits */.F.registryRows} rows`,
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
/* harmony import */ var _parse_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5744);
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
/* harmony import */ var _manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8011);
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

/***/ 3325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.
/** `text` as it is where no shell would touch it, else in single quotes. */
function shellWord(text) {
    return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
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

/***/ 5676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ githubServer),
/* harmony export */   tI: () => (/* binding */ parseTreeUrl)
/* harmony export */ });
/* unused harmony export parsePluginGithubSource */
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
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
        return no(`the character ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)}`);
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
        return no(`${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tree ?? '')} where "tree" belongs`);
    for (const [what, name] of [
        ['owner', owner],
        ['repository', repo],
        ['ref', ref],
    ]) {
        if (!/^[A-Za-z0-9_.-]+$/.test(name))
            return no(`the ${what} ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`);
        if (name.startsWith('-'))
            return no(`the ${what} ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} begins with a dash`);
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


/***/ })

};
