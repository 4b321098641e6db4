// The argument forms of a prompt: $1…, $@, ${@:N}, ${@:N:L}, ${N:-default}, $ARGUMENTS. Finds text that
// was surely meant as one and is none; shell and template text ($HOME, ${name}) is left alone.
// Specification: manifest page, "Payloads", Prompts.

export interface MalformedArgument {
  /** Offset of the `$` and after the last unit. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly why: 'unclosed' | 'malformed' | 'misspelt' | 'zero';
  /** What it probably should be, or null. */
  readonly better: string | null;
}

/** Longest argument looked at; defaults beyond it are taken as they are. */
const LONGEST = 512;

/** Malformed arguments in `text` from offset `from`, in order. Linear. */
export function malformedArguments(text: string, from = 0): readonly MalformedArgument[] {
  const found: MalformedArgument[] = [];
  for (let at = text.indexOf('$', from); at >= 0; at = text.indexOf('$', at + 1)) {
    const one = text[at + 1] === '{' ? braced(text, at) : bare(text, at);
    if (one !== null) found.push(one);
  }
  return found;
}

function bare(text: string, at: number): MalformedArgument | null {
  const bareForm = /^\$(?:([A-Za-z]{8,10})(?![A-Za-z0-9_])|0(?![A-Za-z0-9_]|[.,][0-9]))/.exec(
    text.slice(at, at + 16),
  );
  if (bareForm === null) return null;
  const word = bareForm[1] ?? '0';
  const end = at + 1 + word.length;
  const whole = text.slice(at, end);
  if (word === '0') return { start: at, end, text: whole, why: 'zero', better: '$1' };
  if (word === 'ARGUMENTS' || !isArgumentsWord(word)) return null;
  return { start: at, end, text: whole, why: 'misspelt', better: '$ARGUMENTS' };
}

function braced(text: string, at: number): MalformedArgument | null {
  const window = text.slice(at, at + LONGEST);
  const line = /^\$\{[^\n\r}]*/.exec(window)?.[0] ?? '';
  const inner = line.slice(2);
  const meant = /^[0-9]/.test(inner) || inner.startsWith('@') || isArgumentsWord(inner);
  if (!meant) return null;
  if (window[line.length] !== '}') {
    if (line.length === LONGEST) return null;
    return { start: at, end: at + line.length, text: line, why: 'unclosed', better: `${line}}` };
  }
  if (/^@:[0-9]{1,9}(?::[0-9]{1,9})?$/.test(inner)) return null;
  if (/^[1-9][0-9]{0,8}:-/.test(inner)) return null;
  const better = betterBraced(inner);
  const whole = `${line}}`;
  const why = /^0+(?::-|$)/.test(inner) ? 'zero' : 'malformed';
  return { start: at, end: at + whole.length, text: whole, why, better };
}

function betterBraced(inner: string): string | null {
  if (inner === '@') return '$@';
  if (/^[1-9][0-9]{0,8}$/.test(inner)) return `$${inner}`;
  if (isArgumentsWord(inner)) return '$ARGUMENTS';
  const fallback = /^([1-9][0-9]{0,8})(?::=|-|:|=|:\?)(.*)$/.exec(inner);
  return fallback === null ? null : `\${${fallback[1]}:-${fallback[2]}}`;
}

function isArgumentsWord(word: string): boolean {
  return /^arguments?$/i.test(word);
}
