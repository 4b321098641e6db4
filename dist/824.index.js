export const id = 824;
export const ids = [824];
export const modules = {

/***/ 3331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ haveHistory),
/* harmony export */   oe: () => (/* binding */ haveFiles)
/* harmony export */ });
/* unused harmony export isPartial */
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2818);
/* harmony import */ var _deepen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8417);
/* harmony import */ var _repository_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6213);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
// Contents that a partial checkout (`--filter=blob:none`) left at the server, fetched by their ids before
// anything asks for them. Local git never fetches by itself: it may speak to nobody.






/** True where the checkout may lack contents of commits that it has. */
function isPartial(repository) {
    const keys = '^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$';
    return (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askLocalGit */ .hT)((0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), ['config', '--get-regexp', keys]).status === 0;
}
/** Makes sure that the files at `paths` of a commit can be read. Throws `Fault` (`git`) with the command that helps. */
async function haveFiles(repository, commit, paths, world) {
    if (!isPartial(repository) || paths.length === 0)
        return;
    const args = ['ls-tree', '-z', '--full-tree', commit, '--', ...paths];
    const entries = (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTreeListing */ .Ev)((0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)((0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), args));
    const why = await fetchBlobs(repository, entries.filter(({ mode }) => mode !== 'submodule').map(({ object }) => object), world);
    if (why === null)
        return;
    const path = paths[0] ?? '';
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('git', `files of the base are not in this partial checkout: ${why}`, `run: git show ${commit}:${/^[\w./-]+$/.test(path) ? path : 'PATH'}; in a workflow give actions/checkout no "filter"`);
}
/** Fetches every content that a path had on the first-parent line of a commit; why it could not, or null. */
async function haveHistory(repository, commit, path, most, world) {
    if (!isPartial(repository))
        return null;
    const printed = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)((0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), [
        'log',
        '--first-parent',
        '--diff-merges=first-parent',
        '--raw',
        '--no-abbrev',
        '--no-renames',
        '--format=',
        `--max-count=${most}`,
        commit,
        '--',
        path,
    ]).toString('latin1');
    const blobs = [...printed.matchAll(/^:\d{6} 100[0-7]{3} [0-9a-f]+ ([0-9a-f]{40,64}) /gm)];
    return fetchBlobs(repository, blobs.map((one) => one[1] ?? ''), world);
}
async function fetchBlobs(repository, objects, world) {
    const wants = [...new Set(objects)].filter(_base_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .TS);
    if (wants.length === 0)
        return null;
    const got = await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_2__/* .deepen */ .g)(repository, { wants, depth: 1 }, world);
    return got.ok ? null : got.why;
}


/***/ }),

/***/ 2824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkWithStore: () => (/* binding */ checkWithStore)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/git/scratch-repository.js
var scratch_repository = __webpack_require__(5170);
// EXTERNAL MODULE: ./build/git/tracked-listing.js
var tracked_listing = __webpack_require__(1428);
;// CONCATENATED MODULE: ./build/git/object-history.js
// Every version of every file in a repository's history, read from its objects alone: through a git directory
// of our own, so that nothing the repository configures is obeyed, and with tips that we read as files. Made
// for plugins, whose `.git` is as hostile as the rest of them. Threats page, "git".






/** Most refs that are read, and most bytes of a file with refs. */
const REFS = 20_000;
const REF_FILE_BYTES = 16 * 1024 * 1024;
/**
 * The history of these directories or files of a repository (relative to it, `.` for all), from HEAD and every
 * ref. Where it cannot be read whole, `why` says so. Throws nothing but `Fault` (`internal`).
 */
function readObjectHistory(repository, paths) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.commonDirectory, 'shallow'))) {
        return { ok: false, why: 'it is a shallow clone' };
    }
    try {
        const tips = readTips(repository);
        if (tips.length === 0)
            return { ok: false, why: 'it has no commit' };
        if (tips.some((tip) => tip.length !== 40)) {
            return { ok: false, why: 'its objects are named by SHA-256' };
        }
        const history = (0,scratch_repository/* withScratch */.h)(repository, [], ({ git }) => walkHistory({ ...git, patience: local_git/* historyPatience */.ew }, tips, paths));
        return { ok: true, history };
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC && error.code === 'internal')
            throw error;
        return { ok: false, why: (0,fault/* messageOf */.bD)(error) };
    }
}
function walkHistory(git, tips, paths) {
    const listed = (0,local_git/* runLocalGit */.tx)(git, ['rev-list', '--timestamp', '--stdin'], `${tips.join('\n')}\n`);
    const times = new Map();
    for (const line of listed.toString('latin1').split('\n')) {
        const [time, commit] = line.split(' ');
        if (time !== undefined && commit !== undefined)
            times.set(commit, Number(time));
    }
    const form = ['-r', '-m', '--root', '--raw', '-z', '--no-abbrev', '--no-renames'];
    const within = paths.includes('.') ? [] : ['--', ...paths];
    const changes = (0,local_git/* runLocalGit */.tx)(git, ['diff-tree', '--stdin', ...form, ...within], `${[...times.keys()].join('\n')}\n`);
    return collect((0,tracked_listing/* records */.V0)(changes), times);
}
/** The output of diff-tree: a commit, then for each change its facts and its path. */
function collect(parts, times) {
    const versions = new Map();
    const lastChange = new Map();
    let time = 0;
    for (let at = 0; at < parts.length; at += 1) {
        const part = parts[at] ?? '';
        const change = /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) [A-Z]\d*$/.exec(part);
        if (change === null) {
            time = times.get(part.slice(0, 40)) ?? time;
            continue;
        }
        at += 1;
        const path = parts[at] ?? '';
        lastChange.set(path, Math.max(lastChange.get(path) ?? 0, time));
        const known = versions.get(path) ?? new Set();
        versions.set(path, known);
        if (isFileMode(change[1]))
            known.add(change[3] ?? '');
        if (isFileMode(change[2]))
            known.add(change[4] ?? '');
    }
    return { versions, lastChange };
}
/** Regular files only: a link's object is its target, a submodule's is a commit. */
function isFileMode(mode) {
    return mode === '100644' || mode === '100755';
}
/** Object ids that HEAD and the refs name, each once. */
function readTips(repository) {
    const tips = new Set();
    const add = (text) => {
        const id = /^[0-9a-f]{40}(?:[0-9a-f]{24})?/.exec(text ?? '')?.[0];
        if (id !== undefined && tips.size < REFS)
            tips.add(id);
    };
    add(readText((0,external_node_path_.join)(repository.gitDirectory, 'HEAD')));
    const packed = readText((0,external_node_path_.join)(repository.commonDirectory, 'packed-refs')) ?? '';
    for (const line of packed.split('\n'))
        add(line);
    const open = [(0,external_node_path_.join)(repository.commonDirectory, 'refs')];
    for (let seen = 0; open.length > 0 && seen < REFS;) {
        const directory = open.pop() ?? '';
        for (const entry of (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true })) {
            seen += 1;
            const path = (0,external_node_path_.join)(directory, entry.name);
            if (entry.isDirectory())
                open.push(path);
            else if (entry.isFile())
                add(readText(path));
        }
    }
    return [...tips];
}
function readText(path) {
    const facts = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (facts?.isFile() !== true || facts.size > REF_FILE_BYTES)
        return null;
    return (0,external_node_fs_.readFileSync)(path, 'latin1');
}

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var base_quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/capability/capability-name.js
var capability_name = __webpack_require__(2453);
// EXTERNAL MODULE: ./build/capability/entry-name.js
var entry_name = __webpack_require__(6015);
;// CONCATENATED MODULE: ./build/capability/read-file.js
// Reads one small regular file of a store, a plugin or an inventory: never more than its cap, never
// blocking on a pipe, and told apart from a file that is not there.


/**
 * Reads at most `most` bytes. A link at the end of the path is followed only where the caller has decided
 * that it may be. Throws `Fault` (`io`) only when the machine is out of handles or memory.
 */
