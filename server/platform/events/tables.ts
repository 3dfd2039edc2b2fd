import type { ColumnType, Generated } from 'kysely';
import type { EventKind } from '../../../src/contracts/wire/events';
import type { Timestamp } from '../storage/columns';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A program that is told what happens. */
export interface WebhookTable {
  id: string;
  /** As the operator calls it. */
  name: string;
  address: string;
  /** Kinds of events that it is told of; empty: all. */
  kinds: ColumnType<EventKind[], string, string>;
  /** Which of its secrets signs; the one before signs as well until `earlier_until`. */
  generation: Generated<number>;
  earlier_until: Moment;
  created_at: Timestamp;
  /** Since when nothing goes there, because the receiver has said that it is gone. */
  stopped_at: Moment;
  failing_since: Moment;
  /** What came back last. */
  last_answer: ColumnType<string | null, string | null | undefined, string | null>;
  last_answer_at: Moment;
  last_delivered_at: Moment;
}

export interface EventTable {
  /** The order in which they happened, of one subject. */
  number: ColumnType<string, never, never>;
  id: string;
  kind: EventKind;
  subject: string;
  /** JSON, as it is signed and sent. */
  body: string;
  at: Timestamp;
}

export interface EventDeliveryTable {
  webhook_id: string;
  event_number: string;
  /** That of the event, for the order. */
  subject: string;
  state: 'waiting' | 'delivered' | 'givenUp';
  attempts: Generated<number>;
  /** When it is tried next; while it is tried, when another server may take over. */
  due_at: Timestamp;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  settled_at: Moment;
}

declare module '../storage/tables' {
  interface Tables {
    webhook: WebhookTable;
    event: EventTable;
    event_delivery: EventDeliveryTable;
  }
}
