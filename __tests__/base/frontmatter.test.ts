// Frontmatter byte for byte: what opens and closes it, every problem with its span, and where one fault
// must not hide the next.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { entryOf, stringOf } from '../../src/base/data-node.ts';
import { decodeMarkdown, type Frontmatter, parseFrontmatter } from '../../src/base/frontmatter.ts';
import { Source } from '../../src/base/source.ts';

function parse(text: string): Frontmatter {
  return parseFrontmatter(new Source('SKILL.md', text));
}

/** `kind "marked text"` of every problem. */
function problemsOf(text: string): readonly string[] {
  return parse(text).problems.map(
    ({ kind, span }) => `${kind} ${JSON.stringify(text.slice(span.start, span.end))}`,
  );
}

function fieldOf(text: string, key: string): string | undefined {
  const { node } = parse(text);
  return node === null ? undefined : stringOf(entryOf(node, key)?.value);
}

describe('what is fine', () => {
  test.each([
    ['line feeds', '---\nname: a\n---\nBody.\n', 'Body.\n'],
    ['carriage returns', '---\r\nname: a\r\n---\r\nBody.\r\n', 'Body.\r\n'],
    ['a mixture', '---\nname: a\r\n---\nBody.', 'Body.'],
    ['nothing behind', '---\nname: a\n---', ''],
    ['a carriage return at the very end', '---\nname: a\n---\r', ''],
    ['a rule in the body', '---\nname: a\n---\nBody.\n\n---\n', 'Body.\n\n---\n'],
    ['hyphens in a value', '---\nname: a --- b\nmore: "---"\n---\nBody.', 'Body.'],
    ['a comment', '---\n# note\nname: a\n---\nBody.', 'Body.'],
  ])('%s', (_name, text, body) => {
    const read = parse(text);
    expect(read.problems).toEqual([]);
    expect(read.ok).toBe(true);
    expect(read.present).toBe(true);
    expect(text.slice(read.body)).toBe(body);
    expect(fieldOf(text, 'name')).toMatch(/^a/);
  });

  test('spans are those of the file', () => {
    const text = '---\r\nname: "a b"\r\ntags: [x]\r\n---\r\n';
    const { node } = parse(text);
    const spans = node?.entries.map(({ keySpan, value }) => [
      text.slice(keySpan.start, keySpan.end),
      text.slice(value.span.start, value.span.end),
    ]);
    expect(spans).toEqual([
      ['name', '"a b"'],
      ['tags', '[x]'],
    ]);
  });
});

describe('what is no frontmatter', () => {
  test.each([
    ['plain text', 'hello\n---\nname: a\n---\n', ['missing "hello"']],
    ['an empty file', '', ['missing ""']],
    ['two hyphens', '--\nname: a\n--\n', ['missing "--"']],
    ['four hyphens', '----\nname: a\n---\n', ['missing "----"']],
    ['a lone carriage return', '---\rname: a\r---\r', ['missing "---\\rname: a\\r---\\r"']],
    ['a blank line first', '\n---\nname: a\n---\n', ['not-at-start "---"']],
    ['blanks first', '  ---\nname: a\n---\n', ['not-at-start "---"']],
    ['a blank behind', '--- \nname: a\n---\n', ['not-at-start "--- "']],
  ])('%s', (_name, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
    const read = parse(text);
    expect([read.ok, read.present, read.node, read.body]).toEqual([false, false, null, 0]);
  });
});

describe('what is not closed', () => {
  test.each([
    ['the end of the file', '---\nname: a\n', 'unclosed "---"'],
    ['only the opening line', '---', 'unclosed "---"'],
    ['a blank behind the closing line', '---\nname: a\n--- \nBody.\n', 'unclosed "--- "'],
    ['a blank before it', '---\nname: a\n ---\nBody.\n', 'unclosed " ---"'],
    ['too many hyphens', '---\nname: a\n-----\nBody.\n', 'unclosed "-----"'],
    ['dots', '---\nname: a\n...\nBody.\n', 'unclosed "..."'],
    ['a dash', '---\nname: a\n\u2014\nBody.\n', 'unclosed "\u2014"'],
  ])('%s', (_name, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
    expect(parse(text)).toMatchObject({ ok: false, present: true, node: null });
  });
});

describe('what is between', () => {
  test.each([
    ['nothing', '---\n---\n', ['empty "---"']],
    ['only comments', '---\n# none\n---\n', ['empty "---"']],
    ['a list', '---\n- a\n---\n', ['not-a-mapping "- a"']],
    ['a word', '---\nname\n---\n', ['not-a-mapping "name"']],
    ['a tab', '---\nname: a\nmeta:\n\tb: c\n---\n', ['syntax "\\t"']],
    ['a value that begins with an at sign', '---\nname: @a\n---\n', ['syntax "@"']],
    ['a value that begins with a backtick', '---\nname: `a`\n---\n', ['syntax "`"']],
    ['a value that begins with a star', '---\nname: *a* b\n---\n', ['syntax "*"']],
    ['text behind a quote', '---\nname: "a" b\n---\n', ['syntax "\\""']],
    ['an anchor', '---\nname: &x a\n---\n', ['refused "&x"']],
    ['a tag', '---\nname: !!str a\n---\n', ['refused "!!str"']],
  ])('%s', (_name, text, problems) => expect(problemsOf(text)).toEqual(problems));

  test('a NUL is a syntax problem with a place', () => {
    const { problems } = parse('---\nname: a\0b\n---\n');
    expect(problems.map(({ kind }) => kind)).toEqual(['syntax']);
  });

  test.each([
    ['an at sign', '---\nname: @a\n---\n', 'a value that begins with @ and is not in quotes'],
    ['a closing quote', '---\nname: "a" b\n---\n', 'text after the closing quote'],
    ['a single quote', "---\nname: 'it's\n---\n", 'text after the closing quote'],
  ])('%s is explained in words', (_name, text, message) => {
    expect(parse(text).problems).toMatchObject([{ kind: 'syntax', message }]);
  });
});

