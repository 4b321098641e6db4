// The quick way of reading task.yaml against the YAML parser: where it reads something, both read the same.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPlainMetadata } from '../../src/capability/plain-metadata.ts';
import { parseTaskMetadata } from '../../src/capability/task-metadata.ts';

const key = fc.constantFrom(
  'name',
  'description',
  'implementation',
  'patterns',
  'files',
  'nom',
  '',
);
const odd = fc.constantFrom(
  'true',
  'Null',
  'NULL',
  '~',
  'no',
  '1e3',
  '0x1',
  '.inf',
  "it's",
  "a 'b' c",
  'a: b',
  'a:b',
  'a #b',
  'a#b',
  'x - y',
  '- a',
  '[a]',
  '{a}',
  '&a x',
  '*a',
  '!t x',
  '| ',
  '>',
  '%x',
  '@x',
  '`x',
  '? x',
  'a, b',
  'a ',
  ' a',
  'a\t',
  'é',
  '"q"',
  "'q'",
  '["*.md"]',
  '["a", "b"]',
  '["a","b"]',
  '["a" , "b"]',
  '["a\\n"]',
  '["]"]',
  '[""]',
  '["{a,b}"]',
  '["a",]',
  'run.sh',
  'lib/run.sh',
  '../run.sh',
  './run.sh',
  'lib//x',
  'Yes',
  'Infinity',
  'e',
  'None.',
  'a.',
  'a)',
  '(a',
  'a-',
  'A,',
);
const words = fc
  .array(
    fc.constantFrom(
      'Sync',
      'run.sh',
      'notes,',
      'v1.2',
      '(all)',
      'lib/go',
      "it's",
      'x-y',
      'true',
      '-',
      '7',
      '_',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.join(' '));
const value = fc.oneof(odd, { weight: 4, arbitrary: words }, fc.string({ maxLength: 8 }));
const items = fc
  .array(fc.constantFrom('"*.md"', "'*.md'", '*.md', '"a\\n"', "'it''s'", '"a"b', ''), {
    maxLength: 3,
  })
  .chain((all) =>
    fc
      .constantFrom('  - ', '- ', '    - ', '  -')
      .map((dash) => `\n${all.map((one) => `${dash}${one}`).join('\n')}`),
  );
const line = fc
  .tuple(key, fc.constantFrom(': ', ':', ':  ', ' : '), value)
  .map((parts) => parts.join(''));
const some = fc.oneof({ weight: 6, arbitrary: words }, value);
const full = fc
  .tuple(
    some,
    some,
    some,
    fc.option(
      fc.oneof(
        value.map((text) => ` ${text}`),
        items,
      ),
      { freq: 1 },
    ),
  )
  .map(
    ([name, description, implementation, patterns]) =>
      `name: ${name}\ndescription: ${description}\nimplementation: ${implementation}\n${patterns === null ? '' : `patterns:${patterns}\n`}`,
  );

test('where it reads something, the YAML parser reads the same', () => {
  let read = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 3, arbitrary: full },
        fc.array(line).map((lines) => `${lines.join('\n')}\n`),
      ),
      (text) => {
        const plain = readPlainMetadata(text);
        if (plain === null) return;
        read += 1;
        expect(parseTaskMetadata('task.yaml', text)).toEqual({ metadata: plain, findings: [] });
      },
    ),
    { numRuns: 4_000 },
  );
  expect(read).toBeGreaterThan(50);
});

test('it reads what people write', () => {
  const text =
    'name: Sync notes\ndescription: Syncs the notes, all of them.\nimplementation: lib/run.sh\npatterns: ["*.md", "docs/**"]\n';
  expect(readPlainMetadata(text)).toEqual({
    title: 'Sync notes',
    description: 'Syncs the notes, all of them.',
    implementation: 'lib/run.sh',
    patterns: ['*.md', 'docs/**'],
  });
});
