// Rules, index, cases and documents in step, and every case run through the real check on real trees.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/base/finding.ts';
import { findRule, ruleIds } from '../../src/checks/find-rule.ts';
import { adviceThatWarns } from '../../src/portable/boundaries.ts';
import { checkCapabilitiesAt } from '../../src/usecases/capabilities-check.ts';
import { checkPaths } from '../../src/usecases/check.ts';
import { startRemoteCase } from '../support/remote-case.ts';
import type { FiringCase, RuleCase, RuleCases } from '../support/rule-case.ts';
import { temporaryDirectory } from '../support/tree.ts';

const here = dirname(fileURLToPath(import.meta.url));
const casesRoot = join(here, '..', 'cases');

function idsBelow(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .flatMap((area) =>
      readdirSync(join(root, area.name)).map((file) => `${area.name}/${file.replace(/\.ts$/, '')}`),
    )
    .sort();
}

const caseIds = idsBelow(casesRoot);
const allCases: (readonly [string, RuleCases])[] = [];
// One after the other: the module loader of the test runner does not take parallel imports.
for (const id of caseIds) {
  const loaded: { cases: RuleCases } = await import(
    pathToFileURL(join(casesRoot, `${id}.ts`)).href
  );
  allCases.push([id, loaded.cases]);
}

/** Advice that the portable page calls a warning. */
const warns: readonly string[] = adviceThatWarns;

async function findingsOf(id: string, given: RuleCase): Promise<readonly Finding[]> {
  const directory = join(temporaryDirectory(), 'here');
  mkdirSync(directory);
  given.given(directory);
  if (given.fork) return forkFindings(directory).filter((finding) => finding.rule === id);
  const servers = await startRemoteCase(given, directory);
  const report = await checkPaths({
    cwd: directory,
    paths: given.paths ?? ['.'],
    registry: null,
    clioVersion: given.clioVersion ?? 'auto',
    failOn: 'error',
    serverUrl: given.serverUrl ?? null,
    // Nothing but loopback is ever asked.
    ...(servers ?? { sources: 'none' as const }),
    base: given.base === undefined ? null : { kind: 'ref', ref: given.base },
    today: '2026-06-15',
    smoke: given.smoke ?? false,
  });
  return report.findings.filter((finding) => finding.rule === id);
}

function forkFindings(cwd: string): readonly Finding[] {
  const place = { store: 'capabilities', plugins: 'plugins', inventory: 'inventory.json' };
  return checkCapabilitiesAt({ cwd, ...place, failOn: 'error', env: process.env }).findings;
}

function placeOf({ place }: Finding, like: string): string {
  const parts = [place.file];
  const wanted = /(?::\d+)*$/.exec(like)?.[0].split(':').length ?? 1;
  if (wanted > 1) parts.push(String(place.line));
  if (wanted > 2) parts.push(String(place.column));
  return parts.join(':');
}

describe('rules in parity', () => {
  test('the index lists exactly the rule files', () => {
    const onDisk = idsBelow(join(here, '..', '..', 'src', 'checks', 'rules')).filter((id) =>
      id.includes('/'),
    );
    expect(ruleIds()).toEqual(onDisk);
  });

  test('every rule has cases and every case file has a rule', () => {
    expect(caseIds).toEqual(ruleIds());
    expect(allCases.filter(([id, cases]) => cases.rule !== id).map(([id]) => id)).toEqual([]);
  });

  test.each(ruleIds().map((id) => [id]))('%s is documented well', (id) => {
    const rule = findRule(id);
    expect(rule?.id).toBe(id);
    expect(id).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
    expect(rule?.summary).toMatch(/^\S.{8,}[^.]$/);
    expect(rule?.why).toMatch(/^\S.{19,}\.$/s);
    expect(rule?.fix).toMatch(/^\S.{9,}\.$/s);
    expect(rule?.example.bad).not.toBe(rule?.example.good);
    const levels = {
      FATAL: 'error',
      TYPE: 'error',
      ENTRY: 'error',
      DENY: 'error',
      IGNORE: 'warning',
      ADVICE: 'note',
    };
    const level = warns.includes(id) ? 'warning' : levels[rule?.boundary ?? 'ADVICE'];
    if (rule?.boundary) expect(rule.severity).toBe(level);
  });

  test('every message of every rule has a case that fires it, every rule a silent twin', () => {
    const gaps = allCases.flatMap(([id, cases]) => {
      const fired = new Set(cases.fires.map((firing) => firing.messageId));
      for (const [messageId, { test, message }] of Object.entries(cases.elsewhere ?? {})) {
        const text = readFileSync(join(here, '..', test), 'utf8');
        if (text.includes(message)) fired.add(messageId);
      }
      const messages = Object.keys(findRule(id)?.messages ?? {}).filter(
        (message) => !fired.has(message),
      );
      return [
        ...messages.map((message) => `${id} ${message} never fires`),
        ...(cases.silent.length === 0 ? [`${id} has no silent case`] : []),
      ];
    });
    expect(gaps).toEqual([]);
  });
});

describe.each(allCases)('%s', (id, cases) => {
  if (cases.fires.length > 0) {
    test.each(cases.fires.map((firing): [string, FiringCase] => [firing.name, firing]))(
      'fires: %s',
      async (_name, firing) => {
        const findings = await findingsOf(id, firing);
        const seen = findings.map((finding) => ({
          messageId: finding.messageId,
          at: placeOf(finding, firing.at),
          message: finding.message,
        }));
        expect(seen).toContainEqual({
          messageId: firing.messageId,
          at: firing.at,
          message: firing.message,
        });
      },
    );
  }
  if (cases.silent.length > 0) {
    test.each(cases.silent.map((silent): [string, RuleCase] => [silent.name, silent]))(
      'silent: %s',
      async (_name, silent) => {
        expect(await findingsOf(id, silent)).toEqual([]);
      },
    );
  }
});

test('the cases folder is where this test looks', () => {
  expect(existsSync(casesRoot)).toBe(true);
});
