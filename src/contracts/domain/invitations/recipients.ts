import type { ContactType } from '../institution/contactType';
import { OWNER_ROLE } from '../institution/institutionRole';
import type { InstitutionContact, InvitedPerson, RolePerson } from './invitation';

/** One mail address, whatever its sources; most have one name and one source. */
export interface Recipient {
  /** The address in a form that ignores case. */
  readonly key: string;
  readonly email: string;
  readonly names: readonly string[];
  readonly uid?: string;
  /** Roles in the authorisation management, by the server's names. */
  readonly roles: readonly string[];
  /** Types of the institution's contacts with this address. */
  readonly types: readonly ContactType[];
  readonly telephone?: string;
}

/**
 * Returns people with a role first, owners before others, then the institution's own contacts of every type. Drops no
 * address; one with several sources is one line that names them all (REQUIREMENTS 238, 240).
 */
export function recipientsOf(
  people: readonly RolePerson[],
  contacts: readonly InstitutionContact[],
): readonly Recipient[] {
  const found = new Map<string, Recipient>();
  const ranked = people.toSorted((one, other) => Number(owns(other)) - Number(owns(one)));
  for (const { uid, name, emails, roles } of ranked) {
    for (const email of emails) note(found, email, { names: [name], uid, roles, types: [] });
  }
  for (const { name, email, type, telephone } of contacts) {
    note(found, email, { names: [name], roles: [], types: [type], ...(telephone && { telephone }) });
  }
  return [...found.values()];
}

/** Returns whether the recipient is an owner, who is ticked from the start. */
export function isOwner({ roles }: Pick<Recipient, 'roles'>): boolean {
  return roles.includes(OWNER_ROLE);
}

export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the service and the institution for the invitation. */
export function invitedOf({ email, names, uid, roles, types, telephone }: Recipient): InvitedPerson {
  const [type] = types;
  return {
    // The name and the address belong together in the federation's data, since a server checks the pair.
    name: names[0] ?? '',
    email,
    ...(roles.length > 0 && { manages: { uid: uid ?? '', roles } }),
    ...(type && { type }),
    ...(telephone && { telephone }),
  };
}

function owns({ roles }: RolePerson): boolean {
  return roles.includes(OWNER_ROLE);
}

type Source = Omit<Recipient, 'key' | 'email'>;

function note(found: Map<string, Recipient>, email: string, source: Source): void {
  const key = addressKey(email);
  const known = found.get(key);
  const names = union(known?.names ?? [], source.names.filter(Boolean));
  found.set(key, {
    ...source,
    ...known,
    key,
    email: known?.email ?? email,
    names,
    roles: union(known?.roles ?? [], source.roles),
    types: union(known?.types ?? [], source.types),
  });
}

function union<Value>(known: readonly Value[], more: readonly Value[]): readonly Value[] {
  return [...new Set([...known, ...more])];
}
