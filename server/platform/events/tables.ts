import type { ColumnType, Generated } from 'kysely';
import type { EventKind } from '../../../src/contracts/wire/events';
import type { Timestamp } from '../storage/columns';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Receiver of events. */
export interface WebhookTable {
  id: string;
  /** Name that the operator gave. */
  name: string;
  address: string;
  /** Kinds of events that the receiver gets; empty: all. */
  kinds: ColumnType<EventKind[], string, string>;
  /** Number of the secret that signs. The previous secret also signs until `earlier_until`. */
  generation: Generated<number>;
  earlier_until: Moment;
  created_at: Timestamp;
  /** When deliveries ended because the receiver answered that it is gone. */
  stopped_at: Moment;
  failing_since: Moment;
  /** Last answer of the receiver. */
  last_answer: ColumnType<string | null, string | null | undefined, string | null>;
  last_answer_at: Moment;
  last_delivered_at: Moment;
}

export interface EventTable {
  /** Order of the events of one subject. */
  number: ColumnType<string, never, never>;
  id: string;
  kind: EventKind;
  subject: string;
  /** JSON, as signed and sent. */
  body: string;
  at: Timestamp;
}

export interface EventDeliveryTable {
  webhook_id: string;
  event_number: string;
  /** Subject of the event, for the order. */
  subject: string;
  state: 'waiting' | 'delivered' | 'givenUp';
  attempts: Generated<number>;
  /** Time of the next attempt. During an attempt: the time from which another server may take over. */
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
