// Plans one new row: what the file should be, or why it must not be written. Every other row stays as it is.
// Writes nothing. Specification: surfaces page, `add URL`; registry page, "Pinning".

import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { maskCredentials } from '../base/mask-credentials.ts';
import { quote } from '../base/quote.ts';
import { insertRows } from './insert-rows.ts';
import { parseRegistry } from './parse-registry.ts';
import { fileRefusals } from './pin-refusals.ts';
import type { PinPlan } from './pin-request.ts';
import { inOrderOrNull } from './plan-pin.ts';
import type { Registry } from './registry.ts';
import { rowLines } from './render-row.ts';
import type { RowFacts } from './row-facts.ts';
import { judgeWholeFile } from './whole-file.ts';

export interface AddRequest {
  readonly registry: Registry;
  /** Facts of the package, and where it is. */
  readonly facts: RowFacts;
  readonly sourceUrl: string;
  /** Why the package or its source is not fit for a row; empty where it is. */
  readonly refusals: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly isError: (finding: Finding) => boolean;
}

/** Plans. A row that rules over the whole file would refuse is not added. */
export function planAdd(request: AddRequest): PinPlan {
  const { registry, isError } = request;
  const nothing = { bytes: null, changed: false, changes: [], sorted: false, notChecked: [] };
  const refused = (...refusals: readonly Finding[]): PinPlan => ({
    ...nothing,
    refusals,
    warnings: [],
  });
  const first = [
    ...fileRefusals(registry, registry.findings),
    ...request.refusals,
    ...rowRefusals(request),
  ];
  if (first.length > 0) return refused(...first);
  // What a package of one thing loads is what its row already says.
  const facts =
    request.facts.kind === 'plugin' ? request.facts : { ...request.facts, provides: null };
  const id = `${facts.kind}:${facts.name}`;
  const block = rowLines(facts, request.sourceUrl, false);
  const flow = rowLines(facts, request.sourceUrl, true);
  const grown = insertRows(registry, [{ block, flow }]);
  if (grown === null) return refused(noList(registry));
  const unsorted = parseRegistry(new TextEncoder().encode(grown), registry.file);
  const expected = [new Map(), new Map([[request.sourceUrl, facts]])];
  const inOrder = inOrderOrNull(registry, unsorted, expected);
  const text = inOrder ?? grown;
  const bytes = new TextEncoder().encode(text);
  const after = parseRegistry(bytes, registry.file);
  const about = judgeWholeFile(after).findings.filter(({ row }) => row === id);
  const errors = about.filter(isError);
  if (errors.length > 0) return refused(...errors.map(inTheFileAsItIs));
  return {
    ...nothing,
    bytes,
    changed: true,
    changes: [{ id, change: 'added', keys: block.map((line) => line.key) }],
    refusals: [],
    warnings: [...about, ...request.warnings],
  };
}

function rowRefusals({ registry, facts, sourceUrl }: AddRequest): readonly Finding[] {
  const id = `${facts.kind}:${facts.name}`;
  const found: Finding[] = [];
  if (facts.description === null) {
    found.push(
      finding({
        rule: 'row/missing-key',
        messageId: 'missing',
        message: `the package at ${quote(sourceUrl)} has no description, and a row needs one`,
        place: wholeFile(registry.file),
        expected: 'a "description" in its plugin.json',
        fix: 'ask its maintainers for a "description" in plugin.json, and add the release that has it',
      }),
    );
  }
  const twin = registry.rows.find((row) => row.id === id);
  if (twin !== undefined) {
    found.push(
      finding({
        rule: 'registry/duplicate-row',
        messageId: 'twice',
        message: `${id} has a row already, for ${quote(maskCredentials(twin.sourceUrl ?? ''))}`,
        place: twin.place,
        found: sourceUrl,
        expected: 'one row for each kind and name',
        fix: `write the new sourceUrl into that row and run plugin-gate pin --update ${id}`,
        row: id,
      }),
    );
  }
  return found;
}

function noList({ file }: Registry): Finding {
  return finding({
    rule: 'registry/shape',
    messageId: 'shape',
    message: `${quote(file)} has no list of rows to add one to`,
    place: wholeFile(file),
    expected: 'a list, or a mapping with "entries"',
    fix: 'write "entries: []" into it first',
  });
}

/** The line a finding points at is one of the file as it would have been. */
function inTheFileAsItIs(one: Finding): Finding {
  return { ...one, place: wholeFile(one.place.file) };
}
