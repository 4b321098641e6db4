// Recording a change: the state written, and the way back. Only under the scope's lock.
// Specification: lifecycle page, "Install" 4.
import { syncDirectory, writeFileAtomic } from '../base/atomic-file.ts';
import { notice } from './diagnostic.ts';
import type { MutationContext } from './mutation.ts';
import { prepareState, readStateBytes, writeStateFile } from './state-file.ts';
import type { PluginState } from './types.ts';

/** Writes the next state; its undo puts the old bytes back if the new ones are still there. */
export function recordState(context: MutationContext, next: PluginState): void {
  const { host, layout, onDisk, undo } = context;
  const { disk } = host;
  let written: Uint8Array | null = null;
  undo.before(() => {
    const found = readStateBytes(disk, layout.state);
    if (sameBytes(found, onDisk.bytes)) return [];
    if (written === null || !sameBytes(found, written)) {
      return [notice('io', `${layout.state} was changed by somebody else and stays as it is`)];
    }
    if (onDisk.bytes === null) {
      disk.unlinkSync(layout.state);
      syncDirectory(disk, layout.base);
    } else {
      writeFileAtomic({
        path: layout.state,
        bytes: onDisk.bytes,
        expected: found,
        mode: 0o600,
        disk,
      });
    }
    return [];
  });
  const prepared = prepareState(next);
  written = prepared.bytes;
  writeStateFile(disk, layout.state, onDisk, prepared);
}

function sameBytes(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : Buffer.from(a).equals(b);
}
