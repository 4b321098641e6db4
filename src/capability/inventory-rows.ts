// The plain inventory `[{name, installed, enabled}]` from a value of unknown shape. Fails closed: a row
// that is not understood makes the whole unreadable, since it may be the one that disables. Pure.
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { describeJson, membersOf } from '../lifecycle/json-value.ts';
import { parseCapabilityName } from './capability-name.ts';
import type { InventoryPlugin, InventoryReading } from './inventory.ts';

/** Most rows that are read. */
const ROWS = 50_000;

/** Reads rows; `file` is where they come from, for findings. */
export function parseInventoryRows(value: unknown, file: string): InventoryReading {
  if (!Array.isArray(value)) {
    return unreadable(file, `is ${describeJson(value)}, not a list of plugins`);
  }
  if (value.length > ROWS) return unreadable(file, `has ${value.length} rows; at most ${ROWS}`);
  const plugins = new Map<string, InventoryPlugin>();
  const findings: Finding[] = [];
  for (const [at, row] of value.entries()) {
    const plugin = parseRow(row);
    if (typeof plugin === 'string') return unreadable(file, `has a bad row ${at + 1}: ${plugin}`);
    const before = plugins.get(plugin.name);
    if (before === undefined) plugins.set(plugin.name, plugin);
    else {
      findings.push(
        inventoryFinding(file, 'row-twice', `names the plugin ${quote(plugin.name)} twice`),
      );
      plugins.set(plugin.name, {
        name: plugin.name,
        installed: before.installed && plugin.installed,
        enabled: before.enabled && plugin.enabled,
      });
    }
  }
  return { plugins: [...plugins.values()], readable: true, findings };
}

/** The reading of an inventory that says nothing that can be trusted. `why` ends "the inventory …"; `fix`: null for the rule's own. */
export function unreadable(file: string, why: string, fix: string | null = null): InventoryReading {
  return {
    plugins: [],
    readable: false,
    findings: [inventoryFinding(file, 'unreadable', `${why}; no plugin contributes`, fix)],
  };
}

function inventoryFinding(
  file: string,
  messageId: string,
  what: string,
  fix: string | null = null,
): Finding {
  return finding({
    rule: 'capability/inventory',
    messageId,
    message: `the inventory ${what}`,
    place: wholeFile(file),
    fix,
  });
}

function parseRow(row: unknown): InventoryPlugin | string {
  const members = membersOf(row);
  if (members === null) return `it is ${describeJson(row)}, not an object`;
  const [name, installed, enabled] = ['name', 'installed', 'enabled'].map((key) =>
    members.get(key),
  );
  if (typeof name !== 'string' || !parseCapabilityName(name).ok) {
    return typeof name === 'string'
      ? `${quote(name)} is no name of a folder`
      : `name is ${describeJson(name)}, not a string`;
  }
  if (typeof installed !== 'boolean')
    return `installed is ${describeJson(installed)}, not true or false`;
  if (typeof enabled !== 'boolean') return `enabled is ${describeJson(enabled)}, not true or false`;
  return { name, installed, enabled };
}
