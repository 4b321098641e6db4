// What a package requires of others: `kind:name`. Specification: manifest page, `requires`.
import { quote } from '../base/quote.ts';
import { type Judgement, refuse, report } from './judgement.ts';
import type { ManifestObject } from './manifest-object.ts';
import { judgeName } from './names-in-manifest.ts';
import { pluginNameFault } from './plugin-id.ts';
import { shownValue } from './shown-value.ts';
import { stringItems } from './typed-fields.ts';

/** Each requirement once, in file order; those without the form are reported and left out. */
export function readRequires(judgement: Judgement, block: ManifestObject): readonly string[] {
  const seen = new Set<string>();
  for (const item of stringItems(judgement, block, 'requires')) {
    const found = /^([^:]*):(.*)$/s.exec(item.value);
    const kind = found?.[1] ?? '';
    if (found === null || !/^[a-z0-9][a-z0-9.-]*$/.test(found[2] ?? '') || kind === '') {
      refuse(judgement, 'manifest/requires', {
        messageId: 'form',
        message: `requirement ${quote(item.value)} does not have the form kind:name`,
        at: item.span,
        found: shownValue(item.value),
        expected: 'kind:name, the name of a-z 0-9 . -, as in "skill:page-reader"',
        fix: fixFor(judgement, item.value),
      });
      continue;
    }
    judgeName(judgement, {
      role: 'row',
      name: kind,
      at: item.span,
      unknownRule: 'manifest/requires',
    });
    if (seen.has(item.value)) {
      report(judgement, 'manifest/requires-twice', {
        messageId: 'twice',
        message: `requirement ${quote(item.value)} is listed twice`,
        at: item.span,
        found: shownValue(item.value),
        expected: 'each requirement once',
      });
    }
    seen.add(item.value);
  }
  return [...seen];
}

/** A name alone most likely means a plugin; only its author knows. */
function fixFor({ generation }: Judgement, text: string): string | null {
  if (pluginNameFault(text) !== null) return null;
  const others = generation.names.row.filter((kind) => kind !== 'plugin');
  return `write ${quote(`plugin:${text}`)}, or where ${quote(text)} is no plugin its kind: ${others.join(', ')}`;
}
