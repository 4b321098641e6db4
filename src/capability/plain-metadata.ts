// The way most `task.yaml` are written, read quickly: lines of `key: plain text`, and patterns as a list of
// quoted texts on one line. Anything else, however little, is left to the YAML parser, which is the only one that finds faults.
// A test holds the two together: where this reads something, the parser reads the same. Pure.
import { parseRelativePath } from '../base/relative-path.ts';
import { patternFault } from './file-patterns.ts';
import type { TaskMetadata } from './task-metadata.ts';

/** Plain text that is a string to YAML whatever it is: words that begin with a letter, and no mark that means something. */
const LINE = /^([a-z_]+): ([A-Za-z](?:[\w ,.()'/-]*[\w.)])?)$/;
/** Patterns as `["a", "b"]`, or as one line `  - "a"` each below the key; quoted and without an escape. */
const FLOW =
  /^patterns: \[("[^"\\\]\u0000-\u001f\u007f-\uffff]{1,256}"(?:, ?"[^"\\\]\u0000-\u001f\u007f-\uffff]{1,256}"){0,15})\]$/;
const ITEM = /^ {2}- (["'])([^"'\\\u0000-\u001f\u007f-\uffff]{1,256})\1$/;
/** Plain words that YAML reads as something else than text. */
const TYPED = /^(?:true|false|null|True|False|Null|TRUE|FALSE|NULL)$/;
const LENGTH = 4_096;

/** The metadata, or null where the YAML parser has to look. */
export function readPlainMetadata(text: string): TaskMetadata | null {
  if (text.length > LENGTH || !text.endsWith('\n')) return null;
  let title: string | null = null;
  let description: string | null = null;
  let implementation: string | null = null;
  let patterns: string[] | null = null;
  let open = false;
  for (const line of text.slice(0, -1).split('\n')) {
    const item = open ? ITEM.exec(line)?.[2] : undefined;
    if (item !== undefined) {
      patterns?.push(item);
      continue;
    }
    if (open && patterns?.length === 0) return null;
    open = false;
    const listed = FLOW.exec(line)?.[1]?.slice(1, -1).split(/", ?"/);
    if (listed !== undefined || line === 'patterns:') {
      if (patterns !== null) return null;
      patterns = listed ?? [];
      open = listed === undefined;
      continue;
    }
    const parts = LINE.exec(line);
    const value = parts?.[2];
    if (value === undefined || TYPED.test(value)) return null;
    switch (parts?.[1]) {
      case 'name':
        if (title !== null) return null;
        title = value;
        break;
      case 'description':
        if (description !== null) return null;
        description = value;
        break;
      case 'implementation':
        if (implementation !== null) return null;
        implementation = value;
        break;
      default:
        return null;
    }
  }
  if (open && patterns?.length === 0) return null;
  if (patterns?.some((pattern) => patternFault(pattern) !== null)) return null;
  if (title === null || description === null || implementation === null) return null;
  const parsed = parseRelativePath(implementation);
  if (!parsed.ok || parsed.path === '.') return null;
  return { title, description, implementation: parsed.path, patterns: patterns ?? [] };
}
