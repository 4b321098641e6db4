// One payload file opened: bytes to text to frontmatter, with the faults every kind shares. Gives null
// where nothing further can be said of the contents. Specification: manifest page, "Payloads".
import { decodeMarkdown, type Frontmatter, parseFrontmatter } from '../../base/frontmatter.ts';
import type { Source } from '../../base/source.ts';
import type { FileJudgement } from './file-judgement.ts';

export interface MarkdownPayload {
  readonly source: Source;
  readonly frontmatter: Frontmatter;
}

/** Decodes the bytes of the file at `path` and reads its frontmatter; encoding faults go to `judgement`. */
export function openMarkdown(
  path: string,
  bytes: Uint8Array,
  judgement: FileJudgement,
): MarkdownPayload | null {
  const decoded = decodeMarkdown(path, bytes);
  if (!decoded.ok) {
    const utf16 = decoded.why === 'utf-16';
    judgement.stops({
      rule: 'payload/encoding',
      messageId: decoded.why,
      message: utf16
        ? 'the file is UTF-16, so a host cannot read it'
        : `line ${decoded.line} has a byte that is not UTF-8, so a host cannot read the file`,
      place: {
        file: path,
        line: decoded.line,
        column: null,
        endColumn: null,
        excerpt: null,
      },
      found: utf16 ? 'UTF-16' : 'a byte that is not UTF-8',
      expected: 'UTF-8',
      fix: utf16 ? 'save the file as UTF-8 without a byte-order mark' : null,
    });
    return null;
  }
  const { source } = decoded;
  const nul = source.text.indexOf('\0');
  if (nul >= 0) {
    judgement.stops({
      rule: 'payload/encoding',
      messageId: 'nul',
      message: 'the text has a NUL character, so a host takes the file for binary',
      place: source.place(nul, nul + 1),
      found: 'NUL',
      expected: 'text without NUL',
      fix: 'delete the NUL character',
    });
  }
  return { source, frontmatter: parseFrontmatter(source) };
}
