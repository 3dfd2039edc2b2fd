import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type {
  InvitableInstitution,
  Invitation,
  InvitationChoices,
} from '../../../contracts/domain/invitations/invitation';
import type { RequestOutcome } from '../../../contracts/domain/tickets/ticketRequest';
import type { FlashEmitted } from '../../kit/emitted';
import { failureOf, thrown } from '../../kit/failures';
import { hash } from '../../kit/hash';
import type { StateMeta, StateTag } from '../../kit/meta';
import { port } from '../../kit/port';

interface InviteRequestInput {
  /** Random, new for each invitation: part of the key under which it is sent. */
  readonly requestId: string;
}

interface InviteRequestContext extends InviteRequestInput {
  readonly institution: InvitableInstitution | null;
  /** Choices of the institution chosen last, never of another. */
  readonly choices: InvitationChoices | null;
  /** The last invitation that was sent; kept for the next attempt. */
  readonly invitation: Invitation | null;
  readonly failure: Failure | null;
  /** Key of the ticket; null if the server sends none. */
  readonly key: string | null;
}

type InviteRequestEvent =
  | { type: 'institution.selected'; institution: InvitableInstitution }
  | { type: 'institution.cleared' }
  | { type: 'form.submitted'; invitation: Invitation }
  | { type: 'retry.requested' }
  | { type: 'return.requested' };

/** The data that is requested about an institution. */
export type WantedChoices = Pick<InvitableInstitution, 'entityId' | 'institutionId'>;

export interface SentInvitationRequest {
  readonly invitation: Invitation;
  /** Idempotency key: the same invitation carries the same one, however often it is sent. */
  readonly requestId: string;
}

interface InviteRequestTypes {
  input: InviteRequestInput;
  context: InviteRequestContext;
  events: InviteRequestEvent;
  output: { readonly key: string | null };
  emitted: FlashEmitted;
  meta: StateMeta;
  tags: StateTag;
}

