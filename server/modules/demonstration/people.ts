import type { Insertable } from 'kysely';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { DemoPersonTable } from '../identity/identity.module';
import type { SeedInstitution } from './institutions';
import { smallInstitution } from './smallInstitution';
import type { SeedPerson } from './seedPerson';

type Person = Omit<Insertable<DemoPersonTable>, 'authorities' | 'position'> & { authorities: Authority[] };

function person(name: string, institution: SeedInstitution, authorities: Authority[], level: number): Person {
  const [given = '', ...sur] = name.split(' ');
  const domain = institution.document.scopes[0] ?? 'federation.example';
  return {
    subject: name.toLowerCase().replaceAll(' ', '-'),
    given_name: given,
    sur_name: sur.join(' '),
    email: `${name.charAt(0)}.${sur.join('')}@${domain}`.toLowerCase(),
    institution_entity_id: institution.entity_id,
    authorities,
    level,
  };
}

export function personCalled(name: string, people: readonly SeedPerson[]): SeedPerson | undefined {
  return people.find(({ given_name, sur_name }) => `${given_name} ${sur_name}` === name);
}

/**
 * Invents one person per role, in the order of the login page, and one administrator of the small institution.
 * Institutions are ordered as by `inventInstitutions`.
 */
export function inventPeople(institutions: readonly SeedInstitution[]): SeedPerson[] {
  const [harwick] = institutions;
  if (harwick === undefined) return [];
  const [, , test = harwick, elsewhere = harwick] = institutions;
  const people = [
    person('Alex Sample', harwick, ['ROLE_DASHBOARD_ADMIN'], 2),
    person('Robin Example', harwick, ['ROLE_DASHBOARD_ADMIN'], 3),
    person('Mika Mockup', harwick, ['ROLE_DASHBOARD_ADMIN'], 1),
    person('Kim Placeholder', harwick, ['ROLE_DASHBOARD_VIEWER'], 2),
    person('Sam Specimen', harwick, ['ROLE_DASHBOARD_MEMBER'], 1),
    person('Toni Template', test, ['ROLE_DASHBOARD_ADMIN'], 2),
    person('Federation desk', harwick, ['ROLE_DASHBOARD_SUPER_USER'], 3),
    person('Noor Nobody', elsewhere, [], 1),
  ];
  const small = smallInstitution(institutions);
  if (small) people.push(person('Bo Stub', small, ['ROLE_DASHBOARD_ADMIN'], 2));
  return people.map((row, position) => ({ ...row, authorities: JSON.stringify(row.authorities), position }));
}
