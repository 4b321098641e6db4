// Holds ARCHITECTURE.md against the real imports: arrows point up the table, git starts in one folder,
// disk, network and process are touched where the house says.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const source = join(root, 'src');

const layers = [
  ...readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| ((?:`\w+`(?:, )?)+)\s*\|/gm),
].map((row) => [...(row[1] ?? '').matchAll(/`(\w+)`/g)].map((name) => name[1] ?? ''));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(source, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g,
  );
  return [...found].map((match) => {
    const specifier = match[2] ?? match[3] ?? '';
    const to = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
    return { from: file, to, typeOnly: match[1] !== undefined };
  });
}

const imports = files.flatMap(importsOf);
const layerOf = (file: string): number =>
  layers.findIndex((names) => names.includes(file.split('/')[0] ?? ''));

describe('the house', () => {
  test('the table in ARCHITECTURE.md names every folder of src', () => {
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const named = layers.flat();
    expect(folders.map((entry) => entry.name).filter((name) => !named.includes(name))).toEqual([]);
    expect(layers.length).toBeGreaterThan(10);
  });

  test('imports point up the table', () => {
    const wrong = imports
      .filter(({ from, to }) => from.includes('/') && to.endsWith('.ts'))
      .filter(({ from, to }) => !to.includes('/') || layerOf(to) > layerOf(from))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(wrong).toEqual([]);
  });

  test('every relative import names an existing file', () => {
    const missing = imports.filter(({ to }) => to.endsWith('.ts') && !files.includes(to));
    expect(missing).toEqual([]);
  });

  const users = (module: RegExp): readonly string[] => [
    ...new Set(
      imports
        .filter(({ to, typeOnly }) => module.test(to) && !typeOnly)
        .map(({ from }) => from.split('/')[0] ?? ''),
    ),
  ];

  test('only src/git starts processes', () => {
    expect(users(/^node:child_process$/)).toEqual(['git']);
  });

  test('checks and reports touch neither disk nor network', () => {
    const reaching = users(/^node:(?:fs|fs\/promises|http|https|net)$/);
    expect(reaching.filter((folder) => ['checks', 'report', 'portable'].includes(folder))).toEqual(
      [],
    );
  });

  test('nothing below the command line and the Action reads process or prints', () => {
    const talking = files
      .filter((file) => !/^(?:cli|action)\/|^(?:cli|index|usecases\/process-host)\.ts$/.test(file))
      .filter((file) =>
        /\bconsole\.|process\.(?:stdout|stderr|exit|argv)\b/.test(
          readFileSync(join(source, file), 'utf8'),
        ),
      );
    expect(talking).toEqual([]);
  });

  test('no default exports, no any, no unfinished marks', () => {
    const marks =
      /^export default|: any\b|\bas any\b|@ts-ignore|@ts-expect-error|\b(?:TODO|FIXME|XXX)\b/m;
    expect(files.filter((file) => marks.test(readFileSync(join(source, file), 'utf8')))).toEqual(
      [],
    );
  });

  test('files stay small and open with their purpose', () => {
    const texts = files.map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);
    const opening = texts
      .filter(([, text]) => !/^(?:#!.*\n)?\/\/ /.test(text))
      .map(([file]) => file);
    expect(opening.filter((file) => !file.startsWith('checks/rules/'))).toEqual([]);
    const long = texts.filter(([, text]) => text.split('\n').length > 251).map(([file]) => file);
    expect(long.filter((file) => file !== 'checks/rules/index.ts')).toEqual([]);
  });
});

test('the repository tells nothing of the machine it was written on', () => {
  const relativeRoot = relative(root, source);
  expect(relativeRoot).toBe('src');
  const telling = files.filter((file) =>
    /\/work\/|\/tmp\/briefs|registry\.npmjs/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(telling).toEqual([]);
});
