// `pin` of the committed bundle on real repositories: what it writes, what it leaves, what it refuses.
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { kitDigest } from '../support/registry.ts';
import { libraryCopy, runBundle } from '../support/run-bundle.ts';
import {
  commitAll,
  git,
  manifestText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

const registry = 'library/registry.yaml';
const skill = 'library/skills/registry/pin-mismatch/skills/pin-mismatch/SKILL.md';

const read = (directory: string): string => readFileSync(join(directory, registry), 'utf8');
const pin = (directory: string, ...args: readonly string[]) =>
  runBundle(directory, 'pin', 'library', ...args);

/** Lines of the registry that differ from the last commit, without their marks' context. */
function changedLines(directory: string): readonly string[] {
  return git(directory, 'diff', '--unified=0', '--', registry)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));
}

describe('a library that is pinned', () => {
  const directory = libraryCopy();

  test('is left as it is, to the byte, however often', () => {
    const before = read(directory);
    for (let run = 0; run < 2; run += 1) {
      expect(pin(directory)).toEqual({
        code: 0,
        out: `${registry} is what its packages say; nothing to write\n`,
        err: '',
      });
    }
    expect(pin(directory, '--check').code).toBe(0);
    expect(read(directory)).toBe(before);
    expect(git(directory, 'status', '--porcelain')).toBe('');
  });
});

describe('one byte in a package', () => {
  const directory = libraryCopy();
  const warning =
    '  warning the bytes of skill:pin-mismatch changed, its version "1.0.0" did not: whoever has it gets other bytes\n          fix: raise the version in "library/skills/registry/pin-mismatch/plugin.json" and pin again, unless nobody has these bytes yet\n';
  appendFileSync(join(directory, skill), '\n');
  commitAll(directory);

  test('is told by --check, which writes nothing', () => {
    const before = read(directory);
    const run = pin(directory, '--check');
    expect(run.code).toBe(1);
    expect(run.out).toBe(
      `  update skill:pin-mismatch: sha256\n${warning}${registry} is not what its packages say; run plugin-gate pin to write it\n`,
    );
    expect(read(directory)).toBe(before);
  });

  test('changes the line of its pin and no other', () => {
    expect(pin(directory)).toEqual({
      code: 0,
      out: `  update skill:pin-mismatch: sha256\n${warning}${registry} written\n`,
      err: '',
    });
    const lines = changedLines(directory);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^- {4}sha256: "?[0-9a-f]{64}"?$/);
    expect(lines[1]).toMatch(/^\+ {4}sha256: "?[0-9a-f]{64}"?$/);
    const [digest = ''] = runBundle(
      directory,
      'digest',
      'library/skills/registry/pin-mismatch',
    ).out.split(' ');
    expect(lines[1]).toContain(digest);
    expect(runBundle(directory, 'check', 'library').code).toBe(0);
  });

  test('and then a second run changes nothing', () => {
    const before = read(directory);
    expect(pin(directory).out).toBe(`${registry} is what its packages say; nothing to write\n`);
    expect(read(directory)).toBe(before);
    expect(readdirSync(join(directory, 'library')).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });
});

