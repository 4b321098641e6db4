export const id = 4524;
export const ids = [4524,4172];
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

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ byCodeUnits)
/* harmony export */ });
// Order that never depends on locale, file system or timing.
/** Compares as sequences of UTF-16 code units, JavaScript's default sort. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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

/***/ 2053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FrameHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// The frames of the exact-tree digest and the hash over them. A frame is
//     kind NUL relative-path NUL decimal-payload-length NUL payload NUL
// with text as UTF-8 (digest page, "Construction"). Small frames are collected in one buffer and hashed
// together; the same buffer takes the pieces of large files, so memory does not grow with the tree.
// It must never know a disk: whoever feeds it vouches for the bytes.

const BATCH_BYTES = 256 * 1024;
const NUL = 0;
/** The buffer of the last hash that ended: the next tree takes it, so that many trees cost one. */
let spare = null;
/** Feed it `begin`, the payload, `end` for each frame, then `digest` once. */
class FrameHash {
    /** Payload bytes may be read straight into it, at the offset `reserve` gave. */
    buffer;
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #onFrame;
    #used = 0;
    #open = null;
    /** `batchBytes` bounds the memory; `onFrame` costs a second hash over every payload. */
    constructor(onFrame = null, batchBytes = BATCH_BYTES) {
        this.#onFrame = onFrame;
        const bytes = Math.max(1, batchBytes);
        this.buffer = spare?.length === bytes ? spare : Buffer.allocUnsafeSlow(bytes);
        spare = null;
    }
    /** Largest number of bytes `reserve` can give. */
    get capacity() {
        return this.buffer.length;
    }
    begin(kind, path, length) {
        if (this.#onFrame !== null)
            this.#open = { kind, path, length, hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') };
        const header = `${kind}\0${path}\0${length}\0`;
        // A UTF-16 code unit is at most three bytes of UTF-8.
        if (header.length * 3 > this.capacity) {
            this.#flush();
            this.#hash.update(header, 'utf8');
        }
        else {
            const at = this.reserve(header.length * 3);
            this.#used = at + this.buffer.write(header, at, 'utf8');
        }
    }
    /** Makes room for `bytes` (at most `capacity`) and returns the offset in `buffer` to write them at. */
    reserve(bytes) {
        if (this.#used + bytes > this.buffer.length)
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
            this.#hash.update(bytes);
        }
        else {
            this.buffer.set(bytes, this.reserve(bytes.length));
            this.#used += bytes.length;
        }
    }
    end() {
        this.buffer[this.reserve(1)] = NUL;
        this.#used += 1;
        if (this.#open === null || this.#onFrame === null)
            return;
        const { hash, ...frame } = this.#open;
        this.#onFrame({ ...frame, sha256: hash.digest('hex') });
        this.#open = null;
    }
    /** The digest over all frames; the object is spent afterwards. */
    digest() {
        this.#flush();
        spare = this.buffer;
        return this.#hash.digest('hex');
    }
    #flush() {
        if (this.#used > 0)
            this.#hash.update(this.buffer.subarray(0, this.#used));
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
    const mode = Number(before.mode);
    const size = Number(before.size);
    // What `isFile()` asks, without its arithmetic on bigints for every file.
    if ((mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFMT) !== node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFREG) {
        walk.refuse(path, (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .changedWhileHashing */ .qw)(path, 'replaced'));
        return;
    }
    walk.addFile(path, size, mode);
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
    const wanted = walk.wantsBytes(path, size);
    if (walk.hash === null && !wanted)
        return;
    const whole = wanted ? readWhole(walk.disk, handle, size) : null;
    if (whole !== null)
        walk.hash?.begin('file', path, size);
    const complete = whole === null
        ? walk.hash !== null && stream(walk, handle, walk.hash, path, size)
        : whole.length === size;
    const after = walk.disk.fstatSync(handle, _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0);
    if (!complete || !(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .sameFacts */ .w4)(before, after)) {
        walk.refuse(path, (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .changedWhileHashing */ .qw)(path, 'content'));
        return;
    }
    if (whole !== null) {
        walk.lookAt(path, whole);
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
function stream(walk, handle, hash, path, size) {
    hash.begin('file', path, size);
    let rest = size;
    do {
        const want = Math.min(rest + 1, hash.capacity);
        const at = hash.reserve(want);
        const read = walk.disk.readSync(handle, hash.buffer, at, want, null);
        if (read > rest)
            return false;
        if (read === 0)
            return rest === 0;
        if (walk.keepsEntries)
            walk.lookAt(path, hash.buffer.subarray(at, at + read));
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

/***/ 8934:
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
// EXTERNAL MODULE: ./build/digest/frame-hash.js
var frame_hash = __webpack_require__(2053);
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
        walk.addLink({ type: 'link', path, target, resolved });
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
        walk.addDirectory(path);
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

;// CONCATENATED MODULE: ./build/digest/walk.js



const CARRIAGE_RETURN = 13;
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
    /** Files with a carriage return in what was read of them; filled where entries are kept. */
    carriageReturns = new Set();
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
    addDirectory(path) {
        this.counts.directories += 1;
        if (this.keepsEntries)
            this.#keep({ type: 'directory', path });
    }
    /** `mode` as the system gives it. */
    addFile(path, size, mode) {
        this.counts.files += 1;
        this.counts.bytes += size;
        if (!this.keepsEntries)
            return;
        this.#keep({ type: 'file', path, size, executable: (mode & 0o111) !== 0 });
    }
    /** Notes what git may convert; looks at each file only until the first carriage return. */
    lookAt(path, bytes) {
        if (!this.keepsEntries || this.carriageReturns.has(path))
            return;
        if (bytes.includes(CARRIAGE_RETURN))
            this.carriageReturns.add(path);
    }
    addLink(entry) {
        this.counts.links += 1;
        this.links.push(entry);
        if (this.keepsEntries)
            this.#keep(entry);
    }
    /** A finding after which there is no digest. */
    refuse(path, draft) {
        this.hash = null;
        this.findings.push((0,finding/* finding */.g)({ ...draft, place: placeOf(path), refuses: true }));
    }
    /** A finding that leaves the digest alone. */
    note(path, draft) {
        this.findings.push((0,finding/* finding */.g)({ ...draft, place: placeOf(path) }));
    }
    /** True when the caller wants this file's bytes and they fit under the caps; over a cap is a finding. */
    wantsBytes(path, size) {
        if (this.capture === null || !this.capture(path, size))
            return false;
        if (size > limits/* limits */.F.capturedFileBytes) {
            this.note(path, {
                rule: 'tree/not-held',
                messageId: 'file',
                message: `${(0,quote/* quote */.hD)(path)} has ${size} bytes, more than the ${limits/* limits */.F.capturedFileBytes} that are read for judging`,
                found: `${size} bytes`,
                expected: `at most ${limits/* limits */.F.capturedFileBytes} bytes`,
            });
            return false;
        }
        if (this.#capturedBytes + size > limits/* limits */.F.capturedBytes) {
            this.note(path, {
                rule: 'tree/not-held',
                messageId: 'tree',
                message: `${(0,quote/* quote */.hD)(path)} is past the ${limits/* limits */.F.capturedBytes} bytes of text that are read for judging in one package`,
                expected: `at most ${limits/* limits */.F.capturedBytes} bytes of text in one package`,
            });
            return false;
        }
        return true;
    }
    #keep(entry) {
        this.entries.push(entry);
        this.byPath.set(entry.path, entry);
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
function placeOf(path) {
    return (0,finding/* wholeFile */.A)(path === '' ? '.' : path);
}

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
    const walk = new Walk({
        disk,
        root: absolute === '/' ? '' : absolute,
        realRoot: start,
        capture: options.capture ?? null,
        leavesOutGit: options.ownGit !== 'hash',
        keepsEntries: options.entries !== false,
        hash: new frame_hash/* FrameHash */.C(options.frames ?? null, options.chunkBytes),
    });
    readDirectory(walk, '', 0);
    captureLinks(walk);
    return {
        root: absolute,
        digest: walk.hash?.digest() ?? null,
        entries: walk.entries,
        byPath: walk.byPath,
        captured: walk.captured,
        counts: walk.counts,
        findings: walk.findings,
        leftOut: walk.leftOut,
        carriageReturns: walk.carriageReturns,
    };
}
/** The real path of the root, or why it cannot be one. */
function openRoot(disk, absolute) {
    const refuse = (messageId, message, fix = null) => ({
        rule: 'tree/root',
        messageId,
        message,
        fix,
    });
    try {
        const facts = disk.lstatSync(absolute, { ...digest_facts/* exact */.e0, throwIfNoEntry: false });
        if (facts === undefined)
            return refuse('missing', 'the package root does not exist');
        if (facts.isSymbolicLink()) {
            return refuse('link', 'the package root is itself a symbolic link');
        }
        if (!facts.isDirectory()) {
            const fix = 'give the directory of the package, the one that holds plugin.json';
            return refuse('not-directory', 'the package root is not a directory', fix);
        }
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


/***/ })

};
