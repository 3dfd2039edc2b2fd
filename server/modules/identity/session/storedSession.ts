import type { Config } from '../../../platform/config/config';
import type { Principal } from '../principal';
import { issuerOf } from '../login/providerSettings';

/** What a session row holds, besides sessions of before `provider` was written down. */
export type StoredSession = Principal & { readonly provider?: string };

/** How long sessions last, and which provider makes them. */
export type SessionSettings = Pick<Config, 'session' | 'oidc' | 'publicUrl'>;

interface SessionRow {
  readonly data: unknown;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/**
 * A provider that is no longer trusted vouches for nobody. It is told by OIDC_ISSUER: the issuer of the person is
 * narrower at a provider of many tenants.
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
 * Returns when a session ends however much it is used. Whoever's roles cannot be read again logs in again in time; the
 * people of the demonstration stay what they are.
 */
export function latestEnd(row: SessionRow, { oidc, session }: SessionSettings): Date {
  const { renewal } = row.data as StoredSession;
  if (!oidc || renewal !== undefined) return row.expires_at;
  const rolesEnd = rolesReadAt(row).getTime() + session.rolesSeconds * 1000;
  return new Date(Math.min(rolesEnd, row.expires_at.getTime()));
}

/** Returns the person of the session while it counts, whether or not it was used of late; else `undefined`. */
export function personIn(row: SessionRow, settings: SessionSettings, now: Date): StoredSession | undefined {
  const stored = row.data as StoredSession;
  return latestEnd(row, settings) > now && isOfTodaysProvider(stored, settings) ? stored : undefined;
}
