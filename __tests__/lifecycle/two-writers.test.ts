// Two processes install, replace, disable, enable and remove the same plugin and their own at once. Whoever
// comes second is told `locked` at once; afterwards the disk is what a model of the changes that were made
// says. PLUGIN_GATE_SOAK_SECONDS (default 3) says for how long.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { examineScopes } from '../../src/lifecycle/doctor.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { processHost } from '../../src/usecases/process-host.ts';
import { temporaryDirectory } from '../support/tree.ts';
import { compiledSources } from './support/compiled-sources.ts';
import { memoryDirectory } from './support/memory-directory.ts';
import { makePackage } from './support/packages.ts';
import { namesIn, picture, userBase } from './support/test-host.ts';

const seconds = Number(process.env['PLUGIN_GATE_SOAK_SECONDS'] ?? '3');

interface Step {
  readonly action: 'install' | 'replace' | 'disable' | 'enable' | 'remove';
  readonly id: string;
  readonly version: string;
  /** First refusal, or null when the change was made. */
  readonly code: string | null;
  readonly message: string;
  readonly recovery: boolean;
}

function script(root: string): string {
  const from = (name: string) => JSON.stringify(join(root, name));
  return `
    import { installPackage } from ${from('lifecycle/install-plugin.js')};
    import { removeInstalled } from ${from('lifecycle/remove-plugin.js')};
    import { disableInstalled, enableInstalled } from ${from('lifecycle/set-enabled.js')};
    import { processHost } from ${from('usecases/process-host.js')};
    const { cwd, config, sources, own, seconds, seed } = JSON.parse(process.argv[1]);
    const host = processHost(cwd, { CLIO_CODER_CONFIG_DIR: config });
    let random = seed;
    const pick = (from) => {
      random = (random * 1103515245 + 12345) % 2147483648;
      return from[Math.floor((random / 2147483648) * from.length)];
    };
    const options = { scope: 'user' };
    const run = {
      install: (id, version) => installPackage(sources[id][version], options, host),
      replace: (id, version) => installPackage(sources[id][version], { ...options, force: true }, host),
      disable: (id) => disableInstalled(id, options, host),
      enable: (id) => enableInstalled(id, options, host),
      remove: (id) => removeInstalled(id, options, host),
    };
    const until = Date.now() + seconds * 1000;
    const steps = [];
    let made = 0;
    let met = false;
    // On a busy machine longer, until this one has made some changes and met the other.
    while (Date.now() < until || (Date.now() < until + 30_000 && (made <= 5 || !met))) {
      const action = pick(Object.keys(run));
      const id = pick(['shared', own]);
      const version = pick(['1.0.0', '2.0.0']);
      const result = run[action](id, version);
      const refusal = result.diagnostics.find(({ type }) => type === 'error');
      const code = refusal?.code ?? null;
      const message = refusal?.message ?? '';
      steps.push({ action, id, version, code, message, recovery: result.recovery !== undefined });
      if (code === null) made += 1;
      if (code === 'locked') met = true;
      // Otherwise one of the two hardly ever gets the lock.
      if (code === 'locked') await new Promise((resolve) => setTimeout(resolve, pick([0, 1, 2])));
    }
    process.stdout.write(JSON.stringify(steps));`;
}

function writer(root: string, given: unknown): Promise<readonly Step[]> {
  return outputOf(script(root), JSON.stringify(given)).then((output) => JSON.parse(output));
}

