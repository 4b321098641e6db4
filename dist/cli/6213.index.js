export const id = 6213;
export const ids = [6213];
export const modules = {

/***/ 1374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ isAttributesFile),
/* harmony export */   jg: () => (/* binding */ noAttributes),
/* harmony export */   wb: () => (/* binding */ readAttributes)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8417);
/* harmony import */ var _scratch_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5170);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1428);
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
    return (0,_scratch_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .withScratch */ .h)(repository, files, ({ git }) => {
        assertPresent(git, files);
        const input = paths.map((path) => `${path}\0`).join('');
        return parseAttributes((0,_local_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runLocalGit */ .tx)(git, ['check-attr', '-z', '--cached', '--stdin', ...names], input));
    });
}
/** git takes a `.gitattributes` whose object is not there (in a partial clone, say) for none at all. */
function assertPresent(git, files) {
    const input = files.map((file) => `${file.object}\n`).join('');
    const lines = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runLocalGit */ .tx)(git, ['cat-file', '--batch-check=%(objecttype)'], input)
        .toString('latin1')
        .split('\n');
    for (const [at, file] of files.entries()) {
        if (lines[at] === 'blob')
            continue;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('git', `the repository does not hold what ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file.path)} says`);
    }
}
function parseAttributes(output) {
    const fields = (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .records */ .V0)(output);
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

/***/ 8417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ew: () => (/* binding */ historyPatience),
/* harmony export */   hT: () => (/* binding */ askLocalGit),
/* harmony export */   tx: () => (/* binding */ runLocalGit),
/* harmony export */   xU: () => (/* binding */ StuckGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3636);
// Runs git on a repository of this machine, and nothing that the repository says: an explicit git
// directory and work tree, an allow-listed environment, and every setting that could start a program or
// a transport turned off. Never a shell, never the network. Threats page, "git".





/** Git did not come to an end, or would not have: what was asked stays undecided. */
class StuckGit extends _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC {
}
/** Milliseconds that one command may take, and all commands of one run with what is over a second of each. */
const PATIENCE = 15_000;
const PATIENCE_OF_RUN = 120_000;
const QUICK = 1_000;
/** For commands that walk a whole history, which is long in an honest repository too. */
const historyPatience = 60_000;
/** Milliseconds spent in slow commands, by the environment of the run; a new run comes with a new one. */
const spent = new WeakMap();
/** After so long without git, it is another run in a process that lives on. */
const ANOTHER_RUN = 300_000;
const passed = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'];
const settings = [
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.hooksPath=/dev/null',
    'core.attributesFile=/dev/null',
    'core.excludesFile=/dev/null',
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
const stuckHint = 'look for a pipe, or for a pattern of many "**", in .gitignore files and in .git; remove it and run again';
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
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('git', `git ${args[0]} failed (${how}): ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stderr)}`);
}
/**
 * The same for commands whose exit code is an answer (1: there is none). Throws `Fault` (`git`) only when
 * git is missing, did not run or printed too much.
 */
function askLocalGit(git, args, input = '') {
    assertNothingWaits(git);
    const before = spentBy(git.environment);
    const ofRun = git.patienceOfRun ?? PATIENCE_OF_RUN;
    const patience = Math.min(git.patience ?? PATIENCE, QUICK + ofRun - before);
    if (before >= ofRun) {
        throw new StuckGit('git', `git has taken more than ${ofRun / 1_000} s over one run`, stuckHint);
    }
    const start = performance.now();
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
        timeout: patience,
        // It may be deep in a pattern, where it hears nothing else.
        killSignal: 'SIGKILL',
    });
    const milliseconds = before + Math.max(0, performance.now() - start - QUICK);
    spent.set(git.environment, { milliseconds, at: performance.now() });
    if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(result.error) === 'ETIMEDOUT') {
        const seconds = Math.round(patience / 100) / 10;
        throw new StuckGit('git', `git ${args[0]} did not end within ${seconds} s`, stuckHint);
    }
    if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(result.error) === 'ENOENT') {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('git', 'git is not installed', 'install git and put it on PATH', result.error);
    }
    if (result.error !== undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('git', `git did not run: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(result.error)}`, null, result.error);
    }
    return {
        status: result.status,
        signal: result.signal,
        stdout: result.stdout,
        stderr: result.stderr.toString('utf8').trim(),
    };
}
function spentBy(environment) {
    const known = spent.get(environment);
    return known === undefined || performance.now() - known.at > ANOTHER_RUN ? 0 : known.milliseconds;
}
/** What git opens in its own directory and would wait at for ever, were it a pipe. */
const opened = [
    'HEAD',
    'config',
    'config.worktree',
    'index',
    'packed-refs',
    'shallow',
    'commondir',
    'info/exclude',
    'info/attributes',
    'info/grafts',
    'info/sparse-checkout',
    'objects/info/alternates',
];
function assertNothingWaits({ gitDirectory, commonDirectory }) {
    for (const directory of new Set([gitDirectory, commonDirectory ?? gitDirectory])) {
        for (const name of opened) {
            const facts = lookAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
            if (facts === null || facts.isFile() || facts.isDirectory())
                continue;
            throw new StuckGit('git', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(`.git/${name}`)} is no regular file, so git is not asked`, `remove ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name))}`);
        }
    }
}
/** Links are followed, as git does; null for what is not there. */
function lookAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    }
    catch {
        return null;
    }
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
/* harmony export */   Od: () => (/* binding */ gitOf),
/* harmony export */   r3: () => (/* binding */ readCommitted),
/* harmony export */   sr: () => (/* binding */ readRepositoryView)
/* harmony export */ });
/* unused harmony export RepositoryView */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4172);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1374);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8417);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5799);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1428);
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
        this.attributeFiles = listed.filter((entry) => (0,_attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .isAttributesFile */ .gq)(entry.path));
        for (const entry of listed) {
            if (isWithin(scope, entry.path))
                this.#tracked.set(entry.path, entry);
        }
        this.#sorted = [...this.#tracked.keys()].sort(_base_order_js__WEBPACK_IMPORTED_MODULE_7__/* .byCodeUnits */ .C);
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
        this.#attributes ??= (0,_attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .readAttributes */ .wb)(this.repository, this.attributeFiles, this.#sorted);
        return this.#attributes.get(path) ?? _attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .noAttributes */ .jg;
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
    const scope = (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryPath */ .SH)(repository, directory) ?? '.';
    const git = gitOf(repository);
    const within = scope === '.' ? [] : ['--', scope];
    const staged = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, [
        'ls-files',
        '-z',
        '--stage',
        '--full-name',
        ...within,
        ...(scope === '.' ? [] : attributeFilesAbove(scope)),
    ]);
    assertIgnoreFilesEnd(repository.root, scope);
    const ignored = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, [
        'ls-files',
        '-z',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '--full-name',
        ...within,
    ]);
    const listed = (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .parseStageListing */ .Gv)(staged);
    const intended = listed.some(_tracked_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmptyFile */ .cX)
        ? (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIntended */ .TE)((0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, ['ls-files', '-z', '--debug', '--full-name', ...within]))
        : new Set();
    const tracked = listed.filter(({ path }) => !intended.has(path));
    return new RepositoryView(repository, scope, tracked, (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .records */ .V0)(ignored));
}
/** Entries below `directory` as the last commit has them; null where there is no commit. Throws `Fault` (`git`). */
function readCommitted(repository, directory) {
    const git = gitOf(repository);
    const head = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, ['cat-file', '--batch-check=%(objectname)'], 'HEAD^{tree}\n');
    const tree = /^[0-9a-f]{40,64}$/.exec(head.toString('latin1').trim())?.[0];
    if (tree === undefined)
        return null;
    const below = directory === '.' ? [] : [directory, ...attributeFilesAbove(directory)];
    return (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTreeListing */ .Ev)((0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, ['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...below]));
}
/** How git is started on a repository that was found. */
function gitOf(repository) {
    return {
        gitDirectory: repository.gitDirectory,
        commonDirectory: repository.commonDirectory,
        workTree: repository.root,
        environment: repository.environment,
        objects: null,
    };
}
/** git would wait at a pipe. Those further down are found by its time limit; these are asked of every repository. */
function assertIgnoreFilesEnd(root, scope) {
    const parts = scope === '.' ? [] : scope.split('/');
    for (let at = 0; at <= parts.length; at += 1) {
        const path = [...parts.slice(0, at), '.gitignore'].join('/');
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false });
        if (facts?.isFIFO() !== true)
            continue;
        const hint = `remove ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} and run again`;
        throw new _local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .StuckGit */ .xU('git', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} is a pipe, so git is not asked`, hint);
    }
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
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   U2: () => (/* binding */ unusableGit),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   dl: () => (/* binding */ findRepositoryBelow),
/* harmony export */   tG: () => (/* binding */ hasGit),
/* harmony export */   uw: () => (/* binding */ repositoryAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3636);
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
/**
 * The repository of an absolute directory in a run about the directories `given`: the one around the outermost of
 * them that holds it, because a `.git` further down may be anybody's. Where that lies in none, the nearest.
 */
