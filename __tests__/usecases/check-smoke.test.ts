// A check that installs for real: what fails, what could not be tried, and that no check ever says of a
// package that a host takes and loads it where the smoke install says otherwise.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTree } from '../../src/digest/read-tree.ts';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { renderText } from '../../src/report/text.ts';
import { smokeSteps } from '../../src/smoke/smoke-types.ts';
import { checkPaths } from '../../src/usecases/check.ts';
import { memoryDirectory } from '../lifecycle/support/memory-directory.ts';
import { makePackage } from '../lifecycle/support/packages.ts';
import { namesIn } from '../lifecycle/support/test-host.ts';
import {
  type Mutation,
  mutate,
  mutationKinds,
  writeFullPackage,
} from '../support/package-mutations.ts';
import { rowText } from '../support/registry.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { skillText, temporaryDirectory, writeFiles } from '../support/tree.ts';

async function smoke(cwd: string, given: { readonly clioVersion?: string } = {}): Promise<Report> {
  return await checkPaths({
    cwd,
    paths: ['.'],
    registry: null,
    clioVersion: given.clioVersion ?? 'auto',
    failOn: 'error',
    sources: 'none',
    env: { CLIO_CODER_CONFIG_DIR: join(cwd, 'config') },
    smoke: true,
  });
}

const without = skillText.replace('description', 'about');

describe('check with a smoke install', () => {
  test('passes with every assertion of both scopes in the report', async () => {
    const cwd = temporaryDirectory();
    makePackage({}, join(cwd, 'kit'));
    const report = await smoke(cwd);
    expect([report.verdict, report.packages[0]?.smoke?.result]).toEqual(['pass', 'pass']);
    expect(report.packages[0]?.smoke?.assertions.map(({ name }) => name)).toEqual(
      ['user', 'project'].flatMap((scope) => smokeSteps.map((step) => `${step} (${scope} scope)`)),
    );
    expect(namesIn(cwd)).toEqual(['kit']);
    const json: unknown = JSON.parse(renderJson(report));
    expect(schemaErrors('report', json)).toEqual([]);
    expect(renderText(report, { color: false })).toContain('\n  smoke install: pass (');
  });

  test('nobody asked: null, and not a word', async () => {
    const cwd = temporaryDirectory();
    makePackage({}, join(cwd, 'kit'));
    const report = await checkPaths({
      cwd,
      paths: ['.'],
      registry: null,
      clioVersion: 'auto',
      failOn: 'error',
    });
    expect(report.packages[0]?.smoke).toBeNull();
  });

  test('a failure is an error with the assertion, the diagnostic and the command to see all of it', async () => {
    const cwd = temporaryDirectory();
    makePackage({ files: { 'skills/read/SKILL.md': without } }, join(cwd, 'my kit'));
    const report = await smoke(cwd);
    expect(report.verdict).toBe('fail');
    const [found, ...more] = report.findings.filter(({ rule }) => rule === 'smoke/failed');
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      severity: 'error',
      messageId: 'assertion',
      message:
        'the smoke install of "page-kit" does not hold in both scopes: payloads load from the installed copy',
      expected:
        'installed, listed, loaded, projected, switched, updated and removed without a trace',
      fix: "put right what was found, then see all of it with: plugin-gate smoke 'my kit'",
      package: 'my kit',
      place: { file: 'my kit/plugin.json', line: null },
    });
    expect(found?.found).toContain('skills/read/SKILL.md');
  });

  test('what a host refuses anyway names the rule that decides', async () => {
    const cwd = temporaryDirectory();
    makePackage({ version: 'one' }, join(cwd, 'kit'));
    const report = await smoke(cwd);
    const found = report.findings.find(({ rule }) => rule === 'smoke/failed');
    expect(found?.messageId).toBe('refused');
    expect(found?.blockedBy).toBe(report.findings.find(({ refuses }) => refuses)?.rule);
  });

  test('requirements come from the registry of the run', async () => {
    const cwd = temporaryDirectory();
    makePackage({ name: 'base' }, join(cwd, 'base'));
    makePackage({ requires: ['plugin:base'] }, join(cwd, 'kit'));
    const row = (name: string, more = '') =>
      rowText({ name, sourceUrl: name === 'page-kit' ? 'kit' : name, sha256: null }) + more;
    writeFiles(cwd, {
      'registry.yaml': `${row('base')}${row('page-kit', '  requires: [plugin:base]\n')}`,
    });
    const report = await smoke(cwd);
    expect(report.packages.map((one) => [one.path, one.smoke?.result])).toEqual([
      ['base', 'pass'],
      ['kit', 'pass'],
    ]);
  });

  test('a row is as good as the smoke install of its package', async () => {
    const cwd = temporaryDirectory();
    const rows = ['fine', 'short', 'needy'].map((name) => {
      makePackage(
        {
          name,
          ...(name === 'needy' ? { requires: ['plugin:far'] } : {}),
          ...(name === 'short' ? { files: { 'skills/read/SKILL.md': without } } : {}),
        },
        join(cwd, name),
      );
      const { digest } = readTree(join(cwd, name));
      const requires = name === 'needy' ? { requires: '[plugin:far]' } : {};
      return rowText({ name, sourceUrl: name, sha256: `'${digest}'`, ...requires });
    });
    // The rules that say the same without installing are switched off, so that only the install speaks.
    const silent = [
      'skill/description-missing',
      'agent-skill/description',
      'registry/requires-missing',
    ];
    writeFiles(cwd, {
      'registry.yaml': rows.join(''),
      'plugin-gate.yaml': `rules:\n${silent.map((rule) => `  ${rule}: off\n`).join('')}`,
    });
    const report = await smoke(cwd);
    expect(report.registry?.rows.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'plugin:fine pass',
      'plugin:short fail',
      'plugin:needy inconclusive',
    ]);
  });

  test('a requirement that nobody has makes the run undecided, never green', async () => {
    const cwd = temporaryDirectory();
    makePackage({ requires: ['plugin:far'] }, join(cwd, 'kit'));
    const report = await smoke(cwd);
    expect([report.verdict, report.reason]).toEqual([
      'inconclusive',
      '1 smoke install could not be tried to the end',
    ]);
    expect(report.packages[0]?.smoke?.result).toBe('not-run');
    expect(report.notChecked).toContainEqual({
      what: 'smoke install of kit',
      why: 'not-run, the requirement plugin:far is in no registry; give one with --registry',
    });
  });

  test('a failure elsewhere comes first', async () => {
    const cwd = temporaryDirectory();
    makePackage({ requires: ['plugin:far'] }, join(cwd, 'far'));
    makePackage({ files: { 'skills/read/SKILL.md': without } }, join(cwd, 'kit'));
    expect((await smoke(cwd)).verdict).toBe('fail');
  });

  test('for a host that the package is not for', async () => {
    const cwd = temporaryDirectory();
    makePackage({ clio: '>=0.6.2' }, join(cwd, 'kit'));
    expect((await smoke(cwd, { clioVersion: '0.6.1' })).verdict).toBe('fail');
    expect((await smoke(cwd, { clioVersion: '0.6.2' })).verdict).toBe('pass');
  });
});

