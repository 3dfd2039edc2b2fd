import type { Database } from '../../../platform/storage/database';
import { LOGIN_UNDER_WAY } from '../login/loginAttempt.store';
import { pseudonym } from '../pseudonym';
import { personIn, type SessionSettings } from './storedSession';

/** Person with active sessions. */
export interface SignedIn {
  /** Pseudonym in the log. */
  readonly person: string;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Entity ID of the institution of the latest login. */
  readonly institution: string;
  readonly sessions: number;
  /** ISO 8601; stored once a minute. */
  readonly lastSeenAt: string;
}

/** Returns the signed-in people, the most recently seen first; for operators. */
export async function signedIn(database: Database, config: SessionSettings, now: Date): Promise<SignedIn[]> {
  const rows = await database.read
    .selectFrom('session')
    .select(['person', 'data', 'created_at', 'expires_at', 'last_seen_at'])
    .where('person', '<>', LOGIN_UNDER_WAY)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>=', new Date(now.getTime() - config.session.idleSeconds * 1000))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id_hash')
    .execute();
  const people = new Map<string, Omit<SignedIn, 'person'>>();
  for (const row of rows) {
    const stored = personIn(row, config, now);
    if (!stored) continue;
    const { person, last_seen_at } = row;
    const known = people.get(person);
    const { issuer, subject, displayName, email, loginInstitution } = stored;
    const first = { issuer, subject, name: displayName, email, institution: loginInstitution };
    people.set(
      person,
      known
        ? { ...known, sessions: known.sessions + 1 }
        : { ...first, sessions: 1, lastSeenAt: last_seen_at.toISOString() },
    );
  }
  return Promise.all(
    [...people.values()].map(async (one) => ({ person: await pseudonym(database, one), ...one })),
  );
}
