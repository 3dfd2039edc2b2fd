/** Name in `extensions` of `/users/me` where the server counts how conversations end. */
export const OUTCOMES_EXTENSION = 'outcomes';

/** The final states of every statechart that runs to an end, by its id. Nothing else can be reported. */
export const CHART_ENDS: Readonly<Record<string, readonly string[]>> = {
  admission: ['admitted', 'dismissed'],
  changeRequest: ['cancelled', 'finished'],
  changeSet: ['cancelled', 'finished'],
  connect: ['cancelled', 'finished'],
  denyInvite: ['cancelled', 'finished'],
  deskStep: ['taken'],
  dialogOpening: ['opened', 'closed'],
  disconnect: ['cancelled', 'finished'],
  gathering: ['cancelled', 'finished'],
  inviteRequest: ['filed'],
  keys: ['closed'],
  palette: ['chosen', 'dismissed'],
  policyDeletion: ['kept', 'deleted', 'deletedBefore'],
  policySaving: ['saved'],
  resendInvite: ['sent'],
  session: ['loggedOut'],
  stepUp: ['granted', 'refused'],
  ticketRequest: [
    'filed',
    'queued',
    'unchanged',
    'established',
    'rejected',
    'gathered',
    'collided',
    'levelTooLow',
    'returned',
    'dismissed',
  ],
  ticketSystemDown: ['retrying', 'returned', 'dismissed'],
  upload: ['cancelled', 'finished'],
  withdrawRequest: ['cancelled', 'finished'],
};
