// GitHub's own parser of workflows, as a process: workflows come in as JSON `{name: text}`, their errors go
// out as JSON `{name: [message]}`. The parser imports JSON without saying so, which Node does not take.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

const hook = `
export async function load(url, context, next) {
  if (!url.endsWith('.json')) return next(url, context);
  const { readFileSync } = await import('node:fs');
  const source = 'export default ' + readFileSync(new URL(url), 'utf8');
  return { format: 'module', source, shortCircuit: true };
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);
const workflows = JSON.parse(readFileSync(0, 'utf8'));
const errors = {};
for (const [name, content] of Object.entries(workflows)) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const found = [...context.errors.getErrors()];
  if (value !== undefined) {
    const template = await convertWorkflowTemplate(context, value);
    found.push(...(template.errors ?? []).map(({ Message }) => Message));
  }
  errors[name] = [...new Set(found.map((one) => one.message ?? String(one)))];
}
process.stdout.write(JSON.stringify(errors));
