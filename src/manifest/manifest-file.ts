// plugin.json as an entry of the tree: it must be there and be a regular file at the root.
// Specification: manifest page, "Reading" 2.
import { wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import type { Tree } from '../digest/tree.ts';
import type { FindingList } from './finding-list.ts';
import { manifestFile, tooLarge } from './manifest-text.ts';
import { shownValue } from './shown-value.ts';
import { nearestPath } from './tree-path.ts';

/** The hashed bytes of plugin.json, or null with the finding that says why there are none. */
export function judgeManifestFile(tree: Tree, findings: FindingList): Uint8Array | null {
  const entry = tree.byPath.get(manifestFile);
  const bytes = tree.captured.get(manifestFile);
  if (entry?.type === 'file' && bytes !== undefined) return bytes;
  if (entry?.type === 'file' && entry.size > limits.manifestBytes) {
    findings.add(tooLarge(entry.size));
    return null;
  }
  // What the walk said about this file, or about a root it could not list, is the reason already.
  const said = tree.findings.some(
    ({ place, refuses }) =>
      place.file === manifestFile || (refuses && place.file === '.' && tree.entries.length === 0),
  );
  if (entry?.type === 'link' || entry?.type === 'directory') {
    findings.add(notRegular(tree, entry.type));
  } else if (!said) findings.add(notRegular(tree, 'missing'));
  return null;
}

function notRegular(tree: Tree, type: 'missing' | 'directory' | 'link') {
  const expected = 'a regular file plugin.json in the package root';
  const draft = { rule: 'manifest/not-regular', place: wholeFile(manifestFile), expected };
  switch (type) {
    case 'missing': {
      const near = nearestPath(tree, manifestFile);
      return {
        ...draft,
        rule: 'manifest/missing',
        messageId: 'missing',
        message: 'the package has no plugin.json',
        found: near === null ? null : shownValue(near),
        fix: near === null ? null : `rename ${quote(near)} to "plugin.json"`,
        refuses: true,
      };
    }
    case 'link':
      return {
        ...draft,
        messageId: 'link',
        message: 'plugin.json is a symbolic link',
        found: 'a link',
        fix: 'put the file itself into the package root',
        refuses: true,
      };
    case 'directory':
      return {
        ...draft,
        messageId: 'directory',
        message: 'plugin.json is a directory',
        found: 'a directory',
        refuses: true,
      };
  }
}
