import type { Authority } from '../../src/contracts/wire/enumerations';

/** A signed-in person as the session holds them; nobody signed in is a guest and has no principal. */
export interface Principal {
  /** Identity of the person: issuer and subject together (obligations 6.8.1). */
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
  /** Granted at login; never changed by a switch. */
  readonly authorities: readonly Authority[];
  /** Where the person acts now, if not at the login institution; `role` only for super users. */
  readonly switchedTo?: { readonly institution: string; readonly role?: Authority };
  /** Rank of the verified assurance level of this login: 1, 1.5, 2 or 3. */
  readonly level: number;
  /** ISO 8601, when the person authenticated; absent where the provider did not say. */
  readonly authenticatedAt?: string;
  /** What the login was proven with: names this login to the provider when the person logs out. Goes nowhere else. */
  readonly idToken?: string;
  /** Attributes of the login by header name (contract §3.1). */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}
