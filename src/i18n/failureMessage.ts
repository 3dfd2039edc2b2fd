import type { CollisionWith, Failure, FailureKind } from '../contracts/domain/failure';

export interface FailureMessage {
  /** What happened, in a few words. */
  readonly titleId: string;
  /** What it means and what to do. */
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
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
  higherLevel: 'failure.collision.higherLevel',
  sent: 'failure.collision.sent',
  settled: 'failure.collision.settled',
  ticketMoved: 'failure.collision.ticketMoved',
  gone: 'failure.collision.gone',
  contactChanged: 'failure.collision.contactChanged',
} satisfies Record<Exclude<CollisionWith, 'openTicket'>, string>;

export function failureMessage(failure: Failure): FailureMessage {
  return { titleId: titles[failure.kind], values: {}, ...textOf(failure) };
}

function textOf(failure: Failure): Pick<FailureMessage, 'id'> & Partial<FailureMessage> {
  switch (failure.kind) {
    case 'offline':
      return { id: 'failure.offline.text' };
    case 'timeout':
      return { id: 'failure.timeout.text' };
    case 'sessionExpired':
      return { id: 'failure.sessionExpired.text' };
    case 'forbidden':
      return { id: 'failure.forbidden.text' };
    case 'levelTooLow':
      return { id: 'failure.levelTooLow.text', values: { level: failure.required } };
    case 'notFound':
      return { id: 'failure.notFound.text' };
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
    case 'tooManyRequests':
      return { id: 'failure.tooManyRequests.text', values: { seconds: failure.retryAfterSeconds } };
    case 'unknown':
      return failure.requestId
        ? { id: 'failure.unknown.reference', values: { reference: failure.requestId } }
        : { id: 'failure.unknown.text' };
  }
}
