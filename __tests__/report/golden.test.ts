// Whole reports as each printer shows them, kept under __tests__/golden so that a change of wording or
// layout is seen in review. UPDATE_GOLDEN=1 writes them anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { renderText } from '../../src/report/text.ts';
import { cleanReport, failingReport, hostileReport } from './sample-reports.ts';

const folder = join(import.meta.dirname, '..', 'golden', 'report');
const reports = { clean: cleanReport, failing: failingReport, hostile: hostileReport };
const repositoryPath = (path: string): string => path;
const printers: Readonly<Record<string, (report: Report) => string>> = {
  'text.txt': (report) => renderText(report, { color: false }),
  'text-80.txt': (report) => renderText(report, { color: false, width: 80 }),
  'report.json': renderJson,
  'annotations.txt': (report) =>
    renderAnnotations(report, { repositoryPath, restIn: 'the job summary' }),
  'summary.md': (report) => renderSummary(report, { repositoryPath }),
};

describe.each(Object.entries(reports))('the %s report', (name, report) => {
  test.each(Object.entries(printers))('as %s', (file, print) => {
    const path = join(folder, `${name}.${file}`);
    const printed = print(report);
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, printed);
    }
    expect(printed).toBe(readFileSync(path, 'utf8'));
  });
});