describe('a byte-order mark', () => {
  test('is told, and the rest is read', () => {
    const text = '\uFEFF---\nname: a\n---\nBody.\n';
    expect(problemsOf(text)).toEqual(['byte-order-mark "\uFEFF"']);
    expect(fieldOf(text, 'name')).toBe('a');
    expect(text.slice(parse(text).body)).toBe('Body.\n');
  });

  test('before a text without frontmatter are two problems', () => {
    expect(problemsOf('\uFEFFhello\n')).toEqual(['byte-order-mark "\uFEFF"', 'missing "hello"']);
  });

  test('is kept when bytes are decoded; other encodings are refused with their line', () => {
    const marked = decodeMarkdown('a.md', Buffer.from('\uFEFF---\n'));
    expect(marked.ok && marked.source.text).toBe('\uFEFF---\n');
    expect(decodeMarkdown('a.md', Buffer.from('a\n\xe9\n', 'latin1'))).toEqual({
      ok: false,
      why: 'not-utf8',
      line: 2,
    });
    expect(decodeMarkdown('a.md', Buffer.from('\uFEFFa', 'utf16le'))).toEqual({
      ok: false,
      why: 'utf-16',
      line: 1,
    });
  });
});

describe('an unquoted colon', () => {
  test('is told at the colon, and the value is read as if it were quoted', () => {
    const text = '---\nname: a\ndescription: Use when: x\nlicense: MIT\n---\n';
    const [problem] = parse(text).problems;
    expect(problem).toEqual({
      kind: 'unquoted-colon',
      key: 'description',
      span: { start: text.indexOf(': x'), end: text.indexOf(': x') + 1 },
    });
    expect(fieldOf(text, 'description')).toBe('Use when: x');
    expect(fieldOf(text, 'license')).toBe('MIT');
  });

  test.each([
    ['in two values', '---\na: b: c\nd: e: f\n---\n', 2],
    ['twice in one value', '---\na: b: c: d\n---\n', 1],
    ['at the end of the first line of a value', '---\na: b:\n  c\n---\n', 1],
    ['on a later line of a value', '---\na: b\n  c: d\n---\n', 1],
    ['in a nested value', '---\nmetadata:\n  a: b: c\n---\n', 1],
    ['with carriage returns', '---\r\na: b: c\r\nd: e\r\n---\r\n', 1],
  ])('%s', (_name, text, count) => {
    const read = parse(text);
    expect(read.problems.map(({ kind }) => kind)).toEqual(Array(count).fill('unquoted-colon'));
    expect(read.node).not.toBeNull();
  });

  test('does not hide a fault of another kind', () => {
    expect(problemsOf('---\na: b: c\nd: @e\n---\n')).toEqual(['unquoted-colon ":"', 'syntax "@"']);
  });

  test.each([
    ['a time', 'a: at 10:30'],
    ['a URL', 'a: see https://pages.example'],
    ['quotes', 'a: "b: c"'],
    ['a block', 'a: |\n  b: c'],
    ['a folded block', 'a: >\n  b: c: d'],
  ])('%s is no such thing', (_name, line) => {
    expect(parse(`---\n${line}\n---\n`).problems).toEqual([]);
  });

  test('private-use characters of the text survive the mending', () => {
    expect(fieldOf('---\na: \uE000 b: c\n---\n', 'a')).toBe('\uE000 b: c');
  });
});

describe('whatever the text', () => {
  const piece = fc.constantFrom(
    '---',
    '\n',
    '\r\n',
    'name: a',
    ': ',
    '"',
    '\t',
    '- ',
    '&a ',
    '\uFEFF',
    '\0',
    '{',
    ' ',
    'x',
  );
  test('it never throws; spans and body lie inside; problems are in order', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.boolean(), (pieces, opened) => {
        const text = `${opened ? '---\n' : ''}${pieces.join('')}`;
        const read = parse(text);
        expect(read.ok).toBe(read.problems.length === 0 && read.node !== null);
        expect(read.body).toBeGreaterThanOrEqual(0);
        expect(read.body).toBeLessThanOrEqual(text.length);
        let before = 0;
        for (const { span } of read.problems) {
          expect(span.start).toBeGreaterThanOrEqual(before);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          before = span.start;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a mapping of plain words is read back', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/).map((one) => `w${one}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(word, word), {
          selector: ([key]) => key,
          minLength: 1,
          maxLength: 8,
        }),
        fc.constantFrom('\n', '\r\n'),
        fc.string(),
        (pairs, end, body) => {
          const lines = ['---', ...pairs.map(([key, value]) => `${key}: ${value}`), '---'];
          const text = `${lines.join(end)}${end}${body}`;
          const read = parse(text);
          expect(read.node?.entries.map(({ key, value }) => [key, stringOf(value)])).toEqual(pairs);
          expect(text.slice(read.body)).toBe(body);
        },
      ),
    );
  });
});
