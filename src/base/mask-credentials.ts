// URLs in messages without the credentials somebody wrote into them. Reports travel further than a registry.

/** `text` with the user information of every `//user:password@host` in it replaced by `***`. */
export function maskCredentials(text: string): string {
  return text.replace(/\/\/[^\s/@]{1,2048}@/g, '//***@');
}

/** The same for a source line, whose columns have to stay where they are. */
export function hideCredentials(line: string): string {
  return line.replace(/\/\/([^\s/@]{1,2048})@/g, (whole) => `//${'*'.repeat(whole.length - 3)}@`);
}
