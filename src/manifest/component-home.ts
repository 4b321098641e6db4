// Public components live in the resource root of their kind; elsewhere no host would load them.
// Specification: manifest page, "A component of a public kind".
import { quote } from '../base/quote.ts';
import type { ComponentFile } from './component-file.ts';
import { type Judgement, refuse } from './judgement.ts';
import type { ResourceRoots } from './resource-roots.ts';
import { shownValue } from './shown-value.ts';

/** A component whose kind and file are sound. */
export interface HousedComponent {
  readonly label: string;
  readonly kind: string;
  readonly file: ComponentFile;
  readonly resources: ResourceRoots;
}

/** Reports a public component outside the root of its kind, or without such a root. */
export function judgeComponentHome(
  judgement: Judgement,
  { label, kind, file, resources }: HousedComponent,
): void {
  const home = judgement.generation.homes.get(kind);
  if (home === undefined) return;
  const root = resources.roots.get(home);
  if (root === undefined) {
    // A root that is declared with a fault has its own finding; a second one would only repeat it.
    if (resources.declared.has(home)) return;
    const first = file.path.split('/')[0] ?? '';
    const fix =
      home === 'skills'
        ? 'move the file into skills/'
        : file.path.includes('/')
          ? resources.declared.size > 0
            ? `add to "resources" in plugin.json: ${quote(home)}: ${quote(first)}`
            : `write in the "ai.iowarp.clio" block of plugin.json: "resources": { ${quote(home)}: ${quote(first)} }`
          : `move the file into a directory and declare that as ${quote(home)} in resources`;
    refuse(judgement, 'component/outside-root', {
      messageId: 'no-root',
      message: `${label} is of kind ${quote(kind)}, and the package has no ${home} root`,
      at: file.at,
      found: shownValue(file.path),
      expected: `a path inside the ${home} root`,
      fix,
    });
    return;
  }
  if (root.path === '.' || file.path.startsWith(`${root.path}/`)) return;
  refuse(judgement, 'component/outside-root', {
    messageId: 'outside',
    message: `${label}.path ${quote(file.path)} is outside the ${home} root ${quote(root.path)}`,
    at: file.at,
    found: shownValue(file.path),
    expected: `a path inside ${quote(`${root.path}/`)}`,
    fix: `move the file into ${quote(`${root.path}/`)} and change the path`,
  });
}
