import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeLeftovers } from '../../src/base/remove-leftovers.ts';
import { temporaryDirectory } from '../support/tree.ts';

test('what a dead process left beside the file goes, and nothing else', async () => {
  const directory = temporaryDirectory();
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const living = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
    stdio: 'ignore',
  });
  try {
    const kept = [
      'registry.yaml',
      `.registry.yaml.${living.pid}-k2j1.tmp`,
      `.registry.yaml.${process.pid}-k2j1.tmp`,
      `.other.yaml.${dead}-k2j1.tmp`,
      `.registry.yaml.${dead}.tmp`,
      `.registry.yaml.${dead}-k2j1.tmp.save`,
      '.registry.yaml.0-k2j1.tmp',
      '.registry.yaml.mine-k2j1.tmp',
    ];
    const gone = [`.registry.yaml.${dead}-k2j1.tmp`, `.registry.yaml.${dead}-zz9.tmp`];
    for (const name of [...kept, ...gone]) writeFileSync(join(directory, name), 'x');
    mkdirSync(join(directory, `.registry.yaml.${dead}-directory.tmp`));
    symlinkSync('registry.yaml', join(directory, `.registry.yaml.${dead}-link.tmp`));
    removeLeftovers(join(directory, 'registry.yaml'));
    expect(readdirSync(directory).sort()).toEqual(
      [...kept, `.registry.yaml.${dead}-directory.tmp`, `.registry.yaml.${dead}-link.tmp`].sort(),
    );
  } finally {
    living.kill();
  }
});

test('a directory that is not there is no fault', () => {
  expect(() => removeLeftovers('/nowhere/at/all/registry.yaml')).not.toThrow();
});
