export const id = 1964;
export const ids = [1964,2517];
export const modules = {

/***/ 2517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   exitCodeOf: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/** Counts by severity. */
function countFindings(findings) {
    const counts = { error: 0, warning: 0, note: 0 };
    for (const { severity } of findings)
        counts[severity] += 1;
    return counts;
}
/** Fail before inconclusive before needs-review before pass. */
function decideVerdict(facts) {
    const failing = facts.counts.error > 0 || (facts.failOn === 'warning' && facts.counts.warning > 0);
    if (failing)
        return 'fail';
    if (facts.undecided)
        return 'inconclusive';
    if (facts.needsReview)
        return 'needs-review';
    return facts.skipped === true ? 'skipped' : 'pass';
}
/** 0 pass, 1 findings at or above the threshold, 3 could not decide; 2 is kept for faults of usage. */
function exitCodeOf(verdict, failOn) {
    switch (verdict) {
        case 'fail':
            return 1;
        case 'inconclusive':
            return 3;
        case 'needs-review':
            return failOn === 'needs-review' ? 1 : 0;
        case 'pass':
        case 'skipped':
            return 0;
        default:
            return verdict;
    }
}


/***/ }),

/***/ 2818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shallowCommits),
/* harmony export */   TS: () => (/* binding */ isObjectId),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   nM: () => (/* binding */ mergeBaseOf),
/* harmony export */   v6: () => (/* binding */ firstParentLine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8417);
/* harmony import */ var _repository_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6213);
// Commits of a repository on this machine, by name: what they are, what their parents are, where two
// lines meet. Asks git with names on standard input only, so that no name can become an option.





/** True for a whole object id. */
function isObjectId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/** The commit that `name` (ref, tag or object id) means here, or null. Throws `Fault` (`git`). */
function readCommit(repository, name) {
    if (name === '' || /[\0\r\n]/.test(name))
        return null;
    const asked = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askLocalGit */ .hT)((0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), ['cat-file', '--batch'], `${name}^{commit}\n`);
    // A name may also be a faulty ref; git then fails where it would otherwise say "missing".
    const text = asked.stdout.toString('latin1');
    const id = /^([0-9a-f]{40,64}) commit \d+\n/.exec(text)?.[1];
    if (id === undefined)
        return null;
    const header = text.slice(text.indexOf('\n') + 1).split('\n\n', 1)[0] ?? '';
    const parents = [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((one) => one[1] ?? '');
    return { id, parents };
}
/** The best common ancestor of two commits (object ids) that are here, or null. Throws `Fault` (`git`). */
function mergeBaseOf(repository, a, b) {
    if (!isObjectId(a) || !isObjectId(b))
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('internal', 'merge base of no object ids');
    const asked = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askLocalGit */ .hT)({ ...(0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), patience: _local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .historyPatience */ .ew }, [
        'merge-base',
        a,
        b,
    ]);
    const id = asked.stdout.toString('latin1').trim().split('\n')[0] ?? '';
    return isObjectId(id) ? id : null;
}
/** Commits whose parents a shallow checkout does not have; empty in a whole one. */
function shallowCommits(repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDirectory, 'shallow');
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (facts?.isFile() !== true)
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1').split('\n').filter(isObjectId);
}
/** Ids of the commits on the first-parent line of `from`, newest first. Throws `Fault` (`git`). */
function firstParentLine(repository, from) {
    if (!isObjectId(from))
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('internal', 'history of no object id');
    const printed = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)({ ...(0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), patience: _local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .historyPatience */ .ew }, [
        'rev-list',
        '--first-parent',
        from,
    ]);
    return printed.toString('latin1').split('\n').filter(isObjectId);
}


/***/ }),

/***/ 1922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   cC: () => (/* binding */ pathsGoneSince),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   hK: () => (/* binding */ pathsChangedSince),
/* harmony export */   jg: () => (/* binding */ oneSidedFiles)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _base_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2818);
/* harmony import */ var _local_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8417);
/* harmony import */ var _repository_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6213);
/* harmony import */ var _tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1428);
// Files as one commit has them: bytes, what is there, what has gone since. Reads objects only, never the
// work tree, and checks nothing out. Registry page, "The gate on a change".






