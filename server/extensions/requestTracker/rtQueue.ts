import { Type } from 'typebox';
import type { RemoteClient } from '../../modules/tickets/remote.module';
import type { RtMapping } from './rtMapping';

/** A number, which Request Tracker sometimes sends as a text. */
export const Id = Type.Union([Type.Integer(), Type.String({ pattern: '^\\d+$' })]);

export type QueueId = (client: RemoteClient, signal: AbortSignal) => Promise<number>;

const Queue = Type.Object({ id: Id });

export function queuePath({ queue }: RtMapping): string {
  return `queue/${encodeURIComponent(queue)}`;
}

/** Returns a function that requests the ID of the queue, once, since it never changes. */
export function knownQueue(mapping: RtMapping): QueueId {
  let known: number | undefined;
  return async (client, signal) =>
    (known ??= Number((await client.read(queuePath(mapping), Queue, signal)).id));
}
