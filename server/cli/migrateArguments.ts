import type { SchemaState } from '../platform/storage/migrate';
import { readWords } from './readWords';
import { UsageError } from './terminal';

const USAGE = `usage: npm run migrate -- [--check]

  brings the tables of the database in MIGRATE_DATABASE_URL, or else DATABASE_URL, up to date

  --check   changes nothing; says what would be done, and ends with 1 if there is something`;

/** Reads the words of the command. Throws UsageError. */
export function readMigrateArguments(words: readonly string[]): { readonly check: boolean } {
  const { values, positionals } = readWords(words, { check: { type: 'boolean' } }, USAGE);
  if (positionals.length > 0) throw new UsageError('migrate takes no words, only --check.', USAGE);
  return { check: values.check ?? false };
}

/** Says what was done, or with `check` what is to be done, a line for each migration. */
export function migrateText({ pending, newer }: SchemaState, { check }: { readonly check: boolean }): string {
  if (newer.length > 0)
    return `A newer version has added to the tables (${newer.join(', ')}); this one works with them.`;
  if (pending.length === 0) return 'The tables are up to date.';
  return pending.map((name) => `${check ? 'To do' : 'Done'}: ${name}`).join('\n');
}
