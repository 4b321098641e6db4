export const id = 518;
export const ids = [518];
export const modules = {

/***/ 7835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ realDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// The disk as a value, so that a test can fail operation 0, 1, 2 … of real code on a real disk.
// Code that writes takes a `Disk`; `realDisk` is node:fs itself. Nothing here adds behaviour.

const realDisk = node_fs__WEBPACK_IMPORTED_MODULE_0__;


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ wholeFile),
/* harmony export */   g: () => (/* binding */ finding)
/* harmony export */ });
// A finding: one thing that is wrong with what was looked at, as a value.
// Readers make findings, rules (src/checks) give them severity, printers show them. A finding never
// carries a severity and is never thrown. Style: docs/decisions/0002-findings-and-faults.md.
/** Completes a draft into a finding. */
function finding(draft) {
    return {
        rule: draft.rule,
        messageId: draft.messageId,
        message: draft.message,
        place: draft.place,
        found: draft.found ?? null,
        expected: draft.expected ?? null,
        fix: draft.fix ?? null,
        related: draft.related ?? [],
        package: draft.package ?? null,
        row: draft.row ?? null,
        refuses: draft.refuses ?? false,
        blockedBy: draft.blockedBy ?? null,
    };
}
/** A place that is a whole file (or directory), without a line. */
function wholeFile(file) {
    return { file, line: null, column: null, endColumn: null, excerpt: null };
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

/***/ 6393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ attributeFindings),
  H: () => (/* binding */ conversionsOf)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/git/committed-checkout.js
var committed_checkout = __webpack_require__(4846);
// EXTERNAL MODULE: ./build/digest/read-file.js
var read_file = __webpack_require__(4148);
;// CONCATENATED MODULE: ./build/digest/checked-out.js
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
    const digests = (0,committed_checkout/* withCheckout */.j)(view.repository, entries, view.attributeFiles, (directory) => {
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
        handle = (0,read_file/* openListedFile */.qT)(disk/* realDisk */.U, absolute);
    }
    catch {
        return null;
    }
    try {
        if (!(0,external_node_fs_.fstatSync)(handle).isFile())
            return null;
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const buffer = Buffer.allocUnsafe(64 * 1024);
        for (;;) {
            const read = (0,external_node_fs_.readSync)(handle, buffer);
            if (read === 0)
                return hash.digest('hex');
            hash.update(buffer.subarray(0, read));
        }
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

;// CONCATENATED MODULE: ./build/digest/attribute-findings.js
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
            const { differing, equal } = comparedWithClone(view, paths);
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
function comparedWithClone(view, paths) {
    const clone = checkedOutDigests(view, (attributes) => conversionsOf(attributes).length > 0);
    const differing = [];
    const equal = [];
    for (const path of paths) {
        const here = fileDigest(`${view.repository.root}/${path}`);
        if (here !== null)
            (here === clone.get(path) ? equal : differing).push(path);
    }
    return { differing, equal };
}
function push(map, key, value) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [value]);
    else
        known.push(value);
}
function filterFinding(name, paths) {
    return (0,finding/* finding */.g)({
        rule: 'tree/attribute-filter',
        messageId: 'filter',
        message: `git passes ${names(paths)} through the filter ${(0,quote/* quote */.hD)(name)}, so the bytes depend on what a machine has installed`,
        place: (0,finding/* wholeFile */.A)(paths[0] ?? '.'),
        found: `filter=${name}`,
        expected: 'no filter',
        fix: `take filter=${name} off these files in .gitattributes, and commit them as they are`,
    });
}
function differs(name, paths) {
    return (0,finding/* finding */.g)({
        rule: 'tree/attribute-changes-bytes',
        messageId: 'differs',
        message: `${names(paths)} here ${paths.length === 1 ? 'is' : 'are'} not what a clone checks out under ${(0,quote/* quote */.hD)(name)}`,
        place: (0,finding/* wholeFile */.A)(paths[0] ?? '.'),
        found: name,
        fix: `take ${name} off these files in .gitattributes (* -text keeps every byte), commit, and pin again`,
    });
}
function same(name, paths) {
    return (0,finding/* finding */.g)({
        rule: 'tree/attribute-conversion',
        messageId: 'same',
        message: `git converts ${names(paths)} on checkout (${(0,quote/* quote */.hD)(name)}), to the bytes that are here`,
        place: (0,finding/* wholeFile */.A)(paths[0] ?? '.'),
        found: name,
    });
}
function names(paths) {
    return (0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3);
}


/***/ }),

/***/ 2518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ describeExplanation),
  g: () => (/* binding */ explainDigest)
});

// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(5799);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/order.js
var base_order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/digest/frame-hash.js + 2 modules
var frame_hash = __webpack_require__(2943);
// EXTERNAL MODULE: ./build/digest/read-file.js
var read_file = __webpack_require__(4148);
;// CONCATENATED MODULE: ./build/digest/items.js
// A tree as a list of frames that can be changed and hashed again, to try what would give a digest. Pure
// but for large files, which are not held: those are read again, and only if they have the same size.





