// URLs of servers as attackers and hurried people write them, each with what a client does about it.
import { describe, expect, test } from '@jest/globals';
import { overHttp, writeServer } from '../support/portable-packages.ts';
import { judgedGiven } from './support/judged.ts';

const urls: readonly (readonly [url: string, told: readonly string[]])[] = [
  ['https://tools.example', []],
  ['HTTPS://tools.example/mcp', []],
  ['https://tools.example:8443/a/../b?c=d', []],
  ['https://[2001:db8::1]/mcp', []],
  ['http://localhost', []],
  ['http://LOCALHOST:80/', []],
  ['http://127.0.0.1:1/', []],
  ['http://127.255.255.254/', []],
  ['http://[::1]/', []],
  ['http://127.1/', ['mcp/url-form host']],
  ['http://2130706433/', ['mcp/url-form host']],
  ['http://0x7f.1/', ['mcp/url-form host']],
  ['http://0177.0.0.1/', ['mcp/url-form host']],
  ['http://[::ffff:127.0.0.1]/', ['mcp/url-form host']],
  ['http://[::ffff:7f00:1]/', ['mcp/url-form host']],
  ['http://[0:0:0:0:0:0:0:1]/', ['mcp/url-form host']],
  ['https://10.1/', ['mcp/url-form host']],
  ['https://t\u043eols.example/', ['mcp/url-form host']],
  ['https://tools%2eexample/', ['mcp/url-form host']],
  ['http://0.0.0.0/', ['mcp/url plain-http']],
  ['http://[::]/', ['mcp/url plain-http']],
  ['http://[::ffff:8.8.8.8]/', ['mcp/url plain-http']],
  ['http://128.0.0.1/', ['mcp/url plain-http']],
  ['http://10.0.0.1/', ['mcp/url plain-http']],
  ['http://localhost./', ['mcp/url plain-http']],
  ['http://localhost.evil.example/', ['mcp/url plain-http']],
  ['http://127.0.0.1.evil.example/', ['mcp/url plain-http']],
  ['https://tools.example@evil.example/', ['mcp/url user']],
  ['https://@tools.example/', ['mcp/url user']],
  ['http://localhost@evil.example/', ['mcp/url user']],
  ['https://tools.example\\@evil.example/', ['mcp/url form', 'mcp/url user']],
  ['https:\\\\tools.example/', ['mcp/url form']],
  ['https:/tools.example/', ['mcp/url form']],
  ['https:tools.example', ['mcp/url form']],
  ['//tools.example/mcp', ['mcp/url form']],
  ['tools.example/mcp', ['mcp/url form']],
  ['', ['mcp/url form']],
  [' https://tools.example/', ['mcp/url form']],
  ['https://tools.example/ ', ['mcp/url form']],
  ['https://tools.exa\tmple/', ['mcp/url form']],
  ['https://tools.example/\r\nX: y', ['mcp/url form']],
  ['javascript:alert(1)', ['mcp/url form']],
  ['file:///etc/passwd', ['mcp/url form']],
  ['https://', ['mcp/url host']],
  ['https:///mcp', ['mcp/url host']],
  ['https://?a', ['mcp/url host']],
  ['https://:443/', ['mcp/url host']],
  ['https://tools.example:port/', ['mcp/url host']],
  ['https://[::1/', ['mcp/url host']],
  ['https://999.1.1.1/', ['mcp/url host']],
  ['https://tools.example/#', ['mcp/url fragment']],
  ['https://tools.example/?a#b', ['mcp/url fragment']],
  ['/mcp#x', ['mcp/url fragment', 'mcp/url form']],
  [`https://tools.example/${'a'.repeat(9000)}`, ['mcp/url form']],
];

describe('url', () => {
  test.each(urls)('%j', (url, told) => {
    const { findings, load } = judgedGiven((directory) =>
      writeServer(directory, overHttp({ url })),
    );
    expect(findings.map(({ rule, messageId }) => `${rule} ${messageId}`)).toEqual(told);
    expect(load.loaded.mcpServers).toEqual(
      told.some((one) => one.startsWith('mcp/url ')) ? [] : ['tools'],
    );
  });

  test('following the fix of an odd host makes the warning go away', () => {
    for (const host of ['127.1', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', 't\u043eols.example']) {
      const first = judgedGiven((directory) =>
        writeServer(directory, overHttp({ url: `https://${host}/` })),
      );
      const [odd] = first.findings;
      expect(odd?.rule).toBe('mcp/url-form');
      const usual = /^Write the host as "([^"]+)"\.$/.exec(odd?.fix ?? '')?.[1] ?? '';
      const second = judgedGiven((directory) =>
        writeServer(directory, overHttp({ url: `https://${usual}/` })),
      );
      expect(second.findings).toEqual([]);
    }
  });
});