describe('what people wrote', () => {
  const text = [
    '# The catalogue of the reading room.',
    '# Two lines on top.',
    '',
    'entries:   # by name',
    '  # about the other kit',
    '  - { kind: plugin, name: other-kit, description: "Reads pages.", version: "1.0.0", sourceUrl: other, sha256: 0000, audit: pass }',
    '',
    '  # about the kit',
    '  - kind:   plugin   # a plugin',
    '    sha256: "0000000000000000000000000000000000000000000000000000000000000000"',
    '    name: page-kit',
    '    category: reading # by hand',
    '    description: >-',
    '      Reads',
    '      pages.',
    '    x-note: [ a,   b ]',
    '    sourceUrl: kit',
    '    version: 0.9.0',
    '    audit: warn',
    '# the end',
    '',
  ].join('\n');
  const directory = temporaryDirectory();
  writePackage(join(directory, 'kit'));
  writePackage(join(directory, 'other'), { 'plugin.json': manifestText({ name: 'other-kit' }) });
  writeFiles(directory, { 'registry.yaml': text, '.gitattributes': '* -text\n' });
  commitAll(directory);

  test('stays: comments, category, audit, layout, keys nobody knows', () => {
    expect(runBundle(directory, 'pin').code).toBe(0);
    const other = runBundle(directory, 'digest', 'other').out.slice(0, 64);
    const expected = text
      .replace('sha256: 0000,', `sha256: ${other},`)
      .replace(/"0{64}"/, kitDigest)
      .replace('version: 0.9.0', 'version: 1.0.0');
    const written = readFileSync(join(directory, 'registry.yaml'), 'utf8');
    // Whether a digest is quoted is the writer's business; everything else is as it was.
    const unquoted = (yaml: string): string => yaml.replace(/"([0-9a-f]{64})"/g, '$1');
    expect(unquoted(written)).toBe(unquoted(expected));
    expect(runBundle(directory, 'pin').out).toContain('nothing to write');
  });
});

describe('rows', () => {
  test('are added for packages that have none, and check warns of those before', () => {
    const directory = libraryCopy();
    writePackage(join(directory, 'library/kits/page-kit'));
    commitAll(directory);
    const check = JSON.parse(runBundle(directory, 'check', 'library', '--json').out);
    expect(
      check.findings
        .filter(({ severity }: { severity: string }) => severity !== 'note')
        .map(({ rule, severity }: { rule: string; severity: string }) => `${severity} ${rule}`),
    ).toEqual(['warning registry/package-without-row']);
    expect(pin(directory).out).toMatch(/^ {2}add {4}plugin:page-kit: /m);
    expect(changedLines(directory).filter((line) => line.startsWith('-'))).toEqual([]);
    expect(changedLines(directory).join('\n')).toContain('sourceUrl: kits/page-kit');
    expect(runBundle(directory, 'check', 'library').code).toBe(0);
    expect(runBundle(directory, 'pin', 'library', '--check').code).toBe(0);
  });

  test('are never removed: one whose directory is gone stops the pin', () => {
    const directory = libraryCopy();
    rmSync(join(directory, 'library/prompts'), { recursive: true });
    commitAll(directory);
    const before = read(directory);
    const run = pin(directory);
    expect(run.code).toBe(1);
    expect(run.out).toContain('row/source-missing');
    expect(run.out).toContain(`${registry} was not written`);
    expect(read(directory)).toBe(before);
  });

  test('of an empty registry are written from nothing', () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writeFiles(directory, { 'registry.yaml': 'entries: []\n' });
    commitAll(directory);
    expect(runBundle(directory, 'pin').code).toBe(0);
    expect(runBundle(directory, 'check').code).toBe(0);
    const row = readFileSync(join(directory, 'registry.yaml'), 'utf8');
    expect(row).toContain('name: page-kit');
    expect(row).toContain(kitDigest);
  });
});

describe('bytes that git converts', () => {
  const shown = skill.slice('library/skills/registry/pin-mismatch/'.length);

  test('are refused by name, and told by check when they are pinned all the same', () => {
    const directory = libraryCopy();
    const text = readFileSync(join(directory, skill), 'utf8');
    writeFileSync(join(directory, skill), text.replaceAll('\n', '\r\n'));
    const before = read(directory);
    const run = pin(directory);
    expect([run.code, read(directory)]).toEqual([1, before]);
    expect(run.out).toContain(
      `tree/attribute-changes-bytes "${shown}" has CRLF here, and git stores it with LF, so no clone has these bytes\n`,
    );
    expect(run.out).toContain(`sed -i 's/\\r$//' "${skill}"`);
    const kit = 'library/skills/registry/pin-mismatch';
    const wrong = runBundle(directory, 'digest', kit).out.slice(0, 64);
    const right = /name: pin-mismatch\n[\s\S]*?sha256: "?([0-9a-f]{64})/.exec(before)?.[1] ?? '';
    writeFileSync(join(directory, registry), before.replace(right, wrong));
    const here = runBundle(directory, 'check', 'library');
    expect([here.code, here.out.match(/^ {2}error .*$/gm)?.length]).toEqual([1, 1]);
    expect(here.out).toContain('tree/attribute-changes-bytes');
    commitAll(directory);
    const clone = join(temporaryDirectory(), 'clone');
    git(directory, 'clone', '--quiet', directory, clone);
    const there = runBundle(clone, 'check', 'library');
    expect(there.code).toBe(1);
    expect(there.out).toContain(
      `the bytes here are what git has, and the digest matches once LF becomes CRLF in "${shown}"`,
    );
    expect(there.out).toContain('so the pin is wrong: raise the version');
  });
});

