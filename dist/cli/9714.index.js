export const id = 9714;
export const ids = [9714];
export const modules = {

/***/ 7336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 1252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ cutStart),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
// How many terminal cells a printable text takes, and cutting text by cells. Takes text that `visible`
// has already been through: no control characters, no zero-width ones but combining marks.
const WIDE = /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const NARROWEST = /[\p{Mn}\p{Me}]/u;
/** Cells of one code point: 0, 1 or 2. */
function cellsOf(character) {
    if (character >= ' ' && character <= '~')
        return 1;
    if (NARROWEST.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}
/** Terminal cells of `text`. */
function displayWidth(text) {
    let cells = 0;
    for (const character of text)
        cells += cellsOf(character);
    return cells;
}
/** `text` if it fits `cells`, else its beginning and `…`, together at most `cells` wide. */
function cutEnd(text, cells) {
    if (displayWidth(text) <= cells)
        return text;
    return cells < 1 ? '' : `${take(Array.from(text), cells - 1).join('')}…`;
}
/** `text` if it fits `cells`, else `…` and its end, together at most `cells` wide. */
function cutStart(text, cells) {
    if (displayWidth(text) <= cells)
        return text;
    if (cells < 1)
        return '';
    return `…${take(Array.from(text).reverse(), cells - 1)
        .reverse()
        .join('')}`;
}
function take(characters, cells) {
    const kept = [];
    let used = 0;
    for (const character of characters) {
        used += cellsOf(character);
        if (used > cells)
            break;
        kept.push(character);
    }
    return kept;
}


/***/ }),

/***/ 9714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pinJson: () => (/* binding */ pinJson),
/* harmony export */   renderPin: () => (/* binding */ renderPin)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3033);
/* harmony import */ var _base_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3636);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6423);
/* harmony import */ var _text_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6626);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4036);
// What pinning did, as text and as JSON. Every line leaves through `guardLogLine`.





const MOST_WARNINGS = 20;
/** The result for a terminal or a log; ends with a line feed. */
function renderPin(report, options) {
    const style = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .textStyle */ .X)(options.color, options.width);
    const lines = [
        ...report.refusals.flatMap((finding) => [...(0,_text_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFinding */ .Kj)(finding, style), '']),
        ...report.changes.map(({ id, change, keys }) => `  ${change === 'added' ? 'add   ' : 'update'} ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(id))}: ${keys.join(', ')}`),
        ...(report.sorted ? ['  sort   rows by name'] : []),
        ...report.warnings.slice(0, MOST_WARNINGS).flatMap(warningLines),
        ...(report.warnings.length > MOST_WARNINGS
            ? [`  warning and ${report.warnings.length - MOST_WARNINGS} more: run plugin-gate check`]
            : []),
        ...report.notChecked.map(({ what, why }) => `  not checked: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(what, 600))} (${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(why, 600))})`),
        ...(report.undecided === null ? [] : [`  could not decide: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(report.undecided)}`]),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(lastLine(report)),
    ];
    return `${lines.map(_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .guardLogLine */ .aR).join('\n')}\n`;
}
function warningLines({ message, fix }) {
    return [`  warning ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)((0,_base_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(message, 2_000))}`, `          fix: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(fix)}`];
}
function lastLine(report) {
    if (report.refusals.length > 0) {
        return `${report.path} was not written: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(report.refusals.length, 'fault')} to put right first`;
    }
    if (!report.changed)
        return `${report.path} is what its packages say; nothing to write`;
    return report.written
        ? `${report.path} written`
        : `${report.path} is not what its packages say; run plugin-gate pin to write it`;
}
/** The result as a value for JSON output, version 1. */
function pinJson(report) {
    const { path, changed, written, sorted, changes, refusals, warnings } = report;
    return {
        version: 1,
        path,
        changed,
        written,
        sorted,
        changes,
        refusals: refusals.map(findingJson),
        warnings: warnings.map(findingJson),
        notChecked: report.notChecked,
        undecided: report.undecided,
    };
}
function findingJson(finding) {
    const { rule, severity, message, place, row, expected, found, fix } = finding;
    const { file, line, column } = place;
    return { rule, severity, message, file, line, column, row, expected, found, fix };
}


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xi: () => (/* binding */ bySamePlace),
  MT: () => (/* binding */ sameWords),
  RP: () => (/* binding */ saysAgain)
});

;// CONCATENATED MODULE: ./build/report/severity-order.js
const rank = { error: 0, warning: 1, note: 2 };
/** Severity, then what stops a host from admitting the package, then what is not decided already. */
function worstFirst(findings) {
    return findings.toSorted((a, b) => rank[a.severity] - rank[b.severity] ||
        Number(b.refuses) - Number(a.refuses) ||
        Number(a.blockedBy !== null) - Number(b.blockedBy !== null));
}

;// CONCATENATED MODULE: ./build/report/same-place.js

/**
 * Groups of findings in the report's order. In a group the worst is first, and of equals the one that a Clio
 * host tells. Findings about whole files stay alone.
 */
