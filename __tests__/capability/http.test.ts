// "HTTP and the capability screen", and the threats of a web page: a real server, raw requests.
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { BODY_BYTES } from '../../src/capability/http/read-body.ts';
import { picture } from '../lifecycle/support/test-host.ts';
import { skill, task } from '../support/fork.ts';
import { writeFiles } from '../support/tree.ts';
import { type Fork, makeFork, textOf } from './support/fork.ts';
import { ask, serve } from './support/http.ts';

const draft = { title: 'T', description: 'D.', implementation: 'run.sh', content: 'echo\n' };

const usual = (): Fork =>
  makeFork({
    ...task('capabilities/tasks/mine', { patterns: '["*.md"]' }),
    ...task('plugins/a/tasks/theirs'),
    ...task('plugins/b/tasks/off'),
    ...skill('plugins/a/skills/read'),
    ...skill('capabilities/skills/own'),
    'plugins/a/affordances/now.md': 'Now.\n',
    'capabilities/notifications/done.yaml': 'a: b\n',
  });

const mine = {
  kind: 'task',
  name: 'mine',
  plugin: null,
  path: 'tasks/mine',
  state: 'effective',
  shadowedBy: null,
  title: 'Sync notes',
  description: 'Syncs the notes.',
  implementation: 'run.sh',
  patterns: ['*.md'],
};

