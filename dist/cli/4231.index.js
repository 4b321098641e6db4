export const id = 4231;
export const ids = [4231];
export const modules = {

/***/ 4287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   I: () => (/* binding */ findEntries)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7785);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4172);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3636);
/* harmony import */ var _capability_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2453);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6015);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2166);
// The entries of one kind in one source, by listing its folder once: the only way from a name to a path.
// List and look-up both start here, so they cannot disagree. Opens no entry; links are resolved, and one
// that leads out of its source is marked, never followed. Specification: capabilities page, "Reading".







/** Lists the entries of a kind in a source. Throws `Fault` (`io`) where the machine failed. */
function findEntries(disk, source, row) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(source.path, row.folder);
    const findings = [];
    let listed;
    let realFolder;
    try {
        realFolder = disk.realpathSync.native(folder);
        if (!isInside(source.realPath, realFolder))
            return { entries: [], findings: [folderOut(folder)] };
        listed = disk.readdirSync(folder, { withFileTypes: true });
    }
    catch (error) {
        const why = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .whyOf */ .g)(error);
        return { entries: [], findings: why === 'missing' ? [] : [folderUnreadable(folder, why)] };
    }
    const entries = new Map();
    const inOrder = [...listed].sort(
    // A directory before a file of the same name.
    (a, b) => Number(a.isFile()) - Number(b.isFile()) || (0,_base_order_js__WEBPACK_IMPORTED_MODULE_4__/* .byCodeUnits */ .C)(a.name, b.name));
    for (const dirent of inOrder) {
        if (dirent.name.startsWith('.'))
            continue;
        const seen = lookAt(disk, source, folder, realFolder, dirent);
        if (seen === null || (seen.shape === 'file' && !row.singleFiles))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, dirent.name);
        const text = seen.shape === 'file' ? (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutExtension */ .w)(dirent.name) : dirent.name;
        const parsed = (0,_capability_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCapabilityName */ .$)(text);
        if (!parsed.ok) {
            findings.push(refusedName(path, text, _capability_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameFaultText */ .d[parsed.fault]));
            continue;
        }
        const before = entries.get(text);
        if (before !== undefined)
            findings.push(sameName(path, text, before.path));
        else
            entries.set(text, { row, name: parsed.name, source, path, ...seen });
    }
    const sorted = [...entries.values()].sort((a, b) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_4__/* .byCodeUnits */ .C)(a.name, b.name));
    return { entries: sorted, findings };
}
/** True where `path` is `root` or lies below it; both real. */
function isInside(root, path) {
    return path === root || path.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? root : `${root}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
}
function lookAt(disk, source, folder, realFolder, dirent) {
    if (dirent.isDirectory() || dirent.isFile()) {
        const shape = dirent.isDirectory() ? 'directory' : 'file';
        return { shape, link: false, realPath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(realFolder, dirent.name) };
    }
    if (!dirent.isSymbolicLink())
        return null;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, dirent.name);
    try {
        const facts = disk.statSync(path);
        if (!facts.isDirectory() && !facts.isFile())
            return null;
        const real = disk.realpathSync.native(path);
        const realPath = isInside(source.realPath, real) ? real : null;
        return { shape: facts.isDirectory() ? 'directory' : 'file', link: true, realPath };
    }
    catch (error) {
        (0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .whyOf */ .g)(error);
        // It still takes its name: an owner sees a broken link, not a plugin's entry in its place.
        return { shape: 'directory', link: true, realPath: null };
    }
}
function refusedName(path, name, why) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .g)({
        rule: 'capability/name',
        messageId: 'refused',
        message: `the name ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} ${why}, so nothing can ask for it`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeFile */ .A)(path),
        found: name,
        fix: 'rename the entry; its name is what jobs store',
    });
}
function sameName(path, name, other) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .g)({
        rule: 'capability/name-twins',
        messageId: 'same',
        message: `two entries of one folder are named ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}; only the first counts`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeFile */ .A)(path),
        found: name,
        fix: 'rename or remove one of the two',
        related: [{ message: 'the one that counts', place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeFile */ .A)(other) }],
    });
}
function folderOut(folder) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .g)({
        rule: 'capability/outside',
        messageId: 'folder',
        message: 'the folder is a link that leads out of its source; nothing in it counts',
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeFile */ .A)(folder),
        fix: 'put a real directory in place of the link',
    });
}
function folderUnreadable(folder, why) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .g)({
        rule: 'capability/unreadable',
        messageId: 'folder',
        message: `the folder cannot be read${why === 'not-a-file' ? ': it is none' : ''}`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeFile */ .A)(folder),
    });
}


/***/ }),

/***/ 4129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseInventoryRows),
/* harmony export */   O: () => (/* binding */ unreadable)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6205);
/* harmony import */ var _capability_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2453);
// The plain inventory `[{name, installed, enabled}]` from a value of unknown shape. Fails closed: a row
// that is not understood makes the whole unreadable, since it may be the one that disables. Pure.




/** Most rows that are read. */
const ROWS = 50_000;
/** Reads rows; `file` is where they come from, for findings. */
function parseInventoryRows(value, file) {
    if (!Array.isArray(value)) {
        return unreadable(file, `is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(value)}, not a list of plugins`);
    }
    if (value.length > ROWS)
        return unreadable(file, `has ${value.length} rows; at most ${ROWS}`);
    const plugins = new Map();
    const findings = [];
    for (const [at, row] of value.entries()) {
        const plugin = parseRow(row);
        if (typeof plugin === 'string')
            return unreadable(file, `has a bad row ${at + 1}: ${plugin}`);
        const before = plugins.get(plugin.name);
        if (before === undefined)
            plugins.set(plugin.name, plugin);
        else {
            findings.push(inventoryFinding(file, 'row-twice', `names the plugin ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(plugin.name)} twice`));
            plugins.set(plugin.name, {
                name: plugin.name,
                installed: before.installed && plugin.installed,
                enabled: before.enabled && plugin.enabled,
            });
        }
    }
    return { plugins: [...plugins.values()], readable: true, findings };
}
/** The reading of an inventory that says nothing that can be trusted. `why` ends "the inventory …"; `fix`: null for the rule's own. */
function unreadable(file, why, fix = null) {
    return {
        plugins: [],
        readable: false,
        findings: [inventoryFinding(file, 'unreadable', `${why}; no plugin contributes`, fix)],
    };
}
function inventoryFinding(file, messageId, what, fix = null) {
    return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
        rule: 'capability/inventory',
        messageId,
        message: `the inventory ${what}`,
        place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFile */ .A)(file),
        fix,
    });
}
function parseRow(row) {
    const members = (0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(row);
    if (members === null)
        return `it is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(row)}, not an object`;
    const [name, installed, enabled] = ['name', 'installed', 'enabled'].map((key) => members.get(key));
    if (typeof name !== 'string' || !(0,_capability_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCapabilityName */ .$)(name).ok) {
        return typeof name === 'string'
            ? `${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is no name of a folder`
            : `name is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(name)}, not a string`;
    }
    if (typeof installed !== 'boolean')
        return `installed is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(installed)}, not true or false`;
    if (typeof enabled !== 'boolean')
        return `enabled is ${(0,_lifecycle_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJson */ .kw)(enabled)}, not true or false`;
    return { name, installed, enabled };
}


/***/ }),

/***/ 6644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ jsonInventory)
/* harmony export */ });
/* unused harmony export rowsInventory */
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4044);
/* harmony import */ var _base_disk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _inventory_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4129);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2166);
// The inventory in a plain JSON file, and the same rows given by a program.






/** Reads the file at an absolute path each time it is asked. */
function jsonInventory(file, disk = _base_disk_js__WEBPACK_IMPORTED_MODULE_0__/* .realDisk */ .U) {
    return { file, read: () => readJsonInventory(disk, file) };
}
/** Rows that a program holds; they are validated like those of a file, and read anew each time. */
function rowsInventory(rows) {
    return { read: () => parseInventoryRows(rows, 'inventory') };
}
function readJsonInventory(disk, file) {
    const reading = (0,_read_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readSmall */ .o)(disk, file, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.stateBytes);
    if (!reading.ok) {
        const why = { missing: 'does not exist', 'not-a-file': 'is not a file' };
        return (0,_inventory_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O)(file, reading.why === 'missing' || reading.why === 'not-a-file'
            ? why[reading.why]
            : 'cannot be read', reading.why === 'missing'
            ? 'name the inventory with --inventory (for the Action: the third line of capabilities), or write one: a JSON list of {name, installed, enabled}'
            : null);
    }
    const decoded = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeUtf8 */ ._)(reading.bytes);
    if (!decoded.ok)
        return (0,_inventory_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O)(file, `is no strict UTF-8 (line ${decoded.line})`);
    let value;
    try {
        value = JSON.parse(decoded.text);
    }
    catch (error) {
        return (0,_inventory_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O)(file, `is no JSON: ${(0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).toLowerCase()}`);
    }
    return (0,_inventory_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInventoryRows */ .J)(value, file);
}


/***/ }),

/***/ 9207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openEntry)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
// EXTERNAL MODULE: ./build/capability/entries.js
var entries = __webpack_require__(4287);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/capability/task-metadata.js
var task_metadata = __webpack_require__(2454);
;// CONCATENATED MODULE: ./build/capability/entry-findings.js
// What can be wrong with an entry that was opened, as findings with the file they were given. Pure.



function leadsOut(entry) {
    return (0,finding/* finding */.g)({
        rule: 'capability/outside',
        messageId: 'link',
        message: `the ${entry.row.kind} ${(0,quote/* quote */.hD)(entry.name)} is a link that leads out of its source or nowhere`,
        place: (0,finding/* wholeFile */.A)(entry.path),
        fix: 'remove the link: what a plugin has is read where it lives',
    });
}
function outside(file, what) {
    return (0,finding/* finding */.g)({
        rule: 'capability/outside',
        messageId: 'implementation',
        message: `the implementation ${(0,quote/* quote */.hD)(what)} is not inside the task's own directory`,
        place: (0,finding/* wholeFile */.A)(file),
        found: what,
    });
}
function shapeFinding(entry, entryFile) {
    return (0,finding/* finding */.g)({
        rule: 'capability/entry-file',
        messageId: 'missing',
        message: `the ${entry.row.kind} ${(0,quote/* quote */.hD)(entry.name)} has no ${entryFile}`,
        place: (0,finding/* wholeFile */.A)(entry.path),
        expected: entryFile,
        fix: `add ${entryFile}, or remove the directory`,
    });
}
function metadataUnread(file, why) {
    return (0,finding/* finding */.g)({
        rule: 'capability/unreadable',
        messageId: why === 'too-large' ? 'large' : 'file',
        message: why === 'too-large'
            ? `task.yaml is larger than ${task_metadata/* TASK_FILE_BYTES */.X} bytes`
            : 'task.yaml cannot be read',
        place: (0,finding/* wholeFile */.A)(file),
    });
}
function metadataEncoding(file, line) {
    return (0,finding/* finding */.g)({
        rule: 'capability/task-metadata',
        messageId: 'syntax',
        message: `task.yaml is no strict UTF-8 (line ${line})`,
        place: { file, line, column: null, endColumn: null, excerpt: null },
    });
}
function implementationMissing(file, implementation, state) {
    return (0,finding/* finding */.g)({
        rule: 'capability/implementation',
        messageId: state,
        message: state === 'missing'
            ? `the implementation ${(0,quote/* quote */.hD)(implementation)} is not there`
            : `the implementation ${(0,quote/* quote */.hD)(implementation)} is not a file`,
        place: (0,finding/* wholeFile */.A)(file),
        found: implementation,
        fix: `add ${(0,quote/* quote */.hD)(implementation)} beside task.yaml, or name another file`,
    });
}

// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/capability/file-patterns.js
var file_patterns = __webpack_require__(5389);
;// CONCATENATED MODULE: ./build/capability/plain-metadata.js
// The way most `task.yaml` are written, read quickly: lines of `key: plain text`, and patterns as a list of
// quoted texts on one line. Anything else, however little, is left to the YAML parser, which is the only one that finds faults.
// A test holds the two together: where this reads something, the parser reads the same. Pure.


/** Plain text that is a string to YAML whatever it is: words that begin with a letter, and no mark that means something. */
const LINE = /^([a-z_]+): ([A-Za-z](?:[\w ,.()'/-]*[\w.)])?)$/;
/** Patterns as `["a", "b"]`, or as one line `  - "a"` each below the key; quoted and without an escape. */
const FLOW = /^patterns: \[("[^"\\\]\u0000-\u001f\u007f-\uffff]{1,256}"(?:, ?"[^"\\\]\u0000-\u001f\u007f-\uffff]{1,256}"){0,15})\]$/;
const ITEM = /^ {2}- (["'])([^"'\\\u0000-\u001f\u007f-\uffff]{1,256})\1$/;
/** Plain words that YAML reads as something else than text. */
const TYPED = /^(?:true|false|null|True|False|Null|TRUE|FALSE|NULL)$/;
const LENGTH = 4_096;
/** The metadata, or null where the YAML parser has to look. */
function readPlainMetadata(text) {
    if (text.length > LENGTH || !text.endsWith('\n'))
        return null;
    let title = null;
    let description = null;
    let implementation = null;
    let patterns = null;
    let open = false;
    for (const line of text.slice(0, -1).split('\n')) {
        const item = open ? ITEM.exec(line)?.[2] : undefined;
        if (item !== undefined) {
            patterns?.push(item);
            continue;
        }
        if (open && patterns?.length === 0)
            return null;
        open = false;
        const listed = FLOW.exec(line)?.[1]?.slice(1, -1).split(/", ?"/);
        if (listed !== undefined || line === 'patterns:') {
            if (patterns !== null)
                return null;
            patterns = listed ?? [];
            open = listed === undefined;
            continue;
        }
        const parts = LINE.exec(line);
        const value = parts?.[2];
        if (value === undefined || TYPED.test(value))
            return null;
        switch (parts?.[1]) {
            case 'name':
                if (title !== null)
                    return null;
                title = value;
                break;
            case 'description':
                if (description !== null)
                    return null;
                description = value;
                break;
            case 'implementation':
                if (implementation !== null)
                    return null;
                implementation = value;
                break;
            default:
                return null;
        }
    }
    if (open && patterns?.length === 0)
        return null;
    if (patterns?.some((pattern) => (0,file_patterns/* patternFault */.r)(pattern) !== null))
        return null;
    if (title === null || description === null || implementation === null)
        return null;
    const parsed = (0,relative_path/* parseRelativePath */.z)(implementation);
    if (!parsed.ok || parsed.path === '.')
        return null;
    return { title, description, implementation: parsed.path, patterns: patterns ?? [] };
}

// EXTERNAL MODULE: ./build/capability/read-file.js
var read_file = __webpack_require__(2166);
;// CONCATENATED MODULE: ./build/capability/open-entry.js
// Opens an entry that was found, and says whether it can be used. What is wrong becomes findings; one bad
// entry never hides the others. A task's implementation is real, regular and inside its own directory.







/** Opens an entry. Throws `Fault` (`io`) where the machine failed. */
function openEntry(disk, entry) {
    if (entry.realPath === null)
        return broken(entry, [leadsOut(entry)]);
    const { entryFile } = entry.row;
    if (entryFile === null || entry.shape === 'file') {
        return { ...entry, usable: true, task: null, findings: [] };
    }
    return entry.row.kind === 'task'
        ? openTask(disk, entry, entry.realPath, (0,external_node_path_.join)(entry.path, entryFile))
        : openDirectory(disk, entry, entry.realPath, entryFile);
}
function openDirectory(disk, entry, realPath, entryFile) {
    const path = (0,external_node_path_.join)(entry.path, entryFile);
    const state = regularInside(disk, realPath, path);
    if (state === 'ok')
        return { ...entry, usable: true, task: null, findings: [] };
    return broken(entry, [
        state === 'outside' ? outside(path, entryFile) : shapeFinding(entry, entryFile),
    ]);
}
function openTask(disk, entry, realPath, file) {
    let reading = (0,read_file/* readSmall */.o)(disk, file, task_metadata/* TASK_FILE_BYTES */.X, 'refuse');
    if (!reading.ok && reading.why === 'link') {
        const state = regularInside(disk, realPath, file);
        if (state === 'outside')
            return broken(entry, [outside(file, 'task.yaml')]);
        reading = (0,read_file/* readSmall */.o)(disk, file, task_metadata/* TASK_FILE_BYTES */.X);
    }
    if (!reading.ok) {
        return broken(entry, [
            reading.why === 'too-large' || reading.why === 'unreadable'
                ? metadataUnread(file, reading.why)
                : shapeFinding(entry, 'task.yaml'),
        ]);
    }
    const decoded = (0,decode/* decodeUtf8 */._)(reading.bytes);
    if (!decoded.ok)
        return broken(entry, [metadataEncoding(file, decoded.line)]);
    const plain = readPlainMetadata(decoded.text);
    const { metadata, findings } = plain === null ? (0,task_metadata/* parseTaskMetadata */.YB)(file, decoded.text) : { metadata: plain, findings: [] };
    if (metadata === null)
        return broken(entry, findings);
    const state = implementationState(disk, entry, realPath, metadata.implementation);
    if (state === 'ok')
        return { ...entry, usable: true, task: metadata, findings: [] };
    return broken(entry, [
        state === 'outside'
            ? outside(file, metadata.implementation)
            : implementationMissing(file, metadata.implementation, state),
    ]);
}
function broken(entry, findings) {
    return { ...entry, usable: false, task: null, findings };
}
function implementationState(disk, entry, realPath, implementation) {
    const path = (0,external_node_path_.join)(realPath, implementation);
    // A direct child that is a file and no link lies where it seems to: the usual case, in one question.
    if (!implementation.includes('/') && !entry.link) {
        if (disk.lstatSync(path, { throwIfNoEntry: false })?.isFile() === true)
            return 'ok';
    }
    return regularInside(disk, realPath, path);
}
/** Whether `path` is really a regular file inside the real directory `root`. */
function regularInside(disk, root, path) {
    try {
        const real = disk.realpathSync.native(path);
        if (!(0,entries/* isInside */.F)(root, real))
            return 'outside';
        return disk.statSync(real).isFile() ? 'ok' : 'not-a-file';
    }
    catch (error) {
        return (0,read_file/* whyOf */.g)(error) === 'missing' ? 'missing' : 'not-a-file';
    }
}


/***/ }),

/***/ 2166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ whyOf),
/* harmony export */   o: () => (/* binding */ readSmall)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
// Reads one small regular file of a store, a plugin or an inventory: never more than its cap, never
// blocking on a pipe, and told apart from a file that is not there.


