// A row as text: the whole of it, in one line or as a block. Words of a file; decides nothing.
import type { Hint, RowKey } from './registry.ts';
import { renderScalar } from './render-scalar.ts';
import type { RowFacts } from './row-facts.ts';

/** A key and its rendered value, in the order they are written. */
export interface RowLine {
  readonly key: RowKey;
  readonly value: string;
}

/** The lines of a row for these facts; lists and hints in flow style, so that each is one line. */
export function rowLines(facts: RowFacts, sourceUrl: string, flow: boolean): readonly RowLine[] {
  const plain = (key: RowKey, value: string): RowLine => ({
    key,
    value: renderScalar(value, 'plain', flow),
  });
  return [
    plain('kind', facts.kind),
    plain('name', facts.name),
    plain('description', facts.description ?? ''),
    plain('version', facts.version),
    plain('sourceUrl', sourceUrl),
    plain('sha256', facts.sha256),
    ...(facts.requires.length === 0
      ? []
      : [{ key: 'requires' as const, value: renderTexts(facts.requires) }]),
    ...(facts.provides === null || facts.provides.length === 0
      ? []
      : [{ key: 'provides' as const, value: renderHints(facts.provides) }]),
    ...(facts.triggers === null || facts.triggers.length === 0
      ? []
      : [{ key: 'triggers' as const, value: renderTexts(facts.triggers) }]),
  ];
}

/** The row in one line: `{kind: skill, name: read, …}`. */
export function renderFlowRow(lines: readonly RowLine[]): string {
  return `{${lines.map(({ key, value }) => `${key}: ${value}`).join(', ')}}`;
}

/** `[a, b]` */
export function renderTexts(texts: readonly string[]): string {
  return `[${texts.map((text) => renderScalar(text, 'plain', true)).join(', ')}]`;
}

/** `[{kind: skill, name: read}, …]` */
export function renderHints(hints: readonly Hint[]): string {
  return `[${hints.map(renderHint).join(', ')}]`;
}

/** `{kind: skill, name: read, description: …}` */
export function renderHint(hint: Hint): string {
  const scalar = (text: string): string => renderScalar(text, 'plain', true);
  const description = hint.description === null ? '' : `, description: ${scalar(hint.description)}`;
  return `{kind: ${scalar(hint.kind)}, name: ${scalar(hint.name)}${description}}`;
}
