import { addDeskExamples } from '../../../server/modules/demonstration/deskExamples';
import { placeMetadata } from '../../../server/modules/demonstration/placeMetadata';
import { seedDemonstration } from '../../../server/modules/demonstration/seed';
import { recordEvent } from '../../../server/platform/events/recordEvent';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { testConfig } from '../../support/server/server';

const now = new Date('2026-11-21T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.empty();
  await database.transaction(async (tx) => {
    await seedDemonstration(tx, { services: 400, institutions: 40, seed: 1, now });
    await placeMetadata(tx);
    await addDeskExamples(tx, testConfig(), now);
  });
});
afterAll(() => database.close());

test('nothing in the demonstration waits for a host that does not exist', async () => {
  const receivers = await database.read.selectFrom('webhook').select('kinds').execute();
  expect(receivers.map(({ kinds }) => kinds)).toEqual([['webhook.test']]);
  const feeds = await database.read.selectFrom('feed').select(['every_seconds', 'due_at']).execute();
  expect(feeds).toEqual([{ every_seconds: null, due_at: null }]);

  await database.transaction((tx) =>
    recordEvent(
      tx,
      {
        kind: 'policy.changed',
        data: {
          policy: 'p',
          change: 'created',
          revision: 1,
          institution: 'https://idp.harwick.example/saml',
          institutions: [],
          services: [],
          servicesNegated: false,
          active: true,
        },
      },
      now,
    ),
  );
  const deliveries = await database.read.selectFrom('event_delivery').select('state').execute();
  expect(deliveries.map(({ state }) => state)).toEqual(Array(5).fill('delivered'));
});
