// Installing on the command line as people and scripts do: what is printed, what JSON holds, how it ends.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import { makePackage } from '../lifecycle/support/packages.ts';
import { namesIn, picture } from '../lifecycle/support/test-host.ts';
import { rowText } from '../support/registry.ts';
import { type Described, schemaErrors } from '../support/report-schema.ts';
import { skillText, temporaryDirectory, writeFiles } from '../support/tree.ts';
import { type CommandRun, command } from './terminal.ts';

interface World {
  readonly root: string;
  readonly base: string;
  readonly run: (...args: readonly string[]) => Promise<CommandRun>;
  readonly json: (...args: readonly string[]) => Promise<{ code: number; value: Loose }>;
}
/** Parsed JSON that a test looks into. */
// biome-ignore lint/suspicious/noExplicitAny: a test says literally what it expects inside
type Loose = any;

/** What the schema calls the JSON of a command; the others are changes. */
const described: Readonly<Record<string, Described>> = {
  list: 'listResult',
  resources: 'resourcesResult',
  doctor: 'doctorResult',
  smoke: 'smokeResult',
};

/** A project, a configuration directory and the package `kit` 1.0.0, all fresh. */
function world(): World {
  const root = temporaryDirectory();
  makePackage({}, join(root, 'kit'));
  const run = (...args: readonly string[]) =>
    command(root, args, { env: { CLIO_CODER_CONFIG_DIR: join(root, 'config') } });
  return {
    root,
    base: join(root, 'config/plugins'),
    run,
    json: async (...args) => {
      const { code, out, err } = await run(...args, '--json');
      expect(err).toBe('');
      const value: unknown = JSON.parse(out);
      expect(schemaErrors(described[args[0] ?? ''] ?? 'changeResult', value)).toEqual([]);
      return { code, value };
    },
  };
}

const user = ['--scope', 'user'] as const;

describe('install', () => {
  test('says what is where now', async () => {
    const { root, base, run } = world();
    const digest = readTree(join(root, 'kit')).digest;
    expect(await run('install', 'kit', ...user)).toEqual({
      code: 0,
      err: '',
      out: [
        'installed page-kit 1.0.0 (plugin) in the user scope',
        `  at      ${base}/page-kit`,
        `  digest  ${digest}`,
        '  loads   yes',
        '',
      ].join('\n'),
    });
  });

  test('as JSON, in the project', async () => {
    const { root, json } = world();
    const { code, value } = await json('install', './kit', '--scope', 'project');
    expect(code).toBe(0);
    expect(value).toMatchObject({
      version: 1,
      ok: true,
      plugin: {
        id: 'page-kit',
        scope: 'project',
        path: join(root, '.clio-coder/plugins/page-kit'),
        loadable: true,
        record: { kind: 'plugin', trust: 'trusted', origin: { kind: 'local' } },
      },
      removed: null,
      recovery: null,
      plan: null,
      diagnostics: [],
    });
    expect(value.plugin).not.toHaveProperty('manifest');
  });

  test('needs a scope', async () => {
    expect(await world().run('install', 'kit')).toEqual({
      code: 2,
      out: '',
      err: "plugin-gate: required option '--scope <scope>' not specified\n  give --scope user (the configuration directory) or --scope project (the working directory)\n",
    });
    const { code, err } = await world().run('install', 'kit', '--scope', 'system');
    expect(code).toBe(2);
    expect(err).toContain('Allowed choices are user, project.');
  });

  test('a host version that is none is a wrong command line, nothing is written', async () => {
    const { root, run } = world();
    const before = picture(root);
    for (const args of [
      ['install', 'kit', ...user],
      ['update', 'page-kit', ...user],
      ['list'],
      ['resources'],
    ]) {
      const { code, err } = await run(...args, '--clio-version', 'new');
      expect([args[0], code, err]).toEqual([
        args[0],
        2,
        'plugin-gate: "new" is not a Clio version\n  give a full version such as 0.6.2, or auto\n',
      ]);
    }
    expect(picture(root)).toEqual(before);
  });

  test.each([
    ['--expect-kind', 'skill', 'the kind of the package is "plugin", expected "skill"'],
    ['--expect-id', 'other', 'the name of the package is "page-kit", expected "other"'],
    ['--expect-version', '1.0.1', 'the version of the package is "1.0.0", expected "1.0.1"'],
  ])('%s %s', async (flag, given, message) => {
    const { base, json } = world();
    const { code, value } = await json('install', 'kit', ...user, flag, given);
    expect([code, value.ok, value.diagnostics]).toEqual([
      1,
      false,
      [{ type: 'error', code: 'mismatch', message, changed: null }],
    ]);
    expect(namesIn(base)).toEqual([]);
  });

  test('what is not there, and what is not admitted with its fix and where to read the rest', async () => {
    const { root, run } = world();
    expect((await run('install', 'nowhere', ...user)).out).toBe(
      `not installed\n  error invalid: there is no directory ${root}/nowhere\n`,
    );
    writeFileSync(join(root, 'kit/plugin.json'), '{"name": "Page Kit", "version": "1"}');
    const { code, out } = await run('install', 'kit', ...user);
    expect([code, out]).toEqual([1, expect.stringContaining('error invalid: ')]);
    expect(out).toContain(`; plugin-gate check ${root}/kit tells everything\n`);
    const check = await run('check', 'kit');
    const fix = /fix: +(.*)/.exec(check.out)?.[1] ?? '';
    expect(fix).not.toBe('');
    expect(out).toContain(fix);
    // Nothing of what is not admitted is loaded.
    expect(check.out).toContain('not admitted');
    expect(check.out).not.toMatch(/a host loads (?!nothing)/);
  });

  test('--expect-digest', async () => {
    const { root, run } = world();
    const digest = readTree(join(root, 'kit')).digest ?? '';
    const wrong = await run('install', 'kit', ...user, '--expect-digest', '0'.repeat(64));
    expect(wrong).toEqual({
      code: 1,
      out: `not installed\n  error mismatch: the digest of the package is "${digest}", expected "${'0'.repeat(64)}"; plugin-gate digest ${root}/kit --explain ${'0'.repeat(64)} says why the digests differ\n`,
      err: '',
    });
    expect((await run('install', 'kit', ...user, '--expect-digest', digest)).code).toBe(0);
  });

  test('without a host that loads it: told for which hosts it is', async () => {
    const { root, run } = world();
    makePackage({ clio: '>=0.6.2' }, join(root, 'kit'));
    const { code, out } = await run('install', 'kit', ...user, '--clio-version', '0.6.1');
    expect([code, out]).toEqual([
      1,
      'not installed\n  error incompatible: "page-kit" 1.0.0 is for Clio ">=0.6.2", not 0.6.1; it was not installed\n',
    ]);
  });
});

