import { type Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addResources(program: Command, { terminal, end }: CommandContext): void;
