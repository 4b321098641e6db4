// What a change of installed plugins did, or why it was refused, as text. A dry run prints its plan to
// standard output and the words to standard error, so that the plan can be kept in a file.
// Prints nothing itself; every line leaves through `forLog`. Specification: surfaces page, library/.
import { forJsonText, forLog } from '../base/escape.ts';
import { recoveryCommands } from '../lifecycle/doctor-finding.ts';
import type {
  InstalledPlugin,
  PluginDiagnostic,
  PluginMutationResult,
  PluginPlan,
  PluginScope,
} from '../lifecycle/types.ts';

interface Asked {
  readonly operation: PluginPlan['operation'];
  readonly scope: PluginScope;
  readonly dryRun: boolean;
}

export interface ChangeText {
  /** For standard output; ends with a line feed or is empty. */
  readonly out: string;
  /** For standard error, likewise. */
  readonly err: string;
}

const done: Readonly<Record<PluginPlan['operation'], string>> = {
  install: 'installed',
  update: 'updated',
  enable: 'enabled',
  disable: 'disabled',
  remove: 'removed',
};

export function renderChange(result: PluginMutationResult, asked: Asked): ChangeText {
  const refused = result.diagnostics.some(({ type }) => type === 'error');
  const text = textOf([
    ...(refused ? [`not ${done[asked.operation]}`] : whatWasDone(result, asked)),
    ...result.diagnostics.flatMap(diagnosticLines),
    ...recoveryLines(result, asked.scope),
  ]);
  if (!asked.dryRun) return { out: text, err: '' };
  if (refused || result.plan === undefined) return { out: '', err: text };
  return { out: planText(result.plan), err: text };
}

/** A plan as a file holds it; the forms of JSON that a log could take for a command are escaped. */
function planText(plan: PluginPlan): string {
  return `${forJsonText(JSON.stringify(plan, null, 2))}\n`;
}

function whatWasDone(result: PluginMutationResult, asked: Asked): readonly string[] {
  const { plugin, plan, removed } = result;
  const where = `in the ${asked.scope} scope`;
  if (plan !== undefined) {
    const { incoming, id, operation } = plan;
    const what = incoming === null ? id : `${id} ${incoming.version} (${incoming.kind})`;
    return [
      `would ${operation} ${what} ${where}; nothing was changed`,
      ...wasLines(result, incoming?.version ?? null, incoming?.contentDigest ?? null),
      ...(incoming === null
        ? []
        : [`  from    ${incoming.source}`, `  digest  ${incoming.contentDigest}`]),
    ];
  }
  if (removed !== undefined) return [`removed ${removed.id} ${where}`];
  if (plugin === undefined) return [`${done[asked.operation]} ${where}`];
  const isSame =
    result.before !== undefined && result.before.contentDigest === plugin.contentDigest;
  return [
    isSame
      ? `up to date: ${identity(plugin)} ${where}; the same bytes were installed again`
      : `${done[asked.operation]} ${identity(plugin)} ${where}`,
    ...(isSame ? [] : wasLines(result, plugin.version, plugin.contentDigest)),
    `  at      ${plugin.path}`,
    `  digest  ${plugin.contentDigest ?? 'none'}`,
    `  loads   ${loads(plugin)}`,
  ];
}

/** What an update finds in place of what it brings. */
function wasLines(
  { before }: PluginMutationResult,
  version: string | null,
  digest: string | null,
): readonly string[] {
  if (before === undefined) return [];
  if (before.contentDigest === digest) return ['  was     the very same'];
  const other = before.version === version ? ', other bytes' : '';
  return [`  was     ${before.version ?? 'without a version'}${other}`];
}

/** `page-kit 1.0.0 (plugin)`, as far as a broken copy says. */
function identity({ id, version, kind }: InstalledPlugin): string {
  return [id, version, kind === null ? null : `(${kind})`]
    .filter((part) => part !== null)
    .join(' ');
}

function loads(plugin: InstalledPlugin): string {
  if (plugin.loadable) return 'yes';
  if (!plugin.valid) return 'no: it is not valid';
  if (!plugin.compatible) return 'no: it is not compatible';
  if (plugin.overriddenBy !== null) return `no: the ${plugin.overriddenBy} scope has a copy`;
  return 'no: it is disabled';
}

/** One diagnostic, and under it what a reviewed plan expected and what is there. */
export function diagnosticLines(one: PluginDiagnostic): readonly string[] {
  const { type, code, message, changed } = one;
  return [
    `  ${type} ${code}: ${message}`,
    ...(changed === null
      ? []
      : [
          `    expected: ${JSON.stringify(changed.expected)}`,
          `    observed: ${JSON.stringify(changed.observed)}`,
        ]),
  ];
}

function recoveryLines({ recovery }: PluginMutationResult, scope: PluginScope): readonly string[] {
  if (recovery === undefined) return [];
  const [restore = '', remove = ''] = recoveryCommands(scope, recovery.packageBackup);
  return [
    `kept, because it is not what was recorded: ${recovery.packageBackup}`,
    `  restore it: ${restore}`,
    `  delete it:  ${remove}`,
  ];
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${forLog(line)}\n`).join('');
}
