// The Action through action.yml on the committed bundle: real processes, real trees, no network.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readMarkdown } from '../report/read-markdown.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { actionNode, readActionMetadata, runAction } from '../support/run-action.ts';
import {
  commitAll,
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';

/** A committed repository with one package that is fine but for `files`. */
function repositoryWith(files: Readonly<Record<string, string | null>> = {}): string {
  const directory = temporaryDirectory();
  writePackage(join(directory, 'page-kit'), files);
  commitAll(directory);
  return directory;
}

test('runs on the Node that action.yml names', () => {
  const major = Number(
    execFileSync(actionNode, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.')[0],
  );
  expect(readActionMetadata().runs.using).toBe('node24');
  // Where no Node 24 is at hand the current one has to do; the run below says the same on both.
  if (major < 24)
    console.warn(`no Node 24 here (set PLUGIN_GATE_NODE24): the Action runs on Node ${major}`);
  expect(major).toBeGreaterThanOrEqual(20);
});

describe('a package that is fine', () => {
  const directory = repositoryWith();
  const run = runAction(directory, { 'json-file': 'out/report.json' });

  test('passes, and says what was checked', () => {
    expect(run.code).toBe(0);
    expect(run.lines.at(-1)).toMatch(
      /^pass: no errors, no warnings(?:, \d+ notes?)?; checked 1 package, 2 files \(237 bytes\); /,
    );
    expect(run.commands.filter(({ name }) => name !== 'notice')).toEqual([]);
  });

  test('has every output of action.yml', () => {
    expect(Object.keys(run.outputs).sort()).toEqual(
      Object.keys(readActionMetadata().outputs).sort(),
    );
    expect(run.outputs).toMatchObject({
      verdict: 'pass',
      errors: '0',
      warnings: '0',
      changed: '[]',
      report: 'out/report.json',
    });
    expect(run.outputs['digest']).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(run.outputs['packages'] ?? '')).toEqual([
      {
        path: 'page-kit',
        name: 'page-kit',
        kind: 'plugin',
        version: '1.0.0',
        digest: run.outputs['digest'],
        admitted: true,
        conformant: true,
        compatible: true,
      },
    ]);
  });

  test('has a summary and the JSON report', () => {
    expect(run.summary.startsWith('## ✅ Plugin Gate: pass\n')).toBe(true);
    expect(readMarkdown(run.summary).live).toEqual([]);
    expect(JSON.parse(readFileSync(join(directory, 'out/report.json'), 'utf8'))).toMatchObject({
      version: 1,
      verdict: 'pass',
      packages: [{ path: 'page-kit', digest: run.outputs['digest'] }],
    });
  });
});

describe('a package that is refused', () => {
  const run = runAction(repositoryWith({ 'plugin.json': manifestText({ version: '1.0' }) }));

  test('fails with the place and the fix in the log', () => {
    expect(run.code).toBe(1);
    expect(
      run.lines.some((line) => /^ {2}error page-kit\/plugin\.json:4:14 manifest\//.test(line)),
    ).toBe(true);
    expect(run.lines.some((line) => /^ {4}fix: {6}\S/.test(line))).toBe(true);
    expect(run.outputs).toMatchObject({ verdict: 'fail', report: '' });
    expect(Number(run.outputs['errors'])).toBeGreaterThan(0);
  });

  test('is annotated at its line', () => {
    const [first] = run.commands;
    expect(first?.name).toBe('error');
    expect(first?.properties).toMatchObject({ file: 'page-kit/plugin.json', line: '4', col: '14' });
    expect(first?.message).toContain('"1.0"');
  });

  test('is in the summary', () => {
    expect(run.summary.startsWith('## ❌ Plugin Gate: fail\n')).toBe(true);
    expect(run.summary).toContain('<code>page-kit/plugin.json:4:14</code>');
  });
});

describe('switched off', () => {
  const directory = repositoryWith({ 'plugin.json': manifestText({ version: '1.0' }) });
  const run = runAction(directory, { annotations: 'false', summary: 'false' });

  test('there are no annotations and no summary; the exit code stays', () => {
    expect(run.commands).toEqual([]);
    expect(run.summary).toBe('');
    expect(run.code).toBe(1);
  });
});

describe('bad input', () => {
  test.each([
    [{ 'fail-on': 'never' }, {}, 'fail-on is "never"; it takes error, warning, needs-review'],
    [{ summary: 'yes' }, {}, 'summary is "yes"; it takes true or false'],
    [{}, { INPUT_PATHS: 'x' }, 'there is no input "paths"; did you mean path?'],
    [
      { 'json-file': 'registry.yaml', registry: 'registry.yaml' },
      {},
      'json-file and registry are both "registry.yaml"',
    ],
    [{ path: 'nowhere' }, {}, '"nowhere"'],
  ])('%j %j ends with 2 and says why', (inputs, extra, message) => {
    const run = runAction(repositoryWith(), inputs, extra);
    expect(run.code).toBe(2);
    expect(run.commands).toHaveLength(1);
    expect(run.commands[0]?.name).toBe('error');
    expect(run.commands[0]?.message).toContain(message);
    expect(run.outputs).toEqual({ verdict: '' });
  });

  test('no package at all is a usage error', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'README.md': 'nothing here\n' });
    expect(runAction(directory).code).toBe(2);
  });

  test('a link that leads the report out of the workspace is refused', () => {
    const [directory, outside] = [repositoryWith(), temporaryDirectory()];
    symlinkSync(outside, join(directory, 'out'));
    const run = runAction(directory, { 'json-file': 'out/report.json' });
    expect(run.code).toBe(2);
    expect(run.commands.at(-1)?.message).toContain('leads out of the workspace');
    expect(existsSync(join(outside, 'report.json'))).toBe(false);
  });
});

