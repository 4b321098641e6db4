// The portable verdict of a package: Agent Plugins 1.0.0 and Agent Skills, judged on the immutable tree
// alone and apart from what a Clio host admits. Goes on after every fault, so that none hides another.
// Never reads the disk, never throws for a bad package. Specification: portable page.
import type { Tree } from '../digest/tree.ts';
import { judgeForeignManifests } from './foreign-manifest.ts';
import { Ledger } from './ledger.ts';
import { judgeLinks } from './links.ts';
import { judgeMarkdown } from './markdown.ts';
import { judgeMcp } from './mcp.ts';
import { judgeNearLocations } from './near-locations.ts';
import { readPortableManifest } from './portable-manifest.ts';
import { judgeSkills } from './skills.ts';
import type { PortableOptions, PortableVerdict } from './verdict.ts';

/**
 * Judges a tree that was read with the captures of src/manifest/captures.ts. A tree that was refused (links
 * that lead outside) is judged all the same. For a root that is itself a link, give the tree of its real path.
 */
export function judgePortable(tree: Tree, options: PortableOptions = {}): PortableVerdict {
  const ledger = new Ledger();
  const manifest = readPortableManifest(tree, ledger);
  judgeSkills(tree, ledger);
  judgeMcp(tree, manifest?.specVersion ?? null, ledger);
  judgeNearLocations(tree, ledger);
  judgeForeignManifests(tree, manifest?.root ?? null, ledger);
  judgeLinks(tree, ledger);
  ledger.addAll(judgeMarkdown(tree));
  return ledger.verdict(options.strict === true);
}
