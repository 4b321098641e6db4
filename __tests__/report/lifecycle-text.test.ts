// What people read after a change, a listing, doctor and a smoke install: every line literally, and none
// of it able to steer a terminal or a log.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { InstalledPlugin, PluginMutationResult } from '../../src/lifecycle/types.ts';
import { renderChange } from '../../src/report/lifecycle-change-text.ts';
import { renderDoctor } from '../../src/report/lifecycle-doctor-text.ts';
import { renderListing, renderResources } from '../../src/report/lifecycle-list-text.ts';
import { renderSmoke } from '../../src/report/smoke-text.ts';
import type { SmokeResult } from '../../src/smoke/smoke-types.ts';

const install = { operation: 'install', scope: 'user', dryRun: false } as const;

/** A copy that loads, with `changes`. */
function plugin(changes: Partial<InstalledPlugin> = {}): InstalledPlugin {
  return {
    id: 'page-kit',
    scope: 'user',
    path: '/base/page-kit',
    canonicalRoot: '/base/page-kit',
    version: '1.0.0',
    kind: 'plugin',
    enabled: true,
    valid: true,
    compatible: true,
    effective: true,
    loadable: true,
    overriddenBy: null,
    contentDigest: 'ab'.repeat(32),
    manifestDigest: 'cd'.repeat(32),
    record: null,
    manifest: null,
    diagnostics: [],
    ...changes,
  };
}

describe('a change', () => {
  const loads = (changes: Partial<InstalledPlugin>): string | undefined =>
    renderChange({ plugin: plugin(changes), diagnostics: [] }, install).out.split('\n')[3];

  test.each<[Partial<InstalledPlugin>, string]>([
    [{}, 'yes'],
    [{ loadable: false, valid: false }, 'no: it is not valid'],
    [{ loadable: false, compatible: false }, 'no: it is not compatible'],
    [{ loadable: false, overriddenBy: 'project' }, 'no: the project scope has a copy'],
    [{ loadable: false, enabled: false }, 'no: it is disabled'],
  ])('%j: loads %s', (changes, says) => {
    expect(loads(changes)).toBe(`  loads   ${says}`);
  });

  test.each<[Partial<InstalledPlugin>, string]>([
    [{}, 'installed page-kit 1.0.0 (plugin) in the user scope'],
    [{ version: null }, 'installed page-kit (plugin) in the user scope'],
    [{ version: null, kind: null }, 'installed page-kit in the user scope'],
  ])('%j: names it as far as it says', (changes, line) => {
    const { out } = renderChange({ plugin: plugin(changes), diagnostics: [] }, install);
    expect(out.split('\n')[0]).toBe(line);
  });

  test('a warning besides', () => {
    const result: PluginMutationResult = {
      removed: { id: 'page-kit', scope: 'user' },
      diagnostics: [{ type: 'warning', code: 'leftover', message: 'x stays', changed: null }],
    };
    expect(renderChange(result, { ...install, operation: 'remove' })).toEqual({
      out: 'removed page-kit in the user scope\n  warning leftover: x stays\n',
      err: '',
    });
  });

  test('one that was made and could not be listed says so', () => {
    const result: PluginMutationResult = {
      diagnostics: [
        { type: 'warning', code: 'io', message: 'the change was made, but …', changed: null },
      ],
    };
    expect(renderChange(result, install).out).toBe(
      'installed in the user scope\n  warning io: the change was made, but …\n',
    );
  });

  test('a refusal that kept a copy ends with how to get it back', () => {
    const result: PluginMutationResult = {
      recovery: { packageBackup: "/base/.it's.backup-1-a" },
      diagnostics: [
        {
          type: 'error',
          code: 'stale_plan',
          message: 'the plan is out of date',
          changed: {
            scope: 'user',
            id: 'a',
            fact: 'tree',
            expected: 'absent',
            observed: { x: '\n::error::y' },
          },
        },
      ],
    };
    expect(renderChange(result, install).out).toBe(
      [
        'not installed',
        '  error stale_plan: the plan is out of date',
        '    expected: "absent"',
        '    observed: {"x":"\\n::error::y"}',
        "kept, because it is not what was recorded: /base/.it's.backup-1-a",
        "  restore it: plugin-gate install '/base/.it'\\''s.backup-1-a' --scope user --force",
        "  delete it:  rm -r -- '/base/.it'\\''s.backup-1-a'",
        '',
      ].join('\n'),
    );
  });
});

