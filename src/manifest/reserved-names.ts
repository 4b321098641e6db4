// Names in the package root that a host keeps for itself or sets aside.
// Specification: manifest page, "Reading" 1 and 5.
import { wholeFile } from '../base/finding.ts';
import type { Tree } from '../digest/tree.ts';
import type { FindingList } from './finding-list.ts';

const mcpFix =
  'remove mcp.json where only Clio hosts matter; or keep it for other clients and allow it: put the line "rules: {manifest/mcp-not-run: off}" into plugin-gate.yaml and pass --policy plugin-gate.yaml (beside registry.yaml it is found without)';

/** Refuses a root state.json, whatever it is, and warns of a root mcp.json. */
export function reportReservedNames(tree: Tree, findings: FindingList): void {
  if (tree.byPath.has('state.json')) {
    findings.add({
      rule: 'manifest/state-json-reserved',
      messageId: 'reserved',
      message: 'state.json in the package root is reserved for the host',
      place: wholeFile('state.json'),
      found: 'state.json',
      expected: 'no such name in the root; deeper it is fine',
      refuses: true,
    });
  }
  if (tree.byPath.has('mcp.json')) {
    findings.add({
      rule: 'manifest/mcp-not-run',
      messageId: 'kept',
      message: 'Clio hosts keep mcp.json and do not run its servers',
      place: wholeFile('mcp.json'),
      found: 'mcp.json',
      fix: mcpFix,
    });
  }
}
