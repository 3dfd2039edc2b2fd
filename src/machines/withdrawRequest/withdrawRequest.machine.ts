import { thrown } from '../kit/failures';
import * as shared from '../shared/request.states';
import { interrupts, keyed, kind, levelIsAskedFor, reported } from '../shared/request.words';
import { beginning, withdrawRequestSetup } from './withdrawRequest.setup';
import type { WithdrawRequestTypes } from './withdrawRequest.types';

/** Withdraws a request that the person has sent, if the desk has not yet decided on it. */
export const withdrawRequestMachine = withdrawRequestSetup.createMachine({
  id: 'withdrawRequest',
  context: beginning,
  output: ({ event }) => event.output as WithdrawRequestTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the request and its present state.',
      meta: { title: 'withdrawRequest.preparing.title' },
      tags: ['busy'],
      entry: 'countLookup',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context: { ticketKey, lookups } }) => ({ key: ticketKey, fresh: lookups > 1 }),
        onDone: {
          actions: { type: 'rememberRequest', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: [
          { guard: { type: 'isNotFound', params: thrown }, target: 'requestUnknown' },
          { guard: { type: 'isUnreachable', params: thrown }, target: 'ticketSystemDown' },
          interrupts,
        ],
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    checking: {
      description: 'Decides whether this person may withdraw this request now.',
      meta: { title: 'withdrawRequest.preparing.title' },
      always: [
        { guard: 'isNotLookedUp', target: 'preparing' },
        { guard: 'isSettled', target: 'tooLate' },
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isOthers', target: 'notOwn' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'confirming' },
      ],
    },
    ticketSystemDown: {
      description: 'No requests are accepted now, and they cannot be looked up.',
      meta: { title: 'ticketSystemDown.announced.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context }) => ({ situation: 'announced', attempts: context.lookups }),
        onDone: [
          { guard: { type: 'isRetry', params: kind }, target: 'preparing' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    steppingUp: shared.stepUpState('confirming'),
    confirming: shared.formState(
      'Says what the withdrawal means, takes a comment, and asks for confirmation.',
      'withdrawRequest.confirming.title',
    ),
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The withdrawal is being sent, and failures are handled.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context: { ticketKey, draft, requestId } }) =>
          keyed({ kind: 'withdraw', ticketKey, comments: draft?.comments.trim() ?? '' }, requestId),
        onDone: [
          { guard: { type: 'isFiled', params: reported }, target: 'withdrawn' },
          // Another request was faster: its outcome is looked up.
          { guard: { type: 'isCollided', params: reported }, target: 'preparing' },
          levelIsAskedFor,
          { guard: { type: 'isReturned', params: reported }, target: 'confirming' },
          { guard: 'hasComments', target: 'confirmingLeave' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    requestUnknown: shared.refusalState(
      'The institution has no such request.',
      'withdrawRequest.requestUnknown.title',
    ),
    forbidden: shared.refusalState('Only an admin may withdraw requests.', 'withdrawRequest.forbidden.title'),
    notOwn: shared.refusalState(
      'Another person has already sent it; names the person.',
      'withdrawRequest.notOwn.title',
    ),
    tooLate: shared.refusalState(
      'The desk has decided, or the request was withdrawn before; shows its current state.',
      'withdrawRequest.tooLate.title',
    ),
    withdrawn: shared.resultState(
      'The request is withdrawn, and nothing changes.',
      'withdrawRequest.withdrawn.title',
    ),
    ...shared.finalStates,
  },
});
