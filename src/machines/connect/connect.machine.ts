import type { WantedChange } from '../../contracts/wire/changeSet';
import { isInvited } from '../connection/connection.guards';
import { beginning, connectionSetup } from '../connection/connection.setup';
import * as connection from '../connection/connection.states';
import type { ConnectionContext, ConnectionTypes } from '../connection/connection.types';
import {
  addition,
  gatherableFormState,
  gatheringState,
  type GatheringRequested,
} from '../shared/gathering.states';
import * as shared from '../shared/request.states';
import { interrupts, keyed, rememberTicket, reported } from '../shared/request.words';
import type { TicketRequestInput } from '../shared/ticketRequest.types';
import type { ConnectDraft } from './connect.draft';

/** Returns the form as a request of one's own, or as the answer to an invitation, which tells no contact address. */
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

/** Returns the form as a line of the set of changes, which has no comments and no contact address; no level is told, too. */
function connectLine(context: ConnectionContext<ConnectDraft>): TicketRequestInput {
  const { subject, service } = context;
  const line: WantedChange = {
    kind: 'connect',
    service: subject?.entityId ?? '',
    serviceType: service.type,
    level: levelOf(context),
  };
  return addition(line, context);
}

/** A service that sets its own level is asked for none. */
function levelOf({ draft, subject }: ConnectionContext<ConnectDraft>): string {
  return subject?.ownLevel === undefined ? (draft?.level ?? '') : '';
}

/** Asks to connect the institution to a service, or accepts the invitation to. */
export const connectMachine = connectionSetup<ConnectDraft, GatheringRequested<ConnectDraft>>().createMachine(
  {
    id: 'connect',
    context: beginning,
    output: ({ event }) => event.output as ConnectionTypes<ConnectDraft>['output'],
    initial: 'preparing',
    states: {
      preparing: connection.admissionState,
      checking: {
        description: 'Decides whether this connection can be asked for now.',
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
        description: 'An invitation is accepted; anything else is a request of one’s own.',
        meta: { title: 'admission.loading.title' },
        always: [{ guard: 'isInvited', target: 'accepting' }, { target: 'editing' }],
      },
      steppingUp: connection.steppingUpState,
      editing: gatherableFormState(
        'Fills in the request, beside a list of what will happen.',
        'connect.editing.title',
      ),
      accepting: shared.formState(
        'Accepts the invitation to connect, beside a list of what will happen.',
        'connect.accepting.title',
      ),
      confirmingLeave: connection.confirmingLeaveState,
      submitting: {
        description: 'The request is sent, and its failures are dealt with.',
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
      gathering: {
        ...gatheringState,
        invoke: {
          id: 'ticketRequest',
          src: 'ticketRequest',
          input: ({ context }) => connectLine(context),
          onDone: connection.gatheringEnds,
          onError: interrupts,
        },
      },
      interrupted: shared.interruptedState,
      ...connection.refusalStates,
      notConnectable: shared.refusalState(
        'The service speaks no SAML 2.0, so that nobody can connect it.',
        'connect.notConnectable.title',
      ),
      outsideEdugain: shared.refusalState(
        'The service is offered in eduGAIN, where this institution is not published.',
        'connect.outsideEdugain.title',
      ),
      alreadyConnected: shared.refusalState(
        'The service is connected already: before this began, or meanwhile by somebody else.',
        'connect.alreadyConnected.title',
      ),
      ...connection.filedStates,
      ...connection.gatheredStates,
      accepted: shared.resultState(
        'The invitation is accepted; the federation connects the service.',
        'connection.accepted.title',
      ),
      established: shared.resultState('The service is connected at once.', 'connect.established.title'),
      rejected: shared.resultState('The service refused the connection at once.', 'connect.rejected.title'),
      ...shared.finalStates,
    },
  },
);
