// Counts in words. Only our own words and numbers: nothing here needs escaping.
import type { Counts } from '../checks/verdict.ts';
import type { Report } from './report.ts';

/** `1 error`, `2 errors`, `no errors`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  if (count === 0) return `no ${plural}`;
  return `${groupDigits(count)} ${count === 1 ? noun : plural}`;
}

/** `1234567` as `1,234,567`. By hand: the locale tables of `toLocaleString` cost ten milliseconds at start. */
export function groupDigits(count: number): string {
  return String(count).replace(/\d(?=(?:\d{3})+$)/g, '$&,');
}

/** `2 errors, 1 warning, no notes`; without notes where there are none. */
export function describeCounts(counts: Counts): string {
  const parts = [countOf(counts.error, 'error'), countOf(counts.warning, 'warning')];
  if (counts.note > 0) parts.push(countOf(counts.note, 'note'));
  return parts.join(', ');
}

/** What a run looked at: `5 packages, 2 skills, 7 rows, 34 files (1.2 MB), 9 entries of a store and 1 plugin`. */
export function describeChecked(report: Report): string {
  const trees = [...report.packages, ...report.skills];
  const files = trees.reduce((sum, { files }) => sum + files, 0);
  const bytes = trees.reduce((sum, { bytes }) => sum + bytes, 0);
  const store = storePart(report);
  if (store !== null && trees.length === 0 && report.registry === null) return store;
  const parts: string[] = [];
  if (report.packages.length > 0 || report.skills.length === 0) {
    parts.push(countOf(report.packages.length, 'package'));
  }
  if (report.skills.length > 0) parts.push(countOf(report.skills.length, 'skill'));
  if (report.registry !== null) parts.push(countOf(report.registry.rows.length, 'row'));
  parts.push(`${countOf(files, 'file')} (${describeBytes(bytes)})`);
  if (store !== null) parts.push(store);
  return parts.join(', ');
}

function storePart({ store }: Report): string | null {
  if (!store) return null;
  const entries = countOf(store.entries, 'entry', 'entries');
  return `${entries} of a store and ${countOf(store.plugins.length, 'plugin')}`;
}

/** `512 bytes`, `1.2 kB`, `3.4 MB`, in powers of a thousand. */
export function describeBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(1)} ${units[unit]}`;
}
