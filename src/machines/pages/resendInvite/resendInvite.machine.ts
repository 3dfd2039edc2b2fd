import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { SentInvitation } from '../../../contracts/domain/invitations/invitation';
import type { FlashEmitted } from '../../kit/emitted';
import { failureGuards, failureOf, thrown } from '../../kit/failures';
import { hash } from '../../kit/hash';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';

interface ResendInviteInput {
  /** Key of the ticket. */
  readonly key: string;
  /** Random, new for each opening of the page. */
  readonly requestId: string;
}

interface ResendInviteContext extends ResendInviteInput {
  readonly invitation: SentInvitation | null;
  /** The last message that was sent with the reminder; null before. */
  readonly message: string | null;
  readonly failure: Failure | null;
}

type ResendInviteEvent = { type: 'form.submitted'; message: string } | { type: 'retry.requested' };

/** A reminder; the header of its call names the ticket's own institution. */
interface Reminder {
  readonly key: string;
  readonly institution: string;
  readonly message: string;
  readonly requestId: string;
}

interface ResendInviteTypes {
  input: ResendInviteInput;
  context: ResendInviteContext;
  events: ResendInviteEvent;
  emitted: FlashEmitted;
  meta: StateMeta;
  tags: StateTag;
}

interface Done {
  readonly event: { readonly output: SentInvitation | null };
}
const found = ({ event }: Done) => ({ invitation: event.output });
const message = ({ event }: { event: { message: string } }) => ({ message: event.message });
const failed = { type: 'rememberFailure', params: thrown } as const;
const sending = {
  'form.submitted': { target: 'submitting', actions: { type: 'rememberMessage', params: message } },
} as const;

function reminder({ context }: { context: ResendInviteContext }): Reminder {
  const { key, invitation, requestId } = context;
  const text = context.message ?? '';
  const institution = invitation?.institution.entityId ?? '';
  return { key, institution, message: text, requestId: `${requestId}-${hash(text)}` };
}

/** A super user reminds an institution of an invitation that it has not answered (REQUIREMENTS 242). */
export const resendInviteMachine = setup({
  types: {} as ResendInviteTypes,
  actors: {
    loadInvitation: port<{ readonly key: string }, SentInvitation | null>(),
    sendReminder: port<Reminder, null>(),
  },
  guards: {
    ...failureGuards,
    isMissing: (_, params: { invitation: SentInvitation | null }) => params.invitation === null,
    isAwaited: (_, params: { invitation: SentInvitation | null }) =>
      params.invitation?.status === 'Waiting for customer',
  },
  actions: {
    rememberInvitation: assign((_, params: { invitation: SentInvitation | null }) => ({
      invitation: params.invitation,
      failure: null,
    })),
    rememberMessage: assign((_, params: { message: string }) => ({ message: params.message, failure: null })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    announceSent: emit(({ context }) => ({
      type: 'flash.due',
      flash: { tone: 'info', messageId: 'resend.sent', values: { key: context.key } },
    })),
  },
  // Longer than the calls' own limits: the calls know the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'resendInvite',
  context: ({ input }) => ({ ...input, invitation: null, message: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The invitation is looked up by the key of its ticket.',
      meta: { title: 'resend.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadInvitation',
        src: 'loadInvitation',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'isMissing', params: found }, target: 'missing' },
          {
            guard: { type: 'isAwaited', params: found },
            target: 'composing',
            actions: { type: 'rememberInvitation', params: found },
          },
          { target: 'answered', actions: { type: 'rememberInvitation', params: found } },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: thrown }, target: 'missing' },
          { target: 'notLoaded', actions: failed },
        ],
      },
      after: { noAnswer: { target: 'notLoaded', actions: 'rememberSilence' } },
    },
    missing: {
      description: 'There is no invitation with this key, or this person cannot see it.',
      meta: { title: 'resend.missing' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading' },
    },
    notLoaded: {
      description: 'The invitation could not be looked up; the person can try again.',
      meta: { title: 'resend.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading' },
    },
    answered: {
      description: 'The invitation no longer waits for an answer, so a reminder is not needed.',
      meta: { title: 'resend.answered' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading' },
    },
    composing: {
      description: 'The person reads what was sent, and writes the text of the reminder.',
      meta: { title: 'resend.title' },
      tags: ['resting'],
      on: sending,
    },
    submitting: {
      description: 'The reminder is being sent. Every attempt with the same text has the same key.',
      meta: { title: 'resend.title' },
      tags: ['busy'],
      invoke: {
        id: 'sendReminder',
        src: 'sendReminder',
        input: reminder,
        onDone: { target: 'sent', actions: 'announceSent' },
        onError: [
          { guard: { type: 'isCollision', params: thrown }, target: 'collided', actions: failed },
          { target: 'failed', actions: failed },
        ],
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    collided: {
      description: 'A reminder or an answer was sent in the meantime; the typed text is kept.',
      meta: { title: 'resend.collided' },
      tags: ['resting'],
      on: { ...sending, 'retry.requested': 'loading' },
    },
    failed: {
      description:
        'The reminder was not sent, or that is unknown; the typed text is kept, and can be sent again.',
      meta: { title: 'resend.failed' },
      tags: ['resting'],
      on: sending,
    },
    sent: { type: 'final' },
  },
});
