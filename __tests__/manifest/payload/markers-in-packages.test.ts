import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../../src/base/finding.ts';
import { agentText, fleetText, writePayloads } from '../../support/payload-texts.ts';
import { type Json, manifestText, skillText, writePackage, writeTree } from '../../support/tree.ts';
import { payloadsOf } from './payloads-of.ts';

const root = `\${pluginRoot}`;

function aboutMarkers(write: (directory: string) => void): readonly Finding[] {
  return payloadsOf(write).findings.filter(({ rule }) => rule.startsWith('marker/'));
}

function inSkill(body: string, components: readonly Json[] = []): readonly string[] {
  return aboutMarkers((directory) =>
    writePackage(directory, {
      'skills/read/SKILL.md': `${skillText}${body}\n`,
      'skills/read/references/page.md': 'A page.\n',
      'tools/scan.sh': 'true\n',
      'tools/words.txt': 'one\n',
      'plugin.json': manifestText({}, { components }),
    }),
  ).map(({ rule, place }) => `${rule} ${place.line}:${place.column}`);
}

const declared = [
  { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' },
  { kind: 'script', id: 'scan', path: 'tools/scan.sh' },
];

describe('in prose', () => {
  test.each([
    [`See ${root}.`],
    [`See ${root}/tools/scan.sh, and ${root}/tools.`],
    [`Run \${component:script:scan} on \${component:script:scan}/words.txt.`],
    [`See \${component:skill:read}/references/page.md and \${component:skill:read}/SKILL.md.`],
    [`\`\`\`sh\n${root}/tools/scan.sh\n\`\`\``],
  ])('%s leads somewhere', (body) => {
    expect(inSkill(body, declared)).toEqual([]);
  });

  test.each([
    [`See ${root}/tools/scam.sh.`, 'marker/target-missing 7:5'],
    [`See ${root}/../other.`, 'marker/outside 7:5'],
    [`See \${component:script:scan}/gone.txt.`, 'marker/target-missing 7:5'],
    [`See \${component:script:scan}/../../x.`, 'marker/outside 7:5'],
    [`See \${component:tool:scan}.`, 'marker/component-missing 7:5'],
    [`\`\`\`sh\n${root}/gone.sh\n\`\`\``, 'marker/target-missing 8:1'],
  ])('%s does not', (body, expected) => {
    expect(inSkill(body, declared)).toEqual([expected]);
  });

  test('each one that leads nowhere is told', () => {
    expect(inSkill(`${root}/a ${root}/b\n${root}/c`, declared)).toEqual([
      'marker/target-missing 7:1',
      'marker/target-missing 7:17',
      'marker/target-missing 8:1',
    ]);
  });

  test('the text of agents, prompts and fleets counts like that of skills', () => {
    const body = `\nSee ${root}/gone.md.\n`;
    const found = aboutMarkers((directory) =>
      writePayloads(directory, {
        'agents/reader.md': agentText({}, body),
        'prompts/review.md': body,
        'fleets/tour.md': fleetText(undefined, {}, body),
      }),
    );
    expect(found.map(({ place: { file, line } }) => `${file}:${line}`).sort()).toEqual([
      'agents/reader.md:17',
      'fleets/tour.md:12',
      'prompts/review.md:2',
    ]);
  });

  test('a link inside the package may be on the way, one out of it leads nowhere', () => {
    const found = aboutMarkers((directory) => {
      writePackage(directory, {
        'skills/read/SKILL.md': `${skillText}${root}/in/scan.sh ${root}/out\n`,
        'tools/scan.sh': 'true\n',
      });
      writeTree(directory, [
        { path: 'in', type: 'link', target: 'tools' },
        { path: 'out', type: 'link', target: '/etc' },
      ]);
    });
    expect(found.map(({ message }) => message)).toEqual([
      `"${root}/out" names "out", which the package does not have`,
    ]);
  });
});

describe('in the arguments of a step', () => {
  const step = (argument: string): readonly string[] =>
    aboutMarkers((directory) =>
      writePayloads(
        directory,
        {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    command: cat', `    args: ["${argument}"]`],
            { version: 'version: 2' },
          ),
          'tools/two words.txt': 'one\n',
          'tools/scan.sh': 'true\n',
        },
        [{ kind: 'script', id: 'scan', path: 'tools/scan.sh' }],
      ),
    ).map(({ rule, place }) => `${rule} ${place.line}:${place.column}`);

  test.each([
    [root],
    [`${root}/tools/two words.txt`],
    [`\${component:script:scan}`],
    ['--from=here'],
  ])('%s is fine', (argument) => {
    expect(step(argument)).toEqual([]);
  });

  test.each([
    [`--from=${root}`, ['marker/not-whole 9:12']],
    [`${root}:${root}`, ['marker/not-whole 9:12']],
    [`${root}tools`, ['marker/not-whole 9:12']],
    [`${root}/tools/*.txt`, ['marker/target-missing 9:12']],
    [`${root}/tools/gone.txt`, ['marker/target-missing 9:12']],
    [`--from=${root}/gone.txt`, ['marker/target-missing 9:12', 'marker/not-whole 9:12']],
    [`${root}/../../x`, ['marker/outside 9:12']],
    [`\${pluginroot}/tools`, ['marker/malformed 9:12']],
  ])('%s is not', (argument, expected) => {
    expect(step(argument)).toEqual(expected);
  });
});

describe('hosts of both generations', () => {
  test('a marker in the older vocabulary is told the newer name, and the reverse', () => {
    const fixes = (['fleets', 'playbooks'] as const).map((directoryName) => {
      const kind = directoryName.slice(0, -1);
      const other = kind === 'fleet' ? 'playbook' : 'fleet';
      return aboutMarkers((directory) =>
        writePayloads(
          directory,
          {
            [`${directoryName}/tour.md`]: fleetText(
              undefined,
              {},
              `\n\${component:${other}:tour}\n`,
            ),
          },
          [{ kind, id: 'tour', path: `${directoryName}/tour.md` }],
        ),
      ).map(({ fix }) => fix);
    });
    expect(fixes).toEqual([
      [`write \${component:fleet:tour}`],
      [`write \${component:playbook:tour}`],
    ]);
  });

  test('without a readable manifest components are not called missing', () => {
    const found = aboutMarkers((directory) =>
      writePackage(directory, {
        'plugin.json': '{',
        'skills/read/SKILL.md': `${skillText}\${component:script:scan} ${root}/gone\n`,
      }),
    );
    expect(found.map(({ rule }) => rule)).toEqual(['marker/target-missing']);
  });
});
