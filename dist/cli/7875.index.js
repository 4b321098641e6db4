export const id = 7875;
export const ids = [7875];
export const modules = {

/***/ 4038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ packageCapabilityFindings),
/* harmony export */   h: () => (/* binding */ packageCapabilities)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4044);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _digest_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5589);
/* harmony import */ var _capability_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2453);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6015);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8552);
/* harmony import */ var _task_metadata_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2454);
// The capabilities of one package, from its tree as it was hashed: which names it brings, and whether they are
// sound. Pure. Skills are judged by the rules of payloads; a folder `tasks` in which nothing has a `task.yaml`
// is no folder of tasks. Specification: capabilities page, "Checks".








/** Names that the package brings, by kind in the order of the table, then in the order of the tree. */
function packageCapabilities(tree) {
    return _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .kindRows */ .Y.flatMap((row) => entriesOf(tree, row)
        .filter(({ path }) => row.entryFile === null || tree.byPath.has(`${path}/${row.entryFile}`))
        .map(({ name, path }) => ({ kind: row.kind, name, path })));
}
/** What is wrong with the tasks, affordances and notifications of a package; files relative to its root. */
function packageCapabilityFindings(tree) {
    return _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .kindRows */ .Y.flatMap((row) => {
        if (row.kind === 'skill')
            return [];
        const entries = entriesOf(tree, row);
        const isTasks = entries.some(({ path }) => tree.byPath.has(`${path}/task.yaml`));
        if (row.kind === 'task' && !isTasks)
            return [];
        const seen = new Map();
        return entries.flatMap(({ name, path }) => {
            const parsed = (0,_capability_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCapabilityName */ .$)(name);
            if (!parsed.ok)
                return [refused(name, path, _capability_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameFaultText */ .d[parsed.fault])];
            const before = seen.get(name);
            if (before !== undefined)
                return [same(name, path, before)];
            seen.set(name, path);
            return row.kind === 'task' ? taskFindings(tree, name, path) : [];
        });
    });
}
function entriesOf(tree, row) {
    return (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(tree, row.folder).flatMap(({ path }) => {
        const base = path.slice(path.lastIndexOf('/') + 1);
        if (base.startsWith('.'))
            return [];
        const real = (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInTree */ .O4)(tree, path);
        if (real === null || real === 'root')
            return [];
        if (real.type === 'directory')
            return [{ name: base, path }];
        return real.type === 'file' && row.singleFiles ? [{ name: (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutExtension */ .w)(base), path }] : [];
    });
}
function taskFindings(tree, name, path) {
    const file = `${path}/task.yaml`;
    const bytes = tree.captured.get(file);
    if (!tree.byPath.has(file))
        return [entryFile(name, path)];
    // Over the cap, or a link to what is no file: told elsewhere or not for this rule.
    if (bytes === undefined)
        return [];
    const decoded = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._)(bytes);
    if (!decoded.ok) {
        const place = { ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(file), line: decoded.line };
        const message = `task.yaml is no strict UTF-8 (line ${decoded.line})`;
        return [(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({ rule: 'capability/task-metadata', messageId: 'syntax', message, place })];
    }
    const { metadata, findings } = (0,_task_metadata_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTaskMetadata */ .YB)(file, decoded.text);
    if (metadata === null)
        return findings;
    return implementationFindings(tree, path, file, metadata.implementation);
}
function implementationFindings(tree, path, file, implementation) {
    const own = (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInTree */ .O4)(tree, path);
    const real = (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInTree */ .O4)(tree, `${path}/${implementation}`);
    const inside = own !== null && own !== 'root' ? own.path : path;
    const named = (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(implementation);
    if (real === null) {
        const link = tree.byPath.get(`${path}/${implementation}`)?.type === 'link';
        return link
            ? [outside(file, implementation)]
            : [missing(file, 'missing', `the implementation ${named} is not there`, implementation)];
    }
    if (!isBelow(real, inside))
        return [outside(file, implementation)];
    if (real !== 'root' && real.type === 'file')
        return [];
    return [missing(file, 'not-a-file', `the implementation ${named} is not a file`, implementation)];
}
function isBelow(entry, directory) {
    return entry !== 'root' && entry.path.startsWith(`${directory}/`);
}
function missing(file, messageId, message, found) {
    const place = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(file);
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({ rule: 'capability/implementation', messageId, message, place, found });
}
function outside(file, found) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({
        rule: 'capability/outside',
        messageId: 'implementation',
        message: `the implementation ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(found)} is not inside the task's own directory`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(file),
        found,
    });
}
function entryFile(name, path) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({
        rule: 'capability/entry-file',
        messageId: 'missing',
        message: `the task ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no task.yaml`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(path),
        expected: 'task.yaml',
        fix: 'add task.yaml, or move the directory out of tasks/',
    });
}
function refused(name, path, why) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({
        rule: 'capability/name',
        messageId: 'refused',
        message: `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} ${why}, so nothing can ask for it`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(path),
        found: name,
    });
}
function same(name, path, before) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .g)({
        rule: 'capability/name-twins',
        messageId: 'same',
        message: `two entries of one folder are named ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}; only the first counts`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(path),
        found: name,
        related: [{ message: 'the one that counts', place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeFile */ .A)(before) }],
    });
}


/***/ }),

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4172);
/* harmony import */ var _find_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3320);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5536);
// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.




const plainJudgement = { policy: _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .noPolicy */ .Wo, waiverOf: () => null };
/** How bad one finding is; `off` where the policy does not want to hear of it. Throws `Fault` (`internal`). */
function severityOf(finding, judgement = plainJudgement) {
    const level = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(ruleOf(finding), judgement.policy);
    return level === 'off' || judgement.waiverOf(finding) === null ? level : 'note';
}
/**
 * Judges and sorts by file, line, column, rule, then message; what the policy turned off is left out.
 * Throws `Fault` (`internal`) for a finding whose rule or message the table does not know: that is a bug
 * of ours and must not pass as silence.
 */
function judge(findings, judgement = plainJudgement) {
    return findings.flatMap((one) => judgeOne(one, judgement)).sort(compareFindings);
}
function judgeOne(finding, judgement) {
    const rule = ruleOf(finding);
    const level = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(rule, judgement.policy);
    if (level === 'off')
        return [];
    const base = {
        ...finding,
        severity: level,
        boundary: rule.boundary,
        why: rule.why,
        fix: finding.fix ?? rule.fix,
    };
    const waiver = judgement.waiverOf(finding);
    if (waiver === null)
        return [(0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .needsReview */ .mF)(rule, level) ? { ...base, review: true } : base];
    const { reason, expires } = waiver;
    const fix = `waived until ${expires}: ${reason}; after that: ${base.fix}`;
    return [{ ...base, severity: 'note', fix, waived: { reason, expires } }];
}
function ruleOf(finding) {
    const rule = (0,_find_rule_js__WEBPACK_IMPORTED_MODULE_1__.findRule)(finding.rule);
    if (rule === null)
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `no rule ${finding.rule}`);
    if (rule.messages[finding.messageId] === undefined) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `rule ${rule.id} has no message ${finding.messageId}`);
    }
    return rule;
}
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
function compareFindings(a, b) {
    return ((0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.place.file, b.place.file) ||
        (a.place.line ?? 0) - (b.place.line ?? 0) ||
        (a.place.column ?? 0) - (b.place.column ?? 0) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.rule, b.rule) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodeUnits */ .C)(a.message, b.message));
}


/***/ }),

/***/ 5536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   Wo: () => (/* binding */ noPolicy),
/* harmony export */   mF: () => (/* binding */ needsReview),
/* harmony export */   yr: () => (/* binding */ levels)
/* harmony export */ });
const levels = ['off', 'note', 'warning', 'error'];
/** Every rule at its own level, nothing waived. */
const noPolicy = { strict: false, levels: new Map(), waivers: [] };
/** How bad a rule is under a policy. What `rules` says counts before `strict`. */
function levelOf(rule, policy) {
    return policy.levels.get(rule.id) ?? (policy.strict ? rule.strict : undefined) ?? rule.severity;
}
/** True where a finding of the rule at that level needs a person; a note or an error needs none. */
function needsReview(rule, severity) {
    return rule.review === true && severity === 'warning';
}


/***/ }),

/***/ 597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ nameFindings)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// Names that are not the same everywhere: two that one file system takes for one, names Windows cannot
// hold, names a reader cannot see. Digest page, last section, "Names"; threats page, "Text". Pure.



/** What is wrong with the names of a tree, in walk order. */
function nameFindings(tree) {
    const seen = new Map();
    return tree.entries.flatMap((entry) => {
        const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
        return [...unseen(entry, name), ...twin(entry, seen), ...windows(entry, name)];
    });
}
function unseen(entry, name) {
    if (!(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnseen */ .FN)(name))
        return [];
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'tree/name-unseen',
            messageId: 'unseen',
            message: `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has characters that a reader cannot see`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(entry.path),
            found: name,
            fix: `rename ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)} so that its name has only characters that show`,
        }),
    ];
}
function twin(entry, seen) {
    // The parent is taken as it is: what lies below two twin directories is told by telling the two.
    const cut = entry.path.lastIndexOf('/') + 1;
    const key = entry.path.slice(0, cut) + fold(entry.path.slice(cut));
    const first = seen.get(key);
    if (first === undefined) {
        seen.set(key, entry);
        return [];
    }
    const same = first.path.normalize('NFC') === entry.path.normalize('NFC');
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'tree/name-twins',
            messageId: same ? 'normalisation' : 'case',
            message: same
                ? `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)} and another entry differ only in how their accents are encoded`
                : `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)} and ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(first.path)} differ only in upper and lower case`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(entry.path),
            found: entry.path,
            fix: 'rename or remove one of the two',
            related: [{ message: 'the other one', place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(first.path) }],
        }),
    ];
}
function fold(name) {
    return name.normalize('NFC').toLowerCase().normalize('NFC');
}
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const forbidden = /[<>:"|?*\\]/;
function windows(entry, name) {
    const character = forbidden.exec(name)?.[0];
    const problem = reserved.test(name)
        ? ['reserved', `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is one Windows keeps for a device`]
        : character !== undefined
            ? [
                'character',
                `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)}, which Windows does not allow`,
            ]
            : /[ .]$/.test(name)
                ? [
                    'ending',
                    `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} ends with a ${name.endsWith('.') ? 'dot' : 'blank'}, which Windows drops`,
                ]
                : null;
    if (problem === null)
        return [];
    return [
        (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .g)({
            rule: 'tree/name-not-portable',
            messageId: problem[0],
            message: problem[1],
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeFile */ .A)(entry.path),
            found: name,
            fix: `rename ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.path)}`,
        }),
    ];
}


/***/ }),

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ findPackages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/manifest-text.js
var manifest_text = __webpack_require__(1983);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
;// CONCATENATED MODULE: ./build/discovery/list-directory.js


/** Lists `directory` (absolute). Throws the system's error where it cannot. */
function listDirectory(disk, directory) {
    return disk
        .readdirSync(directory, { withFileTypes: true })
        .map((entry) => ({ name: entry.name, type: typeOf(disk, directory, entry) }))
        .sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
}
/** True where something is at `path`, whatever it is. */
function isThere(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** True where `path` is a directory, links followed. */
function leadsToDirectory(disk, path) {
    try {
        return disk.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function typeOf(disk, directory, entry) {
    if (entry.isDirectory())
        return 'directory';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isFile() || entry.isFIFO() || entry.isSocket())
        return 'other';
    // Some file systems give no type with the name.
    const facts = disk.lstatSync((0,external_node_path_.join)(directory, entry.name), { throwIfNoEntry: false });
    return facts?.isDirectory() === true
        ? 'directory'
        : facts?.isSymbolicLink() === true
            ? 'link'
            : 'other';
}

;// CONCATENATED MODULE: ./build/discovery/find-packages.js
// Where our own commands look for packages and for skills without one: at any depth below the paths they
// are given. Does not descend into a package, nor into a skill for more skills; says what was left out
// and why. `.git` is no content and goes unsaid.
// Specification: manifest page, "Reading", and surfaces page, "Searching".







const reasons = {
    hidden: 'names with a leading dot are not searched',
    modules: 'node_modules is not searched',
    ignored: 'git ignores it',
    link: 'links to directories are not followed',
    deep: `more than ${limits/* limits */.F.treeDepth} levels deep`,
    unreadable: 'it cannot be listed',
};
/**
 * Finds packages and loose skills at or below `paths`. Throws `Fault` (`usage`) for a path that does not exist or is no
 * directory. A path that lies inside a package is searched as it is; its package is not looked for above it.
 */
function findPackages(paths, options = {}) {
    const search = new Search(options);
    for (const path of paths)
        search.below(path);
    return search.result();
}
class Search {
    #disk;
    #ignored;
    #display;
    #packages = new Set();
    #skills = new Set();
    #seen = new Set();
    #skipped = new Map();
    #directories = 0;
    constructor(options) {
        this.#disk = options.disk ?? disk/* realDisk */.U;
        this.#ignored = options.ignored ?? (() => false);
        this.#display = options.display;
    }
    below(given) {
        const start = (0,external_node_path_.resolve)(given);
        assertDirectory(this.#disk, start, given);
        const waiting = [{ directory: start, depth: 0, inSkill: false }];
        for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
            const { directory, depth } = step;
            if (this.#seen.has(directory))
                continue;
            this.#seen.add(directory);
            this.#directories += 1;
            if (isThere(this.#disk, (0,external_node_path_.join)(directory, manifest_text/* manifestFile */.YE))) {
                this.#packages.add(directory);
                continue;
            }
            const shown = this.#display ?? ((path) => (0,external_node_path_.join)(given, (0,external_node_path_.relative)(start, path)) || '.');
            const names = this.#list(directory, shown(directory));
            const inSkill = step.inSkill || names.some(isSkillFile);
            if (inSkill && !step.inSkill)
                this.#skills.add(directory);
            const kept = names.filter((name) => {
                const path = (0,external_node_path_.join)(directory, name.name);
                const reason = this.#reasonToSkip(path, name, depth + 1);
                if (reason !== null && reason !== 'file')
                    this.#skip(reason, shown(path));
                return reason === null;
            });
            // Last in, first out: pushed from the back, so that the walk is in sorted order.
            for (const { name } of kept.reverse()) {
                waiting.push({ directory: (0,external_node_path_.join)(directory, name), depth: depth + 1, inSkill });
            }
        }
    }
    result() {
        const notChecked = [...this.#skipped].map(([reason, names]) => ({
            what: names.length === 1
                ? (names[0] ?? '')
                : `${names.length} directories: ${(0,quote/* listNames */.Zv)(names, 3)}`,
            why: reasons[reason],
        }));
        return {
            packages: [...this.#packages],
            skills: [...this.#skills],
            notChecked,
            searched: { directories: this.#directories },
        };
    }
    #reasonToSkip(path, { name, type }, depth) {
        if (type === 'link')
            return leadsToDirectory(this.#disk, path) ? 'link' : 'file';
        if (type !== 'directory')
            return 'file';
        if (name === '.git')
            return 'file';
        if (name.startsWith('.'))
            return 'hidden';
        if (name === 'node_modules')
            return 'modules';
        if (depth > limits/* limits */.F.treeDepth)
            return 'deep';
        return this.#ignored(path) ? 'ignored' : null;
    }
    #list(directory, shown) {
        try {
            return listDirectory(this.#disk, directory);
        }
        catch (error) {
            if ((0,fault/* systemCode */.xU)(error) === null)
                throw error;
            this.#skip('unreadable', shown);
            return [];
        }
    }
    #skip(reason, shown) {
        const names = this.#skipped.get(reason);
        if (names === undefined)
            this.#skipped.set(reason, [shown]);
        else
            names.push(shown);
    }
}
// In exact case, as hosts look for it. A directory of that name is no skill; a link may be one, or a broken one.
function isSkillFile({ name, type }) {
    return name === 'SKILL.md' && type !== 'directory';
}
function assertDirectory(disk, path, given) {
    if (leadsToDirectory(disk, path))
        return;
    if (!isThere(disk, path))
        throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(given)} does not exist`);
    const hint = 'give a package directory, or a directory with packages below it';
    throw new fault/* Fault */.vC('usage', `${(0,quote/* quote */.hD)(given)} is not a directory`, hint);
}


/***/ }),

/***/ 2598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ boundaryOrder),
/* harmony export */   iH: () => (/* binding */ boundaryOf),
/* harmony export */   oF: () => (/* binding */ raisedWhenStrict)
/* harmony export */ });
/* unused harmony exports boundaryOfRule, adviceThatWarns */
// Which boundary each rule of the portable contract has: what a conforming client does about it. The
// rules in src/checks repeat it for readers; a test holds the two together.
// Specification: portable page, "Each finding carries a boundary".
/** From the outermost (the package is rejected) to the one that changes nothing. */
const boundaryOrder = ['FATAL', 'TYPE', 'ENTRY', 'DENY', 'IGNORE', 'ADVICE'];
const boundaryOfRule = {
    'portable/manifest-missing': 'FATAL',
    'portable/manifest-json': 'FATAL',
    'portable/schema': 'FATAL',
    'portable/name': 'FATAL',
    'portable/metadata': 'FATAL',
    'portable/extension-member': 'FATAL',
    'portable/unknown-field': 'IGNORE',
    'portable/extensions': 'IGNORE',
    'portable/skills-location': 'TYPE',
    'portable/path-outside': 'DENY',
    'portable/link': 'ADVICE',
    'portable/near-location': 'ADVICE',
    'portable/metadata-form': 'ADVICE',
    'portable/duplicate-key': 'ADVICE',
    'portable/foreign-manifest': 'ADVICE',
    'portable/foreign-disagrees': 'ADVICE',
    'portable/more-findings': 'ADVICE',
    'agent-skill/location': 'ENTRY',
    'agent-skill/encoding': 'ENTRY',
    'agent-skill/frontmatter': 'ENTRY',
    'agent-skill/name': 'ENTRY',
    'agent-skill/name-directory': 'ENTRY',
    'agent-skill/description': 'ENTRY',
    'agent-skill/license': 'ENTRY',
    'agent-skill/compatibility': 'ENTRY',
    'agent-skill/metadata': 'ENTRY',
    'agent-skill/allowed-tools': 'ENTRY',
    'agent-skill/not-discovered': 'ADVICE',
    'agent-skill/metadata-value': 'ADVICE',
    'agent-skill/allowed-tools-list': 'ADVICE',
    'agent-skill/unknown-key': 'ADVICE',
    'mcp/location': 'TYPE',
    'mcp/json': 'TYPE',
    'mcp/schema': 'TYPE',
    'mcp/unknown-key': 'TYPE',
    'mcp/servers': 'TYPE',
    'mcp/server': 'ENTRY',
    'mcp/server-key': 'ENTRY',
    'mcp/command': 'ENTRY',
    'mcp/args': 'ENTRY',
    'mcp/env': 'ENTRY',
    'mcp/cwd': 'ENTRY',
    'mcp/url': 'ENTRY',
    'mcp/headers': 'ENTRY',
    'mcp/command-missing': 'ADVICE',
    'mcp/cwd-missing': 'ADVICE',
    'mcp/url-form': 'ADVICE',
    'mcp/placeholder': 'ADVICE',
    'mcp/secret': 'ADVICE',
    'mcp/duplicate-key': 'ADVICE',
};
/** ADVICE rules that the page calls warnings; every other ADVICE is a note. */
const adviceThatWarns = (/* unused pure expression or super */ null && ([
    'agent-skill/metadata-value',
    'agent-skill/allowed-tools-list',
    'agent-skill/unknown-key',
    'mcp/url-form',
    'mcp/secret',
    'portable/foreign-disagrees',
]));
/** Rules that a strict judgement counts against conformance although a client loads the thing. */
const raisedWhenStrict = ['agent-skill/unknown-key'];
/** The boundary of a rule, or null for a rule that is no part of the portable contract. */
function boundaryOf(rule) {
    return Object.hasOwn(boundaryOfRule, rule) ? boundaryOfRule[rule] : null;
}


/***/ }),

/***/ 1429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wi: () => (/* binding */ ignores),
/* harmony export */   _A: () => (/* binding */ skipsServer),
/* harmony export */   jL: () => (/* binding */ loadsNo),
/* harmony export */   kr: () => (/* binding */ skipsSkill),
/* harmony export */   tW: () => (/* binding */ refusesPath),
/* harmony export */   zo: () => (/* binding */ rejects)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
// How portable messages begin, so that a reader sees at once that they are about any conforming client
// and what such a client does. One function a boundary; none decides anything.

function rejects(text) {
    return `conforming clients reject the package: ${text}`;
}
function loadsNo(type, text) {
    return `conforming clients load no ${type}: ${text}`;
}
function skipsSkill(directory, text) {
    return `conforming clients skip skill ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(directory)}: ${text}`;
}
function skipsServer(name, text) {
    return `conforming clients skip MCP server ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}: ${text}`;
}
function ignores(field, text) {
    return `conforming clients ignore ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(field)}: ${text}`;
}
function refusesPath(path, text) {
    return `conforming clients refuse the path ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${text}`;
}


/***/ }),

/***/ 5849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ Ledger)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7785);
/* harmony import */ var _base_keep_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3894);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _boundaries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2598);
// Where the portable readers write: findings under their rule, and what is loaded, skipped, reported.
// The first fatal finding marks all that is not fatal as blocked; nothing is ever dropped unsaid.
// Specification: portable page, "After a FATAL, keep inspecting".




class Ledger {
    #keeper = (0,_base_keep_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFindings */ .q)('the package');
    #boundaries = new Set();
    #rules = new Set();
    #skipped = new Set();
    #reported = new Set();
    #skills = [];
    #servers = [];
    #claimed = new Set();
    #firstFatal = null;
    #presentSkills = 0;
    #presentServers = 0;
    add(rule, fault) {
        const boundary = (0,_boundaries_js__WEBPACK_IMPORTED_MODULE_2__/* .boundaryOf */ .iH)(rule);
        if (boundary !== null)
            this.#boundaries.add(boundary);
        if (boundary === 'FATAL')
            this.#firstFatal ??= rule;
        this.#rules.add(rule);
        this.#keeper.add((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({ ...fault, rule }));
    }
    /** Takes findings that belong to no boundary, such as Markdown hygiene. */
    addAll(findings) {
        for (const one of findings)
            this.#keeper.add(one);
    }
    /**
     * Notes a fault for all that it decides and says whether it is only counted; then there is no point in
     * wording it.
     */
    countsOnly(rule) {
        if (!this.#keeper.isFull(rule))
            return false;
        this.#keeper.count(rule);
        return true;
    }
    /** Notes that a client leaves this out: `skills`, `skills/<dir>`, `mcp.json`, `mcp.json#<server>`. */
    skip(what) {
        this.#skipped.add(what);
    }
    isSkipped(what) {
        return this.#skipped.has(what);
    }
    reportField(field) {
        this.#reported.add(field);
    }
    loadSkill(directory) {
        this.#skills.push(directory);
    }
    loadServer(name) {
        this.#servers.push(name);
    }
    countSkill() {
        this.#presentSkills += 1;
    }
    countServer() {
        this.#presentServers += 1;
    }
    /** A link that a finding of its own already tells about; the general ones keep quiet about it. */
    claim(path) {
        this.#claimed.add(path);
    }
    isClaimed(path) {
        return this.#claimed.has(path);
    }
    verdict(strict) {
        const outermost = _boundaries_js__WEBPACK_IMPORTED_MODULE_2__/* .boundaryOrder */ .Dv.find((boundary) => this.#boundaries.has(boundary)) ?? null;
        const loadable = outermost === null || outermost === 'IGNORE' || outermost === 'ADVICE';
        const strictFault = strict && _boundaries_js__WEBPACK_IMPORTED_MODULE_2__/* .raisedWhenStrict */ .oF.some((rule) => this.#rules.has(rule));
        return {
            conformant: loadable && !strictFault,
            boundary: outermost,
            load: this.#load(outermost === 'FATAL'),
            present: { skills: this.#presentSkills, mcpServers: this.#presentServers },
            findings: this.#marked(),
        };
    }
    #load(rejected) {
        if (rejected) {
            return { rejected, loaded: { skills: [], mcpServers: [] }, skipped: [], reported: [] };
        }
        return {
            rejected,
            loaded: { skills: this.#skills, mcpServers: this.#servers },
            skipped: [...this.#skipped].map((what) => ({ what })),
            reported: [...this.#reported].map((field) => ({ field })),
        };
    }
    #marked() {
        const findings = this.#keeper.findings.map((one) => {
            const boundary = (0,_boundaries_js__WEBPACK_IMPORTED_MODULE_2__/* .boundaryOf */ .iH)(one.rule);
            return boundary === null || boundary === 'FATAL' || this.#firstFatal === null
                ? one
                : { ...one, blockedBy: this.#firstFatal };
        });
        const left = this.#keeper.left();
        if (left === 0)
            return findings;
        const more = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
            rule: 'portable/more-findings',
            messageId: 'more',
            message: `${left} more findings about other clients are not shown`,
            place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFile */ .A)('plugin.json'),
            found: String(findings.length + left),
            expected: `at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.findingsEach} of each rule`,
            blockedBy: this.#firstFatal,
        });
        return [...findings, more];
    }
}


