/** The database cost of a review does not grow with it (REQUIREMENTS 454). */
import type { Queries } from '../../../../server/platform/storage/database';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { admin, seen, started } from './reviewing';

let database: TestDatabase;
let server: TestApp;
let statements = 0;

function counting(read: Queries): Queries {
  return read.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestApp({ database: { ...database, read: counting(database.read) } });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

test('a review is read by as many queries for one service as for many', async () => {
  const leader = await server.as('admin');
  const review = await started(leader);
  const cost = async () => {
    const before = statements;
    await seen(leader, review);
    return statements - before;
  };
  const ofOne = await cost();
  await database.transaction(async (tx) => {
    const values = Array.from({ length: 40 }, (_, number) => ({
      ...{
        review_id: review.id,
        service_entity_id: `https://s${number}.example`,
        service_type: 'saml20_sp' as const,
      },
      given_to: admin.mail,
    }));
    await tx.insertInto('review_row').values(values).execute();
  });
  expect((await seen(leader, review)).rows).toHaveLength(41);
  expect(ofOne).toBeGreaterThan(5);
  expect(await cost()).toBe(ofOne);
});
