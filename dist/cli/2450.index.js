export const id = 2450;
export const ids = [2450];
export const modules = {

/***/ 3530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeFileAtomic),
/* harmony export */   z: () => (/* binding */ syncDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7835);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
// Replacing a file so that at every moment the old bytes or the new ones are there, and nobody else's
// edit is overwritten. Used for registry.yaml and state.json.




/**
 * Writes a sibling temporary file (exclusive), syncs it, checks that the target still holds `expected`,
 * renames, and syncs the directory. On any failure the temporary file is removed and the target is
 * untouched. Throws `Fault` (`changed`, `io`); a target that is a link or not a regular file is refused.
 */
function writeFileAtomic(write) {
    const disk = write.disk ?? _disk_js__WEBPACK_IMPORTED_MODULE_2__/* .realDisk */ .U;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(write.path);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(write.path)}.${process.pid}-${uniqueSuffix()}.tmp`);
    let staged = false;
    try {
        const mode = write.mode ?? currentMode(disk, write.path) ?? 0o644;
        const handle = disk.openSync(temporary, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0), mode);
        staged = true;
        try {
            disk.fchmodSync(handle, mode);
            writeAll(disk, handle, write.bytes);
            disk.fsyncSync(handle);
        }
        finally {
            disk.closeSync(handle);
        }
        assertUnchanged(disk, write.path, write.expected);
        disk.renameSync(temporary, write.path);
        staged = false;
        syncDirectory(disk, directory);
    }
    catch (error) {
        if (staged)
            removeQuietly(disk, temporary);
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC)
            throw error;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('io', `cannot write ${write.path} (${(0,_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? 'error'})`, null, error);
    }
}
/** Makes a rename in `directory` durable; systems that cannot sync a directory are left alone. */
function syncDirectory(disk, directory) {
    let handle;
    try {
        handle = disk.openSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY ?? 0));
    }
    catch (error) {
        if (['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes((0,_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? ''))
            return;
        throw error;
    }
    try {
        disk.fsyncSync(handle);
    }
    catch (error) {
        if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes((0,_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .xU)(error) ?? ''))
            throw error;
    }
    finally {
        disk.closeSync(handle);
    }
}
let counter = 0;
function uniqueSuffix() {
    counter += 1;
    return `${process.hrtime.bigint().toString(36)}${counter.toString(36)}`;
}
function writeAll(disk, handle, bytes) {
    let at = 0;
    while (at < bytes.length)
        at += disk.writeSync(handle, bytes, at, bytes.length - at);
}
function currentMode(disk, path) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    return facts?.isFile() === true ? facts.mode & 0o777 : null;
}
function assertUnchanged(disk, path, expected) {
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined && expected === null)
        return;
    const hint = 'nothing was written; run the command again';
    if (facts === undefined)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('changed', `${path} has gone since it was read`, hint);
    if (!facts.isFile())
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('changed', `${path} is not a regular file`, hint);
    if (expected === null || !Buffer.from(expected).equals(disk.readFileSync(path))) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .Fault */ .vC('changed', `${path} has changed since it was read`, hint);
    }
}
function removeQuietly(disk, path) {
    try {
        disk.unlinkSync(path);
    }
    catch {
        // The first error is the one worth telling; a leftover has a name that says what it is.
    }
}


/***/ }),

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ appendToFlow)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8289);

/** The edits that put `items` behind the item at `last`, which stays in the list. */
function appendToFlow(text, last, items) {
    const start = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineStart */ .PT)(text, last.start);
    const onLines = start + (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(text, start) === last.start;
    const gap = onLines ? `${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreakOf */ .n_)(text)}${' '.repeat((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(text, start))}` : ' ';
    const next = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .skipBlank */ .W8)(text, last.end);
    const closed = text[next] === ',';
    const behind = closed ? next + 1 : last.end;
    const rest = text.slice(behind, (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(text, behind));
    const comma = closed ? [] : [{ start: last.end, end: last.end, text: ',' }];
    const whole = items.map((item) => `${gap}${item}`).join(',') + (closed ? ',' : '');
    const at = onLines && /^[ \t]*#/.test(rest) ? behind + rest.replace(/\r?\n$/, '').length : behind;
    return [...comma, { start: at, end: at, text: whole }];
}


/***/ }),

/***/ 6890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ applyPin)
});

// EXTERNAL MODULE: ./build/base/atomic-file.js
var atomic_file = __webpack_require__(3530);
// EXTERNAL MODULE: ./build/base/disk.js
var base_disk = __webpack_require__(7835);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
;// CONCATENATED MODULE: ./build/base/remove-leftovers.js
// Temporary files of writes whose process died before it could remove them (killed, power lost). The name carries
// the process (atomic-file.ts): what belongs to a living one, or is called otherwise, is never touched.



/** Removes those beside `path`. A leftover that cannot be removed stays; that is no fault. */
function removeLeftovers(path, disk = base_disk/* realDisk */.U) {
    const directory = (0,external_node_path_.dirname)(path);
    const prefix = `.${(0,external_node_path_.basename)(path)}.`;
    try {
        for (const entry of disk.readdirSync(directory, { withFileTypes: true })) {
            const { name } = entry;
            if (!entry.isFile() || !name.startsWith(prefix))
                continue;
            const pid = /^([1-9]\d{0,8})-[0-9a-z]+\.tmp$/.exec(name.slice(prefix.length))?.[1];
            if (pid !== undefined && isDead(Number(pid)))
                disk.unlinkSync((0,external_node_path_.join)(directory, name));
        }
    }
    catch {
        // Tidying only: the write that follows says what is wrong with the directory.
    }
}
/** True only where the system says that there is no such process. */
function isDead(pid) {
    try {
        process.kill(pid, 0);
        return false;
    }
    catch (error) {
        return (0,fault/* systemCode */.xU)(error) === 'ESRCH';
    }
}

;// CONCATENATED MODULE: ./build/registry/apply-pin.js
// Writes a planned pin: at every moment the old file or the new one is there, and nobody else's edit is
// overwritten. Specification: registry page, "The write is atomic".



/**
 * Writes the plan to the registry at `path` and says whether it wrote, and removes what a killed pin left. Nothing is written for a refused
 * or unchanged plan. Throws `Fault` (`changed` where the file is not what was read, `io`).
 */
function applyPin(path, registry, plan, disk = base_disk/* realDisk */.U) {
    removeLeftovers(path, disk);
    if (plan.bytes === null || !plan.changed || registry.bytes === null)
        return false;
    (0,atomic_file/* writeFileAtomic */.Z)({ path, bytes: plan.bytes, expected: registry.bytes, mode: null, disk });
    return true;
}


/***/ }),

/***/ 4511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ insertRows)
/* harmony export */ });
/* harmony import */ var _append_flow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(353);
/* harmony import */ var _node_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3004);
/* harmony import */ var _render_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);
/* harmony import */ var _text_edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4268);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8289);





/** The text with `rows` behind the last one, or null where there is no list of rows. */
function insertRows(registry, rows) {
    const text = registry.source?.text ?? '';
    const { list } = registry;
    if (list === null)
        return null;
    if (rows.length === 0)
        return text;
    const newline = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineBreakOf */ .n_)(text);
    if (text[list.span.start] !== '[')
        return appendBlock(text, list, rows, newline);
    const inside = text.slice(list.span.start + 1, list.span.end - 1);
    const inFlow = text[(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .skipBlank */ .W8)(text, 0)] === '{';
    return inside.trim() === '' && !inFlow
        ? replaceEmpty(text, list, rows, newline)
        : appendFlow(text, list, rows, newline);
}
/** `[]` becomes a block; what stands behind it on its line (a comment) stays there. */
function replaceEmpty(text, list, rows, newline) {
    const nested = list.span.start > (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStart */ .PT)(text, list.span.start);
    const block = rows.map((row) => blockRow(row, nested ? '  ' : '', newline)).join('');
    const rest = text.slice(list.span.end, (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineEnd */ .kd)(text, list.span.end));
    if (!nested && rest.trim() === '') {
        return (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(text, [{ ...list.span, text: block.slice(0, -newline.length) }]);
    }
    const at = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineEnd */ .kd)(text, list.span.end);
    const whole = text[at - 1] === '\n' ? block : `${newline}${block.slice(0, -newline.length)}`;
    return (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(text, [
        {
            start: nested ? (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .contentEnd */ .XA)(text, 0, list.span.start) : list.span.start,
            end: list.span.end,
            text: '',
        },
        { start: at, end: at, text: whole },
    ]);
}
function blockRow({ block }, indent, newline) {
    return block
        .map(({ key, value }, at) => `${indent}${at === 0 ? '- ' : '  '}${key}: ${value}${newline}`)
        .join('');
}
function appendBlock(text, list, rows, newline) {
    const last = list.items.at(-1);
    const start = last?.span.start ?? list.span.start;
    const dash = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .dashBefore */ .KX)(text, start);
    const column = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .indentOf */ ._j)(text, (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStart */ .PT)(text, dash));
    const end = last === undefined ? list.span.end : Math.max(dash + 1, (0,_node_end_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeEnd */ .K)(text, last));
    const at = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .endWithComments */ .Ko)(text, end, column);
    const spaced = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStart */ .PT)(text, dash) >= 2 && list.items.length > 1 && isBlankAbove(text, dash);
    const added = rows
        .map((row) => `${spaced ? newline : ''}${blockRow(row, ' '.repeat(column), newline)}`)
        .join('');
    const broken = text[at - 1] === '\n';
    const whole = broken ? added : `${newline}${added.slice(0, -newline.length)}`;
    return (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(text, [{ start: at, end: at, text: whole }]);
}
/** True where a blank line stands above the item, its comments skipped. */
function isBlankAbove(text, dash) {
    let at = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStart */ .PT)(text, dash);
    while (at > 0) {
        const above = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStart */ .PT)(text, at - 1);
        const line = text.slice(above, at).trim();
        if (line === '')
            return true;
        if (!line.startsWith('#'))
            return false;
        at = above;
    }
    return false;
}
function appendFlow(text, list, rows, newline) {
    const added = rows.map((row) => (0,_render_row_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFlowRow */ .D6)(row.flow));
    const last = list.items.at(-1);
    if (last === undefined) {
        const at = list.span.end - 1;
        if (text.slice(list.span.start + 1, at).trim() === '') {
            return (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(text, [{ start: at, end: at, text: added.join(', ') }]);
        }
        // Only comments inside: the rows go on lines of their own, before the bracket.
        const lines = `${newline}  ${added.join(`,${newline}  `)}${newline}`;
        return (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(text, [{ start: at, end: at, text: lines }]);
    }
    return (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(text, (0,_append_flow_js__WEBPACK_IMPORTED_MODULE_4__/* .appendToFlow */ .W)(text, last.span, added));
}


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nodeEnd)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8289);

/** The offset after the node's last character that is no blank; after the line breaks that `|+` or `>+` keeps. */
function nodeEnd(text, node) {
    const { start, end } = node.span;
    if (node.type === 'scalar') {
        const keeps = node.style === 'block' && /^[|>]\d?\+/.test(text.slice(start, start + 3));
        return keeps ? Math.max(end, (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(text, start)) : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .contentEnd */ .XA)(text, start, end);
    }
    const last = node.type === 'list' ? node.items.at(-1) : node.entries.at(-1)?.value;
    // A flow collection ends with its bracket, whatever it holds.
    if (last === undefined || /[\]}]/.test(text[end - 1] ?? ''))
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .contentEnd */ .XA)(text, start, end);
    return nodeEnd(text, last);
}


/***/ }),

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ fileRefusals),
/* harmony export */   it: () => (/* binding */ newPackageRefusals),
/* harmony export */   t6: () => (/* binding */ untrackedRefusals),
/* harmony export */   tm: () => (/* binding */ movedPackages)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7785);
/* harmony import */ var _base_mask_credentials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9541);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9327);
/* harmony import */ var _not_admitted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1482);
// Why a registry may not be pinned: faults of the file that an edit could make worse, rows whose package
// cannot be told, packages a host refuses, and bytes that a clone would not have.
// Specification: registry page, "Pinning" ("Every package is validated first; one failure and nothing is written").





/** Rules whose faults pinning does not mend and cannot work with. */
const blocking = new Set([
    'registry/unreadable',
    'registry/encoding',
    'registry/syntax',
    'registry/yaml-feature',
    'registry/duplicate-key',
    'registry/shape',
    'registry/too-many-rows',
    'registry/duplicate-row',
    'row/not-a-mapping',
    'row/name',
    'row/source-url',
    'row/source-missing',
    'row/source-link',
    'row/source-untracked',
    'row/package-not-admitted',
]);
/** Keys a person writes; a row of ours cannot be pinned while one of them is wrong. */
const writtenByHand = ['name', 'sourceUrl'];
/** Packages without a row that have the kind and name of a row that leads nowhere. */
function movedPackages(request, judged, added) {
    const lost = new Map(judged.flatMap(({ row, path, candidate }) => path === null || candidate !== null || row.id === null ? [] : [[row.id, row.label]]));
    const moved = new Map();
    for (const path of lost.size === 0 ? [] : added) {
        const { manifest } = request.readPackage(path);
        const label = lost.get(`${manifest?.kind}:${manifest?.name}`);
        if (label !== undefined && !moved.has(label))
            moved.set(label, path);
    }
    return moved;
}
/** Faults of the file and its rows that stop pinning. */
function fileRefusals(registry, findings, moved = new Map()) {
    const unclear = new Set(registry.rows
        .filter((row) => writtenByHand.some((key) => row.faulty.has(key)))
        .map((row) => row.label));
    return findings
        .filter((one) => blocking.has(one.rule) ||
        (one.rule === 'row/sha256' && one.messageId === 'no-digest') ||
        (one.rule === 'row/field-differs' && one.messageId === 'name') ||
        (one.rule === 'row/missing-key' && one.messageId !== 'not-pinned') ||
        (one.rule === 'row/wrong-type' && one.row !== null && unclear.has(one.row)))
        .map((one) => (one.rule === 'row/source-missing' ? forPinning(one, moved) : one));
}
/** Whoever moved a package has to say so, and whoever deleted one expects pinning to take its row away. */
function forPinning(one, moved) {
    const there = moved.get(one.row ?? '');
    if (there !== undefined) {
        return { ...one, fix: `write sourceUrl: ${there}, where the package of that name is` };
    }
    const why = 'pin never removes a row by itself, as others may have installed the package';
    return { ...one, fix: `${one.fix ?? 'restore the directory or remove the row'}; ${why}` };
}
/** What git says of the packages' files: nothing that a clone would lack may be pinned. */
function untrackedRefusals(request, packages) {
    return packages.flatMap(({ path, row }) => (request.untracked?.(path) ?? []).map((one) => ({
        ...one,
        place: { ...one.place, file: (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinRelative */ .r)(path, one.place.file) },
        row,
    })));
}
/** A package that is to get a row: it must be admitted, describe itself, and have a name of its own. */
function newPackageRefusals(request, path, judged, moved) {
    const candidate = request.readPackage(path);
    const { manifest } = candidate;
    const place = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeFile */ .A)((0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .joinRelative */ .r)(path, 'plugin.json'));
    if (!candidate.valid || manifest === null) {
        const shown = request.display?.(path) ?? path;
        const { draft, first } = (0,_not_admitted_js__WEBPACK_IMPORTED_MODULE_1__/* .notAdmitted */ .q)(path, shown, candidate);
        // The place is that of the first reason already.
        return [(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({ ...draft, place: first ?? place, related: draft.related?.slice(1) ?? [] })];
    }
    const found = [];
    if (manifest.description === null) {
        found.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
            rule: 'row/missing-key',
            messageId: 'missing',
            message: `the package at ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has no description, and a row needs one`,
            place,
            expected: 'a "description" in plugin.json',
            fix: 'add a "description" to plugin.json',
        }));
    }
    const id = `${manifest.kind}:${manifest.name}`;
    const twin = judged.find((one) => one.row.id === id);
    if (twin !== undefined && !moved.has(twin.row.label)) {
        found.push((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)({
            rule: 'registry/duplicate-row',
            messageId: 'twice',
            message: `${id} has a row already, for ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_base_mask_credentials_js__WEBPACK_IMPORTED_MODULE_4__/* .maskCredentials */ .B)(twin.row.sourceUrl ?? ''))}`,
            place: twin.row.place,
            found: path,
            expected: 'one package for each kind and name',
            fix: `write sourceUrl: ${path} in that row if the package moved, else rename one of the two`,
            row: id,
        }));
    }
    return found;
}


/***/ }),

/***/ 7819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ inOrderOrNull),
  j: () => (/* binding */ planPin)
});

// EXTERNAL MODULE: ./build/base/fault.js
var fault = __webpack_require__(7052);
// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/registry/row-facts.js
var row_facts = __webpack_require__(8600);
;// CONCATENATED MODULE: ./build/registry/assert-pinned.js


const pinned = new Set([
    'kind',
    'description',
    'version',
    'sha256',
    'requires',
    'provides',
    'triggers',
]);
/** Throws `Fault` (`internal`) where `after` is not `before` with the facts in it. */
function assertPinned(before, after, expected) {
    const what = firstUnpinned(before, after, expected);
    if (what === null)
        return;
    throw new fault/* Fault */.vC('internal', `the row for ${what} could not be edited in place`, 'nothing was written; write this row as a block of "key: value" lines and pin again');
}
/** What is not as it should be in `after`, or null where it is `before` with the facts in it. */
function firstUnpinned(before, after, expected) {
    const rows = new Map(after.rows.map((row) => [row.sourceUrl, row]));
    const local = new Set();
    for (const facts of expected) {
        for (const [sourceUrl, wanted] of facts) {
            local.add(sourceUrl);
            const row = rows.get(sourceUrl);
            if (row === undefined || !says(row, wanted))
                return sourceUrl;
        }
    }
    const left = new Map();
    for (const row of after.rows) {
        const text = restOf(row, local);
        left.set(text, (left.get(text) ?? 0) + 1);
    }
    for (const row of before.rows) {
        const text = restOf(row, local);
        const count = left.get(text) ?? 0;
        if (count === 0)
            return row.sourceUrl ?? row.label;
        left.set(text, count - 1);
    }
    const added = (expected[1]?.size ?? 0) + before.rows.length;
    return after.readable && after.rows.length === added ? null : before.file;
}
function says(row, facts) {
    const texts = ['kind', 'version', 'sha256', 'description'].every((key) => (facts[key] ?? null) === null || row[key] === facts[key]);
    const requires = row.requires.map((reference) => reference.id);
    const sorted = facts.requires === undefined || (0,row_facts/* sameSet */.X)(requires, facts.requires);
    const triggers = facts.triggers ?? null;
    return texts && sorted && (triggers === null || (0,row_facts/* sameSet */.X)(row.triggers ?? [], triggers));
}
/** Everything of a row that pinning leaves alone: all of a remote row, and what a person wrote in a local one. */
function restOf(row, local) {
    const kept = [...row.entries.values()].filter((entry) => !local.has(row.sourceUrl) || !pinned.has(entry.key));
    return kept.map((entry) => `${JSON.stringify(entry.key)}:${plain(entry.value)}`).join();
}
function plain(node) {
    if (node.type === 'scalar')
        return `${typeof node.value} ${JSON.stringify(node.text)}`;
    if (node.type === 'list')
        return `[${node.items.map(plain).join()}]`;
    return `{${node.entries.map((entry) => `${JSON.stringify(entry.key)}:${plain(entry.value)}`).join()}}`;
}

// EXTERNAL MODULE: ./build/registry/check-registry.js + 2 modules
var check_registry = __webpack_require__(2256);
// EXTERNAL MODULE: ./build/base/data-node.js
var data_node = __webpack_require__(7075);
// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/registry/append-flow.js
var append_flow = __webpack_require__(353);
// EXTERNAL MODULE: ./build/registry/text-lines.js
var text_lines = __webpack_require__(8289);
;// CONCATENATED MODULE: ./build/registry/edit-list.js


/** The edits after which the list holds exactly the wanted items, those it had in their old order. */
function editList(change) {
    const { list, wanted } = change;
    const missing = new Map(wanted.map((item) => [item.key, item]));
    const kept = [];
    const removed = [];
    for (const item of list.items) {
        const key = change.keyOf(item);
        if (key !== null && missing.delete(key))
            kept.push(item);
        else
            removed.push(item);
    }
    const added = [...missing.values()].map((item) => item.text);
    if (removed.length === 0 && added.length === 0)
        return [];
    if (change.text[list.span.start] !== '[')
        return editBlock(change, kept, removed, added);
    const written = change.text.slice(list.span.start, list.span.end);
    return /[#\n]/.test(written)
        ? editFlow(change, kept, removed, added)
        : [rewriteFlow(change, written, kept, added)];
}
function rewriteFlow({ text, list }, written, kept, added) {
    const pad = /^\[ .* \]$/.test(written) ? ' ' : '';
    const items = [...kept.map((item) => text.slice(item.span.start, item.span.end)), ...added];
    const inside = items.length === 0 ? '' : `${pad}${items.join(', ')}${pad}`;
    return { start: list.span.start, end: list.span.end, text: `[${inside}]` };
}
function editBlock({ text, list, afterColon }, kept, removed, added) {
    const newline = (0,text_lines/* lineBreakOf */.n_)(text);
    const edits = removed.map((item) => ({
        start: (0,text_lines/* lineStart */.PT)(text, (0,text_lines/* dashBefore */.KX)(text, item.span.start)),
        end: (0,text_lines/* lineEnd */.kd)(text, (0,text_lines/* contentEnd */.XA)(text, item.span.start, item.span.end)),
        text: '',
    }));
    if (added.length > 0) {
        const first = list.items[0];
        const last = kept.at(-1);
        const dash = (0,text_lines/* dashBefore */.KX)(text, first?.span.start ?? list.span.start);
        const indent = ' '.repeat((0,text_lines/* indentOf */._j)(text, (0,text_lines/* lineStart */.PT)(text, dash)));
        const lines = added.map((item) => `${indent}- ${item}${newline}`).join('');
        const at = last === undefined
            ? (0,text_lines/* lineStart */.PT)(text, dash)
            : (0,text_lines/* lineEnd */.kd)(text, (0,text_lines/* contentEnd */.XA)(text, last.span.start, last.span.end));
        const broken = at === 0 || text[at - 1] === '\n';
        edits.unshift({
            start: at,
            end: at,
            text: broken ? lines : `${newline}${lines.slice(0, -newline.length)}`,
        });
    }
    else if (kept.length === 0)
        edits.unshift({ start: afterColon, end: afterColon, text: ' []' });
    return edits;
}
function editFlow({ text, list }, kept, removed, added) {
    const edits = removed.map((item) => withoutFlowItem(text, item));
    if (added.length === 0)
        return edits;
    const last = kept.at(-1);
    if (last !== undefined)
        return [...(0,append_flow/* appendToFlow */.W)(text, last.span, added), ...edits];
    const [first, ...others] = removed;
    if (first !== undefined) {
        // The new items take the place of the first old one, so that comments and commas stay in line.
        const start = (0,text_lines/* lineStart */.PT)(text, first.span.start);
        const onLines = start + (0,text_lines/* indentOf */._j)(text, start) === first.span.start;
        const gap = onLines ? `,${(0,text_lines/* lineBreakOf */.n_)(text)}${' '.repeat((0,text_lines/* indentOf */._j)(text, start))}` : ', ';
        return [
            { ...first.span, text: added.join(gap) },
            ...others.map((item) => withoutFlowItem(text, item)),
        ];
    }
    const at = list.span.start + 1;
    return [{ start: at, end: at, text: `${added.join(', ')}, ` }, ...edits];
}
function withoutFlowItem(text, item) {
    const next = (0,text_lines/* skipBlank */.W8)(text, item.span.end);
    const comma = text[next] === ',' && !text.slice(item.span.end, next).includes('#');
    const end = comma ? next + 1 : item.span.end;
    const from = (0,text_lines/* lineStart */.PT)(text, item.span.start);
    const alone = text.slice(from, item.span.start).trim() === '' &&
        /^[ \t]*\r?\n/.test(text.slice(end, end + 200));
    return alone
        ? { start: from, end: (0,text_lines/* lineEnd */.kd)(text, end), text: '' }
        : { start: item.span.start, end, text: '' };
}

// EXTERNAL MODULE: ./build/registry/node-end.js
var node_end = __webpack_require__(3004);
// EXTERNAL MODULE: ./build/registry/registry.js
var registry = __webpack_require__(6475);
// EXTERNAL MODULE: ./build/registry/render-row.js
var render_row = __webpack_require__(4581);
// EXTERNAL MODULE: ./build/registry/render-scalar.js
var render_scalar = __webpack_require__(7777);
;// CONCATENATED MODULE: ./build/registry/edit-row.js
// The edits that make one row say what its package says, and touch nothing else: values keep their style,
// lines their comments, missing keys come behind their neighbours. Pure: gives edits, applies nothing.
// Specification: registry page, "Pinning".









/** The edits for a row of `text`. Facts that are null leave the field as it is. */
function editRow(text, row, facts) {
    const flow = text[row.span.start] === '{';
    const edits = [];
    const keys = new Set();
    const missing = [];
    for (const key of ['kind', 'description', 'version', 'sha256']) {
        const value = facts[key] ?? null;
        if (value === null || row[key] === value)
            continue;
        const entry = row.entries.get(key);
        keys.add(key);
        if (entry === undefined)
            missing.push({ key, value: (0,render_scalar/* renderScalar */.V)(value, 'plain', flow) });
        else
            edits.push(...editScalar(text, entry, value, flow));
    }
    for (const list of listsOf(row, facts)) {
        const entry = row.entries.get(list.key);
        if (entry === undefined) {
            if (list.wanted.length === 0)
                continue;
            missing.push({ key: list.key, value: list.whole });
        }
        else
            edits.push(...editListValue(text, entry, list));
        keys.add(list.key);
    }
    edits.push(...insertKeys(text, row, missing, flow));
    return { edits, keys: registry/* rowKeys */.d.filter((key) => keys.has(key)) };
}
/** The lists that are not yet what they should be. */
function listsOf(row, facts) {
    const lists = [];
    const { requires, provides, triggers } = facts;
    const stated = row.requires.map((reference) => reference.id);
    if (requires !== undefined && (row.faulty.has('requires') || !(0,row_facts/* sameSet */.X)(stated, requires))) {
        lists.push(textList('requires', requires));
    }
    if (provides != null && row.entries.has('provides')) {
        const ids = (row.provides ?? []).map((hint) => `${hint.kind}:${hint.name}`);
        const wanted = provides.map((hint) => ({
            key: `${hint.kind}:${hint.name}`,
            text: (0,render_row/* renderHint */.K6)(hint),
        }));
        const right = wanted.map((item) => item.key);
        if (row.provides === null || !(0,row_facts/* sameSet */.X)(ids, right)) {
            lists.push({ key: 'provides', wanted, whole: (0,render_row/* renderHints */.TD)(provides), keyOf: hintKey });
        }
    }
    if (triggers != null && (row.triggers === null || !(0,row_facts/* sameSet */.X)(row.triggers, triggers))) {
        if (row.entries.has('triggers') || triggers.length > 0) {
            lists.push(textList('triggers', triggers));
        }
    }
    return lists;
}
function textList(key, texts) {
    return {
        key,
        wanted: texts.map((text) => ({ key: text, text: (0,render_scalar/* renderScalar */.V)(text, 'plain', true) })),
        whole: (0,render_row/* renderTexts */.jU)(texts),
        keyOf: (item) => (0,data_node/* stringOf */.Je)(item) ?? null,
    };
}
function hintKey(item) {
    if (item.type !== 'map')
        return null;
    const kind = (0,data_node/* stringOf */.Je)((0,data_node/* memberOf */.C5)(item, 'kind'));
    const name = (0,data_node/* stringOf */.Je)((0,data_node/* memberOf */.C5)(item, 'name'));
    return kind === undefined || name === undefined ? null : `${kind}:${name}`;
}
function editListValue(text, entry, list) {
    if (entry.value.type !== 'list')
        return replaceNode(text, entry, list.whole);
    return editList({
        text,
        list: entry.value,
        afterColon: afterColon(text, entry),
        keyOf: list.keyOf,
        wanted: list.wanted,
    });
}
function afterColon(text, entry) {
    const at = (0,text_lines/* skipBlank */.W8)(text, entry.keySpan.end);
    return text[at] === ':' ? at + 1 : entry.keySpan.end;
}
function editScalar(text, entry, value, flow) {
    const { span } = entry.value;
    if (entry.value.type === 'scalar' && entry.value.style === 'block') {
        const edit = editBlockScalar(text, span.start, span.end, value);
        if (edit !== null)
            return [edit];
    }
    const written = text.slice(span.start, span.end);
    const style = entry.value.type === 'scalar' && written !== '' ? (0,render_scalar/* scalarStyleOf */.d)(written) : 'plain';
    return replaceNode(text, entry, (0,render_scalar/* renderScalar */.V)(value, style, flow));
}
/** Replaces the value; behind a colon without a value comes a blank first. */
function replaceNode(text, entry, value) {
    const { start, end } = entry.value.span;
    const colon = afterColon(text, entry);
    if (start === end)
        return [{ start: colon, end: colon, text: ` ${value}` }];
    const stop = (0,text_lines/* contentEnd */.XA)(text, start, end);
    const line = (0,text_lines/* lineStart */.PT)(text, start);
    if (entry.value.type === 'scalar' || line < colon)
        return [{ start, end: stop, text: value }];
    // A list or mapping on lines of its own may stand where a scalar may not: the value moves up to its key.
    return [
        { start: colon, end: colon, text: ` ${value}` },
        { start: line, end: (0,text_lines/* lineEnd */.kd)(text, stop), text: '' },
    ];
}
/** `>-` and `|-` can hold a text of one line: their header stays. Null where the text needs quotes. */
function editBlockScalar(text, start, end, value) {
    const content = (0,text_lines/* lineEnd */.kd)(text, start);
    const header = text.slice(start, content);
    if (!/^[|>]-[ \t]*(?:#.*)?\r?\n$/.test(header) || value.trim() !== value)
        return null;
    if (value === '' || (0,base_escape/* hasUnseen */.FN)(value))
        return null;
    const indent = ' '.repeat(Math.max(1, (0,text_lines/* indentOf */._j)(text, content)));
    return { start: content, end: (0,text_lines/* contentEnd */.XA)(text, content, end), text: `${indent}${value}` };
}
/** New keys stand behind the last key that comes before them in `rowKeys`, else behind the first key. */
function insertKeys(text, row, lines, flow) {
    const entries = [...row.entries.values()];
    return lines
        .toSorted((a, b) => edit_row_order(a.key) - edit_row_order(b.key))
        .map(({ key, value }) => {
        const before = entries.filter((entry) => edit_row_order(entry.key) < edit_row_order(key) && edit_row_order(entry.key) >= 0);
        const anchor = before.at(-1) ?? entries[0];
        const line = `${key}: ${value}`;
        if (anchor === undefined)
            return { start: row.span.end, end: row.span.end, text: line };
        const end = Math.max(anchor.keySpan.end, (0,node_end/* nodeEnd */.K)(text, anchor.value));
        if (flow)
            return { start: end, end, text: `, ${line}` };
        const column = row.span.start - (0,text_lines/* lineStart */.PT)(text, row.span.start);
        const at = (0,text_lines/* endWithComments */.Ko)(text, end, column);
        const newline = (0,text_lines/* lineBreakOf */.n_)(text);
        const indented = `${' '.repeat(column)}${line}`;
        return text[at - 1] === '\n'
            ? { start: at, end: at, text: `${indented}${newline}` }
            : { start: at, end: at, text: `${newline}${indented}` };
    });
}
function edit_row_order(key) {
    return registry/* rowKeys */.d.indexOf(key);
}

// EXTERNAL MODULE: ./build/registry/insert-rows.js
var insert_rows = __webpack_require__(4511);
// EXTERNAL MODULE: ./build/registry/parse-registry.js + 7 modules
var parse_registry = __webpack_require__(5744);
// EXTERNAL MODULE: ./build/registry/pin-refusals.js
var pin_refusals = __webpack_require__(3923);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/keep-findings.js
var keep_findings = __webpack_require__(3894);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/base/relative-path.js
var relative_path = __webpack_require__(9327);
// EXTERNAL MODULE: ./build/manifest/host-range.js
var host_range = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/registry/row-generation.js
var row_generation = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/registry/whole-file.js + 1 modules
var whole_file = __webpack_require__(2757);
;// CONCATENATED MODULE: ./build/registry/pin-warnings.js
// What is still wrong in a registry that pinning may write: bytes that changed under one version, and what
// only other rows or a person can put right. Told, never a reason to write nothing: no package is unfit by it.
// Specification: registry page, "Pinning" and "The gate on a change".







/** Findings of the registry `after` pinning; `judged` are the rows as they were, against their packages. */
function pinWarnings(request, judged, after) {
    const { clioVersion = 'auto' } = request;
    const keeper = (0,keep_findings/* keepFindings */.q)(after.file);
    keeper.add(...judged.flatMap((one) => repinned(request, one)), ...(0,whole_file/* judgeWholeFile */.B)(after).findings.filter(({ rule }) => rule !== 'registry/order'), ...(clioVersion === 'auto' ? [] : (0,row_generation/* generationFindings */.B)(after, (0,host_range/* generationOfHost */.ig)(clioVersion))));
    return keeper.findings;
}
/** The row had a digest, the package has another one, and both have one version. */
function repinned(request, { row, path, candidate }) {
    const digest = candidate?.contentDigest ?? null;
    const version = candidate?.manifest?.version ?? null;
    if (path === null || digest === null || row.kind === 'extension')
        return [];
    if (row.sha256 === null || row.faulty.has('sha256') || row.sha256 === digest)
        return [];
    if (version === null || row.version !== version)
        return [];
    const manifest = (0,relative_path/* joinRelative */.r)(request.display?.(path) ?? path, 'plugin.json');
    return [
        (0,finding/* finding */.g)({
            rule: 'change/same-version-other-bytes',
            messageId: 'same',
            message: `the bytes of ${row.label} changed, its version ${(0,quote/* quote */.hD)(version)} did not: whoever has it gets other bytes`,
            place: (0,finding/* wholeFile */.A)((0,relative_path/* joinRelative */.r)(path, 'plugin.json')),
            found: version,
            expected: `a version above ${version}`,
            fix: `raise the version in ${(0,quote/* quote */.hD)(manifest)} and pin again, unless nobody has these bytes yet`,
            row: row.label,
        }),
    ];
}

// EXTERNAL MODULE: ./build/registry/row-triggers.js
var row_triggers = __webpack_require__(8898);
// EXTERNAL MODULE: ./build/registry/text-edit.js
var text_edit = __webpack_require__(4268);
;// CONCATENATED MODULE: ./build/registry/sort-rows.js
// Sorts rows by name by moving their text. A row takes along the comments directly above it and those
// inside it; blank lines and comments that stand apart stay where they are. Pure.
// Specification: registry page, "Pinning".




/**
 * The text with its rows sorted; the same text where they are sorted already. Null where rows cannot be
 * moved as whole lines (several on one line among comments): then a person has to do it.
 */
function sortRows(registry) {
    const text = registry.source?.text ?? '';
    const { rows } = registry;
    const sorted = rows.toSorted((a, b) => (0,order/* byCodeUnits */.C)(a.name ?? '', b.name ?? ''));
    if (sorted.every((row, at) => row === rows[at]))
        return text;
    const inFlow = text[registry.list?.span.start ?? 0] === '[';
    const slots = inFlow ? flowSlots(text, rows) : blockSlots(text, rows);
    if (slots === null)
        return null;
    const newline = (0,text_lines/* lineBreakOf */.n_)(text);
    const edits = [];
    for (const [at, row] of sorted.entries()) {
        const from = slots[row.index] ?? [];
        for (const [part, span] of (slots[at] ?? []).entries()) {
            const source = from[part];
            if (source === undefined)
                return null;
            edits.push({ ...span, text: text.slice(source.start, source.end) });
        }
    }
    return inFlow ? (0,text_edit/* applyEdits */.c)(text, edits) : (0,text_edit/* applyEdits */.c)(text, wholeLines(text, edits, newline));
}
/** Each row with its comments as whole lines. */
function blockSlots(text, rows) {
    let floor = 0;
    const slots = [];
    for (const row of rows) {
        const dash = (0,text_lines/* dashBefore */.KX)(text, row.span.start);
        const dashLine = (0,text_lines/* lineStart */.PT)(text, dash);
        if (text.slice(dashLine, dash).trim() !== '' || dashLine < floor)
            return null;
        const column = dash - dashLine;
        let start = dashLine;
        while (start > floor) {
            const above = (0,text_lines/* lineStart */.PT)(text, start - 1);
            if (above < floor || !(0,text_lines/* isComment */.Cn)(text, above) || (0,text_lines/* indentOf */._j)(text, above) > column)
                break;
            start = above;
        }
        const last = [...row.entries.values()].at(-1)?.value;
        const braced = text[row.span.start] === '{' || last === undefined;
        const content = braced ? (0,text_lines/* contentEnd */.XA)(text, dash, row.span.end) : (0,node_end/* nodeEnd */.K)(text, last);
        const end = (0,text_lines/* endWithComments */.Ko)(text, Math.max(content, row.span.start + 1), column);
        slots.push([{ start, end }]);
        floor = end;
    }
    return slots;
}
/** The last line of a file may lack its line break; wherever that row goes, lines stay apart. */
function wholeLines(text, edits, newline) {
    return edits.map((edit) => {
        const ends = edit.text.endsWith('\n');
        if (edit.end === text.length && !text.endsWith('\n')) {
            return ends ? { ...edit, text: edit.text.replace(/\r?\n$/, '') } : edit;
        }
        return ends ? edit : { ...edit, text: `${edit.text}${newline}` };
    });
}
/** Each flow row with the comments above it, and the comment behind it on its line. */
function flowSlots(text, rows) {
    const slots = [];
    let anyShared = false;
    for (const row of rows) {
        let start = row.span.start;
        let line = start;
        while (text[line - 1] === ' ' || text[line - 1] === '\t')
            line -= 1;
        const alone = line === 0 || text[line - 1] === '\n';
        for (let above = line; alone && above > 0;) {
            above = (0,text_lines/* lineStart */.PT)(text, above - 1);
            if (!(0,text_lines/* isComment */.Cn)(text, above))
                break;
            start = above + (0,text_lines/* indentOf */._j)(text, above);
        }
        let after = skipInLine(text, row.span.end);
        if (text[after] === ',')
            after += 1;
        const next = text[skipInLine(text, after)];
        const comment = next === '#' ? text.slice(after, (0,text_lines/* lineEnd */.kd)(text, after)).trimEnd() : '';
        slots.push([
            { start, end: row.span.end },
            { start: after, end: after + comment.length },
        ]);
        const ends = next === undefined || next === '#' || next === '\n' || next === '\r';
        anyShared ||= !alone || !ends;
    }
    return anyShared && hasComment(text, rows) ? null : slots;
}
function skipInLine(text, from) {
    let at = from;
    while (text[at] === ' ' || text[at] === '\t')
        at += 1;
    return at;
}
function hasComment(text, rows) {
    const between = rows.map((row, at) => text.slice(rows[at - 1]?.span.end ?? 0, row.span.start));
    return [...between, text.slice(rows.at(-1)?.span.end ?? 0)].some((gap) => gap.includes('#'));
}

;// CONCATENATED MODULE: ./build/registry/plan-pin.js
// Plans the pinning of a registry: what the file should be, or why it must not be written. Text in, text
// out, row by row in place; the result is read again and held against the packages before it counts.
// Writes nothing. Specification: registry page, "Pinning".














/** Plans. Remote rows are left as they are, but for those that `remote` has facts of. Throws `Fault` (`internal`) if the result would not hold. */
function planPin(request) {
    const { registry } = request;
    const { remote } = request;
    const fetches = remote === undefined ? {} : { fetches: () => true };
    const checked = (0,check_registry/* checkRegistry */.q)({ ...request, ...fetches, explain: () => null });
    const added = (0,check_registry/* pathsWithoutRow */.v)(registry, request.packages ?? []);
    const refusals = refusalsOf(request, checked, added);
    const notChecked = [...checked.notChecked, ...(remote?.notChecked ?? [])];
    if (refusals.length > 0 || registry.source === null) {
        const nothing = { bytes: null, changed: false, changes: [], sorted: false, warnings: [] };
        return { ...nothing, refusals, notChecked };
    }
    const { text } = registry.source;
    const updated = updateRows(request, text, checked.judged);
    const grown = addRows(request, reread(registry, updated.text), added);
    const facts = [updated.facts, grown.facts];
    const inOrder = inOrderOrNull(registry, reread(registry, grown.text), facts);
    const sorted = inOrder ?? grown.text;
    const after = reread(registry, sorted);
    if (inOrder === null)
        assertPinned(registry, after, facts);
    return {
        bytes: new TextEncoder().encode(sorted),
        changed: sorted !== text,
        changes: [...updated.changes, ...grown.changes],
        sorted: inOrder !== null && !isSorted(registry.rows),
        refusals: [],
        warnings: [...pinWarnings(request, checked.judged, after), ...(remote?.warnings ?? [])],
        notChecked: inOrder === null ? [...notChecked, leftUnsorted(registry)] : notChecked,
    };
}
/** The rows in order, where moving them changes nothing else: a kept line break at the end of a row can. */
function inOrderOrNull(before, unsorted, facts) {
    const text = sortRows(unsorted);
    if (text === null)
        return null;
    return firstUnpinned(before, reread(before, text), facts) === null ? text : null;
}
function isSorted(rows) {
    return rows.every((row, at) => (0,order/* byCodeUnits */.C)(rows[at - 1]?.name ?? '', row.name ?? '') <= 0);
}
function leftUnsorted({ file }) {
    return {
        what: `the order of the rows of ${file}`,
        why: 'moving them would change more than their order, so only a person can',
    };
}
function refusalsOf(request, checked, added) {
    const moved = (0,pin_refusals/* movedPackages */.tm)(request, checked.judged, added);
    const ofFile = (0,pin_refusals/* fileRefusals */.Um)(request.registry, checked.findings, moved);
    if (!request.registry.readable)
        return ofFile;
    const local = checked.judged.flatMap(({ path, row }) => path === null ? [] : [{ path, row: row.label }]);
    return [
        ...ofFile,
        ...added.flatMap((path) => (0,pin_refusals/* newPackageRefusals */.it)(request, path, checked.judged, moved)),
        ...(request.remote?.refusals ?? []),
        ...(0,pin_refusals/* untrackedRefusals */.t6)(request, [...local, ...added.map((path) => ({ path, row: null }))]),
    ];
}
function updateRows(request, text, judged) {
    const edits = [];
    const changes = [];
    const facts = new Map();
    for (const one of judged) {
        const { row } = one;
        const known = knownOf(request, one);
        if (known === null || row.sourceUrl === null)
            continue;
        facts.set(row.sourceUrl, known);
        const edit = editRow(text, row, known);
        if (edit.keys.length === 0)
            continue;
        edits.push(...edit.edits);
        const id = known.kind === undefined ? row.label : `${known.kind}:${row.name ?? ''}`;
        changes.push({ id, change: 'updated', keys: edit.keys });
    }
    return { text: (0,text_edit/* applyEdits */.c)(text, edits), changes, facts };
}
/** Null for a row that is left as it is. */
function knownOf(request, { row, path, candidate }) {
    if (path === null)
        return request.remote?.updates.get(row.label) ?? null;
    return candidate === null ? null : factsForRow(request, row, path);
}
/** Of an extension only the digest is known. */
function factsForRow(request, row, path) {
    if (row.kind !== 'extension')
        return factsAt(request, path);
    const { contentDigest } = request.readPackage(path);
    return contentDigest === null ? {} : { sha256: contentDigest };
}
function factsAt(request, path) {
    const candidate = request.readPackage(path);
    const provides = request.provides?.(candidate) ?? null;
    const facts = (0,row_facts/* rowFactsOf */.f)(candidate, provides, (0,row_triggers/* triggersOf */.X)(candidate));
    if (facts === null)
        throw new fault/* Fault */.vC('internal', `${path} was pinned without being admitted`);
    return facts;
}
function addRows(request, registry, paths) {
    const facts = new Map();
    const changes = [];
    const rows = paths.map((path) => {
        const known = factsAt(request, path);
        // What a package of one thing loads is what its row already says.
        const written = known.kind === 'plugin' ? known : { ...known, provides: null };
        const block = (0,render_row/* rowLines */.u1)(written, path, false);
        facts.set(path, written);
        changes.push({
            id: `${known.kind}:${known.name}`,
            change: 'added',
            keys: block.map((line) => line.key),
        });
        return { block, flow: (0,render_row/* rowLines */.u1)(written, path, true) };
    });
    const text = (0,insert_rows/* insertRows */.R)(registry, rows);
    if (text === null)
        throw new fault/* Fault */.vC('internal', 'the registry lost its list of rows');
    return { text, changes, facts };
}
function reread(registry, text) {
    return (0,parse_registry/* parseRegistry */.l)(new TextEncoder().encode(text), registry.file);
}


/***/ }),

/***/ 8898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ triggersOf)
/* harmony export */ });
/* harmony import */ var _base_data_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var _base_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4342);
// The triggers of a skill, from the frontmatter of the SKILL.md at the root of its package.
// Specification: registry page, "Pinning".


/** The list under `triggers`, or null where the package is no skill or its SKILL.md says nothing readable. */
function triggersOf(candidate) {
    if (candidate.manifest?.kind !== 'skill')
        return null;
    const bytes = candidate.tree.captured.get('SKILL.md');
    if (bytes === undefined)
        return null;
    const decoded = (0,_base_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarkdown */ .Y)('SKILL.md', bytes);
    if (!decoded.ok)
        return null;
    const { node } = (0,_base_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontmatter */ .y)(decoded.source);
    const list = node === null ? undefined : (0,_base_data_node_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(node, 'triggers');
    if (list?.type !== 'list')
        return null;
    const texts = list.items.flatMap((item) => item.type === 'scalar' && typeof item.value === 'string' ? [item.value] : []);
    return texts.length === list.items.length ? [...new Set(texts)] : null;
}


/***/ }),

/***/ 4268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7052);
// Edits of a text by offsets, so that everything they do not name stays byte for byte.

/** Applies edits that do not overlap; several at one offset keep their order. */
function applyEdits(text, edits) {
    const parts = [];
    let at = 0;
    for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
        if (edit.start < at)
            throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', 'two edits of a registry overlap');
        parts.push(text.slice(at, edit.start), edit.text);
        at = edit.end;
    }
    parts.push(text.slice(at));
    return parts.join('');
}


/***/ }),

/***/ 8289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isComment),
/* harmony export */   KX: () => (/* binding */ dashBefore),
/* harmony export */   Ko: () => (/* binding */ endWithComments),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   W8: () => (/* binding */ skipBlank),
/* harmony export */   XA: () => (/* binding */ contentEnd),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   n_: () => (/* binding */ lineBreakOf)
/* harmony export */ });
// Lines of a registry by offset: where one starts and ends, what it is indented by, which comments belong
// to what. Only looks; decides nothing.
/** The line break of the file: that of its first line, LF where it has none. */
function lineBreakOf(text) {
    const at = text.indexOf('\n');
    return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
}
/** Offset of the first unit of the line that holds `at`. */
function lineStart(text, at) {
    return text.lastIndexOf('\n', at - 1) + 1;
}
/** Offset after the line break of the line that holds `at`; the end of the text where it has none. */
function lineEnd(text, at) {
    const found = text.indexOf('\n', at);
    return found < 0 ? text.length : found + 1;
}
/** Blanks before the first other unit of the line that starts at `start`. */
function indentOf(text, start) {
    let at = start;
    while (text[at] === ' ')
        at += 1;
    return at - start;
}
/** True where the line that starts at `start` holds only a comment. */
function isComment(text, start) {
    let at = start;
    while (text[at] === ' ' || text[at] === '\t')
        at += 1;
    return text[at] === '#';
}
/** `end` of a node without the blank lines a block scalar takes in behind it. */
function contentEnd(text, start, end) {
    let at = end;
    while (at > start && /\s/.test(text[at - 1] ?? ''))
        at -= 1;
    return at;
}
/**
 * Offset after the line on which a node ends, and after comment lines below it that are indented deeper
 * than `column`: those belong to the node.
 */
function endWithComments(text, end, column) {
    let at = text[end - 1] === '\n' ? end : lineEnd(text, end);
    while (at < text.length && isComment(text, at) && indentOf(text, at) > column) {
        at = lineEnd(text, at);
    }
    return at;
}
/** Offset of the dash of the list item whose content starts at `start`. */
function dashBefore(text, start) {
    let from = lineStart(text, start);
    for (;;) {
        const at = from + indentOf(text, from);
        if (text[at] === '-' && at < start)
            return at;
        if (from === 0)
            return lineStart(text, start);
        from = lineStart(text, from - 1);
    }
}
/** The next offset that is neither blank, line break nor comment. */
function skipBlank(text, from) {
    let at = from;
    for (;;) {
        if (/\s/.test(text[at] ?? ''))
            at += 1;
        else if (text[at] === '#')
            at = lineEnd(text, at);
        else
            return at;
    }
}


/***/ }),

/***/ 2450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ registryAt),
/* harmony export */   pinRegistry: () => (/* binding */ pinRegistry)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7052);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7785);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3636);
/* harmony import */ var _base_relative_path_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9327);
/* harmony import */ var _checks_find_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3320);
/* harmony import */ var _checks_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2319);
/* harmony import */ var _discovery_find_packages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6964);
/* harmony import */ var _registry_apply_pin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6890);
/* harmony import */ var _registry_plan_pin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7819);
/* harmony import */ var _registry_read_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8702);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(167);
/* harmony import */ var _git_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7373);
/* harmony import */ var _package_shelf_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(547);
/* harmony import */ var _registry_packages_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9662);
/* harmony import */ var _row_facts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4719);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1591);
// Pinning a registry: read it and every package once, plan, and write if that is asked.
// Prints nothing. Specification: registry page, "Pinning".

















/** Pins, or with `check` says whether pinning would change anything. Throws `Fault` (`usage`, `changed`, `io`, `git`). */
function pinRegistry(request) {
    const file = registryAt(request.cwd, request.path);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file);
    const shown = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_9__/* .displayPath */ .Gt)(request.cwd, folder);
    const around = [folder, ...directoriesAt(request)];
    const git = new _git_facts_js__WEBPACK_IMPORTED_MODULE_10__.GitFacts(request.cwd, request.env ?? process.env, [folder], around);
    assertGitIsSure(git, folder, shown);
    const found = (0,_discovery_find_packages_js__WEBPACK_IMPORTED_MODULE_5__/* .findPackages */ .t)([folder], {
        ignored: (directory) => git.ignores(directory),
        display: (path) => (0,_display_path_js__WEBPACK_IMPORTED_MODULE_9__/* .displayPath */ .Gt)(request.cwd, path),
    });
    const shelf = new _package_shelf_js__WEBPACK_IMPORTED_MODULE_11__/* .PackageShelf */ .$(request.cwd, request.clioVersion, git);
    // Planning asks for all of them; read here, it can be told how far it is.
    for (const [at, root] of found.packages.entries()) {
        request.progress?.('packages', at, found.packages.length);
        shelf.read(root);
    }
    const registry = (0,_registry_read_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .readRegistry */ ._)(file);
    const plan = (0,_registry_plan_pin_js__WEBPACK_IMPORTED_MODULE_7__/* .planPin */ .j)({
        registry,
        folder,
        readPackage: (path) => shelf.read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path)).candidate,
        isError: (finding) => (0,_checks_find_rule_js__WEBPACK_IMPORTED_MODULE_3__.findRule)(finding.rule)?.severity === 'error',
        packages: (0,_registry_packages_js__WEBPACK_IMPORTED_MODULE_12__/* .packagesBelow */ .l)(folder, found.packages),
        provides: (candidate) => (0,_registry_packages_js__WEBPACK_IMPORTED_MODULE_12__/* .providesOf */ .M)(shelf.read(candidate.path)),
        display: (path) => (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_15__/* .joinRelative */ .r)(shown, path),
        clioVersion: request.clioVersion,
        serverUrl: request.serverUrl ?? null,
        untracked: untrackedOf(git, folder, shelf),
        ...(request.remote == null ? {} : { remote: request.remote }),
        ...(0,_row_facts_js__WEBPACK_IMPORTED_MODULE_13__/* .rowFacts */ .g)(git, folder),
    });
    const written = request.check ? false : (0,_registry_apply_pin_js__WEBPACK_IMPORTED_MODULE_6__/* .applyPin */ .Q)(file, registry, plan);
    return {
        path: (0,_base_relative_path_js__WEBPACK_IMPORTED_MODULE_15__/* .joinRelative */ .r)(shown, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)),
        changes: plan.changes,
        sorted: plan.sorted,
        changed: plan.changed,
        written,
        warnings: (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S4)(plan.warnings.map((finding) => (0,_display_path_js__WEBPACK_IMPORTED_MODULE_9__/* .rebase */ .RU)(placed(finding, written || !plan.changed), shown))),
        refusals: (0,_checks_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judge */ .S4)(plan.refusals.map((finding) => (0,_display_path_js__WEBPACK_IMPORTED_MODULE_9__/* .rebase */ .RU)(finding, shown))),
        notChecked: [...found.notChecked, ...plan.notChecked, ...git.notChecked()],
        undecided: request.remote?.undecided ?? null,
    };
}
/** Absolute path of the registry that `path` is or holds. Throws `Fault` (`usage`) where there is none. */
function registryAt(cwd, path) {
    const file = (0,_targets_js__WEBPACK_IMPORTED_MODULE_14__/* .resolveTargets */ .h)({ cwd, paths: [path], registry: null }).registry;
    if (file !== null)
        return file;
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('usage', `there is no registry in ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}`, 'give the registry file; an empty one starts as "entries: []"');
}
/** A directory PATH names more than the folder of the registry in it. */
function directoriesAt({ cwd, path }) {
    return (0,_targets_js__WEBPACK_IMPORTED_MODULE_14__/* .resolveTargets */ .h)({ cwd, paths: [path], registry: null }).directories;
}
/** A pin of bytes that no clone has is worse than none. */
function assertGitIsSure(git, folder, shown) {
    const doubt = git.doubtAbout(folder);
    if (doubt === null)
        return;
    throw new _base_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('git', `what git tracks in ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(shown)} cannot be told: ${doubt}`, 'nothing was written; mend the repository and run again');
}
/** Without its line where the file is not what the finding was made from. */
function placed(finding, isThere) {
    return isThere ? finding : { ...finding, place: (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .wholeFile */ .A)(finding.place.file) };
}
function untrackedOf(git, folder, shelf) {
    return (path) => {
        const { candidate } = shelf.read((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path));
        return git.untracked(candidate.path, candidate.tree);
    };
}


/***/ })

};