/***/ }),

/***/ 8416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ judgeMarkdown)
});

// EXTERNAL MODULE: ./build/base/frontmatter.js + 1 modules
var frontmatter = __webpack_require__(4342);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
;// CONCATENATED MODULE: ./build/portable/markdown-prose.js
// The prose of a Markdown text with everything else blanked out, at the same offsets: code fences, HTML
// comments and frontmatter always, code spans only where links are looked for. Line by line, linear.
/** Blanks what is not prose; nothing before offset `from` counts. */
function proseOf(text, from) {
    let mentioned = blank(text.slice(0, from));
    let fence = null;
    let comment = false;
    for (const line of text.slice(from).split(/(?<=\n)/)) {
        const mark = /^ {0,3}(?:[-*+>] {1,3}|[0-9]{1,3}[.)] {1,3}| {4,12})?(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
        if (fence !== null) {
            if (mark?.startsWith(fence) === true && line.trim() === mark)
                fence = null;
            mentioned += blank(line);
        }
        else if (mark !== null && !comment) {
            fence = mark;
            mentioned += blank(line);
        }
        else {
            const read = withoutComments(line, comment);
            comment = read.open;
            mentioned += read.text;
        }
    }
    return { mentioned, linked: withoutCodeSpans(mentioned) };
}
function withoutComments(line, open) {
    if (!open && !line.includes('<!--'))
        return { text: line, open };
    let text = '';
    let at = 0;
    let inside = open;
    while (at < line.length) {
        const next = line.indexOf(inside ? '-->' : '<!--', at);
        const end = next < 0 ? line.length : next + (inside ? 3 : 4);
        const part = line.slice(at, next < 0 || inside ? end : next);
        text += inside ? blank(part) : part;
        if (next >= 0 && !inside)
            text += '    ';
        if (next >= 0)
            inside = !inside;
        at = end;
    }
    return { text, open: inside };
}
/** A code span begins and ends with the same number of backticks, within one paragraph. */
function withoutCodeSpans(text) {
    return text
        .split(/(\n[ \t]*\r?\n)/)
        .map((paragraph) => blankSpans(paragraph))
        .join('');
}
function blankSpans(paragraph) {
    const runs = [...paragraph.matchAll(/`+/g)];
    // The next run of each length, found from the back so that many runs stay linear.
    const closing = [];
    const nextOfLength = new Map();
    for (let at = runs.length - 1; at >= 0; at -= 1) {
        const length = runs[at]?.[0].length ?? 0;
        closing[at] = nextOfLength.get(length) ?? -1;
        nextOfLength.set(length, at);
    }
    let result = '';
    let done = 0;
    for (let at = 0; at < runs.length; at += 1) {
        const open = runs[at];
        const close = runs[closing[at] ?? -1];
        if (open === undefined || close === undefined)
            continue;
        result += paragraph.slice(done, open.index);
        done = close.index + close[0].length;
        result += blank(paragraph.slice(open.index, done));
        at = closing[at] ?? at;
    }
    return result + paragraph.slice(done);
}
/** Blanks in the place of everything but line ends. */
function blank(text) {
    return text.replace(/[^\r\n]+/g, (run) => ' '.repeat(run.length));
}

// EXTERNAL MODULE: ./build/portable/resolve-path.js
var resolve_path = __webpack_require__(3720);
;// CONCATENATED MODULE: ./build/portable/markdown-references.js
// Files that the body of a SKILL.md points at and that are not there: relative links, and mentions such
// as `references/format.md`. Code fences, URLs, anchors and placeholders are no references.
// Reads the tree value only.







// Inline links and images: the target after `](`, in angle brackets or without blanks.
const inlineLink = /\]\(\s{0,20}(?:<([^<>\n]{1,1000})>|([^\s()<>]{1,1000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,500})?)(?=[\s)]))/g;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]{1,20}(?:<([^<>\n]{1,1000})>|([^\s<>]{1,1000}))/gm;
const mention = /(?<![\w./\\:@~%$}>-])(?:\.\/)?(?:references|scripts|assets)\/[A-Za-z0-9_][A-Za-z0-9_./-]{0,300}/g;
/** Findings told for one file and rule; the rest is counted in the last. */
const mostTold = 50;
/**
 * Findings for the body that begins at offset `body` of `source`. `isPlenty` says of a rule that its findings
 * are only counted from here on: then one of a file is worded and stands for all.
 */
function brokenReferences(tree, source, body, isPlenty = () => false) {
    if (!/\]\(|\]:|(?:references|scripts|assets)\//.test(source.text))
        return [];
    const prose = proseOf(source.text, body);
    const directory = source.file.split('/').slice(0, -1).join('/');
    const targets = linkTargets(prose.linked);
    const covered = new Set(targets.map(({ at }) => at));
    return [
        ...capped(brokenLinks({ tree, source, directory }, targets), isPlenty('markdown/broken-link')),
        ...capped(missingMentions({ tree, source, directory }, prose.mentioned, covered), isPlenty('markdown/missing-mention')),
    ];
}
function linkTargets(linked) {
    return [inlineLink, definition].flatMap((pattern) => [...linked.matchAll(pattern)].map((match) => {
        const text = match[1] ?? match[2] ?? '';
        return { text, at: match.index + match[0].lastIndexOf(text) };
    }));
}
function* brokenLinks({ tree, source, directory }, targets) {
    // A text that links to one file many times is looked up once.
    const known = new Map();
    const lookUp = (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const where = locate(tree, directory, path);
        known.set(path, where);
        return where;
    };
    for (const { text, at } of targets) {
        const path = pathOf(text);
        const where = path === null ? null : lookUp(path);
        if (path === null || where === null)
            continue;
        const leads = where.kind === 'outside' ? 'leads outside the package' : 'leads to nothing';
        yield () => (0,finding/* finding */.g)({
            rule: 'markdown/broken-link',
            messageId: where.kind,
            message: `the link to ${(0,quote/* quote */.hD)(path)} ${leads}`,
            place: source.place(at, at + text.length),
            found: path,
            expected: 'a file of the package',
            fix: fixOf(tree, where, path),
        });
    }
}
function* missingMentions({ tree, source, directory }, mentioned, covered) {
    const told = new Set();
    for (const match of mentioned.matchAll(mention)) {
        const at = match.index;
        const written = match[0].replace(/[./-]{1,300}$/, '');
        const path = written.replace(/^\.\//, '');
        // A name without an extension is as often a word as a file.
        if (covered.has(at) || told.has(path) || !/\.[A-Za-z0-9]{1,8}$/.test(path))
            continue;
        const next = mentioned[at + match[0].length] ?? '';
        if (path.split('/').includes('..') || '*<{$'.includes(next || ' '))
            continue;
        const where = locate(tree, directory, path);
        if (where === null || (0,resolve_path/* resolvePath */.o1)(tree, path).kind !== 'missing')
            continue;
        told.add(path);
        yield () => (0,finding/* finding */.g)({
            rule: 'markdown/missing-mention',
            messageId: 'missing',
            message: `the skill mentions ${(0,quote/* quote */.hD)(path)}, and there is no such file`,
            place: source.place(at, at + written.length),
            found: path,
            expected: 'a file of the skill',
            fix: fixOf(tree, where, path),
        });
    }
}
function capped(drafts, once) {
    const told = [];
    let more = 0;
    for (const draft of drafts) {
        if (told.length < mostTold)
            told.push((once ? told[0] : undefined) ?? draft());
        else
            more += 1;
    }
    const last = told.at(-1);
    if (more > 0 && last !== undefined) {
        told[told.length - 1] = {
            ...last,
            message: `${last.message}, and ${more} more like it follow`,
        };
    }
    return told;
}
/** The path of a link target, or null where it is none: a URL, an anchor, a placeholder, absolute. */
function pathOf(target) {
    if (/^[A-Za-z][A-Za-z0-9+.-]{0,40}:|^[/#?\\]/.test(target))
        return null;
    if (/[{}<>$*|]|\.\.\.|…/.test(target))
        return null;
    const path = target.split(/[?#]/, 1)[0] ?? '';
    if (path === '')
        return null;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Null when something of the package is there. */
function locate(tree, directory, path) {
    if (!path.includes('/') && path !== '.' && path !== '..') {
        // The common case at once: a file beside this one, in a directory that is no link.
        const full = directory === '' ? path : `${directory}/${path}`;
        const entry = tree.byPath.get(full);
        if (entry === undefined)
            return { kind: 'missing', full };
        if (entry.type !== 'link')
            return null;
    }
    const kept = directory === '' ? [] : directory.split('/');
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return { kind: 'outside', full: path };
    }
    const full = (0,relative_path/* joinRelative */.r)(...kept);
    const resolved = (0,resolve_path/* resolvePath */.o1)(tree, full);
    if (resolved.kind === 'lost')
        return { kind: 'outside', full };
    return resolved.kind === 'missing' ? { kind: 'missing', full } : null;
}
/** Names the neighbour that is probably meant, written as the reference was; null where there is none. */
function fixOf(tree, { kind, full }, path) {
    const cut = full.lastIndexOf('/');
    const siblings = (0,digest_tree/* childrenOf */.LU)(tree, cut < 0 ? '.' : full.slice(0, cut));
    if (kind === 'outside' || siblings.length > 500)
        return null;
    const names = siblings.map((entry) => entry.path.slice(entry.path.lastIndexOf('/') + 1));
    const name = full.slice(cut + 1);
    const folded = name.toLowerCase();
    const near = names.find((one) => one.toLowerCase() === folded) ?? (0,nearest/* nearestOf */.q)(name, names);
    return near === null ? null : `Write ${(0,quote/* quote */.hD)(path.slice(0, path.lastIndexOf('/') + 1) + near)}.`;
}

;// CONCATENATED MODULE: ./build/portable/unseen-text.js
// Characters in prose that a reader does not see, or that show it in another order: a person reviews
// one text and a model reads another. Each run is told once, decoded. Joiners inside emoji and in
// scripts that need them are left alone. Specification: threats page, "Text".


/** Runs told for one file; the rest is counted in the last. */
const mostRuns = 20;
const suspect = /[\u{E0000}-\u{E007F}]+|[\u202A-\u202E\u2066-\u2069]+|[\u200B-\u200F\u061C\u2060-\u2064\u00AD\u180E\uFEFF\u115F\u1160\u3164\uFFA0]+|[\u{E0100}-\u{E01EF}]+|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const joiningScript = /[\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u1780-\u17FF\uFB50-\uFEFC]/;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;
/** Findings for every run of unseen characters in the file, positions exact. */
function unseenText(source) {
    const { text } = source;
    // Nearly every file is plain ASCII, and looking once is much cheaper than looking for each kind.
    if (!/[^\t\n\r -~]/.test(text))
        return [];
    const findings = [];
    let runs = 0;
    for (const match of text.matchAll(suspect)) {
        const run = match[0];
        const start = match.index;
        if (start === 0 && run === '\uFEFF')
            continue;
        const kind = kindOf(run, text, start);
        if (kind === null)
            continue;
        runs += 1;
        if (runs > mostRuns)
            continue;
        const place = source.place(start, start + run.length);
        findings.push((0,finding/* finding */.g)({
            rule: 'markdown/unseen',
            messageId: kind,
            message: messageOf(kind, run),
            place,
            found: [...run].slice(0, 16).map(codeName).join(' '),
            expected: 'text that everybody sees',
            fix: `Delete the ${kind === 'control' ? 'control' : 'invisible'} characters, or retype the line ${place.line ?? 1}.`,
        }));
    }
    const last = findings.at(-1);
    if (runs > mostRuns && last !== undefined) {
        findings[findings.length - 1] = {
            ...last,
            message: `${last.message}, and ${runs - mostRuns} more such places follow`,
        };
    }
    return findings;
}
function kindOf(run, text, start) {
    const first = run.codePointAt(0) ?? 0;
    if (first >= 0xe0000 && first <= 0xe007f)
        return isFlag(run, text, start) ? null : 'tags';
    if ((first >= 0x202a && first <= 0x202e) || (first >= 0x2066 && first <= 0x2069)) {
        return 'direction';
    }
    if (first < 0x20 || (first >= 0x7f && first <= 0x9f))
        return 'control';
    const around = text.slice(Math.max(0, start - 2), start) +
        text.slice(start + run.length, start + run.length + 2);
    if (/^[\u200C\u200D]+$/.test(run) && (joiningScript.test(around) || emoji.test(around))) {
        return null;
    }
    if (/^[\u200E\u200F\u061C]+$/.test(run) && rightToLeft.test(lineAround(text, start)))
        return null;
    return 'invisible';
}
/** A subdivision flag: a black flag, tags that spell a region, the closing tag. */
function isFlag(run, text, start) {
    return (/^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u.test(run) &&
        text.slice(start - 2, start) === '\u{1F3F4}');
}
function lineAround(text, at) {
    const from = Math.max(text.lastIndexOf('\n', at) + 1, at - 500);
    const end = text.indexOf('\n', at);
    return text.slice(from, Math.min(end < 0 ? text.length : end, at + 500));
}
function messageOf(kind, run) {
    switch (kind) {
        case 'tags':
            return `invisible tag characters spell ${(0,quote/* quote */.hD)(decodeTags(run))}`;
        case 'direction':
            return `the text is shown in another order than it is read: ${listed(run)}`;
        case 'control':
            return `the text holds control characters: ${listed(run)}`;
        case 'invisible':
            return `the text holds characters that nobody sees: ${listed(run)}`;
        default:
            return kind;
    }
}
function decodeTags(run) {
    return [...run]
        .slice(0, 400)
        .map((one) => String.fromCharCode((one.codePointAt(0) ?? 0xe0000) - 0xe0000))
        .join('');
}
function listed(run) {
    const names = [...run].slice(0, 8).map(codeName);
    const count = [...run].length;
    return count > 8 ? `${names.join(' ')} and ${count - 8} more` : names.join(' ');
}
function codeName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}

;// CONCATENATED MODULE: ./build/portable/markdown.js




/** Every captured Markdown file is searched for unseen text, every SKILL.md for broken references. */
function judgeMarkdown(tree) {
    const findings = [];
    const made = new Map();
    const isPlenty = (rule) => (made.get(rule) ?? 0) >= limits/* limits */.F.findingsEach;
    for (const [path, bytes] of tree.captured) {
        // A link's own path is a second name for bytes that are looked at under their own.
        if (!path.endsWith('.md') || tree.byPath.get(path)?.type !== 'file')
            continue;
        const decoded = (0,frontmatter/* decodeMarkdown */.Y)(path, bytes);
        if (!decoded.ok)
            continue;
        findings.push(...unseenText(decoded.source));
        if (path !== 'SKILL.md' && !path.endsWith('/SKILL.md'))
            continue;
        const { body } = (0,frontmatter/* parseFrontmatter */.y)(decoded.source);
        for (const one of brokenReferences(tree, decoded.source, body, isPlenty)) {
            made.set(one.rule, (made.get(one.rule) ?? 0) + 1);
            findings.push(one);
        }
    }
    return findings;
}


/***/ }),

/***/ 3720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _L: () => (/* binding */ fateOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   s8: () => (/* binding */ describeFate)
/* harmony export */ });
const MOST_LINKS = 40;
/** Follows a normalised root-relative path (`.` is the root) through the links of the tree. */
function resolvePath(tree, path) {
    let current = '.';
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        const entry = tree.byPath.get(current === '.' ? part : `${current}/${part}`);
        if (entry === undefined)
            return { kind: 'missing' };
        if (entry.type !== 'link')
            current = entry.path;
        else if (entry.resolved !== null)
            current = entry.resolved;
        else
            return { kind: 'lost', link: entry, fate: fateOf(tree, entry) };
    }
    if (current === '.')
        return { kind: 'root' };
    const entry = tree.byPath.get(current);
    if (entry?.type === 'file')
        return { kind: 'file', entry };
    if (entry?.type === 'directory')
        return { kind: 'directory', entry };
    return { kind: 'missing' };
}
/** Why a link has no target inside the tree. Call it only for a link with `resolved` null. */
function fateOf(tree, link) {
    let todo = [...link.path.split('/').slice(0, -1), ...link.target.split('/')];
    if (link.target.startsWith('/'))
        return 'outside';
    let at = [];
    for (let followed = 0; followed <= MOST_LINKS;) {
        const part = todo.shift();
        if (part === undefined)
            return 'dangling';
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (at.pop() === undefined)
                return 'outside';
            continue;
        }
        const entry = tree.byPath.get([...at, part].join('/'));
        if (entry === undefined)
            return leavesLexically(at, part, todo) ? 'outside' : 'dangling';
        if (entry.type !== 'link') {
            at.push(part);
            continue;
        }
        if (entry.resolved !== null) {
            at = entry.resolved === '.' ? [] : entry.resolved.split('/');
            continue;
        }
        if (entry.target.startsWith('/'))
            return 'outside';
        followed += 1;
        todo = [...entry.target.split('/'), ...todo];
    }
    return 'loop';
}
function leavesLexically(at, part, rest) {
    let depth = at.length;
    for (const one of [part, ...rest]) {
        if (one === '' || one === '.')
            continue;
        depth += one === '..' ? -1 : 1;
        if (depth < 0)
            return true;
    }
    return false;
}
/** The fate of a link as the end of a sentence. */
function describeFate(fate) {
    if (fate === 'outside')
        return 'leads outside the package';
    return fate === 'loop' ? 'leads in a circle' : 'leads to nothing';
}


/***/ }),

/***/ 5217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ judgeSkillDirectory),
  o: () => (/* binding */ judgeSkills)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
// EXTERNAL MODULE: ./build/portable/effect.js
var effect = __webpack_require__(1429);
// EXTERNAL MODULE: ./build/portable/resolve-path.js
var resolve_path = __webpack_require__(3720);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/frontmatter.js + 1 modules
var base_frontmatter = __webpack_require__(4342);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/portable/boundaries.js
var boundaries = __webpack_require__(2598);
;// CONCATENATED MODULE: ./build/portable/frontmatter-faults.js

const refusals = {
    directive: 'a YAML directive',
    tag: 'a YAML tag',
    anchor: 'a YAML anchor',
    alias: 'a YAML alias',
    'merge-key': 'a YAML merge key',
    'complex-key': 'a key that is no text',
    'second-document': 'a second YAML document',
};
const fields = 'the fields "name" and "description"';
/** The finding without its place; the message is the end of a sentence. */
function describeProblem(problem) {
    switch (problem.kind) {
        case 'byte-order-mark':
            return {
                messageId: 'byte-order-mark',
                message: 'its SKILL.md begins with a byte-order mark, so no frontmatter is seen',
                found: 'a byte-order mark',
                expected: '"---" at the first byte',
                fix: 'Save the file as UTF-8 without a byte-order mark.',
            };
        case 'missing':
            return {
                messageId: 'missing',
                message: 'its SKILL.md has no frontmatter',
                expected: '"---" as the first line',
                fix: `Begin the file with a line "---", ${fields}, and a line "---".`,
            };
        case 'not-at-start':
            return {
                messageId: 'not-at-start',
                message: 'the line "---" that opens its frontmatter is not exactly the first line',
                expected: '"---" as the first line, without blanks',
                fix: 'Remove everything before the first "---" and any blanks after it.',
            };
        case 'unclosed':
            return {
                messageId: 'unclosed',
                message: 'its frontmatter is not closed by a line "---"',
                expected: 'a line that is exactly "---"',
                fix: 'Add a line that is exactly "---" after the last field.',
            };
        case 'empty':
            return {
                messageId: 'empty',
                message: 'its frontmatter is empty',
                expected: fields,
                fix: `Write ${fields} between the two lines "---".`,
            };
        case 'not-a-mapping':
            return {
                messageId: 'not-a-mapping',
                message: `its frontmatter is ${problem.found}, not a mapping`,
                found: problem.found,
                expected: 'lines "key: value"',
                fix: 'Write one field a line, as "key: value".',
            };
        case 'unquoted-colon':
            return {
                messageId: 'unquoted-colon',
                message: `the value of ${(0,quote/* quote */.hD)(problem.key)} holds a colon and a blank without quotes, which is not YAML`,
                found: 'an unquoted ": "',
                expected: 'the value in double quotes',
                fix: `Put the whole value of ${(0,quote/* quote */.hD)(problem.key)} in double quotes.`,
            };
        case 'syntax':
            return {
                messageId: 'syntax',
                message: `its frontmatter is not YAML: ${problem.message}`,
                expected: 'a YAML mapping',
            };
        case 'refused':
            return {
                messageId: 'refused',
                message: `its frontmatter has ${refusals[problem.refusal]}, which careful readers refuse`,
                found: refusals[problem.refusal],
                expected: 'plain keys and values',
                fix: 'Write the value out in full, and in double quotes if it begins with "&", "*", "!" or "%".',
            };
        default:
            return problem;
    }
}

// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/manifest/payload/naming-fix.js
var naming_fix = __webpack_require__(2951);
// EXTERNAL MODULE: ./build/manifest/payload/skill-description.js
var skill_description = __webpack_require__(1963);
;// CONCATENATED MODULE: ./build/portable/skill-field.js
// Reading one frontmatter field of a skill: where it is, what it is, and the string it should be.
// Specification: portable page, "Skills".




function placeOf({ source }, node) {
    return source.place(node.span.start, node.span.end);
}
/** What stands there, as the writer sees it. */
function describe(node) {
    return node.type === 'scalar' && node.value === null && node.text === ''
        ? 'empty'
        : (0,data_node/* describeNode */.WQ)(node);
}
/** The string of a field, or null after telling that it is something else (or that it is missing). */
function readString(fields, key, rule, required = false) {
    const node = (0,data_node/* entryOf */.Ms)(fields.node, key)?.value;
    if (node === undefined) {
        if (!required)
            return null;
        fields.tell(rule, {
            messageId: 'missing',
            message: `its frontmatter has no ${(0,quote/* quote */.hD)(key)}`,
            place: fields.source.linePlace(1),
            expected: key === 'description' ? 'a description' : key,
            fix: missingFix(fields, key),
        });
        return null;
    }
    const text = (0,data_node/* stringOf */.Je)(node);
    if (text !== undefined)
        return { text, node };
    const plain = node.type === 'scalar' && node.text !== '';
    fields.tell(rule, {
        messageId: 'wrong-type',
        message: `its ${key} is ${describe(node)}, not a string`,
        place: placeOf(fields, node),
        found: describe(node),
        expected: 'a string',
        fix: plain
            ? `Put the value in quotes: ${key}: ${(0,quote/* quote */.hD)(node.text)}.`
            : required
                ? `Write the ${key} as one string.`
                : `Write the ${key} as one string, or remove the field.`,
    });
    return null;
}
function missingFix({ directory }, key) {
    if (key === 'description')
        return skill_description/* addDescription */.cS;
    if (key === 'name' && (0,naming_fix/* isPlainName */.sh)(directory))
        return `add this line: ${(0,naming_fix/* nameLine */.kp)(directory)}`;
    return `Add a line with "${key}" to the frontmatter.`;
}

;// CONCATENATED MODULE: ./build/portable/skill-metadata.js
// The two structured fields of a skill: metadata, strings to strings, and allowed-tools, one string.
// Near misses that most clients read are warnings. Specification: portable page, "Skills".



function judgeMetadata(fields) {
    const node = (0,data_node/* entryOf */.Ms)(fields.node, 'metadata')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        fields.tell('agent-skill/metadata', {
            messageId: 'wrong-type',
            message: `its metadata is ${describe(node)}, not a mapping`,
            place: placeOf(fields, node),
            found: describe(node),
            expected: 'a mapping of strings to strings',
        });
        return;
    }
    for (const { key, value } of node.entries) {
        if ((0,data_node/* stringOf */.Je)(value) !== undefined)
            continue;
        const place = placeOf(fields, value);
        const found = describe(value);
        if (value.type !== 'scalar') {
            fields.tell('agent-skill/metadata', {
                messageId: 'nested',
                message: `its metadata ${(0,quote/* quote */.hD)(key)} is ${found}, not a string`,
                place,
                found,
                expected: 'a string',
                fix: `Write ${(0,quote/* quote */.hD)(key)} as one string, such as values joined by commas.`,
            });
            continue;
        }
        fields.tell('agent-skill/metadata-value', {
            messageId: 'not-string',
            message: `other clients may not read the metadata ${(0,quote/* quote */.hD)(key)}: it is ${found}, not a string`,
            place,
            found,
            expected: 'a string',
            fix: value.text === ''
                ? `Give ${(0,quote/* quote */.hD)(key)} a value.`
                : `Put the value in quotes: ${(0,quote/* quote */.hD)(value.text)}.`,
        });
    }
}
function judgeAllowedTools(fields) {
    const node = (0,data_node/* entryOf */.Ms)(fields.node, 'allowed-tools')?.value;
    if (node === undefined)
        return;
    const text = (0,data_node/* stringOf */.Je)(node);
    const place = placeOf(fields, node);
    const expected = 'one string, tools separated by blanks';
    if (node.type === 'list') {
        const tools = node.items.map((item) => (0,data_node/* stringOf */.Je)(item) ?? '…').slice(0, 20);
        fields.tell('agent-skill/allowed-tools-list', {
            messageId: 'list',
            message: 'other clients may not read "allowed-tools": it is a list, not one string',
            place,
            found: 'a list',
            expected,
            fix: `Write allowed-tools: ${(0,quote/* quote */.hD)(tools.join(' '))}`,
        });
    }
    else if (text === undefined) {
        fields.tell('agent-skill/allowed-tools', {
            messageId: 'wrong-type',
            message: `its allowed-tools is ${describe(node)}, not a string`,
            place,
            found: describe(node),
            expected,
        });
    }
    else if (text.replace(/\([^()]*\)/g, '').includes(',')) {
        fields.tell('agent-skill/allowed-tools-list', {
            messageId: 'commas',
            message: 'other clients may not read "allowed-tools": its tools are separated by commas',
            place,
            found: text,
            expected,
            fix: 'Separate the tools by single blanks.',
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/skill-name.js
// The form of a skill's name: 1 to 64 lowercase letters or digits of any script, single hyphens inside.
// Specification: portable page, "Skills".
const longest = 64;
/** What is wrong with the name, as the end of a sentence; null when nothing is. */
function skillNameFault(name) {
    if (name === '')
        return 'is empty';
    const length = name.length > 4 * longest ? name.length : [...name].length;
    if (length > longest)
        return `has ${length} characters, and ${longest} are allowed`;
    // Letters without case (Lo, Lm) count as lowercase; upper and title case do not.
    if (!/^[\p{Ll}\p{Lo}\p{Lm}\p{Nd}-]+$/u.test(name)) {
        return 'has characters other than lowercase letters, digits and hyphens';
    }
    if (name.startsWith('-') || name.endsWith('-'))
        return 'begins or ends with a hyphen';
    return name.includes('--') ? 'has two hyphens in a row' : null;
}

;// CONCATENATED MODULE: ./build/portable/skill-fields.js
// The frontmatter fields of a skill for a conforming client. Lengths are in code points, not in UTF-16
// units. Specification: portable page, "Skills"; field names are those of Agent Skills.







const knownKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
const descriptionLength = 1024;
const compatibilityLength = 500;
/** Judges every field, the unknown ones included. */
function judgeSkillFields(fields) {
    judgeName(fields);
    judgeDescription(fields);
    readString(fields, 'license', 'agent-skill/license');
    judgeCompatibility(fields);
    judgeMetadata(fields);
    judgeAllowedTools(fields);
    judgeUnknown(fields);
}
function judgeName(fields) {
    const { directory } = fields;
    const read = readString(fields, 'name', 'agent-skill/name', true);
    if (read === null)
        return;
    const { text, node } = read;
    const fix = (0,naming_fix/* namingFix */.kl)(skillNameFault(text) === null ? text : '', directory);
    const fault = skillNameFault(text);
    if (fault !== null) {
        fields.tell('agent-skill/name', {
            messageId: 'form',
            message: `its name ${(0,quote/* quote */.hD)(text)} ${fault}`,
            place: placeOf(fields, node),
            found: text,
            expected: '1 to 64 lowercase letters or digits with single hyphens inside',
            fix,
        });
    }
    if (text !== directory) {
        fields.tell('agent-skill/name-directory', {
            messageId: 'differs',
            message: `its name ${(0,quote/* quote */.hD)(text)} differs from its directory ${(0,quote/* quote */.hD)(directory)}`,
            place: placeOf(fields, node),
            found: text,
            expected: directory,
            fix,
        });
    }
}
function judgeDescription(fields) {
    const rule = 'agent-skill/description';
    const read = readString(fields, 'description', rule, true);
    if (read === null)
        return;
    const place = placeOf(fields, read.node);
    if (read.text.trim() === '') {
        fields.tell(rule, {
            messageId: 'blank',
            message: 'its description is blank',
            place,
            found: 'nothing but blanks',
            expected: 'a description',
            fix: skill_description/* writeDescription */.MY,
        });
    }
    const length = codePoints(read.text);
    if (length <= descriptionLength)
        return;
    fields.tell(rule, {
        messageId: 'too-long',
        message: `its description has ${length} characters, and ${descriptionLength} are allowed`,
        place,
        found: `${length} characters`,
        expected: `at most ${descriptionLength}`,
        fix: `Shorten the description to ${descriptionLength} characters; details belong into the body.`,
    });
}
function judgeCompatibility(fields) {
    const rule = 'agent-skill/compatibility';
    const read = readString(fields, 'compatibility', rule);
    if (read === null)
        return;
    const length = codePoints(read.text);
    if (length >= 1 && length <= compatibilityLength)
        return;
    fields.tell(rule, {
        messageId: length === 0 ? 'empty' : 'too-long',
        message: length === 0
            ? 'its compatibility is empty'
            : `its compatibility has ${length} characters, and ${compatibilityLength} are allowed`,
        place: placeOf(fields, read.node),
        found: `${length} characters`,
        expected: `1 to ${compatibilityLength}`,
        fix: length === 0 ? 'Remove the field, or say what the skill needs.' : null,
    });
}
function judgeUnknown(fields) {
    for (const { key, keySpan } of fields.node.entries) {
        if (knownKeys.includes(key))
            continue;
        const near = (0,nearest/* nearestOf */.q)(key, knownKeys);
        fields.tell('agent-skill/unknown-key', {
            messageId: 'unknown',
            message: `other clients do not know the frontmatter key ${(0,quote/* quote */.hD)(key)}`,
            place: fields.source.place(keySpan.start, keySpan.end),
            found: key,
            expected: knownKeys.join(', '),
            fix: near === null
                ? `Move ${(0,quote/* quote */.hD)(key)} below "metadata", as a string.`
                : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(key)}.`,
        });
    }
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count += 1;
    return count;
}

