import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { ageOf, reading, type Gauges } from '../../platform/telemetry/readings';

/** Counts the undelivered events of each program. */
export function webhookGauges({ database }: Pick<Dependencies, 'database'>): Gauges {
  return async (now) => {
    const { rows } = await sql<{ name: string; waiting: number; oldest: Date | null; given_up: number }>`
      select webhook.name, coalesce(waiting.count, 0) as waiting, event.at as oldest,
        (select count(*)::integer from event_delivery
          where webhook_id = webhook.id and state = 'givenUp') as given_up
      from webhook
      left join (
        select webhook_id, count(*)::integer as count, min(event_number) as first
        from event_delivery where state = 'waiting' group by webhook_id
      ) as waiting on waiting.webhook_id = webhook.id
      left join event on event.number = waiting.first
      order by webhook.name`.execute(database.read);
    return rows.flatMap(({ name: webhook, waiting, oldest, given_up }) => [
      reading('webhookDeliveries', { webhook, state: 'waiting' }, waiting),
      reading('webhookDeliveries', { webhook, state: 'givenUp' }, given_up),
      reading('webhookOldest', { webhook }, ageOf(oldest, now)),
    ]);
  };
}