const nothing = new Uint8Array(0);
/** The frames of a tree that was read with every file captured, in the order they are hashed. */
function itemsOf(tree) {
    const root = { kind: 'directory', path: '', payload: nothing, size: 0, source: tree.root };
    return [
        root,
        ...tree.entries.map((entry) => {
            const source = `${tree.root}/${entry.path}`;
            if (entry.type === 'file') {
                const payload = tree.captured.get(entry.path) ?? null;
                return { kind: 'file', path: entry.path, payload, size: entry.size, source };
            }
            const payload = entry.type === 'link' ? Buffer.from(entry.target, 'utf8') : nothing;
            return { kind: entry.type, path: entry.path, payload, size: payload.length, source };
        }),
    ];
}
/** Bytes that hashing the items costs. */
function sizeOf(items) {
    return items.reduce((sum, item) => sum + item.size + item.path.length + 32, 0);
}
/** The digest the items would have as a tree; null when a file that is not held can no longer be read. */
function digestOfItems(items) {
    const hash = new frame_hash/* FrameHash */.C();
    for (const item of items) {
        hash.begin(item.kind, item.path, item.size);
        if (item.payload !== null)
            hash.payload(item.payload);
        else if (!streamFile(hash, item)) {
            hash.abandon();
            return null;
        }
        hash.end();
    }
    return hash.digest();
}
/** Items in walk order after some were renamed; null when two now have one path. */
function inWalkOrder(items) {
    const sorted = items
        .map((item) => ({ item, parts: item.path.split('/') }))
        .sort((a, b) => byParts(a.parts, b.parts))
        .map(({ item }) => item);
    return sorted.some((item, at) => at > 0 && sorted[at - 1]?.path === item.path) ? null : sorted;
}
function byParts(a, b) {
    for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
        const order = (0,base_order/* byCodeUnits */.C)(a[at] ?? '', b[at] ?? '');
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
function streamFile(hash, item) {
    let handle;
    try {
        handle = (0,read_file/* openListedFile */.qT)(disk/* realDisk */.U, item.source);
    }
    catch {
        return false;
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(handle);
        if (!facts.isFile() || facts.size !== item.size)
            return false;
        let rest = item.size;
        while (rest > 0) {
            const want = Math.min(rest, hash.capacity);
            const at = hash.reserve(want);
            const read = (0,external_node_fs_.readSync)(handle, hash.buffer, at, want, null);
            if (read === 0)
                return false;
            hash.advance(read);
            rest -= read;
        }
        return true;
    }
    catch {
        return false;
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}

;// CONCATENATED MODULE: ./build/digest/line-endings.js
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
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('\r\n') === -1)
        return null;
    if (!isText(bytes))
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

;// CONCATENATED MODULE: ./build/digest/amendments.js
// Changes to a tree that would undo what is not tampering: each is one guess about where another digest
// comes from, tried by hashing. Pure. Digest page, last section.



const asItIs = { causes: [], apply: (items) => items };
/** Leaves out `paths`, what lies below them, and directories that are left with nothing in them. */
function leaveOut(cause) {
    const dropped = new Set(cause.paths);
    return {
        causes: [cause],
        apply: (items) => {
            const kept = items.filter((item) => !isAtOrBelow(item.path, dropped));
            return cause.kind === 'empty-directories' ? kept : withoutEmptied(items, kept);
        },
    };
}
/** Both, one after the other. */
function both(first, second) {
    return {
        causes: [...first.causes, ...second.causes],
        apply: (items) => {
            const between = first.apply(items);
            return between === null ? null : second.apply(between);
        },
    };
}
/** Text files with the other line ending; null where no file changes. `eligible` narrows the files. */
function lineEndings(items, to, eligible) {
    const convert = to === 'lf' ? toLf : toCrlf;
    const changed = new Map();
    for (const item of items) {
        if (item.kind !== 'file' || item.payload === null || !eligible(item.path))
            continue;
        const bytes = convert(item.payload);
        if (bytes !== null)
            changed.set(item.path, bytes);
    }
    if (changed.size === 0)
        return null;
    const here = to === 'lf' ? 'crlf' : 'lf';
    return {
        causes: [{ kind: 'line-endings', here, paths: [...changed.keys()] }],
        apply: (all) => all.map((item) => {
            const payload = changed.get(item.path);
            return payload === undefined ? item : { ...item, payload, size: payload.length };
        }),
    };
}
/** True where git may convert the line endings of a file with these attributes. */
function mayConvert(attributes, to) {
    return attributes.text !== 'unset' && (to === 'lf' || attributes.eol !== 'lf');
}
/** Every name in one Unicode form, as some file systems store them; null where no name changes. */
function unicodeNames(items, form) {
    const changed = items.filter((item) => item.path.normalize(form) !== item.path);
    if (changed.length === 0)
        return null;
    return {
        causes: [{ kind: 'names', form, paths: changed.map((item) => item.path) }],
        apply: (all) => inWalkOrder(all.map((item) => ({ ...item, path: item.path.normalize(form) }))),
    };
}
/** Absolute targets inside `root` as relative ones; null where there is none. */
function relativeLinks(items, root) {
    const changed = new Map();
    for (const item of items) {
        const target = item.kind === 'link' ? Buffer.from(item.payload ?? []).toString('utf8') : '';
        if (!target.startsWith(`${root}/`))
            continue;
        const from = external_node_path_.posix.dirname(`${root}/${item.path}`);
        changed.set(item.path, Buffer.from(external_node_path_.posix.relative(from, target), 'utf8'));
    }
    if (changed.size === 0)
        return null;
    return {
        causes: [{ kind: 'absolute-links', paths: [...changed.keys()] }],
        apply: (all) => all.map((item) => {
            const payload = changed.get(item.path);
            return payload === undefined ? item : { ...item, payload, size: payload.length };
        }),
    };
}
/** True where `path`, or a directory it lies in, is one of `paths`. */
function isAtOrBelow(path, paths) {
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
        if (paths.has(at))
            return true;
    }
    return false;
}
/** Takes away directories that had something below them before and have nothing now. */
function withoutEmptied(before, kept) {
    const had = withContent(before);
    const has = withContent(kept);
    return kept.filter((item) => item.kind !== 'directory' || !had.has(item.path) || has.has(item.path));
}
/** Directories with a file or link somewhere below them. */
function withContent(items) {
    const found = new Set(['']);
    for (const item of items) {
        if (item.kind === 'directory')
            continue;
        for (let cut = item.path.lastIndexOf('/'); cut > 0; cut = item.path.lastIndexOf('/', cut - 1)) {
            const directory = item.path.slice(0, cut);
            if (found.has(directory))
                break;
            found.add(directory);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/digest/amendment-groups.js

/** Files and directories that programs leave behind, by name; tried where git cannot be asked. */
const litter = /(?:^|\/)(?:\.DS_Store|\._[^/]+|Thumbs\.db|desktop\.ini|node_modules|__pycache__|\.idea|\.vscode|[^/]*~|\.[^/]*\.sw[a-p])$/;
/** Groups of amendments that can make a difference for these items; names come last, as they change paths. */
function amendmentGroups(items, circumstances) {
    const { empty, attributesOf } = circumstances;
    return [
        notInGit(items, circumstances.parts),
        empty.length === 0 ? [] : [leaveOut({ kind: 'empty-directories', paths: empty })],
        endings(items, attributesOf),
        present([relativeLinks(items, circumstances.root)]),
        present([unicodeNames(items, 'NFC'), unicodeNames(items, 'NFD')]),
    ].filter((group) => group.length > 0);
}
function notInGit(items, parts) {
    if (parts === null) {
        const paths = items.filter((item) => litter.test(item.path)).map((item) => item.path);
        return paths.length === 0 ? [] : [leaveOut({ kind: 'litter', paths })];
    }
    const of = (kind) => {
        const paths = parts[kind].map((file) => file.path);
        return paths.length === 0 ? null : leaveOut({ kind, paths });
    };
    const untracked = of('untracked');
    const ignored = of('ignored');
    const together = untracked !== null && ignored !== null ? both(untracked, ignored) : null;
    return present([untracked, ignored, together]);
}
function endings(items, attributesOf) {
    return ['lf', 'crlf'].flatMap((to) => {
        const all = lineEndings(items, to, () => true);
        if (all === null || attributesOf === null)
            return present([all]);
        const some = lineEndings(items, to, (path) => mayConvert(attributesOf(path), to));
        const fewer = some !== null && some.causes[0]?.paths.length !== all.causes[0]?.paths.length;
        return present([all, fewer ? some : null]);
    });
}
function present(amendments) {
    return amendments.filter((amendment) => amendment !== null);
}

// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/digest/cause.js
// Why two digests of one package differ, as a value and in words. Pure.

/** What has to happen for the digest to match, as words that follow "once". */
function cureOf(cause) {
    const paths = (0,quote/* listNames */.Zv)(cause.paths.map(quote/* quote */.hD), 3);
    const one = cause.paths.length === 1;
    switch (cause.kind) {
        case 'line-endings':
            return cause.here === 'lf' ? `LF becomes CRLF in ${paths}` : `CRLF becomes LF in ${paths}`;
        case 'names':
            return `the accents in ${paths} are written in Unicode form ${cause.form}`;
        case 'untracked':
            return `${paths}, which git does not track, ${one ? 'is' : 'are'} left out`;
        case 'ignored':
            return `${paths}, which git ignores, ${one ? 'is' : 'are'} left out`;
        case 'litter':
            return `${paths}, which other programs leave behind, ${one ? 'is' : 'are'} left out`;
        case 'empty-directories':
            return `the empty ${one ? 'directory' : 'directories'} ${paths} ${one ? 'is' : 'are'} left out`;
        case 'absolute-links':
            return `the absolute ${one ? 'target of' : 'targets of'} ${paths} ${one ? 'is' : 'are'} relative`;
        case 'edited':
            return `the edits to ${paths} are undone`;
        case 'missing':
            return `${paths}, which ${one ? 'is' : 'are'} missing here, ${one ? 'is' : 'are'} back`;
        case 'attributes':
            return `${paths} ${one ? 'is' : 'are'} checked out anew under the attributes`;
        case 'links-as-files':
            return `${paths} ${one ? 'is a link' : 'are links'} again`;
    }
}

// EXTERNAL MODULE: ./build/digest/attribute-findings.js + 1 modules
var attribute_findings = __webpack_require__(6393);
;// CONCATENATED MODULE: ./build/digest/committed-difference.js


/** The causes, with paths in walk order. */
function differencesFrom(committed, here, parts, attributesOf) {
    const there = new Map(committed.frames.map((frame) => [frame.path, frame]));
    const local = new Map(here.frames.map((frame) => [frame.path, frame]));
    const paths = new Map();
    const crlf = [];
    const lf = [];
    const note = (kind, path) => {
        const known = paths.get(kind);
        if (known === undefined)
            paths.set(kind, [path]);
        else
            known.push(path);
    };
    for (const frame of here.frames) {
        const other = there.get(frame.path);
        if (other === undefined)
            continue;
        if (other.kind === frame.kind && other.sha256 === frame.sha256)
            continue;
        const ending = other.kind === frame.kind ? endingOf(committed.tree, here.tree, frame.path) : null;
        if (ending !== null)
            (ending === 'crlf' ? crlf : lf).push(frame.path);
        else if (other.kind === 'link' && frame.kind === 'file')
            note('links-as-files', frame.path);
        else if ((0,attribute_findings/* conversionsOf */.H)(attributesOf(frame.path)).length > 0)
            note('attributes', frame.path);
        else
            note('edited', frame.path);
    }
    for (const { path, kind } of committed.frames) {
        if (!local.has(path) && kind !== 'directory')
            note('missing', path);
    }
    return [
        ...listed('untracked', parts.untracked.map((file) => file.path)),
        ...listed('ignored', parts.ignored.map((file) => file.path)),
        ...listed('empty-directories', parts.emptyDirectories),
        ...ending('crlf', crlf),
        ...ending('lf', lf),
        ...[...paths].map(([kind, found]) => ({ kind, paths: found })),
    ];
}
function listed(kind, paths) {
    return paths.length === 0 ? [] : [{ kind, paths }];
}
function ending(here, paths) {
    return paths.length === 0 ? [] : [{ kind: 'line-endings', here, paths }];
}
/** What the file has here, when its line endings are the only difference; else null. */
function endingOf(committed, here, path) {
    const there = committed.captured.get(path);
    const local = here.captured.get(path);
    if (there === undefined || local === undefined)
        return null;
    if (!Buffer.from(toLf(there) ?? there).equals(toLf(local) ?? local))
        return null;
    return local.length > there.length ? 'crlf' : 'lf';
}

// EXTERNAL MODULE: ./build/git/committed-checkout.js
var committed_checkout = __webpack_require__(4846);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
// EXTERNAL MODULE: ./build/digest/read-tree.js + 2 modules
var read_tree = __webpack_require__(1840);
;// CONCATENATED MODULE: ./build/digest/committed-tree.js
// The tree of a package as a fresh clone would check it out, with its digest: what a pin is worth to
// everyone who has no copy of this working directory. Digest page, last section.




/**
 * The package at `packagePath` (repository-relative) as a clone would have it, with the bytes of its files
 * up to the capture caps; null where git has nothing there. Throws `Fault` (`git`).
 */
function readCommittedTree(view, packagePath, state = 'index') {
    const entries = entriesOf(view, packagePath, state);
    if (entries === null || !entries.some((entry) => isBelow(packagePath, entry.path)))
        return null;
    const inside = entries.filter((entry) => isBelow(packagePath, entry.path));
    const attributeFiles = state === 'index' ? view.attributeFiles : entries;
    return (0,committed_checkout/* withCheckout */.j)(view.repository, inside, attributeFiles, (directory) => {
        const frames = [];
        const tree = (0,read_tree/* readTree */.Z)((0,external_node_path_.join)(directory, packagePath), {
            capture: () => true,
            frames: (frame) => frames.push(frame),
        });
        return { tree, frames: tree.digest === null ? [] : frames };
    });
}
/** The digest of the package as a clone would have it, or null where there is none. Throws `Fault` (`git`). */
function committedTreeDigest(view, packagePath) {
    return readCommittedTree(view, packagePath)?.tree.digest ?? null;
}
function entriesOf(view, packagePath, state) {
    return state === 'index'
        ? view.trackedBelow(packagePath)
        : (0,repository_view/* readCommitted */.r3)(view.repository, packagePath);
}
function isBelow(directory, path) {
    return directory === '.' || path.startsWith(`${directory}/`);
}

// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
// EXTERNAL MODULE: ./build/digest/untracked.js
var untracked = __webpack_require__(974);
;// CONCATENATED MODULE: ./build/digest/explain.js
// Tells why a tree does not have the digest somebody pinned, by recomputing and never by guessing: line
// endings, what git does not have, empty directories, names, absolute links, each alone and together;
// then the tree as git has it. What stays unexplained is a difference in content. Digest page, last section.











/** Bytes that may be hashed for trying; past it the rest is said to be not checked. */
const BUDGET = 2 * 1024 * 1024 * 1024;
/** Explains why the tree at `root` does not have the digest `expected`. Throws `Fault` (`io`). */
function explainDigest(request) {
    const { root, expected, view } = request;
    const frames = [];
    const tree = (0,read_tree/* readTree */.Z)(root, { capture: () => true, frames: (frame) => frames.push(frame) });
    const base = { expected, actual: tree.digest, basis: null, causes: [], notChecked: [] };
    if (tree.digest === null)
        return { ...base, outcome: 'refused' };
    if (tree.digest === expected)
        return { ...base, outcome: 'same', basis: 'here' };
    const place = view === null ? null : (0,repository/* repositoryPath */.S)(view.repository, root);
    const parts = view === null || place === null ? null : (0,untracked/* untrackedOf */.V)(view, place, tree);
    const notChecked = [];
    const tried = tryAmendments(request, tree, parts, place, notChecked);
    if (tried !== null) {
        return { ...base, outcome: 'explained', basis: 'here', causes: tried, notChecked };
    }
    if (view === null || place === null || parts === null) {
        const what = 'whether the tree as git has it gives the expected digest';
        notChecked.push({ what, why: 'the package is not in a git repository' });
        return { ...base, outcome: 'unexplained', notChecked };
    }
    for (const basis of ['index', 'commit']) {
        try {
            const committed = readCommittedTree(view, place, basis);
            if (committed?.tree.digest !== expected)
                continue;
            const here = { tree, frames };
            const causes = differencesFrom(committed, here, parts, (path) => view.attributesOf(place === '.' ? path : `${place}/${path}`));
            return { ...base, outcome: 'explained', basis, causes, notChecked };
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            notChecked.push({ what: `the tree of the ${basis}`, why: error.message });
        }
    }
    return { ...base, outcome: 'unexplained', notChecked };
}
/** The explanation as a phrase for a message. */
function describeExplanation(explanation) {
    const cures = explanation.causes.map(cureOf);
    const once = [cures.slice(0, -1).join(', '), cures.at(-1) ?? ''].filter(Boolean).join(' and ');
    switch (explanation.outcome) {
        case 'same':
            return 'the digests are equal';
        case 'refused':
            return 'the tree here has no digest';
        case 'unexplained':
            return 'the content differs: neither line endings nor files git does not have explain it';
        case 'explained':
            if (explanation.basis === 'here')
                return `the digest matches once ${once}`;
            return explanation.basis === 'index'
                ? `the tree as git has it gives the digest; here it matches once ${once}`
                : `the last commit gives the digest; here it matches once ${once}`;
    }
}
function tryAmendments({ expected, view }, tree, parts, place, notChecked) {
    const items = itemsOf(tree);
    const empty = tree.entries
        .filter((entry) => entry.type === 'directory' && (0,digest_tree/* childrenOf */.LU)(tree, entry.path).length === 0)
        .map((entry) => entry.path);
    const attributesOf = view === null || place === null
        ? null
        : (path) => view.attributesOf(place === '.' ? path : `${place}/${path}`);
    const groups = amendmentGroups(items, { root: tree.root, parts, empty, attributesOf });
    let budget = BUDGET;
    for (const amendment of combinations(groups)) {
        budget -= sizeOf(items);
        if (budget < 0) {
            notChecked.push({ what: 'some combinations of causes', why: 'the tree is too large' });
            return null;
        }
        const amended = amendment.apply(items);
        if (amended !== null && digestOfItems(amended) === expected)
            return realCauses(amendment);
    }
    return null;
}
/** Every choice of one amendment a group, fewest causes first, without the tree as it is. */
function combinations(groups) {
    let all = [asItIs];
    for (const group of groups) {
        all = all.flatMap((before) => [before, ...group.map((next) => both(before, next))]);
    }
    return all
        .filter((amendment) => amendment.causes.length > 0)
        .sort((a, b) => a.causes.length - b.causes.length);
}
/** The causes without paths that an earlier one of them has already taken away. */
function realCauses(amendment) {
    const gone = new Set();
    return amendment.causes.flatMap((cause) => {
        const paths = cause.paths.filter((path) => !isAtOrBelow(path, gone));
        if (['untracked', 'ignored', 'litter'].includes(cause.kind)) {
            for (const path of cause.paths)
                gone.add(path);
        }
        return paths.length === 0 ? [] : [{ ...cause, paths }];
    });
}


/***/ }),

/***/ 9414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   w4: () => (/* binding */ sameFacts),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/** Asked for with every stat. One object, because a stat is made twice a file. */
const exact = { bigint: true };
/** The facts alone, for keeping: the full stat object is several times larger. */
function factsOf(stat) {
    const { dev, ino, mode, nlink, size, mtimeNs, ctimeNs } = stat;
    return { dev, ino, mode, nlink, size, mtimeNs, ctimeNs };
}
/** True when both looks saw one unchanged entry. */
function sameFacts(a, b) {
    return (a.ctimeNs === b.ctimeNs &&
        a.mtimeNs === b.mtimeNs &&
        a.size === b.size &&
        a.ino === b.ino &&
        a.dev === b.dev &&
        a.mode === b.mode &&
        a.nlink === b.nlink);
}


/***/ }),

