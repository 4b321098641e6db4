export const id = 818;
export const ids = [818];
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

/***/ 9955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ fetchEnvironment)
/* harmony export */ });
// The environment of every git process that talks to a server: an allow-list, so that no configuration,
// credential, hook, filter, alias or URL rewrite of the user or the machine reaches it. Pure.
// Specification: registry page, "Getting the bytes" (Safety); threats page, "git".
/** What may pass from our own environment: where programs are, and how the network is reached. */
const passed = [
    'PATH',
    'TMPDIR',
    'http_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'no_proxy',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
];
/** The whole environment for one git process. */
function fetchEnvironment(surroundings) {
    const result = {};
    for (const name of passed) {
        const value = surroundings.environment[name];
        if (value !== undefined)
            result[name] = value;
    }
    const scheme = surroundings.server.startsWith('http://') ? 'http' : 'https';
    Object.assign(result, {
        HOME: surroundings.home,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_LFS_SKIP_SMUDGE: '1',
        GIT_ALLOW_PROTOCOL: scheme,
        GIT_CEILING_DIRECTORIES: surroundings.home,
        GIT_TRACE_CURL: surroundings.trace,
        GIT_TRACE_CURL_NO_DATA: '1',
    });
    if (surroundings.repository !== null) {
        result['GIT_DIR'] = surroundings.repository.gitDirectory;
        result['GIT_WORK_TREE'] = surroundings.repository.workTree;
    }
    addConfig(result, [...fixedConfig(surroundings), ...(surroundings.config ?? [])]);
    return result;
}
function fixedConfig(surroundings) {
    const config = [
        // A redirect is looked at by us: another host is never followed, and a token never travels.
        ['http.followRedirects', 'false'],
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', String(surroundings.stallSeconds)],
        ['protocol.version', '2'],
        ['credential.helper', ''],
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.autocrlf', 'false'],
        ['core.symlinks', 'true'],
        ['core.fileMode', 'true'],
        ['core.attributesFile', '/dev/null'],
        ['core.excludesFile', '/dev/null'],
        ['init.templateDir', ''],
        ['submodule.recurse', 'false'],
        ['fetch.recurseSubmodules', 'false'],
        ['fetch.writeCommitGraph', 'false'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
    ];
    if (surroundings.token !== null) {
        const basic = Buffer.from(`x-access-token:${surroundings.token}`).toString('base64');
        config.push([`http.${surroundings.server}/.extraHeader`, `Authorization: Basic ${basic}`]);
    }
    return config;
}
function addConfig(environment, config) {
    environment['GIT_CONFIG_COUNT'] = String(config.length);
    for (const [at, [key, value]] of config.entries()) {
        environment[`GIT_CONFIG_KEY_${at}`] = key;
        environment[`GIT_CONFIG_VALUE_${at}`] = value;
    }
}


/***/ }),

