// Policies with waivers for tests. Cases run on 2026-06-15.

/** A policy with one waiver of `rule` for `plugin:page-kit`. */
export function waiverText(rule: string, expires: string, row = 'plugin:page-kit'): string {
  return `waivers:\n  - rule: ${rule}\n    row: ${row}\n    reason: Known.\n    expires: ${expires}\n`;
}