describe('hostile names', () => {
  const hostile = '::error::owned ##[add-mask]page ##[stop-commands]x';
  const directory = temporaryDirectory();
  writePackage(join(directory, '##[add-mask]kit'), {
    'plugin.json': manifestText({
      name: hostile,
      version: '\r\n::set-output name=verdict::pass',
      description: '::add-mask::page\n##[error]x @everyone ![i](https://evil.example/i.png)',
    }),
    'skills/read/SKILL.md': `---\nname: ::warning::x\n##[group]: y\n---\n`,
    '::warning file=a,line=1::owned/\u2028::error::x.md': 'x',
    'skills/\u202elatot/SKILL.md': 'x\u0085::error::y',
  });
  commitAll(directory, '::error::message');
  const run = runAction(directory);

  test('no command gets through but our own annotations', () => {
    expect(run.code).toBe(1);
    expect(run.commands.length).toBeGreaterThan(0);
    for (const command of run.commands) {
      expect(['error', 'warning', 'notice']).toContain(command.name);
      expect(command.properties['title'] ?? `${command.message} more`).toMatch(
        /^[a-z-]+\/[a-z0-9-]+$| more /,
      );
    }
    for (const line of run.lines) expect(line).not.toContain('##[');
    expect(run.lines.join('\n')).not.toMatch(/[\u2028\u2029\u202e\u0085\x1b]/);
    expect(run.lines.join('\n')).toContain('#\\#[add-mask]');
  });

  test('outputs stay ours', () => {
    expect(run.outputs['verdict']).toBe('fail');
    expect(Object.keys(run.outputs).sort()).toEqual(
      Object.keys(readActionMetadata().outputs).sort(),
    );
    expect(JSON.parse(run.outputs['packages'] ?? '')).toMatchObject([{ path: '##[add-mask]kit' }]);
  });

  test('nothing in the summary is live', () => {
    expect(readMarkdown(run.summary).live).toEqual([]);
  });
});

describe('a repository of skills without a package', () => {
  const directory = temporaryDirectory();
  writeFiles(directory, {
    'skills/read/SKILL.md': skillText,
    'skills/scan/SKILL.md': '---\nname: scan\ndescription: Scans: pages.\n---\n',
    '.gitattributes': '* -text\n',
  });
  commitAll(directory);
  const run = runAction(directory, { 'json-file': 'report.json' });

  test('is checked: the broken one is annotated at its line, both are in the summary', () => {
    expect(run.code).toBe(1);
    expect(
      run.commands.some(
        ({ name, properties }) =>
          name === 'error' &&
          properties['file'] === 'skills/scan/SKILL.md' &&
          properties['line'] === '3',
      ),
    ).toBe(true);
    expect(run.summary).toContain('### Skills without a package');
    expect(run.summary).toContain('| <code>skills/read</code> | read | yes | yes | none |');
    expect(run.summary).toContain('| <code>skills/scan</code> | scan | **no** | **no** |');
    expect(run.lines.at(-1)).toContain('checked 2 skills, 2 files');
  });

  test('has no package among its outputs, and its skills in the report', () => {
    expect(run.outputs).toMatchObject({ verdict: 'fail', packages: '[]', digest: '' });
    const report: unknown = JSON.parse(readFileSync(join(directory, 'report.json'), 'utf8'));
    expect(schemaErrors('report', report)).toEqual([]);
    expect(report).toMatchObject({
      packages: [],
      skills: [{ path: 'skills/read' }, { path: 'skills/scan' }],
    });
  });
});
