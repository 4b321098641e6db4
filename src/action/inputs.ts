// Every input of the Action as one typed value. Nothing else reads INPUT_* variables.
// Unknown, malformed and contradictory inputs are usage faults, all told at once.
// Names, defaults and descriptions are in action.yml; a test holds the two together.
import { join } from 'node:path';
import { Fault } from '../base/fault.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import type { FailOn } from '../checks/verdict.ts';
import type { StoreChoice } from '../usecases/check-with-store.ts';
import { type SourceChoice, sourceChoices } from '../usecases/remote-choice.ts';

export interface ActionInputs {
  /** Relative to the workspace, at least one. */
  readonly paths: readonly string[];
  /** Path of the registry, or null to look for it. */
  readonly registry: string | null;
  /** `auto` or a version. */
  readonly clioVersion: string;
  readonly failOn: FailOn;
  /** What to compare with in place of what the event says, or null. */
  readonly base: string | null;
  readonly changedOnly: boolean;
  /** Policy file relative to the workspace, or null: beside the registry. */
  readonly policy: string | null;
  /** Which rows on GitHub are fetched, or null: what there is a base for decides. */
  readonly sources: SourceChoice | null;
  /** For the API of the server this run is on; never printed. */
  readonly token: string | null;
  /** Install every package for real, in throw-away directories. */
  readonly smokeInstall: boolean;
  /** A capability store to check too, or null. */
  readonly capabilities: StoreChoice | null;
  readonly summary: boolean;
  readonly annotations: boolean;
  /** Where the JSON report goes, or null. */
  readonly jsonFile: string | null;
}

export const inputNames = [
  'path',
  'registry',
  'smoke-install',
  'capabilities',
  'clio-version',
  'fail-on',
  'base',
  'changed-only',
  'policy',
  'sources',
  'offline',
  'github-token',
  'summary',
  'annotations',
  'json-file',
] as const;

type InputName = (typeof inputNames)[number];
type Environment = Readonly<Record<string, string | undefined>>;

const failOnLevels: readonly FailOn[] = ['error', 'warning', 'needs-review'];

/** Reads all inputs. Throws `Fault` (`usage`) that names every input that is wrong. */
export function readInputs(env: Environment): ActionInputs {
  const problems: string[] = unknownInputs(env);
  const text = (name: InputName): string => (env[variableOf(name)] ?? '').trim();
  const optional = (name: InputName): string | null => (text(name) === '' ? null : text(name));
  const flag = (name: InputName, fallback = true): boolean => {
    const value = text(name);
    if (/^(?:true|True|TRUE)$/.test(value)) return true;
    if (/^(?:false|False|FALSE)$/.test(value)) return false;
    if (value !== '') problems.push(`${name} is ${quote(value)}; it takes true or false`);
    return fallback;
  };
  const level = text('fail-on') === '' ? 'error' : text('fail-on');
  const failOn = failOnLevels.find((known) => known === level);
  if (failOn === undefined) {
    problems.push(`fail-on is ${quote(level)}; it takes ${failOnLevels.join(', ')}`);
  }
  const paths = linesOf(text('path'));
  const sources = sourcesOf(text('sources'), flag('offline', false), problems);
  const inputs: ActionInputs = {
    paths: paths.length === 0 ? ['.'] : paths,
    registry: optional('registry'),
    clioVersion: optional('clio-version') ?? 'auto',
    failOn: failOn ?? 'error',
    base: optional('base'),
    changedOnly: flag('changed-only', false),
    policy: optional('policy'),
    sources,
    token: optional('github-token'),
    smokeInstall: flag('smoke-install', false),
    capabilities: storeOf(linesOf(text('capabilities')), problems),
    summary: flag('summary'),
    annotations: flag('annotations'),
    jsonFile: optional('json-file'),
  };
  if (inputs.jsonFile !== null && inputs.jsonFile === inputs.registry) {
    problems.push(`json-file and registry are both ${quote(inputs.jsonFile)}`);
  }
  if (inputs.changedOnly && sources === 'all') {
    problems.push('changed-only is true and sources is "all"; give one');
  }
  if (problems.length > 0) {
    throw new Fault('usage', problems.join('; '), 'correct the "with:" part of the step');
  }
  return inputs;
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One a line: the store, its plugins, the inventory. */
function storeOf(lines: readonly string[], problems: string[]): StoreChoice | null {
  const [store, plugins, inventory, ...rest] = lines;
  if (rest.length > 0) {
    const most = 'it takes at most three: store, plugins, inventory';
    problems.push(`capabilities has ${lines.length} lines; ${most}`);
  }
  if (store === undefined) return null;
  return {
    store,
    plugins: plugins ?? join(store, '..', 'plugins'),
    inventory: inventory ?? null,
  };
}

function sourcesOf(given: string, offline: boolean, problems: string[]): SourceChoice | null {
  const choice = sourceChoices.find((known) => known === given) ?? null;
  if (choice === null && given !== '') {
    problems.push(`sources is ${quote(given)}; it takes ${sourceChoices.join(', ')}`);
  }
  if (offline && choice !== null && choice !== 'none') {
    problems.push(`offline is true and sources is ${quote(choice)}; give one`);
  }
  return offline ? 'none' : choice;
}

function unknownInputs(env: Environment): string[] {
  const known = new Set(inputNames.map(variableOf));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
    .sort()
    .map((variable) => {
      const name = variable.slice('INPUT_'.length).toLowerCase();
      const near = nearestOf(name, inputNames);
      const hint = near === null ? '' : `; did you mean ${near}?`;
      return `there is no input ${quote(name)}${hint}`;
    });
}

/** The variable a runner puts an input in. */
function variableOf(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
