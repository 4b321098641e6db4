export const id = 6694;
export const ids = [6694];
export const modules = {

/***/ 6956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ conversionsOf),
/* harmony export */   X: () => (/* binding */ attributeFindings)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _checked_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9765);
/* harmony import */ var _line_endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8498);
// Attributes that make the bytes of a clone differ from what was pinned, or depend on the machine. Told
// also when the digest happens to match. Digest page, last section, "Attributes and configuration".




/**
 * Findings for the package at `packagePath` (repository-relative); files are relative to the package. Starts
 * git only where a file has such an attribute. Throws `Fault` (`git`).
 */
function attributeFindings(view, packagePath) {
    const filters = new Map();
    const conversions = new Map();
    for (const entry of view.trackedBelow(packagePath)) {
        if (entry.mode !== 'file' && entry.mode !== 'executable')
            continue;
        const attributes = view.attributesOf(entry.path);
        if (!['unspecified', 'unset', 'set'].includes(attributes.filter)) {
            push(filters, attributes.filter, entry.path);
        }
        for (const conversion of conversionsOf(attributes))
            push(conversions, conversion, entry.path);
    }
    const inside = (path) => packagePath === '.' ? path : path.slice(packagePath.length + 1);
    return [
        ...[...filters].map(([name, paths]) => filterFinding(name, paths.map(inside))),
        ...[...conversions].flatMap(([name, paths]) => {
            const { differing, equal } = comparedWithClone(view, name, paths);
            if (differing.length > 0)
                return [differs(name, differing.map(inside))];
            return equal.length > 0 ? [same(name, equal.map(inside))] : [];
        }),
    ];
}
/** What git does to a file's bytes on the way out, by the names of `.gitattributes`. */
function conversionsOf(attributes) {
    const { eol, text, ident, encoding } = attributes;
    return [
        ...(eol === 'crlf' && text !== 'unset' ? ['eol=crlf'] : []),
        ...(ident === 'set' ? ['ident'] : []),
        ...(['unspecified', 'unset', 'set', ''].includes(encoding)
            ? []
            : [`working-tree-encoding=${encoding}`]),
    ];
}
/** Files that are here, by whether a clone has the same bytes. */
function comparedWithClone(view, conversion, paths) {
    const clone = (0,_checked_out_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedOutDigests */ .Rj)(view, (attributes) => conversionsOf(attributes).length > 0);
    const differing = [];
    const equal = [];
    for (const path of paths) {
        const absolute = `${view.repository.root}/${path}`;
        const here = (0,_checked_out_js__WEBPACK_IMPORTED_MODULE_1__/* .fileDigest */ .hd)(absolute);
        if (here === null)
            continue;
        const same = here === clone.get(path) || survives(conversion, absolute);
        (same ? equal : differing).push(path);
    }
    return { differing, equal };
}
/** True where an edit that is not added yet would come back from git as it is here. */
function survives(conversion, absolute) {
    const bytes = (0,_checked_out_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBytes */ .sG)(absolute);
    if (bytes === null)
        return false;
    if (conversion === 'ident')
        return !bytes.includes('$Id');
    return conversion === 'eol=crlf' && (0,_line_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(bytes) && !(0,_line_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .hasBareLf */ .vr)(bytes);
}
function push(map, key, value) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [value]);
    else
        known.push(value);
}
function filterFinding(name, paths) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
        rule: 'tree/attribute-filter',
        messageId: 'filter',
        message: `git passes ${names(paths)} through the filter ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}, so the bytes depend on what a machine has installed`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFile */ .A)(paths[0] ?? '.'),
        found: `filter=${name}`,
        expected: 'no filter',
        fix: `take filter=${name} off these files in .gitattributes, and commit them as they are`,
    });
}
function differs(name, paths) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
        rule: 'tree/attribute-changes-bytes',
        messageId: 'differs',
        message: `${names(paths)} here ${paths.length === 1 ? 'is' : 'are'} not what a clone checks out under ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFile */ .A)(paths[0] ?? '.'),
        found: name,
        fix: `git add what was edited; if it still differs, take ${name} off these files in .gitattributes (* -text keeps every byte), commit, and pin again`,
    });
}
function same(name, paths) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
        rule: 'tree/attribute-conversion',
        messageId: 'same',
        message: `git converts ${names(paths)} on checkout (${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}), to the bytes that are here`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFile */ .A)(paths[0] ?? '.'),
        found: name,
    });
}
function names(paths) {
    return (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(paths.map(_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD), 3);
}


/***/ }),

/***/ 9765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ checkedOutDigests),
/* harmony export */   hd: () => (/* binding */ fileDigest),
/* harmony export */   sG: () => (/* binding */ fileBytes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7835);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _git_committed_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4846);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4148);
// SHA-256 of single files: as they are here, and as a clone would check them out. One checkout serves a
// whole view, however many packages ask. Digest page, last section.






const checkouts = new WeakMap();
/**
 * Digest by path of every tracked file whose attributes are `affected`, as a clone has it. The first
 * call decides for the view. Throws `Fault` (`git`).
 */
function checkedOutDigests(view, affected) {
    const known = checkouts.get(view);
    if (known !== undefined)
        return known;
    const entries = view
        .trackedBelow(view.scope)
        .filter((entry) => entry.mode === 'file' || entry.mode === 'executable')
        .filter((entry) => affected(view.attributesOf(entry.path)));
    const digests = (0,_git_committed_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .withCheckout */ .j)(view.repository, entries, view.attributeFiles, (directory) => {
        const result = new Map();
        for (const { path } of entries) {
            const digest = fileDigest(`${directory}/${path}`);
            if (digest !== null)
                result.set(path, digest);
        }
        return result;
    });
    checkouts.set(view, digests);
    return digests;
}
/** SHA-256 of a regular file in hexadecimal, following no link; null for anything else. */
function fileDigest(absolute) {
    let handle;
    try {
        handle = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .openListedFile */ .qT)(_base_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .realDisk */ .U, absolute);
    }
    catch {
        return null;
    }
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle).isFile())
            return null;
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(64 * 1024);
        for (;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(handle, buffer);
            if (read === 0)
                return hash.digest('hex');
            hash.update(buffer.subarray(0, read));
        }
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
/** The bytes of a regular file up to the capture cap, following no link; null for anything else. */
function fileBytes(absolute) {
    let handle;
    try {
        handle = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_5__/* .openListedFile */ .qT)(_base_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .realDisk */ .U, absolute);
    }
    catch {
        return null;
    }
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle);
        return facts.isFile() && facts.size <= _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.capturedFileBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(handle) : null;
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}


/***/ }),

/***/ 8498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   kd: () => (/* binding */ everyCrlfToLf),
/* harmony export */   rM: () => (/* binding */ toCrlf),
/* harmony export */   vr: () => (/* binding */ hasBareLf),
/* harmony export */   yj: () => (/* binding */ toLf)
/* harmony export */ });
// Line endings as git would convert them: which bytes are text, and the two conversions. Pure; the rules
// are those of `text=auto`: a NUL, a lone CR or many control characters make a file binary.
const CR = 13;
const LF = 10;
/** True where git takes the bytes for text. Empty files are text. */
function isText(bytes) {
    let control = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte === 0)
            return false;
        if (byte === CR) {
            if (bytes[at + 1] !== LF)
                return false;
        }
        else if (byte === 127 || (byte < 32 && !isOrdinary(byte)))
            control += 1;
    }
    return control <= (bytes.length - control) >> 7;
}
/** Backspace, tab, newline, form feed and escape stand in ordinary texts. */
function isOrdinary(byte) {
    return byte === 8 || byte === 9 || byte === LF || byte === 12 || byte === 27;
}
/** Text with every CRLF as LF; null where that changes nothing or the bytes are no text. */
function toLf(bytes) {
    const changed = everyCrlfToLf(bytes);
    return changed !== null && isText(bytes) ? changed : null;
}
/** Bytes with every CRLF as LF, text or not, as `text` without `auto` demands; null where that changes nothing. */
function everyCrlfToLf(bytes) {
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('\r\n') === -1)
        return null;
    const result = new Uint8Array(bytes.length);
    let used = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === CR && bytes[at + 1] === LF)
            continue;
        result[used] = bytes[at] ?? 0;
        used += 1;
    }
    return result.subarray(0, used);
}
/** True where an LF stands without a CR before it. */
function hasBareLf(bytes) {
    for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
        if (at === 0 || bytes[at - 1] !== CR)
            return true;
    }
    return false;
}
/** Text with every LF as CRLF; null where there is no LF, already a CRLF, or no text. */
function toCrlf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (buffer.indexOf(LF) === -1 || buffer.indexOf('\r\n') !== -1 || !isText(bytes))
        return null;
    let lines = 0;
    for (const byte of bytes)
        if (byte === LF)
            lines += 1;
    const result = new Uint8Array(bytes.length + lines);
    let used = 0;
    for (const byte of bytes) {
        if (byte === LF) {
            result[used] = CR;
            used += 1;
        }
        result[used] = byte;
        used += 1;
    }
    return result;
}


/***/ }),

/***/ 4846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ withCheckout)
/* harmony export */ });
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8417);
/* harmony import */ var _scratch_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5170);
// Files as a fresh clone on Linux with default settings has them, made from a repository's objects in a
// temporary directory. No filter runs, nothing is fetched. Digest page, last section.



/**
 * Checks out `entries` under the attributes of `attributeFiles`, hands the directory (with repository-relative
 * paths below it) to `use`, and removes it. Throws `Fault` (`git`): an object may be missing in a partial
 * clone, and two entries may need one path.
 */
function withCheckout(repository, entries, attributeFiles, use) {
    const paths = new Set(entries.map((entry) => entry.path));
    const added = attributeFiles.filter((entry) => (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .isAttributesFile */ .gq)(entry.path) && !paths.has(entry.path));
    return (0,_scratch_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .withScratch */ .h)(repository, [...entries, ...added], ({ git, workTree }) => {
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runLocalGit */ .tx)(git, ['checkout-index', '--all', '--force', '--quiet']);
        return use(workTree);
    });
}


/***/ }),

/***/ 4551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ compareRow)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/registry/render-row.js
var render_row = __webpack_require__(4581);
// EXTERNAL MODULE: ./build/registry/row-facts.js
var row_facts = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
;// CONCATENATED MODULE: ./build/registry/compare-digest.js
// The pinned digest against the digest of the bytes. A mismatch fails, whatever explains it; the
// explanation, both digests, the command that reproduces it and the right row come with it.
// Specification: registry page, "Row against package"; digest page, last section.






/** The finding where the digests differ or there is none to compare with; null where the pin is true. */
function digestFinding(registry, row, path, candidate, world) {
    const digest = candidate.contentDigest;
    if (row.sha256 === null || row.faulty.has('sha256'))
        return null;
    const place = (0,row_place/* rowPlace */.G)(registry, row, 'sha256');
    if (digest === null) {
        const refusal = candidate.tree.findings.find((one) => one.refuses);
        return (0,finding/* finding */.g)({
            rule: 'row/sha256',
            messageId: 'no-digest',
            message: `the tree at ${(0,quote/* quote */.hD)(path)} has no digest${refusal === undefined ? '' : `: ${refusal.message}`}`,
            place,
            found: row.sha256,
            expected: 'a tree that can be hashed',
            fix: refusal?.fix ?? 'mend what the findings of the package name',
            row: row.label,
        });
    }
    if (digest === row.sha256)
        return null;
    const reason = world.explain(path, row.sha256);
    return (0,finding/* finding */.g)({
        rule: 'row/sha256',
        messageId: reason === null ? 'differs' : 'explained',
        message: `${row.label} pins other bytes than ${(0,quote/* quote */.hD)(path)} holds${reason === null ? '' : `: ${reason.phrase}`}`,
        place,
        found: `${row.sha256} in the row`,
        expected: `${digest} of the bytes that are there`,
        fix: fixFor(row, path, candidate, world, reason),
        row: row.label,
    });
}
/** Shortest first: what to do, how to see it, and last the row as it should be. */
function fixFor(row, path, candidate, world, reason) {
    const raised = candidate.manifest !== null && candidate.manifest.version !== row.version;
    const pin = raised
        ? 'run plugin-gate pin'
        : `raise the version in ${(0,quote/* quote */.hD)(`${world.display(path)}/plugin.json`)} and run plugin-gate pin`;
    const facts = (0,row_facts/* rowFactsOf */.f)(candidate, row.provides);
    return [
        reason?.pinIsWrong === true
            ? `the bytes here are what git has, so the pin is wrong: ${pin}`
            : reason === null
                ? `if the bytes are meant: ${pin}; else restore them`
                : `if it was not meant: undo it, and the pin is true again; if it is meant: ${pin}`,
        `see both digests with: plugin-gate digest --explain ${row.sha256 ?? ''} ${(0,shell_word/* shellWord */.r)(world.display(path))}`,
        ...(facts === null
            ? []
            : [
                `the row for the bytes that are there: ${(0,render_row/* renderFlowRow */.D6)((0,render_row/* rowLines */.u1)(facts, row.sourceUrl ?? path, true))}`,
            ]),
    ].join('; ');
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
            place: (0,row_place/* rowPlace */.G)(registry, row, 'description'),
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
        place: (0,row_place/* rowPlace */.G)(registry, row, key),
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
            place: (0,row_place/* rowPlace */.G)(registry, row, key),
            found: shown(stated),
            expected: shown(actual),
            fix: 'run plugin-gate pin',
            row: row.label,
        }),
    ];
}


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

/***/ 4956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ rowPlace)
/* harmony export */ });
/* harmony import */ var _row_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6863);

/** The place of the value of `key`; of the row where the key is missing. */
function rowPlace(registry, row, key) {
    const entry = row.entries.get(key);
    if (entry === undefined || registry.source === null)
        return row.place;
    const { start, end } = (0,_row_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .e)(entry);
    return registry.source.place(start, end);
}


/***/ }),

/***/ 8988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ commitIdFinding),
/* harmony export */   Gx: () => (/* binding */ refuseUnseenRef),
/* harmony export */   aj: () => (/* binding */ refuseRef)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);

/** Refuses, from the text alone, what no look-up can mend; null where git has to be asked. */
function refuseRef(source, report) {
    const { ref, path } = source;
    if (ref === 'refs' && /^(?:pull|merge-requests)(?:\/|$)/.test(path)) {
        return report({
            rule: 'source/pull-ref',
            messageId: 'pull-ref',
            message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${ref}/${path}`)} is the ref of a pull request, which no host installs from`,
            found: `${ref}/${path}`,
            expected: 'a tag',
        });
    }
    const impossible = ref.includes('..') || ref.startsWith('.') || ref.endsWith('.') || ref.endsWith('.lock');
    if (!impossible)
        return null;
    return report({
        rule: 'source/ref-missing',
        messageId: 'impossible',
        message: `git allows no branch or tag of the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(ref)}`,
        found: ref,
        expected: 'a tag of the repository',
    });
}
/**
 * The same, and whole commit ids, for rows that are not looked up: GitHub takes no tag or branch of such a name.
 * A look-up is better where it can be had, since it may know the tag to write.
 */
function refuseUnseenRef(source, report) {
    const refused = refuseRef(source, report);
    if (refused !== null || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(source.ref))
        return refused;
    return commitIdFinding(source.ref, report, null);
}
/** A commit id where a tag belongs; `fix` where a tag of that commit is known. */
function commitIdFinding(ref, report, fix) {
    return report({
        rule: 'source/commit-id',
        messageId: 'commit-id',
        message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(ref)} is a commit id, and a host clones with --branch, which takes none`,
        found: ref,
        expected: 'a tag',
        fix,
    });
}


/***/ }),

/***/ 2946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reportFor)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7785);
/* harmony import */ var _row_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4956);
// How a finding about a remote row is put together: it points at the row's `sourceUrl`.


function reportFor(registry, row) {
    const place = (0,_row_place_js__WEBPACK_IMPORTED_MODULE_0__/* .rowPlace */ .G)(registry, row, 'sourceUrl');
    return (draft) => (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .g)({ ...draft, place, row: row.label });
}


/***/ })

};
