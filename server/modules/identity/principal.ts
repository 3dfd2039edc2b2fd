import type { Authority } from '../../../src/contracts/wire/enumerations';

/** Roles of a person by source. */
export interface DirectoryRoles {
  /** Roles in the login itself. */
  readonly fromLogin: readonly Authority[];
  /** Roles in the last answer of the directory. */
  readonly told: readonly Authority[];
  /** ISO 8601 time of that answer; absent if the directory has not answered within `ROLES_SECONDS`. */
  readonly toldAt?: string;
}

/** Signed-in person in a session. A guest has no principal. */
export interface Principal {
  /** Identity of the person: issuer and subject together. */
  readonly issuer: string;
  readonly subject: string;
  readonly uid: string;
  readonly displayName: string;
  readonly givenName: string;
  readonly surName: string;
  readonly email: string;
  readonly schacHomeOrganization: string;
  /** Entity ID of the institution that the person logged in through. */
  readonly loginInstitution: string;
  /** Entity IDs of the institutions with the same institution id, including the login institution. */
  readonly institutions: readonly string[];
  /** Granted at login and read again later (rolesAgain.ts); never changed by a switch. */
  readonly authorities: readonly Authority[];
  /** Roles from a directory, besides the login; absent if there is no directory. */
  readonly directory?: DirectoryRoles;
  /** Institution that the person acts for now, if not the login institution; `role` only for super users. */
  readonly switchedTo?: { readonly institution: string; readonly role?: Authority };
  /** Rank of the verified assurance level of this login; 0 if the provider asserted none that is known here. */
  readonly level: number;
  /** ISO 8601 time of the authentication; absent if unknown. */
  readonly authenticatedAt?: string;
  /** User agent of the login, for the person's own list of logins. */
  readonly browser?: string;
  /** Id of the provider's session (`sid`), which identifies it when it ends there; absent if unknown. */
  readonly providerSession?: string;
  /** ID token, which identifies this login to the provider when the person logs out. It is used for nothing else. */
  readonly idToken?: string;
  /** ISO 8601 time of the last reading of roles; absent if that was at the login. */
  readonly rolesReadAt?: string;
  /** Tokens for reading roles, sealed with the session's id (sealed.ts); absent if the provider gave none. */
  readonly renewal?: string;
  /** Attributes of the login by header name. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}
