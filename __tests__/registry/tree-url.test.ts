import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePluginGithubSource, parseTreeUrl } from '../../src/registry/tree-url.ts';

const verdict = (text: string, serverUrl: string | null = null): string => {
  const parsed = parseTreeUrl(text, { serverUrl });
  if (!parsed.ok) return `no: ${parsed.phrase}`;
  const { server, owner, repo, ref, path } = parsed.source;
  return [server, owner, repo, ref, path].join(' | ');
};

describe('tree URLs', () => {
  test.each([
    ['https://github.com/o/r/tree/v1', 'https://github.com | o | r | v1 | '],
    ['https://github.com/o/r/tree/v1/p', 'https://github.com | o | r | v1 | p'],
    [
      'https://github.com/Own-er.x/re_po/tree/v1.0.0-rc.1/a/b.c/-d',
      'https://github.com | Own-er.x | re_po | v1.0.0-rc.1 | a/b.c/-d',
    ],
    ['https://github.com/o/r/tree/main/tree/tree', 'https://github.com | o | r | main | tree/tree'],
    ['https://github.com/o/r/tree/v1/@scope/a+b', 'https://github.com | o | r | v1 | @scope/a+b'],
    [
      'https://github.com/o/r/tree/refs/pull/1/head',
      'https://github.com | o | r | refs | pull/1/head',
    ],
  ])('%s', (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  test.each([
    ['', 'it does not begin with https://github.com/'],
    ['https://github.com', 'it does not begin with https://github.com/'],
    ['http://github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['HTTPS://github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://GitHub.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://www.github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://github.com@evil.example/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://github.com.evil.example/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://github.com./o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://github.com:443/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://user@github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://user:word@github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https://github.com\\@evil.example/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['//github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https:/github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['https:///github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    [' https://github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['git@github.com:o/r.git', 'it does not begin with https://github.com/'],
    ['ssh://git@github.com/o/r', 'it does not begin with https://github.com/'],
    ['git+https://github.com/o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['file:///o/r/tree/v1', 'it does not begin with https://github.com/'],
    ['ext::sh -c x', 'it does not begin with https://github.com/'],
    ['--upload-pack=x', 'it does not begin with https://github.com/'],
    ['https://g\u0456thub.com/o/r/tree/v1', 'the character "\u0456"'],
    ['https://github.com/o/r/tree/v1/p\u00e4', 'the character "\u00e4"'],
    ['https://github.com/o/r/tree/v1/\u{1f44d}', 'the character "\u{1f44d}"'],
    ['https://github.com/o\t/r/tree/v1', 'the character "\\t"'],
    ['https://github.com/o/r/tree/v1\n', 'the character "\\n"'],
    ['https://github.com/o/r/tree/v1\u202e', 'the character "\\u202E"'],
    ['https://github.com/o/r/tree/v1/\0', 'the character "\\x00"'],
    ['https://github.com/o/r/tree/v1/%2e%2e/x', 'a percent sign'],
    ['https://github.com/o/r/tree/v1/a%20b', 'a percent sign'],
    ['https://github.com/o/r/tree/v1?x=1', 'a query'],
    ['https://github.com/o/r/tree/v1#x', 'a fragment'],
    ['https://github.com/o/r/tree/v1/a\\b', 'a backslash'],
    ['https://github.com/o/r/tree/v1/', 'an empty segment (two slashes, or one at the end)'],
    ['https://github.com//o/r/tree/v1', 'an empty segment (two slashes, or one at the end)'],
    ['https://github.com/o/r/tree/v1//p', 'an empty segment (two slashes, or one at the end)'],
    ['https://github.com/o/r/tree/', 'an empty segment (two slashes, or one at the end)'],
    ['https://github.com/o/r/tree/../x', 'a segment "." or ".."'],
    ['https://github.com/o/r/tree/v1/./p', 'a segment "." or ".."'],
    ['https://github.com/../r/tree/v1', 'a segment "." or ".."'],
    ['https://github.com/o/r', 'it is not SERVER/OWNER/REPO/tree/REF'],
    ['https://github.com/o/r/tree', 'it is not SERVER/OWNER/REPO/tree/REF'],
    ['https://github.com/o/r/blob/v1/p', '"blob" where "tree" belongs'],
    ['https://github.com/o/r/archive/v1.zip', '"archive" where "tree" belongs'],
    ['https://github.com/o r/r/tree/v1', 'the owner "o r"'],
    ['https://github.com/o/r+/tree/v1', 'the repository "r+"'],
    ['https://github.com/o/r/tree/v1~1', 'the ref "v1~1"'],
    ['https://github.com/o/r/tree/v1^', 'the ref "v1^"'],
    ['https://github.com/o/r/tree/--upload-pack=x', 'the ref "--upload-pack=x"'],
    ['https://github.com/o/r/tree/-x', 'the ref "-x" begins with a dash'],
    ['https://github.com/-o/r/tree/v1', 'the owner "-o" begins with a dash'],
    [`https://github.com/o/r/tree/v1/${'a'.repeat(2_048)}`, 'longer than 2048 characters'],
  ])('%j is refused', (text, phrase) => {
    expect(verdict(text)).toBe(`no: ${phrase}`);
    expect(parsePluginGithubSource(text)).toBeNull();
  });

  test('the server that is named is taken too, exactly as it is written, and github.com always', () => {
    const own = 'http://127.0.0.1:8080';
    expect(verdict(`${own}/o/r/tree/v1`, own)).toBe(`${own} | o | r | v1 | `);
    expect(verdict('https://github.com/o/r/tree/v1', own)).toBe(
      'https://github.com | o | r | v1 | ',
    );
    for (const other of [
      'http://127.0.0.1:80801/o/r/tree/v1',
      'http://127.0.0.1/o/r/tree/v1',
      'https://127.0.0.1:8080/o/r/tree/v1',
    ]) {
      expect(verdict(other, own)).toMatch(/^no: it does not begin/);
    }
    expect(verdict('/o/r/tree/v1', '')).toMatch(/^no: it does not begin/);
    expect(parsePluginGithubSource(`${own}/o/r/tree/v1`)).toBeNull();
  });

  test('what is accepted is made of its parts and nothing else', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_.][A-Za-z0-9_.-]{0,8}$/);
    fc.assert(
      fc.property(
        name,
        name,
        name,
        fc.array(fc.stringMatching(/^[ -~]{1,6}$/)),
        (o, r, v, path) => {
          const text = ['https://github.com', o, r, 'tree', v, ...path].join('/');
          const parsed = parseTreeUrl(text);
          if (!parsed.ok) return;
          const { server, owner, repo, ref } = parsed.source;
          const again = [
            server,
            owner,
            repo,
            'tree',
            ref,
            ...(parsed.source.path === '' ? [] : [parsed.source.path]),
          ];
          expect(again.join('/')).toBe(text);
          expect(new URL(text).href.toLowerCase()).toContain(
            `/${owner}/${repo}/tree/${ref}`.toLowerCase(),
          );
          expect(new URL(text).host).toBe('github.com');
        },
      ),
      { numRuns: 500 },
    );
  });

  test('whatever the text, it is refused or lies on github.com for every URL reader', () => {
    const bits = fc.constantFrom(
      'https://',
      'github.com',
      '/',
      'o',
      'r',
      'tree',
      'v1',
      '@',
      ':',
      '\\',
      '.',
      '..',
      '%2f',
      '?',
      '#',
      ' ',
      '\t',
      '\n',
      '\u0456',
      '-',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 14 }), (parts) => {
        const text = `https://github.com${parts.join('')}`;
        const source = parsePluginGithubSource(text);
        if (source !== null) expect(new URL(text).origin).toBe('https://github.com');
      }),
      { numRuns: 2_000 },
    );
  });
});