/***/ 9168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _O: () => (/* binding */ failureOfGit),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   nY: () => (/* binding */ failureOfResponse)
/* harmony export */ });
/* unused harmony export lastResponse */
/** True for an answer that is a verdict: asking again would change nothing. */
function isDecided(failure) {
    return ['missing', 'gone', 'tree'].includes(failure.kind);
}
/** True for what may be different a moment later. */
function isTransient(failure) {
    return ['limited', 'server', 'network'].includes(failure.kind);
}
/** The last response in a trace of git's HTTP (`GIT_TRACE_CURL`), or null when there was none. */
function lastResponse(trace) {
    let status = null;
    let headers = new Map();
    for (const line of trace.split('\n')) {
        const mark = line.indexOf('<= Recv header: ');
        if (mark < 0)
            continue;
        const text = line.slice(mark + 16).trim();
        const first = /^HTTP\/[\d.]{1,4} (\d{3})/.exec(text);
        if (first !== null) {
            status = Number(first[1]);
            headers = new Map();
            continue;
        }
        const colon = text.indexOf(':');
        if (colon > 0)
            headers.set(text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim());
    }
    return status === null ? null : { status, header: (name) => headers.get(name) ?? null };
}
/** What a response that is no success means, or null for one that is. `now` in milliseconds since 1970. */
function failureOfResponse(facts, now) {
    const { status } = facts;
    if (status < 300)
        return null;
    if (status < 400)
        return { kind: 'redirect', location: facts.header('location') ?? '' };
    if (status === 429 || (status === 403 && hasRateHeaders(facts))) {
        return { kind: 'limited', status, waitMs: waitOf(facts, now) };
    }
    if (status >= 500)
        return { kind: 'server', status, waitMs: waitOf(facts, now) };
    if (status === 401 || status === 404)
        return { kind: 'missing', status };
    if (status === 410 || status === 451)
        return { kind: 'gone', status };
    return { kind: 'unusable', phrase: `the server answered ${status}` };
}
/** What the end of a git process means, from what it was sent and what it said. */
function failureOfGit(ended, trace, now) {
    if (ended.stopped === 'time')
        return { kind: 'network', phrase: 'no end of the answer in time' };
    if (ended.stopped !== null) {
        return { kind: 'too-large', phrase: `more ${stoppedBy[ended.stopped]} than the cap` };
    }
    if (proxyWords.test(ended.stderr))
        return { kind: 'network', phrase: 'the proxy does not let us through' };
    const facts = lastResponse(trace);
    const failure = facts === null ? null : failureOfResponse(facts, now);
    if (failure !== null)
        return failure;
    const invalid = /^error: (invalid path .{1,300})$/m.exec(ended.stderr)?.[1];
    if (invalid !== undefined)
        return { kind: 'tree', phrase: invalid };
    const lines = linesOf(ended.stderr.slice(-8_192));
    const broken = lines.findLast((line) => networkWords.test(line));
    if (broken !== undefined)
        return { kind: 'network', phrase: shortened(broken) };
    const fatal = lines.findLast((line) => line.startsWith('fatal: ')) ?? lines.at(-1) ?? 'nothing';
    return { kind: 'unusable', phrase: `git says ${shortened(fatal)}` };
}
const stoppedBy = { bytes: 'bytes', memory: 'memory', output: 'output' };
// What a proxy answers says nothing of the repository.
const proxyWords = /from proxy after CONNECT|CONNECT tunnel failed|Proxy CONNECT aborted/;
// Words of curl and git (LC_ALL=C) for connections that broke, not for answers that are wrong.
const networkWords = /Could not resolve|Couldn't resolve|Failed to connect|Couldn't connect|Connection (?:timed out|refused|reset)|Empty reply|Recv failure|Send failure|Operation too slow|Operation timed out|timed out|early EOF|unexpected disconnect|hung up unexpectedly|transfer closed|RPC failed|SSL_ERROR_SYSCALL|was not closed cleanly|unreachable/i;
function linesOf(text) {
    return text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}
/** Without git's own prefixes and the address, which whoever shows the failure tells. */
function shortened(line) {
    return line
        .slice(0, 300)
        .replace(/^(?:fatal|error): /, '')
        .replace(/^unable to access '[^']*': /, '')
        .replace(/^RPC failed; /, '');
}
function hasRateHeaders(facts) {
    return facts.header('retry-after') !== null || facts.header('x-ratelimit-remaining') === '0';
}
function waitOf(facts, now) {
    const after = facts.header('retry-after');
    if (after !== null && /^\d{1,9}$/.test(after))
        return Number(after) * 1_000;
    if (after !== null) {
        const date = Date.parse(after);
        if (!Number.isNaN(date))
            return Math.max(0, date - now);
    }
    const reset = facts.header('x-ratelimit-reset');
    if (facts.header('x-ratelimit-remaining') === '0' && reset !== null && /^\d{1,12}$/.test(reset)) {
        return Math.max(0, Number(reset) * 1_000 - now);
    }
    return null;
}


/***/ }),

/***/ 7532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fetchLimits)
/* harmony export */ });
// What one look-up or fetch may cost. Over a cap is undecided, never the author's fault and never a pass.
// Specification: registry page, "Getting the bytes" (Safety).
const MiB = 1024 * 1024;
const fetchLimits = {
    lookupMs: 10_000,
    requestMs: 6_000,
    fetchMs: 120_000,
    stallSeconds: 5,
    bytes: 1_024 * MiB,
    entries: 100_000,
    memoryBytes: 1_024 * MiB,
    outputBytes: 64 * MiB,
};


/***/ }),

