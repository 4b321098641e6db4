// Writes workflows into a repository. Never replaces a file that a person wrote or edited, and never follows a
// link; a workflow of ours that still has the place holder for the Action is written with the Action's name.
// Prints nothing. Specification: surfaces page, `init`.
import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFileAtomic } from '../base/atomic-file.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { defaultBranch } from '../git/default-branch.ts';
import { findRepository, type Repository } from '../git/repository.ts';
import { displayPath } from './display-path.ts';
import { type WorkflowKind, workflowTemplates } from './init-templates.ts';
import { resolveTargets } from './targets.ts';

export interface InitRequest {
  readonly cwd: string;
  /** Empty: what fits what the repository holds. */
  readonly kinds: readonly WorkflowKind[];
  /** `OWNER/REPO@REF`, or null: a place holder. */
  readonly action: string | null;
  /** Registry relative to `cwd`, or null to look for it. */
  readonly registry: string | null;
  /** Plan only. */
  readonly print: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface InitFile {
  readonly kind: WorkflowKind;
  /** Relative to the working directory. */
  readonly path: string;
  readonly does: string;
  readonly text: string;
  /** `kept`: another file has the name and was left alone. */
  readonly outcome: 'written' | 'planned' | 'same' | 'kept';
}

export interface InitResult {
  readonly files: readonly InitFile[];
  /** The Action's owner is not known and has to be filled in. */
  readonly placeholder: boolean;
}

export const placeholderAction = 'OWNER/plugin-gate@v0';

/** Writes the workflows. Throws `Fault`: `usage` for a name that is no Action and for links on the way, `io`. */
export function initWorkflows(request: InitRequest): InitResult {
  const action = request.action ?? placeholderAction;
  if (
    !/^(?:\.\/|[A-Za-z0-9_.-]+\/[A-Za-z0-9_./-]+@[A-Za-z0-9_./-]+$)/.test(action) ||
    /\s/.test(action)
  ) {
    throw new Fault(
      'usage',
      `${quote(action)} is no Action`,
      'write it as OWNER/REPO@REF, best with the full commit id as REF',
    );
  }
  const repository = findRepository(request.cwd, request.env);
  const root = repository?.root ?? request.cwd;
  const registry = registryOf(request, root);
  const kinds = request.kinds.length > 0 ? request.kinds : fitting(registry);
  const values = {
    action,
    registry: registry === null || isFound(registry) ? null : registry,
    branch: branchOf(repository),
  };
  return {
    files: [...new Set(kinds)].map((kind) => {
      const template = workflowTemplates[kind];
      const text = template.text(values);
      const file = join(root, template.path);
      const unnamed = template.text({ ...values, action: placeholderAction });
      const outcome = place(root, template.path, { text, unnamed }, request.print);
      return { kind, path: displayPath(request.cwd, file), does: template.does, text, outcome };
    }),
    placeholder: request.action === null,
  };
}

/** Null also where git cannot be asked: the usual branches are written then. */
function branchOf(repository: Repository | null): string | null {
  if (repository === null) return null;
  try {
    return defaultBranch(repository);
  } catch (error) {
    if (error instanceof Fault && error.code === 'git') return null;
    throw error;
  }
}

/** Path of the registry from the repository's root, or null. */
function registryOf(request: InitRequest, root: string): string | null {
  const { cwd, registry } = request;
  const found =
    resolveTargets({ cwd, paths: ['.'], registry }).registry ??
    resolveTargets({ cwd: root, paths: ['.'], registry: null }).registry;
  if (found === null) return null;
  if (lstatSync(found, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Fault(
      'usage',
      `there is no registry at ${quote(displayPath(cwd, found))}`,
      'name one that is there',
    );
  }
  const path = displayPath(root, found);
  if (!path.startsWith('../')) return path;
  throw new Fault('usage', `${quote(path)} is outside the repository`, 'name the registry in it');
}

/** True for the places in which the Action looks by itself. */
function isFound(registry: string): boolean {
  return registry === 'registry.yaml' || registry === 'library/registry.yaml';
}

function fitting(registry: string | null): readonly WorkflowKind[] {
  return registry === null ? ['plugin'] : ['registry', 'verify'];
}

/** `unnamed` is the text with the place holder, which nobody has edited where it is there as it was written. */
function place(
  root: string,
  path: string,
  { text, unnamed }: { readonly text: string; readonly unnamed: string },
  plan: boolean,
): InitFile['outcome'] {
  const file = join(root, path);
  let expected: Buffer | null = null;
  let at = root;
  for (const part of path.split('/')) {
    at = join(at, part);
    const facts = lstatSync(at, { throwIfNoEntry: false });
    if (facts === undefined) break;
    const right = at === file ? facts.isFile() : facts.isDirectory();
    if (!right) {
      throw new Fault(
        'usage',
        `${quote(displayPath(root, at))} is ${facts.isSymbolicLink() ? 'a symbolic link' : 'something else'}`,
        'move it away; workflows are written into real directories only',
      );
    }
    if (at !== file) continue;
    expected = readFileSync(file);
    if (expected.equals(Buffer.from(text))) return 'same';
    if (!expected.equals(Buffer.from(unnamed))) return 'kept';
  }
  if (plan) return 'planned';
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new Fault('io', `cannot make ${dirname(path)}: ${messageOf(error)}`);
  }
  writeFileAtomic({ path: file, bytes: Buffer.from(text), expected, mode: 0o644 });
  return 'written';
}
