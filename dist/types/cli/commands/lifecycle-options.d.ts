import { type Command, Option } from 'commander';
import type { PluginScope } from '../../lifecycle/types.ts';
import type { ChangeRequest } from '../../usecases/change-installed.ts';
import type { CommandContext } from '../main.ts';
export interface ReadFlags {
    readonly clioVersion: string;
    readonly json?: boolean;
}
export interface ChangeFlags extends ReadFlags {
    readonly scope: PluginScope;
    readonly expect?: string;
    readonly dryRun?: boolean;
}
/** `--scope user|project`. */
export declare function scopeOption(): Option;
/** Options of every command that reads what is installed. */
export declare function addReadOptions(command: Command): Command;
/** Options of every command that changes what is installed. */
export declare function addChangeOptions(command: Command): Command;
/** What a change takes from those options and from the terminal. */
export declare function changeOf({ terminal }: CommandContext, flags: ChangeFlags): {
    cwd: string;
    env: Readonly<Record<string, string | undefined>>;
    scope: PluginScope;
    clioVersion: string;
    expect: string | null;
    dryRun: boolean;
    settings: import("../../usecases/remote-rows.ts").RemoteSettings;
};
/** Runs a change and tells it; a refusal ends with 1. Throws `Fault`. */
export declare function runChange({ terminal, end }: CommandContext, flags: ChangeFlags, request: ChangeRequest): Promise<void>;
