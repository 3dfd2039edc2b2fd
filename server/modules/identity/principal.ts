import type { Authority } from '../../../src/contracts/wire/enumerations';

/** Roles of a person by where they come from. */
export interface DirectoryRoles {
  /** Those that the login brought by itself. */
  readonly fromLogin: readonly Authority[];
  /** Those of the directory, as it last told them. */
  readonly told: readonly Authority[];
  /** ISO 8601, when it told them; absent where it is away, and has told nothing within `ROLES_SECONDS`. */
  readonly toldAt?: string;
}

/** A signed-in person as the session holds them; nobody signed in is a guest and has no principal. */
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
  /** Entity id of the institution that the person logged in through. */
  readonly loginInstitution: string;
  /** Entity ids of the institutions with the same institution id, the login institution included. */
  readonly institutions: readonly string[];
  /** Granted at login and read again later (rolesAgain.ts); never changed by a switch. */
  readonly authorities: readonly Authority[];
  /** What a directory of roles says beside the login; absent where there is none. */
  readonly directory?: DirectoryRoles;
  /** The institution that the person acts for now, if not the login institution; `role` only for super users. */
  readonly switchedTo?: { readonly institution: string; readonly role?: Authority };
  /** Rank of the verified assurance level of this login; 0 where the provider vouched for none that is known here. */
  readonly level: number;
  /** ISO 8601, when the person authenticated; absent where the provider did not say. */
  readonly authenticatedAt?: string;
  /** What the browser of the login calls itself, for the person's own list of logins. */
  readonly browser?: string;
  /** Id of the provider's session (`sid`), by which it tells that that has ended; absent where it does not say. */
  readonly providerSession?: string;
  /** The ID token, which names this login to the provider when the person logs out. It goes nowhere else. */
  readonly idToken?: string;
  /** ISO 8601, when the roles were read last; absent where that was at the login. */
  readonly rolesReadAt?: string;
  /**
   * The tokens that roles are read with, sealed for whoever knows the session's id (sealed.ts); absent where the provider
   * gave none.
   */
  readonly renewal?: string;
  /** Attributes of the login by header name. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}
