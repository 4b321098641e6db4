// The text of a `task.yaml` that says what a draft says. An existing one is edited in place: comments, order and
// the keys nobody asked about stay. Pure.
import { memberOf } from '../base/data-node.ts';
import { parseYaml } from '../base/yaml.ts';
import type { TaskDraft } from './task-draft.ts';
import { patternKeys } from './task-metadata.ts';

/** The text after the draft: `before` edited, or a new one where that is null or no mapping. */
export function taskYaml(before: string | null, draft: TaskDraft): string {
  const root = before === null ? null : parseYaml(before).root;
  const map = root?.type === 'map' ? root : null;
  const patternKey =
    (map && patternKeys.find((key) => memberOf(map, key) !== undefined)) ?? patternKeys[0];
  const edits = [
    { key: 'name', value: draft.title },
    { key: 'description', value: draft.description },
    { key: 'implementation', value: draft.implementation },
    { key: patternKey, value: draft.patterns },
  ].flatMap(({ key, value }) =>
    value === undefined
      ? []
      : [{ key, text: yamlText(value), node: map === null ? undefined : memberOf(map, key) }],
  );
  if (before === null || map === null) return edits.map(lineOf).join('');
  let text = before;
  // From the end to the start: an edit must not move the places of the others.
  const backwards = [...edits].sort((a, b) => startOf(b) - startOf(a));
  for (const { node, text: value } of backwards) {
    if (node === undefined) continue;
    const { start, end } = node.span;
    // An empty value stands right after its colon; a block ends with its line.
    const blank = text[start - 1] === ':' ? ' ' : '';
    const ending = /\n\s*$/.test(text.slice(start, end)) ? '\n' : '';
    text = `${text.slice(0, start)}${blank}${value}${ending}${text.slice(end)}`;
  }
  const added = edits.filter(({ node }) => node === undefined).map(lineOf);
  const ending = added.length === 0 || text.endsWith('\n') ? '' : '\n';
  return `${text}${ending}${added.join('')}`;
}

function startOf({
  node,
}: {
  readonly node: { readonly span: { readonly start: number } } | undefined;
}): number {
  return node?.span.start ?? 0;
}

function lineOf({ key, text }: { readonly key: string; readonly text: string }): string {
  return `${key}: ${text}\n`;
}

/** JSON is YAML: a double-quoted scalar, or a list of them, whatever they hold. */
function yamlText(value: string | readonly string[]): string {
  return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
}
