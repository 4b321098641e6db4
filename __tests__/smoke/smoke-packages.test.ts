// The smoke command on real input: this repository's own packages, rows, requirements, signals.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { smokePackages } from '../../src/usecases/smoke.ts';
import { compiledSources } from '../lifecycle/support/compiled-sources.ts';
import { memoryDirectory } from '../lifecycle/support/memory-directory.ts';
import { makePackage } from '../lifecycle/support/packages.ts';
import { namesIn, testHost } from '../lifecycle/support/test-host.ts';
import { temporaryDirectory } from '../support/tree.ts';

const library = join(dirname(fileURLToPath(import.meta.url)), '../../library');

const common = { registry: null, clioVersion: 'auto', temporaryRoot: memoryDirectory() } as const;

function row(kind: string, name: string, more = ''): string {
  return `- kind: ${kind}\n  name: ${name}\n  description: d\n  version: 1.0.0\n  sourceUrl: ${name}\n  sha256: '${'0'.repeat(64)}'\n${more}`;
}

describe('smokePackages', () => {
  test('every package of the library passes in both scopes, requirements first', async () => {
    const { results } = await smokePackages({
      ...common,
      cwd: dirname(library),
      targets: ['library'],
      host: testHost(),
    });
    expect(results.length).toBeGreaterThanOrEqual(10);
    expect(results.filter(({ result }) => result !== 'pass')).toEqual([]);
  });

  test('a row by its name, from the registry that is named', async () => {
    const { results } = await smokePackages({
      ...common,
      cwd: library,
      targets: ['skill:pin-mismatch'],
      registry: 'registry.yaml',
      host: testHost(),
    });
    expect(results.map((each) => [each.package, each.scope, each.result])).toEqual([
      ['skills/registry/pin-mismatch', 'user', 'pass'],
      ['skills/registry/pin-mismatch', 'project', 'pass'],
    ]);
  });

  test('a requirement nobody has is not-run and says which; a wrong pin is the failing assertion', async () => {
    const cwd = temporaryDirectory();
    makePackage({ name: 'needy', requires: ['plugin:far'] }, join(cwd, 'needy'));
    makePackage({ name: 'wrong' }, join(cwd, 'wrong'));
    makePackage({ name: 'round', requires: ['plugin:trip'] }, join(cwd, 'round'));
    makePackage({ name: 'trip', requires: ['plugin:round'] }, join(cwd, 'trip'));
    const unregistered = await smokePackages({
      ...common,
      cwd,
      targets: ['needy'],
      host: testHost(),
    });
    expect(unregistered.results[0]).toMatchObject({
      result: 'not-run',
      reason: 'the requirement plugin:far is in no registry; give one with --registry',
    });
    writeFileSync(
      join(cwd, 'registry.yaml'),
      [
        row('plugin', 'needy', '  requires: [plugin:far]\n'),
        row('plugin', 'round', '  requires: [plugin:trip]\n'),
        row('plugin', 'trip', '  requires: [plugin:round]\n'),
        row('plugin', 'wrong'),
      ].join(''),
    );
    const { results } = await smokePackages({ ...common, cwd, targets: ['.'], host: testHost() });
    expect(
      results
        .filter(({ scope }) => scope === 'user')
        .map((each) => [each.package, each.result, each.reason ?? each.assertions.at(-1)?.name]),
    ).toEqual([
      ['needy', 'not-run', 'the requirement plugin:far has no row in the registry'],
      ['round', 'not-run', 'the requirement plugin:round requires itself through others'],
      ['trip', 'not-run', 'the requirement plugin:trip requires itself through others'],
      ['wrong', 'fail', 'digest equals the pin'],
    ]);
  });

  test('targets that hold no package, or are not there, are usage faults', async () => {
    const cwd = temporaryDirectory();
    for (const targets of [['.'], ['nowhere'], ['skill:nobody']]) {
      await expect(
        smokePackages({ ...common, cwd, targets, host: testHost() }),
      ).rejects.toMatchObject({ name: 'Fault', code: 'usage' });
    }
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it without a file left', async (signal) => {
    const place = memoryDirectory();
    const cwd = temporaryDirectory();
    for (let count = 0; count < 40; count += 1) {
      makePackage({ name: `kit-${count}` }, join(cwd, `kit-${count}`));
    }
    const root = await compiledSources();
    const script = `
      import { smokePackages } from ${JSON.stringify(join(root, 'usecases/smoke.js'))};
      import { untilInterrupted } from ${JSON.stringify(join(root, 'usecases/until-interrupted.js'))};
      await untilInterrupted((signal) => smokePackages({
        cwd: ${JSON.stringify(cwd)}, targets: ['.'], registry: null, clioVersion: 'auto',
        temporaryRoot: ${JSON.stringify(place)}, signal,
        progress: (done) => {
          if (done === 2) process.stdout.write('under way');
          // Slow from here on, so that the signal comes before the end.
          if (done > 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        },
      }));
      process.stdout.write('finished');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { HOME: place, PATH: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'under way') child.kill(signal);
    });
    const ended = await new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)));
    expect([output, ended]).toEqual(['under way', signal]);
    expect(namesIn(place)).toEqual([]);
  });
});
