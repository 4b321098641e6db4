// Which boundary each rule of the portable contract has: what a conforming client does about it. The
// rules in src/checks repeat it for readers; a test holds the two together.
// Specification: portable page, "Each finding carries a boundary".

/** From the outermost (the package is rejected) to the one that changes nothing. */
export const boundaryOrder = ['FATAL', 'TYPE', 'ENTRY', 'DENY', 'IGNORE', 'ADVICE'] as const;
export type PortableBoundary = (typeof boundaryOrder)[number];

export const boundaryOfRule = {
  'portable/manifest-missing': 'FATAL',
  'portable/manifest-json': 'FATAL',
  'portable/schema': 'FATAL',
  'portable/name': 'FATAL',
  'portable/metadata': 'FATAL',
  'portable/extension-member': 'FATAL',
  'portable/unknown-field': 'IGNORE',
  'portable/extensions': 'IGNORE',
  'portable/skills-location': 'TYPE',
  'portable/path-outside': 'DENY',
  'portable/link': 'ADVICE',
  'portable/near-location': 'ADVICE',
  'portable/metadata-form': 'ADVICE',
  'portable/duplicate-key': 'ADVICE',
  'portable/foreign-manifest': 'ADVICE',
  'portable/foreign-disagrees': 'ADVICE',
  'portable/more-findings': 'ADVICE',
  'agent-skill/location': 'ENTRY',
  'agent-skill/encoding': 'ENTRY',
  'agent-skill/frontmatter': 'ENTRY',
  'agent-skill/name': 'ENTRY',
  'agent-skill/name-directory': 'ENTRY',
  'agent-skill/description': 'ENTRY',
  'agent-skill/license': 'ENTRY',
  'agent-skill/compatibility': 'ENTRY',
  'agent-skill/metadata': 'ENTRY',
  'agent-skill/allowed-tools': 'ENTRY',
  'agent-skill/not-discovered': 'ADVICE',
  'agent-skill/metadata-value': 'ADVICE',
  'agent-skill/allowed-tools-list': 'ADVICE',
  'agent-skill/unknown-key': 'ADVICE',
  'mcp/location': 'TYPE',
  'mcp/json': 'TYPE',
  'mcp/schema': 'TYPE',
  'mcp/unknown-key': 'TYPE',
  'mcp/servers': 'TYPE',
  'mcp/server': 'ENTRY',
  'mcp/server-key': 'ENTRY',
  'mcp/command': 'ENTRY',
  'mcp/args': 'ENTRY',
  'mcp/env': 'ENTRY',
  'mcp/cwd': 'ENTRY',
  'mcp/url': 'ENTRY',
  'mcp/headers': 'ENTRY',
  'mcp/command-missing': 'ADVICE',
  'mcp/cwd-missing': 'ADVICE',
  'mcp/url-form': 'ADVICE',
  'mcp/placeholder': 'ADVICE',
  'mcp/secret': 'ADVICE',
  'mcp/duplicate-key': 'ADVICE',
} as const satisfies Readonly<Record<string, PortableBoundary>>;

export type PortableRule = keyof typeof boundaryOfRule;

/** ADVICE rules that the page calls warnings; every other ADVICE is a note. */
export const adviceThatWarns: readonly PortableRule[] = [
  'agent-skill/metadata-value',
  'agent-skill/allowed-tools-list',
  'agent-skill/unknown-key',
  'mcp/url-form',
  'mcp/secret',
  'portable/foreign-disagrees',
];

/** Rules that a strict judgement counts against conformance although a client loads the thing. */
export const raisedWhenStrict: readonly PortableRule[] = ['agent-skill/unknown-key'];

/** The boundary of a rule, or null for a rule that is no part of the portable contract. */
export function boundaryOf(rule: string): PortableBoundary | null {
  return Object.hasOwn(boundaryOfRule, rule) ? boundaryOfRule[rule as PortableRule] : null;
}
