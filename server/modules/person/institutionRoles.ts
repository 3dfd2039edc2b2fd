import { MAINTAINER_ROLE, OWNER_ROLE } from '../../../src/contracts/domain/institution/institutionRole';
import type { Selectable } from 'kysely';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { InstitutionRoles, RoleHolder, RoleKey } from '../../../src/contracts/wire/roles';
import type { Queries } from '../../platform/storage/database';
import type { DemoPersonTable } from '../identity/identity.module';

type PersonRow = Selectable<DemoPersonTable>;

/** A person with a role, as the source of the role knows them. */
export interface PersonWithRole {
  readonly uid: string;
  readonly firstName: string;
  readonly middleName?: string;
  readonly surname: string;
  readonly fullName: string;
  readonly email?: string;
}

/** A role that people have in an institution. */
export interface InstitutionRole {
  readonly name: RoleKey;
  readonly shortName: string;
  /** What a person with the role may do here. */
  readonly authority: Authority;
}

/** The role of people who administer an institution here. */
export const OWNERS = OWNER_ROLE;

export const owner: InstitutionRole = {
  name: OWNERS,
  shortName: 'CONVER',
  authority: 'ROLE_DASHBOARD_ADMIN',
};
export const maintainer: InstitutionRole = {
  name: MAINTAINER_ROLE,
  shortName: 'CONBEH',
  authority: 'ROLE_DASHBOARD_VIEWER',
};

/**
 * Reads the people with each role in the institution with this institution ID, for the roles that are granted locally.
 * If logins bring their own roles, no one is known here: both lists are empty.
 */
export async function institutionRoles(queries: Queries, institutionId: string): Promise<InstitutionRoles> {
  const people = await queries
    .selectFrom('demo_person')
    .innerJoin('institution', 'institution.entity_id', 'demo_person.institution_entity_id')
    .selectAll('demo_person')
    .where('institution.institution_id', '=', institutionId)
    .orderBy('position')
    .execute();
  return {
    [owner.name]: holdersOf(localPeople(people, owner), owner),
    [maintainer.name]: holdersOf(localPeople(people, maintainer), maintainer),
  };
}

function localPeople(people: readonly PersonRow[], { authority }: InstitutionRole) {
  return people
    .filter(({ authorities }) => authorities.includes(authority))
    .map(({ subject, given_name: firstName, sur_name: surname, email }) => ({
      firstName,
      surname,
      uid: subject,
      email,
      fullName: [firstName, surname].filter(Boolean).join(' '),
    }));
}

/** Returns people with a role as the wire has them. */
export function holdersOf(
  people: readonly PersonWithRole[],
  { name, shortName }: InstitutionRole,
): RoleHolder[] {
  return people.map(({ firstName, middleName, surname, uid, email, fullName }) => ({
    firstName,
    ...(middleName !== undefined && { middleName }),
    surname,
    uid,
    ...(email !== undefined && { email }),
    fullName,
    roles: [{ shortName, roleName: name }],
  }));
}
