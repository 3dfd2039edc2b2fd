import { openTestDatabase } from '../../../support/server/database';
import { reading } from '../../../../server/platform/telemetry/readings';
import { webhookGauges } from '../../../../server/extensions/webhooks/gauges';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('the events that a program has not got are reported by state, with the age of the oldest', async () => {
  const database = await openTestDatabase();
  await database.transaction(async (tx) => {
    await tx
      .insertInto('webhook')
      .values({ id: 'w', name: 'hub', address: 'https://hub.example', kinds: '[]', created_at: ago(100) })
      .execute();
    const { number } = await tx
      .insertInto('event')
      .values({ id: 'e', kind: 'webhook.test', subject: 's', body: '{}', at: ago(9) })
      .returning('number')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('event_delivery')
      .values({ webhook_id: 'w', event_number: number, subject: 's', state: 'waiting', due_at: ago(9) })
      .execute();
  });
  expect(await webhookGauges({ database })(now)).toEqual([
    reading('webhookDeliveries', { webhook: 'hub', state: 'waiting' }, 1),
    reading('webhookDeliveries', { webhook: 'hub', state: 'givenUp' }, 0),
    reading('webhookOldest', { webhook: 'hub' }, 540),
  ]);
  await database.close();
});
