import { isInvited } from '../connection/connection.guards';
import { beginning, connectionSetup } from '../connection/connection.setup';
import * as connection from '../connection/connection.states';
import type { ConnectionContext, ConnectionTypes } from '../connection/connection.types';
import { readsPolicies } from '../connection/policies';
import * as shared from '../shared/request.states';
import { interrupts, keyed, rememberTicket, reported } from '../shared/request.parts';
import { takingSecondWay, twoWayFormState, type SecondWayRequested } from '../shared/secondWay';
import type { TicketRequestInput } from '../shared/ticketRequest.machine';
import type { ConnectDraft } from './connect.draft';

/** Returns the form as a new request, or as the answer to an invitation, which has no contact address. */
function connectRequest(context: ConnectionContext<ConnectDraft>): TicketRequestInput {
  const { draft, subject, service, requestId } = context;
  const about = {
    serviceEntityId: subject?.entityId ?? '',
    serviceType: service.type,
    comments: draft?.comments.trim() ?? '',
    level: levelOf(context),
  };
  if (isInvited(context) && subject?.ticket) {
    const { key } = subject.ticket;
    return keyed({ kind: 'accept', ticketKey: key, invitation: 'LINKINVITE', ...about }, requestId);
  }
  const contactEmail = subject?.asksContact && !draft?.shareNone ? (draft?.contactEmail.trim() ?? '') : '';
  return keyed({ kind: 'connect', ...about, contactEmail }, requestId);
}

/** A service that sets its own level is asked for none. */
function levelOf({ draft, subject }: ConnectionContext<ConnectDraft>): string {
  return subject?.ownLevel === undefined ? (draft?.level ?? '') : '';
}

const connectSetup = connectionSetup<ConnectDraft, SecondWayRequested<ConnectDraft>>();

/** Asks to connect the institution to a service, or accepts the invitation to. */
export const connectMachine = connectSetup.createMachine({
  id: 'connect',
  context: beginning,
  output: ({ event }) => event.output as ConnectionTypes<ConnectDraft>['output'],
  initial: 'preparing',
  states: {
    preparing: connection.admissionState,
    checking: {
      description: 'Decides whether this connection can be requested now.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isConnectInvitationUnknown', target: 'invitationUnknown' },
        { guard: 'isConnected', target: 'alreadyConnected' },
        { guard: 'isNamedAnswered', target: 'alreadyAnswered' },
        { guard: 'hasOpenTicket', target: 'alreadyRequested' },
        { guard: 'isSaml1Only', target: 'notConnectable' },
        { guard: 'isOutsideEdugain', target: 'outsideEdugain' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'An invitation is accepted; without one, a new request is sent.',
      meta: { title: 'admission.loading.title' },
      always: [{ guard: 'isInvited', target: 'accepting' }, { target: 'editing' }],
    },
    steppingUp: connection.steppingUpState,
    editing: {
      ...twoWayFormState('Fills in the request, beside a list of what will happen.', 'connect.editing.title'),
      invoke: readsPolicies,
    },
    accepting: {
      ...shared.formState(
        'Accepts the invitation to connect, beside a list of what will happen.',
        'connect.accepting.title',
      ),
      invoke: readsPolicies,
    },
    confirmingLeave: connection.confirmingLeaveState,
    submitting: {
      description: 'The request is being sent, and failures are handled.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => connectRequest(context),
        onDone: [
          ...connection.filedEnds,
          {
            guard: { type: 'isEstablished', params: reported },
            actions: rememberTicket,
            target: 'established',
          },
          { guard: { type: 'isRejected', params: reported }, actions: rememberTicket, target: 'rejected' },
          {
            guard: { type: 'isOvertaken', params: reported },
            actions: rememberTicket,
            target: 'alreadyConnected',
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
        input: ({ context }) => connectRequest(context),
        onDone: connection.secondWayEnds,
        onError: interrupts,
      },
    },
    interrupted: shared.interruptedState,
    ...connection.refusalStates,
    notConnectable: shared.refusalState(
      'The service does not support SAML 2.0, so it cannot be connected.',
      'connect.notConnectable.title',
    ),
    outsideEdugain: shared.refusalState(
      'The service is offered in eduGAIN, where this institution is not published.',
      'connect.outsideEdugain.title',
    ),
    alreadyConnected: shared.refusalState(
      'The service is already connected: from before, or by another person in the meantime.',
      'connect.alreadyConnected.title',
    ),
    ...connection.filedStates,
    accepted: shared.resultState(
      'The invitation is accepted; the federation connects the service.',
      'connection.accepted.title',
    ),
    established: shared.resultState('The service is connected at once.', 'connect.established.title'),
    rejected: shared.resultState('The service refused the connection at once.', 'connect.rejected.title'),
    ...shared.finalStates,
  },
});