/***/ 2943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ FrameHash)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
;// CONCATENATED MODULE: ./build/digest/hash-thread.js
// A SHA-256 in a thread beside the reader: the reader fills slots of shared memory, the thread hashes them
// in order. Only worth its start where a tree has very many small files; byte-hash.ts decides. The thread
// is given as text, since a bundle of one file has no second file to start.


const PRODUCED = 0;
const CONSUMED = 1;
const RESULT = 2;
const LENGTHS = RESULT + 8;
/** In the place of a length: no more slots come. */
const END = -1;
const ABANDONED = -2;
/** Without progress for so long, the thread is taken for dead. Milliseconds. */
const PATIENCE = 60_000;
const program = `
const { workerData: { memory, control, slotBytes, slots } } = require('node:worker_threads');
const hash = require('node:crypto').createHash('sha256');
const words = new Int32Array(control);
for (let at = 0; ; at += 1) {
  while (Atomics.load(words, ${PRODUCED}) === at) Atomics.wait(words, ${PRODUCED}, at);
  const slot = at % slots;
  const length = words[${LENGTHS} + slot];
  if (length === ${ABANDONED}) break;
  if (length === ${END}) {
    const digest = hash.digest();
    for (let word = 0; word < 8; word += 1) words[${RESULT} + word] = digest.readInt32BE(word * 4);
  } else hash.update(new Uint8Array(memory, slot * slotBytes, length));
  Atomics.store(words, ${CONSUMED}, at + 1);
  Atomics.notify(words, ${CONSUMED});
  if (length === ${END}) break;
}
`;
/** Slots of shared memory in a ring, hashed in the order they were handed over. */
class HashThread {
    #slots;
    #words;
    #produced = 0;
    /** Starts the thread; throws what the system says when it cannot. */
    constructor(memory, slotBytes) {
        this.#slots = memory.byteLength / slotBytes;
        const control = new SharedArrayBuffer((LENGTHS + this.#slots) * Int32Array.BYTES_PER_ELEMENT);
        this.#words = new Int32Array(control);
        const workerData = { memory, control, slotBytes, slots: this.#slots };
        const options = { eval: true, workerData, env: {}, execArgv: [], argv: [] };
        const thread = new external_node_worker_threads_.Worker(program, options);
        // It must not keep the process alive, and its death shows in the waiting.
        thread.on('error', () => undefined);
        thread.unref();
    }
    /** Hands the next slot of the ring over with `bytes` in it; returns when the one after it is free. */
    hand(bytes) {
        this.#publish(bytes);
        this.#waitFor(() => this.#produced - this.#consumed() < this.#slots);
    }
    /** The digest in hexadecimal, over all slots handed over. The thread ends. */
    digest() {
        this.#publish(END);
        this.#waitFor(() => this.#consumed() === this.#produced);
        const result = Buffer.alloc(32);
        for (let word = 0; word < 8; word += 1) {
            result.writeInt32BE(this.#words[RESULT + word] ?? 0, word * 4);
        }
        return result.toString('hex');
    }
    /** Ends the thread without a digest. */
    abandon() {
        this.#publish(ABANDONED);
    }
    #publish(length) {
        this.#words[LENGTHS + (this.#produced % this.#slots)] = length;
        this.#produced += 1;
        Atomics.store(this.#words, PRODUCED, this.#produced);
        Atomics.notify(this.#words, PRODUCED);
    }
    #consumed() {
        return Atomics.load(this.#words, CONSUMED);
    }
    #waitFor(done) {
        while (!done()) {
            const seen = this.#consumed();
            if (done())
                return;
            if (Atomics.wait(this.#words, CONSUMED, seen, PATIENCE) === 'timed-out') {
                throw new fault/* Fault */.vC('internal', 'the hashing thread does not answer');
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/digest/byte-hash.js
// A SHA-256 over bytes that are written into its buffer. A tree up to one buffer costs one buffer. Beyond,
// full buffers are first collected: when many small files filled them, hashing goes on in a thread
// beside the reading (hash-thread.ts), else here. The result is the same either way.



/** Buffers in the ring. */
const SLOTS = 16;
/** Frames in a full ring from which reading files, not hashing bytes, is what takes the time. */
const MANY = 600;
/** The last buffer that was let go of: the next tree takes it, so that many trees cost one. */
let spare = null;
class ByteHash {
    /** Where the next bytes go; another one after each `flush`. */
    buffer;
    #bytes;
    #hash = null;
    #thread = null;
    #ring = null;
    /** Full buffers of the ring that are not hashed yet. */
    #waiting = [];
    #slot = 0;
    constructor(bytes) {
        this.#bytes = bytes;
        this.buffer = spare?.length === bytes ? spare : Buffer.allocUnsafeSlow(bytes);
        spare = null;
        if ((0,external_node_os_.availableParallelism)() < 2)
            this.#hash = (0,external_node_crypto_.createHash)('sha256');
    }
    /** Takes the first `used` bytes of the buffer; `frames` is how many frames there have been in all. */
    flush(used, frames) {
        if (this.#hash !== null) {
            this.#hash.update(this.buffer.subarray(0, used));
            return;
        }
        const ring = this.#ring ?? this.#startRing();
        if (this.#thread !== null)
            this.#thread.hand(used);
        else
            this.#waiting.push(used);
        this.#slot = (this.#slot + 1) % SLOTS;
        if (this.#waiting.length === SLOTS - 1)
            this.#decide(frames);
        this.buffer = Buffer.from(ring, this.#slot * this.#bytes, this.#bytes);
    }
    /** Takes bytes held elsewhere; the buffer must hold none. */
    update(bytes, frames) {
        if (this.#hash !== null) {
            this.#hash.update(bytes);
            return;
        }
        for (let at = 0; at < bytes.length; at += this.#bytes) {
            const piece = bytes.subarray(at, at + this.#bytes);
            this.buffer.set(piece);
            this.flush(piece.length, frames);
        }
    }
    /** The digest in hexadecimal, the first `used` bytes of the buffer included. */
    digest(used) {
        if (this.#thread !== null) {
            this.#thread.hand(used);
            return this.#thread.digest();
        }
        const digest = this.#here().update(this.buffer.subarray(0, used)).digest('hex');
        this.#letGo();
        return digest;
    }
    /** Lets go of everything; there will be no digest. */
    abandon() {
        this.#thread?.abandon();
        this.#letGo();
    }
    #letGo() {
        if (this.#ring === null)
            spare = this.buffer;
    }
    #startRing() {
        const ring = new SharedArrayBuffer(SLOTS * this.#bytes);
        // What was written before there was a ring is its first slot.
        Buffer.from(ring, 0, this.#bytes).set(this.buffer);
        this.#ring = ring;
        return ring;
    }
    #decide(frames) {
        if (frames < MANY) {
            this.#here();
            return;
        }
        try {
            const thread = new HashThread(this.#ring ?? this.#startRing(), this.#bytes);
            for (const used of this.#waiting)
                thread.hand(used);
            this.#waiting.length = 0;
            this.#thread = thread;
        }
        catch {
            // No thread to be had: slower, not wrong.
            this.#here();
        }
    }
    /** The hash in this thread, with all that waited in it. */
    #here() {
        this.#hash ??= (0,external_node_crypto_.createHash)('sha256');
        for (const [slot, used] of this.#waiting.entries()) {
            this.#hash.update(new Uint8Array(this.#ring ?? new SharedArrayBuffer(0), slot * this.#bytes, used));
        }
        this.#waiting.length = 0;
        return this.#hash;
    }
}

;// CONCATENATED MODULE: ./build/digest/frame-hash.js
// The frames of the exact-tree digest and the hash over them. A frame is
//     kind NUL relative-path NUL decimal-payload-length NUL payload NUL
// with text as UTF-8 (digest page, "Construction"). Small frames are collected in one buffer and hashed
// together; the same buffer takes the pieces of large files, so memory does not grow with the tree.
// It must never know a disk: whoever feeds it vouches for the bytes.


const BATCH_BYTES = 256 * 1024;
const NUL = 0;
/** Feed it `begin`, the payload, `end` for each frame, then `digest` or `abandon` once. */
class FrameHash {
    #bytes;
    #onFrame;
    #used = 0;
    #frames = 0;
    #open = null;
    /** `batchBytes` bounds the memory; `onFrame` costs a second hash over every payload. */
    constructor(onFrame = null, batchBytes = BATCH_BYTES) {
        this.#onFrame = onFrame;
        this.#bytes = new ByteHash(Math.max(1, batchBytes));
    }
    /** Payload bytes may be read straight into it, at the offset `reserve` gave last. */
    get buffer() {
        return this.#bytes.buffer;
    }
    /** Largest number of bytes `reserve` can give. */
    get capacity() {
        return this.#bytes.buffer.length;
    }
    begin(kind, path, length) {
        this.#frames += 1;
        if (this.#onFrame !== null)
            this.#open = { kind, path, length, hash: (0,external_node_crypto_.createHash)('sha256') };
        const header = `${kind}\0${path}\0${length}\0`;
        // A UTF-16 code unit is at most three bytes of UTF-8.
        if (header.length * 3 > this.capacity) {
            this.#flush();
            this.#bytes.update(Buffer.from(header, 'utf8'), this.#frames);
        }
        else {
            const at = this.reserve(header.length * 3);
            this.#used = at + this.buffer.write(header, at, 'utf8');
        }
    }
    /** Makes room for `bytes` (at most `capacity`) and returns the offset in `buffer` to write them at. */
    reserve(bytes) {
        if (this.#used + bytes > this.capacity)
            this.#flush();
        return this.#used;
    }
    /** Takes the `bytes` that were written into `buffer` at the reserved offset as payload. */
    advance(bytes) {
        this.#open?.hash.update(this.buffer.subarray(this.#used, this.#used + bytes));
        this.#used += bytes;
    }
    /** Takes bytes held elsewhere as payload. */
    payload(bytes) {
        this.#open?.hash.update(bytes);
        if (bytes.length * 4 > this.capacity) {
            this.#flush();
            this.#bytes.update(bytes, this.#frames);
        }
        else {
            const at = this.reserve(bytes.length);
            this.buffer.set(bytes, at);
            this.#used += bytes.length;
        }
    }
    end() {
        const at = this.reserve(1);
        this.buffer[at] = NUL;
        this.#used += 1;
        if (this.#open === null || this.#onFrame === null)
            return;
        const { hash, ...frame } = this.#open;
        this.#onFrame({ ...frame, sha256: hash.digest('hex') });
        this.#open = null;
    }
    /** The digest over all frames; the object is spent afterwards. */
    digest() {
        return this.#bytes.digest(this.#used);
    }
    /** Ends it without a digest. */
    abandon() {
        this.#bytes.abandon();
    }
    #flush() {
        if (this.#used > 0)
            this.#bytes.flush(this.#used, this.#frames);
        this.#used = 0;
    }
}


/***/ }),

/***/ 4148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   gw: () => (/* binding */ readUnchanged),
/* harmony export */   qT: () => (/* binding */ openListedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9414);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2184);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1100);
// Reads one regular file into the digest: opened without following a link and without ever blocking,
// streamed, and the same facts on the descriptor before and after (digest page, "Stability").
// It must never open what was not listed as a regular file, and never read a file a second time.




// Windows has neither flag; there a path is opened as it is and the facts decide.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** Opens a file that was listed as regular; the caller closes. Throws what the system says. */
function openListedFile(disk, absolute) {
    return disk.openSync(absolute, FLAGS);
}
/** Hashes the file at `path`, captures its bytes where wanted, and adds its entry and its findings. */
function readFile(walk, path) {
    let handle;
    try {
        handle = openListedFile(walk.disk, walk.absolute(path));
    }
    catch (error) {
        walk.refuse(path, (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)(error, path));
        return;
    }
    try {
        readOpened(walk, path, handle);
    }
    catch (error) {
        walk.refuse(path, (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalOf */ .Of)(error, path));
    }
    finally {
        walk.disk.closeSync(handle);
    }
}
function readOpened(walk, path, handle) {
    const before = walk.disk.fstatSync(handle, _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0);
    if (!before.isFile()) {
        walk.refuse(path, (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .changedWhileHashing */ .qw)(path, 'replaced'));
        return;
    }
    walk.add((0,_walk_js__WEBPACK_IMPORTED_MODULE_3__/* .fileEntry */ .n)(path, before));
    if (walk.capture !== null)
        walk.facts.set(path, (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(before));
    if (before.nlink > 1n) {
        walk.refuse(path, {
            rule: 'tree/hard-link',
            messageId: 'hard-link',
            message: `${(0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(path)} is one of ${before.nlink} hard links to the same file`,
            found: `${before.nlink} links`,
            expected: '1 link',
        });
    }
    const size = Number(before.size);
    const wanted = walk.wantsBytes(path, size);
    if (walk.hash === null && !wanted)
        return;
    const whole = wanted ? readWhole(walk.disk, handle, size) : null;
    if (whole !== null)
        walk.hash?.begin('file', path, size);
    const complete = whole === null
        ? walk.hash !== null && stream(walk.disk, handle, walk.hash, path, size)
        : whole.length === size;
    const after = walk.disk.fstatSync(handle, _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0);
    if (!complete || !(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .sameFacts */ .w4)(before, after)) {
        walk.refuse(path, (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .changedWhileHashing */ .qw)(path, 'content'));
        return;
    }
    if (whole !== null) {
        walk.hash?.payload(whole);
        walk.hold(path, whole);
    }
    walk.hash?.end();
}
/** All bytes of an opened file that had `size` bytes; longer or shorter than `size` when it no longer has. */
function readWhole(disk, handle, size) {
    // One byte more is asked for, so that growth shows without another call.
    const buffer = Buffer.allocUnsafeSlow(size + 1);
    let got = 0;
    do {
        const read = disk.readSync(handle, buffer, got, size + 1 - got, null);
        if (read === 0)
            break;
        got += read;
    } while (got < size);
    return buffer.subarray(0, got);
}
function stream(disk, handle, hash, path, size) {
    hash.begin('file', path, size);
    let rest = size;
    do {
        const want = Math.min(rest + 1, hash.capacity);
        const at = hash.reserve(want);
        const read = disk.readSync(handle, hash.buffer, at, want, null);
        if (read > rest)
            return false;
        if (read === 0)
            return rest === 0;
        hash.advance(read);
        rest -= read;
    } while (rest > 0);
    return true;
}
/** Reads a file again for a second name of it, only if it is still what was hashed; null when it is not. */
function readUnchanged(walk, path, known) {
    let handle;
    try {
        handle = openListedFile(walk.disk, walk.absolute(path));
    }
    catch {
        return null;
    }
    try {
        if (!(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .sameFacts */ .w4)(known, walk.disk.fstatSync(handle, _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0)))
            return null;
        const bytes = readWhole(walk.disk, handle, Number(known.size));
        return bytes.length === Number(known.size) &&
            (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .sameFacts */ .w4)(known, walk.disk.fstatSync(handle, _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0))
            ? bytes
            : null;
    }
    catch {
        return null;
    }
    finally {
        walk.disk.closeSync(handle);
    }
}


/***/ }),

/***/ 1840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/digest/facts.js
var digest_facts = __webpack_require__(9414);
// EXTERNAL MODULE: ./build/digest/frame-hash.js + 2 modules
var frame_hash = __webpack_require__(2943);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/digest/read-file.js
var read_file = __webpack_require__(4148);
// EXTERNAL MODULE: ./build/digest/refusals.js
var refusals = __webpack_require__(2184);
;// CONCATENATED MODULE: ./build/digest/read-link.js
// Reads one symbolic link into the digest: its target text as stored, never what it points at. Where it
// really leads decides whether it may be there at all (digest page, "Refusals").






/** Hashes the link at `path` and adds its entry and its findings. */
function readLink(walk, path) {
    const absolute = walk.absolute(path);
    try {
        const before = walk.disk.lstatSync(absolute, digest_facts/* exact */.e0);
        if (!before.isSymbolicLink()) {
            walk.refuse(path, (0,refusals/* changedWhileHashing */.qw)(path, 'replaced'));
            return;
        }
        const raw = walk.disk.readlinkSync(absolute, { encoding: 'buffer' });
        const target = raw.toString('utf8');
        const resolved = resolveLink(walk, path, target);
        if (!(0,external_node_buffer_.isUtf8)(raw)) {
            walk.refuse(path, {
                rule: 'tree/name-not-utf8',
                messageId: 'target',
                message: `the target of ${(0,refusals/* named */.KT)(path)} is not valid UTF-8`,
            });
        }
        if (!(0,digest_facts/* sameFacts */.w4)(before, walk.disk.lstatSync(absolute, digest_facts/* exact */.e0))) {
            walk.refuse(path, (0,refusals/* changedWhileHashing */.qw)(path, 'content'));
        }
        walk.add({ type: 'link', path, target, resolved });
        if (resolved !== null)
            noteUnportable(walk, path, target);
        walk.hash?.begin('link', path, raw.length);
        walk.hash?.payload(raw);
        walk.hash?.end();
    }
    catch (error) {
        walk.refuse(path, (0,refusals/* refusalOf */.Of)(error, path));
    }
}
/** Root-relative real target, or null together with a refusal. */
function resolveLink(walk, path, target) {
    let real;
    try {
        real = walk.disk.realpathSync.native(walk.absolute(path));
    }
    catch (error) {
        const code = (0,fault/* systemCode */.xU)(error);
        const dangles = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        if (!dangles && code !== 'ELOOP') {
            walk.refuse(path, (0,refusals/* refusalOf */.Of)(error, path));
        }
        else {
            walk.refuse(path, {
                rule: 'tree/link-dangling',
                messageId: dangles ? 'dangling' : 'loop',
                message: dangles
                    ? `${(0,refusals/* named */.KT)(path)} links to ${(0,quote/* quote */.hD)(target)}, where nothing is`
                    : `${(0,refusals/* named */.KT)(path)} links to ${(0,quote/* quote */.hD)(target)}, which leads in a circle`,
                found: target,
            });
        }
        return null;
    }
    const inside = insideOf(walk.realRoot, real);
    const leftOut = walk.leavesOutGit && inside !== null && /^\.git(?:\/|$)/.test(inside);
    if (inside !== null && !leftOut)
        return inside;
    walk.refuse(path, {
        rule: 'tree/link-outside',
        messageId: leftOut ? 'left-out' : 'outside',
        message: leftOut
            ? `${(0,refusals/* named */.KT)(path)} links to ${(0,quote/* quote */.hD)(target)} in ".git", which is not part of the package`
            : `${(0,refusals/* named */.KT)(path)} links to ${(0,quote/* quote */.hD)(target)}, outside the package`,
        found: target,
    });
    return null;
}
/** `real` relative to the real root, `.` for the root itself, null when it is elsewhere. */
function insideOf(realRoot, real) {
    if (real === realRoot)
        return '.';
    const prefix = realRoot.endsWith(external_node_path_.sep) ? realRoot : `${realRoot}${external_node_path_.sep}`;
    if (!real.startsWith(prefix))
        return null;
    const inside = real.slice(prefix.length);
    return external_node_path_.sep === '/' ? inside : inside.replaceAll(external_node_path_.sep, '/');
}
function noteUnportable(walk, path, target) {
    if (target.startsWith('/') || /^[A-Za-z]:|^\\/.test(target)) {
        walk.note(path, {
            rule: 'tree/link-unportable',
            messageId: 'absolute',
            message: `${(0,refusals/* named */.KT)(path)} links to the absolute path ${(0,quote/* quote */.hD)(target)}`,
            found: target,
            expected: 'a relative target',
        });
    }
    else if (climbsOut(path, target)) {
        walk.note(path, {
            rule: 'tree/link-unportable',
            messageId: 'climbs',
            message: `${(0,refusals/* named */.KT)(path)} links to ${(0,quote/* quote */.hD)(target)}, out of the package and back in`,
            found: target,
            expected: 'a target that stays in the package on the way',
        });
    }
}
function climbsOut(path, target) {
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')) {
        if (part === '..')
            depth -= 1;
        else if (part !== '' && part !== '.')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/digest/read-directory.js
// Reads one directory into the digest, pre-order, entries in UTF-16 code-unit order of their names, and
// checks afterwards that it is still the same directory with the same names (digest page,
// "Construction" and "Stability"). What is not a directory, file or link is never opened.








const withTypes = { withFileTypes: true };
/** Hashes the directory at `path` (empty for the root, at `depth` 0) and all below it. */
function readDirectory(walk, path, depth) {
    const absolute = walk.absolute(path);
    if (path !== '')
        walk.add({ type: 'directory', path });
    walk.hash?.begin('directory', path, 0);
    walk.hash?.end();
    if (depth > limits/* limits */.F.treeDepth) {
        walk.refuse(path, {
            rule: 'tree/too-deep',
            messageId: 'levels',
            message: `${(0,refusals/* named */.KT)(path)} is more than ${limits/* limits */.F.treeDepth} directories deep`,
            expected: `at most ${limits/* limits */.F.treeDepth} levels`,
        });
        return;
    }
    try {
        const before = walk.disk.lstatSync(absolute, digest_facts/* exact */.e0);
        if (!before.isDirectory()) {
            walk.refuse(path, (0,refusals/* changedWhileHashing */.qw)(path, 'replaced'));
            return;
        }
        const children = walk.disk.readdirSync(absolute, withTypes);
        children.sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
        const unnamed = children.some((child) => child.name.includes('\uFFFD'))
            ? refuseBadNames(walk, path)
            : null;
        for (const child of children) {
            if (unnamed?.has(child.name) !== true)
                readChild(walk, path, child, depth);
        }
        const names = walk.disk.readdirSync(absolute).sort(order/* byCodeUnits */.C);
        if (!sameNames(children, names)) {
            walk.refuse(path, (0,refusals/* changedWhileHashing */.qw)(path, 'entries'));
        }
        else if (!(0,digest_facts/* sameFacts */.w4)(before, walk.disk.lstatSync(absolute, digest_facts/* exact */.e0))) {
            walk.refuse(path, (0,refusals/* changedWhileHashing */.qw)(path, 'content'));
        }
    }
    catch (error) {
        walk.refuse(path, (0,refusals/* refusalOf */.Of)(error, path));
    }
}
function readChild(walk, parent, child, depth) {
    const path = parent === '' ? child.name : `${parent}/${child.name}`;
    const type = typeOf(walk, path, child);
    if (type === null)
        return;
    const isGit = child.name.length === 4 && child.name.toLowerCase() === '.git';
    if (isGit) {
        if (walk.leavesOutGit && path === '.git' && (type === 'directory' || type === 'file')) {
            walk.leftOut.push(path);
            return;
        }
        walk.note(path, {
            rule: 'tree/nested-git',
            messageId: 'nested-git',
            message: `${(0,refusals/* named */.KT)(path)} is hashed with the package, and git never puts it into a clone`,
        });
    }
    if (type === 'file')
        (0,read_file/* readFile */.TA)(walk, path);
    else if (type === 'directory')
        readDirectory(walk, path, depth + 1);
    else if (type === 'link')
        readLink(walk, path);
    else {
        walk.refuse(path, {
            rule: 'tree/special-file',
            messageId: type,
            message: `${(0,refusals/* named */.KT)(path)} is a ${words[type]}, which has no content to hash`,
            found: words[type],
            expected: 'a file, directory or link',
        });
    }
}
const words = {
    fifo: 'named pipe',
    socket: 'socket',
    device: 'device',
};
/** The listed type; asked for where the file system does not list types. Null together with a refusal. */
function typeOf(walk, path, child) {
    if (child.isFile())
        return 'file';
    if (child.isDirectory())
        return 'directory';
    if (child.isSymbolicLink())
        return 'link';
    if (child.isFIFO())
        return 'fifo';
    if (child.isSocket())
        return 'socket';
    if (child.isCharacterDevice() || child.isBlockDevice())
        return 'device';
    try {
        const facts = walk.disk.lstatSync(walk.absolute(path));
        if (facts.isFile())
            return 'file';
        if (facts.isDirectory())
            return 'directory';
        if (facts.isSymbolicLink())
            return 'link';
        return facts.isFIFO() ? 'fifo' : facts.isSocket() ? 'socket' : 'device';
    }
    catch (error) {
        walk.refuse(path, (0,refusals/* refusalOf */.Of)(error, path));
        return null;
    }
}
/** Refuses each name here that is not UTF-8; returns how the system's decoding shows those names. */
function refuseBadNames(walk, path) {
    const shown = new Set();
    for (const raw of walk.disk.readdirSync(walk.absolute(path), { encoding: 'buffer' })) {
        if ((0,external_node_buffer_.isUtf8)(raw))
            continue;
        const name = withByteEscapes(raw);
        walk.refuse(path === '' ? name : `${path}/${name}`, {
            rule: 'tree/name-not-utf8',
            messageId: 'name',
            message: `the name ${(0,quote/* quote */.hD)(name)} in ${(0,refusals/* named */.KT)(path)} is not valid UTF-8`,
            found: name,
        });
        shown.add(raw.toString('utf8'));
    }
    return shown;
}
/** A name whose bytes beyond ASCII are written `\xNN`. */
function withByteEscapes(raw) {
    return Array.from(raw, (byte) => byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`).join('');
}
function sameNames(children, names) {
    return (children.length === names.length && children.every((child, at) => child.name === names[at]));
}

// EXTERNAL MODULE: ./build/digest/walk.js
var digest_walk = __webpack_require__(1100);
;// CONCATENATED MODULE: ./build/digest/read-tree.js
// Reads a directory tree into a Tree: the exact-tree digest, its entries, the bytes of the files the
// caller names, and everything that keeps it from having a digest (digest page, all but its last
// section). Every byte is read at most once, nothing is written, nothing in the tree is run.










/**
 * Reads the tree at `root`. What is wrong with the tree comes back in `findings`, never as an error; throws
 * `Fault` (`io`) only when the machine is out of file handles or memory.
 */
function readTree(root, options = {}) {
    const disk = options.disk ?? base_disk/* realDisk */.U;
    // A trailing slash would make the system follow a link.
    const absolute = (0,external_node_path_.resolve)(root);
    const start = openRoot(disk, absolute);
    if (typeof start !== 'string')
        return refusedRoot(absolute, start);
    const walk = new digest_walk/* Walk */.q({
        disk,
        root: absolute === '/' ? '' : absolute,
        realRoot: start,
        capture: options.capture ?? null,
        leavesOutGit: options.ownGit !== 'hash',
        keepsEntries: options.entries !== false,
        hash: new frame_hash/* FrameHash */.C(options.frames ?? null, options.chunkBytes),
    });
    try {
        readDirectory(walk, '', 0);
        captureLinks(walk);
    }
    catch (error) {
        walk.abandonHash();
        throw error;
    }
    return {
        root: absolute,
        digest: walk.hash?.digest() ?? null,
        entries: walk.entries,
        byPath: walk.byPath,
        captured: walk.captured,
        counts: walk.counts,
        findings: walk.findings,
        leftOut: walk.leftOut,
    };
}
/** The real path of the root, or why it cannot be one. */
function openRoot(disk, absolute) {
    const refuse = (messageId, message) => ({
        rule: 'tree/root',
        messageId,
        message,
    });
    try {
        const facts = disk.lstatSync(absolute, { ...digest_facts/* exact */.e0, throwIfNoEntry: false });
        if (facts === undefined)
            return refuse('missing', 'the package root does not exist');
        if (facts.isSymbolicLink()) {
            return refuse('link', 'the package root is itself a symbolic link');
        }
        if (!facts.isDirectory())
            return refuse('not-directory', 'the package root is not a directory');
        return disk.realpathSync.native(absolute);
    }
    catch (error) {
        return (0,fault/* systemCode */.xU)(error) === 'ENOTDIR'
            ? refuse('missing', 'the package root does not exist')
            : (0,refusals/* refusalOf */.Of)(error, '');
    }
}
function refusedRoot(root, draft) {
    return {
        root,
        digest: null,
        entries: [],
        byPath: new Map(),
        captured: new Map(),
        counts: { files: 0, directories: 0, links: 0, bytes: 0 },
        findings: [(0,finding/* finding */.g)({ ...draft, place: (0,finding/* wholeFile */.A)('.'), refuses: true })],
        leftOut: [],
    };
}
/** Gives links to files inside the bytes of their file, which must still be what was hashed. */
function captureLinks(walk) {
    if (walk.capture === null)
        return;
    for (const link of walk.links) {
        const facts = link.resolved === null ? undefined : walk.facts.get(link.resolved);
        if (facts === undefined || link.resolved === null)
            continue;
        if (!walk.wantsBytes(link.path, Number(facts.size)))
            continue;
        const held = walk.captured.get(link.resolved);
        if (held !== undefined) {
            walk.holdAlias(link.path, held);
            continue;
        }
        const bytes = (0,read_file/* readUnchanged */.gw)(walk, link.resolved, facts);
        if (bytes === null)
            walk.refuse(link.resolved, (0,refusals/* changedWhileHashing */.qw)(link.resolved, 'content'));
        else
            walk.hold(link.path, bytes);
    }
}


/***/ }),

/***/ 2184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   qw: () => (/* binding */ changedWhileHashing)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
// What the walk says when an entry cannot be part of a digest (digest page, "Refusals" and "Stability").
// The words live here, apart from the reading. A machine that is out of handles or memory is a fault.


const changes = {
    vanished: 'vanished',
    replaced: 'was replaced by something else',
    content: 'changed',
    entries: 'had entries added, removed or renamed',
};
/** What is shown for a path: quoted, and words for the root. */
function named(path) {
    return path === '' || path === '.' ? 'the package root' : (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path);
}
/** The entry was not the same thing before and after. */
function changedWhileHashing(path, change) {
    return {
        rule: 'tree/changed-while-hashing',
        messageId: change,
        message: `${named(path)} ${changes[change]} while it was being hashed`,
    };
}
/** The refusal for what the system said about an entry that was listed a moment ago. Throws `Fault` (`io`), and whatever is no system error. */
function refusalOf(error, path) {
    if (error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC)
        throw error;
    const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
    switch (code) {
        case 'ENOENT':
            return changedWhileHashing(path, 'vanished');
        case 'ENOTDIR':
        case 'ELOOP':
        case 'EMLINK':
        case 'ENXIO':
            return changedWhileHashing(path, 'replaced');
        case 'ENAMETOOLONG':
            return {
                rule: 'tree/too-deep',
                messageId: 'path-length',
                message: `${named(path)} has a path longer than this system can hold`,
            };
        case null:
            throw error;
        case 'EMFILE':
        case 'ENFILE':
        case 'ENOMEM':
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('io', `cannot read ${named(path)}: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`, null, error);
        default:
            return {
                rule: 'tree/unreadable',
                messageId: 'unreadable',
                message: `${named(path)} cannot be read (${code})`,
                found: code,
            };
    }
}


/***/ }),

/***/ 5589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   O4: () => (/* binding */ resolveInTree),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/** The digest in `text`, or null when it is not 64 lowercase hexadecimal digits. */
function parseDigest(text) {
    return /^[0-9a-f]{64}$/.test(text) ? text : null;
}
/**
 * The entry that `path` (root-relative, `.` for the root) really names, links followed inside the tree;
 * `root` for the root itself, null when nothing is there or the way leads outside.
 */
function resolveInTree(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        const next = current === '.' ? part : `${current}/${part}`;
        const entry = tree.byPath.get(next);
        if (entry === undefined)
            return null;
        if (entry.type === 'link') {
            if (entry.resolved === null)
                return null;
            current = entry.resolved;
        }
        else
            current = next;
    }
    return current === '.' ? 'root' : (tree.byPath.get(current) ?? null);
}
/** The direct children of a directory (`.` for the root), in walk order. Links are not followed. */
function childrenOf(tree, directory) {
    let index = indexes.get(tree);
    if (index === undefined) {
        index = indexChildren(tree);
        indexes.set(tree, index);
    }
    return index.get(directory) ?? [];
}
// Made once a tree: looking through all entries for each directory would be quadratic.
const indexes = new WeakMap();
function indexChildren(tree) {
    const index = new Map();
    for (const entry of tree.entries) {
        const cut = entry.path.lastIndexOf('/');
        const parent = cut === -1 ? '.' : entry.path.slice(0, cut);
        const siblings = index.get(parent);
        if (siblings === undefined)
            index.set(parent, [entry]);
        else
            siblings.push(entry);
    }
    return index;
}


/***/ }),

/***/ 974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ untrackedOf)
/* harmony export */ });
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9327);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5589);
// Which entries of a tree git does not have, sorted into untracked, ignored, submodules and empty
// directories. Pure; one pass over the entries. Digest page, last section.


/** Compares a tree with what git tracks below `packagePath`. */
function untrackedOf(view, packagePath, tree) {
    const untracked = [];
    const ignored = [];
    const submodules = [];
    const emptyDirectories = [];
    let unknown = view.tracksDirectory(packagePath) ? null : '.';
    let skipped = null;
    for (const entry of tree.entries) {
        if (skipped !== null && entry.path.startsWith(`${skipped}/`))
            continue;
        skipped = null;
        if (unknown !== null && unknown !== '.' && !entry.path.startsWith(`${unknown}/`))
            unknown = null;
        const path = (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRelative */ .r)(packagePath, entry.path);
        const known = view.entryAt(path);
        if (known?.mode === 'submodule') {
            submodules.push(entry.path);
            skipped = entry.path;
        }
        else if (entry.type !== 'directory') {
            if (known !== undefined)
                continue;
            const found = { path: entry.path, directory: unknown };
            if (view.ignores(path))
                ignored.push(found);
            else
                untracked.push(found);
        }
        else if ((0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(tree, entry.path).length === 0) {
            emptyDirectories.push(entry.path);
        }
        else if (unknown === null && !view.tracksDirectory(path)) {
            unknown = entry.path;
        }
    }
    return { untracked, ignored, submodules, emptyDirectories };
}


/***/ }),

/***/ 1100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ fileEntry),
/* harmony export */   q: () => (/* binding */ Walk)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7785);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);



class Walk {
    disk;
    /** Absolute path of the root, and its real path. */
    root;
    realRoot;
    capture;
    /** The root's own `.git` is not part of the tree. */
    leavesOutGit;
    keepsEntries;
    /** Null once anything was refused. */
    hash;
    entries = [];
    byPath = new Map();
    links = [];
    captured = new Map();
    /** Facts of every regular file as it was opened; only with `capture`, for the links that name it. */
    facts = new Map();
    findings = [];
    leftOut = [];
    counts = { files: 0, directories: 0, links: 0, bytes: 0 };
    #capturedBytes = 0;
    constructor(setup) {
        this.disk = setup.disk;
        this.root = setup.root;
        this.realRoot = setup.realRoot;
        this.capture = setup.capture;
        this.leavesOutGit = setup.leavesOutGit;
        this.keepsEntries = setup.keepsEntries;
        this.hash = setup.hash;
    }
    /** Absolute path of a root-relative one; the empty text is the root. */
    absolute(path) {
        return path === '' ? this.root || '/' : `${this.root}/${path}`;
    }
    add(entry) {
        if (entry.type === 'directory')
            this.counts.directories += 1;
        else if (entry.type === 'link')
            this.counts.links += 1;
        else {
            this.counts.files += 1;
            this.counts.bytes += entry.size;
        }
        if (entry.type === 'link')
            this.links.push(entry);
        if (!this.keepsEntries)
            return;
        this.entries.push(entry);
        this.byPath.set(entry.path, entry);
    }
    /** From now on there is no digest. */
    abandonHash() {
        this.hash?.abandon();
        this.hash = null;
    }
    /** A finding after which there is no digest. */
    refuse(path, draft) {
        this.abandonHash();
        this.findings.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({ ...draft, place: placeOf(path), refuses: true }));
    }
    /** A finding that leaves the digest alone. */
    note(path, draft) {
        this.findings.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({ ...draft, place: placeOf(path) }));
    }
    /** True when the caller wants this file's bytes and they fit under the caps; over a cap is a finding. */
    wantsBytes(path, size) {
        if (this.capture === null || !this.capture(path, size))
            return false;
        if (size > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.capturedFileBytes) {
            this.note(path, {
                rule: 'tree/not-held',
                messageId: 'file',
                message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} has ${size} bytes, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.capturedFileBytes} that are read for judging`,
                found: `${size} bytes`,
                expected: `at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.capturedFileBytes} bytes`,
            });
            return false;
        }
        if (this.#capturedBytes + size > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.capturedBytes) {
            this.note(path, {
                rule: 'tree/not-held',
                messageId: 'tree',
                message: `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} is past the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.capturedBytes} bytes of text that are read for judging in one package`,
                expected: `at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.capturedBytes} bytes of text in one package`,
            });
            return false;
        }
        return true;
    }
    hold(path, bytes) {
        this.#capturedBytes += bytes.length;
        this.captured.set(path, bytes);
    }
    /** The bytes of one file under a second name: a link's. Counted once. */
    holdAlias(path, bytes) {
        this.captured.set(path, bytes);
    }
}
/** The entry for a regular file. */
function fileEntry(path, facts) {
    return {
        type: 'file',
        path,
        size: Number(facts.size),
        executable: (facts.mode & 73n) !== 0n,
    };
}
function placeOf(path) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(path === '' ? '.' : path);
}


/***/ }),

/***/ 1374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ isAttributesFile),
/* harmony export */   jg: () => (/* binding */ noAttributes),
/* harmony export */   wb: () => (/* binding */ readAttributes)
/* harmony export */ });
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8417);
/* harmony import */ var _scratch_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5170);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1428);
// The attributes that change bytes between git and a work tree, as the committed `.gitattributes` files
// say; a person's own `info/attributes` and global file play no part, as in a fresh clone.
// Digest page, last section, "Attributes and configuration".



const noAttributes = {
    text: 'unspecified',
    eol: 'unspecified',
    ident: 'unspecified',
    filter: 'unspecified',
    encoding: 'unspecified',
};
const names = ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding'];
/** True for the path of a `.gitattributes` file. */
function isAttributesFile(path) {
    return path === '.gitattributes' || path.endsWith('/.gitattributes');
}
/**
 * Attributes of each of `paths` that has any, by path. `tracked` holds the `.gitattributes` files that
 * count. Starts git only when there is one. Throws `Fault` (`git`).
 */
function readAttributes(repository, tracked, paths) {
    const files = tracked.filter((entry) => isAttributesFile(entry.path) && entry.mode !== 'link');
    if (files.length === 0 || paths.length === 0)
        return new Map();
    return (0,_scratch_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .withScratch */ .h)(repository, files, ({ git }) => parseAttributes((0,_local_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runLocalGit */ .t)(git, ['check-attr', '-z', '--cached', '--stdin', ...names], paths.map((path) => `${path}\0`).join(''))));
}
function parseAttributes(output) {
    const fields = (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .records */ .V0)(output);
    const result = new Map();
    const each = names.length * 3;
    for (let at = 0; at + each <= fields.length; at += each) {
        const value = (index) => fields[at + index * 3 + 2] ?? 'unspecified';
        if (names.every((_, index) => value(index) === 'unspecified'))
            continue;
        result.set(fields[at] ?? '', {
            ...withOldName(value(0), value(1), value(2)),
            ident: value(3),
            filter: value(4),
            encoding: value(5),
        });
    }
    return result;
}
/** `crlf` is what `text` was called, and git still obeys it where `text` says nothing. */
function withOldName(text, crlf, eol) {
    if (text !== 'unspecified' || crlf === 'unspecified')
        return { text, eol };
    return crlf === 'input' ? { text: 'set', eol: 'lf' } : { text: crlf, eol };
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
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runLocalGit */ .t)(git, ['checkout-index', '--all', '--force', '--quiet']);
        return use(workTree);
    });
}


