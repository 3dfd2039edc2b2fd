import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';

/**
 * Returns the name in the form in which names are compared: "Staff only" and "staff only" are the same, since people
 * could not tell two such policies apart.
 */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/**
 * Refuses a name that another policy of the federation has, with the exception that every client looks for (WIRE T9).
 * Call it after `lockPolicies`; the unique index is a second barrier.
 */
export async function checkNameIsFree(tx: Tx, nameKey: string, id: string): Promise<void> {
  const other = await tx
    .selectFrom('policy')
    .select('id')
    .where('name_key', '=', nameKey)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!other) return;
  throw new ProblemError('validation', {
    detail: 'name: another policy has this name already',
    exception: 'dashboard.pdp.PolicyNameNotUniqueException',
  });
}
