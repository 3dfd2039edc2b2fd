import type { CollisionWith, Failure, FailureKind } from '../contracts/domain/failure';
import { readFailureMessage, type FailureMessage } from './readFailureMessage';
import './texts/failure';

export interface TitledFailureMessage extends FailureMessage {
  /** A short title of what happened. */
  readonly titleId: string;
}

const titles = {
  offline: 'failure.offline.title',
  timeout: 'failure.timeout.title',
  sessionExpired: 'failure.sessionExpired.title',
  forbidden: 'failure.forbidden.title',
  levelTooLow: 'failure.levelTooLow.title',
  notFound: 'failure.notFound.title',
  collision: 'failure.collision.title',
  validation: 'failure.validation.title',
  ticketSystemUnreachable: 'failure.ticketSystemUnreachable.title',
  tooManyRequests: 'failure.tooManyRequests.title',
  unknown: 'failure.unknown.title',
} satisfies Record<FailureKind, string>;

const collisions = {
  answered: 'failure.collision.answered',
  connected: 'failure.collision.connected',
  notConnected: 'failure.collision.notConnected',
  changed: 'failure.collision.changed',
  contradiction: 'failure.collision.contradiction',
  higherLevel: 'failure.collision.higherLevel',
  sent: 'failure.collision.sent',
  settled: 'failure.collision.settled',
  ticketMoved: 'failure.collision.ticketMoved',
  gone: 'failure.collision.gone',
  contactChanged: 'failure.collision.contactChanged',
} satisfies Record<Exclude<CollisionWith, 'openTicket'>, string>;

/**
 * Returns the message for an action that failed; if it does not differ from that of a failed read, it comes
 * from there.
 */
export function failureMessage(failure: Failure): TitledFailureMessage {
  const own = failure.reading ? undefined : ofWriting(failure);
  return { ...readFailureMessage(failure), ...own, titleId: titles[failure.kind] };
}

function ofWriting(failure: Failure): Partial<FailureMessage> | undefined {
  switch (failure.kind) {
    case 'offline':
      return { id: 'failure.offline.text' };
    case 'forbidden':
      return { id: 'failure.forbidden.text' };
    case 'collision':
      if (failure.found !== 'openTicket') return { id: collisions[failure.found] };
      if (failure.ticketKey) return { id: 'failure.collision.ticket', values: { key: failure.ticketKey } };
      return { id: 'failure.collision.text' };
    case 'validation':
      if (failure.missing) return { id: 'failure.validation.noRecipients' };
      return failure.taken ? { id: 'failure.validation.nameTaken' } : { id: 'failure.validation.text' };
    case 'ticketSystemUnreachable':
      return failure.delivery === 'unknown'
        ? { id: 'failure.ticketSystemUnreachable.uncertain' }
        : { id: 'failure.ticketSystemUnreachable.refused' };
    case 'unknown':
      return failure.status === 503 ? { id: 'failure.unavailable.text' } : undefined;
    default:
      return undefined;
  }
}