/**
 * Reads at most `most` bytes. A link at the end of the path is followed only where the caller has decided
 * that it may be. Throws `Fault` (`io`) only when the machine is out of handles or memory.
 */
function readSmall(disk, path, most, links = 'follow') {
    const noFollow = links === 'refuse' ? (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) : 0;
    let handle = null;
    try {
        handle = disk.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | noFollow);
        const facts = disk.fstatSync(handle);
        if (!facts.isFile())
            return { ok: false, why: 'not-a-file' };
        if (facts.size > most)
            return { ok: false, why: 'too-large' };
        return { ok: true, bytes: readAll(disk, handle, facts.size, most) };
    }
    catch (error) {
        if (links === 'refuse' && (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error) === 'ELOOP')
            return { ok: false, why: 'link' };
        if (error === tooLarge)
            return { ok: false, why: 'too-large' };
        return { ok: false, why: whyOf(error) };
    }
    finally {
        if (handle !== null)
            disk.closeSync(handle);
    }
}
const tooLarge = new Error('too large');
// One read for a file of the size it said; a file that grows meanwhile is read on, up to the cap.
function readAll(disk, handle, size, most) {
    let bytes = Buffer.allocUnsafe(size + 1);
    let length = 0;
    for (;;) {
        const read = disk.readSync(handle, bytes, length, bytes.length - length, null);
        length += read;
        if (read === 0 || length < bytes.length)
            return bytes.subarray(0, length);
        if (length > most)
            throw tooLarge;
        bytes = Buffer.concat([bytes], Math.min(bytes.length * 2, most + 1));
    }
}
/** Throws where the machine, and not the file, is the reason. */
function whyOf(error) {
    const code = (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .systemCode */ .xU)(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'missing';
    if (code === 'ENXIO' || code === 'EISDIR')
        return 'not-a-file';
    if (['EMFILE', 'ENFILE', 'ENOMEM'].includes(code ?? '')) {
        throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('io', (0,_base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), 'close other programs and try again', error);
    }
    return 'unreadable';
}


/***/ }),

