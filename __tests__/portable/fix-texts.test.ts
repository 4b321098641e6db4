// The ten most common faults as a new author meets them: doing what the fix says, and nothing else, makes
// the finding go away. Each edit below is the literal fix text carried out.
import { describe, expect, test } from '@jest/globals';
import { mcpText, overHttp, stdio } from '../support/portable-packages.ts';
import { type Json, manifestText, skillText, writePackage } from '../support/tree.ts';
import { judgedGiven } from './support/judged.ts';

type Files = Readonly<Record<string, string | null>>;

interface Fault {
  readonly name: string;
  readonly rule: string;
  readonly before: Files;
  readonly fix: string;
  /** The same package after the fix. */
  readonly after: Files;
}

function server(fields: Json): Files {
  return { 'mcp.json': mcpText({ tools: fields }) };
}

function skill(...lines: readonly string[]): Files {
  return { 'skills/read/SKILL.md': `---\n${lines.join('\n')}\n---\n\nRead it.\n` };
}

const faults: readonly Fault[] = [
  {
    name: 'an unquoted colon',
    rule: 'agent-skill/frontmatter',
    before: skill('name: read', 'description: Use when: a page is given'),
    fix: 'Put the whole value of "description" in double quotes.',
    after: skill('name: read', 'description: "Use when: a page is given"'),
  },
  {
    name: 'a byte-order mark',
    rule: 'agent-skill/frontmatter',
    before: { 'skills/read/SKILL.md': `\uFEFF${skillText}` },
    fix: 'Save the file as UTF-8 without a byte-order mark.',
    after: { 'skills/read/SKILL.md': skillText },
  },
  {
    name: 'a name that differs from its directory',
    rule: 'agent-skill/name-directory',
    before: skill('name: reader', 'description: Reads.'),
    fix: 'rename the directory to "reader"; or write: name: read',
    after: skill('name: read', 'description: Reads.'),
  },
  {
    name: 'a missing description',
    rule: 'agent-skill/description',
    before: skill('name: read'),
    fix: 'add this line and replace the words in <>: description: "<what this skill does, and when to use it>"',
    after: skill('name: read', 'description: Reads.'),
  },
  {
    name: 'a list in allowed-tools',
    rule: 'agent-skill/allowed-tools-list',
    before: skill(
      'name: read',
      'description: Reads.',
      'allowed-tools:',
      '  - Read',
      '  - Bash(git:*)',
    ),
    fix: 'Write allowed-tools: "Read Bash(git:*)"',
    after: skill('name: read', 'description: Reads.', 'allowed-tools: "Read Bash(git:*)"'),
  },
  {
    name: 'a nested skill',
    rule: 'agent-skill/not-discovered',
    before: { 'skills/read/SKILL.md': null, 'skills/pages/read/SKILL.md': skillText },
    fix: 'Move "skills/pages/read/SKILL.md" to "skills/read/SKILL.md" if clients are meant to load it.',
    after: { 'skills/read/SKILL.md': skillText },
  },
  {
    name: 'mcp.json from another vendor: no $schema',
    rule: 'mcp/schema',
    before: { 'mcp.json': mcpText({ tools: stdio() }, {}) },
    fix: 'Add "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json".',
    after: server(stdio()),
  },
  {
    name: 'mcp.json from another vendor: no type',
    rule: 'mcp/server',
    before: server({ command: 'node' }),
    fix: 'Add "type": "stdio".',
    after: server({ command: 'node', type: 'stdio' }),
  },
  ...['servers', 'mcp_servers', 'mcpservers', 'Servers'].map((key) => ({
    name: `mcp.json from another vendor: ${key}`,
    rule: 'mcp/unknown-key',
    before: { 'mcp.json': mcpText({ tools: stdio() }).replace('mcpServers', key) },
    fix: `Rename "${key}" to "mcpServers".`,
    after: server(stdio()),
  })),
  {
    name: 'mcp.json from another vendor: no type of a server with a url',
    rule: 'mcp/server',
    before: server({ url: 'https://tools.example/mcp' }),
    fix: 'Add "type": "streamable-http".',
    after: server({ url: 'https://tools.example/mcp', type: 'streamable-http' }),
  },
  {
    name: 'plain http',
    rule: 'mcp/url',
    before: server(overHttp({ url: 'http://tools.example/mcp' })),
    fix: 'Write "https://"; plain http is only for localhost, 127.0.0.0/8 and [::1].',
    after: server(overHttp({ url: 'https://tools.example/mcp' })),
  },
  {
    name: 'a command with arguments',
    rule: 'mcp/command',
    before: server(stdio({ command: 'node server.js --port 80' })),
    fix: 'Write "command": "node" and "args": ["server.js", "--port", "80"].',
    after: server(stdio({ command: 'node', args: ['server.js', '--port', '80'] })),
  },
  {
    name: 'an unknown key of the manifest',
    rule: 'portable/unknown-field',
    before: { 'plugin.json': manifestText({ licence: 'MIT' }) },
    fix: 'Write "license" instead of "licence", or remove it.',
    after: { 'plugin.json': manifestText({ license: 'MIT' }) },
  },
  {
    name: 'a key of the Clio block in the root',
    rule: 'portable/unknown-field',
    before: { 'plugin.json': manifestText({ resources: { prompts: 'prompts' } }) },
    fix: 'Move it into extensions["ai.iowarp.clio"].',
    after: { 'plugin.json': manifestText({}, { resources: { prompts: 'prompts' } }) },
  },
  {
    name: 'an unknown key of a skill',
    rule: 'agent-skill/unknown-key',
    before: skill('name: read', 'description: Reads.', 'version: 1.0.0'),
    fix: 'Move "version" below "metadata", as a string.',
    after: skill('name: read', 'description: Reads.', 'metadata:', '  version: "1.0.0"'),
  },
];

describe('following the fix alone', () => {
  test.each(faults.map((one): [string, Fault] => [one.name, one]))('%s', (_name, fault) => {
    const before = judgedGiven((directory) => writePackage(directory, fault.before));
    expect(before.findings.map(({ rule, fix }) => [rule, fix])).toEqual([[fault.rule, fault.fix]]);
    const after = judgedGiven((directory) => writePackage(directory, fault.after));
    expect(after.findings).toEqual([]);
  });
});

test('servers under another name are judged in the same round', () => {
  const text = '{"servers": {"tools": {"command": "node"}}, "inputs": []}';
  const { findings } = judgedGiven((directory) => writePackage(directory, { 'mcp.json': text }));
  expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['mcp/unknown-key', 'Rename "servers" to "mcpServers".'],
    ['mcp/unknown-key', 'Remove "inputs" from mcp.json.'],
    ['mcp/schema', 'Add "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json".'],
    ['mcp/server', 'Add "type": "stdio".'],
  ]);
});
