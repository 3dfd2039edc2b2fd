import type { Database } from '../../../platform/storage/database';
import { hashOf } from '../session/opaqueId';

const MINUTES = 10;
/** Value of the column `person` for logins under way, when the person is not known yet. */
export const LOGIN_UNDER_WAY = 'login';

/** State of a login until the provider sends the person back. */
export interface LoginAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
  /** ISO 8601. */
  readonly begunAt: string;
  /** Requested rank. */
  readonly level?: number;
}

export const LOGIN_ATTEMPT_SECONDS = MINUTES * 60;

/**
 * Stores logins under way. One browser may have several, one per tab: each is found by the browser's cookie together
 * with its `state`, and taken only once. `step` is what they wait for.
 */
export function loginAttemptStore<Waiting extends { readonly state: string } = LoginAttempt>(
  database: Database,
  now: () => Date,
  step: 'login' | 'institution' = 'login',
) {
  const keyOf = (browser: string, state: string) => hashOf(`${step}:${browser}:${state}`);
  return {
    async save(browser: string, waiting: Waiting): Promise<void> {
      await database.transaction((tx) =>
        tx
          .insertInto('session')
          .values({
            id_hash: keyOf(browser, waiting.state),
            person: LOGIN_UNDER_WAY,
            data: JSON.stringify(waiting),
            created_at: now(),
            last_seen_at: now(),
            expires_at: new Date(now().getTime() + LOGIN_ATTEMPT_SECONDS * 1000),
            ended_at: null,
          })
          .execute(),
      );
    },
    async find(browser: string, state: string): Promise<Waiting | undefined> {
      const row = await database.read
        .selectFrom('session')
        .select('data')
        .where('id_hash', '=', keyOf(browser, state))
        .where('expires_at', '>', now())
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row?.data as Waiting | undefined;
    },
    async take(browser: string, state: string): Promise<Waiting | undefined> {
      const row = await database.transaction((tx) =>
        tx
          .deleteFrom('session')
          .where('id_hash', '=', keyOf(browser, state))
          .where('person', '=', LOGIN_UNDER_WAY)
          .returning(['data', 'expires_at', 'ended_at'])
          .executeTakeFirst(),
      );
      return row && !row.ended_at && row.expires_at > now() ? (row.data as Waiting) : undefined;
    },
  };
}
