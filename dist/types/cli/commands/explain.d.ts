import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addExplain(program: Command, { terminal }: CommandContext): void;
