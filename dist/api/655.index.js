export const id = 655;
export const ids = [655];
export const modules = {

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ resolveBase)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _base_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2818);
/* harmony import */ var _deepen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3418);
// The commit that a run compares with. Looks in the checkout first, and fetches what a shallow checkout
// lacks. It never answers "nothing": a base that cannot be had is a fault that says what to run.
// Specification: registry page, "The gate on a change".




/**
 * Resolves the base. Throws `Fault`: `usage` for a base that no one knows, `git` where history is missing
 * and could not be fetched; the hint of that is the command that fetches it.
 */
async function resolveBase(repository, request, world) {
    const head = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, 'HEAD');
    if (head === null) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', 'HEAD has no commit to compare', 'commit something first');
    }
    const lookup = { repository, head, world };
    switch (request.kind) {
        case 'ref':
            return resolveRef(lookup, request.ref);
        case 'pull-request':
            return resolvePullRequest(lookup, request);
        case 'merge-group': {
            const commit = await have(lookup, request.base, 'the base of the merge group');
            return { kind: 'base', commit, how: 'the base of the merge group' };
        }
        case 'push':
            return resolvePush(lookup, request);
        default:
            return request;
    }
}
async function resolveRef(lookup, ref) {
    const { repository } = lookup;
    const found = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, ref) ?? (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, `refs/remotes/origin/${ref}`);
    const id = found?.id ?? (await fetchNamed(lookup, ref));
    return meet(lookup, id, `the merge base of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} and HEAD`, (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref));
}
/** A ref that is not in the checkout: asked of the remote, where the checkout is not a whole one. */
async function fetchNamed(lookup, ref) {
    const { repository } = lookup;
    let failed = null;
    if ((0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .shallowCommits */ .H)(repository).length > 0) {
        const short = ref.replace(/^origin\//, '');
        const names = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectId */ .TS)(ref) ? [ref] : [`refs/heads/${short}`, `refs/tags/${short}`];
        for (const name of names) {
            const got = await fetchTip(lookup, name);
            if (got.ok)
                return got.stdout;
            if (!got.absent)
                failed = got.why;
        }
    }
    if (failed !== null)
        throw missing(`the base ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)}`, ref, failed);
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `there is no commit ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ref)} to compare with`, 'name a branch, a tag or a commit that is in this repository; git fetch origin brings new ones');
}
/** Fetches an object id or a full ref name, and tells which commit it is, without making a ref of it. */
async function fetchTip({ repository, world }, name) {
    const tip = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectId */ .TS)(name)
        ? { ok: true, stdout: name }
        : await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUpTip */ .Q)(repository, name, world);
    if (!tip.ok || (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, tip.stdout) !== null)
        return tip;
    const got = await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .deepen */ .g)(repository, { wants: [tip.stdout], depth: 1 }, world);
    if (!got.ok)
        return got;
    const id = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, tip.stdout)?.id;
    if (id === undefined)
        return { ok: false, absent: true, why: 'it is no commit' };
    return { ok: true, stdout: id };
}
async function resolvePullRequest(lookup, request) {
    const { head } = lookup;
    const [first, second] = head.parents;
    // A branch may end with a merge of its own; only GitHub's merge commit has the base as first parent.
    const merged = head.id !== request.head && (second === request.head || head.id === request.checkedOut);
    if (merged && first !== undefined && second !== undefined && head.parents.length === 2) {
        const how = 'the first parent of the merge commit';
        return { kind: 'base', commit: await have(lookup, first, how), how };
    }
    const base = await have(lookup, request.base, 'the base of the pull request');
    const how = 'the merge base of the pull request';
    const met = await meet(lookup, base, how, 'the base of the pull request');
    if (met.commit !== head.id)
        return met;
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', 'HEAD is a commit of the base: what is checked out is not the pull request', 'let actions/checkout take what the event pull_request gives it, without "ref"');
}
async function resolvePush(lookup, request) {
    const { repository, head, world } = lookup;
    const created = /^0+$/.test(request.before);
    if (!created && (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectId */ .TS)(request.before)) {
        const how = 'what was there before the push';
        const there = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, request.before);
        if (there !== null)
            return { kind: 'base', commit: there.id, how };
        const got = await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .deepen */ .g)(repository, { wants: [request.before], depth: 1 }, world);
        if (got.ok && (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, request.before) !== null) {
            return { kind: 'base', commit: request.before, how };
        }
    }
    if (request.toDefault) {
        if (created)
            return { kind: 'none', why: 'nothing was there before this push' };
        throw missing('what the branch held before it was force-pushed', request.before, 'it has gone', 'name an older commit of the branch in the input base');
    }
    const branch = request.defaultBranch ?? 'main';
    const tip = await defaultTip(lookup, branch);
    if (tip === head.id) {
        return { kind: 'none', why: `this commit is the newest of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch)}: nothing changed` };
    }
    return meet(lookup, tip, `the merge base with ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch)}`, (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch));
}
async function defaultTip(lookup, branch) {
    const { repository } = lookup;
    const known = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, `refs/remotes/origin/${branch}`) ??
        (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, `refs/heads/${branch}`);
    if (known !== null)
        return known.id;
    const got = await fetchTip(lookup, `refs/heads/${branch}`);
    if (got.ok)
        return got.stdout;
    throw missing(`the default branch ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(branch)}`, branch, got.why);
}
/** The commit, fetched where the checkout does not have it. */
async function have({ repository, world }, id, what) {
    if (!(0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectId */ .TS)(id))
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${what} is ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)}, which is no commit`);
    if ((0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, id) !== null)
        return id;
    const got = await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .deepen */ .g)(repository, { wants: [id], depth: 1 }, world);
    if (got.ok && (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .kN)(repository, id) !== null)
        return id;
    throw missing(what, id, got.ok ? 'git did not get it' : got.why);
}
/** Where `tip` and HEAD meet; a shallow checkout is deepened step by step until they do. */
async function meet({ repository, head, world }, tip, how, name) {
    let met = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeBaseOf */ .nM)(repository, tip, head.id);
    let why = null;
    for (const depth of [50, 1_000, null]) {
        const ends = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .shallowCommits */ .H)(repository);
        if (met !== null || ends.length === 0)
            break;
        const all = await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .deepen */ .g)(repository, { wants: [tip, ...ends], depth }, world);
        const got = all.ok ? all : await (0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .deepen */ .g)(repository, { wants: [tip], depth }, world);
        if (!got.ok) {
            why = got.why;
            break;
        }
        met = (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeBaseOf */ .nM)(repository, tip, head.id);
    }
    if (met !== null)
        return { kind: 'base', commit: met, how };
    if (why !== null || (0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .shallowCommits */ .H)(repository).length > 0) {
        throw missing(`where ${name} and HEAD meet`, tip, why ?? 'the history ends before');
    }
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${name} and HEAD have no history in common`, 'compare with a commit that HEAD comes from');
}
function missing(what, id, why, hint) {
    const name = /^[A-Za-z0-9_./-]+$/.test(id) && !id.startsWith('-') ? id : 'REF';
    return new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('git', `${what} is not in this checkout: ${why}`, hint ??
        `run: git fetch --unshallow origin, or git fetch origin ${name}; in a workflow give actions/checkout "fetch-depth: 0"`);
}


