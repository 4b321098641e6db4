// A real process is killed before its operation 0, 1, 2 … that changes the disk. What it leaves is locked
// for everybody until `doctor --unlock` has run; then the old or the new copy stands, and a second try works.
// By default every fifth point; PLUGIN_GATE_FAULTS=all kills at every one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { examineScopes } from '../../src/lifecycle/doctor.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { processHost } from '../../src/usecases/process-host.ts';
import { compiledSources } from './support/compiled-sources.ts';
import { codes } from './support/packages.ts';
import { assertRepaired, type Scenario, scenarios, worldMaker } from './support/scenarios.ts';
import { userBase } from './support/test-host.ts';

const step = process.env['PLUGIN_GATE_FAULTS'] === 'all' ? 1 : 5;

/** How each scenario's change is called in the child; `world` and `host` are in scope there. */
const calls: Readonly<Record<string, string>> = {
  install: `installPackage(world.after, { scope: 'user' }, host)`,
  replace: `installPackage(world.after, { scope: 'user', force: true }, host)`,
  'replace an edited copy': `installPackage(world.after, { scope: 'user', force: true }, host)`,
  update: `updateInstalled('page-kit', { scope: 'user' }, host)`,
  enable: `enableInstalled('page-kit', { scope: 'user' }, host)`,
  disable: `disableInstalled('page-kit', { scope: 'user' }, host)`,
  remove: `removeInstalled('page-kit', { scope: 'user' }, host)`,
  'remove an edited copy': `removeInstalled('page-kit', { scope: 'user' }, host)`,
};

function script(root: string, call: string): string {
  const from = (name: string) => JSON.stringify(join(root, name));
  return `
    import { constants } from 'node:fs';
    import { realDisk } from ${from('base/disk.js')};
    import { installPackage } from ${from('lifecycle/install-plugin.js')};
    import { updateInstalled } from ${from('lifecycle/update-plugin.js')};
    import { removeInstalled } from ${from('lifecycle/remove-plugin.js')};
    import { disableInstalled, enableInstalled } from ${from('lifecycle/set-enabled.js')};
    import { processHost } from ${from('usecases/process-host.js')};
    const { cwd, config, world, killAt } = JSON.parse(process.argv[1]);
    let left = killAt;
    const changes = /^(?:fchmod|fsync|link|mkdir|rename|rmdir|symlink|unlink|write)Sync$/;
    const disk = new Proxy(realDisk, {
      get(target, name) {
        const value = target[name];
        if (typeof value !== 'function') return value;
        const wrapped = (...args) => {
          const counts = name === 'openSync' ? (args[1] & constants.O_CREAT) !== 0 : changes.test(name);
          if (counts && left-- === 0) process.kill(process.pid, 'SIGKILL');
          return value.apply(target, args);
        };
        return Object.assign(wrapped, { native: value.native });
      },
    });
    const host = { ...processHost(cwd, { CLIO_CODER_CONFIG_DIR: config }), disk };
    process.exitCode = ${call}.diagnostics.length;`;
}

/** Runs the change in a child; true when it was killed on the way. */
async function killedAt(
  root: string,
  scenario: Scenario,
  given: {
    readonly cwd: string;
    readonly config: string;
    readonly world: unknown;
    readonly killAt: number;
  },
): Promise<boolean> {
  const text = script(root, calls[scenario.name] ?? '');
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', text, '--', JSON.stringify(given)],
    { stdio: ['ignore', 'inherit', 'inherit'], env: {} },
  );
  const [code, signal] = await new Promise<readonly [number | null, string | null]>((resolve) => {
    child.on('exit', (exit, by) => resolve([exit, by]));
  });
  expect([code, signal]).toEqual(signal === null ? [0, null] : [null, 'SIGKILL']);
  return signal !== null;
}

let kills = 0;
afterAll(() => void process.stdout.write(`killed processes: ${kills}\n`));

describe.each(scenarios)('$name', (scenario) => {
  test('is killed on the way', async () => {
    const root = await compiledSources();
    const make = worldMaker(scenario);
    let locked = 0;
    for (let killAt = 0; ; killAt += step) {
      const { host: shape, world } = make();
      const { cwd, configDirectory: config } = shape;
      const wasKilled = await killedAt(root, scenario, { cwd, config, world, killAt });
      const host: LifecycleHost = processHost(cwd, { CLIO_CODER_CONFIG_DIR: config });
      try {
        if (existsSync(join(userBase(host), '.mutation.lock'))) {
          locked += 1;
          expect(codes(scenario.run(host, world))).toEqual(['locked']);
          const looked = examineScopes(host);
          expect(looked.findings[0]).toMatchObject({ kind: 'lock', action: 'left' });
          expect(looked.findings[0]?.message).toContain('doctor --unlock takes it away');
        }
        assertRepaired(host, scenario, world);
      } catch (error) {
        throw new Error(`killed at ${killAt}: ${String(error)}`);
      }
      if (!wasKilled) break;
      kills += 1;
    }
    expect(locked).toBeGreaterThan(0);
  }, 600_000);
});
