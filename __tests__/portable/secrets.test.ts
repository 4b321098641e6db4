// Whatever is wrong around a secret, it never reaches a finding: not the message, not the excerpt.
import { describe, expect, test } from '@jest/globals';
import { mcpText, overHttp, stdio } from '../support/portable-packages.ts';
import { type Json, writePackage } from '../support/tree.ts';
import { judgedGiven } from './support/judged.ts';

const secret = 'correct-horse-battery';
const key = `ghp_${'a1B2'.repeat(9)}`;

function findingsOn(text: string): string {
  return JSON.stringify(
    judgedGiven((directory) => writePackage(directory, { 'mcp.json': text })).findings,
  );
}

const servers: readonly (readonly [string, Json])[] = [
  ['a variable', stdio({ env: { API_TOKEN: secret } })],
  [
    'a variable beside one of the client',
    stdio({ env: { PLUGIN_ROOT: 'x', DB_PASSWORD: secret } }),
  ],
  ['a header', overHttp({ headers: { Authorization: `Bearer ${secret}` } })],
  ['a header with a line feed', overHttp({ headers: { 'X-Api-Key': `${secret}\n` } })],
  ['a header in two cases', overHttp({ headers: { Cookie: secret, cookie: secret } })],
  ['a server without a type', { command: 'node', env: { CLIENT_SECRET: secret } }],
  ['env in one string', stdio({ env: `TOKEN=${secret}` })],
  ['env as a list', stdio({ env: [`TOKEN=${secret}`] })],
  ['env within env', stdio({ env: { MORE: { TOKEN: secret } } })],
  ['a secret where no field is', stdio({ token: secret })],
  ['a user in the URL', overHttp({ url: `https://me:${secret}@tools.example/` })],
  ['a query', overHttp({ url: `https://tools.example/?key=${secret}#x` })],
];

describe('secrets in mcp.json', () => {
  test.each(servers)('%s is never shown, on many lines or on one', (_name, server) => {
    const text = mcpText({ tools: server });
    for (const one of [text, `${JSON.stringify(JSON.parse(text))}\n`]) {
      const findings = findingsOn(one);
      expect(findings).toContain('mcp/');
      expect(findings).not.toContain('correct-horse');
    }
  });

  test('a secret in a text that is no JSON is never shown', () => {
    const findings = findingsOn(
      `{ "mcpServers": { "a": { "env": { "API_TOKEN": "${secret}" } } }, }\n`,
    );
    expect(findings).toContain('mcp/json');
    expect(findings).not.toContain('correct-horse');
  });

  test.each([
    ['an argument', stdio({ args: ['--key', key] })],
    ['a command', stdio({ command: `serve --key=${key}` })],
    ['a working directory', stdio({ cwd: key })],
    ['a variable with a harmless name', stdio({ env: { MODE: key } })],
    ['a path of a URL', overHttp({ url: `http://tools.example/${key}` })],
  ])('a value of a known form in %s is never shown', (_name, server) => {
    const findings = findingsOn(JSON.stringify(JSON.parse(mcpText({ tools: server }))));
    expect(findings).toContain('mcp/');
    expect(findings).not.toContain('a1B2');
  });

  test('the warning says where, what it is called and what to do', () => {
    const { findings } = judgedGiven((directory) =>
      writePackage(directory, {
        'mcp.json': mcpText({ tools: stdio({ env: { API_TOKEN: secret } }) }),
      }),
    );
    expect(findings).toMatchObject([
      {
        rule: 'mcp/secret',
        place: { file: 'mcp.json', line: 8, column: 22, excerpt: null },
        found: null,
        fix: "Take the secret out of mcp.json, replace it where it is valid, and let the client's user supply it.",
      },
    ]);
  });
});