/***/ }),

/***/ 3418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ deepen),
  Q: () => (/* binding */ lookUpTip)
});

// EXTERNAL MODULE: ./build/git/base-commit.js
var base_commit = __webpack_require__(2818);
// EXTERNAL MODULE: ./build/git/fetch-environment.js
var fetch_environment = __webpack_require__(9955);
// EXTERNAL MODULE: ./build/git/fetch-failure.js
var fetch_failure = __webpack_require__(9168);
// EXTERNAL MODULE: ./build/git/fetch-limits.js
var fetch_limits = __webpack_require__(7532);
// EXTERNAL MODULE: ./build/git/fetch-process.js + 1 modules
var fetch_process = __webpack_require__(4916);
// EXTERNAL MODULE: ./build/git/fetch-staging.js
var fetch_staging = __webpack_require__(3887);
// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/git/remote-address.js
var remote_address = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
;// CONCATENATED MODULE: ./build/git/deepen-remote.js








/** The name under which the remote is known to the command. */
const remoteName = 'plugin-gate';
/** Runs one git command that names the remote as `remoteName`. Throws `Fault` (`io`, `git`) where git or the disk is not to be had. */
async function askRemote(repository, args, world) {
    if (world.fetch === false)
        return { ok: false, absent: false, why: 'it is not fetched' };
    const url = remoteUrl(repository);
    if (url === null)
        return { ok: false, absent: false, why: 'the checkout has no remote' };
    const scheme = schemeOf(url);
    if (scheme === null) {
        const why = 'its remote is reached neither by https nor as a directory';
        return { ok: false, absent: false, why };
    }
    const own = url.startsWith(`${world.server}/`) && (0,remote_address/* isServer */.S$)(world.server);
    const staging = (0,fetch_staging/* makeStaging */.m)(repository.environment);
    try {
        const trace = staging.newTrace();
        const environment = (0,fetch_environment/* fetchEnvironment */.s)({
            environment: repository.environment,
            home: staging.home,
            repository: { gitDirectory: repository.gitDirectory, workTree: repository.root },
            server: world.server,
            token: own ? world.token : null,
            stallSeconds: fetch_limits/* fetchLimits */.t.stallSeconds,
            trace: trace.path,
            config: [
                [`remote.${remoteName}.url`, url],
                ['core.alternateRefsCommand', 'true'],
                ['core.sshCommand', 'false'],
            ],
        });
        const ended = await (0,fetch_process/* runNetworkGit */.K)({
            args,
            cwd: repository.root,
            environment: { ...environment, GIT_ALLOW_PROTOCOL: scheme },
            timeMs: fetch_limits/* fetchLimits */.t.fetchMs,
            limits: fetch_limits/* fetchLimits */.t,
            watched: null,
        });
        if (ended.code === 0 && ended.stopped === null) {
            return { ok: true, stdout: ended.stdout.toString('utf8') };
        }
        const absent = /couldn't find remote ref|not our ref|no such remote ref/i.test(ended.stderr);
        const why = absent ? 'its remote does not have it' : phraseOf(ended, trace.read());
        return { ok: false, absent, why };
    }
    finally {
        staging.remove();
    }
}
function phraseOf(ended, trace) {
    const failure = (0,fetch_failure/* failureOfGit */._O)(ended, trace, Date.now());
    if ('phrase' in failure)
        return failure.phrase;
    if (failure.kind === 'redirect')
        return 'its remote has moved';
    return `its remote answered ${failure.status}`;
}
/** The URL of `origin`, else of the only remote, as the checkout has it. */
function remoteUrl(repository) {
    const args = ['config', '-z', '--get-regexp', '^remote\\..*\\.url$'];
    const asked = (0,local_git/* askLocalGit */.hT)((0,repository_view/* gitOf */.Od)(repository), args);
    const remotes = new Map();
    for (const record of asked.stdout.toString('utf8').split('\0')) {
        const end = record.indexOf('\n');
        if (end > 0)
            remotes.set(record.slice(0, end), record.slice(end + 1));
    }
    const only = remotes.size === 1 ? [...remotes.values()][0] : undefined;
    return remotes.get('remote.origin.url') ?? only ?? null;
}
/** The one protocol that git may speak to reach it; null for what would start another program. */
function schemeOf(url) {
    if (/[\0\r\n]/.test(url))
        return null;
    if (url.startsWith('https://'))
        return 'https';
    if (/^http:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?\//.test(url))
        return 'http';
    return url.startsWith('file:///') || url.startsWith('/') ? 'file' : null;
}

;// CONCATENATED MODULE: ./build/git/deepen.js
// Fetches commits that a shallow checkout lacks into it, from the remote it came from. Adds objects only:
// no ref, no file of the work tree and no configuration is touched, no hook or filter runs.
// Specification: registry page, "The gate on a change" ("deepens itself when it can").


/** What `git fetch --depth` takes for all of the history. */
const ALL = 2_147_483_647;
/** Fetches what is wished. Throws `Fault` (`io`, `git`) only where git or the disk is not to be had. */
function deepen(repository, wish, world) {
    const shallow = (0,base_commit/* shallowCommits */.H)(repository).length > 0;
    const args = [
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        ...(shallow ? [`--depth=${wish.depth ?? ALL}`] : []),
        '--end-of-options',
        remoteName,
        ...wish.wants.filter(base_commit/* isObjectId */.TS),
    ];
    return askRemote(repository, args, world);
}
/** The object id of a full ref name at the remote, peeled. */
async function lookUpTip(repository, name, world) {
    if (!isRefName(name))
        return { ok: false, absent: true, why: 'no ref can have that name' };
    const args = ['ls-remote', '--quiet', '--end-of-options', remoteName, name, `${name}^{}`];
    const answer = await askRemote(repository, args, world);
    if (!answer.ok)
        return answer;
    const ids = new Map();
    for (const line of answer.stdout.split('\n')) {
        const [id = '', ref = ''] = line.split('\t');
        if ((0,base_commit/* isObjectId */.TS)(id))
            ids.set(ref, id);
    }
    const id = ids.get(`${name}^{}`) ?? ids.get(name);
    return id === undefined
        ? { ok: false, absent: true, why: 'its remote does not have it' }
        : { ok: true, stdout: id };
}
/** A plain full ref name, as `git check-ref-format` has it and a little stricter. */
function isRefName(text) {
    if (text.length > 255 || !/^refs\/(?:heads|tags)\/[^/]/.test(text))
        return false;
    if (/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)/.test(text))
        return false;
    return !/[./]$/.test(text);
}


