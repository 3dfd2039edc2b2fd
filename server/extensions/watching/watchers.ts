import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Requester, Principal } from '../../modules/identity/identity.module';
import { isEmail } from '../../platform/text/email';
import type { Database, Queries, Tx } from '../../platform/storage/database';
import { personKey } from '../../modules/identity/identity.module';
import type { Watcher } from './news/newsAccess';
import type { WatcherTable } from './tables';

export type WatcherRow = Selectable<WatcherTable>;

/** Returns the person in the form in which policies name their authors, with the data that decides what they see. */
export function watcherOf(principal: Principal): Watcher {
  const mail = principal.email.trim().toLowerCase();
  return { ...principal, name: principal.displayName || principal.uid, mail };
}

/** Returns the same for a person without a session; a super user has not taken on a role. */
export function absentWatcher({ name, mail, authorities, institutions }: WatcherRow): Watcher {
  return { name, mail: mail.trim().toLowerCase(), authorities, institutions };
}

export async function findWatcher(queries: Queries, principal: Principal): Promise<WatcherRow | undefined> {
  return queries
    .selectFrom('watcher')
    .selectAll()
    .where('person', '=', personKey(principal))
    .executeTakeFirst();
}

/** Stores a person as a watcher, with the data of this login; they get no mails until they choose how often. */
export async function noteWatcher(
  tx: Tx,
  { person: principal, language }: Requester,
  now: Date,
): Promise<void> {
  const person = personKey(principal);
  const values = {
    name: principal.displayName || principal.uid,
    mail: isEmail(principal.email) ? principal.email : '',
    authorities: JSON.stringify(principal.authorities),
    institutions: JSON.stringify(principal.institutions),
    seen_at: (await lastSeen(tx, person)) ?? now,
    language,
  };
  await tx
    .insertInto('watcher')
    .values({
      ...values,
      person,
      id: randomUUID(),
      rhythm: 'never',
      told_to: await newestNews(tx),
      due_at: null,
      feed_hash: null,
    })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
    .execute();
}

/** Locks the row of a person, before those of their subscriptions: a writer of both locks in this order. */
export async function holdWatcher(tx: Tx, person: string): Promise<void> {
  await tx.selectFrom('watcher').select('person').where('person', '=', person).forUpdate().execute();
}

/**
 * Removes a person without subscriptions and without a feed, so that no data is kept without a reason. Resolves with
 * whether it did.
 */
export async function endIdle(tx: Tx, person: string): Promise<boolean> {
  // A person who starts to watch meanwhile holds the row, and the new subscription is visible once the row is free.
  await holdWatcher(tx, person);
  const gone = await tx
    .deleteFrom('watcher')
    .where('person', '=', person)
    .where('feed_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription').select('id').whereRef('subscription.person', '=', 'watcher.person'),
        ),
      ),
    )
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function newestNews(queries: Queries): Promise<string> {
  const { newest } = await queries
    .selectFrom('news')
    .select(sql<string>`coalesce(max(number), 0)`.as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

/**
 * Takes over the data of later logins of people who watch: their roles, institutions, name and address. If sessions
 * have no data, that of the last login stays, until `WATCHING_DAYS` have passed (digest.ts).
 */
export async function followLogins(tx: Tx): Promise<void> {
  await follow(tx, sql`select person from watcher`);
}

/** Takes over the same for one person, and returns the present data; undefined: they no longer watch anything. */
export async function followLogin(tx: Tx, person: string): Promise<WatcherRow | undefined> {
  await follow(tx, sql`values (${person})`);
  return watcherNow(tx, person);
}

/** Does the same, but does not write if there was no login since, which is most of the times. */
export async function followRarely(
  { read, transaction }: Database,
  person: string,
): Promise<WatcherRow | undefined> {
  const news = sql`${said(sql`values (${person})`)} select 1 from said, watcher where ${isNews}`;
  const { rows } = await news.execute(read);
  return rows.length > 0 ? transaction((tx) => followLogin(tx, person)) : watcherNow(read, person);
}

const watcherNow = (queries: Queries, person: string) =>
  queries.selectFrom('watcher').selectAll().where('person', '=', person).executeTakeFirst();

async function follow(tx: Tx, persons: RawBuilder<unknown>): Promise<void> {
  await sql`
    ${said(persons)}
    update watcher set name = said.name, mail = said.mail, authorities = said.authorities,
      institutions = said.institutions, seen_at = said.seen_at
    from said where ${isNews}`.execute(tx);
}

/** The data of each person's latest session. */
const said = (persons: RawBuilder<unknown>) => sql`
  with said as (
    select distinct on (person) person, coalesce(nullif(data ->> 'displayName', ''), data ->> 'uid') as name,
      case when data ->> 'email' like '%_@_%' then data ->> 'email' else '' end as mail,
      data -> 'authorities' as authorities, data -> 'institutions' as institutions, last_seen_at as seen_at
    from session where person in (${persons}) order by person, last_seen_at desc, created_at desc)`;

/** Roles are also read again during a session, so a session that was used no later may have other data. */
const isNews = sql`said.person = watcher.person and said.seen_at >= watcher.seen_at
  and (said.name, said.mail, said.authorities, said.institutions, said.seen_at) is distinct from
    (watcher.name, watcher.mail, watcher.authorities, watcher.institutions, watcher.seen_at)`;

/** Returns when a login of the person was last used, so that the data of a later use counts. */
async function lastSeen(queries: Queries, person: string): Promise<Date | undefined> {
  const { seen } = await queries
    .selectFrom('session')
    .select(({ fn }) => fn.max('last_seen_at').as('seen'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return seen ?? undefined;
}
