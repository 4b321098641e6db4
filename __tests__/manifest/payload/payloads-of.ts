// Reads the payloads of a package that a test writes, and tells them in short lines.
import type { Finding } from '../../../src/base/finding.ts';
import type { Payloads } from '../../../src/manifest/payload/payloads.ts';
import { readPayloads } from '../../../src/manifest/payload/read-payloads.ts';
import { readPluginManifest } from '../../../src/manifest/read-manifest.ts';
import { temporaryDirectory } from '../../support/tree.ts';

/** What a host loads from the package that `write` makes. */
export function payloadsOf(write: (directory: string) => void): Payloads {
  const directory = temporaryDirectory();
  write(directory);
  return readPayloads(readPluginManifest(directory));
}

/** `rule messageId file:line:column` of each finding; notes about undeclared resources left out. */
export function told(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ rule }) => rule !== 'payload/undeclared')
    .map(({ rule, messageId, place: { file, line, column } }) => {
      const at = [file, line, column].filter((part) => part !== null).join(':');
      return `${rule} ${messageId} ${at}`;
    })
    .sort();
}

/** `kind:name` of everything that loads, in order. */
export function loaded({ resources }: Payloads): readonly string[] {
  return resources.map(({ kind, name }) => `${kind}:${name}`);
}
