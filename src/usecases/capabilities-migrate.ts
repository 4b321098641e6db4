// `capabilities migrate`: a plan to review, or a reviewed plan applied. Prints nothing.
// Specification: capabilities page, "Delta and migration".
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { type AppliedMigration, applyMigration } from '../capability/apply-migration.ts';
import { migrationJson, parseMigration } from '../capability/migration-file.ts';
import { type MigrationPlan, planMigration } from '../capability/plan-migration.ts';
import { type CapabilitiesRequest, capabilitiesPlace, historyWorld } from './capabilities-place.ts';
import { assertNewFile, writeNewFile } from './new-file.ts';
import type { Progress } from './progress.ts';

export interface MigrateRequest extends CapabilitiesRequest {
  /** Environment for git, of which only an allow-list is passed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
  /** New file to write the plan to, relative to `cwd`, or null. */
  readonly planFile: string | null;
  /** Reviewed plan to apply, relative to `cwd`, or null: then nothing in the store is touched. */
  readonly apply: string | null;
}

export interface Migration {
  readonly plan: MigrationPlan;
  /** Null where nothing was to be applied. */
  readonly applied: AppliedMigration | null;
}

/** Plans, and applies where that is asked. Throws `Fault` (`usage`, `git`, `io`, `changed`, `too-large`). */
export function migrateCapabilities(request: MigrateRequest): Migration {
  if (request.apply !== null && request.planFile !== null) {
    throw new Fault('usage', '--plan and --apply exclude each other', 'review the plan in between');
  }
  if (request.planFile !== null) assertNewFile(request.cwd, request.planFile);
  const reviewed = request.apply === null ? null : readPlan(request.cwd, request.apply);
  // A plan is applied with the inventory that it was made with, unless another one is asked for.
  const inventory = request.inventory ?? reviewed?.inventory ?? null;
  const place = capabilitiesPlace({ ...request, inventory });
  const plan = planMigration(place, hostname(), historyWorld(request));
  if (reviewed === null && plan.unreadable !== null) {
    throw new Fault(
      'usage',
      `nothing can be planned: ${plan.unreadable}`,
      'put it right, or name another one with --inventory',
    );
  }
  if (request.planFile !== null) {
    const bytes = Buffer.from(`${JSON.stringify(migrationJson(plan), null, 2)}\n`);
    writeNewFile(request.cwd, request.planFile, bytes);
  }
  const applied = reviewed === null ? null : applyMigration(place, reviewed, plan);
  return { plan, applied };
}

function readPlan(cwd: string, file: string): Exclude<ReturnType<typeof parseMigration>, string> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (error) {
    throw new Fault(
      'usage',
      `the plan ${quote(file)} cannot be read: ${messageOf(error)}`,
      null,
      error,
    );
  }
  const plan = parseMigration(value);
  if (typeof plan !== 'string') return plan;
  throw new Fault('usage', `${quote(file)} is no plan: ${plan}`, 'make one with --plan');
}
