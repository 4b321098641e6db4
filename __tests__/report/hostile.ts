// Hostile strings for printers, and how a runner and a terminal would read what was printed.
import fc from 'fast-check';

/** One string for each trick of the threat list. */
export const hostileStrings: readonly string[] = [
  '::error::owned',
  '  ::stop-commands::token',
  '\u3000::add-mask::a',
  '::set-output name=verdict::pass',
  '##[add-mask]a',
  'x ##[stop-commands]y',
  '##[group]',
  '##',
  '[error]x',
  ':',
  '::',
  'a\n::error::b',
  'a\r\n##[error]b',
  'a\r::warning::b',
  'a\u2028::error::b\u2029',
  'a,line=1,title=t::b',
  '%0A::error::x%25',
  '\x1b[31mred\x1b[0m',
  '\x1b]0;title\x07',
  '\x1b]8;;https://evil.example/\x1b\\click\x1b]8;;\x1b\\',
  '\x9b2J',
  'txt.\u202egnp.exe',
  're\u200bad\ufeff',
  '\u{e0041}\u{e0042}',
  '`code`',
  '```\n# heading\n```',
  '[link](https://evil.example/)',
  '![image](https://evil.example/x.png)',
  '<img src=https://evil.example/x.png>',
  '<script>alert(1)</script>',
  '</code></td></table><h1>x</h1>',
  '<!-- plugin-gate -->',
  '-->',
  '@everyone',
  'mail a@evil.example now',
  'mailto:a@evil.example',
  'https://evil.example/a_b_c',
  'www.evil.example',
  'WWW.evil.example/x',
  '<https://evil.example>',
  '[x]: https://evil.example "t"',
  'a | b | c',
  'a \\| b',
  '\\',
  '|',
  '* item',
  '- [ ] task',
  '1. item',
  '# heading',
  '---',
  '===',
  '> quote',
  '*a* _b_ **c** __d__ ~~e~~',
  '$x^2$ and $`y`$',
  '&lt;b&gt; &#64;user &copy;',
  ':tada: #1 owner/repo#2 GH-3',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'n0"]; click n0 "javascript:alert(1)"',
  'end',
  '%%{init: {}}%%',
  '__proto__',
  'a\ud800b',
  '""',
  '" "',
  '"a" and "b',
  "it's",
  '',
  ' ',
  '\t',
];

/** Tricks, joined and mixed with anything else. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...hostileStrings) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));

/**
 * True where a runner may take a line for a command: `::name…::` after leading blanks, or `##[name]`
 * anywhere. Wider than what a runner really knows: no name is asked for.
 */
export function readsAsCommand(line: string): boolean {
  return /^[\s\u0085]*::/.test(line) || line.includes('##[');
}
