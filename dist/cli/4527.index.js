export const id = 4527;
export const ids = [4527];
export const modules = {

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


/***/ }),

/***/ 4527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkRemoteRows: () => (/* binding */ checkRemoteRows),
  loadedBy: () => (/* binding */ loadedBy)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/payload/read-payloads.js + 25 modules
var read_payloads = __webpack_require__(6086);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/mask-credentials.js
var mask_credentials = __webpack_require__(9541);
// EXTERNAL MODULE: ./build/git/remote-address.js
var remote_address = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/registry/tree-url.js
var tree_url = __webpack_require__(5676);
;// CONCATENATED MODULE: ./build/registry/source/servers.js
// The servers rows may come from, each with its own API and its own token: a token never travels to
// another one. Pure. Specification: registry page, "GitHub tree URLs".





const githubApi = 'https://api.github.com';
/**
 * github.com always, and the configured server where it is another. Throws `Fault` (`usage`) for a server
 * or an API that is neither https nor on loopback.
 */
function sourceServers(settings) {
    const privateSources = settings.privateSources ?? false;
    const configured = withoutSlash(settings.serverUrl) ?? tree_url/* githubServer */.Dl;
    assertServer('GITHUB_SERVER_URL', configured);
    const api = withoutSlash(settings.apiUrl);
    if (api !== null)
        assertServer('GITHUB_API_URL', api);
    const own = (prefix, apiUrl, token) => ({
        prefix,
        gitUrl: prefix,
        apiUrl,
        token,
        privateSources,
    });
    if (configured === tree_url/* githubServer */.Dl)
        return [own(tree_url/* githubServer */.Dl, api ?? githubApi, settings.token)];
    return [own(tree_url/* githubServer */.Dl, githubApi, null), own(configured, api, settings.token)];
}
function withoutSlash(text) {
    if (text === null || text === '')
        return null;
    return text.endsWith('/') ? text.slice(0, -1) : text;
}
function assertServer(name, url) {
    if ((0,remote_address/* isServer */.S$)(url))
        return;
    throw new fault/* Fault */.vC('usage', `${name} is ${(0,quote/* quote */.hD)((0,mask_credentials/* maskCredentials */.B)(url))}, which is no server to fetch from`, 'give an https URL; plain http is for a server on loopback only');
}

// EXTERNAL MODULE: ./build/git/fetch-limits.js
var fetch_limits = __webpack_require__(7532);
// EXTERNAL MODULE: ./build/manifest/read-manifest.js + 18 modules
var read_manifest = __webpack_require__(6985);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/registry/source/clock.js
// Time as a value, so that waiting can be tested without waiting.

const systemClock = {
    now: Date.now,
    sleep: async (milliseconds) => {
        await (0,promises_.setTimeout)(milliseconds);
    },
};

// EXTERNAL MODULE: ./build/git/fetch-failure.js
var fetch_failure = __webpack_require__(9168);
;// CONCATENATED MODULE: ./build/registry/source/failure-phrase.js
// A failure of the network or a server as one phrase for a person. Hostile text inside is quoted.

/** Why nothing could be decided; names the host. */
function failurePhrase(failure, host) {
    switch (failure.kind) {
        case 'limited':
            return failure.waitMs === null
                ? `${host} limits our requests (${failure.status})`
                : `${host} limits our requests (${failure.status}) for ${Math.ceil(failure.waitMs / 1_000)} s`;
        case 'server':
            return `${host} answered ${failure.status}`;
        case 'network':
            return `no answer from ${host}: ${(0,quote/* quote */.hD)(failure.phrase)}`;
        case 'redirect':
            return `${host} redirects to ${(0,quote/* quote */.hD)(failure.location)}, which is not followed`;
        case 'unusable':
            return `no usable answer from ${host}: ${(0,quote/* quote */.hD)(failure.phrase)}`;
        case 'too-large':
            return `${host} sends ${failure.phrase}`;
        case 'tree':
            return `git refuses the commit: ${(0,quote/* quote */.hD)(failure.phrase)}`;
        case 'missing':
        case 'gone':
            return `${host} answered ${failure.status}`;
        default:
            return failure;
    }
}

;// CONCATENATED MODULE: ./build/registry/source/host-gate.js
// Retries, budget and breaker for one host: at most 3 tries for one thing, 20 s in trouble in all, and a
// dead network is found out once. Every request to the host goes through its gate.
// Specification: registry page, "Getting the bytes" (transient failures).


