import { thrown } from '../kit/failures';
import { kind } from '../shared/request.parts';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import { answerTry } from './answerInvitations.queue';
import { answerInvitationsSetup } from './answerInvitations.setup';

const outcome = ({ event }: { event: { output: RequestOutcome } }) => ({ outcome: event.output });
const { createStateConfig } = answerInvitationsSetup;
const failed = { type: 'rememberFailure', params: thrown } as const;

/** Answers are sent one by one; between two of them it is decided whether to continue. */
export const sendingStates = {
  submitting: createStateConfig({
    description:
      'The answer to one invitation is being sent. Closing the dialog now stops after this answer.',
    meta: { title: 'answerInvitations.submitting.title' },
    tags: ['busy'],
    entry: ['countAttempt', 'forgetHalt'],
    invoke: {
      id: 'fileTicket',
      src: 'fileTicket',
      input: answerTry,
      onDone: { actions: { type: 'rememberAnswered', params: outcome }, target: 'goingOn' },
      onError: [
        {
          guard: { type: 'isOfTooLowLevel', params: thrown },
          actions: { type: 'forgetLevel', params: thrown },
          target: 'steppingUp',
        },
        { guard: { type: 'isUnreachable', params: thrown }, actions: failed, target: 'waiting' },
        {
          guard: { type: 'isOfForm', params: thrown },
          actions: { type: 'rememberDoubt', params: thrown },
          target: 'choosing',
        },
        {
          guard: { type: 'isOfInvitation', params: thrown },
          actions: { type: 'rememberRefusal', params: thrown },
          target: 'goingOn',
        },
        { actions: failed, target: 'goingOn' },
      ],
    },
    on: { 'dismissal.requested': { actions: 'rememberStop' } },
    after: { noAnswer: { actions: 'rememberSilence', target: 'goingOn' } },
  }),
  goingOn: createStateConfig({
    description:
      'A refusal of one invitation does not stop the others; a failure that would affect all stops here.',
    meta: { title: 'answerInvitations.submitting.title' },
    always: [
      { guard: 'hasNoneLeft', target: 'outcomeShown' },
      { guard: 'isStopping', target: 'partialOutcomeShown' },
      { guard: 'isBrokenOff', target: 'stopped' },
      { target: 'submitting' },
    ],
  }),
  waiting: createStateConfig({
    description: 'The ticket system accepts no answers; the person decides whether to try again.',
    meta: { title: 'ticketSystemDown.refused.title' },
    invoke: {
      id: 'ticketSystemDown',
      src: 'ticketSystemDown',
      input: ({ context: { failure, attempts } }) => ({
        situation: failure?.kind === 'ticketSystemUnreachable' ? failure.delivery : 'unknown',
        attempts,
      }),
      onDone: [
        { guard: { type: 'isRetry', params: kind }, target: 'submitting' },
        { guard: { type: 'isReturn', params: kind }, target: 'choosing' },
        { guard: 'hasBegun', target: 'partialOutcomeShown' },
        { target: 'choosing' },
      ],
      onError: { actions: failed, target: 'stopped' },
    },
  }),
  stopped: createStateConfig({
    description: 'The answers have stopped early: accepted answers stay, and the rest can follow.',
    meta: { title: 'answerInvitations.stopped.title' },
    tags: ['resting'],
    on: {
      'retry.requested': 'submitting',
      'return.requested': 'choosing',
      'dismissal.requested': [{ guard: 'hasBegun', target: 'partialOutcomeShown' }, { target: 'choosing' }],
    },
  }),
  partialOutcomeShown: createStateConfig({
    description: 'Lists what was answered and what is left, and keeps the form for the rest.',
    meta: { title: 'answerInvitations.summary.title' },
    tags: ['resting'],
    on: { 'return.requested': 'choosing', 'dismissal.requested': 'finished' },
  }),
};
