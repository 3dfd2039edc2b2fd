import { announcedDown, formEvents } from '../shared/request.stories';
import { ticketSystemDownScenarios } from '../shared/ticketSystemDown.scenarios';
import { foundTickets } from './answerInvitations.fixtures';

/** Content of the form in each story. */
export const draft = { comments: 'The board has agreed.', termsAccepted: true };
export const events = {
  ...formEvents(draft),
  'return.requested': { type: 'return.requested' },
} as const;
const broken = { failure: { kind: 'unknown' } } as const;
export const loadInvitations = {
  three: { output: foundTickets.three },
  rest: { output: foundTickets.rest },
  one: { output: foundTickets.one },
  obstructed: { output: foundTickets.obstructed },
  toDisconnect: { output: foundTickets.toDisconnect },
  answered: { output: foundTickets.answered },
  none: { output: [] },
  down: { failure: { kind: 'ticketSystemUnreachable', delivery: 'refused' } },
  slow: { pending: true },
  broken,
} as const;
export const loadPolicies = { none: { output: [] }, broken } as const;
export const fileTicket = {
  filed: { output: { kind: 'filed' } },
  established: { output: { kind: 'established' } },
  queued: { output: { kind: 'queued' } },
  answered: { failure: { kind: 'collision', found: 'answered' } },
  gone: { failure: { kind: 'notFound' } },
  invalid: { failure: { kind: 'validation', detail: 'no such service' } },
  refusedBare: { failure: { kind: 'unknown', status: 400 } },
  forbidden: { failure: { kind: 'forbidden' } },
  offline: { failure: { kind: 'offline' } },
  expired: { failure: { kind: 'sessionExpired' } },
  levelTooLow: { failure: { kind: 'levelTooLow', required: 2 } },
  down: { failure: { kind: 'ticketSystemUnreachable', delivery: 'refused' } },
  uncertain: { failure: { kind: 'ticketSystemUnreachable', delivery: 'unknown' } },
  silent: { pending: true },
} as const;
const outage = ticketSystemDownScenarios.stories;
export const ticketSystemDown = {
  announcedRetried: announcedDown.retried,
  announcedDismissed: announcedDown.dismissed,
  retried: { story: outage.refusedRetried },
  returned: { story: outage.refusedReturned },
  dismissed: { story: outage.refusedDismissed },
  uncertainReturned: { story: outage.uncertainReturned },
  broken,
} as const;