/***/ 3619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BT: () => (/* binding */ readCapabilitySources)
});

// UNUSED EXPORTS: capabilityRoots, capabilitySources

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/capability/capability-name.js
var capability_name = __webpack_require__(2453);
;// CONCATENATED MODULE: ./build/capability/distinct-roots.js
// Roots that are apart: none is another one, and none lies in another. Pure.
// Specification: capabilities page, "one root reached twice counts once; roots never nest".

/** Real paths of which none is another or lies in another. Linear in the depth of a path. */
class DistinctRoots {
    #roots = new Map();
    #above = new Map();
    constructor(store) {
        this.add(store);
    }
    add(source) {
        this.#roots.set(source.realPath, source);
        for (const path of parentsOf(source.realPath)) {
            if (!this.#above.has(path))
                this.#above.set(path, source);
        }
    }
    /** The source that this one is, holds or lies in, or null. */
    clash(source) {
        const same = this.#roots.get(source.realPath) ?? this.#above.get(source.realPath);
        if (same !== undefined)
            return same;
        for (const path of parentsOf(source.realPath)) {
            const around = this.#roots.get(path);
            if (around !== undefined)
                return around;
        }
        return null;
    }
}
function parentsOf(path) {
    const parents = [];
    for (let at = (0,external_node_path_.dirname)(path);; at = (0,external_node_path_.dirname)(at)) {
        parents.push(at);
        if ((0,external_node_path_.dirname)(at) === at)
            return parents;
    }
}

;// CONCATENATED MODULE: ./build/capability/inventory.js
/** True for a plugin whose capabilities count. */
function contributes(plugin) {
    return plugin.installed && plugin.enabled;
}

// EXTERNAL MODULE: ./build/capability/json-inventory.js
var json_inventory = __webpack_require__(6644);
// EXTERNAL MODULE: ./build/capability/read-file.js
var read_file = __webpack_require__(2166);
;// CONCATENATED MODULE: ./build/capability/sources.js
// The ordered list of directories that capabilities are read from: the store first, then each plugin that
// is installed and enabled, in code-unit order of names. Reads the inventory and the plugins directory
// anew at each call; opens no entry. Specification: capabilities page, "Sources".










/** The sources of a store and a plugins directory, both absolute; `inventory` is a port or plain rows. */
function capabilitySources(store, plugins, inventory) {
    const port = 'read' in inventory ? inventory : rowsInventory(inventory);
    return readCapabilitySources({ store, plugins, inventory: port }).sources;
}
/** Exactly the paths of the sources, in their order. */
function capabilityRoots(sources) {
    return sources.map((source) => source.path);
}
/** The sources with everything that was wrong on the way. Throws `Fault` (`io`) where the machine failed. */
function readCapabilitySources(place) {
    const disk = place.disk ?? base_disk/* realDisk */.U;
    const reading = place.inventory.read();
    const findings = [...reading.findings];
    const store = sourceAt(disk, place.store, null);
    const roots = new DistinctRoots(store);
    const sources = [store];
    const known = [];
    const folders = foldersIn(disk, place.plugins);
    const rows = [...reading.plugins].sort((a, b) => (0,order/* byCodeUnits */.C)(a.name, b.name));
    for (const row of rows) {
        if (!row.installed)
            continue;
        if (!folders.has(row.name) || !(0,capability_name/* parseCapabilityName */.$)(row.name).ok) {
            findings.push(missingFolder(place, row.name));
            continue;
        }
        const source = sourceAt(disk, (0,external_node_path_.join)(place.plugins, row.name), row.name);
        const other = roots.clash(source);
        if (other !== null) {
            findings.push(clashFinding(source, other));
            continue;
        }
        known.push({
            ...source,
            enabled: row.enabled,
            why: row.enabled ? null : (row.why ?? 'is disabled'),
        });
        if (contributes(row)) {
            roots.add(source);
            sources.push(source);
        }
    }
    return { sources, known, readable: reading.readable, findings };
}
function sourceAt(disk, path, plugin) {
    let realPath = path;
    try {
        realPath = disk.realpathSync.native(path);
    }
    catch (error) {
        (0,read_file/* whyOf */.g)(error);
    }
    return { path, realPath, plugin, writable: plugin === null };
}
/** Names of the directories in the plugins directory, links to directories included. */
function foldersIn(disk, plugins) {
    try {
        const entries = disk.readdirSync(plugins, { withFileTypes: true });
        return new Set(entries
            .filter((entry) => entry.isDirectory() ||
            (entry.isSymbolicLink() &&
                disk.statSync((0,external_node_path_.join)(plugins, entry.name), { throwIfNoEntry: false })?.isDirectory()))
            .map((entry) => entry.name));
    }
    catch (error) {
        (0,read_file/* whyOf */.g)(error);
        return new Set();
    }
}
function missingFolder(place, name) {
    return (0,finding/* finding */.g)({
        rule: 'capability/plugin-missing',
        messageId: 'folder',
        message: `the plugin ${(0,quote/* quote */.hD)(name)} is installed, but there is no folder of that name`,
        place: (0,finding/* wholeFile */.A)((0,external_node_path_.join)(place.plugins, name)),
        fix: `install ${(0,quote/* quote */.hD)(name)} again, or take it out of the inventory`,
    });
}
function clashFinding(source, other) {
    const who = other.plugin === null ? "the owner's store" : `the plugin ${(0,quote/* quote */.hD)(other.plugin)}`;
    const same = source.realPath === other.realPath;
    return (0,finding/* finding */.g)({
        rule: 'capability/root',
        messageId: same ? 'twice' : 'nested',
        message: same
            ? `the plugin ${(0,quote/* quote */.hD)(source.plugin ?? '')} is the same directory as ${who}; it counts once`
            : `the plugin ${(0,quote/* quote */.hD)(source.plugin ?? '')} and ${who} lie in each other; it does not count`,
        place: (0,finding/* wholeFile */.A)(source.path),
        found: source.realPath,
        expected: same ? null : `a directory apart from ${other.realPath}`,
    });
}


/***/ }),

