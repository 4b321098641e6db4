// The sparse-checkout file for wanted paths, in no-cone form: cone form fetches the whole repository for
// names with `[`, `*` or `!`. Pure. Specification: testbed facts on byte parity.

/**
 * Lines for git's `info/sparse-checkout`. `paths` are `/`-separated without a slash at either end; the
 * empty path wants everything. Attribute files on the way come along, because they say how the wanted
 * files are checked out.
 */
export function sparsePatterns(paths: readonly string[]): string {
  if (paths.includes('')) return '/*\n';
  const lines = new Set(['/.gitattributes']);
  for (const path of paths) {
    const parts = path.split('/').map(escapePattern);
    for (let at = 1; at < parts.length; at += 1) {
      lines.add(`/${parts.slice(0, at).join('/')}/.gitattributes`);
    }
    lines.add(`/${parts.join('/')}/`);
  }
  return `${[...lines].join('\n')}\n`;
}

function escapePattern(name: string): string {
  return name.replace(/[\\[\]*?!# ]/g, '\\$&');
}
