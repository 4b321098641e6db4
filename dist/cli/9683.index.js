export const id = 9683;
export const ids = [9683];
export const modules = {

/***/ 9683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestJson: () => (/* binding */ digestJson),
/* harmony export */   renderDigest: () => (/* binding */ renderDigest)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
// The digest of a directory as text and as JSON. `HEX  PATH` goes to standard output, hex first; what a
// person should know besides goes to standard error, so that scripts can read the first line alone.

/** `out` for standard output, `err` for standard error; each ends with a line feed or is empty. */
function renderDigest(report) {
    const out = [
        ...(report.frames ?? []).map(({ kind, path, length, sha256 }) => `${kind.padEnd(9)} ${String(length).padStart(10)} ${sha256}  ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path === '' ? '.' : path)}`),
        ...(report.digest === null ? [] : [`${report.digest}  ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(report.path)}`]),
        ...explanationLines(report),
    ];
    const err = [
        ...report.findings.map(({ place, rule, message, fix }) => `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(place.file)} ${rule} ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message)}${fix === null ? '' : `\n    fix: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(fix)}`}`),
        ...report.leftOut.map((name) => `left out: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name)}, which a host deletes after cloning`),
        ...report.notChecked.map(({ what, why }) => `not checked: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(what)} (${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(why)})`),
        ...(report.digest === null ? [`${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(report.path)} has no digest`] : []),
    ];
    return { out: textOf(out), err: textOf(err) };
}
function explanationLines({ explanation }) {
    if (explanation === null)
        return [];
    return [`expected ${explanation.expected}`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(explanation.says)];
}
function textOf(lines) {
    const single = lines.flatMap((line) => line.split('\n'));
    return single.map((line) => `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .guardLogLine */ .aR)(line)}\n`).join('');
}
/** `{path, digest, files, bytes}` and, where asked for, frames and explanation. */
function digestJson(report) {
    const { path, digest, files, bytes, findings, leftOut, frames, explanation, notChecked } = report;
    return {
        version: 1,
        path,
        digest,
        files,
        bytes,
        leftOut,
        findings: findings.map(({ rule, message, place, fix }) => ({
            rule,
            message,
            file: place.file,
            fix,
        })),
        frames,
        explanation,
        notChecked,
    };
}


/***/ })

};