function outputOf(text: string, argument: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text, '--', argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

test('two that find nothing to do take an empty base from under one another, and notice nothing', async () => {
  const root = await compiledSources();
  const cwd = memoryDirectory();
  const text = `
    import { removePlugin } from ${JSON.stringify(join(root, 'usecases/lifecycle-calls.js'))};
    const codes = new Set();
    const until = Date.now() + 1500;
    while (Date.now() < until || (Date.now() < until + 20_000 && !codes.has('invalid'))) {
      const { diagnostics } = removePlugin('nobody', { scope: 'project', cwd: process.argv[1] });
      codes.add(diagnostics[0].code === 'io' ? diagnostics[0].message : diagnostics[0].code);
    }
    process.stdout.write([...codes].sort().join(', '));`;
  const outputs = await Promise.all([outputOf(text, cwd), outputOf(text, cwd)]);
  for (const output of outputs) expect(output).toMatch(/^invalid(?:, locked)?$/);
  // An empty directory may stay where each of the two had made a part of it.
  expect(new Set(picture(cwd).values())).toEqual(new Set(['directory']));
}, 60_000);

type Model = { readonly version: string; readonly enabled: boolean } | null;

/** What a change that was made does to one plugin. */
function after(model: Model, { action, version }: Step): Model {
  switch (action) {
    case 'install':
    case 'replace':
      return { version, enabled: model?.enabled ?? true };
    case 'remove':
      return null;
    default:
      return model === null ? null : { ...model, enabled: action === 'enable' };
  }
}

test(
  'the disk is what the changes that were made say',
  async () => {
    const root = await compiledSources();
    const place = temporaryDirectory();
    const config = join(place, 'config');
    const sources = Object.fromEntries(
      ['shared', 'left', 'right'].map((name) => [
        name,
        Object.fromEntries(
          ['1.0.0', '2.0.0'].map((version) => [version, makePackage({ name, version })]),
        ),
      ]),
    );
    const writers = [
      { own: 'left', seed: 1 },
      { own: 'right', seed: 2 },
    ];
    const runs = await Promise.all(
      writers.map((each) => writer(root, { cwd: place, config, sources, seconds, ...each })),
    );
    const host = processHost(place, { CLIO_CODER_CONFIG_DIR: config });
    const { plugins, diagnostics } = listPlugins(host, { all: true });
    expect(diagnostics).toEqual([]);
    const found = (id: string): Model => {
      const entry = plugins.find((plugin) => plugin.id === id);
      if (entry === undefined) return null;
      expect(entry.valid).toBe(true);
      return { version: entry.version ?? '', enabled: entry.enabled };
    };

    for (const [at, { own }] of writers.entries()) {
      const steps = runs[at] ?? [];
      const made = steps.filter(({ code }) => code === null);
      expect(made.length).toBeGreaterThan(5);
      // A plugin that only one process touches is exactly what its own changes say, refusals included.
      let model: Model = null;
      for (const step of steps.filter(({ id }) => id === own)) {
        if (step.code === null) model = after(model, step);
        else if (step.code !== 'locked') {
          expect([step.code, step.message]).toEqual([
            model === null ? 'invalid' : 'exists',
            step.message,
          ]);
        }
      }
      expect(found(own)).toEqual(model);
      expect(steps.filter(({ recovery }) => recovery)).toEqual([]);
    }

    // The shared one is what the last change of one of the two left.
    const last = runs.map((steps) =>
      steps.filter(({ id, code }) => id === 'shared' && code === null).at(-1),
    );
    const shared = found('shared');
    const explains = (step: Step | undefined): boolean => {
      if (step === undefined) return shared === null;
      if (step.action === 'remove') return shared === null;
      if (step.action === 'install') return shared?.version === step.version && shared.enabled;
      if (step.action === 'replace') return shared?.version === step.version;
      return shared?.enabled === (step.action === 'enable');
    };
    expect(last.some(explains)).toBe(true);

    const all = runs.flat();
    expect(all.filter(({ code }) => code === 'locked').length).toBeGreaterThan(0);
    expect(new Set(all.map(({ code }) => code))).toEqual(
      new Set(
        all
          .map(({ code }) => code)
          .filter((code) => code === null || ['locked', 'exists', 'invalid'].includes(code)),
      ),
    );
    expect(examineScopes(host)).toEqual({ findings: [], diagnostics: [] });
    expect(namesIn(userBase(host)).filter((name) => name.startsWith('.'))).toEqual([]);
  },
  (seconds + 120) * 1_000,
);
