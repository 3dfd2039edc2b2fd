import { openTestDatabase } from '../../../support/server/database';
import { reading } from '../../../../server/platform/telemetry/readings';
import { feedGauges } from '../../../../server/extensions/feeds/gauges';

const now = new Date('2026-11-25T12:00:00Z');

test('reports the age of a feed, its faults and its number of entities', async () => {
  const database = await openTestDatabase();
  const feed = { name: 'federation', place: 1, source: 'a.xml', outcome: 'failed', warnings: '[]' } as const;
  const refreshed_at = new Date('2026-11-25T11:30:00Z');
  await database.transaction((tx) =>
    tx
      .insertInto('feed')
      .values({ ...feed, refreshed_at })
      .execute(),
  );
  expect(await feedGauges({ database })(now)).toEqual(
    expect.arrayContaining([
      reading('feedAge', { feed: 'federation' }, 1800),
      reading('feedFaults', { feed: 'federation', fault: 'failed' }, 1),
      reading('feedFaults', { feed: 'federation', fault: 'expired' }, 0),
      reading('feedEntities', { feed: 'federation', kind: 'service' }, 0),
    ]),
  );
  await database.close();
});
