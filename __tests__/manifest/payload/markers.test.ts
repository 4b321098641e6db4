import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scanMarkers } from '../../../src/manifest/payload/markers.ts';

const root = `\${pluginRoot}`;
const scan = `\${component:script:scan}`;

function suffixes(text: string): readonly string[] {
  return scanMarkers(text).markers.map(({ suffix }) => suffix);
}

describe('where the path behind a marker ends', () => {
  test.each([
    [`${root} is here`, ''],
    [`${root}/docs/page.md is here`, 'docs/page.md'],
    [`see ${root}/docs/page.md.`, 'docs/page.md'],
    [`see ${root}/docs/page.md: it is long`, 'docs/page.md'],
    [`(${root}/docs/page.md)`, 'docs/page.md'],
    [`\`${root}/docs/page.md\``, 'docs/page.md'],
    [`[page](${root}/docs/page.md#top)`, 'docs/page.md'],
    [`"${root}/docs/page.md"`, 'docs/page.md'],
    [`${root}/docs, ${'and more'}`, 'docs'],
    [`${root}/docs/`, 'docs/'],
    [`${root}/docs/<name>.md`, 'docs'],
    [`${root}/docs/page-{n}.md`, 'docs'],
    [`${root}/docs/*.md`, 'docs'],
    [`${root}/docs/$1.md`, 'docs'],
    [`${root}/*.md`, ''],
    [`${root}/../up.md`, '../up.md'],
    [`${root}/..`, '..'],
    [`${scan}`, ''],
    [`${scan}/data.json`, 'data.json'],
  ])('%s', (text, suffix) => {
    expect(suffixes(text)).toEqual([suffix]);
  });
});

describe('what is a marker', () => {
  test('a component has a kind and an id', () => {
    expect(scanMarkers(`run ${scan}`).markers).toEqual([
      {
        start: 4,
        markerEnd: 28,
        end: 28,
        names: { what: 'component', kind: 'script', id: 'scan' },
        suffix: '',
      },
    ]);
  });

  test.each([
    [`\${plugin_root}`, root],
    [`\${PluginRoot}`, root],
    [`\${pluginRoot }`, root],
    [`\${plugin-root}`, root],
    [`\${component:script}`, null],
    [`\${component:script:}`, null],
    [`\${component::scan}`, null],
    [`\${component:script/scan}`, scan],
    [`\${Component:Script:Scan}`, scan],
    [`\${components:script:scan}`, scan],
    [`\${component.script.scan}`, scan],
    [`\${pluginRoot/x`, null],
    [`\${component:script:scan and more`, null],
  ])('%s is malformed', (text, better) => {
    const { markers, malformed } = scanMarkers(text);
    expect(markers).toEqual([]);
    expect(malformed.map((one) => [one.text, one.better])).toEqual([[text, better]]);
  });

  test.each([
    [`\${PLUGIN_ROOT}`],
    [`\${HOME}`],
    [`\${component}`],
    [`\${componentName}`],
    [`\${}`],
    ['$pluginRoot'],
    ['{pluginRoot}'],
  ])('%s is none of ours', (text) => {
    expect(scanMarkers(text)).toEqual({ markers: [], malformed: [] });
  });
});

test('whatever the text, spans lie in it and in order', () => {
  const piece = fc.constantFrom(
    '$',
    '{',
    '}',
    'pluginRoot',
    'component:',
    'a',
    ':',
    '/',
    '..',
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const { markers, malformed } = scanMarkers(text);
      for (const { start, markerEnd, end, suffix } of markers) {
        expect(text.slice(start, start + 2)).toBe(`\${`);
        expect(text[markerEnd - 1]).toBe('}');
        expect(text.slice(markerEnd, end)).toBe(suffix === '' ? '' : `/${suffix}`);
      }
      for (const one of malformed) expect(text.slice(one.start, one.end)).toBe(one.text);
    }),
  );
});
