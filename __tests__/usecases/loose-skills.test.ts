// `check` on skills that lie in no package: one file, one directory, a whole repository, beside packages.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkPaths } from '../../src/usecases/check.ts';
import {
  commitAll,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

const named = (name: string): string => skillText.replace('name: read', `name: ${name}`);

async function check(directory: string, ...paths: readonly string[]) {
  const report = await checkPaths({
    cwd: directory,
    paths: paths.length === 0 ? ['.'] : paths,
    registry: null,
    clioVersion: 'auto',
    failOn: 'error',
  });
  return {
    ...report,
    told: report.findings.map(
      ({ severity, rule, place }) =>
        `${severity} ${rule} ${[place.file, place.line, place.column].filter((part) => part !== null).join(':')}`,
    ),
  };
}

function made(files: Readonly<Record<string, string>>): string {
  const directory = temporaryDirectory();
  writeFiles(directory, files);
  return directory;
}

describe('a lone skill', () => {
  // Digest of that skill with its reference, from the independent reference.
  const digest = 'e5231280dbf879f488b108098c2bd70bdcd11fd020113fe49f86f757553dc12b';

  test.each([
    ['its file', 'read/SKILL.md'],
    ['its directory', 'read'],
    ['a directory above', '.'],
  ])('is checked by %s', async (_how, path) => {
    const directory = made({ 'read/SKILL.md': skillText, 'read/references/a.md': 'A.\n' });
    writeFiles(directory, { 'notes.txt': 'not content of the skill\n' });
    const { verdict, packages, skills, told, notChecked } = await check(directory, path);
    expect({ verdict, packages, told, notChecked }).toEqual({
      verdict: 'pass',
      packages: [],
      told: [],
      notChecked: [],
    });
    expect(skills).toEqual([
      {
        path: 'read',
        name: 'read',
        digest,
        files: 2,
        bytes: 85,
        loaded: true,
        conformant: true,
        leftOut: [],
      },
    ]);
  });

  test('gets the findings of both contracts, at their lines', async () => {
    const directory = made({
      'read/SKILL.md':
        '---\nname: reader\ndescription: Reads a page.\nlicence: none\n---\n\nSee [more](references/more.md).\n',
    });
    const { skills, told } = await check(directory);
    expect(told).toEqual([
      'error agent-skill/name-directory read/SKILL.md:2:7',
      'warning skill/name-directory read/SKILL.md:2:7',
      'warning agent-skill/unknown-key read/SKILL.md:4:1',
      'warning markdown/broken-link read/SKILL.md:7:12',
    ]);
    expect(skills).toMatchObject([{ name: 'reader', loaded: true, conformant: false }]);
  });

  test('that no client loads says so in the report', async () => {
    const directory = made({
      'read/SKILL.md': '---\nname: read\ndescription: Reads: pages.\n---\n',
    });
    const { verdict, skills } = await check(directory);
    expect(verdict).toBe('fail');
    expect(skills).toMatchObject([{ path: 'read', loaded: false, conformant: false }]);
  });

  test('with a SKILL.md that leads nowhere fails', async () => {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, 'read'));
    symlinkSync('../gone.md', join(directory, 'read', 'SKILL.md'));
    const { verdict, skills, told } = await check(directory);
    expect(verdict).toBe('fail');
    expect(skills).toMatchObject([
      { path: 'read', digest: null, loaded: false, conformant: false },
    ]);
    expect(told).toContain('error tree/link-dangling read/SKILL.md');
  });

  test('with skills of its own inside says that nobody finds them', async () => {
    const directory = made({ 'read/SKILL.md': skillText, 'read/inner/SKILL.md': named('inner') });
    const { skills, told } = await check(directory);
    expect(skills.map(({ path }) => path)).toEqual(['read']);
    expect(told).toEqual(['warning skill/nested read/inner/SKILL.md']);
  });

  test('that is the root of a repository may be cloned under any name', async () => {
    const directory = made({ 'SKILL.md': skillText, '.gitattributes': '* text eol=lf\n' });
    commitAll(directory);
    const { verdict, skills, told, notChecked } = await check(directory);
    expect({ verdict, told }).toEqual({ verdict: 'pass', told: [] });
    expect(skills).toMatchObject([{ path: '.', leftOut: ['.git'], conformant: true }]);
    expect(notChecked).toEqual([
      {
        what: 'whether the skill in . is called after its directory',
        why: 'that is the root of a repository, which every clone names as it likes',
      },
    ]);
  });
});

