import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addCapabilitiesDelta(parent: Command, { terminal, end }: CommandContext): Command;
