import { TicketSystemUnavailable } from '../ticketSystem';

/** A call that did not do what was asked; `reason` is one line for the log, without tokens and passwords. */
export class JiraFailure extends TicketSystemUnavailable {
  constructor(
    delivery: TicketSystemUnavailable['delivery'],
    readonly reason: string,
    /** Status of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(delivery);
    this.name = 'JiraFailure';
  }

  as(delivery: TicketSystemUnavailable['delivery']): JiraFailure {
    return delivery === this.delivery ? this : new JiraFailure(delivery, this.reason, this.status);
  }
}
