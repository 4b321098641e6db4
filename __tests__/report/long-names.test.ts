// Names of megabytes: every printer says enough to recognise them, and no more.
import { expect, test } from '@jest/globals';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { renderText } from '../../src/report/text.ts';
import { runGate } from '../support/gate-run.ts';
import { rowText } from '../support/registry.ts';
import { manifestText, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

const long = `${'n'.repeat(200_000)}end`;
const shortened = `${'n'.repeat(60)}…${'n'.repeat(57)}end`;

async function report() {
  const directory = temporaryDirectory();
  writePackage(`${directory}/kit`, {
    'plugin.json': manifestText(
      { name: long, version: long, [long]: 1 },
      { kind: long, requires: [long], components: [{ kind: long, id: long, file: long }] },
    ),
    'mcp.json': JSON.stringify({ mcpServers: { [long]: { command: long, [long]: 1 } } }),
    'skills/other/SKILL.md': `---\nname: ${long}\ndescription: Reads.\n${long}: 1\n---\n\nRead.\n`,
  });
  writeFiles(directory, {
    'registry.yaml': rowText({ name: long, version: long, sourceUrl: long }),
    'loose/SKILL.md': `---\nname: ${long}\ndescription: Reads.\n---\n\nRead.\n`,
  });
  return runGate(directory, { base: null });
}

test('a name of two hundred thousand letters is shortened by every printer', async () => {
  const found = await report();
  const inRepository = { repositoryPath: (path: string) => path };
  for (const text of [
    renderText(found, { color: false }),
    renderText(found, { color: false, width: 80 }),
    renderSummary(found, inRepository),
    renderAnnotations(found, { ...inRepository, restIn: 'the log' }),
  ]) {
    expect(text.length).toBeGreaterThan(500);
    expect(text.length).toBeLessThan(100_000);
  }
  const [, identity = ''] = renderText(found, { color: false }).split('\n');
  expect(identity.slice(0, 260)).toContain(`  ${shortened} ${shortened}, `);
});