const gatePolicy = { tries: 3, budgetMs: 20_000, backoffMs: [500, 1_500] };
class HostGate {
    host;
    #clock;
    #policy;
    #troubleMs = 0;
    #troubleUntil = Number.NEGATIVE_INFINITY;
    #successes = 0;
    /** Things given up in a row, without a success between. */
    #givenUp = 0;
    #shut = null;
    constructor(host, clock, policy = gatePolicy) {
        this.host = host;
        this.#clock = clock;
        this.#policy = policy;
    }
    /** Why the host is not asked any more, or null. */
    get shut() {
        return this.#shut;
    }
    /** Makes up to three attempts; `attempt` gets the milliseconds it may take in trouble. */
    async pass(attempt) {
        for (let tried = 1;; tried += 1) {
            if (this.#shut !== null)
                return { ok: false, decided: false, why: this.#shut };
            const began = this.#clock.now();
            const result = await attempt(Math.max(1, this.#left()));
            if (result.ok) {
                this.#answered();
                return result;
            }
            const { failure } = result;
            if ((0,fetch_failure/* isDecided */.d$)(failure)) {
                this.#answered();
                return { ok: false, decided: true, failure };
            }
            const why = failurePhrase(failure, this.host);
            if (!(0,fetch_failure/* isTransient */.dg)(failure))
                return { ok: false, decided: false, why };
            this.#spend(began, this.#clock.now());
            if (this.#shut !== null)
                return { ok: false, decided: false, why: this.#shut };
            const wait = this.#waitAfter(failure, tried);
            if (wait === null || wait >= this.#left()) {
                const told = tried === 1 ? why : `${why} (tried ${tried} times)`;
                this.#givenUp += 1;
                // Out of time, or the host is down and not just this one thing of it.
                if (wait !== null || this.#left() <= 0 || this.#isDown(failure))
                    this.#shut ??= told;
                return { ok: false, decided: false, why: told };
            }
            const paused = this.#clock.now();
            await this.#clock.sleep(wait);
            this.#spend(paused, this.#clock.now());
        }
    }
    #answered() {
        this.#successes += 1;
        this.#givenUp = 0;
    }
    /** One thing may be broken on a host that is well; a host that never answered, or that limits us, is not. */
    #isDown(failure) {
        if (failure.kind === 'limited')
            return true;
        return this.#givenUp > 1 || (failure.kind === 'network' && this.#successes === 0);
    }
    /** The server's own wait, else ours; null after the last try. */
    #waitAfter(failure, tried) {
        if (tried >= this.#policy.tries)
            return null;
        const asked = 'waitMs' in failure ? failure.waitMs : null;
        return asked ?? this.#policy.backoffMs[tried - 1] ?? 0;
    }
    #left() {
        return this.#policy.budgetMs - this.#troubleMs;
    }
    /** Requests run side by side: time in trouble counts once, however many are in it. */
    #spend(from, to) {
        this.#troubleMs += Math.max(0, to - Math.max(from, this.#troubleUntil));
        this.#troubleUntil = Math.max(this.#troubleUntil, to);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/digest/tree.js
var tree = __webpack_require__(5589);
;// CONCATENATED MODULE: ./build/registry/source/cache-entry.js
// The file beside a cached package: which package it is, its digest, and what git said about it. A cache is
// read like anything hostile: every field is validated. Pure.

/** The entry, or null for any text that is not exactly one. */
function parseCacheEntry(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null;
    }
    const fields = fieldsOf(value);
    const digest = fields.get('digest');
    const parsed = typeof digest === 'string' ? (0,tree/* parseDigest */.m)(digest) : null;
    const key = texts(fields.get('key'));
    const submodules = texts(fields.get('submodules'));
    const notes = fields.get('attributes');
    if (fields.get('version') !== 1 || parsed === null)
        return null;
    if (key === null || submodules === null || !Array.isArray(notes))
        return null;
    const attributes = notes.map(noteOf);
    if (attributes.includes(null))
        return null;
    return { key, digest: parsed, submodules, attributes: attributes.filter((one) => one !== null) };
}
const noteRules = [
    'tree/attribute-filter',
    'tree/attribute-changes-bytes',
    'tree/attribute-conversion',
];
function noteOf(value) {
    const fields = fieldsOf(value);
    const rule = fields.get('rule');
    const messageId = fields.get('messageId');
    const message = fields.get('message');
    const [found, expected, fix] = ['found', 'expected', 'fix'].map((name) => fields.get(name));
    if (typeof rule !== 'string' || !noteRules.includes(rule))
        return null;
    if (typeof messageId !== 'string' || !['filter', 'differs', 'same'].includes(messageId))
        return null;
    if (typeof message !== 'string')
        return null;
    if (!isTextOrNull(found) || !isTextOrNull(expected) || !isTextOrNull(fix))
        return null;
    return { rule, messageId, message, found, expected, fix };
}
function isTextOrNull(value) {
    return value === null || typeof value === 'string';
}
function texts(value) {
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}
function fieldsOf(value) {
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

;// CONCATENATED MODULE: ./build/registry/source/package-cache.js
// Fetched packages by repository, commit and path: content cannot change under that key. What comes out is
// verified by its digest; what goes in is put there in one step. Never written by an untrusted run.
// Specification: registry page, "Getting the bytes".






class PackageCache {
    #root;
    #write;
    constructor(settings) {
        // A dot-name: what is kept below a directory that is searched is none of its packages.
        this.#root = (0,external_node_path_.join)(settings.directory, '.sources-1');
        this.#write = settings.write;
    }
    /** The entry, not verified yet, or null. Anything unreadable counts as not there. */
    find(key) {
        const directory = this.#entry(key);
        const text = readText((0,external_node_path_.join)(directory, 'entry.json'));
        const entry = text === null ? null : parseCacheEntry(text);
        if (entry === null || JSON.stringify(entry.key) !== JSON.stringify(keyOf(key)))
            return null;
        const { digest, attributes, submodules } = entry;
        return { root: (0,external_node_path_.join)(directory, 'tree', directoryName(key)), digest, attributes, submodules };
    }
    /** Puts a package in; one that is there already stays. A full disk costs the cache, never the run. */
    keep(key, from) {
        this.#store(this.#entry(key), (staging) => {
            external_node_fs_.mkdirSync((0,external_node_path_.join)(staging, 'tree'));
            external_node_fs_.cpSync(from.root, (0,external_node_path_.join)(staging, 'tree', directoryName(key)), {
                recursive: true,
                verbatimSymlinks: true,
                errorOnExist: true,
            });
            const { digest, attributes, submodules } = from;
            const entry = { version: 1, key: keyOf(key), digest, attributes, submodules };
            external_node_fs_.writeFileSync((0,external_node_path_.join)(staging, 'entry.json'), JSON.stringify(entry));
        });
    }
    /** Throws away an entry that did not verify. */
    drop(key) {
        if (!this.#write)
            return;
        quietly(() => external_node_fs_.rmSync(this.#entry(key), { recursive: true, force: true }));
    }
    /** What a ref led to when a row's pin was last found true, or null. */
    lastSeen(key, ref) {
        const text = readText((0,external_node_path_.join)(this.#seen(key, ref), 'seen.json'));
        if (text === null)
            return null;
        const value = quietly(() => JSON.parse(text));
        if (typeof value !== 'object' || value === null)
            return null;
        const commit = 'commit' in value ? value.commit : null;
        const digest = 'digest' in value ? value.digest : null;
        if (typeof commit !== 'string' || !/^[0-9a-f]{40,64}$/.test(commit))
            return null;
        const parsed = typeof digest === 'string' ? (0,tree/* parseDigest */.m)(digest) : null;
        return parsed === null ? null : { commit, digest: parsed };
    }
    /** Remembers that the pin was true for this commit. */
    remember(key, ref, seen) {
        if (!this.#write)
            return;
        const before = this.lastSeen(key, ref);
        if (before?.commit === seen.commit && before.digest === seen.digest)
            return;
        const directory = this.#seen(key, ref);
        quietly(() => {
            external_node_fs_.mkdirSync(directory, { recursive: true });
            const temporary = (0,external_node_path_.join)(directory, `.${process.pid}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
            external_node_fs_.writeFileSync(temporary, JSON.stringify(seen));
            external_node_fs_.renameSync(temporary, (0,external_node_path_.join)(directory, 'seen.json'));
        });
    }
    #entry(key) {
        return (0,external_node_path_.join)(this.#root, 'packages', hash(keyOf(key)));
    }
    #seen(key, ref) {
        return (0,external_node_path_.join)(this.#root, 'pins', hash([key.server, key.repository, key.path, ref]));
    }
    #store(target, fill) {
        if (!this.#write || external_node_fs_.existsSync(target))
            return;
        const staging = `${target}.${process.pid}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
        const stored = quietly(() => {
            external_node_fs_.mkdirSync(staging, { recursive: true });
            fill(staging);
            external_node_fs_.renameSync(staging, target);
            return true;
        });
        // Another run may have put the same entry there first, which is as good.
        if (stored !== true)
            quietly(() => external_node_fs_.rmSync(staging, { recursive: true, force: true }));
    }
}
/** The name the package's directory had: some rules compare names with it. */
function directoryName(key) {
    const path = key.path === '' ? key.repository : key.path;
    return path.slice(path.lastIndexOf('/') + 1);
}
function keyOf(key) {
    return [key.server, key.repository, key.commit, key.path];
}
function hash(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function readText(file) {
    return (quietly(() => {
        const facts = external_node_fs_.lstatSync(file);
        return facts.isFile() && facts.size <= 4 * 1024 * 1024 ? external_node_fs_.readFileSync(file, 'utf8') : null;
    }) ?? null);
}
function quietly(work) {
    try {
        return work();
    }
    catch (error) {
        // A cache that cannot be used is no cache; what was asked of it is fetched again.
        void (0,fault/* messageOf */.bD)(error);
        return null;
    }
}

// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
;// CONCATENATED MODULE: ./build/registry/source/row-results.js


class RowResults {
    #rows;
    #states;
    #unknownFacts = new Map();
    #notChecked = [];
    #progress;
    #done = 0;
    constructor(rows, progress) {
        this.#rows = rows;
        this.#progress = progress;
        progress?.('remote rows', 0, rows.length);
        this.#states = new Map(rows.map((row) => [row, { findings: [], settled: null, why: null }]));
    }
    /** Adds findings to a row without deciding it. */
    add(remote, findings) {
        this.#states.get(remote)?.findings.push(...findings);
    }
    /** Everything that could be found out about the row is known. */
    settle(remote, settled) {
        const state = this.#states.get(remote);
        if (state === undefined || state.settled !== null || state.why !== null)
            return;
        state.settled = settled;
        state.findings.push(...settled.findings);
        this.#tell();
    }
    /** The row could not be decided; never a pass, never the author's fault. */
    undecided(remote, why) {
        const state = this.#states.get(remote);
        if (state === undefined || state.settled !== null || state.why !== null)
            return;
        state.why = why;
        this.#tell();
    }
    /** Archived or moved could not be told for a repository; the rest stands. */
    factsUnknown(repository, why) {
        this.#unknownFacts.set(why, [...(this.#unknownFacts.get(why) ?? []), repository]);
    }
    notChecked(entry) {
        this.#notChecked.push(entry);
    }
    /** In file order, whatever order the answers came in. */
    findings() {
        return this.#rows.flatMap((remote) => this.#states.get(remote)?.findings ?? []);
    }
    verdicts(isError) {
        return this.#rows.map((remote) => {
            const state = this.#states.get(remote);
            const settled = state?.settled ?? null;
            const failed = state?.findings.some(isError) === true;
            return {
                index: remote.row.index,
                id: remote.row.label,
                verdict: failed ? 'fail' : settled === null ? 'inconclusive' : 'pass',
                reason: failed ? null : settled === null ? (state?.why ?? 'it was not looked at') : null,
                resolvedCommit: settled?.commit ?? null,
                digest: settled?.candidate?.contentDigest ?? null,
                candidate: settled?.candidate ?? null,
                root: settled?.root ?? null,
            };
        });
    }
    /** One entry for each reason, naming the rows or repositories it holds for. */
    everyNotChecked() {
        const reasons = new Map();
        for (const remote of this.#rows) {
            const state = this.#states.get(remote);
            if (state === undefined || state.settled !== null)
                continue;
            const why = state.why ?? 'it was not looked at';
            reasons.set(why, [...(reasons.get(why) ?? []), remote.row.label]);
        }
        const rows = [...reasons].map(([why, labels]) => ({
            what: `the bytes of ${(0,quote/* listNames */.Zv)(labels)}`,
            why,
        }));
        const facts = [...this.#unknownFacts]
            .toSorted(([a], [b]) => (0,order/* byCodeUnits */.C)(a, b))
            .map(([why, names]) => ({
            what: `whether ${(0,quote/* listNames */.Zv)(names.toSorted(order/* byCodeUnits */.C))} ${names.length === 1 ? 'is' : 'are'} archived or moved`,
            why,
        }));
        const other = this.#notChecked.toSorted((a, b) => (0,order/* byCodeUnits */.C)(a.what, b.what));
        return [...rows, ...facts, ...other];
    }
    #tell() {
        this.#done += 1;
        this.#progress?.('remote rows', this.#done, this.#rows.length);
    }
}

;// CONCATENATED MODULE: ./build/registry/source/source-world.js
// What verifying remote rows shares: servers with their gates, cache, readers, clock. Made once for a run.


/** One gate for each host and protocol: a silent API says nothing about git. */
class Gates {
    #clock;
    #policy;
    #gates = new Map();
    constructor(clock, policy) {
        this.#clock = clock;
        this.#policy = policy;
    }
    of(protocol, url) {
        const key = `${protocol} ${url}`;
        const known = this.#gates.get(key);
        if (known !== undefined)
            return known;
        const gate = new HostGate(hostOf(url), this.#clock, this.#policy);
        this.#gates.set(key, gate);
        return gate;
    }
}
function hostOf(url) {
    return /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url;
}
/** What git needs to talk to a server. */
function fetchContextOf(world, server) {
    return {
        server: server.gitUrl,
        token: server.privateSources ? server.token : null,
        environment: world.environment,
        limits: world.limits,
        now: world.clock.now,
    };
}
/** The phrase of a fault of git or the machine that leaves rows undecided; any other fault goes on. */
function undecidedBy(error) {
    if (error instanceof fault/* Fault */.vC && (error.code === 'git' || error.code === 'io'))
        return error.message;
    throw error;
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/registry/source/refuse-ref.js
var refuse_ref = __webpack_require__(8988);
;// CONCATENATED MODULE: ./build/registry/source/judge-ref.js




/** Judges REF against the branches and tags the server listed. */
function judgeRef(refs, source, report) {
    const { ref } = source;
    const where = (0,remote_address/* nameOf */.Vb)(source);
    const tag = refs.tags.get(ref);
    const branch = refs.branches.get(ref);
    if (tag !== undefined && branch !== undefined) {
        const found = report({
            rule: 'source/ref-ambiguous',
            messageId: 'tag-and-branch',
            message: `${where} has a tag and a branch of the name ${(0,quote/* quote */.hD)(ref)}`,
            found: `tag ${judge_ref_short(tag)} and branch ${judge_ref_short(branch)}`,
            expected: 'a name that only a tag has',
        });
        return { ref: null, findings: [found] };
    }
    if (tag !== undefined) {
        return { ref: { name: `refs/tags/${ref}`, kind: 'tag', commit: tag }, findings: [] };
    }
    if (branch === undefined)
        return { ref: null, findings: [missingRef(refs, source, report)] };
    const found = report({
        rule: 'source/branch',
        messageId: 'branch',
        message: `${(0,quote/* quote */.hD)(ref)} is a branch of ${where}, so the bytes will move`,
        found: `branch ${ref}`,
        expected: 'a tag',
        fix: tagFix(refs, branch),
    });
    return { ref: { name: `refs/heads/${ref}`, kind: 'branch', commit: branch }, findings: [found] };
}
function missingRef(refs, source, report) {
    const { ref } = source;
    const where = (0,remote_address/* nameOf */.Vb)(source);
    if (/^(?:[0-9a-f]{7,40}|[0-9a-f]{64})$/.test(ref)) {
        return (0,refuse_ref/* commitIdFinding */.As)(ref, report, tagFix(refs, ref));
    }
    const slashed = withSlash(refs, source);
    if (slashed !== null) {
        return report({
            rule: 'source/ref-missing',
            messageId: 'slash',
            message: `${where} has the ${slashed.kind} ${(0,quote/* quote */.hD)(slashed.name)}, and a name with a slash cannot be written in a tree URL`,
            found: slashed.name,
            expected: 'a tag without a slash in its name',
            fix: `tag the same commit with a name without a slash, and write that tag in the URL`,
        });
    }
    const near = (0,nearest/* nearestOf */.q)(ref, [...refs.tags.keys()].slice(0, 2_000));
    return report({
        rule: 'source/ref-missing',
        messageId: 'missing',
        message: `${where} has no tag or branch ${(0,quote/* quote */.hD)(ref)}`,
        found: ref,
        expected: 'a tag of the repository',
        fix: near === null ? null : `write the tag ${near} if you meant that; else push the tag`,
    });
}
/** The branch or tag whose name is REF and the first segments of PATH. */
function withSlash(refs, source) {
    // `tree/refs/tags/v1` is the long way of writing a name.
    let name = source.ref;
    for (const part of source.path.split('/').slice(0, 8)) {
        name = `${name}/${part}`;
        if (refs.tags.has(name))
            return { kind: 'tag', name };
        if (refs.branches.has(name))
            return { kind: 'branch', name };
    }
    return null;
}
/** Names the tags that lead to the same commit, where there are any. */
function tagFix(refs, commit) {
    for (const [name, id] of refs.tags) {
        if (id.startsWith(commit) && !name.includes('/')) {
            return `write the tag ${name} in the URL: it leads to the same commit`;
        }
    }
    return null;
}
function judge_ref_short(id) {
    return id.slice(0, 12);
}

;// CONCATENATED MODULE: ./build/registry/source/judge-repository.js


/** The server says there is no such repository, to us. */
function missingRepository(source, status, report) {
    return report({
        rule: 'source/repository',
        messageId: 'missing',
        message: `the repository ${(0,remote_address/* nameOf */.Vb)(source)} is missing or private (the server answered ${status})`,
        found: `${source.server}/${(0,remote_address/* nameOf */.Vb)(source)}`,
        expected: 'a public repository',
    });
}
/** The server took it down. */
function goneRepository(source, status, report) {
    return report({
        rule: 'source/repository',
        messageId: 'gone',
        message: `the repository ${(0,remote_address/* nameOf */.Vb)(source)} was taken down (the server answered ${status})`,
        found: `${source.server}/${(0,remote_address/* nameOf */.Vb)(source)}`,
        expected: 'a public repository',
    });
}
/** The repository has another name or owner now. */
function movedRepository(source, name, report) {
    return report({
        rule: 'source/repository-moved',
        messageId: 'moved',
        message: `the repository ${(0,remote_address/* nameOf */.Vb)(source)} is ${(0,quote/* quote */.hD)(name)} now`,
        found: (0,remote_address/* nameOf */.Vb)(source),
        expected: name,
        fix: `write ${(0,quote/* quote */.hD)(name)} in the URL: the old name works only until somebody takes it`,
    });
}
/** The owner has put it away. */
function archivedRepository(source, report) {
    return report({
        rule: 'source/archived',
        messageId: 'archived',
        message: `the repository ${(0,remote_address/* nameOf */.Vb)(source)} is archived`,
        found: 'archived',
        expected: 'a repository that is looked after',
    });
}
/** The commit cannot be checked out by anybody. */
function refusedCommit(source, failure, report) {
    const phrase = 'phrase' in failure ? failure.phrase : failure.kind;
    return report({
        rule: 'source/checkout',
        messageId: 'refused',
        message: `git checks nothing out of ${(0,remote_address/* nameOf */.Vb)(source)} at ${(0,quote/* quote */.hD)(source.ref)}: ${(0,quote/* quote */.hD)(phrase)}`,
        found: phrase,
        expected: 'a commit that git checks out',
    });
}
/** True where two names mean one repository; servers do not tell letters' case apart. */
function sameRepository(a, b) {
    return a.toLowerCase() === b.toLowerCase();
}

// EXTERNAL MODULE: ./build/git/fetch-environment.js
var fetch_environment = __webpack_require__(9955);
// EXTERNAL MODULE: ./build/git/fetch-process.js + 1 modules
var fetch_process = __webpack_require__(4916);
// EXTERNAL MODULE: ./build/git/fetch-staging.js
var fetch_staging = __webpack_require__(3887);
;// CONCATENATED MODULE: ./build/git/remote-refs.js




/** Asks once. Throws `Fault` (`git`, `io`) when git cannot be started or nothing can be staged. */
async function listRemoteRefs(context, url, timeMs = context.limits.lookupMs) {
    const staging = (0,fetch_staging/* makeStaging */.m)(context.environment);
    try {
        const trace = staging.newTrace();
        const ended = await (0,fetch_process/* runNetworkGit */.K)({
            args: ['ls-remote', '--quiet', '--heads', '--tags', '--end-of-options', url],
            cwd: staging.home,
            environment: (0,fetch_environment/* fetchEnvironment */.s)({
                environment: context.environment,
                home: staging.home,
                repository: null,
                server: context.server,
                token: context.token,
                stallSeconds: context.limits.stallSeconds,
                trace: trace.path,
            }),
            timeMs: Math.min(timeMs, context.limits.lookupMs),
            limits: context.limits,
            watched: staging.root,
        });
        if (ended.code === 0 && ended.stopped === null) {
            return { ok: true, refs: parseRefs(ended.stdout.toString('utf8')) };
        }
        return { ok: false, failure: (0,fetch_failure/* failureOfGit */._O)(ended, trace.read(), context.now()) };
    }
    finally {
        staging.remove();
    }
}
/** Reads the lines of `git ls-remote`; a line of another form is left out. */
function parseRefs(text) {
    const branches = new Map();
    const tags = new Map();
    for (const line of text.split('\n')) {
        const match = /^([0-9a-f]{40,64})\trefs\/(heads|tags)\/(.+)$/.exec(line);
        if (match === null)
            continue;
        const [, id = '', kind, name = ''] = match;
        if (kind === 'heads')
            branches.set(name, id);
        else if (name.endsWith('^{}'))
            tags.set(name.slice(0, -3), id);
        else if (!tags.has(name))
            tags.set(name, id);
    }
    return { branches, tags };
}

;// CONCATENATED MODULE: ./build/registry/source/locate-repository.js


/** A rename of a rename of a rename is where it ends. */
const MOVES = 3;
/** Looks the repository up. Throws `Fault` when git cannot be started. */
async function locateRepository(context, address, gate) {
    let current = address;
    for (let moves = 0;; moves += 1) {
        const found = await look(context, current, gate);
        if (!('redirect' in found)) {
            return found.kind === 'found' && moves > 0 ? { ...found, movedTo: (0,remote_address/* nameOf */.Vb)(current) } : found;
        }
        if (moves >= MOVES)
            return { kind: 'undecided', why: `${gate.host} redirects too often` };
        current = found.redirect;
    }
}
async function look(context, address, gate) {
    let missing = 404;
    for (const url of (0,remote_address/* remoteUrls */.RE)(address)) {
        let redirect = null;
        const passed = await gate.pass(async (timeMs) => {
            const listed = await listRemoteRefs(context, url, timeMs);
            if (listed.ok)
                return { ok: true, value: listed.refs };
            const { failure } = listed;
            if (failure.kind === 'redirect') {
                redirect = (0,remote_address/* addressOfRedirect */.Oz)(address.server, failure.location);
            }
            return { ok: false, failure };
        });
        if (passed.ok)
            return { kind: 'found', url, refs: passed.value, movedTo: null };
        if (redirect !== null)
            return { redirect };
        if (!passed.decided)
            return { kind: 'undecided', why: passed.why };
        if (passed.failure.kind === 'gone')
            return passed.failure;
        // A server that asks for credentials takes both names; the other one would be asked in vain.
        if (passed.failure.kind === 'missing')
            missing = passed.failure.status;
        if (missing === 401)
            break;
    }
    return { kind: 'missing', status: missing };
}

;// CONCATENATED MODULE: ./build/registry/source/api-fetch.js
// A `fetch` for the GitHub API: bounded in time and bytes, follows a redirect only on the same server, so
// that a token never leaves it. Specification: registry page; threats page, "git" (redirects, 10 GB).
const BYTES = 1024 * 1024;
const REDIRECTS = 3;
/** Makes the function octokit calls for every request to `apiUrl`. `timeMs` covers one request in all. */
function boundedFetch(apiUrl, timeMs) {
    return async (input, init) => {
        try {
            return await follow(apiUrl, String(input), init, AbortSignal.timeout(timeMs));
        }
        catch (error) {
            // `fetch failed` alone tells nothing; what it is about is the innermost cause.
            throw new Error(innermost(error));
        }
    };
}
async function follow(apiUrl, first, init, signal) {
    let url = first;
    for (let hops = 0;; hops += 1) {
        if (!isBelow(apiUrl, url))
            throw new Error(`redirected to another host: ${url}`);
        const response = await fetch(url, { ...init, redirect: 'manual', signal });
        const location = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || location === null) {
            return new Response(await readBody(response), {
                status: response.status,
                headers: response.headers,
            });
        }
        await response.body?.cancel();
        if (hops >= REDIRECTS)
            throw new Error('redirected too often');
        url = new URL(location, url).href;
    }
}
function innermost(error) {
    let current = error;
    for (let depth = 0; depth < 5; depth += 1) {
        if (typeof current !== 'object' || current === null)
            break;
        const cause = 'cause' in current ? current.cause : null;
        if (typeof cause !== 'object' || cause === null)
            break;
        current = cause;
    }
    const message = typeof current === 'object' && current !== null && 'message' in current
        ? current.message
        : current;
    return String(message);
}
function isBelow(apiUrl, url) {
    return new URL(url).origin === new URL(apiUrl).origin;
}
async function readBody(response) {
    if (response.status === 204 || response.status === 304 || response.body === null)
        return null;
    const parts = [];
    let bytes = 0;
    for await (const part of response.body) {
        bytes += part.length;
        if (bytes > BYTES)
            throw new Error(`an answer of more than ${BYTES} bytes`);
        parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
}

;// CONCATENATED MODULE: ./build/registry/source/repository-facts.js
// What git cannot say about a repository, by the REST API: archived, renamed or moved. Loaded only when
// asked; where it cannot be reached that part is not checked and the rest stands.
// Specification: registry page, "GitHub tree URLs".




/**
 * Asks the server's own API, with its own token. `gate` is that of the API's host; a request may take
 * `requestMs` milliseconds.
 */
async function fetchRepositoryFacts(server, repository, gate, clock, requestMs) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 891).then(__webpack_require__.bind(__webpack_require__, 891));
    return gate.pass(async (timeMs) => {
        const octokit = new Octokit({
            baseUrl: server.apiUrl,
            ...(server.token === null ? {} : { auth: server.token }),
            log: silent,
            request: { fetch: boundedFetch(server.apiUrl, Math.min(timeMs, requestMs)) },
        });
        try {
            const { owner, repo } = repository;
            const { data } = await octokit.rest.repos.get({ owner, repo });
            return readFacts(data, (0,remote_address/* nameOf */.Vb)(repository));
        }
        catch (error) {
            return { ok: false, failure: failureOf(error, clock.now()) };
        }
    });
}
const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
function readFacts(data, asked) {
    const facts = typeof data === 'object' && data !== null ? data : {};
    const archived = 'archived' in facts ? facts.archived : undefined;
    const fullName = 'full_name' in facts ? facts.full_name : undefined;
    if (typeof archived !== 'boolean' || typeof fullName !== 'string' || fullName.length > 512) {
        return {
            ok: false,
            failure: { kind: 'unusable', phrase: `an answer about ${asked} in another form` },
        };
    }
    return { ok: true, value: { archived, fullName } };
}
function failureOf(error, now) {
    const response = responseOf(error);
    const failure = response === null ? null : (0,fetch_failure/* failureOfResponse */.nY)(response, now);
    if (failure !== null)
        return failure;
    const phrase = (0,fault/* messageOf */.bD)(error);
    return /redirected|more than|JSON/.test(phrase)
        ? { kind: 'unusable', phrase }
        : { kind: 'network', phrase };
}
function responseOf(error) {
    if (!(error instanceof Error) || !('status' in error) || !('response' in error))
        return null;
    const status = error.status;
    const response = error.response;
    if (typeof status !== 'number' || typeof response !== 'object' || response === null)
        return null;
    const headers = 'headers' in response ? response.headers : null;
    const table = new Map(typeof headers === 'object' && headers !== null ? Object.entries(headers) : []);
    return {
        status,
        header: (name) => {
            const value = table.get(name);
            return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
        },
    };
}

// EXTERNAL MODULE: ./build/registry/source/row-finding.js
var row_finding = __webpack_require__(2946);
// EXTERNAL MODULE: ./build/digest/attribute-findings.js
var attribute_findings = __webpack_require__(6956);
// EXTERNAL MODULE: ./build/git/attributes.js
var attributes = __webpack_require__(1374);
// EXTERNAL MODULE: ./build/git/repository-view.js
var repository_view = __webpack_require__(6213);
;// CONCATENATED MODULE: ./build/registry/source/attribute-notes.js
// Checkout-changing attributes of a fetched package: the bytes are hashed as checked out, and the finding
// comes with them. Specification: registry page, "Getting the bytes"; digest page, last section.




/**
 * Notes for the package checked out at `path` (empty for the whole repository). Git is asked only where
 * attribute files count for it, and about that directory only: other blobs are not here. Throws `Fault` (`git`).
 */
function attributeNotes(commit, listing, path, environment) {
    if (![...listing.keys()].some((file) => (0,attributes/* isAttributesFile */.gq)(file) && counts(file, path)))
        return [];
    const view = (0,repository_view/* readRepositoryView */.sr)(repositoryOf(commit, environment), (0,external_node_path_.join)(commit.workTree, path));
    return (0,attribute_findings/* attributeFindings */.X)(view, path === '' ? '.' : path).map(attribute_notes_noteOf);
}
/** An attribute file counts for what is below its directory, and where it lies below the package itself. */
function counts(file, path) {
    const directory = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    return isWithin(path, directory) || isWithin(directory, path);
}
function isWithin(directory, path) {
    return directory === '' || path === directory || path.startsWith(`${directory}/`);
}
function repositoryOf(commit, environment) {
    return {
        root: commit.workTree,
        gitDirectory: commit.gitDirectory,
        commonDirectory: commit.gitDirectory,
        environment,
    };
}
function attribute_notes_noteOf({ rule, messageId, message, found, expected, fix }) {
    return { rule, messageId, message, found, expected, fix };
}

;// CONCATENATED MODULE: ./build/git/checkout-listing.js
// What a commit holds at the wanted paths, by `git ls-tree`: kinds of entries on the way and below, before
// anything is checked out. Pure.
const kinds = new Map([
    ['040000', 'directory'],
    ['120000', 'link'],
    ['160000', 'submodule'],
]);
/** Adds the entries of `git ls-tree -z` output to `listing`. Names are read as UTF-8. */
function addListing(listing, output) {
    for (const record of output.toString('utf8').split('\0')) {
        const tab = record.indexOf('\t');
        if (tab < 0)
            continue;
        listing.set(record.slice(tab + 1), kinds.get(record.slice(0, 6)) ?? 'file');
    }
}

;// CONCATENATED MODULE: ./build/git/fetch-patterns.js
// The sparse-checkout file for wanted paths, in no-cone form: cone form fetches the whole repository for
// names with `[`, `*` or `!`. Pure. Specification: testbed facts on byte parity.
/**
 * Lines for git's `info/sparse-checkout`. `paths` are `/`-separated without a slash at either end; the
 * empty path wants everything. Attribute files on the way come along, because they say how the wanted
 * files are checked out.
 */
function sparsePatterns(paths) {
    if (paths.includes(''))
        return '/*\n';
    const lines = new Set(['/.gitattributes']);
    for (const path of paths) {
        const parts = path.split('/').map(escapePattern);
        for (let at = 1; at < parts.length; at += 1) {
            lines.add(`/${parts.slice(0, at).join('/')}/.gitattributes`);
        }
        lines.add(`/${parts.join('/')}/`);
    }
    return `${[...lines].join('\n')}\n`;
}
function escapePattern(name) {
    return name.replace(/[\\[\]*?!# ]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/git/fetch-commit.js
// Gets one commit of a repository: trees first, blobs only of the paths that are checked out. Truth is what
// `git clone --depth 1 --branch REF` leaves on Linux; the files are checked out by git itself.
// Never an archive, never an API. Specification: registry page, "Getting the bytes".








/** Our own name for the fetched ref, so that no name from outside is used afterwards. */
const WANTED = 'refs/gate/wanted';
/** Arguments of one `ls-tree`, well below what a system takes. */
const CHUNK = 200;
/** A fetched commit with its staging; `remove` it on every way out. */
class FetchedCommit {
    id;
    /** False when the server ignored the filter and sent every blob. */
    filtered;
    /** Absolute; holds what was checked out. */
    workTree;
    gitDirectory;
    #session;
    constructor(session, id, filtered) {
        this.id = id;
        this.filtered = filtered;
        this.workTree = session.workTree;
        this.gitDirectory = session.gitDirectory;
        this.#session = session;
    }
    /**
     * Entries on the way to each path, at it and below it, and attribute files on the way. Reads trees only,
     * which are here.
     */
    async list(paths) {
        const listing = new Map();
        const chunks = paths.includes('') ? [[]] : chunksOf(withPrefixes(paths));
        for (const chunk of chunks) {
            const args = ['ls-tree', '-r', '-t', '-z', '--full-tree', this.id, '--', ...chunk];
            const step = await this.#session.run(args);
            if (!step.ok)
                return step;
            addListing(listing, step.value.stdout);
        }
        return { ok: true, value: listing };
    }
    /** Checks the paths out as git does, getting their blobs in one request. */
    async checkOut(paths) {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.gitDirectory, 'info', 'sparse-checkout'), sparsePatterns(paths));
        const step = await this.#session.run(['checkout', '--quiet', '--detach', this.id]);
        return step.ok ? { ok: true, value: null } : step;
    }
    remove() {
        this.#session.staging.remove();
    }
}
/** Fetches without checking out. Throws `Fault` (`git`, `io`) when git or the staging fails us. */
async function fetchCommit(context, request) {
    const staging = (0,fetch_staging/* makeStaging */.m)(context.environment);
    let kept = false;
    try {
        const session = makeSession(context, request, staging);
        const filter = request.paths.includes('') ? [] : ['--filter=blob:none'];
        writeEmptyRepository(session.gitDirectory);
        const fetched = await session.run([
            'fetch',
            '--depth=1',
            '--no-tags',
            '--no-progress',
            '--no-recurse-submodules',
            ...filter,
            '--end-of-options',
            'origin',
            `+${request.ref}:${WANTED}`,
        ]);
        if (!fetched.ok)
            return fetched;
        const named = await session.run(['rev-parse', '--verify', '--quiet', `${WANTED}^{commit}`]);
        if (!named.ok) {
            return { ok: false, failure: { kind: 'tree', phrase: 'the ref leads to no commit' } };
        }
        const id = named.value.stdout.toString('latin1').trim();
        const filtered = filter.length > 0 && !fetched.value.stderr.includes('filtering not recognized by server');
        kept = true;
        return { ok: true, commit: new FetchedCommit(session, id, filtered) };
    }
    finally {
        if (!kept)
            staging.remove();
    }
}
/** What `git init` makes, without a process and without anybody's template. */
function writeEmptyRepository(gitDirectory) {
    for (const name of ['objects', 'refs', 'info']) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDirectory, name), { recursive: true });
    }
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'HEAD'), 'ref: refs/heads/main\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDirectory, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = false\n');
}
function makeSession(context, request, staging) {
    const gitDirectory = (0,external_node_path_.join)(staging.root, 'git');
    const workTree = (0,external_node_path_.join)(staging.root, 'tree', request.directoryName);
    (0,external_node_fs_.mkdirSync)(workTree, { recursive: true });
    const started = performance.now();
    const run = async (args) => {
        const trace = staging.newTrace();
        const ended = await (0,fetch_process/* runNetworkGit */.K)({
            args,
            cwd: workTree,
            environment: (0,fetch_environment/* fetchEnvironment */.s)({
                environment: context.environment,
                home: staging.home,
                repository: { gitDirectory, workTree },
                server: context.server,
                token: context.token,
                stallSeconds: context.limits.stallSeconds,
                trace: trace.path,
                config: [
                    ['remote.origin.url', request.url],
                    ['core.sparseCheckout', 'true'],
                    ['core.sparseCheckoutCone', 'false'],
                ],
            }),
            timeMs: Math.max(1, context.limits.fetchMs - (performance.now() - started)),
            limits: context.limits,
            watched: staging.root,
        });
        if (ended.code === 0 && ended.stopped === null)
            return { ok: true, value: ended };
        return { ok: false, failure: (0,fetch_failure/* failureOfGit */._O)(ended, trace.read(), context.now()) };
    };
    return { staging, workTree, gitDirectory, run };
}
/**
 * Each path with every path above it (git shows a link on the way only where it is asked for) and with the
 * attribute files that count for it.
 */
function withPrefixes(paths) {
    const all = new Set(['.gitattributes']);
    for (const path of paths) {
        const parts = path.split('/');
        for (let at = 1; at <= parts.length; at += 1) {
            const above = parts.slice(0, at).join('/');
            all.add(above);
            if (at < parts.length)
                all.add(`${above}/.gitattributes`);
        }
    }
    return [...all];
}
function chunksOf(paths) {
    const chunks = [];
    for (let at = 0; at < paths.length; at += CHUNK)
        chunks.push(paths.slice(at, at + CHUNK));
    return chunks;
}

;// CONCATENATED MODULE: ./build/registry/source/fetch-ref.js
// Brings the wanted paths of one ref to disk: from the cache where they are, else in one fetch however many
// rows share it. Specification: registry page, "Getting the bytes".



/**
 * Fetches, lists, and checks out those paths that `wanted` says yes to once the listing is known. The
 * caller removes the commit. Throws `Fault` when git cannot be started.
 */
function fetchRef(context, request, gate, wanted) {
    return gate.pass(async () => {
        const fetched = await fetchCommit(context, request);
        if (!fetched.ok)
            return fetched;
        const { commit } = fetched;
        const failed = (failure) => {
            commit.remove();
            return { ok: false, failure };
        };
        try {
            const listed = await commit.list(request.paths);
            if (!listed.ok)
                return failed(listed.failure);
            if (listed.value.size > context.limits.entries) {
                return failed({ kind: 'too-large', phrase: 'more files than the cap' });
            }
            const paths = wanted(listed.value);
            const step = paths.length === 0 ? null : await commit.checkOut(paths);
            if (step !== null && !step.ok)
                return failed(step.failure);
            return {
                ok: true,
                value: {
                    commit,
                    listing: listed.value,
                    directoryOf: (path) => (0,external_node_path_.join)(commit.workTree, path),
                },
            };
        }
        catch (error) {
            commit.remove();
            throw error;
        }
    });
}
/** True where a failure of a fetch is a verdict on the source. */
function isVerdict(passed) {
    return !passed.ok && passed.decided && (0,fetch_failure/* isDecided */.d$)(passed.failure);
}

// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/registry/compare-row.js + 1 modules
var compare_row = __webpack_require__(4551);
// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
;// CONCATENATED MODULE: ./build/registry/source/judge-way.js


/** The finding where PATH is no package directory; null where it may be checked out. */
function judgeWay(listing, source, wantsManifest, report) {
    const where = `${(0,remote_address/* nameOf */.Vb)(source)} at ${(0,quote/* quote */.hD)(source.ref)}`;
    const parts = source.path === '' ? [] : source.path.split('/');
    for (let at = 1; at <= parts.length; at += 1) {
        const way = parts.slice(0, at).join('/');
        const kind = listing.get(way);
        const last = at === parts.length;
        if (kind === 'directory')
            continue;
        const bad = (messageId, phrase, fix = null) => report({
            rule: 'source/path',
            messageId,
            message: `${(0,quote/* quote */.hD)(way)} ${phrase}`,
            found: source.path,
            expected: 'the directory of a package, reached through real directories',
            fix,
        });
        if (kind === undefined)
            return bad('missing', `is not in ${where}`);
        if (kind === 'link') {
            const fix = 'write the path that the link stands for';
            return last
                ? bad('link', `is a symbolic link in ${where}`, fix)
                : bad('link-on-way', `on the way to the package is a symbolic link in ${where}`, fix);
        }
        if (kind === 'submodule') {
            return bad('submodule', `is a submodule in ${where}, which a clone leaves empty`, 'give the tree URL of the repository the submodule stands for');
        }
        return bad('not-directory', `is a file in ${where}, not a directory`);
    }
    const manifest = source.path === '' ? 'plugin.json' : `${source.path}/plugin.json`;
    if (!wantsManifest || ['file', 'link'].includes(listing.get(manifest) ?? ''))
        return null;
    return report({
        rule: 'source/path',
        messageId: 'no-manifest',
        message: `${(0,quote/* quote */.hD)(source.path === '' ? '.' : source.path)} in ${where} has no plugin.json`,
        found: source.path === '' ? '.' : source.path,
        expected: 'a directory with a plugin.json',
    });
}
/** Paths of submodules below PATH, relative to it. */
function submodulesBelow(listing, path) {
    const prefix = path === '' ? '' : `${path}/`;
    return [...listing].flatMap(([entry, kind]) => kind === 'submodule' && entry.startsWith(prefix) ? [entry.slice(prefix.length)] : []);
}
/** The warning for submodules inside a package; null where there are none. */
function submoduleFinding(paths, report) {
    if (paths.length === 0)
        return null;
    const names = (0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD));
    return report({
        rule: 'source/submodule',
        messageId: 'below',
        message: `the package holds ${paths.length === 1 ? 'the submodule' : 'the submodules'} ${names}, which a host's clone leaves empty`,
        found: names,
        expected: 'plain files and directories',
    });
}

;// CONCATENATED MODULE: ./build/registry/source/judge-package.js
// A fetched package against its row: admitted, fields, digest, and what a clone does to its bytes. A pin
// that was true before and is not now means that the source moved. Pure but for what it is given.
// Specification: registry page, "Row against package" and "The gate on a change" (scheduled run).









/** Every finding of the comparison, at the row's fields. */
function judgePackage(world, { row, source }, fetched) {
    const { registry } = world;
    const { candidate } = fetched;
    const report = (0,row_finding/* reportFor */.M)(registry, row);
    const compared = (0,compare_row/* compareRow */.u)(registry, row, source.url, candidate, {
        folder: '',
        readPackage: () => candidate,
        provides: world.provides,
        tracks: () => null,
        explain: () => null,
        display: () => source.url,
        packages: [],
        serverUrl: source.server,
        disk: disk/* realDisk */.U,
    });
    const submodule = submoduleFinding(fetched.submodules, report);
    return [
        ...(candidate.valid || row.kind === 'extension'
            ? []
            : [notAdmitted(source, candidate, report)]),
        ...compared.map((one) => aboutRemote(world, { row, source }, fetched, one)),
        ...(submodule === null ? [] : [submodule]),
        ...fetched.attributes.map((note) => report(note)),
    ];
}
function notAdmitted(source, candidate, report) {
    const reasons = candidate.diagnostics.filter((one) => one.refuses);
    const [first] = reasons;
    const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
    const why = first === undefined ? '' : `: ${first.message}${more}`;
    return report({
        rule: 'row/package-not-admitted',
        messageId: 'not-admitted',
        message: `a Clio host refuses the package at ${(0,quote/* quote */.hD)(source.url)}${why}`,
        found: source.url,
        expected: 'a package that a host admits',
        fix: 'check the package in its own repository with plugin-gate check, and pin a release that passes',
    });
}
/** Words and fix of a digest that differs fit a package that is not on this disk. */
function aboutRemote(world, remote, fetched, one) {
    if (one.rule !== 'row/sha256' || one.messageId === 'no-digest')
        return one;
    const { row, source } = remote;
    const { seen, commit } = fetched;
    const fix = `see the bytes with: ${reproduce(source, row.sha256 ?? '')}; if they are meant, pin them with plugin-gate pin --update ${(0,shell_word/* shellWord */.r)(row.label)}`;
    const knownTrue = seen !== null && seen.digest === row.sha256 && seen.commit !== commit;
    if (!knownTrue && !world.acceptedBefore(row))
        return { ...one, fix };
    const where = `${(0,quote/* quote */.hD)(source.ref)} of ${(0,remote_address/* nameOf */.Vb)(source)}`;
    const message = knownTrue
        ? `the source moved since it was pinned: ${where} was ${seen.commit.slice(0, 12)} and is ${commit.slice(0, 12)}`
        : `the source moved since it was pinned, or the pin was never true: ${where} is ${commit.slice(0, 12)}`;
    return (0,finding/* finding */.g)({
        rule: 'source/moved',
        messageId: knownTrue ? 'moved' : 'moved-or-wrong',
        message,
        place: (0,row_place/* rowPlace */.G)(world.registry, row, 'sha256'),
        found: row.sha256,
        expected: fetched.candidate.contentDigest,
        fix,
        row: row.label,
    });
}
/** The commands that give a person the same bytes. */
function reproduce(source, expected) {
    const url = `${source.server}/${(0,remote_address/* nameOf */.Vb)(source)}`;
    const directory = source.path === '' ? source.repo : `${source.repo}/${source.path}`;
    return `git clone --depth 1 --branch ${source.ref} ${url} && plugin-gate digest --explain ${expected} ${(0,shell_word/* shellWord */.r)(directory)}`;
}

;// CONCATENATED MODULE: ./build/registry/source/keep-package.js
// A copy of a fetched package for whoever needs its files after the check, such as the smoke install.



/**
 * Copies the tree at `root` below `directory`, links verbatim, under its own name and the row's number.
 * Returns the absolute path of the copy. Throws `Fault` (`io`).
 */
function keepPackage(root, directory, index) {
    const target = (0,external_node_path_.join)(directory, String(index), (0,external_node_path_.basename)(root));
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, String(index)), { recursive: true });
        (0,external_node_fs_.cpSync)(root, target, { recursive: true, verbatimSymlinks: true, errorOnExist: true });
    }
    catch (error) {
        const why = (0,fault/* systemCode */.xU)(error) ?? 'error';
        throw new fault/* Fault */.vC('io', `cannot keep a fetched package (${why})`, null, error);
    }
    return target;
}

;// CONCATENATED MODULE: ./build/registry/source/verify-ref.js









/** Settles every row of the ref. */
async function verifyRef(job) {
    const rest = job.rows.filter((remote) => !settleFromCache(job, remote));
    if (rest.length === 0)
        return;
    try {
        await fetchRows(job, rest);
    }
    catch (error) {
        const why = undecidedBy(error);
        for (const remote of rest)
            job.results.undecided(remote, why);
    }
}
function verify_ref_keyOf(job, { source }, commit) {
    return { server: job.server.prefix, repository: (0,remote_address/* nameOf */.Vb)(source), commit, path: source.path };
}
function settleFromCache(job, remote) {
    const { cache } = job.world;
    const key = verify_ref_keyOf(job, remote, job.ref.commit);
    const cached = cache?.find(key) ?? null;
    if (cache === null || cached === null)
        return false;
    const candidate = job.world.readPackage(cached.root);
    if (candidate.contentDigest !== cached.digest) {
        cache.drop(key);
        return false;
    }
    const { attributes, submodules } = cached;
    settlePackage(job, remote, cached.root, {
        candidate,
        commit: key.commit,
        attributes,
        submodules,
        seen: cache.lastSeen(key, job.ref.name),
    });
    return true;
}
async function fetchRows(job, rows) {
    const { world, results } = job;
    const [first] = rows;
    if (first === undefined)
        return;
    const good = new Set();
    const request = {
        url: job.url,
        ref: job.ref.name,
        paths: [...new Set(rows.map((remote) => remote.source.path))],
        directoryName: first.source.repo,
    };
    const gate = world.gates.of('git', job.server.gitUrl);
    const passed = await fetchRef(job.context, request, gate, (listing) => {
        good.clear();
        for (const remote of rows)
            if (wayFinding(job, remote, listing) === null)
                good.add(remote);
        return [...new Set([...good].map((remote) => remote.source.path))];
    });
    if (!passed.ok) {
        for (const remote of rows) {
            const report = (0,row_finding/* reportFor */.M)(world.registry, remote.row);
            if (!isVerdict(passed)) {
                results.undecided(remote, passed.decided ? 'no verdict' : passed.why);
            }
            else if (passed.failure.kind === 'missing') {
                const found = missingRepository(remote.source, passed.failure.status, report);
                results.settle(remote, { findings: [found] });
            }
            else {
                results.settle(remote, {
                    findings: [refusedCommit(remote.source, passed.failure, report)],
                });
            }
        }
        return;
    }
    const fetched = passed.value;
    try {
        for (const remote of rows) {
            const bad = wayFinding(job, remote, fetched.listing);
            if (bad !== null)
                results.settle(remote, { findings: [bad], commit: fetched.commit.id });
            else
                readRow(job, remote, fetched);
        }
    }
    finally {
        fetched.commit.remove();
    }
}
function wayFinding(job, { row, source }, listing) {
    const wantsManifest = row.kind !== 'extension';
    return judgeWay(listing, source, wantsManifest, (0,row_finding/* reportFor */.M)(job.world.registry, row));
}
function readRow(job, remote, fetched) {
    const { world } = job;
    const { path } = remote.source;
    const root = fetched.directoryOf(path);
    const candidate = world.readPackage(root);
    const attributes = attributeNotes(fetched.commit, fetched.listing, path, world.environment);
    const submodules = submodulesBelow(fetched.listing, path);
    const key = verify_ref_keyOf(job, remote, fetched.commit.id);
    if (candidate.contentDigest !== null) {
        world.cache?.keep(key, { root, digest: candidate.contentDigest, attributes, submodules });
    }
    settlePackage(job, remote, root, {
        candidate,
        commit: fetched.commit.id,
        attributes,
        submodules,
        seen: world.cache?.lastSeen(key, job.ref.name) ?? null,
    });
}
function settlePackage(job, remote, root, fetched) {
    const { world, results } = job;
    const { candidate, commit } = fetched;
    if (remote.row.kind === 'extension') {
        results.notChecked({
            what: `the manifest of ${remote.row.label}`,
            why: 'extension packages have a manifest of their own',
        });
    }
    results.settle(remote, {
        findings: judgePackage(world, remote, fetched),
        commit,
        candidate,
        root: world.keepIn === null ? null : keepPackage(root, world.keepIn, remote.row.index),
    });
    const { contentDigest } = candidate;
    if (contentDigest !== null && contentDigest === remote.row.sha256) {
        const seen = { commit, digest: contentDigest };
        world.cache?.remember(verify_ref_keyOf(job, remote, commit), job.ref.name, seen);
    }
}

;// CONCATENATED MODULE: ./build/registry/source/verify-repository.js









/** Verifies them all. Each row is settled in `results` exactly once. */
async function verifyRepository(world, group, results) {
    const asked = group.rows.filter((remote) => {
        const refused = (0,refuse_ref/* refuseRef */.aj)(remote.source, (0,row_finding/* reportFor */.M)(world.registry, remote.row));
        if (refused !== null)
            results.settle(remote, { findings: [refused] });
        return refused === null;
    });
    if (asked.length === 0)
        return;
    const context = fetchContextOf(world, group.server);
    const located = await locate(world, context, group);
    if (located.kind === 'undecided') {
        for (const remote of asked) {
            const report = (0,row_finding/* reportFor */.M)(world.registry, remote.row);
            const refused = (0,refuse_ref/* refuseUnseenRef */.Gx)(remote.source, report);
            if (refused === null)
                results.undecided(remote, located.why);
            else
                results.settle(remote, { findings: [refused] });
        }
        return;
    }
    if (located.kind !== 'found') {
        const judgeMissing = located.kind === 'gone' ? goneRepository : missingRepository;
        for (const remote of asked) {
            const report = (0,row_finding/* reportFor */.M)(world.registry, remote.row);
            results.settle(remote, { findings: [judgeMissing(remote.source, located.status, report)] });
        }
        return;
    }
    const facts = askApi(world, group, results);
    for (const [ref, rows] of byRef(world, located, asked, results)) {
        await verifyRef({ world, context, server: group.server, url: located.url, ref, rows, results });
    }
    addFacts(world, group, asked, located.movedTo, await facts, results);
}
async function locate(world, context, group) {
    const address = {
        server: group.server.gitUrl,
        owner: group.owner,
        repo: group.repo,
    };
    try {
        return await locateRepository(context, address, world.gates.of('git', group.server.gitUrl));
    }
    catch (error) {
        return { kind: 'undecided', why: undecidedBy(error) };
    }
}
function byRef(world, located, rows, results) {
    const refs = new Map();
    const groups = new Map();
    for (const remote of rows) {
        const judged = judgeRef(located.refs, remote.source, (0,row_finding/* reportFor */.M)(world.registry, remote.row));
        if (judged.ref === null) {
            results.settle(remote, { findings: judged.findings });
            continue;
        }
        results.add(remote, judged.findings);
        const ref = refs.get(judged.ref.name) ?? judged.ref;
        refs.set(ref.name, ref);
        groups.set(ref, [...(groups.get(ref) ?? []), remote]);
    }
    return groups;
}
async function askApi(world, { server, owner, repo }, results) {
    const name = `${owner}/${repo}`;
    const { apiUrl } = server;
    if (apiUrl === null) {
        results.factsUnknown(name, `no API of ${server.prefix} is configured`);
        return null;
    }
    const gate = world.gates.of('api', apiUrl);
    const passed = await fetchRepositoryFacts({ ...server, apiUrl }, { owner, repo }, gate, world.clock, world.limits.requestMs);
    if (passed.ok)
        return passed.value;
    const why = passed.decided ? `the API at ${gate.host} does not show it to us` : passed.why;
    results.factsUnknown(name, why);
    return null;
}
function addFacts(world, group, rows, movedByGit, facts, results) {
    const movedTo = facts?.fullName ?? movedByGit;
    const moved = movedTo !== null && !sameRepository(movedTo, (0,remote_address/* nameOf */.Vb)(group));
    for (const remote of rows) {
        const report = (0,row_finding/* reportFor */.M)(world.registry, remote.row);
        if (moved)
            results.add(remote, [movedRepository(remote.source, movedTo, report)]);
        if (facts?.archived === true)
            results.add(remote, [archivedRepository(remote.source, report)]);
    }
}

;// CONCATENATED MODULE: ./build/registry/source/verify-remote-rows.js








/** Repositories that are looked at side by side. */
const SIDE_BY_SIDE = 4;
/** Verifies the rows. Network and server trouble leaves rows inconclusive; only bugs are thrown. */
async function verifyRemoteRows(check) {
    const { mode } = check;
    const clock = check.clock ?? systemClock;
    const world = {
        registry: check.registry,
        environment: check.environment,
        clock,
        limits: check.limits ?? fetch_limits/* fetchLimits */.t,
        cache: check.cache ? new PackageCache(check.cache) : null,
        acceptedBefore: (row) => (typeof mode === 'string' ? mode : mode(row)) === 'all',
        readPackage: check.readPackage ??
            ((root) => (0,read_manifest/* readPluginManifest */.f6)(root, { clioVersion: check.clioVersion ?? 'auto' })),
        provides: check.provides ?? (() => null),
        isError: check.isError,
        keepIn: check.keepIn ?? null,
        gates: new Gates(clock, check.policy ?? gatePolicy),
    };
    const results = new RowResults(check.rows, check.progress ?? null);
    const waiting = groupRows(check, results);
    const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            await verifyRepository(world, next, results);
        }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    const verdicts = results.verdicts(check.isError);
    return {
        verdicts,
        findings: results.findings(),
        notChecked: results.everyNotChecked(),
        undecided: verdicts.some((one) => one.verdict === 'inconclusive'),
    };
}
function groupRows(check, results) {
    const groups = new Map();
    for (const remote of check.rows) {
        const { server: prefix, owner, repo } = remote.source;
        const server = check.servers.find((one) => one.prefix === prefix);
        if (server === undefined) {
            results.undecided(remote, `${prefix} is no server of this run`);
            continue;
        }
        const key = `${prefix}/${owner}/${repo}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { server, owner, repo, rows: [remote] });
        else
            group.rows.push(remote);
    }
    return [...groups.values()];
}

;// CONCATENATED MODULE: ./build/usecases/remote-rows.js
// The remote rows of a check: the servers of this run, then a verdict for each row that is to be fetched.
// Prints nothing. Imported only where a registry has such a row, because fetching is heavy to load.
// Specification: registry page, "GitHub tree URLs" and "Getting the bytes".






/** Verifies. Throws `Fault` (`usage`) for a configured server that is none. */
async function checkRemoteRows(check) {
    const { settings, registry } = check;
    const { cache = null, patience = {} } = settings;
    const checked = await verifyRemoteRows({
        registry,
        rows: check.rows,
        servers: sourceServers({
            serverUrl: settings.serverUrl ?? null,
            apiUrl: settings.apiUrl ?? null,
            token: settings.token ?? null,
        }),
        environment: check.environment,
        mode: check.mode,
        isError: check.isError,
        clioVersion: check.clioVersion,
        provides: loadedBy,
        cache: cache === null ? null : { ...cache, directory: (0,external_node_path_.resolve)(check.cwd, cache.directory) },
        keepIn: check.keepIn ?? null,
        progress: check.progress ?? null,
        ...patience,
    });
    const keeper = (0,keep_findings/* keepFindings */.q)(registry.file);
    keeper.add(...checked.findings);
    return {
        verdicts: new Map(checked.verdicts.map((one) => [one.index, one])),
        findings: keeper.findings,
        notChecked: [...checked.notChecked, ...keeper.notChecked()],
        undecided: undecidedPhrase(checked.verdicts),
    };
}
/** What a Clio host loads from a fetched package. */
function loadedBy(candidate) {
    return (0,read_payloads/* readPayloads */.S)(candidate).resources.map(({ kind, name }) => ({
        kind,
        name,
        description: null,
    }));
}
function undecidedPhrase(verdicts) {
    const undecided = verdicts.filter(({ verdict }) => verdict === 'inconclusive');
    const [first] = undecided;
    if (first === undefined)
        return null;
    const labels = (0,quote/* listNames */.Zv)(undecided.map(({ id }) => id));
    return `the bytes of ${labels} could not be had: ${first.reason ?? 'no reason given'}`;
}


/***/ })

};
