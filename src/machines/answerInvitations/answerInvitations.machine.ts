import { readsPolicies } from '../connection/policies';
import { thrown } from '../kit/failures';
import * as shared from '../shared/request.states';
import { formState, refusalState, resultState } from '../shared/request.states';
import { interrupts, kind } from '../shared/request.parts';
import { wanted } from './answerInvitations.queue';
import { sendingStates } from './answerInvitations.sending';
import { answerInvitationsSetup, beginning, type AnswerInvitationsTypes } from './answerInvitations.setup';

/** One form for each answer to each kind of invitation. */
const formStates = {
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
const refusalStates = {
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

const outcomeState = resultState(
  'Lists what was answered, and what was not and why.',
  'answerInvitations.summary.title',
);

/** An admin gives several invitations of one kind the same answer, one after the other (REQUIREMENTS 479 to 482). */
export const answerInvitationsMachine = answerInvitationsSetup.createMachine({
  id: 'answerInvitations',
  context: beginning,
  output: ({ event }) => event.output as AnswerInvitationsTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the ticked invitations, and what each would connect.',
      meta: { title: 'answerInvitations.preparing.title' },
      tags: ['busy'],
      entry: 'countLookup',
      invoke: {
        id: 'loadInvitations',
        src: 'loadInvitations',
        input: wanted,
        onDone: {
          actions: { type: 'rememberFound', params: ({ event }) => ({ found: event.output }) },
          target: 'checking',
        },
        onError: [
          { guard: { type: 'isUnreachable', params: thrown }, target: 'ticketSystemDown' },
          interrupts,
        ],
      },
      on: { 'dismissal.requested': 'leaving' },
    },
    checking: {
      description: 'Decides whether this person may answer now, and whether there is anything to answer.',
      meta: { title: 'answerInvitations.preparing.title' },
      always: [
        { guard: 'isNotLookedUp', target: 'preparing' },
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isTestInstitution', target: 'testInstitution' },
        { guard: 'hasNoInstitutionId', target: 'institutionIdMissing' },
        { guard: 'hasNoneLeft', target: 'outcomeShown' },
        { guard: 'hasNone', target: 'nothingWaits' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description:
        'Branches by the answer and by the kind of invitation, since each means something different.',
      meta: { title: 'answerInvitations.preparing.title' },
      always: [
        { guard: 'isDenialOfDisconnecting', target: 'denyingDisconnections' },
        { guard: 'isDenial', target: 'denyingConnections' },
        { guard: 'isAboutDisconnecting', target: 'acceptingDisconnections' },
        { target: 'acceptingConnections' },
      ],
    },
    ticketSystemDown: {
      description: 'No answers are accepted now, and the invitations cannot be looked up.',
      meta: { title: 'ticketSystemDown.announced.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context }) => ({ situation: 'announced', attempts: context.lookups }),
        onDone: [
          { guard: { type: 'isRetry', params: kind }, target: 'preparing' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'leaving' },
        ],
        onError: interrupts,
      },
    },
    steppingUp: shared.stepUpState('choosing'),
    ...formStates,
    confirmingLeave: shared.leaveQuestionState('checking', 'leaving'),
    leaving: {
      description: 'Says what has been accepted before the person leaves.',
      meta: { title: 'answerInvitations.summary.title' },
      always: [{ guard: 'hasBegun', target: 'partialOutcomeShown' }, { target: 'cancelled' }],
    },
    ...sendingStates,
    interrupted: {
      ...shared.interruptedState,
      on: { 'retry.requested': 'preparing', 'dismissal.requested': 'leaving' },
    },
    ...refusalStates,
    outcomeShown: outcomeState,
    ...shared.finalStates,
  },
});