/** What a commit has at a repository-relative path. Throws `Fault` (`git`) where its objects are not here. */
function readFileAt(repository, commit, path) {
    const git = (0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository);
    const listed = (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)(git, ['ls-tree', '-z', '--full-tree', idOf(commit), '--', path]);
    if (/^040000 tree /.test(listed.subarray(0, 12).toString('latin1')))
        return { type: 'directory' };
    const entry = (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTreeListing */ .Ev)(listed)[0];
    if (entry === undefined)
        return { type: 'absent' };
    if (entry.mode === 'link' || entry.mode === 'submodule')
        return { type: entry.mode };
    return { type: 'file', bytes: (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)(git, ['cat-file', 'blob', entry.object]) };
}
/** Paths that `commit` has and the index does not, below the repository. Throws `Fault` (`git`). */
function pathsGoneSince(repository, commit) {
    return (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .records */ .V0)(diff(repository, commit, ['--name-only', '--diff-filter=D']));
}
/**
 * Repository-relative paths whose bytes, mode or kind differ between `commit` and the index, that look
 * touched in the work tree since, or that git does not track or ignore. Nothing is read, so that no filter
 * runs: a file that was only touched may be among them. Throws `Fault` (`git`).
 */
function pathsChangedSince(repository, commit) {
    const git = (0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository);
    const outputs = [
        diff(repository, commit, ['--name-only']),
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)(git, ['diff-files', '-z', '--name-only', '--ignore-submodules=all']),
        (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)(git, ['ls-files', '-z', '--others', '--exclude-standard', '--full-name']),
    ];
    return [...new Set(outputs.flatMap(_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .records */ .V0))];
}
/** Files that only `commit` or only the index has. Throws `Fault` (`git`). */
function oneSidedFiles(repository, commit) {
    const listed = (0,_tracked_listing_js__WEBPACK_IMPORTED_MODULE_5__/* .records */ .V0)(diff(repository, commit, ['--raw', '--no-abbrev', '--diff-filter=AD']));
    return listed.flatMap((head, at) => {
        const found = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([AD])$/.exec(head);
        const path = listed[at + 1];
        if (found === null || path === undefined)
            return [];
        const [, before = '', now = '', how] = found;
        return how === 'D'
            ? [{ side: 'commit', path, object: before }]
            : [{ side: 'index', path, object: now }];
    });
}
/** The bytes of an object that a listing named. Throws `Fault` (`git`) where it is not here. */
function readBlob(repository, object) {
    return (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)((0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), ['cat-file', 'blob', idOf(object)]);
}
function diff(repository, commit, options) {
    const args = ['diff-index', '--cached', '-z', '-r', '--no-renames', ...options, idOf(commit)];
    return (0,_local_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runLocalGit */ .tx)((0,_repository_view_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOf */ .Od)(repository), args);
}
function idOf(commit) {
    if (!(0,_base_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectId */ .TS)(commit))
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(commit)} is no object id`);
    return commit;
}


/***/ }),

/***/ 6554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ filesWithoutPin),
/* harmony export */   t: () => (/* binding */ changedFilesByRow)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _row_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4956);
/* harmony import */ var _source_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7485);
// Packages whose files changed since the base while their row kept its pin. Pure: what changed is told by
// git, what is there now by the digest. Registry page, "The gate on a change".




/** Changed files by the local rows whose packages they lie in. Paths are relative to the registry's folder. */
function changedFilesByRow(registry, paths) {
    const byDirectory = new Map();
    for (const row of registry.rows) {
        if (row.sourceUrl === null || (0,_source_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isRemoteText */ .m4)(row.sourceUrl))
            continue;
        const parsed = (0,_source_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLocalSource */ .EK)(row.sourceUrl);
        if (!parsed.ok)
            continue;
        const known = byDirectory.get(parsed.path);
        if (known === undefined)
            byDirectory.set(parsed.path, [row]);
        else
            known.push(row);
    }
    const files = new Map();
    for (const path of paths) {
        for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
            for (const row of byDirectory.get(at) ?? []) {
                const known = files.get(row);
                if (known === undefined)
                    files.set(row, [path]);
                else
                    known.push(path);
            }
        }
    }
    return files;
}
/**
 * The finding for a row whose pin is the base's while the files below it are not, and the pin is not true.
 * `there`: the row still leads to a directory; where it does not there is no version to bump.
 */
function filesWithoutPin(registry, row, files, { digest, there }) {
    if (row.sha256 === null || digest === row.sha256)
        return null;
    const named = (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(files.map(_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD), 3);
    if (!there) {
        return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'change/files-without-pin',
            messageId: 'gone',
            message: `the directory of ${row.label} is gone, its row is not: ${named}`,
            place: (0,_row_place_js__WEBPACK_IMPORTED_MODULE_3__/* .rowPlace */ .G)(registry, row, 'sourceUrl'),
            found: row.sourceUrl,
            expected: 'the directory of the package',
            fix: 'restore the directory as it is at the base, or remove the row too, which a person has to approve',
            row: row.label,
        });
    }
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
        rule: 'change/files-without-pin',
        messageId: 'changed',
        message: `files of ${row.label} changed, its pin did not: ${named}`,
        place: (0,_row_place_js__WEBPACK_IMPORTED_MODULE_3__/* .rowPlace */ .G)(registry, row, 'sha256'),
        found: row.sha256,
        expected: digest ?? 'the digest of a tree that can be hashed',
        fix: 'bump the version in plugin.json, git add the files, and run plugin-gate pin',
        row: row.label,
    });
}


/***/ }),

/***/ 4866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ unpinned),
/* harmony export */   iL: () => (/* binding */ judgeUnder),
/* harmony export */   wr: () => (/* binding */ reportChanges)
/* harmony export */ });
/* unused harmony export describeChange */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _checks_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2319);
/* harmony import */ var _registry_change_judge_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6554);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(167);
// The changed rows as a report lists them, each with the verdict its findings add up to.





/** One entry for each changed row, in the order of the file, removed rows last; null where rows could not be compared. */
function reportChanges(gate, findings, rows) {
    if (gate.change === null)
        return null;
    const rowsById = new Map(rows.map((row) => [row.id, row.verdict]));
    const worst = new Map();
    for (const one of findings) {
        if (one.row === null)
            continue;
        if (one.severity === 'error')
            worst.set(one.row, 'fail');
        else if (one.review === true && !worst.has(one.row))
            worst.set(one.row, 'needs-review');
    }
    const verdictOf = (id) => {
        const [row, found] = [rowsById.get(id) ?? 'pass', worst.get(id) ?? 'pass'];
        const order = ['fail', 'inconclusive', 'needs-review', 'skipped'];
        return order.find((one) => one === row || one === found) ?? 'pass';
    };
    const changed = gate.change.changes.map((one) => ({
        id: one.id,
        change: describeChange(one),
        verdict: verdictOf(one.id),
    }));
    const rowsThere = new Set(rows.flatMap((row) => (row.package === null ? [] : [row.id])));
    const known = new Set(changed.map(({ id }) => id));
    const files = [...gate.changedFiles]
        .filter(([row]) => !known.has(row.label))
        .map(([row, paths]) => ({
        id: row.label,
        change: `${rowsThere.has(row.label) ? 'files changed, pin did not' : 'directory gone, row is not'} (${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(paths, 3)})`,
        verdict: verdictOf(row.label),
    }));
    return [...changed, ...files];
}
/** Judges everything that was found, and then the policy itself: which waivers were used is known only now. */
function judgeUnder(desk, findings, rows) {
    desk.learnRows(rows);
    const judged = (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(findings, desk.judgement);
    return [...judged, ...(0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(desk.closing(), desk.judgement)].sort(_checks_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .compareFindings */ .Eg);
}
/** Files that changed under an unchanged pin; files relative to the working directory. */
function unpinned(request, registry, gate, rows) {
    if (registry === null || gate === null)
        return [];
    const read = new Map(rows.map((row) => [row.id, row]));
    const shown = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPath */ .Gt)(request.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    const head = gate.change?.head;
    if (head === undefined)
        return [];
    return [...gate.changedFiles].flatMap(([row, files]) => {
        const seen = read.get(row.label);
        const there = (seen?.package ?? null) !== null;
        const found = (0,_registry_change_judge_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesWithoutPin */ .L)(head, row, files, { digest: seen?.digest ?? null, there });
        return found === null ? [] : [(0,_display_path_js__WEBPACK_IMPORTED_MODULE_4__/* .rebase */ .RU)(found, shown)];
    });
}
/** What happened to a row, in a few words. Hostile text: escape before printing. */
function describeChange(change) {
    switch (change.kind) {
        case 'added':
            return change.head.version === null ? 'added' : `added ${change.head.version}`;
        case 'removed':
            return change.base.version === null ? 'removed' : `removed ${change.base.version}`;
        case 'renamed':
            return `renamed from ${change.base.label}`;
        case 'changed': {
            const { base, head, fields } = change;
            if (fields.length === 0)
                return 'a second row of this name removed';
            const others = fields.filter((field) => field !== 'version');
            if (!fields.includes('version'))
                return others.join(', ');
            const version = `${base.version ?? 'no version'} to ${head.version ?? 'no version'}`;
            return others.length === 0 ? version : `${version}; ${others.join(', ')}`;
        }
        default:
            return change;
    }
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ policyName),
  y: () => (/* binding */ readRunPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/checks/policy.js
var policy = __webpack_require__(5536);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/checks/find-rule.js + 249 modules
var find_rule = __webpack_require__(3320);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/source.js
var base_source = __webpack_require__(4103);
// EXTERNAL MODULE: ./build/base/yaml.js + 2 modules
var yaml = __webpack_require__(684);
;// CONCATENATED MODULE: ./build/checks/policy-yaml.js





/** A finding that the file, or a part of it, cannot be read. */
function unreadablePolicy(file, messageId, message, span) {
    const source = typeof file === 'string' ? null : file;
    const place = source === null || span === undefined
        ? (0,finding/* wholeFile */.A)(source?.file ?? String(file))
        : source.place(span.start, span.end);
    return (0,finding/* finding */.g)({ rule: 'policy/unreadable', messageId, message, place });
}
const nouns = {
    directive: 'a directive',
    tag: 'a tag',
    anchor: 'an anchor',
    alias: 'an alias',
    'merge-key': 'a merge key',
    'complex-key': 'a key that is no text',
    'second-document': 'a second document',
};
/** Parses the text of a policy; `file` is the name findings show. */
function parsePolicyText(bytes, file) {
    const no = (one) => ({ root: null, source: null, findings: [one] });
    if (bytes.length > limits/* limits */.F.smallFileBytes) {
        const message = `${file} is larger than ${limits/* limits */.F.smallFileBytes} bytes`;
        return no(unreadablePolicy(file, 'too-large', message));
    }
    const decoded = (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded.ok) {
        const what = {
            'byte-order-mark': 'begins with a byte-order mark',
            'utf-16': 'is UTF-16',
            'not-utf8': 'is not UTF-8',
        }[decoded.why];
        const one = unreadablePolicy(file, 'encoding', `${file} ${what}`);
        return no({ ...one, place: { ...one.place, line: decoded.line } });
    }
    const source = new base_source/* Source */.k(file, decoded.text);
    const parsed = (0,yaml/* parseYaml */.h)(decoded.text);
    if (parsed.syntax !== null) {
        const message = `${file} is no YAML: ${parsed.syntax.message}`;
        return no(unreadablePolicy(source, 'syntax', message, parsed.syntax.span));
    }
    const findings = parsed.problems.map(({ refusal, span }) => unreadablePolicy(source, 'yaml-feature', `${file} has ${nouns[refusal]}`, span));
    return { root: parsed.root, source, findings };
}

;// CONCATENATED MODULE: ./build/checks/policy-file.js
// Reads plugin-gate.yaml: `{strict, rules: {ID: level}, waivers: [{rule, row, reason, expires}]}`. Pure; all
// faults are collected, and what is well formed counts all the same.
// Specification: registry page, "The gate on a change"; an unknown key is an error.







const waiverFields = ['rule', 'row', 'reason', 'expires'];
/** Parses a policy; `file` is the name findings show. Never throws for a bad file. */
function parsePolicy(bytes, file) {
    const { root, source, findings } = parsePolicyText(bytes, file);
    const reading = source === null ? null : { source, findings: [...findings] };
    if (root === null || reading === null)
        return { policy: policy/* noPolicy */.Wo, findings };
    if (root.type === 'scalar' && root.text === '' && root.style === 'plain') {
        return { policy: policy/* noPolicy */.Wo, findings };
    }
    if (root.type !== 'map') {
        shape(reading, root, `${file} is ${(0,data_node/* describeNode */.WQ)(root)}, not a mapping`);
        return { policy: policy/* noPolicy */.Wo, findings: reading.findings };
    }
    const entries = knownEntries(reading, root, ['strict', 'rules', 'waivers'], 'a policy');
    return {
        policy: {
            strict: readStrict(reading, entries.get('strict')),
            levels: readLevels(reading, entries.get('rules')),
            waivers: readWaivers(reading, entries.get('waivers')),
        },
        findings: reading.findings,
    };
}
function readStrict(reading, entry) {
    if (entry === undefined)
        return false;
    const { value } = entry;
    if (value.type === 'scalar' && typeof value.value === 'boolean')
        return value.value;
    const message = `"strict" is ${(0,data_node/* describeNode */.WQ)(value)}, neither true nor false`;
    report(reading, value, 'policy/value', 'strict', message, 'true or false');
    // What cannot be read is taken at its hardest.
    return true;
}
function readLevels(reading, entry) {
    const found = new Map();
    if (entry === undefined)
        return found;
    if (entry.value.type !== 'map') {
        shape(reading, entry.value, `"rules" is ${(0,data_node/* describeNode */.WQ)(entry.value)}, not a mapping`);
        return found;
    }
    for (const one of entriesOnce(reading, entry.value)) {
        knownRule(reading, one.key, one.keySpan);
        const text = one.value.type === 'scalar' ? one.value.text : null;
        const level = policy/* levels */.yr.find((known) => known === text);
        if (level !== undefined)
            found.set(one.key, level);
        else {
            const said = text === null ? (0,data_node/* describeNode */.WQ)(one.value) : (0,quote/* quote */.hD)(text);
            const message = `the level of ${(0,quote/* quote */.hD)(one.key)} is ${said}`;
            report(reading, one.value, 'policy/value', 'level', message, policy/* levels */.yr.join(', '));
        }
    }
    return found;
}
function readWaivers(reading, entry) {
    if (entry === undefined)
        return [];
    if (entry.value.type !== 'list') {
        shape(reading, entry.value, `"waivers" is ${(0,data_node/* describeNode */.WQ)(entry.value)}, not a list`);
        return [];
    }
    return entry.value.items.flatMap((item) => {
        if (item.type === 'map')
            return readWaiver(reading, item);
        shape(reading, item, `a waiver is ${(0,data_node/* describeNode */.WQ)(item)}, not a mapping`);
        return [];
    });
}
function readWaiver(reading, item) {
    const before = reading.findings.length;
    const entries = knownEntries(reading, item, waiverFields, 'a waiver');
    const text = (field) => {
        const value = entries.get(field)?.value;
        if (value === undefined) {
            const message = `a waiver has no ${(0,quote/* quote */.hD)(field)}`;
            report(reading, item, 'policy/value', 'missing', message, `${field}: …`);
            return '';
        }
        if (value.type === 'scalar' && typeof value.value === 'string' && value.value.trim() !== '') {
            return value.value;
        }
        const message = `${(0,quote/* quote */.hD)(field)} of a waiver is ${value.type === 'scalar' && value.value === '' ? 'empty' : (0,data_node/* describeNode */.WQ)(value)}`;
        report(reading, value, 'policy/value', 'waiver', message, 'text');
        return '';
    };
    const [rule, row, reason, expires] = waiverFields.map(text);
    const ruleEntry = entries.get('rule');
    if (rule !== undefined && rule !== '' && ruleEntry !== undefined) {
        knownRule(reading, rule, ruleEntry.value.span);
    }
    const rowEntry = entries.get('row');
    if (row && rowEntry !== undefined && !/^[^\s:]+:[^\s:]+$/.test(row)) {
        const message = `"row" of a waiver is ${(0,quote/* quote */.hD)(row)}`;
        report(reading, rowEntry.value, 'policy/value', 'waiver', message, 'kind:name of one row');
    }
    const expiresEntry = entries.get('expires');
    if (expires && expiresEntry !== undefined && !isDate(expires)) {
        const message = `"expires" is ${(0,quote/* quote */.hD)(expires)}, no date`;
        report(reading, expiresEntry.value, 'policy/value', 'expires', message, 'a date: 2027-01-31');
    }
    // A waiver with a fault waives nothing: it must not allow more than its author meant.
    if (reading.findings.length > before || !rule || !row || !reason || !expires)
        return [];
    const place = reading.source.place(item.span.start, item.span.end);
    return [{ rule, row, reason, expires, place }];
}
function isDate(text) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
        return false;
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
function knownRule(reading, id, span) {
    if ((0,find_rule.findRule)(id) !== null)
        return;
    const near = (0,nearest/* nearestOf */.q)(id, (0,find_rule.ruleIds)());
    reading.findings.push((0,finding/* finding */.g)({
        rule: 'policy/unknown-rule',
        messageId: 'unknown',
        message: `no rule is called ${(0,quote/* quote */.hD)(id)}`,
        place: reading.source.place(span.start, span.end),
        found: id,
        expected: 'a rule id',
        fix: near === null ? null : `write ${near} if you meant that`,
    }));
}
/** Entries by key; a key that is none of `known` is a finding. */
function knownEntries(reading, map, known, what) {
    const entries = new Map();
    for (const entry of entriesOnce(reading, map)) {
        if (known.includes(entry.key))
            entries.set(entry.key, entry);
        else {
            const near = (0,nearest/* nearestOf */.q)(entry.key, known);
            reading.findings.push((0,finding/* finding */.g)({
                rule: 'policy/unknown-key',
                messageId: 'unknown',
                message: `${(0,quote/* quote */.hD)(entry.key)} is no key of ${what}`,
                place: reading.source.place(entry.keySpan.start, entry.keySpan.end),
                found: entry.key,
                expected: known.join(', '),
                fix: near === null ? null : `write ${near} if you meant that`,
            }));
        }
    }
    return entries;
}
function entriesOnce(reading, map) {
    const seen = new Set();
    return map.entries.filter((entry) => {
        if (!seen.has(entry.key))
            return seen.add(entry.key);
        reading.findings.push((0,finding/* finding */.g)({
            rule: 'policy/unknown-key',
            messageId: 'duplicate',
            message: `${(0,quote/* quote */.hD)(entry.key)} is given twice`,
            place: reading.source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
            fix: 'remove one of the two',
        }));
        return false;
    });
}
function shape(reading, node, message) {
    reading.findings.push(unreadablePolicy(reading.source, 'shape', message, node.span));
}
function report(reading, node, rule, messageId, message, expected) {
    const place = reading.source.place(node.span.start, node.span.end);
    const found = node.type === 'scalar' ? node.text : (0,data_node/* describeNode */.WQ)(node);
    reading.findings.push((0,finding/* finding */.g)({ rule, messageId, message, place, found, expected }));
}

// EXTERNAL MODULE: ./build/git/base-file.js
var base_file = __webpack_require__(1922);
// EXTERNAL MODULE: ./build/git/repository.js
var repository = __webpack_require__(5799);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
;// CONCATENATED MODULE: ./build/usecases/gate-policy.js
// The policy of a run: read from the base where there is one, so that a change cannot allow itself; else
// from the work tree. The file as it is now is judged too, since it counts from the merge on.
// Specification: registry page, "The gate on a change"; threats page, "Policy".













const policyName = 'plugin-gate.yaml';
/** Reads the policy. Throws `Fault`: `usage` where a named file is nowhere, `io` and `git` where the machine failed. */
function readRunPolicy(place) {
    const path = pathOf(place);
    if (path === null)
        return { policy: policy/* noPolicy */.Wo, now: policy/* noPolicy */.Wo, findings: [] };
    const shown = (0,display_path/* displayPath */.Gt)(place.cwd, path);
    const now = readNow(path);
    const parsedNow = parsed(now, shown);
    const inside = place.base === null ? null : insidePath(place, path);
    if (place.base === null || inside === null) {
        if (now === null && place.given !== null)
            throw nowhere(place.given);
        return { policy: parsedNow.policy, now: parsedNow.policy, findings: parsedNow.findings };
    }
    const before = (0,base_file/* readFileAt */._T)(place.base.repository, place.base.commit, inside);
    if (now === null && before.type === 'absent' && place.given !== null)
        throw nowhere(place.given);
    const change = changeOf(now, before);
    return {
        policy: parsed(before.type === 'absent' ? null : before, shown).policy,
        now: parsedNow.policy,
        findings: [...parsedNow.findings, ...(change === null ? [] : [changed(change, shown)])],
    };
}
function pathOf(place) {
    if (place.given !== null)
        return (0,external_node_path_.resolve)(place.cwd, place.given);
    return place.folder === null ? null : (0,external_node_path_.join)(place.folder, policyName);
}
/** The path at the base; null for a file outside the repository, which no change can edit. */
function insidePath(place, path) {
    if (place.base === null)
        return null;
    if (place.given === null && place.base.folder !== null) {
        return (0,relative_path/* joinRelative */.r)(place.base.folder, policyName);
    }
    const folder = (0,repository/* repositoryPath */.SH)(place.base.repository, (0,external_node_path_.dirname)(path));
    return folder === null ? null : (0,relative_path/* joinRelative */.r)(folder, (0,external_node_path_.basename)(path));
}
function readNow(path) {
    try {
        const facts = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (facts === undefined)
            return null;
        if (facts.isSymbolicLink())
            return { type: 'link' };
        if (!facts.isFile())
            return { type: 'directory' };
        // Over the cap by one byte is enough to say so.
        const bytes = facts.size > limits/* limits */.F.smallFileBytes ? new Uint8Array(facts.size) : null;
        return { type: 'file', bytes: bytes ?? (0,external_node_fs_.readFileSync)(path) };
    }
    catch (error) {
        const code = (0,fault/* systemCode */.xU)(error) ?? 'error';
        if (code === 'ENOTDIR')
            return null;
        throw new fault/* Fault */.vC('io', `cannot read ${path} (${code})`, null, error);
    }
}
function parsed(file, shown) {
    if (file === null)
        return { policy: policy/* noPolicy */.Wo, findings: [] };
    if (file.type === 'file')
        return parsePolicy(file.bytes, shown);
    const what = file.type === 'link' ? 'a symbolic link' : 'no regular file';
    const findings = [unreadablePolicy(shown, 'not-a-file', `${shown} is ${what}`)];
    return { policy: policy/* noPolicy */.Wo, findings };
}
function changeOf(now, before) {
    if (now === null)
        return before.type === 'absent' ? null : 'removed';
    if (before.type === 'absent')
        return 'added';
    if (now.type !== 'file' || before.type !== 'file') {
        return now.type === before.type ? null : 'edited';
    }
    return Buffer.from(now.bytes).equals(before.bytes) ? null : 'edited';
}
function changed(how, shown) {
    const message = {
        edited: `${shown} differs from the base, and this run was judged by the base's`,
        added: `${shown} is new, and does not count before it is at the base`,
        removed: `${shown} was removed, and this run was judged by the base's`,
    }[how];
    const place = (0,finding/* wholeFile */.A)(shown);
    return (0,finding/* finding */.g)({ rule: 'policy/changed', messageId: how, message, place });
}
function nowhere(given) {
    return new fault/* Fault */.vC('usage', `there is no policy at ${(0,quote/* quote */.hD)(given)}`, 'name a file that is there');
}


