// Whatever a payload holds: reading never throws, findings lie in real files and places, and nothing
// takes long. Specification: threats page.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Payloads } from '../../../src/manifest/payload/payloads.ts';
import { readPayloads } from '../../../src/manifest/payload/read-payloads.ts';
import { readPluginManifest } from '../../../src/manifest/read-manifest.ts';
import { agentText, fleetText, oneStep, writePayloads } from '../../support/payload-texts.ts';
import { skillText, temporaryDirectory, writePackage, writeTree } from '../../support/tree.ts';
import { payloadsOf, told } from './payloads-of.ts';

const start: Readonly<Record<string, string>> = {
  'skills/read/SKILL.md': `${skillText}See \${pluginRoot}/plugin.json and \${component:skill:read}.\n`,
  'prompts/git/commit.md': `---\ndescription: Commits.\n---\nCommit $1 \${@:2} $ARGUMENTS\n`,
  'agents/reader.md': agentText(),
  'fleets/tour.md': fleetText(
    [...oneStep, '    dependencies: []', '  - id: b', '    command: make', '    args: [all]'],
    { version: 'version: 2' },
  ),
};
const paths = Object.keys(start);

const pieces = fc.constantFrom(
  '---\n',
  '\n---\n',
  ': ',
  '[',
  '{',
  '}',
  '"',
  "'",
  '- ',
  '&a ',
  '*a ',
  '!!x ',
  '<<: *a\n',
  '%YAML 1.2\n',
  '\0',
  '\uFEFF',
  '\u202E',
  '\r',
  '\t',
  '__proto__: 1\n',
  'steps:\n',
  'version: 9\n',
  `\${pluginRoot}/../..`,
  `\${component:`,
  `\${@:`,
  '$0',
  '\u{1F600}',
  'é',
);

const change = fc.record({
  file: fc.constantFrom(...paths),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: pieces,
});

function mutated(changes: readonly { file: string; at: number; cut: number; put: string }[]) {
  const files = { ...start };
  for (const { file, at, cut, put } of changes) {
    const text = files[file] ?? '';
    const offset = Math.floor(at * text.length);
    files[file] = text.slice(0, offset) + put + text.slice(offset + cut);
  }
  return files;
}

function expectPlaced({ findings, resources, broken }: Payloads, files: Record<string, string>) {
  for (const { place, refuses, rule } of findings) {
    expect(refuses).toBe(false);
    expect([...Object.keys(files), 'plugin.json', 'skills']).toContain(place.file);
    expect(rule).toMatch(/^(payload|skill|prompt|agent|fleet|marker)\//);
    const lines = (files[place.file] ?? '').split(/\r\n|\r|\n/);
    if (place.line !== null && place.file in files) {
      expect(place.line).toBeGreaterThanOrEqual(1);
      expect(place.line).toBeLessThanOrEqual(lines.length);
    }
  }
  const seen = [...resources, ...broken].map(({ path }) => path).sort();
  expect(seen).toEqual(Object.keys(files).sort());
}

test('mutated payloads: nothing thrown, each file loads or is broken, findings in the files', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const files = mutated(changes);
      expectPlaced(
        payloadsOf((directory) => writePayloads(directory, files)),
        files,
      );
    }),
    { numRuns: 200 },
  );
});

