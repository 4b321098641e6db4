// The command of a stdio server: one token, a bare name or `./…` inside the package. Whether the file
// is there and executable is advice. Nothing is ever run. Specification: portable page, `command`.
import { type DataNode, describeNode, entryOf, stringOf } from '../base/data-node.ts';
import { parseRelativePath } from '../base/relative-path.ts';
import type { Server } from './mcp-server.ts';
import { pluginRoot } from './placeholders.ts';
import { describeFate, resolvePath } from './resolve-path.ts';
import { shown } from './secrets.ts';

interface CommandFault {
  readonly messageId: string;
  readonly text: string;
  readonly fix: string;
}

/** Judges `command`, which has to be there. */
export function judgeCommand(server: Server): void {
  const { node, source, tell, keyPlace } = server;
  const expected = 'a bare name, or a path that begins with "./"';
  const value = entryOf(node, 'command')?.value;
  if (value === undefined) {
    tell('mcp/command', {
      messageId: 'missing',
      message: 'it has no "command"',
      place: keyPlace,
      expected,
      fix: 'Add "command" with the name of a program, or a path that begins with "./".',
    });
    return;
  }
  const place = source.place(value.span.start, value.span.end);
  const command = stringOf(value);
  if (command === undefined) {
    const found = describeNode(value);
    tell('mcp/command', {
      messageId: 'wrong-type',
      message: `its command is ${found}, not a string`,
      place,
      found,
      expected,
      fix: 'Write "command" as one string and its arguments into "args".',
    });
    return;
  }
  const fault = formFault(command) ?? fileFault(server, value, command);
  if (fault === null) return;
  tell('mcp/command', {
    messageId: fault.messageId,
    message: `its command ${shown(command)} ${fault.text}`,
    place,
    found: shown(command),
    expected,
    fix: fault.fix,
  });
}

function formFault(command: string): CommandFault | null {
  const below = 'Put the program into the package and write a path that begins with "./".';
  if (command === '') {
    return { messageId: 'empty', text: 'is empty', fix: 'Write the name of a program.' };
  }
  if (command.includes('${')) {
    return {
      messageId: 'placeholder',
      text: 'has a placeholder, and none is replaced in a command',
      fix: `Write "./" instead of "${pluginRoot}/"; for other programs write the bare name.`,
    };
  }
  if (command.includes('\\')) {
    return { messageId: 'backslash', text: 'has a backslash', fix: 'Write the path with "/".' };
  }
  if (command.includes('\0')) {
    return { messageId: 'path', text: 'has a NUL', fix: 'Remove the NUL.' };
  }
  if (command.startsWith('/') || /^[A-Za-z]:/.test(command)) {
    return {
      messageId: 'absolute',
      text: 'is an absolute path',
      fix: 'Write the bare name, which is looked up in PATH; or put the program into the package and begin with "./".',
    };
  }
  if (command.startsWith('./')) return null;
  if (command === '..' || command.startsWith('../')) {
    return { messageId: 'outside', text: 'leads outside the package', fix: below };
  }
  if (/\s/.test(command)) {
    const [first = '', ...rest] = command.trim().split(/\s+/);
    return {
      messageId: 'arguments',
      text: 'has blanks, and a command is one token',
      fix: `Write "command": ${shown(first)} and "args": [${rest.slice(0, 20).map(shown).join(', ')}].`,
    };
  }
  if (command.includes('/') || command === '.') {
    return {
      messageId: 'path',
      text: 'is a path without "./" before it',
      fix: `Write ${shown(`./${command}`)} for the file in the package.`,
    };
  }
  return null;
}

/** Judges a command that begins with `./` against the tree. */
function fileFault(server: Server, value: DataNode, command: string): CommandFault | null {
  if (!command.startsWith('./')) return null;
  const parsed = parseRelativePath(command);
  const inside = 'Name a file inside the package.';
  if (!parsed.ok) return { messageId: 'outside', text: 'leads outside the package', fix: inside };
  const resolved = resolvePath(server.tree, parsed.path);
  switch (resolved.kind) {
    case 'lost':
      server.ledger.claim(resolved.link.path);
      return {
        messageId: 'outside',
        text: `is a link that ${describeFate(resolved.fate)}`,
        fix: 'Put the program itself in the place of the link.',
      };
    case 'root':
    case 'directory':
      return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
    case 'missing':
      if (command.endsWith('/')) {
        return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
      }
      advise(
        server,
        value,
        'missing',
        `there is no file ${shown(command)}`,
        'Add the file, or correct the path.',
      );
      return null;
    default:
      if (command.endsWith('/')) {
        return { messageId: 'directory', text: 'names a directory, not a file', fix: inside };
      }
      if (!resolved.entry.executable) {
        const fix = `Make ${shown(resolved.entry.path)} executable (chmod +x) and commit that.`;
        advise(
          server,
          value,
          'not-executable',
          `the file ${shown(command)} is not executable`,
          fix,
        );
      }
      return null;
  }
}

function advise(
  server: Server,
  value: DataNode,
  messageId: string,
  text: string,
  fix: string,
): void {
  server.tell('mcp/command-missing', {
    messageId,
    message: `other clients cannot start MCP server ${shown(server.name)}: ${text}`,
    place: server.source.place(value.span.start, value.span.end),
    expected: 'an executable file',
    fix,
  });
}
