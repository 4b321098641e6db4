// What a person gives as a source: a directory, a URL on a server, or something that must never reach git.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fetchPluginSource } from '../../../src/usecases/fetch-plugin-source.ts';
import { compiledSources } from '../../lifecycle/support/compiled-sources.ts';
import { makeRemote, startGitServer } from '../../support/git-http-server.ts';
import {
  digestOf,
  leftovers,
  packageFiles,
  registryText,
  stagedBelow,
  told,
  verifyText,
} from '../../support/remote-registry.ts';
import { git, temporaryDirectory } from '../../support/tree.ts';

const server = await startGitServer();
const serverUrl = server.url;
const kits = makeRemote(server, 'acme/kits', packageFiles('read'));
git(kits.work, 'tag', 'v1');
kits.publish();
const url = (rest: string): string => `${serverUrl}/acme/kits/tree/${rest}`;

afterEach(() => {
  server.inject(null);
  expect(leftovers()).toEqual([]);
});

describe('a source', () => {
  test('on a server is fetched, and taken away again', async () => {
    const source = await fetchPluginSource(url('v1/read'), '/', {
      environment: stagedBelow(),
      serverUrl,
    });
    if (!source.ok) throw new Error('not fetched');
    expect(digestOf(source.root)).toBe(digestOf(kits.work, 'read'));
    expect(source).toMatchObject({
      kind: 'github',
      commit: git(kits.work, 'rev-parse', 'v1').trim(),
      findings: [],
    });
    source.remove();
    expect(existsSync(source.root)).toBe(false);
  });

  test('that is a branch says so', async () => {
    const source = await fetchPluginSource(url('main/read'), '/', {
      environment: stagedBelow(),
      serverUrl,
    });
    expect(told(source.findings)).toEqual([
      'source/branch branch: "main" is a branch of acme/kits, so the bytes will move',
    ]);
    if (source.ok) source.remove();
  });

  test.each([
    ['v1/none', 'source/path missing: "none" is not in acme/kits at "v1"'],
    ['v9/read', 'source/ref-missing missing: acme/kits has no tag or branch "v9"'],
  ])('at %s is refused with the reason', async (rest, expected) => {
    const source = await fetchPluginSource(url(rest), '/', {
      environment: stagedBelow(),
      serverUrl,
    });
    expect([source.ok, told(source.findings)]).toEqual([false, [expected]]);
  });

  test('on a dead server is undecided, not refused', async () => {
    const source = await fetchPluginSource('http://127.0.0.1:9/a/b/tree/v1', '/', {
      environment: stagedBelow(),
      serverUrl: 'http://127.0.0.1:9',
      clock: { now: Date.now, sleep: async () => undefined },
    });
    expect(source).toMatchObject({
      ok: false,
      findings: [],
      undecided: expect.stringContaining('no answer from 127.0.0.1:9'),
    });
  });

  test('in a directory is where it says, below the home or the working directory', async () => {
    const environment = { ...stagedBelow(), HOME: '/home/reader' };
    const roots = ['kits/read', '/abs', '~/kits', '--upload-pack=touch x'].map(async (source) => {
      const found = await fetchPluginSource(source, '/work-tree', { environment });
      return found.ok && [found.kind, found.root, found.commit];
    });
    expect(await Promise.all(roots)).toEqual([
      ['local', '/work-tree/kits/read', null],
      ['local', '/abs', null],
      ['local', '/home/reader/kits', null],
      ['local', '/work-tree/--upload-pack=touch x', null],
    ]);
  });

  test('on a server that is not https is a fault of usage', async () => {
    await expect(
      fetchPluginSource('x', '/', { environment: {}, serverUrl: 'http://git.example' }),
    ).rejects.toMatchObject({ code: 'usage' });
  });
});

