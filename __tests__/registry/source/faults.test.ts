// Servers that fail: every fault gives its verdict within its budget, an outage is never a pass and never
// the author's fault, and nothing is left on disk or running.
import { execFileSync } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gatePolicy } from '../../../src/registry/source/host-gate.ts';
import {
  type Injected,
  makeRemote,
  type SeenRequest,
  startGitServer,
} from '../../support/git-http-server.ts';
import { startGithubApi } from '../../support/github-api.ts';
import {
  digestOf,
  leftovers,
  packageFiles,
  patientLimits,
  registryText,
  told,
  verifyText,
} from '../../support/remote-registry.ts';
import { git } from '../../support/tree.ts';

const server = await startGitServer();
const api = await startGithubApi();
const serverUrl = server.url;
const host = serverUrl.slice('http://'.length);
const apiHost = api.url.slice('http://'.length);
const kits = makeRemote(server, 'acme/kits', packageFiles('read'));
git(kits.work, 'tag', 'v1');
kits.publish();
const pinned = digestOf(kits.work, 'read');
const text = registryText([{ url: `${serverUrl}/acme/kits/tree/v1/read`, sha256: pinned }]);

const sleeps: number[] = [];
let now = 0;
/** A clock that only sleeping moves. */
const clock = {
  now: () => now,
  sleep: async (milliseconds: number) => {
    sleeps.push(milliseconds);
    now += milliseconds;
  },
};

beforeEach(() => {
  sleeps.length = 0;
  now = 1_800_000_000_000;
  api.repositories.set('acme/kits', {});
  api.seen.length = 0;
  server.forget();
});

afterEach(() => {
  server.inject(null);
  api.inject(null);
  expect(leftovers()).toEqual([]);
  expect(gitProcesses()).toEqual([]);
});

/** git processes that talk to our server. */
function gitProcesses(): readonly string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(serverUrl));
}

const run = (more: object = {}) => verifyText(text, { serverUrl, apiUrl: api.url, clock, ...more });

const status =
  (code: number, headers: Record<string, string> = {}): Injected =>
  (_request, response) => {
    response.writeHead(code, headers).end();
    return true;
  };

const stall: Injected = () => true;
/** Limits for one fault: small where it is a stall, which is to be met. */
const limitsFor = (injected: Injected) =>
  injected === stall ? { ...patientLimits, stallSeconds: 1, requestMs: 300 } : patientLimits;

const reset: Injected = (_request, response) => {
  response.socket?.destroy();
  return true;
};

const onFetch =
  (injected: Injected): Injected =>
  (request, response) =>
    isFetch(request) && injected(request, response);

/** git asks for refs in the look-up, again in the fetch, and then for the pack. */
function isFetch(request: SeenRequest): boolean {
  return request.method === 'POST' && posts() > 1;
}

function isPack(request: SeenRequest): boolean {
  return request.method === 'POST' && posts() > 2;
}

const posts = (): number => server.seen.filter((one) => one.method === 'POST').length;

/** An answer without an end, as fast as it is read. A type of null: the head is written already. */
function endless(response: ServerResponse, type: string | null, piece: string | Buffer): true {
  if (type !== null) response.writeHead(200, { 'content-type': type });
  const bytes = Buffer.from(piece);
  const block = Buffer.concat(Array<Buffer>(Math.ceil(65_536 / bytes.length)).fill(bytes));
  const write = (): void => {
    while (!response.destroyed && response.write(block)) {
      // As long as somebody reads.
    }
    if (!response.destroyed) response.once('drain', write);
  };
  write();
  return true;
}