function readSmall(disk, path, most, links = 'follow') {
    const noFollow = links === 'refuse' ? (external_node_fs_.constants.O_NOFOLLOW ?? 0) : 0;
    let handle = null;
    try {
        handle = disk.openSync(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | noFollow);
        const facts = disk.fstatSync(handle);
        if (!facts.isFile())
            return { ok: false, why: 'not-a-file' };
        if (facts.size > most)
            return { ok: false, why: 'too-large' };
        return { ok: true, bytes: readAll(disk, handle, facts.size, most) };
    }
    catch (error) {
        if (links === 'refuse' && (0,fault/* systemCode */.xU)(error) === 'ELOOP')
            return { ok: false, why: 'link' };
        if (error === tooLarge)
            return { ok: false, why: 'too-large' };
        return { ok: false, why: whyOf(error) };
    }
    finally {
        if (handle !== null)
            disk.closeSync(handle);
    }
}
const tooLarge = new Error('too large');
// One read for a file of the size it said; a file that grows meanwhile is read on, up to the cap.
function readAll(disk, handle, size, most) {
    let bytes = Buffer.allocUnsafe(size + 1);
    let length = 0;
    for (;;) {
        const read = disk.readSync(handle, bytes, length, bytes.length - length, null);
        length += read;
        if (read === 0 || length < bytes.length)
            return bytes.subarray(0, length);
        if (length > most)
            throw tooLarge;
        bytes = Buffer.concat([bytes], Math.min(bytes.length * 2, most + 1));
    }
}
/** Throws where the machine, and not the file, is the reason. */
function whyOf(error) {
    const code = (0,fault/* systemCode */.xU)(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'missing';
    if (code === 'ENXIO' || code === 'EISDIR')
        return 'not-a-file';
    if (['EMFILE', 'ENFILE', 'ENOMEM'].includes(code ?? '')) {
        throw new fault/* Fault */.vC('io', (0,fault/* messageOf */.bD)(error), 'close other programs and try again', error);
    }
    return 'unreadable';
}

;// CONCATENATED MODULE: ./build/capability/entries.js
// The entries of one kind in one source, by listing its folder once: the only way from a name to a path.
// List and look-up both start here, so they cannot disagree. Opens no entry; links are resolved, and one
// that leads out of its source is marked, never followed. Specification: capabilities page, "Reading".







/** Lists the entries of a kind in a source. Throws `Fault` (`io`) where the machine failed. */
function entries_findEntries(disk, source, row) {
    const folder = (0,external_node_path_.join)(source.path, row.folder);
    const findings = [];
    let listed;
    let realFolder;
    try {
        realFolder = disk.realpathSync.native(folder);
        if (!isInside(source.realPath, realFolder))
            return { entries: [], findings: [folderOut(folder)] };
        listed = disk.readdirSync(folder, { withFileTypes: true });
    }
    catch (error) {
        const why = whyOf(error);
        return { entries: [], findings: why === 'missing' ? [] : [folderUnreadable(folder, why)] };
    }
    const entries = new Map();
    const inOrder = [...listed].sort(
    // A directory before a file of the same name.
    (a, b) => Number(a.isFile()) - Number(b.isFile()) || (0,order/* byCodeUnits */.C)(a.name, b.name));
    for (const dirent of inOrder) {
        if (dirent.name.startsWith('.'))
            continue;
        const seen = lookAt(disk, source, folder, realFolder, dirent);
        if (seen === null || (seen.shape === 'file' && !row.singleFiles))
            continue;
        const path = (0,external_node_path_.join)(folder, dirent.name);
        const text = seen.shape === 'file' ? (0,entry_name/* withoutExtension */.w)(dirent.name) : dirent.name;
        const parsed = (0,capability_name/* parseCapabilityName */.$)(text);
        if (!parsed.ok) {
            findings.push(refusedName(path, text, capability_name/* nameFaultText */.d[parsed.fault]));
            continue;
        }
        const before = entries.get(text);
        if (before !== undefined)
            findings.push(sameName(path, text, before.path));
        else
            entries.set(text, { row, name: parsed.name, source, path, ...seen });
    }
    const sorted = [...entries.values()].sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
    return { entries: sorted, findings };
}
/** True where `path` is `root` or lies below it; both real. */
function isInside(root, path) {
    return path === root || path.startsWith(root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`);
}
function lookAt(disk, source, folder, realFolder, dirent) {
    if (dirent.isDirectory() || dirent.isFile()) {
        const shape = dirent.isDirectory() ? 'directory' : 'file';
        return { shape, link: false, realPath: (0,external_node_path_.join)(realFolder, dirent.name) };
    }
    if (!dirent.isSymbolicLink())
        return null;
    const path = (0,external_node_path_.join)(folder, dirent.name);
    try {
        const facts = disk.statSync(path);
        if (!facts.isDirectory() && !facts.isFile())
            return null;
        const real = disk.realpathSync.native(path);
        const realPath = isInside(source.realPath, real) ? real : null;
        return { shape: facts.isDirectory() ? 'directory' : 'file', link: true, realPath };
    }
    catch (error) {
        whyOf(error);
        // It still takes its name: an owner sees a broken link, not a plugin's entry in its place.
        return { shape: 'directory', link: true, realPath: null };
    }
}
function refusedName(path, name, why) {
    return (0,finding/* finding */.g)({
        rule: 'capability/name',
        messageId: 'refused',
        message: `the name ${(0,base_quote/* quote */.hD)(name)} ${why}, so nothing can ask for it`,
        place: (0,finding/* wholeFile */.A)(path),
        found: name,
        fix: 'rename the entry; its name is what jobs store',
    });
}
function sameName(path, name, other) {
    return (0,finding/* finding */.g)({
        rule: 'capability/name-twins',
        messageId: 'same',
        message: `two entries of one folder are named ${(0,base_quote/* quote */.hD)(name)}; only the first counts`,
        place: (0,finding/* wholeFile */.A)(path),
        found: name,
        fix: 'rename or remove one of the two',
        related: [{ message: 'the one that counts', place: (0,finding/* wholeFile */.A)(other) }],
    });
}
function folderOut(folder) {
    return (0,finding/* finding */.g)({
        rule: 'capability/outside',
        messageId: 'folder',
        message: 'the folder is a link that leads out of its source; nothing in it counts',
        place: (0,finding/* wholeFile */.A)(folder),
        fix: 'put a real directory in place of the link',
    });
}
function folderUnreadable(folder, why) {
    return (0,finding/* finding */.g)({
        rule: 'capability/unreadable',
        messageId: 'folder',
        message: `the folder cannot be read${why === 'not-a-file' ? ': it is none' : ''}`,
        place: (0,finding/* wholeFile */.A)(folder),
    });
}

// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/capability/task-metadata.js
var task_metadata = __webpack_require__(2454);
;// CONCATENATED MODULE: ./build/capability/entry-findings.js
// What can be wrong with an entry that was opened, as findings with the file they were given. Pure.



function leadsOut(entry) {
    return (0,finding/* finding */.g)({
        rule: 'capability/outside',
        messageId: 'link',
        message: `the ${entry.row.kind} ${(0,base_quote/* quote */.hD)(entry.name)} is a link that leads out of its source or nowhere`,
        place: (0,finding/* wholeFile */.A)(entry.path),
        fix: 'remove the link: what a plugin has is read where it lives',
    });
}
function outside(file, what) {
    return (0,finding/* finding */.g)({
        rule: 'capability/outside',
        messageId: 'implementation',
        message: `the implementation ${(0,base_quote/* quote */.hD)(what)} is not inside the task's own directory`,
        place: (0,finding/* wholeFile */.A)(file),
        found: what,
    });
}
function shapeFinding(entry, entryFile) {
    return (0,finding/* finding */.g)({
        rule: 'capability/entry-file',
        messageId: 'missing',
        message: `the ${entry.row.kind} ${(0,base_quote/* quote */.hD)(entry.name)} has no ${entryFile}`,
        place: (0,finding/* wholeFile */.A)(entry.path),
        expected: entryFile,
        fix: `add ${entryFile}, or remove the directory`,
    });
}
function metadataUnread(file, why) {
    return (0,finding/* finding */.g)({
        rule: 'capability/unreadable',
        messageId: why === 'too-large' ? 'large' : 'file',
        message: why === 'too-large'
            ? `task.yaml is larger than ${task_metadata/* TASK_FILE_BYTES */.X} bytes`
            : 'task.yaml cannot be read',
        place: (0,finding/* wholeFile */.A)(file),
    });
}
function metadataEncoding(file, line) {
    return (0,finding/* finding */.g)({
        rule: 'capability/task-metadata',
        messageId: 'syntax',
        message: `task.yaml is no strict UTF-8 (line ${line})`,
        place: { file, line, column: null, endColumn: null, excerpt: null },
    });
}
function implementationMissing(file, implementation, state) {
    return (0,finding/* finding */.g)({
        rule: 'capability/implementation',
        messageId: state,
        message: state === 'missing'
            ? `the implementation ${(0,base_quote/* quote */.hD)(implementation)} is not there`
            : `the implementation ${(0,base_quote/* quote */.hD)(implementation)} is not a file`,
        place: (0,finding/* wholeFile */.A)(file),
        found: implementation,
        fix: `add ${(0,base_quote/* quote */.hD)(implementation)} beside task.yaml, or name another file`,
    });
}

// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/capability/file-patterns.js
var file_patterns = __webpack_require__(5389);
;// CONCATENATED MODULE: ./build/capability/plain-metadata.js
// The way most `task.yaml` are written, read quickly: lines of `key: plain text`, and patterns as a list of
// quoted texts on one line. Anything else, however little, is left to the YAML parser, which is the only one that finds faults.
// A test holds the two together: where this reads something, the parser reads the same. Pure.


