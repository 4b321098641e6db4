export const id = 450;
export const ids = [450];
export const modules = {

/***/ 8229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ outsidePluginDiscoveryPass),
/* harmony export */   et: () => (/* binding */ passMemo)
/* harmony export */ });
/* unused harmony exports withPluginDiscoveryPass, passPluginCandidate */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6985);
// A discovery pass: within one synchronous body every package root is hashed and judged once, so that
// parts which ask for the same package see the same bytes. Nothing outlives the body.
// Specification: lifecycle page, "Discovery pass".


/** Only its identity matters: memos keep their values by it. */
class Pass {
}
let current = null;
/**
 * Runs `body` in a pass and returns what it returns. Inside another pass that one is shared. The pass ends
 * with the synchronous body: on a throw too, and where the body returns a promise, before that settles.
 */
function withPluginDiscoveryPass(body) {
    return current === null ? runIn(new Pass(), body) : body();
}
/** Runs `body` outside any pass, so that it reads the disk afresh, and restores the pass after it. */
function outsidePluginDiscoveryPass(body) {
    return runIn(null, body);
}
/**
 * Makes a memo that lasts as long as the running pass; outside a pass it always calls `make`. A result
 * is kept whatever it says; where `make` throws, nothing is kept.
 */
function passMemo() {
    const passes = new WeakMap();
    return (key, make) => {
        const pass = current;
        if (pass === null)
            return make();
        const values = passes.get(pass) ?? new Map();
        passes.set(pass, values);
        const known = values.get(key);
        if (known !== undefined)
            return known.value;
        const value = make();
        values.set(key, { value });
        return value;
    };
}
const trees = passMemo();
const candidates = passMemo();
/**
 * The candidate at `root`: in a pass the first result for that root, else a fresh one. Options other than
 * `clioVersion` count only for the first reading. Throws as `readPluginManifest` does.
 */
function passPluginCandidate(root, options = {}) {
    const path = resolve(root);
    const clioVersion = options.clioVersion ?? 'auto';
    return candidates(`${clioVersion}\0${path}`, () => judgePackageTree(trees(path, () => readPackageTree(path, options)), clioVersion));
}
function runIn(pass, body) {
    const before = current;
    current = pass;
    try {
        return body();
    }
    finally {
        current = before;
    }
}


/***/ }),

/***/ 2628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ notice),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/** What stops a mutation, or makes an entry unusable. */
function refusal(code, message, changed = null) {
    return { type: 'error', code, message, changed };
}
/** What a reader should know although the change was made. */
function notice(code, message) {
    return { type: 'warning', code, message, changed: null };
}


/***/ }),

/***/ 6205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   kw: () => (/* binding */ describeJson),
/* harmony export */   lS: () => (/* binding */ membersOf)
/* harmony export */ });
// JSON values from a state file, a plan or a lock: told apart without ever being trusted as objects.
// Members are read as own entries, so `__proto__` is only a key.
/** The own members of a JSON object, or null when `value` is none. */
function membersOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return null;
    return new Map(Object.entries(value));
}
/** What a JSON value is, in words. */
function describeJson(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    return typeof value === 'string' ? 'a string' : `the ${typeof value} ${String(value)}`;
}
/** JSON text with sorted keys: equal texts are equal values. Undefined members vanish. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    const members = membersOf(value);
    if (members === null)
        return JSON.stringify(value) ?? 'null';
    const parts = [...members]
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 7218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ isListable),
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   pC: () => (/* binding */ repairCommand),
/* harmony export */   pn: () => (/* binding */ listEntry)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2628);
// One entry of a listing: what stands at a target, against what its record says.
// Specification: lifecycle page, "Listing, precedence, dependents".



