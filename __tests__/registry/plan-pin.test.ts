import { lstatSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { finding, wholeFile } from '../../src/base/finding.ts';
import { writeFiles, writeTree } from '../support/tree.ts';
import { digestAt, pinText, requestFor, shelfOf, told } from './pinning.ts';

const one = shelfOf({ kit: { description: 'Reads pages.', version: '1.2.0' } });
const digest = digestAt(one, 'p/kit');
const two = shelfOf({ a: {}, b: { requires: ['plugin:a'] } });
const [a, b] = [digestAt(two, 'p/a'), digestAt(two, 'p/b')];

/** What pinning makes of a text, and that pinning that again changes nothing. */
function pinned(shelf: typeof one, text: string): string {
  const first = pinText(shelf, text);
  expect(first.plan.refusals.map(told)).toEqual([]);
  const again = pinText(shelf, first.text);
  expect([again.plan.changed, again.plan.changes, again.text]).toEqual([false, [], first.text]);
  return first.text;
}

describe('a row that is stale', () => {
  test('changes where it stands, and nothing else of the file does', () => {
    const text = (version: string, sha256: string, description: string): string =>
      `# Our packages.\n\n- name: 'kit'   # ours\n  kind: plugin\n  audit: pass # looked at\n  description: "${description}"\n  version: '${version}'\n\n  # where it is\n  sourceUrl: ./p/kit/\n  sha256: ${sha256} # pinned\n  category:   tools\n  extra: [1,  2]\n# the end`;
    expect(pinned(one, text('1.1.0', 'a'.repeat(64), 'Reads.'))).toBe(
      text('1.2.0', digest, 'Reads pages.'),
    );
  });

  test('says which keys were written', () => {
    const text = `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.1.0\n  sourceUrl: p/kit\n`;
    expect(pinText(one, text).plan.changes).toEqual([
      { id: 'plugin:kit', change: 'updated', keys: ['version', 'sha256'] },
    ]);
  });

  test.each([
    ['plain', 'version: 1.1.0', 'version: 1.2.0'],
    ['single quotes', "version: '1.1.0'", "version: '1.2.0'"],
    ['double quotes', 'version: "1.1.0"', 'version: "1.2.0"'],
    ['a number', 'version: 1.10', 'version: 1.2.0'],
    ['nothing', 'version:', 'version: 1.2.0'],
    ['nothing but a comment', 'version: # soon', 'version: 1.2.0 # soon'],
    ['null', 'version: ~ # soon', 'version: 1.2.0 # soon'],
    ['a list', 'version: [1]', 'version: 1.2.0'],
    ['a folded block', 'version: >- # x\n    1.1.0', 'version: >- # x\n    1.2.0'],
    ['a literal block', 'version: |-\n      1.1.0\n', 'version: |-\n      1.2.0\n'],
    ['a block that keeps its line break', 'version: |\n    1.1.0', 'version: 1.2.0'],
    ['an explicit key', '? version\n  : 1.1.0', '? version\n  : 1.2.0'],
    ['a list on lines of its own', 'version: # x\n  - 1', 'version: 1.2.0 # x'],
    ['a mapping on lines of its own', 'version:\n    a: 1\n    b: 2', 'version: 1.2.0'],
    ['a text on a line of its own', 'version:\n    1.1.0 # x', 'version:\n    1.2.0 # x'],
    ['a text over lines', 'version: 1.1.0\n    and more # x', 'version: 1.2.0 # x'],
    ['a quoted text over lines', 'version: "1.1.0\n    more"', 'version: "1.2.0"'],
    ['a quoted key', '"version": 1.1.0', '"version": 1.2.0'],
  ])('version written as %s keeps its style', (_name, before, after) => {
    const text = (version: string): string =>
      `- kind: plugin\n  name: kit\n  ${version}\n  description: Reads pages.\n  sourceUrl: p/kit\n  sha256: ${digest}\n`;
    expect(pinned(one, text(before))).toBe(text(after));
  });

  test('missing keys come behind their neighbours, comments of those included', () => {
    const text = `- kind: plugin\n  name: kit # ours\n    # more about the name\n  sourceUrl: p/kit\n  category: tools\n`;
    expect(pinned(one, text)).toBe(
      `- kind: plugin\n  name: kit # ours\n    # more about the name\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n  category: tools\n`,
    );
  });

  test('new keys never slip into the blank lines that a block scalar keeps', () => {
    const text = `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  category: |+\n    one\n\n`;
    expect(pinned(one, `${text}  audit: pass\n`)).toBe(
      `${text.replace('  category', `  sha256: ${digest}\n  category`)}  audit: pass\n`,
    );
  });

  test('a file without a last line break stays one', () => {
    expect(pinned(one, '- name: kit\n  sourceUrl: p/kit')).toBe(
      `- name: kit\n  kind: plugin\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}`,
    );
  });

  test('CRLF stays CRLF', () => {
    const text = `- name: kit\r\n  sourceUrl: p/kit\r\n`;
    expect(pinned(one, text)).toBe(
      `- name: kit\r\n  kind: plugin\r\n  description: Reads pages.\r\n  version: 1.2.0\r\n  sourceUrl: p/kit\r\n  sha256: ${digest}\r\n`,
    );
  });

  test('a flow row stays a flow row', () => {
    expect(pinned(one, '- {name: kit, sourceUrl: p/kit, audit: pass} # x\n')).toBe(
      `- {name: kit, kind: plugin, description: Reads pages., version: 1.2.0, sourceUrl: p/kit, sha256: ${digest}, audit: pass} # x\n`,
    );
  });

  test('a kind that changed is taken over', () => {
    const text = `- kind: skill\n  name: kit\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n`;
    expect(pinned(one, text)).toBe(text.replace('skill', 'plugin'));
  });

  test('a digest that YAML would take for a number is quoted', () => {
    const { text } = pinText(one, '- name: kit\n  sourceUrl: p/kit\n  sha256: 12e34\n');
    expect(text).toContain(`  sha256: ${digest}\n`);
  });
});

describe('requirements', () => {
  const row = (requires: string): string =>
    `- kind: plugin\n  name: a\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: p/a\n  sha256: ${a}\n- kind: plugin\n  name: b\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: p/b\n  sha256: ${b}\n${requires}`;
  test.each([
    ['absent', '', '  requires: [plugin:a]\n'],
    ['an empty list', '  requires: []\n', '  requires: [plugin:a]\n'],
    ['nothing', '  requires:\n', '  requires: [plugin:a]\n'],
    ['a text', '  requires: plugin:a\n', '  requires: [plugin:a]\n'],
    ['another in flow', '  requires: [ plugin:x ]\n', '  requires: [ plugin:a ]\n'],
    ['another too', '  requires: [plugin:x, "plugin:a"]\n', '  requires: ["plugin:a"]\n'],
    ['twice', '  requires: [plugin:a, plugin:a]\n', '  requires: [plugin:a, plugin:a]\n'],
    ['a block', '  requires:\n    - plugin:x\n', '  requires:\n    - plugin:a\n'],
    [
      'a block with comments',
      '  requires: # all\n  # first\n  - plugin:x # x\n  # last\n  category: c\n',
      '  requires: # all\n  # first\n  - plugin:a\n  # last\n  category: c\n',
    ],
    [
      'flow over lines',
      '  requires: [\n    plugin:x, # x\n    plugin:y\n    ]\n',
      '  requires: [\n    plugin:a, # x\n    ]\n',
    ],
  ])('%s', (_name, before, after) => {
    expect(pinned(two, row(before))).toBe(row(after));
  });

  test('all gone: the list empties and its comments stay', () => {
    const text = (requires: string): string =>
      `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n${requires}`;
    expect(pinned(one, text('  requires:\n    # why\n    - plugin:x # x\n'))).toBe(
      text('  requires: []\n    # why\n'),
    );
    expect(pinned(one, text('  requires: [plugin:x]\n'))).toBe(text('  requires: []\n'));
  });
});

describe('rows that are missing', () => {
  const rowA = (indent = ''): string =>
    `${indent}- kind: plugin\n${indent}  name: a\n${indent}  description: Reads pages.\n${indent}  version: 1.0.0\n${indent}  sourceUrl: p/a\n${indent}  sha256: ${a}\n`;
  const rowB = (indent = ''): string =>
    `${rowA(indent).replaceAll(': a\n', ': b\n').replace('p/a', 'p/b').replace(a, b)}${indent}  requires: [plugin:a]\n`;

  test.each([
    ['[]\n', () => rowA() + rowB()],
    ['[]', () => (rowA() + rowB()).trimEnd()],
    ['# none\n[] # yet\n# end\n', () => `# none\n # yet\n${rowA()}${rowB()}# end\n`],
    ['entries: []\n', () => `entries:\n${rowA('  ')}${rowB('  ')}`],
    ['entries: [ ] # yet\n', () => `entries: # yet\n${rowA('  ')}${rowB('  ')}`],
  ])('are added to %j', (text, expected) => {
    expect(pinned(two, text)).toBe(expected());
  });

  test('are put in order, with a blank line where rows have one', () => {
    const last = rowB().replace('name: b', 'name: b # last');
    expect(pinned(two, `# ours\n\n${last}`)).toBe(`# ours\n\n${rowA()}${last}`);
    const three = shelfOf({ a: {}, b: {}, c: {} });
    const text = pinned(three, '- name: c\n  sourceUrl: p/c\n\n- name: b\n  sourceUrl: p/b\n');
    expect(text.match(/^\s*$|name: .*/gm)).toEqual(['name: a', '', 'name: b', '', 'name: c', '']);
  });

  test('go into a flow list as flow rows', () => {
    const text = `{entries: [\n  {name: b, sourceUrl: p/b} # b\n  ]}\n`;
    const after = pinned(two, text);
    expect(after.split('\n').map((line) => line.slice(0, 22))).toEqual([
      '{entries: [',
      '  {kind: plugin, name:',
      '  {name: b, kind: plug',
      '  ]}',
      '',
    ]);
    expect(after).toContain('# b');
  });

  test('say what was added; putting them in order is no sorting of what was there', () => {
    const { plan } = pinText(two, '[]\n');
    expect(plan.changes.map(({ id, change }) => `${change} ${id}`)).toEqual([
      'added plugin:a',
      'added plugin:b',
    ]);
    expect(plan.sorted).toBe(false);
    expect(pinText(two, rowB()).plan.sorted).toBe(false);
    expect(pinText(two, rowB() + rowA()).plan).toMatchObject({ sorted: true, changes: [] });
  });

  test('rows whose move would change a value stay, and that is said', () => {
    const kept = `${rowB()}\n${rowA()}  category: >+\n    text\n`;
    const { plan, text } = pinText(two, kept);
    expect([text, plan.changed, plan.sorted]).toEqual([kept, false, false]);
    expect(plan.notChecked.map(({ what }) => what)).toContain(
      'the order of the rows of registry.yaml',
    );
  });

  test('rows that cannot be moved as lines stay, and that is said', () => {
    const { plan, text } = pinText(
      two,
      '[{name: b, sourceUrl: p/b}, {name: a, sourceUrl: p/a}, # which?\n  ]\n',
    );
    expect(text).toMatch(/^\[\{name: b.*\}, \{name: a.*\}, # which\?\n {2}\]\n$/);
    expect(plan.sorted).toBe(false);
    expect(plan.notChecked).toContainEqual({
      what: 'the order of the rows of registry.yaml',
      why: 'moving them would change more than their order, so only a person can',
    });
  });
});

describe('what pinning leaves alone', () => {
  const remote =
    '- kind: skill\n  name: z\n  description: X.\n  version: 1.0.0\n  sourceUrl: https://github.com/o/r/tree/v1\n  sha256: 7\n';

  test('remote rows, whatever is wrong with them, and rows are never removed', () => {
    const { text } = pinText(one, remote);
    expect(text).toContain(remote);
    expect(text).toContain('name: kit');
  });

  test('hints and triggers a person wrote where the package says nothing', () => {
    const text = `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n  provides: [{kind: skill, name: x}]\n  triggers: [x]\n`;
    expect(pinned(one, text)).toBe(text);
  });

  test('a description where plugin.json has none', () => {
    const shelf = shelfOf({ kit: {} });
    writeFiles(`${shelf.directory}/p/kit`, {
      'plugin.json': JSON.stringify({
        $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
        name: 'kit',
        version: '1.0.0',
      }),
    });
    expect(pinned(shelf, '- name: kit\n  description: Ours.\n  sourceUrl: p/kit\n')).toContain(
      'description: Ours.',
    );
  });

  test('everything of an extension but its digest', () => {
    const shelf = shelfOf({ kit: {} });
    const text = (sha256: string): string =>
      `- kind: extension\n  name: other\n  description: Other.\n  version: 9.0.0\n  sourceUrl: p/kit\n  sha256: ${sha256}\n  plugin: kit\n`;
    expect(pinned(shelf, text('a'.repeat(64)))).toBe(text(digestAt(shelf, 'p/kit')));
  });
});

describe('hints and triggers', () => {
  const provides = () => [
    { kind: 'skill', name: 'b', description: null },
    { kind: 'skill', name: 'c', description: null },
  ];
  const row = (rest: string): string =>
    `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n${rest}`;
  test.each([
    [
      '  provides: [{kind: skill, name: a}, {kind: skill, name: b, description: B.}]\n',
      '  provides: [{kind: skill, name: b, description: B.}, {kind: skill, name: c}]\n',
    ],
    [
      '  provides:\n    - kind: skill\n      name: a\n    - kind: skill # b\n      name: b\n',
      '  provides:\n    - kind: skill # b\n      name: b\n    - {kind: skill, name: c}\n',
    ],
    ['  provides: none\n', '  provides: [{kind: skill, name: b}, {kind: skill, name: c}]\n'],
    ['', ''],
  ])('%j', (before, after) => {
    expect(pinText(one, row(before), { provides }).text).toBe(row(after));
  });

  test('triggers come from the SKILL.md at the root of a skill', () => {
    const shelf = shelfOf({});
    writeFiles(`${shelf.directory}/p/read`, {
      'plugin.json': JSON.stringify({
        $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
        name: 'read',
        version: '1.0.0',
        description: 'Reads.',
        extensions: {
          'ai.iowarp.clio': {
            manifestVersion: 1,
            kind: 'skill',
            resources: { skills: '.' },
            components: [{ kind: 'skill', id: 'read', path: 'SKILL.md' }],
          },
        },
      }),
      'SKILL.md': '---\nname: read\ndescription: Reads.\ntriggers: [read it, "1.0"]\n---\nRead.\n',
    });
    const { text, plan } = pinText(
      { ...shelf, packages: [] },
      '- name: read\n  sourceUrl: p/read\n  triggers: [old]\n',
    );
    expect(plan.refusals.map(told)).toEqual([]);
    expect(text).toContain('  triggers: [read it, "1.0"]\n');
    expect(text).toContain('- name: read\n  kind: skill\n');
  });
});

describe('what is written all the same and told', () => {
  const warned = (shelf: typeof one, text: string, more = {}): string[] => {
    const { plan } = pinText(shelf, text, more);
    expect([plan.refusals.map(told), plan.bytes === null]).toEqual([[], false]);
    return plan.warnings.map(told);
  };
  const row = (version: string, sha256: string): string =>
    `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: ${version}\n  sourceUrl: p/kit\n  sha256: ${sha256}\n`;

  test('other bytes under the version they had', () => {
    expect(warned(one, row('1.2.0', 'a'.repeat(64)))).toEqual([
      'p/kit/plugin.json:null plugin:kit change/same-version-other-bytes the bytes of plugin:kit changed, its version "1.2.0" did not: whoever has it gets other bytes',
    ]);
    const { plan } = pinText(one, row('1.2.0', 'a'.repeat(64)), {
      display: (path: string) => `library/${path}`,
    });
    expect([plan.changed, plan.warnings[0]?.fix]).toEqual([
      true,
      'raise the version in "library/p/kit/plugin.json" and pin again, unless nobody has these bytes yet',
    ]);
  });

  test.each([
    ['a raised version', row('1.1.0', 'a'.repeat(64))],
    ['the bytes that are pinned', row('1.2.0', digest)],
    ['no digest before', '- name: kit\n  version: 1.2.0\n  sourceUrl: p/kit\n'],
    ['what was no digest', row('1.2.0', 'none')],
    ['a new row', '[]\n'],
  ])('%s is nothing to tell', (_name, text) => {
    expect(warned(one, text)).toEqual([]);
  });

  test('a requirement without a row, also one of a row that pinning adds', () => {
    const shelf = shelfOf({ b: { requires: ['plugin:a'] } });
    expect(warned(shelf, '[]\n')).toEqual([
      'registry.yaml:7 plugin:b registry/requires-missing plugin:b requires "plugin:a", which has no row',
    ]);
    expect(warned(two, '[]\n')).toEqual([]);
  });

  test('rows out of order are no warning: pinning sorts them', () => {
    const rows = (name: string): string => `- name: ${name}\n  sourceUrl: p/${name}\n`;
    expect(warned(two, rows('b') + rows('a'))).toEqual([]);
  });

  test('kinds that the host asked for does not know', () => {
    const extension = `- kind: extension\n  name: other\n  description: X.\n  version: 1.0.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n`;
    expect(warned({ ...one, packages: [] }, extension, { clioVersion: '0.6.1' })).toHaveLength(1);
    expect(warned({ ...one, packages: [] }, extension)).toEqual([]);
  });
});

describe('one failure and nothing is written', () => {
  const refused = (shelf: typeof one, text: string, more = {}): string[] => {
    const { plan, text: after } = pinText(shelf, text, more);
    expect(after).toBe(text);
    expect([plan.bytes, plan.changed]).toEqual([null, false]);
    return plan.refusals.map(told);
  };

  test.each([
    ['', 'registry.yaml:null - registry/unreadable registry.yaml is empty'],
    [
      '- name: [\n',
      'registry.yaml:2 - registry/syntax not YAML: a quote or bracket opened above is not closed',
    ],
    [
      '- &a\n  name: kit\n  sourceUrl: p/kit\n',
      'registry.yaml:1 row 1 registry/yaml-feature an anchor ("&a")',
    ],
    [
      '- name: kit\n  sourceUrl: p/kit\n  name: kit\n',
      'registry.yaml:3 row 1 registry/duplicate-key "name" is given twice',
    ],
    [
      '- name: kit\n  sourceUrl: p/kit\n- x\n',
      'registry.yaml:3 row 2 row/not-a-mapping row 2 is a string',
    ],
    [
      '- name: kits\n  sourceUrl: p/kit\n',
      'registry.yaml:1 row 1 row/field-differs name is "kits" here and "kit" in plugin.json',
    ],
    [
      '- name: kit\n  sourceUrl: ../kit\n',
      'registry.yaml:2 row 1 row/source-url "../kit" climbs with ".."',
    ],
    [
      '- name: kit\n  sourceUrl: p/kits\n',
      'registry.yaml:2 row 1 row/source-missing there is nothing at "p/kits"',
    ],
    [
      '- name: 7\n  sourceUrl: p/kit\n',
      'registry.yaml:1 row 1 row/wrong-type "name" 7 is read as a number',
    ],
    ['- sourceUrl: p/kit\n', 'registry.yaml:1 row 1 row/missing-key "name" is missing'],
  ])('%j', (text, expected) => {
    expect(refused({ ...one, packages: [] }, text)).toEqual([expected]);
  });

  test('a package that a host refuses, with a row or without one', () => {
    const shelf = shelfOf({ bad: { version: 'x' }, good: {} });
    const without = refused(shelf, '[]\n');
    expect(without).toHaveLength(1);
    expect(without[0]).toMatch(
      /^p\/bad\/plugin\.json:4 - row\/package-not-admitted a Clio host refuses the package at "p\/bad": /,
    );
    expect(refused(shelf, '- name: bad\n  sourceUrl: p/bad\n')[0]).toMatch(
      /^registry\.yaml:2 row 1 row\/package-not-admitted /,
    );
  });

  test('every reason of a package that is refused, and the command that shows them', () => {
    const shelf = shelfOf({ bad: { version: 'x', description: '' } });
    writeFiles(`${shelf.directory}/p/bad`, { 'plugin.json': '{"name": "Bad", "version": "x"}\n' });
    for (const text of ['[]\n', '- name: bad\n  sourceUrl: p/bad\n']) {
      const { plan } = pinText(shelf, text, { display: (path: string) => `in here/${path}` });
      const [first] = plan.refusals;
      expect(first?.message).toMatch(/ \(and \d+ more\)$/);
      expect(first?.fix).toMatch(
        /^mend all \d+, each with its fix in: plugin-gate check 'in here\/p\/bad'$/,
      );
      expect(first?.related.length).toBeGreaterThan(0);
      expect(first?.related.every(({ place }) => place.file === 'p/bad/plugin.json')).toBe(true);
    }
  });

  test('a package that was deleted: its row goes by hand, and why', () => {
    const { plan } = pinText({ ...one, packages: [] }, '- name: gone\n  sourceUrl: p/gone\n');
    expect(plan.refusals.map((found) => found.fix)).toEqual([
      'restore the directory, mend the path, or remove the row; pin never removes a row by itself, as others may have installed the package',
    ]);
  });

  test('a path with a slip is one finding, not also a second row for the package', () => {
    expect(refused(one, '- kind: plugin\n  name: kit\n  sourceUrl: p/kti\n')).toEqual([
      'registry.yaml:3 plugin:kit row/source-missing there is nothing at "p/kti"',
    ]);
    const { plan } = pinText(one, '- kind: plugin\n  name: kit\n  sourceUrl: elsewhere\n');
    expect(plan.refusals.map(({ rule, fix }) => `${rule}: ${fix}`)).toEqual([
      'row/source-missing: write sourceUrl: p/kit, where the package of that name is',
    ]);
  });

  test('a key with a slip is renamed first: pinning would leave it beside the right one', () => {
    expect(refused(one, '- name: kit\n  sourceUrl: p/kit\n  sha265: abc\n')).toEqual([
      'registry.yaml:3 row 1 row/missing-key "sha256" is missing, and "sha265" reads like it',
    ]);
  });

  test('a new package whose name has a row already', () => {
    const shelf = { ...one, packages: ['p/kit'] };
    const remote = `- kind: plugin\n  name: kit\n  description: X.\n  version: 1.0.0\n  sourceUrl: https://github.com/o/r/tree/v1\n  sha256: ${digest}\n`;
    expect(refused(shelf, remote)).toEqual([
      'registry.yaml:1 plugin:kit registry/duplicate-row plugin:kit has a row already, for "https://github.com/o/r/tree/v1"',
    ]);
  });

  test('a new package without a description', () => {
    const shelf = shelfOf({ kit: {} });
    writeFiles(`${shelf.directory}/p/kit`, {
      'plugin.json': JSON.stringify({
        $schema: 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
        name: 'kit',
        version: '1.0.0',
      }),
    });
    expect(refused(shelf, '[]\n')).toEqual([
      'p/kit/plugin.json:null - row/missing-key the package at "p/kit" has no description, and a row needs one',
    ]);
  });

  test('files that git does not have, by name and with their row', () => {
    const untracked = (path: string) =>
      path === 'p/kit'
        ? [
            finding({
              rule: 'tree/untracked',
              messageId: 'untracked',
              message: '".DS_Store" is not tracked',
              place: wholeFile('.DS_Store'),
            }),
          ]
        : [];
    expect(
      refused(one, '- kind: plugin\n  name: kit\n  sourceUrl: p/kit\n', { untracked }),
    ).toEqual(['p/kit/.DS_Store:null plugin:kit tree/untracked ".DS_Store" is not tracked']);
    expect(refused(one, '[]\n', { untracked })).toEqual([
      'p/kit/.DS_Store:null - tree/untracked ".DS_Store" is not tracked',
    ]);
  });

  test('a package that cannot be hashed', () => {
    const shelf = shelfOf({ kit: {} });
    writeTree(`${shelf.directory}/p/kit`, [{ path: 'out', type: 'link', target: '../..' }]);
    expect(refused(shelf, '- kind: plugin\n  name: kit\n  sourceUrl: p/kit\n')).toHaveLength(1);
    expect(lstatSync(`${shelf.directory}/p/kit/out`).isSymbolicLink()).toBe(true);
  });
});

test('faults that are not about packages do not stop a pin, and stay for check to tell', () => {
  const text = `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.2.0\n  sourceUrl: p/kit\n  sha256: ${digest}\n  audit: ok\n  owner: us\n`;
  expect(pinned(one, text)).toBe(text);
  expect(requestFor(one).registry.findings.map(told)).toEqual([
    'registry.yaml:8 plugin:kit row/unknown-key "owner" is no key of a row',
    'registry.yaml:7 plugin:kit row/audit "ok" is no audit result',
  ]);
});
