// A registry that could not be read: never the same as one without rows.
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { Registry } from './registry.ts';

/** A registry whose reading ended with `findings`; everything after that is not checked. */
export function unreadRegistry(
  file: string,
  findings: readonly Finding[],
  seen: { readonly bytes?: Uint8Array; readonly source?: Source } = {},
): Registry {
  const line = findings[0]?.place.line ?? null;
  return {
    file,
    form: null,
    list: null,
    rows: [],
    readable: false,
    source: seen.source ?? null,
    bytes: seen.bytes ?? null,
    findings,
    notChecked: [
      {
        what: `the rows of ${file}`,
        why:
          line === null ? 'the file cannot be read' : `the file cannot be read past line ${line}`,
      },
    ],
  };
}

/** The finding that the file as a whole cannot be read. */
export function unreadable(
  file: string,
  messageId: string,
  message: string,
  fix: string | null = null,
): Finding {
  return finding({
    rule: 'registry/unreadable',
    messageId,
    message,
    place: wholeFile(file),
    expected: 'a regular file with a list of rows',
    fix,
  });
}
