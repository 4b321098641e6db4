// Runs `capabilities` command lines on a fork.
import { type CommandRun, command } from '../../cli/terminal.ts';
import type { Fork } from './fork.ts';

/** `plugin-gate capabilities …` in the fork's root, with its inventory. */
export async function capabilities(fork: Fork, ...args: readonly string[]): Promise<CommandRun> {
  return await command(fork.root, ['capabilities', ...args, '--inventory', 'inventory.json']);
}
