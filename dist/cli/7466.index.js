export const id = 7466;
export const ids = [7466];
export const modules = {

/***/ 7368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ recoveryCommands),
/* harmony export */   f: () => (/* binding */ leftoverFinding)
/* harmony export */ });
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3325);
// What doctor says about one leftover, and the words for it. Pure.
// Specification: lifecycle page, "Crashes".


const words = {
    install: 'an unfinished staging copy',
    backup: 'the copy that an install put aside',
    removed: 'the copy that a removal put aside',
    journal: 'the plan of an unfinished install',
    discard: 'a verified copy whose deletion was interrupted',
    recovery: 'a copy that was kept because it is not what was recorded',
    'state-temporary': 'an unfinished state file',
    'lock-temporary': 'the facts of a lock that was not taken',
};
const outcomes = {
    restored: 'put back',
    recorded: 'finished: the install is recorded',
    deleted: 'deleted',
    kept: 'kept: it may be the only copy',
    unlocked: 'taken away',
    left: 'left as it is',
};
function leftoverFinding(scope, leftover, action, why) {
    const { kind, path, id } = leftover;
    const of = id === null ? '' : ` of ${(0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)}`;
    const message = `${words[kind]}${of}: ${outcomes[action]}${why === undefined ? '' : `, ${why}`}`;
    const commands = action === 'kept' && id !== null ? recoveryCommands(scope, path) : [];
    return { scope, kind, path, id, action, message, commands };
}
/** The commands that put a kept copy back, and that delete it. */
function recoveryCommands(scope, path) {
    const word = (0,_registry_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(path);
    return [`plugin-gate install ${word} --scope ${scope} --force`, `rm -r -- ${word}`];
}


/***/ }),

/***/ 3325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.
/** `text` as it is where no shell would touch it, else in single quotes. */
function shellWord(text) {
    return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 7466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ diagnosticLines),
/* harmony export */   renderChange: () => (/* binding */ renderChange)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _lifecycle_doctor_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7368);
// What a change of installed plugins did, or why it was refused, as text. A dry run prints its plan to
// standard output and the words to standard error, so that the plan can be kept in a file.
// Prints nothing itself; every line leaves through `forLog`. Specification: surfaces page, library/.


const done = {
    install: 'installed',
    update: 'updated',
    enable: 'enabled',
    disable: 'disabled',
    remove: 'removed',
};
function renderChange(result, asked) {
    const refused = result.diagnostics.some(({ type }) => type === 'error');
    const text = textOf([
        ...(refused ? [`not ${done[asked.operation]}`] : whatWasDone(result, asked)),
        ...result.diagnostics.flatMap(diagnosticLines),
        ...recoveryLines(result, asked.scope),
    ]);
    if (!asked.dryRun)
        return { out: text, err: '' };
    if (refused || result.plan === undefined)
        return { out: '', err: text };
    return { out: planText(result.plan), err: text };
}
/** A plan as a file holds it; the forms of JSON that a log could take for a command are escaped. */
function planText(plan) {
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forJsonText */ .zd)(JSON.stringify(plan, null, 2))}\n`;
}
function whatWasDone(result, asked) {
    const { plugin, plan, removed } = result;
    const where = `in the ${asked.scope} scope`;
    if (plan !== undefined) {
        const { incoming, id, operation } = plan;
        const what = incoming === null ? id : `${id} ${incoming.version} (${incoming.kind})`;
        return [
            `would ${operation} ${what} ${where}; nothing was changed`,
            ...wasLines(result, incoming?.version ?? null, incoming?.contentDigest ?? null),
            ...(incoming === null
                ? []
                : [`  from    ${incoming.source}`, `  digest  ${incoming.contentDigest}`]),
        ];
    }
    if (removed !== undefined)
        return [`removed ${removed.id} ${where}`];
    if (plugin === undefined)
        return [`${done[asked.operation]} ${where}`];
    const isSame = result.before !== undefined && result.before.contentDigest === plugin.contentDigest;
    return [
        isSame
            ? `up to date: ${identity(plugin)} ${where}; the same bytes were installed again`
            : `${done[asked.operation]} ${identity(plugin)} ${where}`,
        ...(isSame ? [] : wasLines(result, plugin.version, plugin.contentDigest)),
        `  at      ${plugin.path}`,
        `  digest  ${plugin.contentDigest ?? 'none'}`,
        `  loads   ${loads(plugin)}`,
    ];
}
/** What an update finds in place of what it brings. */
function wasLines({ before }, version, digest) {
    if (before === undefined)
        return [];
    if (before.contentDigest === digest)
        return ['  was     the very same'];
    const other = before.version === version ? ', other bytes' : '';
    return [`  was     ${before.version ?? 'without a version'}${other}`];
}
/** `page-kit 1.0.0 (plugin)`, as far as a broken copy says. */
function identity({ id, version, kind }) {
    return [id, version, kind === null ? null : `(${kind})`]
        .filter((part) => part !== null)
        .join(' ');
}
function loads(plugin) {
    if (plugin.loadable)
        return 'yes';
    if (!plugin.valid)
        return 'no: it is not valid';
    if (!plugin.compatible)
        return 'no: it is not compatible';
    if (plugin.overriddenBy !== null)
        return `no: the ${plugin.overriddenBy} scope has a copy`;
    return 'no: it is disabled';
}
/** One diagnostic, and under it what a reviewed plan expected and what is there. */
function diagnosticLines(one) {
    const { type, code, message, changed } = one;
    return [
        `  ${type} ${code}: ${message}`,
        ...(changed === null
            ? []
            : [
                `    expected: ${JSON.stringify(changed.expected)}`,
                `    observed: ${JSON.stringify(changed.observed)}`,
            ]),
    ];
}
function recoveryLines({ recovery }, scope) {
    if (recovery === undefined)
        return [];
    const [restore = '', remove = ''] = (0,_lifecycle_doctor_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .recoveryCommands */ .c)(scope, recovery.packageBackup);
    return [
        `kept, because it is not what was recorded: ${recovery.packageBackup}`,
        `  restore it: ${restore}`,
        `  delete it:  ${remove}`,
    ];
}
function textOf(lines) {
    return lines.map((line) => `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forLog */ .Ig)(line)}\n`).join('');
}


/***/ })

};
