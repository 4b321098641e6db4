// The reader of workflow commands does see what a runner would see; otherwise the tests of hostile text
// would pass for nothing.
import { expect, test } from '@jest/globals';
import { readsAsCommand } from './hostile.ts';
import { parseCommand } from './parse-command.ts';

test.each([
  ['::error::x', 'error', {}, 'x'],
  [' \t::error file=a%2Cb,line=3::x%0Ay', 'error', { file: 'a,b', line: '3' }, 'x\ny'],
  ['name ##[add-mask]secret', 'add-mask', {}, 'secret'],
  ['##[set-output name=a;x=1]b', 'set-output', { name: 'a', x: '1' }, 'b'],
])('%j is a command', (line, name, properties, message) => {
  expect(parseCommand(line)).toEqual({ name, properties, message });
  expect(readsAsCommand(line)).toBe(true);
});

test.each(['a ::error::x', '\\::error::x', '#\\#[group]', ': :error::', '# #[x]', 'plain'])(
  '%j is text',
  (line) => {
    expect(parseCommand(line)).toBeNull();
    expect(readsAsCommand(line)).toBe(false);
  },
);
