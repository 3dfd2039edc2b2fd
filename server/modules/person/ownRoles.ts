import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Dependencies } from '../../platform/dependencies';
import { liveRoles, type Principal } from '../identity/identity.module';

/**
 * Reads the people with each role in an institution, for a person who acts for it. Returns no names to members, nor to
 * a super user who acts for an institution that is not their own (WIRE T26).
 */
export async function ownRoles(
  { database, roles }: Pick<Dependencies, 'database' | 'roles'>,
  principal: Principal,
  institution: string,
): Promise<InstitutionRoles> {
  if (liveRoles(principal).member || !principal.institutions.includes(institution)) return {};
  const row = await database.read
    .selectFrom('institution')
    .select('institution_id')
    .where('entity_id', '=', institution)
    .executeTakeFirst();
  return row?.institution_id ? roles.rolesOf(database.read, row.institution_id) : {};
}
