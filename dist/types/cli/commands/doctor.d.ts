import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addDoctor(program: Command, { terminal, end }: CommandContext): void;
