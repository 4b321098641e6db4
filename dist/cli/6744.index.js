export const id = 6744;
export const ids = [6744];
export const modules = {

/***/ 6744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeExplanation: () => (/* binding */ describeExplanation),
  explainDigest: () => (/* binding */ explainDigest)
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
// EXTERNAL MODULE: ./build/digest/frame-hash.js
var frame_hash = __webpack_require__(2053);
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
        else if (!streamFile(hash, item))
            return null;
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

// EXTERNAL MODULE: ./build/digest/line-endings.js
var line_endings = __webpack_require__(8498);
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
    const convert = to === 'lf' ? line_endings/* toLf */.yj : line_endings/* toCrlf */.rM;
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

// EXTERNAL MODULE: ./build/digest/attribute-findings.js
var attribute_findings = __webpack_require__(6956);
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
    if (!Buffer.from((0,line_endings/* toLf */.yj)(there) ?? there).equals((0,line_endings/* toLf */.yj)(local) ?? local))
        return null;
    return local.length > there.length ? 'crlf' : 'lf';
}

// EXTERNAL MODULE: ./build/git/committed-checkout.js
var committed_checkout = __webpack_require__(4846);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
// EXTERNAL MODULE: ./build/digest/read-tree.js + 3 modules
var read_tree = __webpack_require__(8934);
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

;// CONCATENATED MODULE: ./build/digest/ending-subsets.js


/** Tries for one tree: every subset of ten files, or each single file of a thousand. */
const MOST_TRIES = 1_024;
/** Bytes that may be hashed for one tree. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The causes of the smallest subset that gives `expected`, or null. */
function endingsOfSome(items, expected) {
    const toggles = togglesOf(items);
    let tries = Math.min(MOST_TRIES, Math.floor(MOST_BYTES / Math.max(1, sizeOf(items))));
    const chosen = [];
    const changed = [...items];
    const search = (from, left) => {
        if (left === 0) {
            tries -= 1;
            return tries >= 0 && digestOfItems(changed) === expected;
        }
        for (let at = from; at <= toggles.length - left && tries > 0; at += 1) {
            const toggle = toggles[at];
            if (toggle === undefined)
                return false;
            const before = changed[toggle.at] ?? toggle.item;
            changed[toggle.at] = toggle.item;
            chosen.push(toggle);
            if (search(at + 1, left - 1))
                return true;
            chosen.pop();
            changed[toggle.at] = before;
        }
        return false;
    };
    for (let size = 1; size <= toggles.length && tries > 0; size += 1) {
        if (search(0, size))
            return causesOf(chosen);
    }
    return null;
}
function togglesOf(items) {
    return items.flatMap((item, at) => {
        if (item.kind !== 'file' || item.payload === null)
            return [];
        const lf = (0,line_endings/* toLf */.yj)(item.payload);
        const payload = lf ?? (0,line_endings/* toCrlf */.rM)(item.payload);
        if (payload === null)
            return [];
        const here = lf === null ? 'lf' : 'crlf';
        return [{ at, here, item: { ...item, payload, size: payload.length } }];
    });
}
function causesOf(chosen) {
    return ['crlf', 'lf'].flatMap((here) => {
        const paths = chosen.filter((one) => one.here === here).map((one) => one.item.path);
        return paths.length === 0 ? [] : [{ kind: 'line-endings', here, paths }];
    });
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
    const base = {
        expected,
        actual: tree.digest,
        basis: null,
        causes: [],
        asInGit: false,
        notChecked: [],
    };
    if (tree.digest === null)
        return { ...base, outcome: 'refused' };
    if (tree.digest === expected)
        return { ...base, outcome: 'same', basis: 'here' };
    const place = view === null ? null : (0,repository/* repositoryPath */.SH)(view.repository, root);
    const parts = view === null || place === null ? null : (0,untracked/* untrackedOf */.V)(view, place, tree);
    const notChecked = [];
    const tried = tryAmendments(request, tree, parts, place, notChecked);
    const here = (causes) => {
        const asInGit = isAsInGit(view, place, tree, causes, notChecked);
        return { ...base, outcome: 'explained', basis: 'here', causes, asInGit, notChecked };
    };
    if (tried !== null)
        return here(tried);
    if (view === null || place === null || parts === null) {
        const some = endingsOfSome(itemsOf(tree), expected);
        if (some !== null)
            return here(some);
        const what = 'whether the tree as git has it gives the expected digest';
        notChecked.push({ what, why: 'the package is not in a git repository' });
        return { ...base, outcome: 'unexplained', notChecked };
    }
    for (const basis of ['index', 'commit']) {
        try {
            const committed = readCommittedTree(view, place, basis);
            if (committed?.tree.digest !== expected)
                continue;
            const causes = differencesFrom(committed, { tree, frames }, parts, (path) => view.attributesOf(place === '.' ? path : `${place}/${path}`));
            return { ...base, outcome: 'explained', basis, causes, notChecked };
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            notChecked.push({ what: `the tree of the ${basis}`, why: error.message });
        }
    }
    const some = endingsOfSome(itemsOf(tree), expected);
    return some === null ? { ...base, outcome: 'unexplained', notChecked } : here(some);
}
/** Whether what git has added is what is here; not asked where a cause says that it is not. */
function isAsInGit(view, place, tree, causes, notChecked) {
    if (view === null || place === null)
        return false;
    if (!causes.every(({ kind }) => kind === 'line-endings' || kind === 'names'))
        return false;
    try {
        return committedTreeDigest(view, place) === tree.digest;
    }
    catch (error) {
        if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
            throw error;
        notChecked.push({ what: 'the tree of the index', why: error.message });
        return false;
    }
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
            if (explanation.asInGit)
                return `the bytes here are what git has, and the digest matches once ${once}`;
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


/***/ })

};
