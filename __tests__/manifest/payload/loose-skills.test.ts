import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readLooseSkills } from '../../../src/manifest/payload/loose-skills.ts';
import { readPackageTree } from '../../../src/manifest/read-manifest.ts';
import { skillText, temporaryDirectory, writeFiles } from '../../support/tree.ts';
import { told } from './payloads-of.ts';

function loose(files: Readonly<Record<string, string>>, name = 'read') {
  const directory = join(temporaryDirectory(), name);
  writeFiles(directory, files);
  const { skills, findings } = readLooseSkills(readPackageTree(directory));
  return { names: skills.map((skill) => `${skill.name} ${skill.path}`), findings: told(findings) };
}

describe('a lone SKILL.md', () => {
  test('is one skill, whatever lies beside it', () => {
    expect(
      loose({ 'SKILL.md': skillText, 'README.md': '# Read\n', 'references/a.md': 'a\n' }),
    ).toEqual({ names: ['read SKILL.md'], findings: [] });
  });

  test('is called after the directory it lies in', () => {
    expect(loose({ 'SKILL.md': skillText }, 'reader')).toEqual({
      names: ['read SKILL.md'],
      findings: ['skill/name-directory differs SKILL.md:2:7'],
    });
  });

  test('is held against the rules of a skill', () => {
    expect(loose({ 'SKILL.md': '---\nname: read\ndescription: Reads: pages.\n---\n' })).toEqual({
      names: [],
      findings: ['payload/frontmatter unquoted-colon SKILL.md:3:19'],
    });
  });
});

describe('a directory of skills', () => {
  test('is searched like a skills root', () => {
    expect(
      loose({
        'read/SKILL.md': skillText,
        'group/scan/SKILL.md': skillText.replace('name: read', 'name: scan'),
        'group/twice/SKILL.md': skillText.replace('name: read', 'name: scan'),
      }),
    ).toEqual({
      names: ['read read/SKILL.md', 'scan group/scan/SKILL.md'],
      findings: [
        'skill/name-directory differs group/twice/SKILL.md:2:7',
        'skill/name-twice twice group/twice/SKILL.md:2:7',
      ],
    });
  });

  test('without any skill says so', () => {
    expect(loose({ 'notes.txt': 'none\n' })).toEqual({
      names: [],
      findings: ['skill/none present .'],
    });
  });
});
