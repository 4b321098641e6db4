// Every payload of the installed copy is read as a host would: the copy is digested again and the bytes
// that were hashed are judged. Specification: lifecycle page, "Smoke install"; manifest page, "Payloads".
import type { Disk } from '../base/disk.ts';
import { findingText } from '../lifecycle/list-entry.ts';
import { readManagedCopy } from '../lifecycle/read-copy.ts';
import type { ClioVersion } from '../manifest/manifest.ts';
import { readPayloads } from '../manifest/payload/read-payloads.ts';
import { SmokeFailure } from './smoke-failure.ts';

/** Findings that stop a whole root instead of one file. */
const rootFaults: readonly string[] = ['skill/none', 'payload/component-not-loaded'];

/** Throws `SmokeFailure` naming the first payload that does not load and how many do not. */
export function assertPayloads(root: string, disk: Disk, clioVersion: ClioVersion): void {
  const payloads = readPayloads(readManagedCopy(root, disk, clioVersion));
  const faults = [
    ...payloads.broken.map(({ finding }) => finding),
    ...payloads.findings.filter(({ rule }) => rootFaults.includes(rule)),
  ];
  const [first] = faults;
  if (first === undefined) return;
  const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more)`;
  throw new SmokeFailure(`${findingText(first)}${more}`);
}
