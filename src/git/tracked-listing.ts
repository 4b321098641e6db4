// What git lists: `ls-files --stage`, `ls-tree` and `ls-files --others`, all with NUL ends, as values.
// Pure. git sorts by bytes; nothing here keeps that order, callers sort as JavaScript does.

export type TrackedMode = 'file' | 'executable' | 'link' | 'submodule';

export interface TrackedEntry {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly mode: TrackedMode;
  /** Object id, 40 or 64 hexadecimal digits. */
  readonly object: string;
  /** In the middle of a merge; the entry is one of its sides. */
  readonly conflicted: boolean;
}

const modes: Readonly<Record<string, TrackedMode>> = {
  '100644': 'file',
  '100755': 'executable',
  '120000': 'link',
  '160000': 'submodule',
};

/** The six digits that git writes for a mode. */
export function modeDigits(mode: TrackedMode): string {
  return Object.entries(modes).find(([, each]) => each === mode)?.[0] ?? '100644';
}

/** Entries of `git ls-files -z --stage`: `mode SP object SP stage TAB path NUL`. */
export function parseStageListing(output: Buffer): readonly TrackedEntry[] {
  return records(output).flatMap((record) => {
    const parts = /^(\d{6}) ([0-9a-f]{40,64}) ([0-3])\t/.exec(record.slice(0, 90));
    return entryOf(record, parts?.[0], parts?.[1], parts?.[2], parts?.[3] !== '0');
  });
}

/** True for the object that an entry without content has; `git add --intent-to-add` makes such entries too. */
export function isEmptyFile({ object }: TrackedEntry): boolean {
  return (
    object === 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' ||
    object === '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813'
  );
}

/** The bit of an index entry that is only a promise: the next commit does not have it. */
const INTENT_TO_ADD = 0x2000_0000;

/** Paths of `git ls-files -z --debug` that were added with `--intent-to-add`: each `path NUL` and five lines of facts. */
export function parseIntended(output: Buffer): ReadonlySet<string> {
  const intended = new Set<string>();
  let path = '';
  for (const [at, part] of output.toString('utf8').split('\0').entries()) {
    const facts = at === 0 ? '' : (/^(?: {2}[^\n]*\n){5}/.exec(part)?.[0] ?? '');
    const flags = /\tflags: ([0-9a-f]{1,8})\n$/.exec(facts)?.[1];
    if (flags !== undefined && (Number.parseInt(flags, 16) & INTENT_TO_ADD) !== 0) {
      intended.add(path);
    }
    path = part.slice(facts.length);
  }
  return intended;
}

/** Entries of `git ls-tree -r -z`: `mode SP type SP object TAB path NUL`. */
export function parseTreeListing(output: Buffer): readonly TrackedEntry[] {
  return records(output).flatMap((record) => {
    const parts = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t/.exec(record.slice(0, 90));
    return entryOf(record, parts?.[0], parts?.[1], parts?.[2], false);
  });
}

/** Texts that end with NUL. Bytes that are not UTF-8 become U+FFFD: such a name is refused elsewhere. */
export function records(output: Buffer): readonly string[] {
  const texts = output.toString('utf8').split('\0');
  texts.pop();
  return texts;
}

function entryOf(
  record: string,
  head: string | undefined,
  digits: string | undefined,
  object: string | undefined,
  conflicted: boolean,
): readonly TrackedEntry[] {
  if (head === undefined || digits === undefined || object === undefined) return [];
  const mode = modes[digits] ?? 'file';
  return [{ path: record.slice(head.length), mode, object, conflicted }];
}
