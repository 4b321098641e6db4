// The version of mcp.json: its identifier is compared as text, never fetched, and has to name the version
// that plugin.json names. Specification: portable page, "mcp.json".
import { describeNode, entryOf, stringOf } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { McpFile } from './mcp.ts';
import { describeVersion, judgedSpec, versionInIdentifier } from './spec-versions.ts';

/** Judges `$schema`; `manifestVersion` is what plugin.json names, or null. */
export function judgeMcpSchema(
  { source, root, drop }: McpFile,
  manifestVersion: string | null,
): void {
  const expected = judgedSpec.mcpSchema;
  const fix = `Write "$schema": "${expected}".`;
  const node = entryOf(root, '$schema')?.value;
  if (node === undefined) {
    drop('mcp/schema', {
      messageId: 'missing',
      message: 'mcp.json has no "$schema"',
      place: source.linePlace(1),
      expected,
      fix: `Add "$schema": "${expected}".`,
    });
    return;
  }
  const place = source.place(node.span.start, node.span.end);
  const text = stringOf(node);
  if (text === undefined) {
    const found = describeNode(node);
    drop('mcp/schema', {
      messageId: 'wrong-type',
      message: `"$schema" of mcp.json is ${found}, not a string`,
      place,
      found,
      expected,
      fix,
    });
    return;
  }
  const version = versionInIdentifier(text, 'mcp.schema.json');
  const wanted = manifestVersion ?? judgedSpec.version;
  if (version === null) {
    drop('mcp/schema', {
      messageId: 'unknown',
      message: `"$schema" of mcp.json is ${quote(text)}, not the identifier of Agent Plugins 1.0.0`,
      place,
      found: text,
      expected,
      fix,
    });
  } else if (version !== wanted) {
    drop('mcp/schema', {
      messageId: 'mismatch',
      message: `mcp.json is of version ${describeVersion(version)}, and plugin.json of ${describeVersion(wanted)}`,
      place,
      found: version,
      expected: wanted,
      fix:
        version === judgedSpec.version
          ? `Write "$schema": "${judgedSpec.manifestSchema}" in plugin.json.`
          : fix,
    });
  }
}
