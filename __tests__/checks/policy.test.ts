// A policy at work: levels, strictness, waivers, and whose policy counts when a change edits it.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findRule, ruleIds } from '../../src/checks/find-rule.ts';
import { levelOf, noPolicy } from '../../src/checks/policy.ts';
import { parsePolicy } from '../../src/checks/policy-file.ts';
import { runGate, toldBy } from '../support/gate-run.ts';
import { rowText, writeKitAndRegistry } from '../support/registry.ts';
import {
  commitFiles,
  digestB,
  remoteRow,
  writeHistory,
  writeKitHistory,
} from '../support/registry-history.ts';
import { commitAll, git, temporaryDirectory, writeFiles } from '../support/tree.ts';
import { waiverText } from '../support/waivers.ts';

/** A kit whose row describes it wrongly (a warning) and pins it wrongly (an error). */
function withPolicy(policy: string, row = rowText({ description: 'Reads.' })): string {
  const directory = temporaryDirectory();
  writeKitAndRegistry(directory, row);
  writeFiles(directory, { 'plugin-gate.yaml': policy, '.gitattributes': '* -text\n' });
  commitAll(directory);
  return directory;
}

const check = (directory: string, policy: string | null = null) =>
  runGate(directory, { base: null, policy });

describe('levels', () => {
  const rule = 'row/description-differs';
  test.each(['note', 'warning', 'error'])('%s', async (level) => {
    const report = await check(withPolicy(`rules:\n  ${rule}: ${level}\n`));
    expect(toldBy(report, 'row')).toEqual([expect.stringContaining(`${level} ${rule}: `)]);
    expect(report.verdict).toBe(level === 'error' ? 'fail' : 'pass');
    expect(report.registry?.rows[0]?.verdict).toBe(level === 'error' ? 'fail' : 'pass');
  });

  test('off', async () => {
    const report = await check(withPolicy(`rules:\n  ${rule}: off\n`));
    expect(toldBy(report, 'row')).toEqual([]);
    expect(report.counts.warning).toBe(0);
  });

  test('an error that is only a note lets the row pass', async () => {
    const wrong = rowText({ sha256: `"${digestB}"` });
    const report = await check(withPolicy('rules:\n  row/sha256: note\n', wrong));
    expect(report.registry?.rows[0]?.verdict).toBe('pass');
    expect(report.verdict).toBe('pass');
  });

  test('a question for a person is none at another level', async () => {
    const ask = async (level: string): Promise<string> => {
      const directory = temporaryDirectory();
      commitFiles(directory, { 'plugin-gate.yaml': `rules:\n  change/row-removed: ${level}\n` });
      writeHistory(
        directory,
        [remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` })],
        remoteRow('page-kit'),
      );
      return (await runGate(directory)).verdict;
    };
    expect(await ask('warning')).toBe('needs-review');
    expect(await ask('note')).toBe('pass');
    expect(await ask('off')).toBe('pass');
    expect(await ask('error')).toBe('fail');
  });

  test('strict makes what is hard there an error, unless the rule is named', () => {
    const branch = findRule('source/branch');
    if (branch === null) throw new Error('no rule');
    expect(levelOf(branch, noPolicy)).toBe('warning');
    expect(levelOf(branch, parsePolicy(Buffer.from('strict: true'), 'p').policy)).toBe('error');
    const named = 'strict: true\nrules: {source/branch: note}';
    expect(levelOf(branch, parsePolicy(Buffer.from(named), 'p').policy)).toBe('note');
  });

  test('every rule keeps its own level where a policy says nothing', () => {
    for (const id of ruleIds()) {
      const rule = findRule(id);
      if (rule !== null) expect(levelOf(rule, noPolicy)).toBe(rule.severity);
    }
  });
});

describe('waivers', () => {
  test('a waived error is a note that says until when and why', async () => {
    const wrong = rowText({ sha256: `"${digestB}"` });
    const report = await check(withPolicy(waiverText('row/sha256', '2026-06-15'), wrong));
    expect(report.verdict).toBe('pass');
    const found = report.findings.find(({ rule }) => rule === 'row/sha256');
    expect(found?.severity).toBe('note');
    expect(found?.waived).toEqual({ reason: 'Known.', expires: '2026-06-15' });
    expect(found?.fix).toMatch(/^waived until 2026-06-15: Known\.; after that: /);
    expect(report.registry?.rows[0]?.verdict).toBe('pass');
  });

  test('the day after, it is an error again, and the waiver is named', async () => {
    const wrong = rowText({ sha256: `"${digestB}"` });
    const directory = withPolicy(waiverText('row/sha256', '2026-06-14'), wrong);
    const report = await check(directory);
    expect(report.verdict).toBe('fail');
    expect(toldBy(report, 'policy')).toEqual([
      'warning policy/waiver-expired: the waiver of row/sha256 for "plugin:page-kit" was over after 2026-06-14',
    ]);
  });

  test('a finding inside the package of the row is waived for the row', async () => {
    const directory = withPolicy(waiverText('skill/description-missing', '2026-07-01'), rowText());
    writeFiles(directory, { 'kit/skills/read/SKILL.md': '---\nname: read\n---\n\nRead it.\n' });
    const report = await check(directory);
    const inside = report.findings.filter(({ rule }) => rule === 'skill/description-missing');
    expect(inside.map(({ severity }) => severity)).toEqual(['note']);
  });

  test.each([
    ['another row', waiverText('row/sha256', '2026-07-01', 'plugin:page-kits')],
    ['another rule', waiverText('row/version', '2026-07-01')],
    [
      'no reason',
      'waivers:\n  - {rule: row/sha256, row: "plugin:page-kit", expires: 2026-07-01}\n',
    ],
    ['a wrong date', waiverText('row/sha256', '2026-13-01')],
    ['a date with more behind it', waiverText('row/sha256', '2026-07-01T00:00')],
  ])('%s waives nothing', async (_what, policy) => {
    const wrong = rowText({ sha256: `"${digestB}"` });
    expect((await check(withPolicy(policy, wrong))).verdict).toBe('fail');
  });

  test('a question for a person can be waived', async () => {
    const directory = temporaryDirectory();
    commitFiles(directory, {
      'plugin-gate.yaml': waiverText('change/row-removed', '2026-07-01', 'plugin:zoom-kit'),
    });
    const both = remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` });
    writeHistory(directory, [both], remoteRow('page-kit'));
    const report = await runGate(directory);
    expect([report.verdict, report.changes?.[0]?.verdict]).toEqual(['pass', 'pass']);
  });
});

describe('a change that edits the policy', () => {
  const wrong = rowText({ sha256: `"${digestB}"`, version: '1.0.1' });
  const allows = waiverText('row/sha256', '2026-07-01');

  test('cannot waive itself', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'registry.yaml': wrong, 'plugin-gate.yaml': allows });
    const report = await runGate(directory);
    expect(report.verdict).toBe('fail');
    expect(toldBy(report, 'policy')).toEqual([
      'warning policy/changed: plugin-gate.yaml is new, and does not count before it is at the base',
    ]);
  });

  test.each([
    ['turning a rule off', 'rules:\n  row/sha256: off\n'],
    ['deleting as many lines as it adds', 'rules:\n  row/sha256: note\n'],
    ['a link to another policy', null],
    ['no policy at all', undefined],
  ])('%s changes nothing for itself', async (_what, text) => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'plugin-gate.yaml': 'rules:\n  row/sha256: error\n' });
    git(directory, 'branch', '--force', 'base');
    commitFiles(directory, { 'registry.yaml': wrong, 'plugin-gate.yaml': text ?? null });
    if (text === null) {
      writeFiles(directory, { 'soft.yaml': 'rules:\n  row/sha256: off\n' });
      symlinkSync('soft.yaml', join(directory, 'plugin-gate.yaml'));
      commitFiles(directory, {});
    }
    const report = await runGate(directory);
    expect(toldBy(report, 'row')).toContainEqual(expect.stringMatching(/^error row\/sha256/));
    expect(toldBy(report, 'policy')).toContainEqual(
      expect.stringMatching(/^warning policy\/changed/),
    );
  });

  test('cannot hide behind a move of the registry', async () => {
    const directory = temporaryDirectory();
    commitFiles(directory, { 'plugin-gate.yaml': 'rules:\n  change/row-removed: error\n' });
    const both = remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` });
    writeHistory(directory, [both], both);
    commitFiles(directory, {
      'registry.yaml': null,
      'plugin-gate.yaml': null,
      'library/registry.yaml': remoteRow('page-kit'),
      'library/plugin-gate.yaml': 'rules:\n  change/row-removed: off\n',
    });
    const report = await runGate(directory);
    expect(report.verdict).toBe('fail');
  });

  test('can name a file of its own only as the base has it', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'registry.yaml': wrong, 'soft.yaml': 'rules:\n  row/sha256: off\n' });
    const named = await runGate(directory, { policy: 'soft.yaml' });
    expect(toldBy(named, 'row')).toContainEqual(expect.stringMatching(/^error row\/sha256/));
    const outside = temporaryDirectory();
    writeFiles(outside, { 'soft.yaml': 'rules:\n  row/sha256: off\n' });
    const theirs = await runGate(directory, { policy: join(outside, 'soft.yaml') });
    expect(toldBy(theirs, 'row').filter((line) => line.includes('row/sha256'))).toEqual([]);
  });

  test('that mends a broken policy is not failed by what the base has', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'plugin-gate.yaml': 'wavers: []\n' });
    git(directory, 'branch', '--force', 'base');
    expect((await runGate(directory)).verdict).toBe('fail');
    commitFiles(directory, { 'plugin-gate.yaml': 'waivers: []\n' });
    expect((await runGate(directory)).verdict).toBe('needs-review');
  });

  test('that removes a waiver it no longer needs hears nothing about it', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    const needless = waiverText('row/description-differs', '2026-07-01');
    commitFiles(directory, { 'plugin-gate.yaml': needless });
    git(directory, 'branch', '--force', 'base');
    expect(toldBy(await runGate(directory), 'policy')).toHaveLength(1);
    commitFiles(directory, { 'plugin-gate.yaml': 'waivers: []\n' });
    expect(toldBy(await runGate(directory), 'policy')).toEqual([
      "warning policy/changed: plugin-gate.yaml differs from the base, and this run was judged by the base's",
    ]);
  });
});

test('a policy that is named and nowhere is a fault of usage', async () => {
  await expect(check(withPolicy(''), 'no.yaml')).rejects.toMatchObject({
    code: 'usage',
    message: 'there is no policy at "no.yaml"',
  });
});

describe('any bytes', () => {
  test('never throw, and never give a waiver without its four fields', () => {
    const words = fc.constantFrom(
      'strict',
      'rules',
      'waivers',
      'true',
      'off',
      ': ',
      '\n',
      '  - ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      'rule',
      'row',
      'reason',
      'expires',
      'row/sha256',
      '"plugin:x"',
      '2026-07-01',
      '__proto__',
      '&a ',
      '*a',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const { policy } = parsePolicy(Buffer.from(parts.join('')), 'p');
        for (const waiver of policy.waivers) {
          expect(findRule(waiver.rule)).not.toBeNull();
          expect(waiver.row).toMatch(/^[^\s:]+:[^\s:]+$/);
          expect(waiver.reason.trim()).not.toBe('');
          expect(waiver.expires).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['nested lists', '['.repeat(5_000)],
    ['an alias bomb', `a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n`],
    ['NUL', 'strict: true\0'],
  ])('%s end in findings', (_what, text) => {
    expect(parsePolicy(Buffer.from(text), 'p').findings.length).toBeGreaterThan(0);
  });
});
