import { sql } from 'kysely';
import type {
  NewsItem,
  Watching,
  WatchingChange,
  Watched,
} from '../../../../src/extensions/watching/contract/watching.wire';
import type { TestDatabase } from '../../../support/server/database';
import { serviceRow } from '../../../support/server/fixtures';
import type { TestClient } from '../../../support/server/server';

const PATH = '/dashboard/api/x/watching';

export const MAIL_URN = 'urn:mace:dir:attribute-def:mail';
export const UID_URN = 'urn:mace:dir:attribute-def:uid';

/** Reads what a person watches, and their news. */
export async function watchingOf(client: TestClient): Promise<Watching> {
  const response = await client.get(PATH);
  return response.json<{ payload: Watching }>().payload;
}

export async function change(client: TestClient, requested: WatchingChange) {
  return client.post(PATH, requested);
}

/** Begins to watch, with a mail each week unless another rhythm was chosen. */
export async function watch(client: TestClient, watched: Watched) {
  const response = await change(client, { action: 'watch', watched });
  const { payload } = response.json<{ payload?: Watching }>();
  return payload?.rhythm === 'never' ? change(client, { action: 'digest', rhythm: 'weekly' }) : response;
}

export const newsOf = async (client: TestClient) => (await watchingOf(client)).news.map(summaryOf);

export const summaryOf = ({ kind, service, policy }: NewsItem) =>
  `${kind} ${service?.entityId ?? policy?.name ?? ''}`;

/** Has an import say something else of a service. */
export async function importNews(database: TestDatabase, service: string, members: object): Promise<void> {
  await database.transaction((tx) =>
    sql`update service set document = document || ${JSON.stringify(members)}::jsonb where entity_id = ${service}`.execute(
      tx,
    ),
  );
}

let number = 100;

/** Has a service come. */
export async function comes(
  database: TestDatabase,
  service: string,
  row: Partial<Parameters<typeof serviceRow>[1]> = {},
  document: Parameters<typeof serviceRow>[2] = {},
): Promise<void> {
  number += 1;
  await database.transaction((tx) =>
    tx
      .insertInto('service')
      .values(serviceRow(service, { eid: number, ...row }, document))
      .execute(),
  );
}
