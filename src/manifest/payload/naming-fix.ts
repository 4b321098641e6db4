// How a skill whose name differs from its directory is put right, in the same words for Clio hosts and other
// clients: both ways where both are open. Specification: manifest page and portable page, "Skills".
import { quote } from '../../base/quote.ts';

/** The line `name: …` for `name`, in quotes where YAML would read anything but text. */
export function nameLine(name: string): string {
  const other = /^(?:[-+.0-9].*|true|false|null|yes|no|on|off|y|n)$/i.test(name);
  return `name: ${other ? `"${name}"` : name}`;
}

/** The fix for `name` in `directory`. A directory that is no name itself can only be renamed. */
export function namingFix(name: string, directory: string): string {
  const ways = [
    ...(isPlainName(name) ? [`rename the directory to ${quote(name)}`] : []),
    ...(isPlainName(directory) ? [`write: ${nameLine(directory)}`] : []),
  ];
  if (ways.length > 0) return ways.join('; or ');
  return 'rename the directory with lowercase letters, digits and hyphens, and give the skill that name';
}

/** A name that every reader of skills takes. */
export function isPlainName(name: string): boolean {
  return name.length <= 64 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}
