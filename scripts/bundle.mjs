// Builds dist/ from src/: the Action, the command line and the library, each self-contained.
// `--check` builds into a temporary folder and compares byte by byte with the committed dist/.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { takeTurn } from './one-at-a-time.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const entries = [
  ['index.js', '.'],
  ['cli.js', 'cli'],
  ['api.js', 'api'],
];

function filesBelow(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

function bundleInto(target) {
  const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');
  rmSync(target, { recursive: true, force: true });
  for (const [entry, folder] of entries) {
    const args = [ncc, 'build', join(root, 'build', entry), '--out', join(target, folder)];
    const run = spawnSync(
      process.execPath,
      [...args, '--license', 'licenses.txt', '--no-cache', '--quiet'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        cwd: root,
      },
    );
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  cpSync(join(root, 'build', 'types'), join(target, 'types'), { recursive: true });
}

takeTurn();
build();
if (!process.argv.includes('--check')) {
  // Built beside and swapped in whole: whoever runs dist/ meanwhile never meets half of it.
  const fresh = join(root, '.cache', 'dist');
  bundleInto(fresh);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  renameSync(fresh, join(root, 'dist'));
} else {
  const fresh = mkdtempSync(join(tmpdir(), 'plugin-gate-dist-'));
  try {
    bundleInto(fresh);
    const wanted = filesBelow(fresh);
    const found = filesBelow(join(root, 'dist'));
    const differing = [...new Set([...wanted, ...found])].filter(
      (file) =>
        !wanted.includes(file) ||
        !found.includes(file) ||
        !readFileSync(join(fresh, file)).equals(readFileSync(join(root, 'dist', file))),
    );
    if (differing.length > 0) {
      console.error(
        `dist/ is not what src/ builds (${differing.join(', ')}); run npm run bundle and commit`,
      );
      process.exit(1);
    }
    console.log(`dist/ is what src/ builds: ${found.length} files, byte for byte`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
