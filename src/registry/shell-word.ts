// A path as one word of a POSIX shell, for commands that a reader copies. Hostile names stay inert.

/** `text` as it is where no shell would touch it, else in single quotes. */
export function shellWord(text: string): string {
  return /^[A-Za-z0-9_.,/@+=][A-Za-z0-9_.,/@+=-]*$/.test(text)
    ? text
    : `'${text.replaceAll("'", "'\\''")}'`;
}