describe('a row of a registry', () => {
  function catalogue(): World {
    const made = world();
    const digest = readTree(join(made.root, 'kit')).digest ?? '';
    writeFileSync(join(made.root, 'registry.yaml'), rowText({ sha256: `'${digest}'` }));
    return made;
  }
  const row = ['install', 'plugin:page-kit', '--registry', 'registry.yaml', ...user];

  test('is installed with the catalogue as its origin', async () => {
    const { code, value } = await catalogue().json(...row);
    expect(code).toBe(0);
    expect(value.plugin.record.origin).toEqual({ kind: 'catalog', source: 'plugin:page-kit' });
  });

  test.each([
    ['page-kit', 'plugin:page-kit'],
    ['plugin:pagekit', 'plugin:page-kit'],
  ])('%s is told to be %s', async (given, meant) => {
    const { run } = catalogue();
    const near = await run('install', given, '--registry', 'registry.yaml', ...user);
    expect([near.code, near.err]).toEqual([
      2,
      `plugin-gate: "registry.yaml" has no row "${given}"\n  did you mean ${meant}?\n`,
    ]);
    const smoke = await run('smoke', 'page-kit', '--registry', 'registry.yaml');
    expect([smoke.code, smoke.err]).toEqual([
      2,
      'plugin-gate: there is no directory "page-kit"\n  did you mean plugin:page-kit?\n',
    ]);
  });

  test('other bytes are told with the row that demands them and what explains them', async () => {
    const { root, json } = catalogue();
    const wanted = readTree(join(root, 'kit')).digest;
    writeFiles(join(root, 'kit'), { 'notes.txt': 'x' });
    const { value } = await json(...row);
    expect(value.diagnostics[0].message).toBe(
      `the digest of the package is "${readTree(join(root, 'kit')).digest}", expected "${wanted}"; the row "plugin:page-kit" demands that; plugin-gate digest ${root}/kit --explain ${wanted} says why the digests differ`,
    );
  });

  test('demands what the row says', async () => {
    const { root, json } = catalogue();
    makePackage({ version: '1.0.1', files: { 'notes.txt': 'x' } }, join(root, 'kit'));
    const { code, value } = await json(...row);
    expect(code).toBe(1);
    expect(value.diagnostics.map((one: Loose) => [one.code, one.message.slice(0, 44)])).toEqual([
      ['mismatch', 'the version of the package is "1.0.1", expec'],
      [
        'mismatch',
        `the digest of the package is "${readTree(join(root, 'kit')).digest?.slice(0, 14)}`,
      ],
    ]);
  });

  test('and what the command line says besides', async () => {
    const { code, value } = await catalogue().json(...row, '--expect-version', '2.0.0');
    expect([code, value.diagnostics]).toEqual([
      1,
      [
        {
          type: 'error',
          code: 'mismatch',
          message: 'the row "plugin:page-kit" has the version "1.0.0", expected "2.0.0"',
          changed: null,
        },
      ],
    ]);
  });

  test.each([
    [
      'plugin:page-kit',
      'there is no directory "plugin:page-kit"; where it is a row, give its registry with --registry FILE',
    ],
    [
      'https://me:secret@github.com/o/r/tree/v1/kit',
      '"https://***@github.com/o/r/tree/v1/kit" is installed by the registry row that says what it must be: give --registry FILE and the row as kind:name (plugin-gate add writes one)',
    ],
  ])('%s without a registry', async (source, message) => {
    const { code, value } = await catalogue().json('install', source, ...user);
    expect([code, value.diagnostics]).toEqual([
      1,
      [{ type: 'error', code: 'missing_row', message, changed: null }],
    ]);
  });

  describe('is updated by the row', () => {
    const update = ['update', 'page-kit', ...user, '--registry', 'registry.yaml'] as const;
    const pin = (made: World, fields: Readonly<Record<string, string>> = {}, at = 'kit') => {
      const sha256 = `'${readTree(join(made.root, at)).digest ?? ''}'`;
      writeFileSync(join(made.root, 'registry.yaml'), rowText({ sha256, ...fields }));
    };
    async function installed(): Promise<World> {
      const made = catalogue();
      await made.run(...row);
      return made;
    }

    test.each(['1.0.0', '0.9.0', '1.1.0'])(
      'version %s without a pin is refused',
      async (version) => {
        const made = await installed();
        makePackage({ version, files: { 'notes.txt': 'x' } }, join(made.root, 'kit'));
        const before = picture(made.base);
        const { code, value } = await made.json(...update);
        expect([code, value.ok, value.diagnostics[0].code]).toEqual([1, false, 'mismatch']);
        expect(picture(made.base)).toEqual(before);
      },
    );

    test('what is pinned is installed, from where the row points now', async () => {
      const made = await installed();
      renameSync(join(made.root, 'kit'), join(made.root, 'moved'));
      makePackage({ version: '1.1.0' }, join(made.root, 'moved'));
      pin(made, { version: '1.1.0', sourceUrl: 'moved' }, 'moved');
      const { code, value } = await made.json(...update);
      expect([code, value.plugin.version, value.plugin.record.source]).toEqual([
        0,
        '1.1.0',
        join(made.root, 'moved'),
      ]);
      expect(value.plugin.record.origin).toEqual({ kind: 'catalog', source: 'plugin:page-kit' });
    });

    test('a registry without the row, or that is none, is not passed over', async () => {
      const made = await installed();
      writeFileSync(join(made.root, 'registry.yaml'), rowText({ name: 'other-kit' }));
      const { code, value } = await made.json(...update);
      expect([code, value.diagnostics]).toEqual([
        1,
        [
          {
            type: 'error',
            code: 'missing_row',
            message:
              '"page-kit" came from the row "plugin:page-kit", and "registry.yaml" has no such row; give the registry that has it',
            changed: null,
          },
        ],
      ]);
      rmSync(join(made.root, 'registry.yaml'));
      expect((await made.run(...update)).code).toBe(2);
    });

    test('a copy from a directory is not passed off as what a row says', async () => {
      const made = catalogue();
      await made.run('install', 'kit', ...user);
      const { code, value } = await made.json(...update);
      expect([code, value.diagnostics[0].message]).toEqual([
        1,
        '"page-kit" was installed from a directory, so no row speaks for it; update it without --registry, or take the row: plugin-gate install \'plugin:page-kit\' --registry registry.yaml --scope user --force',
      ]);
    });

    test('without the registry other bytes are told not to be held against a pin', async () => {
      const made = await installed();
      const bare = ['update', 'page-kit', ...user] as const;
      expect((await made.json(...bare)).value.diagnostics).toEqual([]);
      writeFiles(join(made.root, 'kit'), { 'notes.txt': 'x' });
      const { code, value } = await made.json(...bare);
      expect([code, value.ok, value.diagnostics[0].type, value.diagnostics[0].message]).toEqual([
        0,
        true,
        'warning',
        '"page-kit" came from the row "plugin:page-kit", whose pin was not looked at, and its directory holds other bytes now; give the registry with --registry to hold them against the pin',
      ]);
    });
  });

  test('that is not there', async () => {
    const { run } = catalogue();
    const none = await run('install', 'plugin:other', '--registry', 'registry.yaml', ...user);
    expect([none.code, none.err]).toEqual([
      2,
      'plugin-gate: "registry.yaml" has no row "plugin:other"\n  see plugin-gate check\n',
    ]);
    expect((await run('install', 'plugin:page-kit', '--registry', 'gone.yaml', ...user)).code).toBe(
      2,
    );
  });
});

