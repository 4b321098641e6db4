// A package with something of every kind, and ways to spoil it: single bytes, whole files, names, links,
// members of the manifest, lines of frontmatter. Which ones and where is the test's choice (seeded).
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { agentText, fleetText } from './payload-texts.ts';
import { manifestText, skillText, writePackage } from './tree.ts';

export interface Mutation {
  readonly kind: MutationKind;
  /** Chooses file, place and value. */
  readonly at: number;
  readonly value: number;
}

interface Spot {
  readonly root: string;
  /** Relative to the root. */
  readonly file: string;
  readonly path: string;
  /** A path in the same directory. */
  readonly beside: string;
  readonly bytes: Buffer;
  /** A position in the bytes. */
  readonly place: number;
  readonly lines: readonly string[];
  readonly line: number;
  readonly strange: string;
  readonly at: number;
  readonly value: number;
}

const changes = {
  byte: ({ path, bytes, place, value }: Spot) => {
    if (bytes.length > 0) bytes[place] = (value * 31) % 256;
    writeFileSync(path, bytes);
  },
  cut: ({ path, bytes, place }: Spot) => writeFileSync(path, bytes.subarray(0, place)),
  insert: ({ path, bytes, place, strange }: Spot) => {
    const parts = [bytes.subarray(0, place), Buffer.from(strange), bytes.subarray(place)];
    writeFileSync(path, Buffer.concat(parts));
  },
  'delete file': ({ path }: Spot) => rmSync(path),
  'rename file': ({ path, beside }: Spot) => renameSync(path, beside),
  'empty file': ({ path }: Spot) => writeFileSync(path, ''),
  'extra file': ({ beside }: Spot) => writeFileSync(beside, skillText, { flag: 'wx' }),
  'link inside': ({ path, file }: Spot) => symlinkSync(basename(file), `${path}.link`),
  'link outside': ({ path }: Spot) => symlinkSync('../../../../etc/hostname', `${path}.out`),
  mode: ({ path, value }: Spot) => chmodSync(path, value % 2 === 0 ? 0o755 : 0o600),
  'manifest member': ({ root, at, value }: Spot) => spoilManifest(root, at, value),
  'drop line': ({ path, lines, line }: Spot) =>
    writeFileSync(path, lines.toSpliced(line, 1).join('\n')),
  'spoil line': ({ path, lines, line, strange }: Spot) =>
    writeFileSync(path, lines.with(line, `${lines[line] ?? ''}${strange}`).join('\n')),
  'same file twice': ({ path, file, bytes }: Spot) => {
    const directory = `${dirname(path)}-again`;
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, basename(file)), bytes);
  },
  'move directory': ({ root, file }: Spot) => {
    const [directory = ''] = file.split('/');
    if (directory !== file) renameSync(join(root, directory), join(root, `${directory}-2`));
  },
} satisfies Readonly<Record<string, (spot: Spot) => void>>;

type MutationKind = keyof typeof changes;
export const mutationKinds = Object.keys(changes) as readonly MutationKind[];

/** Writes a package that loads: skills, a prompt, an agent, a fleet, components, a resource file. */
export function writeFullPackage(root: string): void {
  writePackage(root, {
    'plugin.json': manifestText(
      {},
      {
        compatibility: { clio: '<0.6.2' },
        resources: { skills: 'skills', prompts: 'prompts', agents: 'agents', fleets: 'fleets' },
        components: [
          { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' },
          { kind: 'prompt', id: 'ask', path: 'prompts/ask.md', requires: ['skill:read'] },
          { kind: 'agent', id: 'reader', path: 'agents/reader.md', requires: ['skill:read'] },
          { kind: 'resource', id: 'list', path: 'resources/list.txt' },
        ],
      },
    ),
    'skills/scan/SKILL.md': skillText.replace('name: read', 'name: scan'),
    'skills/scan/references/how.md': '# How\n\nSlowly.\n',
    'prompts/ask.md': '---\ndescription: Asks for a page.\n---\n\nAsk for $1.\n',
    'agents/reader.md': agentText(),
    'fleets/tour.md': fleetText(),
    'resources/list.txt': 'a\nb\n',
    'README.md': '# Page kit\n',
  });
}

const strange = ['\n', '---\n', '\0', ': ', '[', '"', '\u202e', '\ufeff', '{{', '$ARGUMENTS', 'é'];
const jsonValues = [null, true, 0, '', 'x', '../x', [], {}, ['a', 'a'], { a: 1 }, 'skills'];
const names = [
  'SKILL.md',
  'README.md',
  'plugin.json',
  'Read.md',
  'a b.md',
  'con.txt',
  '.hidden.md',
];

/** Spoils the package at `root`; a mutation that finds nothing to do does nothing. */
export function mutate(root: string, { kind, at, value }: Mutation): void {
  const files = filesBelow(root);
  const file = files[at % Math.max(1, files.length)];
  if (file === undefined) return;
  const path = join(root, file);
  const bytes = readFileSync(path);
  const lines = bytes.toString('utf8').split('\n');
  const spot: Spot = {
    root,
    file,
    path,
    beside: join(dirname(path), names[value % names.length] ?? ''),
    bytes,
    place: value % Math.max(1, bytes.length),
    lines,
    line: value % lines.length,
    strange: strange[value % strange.length] ?? '',
    at,
    value,
  };
  quietly(() => changes[kind](spot));
}

/** Gives some member, anywhere in the manifest, another value, or takes it away. */
function spoilManifest(root: string, at: number, value: number): void {
  const path = join(root, 'plugin.json');
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const spoil: (() => void)[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const members = node as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      spoil.push(() => {
        if (value % 3 === 0) delete members[key];
        else members[key] = jsonValues[value % jsonValues.length];
      });
      visit(members[key]);
    }
  };
  visit(manifest);
  spoil[at % spoil.length]?.();
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

function filesBelow(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** A mutation may meet what an earlier one did. */
function quietly(change: () => void): void {
  try {
    change();
  } catch {
    // Nothing to spoil here any more.
  }
}
