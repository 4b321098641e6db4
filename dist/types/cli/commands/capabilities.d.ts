import { type Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addCapabilities(program: Command, context: CommandContext): void;