describe('a reviewed plan', () => {
  const plan = (root: string) => JSON.parse(readFileSync(join(root, 'plan.json'), 'utf8'));
  async function dryRun(made: World, ...args: readonly string[]): Promise<CommandRun> {
    const run = await made.run(...args, '--dry-run');
    writeFileSync(join(made.root, 'plan.json'), run.out);
    return run;
  }

  test('a dry run writes nothing, prints the plan, and --expect takes it back', async () => {
    const made = world();
    const before = picture(made.root);
    const { code, out, err } = await made.run('install', 'kit', ...user, '--dry-run');
    expect(picture(made.root)).toEqual(before);
    const digest = readTree(join(made.root, 'kit')).digest;
    expect(code).toBe(0);
    expect(schemaErrors('plan', JSON.parse(out))).toEqual([]);
    expect(JSON.parse(out)).toEqual({
      operation: 'install',
      scope: 'user',
      id: 'page-kit',
      incoming: {
        source: join(made.root, 'kit'),
        version: '1.0.0',
        kind: 'plugin',
        contentDigest: digest,
      },
      expect: {
        copies: [{ scope: 'user', id: 'page-kit', recorded: false, tree: 'absent', enabled: true }],
      },
    });
    expect(err).toBe(
      `would install page-kit 1.0.0 (plugin) in the user scope; nothing was changed\n  from    ${made.root}/kit\n  digest  ${digest}\n`,
    );
    writeFileSync(join(made.root, 'plan.json'), out);
    expect((await made.run('install', 'kit', ...user, '--expect', 'plan.json')).code).toBe(0);
  });

  test.each([
    ['install', 'kit', '--force'],
    ['update', 'page-kit'],
    ['disable', 'page-kit'],
    ['enable', 'page-kit'],
    ['remove', 'page-kit'],
  ])('of %s %s goes round as text and as JSON', async (...words) => {
    const args = [...words, ...user];
    for (const form of [[], ['--json']]) {
      const made = world();
      await made.run('install', 'kit', ...user);
      const before = picture(made.root);
      const { code, out } = await made.run(...args, '--dry-run', ...form);
      expect([code, picture(made.root)]).toEqual([0, before]);
      writeFileSync(join(made.root, 'plan.json'), out);
      expect((await made.run(...args, '--expect', 'plan.json')).code).toBe(0);
    }
  });

  test('a fact that changed since is told with both values, and nothing is written', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    await dryRun(made, 'remove', 'page-kit', ...user);
    await made.run('disable', 'page-kit', ...user);
    const before = picture(made.base);
    const text = await made.run('remove', 'page-kit', ...user, '--expect', 'plan.json');
    expect(text).toEqual({
      code: 1,
      err: '',
      out: 'not removed\n  error stale_plan: the plan is out of date: enabled of "page-kit" in the user scope was "true" and is "false"\n    expected: true\n    observed: false\n',
    });
    const { value } = await made.json('remove', 'page-kit', ...user, '--expect', 'plan.json');
    expect(value.diagnostics[0].changed).toEqual({
      scope: 'user',
      id: 'page-kit',
      fact: 'enabled',
      expected: true,
      observed: false,
    });
    expect(picture(made.base)).toEqual(before);
  });

  test.each(['install', 'update'])(
    '%s: a source that changed since is another plan',
    async (verb) => {
      const made = world();
      await made.run('install', 'kit', ...user);
      const what = verb === 'install' ? ['kit', '--force'] : ['page-kit'];
      await dryRun(made, verb, ...what, ...user);
      writeFiles(join(made.root, 'kit'), { 'more.txt': 'x' });
      const { code, value } = await made.json(verb, ...what, ...user, '--expect', 'plan.json');
      expect([code, value.diagnostics[0].code, value.diagnostics[0].changed]).toEqual([
        1,
        'stale_plan',
        {
          scope: 'user',
          id: 'page-kit',
          fact: 'incoming.contentDigest',
          expected: plan(made.root).incoming.contentDigest,
          observed: readTree(join(made.root, 'kit')).digest,
        },
      ]);
      const { expected, observed } = value.diagnostics[0].changed;
      expect(value.diagnostics[0].message).toBe(
        `the plan is out of date: contentDigest of the "page-kit" that comes in was "${expected}" and is "${observed}"`,
      );
    },
  );

  test('for another change is a wrong command line', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    await dryRun(made, 'disable', 'page-kit', ...user);
    const { code, err } = await made.run('remove', 'page-kit', ...user, '--expect', 'plan.json');
    expect([code, err]).toEqual([
      2,
      'plugin-gate: the plan "plan.json" is for the operation "disable", this is "remove"\n  make a plan of this very command with --dry-run\n',
    ]);
    expect((await made.run('disable', 'other', ...user, '--expect', 'plan.json')).code).toBe(2);
  });

  test.each([
    ['nothing there', null, 'cannot be read: '],
    ['no JSON', '{', 'is not JSON: '],
    ['another value', '[]', 'the plan is a list without a list "copies"'],
    ['an unknown fact', '{"copies":[{"scope":"user","id":"a","x":1}]}', 'unknown fact "x"'],
    ['half of what comes in', '{"incoming":{},"copies":[]}', 'lacks version, kind'],
  ])('%s is told and nothing is done', async (_what, text, says) => {
    const made = world();
    if (text !== null) writeFileSync(join(made.root, 'plan.json'), text);
    const { code, out, err } = await made.run('install', 'kit', ...user, '--expect', 'plan.json');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(namesIn(made.base)).toEqual([]);
  });

  test('written by hand holds the facts it gives, and no others', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    const given = (facts: object) =>
      writeFileSync(
        join(made.root, 'plan.json'),
        JSON.stringify({ copies: [{ scope: 'user', id: 'page-kit', partial: true, ...facts }] }),
      );
    const args = ['disable', 'page-kit', ...user, '--expect', 'plan.json'] as const;
    given({ enabled: false });
    expect((await made.json(...args)).value.diagnostics[0].code).toBe('stale_plan');
    given({ enabled: true, kind: 'plugin' });
    expect((await made.run(...args)).code).toBe(0);
  });

  test('a refused dry run prints no plan that could be kept', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    const { code, out, err } = await made.run('install', 'kit', ...user, '--dry-run');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('not installed\n  error exists: ');
  });
});