function findRepositoryBelow(given, directory, environment) {
    const real = realPath(directory);
    const around = given
        .map(realPath)
        .filter((each) => real === each || real.startsWith(each.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? each : each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        .sort((a, b) => a.length - b.length)[0];
    const outer = around === undefined ? null : findRepository(around, environment);
    return outer ?? findRepository(directory, environment);
}
/** Why an absolute directory without a repository has none, as a phrase; null where no `.git` is around it. */
function unusableGit(directory) {
    for (let at = realPath(directory);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const phrase = unusableAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'));
        if (phrase !== null)
            return `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'))} ${phrase}`;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return null;
    }
}
function unusableAt(path) {
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (facts.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
        if (facts.isSymbolicLink())
            return 'is a link that leads elsewhere, so git is not asked';
        return 'is not a whole git directory';
    }
    catch (error) {
        const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error);
        return code === 'ENOENT' || code === 'ENOTDIR' ? null : `cannot be read (${code ?? 'error'})`;
    }
}
/** True where `.git` stands in a directory (absolute), whatever it is. */
function hasGit(directory) {
    return isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '.git'));
}
/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
function repositoryPath(repository, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, realPath(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    if (inside === '..' || inside.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inside) === inside)
        return null;
    return inside === '' ? '.' : inside;
}
/** The repository whose `.git` stands in exactly that directory (a real path), or null. Reads files only. */
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
    if (facts?.isSymbolicLink() === true)
        return linkedDirectory(path);
    if (facts?.isFile() !== true)
        return null;
    const named = /^gitdir: (.+)$/.exec(linkText(path) ?? '')?.[1];
    if (named === undefined)
        return null;
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), named);
    return isDirectory(target) ? target : null;
}
/** git follows a link; we only to a directory beside it, since further off may be anybody's. */
function linkedDirectory(path) {
    const target = look(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    const beside = target !== null && target !== path && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return beside && isDirectory(target) ? target : null;
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
/* harmony import */ var _fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8417);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
// A git directory of our own, empty but for settings we wrote, over the objects of a repository. In it
// git converts files as a fresh clone on Linux would: by the committed attributes alone, with no filter
// driver, since drivers live in configuration and there is none. The repository itself is only read.






/**
 * Runs `use` on a scratch repository whose index is `entries`, and removes it afterwards. Throws `Fault`
 * (`git`) when git fails, and the system's own error when the temporary directory cannot be made.
 */
function withScratch(repository, entries, use) {
    const { directory: base, remove } = (0,_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_3__/* .makeTemporary */ .ww)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'plugin-gate-git-'));
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
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runLocalGit */ .tx)(git, ['update-index', '-z', '--index-info'], indexInfo(entries));
        return use({ git, workTree });
    }
    finally {
        remove();
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
        .map((entry) => `${(0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .modeDigits */ .c3)(entry.mode)} ${entry.object} 0\t${entry.path}\0`)
        .join('');
}


