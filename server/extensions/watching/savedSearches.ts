import { randomUUID } from 'node:crypto';
import { plainSaved } from '../../../src/extensions/watching/contract/savedSearch';
import { plainQuery } from '../../../src/extensions/watching/contract/watchedSearch';
import type {
  SavedSearchChange,
  SavedSearches,
} from '../../../src/extensions/watching/contract/searches.wire';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import type { SubscriptionRow } from './news/findNews';
import { requireRoom, subscriptionsOf } from './subscriptions';
import { holdWatcher, newestNews } from './watchers';

/** Reads the searches that a person keeps for an institution, by name. */
export async function savedSearchesOf(
  queries: Queries,
  person: string,
  institution: string,
): Promise<SavedSearches> {
  const rows = await subscriptionsOf(queries, person, institution);
  return rows
    .filter(({ name }) => name !== '')
    .map(({ id, name, object: query, watched }) => ({ id, name, query, watched }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The person who keeps a search, and the institution. */
interface Keeper {
  readonly person: string;
  readonly institution: string;
}

type Saving = Extract<SavedSearchChange, { action: 'save' }>;

/**
 * Keeps a search under a name. One that is kept gets the name; one that is only watched becomes kept, so that there are
 * no duplicates. Throws `name-taken` if another search of the person has the name, `too-many` if they keep and watch
 * too much.
 */
export async function saveSearch(tx: Tx, keeper: Keeper, saving: Saving, now: Date): Promise<void> {
  const { person, institution } = keeper;
  const object = plainSaved(saving.query);
  const name = saving.name.trim();
  const { watched } = saving;
  const all = await subscriptionsOf(tx, person);
  const own = all.filter((row) => row.kind === 'search' && row.institution_entity_id === institution);
  const known = own.find((row) => row.name !== '' && row.object === object) ?? watchedAlike(own, object);
  const called = name.toLowerCase();
  if (own.some((row) => row !== known && row.name.toLowerCase() === called))
    throw new ProblemError('name-taken');
  // A person who starts to watch it now gets news from now on.
  const since = watched && !known?.watched ? { since: await newestNews(tx) } : {};
  if (known) {
    await tx
      .updateTable('subscription')
      .set({ name, object, watched, ...since })
      .where('id', '=', known.id)
      .execute();
    return;
  }
  requireRoom(all);
  await tx
    .insertInto('subscription')
    .values({
      id: randomUUID(),
      person,
      institution_entity_id: institution,
      kind: 'search',
      object,
      service_type: '',
      since: await newestNews(tx),
      created_at: now,
      name,
      watched,
    })
    .execute();
}

function watchedAlike(own: readonly SubscriptionRow[], object: string): SubscriptionRow | undefined {
  return own.find((row) => row.name === '' && row.object === plainQuery(object));
}

/** Stops keeping a search. One that is already gone is not an error. */
export async function removeSearch(tx: Tx, { person }: Pick<Keeper, 'person'>, id: string): Promise<void> {
  await holdWatcher(tx, person);
  await tx
    .deleteFrom('subscription')
    .where('person', '=', person)
    .where('id', '=', id)
    .where('name', '<>', '')
    .execute();
}
