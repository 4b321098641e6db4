// npm run new-rule AREA/NAME: makes a rule and its two cases to fill in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRulesIndex } from './rules-index.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const id = process.argv[2] ?? '';
if (!/^[a-z-]+\/[a-z0-9-]+$/.test(id)) {
  console.error('usage: npm run new-rule AREA/NAME, both of a-z 0-9 -');
  process.exit(2);
}
const rule = `import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: '${id}',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: '',
  why: '',
  fix: '',
  example: { bad: '', good: '' },
  messages: {},
};
`;
const cases = `import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: '${id}',
  fires: [],
  silent: [{ name: 'a package without the defect', given: (directory) => writePackage(directory) }],
};
`;
for (const [file, text] of [
  [join(root, 'src/checks/rules', `${id}.ts`), rule],
  [join(root, '__tests__/cases', `${id}.ts`), cases],
]) {
  if (existsSync(file)) {
    console.error(`${file} is there already`);
    process.exit(1);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`made ${file}`);
}
writeRulesIndex(false);
console.log('fill both in; the parity test (npm test -- rule-cases) says what is missing');
