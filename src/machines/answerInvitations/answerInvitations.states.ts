import { readsPolicies } from '../connection/policies';
import { formState, refusalState, resultState } from '../shared/request.states';

/** One form for each answer to each kind of invitation. */
export const formStates = {
  acceptingConnections: {
    ...formState(
      'Shows for each service what connecting means, and asks to accept all invitations.',
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
    'The institution has no institution id, so its answers cannot be sent.',
    'admission.institutionIdMissing.title',
  ),
  nothingWaits: refusalState(
    'None of the tickets is still an invitation that can be answered like that.',
    'answerInvitations.nothingWaits.title',
  ),
};

export const toldState = resultState(
  'Lists what was answered, and what was not and why.',
  'answerInvitations.told.title',
);
