import { isInvited } from '../connection/connection.guards';
import { beginning, connectionSetup } from '../connection/connection.setup';
import * as connection from '../connection/connection.states';
import type { ConnectionContext, ConnectionTypes } from '../connection/connection.types';
import * as shared from '../shared/request.states';
import { interrupts, keyed, rememberTicket, reported } from '../shared/request.parts';
import { takingSecondWay, twoWayFormState, type SecondWayRequested } from '../shared/secondWay';
import type { TicketRequestInput } from '../shared/ticketRequest.machine';
import type { DisconnectDraft } from './disconnect.draft';

/** Returns the form as a request of one's own, or as the answer to an invitation. */
function disconnectRequest(context: ConnectionContext<DisconnectDraft>): TicketRequestInput {
  const { draft, subject, service, requestId } = context;
  const about = {
    serviceEntityId: subject?.entityId ?? '',
    serviceType: service.type,
    comments: draft?.comments.trim() ?? '',
  };
  if (isInvited(context) && subject?.ticket) {
    const { key } = subject.ticket;
    return keyed(
      { kind: 'accept', ticketKey: key, invitation: 'UNLINKINVITE', ...about, level: '' },
      requestId,
    );
  }
  return keyed({ kind: 'disconnect', ...about }, requestId);
}

/** Asks to end the connection of the institution to a service, or accepts the invitation to. */
export const disconnectMachine = connectionSetup<
  DisconnectDraft,
  SecondWayRequested<DisconnectDraft>
>().createMachine({
  id: 'disconnect',
  context: beginning,
  output: ({ event }) => event.output as ConnectionTypes<DisconnectDraft>['output'],
  initial: 'preparing',
  states: {
    preparing: connection.admissionState,
    checking: {
      description: 'Decides whether the end of this connection can be requested now.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isDisconnectInvitationUnknown', target: 'invitationUnknown' },
        { guard: 'isNotConnected', target: 'notConnected' },
        { guard: 'isNamedAnswered', target: 'alreadyAnswered' },
        { guard: 'hasOpenTicket', target: 'alreadyRequested' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'An invitation is accepted; without one, a new request is sent.',
      meta: { title: 'admission.loading.title' },
      always: [{ guard: 'isInvited', target: 'accepting' }, { target: 'confirming' }],
    },
    steppingUp: connection.steppingUpState,
    confirming: twoWayFormState(
      'Says what the end of the connection means, and asks for confirmation.',
      'disconnect.confirming.title',
    ),
    accepting: shared.formState(
      'Says what accepting the invitation to disconnect means, and asks for confirmation.',
      'disconnect.accepting.title',
    ),
    confirmingLeave: connection.confirmingLeaveState,
    submitting: {
      description: 'The request is being sent, and failures are handled.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => disconnectRequest(context),
        onDone: [
          ...connection.filedEnds,
          {
            guard: { type: 'isOvertaken', params: reported },
            actions: rememberTicket,
            target: 'notConnected',
          },
          ...connection.unfiledEnds,
        ],
        onError: interrupts,
      },
    },
    takingSecondWay: {
      ...takingSecondWay,
      invoke: {
        id: 'secondWay',
        src: 'secondWay',
        input: ({ context }) => disconnectRequest(context),
        onDone: connection.secondWayEnds,
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    ...connection.refusalStates,
    notConnected: shared.refusalState(
      'The service is not connected: no longer, or it never was.',
      'disconnect.notConnected.title',
    ),
    ...connection.filedStates,
    accepted: shared.resultState(
      'The invitation is accepted; the federation ends it.',
      'connection.accepted.title',
    ),
    ...shared.finalStates,
  },
});
