// Packages in the words of older and newer hosts, judged for hosts of both.
import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../src/base/fault.ts';
import { generations, standingOf } from '../../src/manifest/generations.ts';
import type { Json } from '../support/tree.ts';
import { readPackage, rulesOf, told } from './support/read-package.ts';

const files = { 'fleets/f.md': 'x', 'playbooks/f.md': 'x' };
const fleets = { resources: { fleets: 'fleets' } };
const playbooks = { resources: { playbooks: 'playbooks' } };
const range = (clio: string) => ({ compatibility: { clio } });

function judged(clio: Readonly<Record<string, Json>>, clioVersion = 'auto') {
  const candidate = readPackage({ clio, files, clioVersion });
  const { valid, compatible, generation } = candidate;
  return { valid, compatible, generation, rules: rulesOf(candidate) };
}

describe('the table', () => {
  test('holds what each generation knows', () => {
    expect(generations.map(({ id, hosts, names }) => [id, hosts, names])).toEqual([
      [
        'before-0.6.2',
        '<0.6.2-0',
        {
          resource: ['skills', 'prompts', 'agents', 'fleets'],
          package: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
          row: ['plugin', 'skill', 'agent', 'prompt', 'fleet'],
          component: ['prompt', 'agent', 'skill', 'fleet', 'script', 'resource', 'tool'],
        },
      ],
      [
        '0.6.2',
        '>=0.6.2-0',
        {
          resource: ['skills', 'prompts', 'agents', 'playbooks'],
          package: ['plugin', 'skill', 'agent', 'prompt', 'playbook'],
          row: ['plugin', 'skill', 'agent', 'prompt', 'playbook', 'extension'],
          component: ['prompt', 'agent', 'skill', 'playbook', 'script', 'resource', 'tool'],
        },
      ],
    ]);
  });

  test('gives every public kind a home that is a resource of its generation', () => {
    for (const { names, homes } of generations) {
      expect([...homes.keys()].sort()).toEqual(
        names.package.filter((kind) => kind !== 'plugin').sort(),
      );
      expect([...homes.values()].sort()).toEqual([...names.resource].sort());
    }
  });

  test.each(['constructor', '__proto__', 'toString'])('does not know %s', (name) => {
    expect(standingOf(generations[0], 'component', name)).toEqual({ standing: 'unknown' });
  });
});

describe('auto', () => {
  test('admits a package in common words by the default vocabulary', () => {
    expect(judged({})).toEqual({
      valid: true,
      compatible: true,
      generation: 'before-0.6.2',
      rules: [],
    });
  });

  test('admits by the generation that the range reaches', () => {
    expect(judged(range('>=0.7.0'))).toMatchObject({
      valid: true,
      compatible: true,
      generation: '0.6.2',
    });
    expect(judged(range('<0.6.0'))).toMatchObject({
      valid: true,
      compatible: true,
      generation: 'before-0.6.2',
    });
  });

  test('admits older words and warns where the range reaches 0.6.2', () => {
    expect(judged(fleets)).toEqual({
      valid: true,
      compatible: true,
      generation: 'before-0.6.2',
      rules: ['manifest/older-vocabulary'],
    });
    expect(judged({ ...fleets, ...range('>=0.5.0') }).rules).toEqual(['manifest/older-vocabulary']);
    expect(judged({ ...fleets, ...range('>=0.5.0 <0.6.2') }).rules).toEqual([]);
  });

  test('admits newer words and warns where the range reaches hosts before 0.6.2', () => {
    expect(judged(playbooks)).toEqual({
      valid: true,
      compatible: true,
      generation: '0.6.2',
      rules: ['manifest/newer-vocabulary'],
    });
    expect(judged({ ...playbooks, ...range('>=0.6.1') }).rules).toEqual([
      'manifest/newer-vocabulary',
    ]);
    expect(judged({ ...playbooks, ...range('>=0.6.2') }).rules).toEqual([]);
  });

  test('refuses words that no host in the range knows', () => {
    expect(judged({ ...fleets, ...range('>=0.6.2') })).toMatchObject({
      valid: false,
      compatible: true,
      generation: null,
      rules: ['manifest/other-generation'],
    });
    expect(judged({ ...playbooks, ...range('<0.6.2') })).toMatchObject({
      valid: false,
      rules: ['manifest/other-generation'],
    });
  });

  test('refuses a mixture, and says which hosts know which name', () => {
    const { diagnostics, valid } = readPackage({
      clio: { resources: { fleets: 'fleets', playbooks: 'playbooks' } },
      files,
    });
    expect(valid).toBe(false);
    expect(diagnostics.map(({ message, fix }) => [message, fix])).toEqual([
      [
        'only Clio 0.6.2 and later knows the resource kind "playbooks"; Clio before 0.6.2 refuses it',
        'rename it to "fleets", or use only names of Clio 0.6.2 and later',
      ],
    ]);
  });

  test('calls a package that fits no known host incompatible, not invalid', () => {
    expect(judged(range('>2.0.0 <1.0.0'))).toEqual({
      valid: true,
      compatible: false,
      generation: 'before-0.6.2',
      rules: ['manifest/incompatible'],
    });
  });
});

