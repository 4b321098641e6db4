// A directory judged for the portable contract as `check` does it: the same captures, the same reader.
import { readTree } from '../../../src/digest/read-tree.ts';
import { isHeld } from '../../../src/manifest/captures.ts';
import { judgePortable } from '../../../src/portable/judge-portable.ts';
import type { PortableOptions, PortableVerdict } from '../../../src/portable/verdict.ts';
import { temporaryDirectory } from '../../support/tree.ts';

export function judged(root: string, options: PortableOptions = {}): PortableVerdict {
  return judgePortable(readTree(root, { capture: isHeld }), options);
}

/** The verdict on a fresh directory that `given` filled. */
export function judgedGiven(
  given: (directory: string) => void,
  options: PortableOptions = {},
): PortableVerdict {
  const directory = temporaryDirectory();
  given(directory);
  return judged(directory, options);
}

/** `rule file:line` of every finding, in the order found. */
export function told(verdict: PortableVerdict): readonly string[] {
  return verdict.findings.map(
    ({ rule, place }) => `${rule} ${place.file}${place.line === null ? '' : `:${place.line}`}`,
  );
}