;// CONCATENATED MODULE: ./build/portable/skill-file.js
// One SKILL.md as a conforming client reads it: bytes, frontmatter, fields. Every fault is told, and any
// that is no advice makes the client skip this skill alone. Specification: portable page, "Skills".









/** Judges the file; true when a client loads the skill. */
function judgeSkillFile(skill, ledger) {
    let fine = true;
    const tell = (rule, fault) => {
        if ((0,boundaries/* boundaryOf */.iH)(rule) === 'ADVICE') {
            ledger.add(rule, fault);
            return;
        }
        fine = false;
        ledger.add(rule, { ...fault, message: (0,effect/* skipsSkill */.kr)(skill.directory, fault.message) });
    };
    readSkill(skill, tell);
    return fine;
}
function readSkill(skill, tell) {
    if (skill.bytes === null) {
        tell('agent-skill/encoding', {
            messageId: 'too-large',
            message: `its SKILL.md has ${skill.size} bytes, and ${limits/* limits */.F.capturedFileBytes} are read`,
            place: (0,finding/* wholeFile */.A)(skill.path),
            found: `${skill.size} bytes`,
            expected: `at most ${limits/* limits */.F.capturedFileBytes} bytes`,
            fix: 'Move long parts into files of their own that SKILL.md links to.',
        });
        return;
    }
    const decoded = (0,base_frontmatter/* decodeMarkdown */.Y)(skill.path, skill.bytes);
    if (!decoded.ok) {
        const place = { ...(0,finding/* wholeFile */.A)(skill.path), line: decoded.line };
        tell('agent-skill/encoding', {
            messageId: decoded.why,
            message: decoded.why === 'utf-16'
                ? 'its SKILL.md is UTF-16'
                : `its SKILL.md is not UTF-8 from line ${decoded.line} on`,
            place,
            found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
            expected: 'UTF-8',
            fix: 'Save the file as UTF-8 without a byte-order mark.',
        });
        return;
    }
    const { source } = decoded;
    const frontmatter = (0,base_frontmatter/* parseFrontmatter */.y)(source);
    for (const problem of frontmatter.problems) {
        tell('agent-skill/frontmatter', {
            ...describeProblem(problem),
            place: source.place(problem.span.start, problem.span.end),
        });
    }
    if (frontmatter.node === null)
        return;
    for (const entry of (0,data_node/* duplicateEntries */.QC)(frontmatter.node)) {
        tell('agent-skill/frontmatter', {
            messageId: 'duplicate-key',
            message: `its frontmatter has the key ${(0,quote/* quote */.hD)(entry.key)} twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
            fix: `Keep one ${(0,quote/* quote */.hD)(entry.key)} and remove the other.`,
        });
    }
    judgeSkillFields({ source, node: frontmatter.node, directory: skill.directory, tell });
}

;// CONCATENATED MODULE: ./build/portable/skills.js
// Which skills a conforming client discovers: one for each immediate child directory of `skills/` with
// an exact-case SKILL.md. What looks like a skill elsewhere is named, so that nobody looks for it in vain.
// Never reads the disk. Specification: portable page, "Skills".








const skillFile = 'SKILL.md';
/** Judges `skills/` and everything in it, and says which skills load. */
function judgeSkills(tree, ledger) {
    const home = findHome(tree, ledger);
    if (home !== null) {
        const loaded = [];
        for (const child of (0,digest_tree/* childrenOf */.LU)(tree, home)) {
            const name = child.path.slice(child.path.lastIndexOf('/') + 1);
            if (judgeChild(tree, ledger, home, name))
                loaded.push(name);
        }
        for (const name of loaded.sort(order/* byCodeUnits */.C))
            ledger.loadSkill(name);
    }
    judgeUndiscovered(tree, ledger, home);
}
/** Real path of the skills directory, or null where there is none to look into. */
function findHome(tree, ledger) {
    const resolved = (0,resolve_path/* resolvePath */.o1)(tree, 'skills');
    switch (resolved.kind) {
        case 'missing':
            return null;
        case 'directory':
            return resolved.entry.path;
        case 'root':
            return '.';
        case 'lost':
            ledger.claim(resolved.link.path);
            ledger.skip('skills');
            ledger.add('portable/skills-location', {
                messageId: 'outside',
                message: (0,effect/* loadsNo */.jL)('skill', `"skills" is a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`),
                place: (0,finding/* wholeFile */.A)('skills'),
                found: `a link to ${resolved.link.target}`,
                expected: 'a directory inside the package',
                fix: 'Put the directory itself in the place of the link "skills".',
            });
            return null;
        default:
            ledger.skip('skills');
            ledger.add('portable/skills-location', {
                messageId: 'not-a-directory',
                message: (0,effect/* loadsNo */.jL)('skill', '"skills" is a file, not a directory'),
                place: (0,finding/* wholeFile */.A)('skills'),
                found: 'a file',
                expected: 'a directory',
                fix: 'Make "skills" a directory with one directory a skill, or rename the file.',
            });
            return null;
    }
}
/** Judges one child of `skills/`; true when a client loads it as a skill. */
function judgeChild(tree, ledger, home, name) {
    const what = `skills/${name}`;
    const child = (0,resolve_path/* resolvePath */.o1)(tree, (0,relative_path/* joinRelative */.r)(home, name));
    if (child.kind === 'lost') {
        ledger.claim(child.link.path);
        ledger.countSkill();
        return skip(ledger, what, {
            messageId: 'outside',
            message: (0,effect/* skipsSkill */.kr)(name, `${(0,quote/* quote */.hD)(what)} is a link that ${(0,resolve_path/* describeFate */.s8)(child.fate)}`),
            path: child.link.path,
            found: `a link to ${child.link.target}`,
            expected: 'a directory inside the package',
        });
    }
    if (child.kind !== 'directory')
        return false;
    return judgeSkillDirectory(tree, ledger, child.entry.path, name);
}
/**
 * Judges the skill in the real directory `directory` (`.` is the root), called `name`; true when a client
 * loads it. A directory without SKILL.md is none.
 */
function judgeSkillDirectory(tree, ledger, directory, name) {
    const what = `skills/${name}`;
    const path = (0,relative_path/* joinRelative */.r)(directory, skillFile);
    const file = (0,resolve_path/* resolvePath */.o1)(tree, path);
    if (file.kind === 'missing')
        return false;
    ledger.countSkill();
    if (file.kind === 'lost') {
        ledger.claim(file.link.path);
        return skip(ledger, what, {
            messageId: 'outside',
            message: (0,effect/* skipsSkill */.kr)(name, `its SKILL.md is a link that ${(0,resolve_path/* describeFate */.s8)(file.fate)}`),
            path: file.link.path,
            found: `a link to ${file.link.target}`,
            expected: 'a file inside the package',
        });
    }
    if (file.kind !== 'file') {
        return skip(ledger, what, {
            messageId: 'not-a-file',
            message: (0,effect/* skipsSkill */.kr)(name, 'its SKILL.md is a directory, not a file'),
            path,
            found: 'a directory',
            expected: 'a file',
        });
    }
    const bytes = tree.captured.get(path) ?? tree.captured.get(file.entry.path) ?? null;
    const fine = judgeSkillFile({ directory: name, path, bytes, size: file.entry.size }, ledger);
    if (!fine)
        ledger.skip(what);
    return fine;
}
function skip(ledger, what, { path, ...fault }) {
    ledger.skip(what);
    ledger.add('agent-skill/location', { ...fault, place: (0,finding/* wholeFile */.A)(path) });
    return false;
}
/** Files that are called like a skill and lie where no client looks. */
function judgeUndiscovered(tree, ledger, home) {
    const inside = home === null || home === '.' ? null : `${home}/`;
    for (const { type, path } of tree.entries) {
        const parts = path.split('/');
        const base = parts.at(-1) ?? '';
        if (type === 'directory' || base.toLowerCase() !== skillFile.toLowerCase())
            continue;
        if (parts.length === 1) {
            advise(ledger, path, 'root', 'it lies at the root', 'skills/<name>/SKILL.md');
            continue;
        }
        if (inside === null || !path.startsWith(inside))
            continue;
        const depth = path.slice(inside.length).split('/').length;
        if (depth === 1) {
            advise(ledger, path, 'loose', 'it lies directly in "skills"', 'skills/<name>/SKILL.md');
        }
        else if (depth > 2) {
            const expected = `skills/${parts.at(-2) ?? ''}/SKILL.md`;
            advise(ledger, path, 'nested', 'it lies deeper than skills/<name>/SKILL.md', expected);
        }
        else if (base !== skillFile &&
            !tree.byPath.has((0,relative_path/* joinRelative */.r)(...parts.slice(0, -1), skillFile))) {
            const expected = (0,relative_path/* joinRelative */.r)(...parts.slice(0, -1), skillFile);
            advise(ledger, path, 'file-name', 'its name has to be SKILL.md, in upper case', expected);
        }
    }
}
function advise(ledger, path, messageId, why, expected) {
    ledger.countSkill();
    ledger.add('agent-skill/not-discovered', {
        messageId,
        message: `conforming clients do not discover the skill ${(0,quote/* quote */.hD)(path)}: ${why}`,
        place: (0,finding/* wholeFile */.A)(path),
        found: path,
        expected,
        fix: `Move ${(0,quote/* quote */.hD)(path)} to ${(0,quote/* quote */.hD)(expected)} if clients are meant to load it.`,
    });
}


/***/ }),

/***/ 2256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ checkRegistry),
  v: () => (/* binding */ pathsWithoutRow)
});

// EXTERNAL MODULE: ./build/base/disk.js
var disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/base/mask-credentials.js
var mask_credentials = __webpack_require__(9541);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/manifest/host-range.js
var host_range = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/registry/compare-row.js + 1 modules
var compare_row = __webpack_require__(4551);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
;// CONCATENATED MODULE: ./build/registry/nearest-package.js
// "Did you mean" for a row whose directory is gone: the package of the same name elsewhere, else the path
// that reads most like it. Bounded, since a hostile registry can have many such rows.

const COMPARED = 2_000;
const ASKED = 64;
const finders = new WeakMap();
/** A package that may be meant by a path where nothing is, or null; after many questions only one of that name. */
function nearestPackage(packages, path) {
    const finder = finders.get(packages) ?? {
        byLastPart: new Map(packages.toReversed().map((one) => [lastPart(one), one])),
        asked: 0,
    };
    finders.set(packages, finder);
    const moved = finder.byLastPart.get(lastPart(path));
    if (moved !== undefined)
        return moved;
    finder.asked += 1;
    return finder.asked > ASKED || packages.length > COMPARED ? null : (0,nearest/* nearestOf */.q)(path, packages);
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/registry/not-admitted.js
var not_admitted = __webpack_require__(1482);
// EXTERNAL MODULE: ./build/registry/row-location.js
var row_location = __webpack_require__(40);
// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
// EXTERNAL MODULE: ./build/registry/shell-word.js
var shell_word = __webpack_require__(3325);
// EXTERNAL MODULE: ./build/registry/source/refuse-ref.js
var refuse_ref = __webpack_require__(8988);
// EXTERNAL MODULE: ./build/registry/source/row-finding.js
var row_finding = __webpack_require__(2946);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
// EXTERNAL MODULE: ./build/registry/tree-url.js
var tree_url = __webpack_require__(5676);
;// CONCATENATED MODULE: ./build/registry/judge-row.js













/** Judges one row. Its form was judged when it was read and is not repeated here. */
function judgeRow(registry, row, world) {
    const nothing = { row, path: null, source: null, candidate: null, findings: [], notChecked: [] };
    if (row.sourceUrl === null)
        return nothing;
    if ((0,source_url/* isRemoteText */.m4)(row.sourceUrl))
        return judgeRemote(registry, row, world, row.sourceUrl);
    const parsed = (0,source_url/* parseLocalSource */.EK)(row.sourceUrl);
    return parsed.ok ? judgeLocal(registry, row, world, parsed.path) : nothing;
}
function judgeRemote(registry, row, world, text) {
    const parsed = (0,tree_url/* parseTreeUrl */.tI)(text, { serverUrl: world.serverUrl });
    const base = { row, path: null, candidate: null };
    if (!parsed.ok) {
        const shown = (0,mask_credentials/* maskCredentials */.B)(text);
        const found = at(registry, row, 'sourceUrl', {
            rule: 'row/source-url',
            messageId: 'not-tree-url',
            message: `${(0,quote/* quote */.hD)(shown)} is no GitHub tree URL: ${parsed.phrase}`,
            found: shown,
            expected: `${tree_url/* githubServer */.Dl}/OWNER/REPO/tree/REF[/PATH], or a path relative to the registry file`,
            fix: 'copy the address of the directory on GitHub, at a tag',
        });
        return { ...base, source: null, findings: [found], notChecked: [] };
    }
    const { source } = parsed;
    const findings = [];
    if (source.server !== tree_url/* githubServer */.Dl && source.server.startsWith('https://')) {
        findings.push(at(registry, row, 'sourceUrl', {
            rule: 'row/other-server',
            messageId: 'other-server',
            message: `${row.label} comes from ${(0,quote/* quote */.hD)(source.server)}; a Clio host takes ${tree_url/* githubServer */.Dl} only`,
            found: source.server,
            expected: tree_url/* githubServer */.Dl,
        }));
    }
    const fetched = world.fetches?.(row) === true;
    const refused = fetched ? null : (0,refuse_ref/* refuseUnseenRef */.Gx)(source, (0,row_finding/* reportFor */.M)(registry, row));
    if (refused !== null)
        findings.push(refused);
    return {
        ...base,
        source,
        findings,
        notChecked: fetched ? [] : [{ what: `the bytes of ${row.label}`, why: `they are at ${text}` }],
    };
}
function judgeLocal(registry, row, world, path) {
    const location = (0,row_location/* locateRow */.T)(world.folder, path, world.disk);
    const base = { row, path, source: null };
    if (!location.ok) {
        const found = badLocation(registry, row, world, path, location);
        return { ...base, candidate: null, findings: [found], notChecked: [] };
    }
    const findings = [];
    if (world.tracks(path) === false) {
        findings.push(at(registry, row, 'sourceUrl', {
            rule: 'row/source-untracked',
            messageId: 'untracked',
            message: `git tracks nothing in ${(0,quote/* quote */.hD)(path)}`,
            found: path,
            expected: 'a directory that is in the repository',
            fix: `add the package to git: git add ${(0,shell_word/* shellWord */.r)(world.display(path))}`,
        }));
    }
    const candidate = world.readPackage(path);
    const notChecked = [];
    if (row.kind === 'extension') {
        notChecked.push({
            what: `the manifest of ${row.label}`,
            why: 'extension packages have a manifest of their own',
        });
    }
    else if (!candidate.valid) {
        const { draft } = (0,not_admitted/* notAdmitted */.q)(path, world.display(path), candidate);
        findings.push(at(registry, row, 'sourceUrl', draft));
    }
    findings.push(...(0,compare_row/* compareRow */.u)(registry, row, path, candidate, world));
    return { ...base, candidate, findings, notChecked };
}
function badLocation(registry, row, world, path, { why, at: part }) {
    if (why === 'link') {
        return at(registry, row, 'sourceUrl', {
            rule: 'row/source-link',
            messageId: 'link',
            message: `${(0,quote/* quote */.hD)(part)} on the way to the package is a symbolic link`,
            found: path,
            expected: 'real directories on the whole way',
            fix: 'give the path of the directory the link points at, or move the package here',
        });
    }
    const near = nearestPackage(world.packages, path);
    return at(registry, row, 'sourceUrl', {
        rule: 'row/source-missing',
        messageId: why,
        message: lostAt(why, path, part),
        found: path,
        expected: 'the directory of the package',
        fix: near === null
            ? 'restore the directory, mend the path, or remove the row'
            : `write sourceUrl: ${near} if you meant that; else restore the directory or remove the row`,
    });
}
/** The whole path, which is what the row says, and the part at which it ends. */
function lostAt(why, path, part) {
    if (why === 'missing') {
        const where = part === path ? '' : `: ${(0,quote/* quote */.hD)(part)} is not there`;
        return `there is nothing at ${(0,quote/* quote */.hD)(path)}${where}`;
    }
    const way = part === path ? '' : ` on the way to ${(0,quote/* quote */.hD)(path)}`;
    return `${(0,quote/* quote */.hD)(part)}${way} is no directory`;
}
function at(registry, row, key, draft) {
    return (0,finding/* finding */.g)({ ...draft, place: (0,row_place/* rowPlace */.G)(registry, row, key), row: row.label });
}

// EXTERNAL MODULE: ./build/registry/row-generation.js
var row_generation = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/registry/whole-file.js + 1 modules
var whole_file = __webpack_require__(2757);
;// CONCATENATED MODULE: ./build/registry/check-registry.js
// The whole registry: the file's own faults, the rules over the whole file, every row against its
// package, and packages that no row pins. One value out; decides no severity and prints nothing.
// Specification: registry page.











/** Checks a registry that was read before. Files of findings are relative to its folder. */
function checkRegistry(check) {
    const { registry } = check;
    const keeper = (0,keep_findings/* keepFindings */.q)(registry.file);
    // Half a file breaks rules over the whole of it that the other half would keep.
    const whole = registry.readable ? (0,whole_file/* judgeWholeFile */.B)(registry) : nothingWhole;
    const world = worldOf(check);
    const judged = registry.rows.map((row) => check.only?.(row) === false ? leftAlone(row) : judgeRow(registry, row, world));
    const groups = [
        registry.findings,
        whole.findings,
        check.clioVersion === undefined || check.clioVersion === 'auto'
            ? []
            : (0,row_generation/* generationFindings */.B)(registry, (0,host_range/* generationOfHost */.ig)(check.clioVersion)),
        ...judged.map((one) => one.findings),
        registry.readable ? packagesWithoutRow(check) : [],
    ];
    const failed = new Set();
    for (const group of groups) {
        for (const one of group) {
            keeper.add(one);
            if (one.row !== null && check.isError(one))
                failed.add(one.row);
        }
    }
    return {
        report: {
            path: registry.file,
            rows: judged.map((one) => rowReport(one, failed)),
            graph: whole.graph,
        },
        findings: keeper.findings,
        notChecked: [
            ...registry.notChecked,
            ...gitNotChecked(check, judged),
            ...unchanged(check),
            ...summed(judged.flatMap((one) => one.notChecked)),
            ...keeper.notChecked(),
        ],
        judged,
    };
}
const nothingWhole = { findings: [], graph: { nodes: [], edges: [], cycles: [] } };
function leftAlone(row) {
    return { row, path: null, source: null, candidate: null, findings: [], notChecked: [] };
}
function unchanged({ registry, only }) {
    const left = only === undefined ? 0 : registry.rows.filter((row) => !only(row)).length;
    if (left === 0)
        return [];
    const what = `the packages of ${left === 1 ? '1 unchanged row' : `${left} unchanged rows`}`;
    return [{ what, why: 'only what changed was asked for' }];
}
function worldOf(check) {
    return {
        folder: check.folder,
        readPackage: check.readPackage,
        provides: check.provides ?? (() => null),
        tracks: check.tracks ?? (() => null),
        explain: check.explain ?? (() => null),
        display: check.display ?? ((path) => path),
        packages: check.packages ?? [],
        serverUrl: check.serverUrl ?? null,
        fetches: check.fetches,
        disk: check.disk ?? disk/* realDisk */.U,
    };
}
function rowReport({ row, path, candidate }, failed) {
    return {
        id: row.label,
        verdict: failed.has(row.label) ? 'fail' : candidate === null ? 'skipped' : 'pass',
        version: row.version,
        sha256: row.sha256,
        digest: candidate?.contentDigest ?? null,
        sourceUrl: row.sourceUrl === null ? null : (0,mask_credentials/* maskCredentials */.B)(row.sourceUrl),
        package: path,
        resolvedCommit: null,
    };
}
/** Paths of packages that have no row, sorted. */
function pathsWithoutRow(registry, packages) {
    const pinned = new Set();
    for (const { sourceUrl } of registry.rows) {
        if (sourceUrl === null || (0,source_url/* isRemoteText */.m4)(sourceUrl))
            continue;
        const parsed = (0,source_url/* parseLocalSource */.EK)(sourceUrl);
        if (parsed.ok)
            pinned.add(parsed.path);
    }
    return packages.filter((path) => !pinned.has(path)).toSorted(order/* byCodeUnits */.C);
}
function packagesWithoutRow(check) {
    const { registry } = check;
    return pathsWithoutRow(registry, check.packages ?? []).map((path) => (0,finding/* finding */.g)({
        rule: 'registry/package-without-row',
        messageId: 'without-row',
        message: `the package at ${(0,quote/* quote */.hD)(path)} has no row`,
        place: (0,finding/* wholeFile */.A)(registry.file),
        found: path,
        expected: 'a row for every package below the registry',
        fix: 'run plugin-gate pin, which adds the row',
    }));
}
function gitNotChecked(check, judged) {
    if (check.tracks !== undefined || judged.every((one) => one.path === null))
        return [];
    return [
        {
            what: `whether git tracks the packages of ${check.registry.file}`,
            why: check.untold ?? 'it is not in a git repository',
        },
    ];
}
/** Thousands of remote rows are one line, not thousands. */
function summed(entries) {
    if (entries.length <= 20)
        return entries;
    return [
        ...entries.slice(0, 20),
        { what: `and ${entries.length - 20} more rows`, why: 'for the same reasons' },
    ];
}


/***/ }),

/***/ 1482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ notAdmitted)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3325);



/** Reasons that are shown with their places. */
const MOST_REASONS = 8;
/** The finding for the package at `path` (relative to the registry's folder); `shown` as a reader types it. */
function notAdmitted(path, shown, candidate) {
    const reasons = candidate.diagnostics.filter((one) => one.refuses);
    const first = reasons[0];
    const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
    const command = `plugin-gate check ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(shown)}`;
    const placed = reasons.slice(0, MOST_REASONS).map((one) => ({
        message: one.message,
        place: { ...one.place, file: (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinRelative */ .r)(path, one.place.file) },
    }));
    return {
        first: placed[0]?.place ?? null,
        draft: {
            rule: 'row/package-not-admitted',
            messageId: 'not-admitted',
            message: `a Clio host refuses the package at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}${first === undefined ? '' : `: ${first.message}${more}`}`,
            found: path,
            expected: 'a package that a host admits',
            fix: fixOf(first?.fix ?? null, reasons.length, command),
            related: placed,
        },
    };
}
function fixOf(first, count, command) {
    if (count > 1)
        return `mend all ${count}, each with its fix in: ${command}`;
    return first === null ? `mend what this shows: ${command}` : `${first}; see also: ${command}`;
}


/***/ }),

/***/ 4917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ generationFindings)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _manifest_generations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3516);
/* harmony import */ var _row_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3989);
/* harmony import */ var _row_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4956);
/* harmony import */ var _row_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1362);
// Kinds against the host that was asked for. Without one (`auto`) a row's kinds are those of the generation
// that admitted its package, which comparing with the manifest already holds, or of any known one.
// Specification: registry page, "Row against package"; manifest page, "Host generations".






/** Findings for kinds of rows and of their requirements that hosts of `generation` do not know. */
function generationFindings(registry, generation) {
    return registry.rows.flatMap((row) => {
        const found = [];
        if (row.kind !== null && (0,_row_form_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownKind */ .m)(row.kind) && !generation.names.row.includes(row.kind)) {
            found.push(otherGeneration(row, row.kind, (0,_row_place_js__WEBPACK_IMPORTED_MODULE_4__/* .rowPlace */ .G)(registry, row, 'kind'), generation));
        }
        for (const { id, span } of row.requires) {
            const kind = (0,_row_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReference */ .F)(id)?.kind ?? '';
            if (!(0,_row_form_js__WEBPACK_IMPORTED_MODULE_2__/* .isKnownKind */ .m)(kind) || generation.names.row.includes(kind))
                continue;
            const place = registry.source?.place(span.start, span.end) ?? row.place;
            found.push(otherGeneration(row, kind, place, generation));
        }
        return found;
    });
}
function otherGeneration(row, kind, place, generation) {
    const renamed = (0,_manifest_generations_js__WEBPACK_IMPORTED_MODULE_1__/* .renamedTo */ .cF)(kind);
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .g)({
        rule: 'row/kind',
        messageId: 'other-generation',
        message: `${generation.label} does not know the kind ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(kind)}`,
        place,
        found: kind,
        expected: `one of ${generation.names.row.join(', ')}`,
        fix: renamed !== null && generation.names.row.includes(renamed)
            ? `write ${renamed} in plugin.json and run plugin-gate pin, or check for another host`
            : 'check for a host that knows it, or remove the row',
        row: row.label,
    });
}


/***/ }),

/***/ 40:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ locateRow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7835);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
// Where a local row points, on disk: every step of the way a real directory, none of them a link.
// Looks at names only; never opens anything. Specification: registry page, "Row against package".



/** Walks from `folder` (absolute) along `path`. Throws `Fault` (`io`) when the system refuses. */
function locateRow(folder, path, disk = _base_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .realDisk */ .U) {
    let at = '';
    for (const part of path.split('/')) {
        at = at === '' ? part : `${at}/${part}`;
        const facts = factsOf(disk, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, at));
        if (facts === null)
            return { ok: false, why: 'missing', at };
        if (facts.isSymbolicLink())
            return { ok: false, why: 'link', at };
        if (!facts.isDirectory())
            return { ok: false, why: 'not-a-directory', at };
    }
    return { ok: true };
}
function factsOf(disk, path) {
    try {
        return disk.lstatSync(path, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error);
        // A path the system cannot hold is no path of a package.
        if (code === 'ENAMETOOLONG' || code === 'ENOTDIR')
            return null;
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('io', `cannot look at ${path} (${code ?? 'error'})`, null, error);
    }
}


/***/ }),

/***/ 2757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ judgeWholeFile)
});

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/manifest/cycles.js
var manifest_cycles = __webpack_require__(861);
;// CONCATENATED MODULE: ./build/registry/requirement-graph.js
// The requirement graph between rows: every target has a row, and no way leads back to its start.
// Iterative and linear. Specification: registry page, "Whole-file rules".




/** Looking for the nearest name among all rows costs; beyond these many missing targets it is left out. */
const SUGGESTIONS = 32;
/** Builds the graph of rows that have an identity; a reference without a row is a finding and no edge. */
function buildRequirementGraph(registry) {
    const { source } = registry;
    const nodes = new Set();
    for (const row of registry.rows)
        if (row.id !== null)
            nodes.add(row.id);
    const names = [...nodes];
    const edges = [];
    const findings = [];
    let missing = 0;
    for (const row of registry.rows) {
        for (const reference of row.requires) {
            if (!nodes.has(reference.id)) {
                missing += 1;
                const near = missing > SUGGESTIONS ? null : nearestRow(reference.id, names);
                findings.push(missingTarget(registry, row, reference, near));
            }
            else if (row.id !== null) {
                edges.push({ from: row.id, to: reference.id, mark: { row, reference } });
            }
        }
    }
    const cycles = (0,manifest_cycles/* findCycles */.p)(names, edges);
    for (const { path, closedBy } of cycles) {
        const { span } = closedBy.reference;
        const way = path.join(' → ');
        const itself = path.length === 2;
        findings.push((0,finding/* finding */.g)({
            rule: 'registry/requires-cycle',
            messageId: itself ? 'itself' : 'cycle',
            message: itself ? `${path[0]} requires itself` : `a requirement cycle: ${way}`,
            place: source?.place(span.start, span.end) ?? closedBy.row.place,
            found: way,
            expected: 'requirements that lead to an end',
            fix: `remove ${(0,quote/* quote */.hD)(closedBy.reference.id)} from the requirements of ${closedBy.row.label}, here and in its plugin.json, or break the cycle elsewhere`,
            row: closedBy.row.label,
        }));
    }
    return {
        graph: {
            nodes: names,
            edges: edges.map(({ from, to }) => ({ from, to })),
            cycles: cycles.map(({ path }) => path),
        },
        findings,
    };
}
function nearestRow(id, names) {
    const name = id.slice(id.indexOf(':'));
    return names.find((other) => other.endsWith(name)) ?? (0,nearest/* nearestOf */.q)(id, names);
}
function missingTarget(registry, row, reference, near) {
    const { start, end } = reference.span;
    return (0,finding/* finding */.g)({
        rule: 'registry/requires-missing',
        messageId: 'missing',
        message: `${row.label} requires ${(0,quote/* quote */.hD)(reference.id)}, which has no row`,
        place: registry.source?.place(start, end) ?? row.place,
        found: reference.id,
        expected: 'a row for every required package',
        fix: near === null
            ? `add a row for ${(0,quote/* quote */.hD)(reference.id)}, or remove the requirement here and in plugin.json`
            : `write ${(0,quote/* quote */.hD)(near)} if you meant that, else add a row for ${(0,quote/* quote */.hD)(reference.id)}`,
        row: row.label,
    });
}

// EXTERNAL MODULE: ./build/registry/row-place.js
var row_place = __webpack_require__(4956);
;// CONCATENATED MODULE: ./build/registry/whole-file.js
// Rules over the whole file, whatever changed in it: identity, one directory for one name, look-alike
// names, order, equal digests, requirements. Linear in the rows; reads nothing else.
// Specification: registry page, "Whole-file rules".





/** Judges the rows against each other. */
function judgeWholeFile(registry) {
    const { graph, findings } = buildRequirementGraph(registry);
    const identity = identityFindings(registry);
    return {
        graph,
        findings: [
            ...identity.findings,
            ...similarNameFindings(registry),
            ...equalDigestFindings(registry, identity.doubled),
            ...orderFindings(registry),
            ...findings,
        ],
    };
}
/** `doubled`: rows that have a finding because another row has their place. */
function identityFindings(registry) {
    const byId = new Map();
    const byName = new Map();
    const found = [];
    const doubled = new Set();
    for (const row of registry.rows) {
        if (row.id === null || row.name === null)
            continue;
        const twin = byId.get(row.id);
        if (twin !== undefined) {
            found.push(duplicateRow(registry, row, twin));
            doubled.add(row);
            continue;
        }
        byId.set(row.id, row);
        const sharing = byName.get(row.name) ?? [];
        const other = sharing.find((candidate) => !mayShareDirectory(candidate, row));
        if (other !== undefined) {
            found.push(sharedDirectory(registry, row, other));
            doubled.add(row);
        }
        sharing.push(row);
        byName.set(row.name, sharing);
    }
    return { findings: found, doubled };
}
/** A plugin and the extension that belongs to it have one name by design (Clio 0.6.2). */
function mayShareDirectory(a, b) {
    return [a.kind, b.kind].toSorted().join() === 'extension,plugin';
}
function duplicateRow(registry, row, twin) {
    return (0,finding/* finding */.g)({
        rule: 'registry/duplicate-row',
        messageId: 'twice',
        message: `${row.label} has two rows`,
        place: (0,row_place/* rowPlace */.G)(registry, row, 'name'),
        found: row.label,
        expected: 'one row for each kind and name',
        fix: 'remove one of the two rows, or give this package another name',
        row: row.label,
        related: [seenAt(registry, 'the other row', twin)],
    });
}
function sharedDirectory(registry, row, other) {
    return (0,finding/* finding */.g)({
        rule: 'registry/one-directory',
        messageId: 'shared',
        message: `${row.label} and ${other.label} would be installed in one directory`,
        place: (0,row_place/* rowPlace */.G)(registry, row, 'name'),
        found: row.name,
        expected: 'a name of its own for every package, whatever its kind',
        fix: `give one of the two packages another name than ${(0,quote/* quote */.hD)(row.name ?? '')}`,
        row: row.label,
        related: [seenAt(registry, `${other.label} has the name first`, other)],
    });
}
function similarNameFindings(registry) {
    const found = [];
    const firsts = new Map();
    for (const row of registry.rows) {
        if (row.name === null)
            continue;
        const folded = row.name.replace(/[-.]/g, '');
        const first = firsts.get(folded);
        if (first === undefined)
            firsts.set(folded, row);
        else if (first.name !== row.name) {
            found.push((0,finding/* finding */.g)({
                rule: 'registry/similar-name',
                messageId: 'separators',
                message: `${(0,quote/* quote */.hD)(row.name)} differs from ${(0,quote/* quote */.hD)(first.name ?? '')} only in - and .`,
                place: (0,row_place/* rowPlace */.G)(registry, row, 'name'),
                found: row.name,
                expected: 'names that stay apart without - and .',
                fix: 'give one of the two packages a clearly different name',
                row: row.label,
                related: [seenAt(registry, 'the other name', first)],
            }));
        }
    }
    return found;
}
function equalDigestFindings(registry, doubled) {
    const found = [];
    const firsts = new Map();
    for (const row of registry.rows) {
        if (row.sha256 === null || row.faulty.has('sha256') || doubled.has(row))
            continue;
        const first = firsts.get(row.sha256);
        if (first === undefined)
            firsts.set(row.sha256, row);
        else {
            found.push((0,finding/* finding */.g)({
                rule: 'registry/same-digest',
                messageId: 'same',
                message: `${row.label} and ${first.label} pin the same bytes`,
                place: (0,row_place/* rowPlace */.G)(registry, row, 'sha256'),
                found: row.sha256,
                expected: 'one row for one package',
                fix: 'remove the row that was copied, or run plugin-gate pin where its digest is stale',
                row: row.label,
                related: [{ message: 'the other pin', place: (0,row_place/* rowPlace */.G)(registry, first, 'sha256') }],
            }));
        }
    }
    return found;
}
function orderFindings(registry) {
    let before = null;
    const found = [];
    for (const row of registry.rows) {
        if (row.name === null)
            continue;
        if (before?.name != null && (0,order/* byCodeUnits */.C)(before.name, row.name) > 0) {
            found.push((0,finding/* finding */.g)({
                rule: 'registry/order',
                messageId: 'unsorted',
                message: `${(0,quote/* quote */.hD)(row.name)} stands after ${(0,quote/* quote */.hD)(before.name)}`,
                place: (0,row_place/* rowPlace */.G)(registry, row, 'name'),
                found: row.name,
                expected: 'rows sorted by name',
                fix: 'run plugin-gate pin, which sorts the rows',
                row: row.label,
            }));
        }
        before = row;
    }
    return found;
}
function seenAt(registry, message, row) {
    return { message, place: (0,row_place/* rowPlace */.G)(registry, row, 'name') };
}


/***/ }),

/***/ 7373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GitFacts: () => (/* binding */ GitFacts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/digest/attribute-findings.js
var attribute_findings = __webpack_require__(6956);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/git/repository.js
var git_repository = __webpack_require__(5799);
;// CONCATENATED MODULE: ./build/digest/nested-git.js
// A `.git` between the root of the repository and a package: then git takes the package for a part of another
// repository, and no clone has it. It is looked at and never asked. Threats page, "git".




/** The finding for the package at `packagePath` (repository-relative); submodules are told by a rule of their own. */
function nestedGitFindings(view, packagePath) {
    const parts = packagePath.split('/');
    for (let at = 1; at < parts.length; at += 1) {
        const between = parts.slice(0, at).join('/');
        if (view.entryAt(between)?.mode === 'submodule')
            return [];
        if ((0,git_repository/* hasGit */.tG)((0,external_node_path_.join)(view.repository.root, between)))
            return [nested(`${between}/.git`)];
    }
    return [];
}
function nested(path) {
    return (0,finding/* finding */.g)({
        rule: 'tree/nested-git',
        messageId: 'above',
        message: `${(0,quote/* quote */.hD)(path)} lies between the repository and the package, so git leaves the package out of every clone`,
        place: (0,finding/* wholeFile */.A)('.'),
        found: path,
        fix: `remove ${(0,quote/* quote */.hD)(path)} and git add the package, or keep that repository elsewhere`,
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/git/committed-checkout.js
var committed_checkout = __webpack_require__(4846);
// EXTERNAL MODULE: ./build/digest/checked-out.js
var checked_out = __webpack_require__(9765);
// EXTERNAL MODULE: ./build/digest/line-endings.js
var line_endings = __webpack_require__(8498);
;// CONCATENATED MODULE: ./build/digest/stored-bytes.js
// Files whose bytes here git would not keep: it stores text with LF, so CRLF in a work tree reaches no clone,
// whatever the digest says here. Also where git calls the tree clean. Starts git only for edited files
// under `text=auto`. Digest page, last section, "Attributes and configuration".







/**
 * The finding for the package at `packagePath` (repository-relative), or none; its file is relative to the
 * package, its fix names paths as `display` gives them. Looks only into files in which hashing saw a carriage return. Throws `Fault` (`git`).
 */
function storedBytesFindings(view, packagePath, tree, display = (path) => path) {
    const paths = [];
    for (const path of tree.carriageReturns ?? []) {
        const entry = view.entryAt((0,relative_path/* joinRelative */.r)(packagePath, path));
        if (entry !== undefined && losesCarriageReturns(view, entry))
            paths.push(path);
    }
    return paths.length === 0 ? [] : [stored(paths, display)];
}
/** Whether git takes CRLF for LF when a file with these attributes is added, and a clone leaves LF. */
function normalizing({ text, eol }) {
    if (text === 'unset' || eol === 'crlf')
        return 'never';
    if (text === 'auto')
        return 'auto';
    return text === 'set' || eol === 'lf' ? 'always' : 'never';
}
function losesCarriageReturns(view, entry) {
    if (entry.mode !== 'file' && entry.mode !== 'executable')
        return false;
    const attributes = view.attributesOf(entry.path);
    const how = normalizing(attributes);
    if (how === 'never' || !['unspecified', 'unset', 'set', ''].includes(attributes.encoding)) {
        return false;
    }
    const bytes = (0,checked_out/* fileBytes */.sG)(`${view.repository.root}/${entry.path}`);
    if (bytes === null || isObject(entry, bytes))
        return false;
    const kept = how === 'always' ? (0,line_endings/* everyCrlfToLf */.kd)(bytes) : (0,line_endings/* toLf */.yj)(bytes);
    if (kept === null)
        return false;
    if (how === 'always' || isObject(entry, kept))
        return true;
    return !committedWithCrlf(view, entry);
}
/** True where the bytes are what git has for the entry. */
function isObject({ object }, bytes) {
    const hash = (0,external_node_crypto_.createHash)(object.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === object;
}
/** Under `text=auto` git leaves a file alone that it already has with CRLF. */
function committedWithCrlf(view, entry) {
    return (0,committed_checkout/* withCheckout */.j)(view.repository, [entry], view.attributeFiles, (directory) => {
        const bytes = (0,checked_out/* fileBytes */.sG)(`${directory}/${entry.path}`);
        return bytes !== null && (0,line_endings/* isText */.KH)(bytes) && (0,line_endings/* everyCrlfToLf */.kd)(bytes) !== null;
    });
}
function stored(paths, display) {
    const [first = '.'] = paths;
    const one = paths.length === 1;
    const command = `sed -i 's/\\r$//' ${paths.slice(0, 3).map(display).map(quote/* quote */.hD).join(' ')}${paths.length > 3 ? ' …' : ''}`;
    return (0,finding/* finding */.g)({
        rule: 'tree/attribute-changes-bytes',
        messageId: 'stored',
        message: `${(0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3)} ${one ? 'has' : 'have'} CRLF here, and git stores ${one ? 'it' : 'them'} with LF, so no clone has these bytes`,
        place: (0,finding/* wholeFile */.A)(first),
        found: 'CRLF',
        expected: 'LF, as git stores it',
        fix: `save with LF line endings (${command}), then run plugin-gate pin; where CRLF is meant, write "-text" for ${one ? 'the file' : 'these files'} into .gitattributes`,
    });
}

// EXTERNAL MODULE: ./build/digest/untracked.js
var digest_untracked = __webpack_require__(974);
;// CONCATENATED MODULE: ./build/digest/tracked-findings.js
// What a package holds here and no clone of its repository has: files git does not track or ignores, empty
// directories, submodules. Each by name; a directory with many is told once. Pure over a tree and a view.
// Digest page, last section.



/**
 * Findings for the package at `packagePath` (repository-relative, `.` for the whole repository); fixes name
 * paths as `display` gives them, by default relative to the package.
 */
function trackedFindings(view, packagePath, tree, display = (path) => path) {
    const host = submoduleAbove(view, packagePath);
    if (host !== null)
        return [insideSubmodule(host)];
    const untracked = (0,digest_untracked/* untrackedOf */.V)(view, packagePath, tree);
    return [
        ...untracked.submodules.map(submodule),
        ...grouped(untracked.untracked, 'untracked', display),
        ...grouped(untracked.ignored, 'ignored', display),
        ...untracked.emptyDirectories.map(emptyDirectory),
    ];
}
function grouped(files, kind, display) {
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
    return [...byDirectory].flatMap(([directory, paths]) => paths.length > 1
        ? [directoryFinding(directory, paths, kind, display)]
        : paths.map((path) => fileFinding(path, kind, display)));
}
const verbs = { untracked: 'does not track', ignored: 'ignores' };
const cures = {
    untracked: (what) => `git add ${what}, or remove it`,
    ignored: (what) => `remove ${what}, or stop ignoring it in .gitignore and git add it`,
};
function fileFinding(path, kind, display) {
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'file',
        message: `git ${verbs[kind]} ${(0,quote/* quote */.hD)(path)}, so it is in the digest here and in no clone`,
        place: (0,finding/* wholeFile */.A)(path),
        found: path,
        fix: cures[kind]((0,quote/* quote */.hD)(display(path))),
    });
}
function directoryFinding(directory, paths, kind, display) {
    const shown = directory === '.' ? 'the package' : (0,quote/* quote */.hD)(directory);
    return (0,finding/* finding */.g)({
        rule: `tree/${kind}`,
        messageId: 'directory',
        message: `git ${verbs[kind]} the ${paths.length} files in ${shown}, so they are in the digest here and in no clone: ${(0,quote/* listNames */.Zv)(paths.map(quote/* quote */.hD), 3)}`,
        place: (0,finding/* wholeFile */.A)(directory),
        found: `${paths.length} files`,
        fix: cures[kind]((0,quote/* quote */.hD)(display(directory))),
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

// EXTERNAL MODULE: ./build/git/local-git.js
var local_git = __webpack_require__(8417);
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
    #around;
    #undecided = null;
    #repositories = new Map();
    #views = new Map();
    #untold = new Map();
    #attributesUntold = new Map();
    #asked = new Set();
    #packages = new Map();
    /**
     * `directories` are absolute; nothing outside them is asked about. The repository of each is the one `around`
     * it: what a person named, where that is more.
     */
    constructor(cwd, environment, directories, around = directories) {
        this.#around = around;
        this.#cwd = cwd;
        this.#environment = { ...environment };
        this.#directories = directories;
    }
    /** Where a directory lies in its repository; null outside git and where git cannot answer. */
    placeOf(directory) {
        const repository = this.#repositoryOf(directory);
        if (repository === null) {
            this.#untold.set(directory, (0,git_repository/* unusableGit */.U2)(directory) ?? 'it is not in a git repository');
            return null;
        }
        const view = this.#viewOf(repository);
        const path = (0,git_repository/* repositoryPath */.SH)(repository, directory);
        if (typeof view !== 'string' && path !== null)
            return { view, path };
        this.#untold.set(directory, typeof view === 'string' ? view : 'its real place is outside the repository');
        return null;
    }
    /** Why `placeOf` gave null for that directory. */
    whyUntold(directory) {
        return this.#untold.get(directory) ?? 'git was not asked';
    }
    /** What stands in the way of asking git about a directory that seems to be in a repository, or null. */
    doubtAbout(directory) {
        if (this.placeOf(directory) !== null)
            return null;
        return (this.#undecided ?? (this.#repositoryOf(directory) === null ? (0,git_repository/* unusableGit */.U2)(directory) : null));
    }
    /** Why what was asked of git stays undecided, or null. */
    undecided() {
        return this.#undecided;
    }
    /** True for an absolute directory that git ignores. */
    ignores(directory) {
        const place = this.placeOf(directory);
        return place !== null && place.path !== '.' && place.view.ignores(place.path);
    }
    /**
     * What the package at an absolute root has and a clone would not: untracked, ignored and empty things, and
     * bytes that git converts; null where git cannot tell.
     */
    untracked(root, tree) {
        const place = this.placeOf(root);
        if (place === null)
            return null;
        return this.#findingsIn(place, root, tree).filter(({ rule }) => !['tree/attribute-filter', 'tree/attribute-conversion'].includes(rule));
    }
    /** What git says of one package; files relative to it. */
    packageFindings(root, tree) {
        this.#asked.add(root);
        const place = this.placeOf(root);
        if (place === null)
            return [];
        const known = this.#packages.get(place.view) ?? new Set();
        this.#packages.set(place.view, known.add(place.path));
        return this.#findingsIn(place, root, tree);
    }
    #findingsIn({ view, path }, root, tree) {
        const shown = (0,display_path/* displayPath */.Gt)(this.#cwd, root);
        const display = (inside) => (0,relative_path/* joinRelative */.r)(shown, inside);
        return [
            ...nestedGitFindings(view, path),
            ...trackedFindings(view, path, tree, display),
            ...this.#unlessUntold(view, () => (0,attribute_findings/* attributeFindings */.X)(view, path)),
            ...this.#unlessUntold(view, () => storedBytesFindings(view, path, tree, display)),
        ];
    }
    /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
    repositoryFindings() {
        return [...this.#packages].flatMap(([view, packages]) => {
            const found = this.#unlessUntold(view, () => {
                const finding = unfixedAttributesFinding(view, [...packages]);
                return finding === null ? [] : [finding];
            });
            return found.map((finding) => (0,display_path/* rebase */.RU)(finding, (0,display_path/* displayPath */.Gt)(this.#cwd, view.repository.root)));
        });
    }
    notChecked() {
        const reasons = new Map();
        for (const [root, why] of this.#untold) {
            if (!this.#asked.has(root))
                continue;
            reasons.set(why, [...(reasons.get(why) ?? []), (0,display_path/* displayPath */.Gt)(this.#cwd, root)]);
        }
        const places = [...reasons].map(([why, roots]) => ({
            what: `whether git tracks what is in ${roots.length === 1 ? (roots[0] ?? '') : `${roots.length} packages`}`,
            why,
        }));
        const attributes = [...this.#attributesUntold].map(([view, why]) => ({
            what: `whether attributes change bytes in ${(0,display_path/* displayPath */.Gt)(this.#cwd, view.repository.root)}`,
            why,
        }));
        return [...places, ...attributes];
    }
    /** Nothing, and the reason kept, where git cannot tell the attributes; asked only once. */
    #unlessUntold(view, ask) {
        if (this.#attributesUntold.has(view))
            return [];
        try {
            return ask();
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            this.#noteStuck(error);
            this.#attributesUntold.set(view, error.message);
            return [];
        }
    }
    #noteStuck(error) {
        if (error instanceof local_git/* StuckGit */.xU)
            this.#undecided ??= error.message;
    }
    #repositoryOf(directory) {
        const known = this.#repositories.get(directory);
        if (known !== undefined)
            return known;
        const found = (0,git_repository/* findRepositoryBelow */.dl)(this.#around, directory, this.#environment);
        this.#repositories.set(directory, found);
        return found;
    }
    /** The view of the part of a repository that this run is about, or why git did not give it. */
    #viewOf(repository) {
        const known = this.#views.get(repository.root);
        if (known !== undefined)
            return known;
        const paths = this.#directories.flatMap((directory) => (0,git_repository/* repositoryPath */.SH)(repository, directory) ?? []);
        let view;
        try {
            view = (0,repository_view/* readRepositoryView */.sr)(repository, (0,external_node_path_.join)(repository.root, commonDirectory(paths)));
        }
        catch (error) {
            if (!(error instanceof fault/* Fault */.vC) || error.code !== 'git')
                throw error;
            this.#noteStuck(error);
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

/***/ 547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ PackageShelf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/usecases/display-path.js
var display_path = __webpack_require__(167);
// EXTERNAL MODULE: ./build/capability/package-capabilities.js
var package_capabilities = __webpack_require__(4038);
// EXTERNAL MODULE: ./build/digest/name-findings.js
var name_findings = __webpack_require__(597);
// EXTERNAL MODULE: ./build/manifest/payload/read-payloads.js + 25 modules
var read_payloads = __webpack_require__(6086);
// EXTERNAL MODULE: ./build/manifest/read-manifest.js + 18 modules
var read_manifest = __webpack_require__(6985);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/json.js + 1 modules
var json = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/source.js
var base_source = __webpack_require__(4103);
// EXTERNAL MODULE: ./build/manifest/captures.js
var captures = __webpack_require__(5277);
;// CONCATENATED MODULE: ./build/portable/foreign-manifest.js
// Manifests of other clients beside plugin.json: recognised and named, so that nobody believes they
// change what is checked; where name or version disagree, a person would install one thing and get
// another. Judges nothing else in them. Reads the tree value only.







const compared = ['name', 'version'];
/** Names each foreign manifest and compares it with `ours`, the root of plugin.json. */
function judgeForeignManifests(tree, ours, ledger) {
    for (const path of captures/* foreignManifests */.T) {
        const entry = tree.byPath.get(path);
        if (entry === undefined || entry.type === 'directory')
            continue;
        const bytes = tree.captured.get(path);
        const decoded = bytes === undefined ? null : (0,decode/* decodeUtf8 */._)(bytes);
        const parsed = decoded?.ok === true ? (0,json/* parseJson */.q)(decoded.text) : null;
        const root = parsed?.ok === true && parsed.root.type === 'map' ? parsed.root : null;
        ledger.add('portable/foreign-manifest', {
            messageId: root === null ? 'unreadable' : 'found',
            message: root === null
                ? `${(0,quote/* quote */.hD)(path)} is a manifest of another client, is not checked, and is no JSON object`
                : `${(0,quote/* quote */.hD)(path)} is a manifest of another client and is not checked`,
            place: (0,finding/* wholeFile */.A)(path),
        });
        if (root === null || ours === null || decoded?.ok !== true)
            continue;
        const source = new base_source/* Source */.k(path, decoded.text);
        const packages = path.endsWith('marketplace.json') ? ourEntries(root, ours) : [root];
        for (const theirs of packages)
            compare(source, theirs, ours, ledger);
    }
}
/** The entries of a marketplace that mean this package: one that has its name, or the one at its root. */
function ourEntries(root, ours) {
    const plugins = (0,data_node/* entryOf */.Ms)(root, 'plugins')?.value;
    if (plugins?.type !== 'list')
        return [];
    const name = textOf(ours, 'name');
    return plugins.items.filter((item) => {
        if (item.type !== 'map')
            return false;
        const place = textOf(item, 'source');
        return place === undefined ? textOf(item, 'name') === name : place === '.' || place === './';
    });
}
function textOf(map, key) {
    return (0,data_node/* stringOf */.Je)((0,data_node/* entryOf */.Ms)(map, key)?.value);
}
function compare(source, theirs, ours, ledger) {
    for (const field of compared) {
        const node = (0,data_node/* entryOf */.Ms)(theirs, field)?.value;
        const their = (0,data_node/* stringOf */.Je)(node);
        const our = textOf(ours, field);
        if (node === undefined || their === undefined || our === undefined || their === our)
            continue;
        ledger.add('portable/foreign-disagrees', {
            messageId: field,
            message: `the ${field} ${(0,quote/* quote */.hD)(their)} in ${(0,quote/* quote */.hD)(source.file)} disagrees with ${(0,quote/* quote */.hD)(our)} in plugin.json`,
            place: source.place(node.span.start, node.span.end),
            found: their,
            expected: our,
            fix: `Write the same ${field} in both files.`,
        });
    }
}

// EXTERNAL MODULE: ./build/portable/ledger.js
var portable_ledger = __webpack_require__(5849);
// EXTERNAL MODULE: ./build/portable/effect.js
var effect = __webpack_require__(1429);
// EXTERNAL MODULE: ./build/portable/resolve-path.js
var resolve_path = __webpack_require__(3720);
;// CONCATENATED MODULE: ./build/portable/links.js
// Links of a package for a conforming client: inside the root they are allowed, and worth a word;
// any that leads outside is refused when it is followed. Specification: portable page, 7.




/** Judges every link that no other finding tells about already. */
function judgeLinks(tree, ledger) {
    for (const entry of tree.entries) {
        if (entry.type !== 'link' || ledger.isClaimed(entry.path))
            continue;
        if (entry.resolved !== null) {
            ledger.add('portable/link', {
                messageId: 'inside',
                message: `other clients follow the link ${(0,quote/* quote */.hD)(entry.path)} to ${(0,quote/* quote */.hD)(entry.resolved)}, and an archive may not keep it`,
                place: (0,finding/* wholeFile */.A)(entry.path),
                found: `a link to ${entry.target}`,
                expected: 'a file or directory',
            });
            continue;
        }
        const fate = (0,resolve_path/* fateOf */._L)(tree, entry);
        ledger.add('portable/path-outside', {
            messageId: fate === 'outside' ? 'outside' : 'nowhere',
            message: (0,effect/* refusesPath */.tW)(entry.path, `the link to ${(0,quote/* quote */.hD)(entry.target)} ${(0,resolve_path/* describeFate */.s8)(fate)}`),
            place: (0,finding/* wholeFile */.A)(entry.path),
            found: `a link to ${entry.target}`,
            expected: 'a target inside the package',
            fix: `Put the file itself in the place of the link ${(0,quote/* quote */.hD)(entry.path)}, or remove the link.`,
        });
    }
}

// EXTERNAL MODULE: ./build/portable/markdown.js + 3 modules
var markdown = __webpack_require__(8416);
// EXTERNAL MODULE: ./build/base/nearest.js
var nearest = __webpack_require__(578);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/portable/json-file.js
// One JSON object at a fixed place of the package, read from the tree's captured bytes: the same steps
// for plugin.json and mcp.json, which only differ in what a client does about a fault.
// Specification: portable page, "Package and manifest" 1, 2 and 6.







/** Reads `path`, a name at the root of the package. */
function readJsonFile(tree, path) {
    if (!tree.byPath.has(path))
        return { kind: 'absent' };
    const resolved = (0,resolve_path/* resolvePath */.o1)(tree, path);
    if (resolved.kind === 'lost') {
        return {
            kind: 'outside',
            link: resolved.link.path,
            text: `is a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`,
        };
    }
    if (resolved.kind !== 'file')
        return { kind: 'not-a-file', found: 'a directory' };
    const bytes = tree.captured.get(path) ?? tree.captured.get(resolved.entry.path);
    if (bytes === undefined) {
        const { size } = resolved.entry;
        return bad('too-large', (0,finding/* wholeFile */.A)(path), `has ${size} bytes, and ${limits/* limits */.F.capturedFileBytes} are read`, {
            found: `${size} bytes`,
            fix: 'Make the file smaller; no client needs one of this size.',
        });
    }
    const decoded = (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded.ok) {
        const place = { ...(0,finding/* wholeFile */.A)(path), line: decoded.line };
        return decoded.why === 'byte-order-mark'
            ? bad('byte-order-mark', place, 'begins with a byte-order mark', {
                found: 'a byte-order mark',
                fix: 'Save the file as UTF-8 without a byte-order mark.',
            })
            : bad('not-utf8', place, `is not UTF-8 from line ${decoded.line} on`, {
                found: decoded.why === 'utf-16' ? 'UTF-16' : 'bytes that are not UTF-8',
                fix: 'Save the file as UTF-8.',
            });
    }
    const source = new base_source/* Source */.k(path, decoded.text);
    const parsed = (0,json/* parseJson */.q)(decoded.text);
    if (!parsed.ok) {
        const place = source.place(parsed.span.start, parsed.span.end);
        return bad(parsed.why, place, `is not JSON: ${parsed.message}`, {});
    }
    if (parsed.root.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(parsed.root);
        const place = source.place(parsed.root.span.start, parsed.root.span.end);
        return bad('not-object', place, `holds ${found} instead of an object`, { found });
    }
    return { kind: 'read', source, root: parsed.root };
}
function bad(why, place, text, more) {
    return { kind: 'bad', why, place, text, found: more.found ?? null, fix: more.fix ?? null };
}

;// CONCATENATED MODULE: ./build/portable/spec-versions.js
// Versions of the Agent Plugins specification as a table: one row a version. Identifiers are compared
// as text and never fetched. Specification: portable page, "Package and manifest" 3.
const base = 'https://agent-plugins.org/schemas';
function row(version, status) {
    return {
        version,
        status,
        manifestSchema: `${base}/${version}/plugin.schema.json`,
        mcpSchema: `${base}/${version}/mcp.schema.json`,
    };
}
const specVersions = [row('1.0.0', 'judged'), row('1.1.0', 'draft')];
const judgedSpec = row('1.0.0', 'judged');
/** The version that a schema identifier names (`1.1.0`), known to the table or not; null for anything else. */
function versionInIdentifier(identifier, file) {
    const start = `${base}/`;
    const end = `/${file}`;
    if (identifier.length > 200 || !identifier.startsWith(start) || !identifier.endsWith(end)) {
        return null;
    }
    const version = identifier.slice(start.length, -end.length);
    return /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version) ? version : null;
}
/** `1.1.0, a draft` for a version of the table that is not judged, else the version alone. */
function describeVersion(version) {
    const known = specVersions.find((one) => one.version === version);
    return known?.status === 'draft' ? `${version}, a draft` : version;
}

