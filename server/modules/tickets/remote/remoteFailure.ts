import { TicketSystemUnavailable } from '../ticketSystem';

const LONGEST_REASON = 300;

/** A failed call; `reason` is one line for the log, without tokens and passwords. */
export class RemoteFailure extends TicketSystemUnavailable {
  constructor(
    delivery: TicketSystemUnavailable['delivery'],
    readonly reason: string,
    /** Status of the answer, if there was one. */
    readonly status?: number,
  ) {
    super(delivery);
    this.name = 'RemoteFailure';
  }

  as(delivery: TicketSystemUnavailable['delivery']): RemoteFailure {
    return delivery === this.delivery ? this : new RemoteFailure(delivery, this.reason, this.status);
  }
}

/** Thrown if it is certain that nothing has happened, although the server has answered as if it had. */
export class NothingDone extends RemoteFailure {
  constructor(reason: string) {
    super('refused', reason);
    this.name = 'NothingDone';
  }
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_REASON);
}
