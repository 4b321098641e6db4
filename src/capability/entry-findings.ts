// What can be wrong with an entry that was opened, as findings with the file they were given. Pure.
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { FoundEntry } from './entries.ts';
import { TASK_FILE_BYTES } from './task-metadata.ts';

export function leadsOut(entry: FoundEntry): Finding {
  return finding({
    rule: 'capability/outside',
    messageId: 'link',
    message: `the ${entry.row.kind} ${quote(entry.name)} is a link that leads out of its source or nowhere`,
    place: wholeFile(entry.path),
    fix: 'remove the link: what a plugin has is read where it lives',
  });
}

export function outside(file: string, what: string): Finding {
  return finding({
    rule: 'capability/outside',
    messageId: 'implementation',
    message: `the implementation ${quote(what)} is not inside the task's own directory`,
    place: wholeFile(file),
    found: what,
  });
}

export function shapeFinding(entry: FoundEntry, entryFile: string): Finding {
  return finding({
    rule: 'capability/entry-file',
    messageId: 'missing',
    message: `the ${entry.row.kind} ${quote(entry.name)} has no ${entryFile}`,
    place: wholeFile(entry.path),
    expected: entryFile,
    fix: `add ${entryFile}, or remove the directory`,
  });
}

export function metadataUnread(file: string, why: 'too-large' | 'unreadable'): Finding {
  return finding({
    rule: 'capability/unreadable',
    messageId: why === 'too-large' ? 'large' : 'file',
    message:
      why === 'too-large'
        ? `task.yaml is larger than ${TASK_FILE_BYTES} bytes`
        : 'task.yaml cannot be read',
    place: wholeFile(file),
  });
}

export function metadataEncoding(file: string, line: number): Finding {
  return finding({
    rule: 'capability/task-metadata',
    messageId: 'syntax',
    message: `task.yaml is no strict UTF-8 (line ${line})`,
    place: { file, line, column: null, endColumn: null, excerpt: null },
  });
}

export function implementationMissing(
  file: string,
  implementation: string,
  state: 'missing' | 'not-a-file',
): Finding {
  return finding({
    rule: 'capability/implementation',
    messageId: state,
    message:
      state === 'missing'
        ? `the implementation ${quote(implementation)} is not there`
        : `the implementation ${quote(implementation)} is not a file`,
    place: wholeFile(file),
    found: implementation,
    fix: `add ${quote(implementation)} beside task.yaml, or name another file`,
  });
}
