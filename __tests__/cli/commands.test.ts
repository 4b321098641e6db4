// A command that is asked for by name is declared alone; nothing that a person sees may tell.
import { describe, expect, test } from '@jest/globals';
import { temporaryDirectory } from '../support/tree.ts';
import { command } from './terminal.ts';

const here = temporaryDirectory();

describe('every command of the help', () => {
  test('has the same help alone as among the others', async () => {
    const { out } = await command(here, ['--help']);
    const listed = out.slice(out.indexOf('\nCommands:\n'), out.indexOf('\nExamples:\n'));
    const names = [...listed.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1] ?? '');
    expect(names).toEqual(expect.arrayContaining(['check', 'capabilities', 'init', 'help']));
    for (const name of names.filter((each) => each !== 'help')) {
      const alone = await command(here, [name, '--help']);
      expect(alone.out).toMatch(new RegExp(`^Usage: plugin-gate ${name} `));
      expect(alone).toEqual(await command(here, ['help', name]));
    }
  });

  test('is suggested for a word near it', async () => {
    for (const [word, name] of [
      ['instal', 'install'],
      ['capabilites', 'capabilities'],
      ['digets', 'digest'],
    ] as const) {
      const { code, err } = await command(here, [word]);
      expect(code).toBe(2);
      expect(err).toContain(`did you mean ${name}?`);
    }
  });
});