/***/ }),

/***/ 6901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ PolicyDesk)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/checks/judge.js
var judge = __webpack_require__(2319);
;// CONCATENATED MODULE: ./build/checks/waiver.js
/** Waivers of one run, with a memory of those that were used. */
class WaiverDesk {
    #waivers;
    #today;
    #used = new Set();
    #byKey = new Map();
    /** `today` is `YYYY-MM-DD` in UTC. */
    constructor(waivers, today) {
        this.#waivers = waivers;
        this.#today = today;
        for (const waiver of waivers) {
            const key = keyOf(waiver.rule, waiver.row);
            this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), waiver]);
        }
    }
    /**
     * The waiver that counts today for a finding, or null. `rowOf` gives the row of a package by its path,
     * for findings inside the package.
     */
    waiverOf(finding, rowOf = () => null) {
        const row = finding.row ?? (finding.package === null ? null : rowOf(finding.package));
        if (row === null)
            return null;
        const all = this.#byKey.get(keyOf(finding.rule, row)) ?? [];
        for (const waiver of all)
            this.#used.add(waiver);
        return all.find((waiver) => !this.#isOver(waiver)) ?? null;
    }
    /** Those whose last day is over. */
    expired() {
        return this.#waivers.filter((waiver) => this.#isOver(waiver));
    }
    /** Those that still count and met no finding. */
    unused() {
        return this.#waivers.filter((waiver) => !this.#used.has(waiver) && !this.#isOver(waiver));
    }
    #isOver(waiver) {
        return waiver.expires < this.#today;
    }
}
function keyOf(rule, row) {
    return `${rule}\n${row}`;
}

