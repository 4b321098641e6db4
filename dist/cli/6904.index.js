export const id = 6904;
export const ids = [6904];
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


/***/ }),

/***/ 6904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderText: () => (/* binding */ renderText)
});

// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/quote.js
var quote = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/report/changes.js
/** `Changed rows since 0123456789ab, the merge base of "main" and HEAD`; null where nothing was compared. */
function describeComparison({ changes, base }) {
    if (changes === null)
        return null;
    const what = changes.length === 0 ? 'No row changed' : 'Changed rows';
    return base ? `${what} since ${base.commit.slice(0, 12)}, ${base.how}` : what;
}

// EXTERNAL MODULE: ./build/report/counts.js
var report_counts = __webpack_require__(6423);
;// CONCATENATED MODULE: ./build/report/describe-package.js
// What was learned about one package, as short phrases shared by the text output and the summary.
// The phrases hold names from the package: whoever prints them escapes them.


/** `page-kit 1.0.0, plugin`. */
function describeIdentity(one) {
    const version = one.version === null ? 'without a version' : (0,quote/* shorten */.ml)(one.version);
    return `${(0,quote/* shorten */.ml)(one.name ?? 'unnamed')} ${version}, ${(0,quote/* shorten */.ml)(one.kind ?? 'kind unknown')}`;
}
/** The verdicts on a package, each a word or two, the host's first. */
function describeStanding(one) {
    const words = [one.admitted ? 'admitted' : 'not admitted'];
    if (one.conformant !== null)
        words.push(one.conformant ? 'conformant' : 'not conformant');
    if (!one.compatible)
        words.push('not compatible');
    return words;
}
/** The verdicts on a skill without a package, the host's first. */
function describeSkillStanding(one) {
    return [
        one.loaded ? 'a host loads it' : 'a host does not load it',
        one.conformant ? 'conforming clients load it' : 'conforming clients skip it',
    ];
}
/** What a Clio host loads, by kind in the order given. */
function describeResources(resources) {
    const byKind = new Map();
    for (const { kind, name } of resources) {
        const names = byKind.get(kind);
        if (names === undefined)
            byKind.set(kind, [name]);
        else
            names.push(name);
    }
    const parts = [...byKind].map(([kind, names]) => named(kind, names));
    const words = parts.filter((part) => part !== null);
    return `a host loads ${words.length === 0 ? 'nothing' : words.join(', ')}`;
}
/** The same for a package, or null where it was not read. Nothing is loaded of one that is not admitted. */
function describeHostLoad({ admitted, resources }) {
    return resources === null ? null : describeResources(admitted ? resources : []);
}
/** What every conforming client makes of the package. */
function describeLoad(load) {
    if (load.rejected)
        return 'a conforming client rejects it';
    const loaded = [
        named('skill', load.loaded.skills),
        named('MCP server', load.loaded.mcpServers),
    ].filter((part) => part !== null);
    const parts = [
        `a conforming client loads ${loaded.length === 0 ? 'nothing' : loaded.join(' and ')}`,
    ];
    const skipped = load.skipped.map(({ what }) => what);
    if (skipped.length > 0)
        parts.push(`skips ${brief(skipped)}`);
    const reported = load.reported.map(({ field }) => field);
    if (reported.length > 0)
        parts.push(`reports ${named('field', reported)}`);
    return parts.join(', ');
}
/** Commands and agents that have to be there already, or null when there are none. */
function describePrerequisites(one) {
    if (one.prerequisites === null)
        return null;
    const parts = [
        named('command', one.prerequisites.commands),
        named('agent', one.prerequisites.agents),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : `expects ${parts.join(' and ')}`;
}
/** How the smoke install went, failed assertions by name. */
function describeSmoke(smoke) {
    const failed = smoke.assertions.filter(({ ok }) => !ok).map(({ name }) => name);
    const why = smoke.reason ?? (failed.length > 0 ? (0,quote/* listNames */.Zv)(failed) : null);
    return `smoke install: ${smoke.result}${why === null ? '' : ` (${why})`}`;
}
/** `5 rows: 4 pass, 1 fail`. */
function describeRows(registry) {
    const counts = new Map();
    for (const { verdict } of registry.rows)
        counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const each = ['fail', 'inconclusive', 'needs-review', 'pass', 'skipped']
        .filter((verdict) => counts.has(verdict))
        .map((verdict) => `${counts.get(verdict)} ${verdict}`);
    const rows = (0,report_counts/* countOf */.pq)(registry.rows.length, 'row');
    return each.length === 0 ? rows : `${rows}: ${each.join(', ')}`;
}
function named(noun, names) {
    if (names.length === 0)
        return null;
    return `${names.length === 1 ? noun : `${noun}s`} ${brief(names)}`;
}
/** Names are as long as an author likes. */
function brief(names) {
    return (0,quote/* listNames */.Zv)(names.map((name) => (0,quote/* shorten */.ml)(name)));
}

;// CONCATENATED MODULE: ./build/report/group-findings.js
/** A finding inside the registry file is the registry's, even where it also names a package. */
function groupFindings(report) {
    const byPackage = new Map();
    const bySkill = new Map();
    const registry = [];
    const other = [];
    const packages = new Set(report.packages.map(({ path }) => path));
    const skills = new Set(report.skills.map(({ path }) => path));
    for (const finding of report.findings) {
        if (report.registry !== null && finding.place.file === report.registry.path) {
            registry.push(finding);
        }
        else if (finding.package !== null && packages.has(finding.package)) {
            push(byPackage, finding.package, finding);
        }
        else if (report.registry !== null && finding.row !== null)
            registry.push(finding);
        else {
            const skill = finding.package === null ? directoryAbove(finding.place.file, skills) : null;
            if (skill === null)
                other.push(finding);
            else
                push(bySkill, skill, finding);
        }
    }
    return { byPackage, bySkill, registry, other };
}
function push(groups, key, finding) {
    const list = groups.get(key);
    if (list === undefined)
        groups.set(key, [finding]);
    else
        list.push(finding);
}
/** The nearest of `directories` that `file` is or lies in, or null. */
function directoryAbove(file, directories) {
    if (directories.size === 0)
        return null;
    for (let at = file;;) {
        if (directories.has(at))
            return at;
        const slash = at.lastIndexOf('/');
        if (slash <= 0)
            return directories.has('.') && !file.startsWith('..') ? '.' : null;
        at = at.slice(0, slash);
    }
}

// EXTERNAL MODULE: ./build/report/same-place.js + 1 modules
var same_place = __webpack_require__(5417);
// EXTERNAL MODULE: ./build/report/text-finding.js + 2 modules
var text_finding = __webpack_require__(6626);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
;// CONCATENATED MODULE: ./build/report/text.js
// The report for a terminal or a log. Grouped by package, then the registry; what has no finding comes last and
// in a line each where something else has one. The last line has the verdict, the counts and what was not
// checked. Specification: surfaces page, "Text".
// Prints nothing itself, decides nothing; every line leaves through `guardLogLine`.









/** Above this many packages (or skills), those without findings are counted instead of named. */
const LISTED_PACKAGES = 20;
/** A registry can have thousands of rows that are not looked at; these many are listed. */
const LISTED_NOT_CHECKED = 200;
/** Characters of one line that says something; no name of an author drowns the rest. */
const LONGEST = 2_000;
/** The whole report as text that ends with a line feed. */
function renderText(report, options) {
    const style = (0,text_style/* textStyle */.X)(options.color, options.width ?? null);
    const blocks = [
        ...packageBlocks(report, style),
        ...skillBlocks(report, style),
        registryBlock(report, style),
        otherBlock(report, style),
        changesBlock(report, style),
        ...quietBlocks(report, style),
        notCheckedBlock(report, style),
        [lastLine(report, style)],
    ].filter((block) => block.length > 0);
    return `${blocks.map((block) => block.map(base_escape/* guardLogLine */.aR).join('\n')).join('\n\n')}\n`;
}
function packageBlocks(report, style) {
    const { byPackage } = groupFindings(report);
    return listed(report, report.packages, byPackage).map((one) => packageBlock(one, byPackage.get(one.path) ?? [], style));
}
/** Those with a block of their own: with findings, or all where there is no finding to be seen first. */
function listed(report, all, findings) {
    const brief = report.findings.length > 0 || all.length > LISTED_PACKAGES;
    return brief ? all.filter(({ path }) => findings.has(path)) : all;
}
function packageBlock(one, findings, style) {
    const facts = [
        standingLine(one),
        one.digest === null ? null : `digest ${one.digest}`,
        describeHostLoad(one),
        one.load === null ? null : describeLoad(one.load),
        describePrerequisites(one),
        one.smoke === null ? null : describeSmoke(one.smoke),
    ];
    return [
        style.strong((0,base_escape/* visible */.RK)(one.path)),
        ...facts.filter((fact) => fact !== null).flatMap((fact) => indented(fact, style)),
        ...findingLines(findings, style),
    ];
}
function standingLine(one) {
    return `${describeIdentity(one)}: ${describeStanding(one).join(', ')}; ${filesOf(one)}`;
}
function skillLine(one) {
    return `${(0,quote/* shorten */.ml)(one.name)}, skill without a package: ${describeSkillStanding(one).join(', ')}; ${filesOf(one)}`;
}
function filesOf({ files, leftOut }) {
    return `${(0,report_counts/* countOf */.pq)(files, 'file')}${leftOut.length > 0 ? `, left out ${leftOut.join(', ')}` : ''}`;
}
function skillBlocks(report, style) {
    const { bySkill } = groupFindings(report);
    return listed(report, report.skills, bySkill).map((one) => skillBlock(one, bySkill.get(one.path) ?? [], style));
}
function skillBlock(one, findings, style) {
    const facts = [skillLine(one), one.digest === null ? null : `digest ${one.digest}`];
    return [
        style.strong((0,base_escape/* visible */.RK)(one.path)),
        ...facts.filter((fact) => fact !== null).flatMap((fact) => indented(fact, style)),
        ...findingLines(findings, style),
    ];
}
/** What has no finding, a line each, below what has: nobody scrolls past it to a finding. */
function quietBlocks(report, style) {
    const { byPackage, bySkill } = groupFindings(report);
    const packages = report.packages.filter(({ path }) => !byPackage.has(path));
    const skills = report.skills.filter(({ path }) => !bySkill.has(path));
    const manyPackages = report.packages.length > LISTED_PACKAGES;
    const manySkills = report.skills.length > LISTED_PACKAGES;
    const named = [
        ...(manyPackages ? [] : packages).map((one) => [one.path, standingLine(one), smokeOf(one)]),
        ...(manySkills ? [] : skills).map((one) => [one.path, skillLine(one), '']),
    ].flatMap(([path = '', ...facts]) => indented(`${(0,quote/* shorten */.ml)(path)}: ${facts.filter((fact) => fact !== '').join('; ')}`, style));
    const counted = [
        ...(manyPackages && packages.length > 0 ? [(0,report_counts/* countOf */.pq)(packages.length, 'package')] : []),
        ...(manySkills && skills.length > 0 ? [(0,report_counts/* countOf */.pq)(skills.length, 'skill')] : []),
    ].map((count) => `${count} without findings not listed here`);
    // Without any finding those that are few have blocks of their own.
    const own = report.findings.length === 0 || named.length === 0;
    return [
        own ? [] : [style.strong('Without findings'), ...named],
        ...counted.map((line) => [line]),
    ];
}
function smokeOf({ smoke }) {
    return smoke === null ? '' : describeSmoke(smoke);
}
function registryBlock(report, style) {
    if (report.registry === null)
        return [];
    const { registry } = groupFindings(report);
    return [
        style.strong((0,base_escape/* visible */.RK)(report.registry.path)),
        ...indented(describeRows(report.registry), style),
        ...findingLines(registry, style),
    ];
}
function otherBlock(report, style) {
    return findingLines(groupFindings(report).other, style).slice(1);
}
/** Each place once, after an empty line. */
function findingLines(findings, style) {
    return (0,same_place/* bySamePlace */.xi)(findings).flatMap(([first, ...rest]) => [
        '',
        ...(0,text_finding/* renderFinding */.Kj)(first, style),
        ...rest.flatMap((finding) => (0,text_finding/* renderAlso */.aT)(finding, first, style)),
    ]);
}
function changesBlock(report, style) {
    const title = describeComparison(report);
    if (report.changes === null || title === null)
        return [];
    return [
        style.strong((0,base_escape/* visible */.RK)(title)),
        ...report.changes.map(({ id, change, verdict }) => `  ${style.verdict[verdict](verdict)} ${(0,base_escape/* visible */.RK)((0,quote/* shorten */.ml)(id))} ${(0,base_escape/* visible */.RK)(change)}`),
    ];
}
function notCheckedBlock(report, style) {
    if (report.notChecked.length === 0)
        return [];
    const shown = report.notChecked.slice(0, LISTED_NOT_CHECKED);
    const rest = report.notChecked.length - shown.length;
    return [
        style.strong('Not checked'),
        ...shown.flatMap(({ what, why }) => indented(`${what}: ${why}`, style)),
        ...(rest > 0 ? [`  and ${(0,report_counts/* groupDigits */.K9)(rest)} more; the JSON report lists them`] : []),
    ];
}
function lastLine(report, style) {
    const verdict = style.strong(style.verdict[report.verdict](report.verdict));
    const reason = report.reason === null ? '' : `${(0,base_escape/* visible */.RK)((0,quote/* shorten */.ml)(report.reason, LONGEST))}; `;
    const left = report.notChecked.length;
    const notChecked = left === 0 ? 'nothing left unchecked' : `${(0,report_counts/* countOf */.pq)(left, 'thing')} not checked`;
    return `${verdict}: ${reason}${(0,report_counts/* describeCounts */.wv)(report.counts)}; checked ${(0,report_counts/* describeChecked */.j$)(report)}; ${notChecked}`;
}
function indented(text, style) {
    const cells = style.width === null ? null : style.width - 4;
    return (0,text_style/* wrap */.L)((0,base_escape/* visible */.RK)((0,quote/* shorten */.ml)(text, LONGEST)), cells).map((line, at) => `${at === 0 ? '  ' : '    '}${line}`);
}


/***/ })

};