describe('a listing', () => {
  test('is aligned by what a terminal shows', () => {
    const text = renderListing({
      plugins: [
        plugin({ id: 'a', version: '頁頁', scope: 'project' }),
        plugin({ id: 'page-kit', version: null, kind: null, loadable: false, valid: false }),
        plugin({ id: 'z', loadable: false, compatible: false }),
        plugin({ id: 'z', loadable: false, enabled: false, overriddenBy: 'project' }),
      ],
      diagnostics: [],
    });
    expect(text).toBe(
      [
        'a         頁頁        plugin   project  loadable',
        'page-kit  no version  no kind  user     invalid',
        'z         1.0.0       plugin   user     not compatible',
        'z         1.0.0       plugin   user     overridden by project',
        '4 copies, 1 loadable',
        '',
      ].join('\n'),
    );
  });

  test('has what concerns a scope as a whole below', () => {
    const text = renderListing({
      plugins: [],
      diagnostics: [
        { type: 'error', code: 'invalid', message: 'b is no directory', changed: null },
      ],
    });
    expect(text).toBe('error invalid: b is no directory\nnothing is installed here\n');
  });
});

test('doctor tells what was kept with both commands, and what it could not do', () => {
  const text = renderDoctor(
    {
      findings: [
        {
          scope: 'user',
          kind: 'backup',
          path: '/b/.a.backup-1-a',
          id: 'a',
          action: 'kept',
          message: 'a copy: kept',
          commands: ['restore', 'delete'],
        },
      ],
      diagnostics: [{ type: 'error', code: 'locked', message: 'somebody writes', changed: null }],
    },
    false,
  );
  expect(text).toBe(
    [
      'user /b/.a.backup-1-a',
      '  a copy: kept',
      '  restore it: restore',
      '  delete it:  delete',
      '  error locked: somebody writes',
      '1 leftover still there',
      '',
    ].join('\n'),
  );
});

test('smoke results: the assertion that does not hold, the reason, the counts', () => {
  const result = (changes: Partial<SmokeResult>): SmokeResult => ({
    package: 'kit',
    scope: 'user',
    result: 'pass',
    reason: null,
    assertions: [{ name: 'admitted', ok: true, detail: null }],
    ...changes,
  });
  const text = renderSmoke(
    [
      result({}),
      result({
        result: 'fail',
        assertions: [{ name: 'admitted', ok: false, detail: 'installing: invalid: x' }],
      }),
      result({ result: 'inconclusive', reason: 'admitted: ENOSPC', assertions: [] }),
      result({ result: 'not-run', reason: 'nobody has it', assertions: [] }),
    ],
    { color: false },
  );
  expect(text).toBe(
    [
      'pass kit (user scope), 1 assertion holds',
      'fail kit (user scope), no assertions hold',
      '  admitted: installing: invalid: x',
      'inconclusive kit (user scope), no assertions hold',
      '  admitted: ENOSPC',
      'not-run kit (user scope)',
      '  nobody has it',
      'smoke installs: 1 fail, 1 inconclusive, 1 not-run, 1 pass',
      '',
    ].join('\n'),
  );
});

test('no text from a package or a state file steers a log or a terminal', () => {
  const hostile = fc
    .array(
      fc.constantFrom(
        '::error::',
        '##[group]',
        '\n',
        '\r',
        '\u2028',
        '\u001b[2J',
        '\u202e',
        ' ',
        'a',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, hostile, (a, b) => {
      const one = { type: 'error', code: 'invalid', message: a, changed: null } as const;
      const copy = plugin({ id: a, version: b, kind: a, path: b, diagnostics: [one] });
      const texts = [
        renderChange({ plugin: copy, recovery: { packageBackup: a }, diagnostics: [] }, install)
          .out,
        renderChange({ diagnostics: [one] }, install).out,
        renderListing({ plugins: [copy], diagnostics: [one] }),
        renderResources({
          resources: [{ kind: a, path: b, source: a }],
          diagnostics: [one],
        }),
        renderDoctor(
          {
            findings: [
              {
                scope: 'user',
                kind: 'lock',
                path: a,
                id: b,
                action: 'kept',
                message: b,
                commands: [a, b],
              },
            ],
            diagnostics: [one],
          },
          true,
        ),
        renderSmoke([{ package: a, scope: 'user', result: 'not-run', reason: b, assertions: [] }], {
          color: false,
        }),
      ];
      for (const line of texts.flatMap((text) => text.split('\n'))) {
        expect(line).not.toMatch(/^\s*::|##\[|[\u0000-\u001f\u2028\u202e]/);
      }
    }),
  );
});
