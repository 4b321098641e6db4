import { type Command } from 'commander';
import type { CommandContext } from '../main.ts';
export declare function addCapabilitiesServe(parent: Command, { terminal }: CommandContext): Command;
