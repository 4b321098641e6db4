// Versions of the Agent Plugins specification as a table: one row a version. Identifiers are compared
// as text and never fetched. Specification: portable page, "Package and manifest" 3.

export interface SpecVersion {
  readonly version: string;
  /** `judged`: the version that is judged here. `draft`: known, and refused by clients of the judged one. */
  readonly status: 'judged' | 'draft';
  readonly manifestSchema: string;
  readonly mcpSchema: string;
}

const base = 'https://agent-plugins.org/schemas';

function row(version: string, status: SpecVersion['status']): SpecVersion {
  return {
    version,
    status,
    manifestSchema: `${base}/${version}/plugin.schema.json`,
    mcpSchema: `${base}/${version}/mcp.schema.json`,
  };
}

export const specVersions: readonly SpecVersion[] = [row('1.0.0', 'judged'), row('1.1.0', 'draft')];

export const judgedSpec: SpecVersion = row('1.0.0', 'judged');

/** The version that a schema identifier names (`1.1.0`), known to the table or not; null for anything else. */
export function versionInIdentifier(
  identifier: string,
  file: 'plugin.schema.json' | 'mcp.schema.json',
): string | null {
  const start = `${base}/`;
  const end = `/${file}`;
  if (identifier.length > 200 || !identifier.startsWith(start) || !identifier.endsWith(end)) {
    return null;
  }
  const version = identifier.slice(start.length, -end.length);
  return /^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(version) ? version : null;
}

/** `1.1.0, a draft` for a version of the table that is not judged, else the version alone. */
export function describeVersion(version: string): string {
  const known = specVersions.find((one) => one.version === version);
  return known?.status === 'draft' ? `${version}, a draft` : version;
}
