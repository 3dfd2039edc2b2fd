import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';

/**
 * Returns the name as people compare names: "Staff only" and "staff only" are one. Nobody could tell two such policies apart
 * in a list, a log or a conversation.
 */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/**
 * Names are unique in the federation, on update as on create. The exception is what every client looks for (WIRE T9). Run it
 * after `lockPolicies`; the unique index holds besides.
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
