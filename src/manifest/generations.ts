// Host generations: which names a Clio host knows, as a table. A new generation is one more row, a
// renamed or retired name one more entry; nothing else in the product lists kinds.
// Specification: manifest page, "Host generations".

/**
 * What a name stands for: a key of `resources`, the kind of a package, the kind of a registry row or
 * requirement (package kinds and what only a registry knows), or the kind of a component.
 */
export type NameRole = 'resource' | 'package' | 'row' | 'component';

export interface Generation {
  /** Stable id, as reports show it. */
  readonly id: string;
  /** In words, for the middle of a sentence. */
  readonly label: string;
  /** SemVer range of its hosts, pre-releases included. */
  readonly hosts: string;
  readonly names: Readonly<Record<NameRole, readonly string[]>>;
  /** Public component kind to the resource kind it lives in. */
  readonly homes: ReadonlyMap<string, string>;
}

const older: Generation = {
  id: 'before-0.6.2',
  label: 'Clio before 0.6.2',
  hosts: '<0.6.2-0',
  names: {
    resource: ['skills', 'prompts', 'agents', 'fleets'],
    package: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
    row: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
    component: ['prompt', 'agent', 'skill', 'fleet', 'script', 'resource', 'tool'],
  },
  homes: new Map([
    ['skill', 'skills'],
    ['prompt', 'prompts'],
    ['agent', 'agents'],
    ['fleet', 'fleets'],
  ]),
};

const newer: Generation = {
  id: '0.6.2',
  label: 'Clio 0.6.2 and later',
  hosts: '>=0.6.2-0',
  names: {
    resource: ['skills', 'prompts', 'agents', 'playbooks'],
    package: ['plugin', 'skill', 'agent', 'prompt', 'playbook'],
    row: ['plugin', 'skill', 'agent', 'prompt', 'playbook', 'extension'],
    component: ['prompt', 'agent', 'skill', 'playbook', 'script', 'resource', 'tool'],
  },
  homes: new Map([
    ['skill', 'skills'],
    ['prompt', 'prompts'],
    ['agent', 'agents'],
    ['playbook', 'playbooks'],
  ]),
};

/** Every known generation, oldest first. The first is the default vocabulary. */
export const generations: readonly [Generation, ...Generation[]] = [older, newer];

/** Names that one generation calls differently than the next, both ways. */
const renames: ReadonlyMap<string, string> = new Map([
  ['fleets', 'playbooks'],
  ['fleet', 'playbook'],
  ['playbooks', 'fleets'],
  ['playbook', 'fleet'],
]);

/** Names no known generation takes any more. */
const retired: ReadonlySet<string> = new Set(['themes', 'theme']);

export type NameStanding =
  | { readonly standing: 'known' }
  | { readonly standing: 'retired' }
  /** Another generation knows it; `renamed` is what this one says instead, or null. */
  | {
      readonly standing: 'elsewhere';
      readonly where: Generation;
      readonly renamed: string | null;
    }
  | { readonly standing: 'unknown' };

/** True where every known generation has the name in this role. */
export function isKnownToAll(role: NameRole, name: string): boolean {
  return generations.every((generation) => generation.names[role].includes(name));
}

/** How `name` stands with one generation, in a role. */
export function standingOf(generation: Generation, role: NameRole, name: string): NameStanding {
  if (generation.names[role].includes(name)) return { standing: 'known' };
  if (retired.has(name)) return { standing: 'retired' };
  const where = generations.find((other) => other.names[role].includes(name));
  if (where === undefined) return { standing: 'unknown' };
  return { standing: 'elsewhere', where, renamed: renames.get(name) ?? null };
}

/** What `name` is called in the neighbouring generation, or null. */
export function renamedTo(name: string): string | null {
  return renames.get(name) ?? null;
}
