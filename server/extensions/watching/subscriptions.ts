import { randomUUID } from 'node:crypto';
import type { Watched } from '../../../src/extensions/watching/contract/watching.wire';
import { MOST_SUBSCRIPTIONS } from '../../../src/extensions/watching/contract/watching';
import { findVisible } from '../../modules/catalogue/catalogue.module';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import type { SubscriptionRow } from './news/findNews';
import { plainQuery } from '../../../src/extensions/watching/contract/watchedSearch';
import type { NewsAccess } from './news/newsAccess';
import { holdWatcher, newestNews } from './watchers';

/**
 * Reads a person's subscriptions and searches, in the order in which they began; with `institution`, only those for it.
 */
export async function subscriptionsOf(
  queries: Queries,
  person: string,
  institution?: string,
): Promise<SubscriptionRow[]> {
  return queries
    .selectFrom('subscription')
    .selectAll()
    .where('person', '=', person)
    .$if(institution !== undefined, (query) => query.where('institution_entity_id', '=', institution ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Watches an object; an existing subscription stays as it is. Throws `not-found` if the person may not see it,
 * `validation` if they watch too much.
 */
export async function watch(
  tx: Tx,
  person: string,
  access: NewsAccess,
  watched: Watched,
  now: Date,
): Promise<void> {
  const object = await seenObject(tx, access, watched);
  const own = await subscriptionsOf(tx, person);
  const saved = watched.kind === 'search' ? savedAs(own, access.institution, object) : undefined;
  if (saved) {
    const since = await newestNews(tx);
    await tx.updateTable('subscription').set({ watched: true, since }).where('id', '=', saved.id).execute();
    return;
  }
  requireRoom(own);
  await tx
    .insertInto('subscription')
    .values({
      id: randomUUID(),
      person,
      institution_entity_id: access.institution,
      kind: watched.kind,
      object,
      service_type: watched.kind === 'service' ? (watched.type ?? 'saml20_sp') : '',
      since: await newestNews(tx),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Throws `validation` if a person watches and keeps the maximum. */
export function requireRoom(own: readonly unknown[], added = 1): void {
  if (own.length + added > MOST_SUBSCRIPTIONS)
    throw new ProblemError('validation', {
      detail: `at most ${MOST_SUBSCRIPTIONS} can be watched and kept`,
    });
}

/** Returns the search that is kept under a name and finds the same; a watched one first. */
function savedAs(own: readonly SubscriptionRow[], institution: string, object: string) {
  const alike = own.filter(
    (row) =>
      row.name !== '' && row.institution_entity_id === institution && plainQuery(row.object) === object,
  );
  return alike.find(({ watched }) => watched) ?? alike[0];
}

/** Returns the object to watch as it is stored. Throws `not-found`. */
async function seenObject(
  queries: Queries,
  { viewer, seesFeeds }: NewsAccess,
  { kind, object, type = 'saml20_sp' }: Watched,
): Promise<string> {
  switch (kind) {
    case 'connections':
      return '';
    case 'search':
      return plainQuery(object);
    case 'service':
      if (!(await findVisible(queries, viewer, type, { entityId: object })))
        throw new ProblemError('not-found');
      return object;
    case 'feed': {
      const feed = await queries
        .selectFrom('feed')
        .select('name')
        .where('name', '=', object)
        .executeTakeFirst();
      if (!seesFeeds || !feed) throw new ProblemError('not-found');
      return object;
    }
  }
}

/**
 * Ends a subscription of a person; without `id` all of them. A search with a name is kept. A subscription that has
 * already ended is not an error.
 */
export async function unwatch(tx: Tx, person: string, id?: string): Promise<void> {
  await holdWatcher(tx, person);
  const [removal, update] = [tx.deleteFrom('subscription'), tx.updateTable('subscription')];
  await removal
    .where('person', '=', person)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where('name', '=', '')
    .execute();
  await update
    .set({ watched: false })
    .where('person', '=', person)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}