describe('git', () => {
  const faults: readonly (readonly [string, Injected, string, number])[] = [
    ['429', status(429), `${host} limits our requests (429) (tried 3 times)`, 3],
    [
      '403 with rate headers',
      status(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800000003' }),
      `${host} limits our requests (403)`,
      3,
    ],
    ['403 without', status(403), `no usable answer from ${host}: "the server answered 403"`, 1],
    ['502', status(502), `${host} answered 502 (tried 3 times)`, 3],
    ['a reset', reset, `no answer from ${host}: "Empty reply from server" (tried 3 times)`, 3],
    [
      'a stall',
      stall,
      `no answer from ${host}: "Operation too slow. Less than 1 bytes/sec transferred the last 1 seconds" (tried 3 times)`,
      3,
    ],
    [
      'garbage',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
        response.end('zzzz\u001b[31m::error::garbage');
        return true;
      },
      `no usable answer from ${host}: "git says protocol error: bad line length character: zzzz"`,
      1,
    ],
    [
      'a redirect to another host',
      status(302, { location: 'http://192.0.2.1/acme/kits.git/info/refs' }),
      `${host} redirects to "http://192.0.2.1/acme/kits.git/info/refs", which is not followed`,
      1,
    ],
  ];

  test.each(faults.map((fault) => [...fault] as const))(
    '%s is inconclusive',
    async (name, injected, why, tries) => {
      server.inject(injected);
      const result = await run({ limits: limitsFor(injected) });
      expect(result.undecided).toBe(true);
      expect(result.verdicts).toEqual([
        {
          index: 0,
          id: 'plugin:read-kit',
          verdict: 'inconclusive',
          reason: expect.stringContaining(why),
          resolvedCommit: null,
          digest: null,
          candidate: null,
          root: null,
        },
      ]);
      expect(result.findings).toEqual([]);
      expect(result.notChecked).toEqual([
        { what: 'the bytes of plugin:read-kit', why: result.verdicts[0]?.reason },
      ]);
      expect([name, server.seen.length]).toEqual([name, tries]);
    },
  );

  test('a fault that passes is retried after the time the server asks for, and then decided', async () => {
    let left = 1;
    server.inject((request, response) => {
      if (left === 0) return false;
      left -= 1;
      return status(429, { 'retry-after': '7' })(request, response);
    });
    const result = await run();
    expect(result.verdicts[0]?.verdict).toBe('pass');
    expect(sleeps).toEqual([7_000]);
  });

  test('a wait longer than the budget is not waited for', async () => {
    server.inject(status(429, { 'retry-after': '3600' }));
    const result = await run();
    expect(result.verdicts[0]?.reason).toBe(`${host} limits our requests (429) for 3600 s`);
    expect([sleeps, server.seen.length]).toEqual([[], 1]);
  });

  test.each([
    ['a reset', reset, 'no answer from'],
    ['502', status(502), 'answered 502 (tried 2 times)'],
    ['a stall', stall, 'Operation too slow'],
  ] as const)('%s in the fetch is inconclusive too', async (_name, injected, why) => {
    server.inject(onFetch(injected));
    const result = await run({
      limits: limitsFor(injected),
      policy: { ...gatePolicy, tries: 2 },
    });
    expect([result.verdicts[0]?.verdict, result.findings]).toEqual(['inconclusive', []]);
    expect(result.verdicts[0]?.reason).toContain(why);
  });

  test('an endless list of refs is stopped', async () => {
    server.inject((request, response) =>
      request.method === 'POST'
        ? endless(
            response,
            'application/x-git-upload-pack-result',
            `003d${'1'.repeat(40)} refs/heads/aaaa\n`,
          )
        : false,
    );
    const result = await run({ limits: { ...patientLimits, memoryBytes: 64 * 1024 * 1024 } });
    expect(result.verdicts[0]).toMatchObject({
      verdict: 'inconclusive',
      reason: `${host} sends more memory than the cap`,
    });
    // That it ends at all is the point; only jest's time-out ends it otherwise.
  }, 180_000);

  test('a pack of 10 GB is stopped at the cap', async () => {
    server.inject((request, response) => isPack(request) && hugePack(response));
    const result = await run({ limits: { ...patientLimits, bytes: 32 * 1024 * 1024 } });
    expect(result.verdicts[0]).toMatchObject({
      verdict: 'inconclusive',
      reason: `${host} sends more bytes than the cap`,
    });
  }, 180_000);

  test('a package of more bytes than the cap is stopped while it is checked out', async () => {
    const large = makeRemote(server, 'acme/large', {
      ...packageFiles('read'),
      'read/zeros.txt': '0'.repeat(40 * 1024 * 1024),
    });
    git(large.work, 'tag', 'v1');
    large.publish();
    const url = `${serverUrl}/acme/large/tree/v1/read`;
    const result = await verifyText(registryText([{ url, sha256: pinned }]), {
      serverUrl,
      limits: { ...patientLimits, bytes: 8 * 1024 * 1024 },
    });
    expect(result.verdicts[0]).toMatchObject({
      verdict: 'inconclusive',
      reason: `${host} sends more bytes than the cap`,
    });
  });

  test('more files than the cap are not checked out', async () => {
    const result = await run({ limits: { ...patientLimits, entries: 3 } });
    expect(result.verdicts[0]).toMatchObject({
      verdict: 'inconclusive',
      reason: `${host} sends more files than the cap`,
    });
  });

  test('a fetch that takes longer than its time is ended, though it never stalls', async () => {
    server.inject((request, response) => {
      if (!isPack(request)) return false;
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
      response.write('000dpackfile\n');
      const timer = setInterval(() => response.write('0005\u0001'), 50);
      response.on('close', () => clearInterval(timer));
      return true;
    });
    const result = await run({
      limits: { ...patientLimits, fetchMs: 700 },
      policy: { ...gatePolicy, tries: 1 },
    });
    expect(result.verdicts[0]?.reason).toBe(
      `no answer from ${host}: "no end of the answer in time"`,
    );
  });

  test('a dead network is one line, and is found out once', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      name: `kit-${at}`,
      url: `http://127.0.0.1:9/acme/repository-${at}/tree/v1/read`,
      sha256: pinned,
    }));
    const result = await verifyText(registryText(rows), { serverUrl: 'http://127.0.0.1:9', clock });
    expect(result.verdicts.every((one) => one.verdict === 'inconclusive')).toBe(true);
    expect(result.notChecked.map((one) => one.what)).toEqual([
      'the bytes of plugin:kit-0, plugin:kit-1, plugin:kit-2, plugin:kit-3, plugin:kit-4 and 25 more',
    ]);
    expect(result.notChecked[0]?.why).toMatch(
      /^no answer from 127\.0\.0\.1:9: "Failed to connect to 127\.0\.0\.1 port 9.*" \(tried 3 times\)$/,
    );
  });

  test('one repository that fails leaves the others their verdict', async () => {
    server.inject((request, response) =>
      request.path.startsWith('/acme/sick') ? status(500)(request, response) : false,
    );
    const rows = [
      { name: 'sick-kit', url: `${serverUrl}/acme/sick/tree/v1/read`, sha256: pinned },
      { url: `${serverUrl}/acme/kits/tree/v1/read`, sha256: pinned },
    ];
    const result = await verifyText(registryText(rows), { serverUrl, clock });
    expect(result.verdicts.map((one) => one.verdict)).toEqual(['inconclusive', 'pass']);
  });
});

