// How portable messages begin, so that a reader sees at once that they are about any conforming client
// and what such a client does. One function a boundary; none decides anything.
import { quote } from '../base/quote.ts';

export function rejects(text: string): string {
  return `conforming clients reject the package: ${text}`;
}

export function loadsNo(type: 'skill' | 'MCP server', text: string): string {
  return `conforming clients load no ${type}: ${text}`;
}

export function skipsSkill(directory: string, text: string): string {
  return `conforming clients skip skill ${quote(directory)}: ${text}`;
}

export function skipsServer(name: string, text: string): string {
  return `conforming clients skip MCP server ${quote(name)}: ${text}`;
}

export function ignores(field: string, text: string): string {
  return `conforming clients ignore ${quote(field)}: ${text}`;
}

export function refusesPath(path: string, text: string): string {
  return `conforming clients refuse the path ${quote(path)}: ${text}`;
}
