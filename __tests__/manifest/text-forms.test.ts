// The forms of names, ids and versions: what is taken, what is refused and why, what is suggested.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isComponentId, parseComponentReference } from '../../src/manifest/component-id.ts';
import { isPluginId, pluginNameFault, suggestPluginName } from '../../src/manifest/plugin-id.ts';
import { suggestVersion, versionFault } from '../../src/manifest/strict-version.ts';

describe('a package name', () => {
  test.each([
    'a',
    '7',
    'page-kit',
    'page.kit',
    'a-b.c-d',
    '0a',
    'x'.repeat(64),
    'state',
    'state.json5',
  ])('%j is one', (name) => expect(isPluginId(name)).toBe(true));

  test.each([
    ['', 'empty'],
    ['x'.repeat(65), 'too-long'],
    ['state.json', 'reserved'],
    ['Page', 'form'],
    ['page_kit', 'form'],
    ['-page', 'form'],
    ['page-', 'form'],
    ['.page', 'form'],
    ['page.', 'form'],
    ['a--b', 'form'],
    ['a..b', 'form'],
    ['page kit', 'form'],
    ['page\n', 'form'],
    ['__proto__', 'form'],
    ['pagé', 'form'],
    ['page\u200b', 'form'],
    ['рage', 'form'],
  ])('%j is none: %s', (name, fault) => expect(pluginNameFault(name)).toBe(fault));

  test('may mix . and -, which only double are refused', () => {
    expect(isPluginId('a.-b')).toBe(true);
    expect(isPluginId('a-.b')).toBe(true);
  });

  test.each([
    ['Page Kit', 'page-kit'],
    ['page_kit', 'page-kit'],
    ['--Page..Kit--', 'page.kit'],
    ['@scope/page', 'scope-page'],
    ['…', null],
    ['state.json', null],
  ])('for %j the suggestion is %j', (name, suggestion) => {
    expect(suggestPluginName(name)).toBe(suggestion);
  });

  test('a suggestion is always a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const suggestion = suggestPluginName(text);
        expect(suggestion === null || isPluginId(suggestion)).toBe(true);
      }),
    );
  });
});

describe('a version', () => {
  test.each([
    '0.0.0',
    '1.2.3',
    '1.2.3-rc.1',
    '1.2.3-0a.b-c',
    '1.2.3+build.007',
    '1.2.3-rc.1+build',
    `1.0.0-${'a'.repeat(250)}`,
  ])('%j is one', (version) => expect(versionFault(version)).toBeNull());

  test.each([
    [`1.0.0-${'a'.repeat(251)}`, 'too-long'],
    ['v1.2.3', 'prefix'],
    ['=1.2.3', 'prefix'],
    [' 1.2.3', 'space'],
    ['1.2.3\n', 'space'],
    ['1. 2.3', 'space'],
    ['1.02.3', 'form'],
    ['1.2', 'form'],
    ['1.2.3.4', 'form'],
    ['1.2.3-', 'form'],
    ['1.2.3-01', 'form'],
    ['1.2.3+', 'form'],
    ['1.x.3', 'form'],
    ['', 'form'],
    ['１.2.3', 'form'],
    ['99999999999999999999.0.0', 'form'],
  ])('%j is none: %s', (version, fault) => expect(versionFault(version)).toBe(fault));

  test.each([
    ['v1.2.3', '1.2.3'],
    ['= 1.2.3', '1.2.3'],
    [' 1.2.3 ', '1.2.3'],
    ['1.02.3', '1.2.3'],
    ['1.2', '1.2.0'],
    ['v2', '2.0.0'],
    ['1.2-rc.1', '1.2.0-rc.1'],
    ['latest', null],
    ['1.2.3.4', null],
    ['1.2.3-01', null],
  ])('for %j the suggestion is %j', (version, suggestion) => {
    expect(suggestVersion(version)).toBe(suggestion);
  });

  test('a suggestion is always a version', () => {
    const piece = fc.constantFrom('v', '=', ' ', '0', '1', '9', '.', '-', '+', 'rc', 'x');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const suggestion = suggestVersion(pieces.join(''));
        expect(suggestion === null || versionFault(suggestion) === null).toBe(true);
      }),
    );
  });
});

describe('a component id', () => {
  test.each([
    'a',
    '0',
    'read-page',
    'read_page',
    'read.page',
    'a--b',
    'a..b',
    'a-',
    'x'.repeat(80),
  ])('%j is one', (id) => expect(isComponentId(id)).toBe(true));

  test.each(['', 'x'.repeat(81), 'Read', '-a', '.a', '_a', 'a b', 'a:b', 'a\n', '__proto__'])(
    '%j is none',
    (id) => expect(isComponentId(id)).toBe(false),
  );

  test('and its kind make a reference', () => {
    expect(parseComponentReference('skill:read.page')).toEqual({ kind: 'skill', id: 'read.page' });
    expect(parseComponentReference('skill')).toBeNull();
    expect(parseComponentReference(`${'s'.repeat(1_000_000)}:a`)).toBeNull();
  });
});
