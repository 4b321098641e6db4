// What is installed, and what it projects, as text: one line an entry, aligned, with why one does not
// load below it. Prints nothing itself; every line leaves through `forLog`.
import { forLog, visible } from '../base/escape.ts';
import type { InstalledPlugin, PluginDiagnostic, PluginListing } from '../lifecycle/types.ts';
import { countOf } from './counts.ts';
import { displayWidth } from './display-width.ts';
import { diagnosticLines } from './lifecycle-change-text.ts';

/** A listing; ends with the counts. */
export function renderListing({ plugins, diagnostics }: PluginListing): string {
  const rows = plugins.map((plugin) => [
    plugin.id,
    plugin.version ?? 'no version',
    plugin.kind ?? 'no kind',
    plugin.scope,
    standing(plugin),
  ]);
  const lines = aligned(rows).flatMap((row, at) => [
    row,
    ...(plugins[at]?.diagnostics ?? []).flatMap(diagnosticLines),
  ]);
  const loadable = plugins.filter((plugin) => plugin.loadable).length;
  const last =
    plugins.length === 0
      ? 'nothing is installed here'
      : `${countOf(plugins.length, 'copy', 'copies')}, ${loadable} loadable`;
  return textOf([...lines, ...scopeLines(diagnostics), last]);
}

/** Resource directories by kind. */
export function renderResources(projected: {
  readonly resources: readonly {
    readonly kind: string;
    readonly path: string;
    readonly source: string;
  }[];
  readonly diagnostics: readonly PluginDiagnostic[];
}): string {
  const rows = projected.resources.map(({ kind, source, path }) => [kind, source, path]);
  const last = countOf(rows.length, 'resource directory', 'resource directories');
  return textOf([...aligned(rows), ...scopeLines(projected.diagnostics), last]);
}

/** What concerns no single row stands under none. */
function scopeLines(diagnostics: readonly PluginDiagnostic[]): readonly string[] {
  return diagnostics.flatMap(diagnosticLines).map((line) => line.slice(2));
}

function standing(plugin: InstalledPlugin): string {
  if (plugin.loadable) return 'loadable';
  if (!plugin.valid) return 'invalid';
  if (!plugin.compatible) return 'not compatible';
  if (plugin.overriddenBy !== null) return `overridden by ${plugin.overriddenBy}`;
  return 'disabled';
}

/** Columns padded to their widest value; the last one is not. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const shown = rows.map((row) => row.map(visible));
  const widths: number[] = [];
  for (const row of shown) {
    for (const [at, cell] of row.entries()) {
      widths[at] = Math.max(widths[at] ?? 0, displayWidth(cell));
    }
  }
  return shown.map((row) =>
    row
      .map((cell, at) =>
        at === row.length - 1
          ? cell
          : `${cell}${' '.repeat((widths[at] ?? 0) - displayWidth(cell))}`,
      )
      .join('  '),
  );
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${forLog(line)}\n`).join('');
}
