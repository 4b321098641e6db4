// Writes what is generated from data: src/checks/rules/index.ts and docs/rules.md from the rules, the
// tables of README.md from action.yml. `--check` writes nothing and fails where something is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { build } from './build.mjs';
import { takeTurn } from './one-at-a-time.mjs';
import { writeRulesIndex } from './rules-index.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const check = process.argv.includes('--check');
const stale = [];

function put(file, wanted) {
  const path = join(root, file);
  const now = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (now === wanted) return;
  stale.push(file);
  if (!check) writeFileSync(path, wanted);
}

function fenced(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.trimEnd()}\n${fence}`;
}

function ruleSection(rule) {
  const level = [
    rule.severity,
    ...(rule.boundary === null ? [] : [rule.boundary]),
    ...(rule.review ? ['asks for a person'] : []),
    ...(rule.strict ? [`${rule.strict} under a strict policy`] : []),
  ].join(' · ');
  return [
    `### ${rule.id}`,
    '',
    `${level} · since ${rule.since}`,
    '',
    `${rule.summary[0].toUpperCase()}${rule.summary.slice(1)}.`,
    '',
    `**Why.** ${rule.why}`,
    '',
    `**Fix.** ${rule.fix}`,
    '',
    'Fires on:',
    '',
    fenced(rule.example.bad),
    '',
    'Put right:',
    '',
    fenced(rule.example.good),
    '',
    '| message | situation |',
    '|---|---|',
    ...Object.entries(rule.messages).map(
      ([id, text]) => `| \`${id}\` | ${text.replaceAll('|', '\\|')} |`,
    ),
    '',
  ];
}

function rulesPage(rules) {
  const areas = [...new Set(rules.map((rule) => rule.id.split('/')[0]))];
  return [
    '# Rules',
    '',
    `${rules.length} rules. Generated from \`src/checks/rules\` by \`npm run docs\`; \`plugin-gate explain RULE\` prints the same.`,
    '',
    ...areas.flatMap((area) => [
      `## ${area}`,
      '',
      ...rules.filter((rule) => rule.id.startsWith(`${area}/`)).flatMap(ruleSection),
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function cell(text) {
  return String(text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|');
}

function actionTables(action) {
  const inputs = Object.entries(action.inputs ?? {}).map(
    ([name, input]) =>
      `| \`${name}\` | ${cell(input.description)} | ${input.default === undefined || input.default === '' ? '' : `\`${input.default}\``} |`,
  );
  const outputs = Object.entries(action.outputs ?? {}).map(
    ([name, output]) => `| \`${name}\` | ${cell(output.description)} |`,
  );
  return {
    inputs: ['| input | what it does | default |', '|---|---|---|', ...inputs].join('\n'),
    outputs: ['| output | what it holds |', '|---|---|', ...outputs].join('\n'),
  };
}

takeTurn();
if (!writeRulesIndex(check)) stale.push('src/checks/rules/index.ts');
build();
const { rules } = await import('../build/checks/rules/index.js');
put('docs/rules.md', rulesPage(rules));
if (existsSync(join(root, 'action.yml')) && existsSync(join(root, 'README.md'))) {
  const tables = actionTables(load(readFileSync(join(root, 'action.yml'), 'utf8')));
  let readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    const block = new RegExp(`(<!-- ${name}: generated -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!block.test(readme)) throw new Error(`README.md has no block for ${name}`);
    readme = readme.replace(block, (_, open, close) => `${open}${table}\n${close}`);
  }
  put('README.md', readme);
}
if (stale.length > 0) {
  console.error(
    check
      ? `stale: ${stale.join(', ')}; run npm run docs and commit`
      : `written: ${stale.join(', ')}`,
  );
  if (check) process.exit(1);
} else console.log(`generated documents are up to date (${rules.length} rules)`);