describe('list', () => {
  test('is sorted by id, project before user, and hides what is overridden', async () => {
    const made = world();
    makePackage({ name: 'zoom-kit' }, join(made.root, 'zoom'));
    for (const [source, scope] of [
      ['zoom', 'user'],
      ['kit', 'user'],
      ['kit', 'project'],
    ]) {
      await made.run('install', source ?? '', '--scope', scope ?? '');
    }
    await made.run('disable', 'zoom-kit', ...user);
    expect(await made.run('list')).toEqual({
      code: 0,
      err: '',
      out: 'page-kit  1.0.0  plugin  project  loadable\nzoom-kit  1.0.0  plugin  user     disabled\n2 copies, 1 loadable\n',
    });
    const { value } = await made.json('list', '--all');
    expect(
      value.plugins.map((one: Loose) => [one.id, one.scope, one.loadable, one.overriddenBy]),
    ).toEqual([
      ['page-kit', 'project', true, null],
      ['page-kit', 'user', false, 'project'],
      ['zoom-kit', 'user', false, null],
    ]);
    expect(Object.keys(value.plugins[0])).toEqual(
      expect.arrayContaining([
        'id',
        'scope',
        'version',
        'enabled',
        'valid',
        'compatible',
        'effective',
        'loadable',
        'overriddenBy',
        'contentDigest',
        'diagnostics',
      ]),
    );
    expect(value.plugins[0].path).toBe(join(made.root, '.clio-coder/plugins/page-kit'));
    const scoped = await made.json('list', '--scope', 'user');
    expect(scoped.value.plugins.map((one: Loose) => one.id)).toEqual(['zoom-kit']);
  });

  test('nothing', async () => {
    expect(await world().run('list')).toEqual({
      code: 0,
      out: 'nothing is installed here\n',
      err: '',
    });
  });

  test('a copy that was changed is named with both digests and what repairs it', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    const was = readTree(join(made.base, 'page-kit')).digest;
    writeFileSync(join(made.base, 'page-kit/notes.txt'), 'mine');
    const is = readTree(join(made.base, 'page-kit')).digest;
    const { code, out } = await made.run('list');
    expect(code).toBe(0);
    expect(out).toBe(
      `page-kit  1.0.0  plugin  user  invalid\n  error drifted: "page-kit" was changed after it was installed: recorded ${was}, found ${is}; run plugin-gate update page-kit --scope user --force\n1 copy, 0 loadable\n`,
    );
  });

  test('a malformed state is named, ends with 1, and the copies are still listed', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    writeFileSync(join(made.base, 'state.json'), '{"version": 2}');
    const { code, value } = await made.json('list');
    expect(code).toBe(1);
    expect(value.plugins.map((one: Loose) => [one.id, one.valid])).toEqual([['page-kit', false]]);
    expect(value.diagnostics).toHaveLength(1);
    expect(value.diagnostics[0].message).toContain('version');
  });

  test('what is wrong with one scope does not stand under a copy of the other', async () => {
    const made = world();
    await made.run('install', 'kit', '--scope', 'project');
    mkdirSync(made.base, { recursive: true });
    writeFileSync(join(made.base, 'state.json'), '{');
    const [row, fault] = (await made.run('list')).out.split('\n');
    expect(row).toContain('project  loadable');
    expect(fault).toMatch(/^error [a-z]+: .*state\.json/);
  });

  test('a hostile name cannot steer a log', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    mkdirSync(join(made.base, '::error::x\n##[group]y'));
    const { out } = await made.run('list');
    for (const line of out.split('\n')) expect(line).not.toMatch(/^\s*::|##\[/);
  });
});

