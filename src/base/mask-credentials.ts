// URLs in messages without the credentials somebody wrote into them. Reports travel further than a registry.

/** `text` with the user information of every `//user:password@host` in it replaced by `***`. */
export function maskCredentials(text: string): string {
  return text.replace(/\/\/[^\s/@]{1,2048}@/g, '//***@');
}