const mutations = fc.array(
  fc.record({
    kind: fc.constantFrom(...mutationKinds),
    at: fc.nat({ max: 1_000 }),
    value: fc.nat({ max: 10_000 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** What check says without the smoke install, held against what the smoke install says. */
async function holds(cwd: string, spoiled: readonly Mutation[]): Promise<string> {
  const kit = join(cwd, 'kit');
  rmSync(kit, { recursive: true, force: true });
  writeFullPackage(kit);
  for (const mutation of spoiled) mutate(kit, mutation);
  let report: Report;
  try {
    report = await smoke(cwd);
  } catch {
    // Nothing is left that is a package.
    return 'none';
  }
  const [one] = report.packages;
  if (one === undefined) return 'none';
  const result = one.smoke?.result;
  const errors = report.findings.filter(
    ({ rule, severity }) => severity === 'error' && rule !== 'smoke/failed',
  );
  const failed = one.smoke?.assertions.find(({ ok }) => !ok)?.name ?? null;
  const refused = failed?.startsWith('admitted') ?? false;
  // Check admits exactly what can be installed.
  expect({ refused, failed }).toEqual({ refused: !(one.admitted && one.compatible), failed });
  // What fails later is what check found wrong.
  if (result !== 'pass')
    expect([result, errors.length > 0 || !one.compatible]).toEqual(['fail', true]);
  // Everything that check says a host loads is there when nothing failed.
  if (errors.length === 0 && one.admitted && one.compatible) expect(result).toBe('pass');
  return result ?? 'none';
}

test('check never claims admitted and loaded for what a smoke install refuses', async () => {
  const cwd = memoryDirectory();
  const seen = new Map<string, number>();
  expect(await holds(cwd, [])).toBe('pass');
  await fc.assert(
    fc.asyncProperty(mutations, async (spoiled) => {
      const result = await holds(cwd, spoiled);
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }),
    {
      seed: Number(process.env['PLUGIN_GATE_SEED'] ?? 20_260_401),
      numRuns: Number(process.env['PLUGIN_GATE_MUTATIONS'] ?? 40),
    },
  );
  // Both sides were tried.
  expect(seen.get('pass')).toBeGreaterThan(5);
  expect(seen.get('fail')).toBeGreaterThan(5);
}, 600_000);
