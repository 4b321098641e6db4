// `plugin-gate capabilities migrate`: a plan to review; with `--apply` a reviewed plan is carried out.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { type PlaceOptions, placeRequest, withProgress } from './capabilities-options.ts';

interface MigrateOptions extends PlaceOptions {
  readonly plan?: string;
  readonly apply?: string;
}

export function addCapabilitiesMigrate(
  parent: Command,
  { terminal, end }: CommandContext,
): Command {
  return parent
    .command('migrate')
    .description('delete untracked copies of plugin files from the store, after a review')
    .option('--plan <file>', 'write the plan to this new file')
    .option('--apply <file>', 'carry out the plan in this file, if nothing changed since')
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate capabilities migrate\n  plugin-gate capabilities migrate --inventory inventory.json --plan plan.json\n  plugin-gate capabilities migrate --apply plan.json',
    )
    .action(async (options: MigrateOptions) => {
      const { migrateCapabilities } = await import('../../usecases/capabilities-migrate.ts');
      const migration = withProgress(terminal, (progress) =>
        migrateCapabilities({
          ...placeRequest(terminal.cwd, options),
          env: terminal.env,
          planFile: options.plan ?? null,
          apply: options.apply ?? null,
          progress,
        }),
      );
      if (options.json) {
        const { migrationText } = await import('../../report/capabilities-json.ts');
        const { migrationJson } = await import('../../capability/migration-file.ts');
        terminal.out(migrationText(migrationJson(migration.plan), migration.applied));
      } else {
        const { renderMigration } = await import('../../report/capabilities-migration-text.ts');
        terminal.out(renderMigration(migration));
      }
      end((migration.applied?.refusals.length ?? 0) > 0 ? 1 : 0);
    });
}
