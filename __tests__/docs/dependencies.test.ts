// Every runtime dependency has its reason in a decision, and no reason outlives its dependency.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest: {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
} = JSON.parse(text('package.json'));
const runtime = Object.keys(manifest.dependencies);

/** Rows of the table: the packages a row is about, and why. */
const rows = [
  ...text('docs/decisions/0001-runtime-dependencies.md').matchAll(/^\| (`.*`) \| (.*) \|$/gm),
].map(([, names = '', reason = '']) => ({
  names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
  reason,
}));

/** Text of all sources. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => text(join('src', file)));
const isImported = (name: string): boolean =>
  sources.some((source) => source.includes(`'${name}'`) || source.includes(`'${name}/`));

describe('the decision on runtime dependencies', () => {
  test('has each of them in one row, and nothing else', () => {
    expect(rows.flatMap(({ names }) => names).sort()).toEqual([...runtime].sort());
  });

  test.each(rows.map(({ names, reason }) => [names.join(', '), reason]))(
    'says why: %s',
    (_, reason) => {
      expect(reason.length).toBeGreaterThan(30);
    },
  );
});

test.each(runtime)('%s is imported by what is shipped', (name) => {
  expect(isImported(name)).toBe(true);
});

test('what is only for tests and builds is imported by no source', () => {
  expect(Object.keys(manifest.devDependencies).filter(isImported)).toEqual([]);
});