/***/ }),

/***/ 8655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBareGate: () => (/* binding */ openBareGate)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7785);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1708);
/* harmony import */ var _git_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(818);
/* harmony import */ var _git_base_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1922);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5799);
/* harmony import */ var _registry_parse_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5744);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(167);
// The gate where there is no registry now: what changed since the base, and whether the base had one.








/** Opens it. Throws `Fault` (`usage`, `git`) for a base that is needed and cannot be had. */
async function openBareGate(request) {
    const skipped = (why) => ({ what: 'what changed since the base', why });
    const { choice } = request;
    if (choice.kind === 'none')
        return skipped(choice.why);
    const first = request.directories[0] ?? request.cwd;
    const repository = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(first, request.environment);
    if (repository === null) {
        if (!request.needed)
            return skipped('it is not in a git repository');
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', 'there is no git repository, so there is no base to compare with', 'leave --base out, or run in a checkout');
    }
    const base = await resolve(request, repository);
    if ('why' in base)
        return skipped(base.why);
    return {
        base,
        repository,
        baseFolder: null,
        change: null,
        changedPaths: (0,_git_base_file_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsChangedSince */ .hK)(repository, base.commit),
        changedFiles: new Map(),
        changed: new Set(),
        findings: request.directories.flatMap((directory) => removedRegistry(request, repository, base.commit, directory)),
        notChecked: [],
        undecided: null,
    };
}
async function resolve(request, repository) {
    if (request.choice.kind === 'none')
        return { why: request.choice.why };
    try {
        // Nobody waits for the network to hear that there was no registry before either.
        const world = request.needed ? request.world : { ...request.world, fetch: false };
        return await (0,_git_base_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveBase */ .g)(repository, request.choice, world);
    }
    catch (error) {
        if (request.needed || !(error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) || error.code === 'internal')
            throw error;
        return { why: error.message };
    }
}
function removedRegistry(request, repository, commit, directory) {
    const inside = (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .SH)(repository, directory);
    if (inside === null)
        return [];
    return ['registry.yaml', 'library/registry.yaml'].flatMap((name) => {
        const there = (0,_git_base_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFileAt */ ._T)(repository, commit, (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinRelative */ .r)(inside, name));
        if (there.type !== 'file')
            return [];
        const rows = (0,_registry_parse_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRegistry */ .l)(there.bytes, name).rows.length;
        const shown = (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .joinRelative */ .r)((0,_display_path_js__WEBPACK_IMPORTED_MODULE_5__/* .displayPath */ .Gt)(request.cwd, directory), name);
        return [
            (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({
                rule: 'change/registry-removed',
                messageId: 'removed',
                message: `${shown} was removed with ${rows === 1 ? 'its one row' : `all of its ${rows} rows`}`,
                place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(shown),
                found: 'no registry',
                expected: shown,
            }),
        ];
    });
}


/***/ })

};