describe('a given host version', () => {
  test('decides the vocabulary', () => {
    expect(judged(fleets, '0.5.0')).toMatchObject({ valid: true, generation: 'before-0.6.2' });
    expect(judged(fleets, '0.6.2')).toMatchObject({
      valid: false,
      rules: ['manifest/other-generation'],
    });
    expect(judged(playbooks, '0.6.2')).toMatchObject({ valid: true, generation: '0.6.2' });
    expect(judged(playbooks, '0.6.1')).toMatchObject({
      valid: false,
      rules: ['manifest/other-generation'],
    });
  });

  test('outside the range makes the package incompatible, not invalid', () => {
    expect(judged(range('>=0.7.0'), '0.6.2')).toEqual({
      valid: true,
      compatible: false,
      generation: '0.6.2',
      rules: ['manifest/incompatible'],
    });
  });

  test('that is none is the caller\u2019s fault', () => {
    expect(() => judged({}, 'newest')).toThrow(Fault);
  });
});

describe('what renamed words are told of', () => {
  test('a warning lists every name, with its other places and the renaming', () => {
    const { diagnostics } = readPackage({
      clio: {
        requires: ['fleet:night-run'],
        ...fleets,
        components: [{ kind: 'fleet', id: 'f', path: 'fleets/f.md' }],
      },
      files,
    });
    expect(diagnostics).toMatchObject([
      {
        rule: 'manifest/older-vocabulary',
        refuses: false,
        message:
          'Clio 0.6.2 and later refuses "fleet" and "fleets", and the package does not exclude those hosts',
        fix: 'rename "fleet" to "playbook", rename "fleets" to "playbooks" in resources, kinds and requirements, or set compatibility.clio to "<0.6.2"',
        place: { line: 10, column: 9 },
        related: [{ place: { line: 13 } }, { place: { line: 17 } }],
      },
    ]);
  });

  test('where there is a range, the fix is about the range', () => {
    expect(
      readPackage({ clio: { ...fleets, ...range('>=0.5.0') }, files }).diagnostics[0]?.fix,
    ).toMatch(/let compatibility\.clio end with "<0\.6\.2"$/);
    expect(
      readPackage({ clio: { ...playbooks, ...range('>=0.5.0') }, files }).diagnostics[0]?.fix,
    ).toMatch(/let compatibility\.clio begin with ">=0\.6\.2"$/);
  });

  test('a fleet package becomes a playbook package', () => {
    const kind = (word: string, home: string) => ({
      kind: word,
      resources: { [home]: home },
      components: [{ kind: word, id: 'f', path: `${home}/f.md` }],
    });
    const one = (clio: Readonly<Record<string, Json>>, clioVersion: string) =>
      readPackage({ clio, clioVersion, files: { ...files, 'skills/read/SKILL.md': null } }).valid;
    expect(one(kind('fleet', 'fleets'), '0.6.1')).toBe(true);
    expect(one(kind('fleet', 'fleets'), '0.6.2')).toBe(false);
    expect(one(kind('playbook', 'playbooks'), '0.6.2')).toBe(true);
    expect(one(kind('playbook', 'playbooks'), '0.6.1')).toBe(false);
  });

  test('a requirement on an extension is one of newer hosts', () => {
    expect(judged({ requires: ['extension:pages'] })).toMatchObject({
      valid: true,
      generation: '0.6.2',
      rules: ['manifest/newer-vocabulary'],
    });
    expect(judged({ requires: ['extension:pages'], ...range('<0.6.2') }).valid).toBe(false);
    expect(judged({ kind: 'extension' }).valid).toBe(false);
  });

  test.each(['0.5.0', '0.6.2', 'auto'])('themes are retired for %s', (clioVersion) => {
    const candidate = readPackage({
      clio: {
        kind: 'theme',
        requires: ['theme:dark'],
        resources: { themes: 'themes' },
        components: [{ kind: 'theme', id: 'dark', path: 'plugin.json' }],
      },
      clioVersion,
    });
    expect(candidate.valid).toBe(false);
    expect(told(candidate.diagnostics)).toEqual([
      'manifest/retired-kind retired plugin.json:9:15',
      'manifest/retired-kind retired plugin.json:11:9',
      'manifest/retired-kind retired plugin.json:14:9',
      'manifest/retired-kind retired plugin.json:18:19',
    ]);
  });
});
