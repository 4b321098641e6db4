// `task.yaml` as text to a value: name, description, implementation, optional file patterns. Pure. A title
// is told, never an identity: that is the directory's name. Unknown keys are the owner's business.
// Specification: capabilities page, "A task is a directory with a metadata file".
import {
  type DataNode,
  describeNode,
  duplicateEntries,
  type MapNode,
  memberOf,
} from '../base/data-node.ts';
import { type Finding, finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { parseRelativePath, type RelativePath } from '../base/relative-path.ts';
import { Source } from '../base/source.ts';
import { parseYaml } from '../base/yaml.ts';
import { patternFault } from './file-patterns.ts';

export interface TaskMetadata {
  /** `name` of the file: what people see. */
  readonly title: string;
  readonly description: string;
  /** Relative to the entry's directory, normalised. */
  readonly implementation: RelativePath;
  /** Patterns of files that the task is for; empty where it says none. */
  readonly patterns: readonly string[];
}

export interface TaskMetadataReading {
  /** Null where anything is wrong: such a task never runs. */
  readonly metadata: TaskMetadata | null;
  readonly findings: readonly Finding[];
}

/** Spellings of the key for file patterns; the first is the one that is written. */
export const patternKeys = ['patterns', 'files', 'file_patterns', 'filePatterns'] as const;

/** Most bytes of a `task.yaml`. */
export const TASK_FILE_BYTES = 256 * 1024;

/** Reads the text of a `task.yaml`; `file` is how findings call it. */
export function parseTaskMetadata(file: string, text: string): TaskMetadataReading {
  const source = new Source(file, text);
  const { root, syntax, problems } = parseYaml(text);
  const fault = new TaskFaults(source);
  if (syntax !== null) fault.add('syntax', `is no YAML: ${syntax.message}`, syntax.span);
  for (const { refusal, span } of problems) {
    const article = /^[aeiou]/.test(refusal) ? 'an' : 'a';
    const what = refusal.replaceAll('-', ' ');
    fault.add('syntax', `has ${article} ${what}, which is not allowed here`, span);
  }
  if (root !== null && root.type !== 'map') {
    fault.add('shape', `is ${describeNode(root)}, not a mapping`, root.span);
  }
  if (root?.type !== 'map') {
    if (root === null && syntax === null) fault.add('shape', 'is empty', { start: 0, end: 0 });
    return { metadata: null, findings: fault.findings };
  }
  for (const twice of duplicateEntries(root)) {
    fault.add('syntax', `has the key ${quote(twice.key)} twice`, twice.keySpan);
  }
  const title = readText(root, 'name', fault);
  const description = readText(root, 'description', fault);
  const stated = readText(root, 'implementation', fault);
  const patterns = readPatterns(root, fault);
  const implementation = stated === null ? null : readImplementation(root, stated, fault);
  const complete = fault.findings.length === 0;
  return {
    metadata:
      complete && title !== null && description !== null && implementation !== null
        ? { title, description, implementation, patterns }
        : null,
    findings: fault.findings,
  };
}

class TaskFaults {
  readonly findings: Finding[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  add(
    messageId: 'syntax' | 'shape' | 'field-missing' | 'field-type' | 'pattern',
    what: string,
    span: { readonly start: number; readonly end: number },
  ): void {
    this.#push('capability/task-metadata', messageId, `task.yaml ${what}`, span, null);
  }

  outside(stated: string, span: { readonly start: number; readonly end: number }): void {
    const message = `the implementation ${quote(stated)} is not inside the task's own directory`;
    this.#push('capability/outside', 'implementation', message, span, stated);
  }

  #push(
    rule: string,
    messageId: string,
    message: string,
    span: { readonly start: number; readonly end: number },
    found: string | null,
  ): void {
    const place = this.#source.place(span.start, span.end);
    this.findings.push(finding({ rule, messageId, message, place, found }));
  }
}

function readText(root: MapNode, key: string, fault: TaskFaults): string | null {
  const node = memberOf(root, key);
  if (node === undefined) {
    fault.add('field-missing', `has no ${key}`, { start: root.span.start, end: root.span.start });
    return null;
  }
  if (node.type !== 'scalar' || typeof node.value !== 'string') {
    fault.add('field-type', `has ${describeNode(node)} as ${key}; it takes text`, node.span);
    return null;
  }
  if (node.value.trim() === '') {
    fault.add('field-missing', `has an empty ${key}`, node.span);
    return null;
  }
  return node.value;
}

function readImplementation(root: MapNode, stated: string, fault: TaskFaults): RelativePath | null {
  const parsed = parseRelativePath(stated);
  if (parsed.ok && parsed.path !== '.') return parsed.path;
  fault.outside(stated, memberOf(root, 'implementation')?.span ?? root.span);
  return null;
}

function readPatterns(root: MapNode, fault: TaskFaults): readonly string[] {
  for (const key of patternKeys) {
    const node = memberOf(root, key);
    if (node === undefined) continue;
    const items: readonly DataNode[] = node.type === 'list' ? node.items : [node];
    return items.flatMap((item) => {
      if (item.type !== 'scalar' || typeof item.value !== 'string') {
        fault.add(
          'field-type',
          `has ${describeNode(item)} in ${key}; it takes patterns`,
          item.span,
        );
        return [];
      }
      const why = patternFault(item.value);
      if (why === null) return [item.value];
      fault.add('pattern', `has the pattern ${quote(item.value)}, which ${why}`, item.span);
      return [];
    });
  }
  return [];
}
