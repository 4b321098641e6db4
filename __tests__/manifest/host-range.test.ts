// Ranges of hosts as authors write them, and which host generations they reach.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Fault } from '../../src/base/fault.ts';
import {
  generationOfHost,
  generationsInRange,
  hostSatisfies,
  rangeFault,
} from '../../src/manifest/host-range.ts';

const reach = (range: string | null) => generationsInRange(range).map(({ id }) => id);

describe('a range', () => {
  test.each([
    '>=0.4.0 <0.7.0 || ^1.0.0',
    '*',
    '0.6.x',
    '1.X',
    '~0.6',
    '^0.5.0',
    '0.5.0 - 0.6.2',
    '=0.6.2',
    '>=0.6.2-rc.1',
    ' >= 0.5.0 ',
    '1.0.0-x.1',
    `>=0.5.0 ${'<1.0.0 '.repeat(35)}`.trim(),
  ])('%j is one', (range) => expect(rangeFault(range)).toBeNull());

  test.each([
    ['', 'empty-part'],
    ['  ', 'empty-part'],
    ['^0.5.0 || ', 'empty-part'],
    ['|| ^0.5.0', 'empty-part'],
    ['^0.5.0 || || ^1.0.0', 'empty-part'],
    ['^0.5.0 |||| ^1.0.0', 'empty-part'],
    ['1.x.3', 'open-wildcard'],
    ['~1.x.3', 'open-wildcard'],
    ['^*.2', 'open-wildcard'],
    ['>=1.X.0', 'open-wildcard'],
    ['0.5.0 - 1.x.3', 'open-wildcard'],
    ['^0.5.0 ||1.*.3', 'open-wildcard'],
    ['latest', 'not-a-range'],
    ['>=0.5.0 next', 'not-a-range'],
    ['>=0.5.0, <0.7.0', 'not-a-range'],
    ['0.5.0.1', 'not-a-range'],
    ['=>0.5.0', 'not-a-range'],
    ['>=00.5.0', 'not-a-range'],
    ['npm:kit@^1.0.0', 'not-a-range'],
    [`>=0.5.0${' '.repeat(250)}`, 'too-long'],
  ])('%j is none: %s', (range, fault) => expect(rangeFault(range)).toBe(fault));

  test('of 256 characters is read, of 257 is not', () => {
    expect(rangeFault(`>=0.5.0${' '.repeat(249)}`)).toBeNull();
    expect(rangeFault(`>=0.5.0${' '.repeat(250)}`)).toBe('too-long');
  });

  test('however it is made up, is judged without an error', () => {
    const piece = fc.constantFrom(
      '0',
      '1',
      'x',
      '*',
      '.',
      '-',
      '||',
      '|',
      '>',
      '<',
      '=',
      '~',
      '^',
      ' ',
      'a',
      '+',
      '0.6.2',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const range = pieces.join('');
        const reached = reach(range);
        if (rangeFault(range) !== null) expect(reached).toEqual([]);
        else
          expect(['', 'before-0.6.2', '0.6.2', 'before-0.6.2 0.6.2']).toContain(reached.join(' '));
      }),
    );
  });
});

describe('which generations a range reaches', () => {
  test.each([
    [null, ['before-0.6.2', '0.6.2']],
    ['*', ['before-0.6.2', '0.6.2']],
    ['>=0.5.0', ['before-0.6.2', '0.6.2']],
    ['<=0.6.2', ['before-0.6.2', '0.6.2']],
    ['0.6.1 || 0.6.2', ['before-0.6.2', '0.6.2']],
    ['<0.6.2', ['before-0.6.2']],
    ['<0.6.2-0', ['before-0.6.2']],
    ['>=0.5.0 <0.6.2', ['before-0.6.2']],
    ['~0.5.0', ['before-0.6.2']],
    ['0.6.1', ['before-0.6.2']],
    ['>=0.5.0 <0.6.2 || >=0.7.0', ['before-0.6.2', '0.6.2']],
    ['>=0.6.2', ['0.6.2']],
    ['>=0.6.2-0', ['0.6.2']],
    ['^0.7.0', ['0.6.2']],
    ['>=99.0.0', ['0.6.2']],
    // Only pre-releases of 0.6.2: the older generation is not reached, so they count.
    ['0.6.2-rc.1', ['0.6.2']],
    ['>=0.6.2-rc.1 <0.6.2', ['0.6.2']],
    // The same pre-releases beside an older host do not.
    ['0.6.1 || >=0.6.2-rc.1 <0.6.2', ['before-0.6.2']],
    ['>2.0.0 <1.0.0', []],
    ['<0.0.0-0', []],
    ['latest', []],
  ])('%j reaches %j', (range, expected) => expect(reach(range)).toEqual(expected));
});

describe('a host version', () => {
  test.each([
    ['0.1.0', 'before-0.6.2'],
    ['0.6.1', 'before-0.6.2'],
    ['0.6.2-rc.1', '0.6.2'],
    ['0.6.2', '0.6.2'],
    ['1.0.0-beta', '0.6.2'],
    ['12.0.0', '0.6.2'],
  ])('%s belongs to %s', (version, generation) => {
    expect(generationOfHost(version).id).toBe(generation);
  });

  test.each(['', 'latest', 'v0.6.2', '0.6', '0.6.2 ', 'AUTO'])('%j is none', (version) => {
    expect(() => generationOfHost(version)).toThrow(Fault);
    expect(() => generationOfHost(version)).toThrow(/is not a Clio version/);
  });

  test.each([
    ['0.6.2', null, true],
    ['0.6.2', '>=0.5.0', true],
    ['0.6.2', '<0.6.2', false],
    ['0.7.0', '^0.6.0', false],
    ['0.7.0-rc.1', '>=0.6.0', false],
    ['0.7.0-rc.1', '>=0.7.0-rc.0', true],
  ])('%s in %j: %s', (version, range, expected) => {
    expect(hostSatisfies(version, range)).toBe(expected);
  });
});
