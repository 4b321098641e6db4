export const id = 386;
export const ids = [386];
export const modules = {

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

/***/ 421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestPath: () => (/* binding */ digestPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _digest_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2518);
/* harmony import */ var _digest_read_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1840);
/* harmony import */ var _digest_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5589);
/* harmony import */ var _git_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7219);
/* harmony import */ var _path_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2664);
// The digest of one directory, the frames it is made of, or why it is not the expected one.








/** Digests a directory. Throws `Fault` (`usage`) for a path that is not there and a digest that is none. */
function digestPath(request) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.path);
    if ((0,_path_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .factsBehind */ .i)(root) === null) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is nothing at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(request.path)}`, 'give the directory of a package');
    }
    const expected = request.expected === null ? null : (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDigest */ .m)(request.expected);
    if (request.expected !== null && expected === null) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(request.expected)} is no digest`, 'give 64 lowercase hexadecimal digits');
    }
    const frames = [];
    const tree = (0,_digest_read_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Z)(root, {
        entries: false,
        ...(request.frames ? { frames: (frame) => void frames.push(frame) } : {}),
    });
    const git = new _git_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .GitFacts */ .G(request.cwd, request.env ?? process.env, [root]);
    const explanation = expected === null || tree.digest === null
        ? null
        : (0,_digest_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainDigest */ .g)({ root, expected, view: git.placeOf(root)?.view ?? null });
    return {
        path: request.path,
        digest: tree.digest,
        files: tree.counts.files,
        bytes: tree.counts.bytes,
        findings: tree.findings,
        leftOut: tree.leftOut,
        frames: request.frames ? frames : null,
        explanation,
        notChecked: explanation?.notChecked ?? [],
    };
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

/***/ 7219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ GitFacts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/digest/attribute-findings.js + 1 modules
var attribute_findings = __webpack_require__(6393);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/digest/untracked.js
var digest_untracked = __webpack_require__(974);
;// CONCATENATED MODULE: ./build/digest/tracked-findings.js
// What a package holds here and no clone of its repository has: files git does not track or ignores, empty
// directories, submodules. Each by name; a directory with many is told once. Pure over a tree and a view.
// Digest page, last section.



