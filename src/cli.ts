#!/usr/bin/env node
// Command line entry. Holds no rule: hands arguments to src/cli/main.ts and sets the exit code.
import { main } from './cli/main.ts';
import { processTerminal } from './cli/terminal.ts';

process.exitCode = await main(process.argv.slice(2), processTerminal());
