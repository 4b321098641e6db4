export const id = 834;
export const ids = [834];
export const modules = {

/***/ 8834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkRemoteRows: () => (/* binding */ checkRemoteRows)
});

// UNUSED EXPORTS: loadedBy

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/payload/read-payloads.js + 25 modules
var read_payloads = __webpack_require__(6086);
// EXTERNAL MODULE: ./build/registry/source/servers.js
var servers = __webpack_require__(5978);
// EXTERNAL MODULE: ./build/git/fetch-limits.js
var fetch_limits = __webpack_require__(7532);
// EXTERNAL MODULE: ./build/manifest/read-manifest.js + 18 modules
var read_manifest = __webpack_require__(6985);
// EXTERNAL MODULE: ./build/registry/source/clock.js + 1 modules
var source_clock = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/registry/source/host-gate.js + 1 modules
var host_gate = __webpack_require__(2232);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
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

// EXTERNAL MODULE: ./build/registry/source/source-world.js
var source_world = __webpack_require__(1148);
// EXTERNAL MODULE: ./build/git/remote-address.js
var remote_address = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/registry/source/judge-ref.js
var judge_ref = __webpack_require__(4185);
// EXTERNAL MODULE: ./build/registry/source/judge-repository.js
var judge_repository = __webpack_require__(5002);
// EXTERNAL MODULE: ./build/registry/source/locate-repository.js + 1 modules
var locate_repository = __webpack_require__(6338);
// EXTERNAL MODULE: ./build/registry/source/refuse-ref.js
var refuse_ref = __webpack_require__(8988);
// EXTERNAL MODULE: ./build/git/fetch-failure.js
var fetch_failure = __webpack_require__(9168);
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

// EXTERNAL MODULE: ./build/registry/source/fetch-ref.js + 3 modules
var fetch_ref = __webpack_require__(9612);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/registry/compare-row.js + 4 modules
var compare_row = __webpack_require__(658);
// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
// EXTERNAL MODULE: ./build/registry/source/judge-way.js
var judge_way = __webpack_require__(223);
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
    const submodule = (0,judge_way/* submoduleFinding */.mn)(fetched.submodules, report);
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
        const why = (0,source_world/* undecidedBy */.Xk)(error);
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
    const passed = await (0,fetch_ref/* fetchRef */.s)(job.context, request, gate, (listing) => {
        good.clear();
        for (const remote of rows)
            if (wayFinding(job, remote, listing) === null)
                good.add(remote);
        return [...new Set([...good].map((remote) => remote.source.path))];
    });
    if (!passed.ok) {
        for (const remote of rows) {
            const report = (0,row_finding/* reportFor */.M)(world.registry, remote.row);
            if (!(0,fetch_ref/* isVerdict */._)(passed)) {
                results.undecided(remote, passed.decided ? 'no verdict' : passed.why);
            }
            else if (passed.failure.kind === 'missing') {
                const found = (0,judge_repository/* missingRepository */.nE)(remote.source, passed.failure.status, report);
                results.settle(remote, { findings: [found] });
            }
            else {
                results.settle(remote, {
                    findings: [(0,judge_repository/* refusedCommit */.OX)(remote.source, passed.failure, report)],
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
    return (0,judge_way/* judgeWay */.Hu)(listing, source, wantsManifest, (0,row_finding/* reportFor */.M)(job.world.registry, row));
}
function readRow(job, remote, fetched) {
    const { world } = job;
    const { path } = remote.source;
    const root = fetched.directoryOf(path);
    const candidate = world.readPackage(root);
    const attributes = attributeNotes(fetched.commit, fetched.listing, path, world.environment);
    const submodules = (0,judge_way/* submodulesBelow */.Vj)(fetched.listing, path);
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
    const context = (0,source_world/* fetchContextOf */.x3)(world, group.server);
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
        const judgeMissing = located.kind === 'gone' ? judge_repository/* goneRepository */.OJ : judge_repository/* missingRepository */.nE;
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
        return await (0,locate_repository/* locateRepository */.Z)(context, address, world.gates.of('git', group.server.gitUrl));
    }
    catch (error) {
        return { kind: 'undecided', why: (0,source_world/* undecidedBy */.Xk)(error) };
    }
}
function byRef(world, located, rows, results) {
    const refs = new Map();
    const groups = new Map();
    for (const remote of rows) {
        const judged = (0,judge_ref/* judgeRef */.L)(located.refs, remote.source, (0,row_finding/* reportFor */.M)(world.registry, remote.row));
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
    const moved = movedTo !== null && !(0,judge_repository/* sameRepository */.RB)(movedTo, (0,remote_address/* nameOf */.Vb)(group));
    for (const remote of rows) {
        const report = (0,row_finding/* reportFor */.M)(world.registry, remote.row);
        if (moved)
            results.add(remote, [(0,judge_repository/* movedRepository */.G6)(remote.source, movedTo, report)]);
        if (facts?.archived === true)
            results.add(remote, [(0,judge_repository/* archivedRepository */.jk)(remote.source, report)]);
    }
}

;// CONCATENATED MODULE: ./build/registry/source/verify-remote-rows.js








/** Repositories that are looked at side by side. */
const SIDE_BY_SIDE = 4;
/** Verifies the rows. Network and server trouble leaves rows inconclusive; only bugs are thrown. */
async function verifyRemoteRows(check) {
    const { mode } = check;
    const clock = check.clock ?? source_clock/* systemClock */.m;
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
        gates: new source_world/* Gates */.rS(clock, check.policy ?? host_gate/* gatePolicy */.C),
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
        servers: (0,servers/* sourceServers */.w)({
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