;// CONCATENATED MODULE: ./build/portable/mcp-schema.js
// The version of mcp.json: its identifier is compared as text, never fetched, and has to name the version
// that plugin.json names. Specification: portable page, "mcp.json".



/** Judges `$schema`; `manifestVersion` is what plugin.json names, or null. */
function judgeMcpSchema({ source, root, drop }, manifestVersion) {
    const expected = judgedSpec.mcpSchema;
    const fix = `Write "$schema": "${expected}".`;
    const node = (0,data_node/* entryOf */.Ms)(root, '$schema')?.value;
    if (node === undefined) {
        drop('mcp/schema', {
            messageId: 'missing',
            message: 'mcp.json has no "$schema"',
            place: source.linePlace(1),
            expected,
            fix: `Add "$schema": "${expected}".`,
        });
        return;
    }
    const place = source.place(node.span.start, node.span.end);
    const text = (0,data_node/* stringOf */.Je)(node);
    if (text === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(node);
        drop('mcp/schema', {
            messageId: 'wrong-type',
            message: `"$schema" of mcp.json is ${found}, not a string`,
            place,
            found,
            expected,
            fix,
        });
        return;
    }
    const version = versionInIdentifier(text, 'mcp.schema.json');
    const wanted = manifestVersion ?? judgedSpec.version;
    if (version === null) {
        drop('mcp/schema', {
            messageId: 'unknown',
            message: `"$schema" of mcp.json is ${(0,quote/* quote */.hD)(text)}, not the identifier of Agent Plugins 1.0.0`,
            place,
            found: text,
            expected,
            fix,
        });
    }
    else if (version !== wanted) {
        drop('mcp/schema', {
            messageId: 'mismatch',
            message: `mcp.json is of version ${describeVersion(version)}, and plugin.json of ${describeVersion(wanted)}`,
            place,
            found: version,
            expected: wanted,
            fix: version === judgedSpec.version
                ? `Write "$schema": "${judgedSpec.manifestSchema}" in plugin.json.`
                : fix,
        });
    }
}

