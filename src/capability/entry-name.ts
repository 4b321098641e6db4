// The name that a file gives its entry. Pure: whoever needs only the rule opens no store for it.
// Specification: capabilities page, "identity is the entry's directory name".

/** The file name less its last extension. */
export function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
