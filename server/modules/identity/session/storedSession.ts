import type { Config } from '../../../platform/config/config';
import type { Principal } from '../principal';
import { issuerOf } from '../login/providerSettings';

/** Content of a session's row. Old rows lack `provider`. */
export type StoredSession = Principal & { readonly provider?: string };

/** Lifetime of sessions, and the provider that makes them. */
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
 * Returns true if the session was made by the current provider; sessions of an earlier one are not valid. OIDC_ISSUER
 * decides: at a multi-tenant provider the issuer of a person is more specific.
 */
export function isOfTodaysProvider({ provider, issuer }: StoredSession, settings: SessionSettings): boolean {
  return (provider ?? issuer) === issuerOf(settings);
}

/** Returns the time of the provider's last answer about the person's roles. */
export function rolesReadAt({ data, created_at }: Pick<SessionRow, 'data' | 'created_at'>): Date {
  const { rolesReadAt: at } = data as StoredSession;
  return at === undefined ? created_at : new Date(at);
}

/**
 * Returns the latest end of a session, regardless of its use. If a login has roles that cannot be read again, the
 * person must log in again by then. If there is a directory of roles, people whose login had none get them from there.
 * People of the demonstration keep their roles.
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

/** Returns the person of the session while it is valid, regardless of recent use; else `undefined`. */
export function personIn(row: SessionRow, settings: SessionSettings, now: Date): StoredSession | undefined {
  const stored = row.data as StoredSession;
  return latestEnd(row, settings) > now && isOfTodaysProvider(stored, settings) ? stored : undefined;
}
