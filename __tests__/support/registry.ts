// Registries for tests: a row that starts right for the package of `writePackage`, so that a test states
// only the defect. The keys stand on lines 1 to 6 of a row: kind, name, description, version, sourceUrl, sha256.
import { writeFiles, writePackage } from './tree.ts';

/** The digest of what `writePackage` writes without changes, from the independent reference. */
export const kitDigest = '3bb99e1ae4f66f2b721aed0c308e9306fc50b3a89cfd1f516b5e1db9e7bf1ebd';

const right: Readonly<Record<string, string>> = {
  kind: 'plugin',
  name: 'page-kit',
  description: 'Reads pages.',
  version: '1.0.0',
  sourceUrl: 'kit',
  sha256: kitDigest,
};

/** A row as block text; `changes` are raw YAML values, null leaves a key out, other keys come last. */
export function rowText(changes: Readonly<Record<string, string | null>> = {}): string {
  const lines = Object.entries({ ...right, ...changes }).flatMap(([key, value]) =>
    value === null ? [] : [value === '' ? `${key}:` : `${key}: ${value}`],
  );
  return `- ${lines.join('\n  ')}\n`;
}

/** Writes the package at `kit` and a registry of `text`. */
export function writeKitAndRegistry(directory: string, text: string): void {
  writePackage(`${directory}/kit`);
  writeFiles(directory, { 'registry.yaml': text });
}