/** A pack of one object of 10 GB that is well formed for as long as anybody reads. */
function hugePack(response: ServerResponse): true {
  const sideband = (bytes: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`${(bytes.length + 5).toString(16).padStart(4, '0')}\u0001`),
      bytes,
    ]);
  const size: number[] = [];
  let left = BigInt(10 * 1024 ** 3) >> 4n;
  for (; left > 0n; left >>= 7n) size.push(Number(left & 127n) | (left > 127n ? 128 : 0));
  const head = Buffer.from([
    ...Buffer.from('PACK'),
    ...[0, 0, 0, 2, 0, 0, 0, 1],
    ...[0b1011_0000, ...size],
    ...[0x78, 0x01],
  ]);
  const stored = Buffer.concat([
    Buffer.from([0, 0x60, 0xea, 0x9f, 0x15]),
    Buffer.alloc(60_000, 'x'),
  ]);
  response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
  response.write('000dpackfile\n');
  response.write(sideband(head));
  return endless(response, null, sideband(stored));
}

describe('the API', () => {
  const faults: readonly (readonly [string, Injected, string, number])[] = [
    ['429', status(429), `${apiHost} limits our requests (429) (tried 3 times)`, 3],
    [
      '403 with rate headers',
      status(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800003600' }),
      `${apiHost} limits our requests (403) for 3600 s`,
      1,
    ],
    ['502', status(502), `${apiHost} answered 502 (tried 3 times)`, 3],
    ['401', status(401), `the API at ${apiHost} does not show it to us`, 1],
    ['404', status(404), `the API at ${apiHost} does not show it to us`, 1],
    ['a reset', reset, `no answer from ${apiHost}: "other side closed" (tried 3 times)`, 3],
    ['a stall', stall, `no answer from ${apiHost}: `, 3],
    [
      'garbage',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
        return true;
      },
      `no usable answer from ${apiHost}: `,
      1,
    ],
    [
      'another form',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('[1]');
        return true;
      },
      `no usable answer from ${apiHost}: "an answer about acme/kits in another form"`,
      1,
    ],
    [
      'a redirect to another host',
      status(302, { location: 'http://192.0.2.1/repos/acme/kits' }),
      `no usable answer from ${apiHost}: "redirected to another host: http://192.0.2.1/repos/acme/kits"`,
      1,
    ],
    [
      'an endless answer',
      (_request, response) => endless(response, 'application/json', '[1,2,3],'),
      `no usable answer from ${apiHost}: "an answer of more than 1048576 bytes"`,
      1,
    ],
  ];

  test.each(faults.map((fault) => [...fault] as const))(
    '%s leaves its part not checked and the row decided by git',
    async (name, injected, why, tries) => {
      api.inject(injected);
      const result = await run({ limits: limitsFor(injected) });
      expect([result.verdicts[0]?.verdict, told(result.findings)]).toEqual(['pass', []]);
      expect(result.undecided).toBe(false);
      expect(result.notChecked).toEqual([
        {
          what: 'whether acme/kits is archived or moved',
          why: expect.stringContaining(why),
        },
      ]);
      expect([name, api.seen.length]).toEqual([name, tries]);
    },
  );
});

