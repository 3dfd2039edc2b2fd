import { north, wiki } from '../../../support/server/fixtures';
import type { TestApp } from '../../../support/server/server';
import { admin, send, wanted } from './reviewing';
import type { Write } from '../../../server/audit/write';

const atNorth = { by: 'admin', institution: north } as const;
const id = '00000000-0000-4000-8000-000000000000';

/** Puts an open review of one connection there without a call, and returns the id of its row. */
async function insertReview({ database }: TestApp): Promise<number> {
  const review = {
    ...{ id, institution_entity_id: north, title: 'Review', due_on: '2999-12-31' },
    ...{ started_at: new Date(), started_by: 'Sam Colleague', started_uid: null },
  };
  const row = {
    ...{ review_id: id, service_entity_id: wiki, service_type: 'saml20_sp' as const, given_to: admin.mail },
  };
  return database.transaction(async (tx) => {
    await tx.insertInto('review').values(review).execute();
    const { id: made } = await tx
      .insertInto('review_row')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return made;
  });
}

/** The calls about reviews of connected services. */
export const reviewWrites: Readonly<Record<string, Write>> = {
  'POST /x/reviews': {
    ...atNorth,
    kind: 'review.started',
    make: (_server, client) => send(client, '', wanted()),
  },
  'POST /x/reviews/:id/steps': {
    ...atNorth,
    kind: 'review.stepped',
    make: async (server, client) =>
      send(client, `/${id}/steps`, { action: 'give', rows: [await insertReview(server)], to: admin }),
  },
  'POST /x/reviews/:id/verdicts': {
    ...atNorth,
    kind: 'review.judged',
    make: async (server, client) =>
      send(client, `/${id}/verdicts`, { action: 'keep', row: await insertReview(server), revision: 0 }),
  },
};
