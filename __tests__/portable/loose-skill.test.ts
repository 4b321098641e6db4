import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPackageTree } from '../../src/manifest/read-manifest.ts';
import { judgeLooseSkill } from '../../src/portable/loose-skill.ts';
import { skillText, temporaryDirectory, writeFiles } from '../support/tree.ts';

function judged(files: Readonly<Record<string, string>>, name = 'read', freeName = false) {
  const directory = join(temporaryDirectory(), name);
  writeFiles(directory, files);
  const { loads, findings } = judgeLooseSkill(readPackageTree(directory), freeName);
  return {
    loads,
    findings: findings.map(({ rule, place }) => `${rule} ${place.file}:${place.line}`),
  };
}

describe('a skill without a package', () => {
  test('loads where it is as Agent Skills says', () => {
    expect(judged({ 'SKILL.md': skillText })).toEqual({ loads: true, findings: [] });
  });

  test('is skipped for every fault of its frontmatter, each told', () => {
    expect(
      judged({ 'SKILL.md': '---\nname: Read It\ndescription: 7\nlicense: []\n---\n' }),
    ).toEqual({
      loads: false,
      findings: [
        'agent-skill/name SKILL.md:2',
        'agent-skill/name-directory SKILL.md:2',
        'agent-skill/description SKILL.md:3',
        'agent-skill/license SKILL.md:4',
      ],
    });
  });

  test('loads with advice', () => {
    expect(
      judged({ 'SKILL.md': skillText.replace('---\n\n', 'extra: 1\n---\n\n[gone](gone.md) ') }),
    ).toEqual({
      loads: true,
      findings: ['agent-skill/unknown-key SKILL.md:4', 'markdown/broken-link SKILL.md:7'],
    });
  });

  test('has to be called after its directory, unless that has no name of its own', () => {
    expect(judged({ 'SKILL.md': skillText }, 'other')).toEqual({
      loads: false,
      findings: ['agent-skill/name-directory SKILL.md:2'],
    });
    expect(judged({ 'SKILL.md': skillText }, 'other', true)).toEqual({ loads: true, findings: [] });
  });

  test('has its Markdown looked at beside it too', () => {
    expect(judged({ 'SKILL.md': skillText, 'references/a.md': 'a\u202eb\n' }).findings).toEqual([
      'markdown/unseen references/a.md:1',
    ]);
  });

  test('needs a file of that name, not a directory', () => {
    expect(judged({ 'SKILL.md/x.md': 'x\n' })).toEqual({
      loads: false,
      findings: ['agent-skill/location SKILL.md:null'],
    });
  });
});
