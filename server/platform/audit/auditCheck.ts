import { sql } from 'kysely';
import { no, yes, type Check } from '../check';
import type { Watched } from '../module';

/** Triggers that refuse a change of entries and seals, row by row and as a whole (migration 0020). */
const TRIGGERS = ['audit_entry_keep', 'audit_entry_whole', 'audit_seal_keep', 'audit_seal_whole'];

/** Makes the check that the database only adds to the audit trail. */
export function auditCheck({ database }: Watched): Check {
  return {
    subject: 'audit trail',
    async ask() {
      const { rows } = await sql<{ name: string }>`
        select tgname as name from pg_trigger
        where tgenabled in ('O', 'A') and tgrelid in (to_regclass('audit_entry'), to_regclass('audit_seal'))`.execute(
        database.read,
      );
      const missing = TRIGGERS.filter((trigger) => !rows.some(({ name }) => name === trigger));
      return missing.length === 0
        ? yes('The database refuses to change or remove entries.')
        : no(
            `The database lacks the triggers ${missing.join(', ')}, or they are off: entries can be changed.`,
            'Find out who did that, turn them on, and run `idp-dashboard audit verify`.',
          );
    },
  };
}