/***/ 955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ capabilitiesPlace),
  P: () => (/* binding */ historyWorld)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/capability/inventory-rows.js
var inventory_rows = __webpack_require__(4129);
// EXTERNAL MODULE: ./build/capability/read-file.js
var read_file = __webpack_require__(2166);
;// CONCATENATED MODULE: ./build/capability/folder-inventory.js
// "Every folder is enabled": for checks of a whole registry only, where nobody has installed anything.



/** Every folder below an absolute plugins directory, dot-names aside. */
function folderInventory(plugins, disk = base_disk/* realDisk */.U) {
    return {
        read: () => {
            try {
                const entries = disk.readdirSync(plugins, { withFileTypes: true });
                return {
                    plugins: entries
                        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
                        .map(({ name }) => ({ name, installed: true, enabled: true })),
                    readable: true,
                    findings: [],
                };
            }
            catch (error) {
                return (0,read_file/* whyOf */.g)(error) === 'missing'
                    ? { plugins: [], readable: true, findings: [] }
                    : (0,inventory_rows/* unreadable */.O)(plugins, 'cannot be read');
            }
        },
    };
}

// EXTERNAL MODULE: ./build/capability/json-inventory.js
var json_inventory = __webpack_require__(6644);
// EXTERNAL MODULE: ./build/lifecycle/list-entry.js
var list_entry = __webpack_require__(7218);
// EXTERNAL MODULE: ./build/lifecycle/precedence.js
var precedence = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/lifecycle/read-copy.js
var read_copy = __webpack_require__(3901);
// EXTERNAL MODULE: ./build/lifecycle/state-file.js
var state_file = __webpack_require__(5553);
;// CONCATENATED MODULE: ./build/capability/state-inventory.js
// A host's `state.json` as the inventory: enabled means `loadable`, so that a copy that drifted, was never
// recorded or does not fit the host contributes nothing. Copies are digested when asked; reads only.
// Specification: lifecycle page, "Listing, precedence, dependents".








