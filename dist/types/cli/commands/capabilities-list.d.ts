import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addCapabilitiesList(parent: Command, { terminal, end }: CommandContext): Command;