/** Beyond this many files, a directory that git knows nothing of is one finding. */
const MOST = 10;
/** Findings for the package at `packagePath` (repository-relative, `.` for the whole repository). */
function trackedFindings(view, packagePath, tree) {
    const host = submoduleAbove(view, packagePath);
    if (host !== null)
        return [insideSubmodule(host)];
    const untracked = (0,digest_untracked/* untrackedOf */.V)(view, packagePath, tree);
    return [
        ...untracked.submodules.map(submodule),
        ...grouped(untracked.untracked, 'untracked'),
        ...grouped(untracked.ignored, 'ignored'),
        ...untracked.emptyDirectories.map(emptyDirectory),
    ];
}
function grouped(files, kind) {
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
    return [...byDirectory].flatMap(([directory, paths]) => paths.length > MOST
        ? [directoryFinding(directory, paths, kind)]
        : paths.map((path) => fileFinding(path, kind)));
}
const verbs = { untracked: 'does not track', ignored: 'ignores' };
const cures = {
    untracked: (what) => `git add ${what}, or remove it`,
    ignored: (what) => `remove ${what}, or stop ignoring it in .gitignore and git add it`,
};
function fileFinding(path, kind) {
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'file',
        message: `git ${verbs[kind]} ${(0,quote/* quote */.hD)(path)}, so it is in the digest here and in no clone`,
        place: (0,finding/* wholeFile */.A)(path),
        found: path,
        fix: cures[kind]((0,quote/* quote */.hD)(path)),
    });
}
function directoryFinding(directory, paths, kind) {
    const shown = directory === '.' ? 'the package' : (0,quote/* quote */.hD)(directory);
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'directory',
        message: `git ${verbs[kind]} the ${paths.length} files in ${shown}, so they are in the digest here and in no clone: ${(0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3)}`,
        place: (0,finding/* wholeFile */.A)(directory),
        found: `${paths.length} files`,
        fix: cures[kind](shown),
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

// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
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
    #views = new Map();
    #untold = new Map();
    #asked = new Set();
    #packages = new Map();
    /** `directories` are absolute; nothing outside them is asked about. */
    constructor(cwd, environment, directories) {
        this.#cwd = cwd;
        this.#environment = environment;
        this.#directories = directories;
    }
    /** Where a directory lies in its repository; null outside git and where git cannot answer. */
    placeOf(directory) {
        const repository = (0,git_repository/* findRepository */.W)(directory, this.#environment);
        if (repository === null) {
            this.#untold.set(directory, 'it is not in a git repository');
            return null;
        }
        const view = this.#viewOf(repository);
        const path = (0,git_repository/* repositoryPath */.S)(repository, directory);
        if (typeof view !== 'string' && path !== null)
            return { view, path };
        this.#untold.set(directory, typeof view === 'string' ? view : 'its real place is outside the repository');
        return null;
    }
    /** Why `placeOf` gave null for that directory. */
    whyUntold(directory) {
        return this.#untold.get(directory) ?? 'git was not asked';
    }
    /** True for an absolute directory that git ignores. */
    ignores(directory) {
        const place = this.placeOf(directory);
        return place !== null && place.path !== '.' && place.view.ignores(place.path);
    }
    /** Untracked, ignored and empty things in the package at an absolute root; null where git cannot tell. */
    untracked(root, tree) {
        const place = this.placeOf(root);
        return place === null ? null : trackedFindings(place.view, place.path, tree);
    }
    /** What git says of one package; files relative to it. */
    packageFindings(root, tree) {
        this.#asked.add(root);
        const place = this.placeOf(root);
        if (place === null)
            return [];
        const known = this.#packages.get(place.view) ?? new Set();
        this.#packages.set(place.view, known.add(place.path));
        return [
            ...trackedFindings(place.view, place.path, tree),
            ...(0,attribute_findings/* attributeFindings */.X)(place.view, place.path),
        ];
    }
    /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
    repositoryFindings() {
        return [...this.#packages].flatMap(([view, packages]) => {
            const finding = unfixedAttributesFinding(view, [...packages]);
            return finding === null
                ? []
                : [(0,display_path/* rebase */.RU)(finding, (0,display_path/* displayPath */.Gt)(this.#cwd, view.repository.root))];
        });
    }
    notChecked() {
        const reasons = new Map();
        for (const [root, why] of this.#untold) {
            if (!this.#asked.has(root))
                continue;
            reasons.set(why, [...(reasons.get(why) ?? []), (0,display_path/* displayPath */.Gt)(this.#cwd, root)]);
        }
        return [...reasons].map(([why, roots]) => ({
            what: `whether git tracks what is in ${roots.length === 1 ? (roots[0] ?? '') : `${roots.length} packages`}`,
            why,
        }));
    }
    /** The view of the part of a repository that this run is about, or why git did not give it. */
    #viewOf(repository) {
        const known = this.#views.get(repository.root);
        if (known !== undefined)
            return known;
        const paths = this.#directories.flatMap((directory) => (0,git_repository/* repositoryPath */.S)(repository, directory) ?? []);
        let view;
        try {
            view = (0,repository_view/* readRepositoryView */.sr)(repository, (0,external_node_path_.join)(repository.root, commonDirectory(paths)));
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
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


/***/ }),

/***/ 2664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ factsBehind),
/* harmony export */   v: () => (/* binding */ factsAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
// What lies at a path that somebody typed: nothing there is an answer, a disk that will not say is a fault.



/** Codes that mean: no path like this leads anywhere. */
const nowhere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
/** Facts of what the absolute path leads to, or null where it leads nowhere. Throws `Fault` (`io`). */
function factsBehind(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync);
}
/** Facts of what lies at the absolute path itself, a dangling link too. Throws `Fault` (`io`). */
function factsAt(path) {
    return factsOr(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
}
function factsOr(path, ask) {
    try {
        return ask(path);
    }
    catch (error) {
        if (nowhere.has((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) ?? ''))
            return null;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('io', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be looked at: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, null, error);
    }
}


/***/ })

};
