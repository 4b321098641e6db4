export const id = 5260;
export const ids = [5260];
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


/***/ })

};