describe('reading', () => {
  test('GET /api/tasks lists every source; GET /api/tasks?file= only what matches', async () => {
    const fork = usual();
    fork.enable('a');
    const server = await serve(fork);
    const all = await ask(server, { path: '/api/tasks' });
    expect(all.status).toBe(200);
    expect(all.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(all.body).toEqual({
      version: 1,
      tasks: [mine, { ...mine, name: 'theirs', plugin: 'a', path: 'tasks/theirs', patterns: [] }],
    });
    const some = await ask(server, { path: '/api/tasks?file=docs%2Fa.md' });
    expect(some.body).toEqual({ version: 1, tasks: [mine] });
  });

  test('GET /api/tasks/:name gives one; missing or disabled: 404', async () => {
    const fork = usual();
    fork.enable('a');
    const server = await serve(fork);
    expect((await ask(server, { path: '/api/tasks/mine' })).body).toEqual(mine);
    for (const name of ['gone', 'off', 'Mine', '__proto__', 'constructor']) {
      const answer = await ask(server, { path: `/api/tasks/${name}` });
      expect([answer.status, answer.body?.['error']]).toEqual([404, 'not-found']);
    }
  });

  test('the other kinds are the same, read-only', async () => {
    const server = await serve(usual());
    expect((await ask(server, { path: '/api/skills' })).body).toMatchObject({
      skills: [
        { name: 'own', plugin: null, path: 'skills/own' },
        { name: 'read', plugin: 'a', path: 'skills/read' },
      ],
    });
    expect((await ask(server, { path: '/api/skills/read' })).body).toMatchObject({ plugin: 'a' });
    expect((await ask(server, { path: '/api/affordances/now' })).body).toMatchObject({
      path: 'affordances/now.md',
    });
    expect((await ask(server, { path: '/api/notifications/done' })).body).toMatchObject({
      plugin: null,
    });
    for (const method of ['PUT', 'DELETE', 'POST']) {
      const answer = await ask(server, { method, path: '/api/skills/own', body: {} });
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET']);
    }
    expect((await ask(server, { path: '/api/skills/gone' })).status).toBe(404);
  });

  test('bodies never hold absolute paths', async () => {
    const fork = usual();
    const server = await serve(fork);
    for (const path of [
      '/api/tasks',
      '/api/tasks/mine',
      '/api/skills',
      '/api/affordances',
      '/',
      '/api/tasks/gone',
      '/api/skills/a%2Fb',
    ]) {
      expect((await ask(server, { path })).text).not.toContain(fork.root);
    }
  });

  test('HEAD is GET without a body; OPTIONS and others are not allowed', async () => {
    const server = await serve(usual());
    const head = await ask(server, { method: 'HEAD', path: '/api/tasks' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await ask(server, { method: 'OPTIONS', path: '/api/tasks' })).status).toBe(405);
    expect((await ask(server, { method: 'PATCH', path: '/api/tasks/mine', body: {} })).status).toBe(
      405,
    );
    expect((await ask(server, { path: '/api/nothing' })).status).toBe(404);
    expect((await ask(server, { path: '/etc/passwd' })).status).toBe(404);
  });
});

describe('what no route takes', () => {
  const noToken = { 'x-plugin-gate-token': undefined };
  const form = { 'content-type': 'text/plain' };
  const paths: readonly (readonly [path: string, allow: string | null])[] = [
    ['/', 'GET'],
    ['/api/tasks', 'GET, POST'],
    ['/api/tasks/mine', 'GET, PUT, DELETE'],
    ['/api/skills', 'GET'],
    ['/api/skills/own', 'GET'],
    ['/api/affordances', 'GET'],
    ['/api/notifications/done', 'GET'],
    ['/api/nothing', null],
    ['/api', null],
    ['/etc/passwd', null],
  ];
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
  const refused = paths.flatMap(([path, allow]) =>
    methods
      .filter((method) => !(allow ?? '').split(', ').includes(method))
      .map((method) => [method, path, allow] as const),
  );

  test.each(refused)(
    '%s %s says so, with or without token and body',
    async (method, path, allow) => {
      const fork = usual();
      const server = await serve(fork);
      const before = picture(fork.root);
      for (const [headers, raw] of [
        [{}, undefined],
        [noToken, undefined],
        [form, 'x'],
        [{ ...noToken, ...form }, 'x'],
      ] as const) {
        const given =
          method === 'GET' ? { headers } : { headers, ...(raw === undefined ? {} : { raw }) };
        const answer = await ask(server, { method, path, ...given });
        expect([answer.status, answer.headers['allow']]).toEqual([
          allow === null ? 404 : 405,
          allow ?? undefined,
        ]);
        expect(answer.body).toEqual(
          allow === null
            ? {
                error: 'no-route',
                message: 'nothing is served at this path',
                hint: 'ask for / or for /api/KIND or /api/KIND/NAME, where KIND is one of tasks, skills, affordances, notifications',
              }
            : {
                error: 'method-not-allowed',
                message: 'this path does not take that method',
                hint: `it takes ${allow}`,
              },
        );
      }
      expect(picture(fork.root)).toEqual(before);
    },
  );

  test.each([
    ['POST', '/api/tasks'],
    ['PUT', '/api/tasks/mine'],
    ['DELETE', '/api/tasks/mine'],
  ])('%s %s, which one takes, needs the token before its body is read', async (method, path) => {
    const server = await serve(usual());
    const answer = await ask(server, { method, path, headers: { ...noToken, ...form }, raw: 'x' });
    expect([answer.status, answer.body?.['error']]).toEqual([403, 'forbidden']);
  });

  test('another page is told nothing of routes', async () => {
    const server = await serve(usual());
    for (const path of ['/api/nothing', '/api/skills', '/api/tasks']) {
      const headers = { origin: 'http://evil.example' };
      const answer = await ask(server, { method: 'PATCH', path, headers });
      expect([answer.status, answer.body?.['error']]).toEqual([403, 'forbidden']);
    }
  });
});

describe('names in a path', () => {
  test.each([
    ['/api/tasks/%2e%2e', 400],
    ['/api/tasks/..', 400],
    ['/api/tasks/a%2Fb', 400],
    ['/api/tasks/a%5Cb', 400],
    ['/api/tasks/C%3Async', 400],
    ['/api/tasks/%00', 400],
    ['/api/tasks/%e2%80%ae', 400],
    ['/api/tasks/%20', 400],
    ['/api/tasks/', 400],
    ['/api/tasks/%', 400],
    ['/api/tasks/%zz', 400],
    ['/api/tasks/%ff', 400],
    ['/api/tasks/%c0%ae', 400],
    [`/api/tasks/${'x'.repeat(256)}`, 400],
    ['/api/tasks/mine%2e', 404],
    ['/api/tasks/%6dine', 200],
    ['/api/tasks/%256dine', 404],
    ['/api/tasks/%252e%252e', 404],
    ['/api/tasks/mine/run.sh', 404],
    ['/api/tasks/../tasks/mine', 404],
    ['//api/tasks/mine', 404],
    ['/API/tasks/mine', 404],
    ['/api/tasks/mine;a=b', 404],
    ['/api/tasks/mine?x=%zz', 200],
    ['http://127.0.0.1/api/tasks/mine', 404],
  ])('%s answers %i: decoded exactly once', async (path, status) => {
    const server = await serve(usual());
    const answer = await ask(server, { path });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body?.['error']).toBe('bad-name');
  });

  test('a name that needs escapes comes back as itself', async () => {
    const fork = makeFork(task('capabilities/tasks/100% für €'));
    const server = await serve(fork);
    const path = `/api/tasks/${encodeURIComponent('100% für €')}`;
    expect((await ask(server, { path })).body).toMatchObject({ name: '100% für €' });
  });
});

