// `check` on a registry of 100 and of 1,000 packages, whole process: how wall time and peak memory grow.
// Figures are of one machine and one run; what counts is their ratio.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeCorpus } from './corpus.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const bundled = join(here, '..', '..', 'dist', 'cli', 'index.js');

/** Wall time in milliseconds and peak memory in MiB of one whole process; the exit code must be 0. */
function measure(args, work) {
  const report = join(work, 'peak.txt');
  const hook = join(work, 'peak.mjs');
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  const started = process.hrtime.bigint();
  const run = spawnSync(process.execPath, ['--import', pathToFileURL(hook).href, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const wall = Number(process.hrtime.bigint() - started) / 1e6;
  if (run.status !== 0) {
    throw new Error(`exit ${run.status}: ${run.stderr.slice(-400)}${run.stdout.slice(-1_200)}`);
  }
  return { wall, peak: Number(readFileSync(report, 'utf8')) / 1024 };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function measureMedian(times, args, work) {
  const all = Array.from({ length: times }, () => measure(args, work));
  return {
    wall: median(all.map((one) => one.wall)),
    peak: median(all.map((one) => one.peak)),
  };
}

/** Rows of figures. `cli` is the command line to measure; default: the committed bundle. */
export async function run({ cli = bundled, sizes = [100, 1_000], times = 3 } = {}) {
  if (!existsSync(cli)) throw new Error(`${cli} is missing; run npm run bundle`);
  const work = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  try {
    const empty = join(work, 'empty.mjs');
    writeFileSync(empty, '');
    const start = measureMedian(times, [empty], work);
    const rows = [];
    for (const packages of sizes) {
      const corpus = join(work, String(packages));
      writeCorpus(corpus, packages, cli);
      const { wall, peak } = measureMedian(times, [cli, 'check', corpus], work);
      const first = rows[0];
      rows.push({
        packages,
        wallMs: Math.round(wall),
        wallLessStartMs: Math.round(wall - start.wall),
        peakMiB: Math.round(peak),
        perPackageMs: Number(((wall - start.wall) / packages).toFixed(3)),
        wallRatio: first === undefined ? 1 : Number((wall / first.wallMs).toFixed(2)),
        peakRatio: first === undefined ? 1 : Number((peak / first.peakMiB).toFixed(2)),
        sizeRatio: first === undefined ? 1 : packages / first.packages,
      });
    }
    return rows;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