describe('a requirement that nothing meets', () => {
  const hint = (file: string) =>
    `warning dependents: "page-kit" in the user scope requires "skill:far", which no loadable plugin provides; plugin-gate install 'skill:far' --registry ${file} --scope user installs it`;
  function needy(): World {
    const made = world();
    makePackage({ requires: ['skill:far'] }, join(made.root, 'kit'));
    makePackage({ name: 'far', kind: 'skill' }, join(made.root, 'far'));
    return made;
  }

  test('is told by install, by a dry run, by update and by list', async () => {
    const made = needy();
    const dry = await made.run('install', 'kit', ...user, '--dry-run');
    expect([dry.code, dry.err]).toEqual([0, expect.stringContaining(hint('FILE'))]);
    for (const args of [['install', 'kit', ...user], ['update', 'page-kit', ...user], ['list']]) {
      const { code, out } = await made.run(...args);
      expect([args[0], code, out]).toEqual([args[0], 0, expect.stringContaining(hint('FILE'))]);
    }
    const { value } = await made.json('list');
    expect([value.plugins[0].loadable, value.plugins[0].diagnostics.length]).toEqual([true, 1]);
  });

  test('names the registry that was given', async () => {
    const made = needy();
    const sha256 = `'${readTree(join(made.root, 'kit')).digest ?? ''}'`;
    writeFileSync(join(made.root, 'registry.yaml'), rowText({ sha256 }));
    const row = ['install', 'plugin:page-kit', '--registry', 'registry.yaml', ...user];
    expect((await made.run(...row)).out).toContain(hint('registry.yaml'));
  });

  test('is not told once it is met, nor of a copy that is being switched off', async () => {
    const made = needy();
    await made.run('install', 'kit', ...user);
    expect((await made.run('disable', 'page-kit', ...user)).out).not.toContain('requires');
    await made.run('install', 'far', ...user);
    await made.run('enable', 'page-kit', ...user);
    for (const args of [['install', 'kit', '--force', ...user], ['list']]) {
      expect((await made.run(...args)).out).not.toContain('requires');
    }
  });
});

