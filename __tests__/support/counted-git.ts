// A `git` in front of the one of this machine that notes each of its starts, for tests that say how often it is
// started. It does nothing else.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/git/local-git.ts';
import { temporaryDirectory, writeFiles } from './tree.ts';

export interface CountedGit {
  /** Environment in which `git` is the counted one. */
  readonly environment: Environment;
  /** How often git was started in it so far. */
  readonly calls: () => number;
}

export function countedGit(): CountedGit {
  const place = temporaryDirectory();
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const noted = join(place, 'noted');
  writeFiles(place, { 'bin/git': `#!/bin/sh\necho >> '${noted}'\nexec '${real}' "$@"\n` });
  chmodSync(join(place, 'bin/git'), 0o755);
  return {
    environment: { ...process.env, PATH: `${join(place, 'bin')}:${process.env['PATH'] ?? ''}` },
    calls: () => (existsSync(noted) ? readFileSync(noted).length : 0),
  };
}
