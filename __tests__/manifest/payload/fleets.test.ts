import { describe, expect, test } from '@jest/globals';
import { fleetText, oneStep, writePayloads } from '../../support/payload-texts.ts';
import { payloadsOf, told } from './payloads-of.ts';

function read(text: string, root = 'fleets') {
  return payloadsOf((directory) => writePayloads(directory, { [`${root}/tour.md`]: text }));
}

function fleet(text: string): readonly string[] {
  return told(read(text).findings).map((line) => line.replace(' fleets/tour.md', ''));
}

function agentStep(id: string, ...dependencies: readonly string[]): readonly string[] {
  return [
    `  - id: ${id}`,
    '    agent: reader',
    '    scope: readonly',
    `    dependencies: [${dependencies.join(', ')}]`,
  ];
}

describe('each version knows the fields up to it', () => {
  const since: readonly (readonly [string, number, readonly string[], Record<string, string>])[] = [
    ['command', 2, ['  - id: a', '    command: make'], {}],
    ['loop', 3, ['  - id: a', '    loop: {maxAttempts: 1, check: c, repair: r}'], {}],
    ['loops', 3, oneStep, { loops: 'loops: [{maxAttempts: 1, check: c, repair: r}]' }],
    ['writes', 4, [...oneStep, '    writes: [a]'], {}],
    ['gates', 5, oneStep, { gates: 'gates: [{id: g}]' }],
    ['plan', 5, oneStep, { plan: 'plan: {goal: g}' }],
    ['a gate on a step', 5, ['  - id: a', '    gate: {ask: me}'], {}],
  ];
  const table = since.flatMap(([name, first, steps, changes]) =>
    [1, 2, 3, 4, 5].map((version) => ({ name, version, ok: version >= first, steps, changes })),
  );

  test.each(table)('$name in version $version: $ok', ({ version, ok, steps, changes }) => {
    const text = fleetText(steps, { version: `version: ${version}`, ...changes });
    const later = fleet(text).filter((line) => line.startsWith('fleet/later-field'));
    expect(later.length).toBe(ok ? 0 : 1);
    if (ok) expect(fleet(text)).toEqual([]);
  });

  test('where the version is not readable, no field is called too new', () => {
    const text = fleetText([...oneStep, '    writes: [a]'], { version: 'version: new' });
    expect(fleet(text)).toEqual(['fleet/wrong-type wrong-type:2:10']);
  });
});

describe('every field of the file', () => {
  test.each(['version', 'name', 'maxWorkers', 'onFailure', 'steps'])('%s is required', (field) => {
    expect(fleet(fleetText(oneStep, { [field]: null }))).toEqual(['fleet/missing-key missing:1:1']);
  });

  test.each([
    ['maxWorkers', '1.5', 'fleet/value out-of-range:4:13'],
    ['maxWorkers', '-1', 'fleet/value out-of-range:4:13'],
    ['maxWorkers', 'two', 'fleet/wrong-type wrong-type:4:13'],
    ['version', '0', 'fleet/value out-of-range:2:10'],
    ['version', '1.5', 'fleet/value out-of-range:2:10'],
    ['onFailure', 'Stop', 'fleet/value not-one-of:5:12'],
    ['budgetUsd', '-1', 'fleet/value out-of-range:10:12'],
    ['budgetUsd', '.inf', 'fleet/value out-of-range:10:12'],
    ['budgetUsd', '"1"', 'fleet/wrong-type wrong-type:10:12'],
    ['description', '""', 'fleet/value blank:10:14'],
    ['steps', '{}', 'fleet/wrong-type wrong-type:6:8'],
    ['steps', '[read]', 'fleet/wrong-type wrong-type:6:9'],
  ])('%s: %s is told', (field, value, expected) => {
    expect(fleet(fleetText(oneStep, { [field]: `${field}: ${value}` }))).toEqual([expected]);
  });

  test('an unknown field is said, and the fleet loads', () => {
    const { resources, findings } = read(fleetText(oneStep, { more: 'colour: blue' }));
    expect(told(findings)).toEqual(['fleet/unknown-key unknown fleets/tour.md:10:1']);
    expect(resources.map(({ name }) => name)).toContain('tour');
  });
});

describe('loops', () => {
  const loop = (text: string): readonly string[] =>
    fleet(fleetText(['  - id: mend', `    loop: ${text}`], { version: 'version: 3' }));

  test.each([
    ['{maxAttempts: 0, check: c, repair: r}', ['fleet/value out-of-range:8:25']],
    ['{maxAttempts: 6, check: c, repair: r}', ['fleet/value out-of-range:8:25']],
    ['{check: c, repair: r}', ['fleet/missing-key missing:8:5']],
    ['{maxAttempts: 2}', ['fleet/missing-key missing:8:5', 'fleet/missing-key missing:8:5']],
    ['{maxAttempts: 2, check: , repair: r}', ['fleet/wrong-type wrong-type:8:35']],
    ['often', ['fleet/wrong-type wrong-type:8:11']],
  ])('%s is told', (text, expected) => {
    expect(loop(text).map((line) => line.replace(/:8:3[3-6]$/, ':8:35'))).toEqual(expected);
  });

  test('the fields may stand in the step itself', () => {
    const step = ['  - id: mend', '    maxAttempts: 2', '    check: c', '    repair: r'];
    expect(fleet(fleetText(step, { version: 'version: 3' }))).toEqual([]);
    expect(fleet(fleetText(step.slice(0, 3), { version: 'version: 3' }))).toEqual([
      'fleet/missing-key missing:7:5',
    ]);
  });

  test('agents and commands of check and repair are prerequisites', () => {
    const { prerequisites } = read(
      fleetText(
        [
          '  - id: mend',
          '    loop:',
          '      maxAttempts: 2',
          '      check: {command: npm, args: [test]}',
          '      repair: {agent: mender}',
        ],
        { version: 'version: 3' },
      ),
    );
    expect(prerequisites).toEqual({ commands: ['npm'], agents: ['mender'] });
  });
});