describe('writing', () => {
  test('POST creates, PUT changes, DELETE deletes; the disk says the same', async () => {
    const fork = usual();
    const server = await serve(fork);
    const made = await ask(server, {
      method: 'POST',
      path: '/api/tasks',
      body: { name: 'new one', ...draft },
    });
    expect([made.status, made.headers['location']]).toEqual([201, '/api/tasks/new%20one']);
    expect(textOf(fork.store, 'tasks/new one/run.sh')).toBe('echo\n');
    const put = await ask(server, {
      method: 'PUT',
      path: '/api/tasks/new%20one',
      body: { title: 'U' },
    });
    expect([put.status, put.body?.['title']]).toEqual([200, 'U']);
    const gone = await ask(server, { method: 'DELETE', path: '/api/tasks/new%20one' });
    expect([gone.status, gone.body]).toEqual([200, { deleted: 'new one', reveals: null }]);
    expect((await ask(server, { method: 'DELETE', path: '/api/tasks/new%20one' })).status).toBe(
      404,
    );
  });

  test('DELETE and PUT on a plugin’s task: 409 naming it, and nothing of any plugin changes', async () => {
    const fork = usual();
    const server = await serve(fork);
    const before = picture(fork.plugins);
    for (const method of ['DELETE', 'PUT']) {
      const answer = await ask(server, {
        method,
        path: '/api/tasks/theirs',
        ...(method === 'PUT' ? { body: draft } : {}),
      });
      expect([answer.status, answer.body]).toEqual([
        409,
        { error: 'plugin-owned', plugin: 'a', name: 'theirs' },
      ]);
    }
    const posted = await ask(server, {
      method: 'POST',
      path: '/api/tasks',
      body: { name: 'theirs', ...draft },
    });
    expect([posted.status, posted.body?.['error'], posted.body?.['plugin']]).toEqual([
      409,
      'would-override',
      'a',
    ]);
    const override = await ask(server, {
      method: 'POST',
      path: '/api/tasks',
      body: { name: 'theirs', override: true, ...draft },
    });
    expect([override.status, override.body?.['plugin']]).toEqual([201, null]);
    const revealed = await ask(server, { method: 'DELETE', path: '/api/tasks/theirs' });
    expect(revealed.body).toEqual({ deleted: 'theirs', reveals: 'a' });
    expect(picture(fork.plugins)).toEqual(before);
  });

  test('POST without content creates nothing and says what is missing', async () => {
    const fork = usual();
    const server = await serve(fork);
    const before = picture(fork.root);
    const { content: _content, ...rest } = draft;
    const body = { name: 'new', ...rest };
    const answer = await ask(server, { method: 'POST', path: '/api/tasks', body });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        error: 'bad-task',
        plugin: null,
        name: 'new',
        message: 'there is no content for "run.sh", the file that the task runs',
        hint: 'give its text as content',
      },
    ]);
    expect(picture(fork.root)).toEqual(before);
  });

  test('what GET gives may be sent back with PUT; another name may not', async () => {
    const fork = usual();
    const server = await serve(fork);
    const path = '/api/tasks/mine';
    const got = await ask(server, { path });
    const put = (body: unknown) => ask(server, { method: 'PUT', path, body });
    expect((await put({ ...got.body, title: 'U' })).body).toEqual({ ...got.body, title: 'U' });
    const renamed = await put({ ...got.body, name: 'other' });
    expect([renamed.status, renamed.body?.['error']]).toEqual([400, 'bad-task']);
  });

  test('missing or disabled: 404, for every method', async () => {
    const fork = usual();
    fork.enable('a');
    const server = await serve(fork);
    for (const name of ['gone', 'off']) {
      expect((await ask(server, { method: 'DELETE', path: `/api/tasks/${name}` })).status).toBe(
        404,
      );
      expect(
        (await ask(server, { method: 'PUT', path: `/api/tasks/${name}`, body: draft })).status,
      ).toBe(404);
    }
  });

  test('what is disabled while it is served is gone at the next request', async () => {
    const fork = usual();
    const server = await serve(fork);
    expect((await ask(server, { path: '/api/tasks/theirs' })).status).toBe(200);
    fork.enable();
    expect((await ask(server, { path: '/api/tasks/theirs' })).status).toBe(404);
    expect((await ask(server, { path: '/api/skills/read' })).status).toBe(404);
  });

  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'title=T', 415],
    ['text that a page may send anywhere', { 'content-type': 'text/plain' }, '{}', 415],
    ['no JSON', {}, '{', 400],
    ['no UTF-8', {}, Buffer.from([0x22, 0xff, 0x22]), 400],
    ['a list', {}, '[]', 400],
    ['null', {}, 'null', 400],
    ['100,000 brackets', {}, '['.repeat(100_000), 400],
    ['too much', {}, `"${'x'.repeat(BODY_BYTES)}"`, 413],
  ])('%s is refused', async (_name, headers, raw, status) => {
    const fork = usual();
    const server = await serve(fork);
    const before = picture(fork.store);
    const answer = await ask(server, { method: 'PUT', path: '/api/tasks/mine', headers, raw });
    expect(answer.status).toBe(status);
    expect(picture(fork.store)).toEqual(before);
  });
});