/***/ 4916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ runNetworkGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/git/fetch-cleanup.js
var fetch_cleanup = __webpack_require__(2382);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/git/fetch-watch.js
// How much a running fetch holds: bytes below a directory, and memory of a process with its children.
// Reads only; what cannot be read counts as nothing, since the process may end at any moment.


/** Bytes of a page, on every system whose /proc we read. */
const PAGE = 4096;
/** Bytes of regular files below `directory`, counted until `most` is passed. Follows no link. */
function bytesBelow(directory, most) {
    let bytes = 0;
    const waiting = [directory];
    for (let next = waiting.pop(); next !== undefined && bytes <= most; next = waiting.pop()) {
        for (const entry of entriesOf(next)) {
            const path = (0,external_node_path_.join)(next, entry.name);
            if (entry.isDirectory())
                waiting.push(path);
            else if (entry.isFile())
                bytes += (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0;
        }
    }
    return bytes;
}
function entriesOf(directory) {
    try {
        return readTyped(directory);
    }
    catch {
        return [];
    }
}
const readTyped = (directory) => (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
/**
 * Bytes of memory of a process and all below it, without what only maps a file, from /proc; 0 where there
 * is no such thing.
 */
function memoryOf(pid) {
    let bytes = 0;
    const waiting = [pid];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [, resident = 0, shared = 0] = textOf(`/proc/${next}/statm`).split(' ').map(Number);
        bytes += Math.max(0, resident - shared) * PAGE || 0;
        const children = textOf(`/proc/${next}/task/${next}/children`).split(' ').filter(Boolean);
        waiting.push(...children.map(Number));
    }
    return bytes;
}
function textOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/git/fetch-process.js
// Runs one git process that may talk to a server: argument vector, own process group, and an end by time,
// bytes on disk, memory or output. Never a shell; the group is killed whole. Asynchronous throughout.
// Specification: registry page, "Getting the bytes" (Safety).




const STDERR = 64 * 1024;
const WATCH_MS = 100;
/** Runs git to its end. Throws `Fault` (`git`) when git cannot be started at all. */
function runNetworkGit(run) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('git', run.args, {
            cwd: run.cwd,
            env: { ...run.environment },
            detached: true,
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        const group = child.pid ?? null;
        const forget = group === null ? () => undefined : (0,fetch_cleanup/* killOnEveryWayOut */.IE)(group);
        let stopped = null;
        const stop = (why) => {
            stopped ??= why;
            if (group !== null)
                (0,fetch_cleanup/* killGroup */.i0)(group);
        };
        const timer = setTimeout(() => stop('time'), run.timeMs);
        const unwatch = group === null ? () => undefined : watch(group, run, stop);
        const output = collect(child, run.limits.outputBytes, () => stop('output'));
        const finish = () => {
            clearTimeout(timer);
            unwatch();
            // A helper of git may outlive it and hold the connection.
            if (group !== null)
                (0,fetch_cleanup/* killGroup */.i0)(group);
            forget();
        };
        child.on('error', (error) => {
            finish();
            const missing = (0,fault/* systemCode */.xU)(error) === 'ENOENT';
            const message = missing ? 'git is not installed' : `git did not start: ${(0,fault/* messageOf */.bD)(error)}`;
            reject(new fault/* Fault */.vC('git', message, 'install git and put it on PATH', error));
        });
        child.on('close', (code) => {
            finish();
            // What was written faster than the watch looks counts all the same.
            if (isOver(run))
                stopped ??= 'bytes';
            resolve({ code, ...output(), stopped });
        });
    });
}
function collect(child, most, over) {
    const out = [];
    const err = [];
    let outBytes = 0;
    let errBytes = 0;
    child.stdout?.on('data', (chunk) => {
        outBytes += chunk.length;
        if (outBytes > most)
            over();
        else
            out.push(chunk);
    });
    child.stderr?.on('data', (chunk) => {
        if (errBytes < STDERR)
            err.push(chunk.subarray(0, STDERR - errBytes));
        errBytes += chunk.length;
    });
    return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}
function watch(pid, run, stop) {
    let timer;
    const look = () => {
        const began = performance.now();
        if (memoryOf(pid) > run.limits.memoryBytes)
            stop('memory');
        if (isOver(run))
            stop('bytes');
        // Looking at many files takes time itself; it may cost a fifth of ours, not more.
        timer = setTimeout(look, Math.max(WATCH_MS, (performance.now() - began) * 4));
    };
    timer = setTimeout(look, WATCH_MS);
    return () => clearTimeout(timer);
}
function isOver(run) {
    const most = run.limits.bytes;
    return run.watched !== null && bytesBelow(run.watched, most) > most;
}


