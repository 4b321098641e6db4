// Restoring a copy that was put aside: it keeps where it came from, as the kept copy is about to be deleted.
// Decides what is recorded; writes nothing. Specification: surfaces page, library/ ("a recovery copy").
import { basename, dirname } from 'node:path';
import { quote } from '../base/quote.ts';
import type { RecordOptions } from './apply-install.ts';
import { notice } from './diagnostic.ts';
import { parseSibling } from './layout.ts';
import type { MutationContext } from './mutation.ts';
import type { PluginInstallRecord } from './types.ts';

/** What to record of an install from `source` (absolute): for a kept copy, what the record says now. */
export function restoredRecord(
  context: MutationContext,
  source: string,
  options: RecordOptions,
): RecordOptions {
  if (!isRestoring(context, source, options)) return options;
  const record = recordOf(context);
  if (record === undefined) return options;
  return {
    origin: record.origin ?? { kind: 'local', source: record.source },
    recordedSource: record.source,
    trust: record.trust ?? 'trusted',
  };
}

/** Says what a later update of the restored copy does. */
export function tellRestored(
  context: MutationContext,
  source: string,
  options: RecordOptions,
): void {
  if (!isRestoring(context, source, options)) return;
  const record = recordOf(context);
  const name = quote(context.id);
  context.told.push(
    notice(
      'leftover',
      record === undefined
        ? `${name} is recorded as installed from the kept copy, because its record went with the removal; before that copy is deleted, put it where it stays and install it from there with --force`
        : `${name} still comes from ${quote(record.source)}: an update replaces what was restored`,
    ),
  );
}

function recordOf({ onDisk, id }: MutationContext): PluginInstallRecord | undefined {
  return onDisk.state.installed.get(id);
}

function isRestoring(context: MutationContext, source: string, options: RecordOptions): boolean {
  if (options.origin !== undefined || options.recordedSource !== undefined) return false;
  const { host, layout, id } = context;
  const sibling = parseSibling(basename(source));
  if (sibling?.id !== id) return false;
  if (host.disk.lstatSync(layout.base, { throwIfNoEntry: false }) === undefined) return false;
  return host.disk.realpathSync(dirname(source)) === host.disk.realpathSync(layout.base);
}