// EXTERNAL MODULE: ./build/portable/boundaries.js
var boundaries = __webpack_require__(2598);
;// CONCATENATED MODULE: ./build/portable/placeholders.js

const pluginRoot = `$\{PLUGIN_ROOT}`;
const pluginData = `$\{PLUGIN_DATA}`;
const known = [pluginRoot, pluginData];
const looksLikeOne = /\$\{[^{}]{0,80}\}|\$(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)\b|%(?:[A-Z]{1,20}_)?PLUGIN_(?:ROOT|DATA)%|\{\{\s{0,4}[A-Za-z_.]{1,40}\s{0,4}\}\}/g;
const longest = 16 * 1024;
function placeholdersIn(text) {
    return text.length > longest ? [] : (text.match(looksLikeOne) ?? []);
}
/** For a place where the two are replaced: advises on each other spelling, once. */
function adviseSpellings(server, node, field, text) {
    for (const one of new Set(placeholdersIn(text))) {
        if (known.includes(one))
            continue;
        const meant = /data/i.test(one)
            ? pluginData
            : /plugin|root/i.test(one)
                ? pluginRoot
                : undefined;
        server.tell('mcp/placeholder', {
            messageId: 'spelling',
            message: `other clients do not replace ${(0,quote/* quote */.hD)(one)} in ${(0,quote/* quote */.hD)(field)} of MCP server ${(0,quote/* quote */.hD)(server.name)}`,
            place: server.source.place(node.span.start, node.span.end),
            found: one,
            expected: known.join(' or '),
            fix: meant === undefined ? null : `Write ${(0,quote/* quote */.hD)(meant)} if that is meant.`,
        });
    }
}
/** For a place where nothing is replaced: advises on the first that looks like one. */
function adviseElsewhere(server, span, where, text) {
    const [first] = placeholdersIn(text);
    if (first === undefined)
        return;
    server.tell('mcp/placeholder', {
        messageId: 'elsewhere',
        message: `other clients do not replace ${(0,quote/* quote */.hD)(first)} in ${where} of MCP server ${(0,quote/* quote */.hD)(server.name)}`,
        place: server.source.place(span.start, span.end),
        found: first,
        expected: 'placeholders only in args, env values and cwd',
    });
}

