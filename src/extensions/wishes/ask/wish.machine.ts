import * as shared from '../../../machines/shared/request.states';
import { draft, interrupts, reported } from '../../../machines/shared/request.words';
import { wishRequest, wishSetup, withdrawalRequest } from './wish.setup';
import type { WishTypes } from './wish.types';

const form = shared.formState(
  'Asks why the service is needed, and for how many people; says who reads it.',
  'wish.asking.title',
);

const withdraws = { actions: { type: 'rememberDraft', params: draft }, target: 'withdrawing' } as const;

/**
 * A person without rights asks the administrators of their institution for a service (REQUIREMENTS 435, 436).
 */
export const wishMachine = wishSetup.createMachine({
  id: 'wish',
  context: ({ input }) => ({ ...input, subject: null, failure: null }),
  output: ({ event }) => event.output as WishTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Looks up the service, and whether this person has asked for it before.',
      meta: { title: 'wish.asking.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadWish',
        src: 'loadWish',
        input: { fresh: true },
        onDone: {
          actions: { type: 'rememberSubject', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: interrupts,
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    checking: {
      description: 'Decides whether this person may ask for this service, and whether they already have.',
      meta: { title: 'wish.asking.title' },
      always: [
        { guard: 'isNotAsker', target: 'forbidden' },
        { guard: 'isFulfilled', target: 'fulfilled' },
        { guard: 'isConnected', target: 'connected' },
        { guard: 'hasWish', target: 'changing' },
        { guard: 'hasMostWishes', target: 'full' },
        { target: 'asking' },
      ],
    },
    asking: form,
    changing: {
      ...form,
      description: 'Shows the wish; it can be changed or withdrawn.',
      meta: { title: 'wish.changing.title' },
      on: {
        ...form.on,
        'withdrawal.requested': withdraws,
      },
    },
    confirmingLeave: shared.leaveQuestionState('checking'),
    submitting: {
      description: 'The wish is being sent, only to the administrators of the institution.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => wishRequest(context),
        onDone: [
          { guard: { type: 'isNoted', params: reported }, target: 'asked' },
          // It was connected in the meantime.
          { guard: { type: 'isCollided', params: reported }, target: 'preparing' },
          { guard: { type: 'isReturned', params: reported }, target: 'checking' },
          { target: 'confirmingLeave' },
        ],
        onError: interrupts,
      },
    },
    withdrawing: {
      description: 'The wish is withdrawn; the administrators no longer see it.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => withdrawalRequest(context),
        onDone: [
          { guard: { type: 'isNoted', params: reported }, target: 'withdrawn' },
          { guard: { type: 'isReturned', params: reported }, target: 'checking' },
          { target: 'cancelled' },
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    forbidden: shared.refusalState(
      'An admin connects services instead of asking for them; people without a role here cannot ask.',
      'wish.forbidden.title',
    ),
    fulfilled: {
      description: 'The service is connected, as this person wished; the wish can be removed.',
      meta: { title: 'wish.fulfilled.title' },
      tags: ['resting'],
      on: { 'withdrawal.requested': withdraws, 'dismissal.requested': 'cancelled' },
    },
    full: shared.refusalState('This person has reached the maximum number of wishes.', 'wish.full.title'),
    connected: shared.refusalState(
      'The service is connected, perhaps only recently.',
      'wish.connected.title',
    ),
    asked: shared.resultState('The administrators see the wish.', 'wish.asked.title'),
    withdrawn: shared.resultState('The wish is removed.', 'wish.withdrawn.title'),
    ...shared.finalStates,
  },
});
