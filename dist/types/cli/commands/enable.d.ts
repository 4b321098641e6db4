import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addEnable(program: Command, context: CommandContext): void;
