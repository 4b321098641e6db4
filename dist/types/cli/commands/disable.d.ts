import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addDisable(program: Command, context: CommandContext): void;
