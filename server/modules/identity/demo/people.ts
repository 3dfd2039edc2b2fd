import type { Authority, StateType } from '../../../../src/contracts/wire/enumerations';
import type { InstitutionDocument } from '../../federation/federation.module';
import type { Queries } from '../../../platform/storage/database';

export type DemoRole = 'admin' | 'viewer' | 'member' | 'superUser' | 'none';

/** Person who can sign in at the embedded provider. */
export interface DemoPerson {
  readonly subject: string;
  readonly givenName: string;
  readonly surName: string;
  readonly email: string;
  readonly role: DemoRole;
  /** Absent: no institution that the federation knows. */
  readonly institution?: {
    readonly entityId: string;
    readonly inTest: boolean;
    readonly document: InstitutionDocument;
    /** Other institutions with the same institution id, which the person may also act for. */
    readonly siblings: readonly { readonly entityId: string; readonly document: InstitutionDocument }[];
  };
  /** Rank of the level in the list. */
  readonly level: number;
}

/** Roles that are available at any institution, with an invented person each. */
export const ROLES_ANYWHERE = {
  admin: ['Ada', 'Admin'],
  viewer: ['Vic', 'Viewer'],
  member: ['Max', 'Member'],
  superUser: ['Sol', 'Super'],
} as const satisfies Partial<Record<DemoRole, readonly [string, string]>>;

export type RoleAnywhere = keyof typeof ROLES_ANYWHERE;

/** Rank of their level unless another one is chosen. */
export const LEVEL_ANYWHERE = 2;

export function isRoleAnywhere(role: string | undefined): role is RoleAnywhere {
  return role !== undefined && Object.hasOwn(ROLES_ANYWHERE, role);
}

/** Returns the subject of a role at an institution, by the institution's number. It is the same at every login. */
export function subjectOf(role: RoleAnywhere, id: number): string {
  return `demo-${role}-${id}`;
}

function roleOf(authorities: readonly Authority[]): DemoRole {
  if (authorities.includes('ROLE_DASHBOARD_SUPER_USER')) return 'superUser';
  if (authorities.includes('ROLE_DASHBOARD_ADMIN')) return 'admin';
  if (authorities.includes('ROLE_DASHBOARD_VIEWER')) return 'viewer';
  return authorities.length > 0 ? 'member' : 'none';
}

interface InstitutionRow {
  readonly entity_id: string;
  readonly institution_id: string | null;
  readonly state: StateType;
  readonly document: InstitutionDocument;
}

type InstitutionOf = NonNullable<DemoPerson['institution']>;

function institutionFrom(row: InstitutionRow, others: readonly InstitutionRow[] = []): InstitutionOf {
  const isSibling = (other: InstitutionRow) =>
    other.institution_id !== null &&
    other.institution_id === row.institution_id &&
    other.entity_id !== row.entity_id;
  return {
    siblings: others.filter(isSibling).map(({ entity_id, document }) => ({ entityId: entity_id, document })),
    entityId: row.entity_id,
    inTest: row.state === 'testaccepted',
    document: row.document,
  };
}

/** Reads the people of the demonstration, in the order of the login page. */
export async function listedPeople(queries: Queries): Promise<DemoPerson[]> {
  const people = await queries.selectFrom('demo_person').selectAll().orderBy('position').execute();
  if (people.length === 0) return [];
  const own = people.map((person) => person.institution_entity_id);
  const rows = await queries
    .selectFrom('institution')
    .select(['entity_id', 'institution_id', 'state', 'document'])
    .where((row) =>
      row.or([
        row('entity_id', 'in', own),
        row(
          'institution_id',
          'in',
          row.selectFrom('institution as own').select('own.institution_id').where('own.entity_id', 'in', own),
        ),
      ]),
    )
    .orderBy('eid')
    .execute();
  const institutions = new Map(rows.map((row) => [row.entity_id, institutionFrom(row, rows)]));
  return people.map((row) => {
    const role = roleOf(row.authorities);
    const institution = role === 'none' ? undefined : institutions.get(row.institution_entity_id);
    return {
      subject: row.subject,
      givenName: row.given_name,
      surName: row.sur_name,
      email: row.email,
      role,
      level: row.level,
      ...(institution && { institution }),
    };
  });
}

/** Finds the person with this subject: a listed one, or a role at an institution. */
export async function personBySubject(queries: Queries, subject: string): Promise<DemoPerson | undefined> {
  const [, role, id] = /^demo-(\w+)-(\d{1,9})$/.exec(subject) ?? [];
  if (!isRoleAnywhere(role))
    return (await listedPeople(queries)).find((person) => person.subject === subject);
  const row = await queries
    .selectFrom('institution')
    .select(['entity_id', 'institution_id', 'state', 'document'])
    .where('eid', '=', Number(id))
    .executeTakeFirst();
  if (!row) return undefined;
  const [givenName, surName] = ROLES_ANYWHERE[role];
  return {
    subject,
    givenName,
    surName,
    email: `${givenName}.${surName}@people.example`.toLowerCase(),
    role,
    level: LEVEL_ANYWHERE,
    institution: institutionFrom(row),
  };
}
