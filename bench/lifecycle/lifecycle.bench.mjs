// Installing and listing 100 and 1,000 packages in one scope: wall time each, and how it grows. Disks
// differ much in what a sync costs, so what counts is the ratio between the two sizes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const bundled = join(here, '..', '..', 'dist', 'api', 'index.js');
const schema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';

function writePackage(directory, name) {
  mkdirSync(join(directory, 'skills', 'read'), { recursive: true });
  const manifest = { $schema: schema, name, version: '1.0.0', description: 'Reads pages.' };
  writeFileSync(join(directory, 'plugin.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(directory, 'skills', 'read', 'SKILL.md'),
    `---\nname: read\ndescription: Reads a page for ${name}. Use when a page is given.\n---\n\nRead it.\n`,
  );
}

function timed(run) {
  const started = process.hrtime.bigint();
  const result = run();
  return { result, wall: Number(process.hrtime.bigint() - started) / 1e6 };
}

/** Rows of figures. `api` is the library to measure; default: the committed bundle. */
export async function run({ api = bundled, sizes = [100, 1_000] } = {}) {
  const { installPlugin, listInstalledPlugins } = await import(pathToFileURL(api).href);
  const work = mkdtempSync(join(tmpdir(), 'plugin-gate-bench-'));
  const rows = [];
  try {
    for (const packages of sizes) {
      const cwd = join(work, String(packages), 'project');
      const names = Array.from({ length: packages }, (_, at) => `kit-${at}`);
      for (const name of names) writePackage(join(work, String(packages), 'source', name), name);
      mkdirSync(cwd, { recursive: true });
      const install = timed(() => {
        for (const name of names) {
          const source = join(work, String(packages), 'source', name);
          const { plugin } = installPlugin(source, { scope: 'project', cwd });
          if (plugin?.loadable !== true) throw new Error(`${name} was not installed`);
        }
      });
      const list = timed(() => listInstalledPlugins(cwd, { all: true, scope: 'project' }));
      if (list.result.plugins.length !== packages) throw new Error('the listing is not whole');
      const first = rows[0];
      rows.push({
        packages,
        installMs: Math.round(install.wall),
        installEachMs: Number((install.wall / packages).toFixed(2)),
        listMs: Math.round(list.wall),
        listEachMs: Number((list.wall / packages).toFixed(3)),
        installGrowth:
          first === undefined
            ? 1
            : Number((install.wall / packages / first.installEachMs).toFixed(2)),
        listGrowth:
          first === undefined ? 1 : Number((list.wall / packages / first.listEachMs).toFixed(2)),
      });
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return rows;
}
