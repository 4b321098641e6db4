// All prompts below a prompts root. A prompt needs no frontmatter; a link anywhere in the root is an
// error. Specification: manifest page, "Payloads", Prompts.
import { visible } from '../../base/escape.ts';
import { wholeFile } from '../../base/finding.ts';
import { quote, shorten } from '../../base/quote.ts';
import { joinRelative } from '../../base/relative-path.ts';
import { FileJudgement } from './file-judgement.ts';
import { judgeFrontmatter } from './frontmatter-faults.ts';
import { type MarkdownPayload, openMarkdown } from './markdown-payload.ts';
import type { PayloadFile } from './payload-file.ts';
import { type MalformedArgument, malformedArguments } from './prompt-arguments.ts';
import { baseName, type TreeIndex } from './tree-index.ts';

/** Reads every `.md` below `root`, and names each after its path with `:` for `/`. */
export function readPrompts(index: TreeIndex, root: string): readonly PayloadFile[] {
  const files: PayloadFile[] = [];
  const start = index.realDirectory(root);
  if (start === null) return files;
  const waiting = [{ real: start, shown: root }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of index.childrenOf(next.real)) {
      const path = joinRelative(next.shown, baseName(child.path));
      if (child.type === 'directory') waiting.push({ real: child.path, shown: path });
      else if (child.type === 'link') files.push(linkedPrompt(path, root, child.target));
      else if (path.endsWith('.md')) files.push(readPrompt(index, path, root));
    }
  }
  return files;
}

function promptName(path: string, root: string): string {
  const below = root === '.' ? path : path.slice(root.length + 1);
  return below.replace(/\.md$/, '').replaceAll('/', ':');
}

function linkedPrompt(path: string, root: string, target: string): PayloadFile {
  const judgement = new FileJudgement();
  judgement.stops({
    rule: 'prompt/link',
    messageId: 'link',
    message: `${quote(path)} is a symbolic link to ${quote(target)}, and a host refuses links in the prompts root`,
    place: wholeFile(path),
    found: 'a symbolic link',
    expected: 'files and directories only',
    fix: `replace the link ${quote(path)} by a copy of what it points at`,
  });
  const name = promptName(path, root);
  return { kind: 'prompt', name, path, judgement, payload: null, unread: false };
}

function readPrompt(index: TreeIndex, path: string, root: string): PayloadFile {
  const judgement = new FileJudgement();
  const bytes = index.bytesOf(path);
  const payload = bytes === null ? null : openMarkdown(path, bytes, judgement);
  if (payload !== null) judgePrompt(payload, judgement);
  const name = promptName(path, root);
  return { kind: 'prompt', name, path, judgement, payload, unread: bytes === null };
}

function judgePrompt(payload: MarkdownPayload, judgement: FileJudgement): void {
  const { frontmatter, source } = payload;
  if (frontmatter.present) judgeFrontmatter(payload, judgement);
  for (const argument of malformedArguments(source.text, frontmatter.body)) {
    judgement.remarks({
      rule: 'prompt/argument',
      messageId: argument.why,
      message: argumentMessage(argument),
      place: source.place(argument.start, argument.end),
      found: argument.text.slice(0, 240),
      expected: argument.better ?? `$1, $@, \${@:N}, \${@:N:L}, \${N:-default} or $ARGUMENTS`,
      fix:
        argument.better === null
          ? null
          : `write ${shorten(visible(argument.better))} instead of ${shorten(visible(argument.text))}`,
    });
  }
}

function argumentMessage({ text, why }: MalformedArgument): string {
  const shown = quote(text);
  if (why === 'unclosed') return `the argument ${shown} is not closed with }`;
  if (why === 'zero') return `the argument ${shown} counts from 0, and arguments count from 1`;
  if (why === 'misspelt') return `${shown} is not replaced: the argument is called $ARGUMENTS`;
  return `${shown} is no form of argument, so it reaches the model as it stands`;
}
