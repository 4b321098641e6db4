export const id = 4716;
export const ids = [4716];
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

/***/ 4716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSmoke: () => (/* binding */ renderSmoke)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6423);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4036);
// Results of smoke installs as text: one line a package and scope, with the assertion that does not hold
// and its diagnostic, or why nothing can be said. Prints nothing itself; lines leave through `guardLogLine`.
// Specification: lifecycle page, "Smoke install".



const kinds = ['fail', 'inconclusive', 'not-run', 'pass'];
/** All results; ends with the counts. */
function renderSmoke(results, options) {
    const style = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .textStyle */ .X)(options.color, null);
    const lines = [...results.flatMap((result) => resultLines(result, style)), lastLine(results)];
    return `${lines.map(_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .guardLogLine */ .aR).join('\n')}\n`;
}
function resultLines(result, style) {
    const paint = style.verdict[result.result === 'not-run' ? 'inconclusive' : result.result];
    const held = result.assertions.filter(({ ok }) => ok).length;
    const count = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(held, 'assertion');
    const asserted = result.result === 'not-run' ? '' : `, ${count} ${held === 1 ? 'holds' : 'hold'}`;
    return [
        `${paint(result.result)} ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(result.package)} (${result.scope} scope)${asserted}`,
        ...result.assertions
            .filter(({ ok }) => !ok)
            .map(({ name, detail }) => `  ${name}: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(detail ?? 'no reason given')}`),
        ...(result.reason === null ? [] : [`  ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(result.reason)}`]),
    ];
}
/** `12 pass, 1 fail`, with every kind that occurs. */
function lastLine(results) {
    const counts = kinds.flatMap((kind) => {
        const count = results.filter(({ result }) => result === kind).length;
        return count === 0 ? [] : [`${count} ${kind}`];
    });
    return `smoke installs: ${counts.join(', ')}`;
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