/***/ }),

/***/ 3887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ makeStaging)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
/* harmony import */ var _fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2382);
// A fresh temporary directory for one look-up or fetch, readable by its owner only, removed on every way
// out. Holds nothing but what git gets from the server.





/** Makes one in `TMPDIR` of the given environment, else the system's. Throws `Fault` (`io`) when the system's temporary directory cannot be written. */
function makeStaging(environment) {
    let root;
    try {
        root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(environment['TMPDIR'] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'plugin-gate-fetch-')));
    }
    catch (error) {
        const why = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? 'error';
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('io', `cannot make a temporary directory (${why})`, null, error);
    }
    const remove = (0,_fetch_cleanup_js__WEBPACK_IMPORTED_MODULE_4__/* .removeOnEveryWayOut */ .ev)(root);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'home');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home);
    let traces = 0;
    const newTrace = () => {
        traces += 1;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `trace-${traces}`);
        return { path, read: () => readEnd(path) };
    };
    return { root, home, newTrace, remove };
}
function readEnd(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path)
            .subarray(-1024 * 1024)
            .toString('latin1');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 9448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oz: () => (/* binding */ addressOfRedirect),
/* harmony export */   RE: () => (/* binding */ remoteUrls),
/* harmony export */   S$: () => (/* binding */ isServer),
/* harmony export */   Vb: () => (/* binding */ nameOf)
/* harmony export */ });
/* unused harmony export isLoopback */
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
// Where a repository is fetched from. Built from parts that were parsed strictly, and refused again here,
// so that nothing else can ever reach git's command line. Pure.
// Specification: registry page, "GitHub tree URLs" and "Getting the bytes" (Safety).


/** `owner/repo`, as messages name it. */
function nameOf(address) {
    return `${address.owner}/${address.repo}`;
}
/**
 * The URLs to try, in this order: servers differ in whether the name carries `.git`, GitHub takes both.
 * Throws `Fault` (`internal`) for parts that a strict parser would not have let through.
 */
function remoteUrls(address) {
    if (!isServer(address.server)) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(address.server)} is no server to fetch from`);
    }
    for (const part of [address.owner, address.repo]) {
        if (!/^[A-Za-z0-9_.][A-Za-z0-9_.-]{0,254}$/.test(part) || part === '.' || part === '..') {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(part)} is no part of a repository's address`);
        }
    }
    const plain = `${address.server}/${address.owner}/${address.repo}`;
    return address.repo.endsWith('.git') ? [plain, `${plain}.git`] : [`${plain}.git`, plain];
}
/** True for `https://HOST[:PORT][/BASE]`, and for plain http on loopback only. */
function isServer(server) {
    if (server.length > 512)
        return false;
    const match = /^(https?):\/\/([a-z0-9.-]{1,253}|\[::1\])(?::\d{1,5})?(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9_.-]+)*$/.exec(server);
    return match !== null && (match[1] === 'https' || isLoopback(match[2] ?? ''));
}
/** True for host names of this machine. */
function isLoopback(host) {
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
/**
 * The address behind a redirect of a git request, where it stays on the same server and names a
 * repository; null for everything else, which must not be followed.
 */
function addressOfRedirect(server, location) {
    if (location.length > 2_048)
        return null;
    const path = location.startsWith(`${server}/`)
        ? location.slice(server.length)
        : location.startsWith('/') && !location.startsWith('//') && !hasBasePath(server)
            ? location
            : null;
    const match = path === null
        ? null
        : /^\/([A-Za-z0-9_][A-Za-z0-9_.-]*)\/([A-Za-z0-9_.][A-Za-z0-9_.-]*?)(?:\.git)?(?:\/info\/refs(?:\?[a-z=-]*)?)?$/.exec(path);
    if (match === null)
        return null;
    const [, owner = '', repo = ''] = match;
    return repo === '.' || repo === '..' ? null : { server, owner, repo };
}
function hasBasePath(server) {
    return server.replace(/^https?:\/\//, '').includes('/');
}


/***/ })

};
