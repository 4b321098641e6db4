// The Markdown files directly in a resource root, as agents, fleets and playbooks have them.
import { joinRelative } from '../../base/relative-path.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

/** Paths of the `.md` files (links to files included) directly in `root`, in walk order. */
export function topMarkdown(index: TreeIndex, root: string): readonly string[] {
  const start = index.realDirectory(root);
  if (start === null) return [];
  return index
    .childrenOf(start)
    .filter((child) => child.path.endsWith('.md') && index.isFile(child.path))
    .map((child) => joinRelative(root, baseName(child.path)));
}
