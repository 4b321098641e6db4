// What a row's `sourceUrl` is, from its text: a path below the registry, or a GitHub tree URL.
// A text with a scheme, a leading `//` or `git@` is remote and never taken for a missing directory.
// Specification: registry page, "Row against package" and "GitHub tree URLs".
import type { MapEntry } from '../base/data-node.ts';
import { hasUnseen } from '../base/escape.ts';
import { quote } from '../base/quote.ts';
import { parseRelativePath, type RelativePath } from '../base/relative-path.ts';
import { type RowReading, reportRow, spanOf } from './row-reading.ts';

/** True for a text that means another place, whether or not it is well formed. */
export function isRemoteText(text: string): boolean {
  const start = text.trimStart();
  return start.startsWith('//') || start.startsWith('git@') || /^[^/\\]*:/.test(start);
}

export type LocalSource =
  | { readonly ok: true; readonly path: RelativePath }
  | {
      readonly ok: false;
      readonly messageId: 'not-relative' | 'parent' | 'backslash' | 'itself' | 'unclear';
      readonly phrase: string;
      readonly fix: string;
    };

/** Reads a text that is not remote as a path below the registry's directory. */
export function parseLocalSource(text: string): LocalSource {
  const no = (
    messageId: 'not-relative' | 'parent' | 'backslash' | 'itself' | 'unclear',
    phrase: string,
    fix: string,
  ): LocalSource => ({ ok: false, messageId, phrase, fix });
  if (text.split(/[/\\]/).includes('..')) {
    return no(
      'parent',
      'climbs with ".."',
      'move the package below the registry, or the registry above it',
    );
  }
  if (text !== text.trim()) {
    return no('unclear', 'begins or ends with a blank', 'remove the blank');
  }
  if (hasUnseen(text)) {
    return no(
      'unclear',
      'holds a character that nobody sees',
      'write the path with visible characters',
    );
  }
  const parsed = parseRelativePath(text);
  if (parsed.ok) {
    return parsed.path === '.'
      ? no(
          'itself',
          'is the directory of the registry itself',
          'move the package into a directory of its own: its digest would cover the registry that pins it',
        )
      : parsed;
  }
  if (parsed.fault === 'backslash') {
    return no('backslash', 'has a backslash', 'write / between the parts of the path');
  }
  if (parsed.fault === 'absolute') {
    return no(
      'not-relative',
      'is an absolute path',
      'write the path relative to the registry file',
    );
  }
  return no('unclear', 'is no path', 'write the path of the package relative to the registry file');
}

/** Adds a finding where a local `sourceUrl` can be no path below the registry. Remote texts are judged later. */
export function judgeSourceText(report: RowReading, entry: MapEntry, text: string): void {
  if (isRemoteText(text)) return;
  const parsed = parseLocalSource(text);
  if (parsed.ok) return;
  reportRow(report, 'sourceUrl', spanOf(entry), {
    rule: 'row/source-url',
    messageId: parsed.messageId,
    message: `${quote(text)} ${parsed.phrase}`,
    found: text,
    expected: 'a path relative to the registry file, without "..", or a GitHub tree URL',
    fix: parsed.fix,
  });
}
