import { describe, expect, test } from '@jest/globals';
import { parseRegistry } from '../../src/registry/parse-registry.ts';
import { sortRows } from '../../src/registry/sort-rows.ts';

function sorted(text: string): string | null {
  const registry = parseRegistry(Buffer.from(text), 'registry.yaml');
  expect(registry.readable).toBe(true);
  const once = sortRows(registry);
  if (once !== null) {
    expect(sortRows(parseRegistry(Buffer.from(once), 'registry.yaml'))).toBe(once);
  }
  return once;
}

describe('rows in blocks', () => {
  test.each([
    ['nothing to do', '- name: a\n- name: b\n', '- name: a\n- name: b\n'],
    ['two rows', '- name: b\n- name: a\n', '- name: a\n- name: b\n'],
    [
      'a comment directly above a row moves with it; one that stands apart stays',
      '# head\n\n# b one\n# b two\n- name: b\n\n# apart\n\n# a\n- name: a\n# end\n',
      '# head\n\n# a\n- name: a\n\n# apart\n\n# b one\n# b two\n- name: b\n# end\n',
    ],
    [
      'a comment above the first row moves too',
      '# b\n- name: b\n- name: a\n',
      '- name: a\n# b\n- name: b\n',
    ],
    [
      'comments inside a row and behind its values stay in it',
      '- name: b # x\n  # y\n  kind: skill\n  # z\n- name: a\n',
      '- name: a\n- name: b # x\n  # y\n  kind: skill\n  # z\n',
    ],
    [
      'blank lines stay between rows',
      '- name: c\n\n- name: b\n\n\n- name: a\n',
      '- name: a\n\n- name: b\n\n\n- name: c\n',
    ],
    [
      'rows under entries',
      'entries:\n  # b\n  - name: b\n# also b\n  - name: a\n\n# end\n',
      'entries:\n# also b\n  - name: a\n  # b\n  - name: b\n\n# end\n',
    ],
    ['no last line break', '- name: b\n- name: a', '- name: a\n- name: b'],
    ['CRLF', '- name: b\r\n  kind: x\r\n- name: a', '- name: a\r\n- name: b\r\n  kind: x'],
    [
      'nested lists and block scalars',
      '- name: b\n  requires:\n  - x\n  description: |\n    - name: a\n\n    # no comment\n- name: a\n',
      '- name: a\n- name: b\n  requires:\n  - x\n  description: |\n    - name: a\n\n    # no comment\n',
    ],
    [
      'the dash on a line of its own',
      '-\n  name: b\n- # a\n  name: a\n',
      '- # a\n  name: a\n-\n  name: b\n',
    ],
    [
      'flow rows in a block list',
      '- {name: b} # b\n- {name: a}\n',
      '- {name: a}\n- {name: b} # b\n',
    ],
    [
      'by UTF-16 code units',
      '- name: aa\n- name: a.z\n- name: a-z\n- name: a0\n',
      '- name: a-z\n- name: a.z\n- name: a0\n- name: aa\n',
    ],
    [
      'rows of one name keep their order',
      '- name: b\n- name: a\n  kind: plugin\n- name: a\n  kind: extension\n',
      '- name: a\n  kind: plugin\n- name: a\n  kind: extension\n- name: b\n',
    ],
    [
      'flow rows over lines in a block list',
      '- {name: b,\n   x: 1\n  } # b\n- {name: a}\n',
      '- {name: a}\n- {name: b,\n   x: 1\n  } # b\n',
    ],
    [
      'a block scalar that keeps its line breaks takes them along',
      '- name: b\n  x: |+\n    one\n\n\n- name: a\n\n# end\n',
      '- name: a\n- name: b\n  x: |+\n    one\n\n\n\n# end\n',
    ],
    ['document markers', '---\n- name: b\n- name: a\n...\n', '---\n- name: a\n- name: b\n...\n'],
  ])('%s', (_name, text, expected) => {
    expect(sorted(text)).toBe(expected);
  });
});

describe('rows in flow', () => {
  test.each([
    ['one line', '[{name: b}, {name: a},]\n', '[{name: a}, {name: b},]\n'],
    [
      'lines with comments above and behind',
      'entries: [\n  # b\n  {name: b}, # was b\n  {name: a}\n  ]\n',
      'entries: [\n  {name: a},\n  # b\n  {name: b} # was b\n  ]\n',
    ],
    [
      'rows over lines',
      '[\n  {name: b,\n   kind: x},\n  {name: a}\n]\n',
      '[\n  {name: a},\n  {name: b,\n   kind: x}\n]\n',
    ],
    ['JSON', '[{"name": "b"},{"name": "a"}]', '[{"name": "a"},{"name": "b"}]'],
  ])('%s', (_name, text, expected) => {
    expect(sorted(text)).toBe(expected);
  });

  test('rows that share a line among comments are left for a person', () => {
    expect(sorted('[{name: b}, {name: a}, # which?\n]\n')).toBeNull();
    expect(sorted('[\n  {name: b}, # b\n  {name: a}]\n')).toBeNull();
  });
});
