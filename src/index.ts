// Action entry. Holds no rule: runs src/action/run.ts and sets the exit code.
import { processHost } from './action/host.ts';
import { runAction } from './action/run.ts';

process.exitCode = await runAction(processHost());
