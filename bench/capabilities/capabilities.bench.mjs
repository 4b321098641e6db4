// `capabilities list` on a store with 5,000 tasks and 200 plugins, whole process, against an empty process and
// against only reading the same files: what is ours is the ratio to the second.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const bundled = join(here, '..', '..', 'dist', 'cli', 'index.js');

function writeTask(folder, name) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'task.yaml'),
    `name: ${name}\ndescription: Does ${name} for the notes.\nimplementation: run.sh\npatterns: ["*.md"]\n`,
  );
  writeFileSync(join(folder, 'run.sh'), `echo ${name}\n`);
}

function writeFork(root, { entries, plugins }) {
  for (let at = 0; at < entries; at += 1) {
    writeTask(join(root, 'capabilities', 'tasks', `own-${at}`), `own-${at}`);
  }
  const rows = [];
  for (let at = 0; at < plugins; at += 1) {
    writeTask(join(root, 'plugins', `plugin-${at}`, 'tasks', `task-${at}`), `task-${at}`);
    rows.push({ name: `plugin-${at}`, installed: true, enabled: true });
  }
  writeFileSync(join(root, 'inventory.json'), JSON.stringify(rows));
}

const reading = `import { lstatSync, readdirSync, readFileSync } from 'node:fs';
const stores = ['capabilities', ...readdirSync('plugins').map((name) => \`plugins/\${name}\`)];
for (const store of stores) for (const name of readdirSync(\`\${store}/tasks\`)) {
  readFileSync(\`\${store}/tasks/\${name}/task.yaml\`);
  lstatSync(\`\${store}/tasks/\${name}/run.sh\`);
}
`;

function medianMilliseconds(times, args, cwd) {
  const all = Array.from({ length: times }, () => {
    const started = process.hrtime.bigint();
    const run = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (run.status !== 0) throw new Error(`exit ${run.status}: ${run.stderr.slice(-400)}`);
    return Number(process.hrtime.bigint() - started) / 1e6;
  });
  return all.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

/** Rows of figures. `cli` is the command line to measure; default: the committed bundle. */
export async function run({ cli = bundled, entries = 5_000, plugins = 200, times = 5 } = {}) {
  if (!existsSync(cli)) throw new Error(`${cli} is missing; run npm run bundle`);
  const work = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  try {
    writeFork(work, { entries, plugins });
    writeFileSync(join(work, 'empty.mjs'), '');
    writeFileSync(join(work, 'reading.mjs'), reading);
    const empty = medianMilliseconds(times, ['empty.mjs'], work);
    const bare = medianMilliseconds(times, ['reading.mjs'], work);
    return ['list', 'check', 'delta'].map((command) => {
      const args = [cli, 'capabilities', command, '--inventory', 'inventory.json', '--json'];
      const wall = medianMilliseconds(times, args, work);
      return {
        what: `capabilities ${command}, ${entries} entries and ${plugins} plugins`,
        milliseconds: Math.round(wall),
        emptyProcess: Math.round(empty),
        readingTheFiles: Math.round(bare),
        ratioToReading: Number((wall / bare).toFixed(2)),
      };
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
