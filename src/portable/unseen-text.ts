// Characters in prose that a reader does not see, or that show it in another order: a person reviews
// one text and a model reads another. Each run is told once, decoded. Joiners inside emoji and in
// scripts that need them are left alone. Specification: threats page, "Text".
import { type Finding, finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';

/** Runs told for one file; the rest is counted in the last. */
const mostRuns = 20;

const suspect =
  /[\u{E0000}-\u{E007F}]+|[\u202A-\u202E\u2066-\u2069]+|[\u200B-\u200F\u061C\u2060-\u2064\u00AD\u180E\uFEFF\u115F\u1160\u3164\uFFA0]+|[\u{E0100}-\u{E01EF}]+|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const joiningScript = /[\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u1780-\u17FF\uFB50-\uFEFC]/;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;

/** Findings for every run of unseen characters in the file, positions exact. */
export function unseenText(source: Source): readonly Finding[] {
  const { text } = source;
  // Nearly every file is plain ASCII, and looking once is much cheaper than looking for each kind.
  if (!/[^\t\n\r -~]/.test(text)) return [];
  const findings: Finding[] = [];
  let runs = 0;
  for (const match of text.matchAll(suspect)) {
    const run = match[0];
    const start = match.index;
    if (start === 0 && run === '\uFEFF') continue;
    const kind = kindOf(run, text, start);
    if (kind === null) continue;
    runs += 1;
    if (runs > mostRuns) continue;
    const place = source.place(start, start + run.length);
    findings.push(
      finding({
        rule: 'markdown/unseen',
        messageId: kind,
        message: messageOf(kind, run),
        place,
        found: [...run].slice(0, 16).map(codeName).join(' '),
        expected: 'text that everybody sees',
        fix: `Delete the ${kind === 'control' ? 'control' : 'invisible'} characters, or retype the line ${place.line ?? 1}.`,
      }),
    );
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

type Kind = 'tags' | 'direction' | 'invisible' | 'control';

function kindOf(run: string, text: string, start: number): Kind | null {
  const first = run.codePointAt(0) ?? 0;
  if (first >= 0xe0000 && first <= 0xe007f) return isFlag(run, text, start) ? null : 'tags';
  if ((first >= 0x202a && first <= 0x202e) || (first >= 0x2066 && first <= 0x2069)) {
    return 'direction';
  }
  if (first < 0x20 || (first >= 0x7f && first <= 0x9f)) return 'control';
  const around =
    text.slice(Math.max(0, start - 2), start) +
    text.slice(start + run.length, start + run.length + 2);
  if (/^[\u200C\u200D]+$/.test(run) && (joiningScript.test(around) || emoji.test(around))) {
    return null;
  }
  if (/^[\u200E\u200F\u061C]+$/.test(run) && rightToLeft.test(lineAround(text, start))) return null;
  return 'invisible';
}

/** A subdivision flag: a black flag, tags that spell a region, the closing tag. */
function isFlag(run: string, text: string, start: number): boolean {
  return (
    /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u.test(run) &&
    text.slice(start - 2, start) === '\u{1F3F4}'
  );
}

function lineAround(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('\n', at) + 1, at - 500);
  const end = text.indexOf('\n', at);
  return text.slice(from, Math.min(end < 0 ? text.length : end, at + 500));
}

function messageOf(kind: Kind, run: string): string {
  switch (kind) {
    case 'tags':
      return `invisible tag characters spell ${quote(decodeTags(run))}`;
    case 'direction':
      return `the text is shown in another order than it is read: ${listed(run)}`;
    case 'control':
      return `the text holds control characters: ${listed(run)}`;
    case 'invisible':
      return `the text holds characters that nobody sees: ${listed(run)}`;
    default:
      return kind satisfies never;
  }
}

function decodeTags(run: string): string {
  return [...run]
    .slice(0, 400)
    .map((one) => String.fromCharCode((one.codePointAt(0) ?? 0xe0000) - 0xe0000))
    .join('');
}

function listed(run: string): string {
  const names = [...run].slice(0, 8).map(codeName);
  const count = [...run].length;
  return count > 8 ? `${names.join(' ')} and ${count - 8} more` : names.join(' ');
}

function codeName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}
