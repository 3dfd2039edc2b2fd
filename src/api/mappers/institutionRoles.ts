import type { InstitutionRole } from '../../contracts/domain/institutionRole';
import type { RoleHolder } from '../../contracts/wire/roles';
import { listOf, payloadOf } from '../envelope';

type Holder = { readonly [K in keyof RoleHolder]?: RoleHolder[K] | null };
type Roles = Readonly<Record<string, readonly Holder[] | null>>;

/** Roles that somebody has; a key that this product does not know is kept as it is. */
export function institutionRolesOf(answer: unknown): InstitutionRole[] {
  return Object.entries(payloadOf<Roles>(answer) ?? {})
    .map(([key, holders]) => ({ key, people: [...new Set(listOf(holders).map(nameOf).filter(Boolean))] }))
    .filter(({ people }) => people.length > 0);
}

function nameOf({ fullName, firstName, middleName, surname, uid }: Holder): string {
  const given = fullName?.trim();
  const parts = [firstName, middleName, surname].map((part) => part?.trim()).filter(Boolean);
  return given || parts.join(' ') || (uid ?? '');
}