describe('resources', () => {
  test('are the directories of what is loadable now', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    const path = join(made.base, 'page-kit/skills');
    expect(await made.run('resources')).toEqual({
      code: 0,
      err: '',
      out: `skills  plugin:user:page-kit  ${path}\n1 resource directory\n`,
    });
    const { value } = await made.json('resources', 'skills');
    expect(value.resources).toMatchObject([
      {
        kind: 'skills',
        path,
        source: 'plugin:user:page-kit',
        provenance: { id: 'page-kit', scope: 'user', sourcePath: join(made.root, 'kit') },
      },
    ]);
    expect(value.digest).toMatch(/^[0-9a-f]{64}$/);
    expect((await made.json('resources', 'prompts')).value.resources).toEqual([]);
    await made.run('disable', 'page-kit', ...user);
    expect((await made.run('resources')).out).toBe('no resource directories\n');
  });

  test('a copy that was changed is left out with a word', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    writeFileSync(join(made.base, 'page-kit/notes.txt'), 'mine');
    const { code, out } = await made.run('resources');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^warning drifted: left out: "page-kit" was changed .*\nno resource directories\n$/,
      ),
    ]);
  });

  test('of a kind that no host has', async () => {
    expect(await world().run('resources', 'skill')).toEqual({
      code: 2,
      out: '',
      err: 'plugin-gate: "skill" is not a kind of resource\n  did you mean skills?\n',
    });
  });
});

describe('update, enable, disable, remove', () => {
  test('a whole life', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    makePackage({ version: '1.1.0' }, join(made.root, 'kit'));
    const said: string[] = [];
    for (const verb of ['update', 'disable', 'enable', 'remove']) {
      const { code, out } = await made.run(verb, 'page-kit', ...user);
      expect(code).toBe(0);
      said.push(out.split('\n')[0] ?? '');
    }
    expect(said).toEqual([
      'updated page-kit 1.1.0 (plugin) in the user scope',
      'disabled page-kit 1.1.0 (plugin) in the user scope',
      'enabled page-kit 1.1.0 (plugin) in the user scope',
      'removed page-kit in the user scope',
    ]);
    expect(namesIn(made.base)).toEqual(['state.json']);
  });

  test('an update says what was there before, and that nothing is new', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    const lines = async (...more: readonly string[]) => {
      const { out, err } = await made.run('update', 'page-kit', ...user, ...more);
      return (more.length === 0 ? out : err).split('\n').slice(0, 2);
    };
    expect((await lines())[0]).toBe(
      'up to date: page-kit 1.0.0 (plugin) in the user scope; the same bytes were installed again',
    );
    expect((await lines('--dry-run'))[1]).toBe('  was     the very same');
    makePackage({ version: '1.1.0' }, join(made.root, 'kit'));
    expect((await lines('--dry-run'))[1]).toBe('  was     1.0.0');
    expect(await lines()).toEqual([
      'updated page-kit 1.1.0 (plugin) in the user scope',
      '  was     1.0.0',
    ]);
    writeFiles(join(made.root, 'kit'), { 'notes.txt': 'x' });
    expect((await lines())[1]).toBe('  was     1.1.0, other bytes');
    makePackage({ version: '1.1.0-rc.1' }, join(made.root, 'kit'));
    const { code, value } = await made.json('update', 'page-kit', ...user);
    expect([code, value.diagnostics[0].type, value.diagnostics[0].message]).toEqual([
      0,
      'warning',
      '"page-kit" goes back from version 1.1.0 to 1.1.0-rc.1',
    ]);
  });

  test('a removal that keeps edits ends with where they are and what restores or deletes them', async () => {
    const made = world();
    await made.run('install', 'kit', '--scope', 'project');
    const base = join(made.root, '.clio-coder/plugins');
    writeFileSync(join(base, 'page-kit/notes.txt'), 'mine');
    const { code, out } = await made.run('remove', 'page-kit', '--scope', 'project');
    const kept = join(base, namesIn(base).find((name) => name.includes('.recovery-')) ?? '');
    expect(code).toBe(0);
    expect(out.split('\n').slice(-4)).toEqual([
      `kept, because it is not what was recorded: ${kept}`,
      `  restore it: plugin-gate install ${kept} --scope project --force`,
      `  delete it:  rm -r -- ${kept}`,
      '',
    ]);
    expect(readFileSync(join(kept, 'notes.txt'), 'utf8')).toBe('mine');
    // The command it prints does restore it, and says that this source goes when the kept copy does.
    const restored = await made.run('install', kept, '--scope', 'project', '--force');
    expect(restored.code).toBe(0);
    expect(restored.out).toContain(
      'warning leftover: "page-kit" is recorded as installed from the kept copy, because its record went with the removal; ',
    );
    expect(readFileSync(join(base, 'page-kit/notes.txt'), 'utf8')).toBe('mine');
    // Into another scope it is a package like any other, also where that scope holds nothing yet.
    for (const more of [['--dry-run'], []]) {
      const other = await made.run('install', kept, ...user, ...more);
      expect([other.code, other.out + other.err]).toEqual([0, expect.not.stringContaining('kept')]);
    }
  });

  test('what is restored after an update keeps its source, so that deleting the kept copy breaks nothing', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    writeFileSync(join(made.base, 'page-kit/notes.txt'), 'mine');
    const { value } = await made.json('update', 'page-kit', ...user, '--force');
    const kept: string = value.recovery.packageBackup;
    const restored = await made.json('install', kept, ...user, '--force');
    expect([restored.code, restored.value.plugin.record]).toMatchObject([
      0,
      {
        source: join(made.root, 'kit'),
        origin: { kind: 'local', source: join(made.root, 'kit') },
        contentDigest: readTree(kept).digest,
      },
    ]);
    expect(restored.value.diagnostics.map((one: Loose) => [one.type, one.message])).toEqual([
      [
        'warning',
        `"page-kit" still comes from "${join(made.root, 'kit')}": an update replaces what was restored`,
      ],
    ]);
    rmSync(kept, { recursive: true });
    expect((await made.run('update', 'page-kit', ...user)).code).toBe(0);
  });

  test('the commands to restore are in the JSON too, with the scope of the change', async () => {
    const made = world();
    await made.run('install', 'kit', '--scope', 'project');
    const copy = join(made.root, '.clio-coder/plugins/page-kit');
    writeFileSync(join(copy, 'notes.txt'), 'mine');
    const { value } = await made.json('update', 'page-kit', '--scope', 'project', '--force');
    expect(value.ok).toBe(true);
    expect(value.recovery.commands).toEqual([
      `plugin-gate install ${value.recovery.packageBackup} --scope project --force`,
      `rm -r -- ${value.recovery.packageBackup}`,
    ]);
  });
});

