// npm run bench [NAME…]: speed and memory of the committed bundle, as ratios against a baseline measured
// in the same run. Each bench/<name>/<name>.bench.mjs exports `run()`, which resolves to its rows.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const names = readdirSync(here, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && existsSync(join(here, entry.name, `${entry.name}.bench.mjs`)),
  )
  .map((entry) => entry.name)
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();
if (names.length === 0) {
  console.error(`no benchmark is called ${wanted.join(', ')}`);
  process.exit(2);
}
for (const name of names) {
  const { run } = await import(pathToFileURL(join(here, name, `${name}.bench.mjs`)).href);
  for (const row of await run()) console.log(JSON.stringify({ bench: name, ...row }));
}
