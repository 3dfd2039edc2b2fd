import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type {
  InvitableInstitution,
  Invitation,
  InvitationChoices,
} from '../../../contracts/domain/invitations/invitation';
import type { RequestOutcome } from '../../../contracts/domain/tickets/ticketRequest';
import { failureOf } from '../../kit/failures';
import { port } from '../../kit/port';
import { hash } from '../../kit/hash';
import type {
  InviteRequestContext,
  InviteRequestTypes,
  SentInvitationRequest,
  WantedChoices,
} from './inviteRequest.types';

/** The guards, actions and ports of the chart of an invitation. */
export const inviteRequestSetup = setup({
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
export function wanted({ context: { institution } }: { context: InviteRequestContext }): WantedChoices {
  const { institutionId } = institution ?? {};
  return { entityId: institution?.entityId ?? '', ...(institutionId && { institutionId }) };
}

/** The same invitation goes out under the same key, a changed one under another. */
export function keyed(invitation: Invitation, requestId: string): SentInvitationRequest {
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
