// A flood of one kind of fault: it never hides another kind, never makes a failing run pass, and what is
// left out is said.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runGate } from '../support/gate-run.ts';
import { type Json, manifestText, temporaryDirectory, writePackage } from '../support/tree.ts';

type Flood = (times: number) => {
  readonly fields?: Readonly<Record<string, Json>>;
  readonly files?: Readonly<Record<string, string>>;
};

const skill = (body: string): string =>
  `---\nname: read\ndescription: Reads pages.\n---\n\n${body}\n`;

const floods: Readonly<Record<string, Flood>> = {
  'unknown keys of the root': (times) => ({
    fields: Object.fromEntries(Array.from({ length: times }, (_, at) => [`key${at}`, at])),
  }),
  'markers that are none': (times) => ({
    files: { 'skills/read/SKILL.md': skill(`$\{pluginroot}/a\n`.repeat(times)) },
  }),
  'keys of the frontmatter': (times) => ({
    files: {
      'skills/read/SKILL.md': skill('Read.').replace(
        'name: read\n',
        `name: read\n${Array.from({ length: times }, (_, at) => `k${at}: v\n`).join('')}`,
      ),
    },
  }),
  'keys of mcp.json': (times) => ({
    files: {
      'mcp.json': JSON.stringify({
        mcpServers: {
          a: {
            command: 'node',
            ...Object.fromEntries(Array.from({ length: times }, (_, at) => [`k${at}`, at])),
          },
        },
      }),
    },
  }),
};

const errors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a skill without a description': { 'skills/zz/SKILL.md': '---\nname: zz\n---\n\nRead.\n' },
  'an mcp.json that is no JSON': { 'mcp.json': '{' },
  'a skill without a name': { 'skills/zy/SKILL.md': '---\ndescription: Reads.\n---\n\nRead.\n' },
};

async function ruleErrors(
  files: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, Json>> = {},
) {
  const directory = temporaryDirectory();
  writePackage(directory, { ...files, 'plugin.json': manifestText(fields) });
  const report = await runGate(directory, { base: null });
  return {
    verdict: report.verdict,
    most: Math.max(0, ...countsOf(report.findings.map(({ rule }) => rule)).values()),
    rules: new Set(
      report.findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
    ),
  };
}

function countsOf(rules: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

describe('a flood of faults', () => {
  test.each(Object.keys(floods))(
    'of %s is bounded, and what is left out is said',
    async (flood) => {
      const { fields = {}, files = {} } = floods[flood]?.(6_000) ?? {};
      const directory = temporaryDirectory();
      writePackage(directory, { ...files, 'plugin.json': manifestText(fields) });
      const report = await runGate(directory, { base: null });
      const counts = countsOf(report.findings.map(({ rule }) => rule));
      expect([...counts.values()]).toContain(2_000);
      const said = [
        ...report.notChecked.map(({ what }) => what),
        ...report.findings.map(({ message }) => message),
      ].filter((one) => /\b4000 more findings\b/.test(one));
      expect(said.length).toBeGreaterThan(0);
    },
  );

  test('never removes an error of another kind, and never turns fail into pass', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(floods)),
        fc.constantFrom(...Object.keys(errors)),
        fc.constantFrom(1, 2_100, 6_000),
        async (flood, error, times) => {
          const files = errors[error] ?? {};
          const alone = await ruleErrors(files);
          const { fields = {}, files: more = {} } = floods[flood]?.(times) ?? {};
          const flooded = await ruleErrors({ ...more, ...files }, fields);
          expect(alone.verdict).toBe('fail');
          expect(flooded.verdict).toBe('fail');
          for (const rule of alone.rules) expect([...flooded.rules]).toContain(rule);
          // A rule has what refuses and what does not, each with the bound.
          expect(flooded.most).toBeLessThanOrEqual(4_000);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('of 2,100 unknown keys, the broken skill behind them is told', async () => {
    const { fields = {} } = floods['unknown keys of the root']?.(2_100) ?? {};
    const { verdict, rules } = await ruleErrors(
      errors['a skill without a description'] ?? {},
      fields,
    );
    expect(verdict).toBe('fail');
    expect([...rules]).toContain('agent-skill/description');
  });
});
