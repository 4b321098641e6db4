export const id = 673;
export const ids = [673];
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

/***/ 673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGate: () => (/* binding */ openGate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/git/base.js
var git_base = __webpack_require__(818);
// EXTERNAL MODULE: ./build/git/base-blobs.js
var base_blobs = __webpack_require__(3331);
// EXTERNAL MODULE: ./build/git/base-file.js
var base_file = __webpack_require__(1922);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/git/base-commit.js
var base_commit = __webpack_require__(2818);
// EXTERNAL MODULE: ./build/git/deepen.js + 1 modules
var deepen = __webpack_require__(3418);
// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
;// CONCATENATED MODULE: ./build/git/history.js
// The earlier texts of one file on the first-parent line of a commit, newest first: what the base branch
// said before. Reads objects only. Registry page, "The gate on a change" (history).







/** Commits that are looked at; older ones are not checked. */
const HISTORY_COMMITS = 500;
/** Bytes of one answer of git, and of all texts of one history. */
const BATCH_BYTES = 32 * 1024 * 1024;
const ALL_BYTES = 2 * 1024 * 1024 * 1024;
/** The history of a repository-relative path up to and with `commit`. Throws `Fault` (`git`). */
async function readHistory(repository, commit, path, world) {
    if (path.includes('\n')) {
        return { texts: () => [], cut: 'its path holds a line break', missing: false };
    }
    let commits = touching(repository, commit, path);
    let why = null;
    if (commits.length <= HISTORY_COMMITS && isCut(repository, commit)) {
        const got = await (0,deepen/* deepen */.g)(repository, { wants: [commit], depth: null }, world);
        if (!got.ok)
            why = got.why;
        else if (isCut(repository, commit))
            why = 'its remote has no more';
        commits = touching(repository, commit, path);
    }
    const absent = await (0,base_blobs/* haveHistory */.FO)(repository, commit, path, HISTORY_COMMITS, world);
    if (absent !== null) {
        const cut = `the checkout is partial, and could not be completed: ${absent}`;
        return { texts: () => [], cut, missing: true };
    }
    const { texts, whole } = distinctTexts(repository, commits.slice(0, HISTORY_COMMITS), path);
    const cut = why !== null
        ? `the checkout is shallow, and could not be deepened: ${why}`
        : commits.length > HISTORY_COMMITS
            ? `only the newest ${HISTORY_COMMITS} commits that touched it are looked at`
            : whole
                ? null
                : 'its texts are too large to look at all';
    return { texts: () => textsOf(repository, texts), cut, missing: why !== null };
}
/** True where the first-parent line ends at a commit whose parents are not here. */
function isCut(repository, commit) {
    const ends = new Set((0,base_commit/* shallowCommits */.H)(repository));
    return ends.size > 0 && (0,base_commit/* firstParentLine */.v6)(repository, commit).some((id) => ends.has(id));
}
/** A long history takes long. */
function patient(repository) {
    return { ...(0,repository_view/* gitOf */.Od)(repository), patience: local_git/* historyPatience */.ew };
}
function touching(repository, commit, path) {
    if (!(0,base_commit/* isObjectId */.TS)(commit))
        throw new fault/* Fault */.vC('internal', 'history of no object id');
    const most = `--max-count=${HISTORY_COMMITS + 1}`;
    const args = ['rev-list', '--first-parent', most, commit, '--', path];
    return (0,local_git/* runLocalGit */.tx)(patient(repository), args).toString('latin1').split('\n').filter(base_commit/* isObjectId */.TS);
}
function* textsOf(repository, texts) {
    let batch = [];
    let bytes = 0;
    for (const text of texts) {
        if (bytes + text.size > BATCH_BYTES && batch.length > 0) {
            yield* readTexts(repository, batch);
            batch = [];
            bytes = 0;
        }
        batch.push(text);
        bytes += text.size;
    }
    yield* readTexts(repository, batch);
}
/** Texts over the size of a registry were never one, and are left out. */
function distinctTexts(repository, commits, path) {
    const names = commits.map((commit) => `${commit}:${path}\n`).join('');
    const args = ['cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize)'];
    const lines = (0,local_git/* runLocalGit */.tx)(patient(repository), args, names).toString('latin1').split('\n');
    const seen = new Set();
    const texts = [];
    let all = 0;
    for (const [at, commit] of commits.entries()) {
        const parts = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(lines[at] ?? '');
        const object = parts?.[1] ?? '';
        const size = Number(parts?.[2] ?? 0);
        if (object === '' || seen.has(object) || size > limits/* limits */.F.registryBytes)
            continue;
        seen.add(object);
        all += size;
        if (all > ALL_BYTES)
            return { texts, whole: false };
        texts.push({ commit, object, size });
    }
    return { texts, whole: true };
}
function* readTexts(repository, texts) {
    if (texts.length === 0)
        return;
    const names = texts.map(({ object }) => `${object}\n`).join('');
    const printed = (0,local_git/* runLocalGit */.tx)(patient(repository), ['cat-file', '--batch'], names);
    let at = 0;
    for (const { commit, size } of texts) {
        const start = printed.indexOf(10, at) + 1;
        yield { commit, bytes: printed.subarray(start, start + size) };
        at = start + size + 1;
    }
}

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/base/order.js
var base_order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/registry/registry.js
var registry = __webpack_require__(6475);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
// EXTERNAL MODULE: ./build/registry/tree-url.js
var tree_url = __webpack_require__(5676);
;// CONCATENATED MODULE: ./build/registry/change/compare-rows.js




/** More rows of one change that went, or came, are not looked at in pairs. */
const MOST_PAIRED = 20;
/**
 * Compares two registries that could both be read. `serverUrl` is `GITHUB_SERVER_URL` or null. `isRename` is asked
 * of local rows that neither digest nor source pairs.
 */
function compareRows(base, head, serverUrl, isRename = () => false) {
    if (base === head)
        return { base, head, changes: [], formatOnly: false };
    const before = rowsById(base);
    const now = rowsById(head);
    const added = [];
    const again = [];
    const changed = [];
    for (const [id, rows] of now) {
        const earlier = before.get(id);
        if (earlier === undefined)
            added.push(...rows);
        else {
            const compared = compareTwins(id, earlier, rows);
            changed.push(...compared.changed);
            again.push(...compared.again);
        }
    }
    const removed = [...before].flatMap(([id, rows]) => (now.has(id) ? [] : rows.slice(0, 1)));
    const renames = pairRenames(removed, added, serverUrl, isRename);
    const gone = new Set(renames.values());
    const nameless = compareNameless(base, head);
    const changes = [
        ...changed,
        ...[...added, ...again, ...nameless.added].map((row) => {
            const from = renames.get(row);
            return from === undefined
                ? { kind: 'added', id: row.label, head: row }
                : { kind: 'renamed', id: row.label, base: from, head: row };
        }),
    ].sort((a, b) => indexOf(a) - indexOf(b));
    const left = [...removed.filter((row) => !gone.has(row)), ...nameless.removed].toSorted((a, b) => a.index - b.index);
    changes.push(...left.map((row) => ({ kind: 'removed', id: row.label, base: row })));
    const same = base.bytes !== null && head.bytes !== null && sameBytes(base.bytes, head.bytes);
    return { base, head, changes, formatOnly: !same && changes.length === 0 };
}
/** The source without its ref: a row that only follows another tag still has the same one. */
function sourceOf(row, serverUrl) {
    if (row.sourceUrl === null)
        return null;
    if (!(0,source_url/* isRemoteText */.m4)(row.sourceUrl)) {
        const parsed = (0,source_url/* parseLocalSource */.EK)(row.sourceUrl);
        return parsed.ok ? `local ${parsed.path}` : null;
    }
    const parsed = (0,tree_url/* parseTreeUrl */.tI)(row.sourceUrl, { serverUrl });
    if (!parsed.ok)
        return null;
    const { server, owner, repo, path } = parsed.source;
    return `${server}/${owner.toLowerCase()}/${repo.toLowerCase()} ${path}`;
}
function indexOf(change) {
    return change.kind === 'removed' ? change.base.index : change.head.index;
}
function rowsById(registry) {
    const rows = new Map();
    for (const row of registry.rows) {
        if (row.id === null)
            continue;
        push(rows, row.id, row);
    }
    return rows;
}
/** The rows of one identity that is there at both ends; mostly one each. */
function compareTwins(id, earlier, rows) {
    const changed = [];
    const unchanged = [];
    for (const row of rows) {
        const twin = nearestTwin(row, earlier);
        const fields = differingFields(twin, row);
        if (fields.length === 0)
            unchanged.push(row);
        else
            changed.push({ kind: 'changed', id, base: twin, head: row, fields });
    }
    const more = rows.length - earlier.length;
    const again = more > changed.length ? unchanged.slice(changed.length - more) : [];
    const first = rows[0];
    if (more < 0 && changed.length === 0 && first !== undefined) {
        changed.push({
            kind: 'changed',
            id,
            base: nearestTwin(first, earlier),
            head: first,
            fields: [],
        });
    }
    return { changed, again };
}
/** Rows that no identity tells from others, by all that they say. */
function compareNameless(base, head) {
    const left = new Map();
    for (const row of base.rows) {
        if (row.id !== null)
            continue;
        push(left, plainRow(row), row);
    }
    const added = head.rows.filter((row) => row.id === null && left.get(plainRow(row))?.shift() === undefined);
    return { added, removed: [...left.values()].flat() };
}
function plainRow(row) {
    const entries = [...row.entries].map(([key, { value }]) => `${JSON.stringify(key)}:${plain(value)}`);
    return entries.toSorted(base_order/* byCodeUnits */.C).join();
}
/** Of rows that shared an identity at the base: the one with these bytes, else this version, else the first. */
function nearestTwin(row, earlier) {
    const twin = earlier.find((one) => one.version === row.version && one.sha256 === row.sha256) ??
        earlier.find((one) => one.version === row.version) ??
        earlier[0];
    return twin ?? row;
}
function differingFields(base, head) {
    const keys = new Set([...base.entries.keys(), ...head.entries.keys()]);
    const order = registry/* rowKeys */.d;
    const place = (key) => (order.includes(key) ? order.indexOf(key) : order.length);
    return [...keys]
        .filter((key) => meaningOf(base, key) !== meaningOf(head, key))
        .sort((a, b) => place(a) - place(b) || (0,base_order/* byCodeUnits */.C)(a, b));
}
function meaningOf(row, key) {
    if (key === 'requires' && !row.faulty.has(key)) {
        return row.requires
            .map((reference) => reference.id)
            .toSorted(base_order/* byCodeUnits */.C)
            .join();
    }
    const entry = row.entries.get(key);
    return entry === undefined ? null : plain(entry.value);
}
/** A value as a typed reader sees it; the order of keys in a mapping does not count. */
function plain(node) {
    if (node.type === 'scalar')
        return `${typeof node.value} ${JSON.stringify(node.text)}`;
    if (node.type === 'list')
        return `[${node.items.map(plain).join()}]`;
    const entries = node.entries.map(({ key, value }) => `${JSON.stringify(key)}:${plain(value)}`);
    return `{${entries.toSorted(base_order/* byCodeUnits */.C).join()}}`;
}
/** Each added row that continues a removed one: the same digest first, then the same source, then the files. */
function pairRenames(removed, added, serverUrl, isRename) {
    const pairs = new Map();
    const left = new Set(removed);
    for (const keyOf of [(row) => row.sha256, (row) => sourceOf(row, serverUrl)]) {
        const byKey = new Map();
        for (const row of left) {
            const key = keyOf(row);
            if (key !== null)
                push(byKey, key, row);
        }
        for (const row of added) {
            const key = keyOf(row);
            const from = key === null || pairs.has(row) ? undefined : byKey.get(key)?.shift();
            if (from === undefined)
                continue;
            pairs.set(row, from);
            left.delete(from);
        }
    }
    const rest = added.filter((row) => !pairs.has(row));
    if (left.size > MOST_PAIRED || rest.length > MOST_PAIRED)
        return pairs;
    for (const row of rest) {
        const from = [...left].find((one) => isRename(one, row));
        if (from === undefined)
            continue;
        pairs.set(row, from);
        left.delete(from);
    }
    return pairs;
}
function push(rows, key, row) {
    const known = rows.get(key);
    if (known === undefined)
        rows.set(key, [row]);
    else
        known.push(row);
}
function sameBytes(a, b) {
    return Buffer.from(a.buffer, a.byteOffset, a.length).equals(b);
}

// EXTERNAL MODULE: ./build/base/mask-credentials.js
var mask_credentials = __webpack_require__(9541);
// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
;// CONCATENATED MODULE: ./build/registry/change/skeleton.js
// Names that look alike to a reader have one skeleton. For names of `a-z 0-9 . -`, and for the letters of
// other scripts that people put in their place. Pure; tells nothing about spelling mistakes.
// Specification: registry page, "The gate on a change" (confusable names).
/** Single characters and what they are read as. */
const single = new Map([
    ...pairs('0о०οօ߀', 'o'),
    ...pairs('1iіӏ|ıɩɪιℓ', 'l'),
    ...pairs('3еєё', 'e'),
    ...pairs('5ѕ', 's'),
    ...pairs('8ь', 'b'),
    ...pairs('2', 'z'),
    ...pairs('69ɡց', 'g'),
    ...pairs('7', 't'),
    ...pairs('4аαɑ', 'a'),
    ...pairs('сϲ', 'c'),
    ...pairs('рρ', 'p'),
    ...pairs('хχ', 'x'),
    ...pairs('уүγ', 'y'),
    ...pairs('ј', 'j'),
    ...pairs('һհ', 'h'),
    ...pairs('ԁ', 'd'),
    ...pairs('ԛ', 'q'),
    ...pairs('ԝѡ', 'w'),
    ...pairs('νѵ', 'v'),
    ...pairs('κк', 'k'),
    ...pairs('ոп', 'n'),
    ...pairs('м', 'm'),
    ...pairs('тτ', 't'),
    ...pairs('гᴦ', 'r'),
    ...pairs('υս', 'u'),
]);
/** Pairs of characters that are read as one; applied after the single ones. */
const doubled = [
    ['rn', 'm'],
    ['nn', 'm'],
    ['vv', 'w'],
    ['uu', 'w'],
    ['cl', 'd'],
];
/** Without the separators that no one remembers. */
function withoutSeparators(name) {
    return name.replace(/[-._]/g, '');
}
/** What a hurried reader sees. Two names with one skeleton are confusable. */
function skeletonOf(name) {
    let text = '';
    for (const character of withoutSeparators(name.normalize('NFKD').toLowerCase())) {
        if (/\p{M}|\p{Cf}/u.test(character))
            continue;
        text += single.get(character) ?? character;
    }
    for (const [pair, one] of doubled)
        text = text.replaceAll(pair, one);
    return text;
}
function pairs(characters, as) {
    return [...characters].map((character) => [character, as]);
}

;// CONCATENATED MODULE: ./build/registry/change/similar-names.js
// Which known name a new one could be taken for: equal without separators, equal to the eye, or a slip of
// the finger away. How many slips count grows with the length, so that short names do not all resemble
// each other. Looks names up by parts instead of comparing with each: 50,000 names stay cheap.
// Specification: registry page, "The gate on a change" ("length-scaled edit distance").



/** Longer names are only compared whole: no directory of a package has one. */
const LONGEST = 64;
/** How many letters may differ between names of which the shorter (without separators) has that length. */
function editsFor(length) {
    if (length < 5)
        return 0;
    return length < 12 ? 1 : 2;
}
/** An index of known names. */
class SimilarNames {
    #names;
    #folded = new Map();
    #skeletons = new Map();
    #parts = new Map();
    /** Which letters a name has, as bits: names with few letters in common need no closer look. */
    #letters;
    #compared;
    #turn = 0;
    constructor(names) {
        this.#names = [...new Set(names)];
        this.#letters = new Int32Array(this.#names.length);
        this.#compared = new Int32Array(this.#names.length);
        for (const [at, name] of this.#names.entries()) {
            const folded = withoutSeparators(name);
            this.#letters[at] = lettersOf(folded);
            similar_names_push(this.#folded, folded, at);
            similar_names_push(this.#skeletons, skeletonOf(name), at);
            if (folded.length > LONGEST)
                continue;
            for (const [part, text] of partsOf(folded).entries()) {
                similar_names_push(this.#parts, `${folded.length} ${part} ${text}`, at);
            }
        }
    }
    /** The likest known name other than `name` itself and those of `except`, or null. */
    likeness(name, except = new Set()) {
        const folded = withoutSeparators(name);
        const pick = (places) => places
            ?.map((at) => this.#names[at] ?? name)
            .filter((one) => one !== name && !except.has(one))
            .toSorted(base_order/* byCodeUnits */.C)[0] ?? null;
        const separators = pick(this.#folded.get(folded));
        if (separators !== null)
            return { name: separators, how: 'separators', edits: 0 };
        const confusable = pick(this.#skeletons.get(skeletonOf(name)));
        if (confusable !== null)
            return { name: confusable, how: 'confusable', edits: 0 };
        if (folded.length > LONGEST)
            return null;
        const swapped = pick(swapsOf(folded).flatMap((text) => this.#folded.get(text) ?? []));
        if (swapped !== null)
            return { name: swapped, how: 'swapped', edits: 0 };
        return this.#nearest(name, folded, except);
    }
    /**
     * Names within two edits keep one of their three parts whole, moved by at most two places: only those
     * that have such a part are compared.
     */
    #nearest(name, folded, except) {
        this.#turn += 1;
        const letters = lettersOf(folded);
        let best = null;
        for (let length = Math.max(1, folded.length - 2); length <= folded.length + 2; length += 1) {
            const most = editsFor(Math.min(folded.length, length));
            if (Math.abs(folded.length - length) > most || most === 0)
                continue;
            for (const places of this.#sharing(folded, length, most)) {
                for (const at of places) {
                    if (this.#compared[at] === this.#turn)
                        continue;
                    this.#compared[at] = this.#turn;
                    if (bitsOf((this.#letters[at] ?? 0) ^ letters) > 2 * most)
                        continue;
                    best = nearer(best, this.#compare(name, folded, at, most, except));
                }
            }
        }
        return best;
    }
    #compare(name, folded, at, most, except) {
        const candidate = this.#names[at] ?? name;
        if (candidate === name || except.has(candidate))
            return null;
        const edits = (0,nearest/* editDistance */.Y)(folded, withoutSeparators(candidate), most);
        return edits > most ? null : { name: candidate, how: 'distance', edits };
    }
    /** Places of names of one length that have a part of `folded`, moved by at most `most`. */
    *#sharing(folded, length, most) {
        for (const [part, { start, end }] of cutsOf(length).entries()) {
            for (let shift = -most; shift <= most; shift += 1) {
                if (start + shift < 0 || end + shift > folded.length)
                    continue;
                const text = folded.slice(start + shift, end + shift);
                yield this.#parts.get(`${length} ${part} ${text}`) ?? [];
            }
        }
    }
}
function nearer(a, b) {
    if (a === null || b === null)
        return a ?? b;
    if (a.edits !== b.edits)
        return a.edits < b.edits ? a : b;
    return (0,base_order/* byCodeUnits */.C)(a.name, b.name) <= 0 ? a : b;
}
/** One bit for each of thirty-two groups of characters. */
function lettersOf(text) {
    let bits = 0;
    for (let at = 0; at < text.length; at += 1)
        bits |= 1 << (text.charCodeAt(at) & 31);
    return bits;
}
function bitsOf(bits) {
    let left = bits;
    let count = 0;
    for (; left !== 0; left &= left - 1)
        count += 1;
    return count;
}
function cutsOf(length) {
    const third = Math.floor(length / 3);
    return [
        { start: 0, end: third },
        { start: third, end: 2 * third },
        { start: 2 * third, end: length },
    ];
}
function partsOf(text) {
    return cutsOf(text.length).map(({ start, end }) => text.slice(start, end));
}
/** The text with each two neighbours exchanged. Of very short names every pair would be one. */
function swapsOf(text) {
    if (text.length < 5)
        return [];
    return Array.from({ length: text.length - 1 }, (_, at) => {
        return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
    });
}
function similar_names_push(map, key, value) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [value]);
    else
        list.push(value);
}

;// CONCATENATED MODULE: ./build/registry/change/judge-identity.js
// What a change of names and sources means: rows that go, rows that take another name, sources that move
// to another owner, new names that look like known ones. Pure.
// Specification: registry page, "The gate on a change".







/** Findings about removed and renamed rows. */
function judgeGone(change) {
    const needed = requirersOf(change.head);
    return change.changes.flatMap((one) => {
        // Nothing could be installed by a row that nobody can name.
        if (one.kind === 'removed' && one.base.id === null)
            return [];
        if (one.kind === 'removed')
            return [removed(change.head, one.base, needed.get(one.id) ?? [])];
        return one.kind === 'renamed' ? [renamed(change.head, one.base, one.head)] : [];
    });
}
function requirersOf(registry) {
    const needed = new Map();
    for (const row of registry.rows) {
        for (const { id, span } of row.requires) {
            const place = registry.source?.place(span.start, span.end) ?? row.place;
            const known = needed.get(id);
            if (known === undefined)
                needed.set(id, [{ row, place }]);
            else
                known.push({ row, place });
        }
    }
    return needed;
}
function removed(registry, base, requirers) {
    const first = requirers[0];
    if (first === undefined) {
        return (0,finding/* finding */.g)({
            rule: 'change/row-removed',
            messageId: 'removed',
            message: `${base.label} ${base.version === null ? '' : `${(0,quote/* quote */.hD)(base.version)} `}was removed`,
            place: (0,finding/* wholeFile */.A)(registry.file),
            found: 'no row',
            expected: base.label,
            row: base.label,
        });
    }
    const names = (0,quote/* listNames */.Zv)([...new Set(requirers.map(({ row }) => row.label))]);
    return (0,finding/* finding */.g)({
        rule: 'change/required-row-removed',
        messageId: 'required',
        message: `${base.label} was removed, and ${names} still ${requirers.length === 1 ? 'requires' : 'require'} it`,
        place: first.place,
        found: 'no row',
        expected: base.label,
        fix: `keep the row of ${base.label}, or remove it from "requires" of ${names} first`,
        row: base.label,
        related: requirers
            .slice(1, 5)
            .map(({ row, place }) => ({ message: `${row.label} requires it too`, place })),
    });
}
function renamed(registry, base, head) {
    const why = base.sha256 === head.sha256
        ? 'the bytes are the same'
        : localPath(base) === localPath(head)
            ? 'the source is the same'
            : 'the files are the same but for the name';
    return (0,finding/* finding */.g)({
        rule: 'change/row-renamed',
        messageId: 'renamed',
        message: `${base.label} was renamed to ${head.label}: ${why}`,
        place: (0,row_place/* rowPlace */.G)(registry, head, base.name === head.name ? 'kind' : 'name'),
        found: head.label,
        expected: base.label,
        row: head.label,
    });
}
/** Null for both of two remote rows, which only bytes or source make one. */
function localPath({ sourceUrl }) {
    if (sourceUrl === null || (0,source_url/* isRemoteText */.m4)(sourceUrl))
        return null;
    const parsed = (0,source_url/* parseLocalSource */.EK)(sourceUrl);
    return parsed.ok ? parsed.path : null;
}
/** A finding where the source of a row moved to another owner or repository, into this one or out of it. */
function judgeSource(registry, change, serverUrl) {
    if (change.kind !== 'changed' && change.kind !== 'renamed')
        return [];
    const { base, head } = change;
    const [from, to] = [homeOf(base, serverUrl), homeOf(head, serverUrl)];
    if (from === null || to === null || from.key === to.key)
        return [];
    return [
        (0,finding/* finding */.g)({
            rule: 'change/source-moved',
            messageId: to.local ? 'into-this' : from.local ? 'out-of-this' : 'other-repository',
            message: `the source of ${head.label} moved from ${from.name} to ${to.name}`,
            place: (0,row_place/* rowPlace */.G)(registry, head, 'sourceUrl'),
            found: (0,mask_credentials/* maskCredentials */.B)(head.sourceUrl ?? ''),
            expected: (0,mask_credentials/* maskCredentials */.B)(base.sourceUrl ?? ''),
            row: head.label,
        }),
    ];
}
function homeOf({ sourceUrl }, serverUrl) {
    if (sourceUrl === null)
        return null;
    if (!(0,source_url/* isRemoteText */.m4)(sourceUrl))
        return { key: 'local', name: 'this repository', local: true };
    const parsed = (0,tree_url/* parseTreeUrl */.tI)(sourceUrl, { serverUrl });
    // A URL that is none cannot be told to be the same place: it has its own error, and here it is another.
    if (!parsed.ok) {
        return { key: sourceUrl, name: (0,quote/* quote */.hD)((0,mask_credentials/* maskCredentials */.B)(sourceUrl)), local: false };
    }
    const { server, owner, repo } = parsed.source;
    const name = `${server.replace(/^https?:\/\//, '')}/${owner}/${repo}`;
    return { key: name.toLowerCase(), name: (0,quote/* quote */.hD)(name), local: false };
}
/** Findings about names that are new and look like another one, at the base or now. */
function judgeNewNames(change) {
    const before = new Set(namesOf(change.base));
    const fresh = change.changes.flatMap((one) => (one.kind === 'added' || one.kind === 'renamed') && one.head.name !== null ? [one] : []);
    const novel = fresh.filter(({ head }) => !before.has(head.name ?? ''));
    if (novel.length === 0)
        return [];
    const index = new SimilarNames([...before, ...namesOf(change.head)]);
    return novel.flatMap((one) => {
        // A rename is one finding already: being near its own old name is what a rename is.
        const own = one.kind === 'renamed' && one.base.name !== null ? [one.base.name] : [];
        const likeness = index.likeness(one.head.name ?? '', new Set(own));
        return likeness === null ? [] : [similar(change.head, one.head, likeness)];
    });
}
function namesOf(registry) {
    return registry.rows.flatMap((row) => (row.name === null ? [] : [row.name]));
}
function similar(registry, head, likeness) {
    const other = (0,quote/* quote */.hD)(likeness.name);
    const how = {
        separators: `differs from ${other} only in - and .`,
        confusable: `looks like ${other}`,
        swapped: `is ${other} with two letters exchanged`,
        distance: `is ${likeness.edits === 1 ? 'one letter' : `${likeness.edits} letters`} away from ${other}`,
    }[likeness.how];
    return (0,finding/* finding */.g)({
        rule: 'change/similar-name',
        messageId: likeness.how,
        message: `the new name ${(0,quote/* quote */.hD)(head.name ?? '')} ${how}`,
        place: (0,row_place/* rowPlace */.G)(registry, head, 'name'),
        found: head.name,
        expected: 'a name that nobody takes for another one',
        row: head.label,
    });
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(2088);
;// CONCATENATED MODULE: ./build/registry/change/judge-versions.js
// What a change of version and bytes means: bytes that change under one version, versions that go back or
// come back, versions that change without bytes, pre-releases in place of releases. Pure.
// Specification: registry page, "The gate on a change".




/** The findings of one row that is there now, with the versions its name had before the base. */
function judgeVersions(registry, change, history) {
    const { head } = change;
    if (head.version === null || head.sha256 === null || head.faulty.has('version'))
        return [];
    const base = change.kind === 'changed' ? change.base : null;
    if (base !== null && base.version === head.version && base.sha256 === head.sha256)
        return [];
    const past = [...(base === null ? [] : pastOf(base)), ...(history.get(head.name ?? '') ?? [])];
    const repinned = base === null ? null : repinFinding(registry, base, head);
    if (repinned !== null)
        return [repinned];
    const older = lowerFinding(registry, head, past);
    const back = older === null ? backFinding(registry, head, past) : null;
    return [
        ...(older === null ? [] : [older]),
        ...(back === null ? [] : [back]),
        ...(base === null || older !== null ? [] : smallFindings(registry, base, head)),
    ];
}
function pastOf(base) {
    if (base.version === null || base.sha256 === null)
        return [];
    return [{ version: base.version, sha256: base.sha256, commit: '' }];
}
function repinFinding(registry, base, head) {
    if (base.sha256 === head.sha256 || base.sha256 === null)
        return null;
    if (base.version === null || head.version === null)
        return null;
    const same = base.version === head.version;
    if (!same && !onlyBuildDiffers(base.version, head.version))
        return null;
    return (0,finding/* finding */.g)({
        rule: 'change/same-version-other-bytes',
        messageId: same ? 'same' : 'build',
        message: same
            ? `the bytes of ${head.label} changed, its version ${(0,quote/* quote */.hD)(head.version)} did not`
            : `the bytes of ${head.label} changed, its version only from ${(0,quote/* quote */.hD)(base.version)} to ${(0,quote/* quote */.hD)(head.version)}, which is no newer one`,
        place: (0,row_place/* rowPlace */.G)(registry, head, 'sha256'),
        found: head.sha256,
        expected: `${base.sha256} as long as the version is ${base.version}`,
        fix: `bump the version in plugin.json above ${base.version} and run plugin-gate pin; if nobody meant to change the bytes, restore them`,
        row: head.label,
    });
}
function onlyBuildDiffers(a, b) {
    const [one, other] = [semver.parse(a), semver.parse(b)];
    return one !== null && other !== null && semver.compare(one, other) === 0;
}
function lowerFinding(registry, head, past) {
    const now = semver.parse(head.version);
    if (now === null)
        return null;
    const higher = past
        .filter(({ version }) => semver.valid(version) !== null && semver.gt(version, now))
        .toSorted((a, b) => semver.compare(b.version, a.version))[0];
    if (higher === undefined)
        return null;
    return (0,finding/* finding */.g)({
        rule: 'change/version-lower',
        messageId: 'lower',
        message: `${head.label} goes back to ${(0,quote/* quote */.hD)(head.version ?? '')}; the name ${(0,quote/* quote */.hD)(head.name ?? '')} already had ${(0,quote/* quote */.hD)(higher.version)}${whereOf(higher)}`,
        place: (0,row_place/* rowPlace */.G)(registry, head, 'version'),
        found: head.version,
        expected: `a version above ${higher.version}`,
        fix: `publish the older content under a new version above ${higher.version}`,
        row: head.label,
    });
}
function backFinding(registry, head, past) {
    const version = head.version ?? '';
    const earlier = past.filter((one) => one.version === version || onlyBuildDiffers(one.version, version));
    const other = earlier.find((one) => one.sha256 !== head.sha256);
    if (other === undefined || earlier.some((one) => one.sha256 === head.sha256))
        return null;
    return (0,finding/* finding */.g)({
        rule: 'change/version-back',
        messageId: 'other-bytes',
        message: `${head.label} brings back version ${(0,quote/* quote */.hD)(version)} with other bytes than it had${whereOf(other)}`,
        place: (0,row_place/* rowPlace */.G)(registry, head, 'sha256'),
        found: head.sha256,
        expected: other.sha256,
        fix: `bump the version in plugin.json above ${other.version} and run plugin-gate pin, or restore the bytes it had`,
        row: head.label,
    });
}
function smallFindings(registry, base, head) {
    const found = [];
    const [before, now] = [semver.parse(base.version), semver.parse(head.version)];
    if (base.sha256 === head.sha256) {
        found.push((0,finding/* finding */.g)({
            rule: 'change/version-only',
            messageId: 'same-bytes',
            message: `the version of ${head.label} changed from ${(0,quote/* quote */.hD)(base.version ?? '')} to ${(0,quote/* quote */.hD)(head.version ?? '')}, its bytes did not`,
            place: (0,row_place/* rowPlace */.G)(registry, head, 'version'),
            found: head.version,
            expected: base.version,
            row: head.label,
        }));
    }
    if (before !== null && now !== null && before.prerelease.length === 0 && now.prerelease.length) {
        found.push((0,finding/* finding */.g)({
            rule: 'change/pre-release',
            messageId: 'replaces-release',
            message: `the pre-release ${(0,quote/* quote */.hD)(head.version ?? '')} of ${head.label} replaces the release ${(0,quote/* quote */.hD)(base.version ?? '')}`,
            place: (0,row_place/* rowPlace */.G)(registry, head, 'version'),
            found: head.version,
            expected: 'a release',
            row: head.label,
        }));
    }
    return found;
}
function whereOf({ commit }) {
    return commit === '' ? '' : ` (commit ${commit.slice(0, 12)})`;
}

;// CONCATENATED MODULE: ./build/registry/change/judge-change.js
// Every row of the gate's table that the two texts and the history decide. Decides no severity.
// Specification: registry page, "The gate on a change".



/** Judges a change. Files of findings are relative to the registry's folder. */
function judgeChange(change, history, serverUrl) {
    return [
        ...change.changes.flatMap((one) => [
            ...(one.kind === 'removed' ? [] : judgeVersions(change.head, one, history)),
            ...judgeSource(change.head, one, serverUrl),
        ]),
        ...judgeGone(change),
        ...judgeNewNames(change),
        ...(change.formatOnly ? [formatOnly(change.head.file)] : []),
    ];
}
/** Names whose past has to be known: those with new versions or bytes. */
function namesWithHistory(change) {
    return new Set(change.changes.flatMap((one) => {
        if (one.kind === 'removed' || one.head.name === null)
            return [];
        const pinned = one.kind === 'changed' &&
            one.base.version === one.head.version &&
            one.base.sha256 === one.head.sha256;
        return pinned ? [] : [one.head.name];
    }));
}
function formatOnly(file) {
    return (0,finding/* finding */.g)({
        rule: 'change/format-only',
        messageId: 'format-only',
        message: `only the format of ${file} changed: every row says what it said`,
        place: (0,finding/* wholeFile */.A)(file),
    });
}

// EXTERNAL MODULE: ./build/registry/change/judge-files.js
var judge_files = __webpack_require__(6554);
// EXTERNAL MODULE: ./build/registry/parse-registry.js + 7 modules
var parse_registry = __webpack_require__(5744);
;// CONCATENATED MODULE: ./build/registry/change/text-pieces.js
// The text of a registry in pieces: one for each row where the rows are a plain block list, else one for
// all of it. Pure; knows where rows begin and end, and nothing of what they say.
/**
 * The pieces of `text` that `before` does not have in the same place from its beginning or its end. A piece
 * that is left out is, letter for letter, a piece of `before`.
 */
function newPieces(text, before) {
    const list = listOf(text);
    if (list === null)
        return [text.toString('utf8')];
    const earlier = before === null ? null : listOf(before);
    const like = earlier?.at === list.at && earlier.mark === list.mark ? before : null;
    const { start, end } = like === null ? { start: list.at, end: text.length } : changedRegion(text, like);
    const mark = list.mark;
    const above = text.lastIndexOf(mark, Math.max(0, start - mark.length));
    const from = start <= list.at || above < list.at ? list.at : above + 1;
    const below = text.indexOf(mark, Math.max(from, end));
    const until = below < 0 ? text.length : below;
    const [first = '', ...rest] = text.subarray(from, until).toString('utf8').split(mark);
    return [first, ...rest.map((piece) => `${mark.slice(1)}${piece}`)];
}
/**
 * The block list that a text is, or null. In a block list nothing but an item begins a line with the dash
 * at the list's own depth.
 */
function listOf(bytes) {
    const text = bytes.subarray(0, 4_096).toString('latin1');
    const first = /^( *)- /m.exec(text);
    if (first === null || !isPreface(text.slice(0, first.index)))
        return null;
    return { at: first.index, mark: `\n${first[1] ?? ''}- ` };
}
/** Only blank lines, comments, and the key that the rows stand under. */
function isPreface(text) {
    const lines = text.split('\n');
    return lines.every((line) => /^(?:---|entries:)?\s*(?:#.*)?$/.test(line.trimStart()));
}
/** What is left of `text` without its longest beginning and end that `before` has too. */
function changedRegion(text, before) {
    const most = Math.min(text.length, before.length);
    const start = longest(most, (size) => text.compare(before, 0, size, 0, size) === 0);
    const tail = longest(most - start, (size) => {
        const [a, b] = [text.length - size, before.length - size];
        return text.compare(before, b, before.length, a, text.length) === 0;
    });
    return { start, end: text.length - tail };
}
/** The largest size up to `most` that fits; a size below one that fits fits too. */
function longest(most, fits) {
    if (fits(most))
        return most;
    let low = 0;
    let high = most;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (fits(middle))
            low = middle;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/registry/change/version-history.js
// Every version that the base branch ever gave a name, with its bytes. Earlier texts mostly repeat each
// other: only what differs from the text before is looked at, and each distinct row is parsed once.
// Specification: registry page, "The gate on a change" (downgrades, versions that come back).


/** Reads the versions of `names` out of earlier texts of the registry, newest first. */
function readVersionHistory(texts, names) {
    const history = new Map();
    const known = new Set();
    const seen = new Set();
    let before = null;
    for (const { commit, bytes } of texts) {
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        for (const row of newRows(text, before, names, seen)) {
            if (row.name === null || row.version === null || row.sha256 === null)
                continue;
            const key = `${row.name}\n${row.version}\n${row.sha256}`;
            if (!names.has(row.name) || known.has(key))
                continue;
            known.add(key);
            const past = { version: row.version, sha256: row.sha256, commit };
            const list = history.get(row.name);
            if (list === undefined)
                history.set(row.name, [past]);
            else
                list.push(past);
        }
        before = text;
    }
    return history;
}
/** Rows that may have one of the names and whose text was not seen before. */
function newRows(text, before, names, seen) {
    const rows = [];
    for (const piece of newPieces(text, before)) {
        if (seen.has(piece))
            continue;
        seen.add(piece);
        if (!mayName(piece, names))
            continue;
        const read = (0,parse_registry/* parseRegistry */.l)(Buffer.from(piece), 'registry.yaml');
        // A piece can end with something that is no part of the list.
        if (!read.readable)
            return (0,parse_registry/* parseRegistry */.l)(text, 'registry.yaml').rows;
        rows.push(...read.rows);
    }
    return rows;
}
/** False only where no name can stand in it; with escapes a name can be spelt in other letters. */
function mayName(piece, names) {
    if (names.size > 32 || piece.includes('\\'))
        return true;
    for (const name of names)
        if (piece.includes(name))
            return true;
    return false;
}

// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/gate-base-registry.js
// The registry as the base has it: under its path, or under the path it had before it was moved. A
// registry that is there and cannot be read stops the run; it never counts as one without rows.
// Specification: registry page, "An unreadable base stops the run".





/** Files that could be the registry before it was moved; more are not opened. */
const MOST_CANDIDATES = 20;
/** Commits that are looked at for one whose registry can be read, for the hint. */
const MOST_HINTS = 50;
/** Reads it. Throws `Fault` (`git`) where it cannot be read. */
function readBaseRegistry(repository, commit, path, head) {
    const there = (0,base_file/* readFileAt */._T)(repository, commit, path);
    if (there.type === 'file') {
        // Mostly nothing changed, and reading the same text twice is most of the work.
        if (head.bytes !== null && Buffer.from(head.bytes).equals(there.bytes)) {
            return { registry: head, path };
        }
        const registry = (0,parse_registry/* parseRegistry */.l)(there.bytes, head.file);
        if (registry.readable)
            return { registry, path };
        const first = registry.findings[0];
        const line = first?.place.line === null ? '' : ` (line ${first?.place.line})`;
        throw unreadable(repository, commit, path, `${first?.message ?? 'it cannot be read'}${line}`);
    }
    if (there.type !== 'absent') {
        const what = there.type === 'link' ? 'a symbolic link' : `a ${there.type}`;
        throw unreadable(repository, commit, path, `it is ${what}`);
    }
    return (movedRegistry(repository, commit, head) ?? {
        registry: (0,parse_registry/* parseRegistry */.l)(Buffer.from('[]\n'), head.file),
        path: null,
    });
}
/** Of the files that went, the registry with most of the rows that are there now. */
function movedRegistry(repository, commit, head) {
    const gone = (0,base_file/* pathsGoneSince */.cC)(repository, commit).filter((path) => /\.ya?ml$/.test(path));
    const ids = new Set(head.rows.map((row) => row.id));
    let best = null;
    for (const path of gone.slice(0, MOST_CANDIDATES)) {
        const there = (0,base_file/* readFileAt */._T)(repository, commit, path);
        const registry = there.type === 'file' ? (0,parse_registry/* parseRegistry */.l)(there.bytes, head.file) : null;
        if (registry?.readable !== true)
            continue;
        const shared = registry.rows.filter((row) => row.id !== null && ids.has(row.id)).length;
        const named = /(?:^|\/)registry\.ya?ml$/.test(path) && registry.rows.length > 0;
        if (shared === 0 && !named)
            continue;
        if (best === null || shared > best.shared)
            best = { registry, path, shared };
    }
    return best;
}
function unreadable(repository, commit, path, why) {
    const readable = (0,base_commit/* firstParentLine */.v6)(repository, commit)
        .slice(1, MOST_HINTS)
        .find((id) => {
        const there = (0,base_file/* readFileAt */._T)(repository, id, path);
        return there.type === 'file' && (0,parse_registry/* parseRegistry */.l)(there.bytes, 'registry.yaml').readable;
    });
    return new fault/* Fault */.vC('git', `the registry ${(0,quote/* quote */.hD)(path)} cannot be read at the base ${commit.slice(0, 12)}: ${why}`, readable === undefined
        ? 'mend the file on the base branch first, or name another commit with --base'
        : `compare with the last commit in which it could be read: plugin-gate check --base ${readable}`);
}

// EXTERNAL MODULE: ./build/usecases/gate-policy.js + 2 modules
var gate_policy = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/usecases/moved-packages.js
// Packages that moved to another directory under another name: the files are the same but for the name in them and
// the version. Tells a rename from a package that goes and another one that comes. Reads objects of git only, and
// few of them. Specification: registry page, "The gate on a change" (renames).



/** Files of one package that may differ; a rename that edits more is a removal and an addition. */
const MOST_EDITED = 8;
/** Bytes of such a file. */
const MOST_BYTES = 1024 * 1024;
/** Says of a row that went and one that came, both local, whether the second is the first under another name. */
class MovedPackages {
    #repository;
    #commit;
    /** Of the registry's folder, at the base and now; `''` or ending in `/`. */
    #folders;
    #sides = null;
    constructor(repository, commit, folders) {
        this.#repository = repository;
        this.#commit = commit;
        this.#folders = folders;
    }
    isRename(base, head) {
        if (base.kind !== head.kind || base.name === null || head.name === null)
            return false;
        const before = this.#filesOf('commit', base);
        const now = this.#filesOf('index', head);
        if (!before.has('plugin.json') || before.size !== now.size)
            return false;
        const edited = [];
        for (const [path, object] of before) {
            const other = now.get(path);
            if (other === undefined)
                return false;
            if (other !== object)
                edited.push([path, object, other]);
        }
        const { name } = base;
        const to = head.name;
        return (edited.length <= MOST_EDITED &&
            edited.every(([path, one, other]) => this.#sameButForName(path, [one, name], [other, to])));
    }
    #sameButForName(path, ...sides) {
        const [one, other] = sides.map(([object, name]) => {
            const bytes = this.#bytesOf(object);
            if (bytes === null || bytes.length > MOST_BYTES)
                return null;
            const text = bytes.toString('latin1').replaceAll(Buffer.from(name).toString('latin1'), '\0');
            return path === 'plugin.json' ? text.replace(/"version"\s*:\s*"[^"\n]{0,256}"/, '') : text;
        });
        return one !== null && one === other;
    }
    /** Null where a partial checkout lacks it: then it is no rename, and nothing else waits for it. */
    #bytesOf(object) {
        try {
            return (0,base_file/* readBlob */.gm)(this.#repository, object);
        }
        catch (error) {
            if (error instanceof fault/* Fault */.vC && error.code === 'git')
                return null;
            throw error;
        }
    }
    /** Object by path relative to the package. */
    #filesOf(side, { sourceUrl }) {
        if (sourceUrl === null || (0,source_url/* isRemoteText */.m4)(sourceUrl))
            return new Map();
        const parsed = (0,source_url/* parseLocalSource */.EK)(sourceUrl);
        if (!parsed.ok)
            return new Map();
        const prefix = `${this.#folders[side]}${parsed.path}/`;
        const files = [...this.#listed()[side]].filter(([path]) => path.startsWith(prefix));
        return new Map(files.map(([path, object]) => [path.slice(prefix.length), object]));
    }
    /** Asked of git once, and only where a row went and another one came. */
    #listed() {
        if (this.#sides !== null)
            return this.#sides;
        const sides = { commit: new Map(), index: new Map() };
        for (const { side, path, object } of (0,base_file/* oneSidedFiles */.jg)(this.#repository, this.#commit)) {
            sides[side].set(path, object);
        }
        this.#sides = sides;
        return sides;
    }
}

;// CONCATENATED MODULE: ./build/usecases/gate.js
// The gate on a registry's changes: finds the base, compares parsed rows, looks into the history, and
// tells what has to be looked at. Prints nothing. Specification: registry page, "The gate on a change".


















/**
 * Opens the gate. A `NotChecked` where there is nothing to compare with. Throws `Fault`: `usage` for an
 * unknown base, `git` where the base or its history cannot be had.
 */
async function openGate(request) {
    const { choice, registry } = request;
    const skipped = (why) => ({
        what: `what changed in ${(0,display_path/* displayPath */.Gt)(request.cwd, request.file)}`,
        why,
    });
    if (choice.kind === 'none')
        return skipped(choice.why);
    const folder = (0,external_node_path_.dirname)(request.file);
    const repository = (0,git_repository/* findRepositoryBelow */.dl)(request.around, folder, request.environment);
    const inside = repository === null ? null : (0,git_repository/* repositoryPath */.SH)(repository, folder);
    if (repository === null || inside === null) {
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)((0,display_path/* displayPath */.Gt)(request.cwd, folder))} is not in a git repository, so there is no base to compare with`, 'leave --base out, or run in a checkout');
    }
    const base = await (0,git_base/* resolveBase */.g)(repository, choice, request.world);
    if (base.kind === 'none')
        return skipped(base.why);
    const path = (0,relative_path/* joinRelative */.r)(inside, (0,external_node_path_.basename)(request.file));
    const changedPaths = (0,base_file/* pathsChangedSince */.hK)(repository, base.commit);
    const open = { base, repository, changedPaths };
    if (!registry.readable) {
        return {
            ...open,
            baseFolder: inside,
            change: null,
            changedFiles: new Map(),
            changed: new Set(),
            findings: [],
            notChecked: [skipped('it cannot be read now')],
            undecided: null,
        };
    }
    const policy = (0,relative_path/* joinRelative */.r)(inside, gate_policy/* policyName */.c);
    await (0,base_blobs/* haveFiles */.oe)(repository, base.commit, [path, policy], request.world);
    const before = readBaseRegistry(repository, base.commit, path, registry);
    const moved = new MovedPackages(repository, base.commit, {
        commit: prefixOf(folderOf(before.path ?? path)),
        index: prefixOf(inside),
    });
    const change = compareRows(before.registry, registry, request.serverUrl, (from, to) => moved.isRename(from, to));
    const past = await gate_pastOf(request, repository, base, before.path ?? path, change);
    const changedFiles = pinnedFiles(change, changedPaths, inside);
    const shown = (0,display_path/* displayPath */.Gt)(request.cwd, folder);
    return {
        ...open,
        baseFolder: before.path === null ? null : folderOf(before.path),
        change,
        changedFiles,
        changed: new Set([
            ...change.changes.map(({ id }) => id),
            ...[...changedFiles.keys()].map(({ label }) => label),
        ]),
        findings: [
            ...judgeChange(change, past.history, request.serverUrl),
            ...movedFinding(registry.file, path, before.path),
        ].map((one) => (0,display_path/* rebase */.RU)(one, shown)),
        notChecked: past.notChecked,
        undecided: past.undecided,
    };
}
async function gate_pastOf(request, repository, base, path, change) {
    const names = namesWithHistory(change);
    if (names.size === 0)
        return { history: new Map(), notChecked: [], undecided: null };
    const read = await readHistory(repository, base.commit, path, request.world);
    const what = `versions in the older history of ${(0,display_path/* displayPath */.Gt)(request.cwd, request.file)}`;
    return {
        history: readVersionHistory(read.texts(), names),
        notChecked: read.cut === null ? [] : [{ what, why: read.cut }],
        undecided: read.missing
            ? `the history that versions are compared with could not be had: run git fetch --unshallow origin, or give actions/checkout "fetch-depth: 0"`
            : null,
    };
}
/** Changed files of local rows that have the pin they had at the base. */
function pinnedFiles(change, changedPaths, inside) {
    const prefix = prefixOf(inside);
    const below = changedPaths.filter((path) => path.startsWith(prefix));
    const files = (0,judge_files/* changedFilesByRow */.t)(change.head, below.map((path) => path.slice(prefix.length)));
    const pins = new Set(change.base.rows.map((row) => `${row.id}\n${row.sha256}`));
    return new Map([...files].filter(([row]) => pins.has(`${row.id}\n${row.sha256}`)));
}
function movedFinding(file, path, before) {
    if (before === null || before === path)
        return [];
    return [
        (0,finding/* finding */.g)({
            rule: 'change/registry-moved',
            messageId: 'moved',
            message: `the registry was moved from ${(0,quote/* quote */.hD)(before)} to ${(0,quote/* quote */.hD)(path)}; rows are compared with what it was`,
            place: (0,finding/* wholeFile */.A)(file),
            found: path,
            expected: before,
        }),
    ];
}
function prefixOf(folder) {
    return folder === '.' ? '' : `${folder}/`;
}
function folderOf(path) {
    const cut = path.lastIndexOf('/');
    return cut === -1 ? '.' : path.slice(0, cut);
}


/***/ })

};