/***/ }),

/***/ 8417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ runLocalGit)
/* harmony export */ });
/* unused harmony export askLocalGit */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
// Runs git on a repository of this machine, and nothing that the repository says: an explicit git
// directory and work tree, an allow-listed environment, and every setting that could start a program or
// a transport turned off. Never a shell, never the network. Threats page, "git".



const passed = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'];
const settings = [
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.hooksPath=/dev/null',
    'core.attributesFile=/dev/null',
    'core.pager=cat',
    'core.sshCommand=false',
    'core.gitProxy=',
    'credential.helper=',
    'protocol.allow=never',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'core.symlinks=true',
    'core.fileMode=true',
    'core.ignoreCase=false',
    'core.precomposeUnicode=false',
    'core.autocrlf=false',
    'core.eol=lf',
];
/** Most bytes that git may print in one run. */
const OUTPUT_BYTES = 1024 * 1024 * 1024;
/**
 * Runs one git command to its end and returns what it printed. Throws `Fault` (`git`) when git is missing,
 * fails or prints too much; git's own words are quoted in it.
 */
function runLocalGit(git, args, input = '') {
    const { status, signal, stdout, stderr } = askLocalGit(git, args, input);
    if (status === 0)
        return stdout;
    const how = signal ?? `exit ${status}`;
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('git', `git ${args[0]} failed (${how}): ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(stderr)}`);
}
/**
 * The same for commands whose exit code is an answer (1: there is none). Throws `Fault` (`git`) only when
 * git is missing, did not run or printed too much.
 */
