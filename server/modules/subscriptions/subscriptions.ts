import { randomUUID } from 'node:crypto';
import type { Watched } from '../../../src/contracts/wire/watching';
import { MOST_SUBSCRIPTIONS } from '../../../src/contracts/domain/watching';
import { findVisible } from '../catalogue/catalogue.module';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import type { SubscriptionRow } from './findNews';
import { plainQuery } from '../../../src/contracts/domain/watchedSearch';
import type { Standing } from './standing';
import { newestNews } from './watchers';

/** Reads what a person watches, in the order in which they began to; with `institution`, what they watch for it. */
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
 * Begins to watch something; what is watched already stays as it is. Throws `not-found` where the person may not see it, `validation`
 * where they watch too much.
 */
export async function watch(
  tx: Tx,
  person: string,
  standing: Standing,
  watched: Watched,
  now: Date,
): Promise<void> {
  const object = await seenObject(tx, standing, watched);
  const own = await subscriptionsOf(tx, person);
  if (own.length >= MOST_SUBSCRIPTIONS)
    throw new ProblemError('validation', { detail: `at most ${MOST_SUBSCRIPTIONS} can be watched` });
  await tx
    .insertInto('subscription')
    .values({
      id: randomUUID(),
      person,
      institution_entity_id: standing.institution,
      kind: watched.kind,
      object,
      service_type: watched.kind === 'service' ? (watched.type ?? 'saml20_sp') : '',
      since: await newestNews(tx),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns what is to be watched as it is kept. Throws `not-found`. */
async function seenObject(
  queries: Queries,
  { viewer, seesFeeds }: Standing,
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

/** Ends a subscription of a person. What has ended already is no error. */
export async function unwatch(tx: Tx, person: string, id: string): Promise<void> {
  await tx.deleteFrom('subscription').where('person', '=', person).where('id', '=', id).execute();
}
