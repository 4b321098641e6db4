// Compiles src/ to build/ and prepares what the generated documents need.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRulesIndex } from './rules-index.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function build() {
  writeRulesIndex(false);
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = join(dirname(manifest), 'bin', 'tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
    stdio: 'inherit',
    cwd: root,
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