describe('tokens', () => {
  test('go to the API of their own server only, and to git only where private sources are asked for', async () => {
    const { sourceServers } = await import('../../../src/registry/source/servers.ts');
    const settings = { serverUrl, apiUrl: api.url, token: 'own-token' };
    const authorizations = (seen: readonly SeenRequest[]) => [
      ...new Set(seen.map((one) => one.headers['authorization'])),
    ];
    await run({ servers: sourceServers(settings) });
    expect(authorizations(api.seen)).toEqual(['token own-token']);
    expect(authorizations(server.seen)).toEqual([undefined]);
    server.forget();
    await run({ servers: sourceServers({ ...settings, privateSources: true }) });
    const basic = `Basic ${Buffer.from('x-access-token:own-token').toString('base64')}`;
    expect(authorizations(server.seen)).toEqual([basic]);
  });

  test('of one server are never seen by another, whatever redirects', async () => {
    const other = await startGitServer();
    const otherApi = await startGithubApi();
    const theirs = makeRemote(other, 'acme/kits', packageFiles('read'));
    git(theirs.work, 'tag', 'v1');
    theirs.publish();
    otherApi.inject((request, response) => {
      response.writeHead(307, { location: `${api.url}${request.path}` }).end();
      return true;
    });
    other.inject((request, response) => {
      if (!request.path.includes('acme/away')) return false;
      response.writeHead(301, { location: `${serverUrl}${request.path}` }).end();
      return true;
    });
    const rows = [
      { url: `${serverUrl}/acme/kits/tree/v1/read`, sha256: pinned },
      { name: 'their-kit', url: `https://github.com/acme/kits/tree/v1/read`, sha256: pinned },
      { name: 'away-kit', url: `https://github.com/acme/away/tree/v1/read`, sha256: pinned },
    ];
    const result = await verifyText(registryText(rows), {
      serverUrl,
      clock,
      servers: [
        {
          prefix: serverUrl,
          gitUrl: serverUrl,
          apiUrl: api.url,
          token: 'first-token',
          privateSources: true,
        },
        {
          prefix: 'https://github.com',
          gitUrl: other.url,
          apiUrl: otherApi.url,
          token: 'second-token',
          privateSources: true,
        },
      ],
    });
    const wire = (seen: readonly SeenRequest[]): string =>
      seen
        .map((one) => String(one.headers['authorization'] ?? ''))
        .map((value) =>
          value.startsWith('Basic ') ? Buffer.from(value.slice(6), 'base64').toString() : value,
        )
        .join(' ');
    expect(wire([...server.seen, ...api.seen])).toContain('first-token');
    expect(wire([...server.seen, ...api.seen])).not.toContain('second-token');
    expect(wire([...other.seen, ...otherApi.seen])).toContain('second-token');
    expect(wire([...other.seen, ...otherApi.seen])).not.toContain('first-token');
    expect(result.verdicts.map((one) => one.verdict)).toEqual(['pass', 'fail', 'inconclusive']);
    expect(JSON.stringify(result.notChecked)).not.toMatch(/first-token|second-token/);
  });
});
