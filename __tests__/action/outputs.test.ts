// Outputs of the Action: what later steps read.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { outputNames, outputsOf } from '../../src/action/outputs.ts';
import { hostileText } from '../report/hostile.ts';
import { failingReport, packageOf, reportOf, reportOfStrings } from '../report/sample-reports.ts';

test('of one package, with its digest', () => {
  expect(outputsOf(reportOf(), null)).toEqual({
    values: {
      verdict: 'pass',
      errors: '0',
      warnings: '0',
      digest: 'a3'.repeat(32),
      packages: `[{"path":"page-kit","name":"page-kit","kind":"plugin","version":"1.0.0","digest":"${'a3'.repeat(32)}","admitted":true,"conformant":true,"compatible":true}]`,
      changed: '[]',
      report: '',
    },
    leftEmpty: [],
  });
});

test('of several packages, without one digest, with the changes', () => {
  const { values } = outputsOf(failingReport, 'out/report.json');
  expect(values).toMatchObject({
    verdict: 'fail',
    errors: '4',
    warnings: '1',
    digest: '',
    report: 'out/report.json',
  });
  expect(JSON.parse(values.changed)).toEqual([
    { id: 'plugin:page-kit', change: 'changed: version, sha256', verdict: 'fail' },
    { id: 'agent:far-away', change: 'added', verdict: 'needs-review' },
  ]);
});

test('without packages, or with one that has no digest, the digest is empty', () => {
  expect(outputsOf(reportOf({ packages: [] }), null).values.digest).toBe('');
  expect(outputsOf(reportOf({ packages: [packageOf({ digest: null })] }), null).values.digest).toBe(
    '',
  );
});

test('a list too long for an output is left empty, and named', () => {
  const packages = Array.from({ length: 5_000 }, () => packageOf());
  const { values, leftEmpty } = outputsOf(reportOf({ packages }), null);
  expect(values.packages).toBe('');
  expect(leftEmpty).toEqual(['packages']);
  expect(Object.keys(values)).toEqual([...outputNames]);
});

test('lists are one line of JSON that gives hostile names back', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 60, maxLength: 60 }), (strings) => {
      let at = 0;
      const report = reportOfStrings(() => strings[at++ % strings.length] ?? '');
      const { values } = outputsOf(report, null);
      expect(`${values.packages}${values.changed}`).not.toMatch(
        /[\r\n\u2028\u2029\x1b\u202e]|##\[/,
      );
      expect(JSON.parse(values.packages)).toMatchObject([{ name: report.packages[0]?.name }]);
      expect(JSON.parse(values.changed)).toEqual(report.changes);
    }),
    { numRuns: 100 },
  );
});
