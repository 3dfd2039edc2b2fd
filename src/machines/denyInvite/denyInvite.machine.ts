import { beginning, connectionSetup } from '../connection/connection.setup';
import * as connection from '../connection/connection.states';
import type { ConnectionContext, ConnectionTypes } from '../connection/connection.types';
import * as shared from '../shared/request.states';
import { interrupts, keyed, rememberTicket, reported } from '../shared/request.parts';
import type { TicketRequestInput } from '../shared/ticketRequest.machine';
import type { DenyInviteDraft } from './denyInvite.draft';

/** The denial contains only the ticket, its type and the comments. */
function denyInviteRequest(context: ConnectionContext<DenyInviteDraft>): TicketRequestInput {
  const { draft, subject, requestId } = context;
  const { key = '', type } = subject?.ticket ?? {};
  const request = {
    kind: 'deny',
    ticketKey: key,
    invitation: type === 'UNLINKINVITE' ? type : 'LINKINVITE',
    serviceEntityId: subject?.entityId ?? '',
    comments: draft?.comments.trim() ?? '',
  } as const;
  return keyed(request, requestId);
}

/**
 * Declines an invitation to connect or disconnect a service, even if the connection has changed in the
 * meantime.
 */
export const denyInviteMachine = connectionSetup<DenyInviteDraft>().createMachine({
  id: 'denyInvite',
  context: beginning,
  output: ({ event }) => event.output as ConnectionTypes<DenyInviteDraft>['output'],
  initial: 'preparing',
  states: {
    preparing: connection.admissionState,
    checking: {
      description: 'Decides whether there is an invitation that can be declined now.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isNoInvitation', target: 'invitationUnknown' },
        { guard: 'isAnswered', target: 'alreadyAnswered' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Declining to connect and declining to disconnect mean different things.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isAboutDisconnecting', target: 'denyingDisconnection' },
        { target: 'denyingConnection' },
      ],
    },
    steppingUp: connection.steppingUpState,
    denyingConnection: shared.formState(
      'Asks whether to decline; the service can still be connected later.',
      'denyInvite.denyingConnection.title',
    ),
    denyingDisconnection: shared.formState(
      'Asks whether to decline; the service stays connected.',
      'denyInvite.denyingDisconnection.title',
    ),
    confirmingLeave: connection.confirmingLeaveState,
    submitting: {
      description: 'The refusal is being sent, and failures are handled.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => denyInviteRequest(context),
        onDone: [
          {
            guard: { type: 'isDisconnectingDenied', params: reported },
            actions: rememberTicket,
            target: 'disconnectionDenied',
          },
          {
            guard: { type: 'isFiled', params: reported },
            actions: rememberTicket,
            target: 'connectionDenied',
          },
          ...connection.unfiledEnds,
        ],
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    ...connection.refusalStates,
    connectionDenied: shared.resultState('The invitation to connect is declined.', 'denyInvite.denied.title'),
    disconnectionDenied: shared.resultState(
      'The invitation to disconnect is declined.',
      'denyInvite.denied.title',
    ),
    ...shared.finalStates,
  },
});