// EXTERNAL MODULE: ./build/usecases/store-waiver.js
var store_waiver = __webpack_require__(4473);
;// CONCATENATED MODULE: ./build/usecases/policy-desk.js
// The policy at work: judges findings under it, and says at the end which waivers are over or unused.





class PolicyDesk {
    #policy;
    #waivers;
    #elsewhere;
    #rowOf = new Map();
    #unseen = new Set();
    /**
     * `today` is `YYYY-MM-DD` in UTC. `elsewhere` tells waivers that another run needs: they are never unused
     * here; default: those for entries of a capability store.
     */
    constructor(policy, today, elsewhere = store_waiver/* isStoreWaiver */.i) {
        this.#policy = policy;
        this.#elsewhere = elsewhere;
        this.#waivers = new WaiverDesk(policy.policy.waivers, today);
    }
    get judgement() {
        return {
            policy: this.#policy.policy,
            waiverOf: (one) => this.#waivers.waiverOf(one, (path) => this.#rowOf.get(path) ?? null),
        };
    }
    isError(one) {
        return (0,judge/* severityOf */.xJ)(one, this.judgement) === 'error';
    }
    /** Learns which package belongs to which row, and which rows were not looked at. */
    learnRows(rows) {
        for (const { id, package: path, verdict } of rows) {
            if (path !== null)
                this.#rowOf.set(path, id);
            if (verdict === 'skipped' || verdict === 'inconclusive')
                this.#unseen.add(id);
        }
    }
    /** What the policy itself has wrong, once every other finding was judged. Files relative to the working directory. */
    closing() {
        const kept = new Set(this.#policy.now.waivers.map(policy_desk_keyOf));
        const still = (waiver) => kept.has(policy_desk_keyOf(waiver));
        return [
            ...this.#policy.findings,
            ...this.#waivers.expired().filter(still).map(expired),
            ...this.#waivers
                .unused()
                .filter(still)
                // A change is over when it is merged; a row that was not looked at may well need its waiver.
                .filter(({ rule, row }) => !rule.startsWith('change/') && !this.#unseen.has(row))
                .filter((waiver) => !this.#elsewhere(waiver))
                .map(unused),
        ];
    }
}
function policy_desk_keyOf({ rule, row }) {
    return `${rule}\n${row}`;
}
function expired({ rule, row, expires, place }) {
    return (0,finding/* finding */.g)({
        rule: 'policy/waiver-expired',
        messageId: 'expired',
        message: `the waiver of ${rule} for ${(0,quote/* quote */.hD)(row)} was over after ${expires}`,
        place,
        found: expires,
        expected: 'a day that is not over',
    });
}
function unused({ rule, row, place }) {
    return (0,finding/* finding */.g)({
        rule: 'policy/waiver-unused',
        messageId: 'unused',
        message: `the waiver of ${rule} for ${(0,quote/* quote */.hD)(row)} waives nothing`,
        place,
        found: row,
        expected: 'a finding to waive',
    });
}


/***/ }),

/***/ 4473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isStoreWaiver)
/* harmony export */ });
/* harmony import */ var _capability_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8552);
// Which waivers are for an entry of a capability store, and so are used, and found unused, where a store is
// checked. A waiver for a registry row is `check`'s, whatever its rule. Specification: capabilities page, "Checks".

/** True for a waiver of a rule of the area `capability` for an entry such as `task:sync`. */
function isStoreWaiver({ rule, row }) {
    // Two rows of a registry: nothing of that is in a store.
    if (!rule.startsWith('capability/') || rule === 'capability/two-rows')
        return false;
    return _capability_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .kindRows */ .Y.some(({ kind }) => row.startsWith(`${kind}:`));
}


/***/ })

};
