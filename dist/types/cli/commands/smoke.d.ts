import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addSmoke(program: Command, { terminal, end }: CommandContext): void;