/** The entry before precedence: `effective`, `loadable` and `overriddenBy` come from there. */
function listEntry(facts) {
    const { scope, id, path, record, enabled, candidate } = facts;
    const diagnostics = entryDiagnostics(facts);
    const manifest = candidate?.manifest ?? null;
    const valid = diagnostics.length === 0 && candidate !== null;
    return {
        id,
        scope,
        path,
        canonicalRoot: candidate === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(facts.canonicalBase, id),
        version: manifest?.version ?? candidate?.statedVersion ?? null,
        kind: manifest?.kind ?? record?.kind ?? null,
        enabled,
        valid,
        compatible: candidate?.compatible ?? false,
        effective: false,
        loadable: false,
        overriddenBy: null,
        contentDigest: candidate?.contentDigest ?? null,
        manifestDigest: candidate?.manifestDigest ?? null,
        record,
        manifest,
        diagnostics: valid && candidate.compatible === false
            ? [{ ...incompatible(facts, candidate), type: 'warning' }]
            : diagnostics,
    };
}
/** How a finding reads inside a diagnostic: `plugin.json:3:5 message`. */
function findingText({ place, message }) {
    const at = [place.file, place.line, place.column].filter((part) => part !== null).join(':');
    return `${at} ${message}`;
}
/** What to write after "run": the command that puts a broken copy right. */
function repairCommand(scope, id) {
    return `plugin-gate update ${id} --scope ${scope} --force`;
}
function entryDiagnostics(facts) {
    const { scope, id, path, record, candidate, stateFault } = facts;
    const found = [];
    if (stateFault !== null)
        found.push(stateFault);
    if (candidate === null) {
        found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('missing_directory', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} is recorded in the ${scope} scope, but ${path} is not a directory; install it again or remove it`));
        return found;
    }
    if (record === null && stateFault === null) {
        found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('unrecorded', `${path} is not recorded in the ${scope} scope: nothing here installed it; install over it with --force or remove it`));
    }
    if (candidate.contentDigest === null) {
        const why = candidate.diagnostics.filter((finding) => finding.refuses).map(findingText);
        found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('unreadable', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} has no digest: ${why[0] ?? 'no reason given'}`));
    }
    else if (record !== null && record.contentDigest !== candidate.contentDigest) {
        found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('drifted', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} was changed after it was installed: recorded ${record.contentDigest}, found ${candidate.contentDigest}; run ${repairCommand(scope, id)}`));
    }
    if (candidate.statedName !== null && candidate.statedName !== id) {
        found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('misnamed', `the directory ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} holds a package named ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(candidate.statedName)}`));
    }
    if (!candidate.valid && candidate.contentDigest !== null) {
        for (const finding of candidate.diagnostics) {
            if (finding.refuses)
                found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('invalid', findingText(finding)));
        }
    }
    if (found.length === 0 && !candidate.valid) {
        found.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('invalid', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} is not a package that a host admits`));
    }
    return found;
}
function incompatible({ id }, candidate) {
    const range = candidate.manifest?.compatibility.clio ?? 'no range';
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)('incompatible', `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(id)} is for Clio ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(range)} only`);
}
/** True for a directory entry that a listing shows although nothing recorded it. */
function isListable(disk, path) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    return facts?.isDirectory() === true || facts?.isSymbolicLink() === true;
}


/***/ }),

/***/ 6263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseOrigin),
/* harmony export */   f: () => (/* binding */ isForeignOrigin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6205);
// The `origin` of a record: a string, or one of the forms a host writes.
// Specification: lifecycle page, "Where things live".



const formats = ['portable', 'claude-code', 'codex'];
/** Checks an origin; `field` is its path in the file, such as `installed.page-kit.origin`. */
function parseOrigin(value, field) {
    if (typeof value === 'string')
        return { ok: true, value };
    const members = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(value);
    if (members === null) {
        return fault(field, `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(value)}, not a string or an object`);
    }
    const kind = members.get('kind');
    const text = (key) => {
        const member = members.get(key);
        return typeof member === 'string' && member !== '' ? member : null;
    };
    const source = text('source');
    if (source === null) {
        return fault(`${field}.source`, `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(members.get('source'))}, not a non-empty string`);
    }
    if (kind === 'local' || kind === 'catalog' || kind === 'github') {
        return { ok: true, value: { kind, source } };
    }
    if (kind !== 'interop' && kind !== 'import') {
        const found = typeof kind === 'string' ? (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(kind) : (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(kind);
        return fault(`${field}.kind`, `is ${found}, not one of local, catalog, github, interop, import`);
    }
    const format = formats.find((known) => known === members.get('format'));
    if (format === undefined && (kind === 'import' || members.get('format') !== undefined)) {
        return fault(`${field}.format`, `is ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(members.get('format')))}, not one of ${formats.join(', ')}`);
    }
    const host = text('host');
    if (host === null && (kind === 'interop' || members.get('host') !== undefined)) {
        return fault(`${field}.host`, `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(members.get('host'))}, not a non-empty string`);
    }
    if (kind === 'interop') {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(source))
            return fault(`${field}.source`, `is ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(source)}, not absolute`);
        return {
            ok: true,
            value: { kind, host: host ?? '', source, ...(format === undefined ? {} : { format }) },
        };
    }
    const transport = members.get('transport');
    if (transport !== 'local' && transport !== 'github') {
        return fault(`${field}.transport`, 'is not one of local, github');
    }
    const marketplace = text('marketplace');
    if (marketplace === null && members.get('marketplace') !== undefined) {
        return fault(`${field}.marketplace`, 'is not a non-empty string');
    }
    return {
        ok: true,
        value: {
            kind,
            format: format ?? 'portable',
            transport,
            source,
            ...(host === null ? {} : { host }),
            ...(marketplace === null ? {} : { marketplace }),
        },
    };
}
/** True for a copy that another host's package was turned into: not ours to replace. */
function isForeignOrigin(origin) {
    return typeof origin === 'object' && (origin.kind === 'interop' || origin.kind === 'import');
}
function fault(field, message) {
    return { ok: false, field, message };
}


/***/ }),

