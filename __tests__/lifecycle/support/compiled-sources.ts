// The sources as JavaScript in a temporary directory, for tests that start real child processes: node
// itself does not read TypeScript on every version we support.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { temporaryDirectory } from '../../support/tree.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
let compiled: Promise<string> | null = null;

/** Absolute path of a directory with `src` compiled file by file; made once a test file. */
export function compiledSources(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<string> {
  const root = temporaryDirectory();
  const modules = join(repository, 'node_modules');
  if (existsSync(modules)) symlinkSync(modules, join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const source = join(repository, 'src');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.ts'))) {
    const { code } = await transform(readFileSync(join(source, name), 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    const to = join(root, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, code.replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'));
  }
  return root;
}