test('only the changed file is told of', () => {
  fc.assert(
    fc.property(change, (one) => {
      // A name of a skill is known to the agent that binds it.
      fc.pre(one.file !== 'skills/read/SKILL.md');
      const { findings } = payloadsOf((directory) => writePayloads(directory, mutated([one])));
      const files = new Set(
        findings
          .filter(({ rule }) => rule !== 'marker/component-missing')
          .map(({ place }) => place.file),
      );
      files.delete('plugin.json');
      expect([...files].filter((file) => file !== one.file)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('bytes that are no text at all', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...paths), (bytes, path) => {
      const directory = temporaryDirectory();
      writePayloads(directory, start);
      writeTree(directory, [{ path, type: 'file', base64: Buffer.from(bytes).toString('base64') }]);
      const { resources, broken } = readPayloads(readPluginManifest(directory));
      expect(resources.length + broken.length).toBe(paths.length);
    }),
    { numRuns: 60 },
  );
});

describe('YAML meant to hurt', () => {
  test.each([
    ['an alias bomb', `a: &a [x, x]\n${'b: [*a, *a]\n'.repeat(50)}`],
    ['5,000 nested brackets', `a: ${'['.repeat(5000)}`],
    [
      '1,000 nested mappings',
      `${Array.from({ length: 1000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')}`,
    ],
    ['a merge key', 'a: {b: 1}\n<<: {c: 1}'],
    ['a tag', 'a: !!js/function "x"'],
    ['a directive', '%YAML 1.2'],
    ['a prototype', '__proto__: {description: yes}'],
  ])('%s is a finding', (_name, yaml) => {
    const { findings, resources } = payloadsOf((directory) =>
      writePayloads(directory, {
        'skills/read/SKILL.md': `---\n${yaml}\n---\n`,
        'agents/reader.md': `---\n${yaml}\n---\nRead.\n`,
        'fleets/tour.md': `---\n${yaml}\n---\n`,
      }),
    );
    expect(resources).toEqual([]);
    const files = new Set(told(findings).map((line) => line.split(' ')[2]?.split(':')[0]));
    expect([...files].sort()).toEqual([
      'agents/reader.md',
      'fleets/tour.md',
      'skills/read/SKILL.md',
    ]);
  });

  test('a prototype in the frontmatter describes nothing', () => {
    const { findings } = payloadsOf((directory) =>
      writePackage(directory, {
        'skills/read/SKILL.md': '---\nname: read\n__proto__: {description: Reads.}\n---\n',
      }),
    );
    expect(told(findings)).toEqual(['skill/description-missing missing skills/read/SKILL.md:1:1']);
  });
});

describe('text meant to mislead', () => {
  test('what a message repeats is visible and short', () => {
    const name = `"\\u202E\\e[31m::error::${'x'.repeat(5000)}"`;
    const { findings } = payloadsOf((directory) =>
      writePackage(directory, {
        'skills/read/SKILL.md': `---\nname: ${name}\ndescription: Reads.\n---\n`,
      }),
    );
    expect(findings.length).toBeGreaterThanOrEqual(4);
    for (const { message, fix } of findings) {
      for (const text of [message, fix ?? '']) {
        expect(text).not.toMatch(/[\u202E\u001B]/);
        expect(text.length).toBeLessThan(500);
      }
    }
  });
});

describe('trees meant to hurt', () => {
  test('resource roots that are links in circles are read once', () => {
    const { resources } = payloadsOf((directory) => {
      writePayloads(directory, { 'prompts/review.md': 'Review.\n' });
      writeTree(directory, [
        { path: 'prompts/again', type: 'link', target: '.' },
        { path: 'skills/again', type: 'link', target: '..' },
      ]);
    });
    expect(resources.map(({ path }) => path)).toEqual([
      'prompts/review.md',
      'skills/read/SKILL.md',
    ]);
  });

  test('a thousand skills are a thousand resources', () => {
    const skills = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [
        `skills/s${at}/SKILL.md`,
        skillText.replace('name: read', `name: s${at}`),
      ]),
    );
    const { resources, findings } = payloadsOf((directory) => writePackage(directory, skills));
    expect(resources.length).toBe(1001);
    expect(told(findings)).toEqual([]);
  });

  test('a file too large to keep is said to be not checked', () => {
    const { notChecked, resources, broken } = payloadsOf((directory) =>
      writePayloads(directory, { 'prompts/review.md': 'x'.repeat(5 * 1024 * 1024) }),
    );
    expect(notChecked).toEqual([
      { what: 'prompts/review.md', why: 'the file is too large to be read' },
    ]);
    expect([...resources, ...broken].map(({ path }) => path)).toEqual(['skills/read/SKILL.md']);
  });
});