describe('hostile sources are refused before git is started', () => {
  const bin = temporaryDirectory();
  const marker = join(bin, 'started');
  writeFileSync(join(bin, 'git'), `#!/bin/sh\necho "$@" >> ${marker}\nexit 128\n`, { mode: 0o755 });
  const environment = { ...stagedBelow(), PATH: bin };

  const urls = [
    'https://github.com@evil.example/o/r/tree/v1',
    'https://github.com.evil.example/o/r/tree/v1',
    'https://github.com\\@evil.example/o/r/tree/v1',
    'https://g\u0456thub.com/o/r/tree/v1',
    'https://github.com./o/r/tree/v1',
    'https://github.com:443/o/r/tree/v1',
    'https://GITHUB.com/o/r/tree/v1',
    'HTTPS://github.com/o/r/tree/v1',
    'https://user:pass@github.com/o/r/tree/v1',
    'https://github.com/o/r/tree/v1/../x',
    'https://github.com/o/r/tree/v1/%2e%2e/x',
    'https://github.com/o/r/tree/v1\t',
    'https://github.com/o/r/tree/v1\n--upload-pack=x',
    'https://github.com//o/r/tree/v1',
    'https://github.com/o/r/tree/v1?x=1',
    'https://github.com/o/r/tree/v1#x',
    'https://github.com/o/r/tree/--upload-pack=touch',
    'https://github.com/o/r/tree/-v1',
    'https://github.com/-o/r/tree/v1',
    'https://github.com/o/-r/tree/v1',
    'https://github.com/o/r/tree/refs/pull/1/head',
    'https://github.com/o/r/tree/v1..v2',
    'https://github.com/o/r/tree/v1.lock',
    'https://github.com/o/r/blob/v1',
    'http://github.com/o/r/tree/v1',
    'ext::sh -c touch% x',
    'file:///etc/tree/v1',
    'ssh://git@github.com/o/r/tree/v1',
    'git@github.com:o/r/tree/v1',
    '//github.com/o/r/tree/v1',
  ];

  test.each(urls.map((text) => [text]))('%j', async (text) => {
    const source = await fetchPluginSource(text, '/', { environment });
    expect(source.ok).toBe(false);
    expect(source.findings.map((one) => one.rule)).toEqual([
      expect.stringMatching(/^(?:row\/source-url|source\/pull-ref|source\/ref-missing)$/),
    ]);
    expect(existsSync(marker)).toBe(false);
  });

  test('without repeating the credentials in them', async () => {
    const source = await fetchPluginSource('https://user:pass@github.com/o/r/tree/v1', '/', {
      environment,
    });
    expect(source.findings[0]?.message).toBe(
      '"https://***@github.com/o/r/tree/v1" is no GitHub tree URL: it does not begin with https://github.com/',
    );
    expect(JSON.stringify(source)).not.toContain('pass@');
  });

  test('and what may be asked for reaches git behind --end-of-options, as one argument', async () => {
    const text = registryText([
      { url: 'https://github.com/o/r/tree/v1/--upload-pack=x', sha256: '0'.repeat(64) },
    ]);
    const result = await verifyText(text, { serverUrl: 'https://github.com', environment });
    expect(result.verdicts[0]?.verdict).toBe('inconclusive');
    expect(readFileSync(marker, 'utf8')).toBe(
      'ls-remote --quiet --heads --tags --end-of-options https://github.com/o/r.git\n',
    );
  });
});

test('a machine without git leaves rows undecided and says so', async () => {
  const text = registryText([{ url: url('v1/read'), sha256: '0'.repeat(64) }]);
  const environment = { ...stagedBelow(), PATH: temporaryDirectory() };
  const result = await verifyText(text, { serverUrl, environment });
  expect([result.verdicts[0]?.verdict, result.verdicts[0]?.reason]).toEqual([
    'inconclusive',
    'git is not installed',
  ]);
});

describe('a process that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s leaves no directory and no git behind',
    async (signal) => {
      const root = await compiledSources();
      let asked: (() => void) | null = null;
      const stalled = new Promise<void>((resolve) => {
        asked = resolve;
      });
      server.inject(() => {
        asked?.();
        return true;
      });
      const child = spawn(
        process.execPath,
        [
          '--input-type=module',
          '--eval',
          `import { fetchPluginSource } from ${JSON.stringify(join(root, 'usecases/fetch-plugin-source.js'))};
           await fetchPluginSource(${JSON.stringify(url('v1/read'))}, '/', { serverUrl: ${JSON.stringify(serverUrl)} });`,
        ],
        { env: stagedBelow(), stdio: 'ignore' },
      );
      const ended = once(child, 'exit');
      await stalled;
      expect(leftovers()).toHaveLength(1);
      child.kill(signal);
      expect(await ended).toEqual([null, signal]);
      await wait(50);
      expect(leftovers()).toEqual([]);
    },
  );
});
