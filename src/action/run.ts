// One run of the Action: inputs to use case to printers. The exit code is the verdict; annotations,
// summary and outputs only tell it. Specification: surfaces page, "action.yml".
// Everything it logs has gone through a printer or an escaper: a log line can be a command.
import { forCommandData, forLog } from '../base/escape.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { exitCodeOf } from '../checks/verdict.ts';
import { renderAnnotations } from '../report/annotations.ts';
import { renderJson } from '../report/json.ts';
import type { Report } from '../report/report.ts';
import { renderSummary } from '../report/summary.ts';
import { renderText } from '../report/text.ts';
import { type CheckRequest, checkPaths } from '../usecases/check.ts';
import { assertNoInput } from './assert-no-input.ts';
import { baseOfEvent } from './event.ts';
import type { ActionHost } from './host.ts';
import { type ActionInputs, readInputs } from './inputs.ts';
import { outputsOf } from './outputs.ts';
import { repositoryPaths } from './repository-path.ts';
import { writeJsonFile } from './write-json-file.ts';

/** Runs the Action. Never throws, never exits; the result is the exit code. */
export async function runAction(host: ActionHost): Promise<0 | 1 | 2 | 3> {
  try {
    const inputs = readInputs(host.env);
    const report = await reportOf(inputs, requestOf(inputs, host));
    await tell(report, inputs, host);
    return exitCodeOf(report.verdict, inputs.failOn);
  } catch (error) {
    return await tellFault(error, host);
  }
}

async function reportOf(inputs: ActionInputs, request: CheckRequest): Promise<Report> {
  if (inputs.capabilities === null) return await checkPaths(request);
  const { checkWithStore } = await import('../usecases/check-with-store.ts');
  return await checkWithStore(request, inputs.capabilities);
}

function requestOf(inputs: ActionInputs, host: ActionHost): CheckRequest {
  return {
    cwd: host.cwd,
    paths: inputs.paths,
    registry: inputs.registry,
    clioVersion: inputs.clioVersion,
    failOn: inputs.failOn,
    base: baseOfEvent(host.env, inputs.base),
    changedOnly: inputs.changedOnly,
    policy: inputs.policy,
    smoke: inputs.smokeInstall,
    sources: inputs.sources,
    serverUrl: host.env['GITHUB_SERVER_URL'] || null,
    apiUrl: host.env['GITHUB_API_URL'] || null,
    token: inputs.token,
    env: host.env,
  };
}

/** The log ends with the verdict, so annotations come before it; files that may fail come after it. */
async function tell(report: Report, inputs: ActionInputs, host: ActionHost): Promise<void> {
  const repositoryPath = repositoryPaths(host.cwd);
  if (inputs.annotations) {
    const restIn = inputs.summary ? 'the job summary' : 'the log';
    host.log(renderAnnotations(report, { repositoryPath, restIn }));
  }
  host.log(renderText(report, { color: false }));
  if (inputs.jsonFile !== null) {
    const { store, plugins } = inputs.capabilities ?? {};
    const read = [store, plugins].filter((one) => one !== undefined);
    assertNoInput(host.cwd, inputs.jsonFile, report, read);
    writeJsonFile(host.cwd, inputs.jsonFile, renderJson(report));
  }
  if (inputs.summary) await writeSummary(renderSummary(report, { repositoryPath }), host);
  const { values, leftEmpty } = outputsOf(report, inputs.jsonFile);
  for (const name of leftEmpty)
    notice(`output ${name} is too long and left empty; use json-file`, host);
  await writeOutputs(values, host);
}

async function writeSummary(markdown: string, host: ActionHost): Promise<void> {
  if (!host.env['GITHUB_STEP_SUMMARY']) return;
  try {
    const { summary } = await import('@actions/core');
    await summary.addRaw(markdown).write();
  } catch (error) {
    notice(`the job summary could not be written: ${messageOf(error)}`, host);
  }
}

/** Without the runner's file core would print the values as commands, unescaped: then nothing is written. */
async function writeOutputs(
  values: Readonly<Record<string, string>>,
  host: ActionHost,
): Promise<void> {
  if (!host.env['GITHUB_OUTPUT']) return;
  const { setOutput } = await import('@actions/core');
  try {
    for (const [name, value] of Object.entries(values)) setOutput(name, value);
  } catch (error) {
    const hint = 'GITHUB_OUTPUT has to name a file that the step may write';
    throw new Fault('io', `the outputs could not be written: ${messageOf(error)}`, hint);
  }
}

async function tellFault(error: unknown, host: ActionHost): Promise<2 | 3> {
  const fault = error instanceof Fault ? error : null;
  const usage = fault?.code === 'usage' || fault?.code === 'too-large';
  const bug = fault === null || fault.code === 'internal';
  const lines = [`${bug ? 'this is a bug of plugin-gate: ' : ''}${messageOf(error)}`];
  if (fault?.hint) lines.push(fault.hint);
  host.log(`::error title=plugin-gate::${forCommandData(lines)}\n`);
  if (bug && error instanceof Error && error.stack !== undefined) {
    host.log(`${error.stack.split('\n').slice(1).map(forLog).join('\n')}\n`);
  }
  try {
    await writeOutputs({ verdict: usage ? '' : 'inconclusive' }, host);
  } catch (again) {
    notice(messageOf(again), host);
  }
  return usage ? 2 : 3;
}

function notice(message: string, host: ActionHost): void {
  host.log(`::notice title=plugin-gate::${forCommandData([message])}\n`);
}
