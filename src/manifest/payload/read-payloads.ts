// What a Clio host loads from a package, and everything that is wrong with it, from the immutable tree
// of the candidate. Never changes whether the package is admitted, never reads the disk, never throws
// for a bad package. Specification: manifest page, "Payloads".
import { type Finding, finding, type NotChecked, wholeFile } from '../../base/finding.ts';
import { byCodeUnits } from '../../base/order.ts';
import { quote } from '../../base/quote.ts';
import type { PluginCandidate } from '../manifest.ts';
import { judgeParity } from './component-parity.ts';
import { judgeMarkers, judgeStepText, type MarkerContext } from './judge-markers.ts';
import type { PayloadFile } from './payload-file.ts';
import { declarationPlace, type PayloadRoot, payloadRoots } from './payload-roots.ts';
import type { BrokenPayload, PayloadResource, Payloads } from './payloads.ts';
import { prerequisitesOf } from './prerequisites.ts';
import { readAgents } from './read-agents.ts';
import { readFleets } from './read-fleets.ts';
import { readPrompts } from './read-prompts.ts';
import { type ReadSkills, readSkills } from './read-skills.ts';
import { indexTree, type TreeIndex } from './tree-index.ts';
import { unloadedMarkdown } from './unloaded-markdown.ts';

/** Reads the payloads of `candidate`, valid or not. */
export function readPayloads(candidate: PluginCandidate): Payloads {
  const index = indexTree(candidate.tree);
  const roots = payloadRoots(candidate, index);
  const findings: Finding[] = [];
  const files: PayloadFile[] = [];
  // Skills come first, because agents bind them.
  for (const root of roots.filter(({ kind }) => kind === 'skill')) {
    const skills = readSkills(index, root.path);
    files.push(...skills.files);
    findings.push(...skills.judgement.findings, ...noSkill(candidate, index, root, skills));
  }
  const skillNames = new Set(files.map(({ name }) => name));
  for (const root of roots) files.push(...readOther(index, root, skillNames));

  const markers: MarkerContext = { index, components: componentsOf(candidate) };
  for (const file of files) judgeFileMarkers(markers, file);
  const parity =
    candidate.manifest === null
      ? { componentOf: new Map<PayloadFile, string>(), findings: [] }
      : judgeParity(candidate, candidate.manifest, files, index);
  for (const file of files) findings.push(...file.judgement.findings);
  findings.push(...parity.findings, ...unloadedMarkdown(index, roots, candidate));
  return {
    resources: files
      .filter((file) => !file.unread && file.judgement.stopper === null)
      .map(
        (file): PayloadResource => ({
          kind: file.kind,
          name: file.name,
          path: file.path,
          component: parity.componentOf.get(file) ?? null,
        }),
      )
      .sort(
        (a, b) =>
          byCodeUnits(a.kind, b.kind) || byCodeUnits(a.name, b.name) || byCodeUnits(a.path, b.path),
      ),
    broken: brokenOf(files),
    prerequisites: prerequisitesOf(files, index),
    findings,
    notChecked: notCheckedOf(files),
  };
}

function readOther(
  index: TreeIndex,
  { kind, path }: PayloadRoot,
  skillNames: ReadonlySet<string>,
): readonly PayloadFile[] {
  switch (kind) {
    case 'skill':
      return [];
    case 'prompt':
      return readPrompts(index, path);
    case 'agent':
      return readAgents(index, path, skillNames);
    default:
      return readFleets(index, path, kind);
  }
}

function noSkill(
  candidate: PluginCandidate,
  index: TreeIndex,
  root: PayloadRoot,
  skills: ReadSkills,
): readonly Finding[] {
  // A root that is not there is the manifest's fault and said there.
  if (skills.foundAny || index.realDirectory(root.path) === null) return [];
  const declared = declarationPlace(candidate, root.key);
  return [
    finding({
      rule: 'skill/none',
      messageId: declared === null ? 'present' : 'declared',
      message: `the skills root ${quote(root.path)} has no skill in it`,
      place: declared ?? wholeFile(root.path),
      found: 'no skill',
      expected: 'at least one directory with a SKILL.md',
      fix:
        declared === null
          ? `put a skill into ${quote(root.path)}, or delete the directory`
          : `put a skill into ${quote(root.path)}, or delete "skills" from "resources" and the empty directory`,
    }),
  ];
}

function componentsOf({ manifest }: PluginCandidate): MarkerContext['components'] {
  if (manifest === null) return null;
  return new Map(manifest.components.map((one) => [`${one.kind}:${one.id}`, one]));
}

function judgeFileMarkers(context: MarkerContext, { payload, judgement, uses }: PayloadFile): void {
  if (payload === null) return;
  const { source, frontmatter } = payload;
  const placeOf = (start: number, end: number) => source.place(start, end);
  judgeMarkers(context, judgement, source.text, frontmatter.body, placeOf);
  for (const one of [...(uses?.commands ?? []), ...(uses?.arguments ?? [])]) {
    judgeStepText(context, judgement, one, placeOf(one.span.start, one.span.end));
  }
}

function brokenOf(files: readonly PayloadFile[]): readonly BrokenPayload[] {
  return files
    .flatMap(({ kind, path, judgement }): readonly BrokenPayload[] =>
      judgement.stopper === null ? [] : [{ kind, path, finding: judgement.stopper }],
    )
    .sort((a, b) => byCodeUnits(a.kind, b.kind) || byCodeUnits(a.path, b.path));
}

function notCheckedOf(files: readonly PayloadFile[]): readonly NotChecked[] {
  return files
    .filter(({ unread }) => unread)
    .map(({ path }) => ({ what: path, why: 'the file is too large to be read' }));
}
