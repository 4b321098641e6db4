// Packages of a kind other than plugin hold exactly one public component: one of that kind, in one
// resource root, with nothing else of its sort beside it. Specification: manifest page, "A package of a
// kind other than plugin".
import type { Span } from '../base/data-node.ts';
import { listNames, quote } from '../base/quote.ts';
import { childrenOf, resolveInTree, type Tree } from '../digest/tree.ts';
import type { DeclaredComponent } from './components.ts';
import { type Judgement, refuse } from './judgement.ts';
import type { ResourceRoot, ResourceRoots } from './resource-roots.ts';
import type { StringValue } from './typed-fields.ts';

/** Judges a package whose kind is known; `kind` is where the manifest says it. */
export function judgeSingleKind(
  judgement: Judgement,
  kind: StringValue,
  components: readonly DeclaredComponent[],
  resources: ResourceRoots,
): void {
  const home = judgement.generation.homes.get(kind.value);
  if (home === undefined) return;
  const fault = (messageId: string, at: Span, message: string, found: string, fix: string | null) =>
    refuse(judgement, 'manifest/single-kind', {
      messageId,
      message: `a package of kind ${quote(kind.value)} ${message}`,
      at,
      found,
      expected: `one ${kind.value} component, only a ${home} root, and one file in it`,
      fix,
    });
  const open = components.filter(
    (component) => component.kind !== null && judgement.generation.homes.has(component.kind.value),
  );
  const own = open.filter((component) => component.kind?.value === kind.value);
  if (own.length === 0) {
    const fix = `declare its ${kind.value} in components, or write the kind "plugin"`;
    fault('no-component', kind.span, `declares no ${kind.value} component`, 'none', fix);
  }
  for (const component of open) {
    if (component.kind === null || component === own[0]) continue;
    const name = `${component.kind.value}:${component.id?.value ?? '?'}`;
    const message = `has one public component, and ${component.label} is another`;
    const fix = 'remove it, or write the kind "plugin"';
    fault('extra-component', component.kind.span, message, quote(name), fix);
  }
  for (const root of resources.roots.values()) {
    if (root.kind === home) continue;
    const message = `has only a ${home} root, and ${quote(root.path)} is a ${root.kind} root`;
    const fix = 'remove it from the package, or write the kind "plugin"';
    fault('extra-root', root.at ?? kind.span, message, quote(root.kind), fix);
  }
  const root = resources.roots.get(home);
  if (root === undefined) {
    // A declared root with a fault, and a component without its root, are told of already.
    if (resources.declared.has(home) || own.some((component) => component.file !== null)) return;
    const fix = `declare the directory of the ${kind.value} as ${quote(home)} in resources`;
    fault('no-root', kind.span, `has no ${home} root`, 'none', fix);
    return;
  }
  const file = own[0]?.file ?? null;
  const files = filesOfKind(judgement.tree, root, kind.value);
  const extra = withoutOwn(judgement.tree, files, file);
  if (extra.length > 0) {
    const names = listNames(extra.map((path) => quote(path)));
    const sort = kind.value === 'skill' ? 'SKILL.md' : '.md file';
    const verb = extra.length === 1 ? 'is' : 'are';
    const message = `has one ${sort} in its ${home} root ${quote(root.path)}, and ${names} ${verb} there too`;
    const fix = `move ${names} out of ${quote(root.path)}, or write the kind "plugin"`;
    fault('extra-file', root.at ?? kind.span, message, names, fix);
  }
  if (file !== null && kind.value !== 'skill' && !file.path.endsWith('.md')) {
    const message = `needs a .md file, and ${quote(file.path)} is none`;
    fault('other-file', file.at, message, quote(file.path), 'give the file the ending .md');
  }
}

/** The files besides the component's own; without a component the first counts as its own. */
function withoutOwn(
  tree: Tree,
  files: readonly string[],
  file: DeclaredComponent['file'],
): readonly string[] {
  const same = file === null ? 0 : files.indexOf(file.path);
  const own = same === -1 ? files.findIndex((path) => realPath(tree, path) === file?.real) : same;
  return files.filter((_, at) => at !== own);
}

/** Files below a root that a host would load as this kind, links followed, each directory walked once. */
function filesOfKind(tree: Tree, root: ResourceRoot, kind: string): readonly string[] {
  const wanted = (name: string) => (kind === 'skill' ? name === 'SKILL.md' : name.endsWith('.md'));
  const files: string[] = [];
  const walked = new Set<string>([root.real]);
  const waiting = [{ real: root.real, shown: root.path }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    for (const child of childrenOf(tree, step.real)) {
      const name = child.path.slice(child.path.lastIndexOf('/') + 1);
      const shown = step.shown === '.' ? name : `${step.shown}/${name}`;
      const entry = child.type === 'link' ? resolveInTree(tree, child.path) : child;
      const real = entry === 'root' ? '.' : (entry?.path ?? null);
      if (entry === null || real === null) continue;
      if (entry === 'root' || entry.type === 'directory') {
        if (walked.has(real)) continue;
        walked.add(real);
        waiting.push({ real, shown });
      } else if (wanted(name)) files.push(shown);
    }
  }
  return files.sort();
}

function realPath(tree: Tree, path: string): string | null {
  const entry = resolveInTree(tree, path);
  return entry === null ? null : entry === 'root' ? '.' : entry.path;
}
