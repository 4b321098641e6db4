// What a caller wants a task to be, from a value of unknown shape, and the `task.yaml` that says so. Existing
// files keep their comments, their order and the keys nobody asked about. Pure.
import { memberOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { parseRelativePath, type RelativePath } from '../base/relative-path.ts';
import { parseYaml } from '../base/yaml.ts';
import { describeJson, membersOf } from '../lifecycle/json-value.ts';
import { CapabilityError } from './capability-error.ts';
import { patternFault } from './file-patterns.ts';
import { patternKeys } from './task-metadata.ts';

export interface TaskDraft {
  readonly title?: string;
  readonly description?: string;
  /** File to run, relative to the task's directory. */
  readonly implementation?: RelativePath;
  /** What that file holds from now on; left out: what it holds. */
  readonly content?: string;
  readonly patterns?: readonly string[];
}

const TEXT_LENGTH = 10_000;

/** Reads a draft; unknown members are refused. Throws `CapabilityError` (`bad-task`). */
export function parseTaskDraft(value: unknown, name: string): TaskDraft {
  const members = membersOf(value);
  if (members === null) throw badTask(name, `the task is ${describeJson(value)}, not an object`);
  for (const key of members.keys()) {
    if (!['title', 'description', 'implementation', 'content', 'patterns'].includes(key)) {
      throw badTask(name, `a task has no ${quote(key)}`);
    }
  }
  const title = textOf(members.get('title'), 'title', name);
  const description = textOf(members.get('description'), 'description', name);
  const implementation = pathOf(members.get('implementation'), name);
  const content = members.get('content');
  if (content !== undefined && typeof content !== 'string') {
    throw badTask(name, `content is ${describeJson(content)}, not text`);
  }
  const patterns = patternsOf(members.get('patterns'), name);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(implementation === undefined ? {} : { implementation }),
    ...(content === undefined ? {} : { content }),
    ...(patterns === undefined ? {} : { patterns }),
  };
}

/** The text of `task.yaml` after the draft: `before` edited in place, or a new one where it is null or no mapping. */
export function taskYaml(before: string | null, draft: TaskDraft): string {
  const root = before === null ? null : parseYaml(before).root;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['name', yamlText(draft.title)],
    ['description', yamlText(draft.description)],
    ['implementation', yamlText(draft.implementation)],
    [patternKeyOf(before), draft.patterns && JSON.stringify(draft.patterns)],
  ];
  const wanted = fields.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
  if (before === null || root?.type !== 'map') {
    return wanted.map(({ key, value }) => `${key}: ${value}\n`).join('');
  }
  const edits = wanted.map(({ key, value }) => ({ key, value, node: memberOf(root, key) }));
  let text = before;
  const inPlace = edits.filter(({ node }) => node !== undefined);
  for (const { node, value } of inPlace.sort(
    (a, b) => (b.node?.span.start ?? 0) - (a.node?.span.start ?? 0),
  )) {
    const { start, end } = node?.span ?? { start: 0, end: 0 };
    const gap =
      /[:\s]$/.test(text.slice(0, start)) && !text.slice(0, start).endsWith(':') ? '' : ' ';
    const tail = /\n\s*$/.test(text.slice(start, end)) ? '\n' : '';
    text = `${text.slice(0, start)}${gap}${value}${tail}${text.slice(end)}`;
  }
  const added = edits.filter(({ node }) => node === undefined);
  const ending = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${ending}${added.map(({ key, value }) => `${key}: ${value}\n`).join('')}`;
}

/** A JSON string is a double-quoted YAML scalar, whatever it holds. */
function yamlText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}

function patternKeyOf(before: string | null): string {
  const root = before === null ? null : parseYaml(before).root;
  const used =
    root?.type === 'map' ? patternKeys.find((key) => memberOf(root, key) !== undefined) : undefined;
  return used ?? patternKeys[0];
}

function textOf(value: unknown, key: string, name: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw badTask(name, `${key} is ${describeJson(value)}, not text`);
  if (value.trim() === '') throw badTask(name, `${key} is empty`);
  if (value.length > TEXT_LENGTH) throw badTask(name, `${key} is too long`);
  return value;
}

function pathOf(value: unknown, name: string): RelativePath | undefined {
  const text = textOf(value, 'implementation', name);
  if (text === undefined) return undefined;
  const parsed = parseRelativePath(text);
  const parts = parsed.ok ? parsed.path.split('/') : [];
  if (!parsed.ok || parsed.path === '.' || parts.some((part) => part.startsWith('.'))) {
    throw badTask(name, `implementation is ${quote(text)}, not a file in the task's own directory`);
  }
  if (parsed.path === 'task.yaml') throw badTask(name, 'implementation is task.yaml itself');
  return parsed.path;
}

function patternsOf(value: unknown, name: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw badTask(name, `patterns is ${describeJson(value)}, not a list`);
  return value.map((pattern) => {
    if (typeof pattern !== 'string') throw badTask(name, `a pattern is ${describeJson(pattern)}`);
    const why = patternFault(pattern);
    if (why !== null) throw badTask(name, `the pattern ${quote(pattern)} ${why}`);
    return pattern;
  });
}

/** The error for a draft that is no task. */
export function badTask(name: string, why: string): CapabilityError {
  return new CapabilityError({ code: 'bad-task', message: why, name });
}
