import { readsPolicies } from '../connection/policies';
import { formState, refusalState, resultState } from '../shared/request.states';

/** One form for each answer to each kind of invitation. */
export const formStates = {
  acceptingConnections: {
    ...formState(
      'Shows service by service what it means to connect it, and asks to accept all.',
      'answerInvitations.acceptingConnections.title',
      'leaving',
    ),
    invoke: readsPolicies,
  },
  acceptingDisconnections: formState(
    'Shows which services would be disconnected, and asks to accept that.',
    'answerInvitations.acceptingDisconnections.title',
    'leaving',
  ),
  denyingConnections: formState(
    'Shows which services would not be connected, and asks to decline all.',
    'answerInvitations.denyingConnections.title',
    'leaving',
  ),
  denyingDisconnections: formState(
    'Shows which services would stay connected, and asks to decline all.',
    'answerInvitations.denyingDisconnections.title',
    'leaving',
  ),
};

/** These states only say why nothing can be answered. */
export const refusalStates = {
  forbidden: refusalState('Only an admin answers invitations.', 'answerInvitations.forbidden.title'),
  testInstitution: refusalState(
    'A test institution cannot be connected to services.',
    'admission.testInstitution.title',
  ),
  institutionIdMissing: refusalState(
    'The institution has no institution id, so its answers cannot be filed.',
    'admission.institutionIdMissing.title',
  ),
  nothingWaits: refusalState(
    'None of the tickets is an invitation that can be answered like that any more.',
    'answerInvitations.nothingWaits.title',
  ),
};

export const toldState = resultState(
  'Says line by line what was answered, what was not, and why.',
  'answerInvitations.told.title',
);
