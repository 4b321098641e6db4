// The escapers, tried with what threats.md lists under "Log and report injection" and "Text".
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  forCommandData,
  forCommandProperty,
  forHtml,
  forJsonText,
  forLog,
  forMermaid,
  guardLogLine,
  hasUnseen,
  visible,
} from '../../src/base/escape.ts';
import { hostileText, readsAsCommand } from '../report/hostile.ts';

describe('visible', () => {
  test.each([
    ['line feed and carriage return', 'a\nb\rc', 'a\\nb\\rc'],
    ['tab', 'a\tb', 'a\\tb'],
    ['NUL and DEL', '\0\x7f', '\\x00\\x7F'],
    ['a colour', '\x1b[31mred\x1b[0m', '\\x1B[31mred\\x1B[0m'],
    ['a one-byte CSI', '\x9b31m', '\\x9B31m'],
    ['an OSC link', '\x1b]8;;http://x\x07', '\\x1B]8;;http://x\\x07'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['right-to-left override', 'a\u202egnp.exe', 'a\\u202Egnp.exe'],
    ['isolates', '\u2066x\u2069', '\\u2066x\\u2069'],
    ['zero-width', 're\u200bad\u200d\ufeff', 're\\u200Bad\\u200D\\uFEFF'],
    ['soft hyphen', 're\u00adad', 're\\xADad'],
    ['Unicode tags', 'a\u{e0041}\u{e007f}', 'a\\u{E0041}\\u{E007F}'],
    ['variation selectors that hide data', 'a\ufe01b\ufe0f\u{e0101}', 'a\\uFE01b\\uFE0F\\u{E0101}'],
    ['letters that draw nothing', 'a\u3164\uffa0\u2800', 'a\\u3164\\uFFA0\\u2800'],
    ['other blanks', 'a\u00a0b\u2003c', 'a\\xA0b\\u2003c'],
    ['lone surrogates', 'a\ud800b\udc00', 'a\\uD800b\\uDC00'],
  ])('shows %s', (_name, text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(hasUnseen(text)).toBe(true);
  });

  test.each([
    'skills/read/SKILL.md',
    'läuft über Brücken',
    '全角　スペース',
    'emoji ❤️ 😀 1️⃣',
    'a\\nb',
    'नमस्ते',
  ])('leaves %j alone', (text) => {
    expect(visible(text)).toBe(text);
    expect(hasUnseen(text)).toBe(false);
  });

  test('a second pass changes nothing', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(visible(visible(text))).toBe(visible(text));
      }),
    );
  });
});

describe('log lines', () => {
  test.each([
    ['::error::x', '\\::error::x'],
    ['  \t::add-mask::x', '  \\t::add-mask::x'],
    ['\u3000::stop-commands::x', '\u3000\\::stop-commands::x'],
    ['name ##[add-mask]x', 'name #\\#[add-mask]x'],
    ['###[error]', '##\\#[error]'],
    ['a::b', 'a::b'],
    ['## heading [x]', '## heading [x]'],
  ])('%j becomes %j', (text, shown) => {
    expect(forLog(text)).toBe(shown);
  });

  test('no line reads as a command, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 4 }), (pieces) => {
        const line = guardLogLine(pieces.map(visible).join(''));
        expect(readsAsCommand(line)).toBe(false);
        expect(line).not.toMatch(/[\r\n\u2028\u2029\x1b]/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('workflow commands', () => {
  test('data keeps its lines and nothing else', () => {
    expect(forCommandData(['100% wrong', '::error::x', 'a\nb ##[add-mask]c'])).toBe(
      '100%25 wrong%0A\\::error::x%0Aa\\nb #\\#[add-mask]c',
    );
  });

  test('a property cannot begin another one or the message', () => {
    expect(forCommandProperty('a,line=1::stop\r\n%0A##[x]')).toBe(
      'a%2Cline=1%3A%3Astop\\r\\n%250A#\\#[x]',
    );
  });

  test('the runner reads back exactly one command with our name', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (file, message) => {
        const line = `::error file=${forCommandProperty(file)}::${forCommandData([message])}`;
        const read = /^::([a-z-]+) file=([^,:]*)::(.*)$/.exec(line);
        expect(read?.[1]).toBe('error');
        expect(line.indexOf('##[')).toBe(-1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('JSON text', () => {
  test('means the same and is harmless in a log', () => {
    fc.assert(
      fc.property(fc.array(hostileText), (strings) => {
        const text = forJsonText(JSON.stringify({ strings }, null, 2));
        expect(JSON.parse(text)).toEqual({ strings });
        for (const line of text.split('\n')) {
          expect(readsAsCommand(line)).toBe(false);
          expect(hasUnseen(line)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('HTML and Mermaid', () => {
  test('HTML keeps text in its place', () => {
    expect(forHtml(`</script><img src=x onerror="a('b')">&amp;`)).toBe(
      '&lt;/script&gt;&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;',
    );
  });

  test('a Mermaid label cannot leave its quotes', () => {
    expect(forMermaid('skill:read')).toBe('skill:read');
    expect(forMermaid('a"];click n0 "x')).toBe('a#34;#93;#59;click#32;n0#32;#34;x');
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(forMermaid(text)).toMatch(/^(?:[A-Za-z0-9.:/_-]|#\d+;)*$/);
      }),
    );
  });
});