describe('the order of steps', () => {
  function cycles(...steps: readonly (readonly string[])[]): readonly string[] {
    return read(fleetText(steps.flat()))
      .findings.filter(({ rule }) => rule === 'fleet/dependency-cycle')
      .map(({ message, place }) => `${place.line}:${place.column} ${message}`);
  }

  test('a cycle is told with its whole way, at the dependency that closes it', () => {
    expect(cycles(agentStep('a', 'b'), agentStep('b', 'c'), agentStep('c', 'a'))).toEqual([
      '18:20 the steps wait for each other: a → b → c → a',
    ]);
  });

  test('cycles apart from each other are told each', () => {
    expect(
      cycles(agentStep('a', 'b'), agentStep('b', 'a'), agentStep('c', 'd'), agentStep('d', 'c')),
    ).toEqual([
      '14:20 the steps wait for each other: a → b → a',
      '22:20 the steps wait for each other: c → d → c',
    ]);
  });

  test('a step that leads into a cycle is not part of it', () => {
    expect(cycles(agentStep('in', 'a'), agentStep('a', 'b'), agentStep('b', 'a'))).toEqual([
      '18:20 the steps wait for each other: a → b → a',
    ]);
  });

  test('a step that waits for itself is told as that only', () => {
    expect(fleet(fleetText(agentStep('a', 'a')))).toEqual(['fleet/dependency self:10:20']);
  });

  test('a long cycle is cut in the message', () => {
    const steps = Array.from({ length: 300 }, (_, at) => agentStep(`s${at}`, `s${(at + 1) % 300}`));
    const [only, ...rest] = cycles(...steps);
    expect(rest).toEqual([]);
    expect(only).toContain('s0 → s1 → s2');
    expect(only).toMatch(/s23 → … \(300 steps\)$/);
  });

  test('ten thousand steps in a row and a thousand strangers are read', () => {
    const steps = Array.from(
      { length: 10_000 },
      (_, at) =>
        `  - {id: s${at}, agent: reader, scope: readonly, dependencies: [${
          at === 0 ? '' : `s${at - 1}${at % 10 === 0 ? ', stranger' : ''}`
        }]}`,
    );
    const { findings } = read(fleetText(steps));
    expect(findings.filter(({ rule }) => rule === 'fleet/dependency').length).toBe(999);
  });

  test('ids that sound like properties of an object are ids', () => {
    expect(
      fleet(fleetText([...agentStep('__proto__'), ...agentStep('constructor', '__proto__')])),
    ).toEqual([]);
    expect(fleet(fleetText(agentStep('a', 'toString')))).toEqual([
      'fleet/dependency missing:10:20',
    ]);
  });
});

describe('what a step writes', () => {
  const writes = (path: string): readonly string[] =>
    fleet(
      fleetText(['  - id: a', '    agent: r', '    scope: workspace', `    writes: [${path}]`], {
        version: 'version: 5',
      }),
    );

  test.each([['src'], ['src/a.ts'], ['./src'], ['a b'], ['..a'], ['a..b/c']])(
    '%s is fine',
    (path) => {
      expect(writes(path)).toEqual([]);
    },
  );

  test.each([
    ['"*"', 'glob'],
    ['"src/**"', 'glob'],
    ['"a?"', 'glob'],
    ['"[ab]"', 'glob'],
    ['"{a,b}"', 'glob'],
    ['..', 'climbs'],
    ['a/..', 'climbs'],
    ["'a\\..\\b'", 'climbs'],
    ['/a', 'not-relative'],
    ['"C:/a"', 'not-relative'],
    ["'a\\b'", 'not-relative'],
    ['"~/a"', 'not-relative'],
  ])('%s is told as %s', (path, messageId) => {
    expect(writes(path)).toEqual([`fleet/writes ${messageId}:10:14`]);
  });

  test('one bad path does not hide another', () => {
    expect(writes('"*", a, "..", 3')).toEqual([
      'fleet/writes climbs:10:22',
      'fleet/writes glob:10:14',
      'fleet/wrong-type wrong-type:10:28',
    ]);
  });
});

test('a playbook is read like a fleet and called a playbook', () => {
  const { findings } = read(fleetText(oneStep, { maxWorkers: null }), 'playbooks');
  expect(findings.map(({ message }) => message)).toContain('the playbook has no "maxWorkers"');
});
