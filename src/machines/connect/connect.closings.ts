import { refusals, result } from '../connection/connection.parts';

const close = { 'dismissal.requested': 'cancelled' } as const;

/** The states that only tell how it ended, or why it cannot begin: all that is left is to close. */
export const closings = {
  ...refusals,
  outsideEdugain: {
    description: 'The service is offered in eduGAIN, where this institution is not published.',
    meta: { title: 'connect.outsideEdugain.title' },
    tags: ['terminal'],
    on: close,
  },
  alreadyConnected: {
    description: 'The service is connected already: before this began, or meanwhile by somebody else.',
    meta: { title: 'connect.alreadyConnected.title' },
    tags: ['terminal'],
    on: close,
  },
  requested: result('A ticket was filed, and its key is known.', 'connection.requested.title'),
  requestedWithoutKey: result('A request was filed; the server told no key.', 'connection.requested.title'),
  queued: result('The request is kept, to be filed later.', 'connection.queued.title'),
  accepted: result(
    'The invitation is accepted; the federation connects the service.',
    'connection.accepted.title',
  ),
  established: result('The service is connected at once.', 'connect.established.title'),
  rejected: result('The service refused the connection at once.', 'connect.rejected.title'),
} as const;