describe('requests must come from the page itself', () => {
  const evil = 'http://evil.example';
  test.each([
    ['another origin', 'DELETE', { origin: evil }],
    ['the origin of a sandbox', 'DELETE', { origin: 'null' }],
    ['our port under another scheme', 'DELETE', { origin: 'https://127.0.0.1' }],
    ['another Host', 'DELETE', { host: 'evil.example' }],
    ['another Host with our port', 'GET', { host: 'evil.example:80' }],
    ['a Host with a dot at its end', 'GET', { host: 'localhost.' }],
    ['our Host without the port', 'GET', { host: '127.0.0.1' }],
    [
      'DNS rebinding: Host and Origin are both the other name',
      'DELETE',
      { host: 'evil.example', origin: evil },
    ],
    ['a missing token', 'DELETE', { 'x-plugin-gate-token': undefined }],
    ['an empty token', 'DELETE', { 'x-plugin-gate-token': '' }],
    ['the token of another run', 'DELETE', { 'x-plugin-gate-token': 'A'.repeat(43) }],
    [
      'another site that reads',
      'GET',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    ],
    [
      'another port of this machine',
      'GET',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
    ],
    [
      'a form on another site',
      'DELETE',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ],
  ])('%s is refused', async (_name, method, headers) => {
    const fork = usual();
    const server = await serve(fork);
    const before = picture(fork.root);
    const answer = await ask(server, { method, path: '/api/tasks/mine', headers });
    expect([answer.status, answer.body?.['error']]).toEqual([403, 'forbidden']);
    expect(picture(fork.root)).toEqual(before);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });

  test('localhost is this server too', async () => {
    const server = await serve(usual());
    const host = `localhost:${new URL(server.url).port}`;
    const headers = { host, origin: `http://${host}` };
    expect((await ask(server, { method: 'DELETE', path: '/api/tasks/mine', headers })).status).toBe(
      200,
    );
  });

  test('it listens on loopback only, and each run has a token of its own', async () => {
    const [one, two] = [await serve(usual()), await serve(usual())];
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(two.token);
  });

  test('a client that sends no end of headers is dropped', async () => {
    const server = await serve(usual());
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
      socket.write(`GET / HTTP/1.1\r\nx: ${'y'.repeat(64 * 1024)}\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('the page', () => {
  const page = async (fork: Fork) => await ask(await serve(fork), { path: '/' });

  test('is one self-contained document that may load nothing else and cannot be framed', async () => {
    const { status, headers, text } = await page(usual());
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(text).not.toMatch(/\b(?:src|href)="(?!#)/);
    expect(text).not.toMatch(/https?:\/\//);
  });

  test('hostile text of an entry stays text', async () => {
    const hostile = '"</script><img src=x onerror=alert(1)>\\u202e"';
    const { text } = await page(
      makeFork(task('plugins/a/tasks/x', { name: hostile, description: hostile })),
    );
    expect(text).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;\\u202E');
    expect(text).not.toContain('<img');
    expect(text).not.toContain('\u202e');
  });

  test('says what is broken, shadowed, or wrong with the inventory', async () => {
    const fork = makeFork({
      'capabilities/tasks/bad/x': '',
      ...task('capabilities/tasks/both'),
      ...task('plugins/a/tasks/both'),
    });
    fork.enable('a', 'gone');
    const { text } = await page(fork);
    expect(text).toContain('Broken: it does not run.');
    expect(text).toContain('the task &quot;bad&quot; has no task.yaml');
    expect(text).toContain('Shadowed by yours of the same name.');
    expect(text).toContain(
      'the plugin &quot;gone&quot; is installed, but there is no folder of that name',
    );
  });
});

test('the server goes on after every refusal', async () => {
  const fork = usual();
  const server = await serve(fork);
  for (const path of ['/api/tasks/%', '/api/tasks/..', '/api/tasks/gone', '/x']) {
    await ask(server, { path });
    expect((await ask(server, { path: '/api/tasks/mine' })).status).toBe(200);
  }
  writeFiles(fork.root, { 'inventory.json': '[' });
  expect((await ask(server, { path: '/api/tasks' })).body).toEqual({ version: 1, tasks: [mine] });
});
