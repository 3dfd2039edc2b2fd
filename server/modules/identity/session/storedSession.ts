import type { Config } from '../../../platform/config/config';
import type { Principal } from '../principal';
import { issuerOf } from '../login/providerSettings';

/** What the row of a session holds. Old rows lack `provider`. */
export type StoredSession = Principal & { readonly provider?: string };

/** How long sessions last, and which provider makes them. */
export type SessionSettings = Pick<
  Config,
  'session' | 'oidc' | 'otherLogin' | 'rolesElsewhere' | 'publicUrl' | 'replica'
>;

interface SessionRow {
  readonly data: unknown;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/**
 * Tells whether the session was made by today's provider, since an earlier one vouches for nobody any more. OIDC_ISSUER
 * decides: at a provider of many tenants the issuer of a person is narrower.
 */
export function isOfTodaysProvider({ provider, issuer }: StoredSession, settings: SessionSettings): boolean {
  return (provider ?? issuer) === issuerOf(settings);
}

/** Returns when the provider last told the person's roles. */
export function rolesReadAt({ data, created_at }: Pick<SessionRow, 'data' | 'created_at'>): Date {
  const { rolesReadAt: at } = data as StoredSession;
  return at === undefined ? created_at : new Date(at);
}

/**
 * Returns when a session ends however much it is used. People whose login brought roles that cannot be read again must log in
 * again by then; where there is a directory of roles, those whose login brought none have them from there. People of the demonstration
 * keep their roles.
 */
export function latestEnd(
  row: SessionRow,
  { oidc, otherLogin, rolesElsewhere, session }: SessionSettings,
): Date {
  const { renewal, directory } = row.data as StoredSession;
  const isDemonstration = !oidc && !otherLogin;
  const isFromDirectory = rolesElsewhere !== undefined && directory?.fromLogin.length === 0;
  if (isDemonstration || isFromDirectory || renewal !== undefined) return row.expires_at;
  const rolesEnd = rolesReadAt(row).getTime() + session.rolesSeconds * 1000;
  return new Date(Math.min(rolesEnd, row.expires_at.getTime()));
}

/** Returns the person of the session while it counts, whether or not it was used of late; else `undefined`. */
export function personIn(row: SessionRow, settings: SessionSettings, now: Date): StoredSession | undefined {
  const stored = row.data as StoredSession;
  return latestEnd(row, settings) > now && isOfTodaysProvider(stored, settings) ? stored : undefined;
}
