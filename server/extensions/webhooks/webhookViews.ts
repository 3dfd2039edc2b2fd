import { sql, type Selectable } from 'kysely';
import type { Delivery, Webhook, WebhookState } from '../../../src/contracts/wire/events';
import type { Queries } from '../../platform/storage/database';
import type { WebhookTable } from '../../platform/events/tables';

/** Maximum number of events of each kind in a receiver's view. */
const OUTSTANDING = 20;
const DELIVERED = 10;

type Row = Selectable<WebhookTable>;

/** Reads the receivers: those that need attention first, then by name. */
export async function webhookViews(queries: Queries, now: Date): Promise<Webhook[]> {
  const rows = await queries.selectFrom('webhook').selectAll().orderBy('name').execute();
  const views: Webhook[] = [];
  for (const row of rows) views.push(await view(queries, row, now));
  return [...views.filter(hasTrouble), ...views.filter((one) => !hasTrouble(one))];
}

/** Returns whether a receiver needs attention: events do not arrive, or are no longer sent. */
function hasTrouble({ state, givenUp }: Pick<Webhook, 'state' | 'givenUp'>): boolean {
  return state === 'failing' || state === 'stopped' || givenUp > 0;
}

/** Returns the names of receivers that need attention, for monitoring. */
export async function troubledWebhooks(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('webhook')
    .select('name')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('stopped_at', 'is not', null),
        eb('failing_since', 'is not', null),
        exists(
          selectFrom('event_delivery')
            .select('event_number')
            .whereRef('event_delivery.webhook_id', '=', 'webhook.id')
            .where('state', '=', 'givenUp'),
        ),
      ]),
    )
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function view(queries: Queries, row: Row, now: Date): Promise<Webhook> {
  const { waiting, givenUp } = await countsOf(queries, row.id);
  const moment = (name: string, at: Date | null) => at && { [name]: at.toISOString() };
  return {
    name: row.name,
    address: row.address,
    kinds: row.kinds,
    state: stateOf(row),
    waiting,
    givenUp,
    ...moment('failingSince', row.failing_since),
    ...moment('stoppedAt', row.stopped_at),
    ...moment('lastDeliveredAt', row.last_delivered_at),
    ...(row.last_answer !== null && { lastAnswer: row.last_answer }),
    ...moment('lastAnswerAt', row.last_answer_at),
    ...(row.earlier_until && row.earlier_until > now && moment('earlierSecretUntil', row.earlier_until)),
    deliveries: await deliveriesOf(queries, row.id),
  };
}

function stateOf({ stopped_at, failing_since, last_delivered_at }: Row): WebhookState {
  if (stopped_at) return 'stopped';
  if (failing_since) return 'failing';
  return last_delivered_at ? 'well' : 'new';
}

async function countsOf(queries: Queries, webhook: string) {
  const { waiting, givenUp } = await queries
    .selectFrom('event_delivery')
    .select([
      sql<number>`count(*) filter (where state = 'waiting')::integer`.as('waiting'),
      sql<number>`count(*) filter (where state = 'givenUp')::integer`.as('givenUp'),
    ])
    .where('webhook_id', '=', webhook)
    .executeTakeFirstOrThrow();
  return { waiting, givenUp };
}

async function deliveriesOf(queries: Queries, webhook: string): Promise<Delivery[]> {
  const all = queries
    .selectFrom('event_delivery as delivery')
    .innerJoin('event', 'event.number', 'delivery.event_number')
    .select(['event.id', 'event.kind', 'event.subject', 'event.at'])
    .select([
      'delivery.state',
      'delivery.attempts',
      'delivery.answer',
      'delivery.due_at',
      'delivery.settled_at',
    ])
    .where('delivery.webhook_id', '=', webhook);
  const rows = [
    ...(await all
      .where('delivery.state', '!=', 'delivered')
      .orderBy('event.number')
      .limit(OUTSTANDING)
      .execute()),
    ...(await all
      .where('delivery.state', '=', 'delivered')
      .orderBy('event.number', 'desc')
      .limit(DELIVERED)
      .execute()),
  ];
  return rows.map(({ id, kind, subject, at, state, attempts, answer, due_at, settled_at }) => ({
    id,
    kind,
    subject,
    at: at.toISOString(),
    state,
    attempts,
    ...(answer !== null && { answer }),
    ...(state === 'waiting' && { dueAt: due_at.toISOString() }),
    ...(settled_at && { settledAt: settled_at.toISOString() }),
  }));
}