/** The inventory of the `state.json` at an absolute path. */
function stateInventory(file, options = {}) {
    const disk = options.disk ?? base_disk/* realDisk */.U;
    const base = options.base ?? (0,external_node_path_.dirname)(file);
    const clioVersion = options.clioVersion ?? 'auto';
    return { file, read: (only) => readInventory({ disk, base, clioVersion }, file, only) };
}
function readInventory(copies, file, only) {
    try {
        const { state } = (0,state_file/* readStateFile */.qy)(copies.disk, file);
        if (state.installed.size === 0)
            return { plugins: [], readable: true, findings: [] };
        const canonicalBase = copies.disk.realpathSync(copies.base);
        const ids = [...state.installed.keys()].filter((id) => only === undefined || only.has(id));
        const entries = ids.map((id) => entryOf(copies, canonicalBase, state, id));
        return {
            plugins: (0,precedence/* resolvePluginPrecedence */.i)(entries).map((entry) => ({
                name: entry.id,
                installed: true,
                enabled: entry.loadable,
                why: whyNotLoadable(entry),
            })),
            readable: true,
            findings: [],
        };
    }
    catch (error) {
        if (error instanceof fault/* Fault */.vC && error.code !== 'io')
            throw error;
        // The finding's place says where; a message may be shown where no absolute path may.
        const why = (0,fault/* messageOf */.bD)(error).replaceAll(file, (0,external_node_path_.basename)(file));
        return (0,inventory_rows/* unreadable */.O)(file, `cannot be read: ${why}`);
    }
}
/** Null for one that is loadable or that somebody disabled. */
function whyNotLoadable({ enabled, loadable, diagnostics }) {
    const [first] = diagnostics;
    if (!enabled || loadable || first === undefined)
        return null;
    // What a listing says of it names digests and a command with a scope, which an inventory does not know.
    const why = first.code === 'drifted' ? 'its copy was changed after it was installed' : first.message;
    return `may not be loaded: ${why}`;
}
function entryOf({ disk, base, clioVersion }, canonicalBase, state, id) {
    const path = (0,external_node_path_.join)(base, id);
    const enabled = !state.disabled.includes(id);
    return (0,list_entry/* listEntry */.pn)({
        scope: 'user',
        id,
        path,
        canonicalBase,
        record: state.installed.get(id) ?? null,
        enabled,
        // A disabled copy contributes nothing whatever its bytes: there is no need to hash it.
        candidate: enabled && (0,list_entry/* isListable */.$9)(disk, path) ? (0,read_copy/* readManagedCopy */.TU)(path, disk, clioVersion) : null,
        stateFault: null,
    });
}

