// The digest against the plainest implementation and against sha256sum: whole processes, less the start of
// an empty node. Wall and processor time in milliseconds, peak memory in MiB. Digest page, "Cost".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeLarge, writeSmall } from './corpora.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const cli = join(here, '../../dist/cli/index.js');
const usage = pathToFileURL(join(here, 'usage.mjs')).href;
const ROUNDS = 5;

function start(program, args) {
  const began = performance.now();
  const run = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const wall = performance.now() - began;
  if (run.status !== 0) throw new Error(`${program} ${args[0]} failed: ${run.stderr}`);
  return { wall, run };
}

const node = (...args) => ({ program: process.execPath, args });

/** Each command in turn, so that a busy machine is busy for all; the quartile that other work disturbs least. */
function measure(commands) {
  const walls = commands.map(() => []);
  const cpus = commands.map(() => []);
  const peaks = commands.map(() => []);
  const outputs = commands.map(() => '');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { program, args }] of commands.entries()) {
      const { wall, run } = start(program, args);
      walls[at].push(wall);
      outputs[at] = run.stdout.slice(0, 64);
      if (program !== process.execPath) continue;
      const used = /usage (\d+) (\d+)/.exec(
        start(program, ['--import', usage, ...args]).run.stderr,
      );
      peaks[at].push(Number(used[1]) / 1024);
      cpus[at].push(Number(used[2]) / 1000);
    }
  }
  const quartile = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
  return commands.map((_, at) => ({
    wall: quartile(walls[at]),
    cpu: quartile(cpus[at]),
    peak: Math.max(0, ...peaks[at]),
    output: outputs[at],
  }));
}

const round = (value, digits = 2) => Number(value.toFixed(digits));

/** The rows of this benchmark. */
export async function run() {
  const base = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  try {
    const [small, large, empty] = ['small', 'large', 'empty.mjs'].map((name) => join(base, name));
    writeSmall(small);
    writeLarge(large);
    writeFileSync(empty, '');
    const plain = join(here, 'straightforward.mjs');
    const files = readdirSync(large).map((name) => join(large, name));
    const [nothing, ours, theirs, oursLarge, plainLarge, sum] = measure([
      node(empty),
      node(cli, 'digest', small),
      node(plain, small),
      node(cli, 'digest', large),
      node(plain, large),
      { program: 'sha256sum', args: files },
    ]);
    if (ours.output !== theirs.output || oursLarge.output !== plainLarge.output) {
      throw new Error('the digests differ');
    }
    const less = (one, what) => one[what] - nothing[what];
    return [
      {
        corpus: '10,000 files of 0.5 to 8 KB',
        against: 'straightforward',
        ms: round(less(ours, 'wall'), 0),
        baselineMs: round(less(theirs, 'wall'), 0),
        ratio: round(less(ours, 'wall') / less(theirs, 'wall')),
        cpuRatio: round(less(ours, 'cpu') / less(theirs, 'cpu')),
        target: 0.7,
        peakMiB: round(ours.peak, 0),
      },
      {
        corpus: '100 files of 4 MiB',
        against: 'sha256sum',
        ms: round(less(oursLarge, 'wall'), 0),
        baselineMs: round(sum.wall, 0),
        ratio: round(less(oursLarge, 'wall') / sum.wall),
        target: 1.1,
        peakMiB: round(oursLarge.peak, 0),
        peakTargetMiB: 80,
      },
    ];
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
