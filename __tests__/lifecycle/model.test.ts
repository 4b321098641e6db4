// Any sequence of changes against a model: what stands there, what is switched on, what was refused and
// which edits were kept. Real directories, two scopes, two plugins.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { examineScopes } from '../../src/lifecycle/doctor.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../../src/lifecycle/lifecycle-host.ts';
import { listPlugins } from '../../src/lifecycle/list-installed.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../../src/lifecycle/set-enabled.ts';
import type { PluginMutationResult, PluginScope } from '../../src/lifecycle/types.ts';
import { updateInstalled } from '../../src/lifecycle/update-plugin.ts';
import { memoryDirectory } from './support/memory-directory.ts';
import { makePackage } from './support/packages.ts';
import { projectBase, testHost, userBase } from './support/test-host.ts';

interface Copy {
  readonly version: string;
  readonly source: string;
  readonly enabled: boolean;
  /** Texts that were written into it since it was installed. */
  readonly edits: readonly string[];
}

interface Model {
  readonly copies: ReadonlyMap<string, Copy>;
  /** Every edit ever made: none may be lost. */
  readonly edits: readonly string[];
}

type Action =
  | 'install'
  | 'force'
  | 'update'
  | 'force-update'
  | 'enable'
  | 'disable'
  | 'remove'
  | 'edit';

interface Step {
  readonly action: Action;
  readonly scope: PluginScope;
  readonly id: string;
  readonly version: '1.0.0' | '2.0.0';
}

const step = fc.record<Step>({
  action: fc.constantFrom(
    'install',
    'force',
    'update',
    'force-update',
    'enable',
    'disable',
    'remove',
    'edit',
  ),
  scope: fc.constantFrom('user', 'project'),
  id: fc.constantFrom('one', 'two'),
  version: fc.constantFrom('1.0.0', '2.0.0'),
});

/** What the model says a step does: the first code (null for a change made), and the model after it. */
function foresee(model: Model, { action, scope, id, version }: Step, source: string, edit: string) {
  const key = `${scope}:${id}`;
  const copy = model.copies.get(key);
  const refused = (code: string) => ({ code, after: model });
  const becomes = (next: Copy | null, edits = model.edits) => {
    const copies = new Map(model.copies);
    if (next === null) copies.delete(key);
    else copies.set(key, next);
    return { code: null, after: { copies, edits } };
  };
  const isEdited = (copy?.edits.length ?? 0) > 0;
  switch (action) {
    case 'install':
      if (copy !== undefined) return refused('exists');
      return becomes({ version, source, enabled: true, edits: [] });
    case 'force':
      return becomes({ version, source, enabled: copy?.enabled ?? true, edits: [] });
    case 'update':
      if (copy === undefined || isEdited) return refused('invalid');
      return becomes(copy);
    case 'force-update':
      return copy === undefined ? refused('invalid') : becomes({ ...copy, edits: [] });
    case 'enable':
      return copy === undefined || isEdited
        ? refused('invalid')
        : becomes({ ...copy, enabled: true });
    case 'disable':
      return copy === undefined ? refused('invalid') : becomes({ ...copy, enabled: false });
    case 'remove':
      return copy === undefined ? refused('invalid') : becomes(null);
    default:
      if (copy === undefined) return refused('none');
      return becomes({ ...copy, edits: [...copy.edits, edit] }, [...model.edits, edit]);
  }
}

function perform(
  host: LifecycleHost,
  { action, scope, id }: Step,
  source: string,
): PluginMutationResult {
  switch (action) {
    case 'install':
      return installPackage(source, { scope }, host);
    case 'force':
      return installPackage(source, { scope, force: true }, host);
    case 'update':
      return updateInstalled(id, { scope }, host);
    case 'force-update':
      return updateInstalled(id, { scope, force: true }, host);
    case 'enable':
      return enableInstalled(id, { scope }, host);
    case 'disable':
      return disableInstalled(id, { scope }, host);
    default:
      return removeInstalled(id, { scope }, host);
  }
}

function baseOf(host: LifecycleHost, scope: PluginScope): string {
  return scope === 'user' ? userBase(host) : projectBase(host);
}

/** Texts of every notes file below both bases, kept copies included. */
function notesIn(host: LifecycleHost): readonly string[] {
  return (['user', 'project'] as const).flatMap((scope) => {
    const base = baseOf(host, scope);
    if (statSync(base, { throwIfNoEntry: false }) === undefined) return [];
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((name) => /note-\d+\.txt$/.test(name))
      .map((name) => readFileSync(join(base, name), 'utf8'));
  });
}

test('every sequence of changes does what the model says, and no edit is ever lost', () => {
  const sources = new Map(
    ['one', 'two'].flatMap((name) =>
      ['1.0.0', '2.0.0'].map((version) => [`${name}@${version}`, makePackage({ name, version })]),
    ),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
      const host = testHost({}, memoryDirectory());
      let model: Model = { copies: new Map(), edits: [] };
      for (const [at, each] of steps.entries()) {
        const source = sources.get(`${each.id}@${each.version}`) ?? '';
        const edit = `edit ${at}`;
        const { code, after } = foresee(model, each, source, edit);
        if (each.action !== 'edit') {
          const result = perform(host, each, source);
          const refusal = result.diagnostics.find(({ type }) => type === 'error')?.code ?? null;
          expect([at, each.action, refusal]).toEqual([at, each.action, code]);
        } else if (code === null) {
          writeFileSync(join(baseOf(host, each.scope), each.id, `note-${at}.txt`), edit);
        }
        model = after;
        const { plugins, diagnostics } = listPlugins(host, { all: true });
        expect(diagnostics).toEqual([]);
        expect(
          new Map(
            plugins.map((entry) => [
              `${entry.scope}:${entry.id}`,
              [entry.version, entry.enabled, entry.valid],
            ]),
          ),
        ).toEqual(
          new Map(
            [...model.copies].map(([key, copy]) => [
              key,
              [copy.version, copy.enabled, copy.edits.length === 0],
            ]),
          ),
        );
      }
      expect(notesIn(host)).toEqual(expect.arrayContaining([...model.edits]));
      const doctor = examineScopes(host);
      expect(doctor.diagnostics).toEqual([]);
      expect(doctor.findings.filter(({ kind }) => kind !== 'recovery')).toEqual([]);
    }),
    { numRuns: Number(process.env['PLUGIN_GATE_RUNS'] ?? '60') },
  );
});