describe('a repository of skills', () => {
  test('is checked whole, sorted by path', async () => {
    const directory = made({
      'skills/write/SKILL.md': named('write'),
      'skills/group/scan/SKILL.md': named('scan'),
      'README.md': '# Skills\n',
      '.hidden/skills/x/SKILL.md': 'no frontmatter\n',
    });
    const { skills, verdict, notChecked } = await check(directory);
    expect(skills.map(({ path, name }) => `${path} ${name}`)).toEqual([
      'skills/group/scan scan',
      'skills/write write',
    ]);
    expect(verdict).toBe('pass');
    expect(notChecked).toEqual([
      { what: '.hidden', why: 'names with a leading dot are not searched' },
    ]);
  });

  test('with one name twice fails at the later one and points at the first', async () => {
    const directory = made({ 'a/read/SKILL.md': skillText, 'b/read/SKILL.md': skillText });
    const { skills, findings } = await check(directory);
    expect(findings).toMatchObject([
      {
        rule: 'skill/name-twice',
        severity: 'error',
        message: 'the skill name "read" is taken by "a/read/SKILL.md" already',
        place: { file: 'b/read/SKILL.md', line: 2, column: 7 },
        related: [{ place: { file: 'a/read/SKILL.md', line: 2, column: 7 } }],
        package: null,
      },
    ]);
    expect(skills.map(({ loaded }) => loaded)).toEqual([true, false]);
  });

  test('does not count a name that a skill which does not load has', async () => {
    const broken = '---\nname: read\ndescription: ""\n---\n';
    const { told } = await check(made({ 'a/read/SKILL.md': broken, 'b/read/SKILL.md': skillText }));
    expect(told.filter((line) => line.includes('name-twice'))).toEqual([]);
  });

  test('of 1,000 skills is read whole', async () => {
    const directory = temporaryDirectory();
    writeFiles(
      directory,
      Object.fromEntries(
        Array.from({ length: 1_000 }, (_, at) => [`s/skill-${at}/SKILL.md`, named(`skill-${at}`)]),
      ),
    );
    const { skills, told } = await check(directory);
    expect(skills).toHaveLength(1_000);
    expect(told).toEqual([]);
  });
});

describe('beside packages', () => {
  test('both are checked, and skills of packages are no loose ones', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writeFiles(directory, { 'skills/scan/SKILL.md': named('scan') });
    const { packages, skills } = await check(directory);
    expect(packages.map(({ path }) => path)).toEqual(['kit']);
    expect(skills.map(({ path }) => path)).toEqual(['skills/scan']);
  });

  test('a skill may hold packages: their skills are theirs, and others inside it still nobody finds', async () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'all/SKILL.md': named('all'), 'all/inner/SKILL.md': named('inner') });
    writePackage(join(directory, 'all/kits/kit'));
    const { packages, skills, told } = await check(directory);
    expect(packages.map(({ path }) => path)).toEqual(['all/kits/kit']);
    expect(skills.map(({ path }) => path)).toEqual(['all']);
    expect(told.filter((line) => line.includes('skill/nested'))).toEqual([
      'warning skill/nested all/inner/SKILL.md',
    ]);
  });

  test('a name may be that of a skill in a package', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writeFiles(directory, { 'skills/read/SKILL.md': skillText });
    const { told } = await check(directory);
    expect(told.filter((line) => line.includes('twice'))).toEqual([]);
  });

  test('what a registry row points at is no loose skill, though its manifest is missing', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'), { 'plugin.json': null });
    writeFiles(directory, {
      'registry.yaml': `- kind: plugin\n  name: kit\n  description: Reads.\n  version: 1.0.0\n  sourceUrl: kit\n  sha256: "${'0'.repeat(64)}"\n`,
    });
    const { skills, packages } = await check(directory);
    expect(skills).toEqual([]);
    expect(packages.map(({ path, admitted }) => ({ path, admitted }))).toEqual([
      { path: 'kit', admitted: false },
    ]);
  });

  test('a skill inside a package can be checked alone, by its path', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    const { packages, skills } = await check(directory, 'kit/skills/read/SKILL.md');
    expect(packages).toEqual([]);
    expect(skills.map(({ path }) => path)).toEqual(['kit/skills/read']);
  });
});

describe('nothing at all', () => {
  test('is a fault of usage that says what was looked for', async () => {
    const directory = made({ 'notes.txt': 'none\n', 'skill.md': skillText });
    await expect(check(directory)).rejects.toMatchObject({
      code: 'usage',
      message: 'found neither a package, a skill nor a registry row in "."',
      hint: 'a package is a directory with plugin.json, a skill one with SKILL.md; a registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry FILE',
    });
  });
});
