import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { malformedArguments } from '../../../src/manifest/payload/prompt-arguments.ts';

const told = (text: string): readonly string[] =>
  malformedArguments(text).map(({ text: found, why, better }) => `${found} ${why} ${better}`);

describe('the right forms', () => {
  test.each([
    ['$1'],
    ['$9, $10 and $123'],
    ['$@'],
    [`\${@:2}`],
    [`\${@:2:3}`],
    [`\${1:-default}`],
    [`\${12:-}`],
    [`\${1:-two words, a $ and a :}`],
    ['$ARGUMENTS'],
    ['$ARGUMENTS, then more.'],
  ])('%s is left alone', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('what is no argument', () => {
  test.each([
    ['$HOME'],
    [`\${HOME}`],
    [`\${name:-x}`],
    ['$0.50 and $0,50'],
    ['US$'],
    ['$$'],
    [`\${`],
    [`\${}`],
    ['$ARGUMENTS_LIST'],
    ['$argumentative'],
    [`\`\${items[1]}\``],
  ])('%s is left alone', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('what was meant as one', () => {
  test.each([
    [`\${1}`, `\${1} malformed $1`],
    [`\${@}`, `\${@} malformed $@`],
    [`\${ARGUMENTS}`, `\${ARGUMENTS} malformed $ARGUMENTS`],
    [`\${@:}`, `\${@:} malformed null`],
    [`\${@:two}`, `\${@:two} malformed null`],
    [`\${@:1:2:3}`, `\${@:1:2:3} malformed null`],
    [`\${@:-1}`, `\${@:-1} malformed null`],
    [`\${1-x}`, `\${1-x} malformed \${1:-x}`],
    [`\${1:x}`, `\${1:x} malformed \${1:-x}`],
    [`\${1:=x}`, `\${1:=x} malformed \${1:-x}`],
    [`\${0}`, `\${0} zero null`],
    [`\${0:-x}`, `\${0:-x} zero null`],
    ['say $0 first', '$0 zero $1'],
    ['$arguments.', '$arguments misspelt $ARGUMENTS'],
    ['$ARGUMENT', '$ARGUMENT misspelt $ARGUMENTS'],
    [`\${@:2 and`, `\${@:2 and unclosed \${@:2 and}`],
    [`\${1:-x\n}`, `\${1:-x unclosed \${1:-x}`],
  ])('%s is told', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  test('each of several is told at its own offsets', () => {
    const found = malformedArguments(`a \${1} b $1 c \${@}`);
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [2, 6],
      [14, 18],
    ]);
  });

  test('nothing before the given offset is told', () => {
    expect(malformedArguments(`\${1} \${2}`, 3).map(({ text }) => text)).toEqual([`\${2}`]);
  });
});

test('spans are the text they name, in order, whatever the text', () => {
  const pieces = fc.constantFrom(
    '$',
    '{',
    '}',
    '@',
    ':',
    '-',
    '0',
    '1',
    'x',
    ' ',
    '\n',
    'ARGUMENTS',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      let last = 0;
      for (const one of malformedArguments(text)) {
        expect(one.start).toBeGreaterThanOrEqual(last);
        expect(text.slice(one.start, one.end)).toBe(one.text);
        last = one.start + 1;
      }
    }),
  );
});

test('a suggestion is itself a right form', () => {
  const inner = fc.stringMatching(/^[0-9@:=?a-z-]{1,8}$/);
  fc.assert(
    fc.property(inner, (text) => {
      for (const { better } of malformedArguments(`\${${text}}`)) {
        if (better !== null) expect(malformedArguments(better)).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});