describe('doctor', () => {
  test('has nothing to say about nothing', async () => {
    expect(await world().run('doctor')).toEqual({
      code: 0,
      out: 'nothing was left behind\n',
      err: '',
    });
  });

  test('repairs, and with --dry-run only says so', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    const aside = join(made.base, '.page-kit.removed-99-ab');
    renameSync(join(made.base, 'page-kit'), aside);
    const before = picture(made.base);
    const plan = await made.run('doctor', '--dry-run');
    expect(picture(made.base)).toEqual(before);
    expect(plan).toEqual({
      code: 0,
      err: '',
      out: `user ${aside}\n  the copy that a removal put aside of "page-kit": put back\n1 leftover; nothing was changed\n`,
    });
    const { code, value } = await made.json('doctor');
    expect([code, value.ok, value.findings[0].action]).toEqual([0, true, 'restored']);
    expect((await made.run('list')).out).toContain('loadable');
  });

  test.each(['{', '{"version": 2}', '{"version": 1, "disabled": [], "installed": []}'])(
    'a malformed state %s is an error, with nothing left behind and with something',
    async (text) => {
      const made = world();
      await made.run('install', 'kit', ...user);
      writeFileSync(join(made.base, 'state.json'), text);
      for (const left of [null, '.page-kit.removed-99-ab']) {
        if (left !== null) mkdirSync(join(made.base, left));
        const before = picture(made.base);
        for (const more of [[], ['--dry-run']]) {
          const { code, value } = await made.json('doctor', ...more);
          expect([code, value.ok, value.diagnostics.length]).toEqual([1, false, 1]);
          expect(value.diagnostics[0].message).toContain('state.json');
          const { out } = await made.run('doctor', ...more);
          expect(out).not.toContain('nothing was left behind');
          expect(out.split(value.diagnostics[0].message)).toHaveLength(2);
        }
        expect(picture(made.base)).toEqual(before);
      }
    },
  );

  test('copies that do not load are named, though nothing was left behind', async () => {
    const made = world();
    makePackage({ name: 'gone-kit' }, join(made.root, 'gone'));
    await made.run('install', 'kit', ...user);
    await made.run('install', 'gone', ...user);
    writeFileSync(join(made.base, 'page-kit/notes.txt'), 'mine');
    rmSync(join(made.base, 'gone-kit'), { recursive: true });
    const { code, out } = await made.run('doctor');
    expect(code).toBe(0);
    expect(out).toContain(`user ${made.base}/gone-kit\n  error missing_directory: "gone-kit" is`);
    expect(out).toContain(`user ${made.base}/page-kit\n  error drifted: "page-kit" was changed`);
    expect(out.split('\n').at(-2)).toBe('no leftovers; 2 installed copies not valid');
    expect((await made.run('doctor', '--scope', 'project')).out).toBe('nothing was left behind\n');
  });

  test('counts what it repaired and what it left apart', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    cpSync(join(made.base, 'page-kit'), join(made.base, '.page-kit.backup-99-ab'), {
      recursive: true,
    });
    mkdirSync(join(made.base, '.page-kit.install-99-ac'));
    mkdirSync(join(made.base, '.page-kit.recovery-99-ad'));
    const last = async () => (await made.run('doctor')).out.split('\n').at(-2);
    expect(await last()).toBe('2 leftovers repaired; 1 leftover still there');
    expect(await last()).toBe('1 leftover still there');
  });

  test('a lock that says nothing is held until a person insists', async () => {
    const made = world();
    await made.run('install', 'kit', ...user);
    writeFileSync(join(made.base, '.mutation.lock'), '');
    const refused = await made.run('remove', 'page-kit', ...user);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('not removed\n  error locked: ');
    // What it says to run is what takes it away.
    expect(refused.out).toContain('plugin-gate doctor --unlock --force (');
    expect((await made.run('doctor')).code).toBe(1);
    expect((await made.run('doctor', '--unlock')).code).toBe(1);
    expect(await made.run('doctor', '--force')).toEqual({
      code: 2,
      out: '',
      err: 'plugin-gate: --force needs --unlock\n  give both, or neither\n',
    });
    const { code, out } = await made.run('doctor', '--unlock', '--force');
    expect(code).toBe(0);
    expect(out).toContain('taken away');
    expect((await made.run('remove', 'page-kit', ...user)).code).toBe(0);
  });
});

