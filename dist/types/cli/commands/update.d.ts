import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addUpdate(program: Command, context: CommandContext): void;