/** The guards, actions and ports of the chart of an invitation. */
const inviteRequestSetup = setup({
  types: {} as InviteRequestTypes,
  actors: {
    loadChoices: port<WantedChoices, InvitationChoices>(),
    sendInvitation: port<SentInvitationRequest, RequestOutcome>(),
  },
  guards: {
    isWithoutPeople: ({ context }) => context.choices?.people === null,
    isUncertain: (_, { error }: { error: unknown }) => mayHaveArrived(failureOf(error)),
  },
  actions: {
    rememberInstitution: assign((_, params: { institution: InvitableInstitution }) => ({
      institution: params.institution,
      choices: null,
      failure: null,
    })),
    forgetInstitution: assign({ institution: null, choices: null, failure: null }),
    rememberChoices: assign((_, params: { choices: InvitationChoices }) => ({
      choices: params.choices,
      failure: null,
    })),
    rememberInvitation: assign((_, params: { invitation: Invitation }) => ({
      invitation: params.invitation,
      failure: null,
    })),
    rememberKey: assign((_, params: { outcome: RequestOutcome }) => ({ key: keyOf(params.outcome) })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
    announceFiled: emit((_, params: { outcome: RequestOutcome }) => {
      const key = keyOf(params.outcome);
      if (params.outcome.kind === 'queued') {
        return { type: 'flash.due', flash: { tone: 'warning', messageId: 'invite.queued' } };
      }
      return key
        ? { type: 'flash.due', flash: { tone: 'info', messageId: 'invite.filed', values: { key } } }
        : { type: 'flash.due', flash: { tone: 'info', messageId: 'invite.filedWithoutKey' } };
    }),
  },
  // Longer than the calls' own limits: the calls know the outcome better.
  delays: { noAnswer: 35_000 },
});

/** The chosen institution; the states that ask about it are entered with one only. */
function wanted({ context: { institution } }: { context: InviteRequestContext }): WantedChoices {
  const { institutionId } = institution ?? {};
  return { entityId: institution?.entityId ?? '', ...(institutionId && { institutionId }) };
}

/** The same invitation goes out under the same key, a changed one under another. */
function keyed(invitation: Invitation, requestId: string): SentInvitationRequest {
  return { invitation, requestId: `${requestId}-${hash(JSON.stringify(invitation))}` };
}

function keyOf(outcome: RequestOutcome): string | null {
  return outcome.kind === 'filed' ? (outcome.key ?? null) : null;
}

/** Tells whether the invitation may have been sent in spite of the failure. */
function mayHaveArrived(failure: Failure): boolean {
  switch (failure.kind) {
    case 'timeout':
    case 'unknown':
      return true;
    case 'ticketSystemUnreachable':
      return failure.delivery === 'unknown';
    default:
      return false;
  }
}

interface Of<Event> {
  readonly event: Event;
}
const institution = ({ event }: Of<{ institution: InvitableInstitution }>) => ({
  institution: event.institution,
});
const invitation = ({ event }: Of<{ invitation: Invitation }>) => ({ invitation: event.invitation });
const choices = ({ event }: Of<{ output: InvitationChoices }>) => ({ choices: event.output });
const outcome = ({ event }: Of<{ output: RequestOutcome }>) => ({ outcome: event.output });

const choosing = {
  'institution.selected': {
    target: 'loading',
    reenter: true,
    actions: { type: 'rememberInstitution', params: institution },
  },
} as const;

const changing = {
  ...choosing,
  'institution.cleared': { target: 'selecting', actions: 'forgetInstitution' },
} as const;

const sending = {
  'form.submitted': { target: 'submitting', actions: { type: 'rememberInvitation', params: invitation } },
} as const;

const failed = { type: 'rememberFailure', params: thrown } as const;
const again = { 'retry.requested': 'submitting', 'return.requested': 'sorting' } as const;

/** A super user invites an institution to connect a service or to disconnect it (REQUIREMENTS 237–241). */
export const inviteRequestMachine = inviteRequestSetup.createMachine({
  id: 'inviteRequest',
  context: ({ input }) => ({
    ...input,
    institution: null,
    choices: null,
    invitation: null,
    failure: null,
    key: null,
  }),
  output: ({ context }) => ({ key: context.key }),
  initial: 'selecting',
  states: {
    selecting: {
      description: 'No one is invited yet: the institution has to be chosen first.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: choosing,
    },
    loading: {
      description:
        'Loads the services and the roles of the chosen institution; choosing another one drops the answer.',
      meta: { title: 'invite.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        input: wanted,
        onDone: { target: 'sorting', actions: { type: 'rememberChoices', params: choices } },
        onError: { target: 'notLoaded', actions: failed },
      },
      on: changing,
      after: { noAnswer: { target: 'notLoaded', actions: 'rememberSilence' } },
    },
    notLoaded: {
      description: 'Without its services the institution cannot be invited; the person can try again.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: { ...changing, 'retry.requested': 'loading' },
    },
    sorting: {
      description: 'Branches by what is known about the people who have a role.',
      always: [{ guard: 'isWithoutPeople', target: 'composingWithoutPeople' }, { target: 'composing' }],
    },
    composing: {
      description: 'The person chooses service, direction and recipients, and writes a message.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: { ...changing, ...sending },
    },
    composingWithoutPeople: {
      description: 'The same without the people who have a role: they can be looked up again.',
      meta: { title: 'invite.title' },
      tags: ['resting'],
      on: { ...changing, ...sending, 'retry.requested': 'loading' },
    },
    submitting: {
      description: 'The invitation is being sent. Every attempt has the same key, so it is sent only once.',
      meta: { title: 'invite.title' },
      tags: ['busy'],
      invoke: {
        id: 'sendInvitation',
        src: 'sendInvitation',
        input: ({ context }) => {
          if (!context.invitation) throw new Error('Nothing to send');
          return keyed(context.invitation, context.requestId);
        },
        onDone: {
          target: 'filed',
          actions: [
            { type: 'rememberKey', params: outcome },
            { type: 'announceFiled', params: outcome },
          ],
        },
        onError: [
          { guard: { type: 'isUncertain', params: thrown }, target: 'uncertain', actions: failed },
          { target: 'refused', actions: failed },
        ],
      },
      after: { noAnswer: { target: 'uncertain', actions: 'rememberSilence' } },
    },
    refused: {
      description: 'The invitation was not sent; the form is kept behind the dialog.',
      meta: { title: 'invite.refused.title' },
      tags: ['resting'],
      on: again,
    },
    uncertain: {
      description: 'The invitation may have been sent; the form is kept behind the dialog.',
      meta: { title: 'invite.uncertain.title' },
      tags: ['resting'],
      on: again,
    },
    filed: { type: 'final' },
  },
});