describe('smoke', () => {
  test('a package that loads', async () => {
    const made = world();
    const before = picture(made.root);
    expect(await made.run('smoke', 'kit')).toEqual({
      code: 0,
      err: '',
      out: [
        'pass kit (user scope), 14 assertions hold',
        'pass kit (project scope), 14 assertions hold',
        '  later hosts also ask for workspace trust before they load project copies; that is the host’s',
        'smoke installs: 2 pass',
        '',
      ].join('\n'),
    });
    expect(picture(made.root)).toEqual(before);
  });

  test('one that does not', async () => {
    const made = world();
    writeFiles(join(made.root, 'kit'), {
      'skills/read/SKILL.md': skillText.replace('description', 'about'),
    });
    const { code, out } = await made.run('smoke', 'kit');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^fail kit \(user scope\), 6 assertions hold\n {2}payloads load from the installed copy: skills\/read\/SKILL\.md/,
    );
    const { value } = await made.json('smoke', 'kit');
    expect(value.results.map((one: Loose) => [one.package, one.scope, one.result])).toEqual([
      ['kit', 'user', 'fail'],
      ['kit', 'project', 'fail'],
    ]);
    expect(value.results[0].assertions.at(-1)).toMatchObject({
      name: 'payloads load from the installed copy',
      ok: false,
    });
  });

  test('one whose requirement nobody has could not be tried', async () => {
    const made = world();
    makePackage({ requires: ['plugin:far'] }, join(made.root, 'kit'));
    expect(await made.run('smoke', 'kit')).toEqual({
      code: 3,
      err: '',
      out: [
        'not-run kit (user scope)',
        '  the requirement plugin:far is in no registry; give one with --registry',
        'not-run kit (project scope)',
        '  the requirement plugin:far is in no registry; give one with --registry',
        'smoke installs: 2 not-run',
        '',
      ].join('\n'),
    });
  });

  test('a failure comes before what could not be tried', async () => {
    const made = world();
    makePackage({ requires: ['plugin:far'] }, join(made.root, 'kit'));
    makePackage({ files: { 'plugin.json': '{}' } }, join(made.root, 'bad'));
    expect((await made.run('smoke', 'kit', 'bad')).code).toBe(1);
  });

  test.each([
    [[], "missing required argument 'target'"],
    [['gone'], 'there is nothing at "gone"'],
    [['plugin:gone'], '"plugin:gone" is neither a path nor a row of the registry'],
  ])('%j is a wrong command line', async (targets, message) => {
    const { code, err } = await world().run('smoke', ...targets);
    expect([code, err.split('\n')[0]]).toEqual([2, `plugin-gate: ${message}`]);
  });
});

describe('where things are installed', () => {
  test.each([
    ['CLIO_CODER_CONFIG_DIR', 'a', 'a/plugins'],
    ['CLIO_CODER_HOME', 'b', 'b/config/plugins'],
    ['XDG_CONFIG_HOME', 'c', 'c/clio-coder/plugins'],
  ])('%s', async (name, value, base) => {
    const { root } = world();
    const env = { [name]: join(root, value) };
    const { code } = await command(root, ['install', 'kit', ...user], { env });
    expect([code, namesIn(join(root, base))]).toEqual([0, ['page-kit', 'state.json']]);
  });
});

test('a copy of the sources is not needed afterwards', async () => {
  const made = world();
  cpSync(join(made.root, 'kit'), join(made.root, 'moved'), { recursive: true });
  await made.run('install', 'moved', ...user);
  rmSync(join(made.root, 'moved'), { recursive: true });
  expect((await made.run('list')).out).toContain('loadable');
  const { code, value } = await made.json('update', 'page-kit', ...user);
  expect([code, value.diagnostics[0].code]).toEqual([1, 'invalid']);
});
