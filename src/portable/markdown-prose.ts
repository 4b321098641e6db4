// The prose of a Markdown text with everything else blanked out, at the same offsets: code fences, HTML
// comments and frontmatter always, code spans only where links are looked for. Line by line, linear.

export interface Prose {
  /** Without code spans: where links mean something. */
  readonly linked: string;
  /** With the text of code spans: where file names are mentioned. */
  readonly mentioned: string;
}

/** Blanks what is not prose; nothing before offset `from` counts. */
export function proseOf(text: string, from: number): Prose {
  let mentioned = blank(text.slice(0, from));
  let fence: string | null = null;
  let comment = false;
  for (const line of text.slice(from).split(/(?<=\n)/)) {
    const mark =
      /^ {0,3}(?:[-*+>] {1,3}|[0-9]{1,3}[.)] {1,3}| {4,12})?(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null;
      mentioned += blank(line);
    } else if (mark !== null && !comment) {
      fence = mark;
      mentioned += blank(line);
    } else {
      const read = withoutComments(line, comment);
      comment = read.open;
      mentioned += read.text;
    }
  }
  return { mentioned, linked: withoutCodeSpans(mentioned) };
}

function withoutComments(
  line: string,
  open: boolean,
): { readonly text: string; readonly open: boolean } {
  if (!open && !line.includes('<!--')) return { text: line, open };
  let text = '';
  let at = 0;
  let inside = open;
  while (at < line.length) {
    const next = line.indexOf(inside ? '-->' : '<!--', at);
    const end = next < 0 ? line.length : next + (inside ? 3 : 4);
    const part = line.slice(at, next < 0 || inside ? end : next);
    text += inside ? blank(part) : part;
    if (next >= 0 && !inside) text += '    ';
    if (next >= 0) inside = !inside;
    at = end;
  }
  return { text, open: inside };
}

/** A code span begins and ends with the same number of backticks, within one paragraph. */
function withoutCodeSpans(text: string): string {
  return text
    .split(/(\n[ \t]*\r?\n)/)
    .map((paragraph) => blankSpans(paragraph))
    .join('');
}

function blankSpans(paragraph: string): string {
  const runs = [...paragraph.matchAll(/`+/g)];
  // The next run of each length, found from the back so that many runs stay linear.
  const closing: number[] = [];
  const nextOfLength = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const length = runs[at]?.[0].length ?? 0;
    closing[at] = nextOfLength.get(length) ?? -1;
    nextOfLength.set(length, at);
  }
  let result = '';
  let done = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const open = runs[at];
    const close = runs[closing[at] ?? -1];
    if (open === undefined || close === undefined) continue;
    result += paragraph.slice(done, open.index);
    done = close.index + close[0].length;
    result += blank(paragraph.slice(open.index, done));
    at = closing[at] ?? at;
  }
  return result + paragraph.slice(done);
}

/** Blanks in the place of everything but line ends. */
function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (run) => ' '.repeat(run.length));
}
