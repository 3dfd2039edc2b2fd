import type { RoleKey } from '../../wire/roles';

/** A person's role in the institution. */
export interface InstitutionRole {
  /** The server's name for it. */
  readonly key: string;
  /** Full names, unsorted. */
  readonly people: readonly string[];
}

/** The role of people who are responsible for an institution in the federation, by its name on the wire. */
export const OWNER_ROLE = 'SURFconextverantwoordelijke' satisfies RoleKey;
/** The role of people who maintain an institution. */
export const MAINTAINER_ROLE = 'SURFconextbeheerder' satisfies RoleKey;
