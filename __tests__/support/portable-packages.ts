// Packages for the portable contract that start conformant, so that a case states only its defect.
import { type Json, manifestText, writeFiles, writePackage } from './tree.ts';

export const mcpSchema = 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json';

/** A package whose manifest has these root fields besides the usual ones. */
export function writeManifest(directory: string, root: Readonly<Record<string, Json>>): void {
  writePackage(directory, { 'plugin.json': manifestText(root) });
}

/** A package whose plugin.json is this text. */
export function writeManifestText(directory: string, text: string): void {
  writePackage(directory, { 'plugin.json': text });
}

/** The skill `read` with these frontmatter lines. */
export function writeSkill(directory: string, lines: readonly string[], body = 'Read it.\n'): void {
  writePackage(directory, {
    'skills/read/SKILL.md': `---\n${lines.join('\n')}\n---\n\n${body}`,
  });
}

/** Name and description of the skill `read`, which every skill needs. */
export const usual: readonly string[] = [
  'name: read',
  'description: Reads a page. Use when a page is given.',
];

/** A package whose mcp.json is this text. */
export function writeMcpText(directory: string, text: string): void {
  writePackage(directory, { 'mcp.json': text });
}

export function mcpText(
  servers: Json,
  root: Readonly<Record<string, Json>> = { $schema: mcpSchema },
): string {
  return `${JSON.stringify({ ...root, mcpServers: servers }, null, 2)}\n`;
}

/** A package with the server `tools` of this form. Line 5 of mcp.json is the server's first line. */
export function writeServer(
  directory: string,
  server: Json,
  files: Readonly<Record<string, string>> = {},
): void {
  writePackage(directory, { 'mcp.json': mcpText({ tools: server }) });
  writeFiles(directory, files);
}

/** A stdio server that is fine, with `fields` merged in. */
export function stdio(fields: Readonly<Record<string, Json>> = {}): Readonly<Record<string, Json>> {
  return { type: 'stdio', command: 'node', ...fields };
}

/** A server over HTTP that is fine, with `fields` merged in. */
export function overHttp(
  fields: Readonly<Record<string, Json>> = {},
): Readonly<Record<string, Json>> {
  return { type: 'streamable-http', url: 'https://tools.example/mcp', ...fields };
}