function askLocalGit(git, args, input = '') {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [
        '--no-pager',
        '--no-replace-objects',
        `--git-dir=${git.gitDirectory}`,
        `--work-tree=${git.workTree}`,
        ...settings.flatMap((setting) => ['-c', setting]),
        ...args,
    ], {
        cwd: git.workTree,
        env: environmentOf(git),
        input,
        maxBuffer: OUTPUT_BYTES,
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
    if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(result.error) === 'ENOENT') {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('git', 'git is not installed', 'install git and put it on PATH', result.error);
    }
    if (result.error !== undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('git', `git did not run: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(result.error)}`, null, result.error);
    }
    return {
        status: result.status,
        signal: result.signal,
        stdout: result.stdout,
        stderr: result.stderr.toString('utf8').trim(),
    };
}
function environmentOf(git) {
    const result = {};
    for (const name of passed) {
        const value = git.environment[name];
        if (value !== undefined)
            result[name] = value;
    }
    if (git.objects !== null)
        result['GIT_OBJECT_DIRECTORY'] = git.objects;
    return Object.assign(result, {
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'none',
    });
}


/***/ }),

/***/ 6213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r3: () => (/* binding */ readCommitted),
/* harmony export */   sr: () => (/* binding */ readRepositoryView)
/* harmony export */ });
/* unused harmony exports RepositoryView, gitOf */
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4172);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1374);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8417);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1428);
// What git knows about one directory of a repository: tracked entries, ignored paths, attributes. Read
// once for a whole run, in two processes (three where there are attributes), whatever it holds.
// "Tracked" is what the index says, the state that the next commit has.





