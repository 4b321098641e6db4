// What a caller wants a task to be, from a value of unknown shape: typed, capped, and no path out of the task's
// own directory. Pure. Specification: capabilities page, "Writing".
import { quote } from '../base/quote.ts';
import { parseRelativePath, type RelativePath } from '../base/relative-path.ts';
import { describeJson, membersOf } from '../lifecycle/json-value.ts';
import { CapabilityError } from './capability-error.ts';
import { patternFault } from './file-patterns.ts';

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
export function badTask(name: string, why: string, hint: string | null = null): CapabilityError {
  return new CapabilityError({ code: 'bad-task', message: why, name, hint });
}