/***/ 2768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   L_: () => (/* binding */ isCheckedRecord),
/* harmony export */   zB: () => (/* binding */ recordFields)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _digest_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5589);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6205);
/* harmony import */ var _parse_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6263);
// One record of `state.json`. Every field is validated; the first bad one is named.
// Specification: lifecycle page, "Where things live".




const recordFields = [
    'installedAt',
    'source',
    'contentDigest',
    'origin',
    'trust',
    'kind',
];
const checked = new WeakSet();
/** True for a record that `parseRecord` made. */
function isCheckedRecord(record) {
    return checked.has(record);
}
/** Checks a record; `field` is its path in the file, such as `installed.page-kit`. Unknown members pass. */
function parseRecord(value, field) {
    const members = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(value);
    if (members === null)
        return fault(field, `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .describeJson */ .kw)(value)}, not an object`);
    const installedAt = members.get('installedAt');
    if (typeof installedAt !== 'string' || !isIsoTime(installedAt)) {
        return fault(`${field}.installedAt`, `is ${shown(installedAt)}, not an ISO 8601 time`);
    }
    const source = members.get('source');
    if (typeof source !== 'string' || source === '') {
        return fault(`${field}.source`, `is ${shown(source)}, not a non-empty string`);
    }
    const contentDigest = members.get('contentDigest');
    if (typeof contentDigest !== 'string' || (0,_digest_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(contentDigest) === null) {
        return fault(`${field}.contentDigest`, `is ${shown(contentDigest)}, not 64 lowercase hexadecimal digits`);
    }
    const trust = members.get('trust');
    if (trust !== undefined && trust !== 'trusted' && trust !== 'foreign') {
        return fault(`${field}.trust`, `is ${shown(trust)}, not trusted or foreign`);
    }
    const kind = members.get('kind');
    if (kind !== undefined && (typeof kind !== 'string' || !/^[a-z][a-z0-9-]{0,63}$/.test(kind))) {
        return fault(`${field}.kind`, `is ${shown(kind)}, not a package kind`);
    }
    let origin;
    if (members.get('origin') !== undefined) {
        const parsed = (0,_parse_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrigin */ .e)(members.get('origin'), `${field}.origin`);
        if (!parsed.ok)
            return parsed;
        origin = parsed.value;
    }
    const record = {
        installedAt,
        source,
        contentDigest,
        ...(origin === undefined ? {} : { origin }),
        ...(trust === undefined ? {} : { trust }),
        ...(kind === undefined ? {} : { kind }),
    };
    checked.add(record);
    return { ok: true, value: record };
}
function isIsoTime(text) {
    if (text.length > 40)
        return false;
    const form = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;
    return form.test(text) && !Number.isNaN(Date.parse(text));
}
function shown(value) {
    return typeof value === 'string' ? (0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value) : (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .describeJson */ .kw)(value);
}
function fault(field, message) {
    return { ok: false, field, message };
}


/***/ }),

/***/ 2976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ parseState),
/* harmony export */   p$: () => (/* binding */ emptyState),
/* harmony export */   r9: () => (/* binding */ stateText)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4044);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(773);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(392);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6205);
/* harmony import */ var _parse_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2768);
// `state.json` as bytes to a value, and back. Pure. Every field is validated on every read; unknown
// top-level members are kept as their JSON text, so that a rewrite does not lose what a newer host wrote.
// Specification: lifecycle page, "Where things live".







