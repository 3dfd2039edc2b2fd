import type { RoleKey } from '../wire/roles';

/** A person's role in the institution. */
export interface InstitutionRole {
  /** The server's name for it. */
  readonly key: string;
  /** Full names, in no order. */
  readonly people: readonly string[];
}

/** The role of the people who are responsible for an institution in the federation, as the wire calls it. */
export const OWNER_ROLE = 'SURFconextverantwoordelijke' satisfies RoleKey;
/** The role of those who maintain it. */
export const MAINTAINER_ROLE = 'SURFconextbeheerder' satisfies RoleKey;
