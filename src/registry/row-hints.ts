// The `provides` list of a row: hints for discovery. A malformed list is dropped whole, with a warning;
// the row stays valid. Specification: registry page, the row `provides`.
import {
  type DataNode,
  describeNode,
  type MapEntry,
  memberOf,
  stringOf,
} from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Hint } from './registry.ts';
import { type RowReading, reportRow, spanOf } from './row-reading.ts';

const MOST_HINTS = 256;
const NAME_LENGTH = 128;
const DESCRIPTION_LENGTH = 256;
const KIND_LENGTH = 32;

/** The hints of an entry, or null (with a warning) when the list is malformed. */
export function readHints(report: RowReading, entry: MapEntry | undefined): readonly Hint[] | null {
  if (entry === undefined) return null;
  const read = readList(entry.value);
  if (!('problem' in read)) return read;
  const { problem, node } = read;
  reportRow(report, entry.key, node.span.start === node.span.end ? spanOf(entry) : node.span, {
    rule: 'row/provides',
    messageId: 'malformed',
    message: `"provides" is dropped: ${problem}`,
    found: problem,
    expected: `up to ${MOST_HINTS} of {kind, name, description}`,
    fix: 'mend this item or remove the list; without it the package is only harder to find',
  });
  return null;
}

interface Malformed {
  readonly problem: string;
  readonly node: DataNode;
}

function readList(list: DataNode): readonly Hint[] | Malformed {
  if (list.type !== 'list')
    return { problem: `it is ${describeNode(list)}, not a list`, node: list };
  const beyond = list.items[MOST_HINTS];
  if (beyond !== undefined) {
    return { problem: `${list.items.length} items, more than ${MOST_HINTS}`, node: beyond };
  }
  const hints: Hint[] = [];
  for (const item of list.items) {
    const hint = readHint(item);
    if ('problem' in hint) return hint;
    hints.push(hint);
  }
  return hints;
}

function readHint(item: DataNode): Hint | Malformed {
  if (item.type !== 'map') return { problem: `an item is ${describeNode(item)}`, node: item };
  const kindNode = memberOf(item, 'kind');
  const nameNode = memberOf(item, 'name');
  const textNode = memberOf(item, 'description');
  const kind = stringOf(kindNode);
  const name = stringOf(nameNode);
  const description = stringOf(textNode);
  if (kind === undefined || kind.length > KIND_LENGTH || !/^[a-z][a-z-]*$/.test(kind)) {
    return { problem: 'an item without a readable "kind"', node: kindNode ?? item };
  }
  if (name === undefined) {
    return { problem: 'an item without a readable "name"', node: nameNode ?? item };
  }
  if (name.length > NAME_LENGTH || !/^[A-Za-z0-9_.:-]+$/.test(name)) {
    return {
      problem: `the name ${quote(name)} (at most ${NAME_LENGTH} of A-Z a-z 0-9 . _ : -)`,
      node: nameNode ?? item,
    };
  }
  if (textNode !== undefined && description === undefined) {
    return { problem: 'a "description" that is no string', node: textNode };
  }
  if ((description?.length ?? 0) > DESCRIPTION_LENGTH) {
    return {
      problem: `a description of ${description?.length} characters, more than ${DESCRIPTION_LENGTH}`,
      node: textNode ?? item,
    };
  }
  return { kind, name, description: description ?? null };
}
