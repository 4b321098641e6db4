import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addCapabilitiesMigrate(parent: Command, { terminal, end }: CommandContext): Command;