/***/ }),

/***/ 1428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ parseTreeListing),
/* harmony export */   Gv: () => (/* binding */ parseStageListing),
/* harmony export */   TE: () => (/* binding */ parseIntended),
/* harmony export */   V0: () => (/* binding */ records),
/* harmony export */   c3: () => (/* binding */ modeDigits),
/* harmony export */   cX: () => (/* binding */ isEmptyFile)
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
/** True for the object that an entry without content has; `git add --intent-to-add` makes such entries too. */
function isEmptyFile({ object }) {
    return (object === 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' ||
        object === '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813');
}
/** The bit of an index entry that is only a promise: the next commit does not have it. */
const INTENT_TO_ADD = 0x2000_0000;
/** Paths of `git ls-files -z --debug` that were added with `--intent-to-add`: each `path NUL` and five lines of facts. */
function parseIntended(output) {
    const intended = new Set();
    let path = '';
    for (const [at, part] of output.toString('utf8').split('\0').entries()) {
        const facts = at === 0 ? '' : (/^(?: {2}[^\n]*\n){5}/.exec(part)?.[0] ?? '');
        const flags = /\tflags: ([0-9a-f]{1,8})\n$/.exec(facts)?.[1];
        if (flags !== undefined && (Number.parseInt(flags, 16) & INTENT_TO_ADD) !== 0) {
            intended.add(path);
        }
        path = part.slice(facts.length);
    }
    return intended;
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
