// Reads a log line as a runner does: `::name key=value,key=value::message` after leading blanks, or
// `##[name key=value;key=value]message` anywhere in the line.

export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The command in `line`, or null when a runner takes it for text. */
export function parseCommand(line: string): WorkflowCommand | null {
  return parseColons(line) ?? parseBrackets(line);
}

function parseColons(line: string): WorkflowCommand | null {
  const text = line.trimStart();
  if (!text.startsWith('::')) return null;
  const end = text.indexOf('::', 2);
  if (end < 0) return null;
  return commandOf(text.slice(2, end), ',', text.slice(end + 2), {
    '%0D': '\r',
    '%0A': '\n',
    '%3A': ':',
    '%2C': ',',
    '%25': '%',
  });
}

function parseBrackets(line: string): WorkflowCommand | null {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return null;
  return commandOf(line.slice(start + 3, end), ';', line.slice(end + 1), {
    '%0D': '\r',
    '%0A': '\n',
    '%3B': ';',
    '%5D': ']',
    '%25': '%',
  });
}

function commandOf(
  head: string,
  separator: string,
  message: string,
  escapes: Readonly<Record<string, string>>,
): WorkflowCommand | null {
  const decoded = (text: string): string =>
    Object.entries(escapes).reduce((all, [code, mark]) => all.replaceAll(code, mark), text);
  const blank = head.indexOf(' ');
  const name = blank < 0 ? head : head.slice(0, blank);
  if (name === '') return null;
  const properties: Record<string, string> = {};
  for (const pair of blank < 0 ? [] : head.slice(blank + 1).split(separator)) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() !== '') properties[key.trim()] = decoded(value.join('='));
  }
  return { name, properties, message: decoded(message) };
}
