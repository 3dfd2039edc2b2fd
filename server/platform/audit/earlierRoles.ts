import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { Tx } from '../storage/database';

/** Reads a person's roles at their last login or role change. Returns undefined if none are kept. */
export async function earlierRoles(
  tx: Tx,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<readonly Authority[] | undefined> {
  const last = await tx
    .selectFrom('audit_entry')
    .select('after')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('kind', 'in', ['login.made', 'login.steppedUp', 'roles.changed'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { authorities } = JSON.parse(last?.after ?? '{}') as { authorities?: readonly Authority[] };
  return authorities;
}
