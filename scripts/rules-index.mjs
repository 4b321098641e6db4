// Writes src/checks/rules/index.ts from the files in src/checks/rules/<area>/. `--check` only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../src/checks/rules/', import.meta.url);
const target = fileURLToPath(new URL('index.ts', root));

/** Ids of all rule files, sorted. */
export function ruleIds() {
  const areas = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas
    .flatMap((area) =>
      readdirSync(new URL(`${area.name}/`, root))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${area.name}/${file.slice(0, -3)}`),
    )
    .sort();
}

function variable(id) {
  return id.replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

export function rulesIndex() {
  const ids = ruleIds();
  const imports = ids.map((id) => `import { rule as ${variable(id)} } from './${id}.ts';`);
  const list = ids.map((id) => `  ${variable(id)},`);
  return [
    '// Every rule, sorted by id. Generated from the files beside it by `npm run docs`; do not edit.',
    "import type { Rule } from '../rule.ts';",
    ...imports,
    '',
    'export const rules: readonly Rule[] = [',
    ...list,
    '];',
    '',
  ].join('\n');
}

export function writeRulesIndex(check) {
  const wanted = rulesIndex();
  let now = '';
  try {
    now = readFileSync(target, 'utf8');
  } catch {
    // Not there yet.
  }
  if (now === wanted) return true;
  if (!check) writeFileSync(target, wanted);
  return false;
}
