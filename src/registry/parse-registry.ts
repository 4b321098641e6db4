// From the bytes of registry.yaml to rows with positions. Pure: bytes in, one value out; never throws for
// a bad file. Every fault is collected; only what makes the text unreadable ends the reading.
// Specification: registry page, "The file"; threats page, "YAML".
import type { ListNode } from '../base/data-node.ts';
import { type Finding, finding, type NotChecked } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { limits } from '../base/limits.ts';
import type { Source } from '../base/source.ts';
import { type ParsedYaml, parseYaml, type YamlProblem } from '../base/yaml.ts';
import { decodeRegistry } from './decode-registry.ts';
import { findRows } from './find-rows.ts';
import { parseRow } from './parse-row.ts';
import type { Registry, Row } from './registry.ts';
import { rowsBefore } from './rows-before.ts';
import { unreadable, unreadRegistry } from './unread-registry.ts';
import { refusalFinding, syntaxFinding } from './yaml-findings.ts';

/** Parses a registry. `file` is the name findings show. */
export function parseRegistry(bytes: Uint8Array, file: string): Registry {
  const decoded = decodeRegistry(bytes, file);
  if (!decoded.ok) {
    const seen = decoded.source === null ? { bytes } : { bytes, source: decoded.source };
    return unreadRegistry(file, [decoded.finding], seen);
  }
  const { source } = decoded;
  const parsed = parseYaml(source.text);
  if (parsed.syntax === null) return readRows(source, bytes, parsed);
  const found = syntaxFinding(source, parsed.syntax);
  const before = rowsBefore(source.text, parsed.syntax.span.start);
  const read = before === null ? null : readRows(source, bytes, before.parsed);
  if (before === null || read === null || !read.readable) {
    return unreadRegistry(file, [found], { bytes, source });
  }
  const line = source.place(before.end).line;
  return {
    ...read,
    form: null,
    list: null,
    readable: false,
    findings: [found, ...read.findings],
    notChecked: [
      ...read.notChecked,
      {
        what: `the rows of ${file} from line ${line} on, and the rules over the whole file`,
        why: `the file cannot be read past line ${found.place.line}`,
      },
    ],
  };
}

function readRows(source: Source, bytes: Uint8Array, parsed: ParsedYaml): Registry {
  const { file } = source;
  const { root } = parsed;
  const seen = { bytes, source };
  const refused = (): readonly Finding[] =>
    parsed.problems.map((problem) => refusalFinding(source, problem));
  if (root === null || (root.type === 'scalar' && root.text === '' && root.style === 'plain')) {
    const fix = 'write the rows, or an empty list [] where there are none yet';
    const empty = unreadable(file, 'empty', `${file} is empty`, fix);
    return unreadRegistry(file, [...refused(), empty], seen);
  }
  const { list, findings } = findRows(source, root);
  if (list === null) return unreadRegistry(file, [...refused(), ...findings], seen);
  const keeper = keepFindings(file);
  const refusedAt = new Set(parsed.problems.map((problem) => problem.span.start));
  const rows: Row[] = [];
  for (const [index, node] of list.items.slice(0, limits.registryRows).entries()) {
    const read = parseRow({ source, index, node, refusedAt });
    rows.push(read.row);
    for (const one of read.findings) keeper.add(one);
  }
  for (const one of [...withRows(source, parsed.problems, rows), ...findings]) keeper.add(one);
  const beyond = tooManyRows(source, list);
  if (beyond !== null) keeper.add(beyond);
  return {
    file,
    form: root.type === 'list' ? 'list' : 'entries',
    list,
    rows,
    readable: true,
    source,
    bytes,
    findings: keeper.findings,
    notChecked: [...keeper.notChecked(), ...(beyond === null ? [] : [rowsBeyond(file)])],
  };
}

function rowsBeyond(file: string): NotChecked {
  return {
    what: `rows after row ${limits.registryRows} of ${file}`,
    why: `a registry has at most ${limits.registryRows} rows`,
  };
}

/** Refusals with the row each stands in; both are in the order of the file. */
function withRows(
  source: Source,
  problems: readonly YamlProblem[],
  rows: readonly Row[],
): readonly Finding[] {
  let at = 0;
  return problems
    .toSorted((a, b) => a.span.start - b.span.start)
    .map((problem) => {
      while ((rows[at]?.span.end ?? Number.POSITIVE_INFINITY) < problem.span.start) at += 1;
      return { ...refusalFinding(source, problem), row: rows[at]?.label ?? null };
    });
}

function tooManyRows(source: Source, list: ListNode): Finding | null {
  const first = list.items[limits.registryRows];
  if (first === undefined) return null;
  return finding({
    rule: 'registry/too-many-rows',
    messageId: 'too-many',
    message: `${list.items.length} rows, more than ${limits.registryRows}`,
    place: source.place(first.span.start, first.span.end),
    found: String(list.items.length),
    expected: `at most ${limits.registryRows} rows`,
  });
}