;// CONCATENATED MODULE: ./build/portable/secrets.js
// Values of mcp.json that look like secrets: told by place and name, never shown. Everything a finding
// quotes from a server, excerpts included, passes through here first.
// Specification: portable page, "Secrets in env or headers: warning, and never printed".



/** Forms that are credentials whatever they are called; each linear, on text of at most `longest`. */
const credential = /gh[pousr]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|glpat-[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9_-]{16,}|xox[abeprs]-[A-Za-z0-9-]{10,}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,}|npm_[A-Za-z0-9]{30,}|(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g;
const secretName = /(?:^|[^a-z])(?:token|secret|passwd|password|passphrase|api[_-]?key|access[_-]?key|secret[_-]?key|private[_-]?key|credentials?|authorization|cookie)$|(?:token|secret|password|apikey)$/i;
const secrets_longest = 16 * 1024;
/** Why a string is taken for a secret, or null. */
function secretIn({ field, key, text }) {
    if (text.slice(0, secrets_longest).search(credential) >= 0)
        return 'value';
    return field !== 'args' && secretName.test(key.slice(-100)) && !standsForOne(text)
        ? 'name'
        : null;
}
/** Texts that people write where a secret will be: a placeholder, a hint, nothing. */
function standsForOne(text) {
    const bare = text.trim().replace(/^(?:Bearer|Basic|Token)\s+/i, '');
    return (bare.length < 4 ||
        /\$\{[^{}]{0,80}\}|^\$[A-Za-z_]|^%[A-Za-z_]+%$|^[<{[]|\{\{|\.\.\.|…/.test(bare.slice(0, 200)) ||
        /^(?:your|my|the|change|replace|insert|example|dummy|sample|todo|x{3}|\*{3}|true$|false$|none$|null$)/i.test(bare));
}
/** Warns where the string looks like a secret. The value itself goes nowhere. */
function adviseSecret(server, node, string) {
    const why = secretIn(string);
    if (why === null)
        return;
    const { field, key } = string;
    const what = field === 'args'
        ? `args[${key}]`
        : field === 'env'
            ? `the variable ${(0,quote/* quote */.hD)(key)}`
            : `the header ${(0,quote/* quote */.hD)(key)}`;
    const place = server.source.place(node.span.start, node.span.end);
    server.tell('mcp/secret', {
        messageId: why,
        message: `everybody who installs the package reads ${what} of MCP server ${(0,quote/* quote */.hD)(server.name)}, and it ${why === 'value' ? 'has the form of' : 'seems to be'} a secret`,
        place: { ...place, excerpt: null },
        expected: 'no secret in the package',
        fix: `Take the secret out of mcp.json, replace it where it is valid, and let the client's user supply it.`,
    });
}
/** The text with everything that has the form of a credential replaced, quoted. */
function shown(text) {
    return (0,quote/* quote */.hD)(text.slice(0, secrets_longest).replace(credential, '***'));
}
/** The same source with secrets, users and queries of URLs starred out; every offset stays. */
function maskSecrets(source, root) {
    const spans = [];
    collectSpans(root, spans);
    let text = '';
    let at = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        text += source.text.slice(at, start) + starred(source.text.slice(start, end));
        at = end;
    }
    text += source.text.slice(at);
    text = text
        .replace(credential, starred)
        .replace(/(?<=:\/\/)[^\s"/?#@\\]{1,500}(?=@)/g, starred)
        .replace(/(?<=[?&][A-Za-z_-]{1,40}=)[^\s"&#\\]{1,4000}/g, starred);
    return new base_source/* Source */.k(source.file, text);
}
/**
 * Spans of every value that looks like a secret, wherever it stands: a file with faults in its shape
 * must not show what a well-shaped one hides.
 */
function collectSpans(node, spans) {
    if (node.type === 'scalar')
        return;
    if (node.type === 'list') {
        for (const item of node.items)
            collectSpans(item, spans);
        return;
    }
    for (const { key, value } of node.entries) {
        const text = (0,data_node/* stringOf */.Je)(value);
        const holdsSecrets = key === 'env' || key === 'headers';
        if (text !== undefined) {
            if (!holdsSecrets && secretIn({ field: 'env', key, text }) === null)
                continue;
            spans.push({ start: value.span.start + 1, end: value.span.end - 1 });
        }
        else if (value.type === 'scalar'
            ? secretName.test(key.slice(-100))
            : holdsSecrets && value.type === 'list') {
            spans.push(value.span);
        }
        else
            collectSpans(value, spans);
    }
}
function starred(text) {
    return text.replace(/[^\r\n]/g, '*');
}

;// CONCATENATED MODULE: ./build/portable/mcp-arguments.js
// Arguments and environment of a stdio server: opaque strings, whatever they hold; two names of the
// environment belong to the client. Specification: portable page, `args`, `env`.




const reservedNames = ['PLUGIN_ROOT', 'PLUGIN_DATA'];
/** Judges `args` where it is there. */
function judgeArgs(server) {
    const { source, tell, countsOnly } = server;
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'args')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'list') {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/args', {
            messageId: 'wrong-type',
            message: `its args is ${found}, not a list`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'a list of strings',
        });
        return;
    }
    for (const [at, item] of value.items.entries()) {
        const text = (0,data_node/* stringOf */.Je)(item);
        if (text !== undefined) {
            adviseSpellings(server, item, `args[${at}]`, text);
            adviseSecret(server, item, { field: 'args', key: String(at), text });
            continue;
        }
        if (countsOnly('mcp/args'))
            continue;
        const found = (0,data_node/* describeNode */.WQ)(item);
        tell('mcp/args', {
            messageId: 'item',
            message: `its args[${at}] is ${found}, not a string`,
            place: source.place(item.span.start, item.span.end),
            found,
            expected: 'a string',
            fix: item.type === 'scalar' ? `Write ${(0,quote/* quote */.hD)(item.text)}.` : null,
        });
    }
}
/** Judges `env` where it is there. Values are never quoted: they may be secrets. */
function judgeEnvironment(server) {
    const { source, tell } = server;
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'env')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/env', {
            messageId: 'wrong-type',
            message: `its env is ${found}, not an object`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'an object of strings by name',
        });
        return;
    }
    for (const { key, keySpan, value: item } of value.entries) {
        if (reservedNames.includes(key)) {
            tell('mcp/env', {
                messageId: 'reserved',
                message: `its env sets ${key}, which the client sets itself`,
                place: source.place(keySpan.start, keySpan.end),
                found: key,
                expected: 'names other than PLUGIN_ROOT and PLUGIN_DATA',
                fix: `Remove ${key} from env; the client sets it.`,
            });
        }
        adviseElsewhere(server, keySpan, 'the name of a variable', key);
        const text = (0,data_node/* stringOf */.Je)(item);
        if (text !== undefined) {
            adviseSpellings(server, item, `env.${key}`, text);
            adviseSecret(server, item, { field: 'env', key, text });
            continue;
        }
        const found = item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : (0,data_node/* describeNode */.WQ)(item);
        tell('mcp/env', {
            messageId: 'value',
            message: `its env ${(0,quote/* quote */.hD)(key)} is ${found}, not a string`,
            place: source.place(item.span.start, item.span.end),
            found,
            expected: 'a string',
            fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
        });
    }
}

// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
;// CONCATENATED MODULE: ./build/portable/mcp-command.js
// The command of a stdio server: one token, a bare name or `./…` inside the package. Whether the file
// is there and executable is advice. Nothing is ever run. Specification: portable page, `command`.





/** Judges `command`, which has to be there. */
function judgeCommand(server) {
    const { node, source, tell, keyPlace } = server;
    const expected = 'a bare name, or a path that begins with "./"';
    const value = (0,data_node/* entryOf */.Ms)(node, 'command')?.value;
    if (value === undefined) {
        tell('mcp/command', {
            messageId: 'missing',
            message: 'it has no "command"',
            place: keyPlace,
            expected,
            fix: 'Add "command" with the name of a program, or a path that begins with "./".',
        });
        return;
    }
    const place = source.place(value.span.start, value.span.end);
    const command = (0,data_node/* stringOf */.Je)(value);
    if (command === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/command', {
            messageId: 'wrong-type',
            message: `its command is ${found}, not a string`,
            place,
            found,
            expected,
            fix: 'Write "command" as one string and its arguments into "args".',
        });
        return;
    }
    const fault = formFault(command) ?? fileFault(server, value, command);
    if (fault === null)
        return;
    tell('mcp/command', {
        messageId: fault.messageId,
        message: `its command ${shown(command)} ${fault.text}`,
        place,
        found: shown(command),
        expected,
        fix: fault.fix,
    });
}
function formFault(command) {
    const below = 'Put the program into the package and write a path that begins with "./".';
    if (command === '') {
        return { messageId: 'empty', text: 'is empty', fix: 'Write the name of a program.' };
    }
    if (command.includes('${')) {
        return {
            messageId: 'placeholder',
            text: 'has a placeholder, and none is replaced in a command',
            fix: `Write "./" instead of "${pluginRoot}/"; for other programs write the bare name.`,
        };
    }
    if (command.includes('\\')) {
        return { messageId: 'backslash', text: 'has a backslash', fix: 'Write the path with "/".' };
    }
    if (command.includes('\0')) {
        return { messageId: 'path', text: 'has a NUL', fix: 'Remove the NUL.' };
    }
    if (command.startsWith('/') || /^[A-Za-z]:/.test(command)) {
        return {
            messageId: 'absolute',
            text: 'is an absolute path',
            fix: 'Write the bare name, which is looked up in PATH; or put the program into the package and begin with "./".',
        };
    }
    if (command.startsWith('./'))
        return null;
    if (command === '..' || command.startsWith('../')) {
        return { messageId: 'outside', text: 'leads outside the package', fix: below };
    }
    if (/\s/.test(command)) {
        const [first = '', ...rest] = command.trim().split(/\s+/);
        return {
            messageId: 'arguments',
            text: 'has blanks, and a command is one token',
            fix: `Write "command": ${shown(first)} and "args": [${rest.slice(0, 20).map(shown).join(', ')}].`,
        };
    }
    if (command.includes('/') || command === '.') {
        return {
            messageId: 'path',
            text: 'is a path without "./" before it',
            fix: `Write ${shown(`./${command}`)} for the file in the package.`,
        };
    }
    return null;
}
/** Judges a command that begins with `./` against the tree. */
function fileFault(server, value, command) {
    if (!command.startsWith('./'))
        return null;
    const parsed = (0,relative_path/* parseRelativePath */.z)(command);
    const inside = 'Name a file inside the package.';
    if (!parsed.ok)
        return { messageId: 'outside', text: 'leads outside the package', fix: inside };
    const resolved = (0,resolve_path/* resolvePath */.o1)(server.tree, parsed.path);
    switch (resolved.kind) {
        case 'lost':
            server.ledger.claim(resolved.link.path);
            return {
                messageId: 'outside',
                text: `is a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`,
                fix: 'Put the program itself in the place of the link.',
            };
        case 'root':
        case 'directory':
            return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
        case 'missing':
            if (command.endsWith('/')) {
                return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
            }
            advise(server, value, 'missing', `there is no file ${shown(command)}`, 'Add the file, or correct the path.');
            return null;
        default:
            if (command.endsWith('/')) {
                return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
            }
            if (!resolved.entry.executable) {
                const fix = `Make ${shown(resolved.entry.path)} executable (chmod +x) and commit that.`;
                advise(server, value, 'not-executable', `the file ${shown(command)} is not executable`, fix);
            }
            return null;
    }
}
function advise(server, value, messageId, text, fix) {
    server.tell('mcp/command-missing', {
        messageId,
        message: `other clients cannot start MCP server ${shown(server.name)}: ${text}`,
        place: server.source.place(value.span.start, value.span.end),
        expected: 'an executable file',
        fix,
    });
}

;// CONCATENATED MODULE: ./build/portable/mcp-cwd.js
// The working directory of a stdio server: `./…`, or below `${PLUGIN_ROOT}` or `${PLUGIN_DATA}`, inside
// after resolution. Specification: portable page, `cwd`.





const expected = `"./…", "${pluginRoot}/…" or "${pluginData}/…"`;
/** Judges `cwd` where it is there. */
function judgeCwd(server) {
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'cwd')?.value;
    if (value === undefined)
        return;
    const place = server.source.place(value.span.start, value.span.end);
    const cwd = (0,data_node/* stringOf */.Je)(value);
    if (cwd === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(value);
        server.tell('mcp/cwd', {
            messageId: 'wrong-type',
            message: `its cwd is ${found}, not a string`,
            place,
            found,
            expected,
        });
        return;
    }
    const fail = (messageId, text, fix) => server.tell('mcp/cwd', {
        messageId,
        message: `its cwd ${shown(cwd)} ${text}`,
        place,
        found: shown(cwd),
        expected,
        fix,
    });
    const form = /^(?:\.\/|\$\{PLUGIN_(ROOT|DATA)\}(?:\/|$))/.exec(cwd);
    if (form === null) {
        const own = `./${cwd.replace(/^(?:\.?\/){1,100}/, '')}`;
        fail('form', 'begins with neither "./" nor a placeholder for a directory', cwd.startsWith('$')
            ? `Begin with "${pluginRoot}/" or "${pluginData}/", the "/" included.`
            : `Write ${shown(own)} for a directory of the package, or begin with "${pluginData}/".`);
        return;
    }
    const rest = cwd.slice(form[0].length);
    const parsed = (0,relative_path/* parseRelativePath */.z)(rest === '' ? '.' : `./${rest}`);
    if (!parsed.ok || rest.startsWith('/')) {
        const text = !parsed.ok && parsed.fault === 'backslash' ? 'has a backslash' : 'leads outside';
        fail('outside', text, 'Name a directory inside, with "/" between its parts.');
        return;
    }
    adviseSpellings(server, value, 'cwd', rest);
    if (form[1] === 'DATA')
        return;
    const resolved = (0,resolve_path/* resolvePath */.o1)(server.tree, parsed.path);
    if (resolved.kind === 'lost') {
        server.ledger.claim(resolved.link.path);
        fail('outside', `passes a link that ${(0,resolve_path/* describeFate */.s8)(resolved.fate)}`, 'Put the directory itself in the place of the link.');
        return;
    }
    if (resolved.kind === 'directory' || resolved.kind === 'root')
        return;
    server.tell('mcp/cwd-missing', {
        messageId: resolved.kind === 'file' ? 'not-a-directory' : 'missing',
        message: `other clients cannot start MCP server ${shown(server.name)}: its cwd ${shown(cwd)} ${resolved.kind === 'file' ? 'is a file' : 'is not in the package'}`,
        place,
        found: shown(cwd),
        expected: 'a directory of the package',
    });
}

;// CONCATENATED MODULE: ./build/portable/mcp-headers.js
// Headers of a server over HTTP: names are tokens, unique ignoring case; values hold no CR, LF or NUL
// and are never quoted, because they may be secrets. Specification: portable page, `headers`.




