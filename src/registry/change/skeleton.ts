// Names that look alike to a reader have one skeleton. For names of `a-z 0-9 . -`, and for the letters of
// other scripts that people put in their place. Pure; tells nothing about spelling mistakes.
// Specification: registry page, "The gate on a change" (confusable names).

/** Single characters and what they are read as. */
const single: ReadonlyMap<string, string> = new Map([
  ...pairs('0о०οօ߀', 'o'),
  ...pairs('1iіӏ|ıɩɪιℓ', 'l'),
  ...pairs('3еєё', 'e'),
  ...pairs('5ѕ', 's'),
  ...pairs('8ь', 'b'),
  ...pairs('2', 'z'),
  ...pairs('69ɡց', 'g'),
  ...pairs('7', 't'),
  ...pairs('4аαɑ', 'a'),
  ...pairs('сϲ', 'c'),
  ...pairs('рρ', 'p'),
  ...pairs('хχ', 'x'),
  ...pairs('уүγ', 'y'),
  ...pairs('ј', 'j'),
  ...pairs('һհ', 'h'),
  ...pairs('ԁ', 'd'),
  ...pairs('ԛ', 'q'),
  ...pairs('ԝѡ', 'w'),
  ...pairs('νѵ', 'v'),
  ...pairs('κк', 'k'),
  ...pairs('ոп', 'n'),
  ...pairs('м', 'm'),
  ...pairs('тτ', 't'),
  ...pairs('гᴦ', 'r'),
  ...pairs('υս', 'u'),
]);

/** Pairs of characters that are read as one; applied after the single ones. */
const doubled: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['nn', 'm'],
  ['vv', 'w'],
  ['uu', 'w'],
  ['cl', 'd'],
];

/** Without the separators that no one remembers. */
export function withoutSeparators(name: string): string {
  return name.replace(/[-._]/g, '');
}

/** What a hurried reader sees. Two names with one skeleton are confusable. */
export function skeletonOf(name: string): string {
  let text = '';
  for (const character of withoutSeparators(name.normalize('NFKD').toLowerCase())) {
    if (/\p{M}|\p{Cf}/u.test(character)) continue;
    text += single.get(character) ?? character;
  }
  for (const [pair, one] of doubled) text = text.replaceAll(pair, one);
  return text;
}

function pairs(characters: string, as: string): readonly (readonly [string, string])[] {
  return [...characters].map((character) => [character, as]);
}