function bySamePlace(findings) {
    const groups = new Map();
    for (const [at, finding] of findings.entries()) {
        const { file, line, column } = finding.place;
        const key = line === null || column === null ? String(at) : `${file}:${line}:${column}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [finding]);
        else
            group.push(finding);
    }
    return [...groups.values()].flatMap((group) => {
        const hostFirst = group.toSorted((a, b) => Number(a.boundary !== null) - Number(b.boundary !== null));
        const [first, ...rest] = worstFirst(hostFirst);
        return first === undefined ? [] : [[first, ...rest]];
    });
}
/** True where both say the same but for capitals, quotes and the last stop. */
function sameWords(one, other) {
    return wordsOf(one) === wordsOf(other);
}
/** True where `fix` says what `whole` says, or one line of it: what is to be written stands after a colon. */
function saysAgain(fix, whole) {
    if (sameWords(fix, whole))
        return true;
    const colon = fix.indexOf(': ');
    const text = fix.slice(colon + 2);
    return colon > 0 && text.length > 7 && whole.includes(text);
}
function wordsOf(text) {
    return text === null ? null : text.toLowerCase().replaceAll('"', '').replace(/\.$/, '');
}


/***/ }),

/***/ 6626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aT: () => (/* binding */ renderAlso),
  Kj: () => (/* binding */ renderFinding)
});

// UNUSED EXPORTS: placeText

// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/report/display-width.js
var display_width = __webpack_require__(1252);
;// CONCATENATED MODULE: ./build/report/excerpt.js
// The source line of a place with the marked columns underlined, for text output.
// It is hostile text: everything unseen is shown as an escape, so columns here are cells, not units.


const TAB = '    ';
/**
 * Draws `place` in at most `cells` terminal cells; null when it has no line or only blanks. Indentation
 * is dropped, a tab takes four cells (inside the mark it shows as `\t`), and of a long line the part
 * around the mark is kept.
 */
function drawExcerpt(place, cells) {
    const text = place.excerpt;
    if (text === null || text.trim() === '')
        return null;
    const first = place.excerptColumn ?? 1;
    const from = place.column === null ? text.length : place.column - first;
    if (from < 0 || from > text.length || place.column === null) {
        const line = (0,base_escape/* visible */.RK)(text.trim().replaceAll('\t', TAB));
        return { before: (0,display_width/* cutEnd */.ym)(line, cells), marked: '', after: '', marker: '' };
    }
    const to = Math.max(from, Math.min(text.length, (place.endColumn ?? place.column) - first));
    const before = (0,base_escape/* visible */.RK)(text.slice(0, from).trimStart().replaceAll('\t', TAB));
    const after = (0,base_escape/* visible */.RK)(text.slice(to).trimEnd().replaceAll('\t', TAB));
    const spare = Math.max(Math.ceil(cells * 0.6), cells - (0,display_width/* displayWidth */.F1)(before) - (0,display_width/* displayWidth */.F1)(after));
    const marked = (0,display_width/* cutEnd */.ym)((0,base_escape/* visible */.RK)(text.slice(from, to)), spare);
    const rest = cells - Math.max(1, (0,display_width/* displayWidth */.F1)(marked));
    const shownAfter = (0,display_width/* cutEnd */.ym)(after, Math.max(Math.floor(rest * 0.3), rest - (0,display_width/* displayWidth */.F1)(before)));
    const shownBefore = (0,display_width/* cutStart */.Dr)(before, rest - (0,display_width/* displayWidth */.F1)(shownAfter));
    const cut = first > 1 && shownBefore === before ? '…' : '';
    return {
        before: `${cut}${shownBefore}`,
        marked,
        after: shownAfter,
        marker: ' '.repeat((0,display_width/* displayWidth */.F1)(cut) + (0,display_width/* displayWidth */.F1)(shownBefore)) +
            '^'.repeat(Math.max(1, (0,display_width/* displayWidth */.F1)(marked))),
    };
}

;// CONCATENATED MODULE: ./build/report/paste-lines.js
// A fix that ends in several lines to paste (one `key: value` each), taken apart, so that a printer can keep
// them lines. A line feed in any other text is hostile and stays an escape.
/** First what to do, then each line to paste; a fix without such lines is one item. */
function pasteLines(fix) {
    const lines = fix.split('\n');
    const [, ...rest] = lines;
    const fine = rest.every((line) => line.length <= 400 && /^[A-Za-z-]{1,40}: [^:]/.test(line));
    return fine ? lines : [fix];
}

// EXTERNAL MODULE: ./build/report/same-place.js + 1 modules
var same_place = __webpack_require__(5417);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
;// CONCATENATED MODULE: ./build/report/text-finding.js
// One finding as lines of text: place, rule and message; the source line; found, expected, fix.






const INDENT = '    ';
/** Cells of an excerpt where the width of the output is not known. */
const EXCERPT_CELLS = 100;
/** Characters kept of one part of a finding. */
const PART = 1_000;
/** `file:line:column` as far as known. */
function placeText(place) {
    const parts = [place.file, place.line, place.line === null ? null : place.column];
    return (0,base_escape/* visible */.RK)(parts.filter((part) => part !== null).join(':'));
}
function renderFinding(finding, style) {
    const head = [
        style.severity[finding.severity](finding.severity),
        style.place(placeText(finding.place)),
        style.faint((0,base_escape/* visible */.RK)(finding.rule)),
        style.strong((0,base_escape/* visible */.RK)((0,quote/* shorten */.ml)(finding.message, PART))),
    ];
    return [`  ${head.join(' ')}`, ...excerptLines(finding.place, style), ...details(finding, style)];
}
/**
 * Another finding at the same place, below `first`, which was printed whole: without the place, and without
 * what `first` says in other letters.
 */
function renderAlso(finding, first, style) {
    const head = [
        ...(finding.severity === first.severity ? [] : [finding.severity]),
        (0,base_escape/* visible */.RK)(finding.rule),
        ...(finding.boundary !== null && first.boundary === null ? ['(other clients)'] : []),
        (0,base_escape/* visible */.RK)((0,quote/* shorten */.ml)(finding.message, PART)),
    ].join(' ');
    const left = (key) => (0,same_place/* sameWords */.MT)(finding[key], first[key]) ? null : finding[key];
    return [
        ...detail('also', head, style),
        ...details({
            ...finding,
            row: left('row'),
            found: left('found'),
            expected: finding.message.includes(finding.expected ?? '') ? null : left('expected'),
            fix: (0,same_place/* saysAgain */.RP)(finding.fix, first.fix) ? null : finding.fix,
        }, style),
    ];
}
function details(finding, style) {
    const [fix = null, ...paste] = finding.fix === null ? [] : pasteLines(finding.fix);
    return [
        ...detail('row', finding.row, style),
        ...detail('found', finding.found, style),
        ...detail('expected', finding.expected, style),
        ...finding.related.flatMap(({ message, place }) => detail('see', `${placeText(place)} ${message}`, style)),
        ...detail('fix', fix, style),
        ...paste.map((line) => `${INDENT}  ${(0,base_escape/* visible */.RK)(line)}`),
        ...detail('note', blocked(finding), style),
    ];
}
function blocked(finding) {
    return finding.blockedBy === null ? null : `${finding.blockedBy} decides the outcome already`;
}
function excerptLines(place, style) {
    if (place.line === null)
        return [];
    const number = String(place.line);
    const gutter = INDENT.length + number.length + 3;
    const drawn = drawExcerpt(place, Math.max(20, (style.width ?? EXCERPT_CELLS + gutter) - gutter));
    if (drawn === null)
        return [];
    const bar = style.faint('|');
    const text = `${drawn.before}${style.strong(drawn.marked)}${drawn.after}`;
    const lines = [`${INDENT}${style.faint(number)} ${bar} ${text}`];
    if (drawn.marker !== '') {
        lines.push(`${INDENT}${' '.repeat(number.length)} ${bar} ${style.place(drawn.marker)}`);
    }
    return lines;
}
function detail(label, value, style) {
    if (value === null)
        return [];
    const head = `${INDENT}${`${label}:`.padEnd(10)}`;
    const cells = style.width === null ? null : style.width - head.length;
    return (0,text_style/* wrap */.L)((0,base_escape/* visible */.RK)((0,quote/* shorten */.ml)(value, PART)), cells).map((line, at) => at === 0 ? `${style.faint(head)}${line}` : `${' '.repeat(head.length)}${line}`);
}


/***/ }),

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap),
/* harmony export */   X: () => (/* binding */ textStyle)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7336);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1252);
// Colours and line breaking of text output. A piece goes through `visible` before it is coloured, a
// finished line through `guardLogLine` (text.ts), so neither a terminal nor a runner is steered by it.


function textStyle(color, width) {
    const paint = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(color);
    return {
        width: width === null ? null : Math.max(width, 40),
        strong: paint.bold,
        faint: paint.dim,
        place: paint.cyan,
        severity: { error: paint.red, warning: paint.yellow, note: paint.blue },
        verdict: {
            pass: paint.green,
            fail: paint.red,
            'needs-review': paint.yellow,
            inconclusive: paint.yellow,
            skipped: paint.dim,
        },
    };
}
/**
 * Breaks printable text at blanks so that each line is at most `cells` wide; a longer word keeps a line
 * of its own, so that paths and digests can be copied. Null keeps one line.
 */
function wrap(text, cells) {
    if (cells === null || (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(text) <= cells)
        return [text];
    const lines = [];
    let line = null;
    let used = 0;
    for (const word of text.split(' ')) {
        const width = (0,_display_width_js__WEBPACK_IMPORTED_MODULE_1__/* .displayWidth */ .F1)(word);
        if (line === null) {
            line = word;
            used = width;
        }
        else if (used + 1 + width > cells) {
            lines.push(line);
            line = word;
            used = width;
        }
        else {
            line = `${line} ${word}`;
            used += 1 + width;
        }
    }
    lines.push(line ?? '');
    return lines;
}


/***/ })

};
