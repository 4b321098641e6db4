// Findings about files of the store that plugins publish: copies, and files of the same path. Pure.
// Specification: capabilities page, "For a fork".
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { StoreCopy } from './store-copies.ts';

/** `fileOf` is how a finding calls a path of the store. */
export function copyFindings(
  copies: readonly StoreCopy[],
  fileOf: (path: string) => string,
): readonly Finding[] {
  return copies.flatMap((copy) => {
    const place = wholeFile(fileOf(copy.path));
    const its = `${quote(copy.pluginPath)} of the plugin ${quote(copy.plugin)}`;
    if (copy.version === 'differs') {
      return [
        finding({
          rule: 'capability/same-path',
          messageId: 'differs',
          message: `${quote(copy.path)} has the path of ${its} and other bytes`,
          place,
        }),
      ];
    }
    // Every empty file is a copy of every other one: that says nothing.
    if (copy.bytes === 0) return [];
    const older = copy.version === 'older' ? 'an older version of ' : '';
    return [
      finding({
        rule: 'capability/published-copy',
        messageId: copy.version,
        message: `${quote(copy.path)} is a published copy of ${older}${its}; delete it`,
        place,
        fix: `delete ${quote(copy.path)}: the plugin's own file is read where it lives`,
      }),
    ];
  });
}