const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Judges `headers` where it is there. */
function judgeHeaders(server) {
    const { source, tell } = server;
    const value = (0,data_node/* entryOf */.Ms)(server.node, 'headers')?.value;
    if (value === undefined)
        return;
    if (value.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(value);
        tell('mcp/headers', {
            messageId: 'wrong-type',
            message: `its headers is ${found}, not an object`,
            place: source.place(value.span.start, value.span.end),
            found,
            expected: 'an object of strings by name',
        });
        return;
    }
    const seen = new Map();
    for (const { key, keySpan, value: item } of value.entries) {
        const keyPlace = source.place(keySpan.start, keySpan.end);
        if (!token.test(key)) {
            tell('mcp/headers', {
                messageId: 'name',
                message: `the header name ${(0,quote/* quote */.hD)(key)} is not an HTTP token`,
                place: keyPlace,
                found: key,
                expected: 'letters, digits and a few marks, no blanks',
                fix: key === '' ? 'Give the header a name, or remove it.' : null,
            });
        }
        const folded = key.toLowerCase();
        const earlier = seen.get(folded);
        if (earlier !== undefined && earlier !== key) {
            tell('mcp/headers', {
                messageId: 'twice',
                message: `the header ${(0,quote/* quote */.hD)(key)} is ${(0,quote/* quote */.hD)(earlier)} again, as case does not count`,
                place: keyPlace,
                found: key,
                expected: 'each header once',
                fix: `Keep one of ${(0,quote/* quote */.hD)(earlier)} and ${(0,quote/* quote */.hD)(key)}.`,
            });
        }
        if (earlier === undefined)
            seen.set(folded, key);
        adviseElsewhere(server, keySpan, 'the name of a header', key);
        const text = (0,data_node/* stringOf */.Je)(item);
        const place = source.place(item.span.start, item.span.end);
        if (text === undefined) {
            const found = item.type === 'scalar' && typeof item.value === 'number' ? 'a number' : (0,data_node/* describeNode */.WQ)(item);
            tell('mcp/headers', {
                messageId: 'value',
                message: `its header ${(0,quote/* quote */.hD)(key)} is ${found}, not a string`,
                place,
                found,
                expected: 'a string',
                fix: item.type === 'scalar' ? 'Put the value in quotes, or remove it.' : null,
            });
            continue;
        }
        const control = /[\r\n\0]/.exec(text)?.[0];
        if (control !== undefined) {
            const name = control === '\r' ? 'CR' : control === '\n' ? 'LF' : 'NUL';
            tell('mcp/headers', {
                messageId: 'control',
                message: `the value of its header ${(0,quote/* quote */.hD)(key)} holds ${name}`,
                place,
                found: name,
                expected: 'a value without CR, LF and NUL',
                fix: `Remove the ${name} from the value of ${(0,quote/* quote */.hD)(key)}.`,
            });
        }
        adviseElsewhere(server, item.span, 'a header', text);
        adviseSecret(server, item, { field: 'headers', key, text });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp-url.js
// The URL of a server over HTTP: absolute, with a host, without user and fragment; plain http only to
// this machine. The text is judged strictly before a lenient URL parser sees it, which would repair it.
// Nothing is fetched. Specification: portable page, `url`; threats page, "URLs".



const mcp_url_longest = 8 * 1024;
const mcp_url_expected = 'an absolute http or https URL';
/** Judges `url`, which has to be there. */
function judgeUrl(server) {
    const { node, source, tell, keyPlace } = server;
    const value = (0,data_node/* entryOf */.Ms)(node, 'url')?.value;
    if (value === undefined) {
        const fix = 'Add "url" with the address of the server.';
        tell('mcp/url', {
            messageId: 'missing',
            message: 'it has no "url"',
            place: keyPlace,
            expected: mcp_url_expected,
            fix,
        });
        return;
    }
    const place = source.place(value.span.start, value.span.end);
    const url = (0,data_node/* stringOf */.Je)(value);
    if (url === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(value);
        const message = `its url is ${found}, not a string`;
        tell('mcp/url', { messageId: 'wrong-type', message, place, found, expected: mcp_url_expected });
        return;
    }
    adviseElsewhere(server, value.span, 'the url', url);
    const faults = urlFaults(url);
    for (const [messageId, text, fix] of faults) {
        const message = `its url ${shownUrl(url)} ${text}`;
        tell('mcp/url', { messageId, message, place, found: shownUrl(url), expected: mcp_url_expected, fix });
    }
    const written = faults.length === 0 ? hostOf(url) : null;
    if (written === null || written.text.toLowerCase() === written.read)
        return;
    tell('mcp/url-form', {
        messageId: 'host',
        message: `other clients may read the host ${shown(written.text)} of MCP server ${shown(server.name)} in another way: it stands for ${shown(written.read)}`,
        place,
        found: written.text,
        expected: written.read,
        fix: `Write the host as ${shown(written.read)}.`,
    });
}
/** Everything wrong with the text; the host as a parser reads it only where the text has the right form. */
function urlFaults(url) {
    if (url.length > mcp_url_longest) {
        return [['form', `has ${url.length} characters`, `Use at most ${mcp_url_longest} characters.`]];
    }
    const whole = 'Write the whole URL, beginning with "https://".';
    const faults = [];
    if (url.includes('#')) {
        faults.push(['fragment', 'has a fragment', 'Remove the "#" and what follows it.']);
    }
    const parts = /^(https?):\/\/([^/?#]*)/i.exec(url);
    if (parts === null) {
        return [...faults, ['form', 'is not an absolute http or https URL', whole]];
    }
    if (/[\u0000-\u0020\u007f-\u00a0\\\ufeff]|\s/.test(url)) {
        faults.push([
            'form',
            'has a blank, a control character or a backslash',
            'Remove it, or write it percent-encoded.',
        ]);
    }
    const authority = parts[2] ?? '';
    const host = authority.slice(authority.lastIndexOf('@') + 1);
    if (authority.includes('@')) {
        faults.push([
            'user',
            'has a user before the host',
            'Remove everything between "//" and the host; ask for credentials in a header.',
        ]);
    }
    if (host === '' || host.startsWith(':'))
        return [...faults, ['host', 'has no host', whole]];
    if (faults.length > 0)
        return faults;
    const read = hostOf(url);
    if (read === null) {
        return [['host', 'has a host or a port that is none', 'Correct the host and the port.']];
    }
    if ((parts[1] ?? '').toLowerCase() === 'http' && !isThisMachine(read.read)) {
        return [
            [
                'plain-http',
                'is plain http to another machine',
                'Write "https://"; plain http is only for localhost, 127.0.0.0/8 and [::1].',
            ],
        ];
    }
    return faults;
}
/** The host as written and as a URL parser reads it. */
function hostOf(url) {
    const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
    const text = authority.replace(/:[0-9]*$/, '');
    if (!URL.canParse(url))
        return null;
    return { text, read: usualForm(new URL(url).hostname) };
}
/** `localhost`, 127.0.0.0/8 and `[::1]`, as a URL parser reads them; odd spellings are `mcp/url-form`. */
function isThisMachine(host) {
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
/** IPv4 mapped into IPv6 as plain IPv4; any other host as it is. */
function usualForm(host) {
    const mapped = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(host);
    if (mapped === null)
        return host;
    const halves = [mapped[1], mapped[2]].map((half) => Number.parseInt(half ?? '0', 16));
    return halves.flatMap((half) => [half >> 8, half & 0xff]).join('.');
}
/** Without user and query: both may hold secrets. */
function shownUrl(url) {
    const start = url.slice(0, mcp_url_longest);
    const query = start.indexOf('?');
    const bare = query < 0 ? start : `${start.slice(0, query)}?…`;
    return shown(bare.replace(/^([A-Za-z][A-Za-z0-9+.-]{0,30}:\/*)[^/?#]*@/, '$1…@'));
}

;// CONCATENATED MODULE: ./build/portable/mcp-server.js
// One server of mcp.json: a closed variant, stdio or one of the two over HTTP. Anything else makes a
// client skip this server and load the others. Specification: portable page, "Each server".










const keysOf = {
    stdio: ['type', 'command', 'args', 'env', 'cwd'],
    http: ['type', 'url', 'headers'],
};
const variantOfType = new Map([
    ['stdio', 'stdio'],
    ['streamable-http', 'http'],
    ['sse', 'http'],
]);
const typeNames = '"stdio", "streamable-http" or "sse"';
/** Judges one server; true when a client loads it. */
function judgeServer({ tree, ledger, source, entry }) {
    let loads = true;
    const name = entry.key;
    const tell = (rule, fault) => {
        if ((0,boundaries/* boundaryOf */.iH)(rule) === 'ADVICE') {
            ledger.add(rule, fault);
            return;
        }
        loads = false;
        ledger.add(rule, { ...fault, message: (0,effect/* skipsServer */._A)(name, fault.message) });
    };
    const countsOnly = (rule) => {
        if (!ledger.countsOnly(rule))
            return false;
        if ((0,boundaries/* boundaryOf */.iH)(rule) !== 'ADVICE')
            loads = false;
        return true;
    };
    const node = entry.value;
    if (node.type !== 'map') {
        if (countsOnly('mcp/server'))
            return loads;
        const found = (0,data_node/* describeNode */.WQ)(node);
        tell('mcp/server', {
            messageId: 'wrong-type',
            message: `it is ${found}, not an object`,
            place: source.place(node.span.start, node.span.end),
            found,
            expected: 'an object',
        });
        return loads;
    }
    const keyPlace = source.place(entry.keySpan.start, entry.keySpan.end);
    const server = { tree, ledger, source, name, node, keyPlace, tell, countsOnly };
    const variant = judgeType(server);
    judgeKeys(server, variant);
    if (variant === 'stdio') {
        judgeCommand(server);
        judgeArgs(server);
        judgeEnvironment(server);
        judgeCwd(server);
    }
    else {
        judgeUrl(server);
        judgeHeaders(server);
    }
    return loads;
}
/** The variant by its type, else the one its fields look like, so that they are judged all the same. */
function judgeType({ source, node, keyPlace, tell }) {
    const looksLike = (0,data_node/* entryOf */.Ms)(node, 'url') !== undefined && (0,data_node/* entryOf */.Ms)(node, 'command') === undefined ? 'http' : 'stdio';
    const likely = looksLike === 'http' ? 'streamable-http' : 'stdio';
    const type = (0,data_node/* entryOf */.Ms)(node, 'type')?.value;
    if (type === undefined) {
        tell('mcp/server', {
            messageId: 'type-missing',
            message: 'it has no "type"',
            place: keyPlace,
            expected: typeNames,
            fix: `Add "type": "${likely}".`,
        });
        return looksLike;
    }
    const text = (0,data_node/* stringOf */.Je)(type);
    const variant = text === undefined ? undefined : variantOfType.get(text);
    if (variant !== undefined)
        return variant;
    const found = text === undefined ? (0,data_node/* describeNode */.WQ)(type) : (0,quote/* quote */.hD)(text);
    tell('mcp/server', {
        messageId: 'type-unknown',
        message: `its type is ${found}, not ${typeNames}`,
        place: source.place(type.span.start, type.span.end),
        found: text ?? found,
        expected: typeNames,
        fix: `Write "type": "${likely}".`,
    });
    return looksLike;
}
function judgeKeys({ source, node, tell, countsOnly }, variant) {
    const known = keysOf[variant];
    const others = keysOf[variant === 'stdio' ? 'http' : 'stdio'];
    for (const { key, keySpan } of node.entries) {
        if (known.includes(key) || countsOnly('mcp/server-key'))
            continue;
        const place = source.place(keySpan.start, keySpan.end);
        const expected = known.join(', ');
        if (others.includes(key)) {
            const kind = variant === 'stdio' ? 'a stdio server' : 'a server over HTTP';
            tell('mcp/server-key', {
                messageId: 'other-variant',
                message: `${kind} has no ${(0,quote/* quote */.hD)(key)}`,
                place,
                found: key,
                expected,
                fix: `Remove ${(0,quote/* quote */.hD)(key)}, or change "type".`,
            });
            continue;
        }
        const near = (0,nearest/* nearestOf */.q)(key, known);
        tell('mcp/server-key', {
            messageId: 'unknown',
            message: `it has the unknown key ${(0,quote/* quote */.hD)(key)}`,
            place,
            found: key,
            expected,
            fix: near === null
                ? `Remove ${(0,quote/* quote */.hD)(key)}.`
                : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(key)}, or remove it.`,
        });
    }
}

;// CONCATENATED MODULE: ./build/portable/mcp.js
// mcp.json as a conforming client reads it: the file as a whole first (any fault there drops every
// server), then each server by itself. Values that look like secrets never reach a finding.
// Specification: portable page, "mcp.json".









const file = 'mcp.json';
const knownKeys = ['$schema', 'mcpServers'];
/** What other clients call it, in lower case. */
const serversElsewhere = ['servers', 'mcp_servers', 'mcp-servers', 'mcpservers', 'mcpserver'];
/** The key that holds the servers by another name; undefined where "mcpServers" is there. */
function misnamedServers(root) {
    if ((0,data_node/* entryOf */.Ms)(root, 'mcpServers') !== undefined)
        return undefined;
    return root.entries.find(({ key }) => serversElsewhere.includes(key.toLowerCase()));
}
/** Judges mcp.json; `manifestVersion` is what plugin.json's `$schema` names, or null. */
function judgeMcp(tree, manifestVersion, ledger) {
    let dropped = false;
    const drop = (rule, fault) => {
        dropped = true;
        ledger.add(rule, { ...fault, message: (0,effect/* loadsNo */.jL)('MCP server', fault.message) });
    };
    const read = readMcpFile(tree, ledger, drop);
    const results = [];
    if (read !== null) {
        const mcp = { ...read, drop };
        mcp_judgeKeys(mcp, ledger);
        judgeMcpSchema(mcp, manifestVersion);
        const servers = findServers(mcp);
        for (const entry of servers === null ? [] : effectiveEntries(servers)) {
            ledger.countServer();
            results.push([entry.key, judgeServer({ tree, ledger, source: mcp.source, entry })]);
        }
    }
    if (dropped)
        ledger.skip(file);
    for (const [name, loads] of dropped ? [] : results) {
        if (loads)
            ledger.loadServer(name);
        else
            ledger.skip(`${file}#${name}`);
    }
}
function readMcpFile(tree, ledger, drop) {
    const read = readJsonFile(tree, file);
    switch (read.kind) {
        case 'absent':
            return null;
        case 'outside':
            ledger.claim(read.link);
            drop('mcp/location', {
                messageId: 'outside',
                message: `mcp.json ${read.text}`,
                place: (0,finding/* wholeFile */.A)(file),
                expected: 'a file inside the package',
                fix: 'Put the file itself in the place of the link.',
            });
            return null;
        case 'not-a-file':
            drop('mcp/location', {
                messageId: 'not-a-file',
                message: `mcp.json is ${read.found}, not a file`,
                place: (0,finding/* wholeFile */.A)(file),
                found: read.found,
                expected: 'a file',
                fix: 'Make mcp.json a regular file, or rename the directory.',
            });
            return null;
        case 'bad':
            drop('mcp/json', {
                messageId: read.why,
                message: `mcp.json ${read.text}`,
                // Secrets can only be told apart in a text that parses, so no line of this one is shown.
                place: { ...read.place, excerpt: null },
                found: read.found,
                expected: 'a JSON object',
                fix: read.fix,
            });
            return null;
        default:
            return { source: maskSecrets(read.source, read.root), root: read.root };
    }
}
function mcp_judgeKeys({ source, root, drop }, ledger) {
    const misnamed = misnamedServers(root);
    for (const entry of root.entries) {
        if (knownKeys.includes(entry.key) || ledger.countsOnly('mcp/unknown-key'))
            continue;
        const near = (0,nearest/* nearestOf */.q)(entry.key, knownKeys);
        drop('mcp/unknown-key', {
            messageId: 'unknown',
            message: `mcp.json has the key ${(0,quote/* quote */.hD)(entry.key)}, and only "$schema" and "mcpServers" are allowed`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: knownKeys.join(', '),
            fix: entry === misnamed
                ? `Rename ${(0,quote/* quote */.hD)(entry.key)} to "mcpServers".`
                : near === null
                    ? `Remove ${(0,quote/* quote */.hD)(entry.key)} from mcp.json.`
                    : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(entry.key)}.`,
        });
    }
    const servers = (misnamed ?? (0,data_node/* entryOf */.Ms)(root, 'mcpServers'))?.value;
    const maps = [root, ...(servers?.type === 'map' ? mapsIn(servers) : [])];
    for (const entry of maps.flatMap(data_node/* duplicateEntries */.QC)) {
        if (ledger.countsOnly('mcp/duplicate-key'))
            continue;
        ledger.add('mcp/duplicate-key', {
            messageId: 'duplicate',
            message: `other clients may read another value: mcp.json has the key ${(0,quote/* quote */.hD)(entry.key)} twice in one object`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
        });
    }
}
/** The servers' object, each server, and the objects in it (env, headers). */
function mapsIn(servers) {
    const maps = [servers];
    for (const { value } of servers.entries) {
        if (value.type !== 'map')
            continue;
        maps.push(value);
        for (const inner of value.entries)
            if (inner.value.type === 'map')
                maps.push(inner.value);
    }
    return maps;
}
function findServers({ source, root, drop }) {
    // A misnamed key is told as unknown, and its servers are judged all the same: one round less.
    const node = (misnamedServers(root) ?? (0,data_node/* entryOf */.Ms)(root, 'mcpServers'))?.value;
    if (node === undefined) {
        drop('mcp/servers', {
            messageId: 'missing',
            message: 'mcp.json has no "mcpServers"',
            place: source.linePlace(1),
            expected: 'an object of servers by name',
            fix: 'Add "mcpServers" with one object a server, or remove mcp.json.',
        });
        return null;
    }
    if (node.type === 'map')
        return node;
    const found = (0,data_node/* describeNode */.WQ)(node);
    drop('mcp/servers', {
        messageId: 'wrong-type',
        message: `"mcpServers" is ${found}, not an object`,
        place: source.place(node.span.start, node.span.end),
        found,
        expected: 'an object of servers by name',
    });
    return null;
}
/** Of entries with one key the last, as JSON readers take it, in the order of the first. */
function effectiveEntries(map) {
    const last = new Map(map.entries.map((entry) => [entry.key, entry]));
    return [...last.values()];
}

// EXTERNAL MODULE: ./build/digest/tree.js
var digest_tree = __webpack_require__(5589);
;// CONCATENATED MODULE: ./build/portable/near-locations.js
// Files that look like a fixed location and are none: `Skills/`, `.mcp.json`. Nothing reads them, and
// nobody says so elsewhere. Specification: portable page, "Fixed locations".



const fixedLocations = new Map([
    ['skills', 'skills'],
    ['skill', 'skills'],
    ['mcp.json', 'mcp.json'],
    ['.mcp.json', 'mcp.json'],
]);
/** Adds advice for each entry of the root that is nearly a fixed location, where the real one is absent. */
function judgeNearLocations(tree, ledger) {
    for (const { path } of (0,digest_tree/* childrenOf */.LU)(tree, '.')) {
        const meant = fixedLocations.get(path.toLowerCase());
        if (meant === undefined || meant === path || tree.byPath.has(meant))
            continue;
        ledger.add('portable/near-location', {
            messageId: 'unread',
            message: `other clients do not read ${(0,quote/* quote */.hD)(path)}: the location is ${(0,quote/* quote */.hD)(meant)}`,
            place: (0,finding/* wholeFile */.A)(path),
            found: path,
            expected: meant,
            fix: `Rename ${(0,quote/* quote */.hD)(path)} to ${(0,quote/* quote */.hD)(meant)} if clients are meant to read it.`,
        });
    }
}

// EXTERNAL MODULE: ./build/manifest/plugin-id.js
var plugin_id = __webpack_require__(8011);
;// CONCATENATED MODULE: ./build/portable/manifest-extensions.js
// `extensions` of plugin.json for a conforming client: not an object is ignored; a member that is none is
// contested between clients, so the careful reading counts. Specification: portable page, 2.



/** Judges `extensions` where it is there. */
function judgeExtensions(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'extensions')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        const found = (0,data_node/* describeNode */.WQ)(node);
        ledger.reportField('extensions');
        ledger.add('portable/extensions', {
            messageId: 'not-object',
            message: (0,effect/* ignores */.Wi)('extensions', `it is ${found}, not an object`),
            place: source.place(node.span.start, node.span.end),
            found,
            expected: 'an object',
        });
        return;
    }
    for (const entry of node.entries) {
        if (entry.value.type === 'map' || ledger.countsOnly('portable/extension-member'))
            continue;
        const found = (0,data_node/* describeNode */.WQ)(entry.value);
        ledger.add('portable/extension-member', {
            messageId: 'not-object',
            message: (0,effect/* rejects */.zo)(`the extension ${(0,quote/* quote */.hD)(entry.key)} is ${found}, not an object (clients differ: some only ignore it)`),
            place: source.place(entry.value.span.start, entry.value.span.end),
            found,
            expected: 'an object',
            fix: `Put what ${(0,quote/* quote */.hD)(entry.key)} holds into an object.`,
        });
    }
}

// EXTERNAL MODULE: ./build/manifest/strict-version.js
var strict_version = __webpack_require__(9394);
;// CONCATENATED MODULE: ./build/portable/metadata-forms.js
// Odd but harmless metadata of plugin.json: a version that is no SemVer, URLs, an e-mail address, a
// licence that is no SPDX expression. Advice only: nothing here rejects anything.
// Specification: portable page, "Package and manifest" 5.



/** Common names of licences that are no SPDX identifiers, and what may be meant. */
const looseLicences = new Map([
    ['apache', 'Apache-2.0'],
    ['apache2', 'Apache-2.0'],
    ['apache 2', 'Apache-2.0'],
    ['apache 2.0', 'Apache-2.0'],
    ['apache-2', 'Apache-2.0'],
    ['apache license 2.0', 'Apache-2.0'],
    ['bsd', 'BSD-3-Clause'],
    ['gpl', 'GPL-3.0-or-later'],
    ['gplv2', 'GPL-2.0-only'],
    ['gplv3', 'GPL-3.0-only'],
    ['lgpl', 'LGPL-3.0-or-later'],
    ['mit license', 'MIT'],
    ['mpl', 'MPL-2.0'],
    ['proprietary', 'LicenseRef-Proprietary'],
    ['unlicensed', 'LicenseRef-Proprietary'],
]);
/** Adds advice for each string whose form other tools may not understand. */
function judgeMetadataForms(source, root, ledger) {
    const advise = (messageId, node, judge) => {
        const text = (0,data_node/* stringOf */.Je)(node);
        const advice = node === undefined || text === undefined ? null : judge(text);
        if (node === undefined || text === undefined || advice === null)
            return;
        ledger.add('portable/metadata-form', {
            messageId,
            message: advice.message,
            place: source.place(node.span.start, node.span.end),
            found: text,
            expected: advice.expected,
            fix: advice.fix,
        });
    };
    const author = (0,data_node/* memberOf */.C5)(root, 'author');
    advise('version', (0,data_node/* memberOf */.C5)(root, 'version'), versionAdvice);
    advise('url', (0,data_node/* memberOf */.C5)(root, 'homepage'), urlAdvice('homepage'));
    advise('url', (0,data_node/* memberOf */.C5)(root, 'repository'), urlAdvice('repository'));
    advise('licence', (0,data_node/* memberOf */.C5)(root, 'license'), licenceAdvice);
    if (author?.type !== 'map')
        return;
    advise('url', (0,data_node/* memberOf */.C5)(author, 'url'), urlAdvice('author.url'));
    advise('email', (0,data_node/* memberOf */.C5)(author, 'email'), emailAdvice);
}
function versionAdvice(text) {
    if ((0,strict_version/* versionFault */.n)(text) === null)
        return null;
    const suggestion = (0,strict_version/* suggestVersion */.b)(text);
    return {
        message: `other clients may not order the version ${(0,quote/* quote */.hD)(text)}: it is not a Semantic Version`,
        expected: 'a Semantic Version',
        fix: suggestion === null ? null : `Write "version": ${(0,quote/* quote */.hD)(suggestion)}.`,
    };
}
function urlAdvice(field) {
    return (text) => {
        const plain = text.length <= 2048 && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
        if (plain)
            return null;
        return {
            message: `other clients may not open ${(0,quote/* quote */.hD)(field)}: ${(0,quote/* quote */.hD)(text)} is not an http or https URL`,
            expected: 'an http or https URL',
            fix: `Give ${(0,quote/* quote */.hD)(field)} as a whole URL that begins with "https://".`,
        };
    };
}
function emailAdvice(text) {
    if (text.length <= 254 && /^[^\s@<>]{1,64}@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(text))
        return null;
    return {
        message: `other clients may not show "author.email": ${(0,quote/* quote */.hD)(text)} is not an e-mail address`,
        expected: 'an e-mail address alone',
        fix: 'Write the address alone, such as "team@example.org".',
    };
}
function licenceAdvice(text) {
    const meant = text.length <= 64 ? (looseLicences.get(text.trim().toLowerCase()) ?? null) : null;
    if (meant === null && looksLikeSpdx(text))
        return null;
    return {
        message: `other clients may not know the licence ${(0,quote/* quote */.hD)(text)}: it is not an SPDX expression`,
        expected: 'an SPDX expression',
        fix: meant === null ? null : `Write the SPDX identifier that is meant, such as ${(0,quote/* quote */.hD)(meant)}.`,
    };
}
/** Identifiers joined by AND, OR and WITH, parentheses balanced; the list of identifiers is not kept here. */
function looksLikeSpdx(text) {
    if (text.length > 256)
        return false;
    const words = text.replaceAll('(', ' ( ').replaceAll(')', ' ) ').trim().split(/\s+/);
    let depth = 0;
    let wantsOperand = true;
    for (const word of words) {
        if (word === '(') {
            if (!wantsOperand)
                return false;
            depth += 1;
        }
        else if (word === ')') {
            if (wantsOperand || depth === 0)
                return false;
            depth -= 1;
        }
        else if (wantsOperand) {
            if (!/^[A-Za-z0-9][A-Za-z0-9.:+-]*$/.test(word) || /^(?:AND|OR|WITH)$/.test(word))
                return false;
            wantsOperand = false;
        }
        else {
            if (!/^(?:AND|OR|WITH)$/.test(word))
                return false;
            wantsOperand = true;
        }
    }
    return !wantsOperand && depth === 0;
}

;// CONCATENATED MODULE: ./build/portable/manifest-fields.js
// The fields of plugin.json for a conforming client: types decide, null is a violation, forms are
// advice, what is unknown is reported and ignored. Specification: portable page, 2, 4 and 5.







const stringFields = ['version', 'description', 'homepage', 'repository', 'license'];
const authorFields = ['name', 'email', 'url'];
const knownFields = [
    '$schema',
    'name',
    ...stringFields,
    'author',
    'keywords',
    'extensions',
];
/** Fields that other formats put into the manifest, and where the thing belongs here. */
const placesOfForeignFields = new Map([
    ['skills', 'Remove the field; skills are found in the directory "skills".'],
    ['mcpServers', 'Move the servers into the file "mcp.json" and remove the field.'],
    ...['kind', 'requires', 'compatibility', 'resources', 'components'].map((key) => [key, 'Move it into extensions["ai.iowarp.clio"].']),
    ...['prompts', 'agents', 'fleets', 'playbooks'].map((key) => [key, 'Move it into "resources" of extensions["ai.iowarp.clio"].']),
]);
/** Judges every field but `$schema`. */
function judgeManifestFields(source, root, ledger) {
    judgeName(source, root, ledger);
    for (const field of stringFields) {
        const node = (0,data_node/* entryOf */.Ms)(root, field)?.value;
        if (node !== undefined)
            expectString(source, ledger, field, node);
    }
    judgeAuthor(source, root, ledger);
    judgeKeywords(source, root, ledger);
    judgeExtensions(source, root, ledger);
    judgeUnknown(source, root, ledger);
    judgeMetadataForms(source, root, ledger);
}
function judgeName(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'name')?.value;
    const rule = 'portable/name';
    if (node === undefined) {
        ledger.add(rule, {
            messageId: 'missing',
            message: (0,effect/* rejects */.zo)('plugin.json has no "name"'),
            place: source.linePlace(1),
            expected: 'a name',
            fix: 'Add "name" with 1 to 64 of a-z, 0-9, dot and hyphen.',
        });
        return;
    }
    const place = source.place(node.span.start, node.span.end);
    const name = (0,data_node/* stringOf */.Je)(node);
    if (name === undefined) {
        const found = (0,data_node/* describeNode */.WQ)(node);
        ledger.add(rule, {
            messageId: 'wrong-type',
            message: (0,effect/* rejects */.zo)(`"name" is ${found}, not a string`),
            place,
            found,
            expected: 'a string',
        });
        return;
    }
    const fault = (0,plugin_id/* pluginNameFault */.t5)(name);
    // The host's reserved name means nothing to other clients.
    if (fault === null || fault === 'reserved')
        return;
    const suggestion = (0,plugin_id/* suggestPluginName */.t4)(name);
    ledger.add(rule, {
        messageId: 'form',
        message: (0,effect/* rejects */.zo)(`the name ${(0,quote/* quote */.hD)(name)} is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed`),
        place,
        found: name,
        expected: '1 to 64 of a-z 0-9 . -, first and last a letter or digit, no "--", no ".."',
        fix: suggestion === null ? null : `Name the package ${(0,quote/* quote */.hD)(suggestion)}.`,
    });
}
function wrongType(source, ledger, field, node, expected) {
    if (ledger.countsOnly('portable/metadata'))
        return;
    const found = (0,data_node/* describeNode */.WQ)(node);
    const isNull = node.type === 'scalar' && node.value === null;
    ledger.add('portable/metadata', {
        messageId: 'wrong-type',
        message: (0,effect/* rejects */.zo)(`${(0,quote/* quote */.hD)(field)} is ${found}, not ${expected}`),
        place: source.place(node.span.start, node.span.end),
        found,
        expected,
        fix: isNull
            ? `Remove ${(0,quote/* quote */.hD)(field)} or give it a value.`
            : `Make ${(0,quote/* quote */.hD)(field)} ${expected}.`,
    });
}
function expectString(source, ledger, field, node) {
    if ((0,data_node/* stringOf */.Je)(node) === undefined)
        wrongType(source, ledger, field, node, 'a string');
}
function judgeAuthor(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'author')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'map') {
        wrongType(source, ledger, 'author', node, 'an object with name, email and url');
        return;
    }
    for (const entry of node.entries) {
        if (authorFields.includes(entry.key)) {
            expectString(source, ledger, `author.${entry.key}`, entry.value);
            continue;
        }
        if (ledger.countsOnly('portable/metadata'))
            continue;
        ledger.add('portable/metadata', {
            messageId: 'author-key',
            message: (0,effect/* rejects */.zo)(`"author" has the key ${(0,quote/* quote */.hD)(entry.key)}, and only name, email and url are allowed`),
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'name, email, url',
            fix: fixForUnknown(entry.key, authorFields),
        });
    }
}
function judgeKeywords(source, root, ledger) {
    const node = (0,data_node/* entryOf */.Ms)(root, 'keywords')?.value;
    if (node === undefined)
        return;
    if (node.type !== 'list') {
        wrongType(source, ledger, 'keywords', node, 'a list of strings');
        return;
    }
    for (const [at, item] of node.items.entries()) {
        expectString(source, ledger, `keywords[${at}]`, item);
    }
}
function judgeUnknown(source, root, ledger) {
    const seen = new Set();
    for (const entry of root.entries) {
        if (knownFields.includes(entry.key) || seen.has(entry.key))
            continue;
        seen.add(entry.key);
        ledger.reportField(entry.key);
        if (!ledger.countsOnly('portable/unknown-field'))
            addUnknown(source, ledger, entry);
    }
}
function addUnknown(source, ledger, entry) {
    ledger.add('portable/unknown-field', {
        messageId: 'unknown',
        message: (0,effect/* ignores */.Wi)(entry.key, 'Agent Plugins 1.0.0 has no such field'),
        place: source.place(entry.keySpan.start, entry.keySpan.end),
        found: entry.key,
        expected: knownFields.join(', '),
        fix: placesOfForeignFields.get(entry.key) ?? fixForUnknown(entry.key, knownFields),
    });
}
function fixForUnknown(key, known) {
    const near = (0,nearest/* nearestOf */.q)(key, known);
    return near === null
        ? `Remove ${(0,quote/* quote */.hD)(key)}.`
        : `Write ${(0,quote/* quote */.hD)(near)} instead of ${(0,quote/* quote */.hD)(key)}, or remove it.`;
}

;// CONCATENATED MODULE: ./build/portable/portable-manifest.js
// plugin.json as a conforming client reads it: found, JSON, the right schema, and then its fields.
// Independent of what a Clio host admits. Specification: portable page, "Package and manifest" 1 to 5.







const portable_manifest_file = 'plugin.json';
/** Judges plugin.json and gives what others have to agree with, or null where it cannot be read. */
function readPortableManifest(tree, ledger) {
    const read = readJsonFile(tree, portable_manifest_file);
    if (read.kind === 'absent') {
        const other = [...tree.byPath.keys()].find((path) => path.toLowerCase() === portable_manifest_file);
        ledger.add('portable/manifest-missing', {
            messageId: 'missing',
            message: (0,effect/* rejects */.zo)(`there is no plugin.json at the root${other === undefined ? '' : `, only ${(0,quote/* quote */.hD)(other)}`}`),
            place: (0,finding/* wholeFile */.A)(portable_manifest_file),
            expected: portable_manifest_file,
            found: other ?? null,
            fix: other === undefined ? null : `Rename ${(0,quote/* quote */.hD)(other)} to "plugin.json".`,
        });
        return null;
    }
    if (read.kind === 'outside') {
        ledger.claim(read.link);
        ledger.add('portable/manifest-missing', {
            messageId: 'outside',
            message: (0,effect/* rejects */.zo)(`plugin.json ${read.text}`),
            place: (0,finding/* wholeFile */.A)(portable_manifest_file),
            expected: 'a file inside the package',
            fix: 'Put the file itself in the place of the link.',
        });
        return null;
    }
    if (read.kind === 'not-a-file') {
        ledger.add('portable/manifest-missing', {
            messageId: 'not-a-file',
            message: (0,effect/* rejects */.zo)(`plugin.json is ${read.found}, not a file`),
            place: (0,finding/* wholeFile */.A)(portable_manifest_file),
            found: read.found,
            expected: 'a file',
            fix: 'Make plugin.json a regular file.',
        });
        return null;
    }
    if (read.kind === 'bad') {
        ledger.add('portable/manifest-json', {
            messageId: read.why,
            message: (0,effect/* rejects */.zo)(`plugin.json ${read.text}`),
            place: read.place,
            found: read.found,
            expected: 'a JSON object',
            fix: read.fix,
        });
        return null;
    }
    const { source, root } = read;
    for (const entry of (0,data_node/* duplicateEntries */.QC)(root)) {
        if (ledger.countsOnly('portable/duplicate-key'))
            continue;
        ledger.add('portable/duplicate-key', {
            messageId: 'duplicate',
            message: `other clients may read another value: plugin.json has the key ${(0,quote/* quote */.hD)(entry.key)} twice`,
            place: source.place(entry.keySpan.start, entry.keySpan.end),
            found: entry.key,
            expected: 'each key once',
        });
    }
    const specVersion = judgeSchema(source, root, ledger);
    judgeManifestFields(source, root, ledger);
    return { source, root, specVersion };
}
function judgeSchema(source, root, ledger) {
    const expected = judgedSpec.manifestSchema;
    const node = (0,data_node/* memberOf */.C5)(root, '$schema');
    if (node === undefined) {
        ledger.add('portable/schema', {
            messageId: 'missing',
            message: (0,effect/* rejects */.zo)('plugin.json has no "$schema"'),
            place: source.linePlace(1),
            expected,
            fix: `Add "$schema": "${expected}".`,
        });
        return null;
    }
    const place = source.place(node.span.start, node.span.end);
    const text = (0,data_node/* stringOf */.Je)(node);
    if (text === undefined) {
        ledger.add('portable/schema', {
            messageId: 'wrong-type',
            message: (0,effect/* rejects */.zo)('"$schema" is not a string'),
            place,
            expected,
            fix: `Write "$schema": "${expected}".`,
        });
        return null;
    }
    if (text === expected)
        return judgedSpec.version;
    const version = versionInIdentifier(text, 'plugin.schema.json');
    if (version === null || version === judgedSpec.version) {
        ledger.add('portable/schema', {
            messageId: 'unknown',
            message: (0,effect/* rejects */.zo)(`"$schema" is ${(0,quote/* quote */.hD)(text)}, not the identifier of Agent Plugins 1.0.0`),
            place,
            found: text,
            expected,
            fix: `Write "$schema": "${expected}".`,
        });
        return null;
    }
    ledger.add('portable/schema', {
        messageId: 'other-version',
        message: (0,effect/* rejects */.zo)(`"$schema" names version ${describeVersion(version)}, and 1.0.0 is the version clients know`),
        place,
        found: version,
        expected: judgedSpec.version,
        fix: `Write "$schema": "${expected}".`,
    });
    return version;
}

// EXTERNAL MODULE: ./build/portable/skills.js + 6 modules
var skills = __webpack_require__(5217);
;// CONCATENATED MODULE: ./build/portable/judge-portable.js








/**
 * Judges a tree that was read with the captures of src/manifest/captures.ts. A tree that was refused (links
 * that lead outside) is judged all the same. For a root that is itself a link, give the tree of its real path.
 */
function judgePortable(tree, options = {}) {
    const ledger = new portable_ledger/* Ledger */.O();
    const manifest = readPortableManifest(tree, ledger);
    (0,skills/* judgeSkills */.o)(tree, ledger);
    judgeMcp(tree, manifest?.specVersion ?? null, ledger);
    judgeNearLocations(tree, ledger);
    judgeForeignManifests(tree, manifest?.root ?? null, ledger);
    judgeLinks(tree, ledger);
    ledger.addAll((0,markdown/* judgeMarkdown */.v)(tree));
    return ledger.verdict(options.strict === true);
}

;// CONCATENATED MODULE: ./build/usecases/read-package.js







/** Reads the package at the absolute path `root`; `path` is how the report names it. */
function readPackage(root, path, clioVersion) {
    const candidate = (0,read_manifest/* readPluginManifest */.f6)(root, { clioVersion });
    const payloads = (0,read_payloads/* readPayloads */.S)(candidate);
    const portable = judgePortable(portableTree(root, candidate));
    const keeper = (0,keep_findings/* keepFindings */.q)('the package');
    for (const some of [
        candidate.diagnostics,
        (0,name_findings/* nameFindings */.S)(candidate.tree),
        payloads.findings,
        (0,package_capabilities/* packageCapabilityFindings */.N)(candidate.tree),
        portable.findings,
    ]) {
        // One by one: spreading a hundred thousand of them into a call overflows the stack.
        for (const one of some)
            keeper.add(one);
    }
    const findings = keeper.findings.map((finding) => ({ ...finding, package: path }));
    const { tree, manifest } = candidate;
    return {
        candidate: { ...candidate, tree: { ...tree, captured: keptBytes(tree) } },
        findings,
        notChecked: [...payloads.notChecked, ...keeper.notChecked()],
        report: {
            path,
            name: manifest?.name ?? candidate.statedName,
            kind: manifest?.kind ?? candidate.statedKind,
            version: manifest?.version ?? candidate.statedVersion,
            digest: candidate.contentDigest,
            files: tree.counts.files,
            bytes: tree.counts.bytes,
            admitted: candidate.valid,
            conformant: portable.conformant,
            compatible: candidate.compatible,
            generation: candidate.generation,
            load: portable.load,
            resources: payloads.resources,
            prerequisites: payloads.prerequisites,
            graph: candidate.graph,
            leftOut: tree.leftOut,
            smoke: null,
        },
    };
}
/** A root that is a link is refused by a Clio host and fine for other clients (portable page, 1). */
function portableTree(root, candidate) {
    const linked = candidate.tree.findings.some(({ rule, messageId }) => rule === 'tree/root' && messageId === 'link');
    return linked ? (0,read_manifest/* readPackageTree */.Xo)((0,display_path/* realPathOf */.dN)(root)) : candidate.tree;
}
function keptBytes(tree) {
    const skill = tree.captured.get('SKILL.md');
    return skill === undefined ? new Map() : new Map([['SKILL.md', skill]]);
}

;// CONCATENATED MODULE: ./build/usecases/package-shelf.js
// Every package of a run, read once however many ask for it, kept by real path and listed by path.





class PackageShelf {
    #cwd;
    #clioVersion;
    #git;
    #readings = new Map();
    #extensions = new Set();
    constructor(cwd, clioVersion, git) {
        this.#cwd = cwd;
        this.#clioVersion = clioVersion;
        this.#git = git;
    }
    /** The reading of the package at an absolute root, with places relative to the working directory. */
    read(root) {
        const key = (0,display_path/* realPathOf */.dN)(root);
        const known = this.#readings.get(key);
        if (known !== undefined)
            return known;
        const path = (0,display_path/* displayPath */.Gt)(this.#cwd, root);
        const reading = readPackage(root, path, this.#clioVersion);
        const fromGit = this.#git.packageFindings(root, reading.candidate.tree);
        const keeper = (0,keep_findings/* keepFindings */.q)('the package');
        for (const some of [reading.findings, fromGit])
            for (const one of some)
                keeper.add(one);
        const notChecked = [...reading.notChecked, ...keeper.notChecked()];
        const placed = {
            ...reading,
            findings: keeper.findings.map((finding) => (0,display_path/* rebase */.RU)({ ...finding, package: path }, path)),
            notChecked: notChecked.map(({ what, why }) => ({ what: `${path}: ${what}`, why })),
        };
        this.#readings.set(key, placed);
        return placed;
    }
    /**
     * The package at an absolute root is an extension: its digest counts, its manifest is of another form
     * and not judged (registry page, "The file").
     */
    keepTreeOnly(root) {
        const key = (0,display_path/* realPathOf */.dN)(root);
        const reading = this.#readings.get(key);
        if (reading === undefined)
            return;
        const findings = reading.findings.filter(({ rule }) => rule.startsWith('tree/'));
        this.#readings.set(key, { ...reading, findings, notChecked: [] });
        this.#extensions.add(key);
    }
    /** True where the absolute directory is, or lies in, something read so far. */
    covers(directory) {
        for (let at = (0,display_path/* realPathOf */.dN)(directory);; at = (0,external_node_path_.dirname)(at)) {
            if (this.#readings.has(at))
                return true;
            if (at === (0,external_node_path_.dirname)(at))
                return false;
        }
    }
    /** Findings of everything read so far. */
    findings() {
        return [...this.#readings.values()].flatMap((reading) => reading.findings);
    }
    /** Readings of all packages so far, sorted by path; extensions are not among them. */
    packages() {
        const packages = [...this.#readings].filter(([key]) => !this.#extensions.has(key));
        return packages
            .map(([, reading]) => reading)
            .sort((a, b) => (0,order/* byCodeUnits */.C)(a.report.path, b.report.path));
    }
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


/***/ }),

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ providesOf),
/* harmony export */   l: () => (/* binding */ packagesBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// Packages seen from a registry: their paths below its folder, and what they provide.

/** Paths (`/`, relative) of those absolute roots that lie below the folder. */
function packagesBelow(folder, roots) {
    return roots
        .map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, root).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** What a Clio host loads from a package, as a row's `provides` says it. */
function providesOf(reading) {
    return (reading.report.resources ?? []).map(({ kind, name }) => ({
        kind,
        name,
        description: null,
    }));
}


/***/ }),

/***/ 4719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rowFacts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _digest_explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6744);
// What rows are told by git and by the digest: whether git tracks their directory, and why the bytes
// there do not have the pinned digest.


/** Trees that are read from git for one registry; each costs a few processes. Where all pins are wrong, one cause serves. */
const MOST_WITH_GIT = 32;
/** The functions for a registry in an absolute folder; those git cannot answer are left out. */
function rowFacts(git, folder) {
    let asked = 0;
    const explain = (path, expected) => {
        asked += 1;
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
        const view = asked > MOST_WITH_GIT ? null : (git.placeOf(root)?.view ?? null);
        const explanation = (0,_digest_explain_js__WEBPACK_IMPORTED_MODULE_1__.explainDigest)({ root, expected, view });
        if (explanation.outcome !== 'explained')
            return null;
        return { phrase: (0,_digest_explain_js__WEBPACK_IMPORTED_MODULE_1__.describeExplanation)(explanation), pinIsWrong: explanation.asInGit };
    };
    if (git.placeOf(folder) === null)
        return { explain, untold: git.whyUntold(folder) };
    return {
        explain,
        tracks: (path) => {
            const place = git.placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path));
            // Another repository in place of the package: its files are not in this one.
            return place?.view.tracksDirectory(place.path) ?? false;
        },
    };
}


/***/ }),

/***/ 1591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ resolveTargets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(167);
/* harmony import */ var _path_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2664);
// What PATH arguments mean: directories to search, a registry, or one of each.
// Specification: surfaces page, "the registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry".





/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
function resolveTargets(request) {
    const directories = [];
    const registries = [];
    for (const text of request.paths) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, text);
        const facts = (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsBehind */ .i)(path);
        if (facts === null) {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is nothing at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}`, 'give a directory, or a registry file');
        }
        if (facts.isDirectory()) {
            directories.push(path);
            const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'registry.yaml'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'library', 'registry.yaml')].find(isThere);
            if (found !== undefined) {
                assertInside(path, found, text);
                registries.push(found);
            }
        }
        else if (/\.ya?ml$/.test(path)) {
            directories.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
            registries.push(path);
        }
        else if (['plugin.json', 'SKILL.md'].includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))) {
            directories.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        }
        else {
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is a file that check does not know`, 'give a directory, a registry (.yaml), a plugin.json or a SKILL.md');
        }
    }
    return { directories: [...new Set(directories)], registry: theRegistry(request, registries) };
}
function theRegistry(request, found) {
    if (request.registry !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, request.registry);
    const distinct = [...new Set(found)];
    if (distinct.length > 1) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${distinct.length} registries found`, 'check one at a time, or name it with --registry');
    }
    return distinct[0] ?? null;
}
/** A committed link must not lead what is read, and what `pin` writes, out of what a person named. */
function assertInside(path, registry, text) {
    const folder = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    const root = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(path);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, folder);
    if (inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside))
        return;
    const link = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(registry));
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(link)} in ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is a link that leads outside, so its registry is not used`, 'put the directory itself there, or name the registry with its own path');
}
/** Anything under that name counts, a directory or a dangling link too: it must not be overlooked. */
function isThere(path) {
    return (0,_path_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsAt */ .v)(path) !== null;
}


/***/ })

};