/** Plain text that is a string to YAML whatever it is: words that begin with a letter, and no mark that means something. */
const LINE = /^([a-z_]+): ([A-Za-z](?:[\w ,.()'/-]*[\w.)])?)$/;
/** Patterns as `["a", "b"]`, or as one line `  - "a"` each below the key; quoted and without an escape. */
const FLOW = /^patterns: \[("[^"\\\]\u0000-\u001f\u007f-\uffff]{1,256}"(?:, ?"[^"\\\]\u0000-\u001f\u007f-\uffff]{1,256}"){0,15})\]$/;
const ITEM = /^ {2}- (["'])([^"'\\\u0000-\u001f\u007f-\uffff]{1,256})\1$/;
/** Plain words that YAML reads as something else than text. */
const TYPED = /^(?:true|false|null|True|False|Null|TRUE|FALSE|NULL)$/;
const LENGTH = 4_096;
/** The metadata, or null where the YAML parser has to look. */
function readPlainMetadata(text) {
    if (text.length > LENGTH || !text.endsWith('\n'))
        return null;
    let title = null;
    let description = null;
    let implementation = null;
    let patterns = null;
    let open = false;
    for (const line of text.slice(0, -1).split('\n')) {
        const item = open ? ITEM.exec(line)?.[2] : undefined;
        if (item !== undefined) {
            patterns?.push(item);
            continue;
        }
        if (open && patterns?.length === 0)
            return null;
        open = false;
        const listed = FLOW.exec(line)?.[1]?.slice(1, -1).split(/", ?"/);
        if (listed !== undefined || line === 'patterns:') {
            if (patterns !== null)
                return null;
            patterns = listed ?? [];
            open = listed === undefined;
            continue;
        }
        const parts = LINE.exec(line);
        const value = parts?.[2];
        if (value === undefined || TYPED.test(value))
            return null;
        switch (parts?.[1]) {
            case 'name':
                if (title !== null)
                    return null;
                title = value;
                break;
            case 'description':
                if (description !== null)
                    return null;
                description = value;
                break;
            case 'implementation':
                if (implementation !== null)
                    return null;
                implementation = value;
                break;
            default:
                return null;
        }
    }
    if (open && patterns?.length === 0)
        return null;
    if (patterns?.some((pattern) => (0,file_patterns/* patternFault */.r)(pattern) !== null))
        return null;
    if (title === null || description === null || implementation === null)
        return null;
    const parsed = (0,relative_path/* parseRelativePath */.z)(implementation);
    if (!parsed.ok || parsed.path === '.')
        return null;
    return { title, description, implementation: parsed.path, patterns: patterns ?? [] };
}

;// CONCATENATED MODULE: ./build/capability/open-entry.js
// Opens an entry that was found, and says whether it can be used. What is wrong becomes findings; one bad
// entry never hides the others. A task's implementation is real, regular and inside its own directory.







/** Opens an entry. Throws `Fault` (`io`) where the machine failed. */
function open_entry_openEntry(disk, entry) {
    if (entry.realPath === null)
        return broken(entry, [leadsOut(entry)]);
    const { entryFile } = entry.row;
    if (entryFile === null || entry.shape === 'file') {
        return { ...entry, usable: true, task: null, findings: [] };
    }
    return entry.row.kind === 'task'
        ? openTask(disk, entry, entry.realPath, (0,external_node_path_.join)(entry.path, entryFile))
        : openDirectory(disk, entry, entry.realPath, entryFile);
}
function openDirectory(disk, entry, realPath, entryFile) {
    const path = (0,external_node_path_.join)(entry.path, entryFile);
    const state = regularInside(disk, realPath, path);
    if (state === 'ok')
        return { ...entry, usable: true, task: null, findings: [] };
    return broken(entry, [
        state === 'outside' ? outside(path, entryFile) : shapeFinding(entry, entryFile),
    ]);
}
function openTask(disk, entry, realPath, file) {
    let reading = readSmall(disk, file, task_metadata/* TASK_FILE_BYTES */.X, 'refuse');
    if (!reading.ok && reading.why === 'link') {
        const state = regularInside(disk, realPath, file);
        if (state === 'outside')
            return broken(entry, [outside(file, 'task.yaml')]);
        reading = readSmall(disk, file, task_metadata/* TASK_FILE_BYTES */.X);
    }
    if (!reading.ok) {
        return broken(entry, [
            reading.why === 'too-large' || reading.why === 'unreadable'
                ? metadataUnread(file, reading.why)
                : shapeFinding(entry, 'task.yaml'),
        ]);
    }
    const decoded = (0,decode/* decodeUtf8 */._)(reading.bytes);
    if (!decoded.ok)
        return broken(entry, [metadataEncoding(file, decoded.line)]);
    const plain = readPlainMetadata(decoded.text);
    const { metadata, findings } = plain === null ? (0,task_metadata/* parseTaskMetadata */.YB)(file, decoded.text) : { metadata: plain, findings: [] };
    if (metadata === null)
        return broken(entry, findings);
    const state = implementationState(disk, entry, realPath, metadata.implementation);
    if (state === 'ok')
        return { ...entry, usable: true, task: metadata, findings: [] };
    return broken(entry, [
        state === 'outside'
            ? outside(file, metadata.implementation)
            : implementationMissing(file, metadata.implementation, state),
    ]);
}
function broken(entry, findings) {
    return { ...entry, usable: false, task: null, findings };
}
function implementationState(disk, entry, realPath, implementation) {
    const path = (0,external_node_path_.join)(realPath, implementation);
    // A direct child that is a file and no link lies where it seems to: the usual case, in one question.
    if (!implementation.includes('/') && !entry.link) {
        if (disk.lstatSync(path, { throwIfNoEntry: false })?.isFile() === true)
            return 'ok';
    }
    return regularInside(disk, realPath, path);
}
/** Whether `path` is really a regular file inside the real directory `root`. */
function regularInside(disk, root, path) {
    try {
        const real = disk.realpathSync.native(path);
        if (!isInside(root, real))
            return 'outside';
        return disk.statSync(real).isFile() ? 'ok' : 'not-a-file';
    }
    catch (error) {
        return whyOf(error) === 'missing' ? 'missing' : 'not-a-file';
    }
}

;// CONCATENATED MODULE: ./build/capability/catalogue.js
// One kind over every source: who wins each name, who is shadowed by whom, what is broken. The owner's entry
// wins, broken or not; then the first plugin in order whose entry can be used.
// Specification: capabilities page, "Reading".




/** Every entry of a kind in these sources. */
function catalogue_readCatalogue(where, sources, row) {
    const disk = where.disk ?? base_disk/* realDisk */.U;
    const found = sources.map((source) => entries_findEntries(disk, source, row));
    const opened = found.flatMap(({ entries }) => entries.map((entry) => open_entry_openEntry(disk, entry)));
    return {
        provided: resolveNames(opened),
        findings: [
            ...found.flatMap((reading) => reading.findings),
            ...opened.flatMap((entry) => entry.findings),
        ],
    };
}
/** The entries of one name, and nothing else opened. */
function catalogue_lookUp(where, sources, row, name) {
    const disk = where.disk ?? realDisk;
    const found = sources.flatMap((source) => findEntries(disk, source, row).entries.filter((entry) => entry.name === name));
    return resolveNames(found.map((entry) => openEntry(disk, entry)));
}
/** Gives each entry its state; `entries` are in the order of their sources. */
function resolveNames(entries) {
    const winners = new Map();
    for (const entry of entries) {
        const takes = entry.usable || entry.source.plugin === null;
        if (takes && !winners.has(entry.name))
            winners.set(entry.name, entry);
    }
    return entries
        .map((entry) => {
        const winner = winners.get(entry.name);
        const shadowedBy = winner === undefined || winner === entry ? null : winner.source;
        if (!entry.usable)
            return { entry, state: 'broken', shadowedBy };
        return { entry, state: shadowedBy === null ? 'effective' : 'shadowed', shadowedBy };
    })
        .sort((a, b) => (0,order/* byCodeUnits */.C)(a.entry.name, b.entry.name));
}

;// CONCATENATED MODULE: ./build/capability/collisions.js
// One name, several providers: two plugins is an error that names every party and what to do, the owner before
// a plugin is a note. Pure. Specification: capabilities page, "Checks".


/** Findings about names of one kind; `provided` is a catalogue's, in its order. */
function collisionFindings(provided) {
    const byName = new Map();
    for (const each of provided) {
        const same = byName.get(each.entry.name);
        if (same === undefined)
            byName.set(each.entry.name, [each]);
        else
            same.push(each);
    }
    return [...byName.values()].flatMap((same) => (same.length < 2 ? [] : collision(same)));
}
function collision(same) {
    const own = same.find(({ entry }) => entry.source.plugin === null);
    const plugins = same.filter(({ entry }) => entry.source.plugin !== null);
    return [
        ...(plugins.length > 1 ? [twoPlugins(plugins, own)] : []),
        ...(own === undefined ? [] : [shadows(own, plugins)]),
    ];
}
function twoPlugins(plugins, own) {
    const [first] = plugins;
    const { name, row, path } = first.entry;
    const parties = plugins.map(({ entry }) => (0,base_quote/* quote */.hD)(entry.source.plugin ?? ''));
    const winner = own === undefined ? `${parties[0]} is used` : 'your own entry is used';
    return (0,finding/* finding */.g)({
        rule: 'capability/two-plugins',
        messageId: 'name',
        message: `the plugins ${(0,base_quote/* listNames */.Zv)(parties, 20)} provide the ${row.kind} ${(0,base_quote/* quote */.hD)(name)}; ${winner}`,
        place: (0,finding/* wholeFile */.A)(path),
        row: `${row.kind}:${name}`,
        found: parties.join(', '),
        expected: 'one enabled plugin with that name',
        fix: `disable ${(0,base_quote/* listNames */.Zv)(parties.slice(1), 20)}, or have it renamed, or put an entry ${(0,base_quote/* quote */.hD)(name)} of your own into ${row.folder}/ of the store and waive capability/two-plugins for ${row.kind}:${name} in plugin-gate.yaml`,
        related: plugins.slice(1).map(({ entry }) => ({
            message: `that of ${(0,base_quote/* quote */.hD)(entry.source.plugin ?? '')}`,
            place: (0,finding/* wholeFile */.A)(entry.path),
        })),
    });
}
function shadows(own, plugins) {
    const { name, row, path } = own.entry;
    const parties = plugins.map(({ entry }) => (0,base_quote/* quote */.hD)(entry.source.plugin ?? ''));
    return (0,finding/* finding */.g)({
        rule: 'capability/shadows',
        messageId: 'name',
        message: `your ${row.kind} ${(0,base_quote/* quote */.hD)(name)} shadows that of ${(0,base_quote/* listNames */.Zv)(parties, 20)}`,
        place: (0,finding/* wholeFile */.A)(path),
        row: `${row.kind}:${name}`,
        related: plugins.map(({ entry }) => ({
            message: `that of ${(0,base_quote/* quote */.hD)(entry.source.plugin ?? '')}`,
            place: (0,finding/* wholeFile */.A)(entry.path),
        })),
    });
}

;// CONCATENATED MODULE: ./build/capability/copy-findings.js
// Findings about files of the store that plugins publish: copies, and files of the same path. Pure.
// Specification: capabilities page, "For a fork".


/** `fileOf` is how a finding calls a path of the store. */
function copyFindings(copies, fileOf) {
    return copies.flatMap((copy) => {
        const place = (0,finding/* wholeFile */.A)(fileOf(copy.path));
        const its = `${(0,base_quote/* quote */.hD)(copy.pluginPath)} of the plugin ${(0,base_quote/* quote */.hD)(copy.plugin)}`;
        if (copy.version === 'differs') {
            return [
                (0,finding/* finding */.g)({
                    rule: 'capability/same-path',
                    messageId: 'differs',
                    message: `${(0,base_quote/* quote */.hD)(copy.path)} has the path of ${its} and other bytes`,
                    place,
                }),
            ];
        }
        // Every empty file is a copy of every other one: that says nothing.
        if (copy.bytes === 0)
            return [];
        const older = copy.version === 'older' ? 'an older version of ' : '';
        return [
            (0,finding/* finding */.g)({
                rule: 'capability/published-copy',
                messageId: copy.version,
                message: `${(0,base_quote/* quote */.hD)(copy.path)} is a published copy of ${older}${its}; delete it`,
                place,
                fix: `delete ${(0,base_quote/* quote */.hD)(copy.path)}: the plugin's own file is read where it lives`,
            }),
        ];
    });
}

// EXTERNAL MODULE: ./build/capability/kinds.js
var kinds = __webpack_require__(8552);
;// CONCATENATED MODULE: ./build/capability/name-findings.js
// Names of entries that are not the same everywhere: what Windows cannot hold, and two that one file system
// takes for one. Pure. Specification: capabilities page, "Checks".


const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>"|?*]/;
/** What is wrong with names; entries of one kind and exactly one name are not twins. */
function entryNameFindings(entries) {
    const seen = new Map();
    return entries.flatMap((entry) => [...portable(entry), ...twin(entry, seen)]);
}
function portable(entry) {
    const { kind, name, file } = entry;
    const character = forbidden.exec(name)?.[0];
    const [messageId, why] = reserved.test(name)
        ? ['reserved', 'is one Windows keeps for a device']
        : character !== undefined
            ? ['character', `has ${(0,base_quote/* quote */.hD)(character)}, which Windows does not allow`]
            : /[ .]$/.test(name)
                ? ['ending', `ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`]
                : [null, null];
    if (messageId === null)
        return [];
    return [
        (0,finding/* finding */.g)({
            rule: 'capability/name-not-portable',
            messageId,
            message: `the ${kind} name ${(0,base_quote/* quote */.hD)(name)} ${why}`,
            place: (0,finding/* wholeFile */.A)(file),
            found: name,
            fix: `rename ${(0,base_quote/* quote */.hD)(name)}; jobs store the name`,
        }),
    ];
}
function twin(entry, seen) {
    const { kind, name, file } = entry;
    const key = `${kind}\0${name.normalize('NFC').toLowerCase().normalize('NFC')}`;
    const first = seen.get(key);
    if (first === undefined)
        seen.set(key, entry);
    if (first === undefined || first.name === name)
        return [];
    const accents = first.name.normalize('NFC') === name.normalize('NFC');
    return [
        (0,finding/* finding */.g)({
            rule: 'capability/name-twins',
            messageId: accents ? 'normalisation' : 'case',
            message: accents
                ? `two ${kind} names read ${(0,base_quote/* quote */.hD)(name)} and differ only in how their accents are encoded`
                : `the ${kind} names ${(0,base_quote/* quote */.hD)(name)} and ${(0,base_quote/* quote */.hD)(first.name)} differ only in upper and lower case`,
            place: (0,finding/* wholeFile */.A)(file),
            found: name,
            fix: 'rename one of the two',
            related: [{ message: 'the other one', place: (0,finding/* wholeFile */.A)(first.file) }],
        }),
    ];
}

;// CONCATENATED MODULE: ./build/capability/shadow-age.js
// Whether a plugin's entry changed after the owner began to shadow it, by the dates of commits. Needs both
// histories; where one is missing nothing can be said. Pure.
// Specification: capabilities page, "shadowing an entry that changed since".



/** Findings for the names of one kind. */
function shadowAgeFindings(provided, store, vouchers) {
    const own = new Map(provided
        .filter(({ entry }) => entry.source.plugin === null)
        .map((each) => [each.entry.name, each]));
    const ownChange = changeTimes(store.history, store.prefix);
    const pluginChange = new Map();
    return provided.flatMap(({ entry }) => {
        const { plugin } = entry.source;
        const mine = own.get(entry.name);
        const history = plugin === null ? undefined : vouchers.get(plugin)?.history;
        if (plugin === null || mine === undefined || history === null || history === undefined)
            return [];
        const times = pluginChange.get(plugin) ?? changeTimes(history, '.');
        pluginChange.set(plugin, times);
        const theirs = times(pathIn(entry));
        const since = ownChange(pathIn(mine.entry));
        if (theirs === null || since === null || theirs <= since)
            return [];
        return [
            (0,finding/* finding */.g)({
                rule: 'capability/shadows-changed',
                messageId: 'newer',
                message: `the ${entry.row.kind} ${(0,base_quote/* quote */.hD)(entry.name)} of ${(0,base_quote/* quote */.hD)(plugin)} changed since yours began to shadow it`,
                place: (0,finding/* wholeFile */.A)(mine.entry.path),
                row: `${entry.row.kind}:${entry.name}`,
                found: day(theirs),
                expected: `no change after ${day(since)}`,
                related: [{ message: `that of ${(0,base_quote/* quote */.hD)(plugin)}`, place: (0,finding/* wholeFile */.A)(entry.path) }],
            }),
        ];
    });
}
function pathIn({ source, path }) {
    return (0,external_node_path_.relative)(source.path, path).split(external_node_path_.sep).join('/');
}
/** Last change of a file, or of a direct child of a kind's folder with all that is in it. */
function changeTimes(history, prefix) {
    const times = new Map();
    const start = prefix === '.' ? '' : `${prefix}/`;
    for (const [path, time] of history.lastChange) {
        if (!path.startsWith(start))
            continue;
        const entry = path.slice(start.length).split('/').slice(0, 2).join('/');
        times.set(entry, Math.max(times.get(entry) ?? 0, time));
    }
    return (path) => times.get(path) ?? null;
}
function day(seconds) {
    return new Date(seconds * 1000).toISOString();
}

;// CONCATENATED MODULE: ./build/capability/distinct-roots.js
// Roots that are apart: none is another one, and none lies in another. Pure.
// Specification: capabilities page, "one root reached twice counts once; roots never nest".

/** Real paths of which none is another or lies in another. Linear in the depth of a path. */
class DistinctRoots {
    #roots = new Map();
    #above = new Map();
    constructor(store) {
        this.add(store);
    }
    add(source) {
        this.#roots.set(source.realPath, source);
        for (const path of parentsOf(source.realPath)) {
            if (!this.#above.has(path))
                this.#above.set(path, source);
        }
    }
    /** The source that this one is, holds or lies in, or null. */
    clash(source) {
        const same = this.#roots.get(source.realPath) ?? this.#above.get(source.realPath);
        if (same !== undefined)
            return same;
        for (const path of parentsOf(source.realPath)) {
            const around = this.#roots.get(path);
            if (around !== undefined)
                return around;
        }
        return null;
    }
}
function parentsOf(path) {
    const parents = [];
    for (let at = (0,external_node_path_.dirname)(path);; at = (0,external_node_path_.dirname)(at)) {
        parents.push(at);
        if ((0,external_node_path_.dirname)(at) === at)
            return parents;
    }
}

;// CONCATENATED MODULE: ./build/capability/inventory.js
/** True for a plugin whose capabilities count. */
function contributes(plugin) {
    return plugin.installed && plugin.enabled;
}

// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/lifecycle/json-value.js
var json_value = __webpack_require__(6205);
;// CONCATENATED MODULE: ./build/capability/inventory-rows.js
// The plain inventory `[{name, installed, enabled}]` from a value of unknown shape. Fails closed: a row
// that is not understood makes the whole unreadable, since it may be the one that disables. Pure.




/** Most rows that are read. */
const ROWS = 50_000;
/** Reads rows; `file` is where they come from, for findings. */
function inventory_rows_parseInventoryRows(value, file) {
    if (!Array.isArray(value)) {
        return unreadable(file, `is ${(0,json_value/* describeJson */.kw)(value)}, not a list of plugins`);
    }
    if (value.length > ROWS)
        return unreadable(file, `has ${value.length} rows; at most ${ROWS}`);
    const plugins = new Map();
    const findings = [];
    for (const [at, row] of value.entries()) {
        const plugin = parseRow(row);
        if (typeof plugin === 'string')
            return unreadable(file, `has a bad row ${at + 1}: ${plugin}`);
        const before = plugins.get(plugin.name);
        if (before === undefined)
            plugins.set(plugin.name, plugin);
        else {
            findings.push(inventoryFinding(file, 'row-twice', `names the plugin ${(0,base_quote/* quote */.hD)(plugin.name)} twice`));
            plugins.set(plugin.name, {
                name: plugin.name,
                installed: before.installed && plugin.installed,
                enabled: before.enabled && plugin.enabled,
            });
        }
    }
    return { plugins: [...plugins.values()], readable: true, findings };
}
/** The reading of an inventory that says nothing that can be trusted. `why` ends "the inventory …"; `fix`: null for the rule's own. */
function unreadable(file, why, fix = null) {
    return {
        plugins: [],
        readable: false,
        findings: [inventoryFinding(file, 'unreadable', `${why}; no plugin contributes`, fix)],
    };
}
function inventoryFinding(file, messageId, what, fix = null) {
    return (0,finding/* finding */.g)({
        rule: 'capability/inventory',
        messageId,
        message: `the inventory ${what}`,
        place: (0,finding/* wholeFile */.A)(file),
        fix,
    });
}
function parseRow(row) {
    const members = (0,json_value/* membersOf */.lS)(row);
    if (members === null)
        return `it is ${(0,json_value/* describeJson */.kw)(row)}, not an object`;
    const [name, installed, enabled] = ['name', 'installed', 'enabled'].map((key) => members.get(key));
    if (typeof name !== 'string' || !(0,capability_name/* parseCapabilityName */.$)(name).ok) {
        return typeof name === 'string'
            ? `${(0,base_quote/* quote */.hD)(name)} is no name of a folder`
            : `name is ${(0,json_value/* describeJson */.kw)(name)}, not a string`;
    }
    if (typeof installed !== 'boolean')
        return `installed is ${(0,json_value/* describeJson */.kw)(installed)}, not true or false`;
    if (typeof enabled !== 'boolean')
        return `enabled is ${(0,json_value/* describeJson */.kw)(enabled)}, not true or false`;
    return { name, installed, enabled };
}

;// CONCATENATED MODULE: ./build/capability/json-inventory.js
// The inventory in a plain JSON file, and the same rows given by a program.






/** Reads the file at an absolute path each time it is asked. */
function jsonInventory(file, disk = base_disk/* realDisk */.U) {
    return { file, read: () => readJsonInventory(disk, file) };
}
/** Rows that a program holds; they are validated like those of a file, and read anew each time. */
function json_inventory_rowsInventory(rows) {
    return { read: () => parseInventoryRows(rows, 'inventory') };
}
function readJsonInventory(disk, file) {
    const reading = readSmall(disk, file, limits/* limits */.F.stateBytes);
    if (!reading.ok) {
        const why = { missing: 'does not exist', 'not-a-file': 'is not a file' };
        return unreadable(file, reading.why === 'missing' || reading.why === 'not-a-file'
            ? why[reading.why]
            : 'cannot be read', reading.why === 'missing'
            ? 'name the inventory with --inventory (for the Action: the third line of capabilities), or write one: a JSON list of {name, installed, enabled}'
            : null);
    }
    const decoded = (0,decode/* decodeUtf8 */._)(reading.bytes);
    if (!decoded.ok)
        return unreadable(file, `is no strict UTF-8 (line ${decoded.line})`);
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch (error) {
        return unreadable(file, `is no JSON: ${(0,fault/* messageOf */.bD)(error).toLowerCase()}`);
    }
    return inventory_rows_parseInventoryRows(value, file);
}

;// CONCATENATED MODULE: ./build/capability/sources.js
// The ordered list of directories that capabilities are read from: the store first, then each plugin that
// is installed and enabled, in code-unit order of names. Reads the inventory and the plugins directory
// anew at each call; opens no entry. Specification: capabilities page, "Sources".










/** The sources of a store and a plugins directory, both absolute; `inventory` is a port or plain rows. */
function capabilitySources(store, plugins, inventory) {
    const port = 'read' in inventory ? inventory : rowsInventory(inventory);
    return sources_readCapabilitySources({ store, plugins, inventory: port }).sources;
}
/** Exactly the paths of the sources, in their order. */
function capabilityRoots(sources) {
    return sources.map((source) => source.path);
}
/** The sources with everything that was wrong on the way. Throws `Fault` (`io`) where the machine failed. */
function sources_readCapabilitySources(place) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const reading = place.inventory.read();
    const findings = [...reading.findings];
    const store = sourceAt(disk, place.store, null);
    const roots = new DistinctRoots(store);
    const sources = [store];
    const known = [];
    const folders = foldersIn(disk, place.plugins);
    const rows = [...reading.plugins].sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
    for (const row of rows) {
        if (!row.installed)
            continue;
        if (!folders.has(row.name) || !(0,capability_name/* parseCapabilityName */.$)(row.name).ok) {
            findings.push(missingFolder(place, row.name));
            continue;
        }
        const source = sourceAt(disk, (0,external_node_path_.join)(place.plugins, row.name), row.name);
        const other = roots.clash(source);
        if (other !== null) {
            findings.push(clashFinding(source, other));
            continue;
        }
        known.push({
            ...source,
            enabled: row.enabled,
            why: row.enabled ? null : (row.why ?? 'is disabled'),
        });
        if (contributes(row)) {
            roots.add(source);
            sources.push(source);
        }
    }
    return { sources, known, readable: reading.readable, findings };
}
function sourceAt(disk, path, plugin) {
    let realPath = path;
    try {
        realPath = disk.realpathSync.native(path);
    }
    catch (error) {
        whyOf(error);
    }
    return { path, realPath, plugin, writable: plugin === null };
}
/** Names of the directories in the plugins directory, links to directories included. */
function foldersIn(disk, plugins) {
    try {
        const entries = disk.readdirSync(plugins, { withFileTypes: true });
        return new Set(entries
            .filter((entry) => entry.isDirectory() ||
            (entry.isSymbolicLink() &&
                disk.statSync((0,external_node_path_.join)(plugins, entry.name), { throwIfNoEntry: false })?.isDirectory()))
            .map((entry) => entry.name));
    }
    catch (error) {
        whyOf(error);
        return new Set();
    }
}
function missingFolder(place, name) {
    return (0,finding/* finding */.g)({
        rule: 'capability/plugin-missing',
        messageId: 'folder',
        message: `the plugin ${(0,base_quote/* quote */.hD)(name)} is installed, but there is no folder of that name`,
        place: (0,finding/* wholeFile */.A)((0,external_node_path_.join)(place.plugins, name)),
        fix: `install ${(0,base_quote/* quote */.hD)(name)} again, or take it out of the inventory`,
    });
}
function clashFinding(source, other) {
    const who = other.plugin === null ? "the owner's store" : `the plugin ${(0,base_quote/* quote */.hD)(other.plugin)}`;
    const same = source.realPath === other.realPath;
    return (0,finding/* finding */.g)({
        rule: 'capability/root',
        messageId: same ? 'twice' : 'nested',
        message: same
            ? `the plugin ${(0,base_quote/* quote */.hD)(source.plugin ?? '')} is the same directory as ${who}; it counts once`
            : `the plugin ${(0,base_quote/* quote */.hD)(source.plugin ?? '')} and ${who} lie in each other; it does not count`,
        place: (0,finding/* wholeFile */.A)(source.path),
        found: source.realPath,
        expected: same ? null : `a directory apart from ${other.realPath}`,
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/capability/blob-id.js
// The id that git gives to bytes, so that a file can be compared with a history without reading old versions.

/** SHA-1 object id of a blob, 40 hexadecimal digits. */
function blobId(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/capability/walk-files.js
// Regular files and links below a directory, links never followed, `.git` never entered. Reads no file.
// Used for looking at whole stores and plugins, so it is iterative and capped.




const FILES = 500_000;
/** Walks `start` and what is below; a start that is not there has no files. Throws `Fault` (`too-large`, `io`). */
function walkFiles(disk, root, start = '.') {
    const files = [];
    const repositories = [];
    const unreadable = [];
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        try {
            const entries = disk.readdirSync((0,external_node_path_.join)(root, at), { withFileTypes: true });
            if (at !== start && entries.some(({ name }) => name === '.git')) {
                repositories.push(at);
                continue;
            }
            for (const entry of entries) {
                if (entry.name === '.git')
                    continue;
                const path = at === '.' ? entry.name : `${at}/${entry.name}`;
                if (entry.isDirectory())
                    open.push(path);
                else if (entry.isFile())
                    files.push({ path, type: 'file' });
                else if (entry.isSymbolicLink())
                    files.push({ path, type: 'link' });
            }
        }
        catch (error) {
            if (whyOf(error) !== 'missing')
                unreadable.push(at);
        }
        if (files.length > FILES) {
            throw new fault/* Fault */.vC('too-large', `there are more than ${FILES} files below ${root}`);
        }
    }
    files.sort((a, b) => (0,order/* byCodeUnits */.C)(a.path, b.path));
    return { files, repositories: repositories.sort(order/* byCodeUnits */.C), unreadable };
}

;// CONCATENATED MODULE: ./build/capability/vouchers.js
// What each installed plugin can vouch for: the bytes of its capability files now and, from its own git
// history, before. Disabled plugins vouch too; without a full history only the current bytes count, and that
// is said. Reads only. Specification: capabilities page, "Delta and migration".









/** Most bytes of a file that is compared. */
const COMPARED_BYTES = 64 * 1024 * 1024;
/** Everything the known plugins vouch for. Three processes for each plugin that is a repository. */
function readVouchers(known, world, disk = base_disk/* realDisk */.U) {
    const vouchers = new Map();
    const notChecked = [];
    for (const [at, source] of known.entries()) {
        if (source.plugin === null)
            continue;
        world.told?.(at, known.length);
        const history = historyOf(source, world.environment);
        if (typeof history === 'string') {
            notChecked.push({
                what: `older versions of the plugin ${(0,base_quote/* quote */.hD)(source.plugin)}; it vouches for its current bytes only`,
                why: history,
            });
        }
        vouchers.set(source.plugin, {
            plugin: source.plugin,
            enabled: source.enabled,
            ...currentFiles(disk, source),
            history: typeof history === 'string' ? null : history,
        });
    }
    return { vouchers, notChecked };
}
function historyOf(source, environment) {
    const repository = (0,git_repository/* repositoryAt */.uw)(source.realPath, environment);
    if (repository === null)
        return 'it has no git repository of its own';
    const reading = readObjectHistory(repository, kinds/* kindRows */.Y.map(({ folder }) => folder));
    return reading.ok ? reading.history : reading.why;
}
function currentFiles(disk, { realPath }) {
    const ids = new Map();
    const current = new Set(kinds/* kindRows */.Y.flatMap(({ folder }) => walkFiles(disk, realPath, folder).files.flatMap(({ type, path }) => type === 'file' ? [path] : [])));
    const currentId = (path) => {
        const before = ids.get(path);
        if (before !== undefined)
            return before;
        const reading = current.has(path)
            ? readSmall(disk, (0,external_node_path_.join)(realPath, path), COMPARED_BYTES, 'refuse')
            : null;
        const id = reading?.ok === true ? blobId(reading.bytes) : null;
        ids.set(path, id);
        return id;
    };
    return { current, currentId };
}

;// CONCATENATED MODULE: ./build/capability/store-copies.js
// Files of the store held against what plugins vouch for at the same path, or below a folder named after the
// plugin. Only capabilities are compared: a file that the plugin has elsewhere, such as a served image, is none
// of our business. Reads only. Specification: capabilities page, "For a fork".







/** Looks through the whole store at an absolute path. Throws `Fault` (`too-large`, `io`). */
function readStoreCopies(store, vouchers, disk = base_disk/* realDisk */.U) {
    const walked = walkFiles(disk, store);
    const byPath = claimsByPath(vouchers);
    const copies = [];
    const links = [];
    for (const { path, type } of walked.files) {
        const claims = claimsOn(path, byPath, vouchers);
        if (claims.length === 0)
            continue;
        if (type === 'link') {
            links.push(path);
            continue;
        }
        const reading = readSmall(disk, (0,external_node_path_.join)(store, path), COMPARED_BYTES, 'refuse');
        if (!reading.ok)
            continue;
        const copy = strongest(path, reading.bytes, claims);
        if (copy !== null)
            copies.push(copy);
    }
    return { copies, links, walked };
}
const folders = new Set(kinds/* kindRows */.Y.map(({ folder }) => folder));
/** Every path that any plugin has or had, to the plugins. */
function claimsByPath(vouchers) {
    const byPath = new Map();
    for (const voucher of vouchers.values()) {
        const paths = new Set([...voucher.current, ...(voucher.history?.versions.keys() ?? [])]);
        for (const path of paths) {
            const known = byPath.get(path);
            if (known === undefined)
                byPath.set(path, [voucher]);
            else
                known.push(voucher);
        }
    }
    return byPath;
}
function claimsOn(path, byPath, vouchers) {
    const [first = '', second = '', ...rest] = path.split('/');
    if (!folders.has(first) && !folders.has(second))
        return [];
    const same = folders.has(first) ? (byPath.get(path) ?? []) : [];
    const claims = same.map((voucher) => ({ voucher, pluginPath: path, inPluginFolder: false }));
    // tasks/notes/sync/run.sh and notes/tasks/sync/run.sh, for tasks/sync/run.sh of the plugin notes.
    const named = vouchers.get(folders.has(first) ? second : first);
    const kind = folders.has(first) ? first : second;
    if (named === undefined || rest.length === 0)
        return claims;
    const pluginPath = [kind, ...rest].join('/');
    const has = named.current.has(pluginPath) || named.history?.versions.has(pluginPath) === true;
    return has ? [...claims, { voucher: named, pluginPath, inPluginFolder: true }] : claims;
}
const strength = { current: 0, older: 1, differs: 2 };
function strongest(path, bytes, claims) {
    const id = blobId(bytes);
    let best = null;
    for (const { voucher, pluginPath, inPluginFolder } of claims) {
        const version = versionOf(id, voucher, pluginPath);
        if (version === null || (best !== null && strength[version] >= strength[best.version]))
            continue;
        const { plugin } = voucher;
        best = { path, bytes: bytes.length, id, plugin, pluginPath, version, inPluginFolder };
    }
    return best;
}
function versionOf(id, voucher, path) {
    if (voucher.currentId(path) === id)
        return 'current';
    if (voucher.history?.versions.get(path)?.has(id) === true)
        return 'older';
    return voucher.current.has(path) ? 'differs' : null;
}

;// CONCATENATED MODULE: ./build/capability/check-capabilities.js
// Everything that the rules of this area say about a store and its plugins, as findings with absolute files.
// Reads only; judges nothing. Specification: capabilities page, "Checks".













/** Checks a place. Throws `Fault` (`io`, `too-large`). */
function checkCapabilities(place, world) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const reading = sources_readCapabilitySources(place);
    const catalogues = kinds/* kindRows */.Y.map((row) => catalogue_readCatalogue(place, reading.sources, row));
    const { vouchers, notChecked } = readVouchers(reading.known, world, disk);
    const { copies, walked } = readStoreCopies(place.store, vouchers, disk);
    const shadowing = catalogues.some(hasShadowed);
    const store = shadowing ? storeHistory(place, world.environment) : null;
    return {
        plugins: reading.sources.flatMap(({ plugin }) => (plugin === null ? [] : [plugin])),
        entries: catalogues.reduce((sum, { provided }) => sum + provided.length, 0),
        findings: [
            ...reading.findings,
            ...catalogues.flatMap(({ provided, findings }) => [
                ...findings,
                ...entryNameFindings(provided.map(({ entry }) => ({
                    kind: entry.row.kind,
                    name: entry.name,
                    file: entry.path,
                }))),
                ...collisionFindings(provided),
                ...(store === null || typeof store === 'string'
                    ? []
                    : shadowAgeFindings(provided, store, vouchers)),
            ]),
            ...copyFindings(copies, (path) => (0,external_node_path_.join)(place.store, path)),
        ],
        notChecked: [
            ...notChecked,
            ...(typeof store === 'string'
                ? [{ what: 'whether what you shadow changed since', why: store }]
                : []),
            ...[...walked.repositories, ...walked.unreadable].map((path) => ({
                what: `${path} in the store`,
                why: 'it is a repository of its own or cannot be read',
            })),
        ],
    };
}
function hasShadowed({ provided }) {
    return provided.some(({ shadowedBy }) => shadowedBy !== null && shadowedBy.plugin === null);
}
/** The history of the store, or why there is none. */
function storeHistory(place, environment) {
    const repository = (0,git_repository/* findRepository */.W1)(place.store, environment);
    const prefix = repository === null ? null : (0,git_repository/* repositoryPath */.SH)(repository, place.store);
    if (repository === null || prefix === null)
        return 'the store is not in a git repository';
    const reading = readObjectHistory(repository, [prefix]);
    return reading.ok ? { history: reading.history, prefix } : `of the store: ${reading.why}`;
}

// EXTERNAL MODULE: ./build/checks/verdict.js
var checks_verdict = __webpack_require__(2517);
;// CONCATENATED MODULE: ./build/capability/capability-error.js
// The one typed error of capabilities: a caller asked for something that is refused. Callers branch on
// the code; the same value whichever way the request came in (function, HTTP, message, stored job).


class CapabilityError extends Error {
    name = 'CapabilityError';
    code;
    entry;
    plugin;
    hint;
    constructor(facts) {
        super(facts.message);
        this.code = facts.code;
        this.entry = facts.name;
        this.plugin = facts.plugin ?? null;
        this.hint = facts.hint ?? null;
    }
}
/** The refusal of a name. Says nothing of the value when it is no string: it may be anything. */
function capability_error_badName(value, fault) {
    const subject = typeof value === 'string' ? `the name ${quote(value)}` : 'the name';
    return new CapabilityError({
        code: 'bad-name',
        message: `${subject} ${nameFaultText[fault]}`,
        name: null,
        hint: 'give the name of an entry as the list shows it',
    });
}

;// CONCATENATED MODULE: ./build/capability/records.js
// What callers get: records with provenance. `plugin` is the plugin's name, or null for the owner's. Pure.


/** What stands for the owner where a plugin has its name. */
const OWNER = 'owner';
function records_recordOf({ entry, state, shadowedBy }) {
    return {
        kind: entry.row.kind,
        name: entry.name,
        plugin: entry.source.plugin,
        path: entry.path,
        state,
        shadowedBy: shadowedBy === null ? null : (shadowedBy.plugin ?? OWNER),
    };
}
/** The record of a usable task. */
function taskRecordOf(provided) {
    const { task, path } = provided.entry;
    if (task === null)
        throw new Fault('internal', `${provided.entry.name} is no usable task`);
    return {
        ...records_recordOf(provided),
        kind: 'task',
        title: task.title,
        description: task.description,
        implementation: join(path, task.implementation),
        patterns: task.patterns,
    };
}

// EXTERNAL MODULE: ./build/checks/judge.js
var checks_judge = __webpack_require__(2319);
;// CONCATENATED MODULE: ./build/capability/folder-inventory.js
// "Every folder is enabled": for checks of a whole registry only, where nobody has installed anything.



/** Every folder below an absolute plugins directory, dot-names aside. */
function folderInventory(plugins, disk = base_disk/* realDisk */.U) {
    return {
        read: () => {
            try {
                const entries = disk.readdirSync(plugins, { withFileTypes: true });
                return {
                    plugins: entries
                        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
                        .map(({ name }) => ({ name, installed: true, enabled: true })),
                    readable: true,
                    findings: [],
                };
            }
            catch (error) {
                return whyOf(error) === 'missing'
                    ? { plugins: [], readable: true, findings: [] }
                    : unreadable(plugins, 'cannot be read');
            }
        },
    };
}

// EXTERNAL MODULE: ./build/lifecycle/list-entry.js
var list_entry = __webpack_require__(7218);
// EXTERNAL MODULE: ./build/lifecycle/precedence.js
var precedence = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
;// CONCATENATED MODULE: ./build/capability/state-inventory.js
// A host's `state.json` as the inventory: enabled means `loadable`, so that a copy that drifted, was never
// recorded or does not fit the host contributes nothing. Copies are digested when asked; reads only.
// Specification: lifecycle page, "Listing, precedence, dependents".








/** The inventory of the `state.json` at an absolute path. */
function stateInventory(file, options = {}) {
    const disk = options.disk ?? base_disk/* realDisk */.U;
    const base = options.base ?? (0,external_node_path_.dirname)(file);
    const clioVersion = options.clioVersion ?? 'auto';
    return { file, read: (only) => readInventory({ disk, base, clioVersion }, file, only) };
}
function readInventory(copies, file, only) {
    try {
        const { state } = (0,state_file/* readStateFile */.qy)(copies.disk, file);
        if (state.installed.size === 0)
            return { plugins: [], readable: true, findings: [] };
        const canonicalBase = copies.disk.realpathSync(copies.base);
        const ids = [...state.installed.keys()].filter((id) => only === undefined || only.has(id));
        const entries = ids.map((id) => entryOf(copies, canonicalBase, state, id));
        return {
            plugins: (0,precedence/* resolvePluginPrecedence */.i)(entries).map((entry) => ({
                name: entry.id,
                installed: true,
                enabled: entry.loadable,
                why: whyNotLoadable(entry),
            })),
            readable: true,
            findings: [],
        };
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC && error.code !== 'io')
            throw error;
        // The finding's place says where; a message may be shown where no absolute path may.
        const why = (0,fault/* messageOf */.bD)(error).replaceAll(file, (0,external_node_path_.basename)(file));
        return unreadable(file, `cannot be read: ${why}`);
    }
}
/** Null for one that is loadable or that somebody disabled. */
function whyNotLoadable({ enabled, loadable, diagnostics }) {
    const [first] = diagnostics;
    if (!enabled || loadable || first === undefined)
        return null;
    // What a listing says of it names digests and a command with a scope, which an inventory does not know.
    const why = first.code === 'drifted' ? 'its copy was changed after it was installed' : first.message;
    return `may not be loaded: ${why}`;
}
function entryOf({ disk, base, clioVersion }, canonicalBase, state, id) {
    const path = (0,external_node_path_.join)(base, id);
    const enabled = !state.disabled.includes(id);
    return (0,list_entry/* listEntry */.pn)({
        scope: 'user',
        id,
        path,
        canonicalBase,
        record: state.installed.get(id) ?? null,
        enabled,
        // A disabled copy contributes nothing whatever its bytes: there is no need to hash it.
        candidate: enabled && (0,list_entry/* isListable */.$9)(disk, path) ? (0,read_copy/* readManagedCopy */.TU)(path, disk, clioVersion) : null,
        stateFault: null,
    });
}

;// CONCATENATED MODULE: ./build/usecases/capabilities-place.js
// From what the command line and the Action say to a place: which store, which plugins, which inventory.
// Specification: surfaces page, "capabilities … --store DIR --plugins DIR [--inventory FILE]".







/** The place of a request. Throws `Fault` (`usage`) where the store is no directory. */
function capabilities_place_capabilitiesPlace(request) {
    const store = (0,external_node_path_.resolve)(request.cwd, request.store);
    const plugins = (0,external_node_path_.resolve)(request.cwd, request.plugins);
    if ((0,external_node_fs_.statSync)(store, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new fault/* Fault */.vC('usage', `there is no store at ${(0,base_quote/* quote */.hD)(request.store)}`, 'name the directory that holds tasks/ and skills/ with --store');
    }
    return { store, plugins, inventory: inventoryOf(request, plugins) };
}
function inventoryOf(request, plugins) {
    const clioVersion = request.clioVersion ?? 'auto';
    const state = (0,external_node_path_.join)(plugins, 'state.json');
    if (request.inventory === null) {
        // Without plugins there is nothing that an inventory could be missing for.
        return isThere(state) || !hasFolders(plugins)
            ? stateInventory(state, { clioVersion })
            : jsonInventory(state);
    }
    const file = (0,external_node_path_.resolve)(request.cwd, request.inventory);
    return (0,external_node_path_.basename)(file) === 'state.json'
        ? stateInventory(file, { clioVersion, base: plugins })
        : jsonInventory(file);
}
function hasFolders(plugins) {
    return folderInventory(plugins).read().plugins.length > 0;
}
function isThere(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** What git and whoever waits get of a request. */
function historyWorld(request) {
    const { env, progress } = request;
    return {
        environment: env,
        told: progress && ((done, total) => progress('histories of plugins', done, total)),
    };
}

// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/capabilities-list.js
// `capabilities list` and `which`: every entry with its provenance, and who loses a name to whom. Prints
// nothing, writes nothing. Specification: surfaces page, `capabilities list`; capabilities page, `which`.













/** Lists. Throws `Fault` (`usage`) for an unknown kind. */
function listCapabilities(request) {
    const place = capabilitiesPlace(request);
    const reading = readCapabilitySources(place);
    const wanted = request.file === null ? request.kind : 'task';
    if (request.file !== null && request.kind !== null && request.kind !== 'task') {
        throw new Fault('usage', 'only tasks are for files', 'leave --kind out, or --for');
    }
    const rows = wanted === null ? kindRows : [knownKind(wanted)];
    const catalogues = rows.map((row) => readCatalogue(place, reading.sources, row));
    const matches = request.file === null ? null : fileMatcher(relativeFile(request, request.file));
    const entries = catalogues
        .flatMap(({ provided }) => provided)
        .filter(({ state }) => request.all || state === 'effective')
        .filter(({ entry }) => matches === null || matches(entry.task?.patterns ?? []))
        .map((provided) => listed(request.cwd, provided));
    const findings = [...reading.findings, ...catalogues.flatMap((each) => each.findings)];
    return {
        entries,
        findings: judge(placed(request.cwd, findings)),
        readable: reading.readable,
    };
}
/** Who has a name. Throws `Fault` (`usage`) for an unknown kind or a refused name. */
function whichCapability(request) {
    const row = knownKind(request.kind);
    const parsed = parseCapabilityName(request.name);
    if (!parsed.ok) {
        const { message, hint } = badName(request.name, parsed.fault);
        throw new Fault('usage', message, hint);
    }
    const place = capabilitiesPlace(request);
    const { known, sources, findings, readable } = readCapabilitySources(place);
    const provided = lookUp(place, sources, row, parsed.name);
    const disabled = known
        .filter(({ enabled }) => !enabled)
        .flatMap((source) => lookUp(place, [source], row, parsed.name).map((provided) => ({ provided, why: source.why })));
    const winner = provided.find(({ state }) => state === 'effective');
    const losers = provided.filter((each) => each !== winner);
    return {
        kind: row.kind,
        name: parsed.name,
        winner: winner === undefined ? null : listed(request.cwd, winner),
        losers: [
            ...losers.map((each) => ({ entry: listed(request.cwd, each), why: whyLost(each) })),
            ...disabled.map(({ provided: each, why }) => ({
                entry: listed(request.cwd, each),
                why: `its plugin ${why ?? 'is disabled'}`,
            })),
        ],
        findings: judge(placed(request.cwd, findings)),
        readable,
    };
}
/** The row of a kind that a person wrote. Throws `Fault` (`usage`). */
function knownKind(kind) {
    const row = kindRow(kind);
    if (row !== null)
        return row;
    const kinds = kindRows.map((each) => each.kind).join(', ');
    throw new Fault('usage', `no kind is called ${quote(kind)}`, `the kinds are ${kinds}`);
}
/** Findings of absolute files, as a person at `cwd` sees them. */
function placed(cwd, findings) {
    const move = (file) => ((0,external_node_path_.isAbsolute)(file) ? (0,display_path/* displayPath */.Gt)(cwd, file) : file);
    return findings.map((finding) => ({
        ...finding,
        place: { ...finding.place, file: move(finding.place.file) },
        related: finding.related.map((related) => ({
            ...related,
            place: { ...related.place, file: move(related.place.file) },
        })),
    }));
}
function listed(cwd, provided) {
    const record = recordOf(provided);
    return { ...record, path: displayPath(cwd, record.path) };
}
function whyLost({ entry, state, shadowedBy }) {
    if (state === 'broken')
        return `it is broken: ${entry.findings[0]?.message ?? 'it cannot be used'}`;
    return shadowedBy === null || shadowedBy.plugin === null
        ? 'your own entry of that name comes first'
        : `the plugin ${quote(shadowedBy.plugin)} comes before it in order`;
}
function relativeFile({ cwd }, file) {
    const inside = isAbsolute(file) ? relative(cwd, file) : file;
    return inside.split(sep).join('/');
}

// EXTERNAL MODULE: ./build/usecases/gate-changes.js
var gate_changes = __webpack_require__(4866);
// EXTERNAL MODULE: ./build/usecases/gate-policy.js + 2 modules
var gate_policy = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/usecases/policy-desk.js + 1 modules
var policy_desk = __webpack_require__(6901);
// EXTERNAL MODULE: ./build/usecases/store-waiver.js
var store_waiver = __webpack_require__(4473);
;// CONCATENATED MODULE: ./build/usecases/capabilities-check.js
// `capabilities check`: the rules of the area over a store and its plugins, as the one report. Prints nothing.
// Specification: capabilities page, "Checks"; surfaces page, "JSON report".









/** Checks. Throws `Fault` (`usage`, `io`, `too-large`). */
function checkCapabilitiesAt(request) {
    const place = capabilities_place_capabilitiesPlace(request);
    const { findings, notChecked, plugins, entries } = checkCapabilities(place, historyWorld(request));
    const { cwd } = request;
    const policy = (0,gate_policy/* readRunPolicy */.y)({
        cwd,
        given: request.policy ?? null,
        folder: cwd,
        base: request.policyBase ?? null,
    });
    const today = request.today ?? new Date().toISOString().slice(0, 10);
    const desk = new policy_desk/* PolicyDesk */.M(ofStore(policy), today, () => false);
    const judged = (0,gate_changes/* judgeUnder */.iL)(desk, placed(cwd, findings), []);
    const counts = (0,checks_verdict/* countFindings */.Gt)(judged);
    return {
        version: 1,
        verdict: (0,checks_verdict/* decideVerdict */.AU)({
            counts,
            undecided: false,
            needsReview: judged.some((one) => one.review === true),
            failOn: request.failOn,
        }),
        reason: null,
        counts,
        packages: [],
        skills: [],
        registry: null,
        changes: null,
        store: { path: (0,display_path/* displayPath */.Gt)(cwd, place.store), plugins, entries },
        findings: judged,
        notChecked,
    };
}
/** Waivers for anything else are used, and found unused, where that is judged. */
function ofStore({ policy, now, findings }) {
    const own = (all) => ({ ...all, waivers: all.waivers.filter(store_waiver/* isStoreWaiver */.i) });
    return { policy: own(policy), now: own(now), findings };
}

// EXTERNAL MODULE: ./build/usecases/check.js + 78 modules
var check = __webpack_require__(8974);
;// CONCATENATED MODULE: ./build/usecases/join-reports.js


/** The worst first; a part that had nothing to look at says nothing about the other. */
const join_reports_order = ['fail', 'inconclusive', 'needs-review', 'pass', 'skipped'];
/**
 * Joins two reports of one working directory. What both say in the same words (a fault of the one policy
 * they share) is told once. Registry, changes, base and store are the first's where it has them.
 */
function joinReports(first, second) {
    const both = [first, second];
    const findings = distinct(both.flatMap((report) => report.findings), sameFinding).sort(checks_judge/* compareFindings */.Eg);
    const verdict = join_reports_order.find((one) => both.some((report) => report.verdict === one)) ?? 'pass';
    return {
        version: 1,
        verdict,
        reason: reasonOf(both, verdict),
        counts: (0,checks_verdict/* countFindings */.Gt)(findings),
        packages: both.flatMap((report) => report.packages),
        skills: both.flatMap((report) => report.skills),
        registry: first.registry ?? second.registry,
        changes: first.changes ?? second.changes,
        base: first.base ?? second.base ?? null,
        store: first.store ?? second.store ?? null,
        findings,
        notChecked: distinct(both.flatMap((report) => report.notChecked), sameNotChecked),
    };
}
/** Why it is skipped only where all of it is. */
function reasonOf(both, verdict) {
    const reasons = both
        .filter((report) => report.verdict !== 'skipped' || verdict === 'skipped')
        .flatMap(({ reason }) => (reason === null ? [] : [reason]));
    return reasons.length === 0 ? null : [...new Set(reasons)].join('; ');
}
function distinct(all, keyOf) {
    const seen = new Set();
    return all.filter((one) => {
        const key = keyOf(one);
        return !seen.has(key) && seen.add(key);
    });
}
function sameFinding({ rule, messageId, message, place, row, package: path, }) {
    return JSON.stringify([
        rule,
        messageId,
        message,
        place.file,
        place.line,
        place.column,
        row,
        path,
    ]);
}
function sameNotChecked({ what, why }) {
    return JSON.stringify([what, why]);
}

// EXTERNAL MODULE: ./build/git/base.js
var git_base = __webpack_require__(818);
// EXTERNAL MODULE: ./build/git/base-blobs.js
var base_blobs = __webpack_require__(3331);
;// CONCATENATED MODULE: ./build/usecases/policy-base.js
// The commit whose policy counts where no registry brings one: a change must not allow itself. Reads only,
// and fetches what a shallow checkout lacks. Specification: registry page, "The gate on a change".






/**
 * Where the policy is read from; null: the work tree, because there is no base or the file lies in no
 * repository. Throws `Fault` (`usage`, `git`) for a base that cannot be had.
 */
async function policyBase(request) {
    const { cwd, choice, world } = request;
    if (choice === null || choice.kind === 'none')
        return null;
    const file = (0,external_node_path_.resolve)(cwd, request.policy ?? gate_policy/* policyName */.c);
    const repository = (0,git_repository/* findRepository */.W1)(cwd, request.env);
    const folder = repository === null ? null : (0,git_repository/* repositoryPath */.SH)(repository, (0,external_node_path_.dirname)(file));
    if (repository === null || folder === null)
        return null;
    const base = await (0,git_base/* resolveBase */.g)(repository, choice, world);
    if (base.kind === 'none')
        return null;
    await (0,base_blobs/* haveFiles */.oe)(repository, base.commit, [(0,relative_path/* joinRelative */.r)(folder, (0,external_node_path_.basename)(file))], world);
    return { repository, commit: base.commit, folder: null };
}

;// CONCATENATED MODULE: ./build/usecases/check-with-store.js




/**
 * Checks both. The store's policy is `request.policy`, else `plugin-gate.yaml` in the working directory, read
 * from the base where there is one. Throws `Fault` as `checkPaths` and `checkCapabilitiesAt` do.
 */
async function checkWithStore(request, choice) {
    const { cwd, clioVersion, failOn, today, progress } = request;
    const env = request.env ?? process.env;
    const policy = request.policy ?? null;
    const base = await policyBase({
        cwd,
        policy,
        choice: request.base ?? null,
        env,
        world: { token: request.token ?? null, server: request.serverUrl ?? 'https://github.com' },
    });
    // First, so that a store that is not there is told before any work.
    const store = checkCapabilitiesAt({
        ...choice,
        cwd,
        clioVersion,
        failOn,
        env,
        policy,
        policyBase: base,
        ...(today === undefined ? {} : { today }),
        ...(progress === undefined ? {} : { progress }),
    });
    // Nobody asked for anything else by name, so a store alone is a complete run.
    const alone = request.registry === null && request.paths.join('\n') === '.';
    return joinReports(await (0,check/* checkPaths */.n)({ ...request, mayBeEmpty: alone }), store);
}


/***/ })

};
