import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import type { Database, Tx } from '../../platform/storage/database';
import { DatabaseUnavailable } from '../../platform/storage/unavailable';
import { digestMail } from './digestMail';
import { newsFor } from './news/newsFor';
import { nextDue } from './schedule';
import { stopAddress } from './stopLink';
import { endIdle, followLogin, newestNews, type WatcherRow } from './watchers';

type Needs = Pick<Dependencies, 'config' | 'database' | 'mailer' | 'now'>;

/** Delay before a failed digest is tried again. */
const AGAIN_MS = 3_600_000;

/**
 * Writes one digest that is due; resolves with false if none is, or news are being written. The digest's news, the time
 * of the next one, and the mail itself are one transaction, and only one server holds the row of the person: a server
 * that is killed has written all of it or nothing. From there the mail outbox delivers it. A failed digest is due an
 * hour later, so that others do not wait for it.
 */
export async function writeNext({ config, database, mailer, now }: Needs): Promise<boolean> {
  const isDue = await database.read
    .selectFrom('watcher')
    .select('person')
    .where('due_at', '<=', now())
    .limit(1)
    .executeTakeFirst();
  if (!isDue) return false;
  const upTo = await settledNews(database);
  if (upTo === undefined) return false;
  let person: string | undefined;
  try {
    return await database.transaction(async (tx) => {
      person = await claim(tx, now());
      const watcher = person === undefined ? undefined : await followLogin(tx, person);
      if (!watcher) return false;
      if (await endIdle(tx, watcher.person)) return true;
      await write(tx, watcher, upTo, { config, mailer, now });
      return true;
    });
  } catch (error) {
    if (person === undefined) throw error;
    await putOff(database, person, now());
    complain(error);
    return true;
  }
}

/** Code of PostgreSQL for a lock that is not available at once. */
const LOCKED = '55P03';

/**
 * Returns the number up to which all news are committed: writers of news get numbers before they commit. Returns
 * undefined while there is a writer: waiting for its lock would block all later writers of news.
 */
async function settledNews(database: Database): Promise<string | undefined> {
  try {
    return await database.transaction(async (tx) => {
      await sql`lock table news in share mode nowait`.execute(tx);
      return newestNews(tx);
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.code === LOCKED) return undefined;
    throw error;
  }
}

async function claim(tx: Tx, now: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom('watcher')
    .select('person')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.person;
}

async function putOff(database: Database, person: string, now: Date): Promise<void> {
  await database.transaction((tx) =>
    tx
      .updateTable('watcher')
      .set({ due_at: new Date(now.getTime() + AGAIN_MS) })
      .where('person', '=', person)
      .where('due_at', '<=', now)
      .execute(),
  );
}

async function write(
  tx: Tx,
  watcher: WatcherRow,
  upTo: string,
  { config, mailer, now }: Omit<Needs, 'database'>,
): Promise<void> {
  const due = await nextDue(tx, watcher.rhythm, now(), config.federation.statsTimeZone);
  await tx
    .updateTable('watcher')
    .set({ due_at: due, told_to: upTo })
    .where('person', '=', watcher.person)
    .execute();
  if (watcher.mail === '') return;
  const items = await newsFor(tx, { config, now }, watcher, { after: watcher.told_to, upTo }, true);
  if (items.length === 0) return;
  const stop = await stopAddress(tx, config, watcher.id);
  await mailer.take(tx, digestMail(config, watcher, items, stop), now());
}
