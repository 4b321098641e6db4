// A requirement that no loadable plugin meets, in words. Pure. Specification: lifecycle page, "Listing,
// precedence, dependents" ("unmet requirements are listed, not refused").
import { quote } from '../base/quote.ts';
import { shellWord } from '../registry/shell-word.ts';
import type { UnmetRequirement } from './dependents.ts';
import { notice } from './diagnostic.ts';
import type { PluginDiagnostic } from './types.ts';

/** The warning, with the command that installs what is missing; `registry` as the command line names it. */
export function missingRequirement(
  { id, scope, requirement }: UnmetRequirement,
  registry: string | null = null,
): PluginDiagnostic {
  const file = registry === null ? 'FILE' : shellWord(registry);
  return notice(
    'dependents',
    `${quote(id)} in the ${scope} scope requires ${quote(requirement)}, which no loadable plugin provides; plugin-gate install ${shellWord(requirement)} --registry ${file} --scope ${scope} installs it`,
  );
}