;// CONCATENATED MODULE: ./build/usecases/capabilities-place.js
// From what the command line and the Action say to a place: which store, which plugins, which inventory.
// Specification: surfaces page, "capabilities … --store DIR --plugins DIR [--inventory FILE]".







/** The place of a request. Throws `Fault` (`usage`) where the store is no directory. */
function capabilitiesPlace(request) {
    const store = (0,external_node_path_.resolve)(request.cwd, request.store);
    const plugins = (0,external_node_path_.resolve)(request.cwd, request.plugins);
    if ((0,external_node_fs_.statSync)(store, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new fault/* Fault */.vC('usage', `there is no store at ${(0,quote/* quote */.hD)(request.store)}`, 'name the directory that holds tasks/ and skills/ with --store');
    }
    return { store, plugins, inventory: inventoryOf(request, plugins) };
}
function inventoryOf(request, plugins) {
    const clioVersion = request.clioVersion ?? 'auto';
    const state = (0,external_node_path_.join)(plugins, 'state.json');
    if (request.inventory === null) {
        // Without plugins there is nothing that an inventory could be missing for.
        return isThere(state) || !hasFolders(plugins)
            ? stateInventory(state, { clioVersion })
            : (0,json_inventory/* jsonInventory */.h)(state);
    }
    const file = (0,external_node_path_.resolve)(request.cwd, request.inventory);
    return (0,external_node_path_.basename)(file) === 'state.json'
        ? stateInventory(file, { clioVersion, base: plugins })
        : (0,json_inventory/* jsonInventory */.h)(file);
}
function hasFolders(plugins) {
    return folderInventory(plugins).read().plugins.length > 0;
}
function isThere(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** What git and whoever waits get of a request. */
function historyWorld(request) {
    const { env, progress } = request;
    return {
        environment: env,
        told: progress && ((done, total) => progress('histories of plugins', done, total)),
    };
}


/***/ })

};