class RepositoryView {
    repository;
    /** The directory that was asked about, relative to the repository; `.` for all of it. */
    scope;
    /** Tracked `.gitattributes` files that count for the scope, those above it included. */
    attributeFiles;
    #tracked = new Map();
    #sorted;
    #ignored;
    #attributes = null;
    constructor(repository, scope, listed, ignored) {
        this.repository = repository;
        this.scope = scope;
        this.attributeFiles = listed.filter((entry) => (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .isAttributesFile */ .gq)(entry.path));
        for (const entry of listed) {
            if (isWithin(scope, entry.path))
                this.#tracked.set(entry.path, entry);
        }
        this.#sorted = [...this.#tracked.keys()].sort(_base_order_js__WEBPACK_IMPORTED_MODULE_4__/* .byCodeUnits */ .C);
        this.#ignored = new Set(ignored.map((path) => path.replace(/\/$/, '')));
    }
    /** The tracked entry at exactly `path` (repository-relative), or undefined. */
    entryAt(path) {
        return this.#tracked.get(path);
    }
    /** Tracked entries below a directory (`.` for all), by path in UTF-16 code-unit order. */
    trackedBelow(directory) {
        const paths = directory === '.' ? this.#sorted : this.#sorted.slice(...this.#rangeBelow(`${directory}/`));
        return paths.flatMap((path) => this.#tracked.get(path) ?? []);
    }
    /** True where git tracks something in that directory. */
    tracksDirectory(directory) {
        if (directory === '.')
            return this.#sorted.length > 0;
        const [start, end] = this.#rangeBelow(`${directory}/`);
        return end > start;
    }
    /** True where git ignores `path` or a directory it lies in. */
    ignores(path) {
        for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
            if (this.#ignored.has(at))
                return true;
        }
        return this.#ignored.has('.') || this.#ignored.has('');
    }
    /** Attributes of a tracked path. Starts git the first time, where there are attributes. Throws `Fault` (`git`). */
    attributesOf(path) {
        this.#attributes ??= (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .readAttributes */ .wb)(this.repository, this.attributeFiles, this.#sorted);
        return this.#attributes.get(path) ?? _attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .noAttributes */ .jg;
    }
    #rangeBelow(prefix) {
        // `0` follows `/`: the first path after everything below.
        return [this.#search(prefix), this.#search(`${prefix.slice(0, -1)}0`)];
    }
    #search(wanted) {
        let low = 0;
        let high = this.#sorted.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#sorted[middle] ?? '') < wanted)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
}
/** Asks git about an absolute directory inside the repository. Throws `Fault` (`git`). */
function readRepositoryView(repository, directory) {
    const scope = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .S)(repository, directory) ?? '.';
    const git = gitOf(repository);
    const within = scope === '.' ? [] : ['--', scope];
    const staged = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runLocalGit */ .t)(git, [
        'ls-files',
        '-z',
        '--stage',
        '--full-name',
        ...within,
        ...(scope === '.' ? [] : attributeFilesAbove(scope)),
    ]);
    const ignored = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runLocalGit */ .t)(git, [
        'ls-files',
        '-z',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '--full-name',
        ...within,
    ]);
    return new RepositoryView(repository, scope, (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_3__/* .parseStageListing */ .Gv)(staged), (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_3__/* .records */ .V0)(ignored));
}
/** Entries below `directory` as the last commit has them; null where there is no commit. Throws `Fault` (`git`). */
function readCommitted(repository, directory) {
    const git = gitOf(repository);
    const head = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runLocalGit */ .t)(git, ['cat-file', '--batch-check=%(objectname)'], 'HEAD^{tree}\n');
    const tree = /^[0-9a-f]{40,64}$/.exec(head.toString('latin1').trim())?.[0];
    if (tree === undefined)
        return null;
    const below = directory === '.' ? [] : [directory, ...attributeFilesAbove(directory)];
    return (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTreeListing */ .Ev)((0,_local_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runLocalGit */ .t)(git, ['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...below]));
}
/** How git is started on a repository that was found. */
function gitOf(repository) {
    return {
        gitDirectory: repository.gitDirectory,
        workTree: repository.root,
        environment: repository.environment,
        objects: null,
    };
}
function attributeFilesAbove(scope) {
    const parts = scope.split('/');
    return parts.map((_, at) => [...parts.slice(0, at), '.gitattributes'].join('/'));
}
function isWithin(scope, path) {
    return scope === '.' || path === scope || path.startsWith(`${scope}/`);
}


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath),
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
// Finds the repository a directory belongs to, by looking at files only: git itself is never asked, since
// asking it inside a package would obey that package's own `.git`. Threats page, "git".


/** Longest `.git` file that is read, in bytes. */
const LINK_BYTES = 8 * 1024;
/**
 * The repository of an absolute directory, or null. The nearest one above wins, but a `.git` in a package
 * root counts only where no repository holds that package. `environment` is our own; git later gets an
 * allow-listed part of it.
 */
function findRepository(directory, environment) {
    let own = null;
    for (let at = realPath(directory);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const repository = repositoryAt(at, environment);
        if (repository !== null) {
            if (!isPackageRoot(at))
                return repository;
            own = repository;
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return own;
    }
}
/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
function repositoryPath(repository, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, realPath(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    if (inside === '..' || inside.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inside) === inside)
        return null;
    return inside === '' ? '.' : inside;
}
function repositoryAt(directory, environment) {
    const gitDirectory = gitDirectoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.git'));
    if (gitDirectory === null)
        return null;
    const common = linkText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'commondir'));
    const commonDirectory = common === null ? gitDirectory : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, common);
    const complete = isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'HEAD')) &&
        isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'objects')) &&
        isDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'refs'));
    return complete ? { root: directory, gitDirectory, commonDirectory, environment } : null;
}
/** The git directory that `.git` is or, in a linked work tree or a submodule, names. */
function gitDirectoryOf(path) {
    const facts = look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
    if (facts?.isDirectory() === true)
        return path;
    if (facts?.isFile() !== true)
        return null;
    const named = /^gitdir: (.+)$/.exec(linkText(path) ?? '')?.[1];
    if (named === undefined)
        return null;
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), named);
    return isDirectory(target) ? target : null;
}
/** The one line of a small regular file, or null. */
function linkText(path) {
    const facts = look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
    if (facts?.isFile() !== true || facts.size > LINK_BYTES)
        return null;
    return look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').replace(/[\r\n]+$/, ''));
}
function isPackageRoot(directory) {
    return isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'plugin.json'));
}
function isThere(path) {
    return look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) !== null;
}
function isDirectory(path) {
    return look(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path))?.isDirectory() === true;
}
/** Null for what is not there and for what may not be looked at: neither is a repository to us. */
function look(at) {
    try {
        return at();
    }
    catch {
        return null;
    }
}
function realPath(path) {
    return look(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}


/***/ }),

