// Runs the Action as a runner does: inputs of action.yml as variables, files for outputs and summary, a
// clean environment, the committed bundle on Node 24. Then reads back what it said.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { parseCommand, type WorkflowCommand } from '../report/parse-command.ts';

const repository = process.env['PLUGIN_GATE_ROOT'] ?? join(import.meta.dirname, '..', '..');

export interface ActionMetadata {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

export interface ActionRun {
  readonly code: number | null;
  /** Standard output and error, line by line: a runner reads commands in both. */
  readonly lines: readonly string[];
  readonly commands: readonly WorkflowCommand[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export function readActionMetadata(): ActionMetadata {
  return load(readFileSync(join(repository, 'action.yml'), 'utf8')) as ActionMetadata;
}

/** The Node that runs the bundle: `PLUGIN_GATE_NODE24`, or this one. */
export const actionNode = process.env['PLUGIN_GATE_NODE24'] ?? process.execPath;

export function runAction(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  extra: Readonly<Record<string, string>> = {},
): ActionRun {
  const action = readActionMetadata();
  for (const name of Object.keys(inputs)) {
    if (action.inputs[name] === undefined) throw new Error(`action.yml has no input ${name}`);
  }
  const files = mkdtempSync(join(tmpdir(), 'plugin-gate-runner-'));
  const [output, summary] = [join(files, 'output'), join(files, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: files,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: files,
  };
  for (const [name, { default: value }] of Object.entries(action.inputs)) {
    // An expression, which a runner evaluates: a token that these runs do not have.
    const standard = value?.startsWith('${{') ? '' : value;
    env[`INPUT_${name.toUpperCase()}`] = inputs[name] ?? standard ?? '';
  }
  const run = spawnSync(actionNode, [join(repository, action.runs.main)], {
    cwd: workspace,
    env: { ...env, ...extra },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = `${run.stdout}\n${run.stderr}`.split(/\r\n|\r|\n/).filter((line) => line !== '');
  return {
    code: run.status,
    lines,
    commands: lines.map(parseCommand).filter((command) => command !== null),
    outputs: readOutputs(readFileSync(output, 'utf8')),
    summary: readFileSync(summary, 'utf8'),
  };
}

/** `name<<delimiter`, lines, `delimiter`; anything else in the file is an error, as it is to a runner. */
function readOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at] ?? '';
    if (head === '' && at === lines.length - 1) break;
    const match = /^([A-Za-z_-]+)<<(ghadelimiter_[0-9a-f-]{36})$/.exec(head);
    if (match === null) throw new Error(`not an output: ${head}`);
    const [, name = '', delimiter = ''] = match;
    const end = lines.indexOf(delimiter, at + 1);
    if (end < 0) throw new Error(`output ${name} has no end`);
    outputs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}