const emptyState = {
    disabled: [],
    installed: new Map(),
    unknown: [],
    unknownInRecords: new Map(),
};
/** Parses and validates. `field` of a fault is the path of the bad member, `state.json` for the whole. */
function parseState(bytes) {
    const decoded = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._)(bytes);
    if (!decoded.ok)
        return fault('state.json', `is no strict UTF-8 (line ${decoded.line})`);
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch (error) {
        return fault('state.json', `is no JSON: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
    const members = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lS)(value);
    if (members === null)
        return fault('state.json', `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .describeJson */ .kw)(value)}, not an object`);
    if (members.get('version') !== 1) {
        return fault('version', `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .describeJson */ .kw)(members.get('version'))}, not the number 1`);
    }
    const disabled = parseDisabled(members.get('disabled'));
    if (!disabled.ok)
        return disabled;
    const installed = parseInstalled(members.get('installed'));
    if (!installed.ok)
        return installed;
    const known = ['version', 'disabled', 'installed'];
    const hasUnknown = [...members.keys()].some((key) => !known.includes(key));
    const unknown = hasUnknown || hasUnknownInRecords(members.get('installed'))
        ? unknownMembers(decoded.text, known)
        : nothingUnknown;
    if (unknown === null)
        return fault('state.json', 'is nested too deep');
    return {
        ok: true,
        value: { disabled: disabled.value, installed: installed.value, ...unknown },
    };
}
/** The text of `state.json`: two-space JSON, known members first, a final newline. */
function stateText(state) {
    const records = [...state.installed].map(([id, record]) => [id, recordText(record, state.unknownInRecords.get(id) ?? [])]);
    const members = [
        ['version', '1'],
        ['disabled', JSON.stringify(state.disabled)],
        ['installed', objectText(records, 2)],
        ...state.unknown.map(({ key, json }) => [key, json]),
    ];
    return `${objectText(members, 0)}\n`;
}
// Records are values that states share: of a thousand, a change writes one.
const recordTexts = new WeakMap();
function recordText(record, unknown) {
    const known = recordTexts.get(record);
    if (known !== undefined && unknown.length === 0)
        return known;
    const given = new Map(Object.entries(record));
    const members = _parse_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordFields */ .zB.flatMap((field) => {
        const member = given.get(field);
        return member === undefined ? [] : [[field, JSON.stringify(member)]];
    });
    const text = objectText([...members, ...unknown.map(({ key, json }) => [key, json])], 4);
    if (unknown.length === 0)
        recordTexts.set(record, text);
    return text;
}
function objectText(members, indent) {
    if (members.length === 0)
        return '{}';
    const inner = ' '.repeat(indent + 2);
    const lines = members.map(([key, json]) => `${inner}${JSON.stringify(key)}: ${json}`);
    return `{\n${lines.join(',\n')}\n${' '.repeat(indent)}}`;
}
function hasUnknownInRecords(installed) {
    for (const record of (0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lS)(installed)?.values() ?? []) {
        if (typeof record !== 'object' || record === null)
            continue;
        if (Object.keys(record).some((key) => !_parse_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordFields */ .zB.includes(key)))
            return true;
    }
    return false;
}
function parseDisabled(value) {
    if (!Array.isArray(value))
        return fault('disabled', `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .describeJson */ .kw)(value)}, not a list`);
    for (const [at, id] of value.entries()) {
        if (typeof id !== 'string') {
            return fault(`disabled[${at}]`, `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .describeJson */ .kw)(id)}, not a plugin id`);
        }
        if (!(0,_manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isPluginId */ .VP)(id))
            return fault(`disabled[${at}]`, `is ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)}, not a plugin id`);
    }
    return { ok: true, value: [...new Set(value.map(String))] };
}
function parseInstalled(value) {
    const members = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lS)(value);
    if (members === null)
        return fault('installed', `is ${(0,_json_value_js__WEBPACK_IMPORTED_MODULE_6__/* .describeJson */ .kw)(value)}, not an object`);
    const records = new Map();
    for (const [id, member] of members) {
        if (!(0,_manifest_plugin_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isPluginId */ .VP)(id))
            return fault('installed', `has the key ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)}, not a plugin id`);
        const record = (0,_parse_record_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRecord */ .Hh)(member, `installed.${id}`);
        if (!record.ok)
            return record;
        records.set(id, record.value);
    }
    return { ok: true, value: records };
}
const nothingUnknown = { unknown: [], unknownInRecords: new Map() };
/** The rare case is read again with positions: JSON texts are kept exactly, large numbers included. */
function unknownMembers(text, known) {
    const parsed = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    if (!parsed.ok || parsed.root.type !== 'map')
        return null;
    const raw = (node, names) => {
        const last = new Map();
        for (const { key, value } of node.entries) {
            if (!names.includes(key))
                last.set(key, text.slice(value.span.start, value.span.end));
        }
        return [...last].map(([key, json]) => ({ key, json }));
    };
    const inRecords = new Map();
    for (const entry of parsed.root.entries) {
        if (entry.key !== 'installed' || entry.value.type !== 'map')
            continue;
        for (const record of entry.value.entries) {
            if (record.value.type !== 'map')
                continue;
            const members = raw(record.value, _parse_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordFields */ .zB);
            if (members.length > 0)
                inRecords.set(record.key, members);
            else
                inRecords.delete(record.key);
        }
    }
    return { unknown: raw(parsed.root, known), unknownInRecords: inRecords };
}
function fault(field, message) {
    return { ok: false, field, message };
}


/***/ }),

/***/ 5259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ resolvePluginPrecedence)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4172);
// Which copy of an id counts. Pure. Specification: lifecycle page, "Listing, precedence, dependents".

/**
 * Valid, compatible copies of an id compete and the project wins, disabled or not. Returns the entries
 * with `effective`, `loadable` and `overriddenBy` as they follow, by id, project before user.
 */
function resolvePluginPrecedence(entries) {
    const winners = new Map();
    for (const { id, scope, valid, compatible } of entries) {
        if (valid && compatible && winners.get(id) !== 'project')
            winners.set(id, scope);
    }
    return entries
        .map((entry) => {
        const winner = winners.get(entry.id) ?? null;
        const effective = entry.valid && entry.compatible && winner === entry.scope;
        return {
            ...entry,
            effective,
            loadable: effective && entry.enabled,
            overriddenBy: winner !== null && winner !== entry.scope ? winner : null,
        };
    })
        .sort((a, b) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodeUnits */ .C)(a.id, b.id) || (0,_base_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodeUnits */ .C)(a.scope, b.scope));
}


/***/ }),

/***/ 3901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ passManagedCopy),
/* harmony export */   TU: () => (/* binding */ readManagedCopy),
/* harmony export */   cW: () => (/* binding */ managedDigest),
/* harmony export */   o$: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var _digest_read_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8934);
/* harmony import */ var _discovery_discovery_pass_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8229);
/* harmony import */ var _manifest_captures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5277);
/* harmony import */ var _manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6985);




/** A copy below a managed base, digested now. Never throws for a bad package. */
function readManagedCopy(root, disk, clioVersion = 'auto') {
    return (0,_manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .judgePackageTree */ .c7)((0,_digest_read_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .readTree */ .Z)(root, { capture: _manifest_captures_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i, ownGit: 'hash', disk }), clioVersion);
}
const copies = (0,_discovery_discovery_pass_js__WEBPACK_IMPORTED_MODULE_1__/* .passMemo */ .et)();
/** The same, once a root within a discovery pass; outside one it always reads the disk. */
function passManagedCopy(root, disk, clioVersion = 'auto') {
    return copies(`${clioVersion}\0${root}`, () => readManagedCopy(root, disk, clioVersion));
}
/** A package to install from. */
function readSource(root, disk, clioVersion = 'auto') {
    return (0,_manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readPluginManifest */ .f6)(root, { clioVersion, disk });
}
/** The digest of a managed copy, or null when it has none. */
function managedDigest(root, disk) {
    return (0,_digest_read_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .readTree */ .Z)(root, { entries: false, ownGit: 'hash', disk }).digest;
}


/***/ }),

/***/ 5553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RI: () => (/* binding */ readStateBytes),
/* harmony export */   VE: () => (/* binding */ prepareState),
/* harmony export */   VP: () => (/* binding */ writeStateFile),
/* harmony export */   qy: () => (/* binding */ readStateFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3530);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _parse_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2768);
/* harmony import */ var _parse_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2976);
/* harmony import */ var _writer_refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5805);
// `state.json` on the disk. A malformed one is a refusal that names the field and is never overwritten.
// Written only under the scope's lock. Specification: lifecycle page, "Where things live".







/**
 * Reads and validates. Throws `PluginWriterRefusal` (`invalid`) when the file is not a regular file with
 * one link, too large or malformed, and `Fault` (`io`) when the system refuses.
 */
function readStateFile(disk, path) {
    const bytes = readStateBytes(disk, path);
    if (bytes === null)
        return { state: _parse_state_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$, bytes };
    const known = remembered.find((one) => one.bytes !== null && Buffer.from(bytes).equals(one.bytes));
    if (known !== undefined)
        return { state: known.state, bytes };
    const parsed = (0,_parse_state_js__WEBPACK_IMPORTED_MODULE_5__/* .parseState */ .Bu)(bytes);
    if (!parsed.ok) {
        throw malformed(path, parsed.field === 'state.json' ? parsed.message : `${parsed.field} ${parsed.message}`);
    }
    return remember({ state: parsed.value, bytes });
}
// The very same bytes have the very same meaning. A change of one plugin among a thousand would
// otherwise validate all of them four times. One for each scope.
const remembered = [];
function remember(state) {
    remembered.unshift(state);
    remembered.length = Math.min(remembered.length, 2);
    return state;
}
/** Checks what a caller put into the state. Throws `PluginWriterRefusal` (`invalid`). */
function prepareState(next) {
    const installed = new Map(next.installed);
    for (const [id, record] of installed) {
        if ((0,_parse_record_js__WEBPACK_IMPORTED_MODULE_4__/* .isCheckedRecord */ .L_)(record))
            continue;
        const check = (0,_parse_record_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRecord */ .Hh)(JSON.parse(JSON.stringify(record)), `installed.${id}`);
        if (!check.ok) {
            throw new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .PluginWriterRefusal */ .B('invalid', `nothing was written: ${check.field} ${check.message}`);
        }
        installed.set(id, check.value);
    }
    const state = { ...next, installed };
    return { state, bytes: Buffer.from((0,_parse_state_js__WEBPACK_IMPORTED_MODULE_5__/* .stateText */ .r9)(state)) };
}
/** Replaces the file that still holds `before.bytes`, mode 0600. */
function writeStateFile(disk, path, before, next) {
    (0,_base_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Z)({ path, bytes: next.bytes, expected: before.bytes, mode: 0o600, disk });
    remember(next);
}
/** The bytes of the file, or null when there is none. Throws as `readStateFile` does. */
function readStateBytes(disk, path) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return null;
    if (facts.isSymbolicLink())
        throw malformed(path, 'is a link, not a regular file');
    if (!facts.isFile())
        throw malformed(path, 'is not a regular file');
    let handle;
    try {
        // Non-blocking, and following no link, in case the file is swapped after the look above.
        handle = disk.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        if ((0,_base_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) === 'ELOOP')
            throw malformed(path, 'is a link, not a regular file');
        throw error;
    }
    try {
        const opened = disk.fstatSync(handle);
        if (!opened.isFile())
            throw malformed(path, 'is not a regular file');
        if (opened.nlink !== 1)
            throw malformed(path, `has ${opened.nlink} hard links, not one`);
        if (opened.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.stateBytes) {
            throw malformed(path, `has ${opened.size} bytes, more than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.stateBytes}`);
        }
        return disk.readFileSync(handle);
    }
    finally {
        disk.closeSync(handle);
    }
}
function malformed(path, what) {
    return new _writer_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .PluginWriterRefusal */ .B('invalid', `${path} ${what}; nothing was written, repair or move the file away first`);
}


/***/ }),

/***/ 5805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ PluginWriterRefusal),
/* harmony export */   o: () => (/* binding */ diagnosticsOf)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2628);
// The one thing that lifecycle code throws on purpose. Only `withPluginScopeLock` lets it out;
// mutations turn it into diagnostics. Specification: lifecycle page, "Functions", "Guard".


/** A writer may not go on. Nothing has been written when it is thrown by the lock or the guard. */
class PluginWriterRefusal extends Error {
    name = 'PluginWriterRefusal';
    code;
    changed;
    /** Told after the refusal itself. */
    more;
    constructor(code, message, changed = null, more = []) {
        super(message);
        this.code = code;
        this.changed = changed;
        this.more = more;
    }
}
const faultCodes = new Map([
    ['locked', 'locked'],
    // What the caller gave (a host version that is none) is not the machine's fault.
    ['usage', 'invalid'],
]);
/** Whatever was thrown, as diagnostics with the refusal first. */
function diagnosticsOf(error) {
    if (error instanceof PluginWriterRefusal) {
        return [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)(error.code, error.message, error.changed), ...error.more];
    }
    if (error instanceof _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC) {
        const hint = error.hint === null ? '' : `; ${error.hint}`;
        return [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)(faultCodes.get(error.code) ?? 'io', `${error.message}${hint}`)];
    }
    const message = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
    const suffix = code === null || message.includes(code) ? '' : ` (${code})`;
    return [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)('io', `${message}${suffix}`)];
}


/***/ })

};