/***/ 5170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withScratch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8417);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1428);
// A git directory of our own, empty but for settings we wrote, over the objects of a repository. In it
// git converts files as a fresh clone on Linux would: by the committed attributes alone, with no filter
// driver, since drivers live in configuration and there is none. The repository itself is only read.





/**
 * Runs `use` on a scratch repository whose index is `entries`, and removes it afterwards. Throws `Fault`
 * (`git`) when git fails, and the system's own error when the temporary directory cannot be made.
 */
function withScratch(repository, entries, use) {
    const base = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'plugin-gate-git-'));
    try {
        const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'git');
        const workTree = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'tree');
        for (const made of [gitDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'refs'), workTree])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(made);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, 'config'), configFor(entries));
        const git = {
            gitDirectory,
            workTree,
            environment: repository.environment,
            objects: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDirectory, 'objects'),
        };
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .t)(git, ['update-index', '-z', '--index-info'], indexInfo(entries));
        return use({ git, workTree });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(base, { recursive: true, force: true });
    }
}
function configFor(entries) {
    // The index does not say how its objects are named; the length of an id does.
    return entries[0]?.object.length === 64
        ? '[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectFormat = sha256\n'
        : '[core]\n\trepositoryformatversion = 0\n\tbare = false\n';
}
function indexInfo(entries) {
    return entries
        .map((entry) => `${(0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .modeDigits */ .c3)(entry.mode)} ${entry.object} 0\t${entry.path}\0`)
        .join('');
}


