export const id = 2283;
export const ids = [2283,5260];
export const modules = {

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

/***/ 7373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GitFacts: () => (/* binding */ GitFacts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/digest/attribute-findings.js
var attribute_findings = __webpack_require__(6956);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
;// CONCATENATED MODULE: ./build/digest/nested-git.js
// A `.git` between the root of the repository and a package: then git takes the package for a part of another
// repository, and no clone has it. It is looked at and never asked. Threats page, "git".




/** The finding for the package at `packagePath` (repository-relative); submodules are told by a rule of their own. */
function nestedGitFindings(view, packagePath) {
    const parts = packagePath.split('/');
    for (let at = 1; at < parts.length; at += 1) {
        const between = parts.slice(0, at).join('/');
        if (view.entryAt(between)?.mode === 'submodule')
            return [];
        if ((0,git_repository/* hasGit */.tG)((0,external_node_path_.join)(view.repository.root, between)))
            return [nested(`${between}/.git`)];
    }
    return [];
}
function nested(path) {
    return (0,finding/* finding */.g)({
        rule: 'tree/nested-git',
        messageId: 'above',
        message: `${(0,quote/* quote */.hD)(path)} lies between the repository and the package, so git leaves the package out of every clone`,
        place: (0,finding/* wholeFile */.A)('.'),
        found: path,
        fix: `remove ${(0,quote/* quote */.hD)(path)} and git add the package, or keep that repository elsewhere`,
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/git/committed-checkout.js
var committed_checkout = __webpack_require__(4846);
// EXTERNAL MODULE: ./build/digest/checked-out.js
var checked_out = __webpack_require__(9765);
// EXTERNAL MODULE: ./build/digest/line-endings.js
var line_endings = __webpack_require__(8498);
;// CONCATENATED MODULE: ./build/digest/stored-bytes.js
// Files whose bytes here git would not keep: it stores text with LF, so CRLF in a work tree reaches no clone,
// whatever the digest says here. Also where git calls the tree clean. Starts git only for edited files
// under `text=auto`. Digest page, last section, "Attributes and configuration".







/**
 * The finding for the package at `packagePath` (repository-relative), or none; its file is relative to the
 * package, its fix names paths as `display` gives them. Looks only into files in which hashing saw a carriage return. Throws `Fault` (`git`).
 */
function storedBytesFindings(view, packagePath, tree, display = (path) => path) {
    const paths = [];
    for (const path of tree.carriageReturns ?? []) {
        const entry = view.entryAt((0,relative_path/* joinRelative */.r)(packagePath, path));
        if (entry !== undefined && losesCarriageReturns(view, entry))
            paths.push(path);
    }
    return paths.length === 0 ? [] : [stored(paths, display)];
}
/** Whether git takes CRLF for LF when a file with these attributes is added, and a clone leaves LF. */
function normalizing({ text, eol }) {
    if (text === 'unset' || eol === 'crlf')
        return 'never';
    if (text === 'auto')
        return 'auto';
    return text === 'set' || eol === 'lf' ? 'always' : 'never';
}
function losesCarriageReturns(view, entry) {
    if (entry.mode !== 'file' && entry.mode !== 'executable')
        return false;
    const attributes = view.attributesOf(entry.path);
    const how = normalizing(attributes);
    if (how === 'never' || !['unspecified', 'unset', 'set', ''].includes(attributes.encoding)) {
        return false;
    }
    const bytes = (0,checked_out/* fileBytes */.sG)(`${view.repository.root}/${entry.path}`);
    if (bytes === null || isObject(entry, bytes))
        return false;
    const kept = how === 'always' ? (0,line_endings/* everyCrlfToLf */.kd)(bytes) : (0,line_endings/* toLf */.yj)(bytes);
    if (kept === null)
        return false;
    if (how === 'always' || isObject(entry, kept))
        return true;
    return !committedWithCrlf(view, entry);
}
/** True where the bytes are what git has for the entry. */
function isObject({ object }, bytes) {
    const hash = (0,external_node_crypto_.createHash)(object.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === object;
}
/** Under `text=auto` git leaves a file alone that it already has with CRLF. */
function committedWithCrlf(view, entry) {
    return (0,committed_checkout/* withCheckout */.j)(view.repository, [entry], view.attributeFiles, (directory) => {
        const bytes = (0,checked_out/* fileBytes */.sG)(`${directory}/${entry.path}`);
        return bytes !== null && (0,line_endings/* isText */.KH)(bytes) && (0,line_endings/* everyCrlfToLf */.kd)(bytes) !== null;
    });
}
function stored(paths, display) {
    const [first = '.'] = paths;
    const one = paths.length === 1;
    const command = `sed -i 's/\\r$//' ${paths.slice(0, 3).map(display).map(quote/* quote */.hD).join(' ')}${paths.length > 3 ? ' …' : ''}`;
    return (0,finding/* finding */.g)({
        rule: 'tree/attribute-changes-bytes',
        messageId: 'stored',
        message: `${(0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3)} ${one ? 'has' : 'have'} CRLF here, and git stores ${one ? 'it' : 'them'} with LF, so no clone has these bytes`,
        place: (0,finding/* wholeFile */.A)(first),
        found: 'CRLF',
        expected: 'LF, as git stores it',
        fix: `save with LF line endings (${command}), then run plugin-gate pin; where CRLF is meant, write "-text" for ${one ? 'the file' : 'these files'} into .gitattributes`,
    });
}

// EXTERNAL MODULE: ./build/digest/untracked.js
var digest_untracked = __webpack_require__(974);
;// CONCATENATED MODULE: ./build/digest/tracked-findings.js
// What a package holds here and no clone of its repository has: files git does not track or ignores, empty
// directories, submodules. Each by name; a directory with many is told once. Pure over a tree and a view.
// Digest page, last section.



/**
 * Findings for the package at `packagePath` (repository-relative, `.` for the whole repository); fixes name
 * paths as `display` gives them, by default relative to the package.
 */
function trackedFindings(view, packagePath, tree, display = (path) => path) {
    const host = submoduleAbove(view, packagePath);
    if (host !== null)
        return [insideSubmodule(host)];
    const untracked = (0,digest_untracked/* untrackedOf */.V)(view, packagePath, tree);
    return [
        ...untracked.submodules.map(submodule),
        ...grouped(untracked.untracked, 'untracked', display),
        ...grouped(untracked.ignored, 'ignored', display),
        ...untracked.emptyDirectories.map(emptyDirectory),
    ];
}
function grouped(files, kind, display) {
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
    return [...byDirectory].flatMap(([directory, paths]) => paths.length > 1
        ? [directoryFinding(directory, paths, kind, display)]
        : paths.map((path) => fileFinding(path, kind, display)));
}
const verbs = { untracked: 'does not track', ignored: 'ignores' };
const cures = {
    untracked: (what) => `git add ${what}, or remove it`,
    ignored: (what) => `remove ${what}, or stop ignoring it in .gitignore and git add it`,
};
function fileFinding(path, kind, display) {
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'file',
        message: `git ${verbs[kind]} ${(0,quote/* quote */.hD)(path)}, so it is in the digest here and in no clone`,
        place: (0,finding/* wholeFile */.A)(path),
        found: path,
        fix: cures[kind]((0,quote/* quote */.hD)(display(path))),
    });
}
function directoryFinding(directory, paths, kind, display) {
    const shown = directory === '.' ? 'the package' : (0,quote/* quote */.hD)(directory);
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'directory',
        message: `git ${verbs[kind]} the ${paths.length} files in ${shown}, so they are in the digest here and in no clone: ${(0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3)}`,
        place: (0,finding/* wholeFile */.A)(directory),
        found: `${paths.length} files`,
        fix: cures[kind]((0,quote/* quote */.hD)(display(directory))),
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

// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
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
    #around;
    #undecided = null;
    #repositories = new Map();
    #views = new Map();
    #untold = new Map();
    #attributesUntold = new Map();
    #asked = new Set();
    #packages = new Map();
    /**
     * `directories` are absolute; nothing outside them is asked about. The repository of each is the one `around`
     * it: what a person named, where that is more.
     */
    constructor(cwd, environment, directories, around = directories) {
        this.#around = around;
        this.#cwd = cwd;
        this.#environment = { ...environment };
        this.#directories = directories;
    }
    /** Where a directory lies in its repository; null outside git and where git cannot answer. */
    placeOf(directory) {
        const repository = this.#repositoryOf(directory);
        if (repository === null) {
            this.#untold.set(directory, (0,git_repository/* unusableGit */.U2)(directory) ?? 'it is not in a git repository');
            return null;
        }
        const view = this.#viewOf(repository);
        const path = (0,git_repository/* repositoryPath */.SH)(repository, directory);
        if (typeof view !== 'string' && path !== null)
            return { view, path };
        this.#untold.set(directory, typeof view === 'string' ? view : 'its real place is outside the repository');
        return null;
    }
    /** Why `placeOf` gave null for that directory. */
    whyUntold(directory) {
        return this.#untold.get(directory) ?? 'git was not asked';
    }
    /** What stands in the way of asking git about a directory that seems to be in a repository, or null. */
    doubtAbout(directory) {
        if (this.placeOf(directory) !== null)
            return null;
        return (this.#undecided ?? (this.#repositoryOf(directory) === null ? (0,git_repository/* unusableGit */.U2)(directory) : null));
    }
    /** Why what was asked of git stays undecided, or null. */
    undecided() {
        return this.#undecided;
    }
    /** True for an absolute directory that git ignores. */
    ignores(directory) {
        const place = this.placeOf(directory);
        return place !== null && place.path !== '.' && place.view.ignores(place.path);
    }
    /**
     * What the package at an absolute root has and a clone would not: untracked, ignored and empty things, and
     * bytes that git converts; null where git cannot tell.
     */
    untracked(root, tree) {
        const place = this.placeOf(root);
        if (place === null)
            return null;
        return this.#findingsIn(place, root, tree).filter(({ rule }) => !['tree/attribute-filter', 'tree/attribute-conversion'].includes(rule));
    }
    /** What git says of one package; files relative to it. */
    packageFindings(root, tree) {
        this.#asked.add(root);
        const place = this.placeOf(root);
        if (place === null)
            return [];
        const known = this.#packages.get(place.view) ?? new Set();
        this.#packages.set(place.view, known.add(place.path));
        return this.#findingsIn(place, root, tree);
    }
    #findingsIn({ view, path }, root, tree) {
        const shown = (0,display_path/* displayPath */.Gt)(this.#cwd, root);
        const display = (inside) => (0,relative_path/* joinRelative */.r)(shown, inside);
        return [
            ...nestedGitFindings(view, path),
            ...trackedFindings(view, path, tree, display),
            ...this.#unlessUntold(view, () => (0,attribute_findings/* attributeFindings */.X)(view, path)),
            ...this.#unlessUntold(view, () => storedBytesFindings(view, path, tree, display)),
        ];
    }
    /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
    repositoryFindings() {
        return [...this.#packages].flatMap(([view, packages]) => {
            const found = this.#unlessUntold(view, () => {
                const finding = unfixedAttributesFinding(view, [...packages]);
                return finding === null ? [] : [finding];
            });
            return found.map((finding) => (0,display_path/* rebase */.RU)(finding, (0,display_path/* displayPath */.Gt)(this.#cwd, view.repository.root)));
        });
    }
    notChecked() {
        const reasons = new Map();
        for (const [root, why] of this.#untold) {
            if (!this.#asked.has(root))
                continue;
            reasons.set(why, [...(reasons.get(why) ?? []), (0,display_path/* displayPath */.Gt)(this.#cwd, root)]);
        }
        const places = [...reasons].map(([why, roots]) => ({
            what: `whether git tracks what is in ${roots.length === 1 ? (roots[0] ?? '') : `${roots.length} packages`}`,
            why,
        }));
        const attributes = [...this.#attributesUntold].map(([view, why]) => ({
            what: `whether attributes change bytes in ${(0,display_path/* displayPath */.Gt)(this.#cwd, view.repository.root)}`,
            why,
        }));
        return [...places, ...attributes];
    }
    /** Nothing, and the reason kept, where git cannot tell the attributes; asked only once. */
    #unlessUntold(view, ask) {
        if (this.#attributesUntold.has(view))
            return [];
        try {
            return ask();
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            this.#noteStuck(error);
            this.#attributesUntold.set(view, error.message);
            return [];
        }
    }
    #noteStuck(error) {
        if (error instanceof local_git/* StuckGit */.xU)
            this.#undecided ??= error.message;
    }
    #repositoryOf(directory) {
        const known = this.#repositories.get(directory);
        if (known !== undefined)
            return known;
        const found = (0,git_repository/* findRepositoryBelow */.dl)(this.#around, directory, this.#environment);
        this.#repositories.set(directory, found);
        return found;
    }
    /** The view of the part of a repository that this run is about, or why git did not give it. */
    #viewOf(repository) {
        const known = this.#views.get(repository.root);
        if (known !== undefined)
            return known;
        const paths = this.#directories.flatMap((directory) => (0,git_repository/* repositoryPath */.SH)(repository, directory) ?? []);
        let view;
        try {
            view = (0,repository_view/* readRepositoryView */.sr)(repository, (0,external_node_path_.join)(repository.root, commonDirectory(paths)));
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            this.#noteStuck(error);
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


/***/ })

};