describe('a requirement without a row', () => {
  test('is written, and told with the line it has now', () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'), {
      'plugin.json': manifestText({}, { requires: ['skill:gone'] }),
    });
    writeFiles(directory, { 'registry.yaml': '[]\n', '.gitattributes': '* -text\n' });
    commitAll(directory);
    const plan = JSON.parse(runBundle(directory, 'pin', '--check', '--json').out);
    expect(plan.warnings).toMatchObject([{ rule: 'registry/requires-missing', line: null }]);
    const run = runBundle(directory, 'pin', '--json');
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out)).toMatchObject({
      written: true,
      refusals: [],
      warnings: [
        {
          rule: 'registry/requires-missing',
          message: 'plugin:page-kit requires "skill:gone", which has no row',
          file: 'registry.yaml',
          line: 7,
          row: 'plugin:page-kit',
        },
      ],
    });
    expect(runBundle(directory, 'check').out).toContain(
      'registry.yaml:7:14 registry/requires-missing',
    );
  });
});

describe('what git does not have is refused by name, and nothing is written', () => {
  const refusals: readonly {
    readonly name: string;
    readonly change: (kit: string) => void;
    readonly says: readonly string[];
  }[] = [
    {
      name: 'an untracked file',
      change: (kit) => writeFileSync(join(kit, '.DS_Store'), 'x'),
      says: ['tree/untracked', '.DS_Store', 'git add'],
    },
    {
      name: 'an ignored directory',
      change: (kit) => {
        mkdirSync(join(kit, 'node_modules/left'), { recursive: true });
        writeFileSync(join(kit, 'node_modules/left/index.js'), 'x');
      },
      says: ['tree/ignored', 'node_modules'],
    },
    {
      name: 'an empty directory',
      change: (kit) => mkdirSync(join(kit, 'drafts')),
      says: ['tree/empty-directory', 'drafts'],
    },
  ];

  test.each(refusals)('$name', ({ change, says }) => {
    const directory = libraryCopy();
    writeFileSync(join(directory, '.gitignore'), 'node_modules/\n');
    appendFileSync(join(directory, skill), '\n');
    commitAll(directory);
    change(join(directory, 'library/skills/registry/pin-mismatch'));
    const before = read(directory);
    const run = pin(directory);
    expect(run.code).toBe(1);
    for (const part of says) expect(run.out).toContain(part);
    expect(run.out).toContain(`${registry} was not written: 1 fault to put right first\n`);
    expect(read(directory)).toBe(before);
    expect(pin(directory, '--check').code).toBe(1);
  });

  test('outside git it says that it could not tell', () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writeFiles(directory, { 'registry.yaml': 'entries: []\n' });
    const run = runBundle(directory, 'pin');
    expect(run.code).toBe(0);
    expect(run.out).toContain(
      '  not checked: whether git tracks what is in kit (it is not in a git repository)\n',
    );
  });

  test('one package that is not fit stops the whole pin', () => {
    const directory = libraryCopy();
    appendFileSync(join(directory, skill), '\n');
    writeFileSync(join(directory, 'library/prompts/release/release-notes-check/plugin.json'), '{}');
    commitAll(directory);
    const before = read(directory);
    const run = JSON.parse(pin(directory, '--json').out);
    expect(run).toMatchObject({ written: false, changed: false });
    expect(run.refusals.length).toBeGreaterThan(0);
    expect(read(directory)).toBe(before);
  });
});
