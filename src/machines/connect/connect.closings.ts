const close = { 'dismissal.requested': 'cancelled' } as const;
const finish = { 'dismissal.requested': 'finished' } as const;

/** The states that only tell how it ended, or why it cannot begin: all that is left is to close. */
export const closings = {
  serviceUnknown: {
    description: 'There is no such service, or it is not offered to this institution.',
    meta: { title: 'connect.serviceUnknown.title' },
    tags: ['terminal'],
    on: close,
  },
  forbidden: {
    description: 'Only an admin of the institution may connect a service.',
    meta: { title: 'connect.forbidden.title' },
    tags: ['terminal'],
    on: close,
  },
  testInstitution: {
    description: 'A test institution cannot be connected to services.',
    meta: { title: 'connect.testInstitution.title' },
    tags: ['terminal'],
    on: close,
  },
  institutionIdMissing: {
    description: 'The institution has no institution id, so its requests cannot be filed.',
    meta: { title: 'connect.institutionIdMissing.title' },
    tags: ['terminal'],
    on: close,
  },
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
  alreadyRequested: {
    description: 'A request or an invitation for this service is still open.',
    meta: { title: 'connect.alreadyRequested.title' },
    tags: ['terminal'],
    on: close,
  },
  requested: {
    description: 'A ticket was filed, and its key is known.',
    meta: { title: 'connect.requested.title' },
    tags: ['terminal'],
    on: finish,
  },
  requestedWithoutKey: {
    description: 'A request was filed; the server told no key.',
    meta: { title: 'connect.requested.title' },
    tags: ['terminal'],
    on: finish,
  },
  established: {
    description: 'The service is connected at once.',
    meta: { title: 'connect.established.title' },
    tags: ['terminal'],
    on: finish,
  },
  rejected: {
    description: 'The service refused the connection at once.',
    meta: { title: 'connect.rejected.title' },
    tags: ['terminal'],
    on: finish,
  },
} as const;
