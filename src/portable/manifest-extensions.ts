// `extensions` of plugin.json for a conforming client: not an object is ignored; a member that is none is
// contested between clients, so the careful reading counts. Specification: portable page, 2.
import { describeNode, entryOf, type MapNode } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { ignores, rejects } from './effect.ts';
import type { Ledger } from './ledger.ts';

/** Judges `extensions` where it is there. */
export function judgeExtensions(source: Source, root: MapNode, ledger: Ledger): void {
  const node = entryOf(root, 'extensions')?.value;
  if (node === undefined) return;
  if (node.type !== 'map') {
    const found = describeNode(node);
    ledger.reportField('extensions');
    ledger.add('portable/extensions', {
      messageId: 'not-object',
      message: ignores('extensions', `it is ${found}, not an object`),
      place: source.place(node.span.start, node.span.end),
      found,
      expected: 'an object',
    });
    return;
  }
  for (const entry of node.entries) {
    if (entry.value.type === 'map' || ledger.countsOnly('portable/extension-member')) continue;
    const found = describeNode(entry.value);
    ledger.add('portable/extension-member', {
      messageId: 'not-object',
      message: rejects(
        `the extension ${quote(entry.key)} is ${found}, not an object (clients differ: some only ignore it)`,
      ),
      place: source.place(entry.value.span.start, entry.value.span.end),
      found,
      expected: 'an object',
      fix: `Put what ${quote(entry.key)} holds into an object.`,
    });
  }
}
