// `pin` killed at any moment: the old registry is there, or the new one, whole; and what may lie about
// afterwards keeps nobody from pinning again.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bundle, runBundle } from '../support/run-bundle.ts';
import { commitAll, manifestText, temporaryDirectory, writePackage } from '../support/tree.ts';

/** Kills; more of them with PLUGIN_GATE_KILLS. */
const KILLS = Number(process.env['PLUGIN_GATE_KILLS'] ?? 60);
/** A megabyte of comments makes the writing long enough to be met. */
const COMMENT = `# ${'kept '.repeat(14)}\n`.repeat(12_000);

const directory = temporaryDirectory();
const registry = join(directory, 'registry.yaml');
const packages = Array.from({ length: 20 }, (_, at) => `kit-${String(at).padStart(2, '0')}`);
for (const name of packages) {
  writePackage(join(directory, name), { 'plugin.json': manifestText({ name }) });
}
const before = `${COMMENT}${packages
  .map(
    (name) =>
      `- kind: plugin\n  name: ${name}\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: ${name}\n  sha256: "${'0'.repeat(64)}"\n`,
  )
  .join('')}`;
writeFileSync(registry, before);
commitAll(directory);

/** Runs `pin` and kills it when `when` says so; true where it had not ended by itself. */
function killed(when: (kill: () => void) => () => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle, 'pin', directory], { stdio: 'ignore' });
    const stop = when(() => child.kill('SIGKILL'));
    child.on('error', reject);
    child.on('exit', (_code, signal) => {
      stop();
      resolve(signal === 'SIGKILL');
    });
  });
}

const afterSome = (milliseconds: number) => (kill: () => void) => {
  const timer = setTimeout(kill, milliseconds);
  return () => clearTimeout(timer);
};

/** As soon as the new file appears beside the old one, and `milliseconds` later. */
const whileWriting = (milliseconds: number) => (kill: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(directory, (_event, name) => {
    if (!name?.endsWith('.tmp') || timer !== undefined) return;
    timer = setTimeout(kill, milliseconds);
    if (milliseconds === 0) kill();
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};

const litterIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.tmp'));

test(`after ${KILLS} kills the old file or the new one is there, and the next run works`, async () => {
  const start = performance.now();
  expect(runBundle(directory, 'pin').code).toBe(0);
  const whole = performance.now() - start;
  const after = readFileSync(registry, 'utf8');
  expect(after).not.toBe(before);
  const seen = { old: 0, new: 0, ended: 0, litter: 0 };
  // On a machine that became busier than at first, later and later until one run has come to its end.
  for (let at = 0; at < KILLS || seen.new === 0; at += 1) {
    writeFileSync(registry, before);
    const writing = at % 2 === 0;
    const moment = writing ? (at / KILLS) * 12 : (at / KILLS) * whole * 1.5;
    const died = await killed(writing ? whileWriting(moment) : afterSome(moment));
    const text = readFileSync(registry, 'utf8');
    // Compared as a whole, told in a word: the texts are long.
    expect(text === before ? 'old' : text === after ? 'new' : `torn: ${text.length}`).toMatch(
      /^(?:old|new)$/,
    );
    seen[text === before ? 'old' : 'new'] += 1;
    if (!died) seen.ended += 1;
    seen.litter = Math.max(seen.litter, litterIn(directory).length);
    if (at % 20 === 19) {
      // With all that the dead ones left lying about.
      const again = runBundle(directory, 'pin');
      expect([again.code, again.err]).toEqual([0, '']);
      expect(readFileSync(registry, 'utf8') === after).toBe(true);
      for (const name of litterIn(directory)) rmSync(join(directory, name));
    }
  }
  // Both sides of the rename were met.
  expect(seen.old).toBeGreaterThan(0);
  expect(seen.new).toBeGreaterThan(0);
  if (process.env['PLUGIN_GATE_KILLS'] !== undefined)
    process.stderr.write(`${JSON.stringify(seen)}\n`);
}, 180_000);

test('a package that lies where a dead run left its file is pinned all the same', () => {
  const nested = join(directory, 'nested');
  mkdirSync(nested);
  writePackage(join(nested, 'kit'), { 'plugin.json': manifestText({ name: 'nested-kit' }) });
  writeFileSync(join(nested, 'registry.yaml'), 'entries: []\n');
  writeFileSync(join(nested, '.registry.yaml.1-dead.tmp'), 'half of a regis');
  commitAll(nested);
  expect(runBundle(nested, 'pin').code).toBe(0);
  expect(runBundle(nested, 'check').code).toBe(0);
});
