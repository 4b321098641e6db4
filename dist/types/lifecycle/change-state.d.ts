import type { PluginInstallRecord, PluginState } from './types.ts';
/** The state with this record; the disabled flag of an existing install is kept. */
export declare function withRecord(state: PluginState, id: string, record: PluginInstallRecord): PluginState;
/** The state without this record, and without its disabled flag. */
export declare function withoutRecord(state: PluginState, id: string): PluginState;
/** The state with the plugin switched on or off. */
export declare function withEnabled(state: PluginState, id: string, enabled: boolean): PluginState;