/***/ }),

/***/ 1428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ parseTreeListing),
/* harmony export */   Gv: () => (/* binding */ parseStageListing),
/* harmony export */   V0: () => (/* binding */ records),
/* harmony export */   c3: () => (/* binding */ modeDigits)
/* harmony export */ });
// What git lists: `ls-files --stage`, `ls-tree` and `ls-files --others`, all with NUL ends, as values.
// Pure. git sorts by bytes; nothing here keeps that order, callers sort as JavaScript does.
const modes = {
    '100644': 'file',
    '100755': 'executable',
    '120000': 'link',
    '160000': 'submodule',
};
/** The six digits that git writes for a mode. */
function modeDigits(mode) {
    return Object.entries(modes).find(([, each]) => each === mode)?.[0] ?? '100644';
}
/** Entries of `git ls-files -z --stage`: `mode SP object SP stage TAB path NUL`. */
function parseStageListing(output) {
    return records(output).flatMap((record) => {
        const parts = /^(\d{6}) ([0-9a-f]{40,64}) ([0-3])\t/.exec(record.slice(0, 90));
        return entryOf(record, parts?.[0], parts?.[1], parts?.[2], parts?.[3] !== '0');
    });
}
/** Entries of `git ls-tree -r -z`: `mode SP type SP object TAB path NUL`. */
function parseTreeListing(output) {
    return records(output).flatMap((record) => {
        const parts = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t/.exec(record.slice(0, 90));
        return entryOf(record, parts?.[0], parts?.[1], parts?.[2], false);
    });
}
/** Texts that end with NUL. Bytes that are not UTF-8 become U+FFFD: such a name is refused elsewhere. */
function records(output) {
    const texts = output.toString('utf8').split('\0');
    texts.pop();
    return texts;
}
function entryOf(record, head, digits, object, conflicted) {
    if (head === undefined || digits === undefined || object === undefined)
        return [];
    const mode = modes[digits] ?? 'file';
    return [{ path: record.slice(head.length), mode, object, conflicted }];
}


/***/ })

};
