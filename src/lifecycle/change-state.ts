// Changes of a state as new values; the old one stays as it was. Pure.
// Specification: lifecycle page, "Install", "Listing, precedence, dependents".
import type { PluginInstallRecord, PluginState } from './types.ts';

/** The state with this record; the disabled flag of an existing install is kept. */
export function withRecord(
  state: PluginState,
  id: string,
  record: PluginInstallRecord,
): PluginState {
  const known = state.installed.has(id);
  return {
    ...state,
    installed: new Map(state.installed).set(id, record),
    disabled: known ? state.disabled : state.disabled.filter((other) => other !== id),
  };
}

/** The state without this record, and without its disabled flag. */
export function withoutRecord(state: PluginState, id: string): PluginState {
  const installed = new Map(state.installed);
  installed.delete(id);
  const unknownInRecords = new Map(state.unknownInRecords);
  unknownInRecords.delete(id);
  const disabled = state.disabled.filter((other) => other !== id);
  return { ...state, installed, unknownInRecords, disabled };
}

/** The state with the plugin switched on or off. */
export function withEnabled(state: PluginState, id: string, enabled: boolean): PluginState {
  const others = state.disabled.filter((other) => other !== id);
  return { ...state, disabled: enabled ? others : [...others, id] };
}
