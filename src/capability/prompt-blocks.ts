// What a session tells its model of skills and affordances: one line each, with whose it is and where it is
// read. Text of entries is data: it is made visible and cut to a line. Pure but for reading descriptions.
// Specification: capabilities page, exports `skillsBlock`, `affordanceBlock`.
import { join } from 'node:path';
import { memberOf, stringOf } from '../base/data-node.ts';
import { type Disk, realDisk } from '../base/disk.ts';
import { visible } from '../base/escape.ts';
import { decodeMarkdown, parseFrontmatter } from '../base/frontmatter.ts';
import { shorten } from '../base/quote.ts';
import { kindRow } from './kinds.ts';
import { readSmall } from './read-file.ts';
import type { CapabilityRecord } from './records.ts';

/** Most bytes of a file that is read for its description, and most characters of one that are shown. */
const DESCRIBED_BYTES = 256 * 1024;
const DESCRIPTION_LENGTH = 1_024;

/** `## Skills` with a line for each record; the empty text where there is none. */
export function skillsBlock(records: readonly CapabilityRecord[], disk: Disk = realDisk): string {
  return block('Skills', records, disk);
}

/** `## Affordances` likewise. */
export function affordanceBlock(
  records: readonly CapabilityRecord[],
  disk: Disk = realDisk,
): string {
  return block('Affordances', records, disk);
}

function block(title: string, records: readonly CapabilityRecord[], disk: Disk): string {
  if (records.length === 0) return '';
  return `## ${title}\n\n${records.map((record) => line(record, disk)).join('')}`;
}

function line(record: CapabilityRecord, disk: Disk): string {
  const owner = record.plugin === null ? '' : ` (plugin ${visible(record.plugin)})`;
  const description = descriptionOf(record, disk);
  const told = description === null ? '' : `: ${shorten(visible(description), DESCRIPTION_LENGTH)}`;
  return `- ${visible(record.name)}${owner}${told}\n  ${visible(fileOf(record))}\n`;
}

function fileOf({ kind, path }: CapabilityRecord): string {
  const { entryFile } = kindRow(kind);
  return entryFile === null ? path : join(path, entryFile);
}

function descriptionOf(record: CapabilityRecord, disk: Disk): string | null {
  const reading = readSmall(disk, fileOf(record), DESCRIBED_BYTES);
  if (!reading.ok) return null;
  const decoded = decodeMarkdown(record.name, reading.bytes);
  if (!decoded.ok) return null;
  const { node } = parseFrontmatter(decoded.source);
  return node === null ? null : (stringOf(memberOf(node, 'description')) ?? null);
}
