import { asks, begins, form, refusals, result, stepsUp, unfiled } from '../connection/connection.parts';
import { beginning, connectionSetup } from '../connection/connection.setup';
import type { ConnectionTypes } from '../connection/connection.types';
import { told } from '../shared/request.params';
import { broken, ends, interrupted, settled } from '../shared/request.parts';
import type { DenyInviteDraft } from './denyInvite.draft';
import { denyInviteRequest } from './denyInvite.request';

/** Denies the invitation to connect a service, or to disconnect it; also where the connection has changed meanwhile. */
export const denyInviteMachine = connectionSetup<DenyInviteDraft>().createMachine({
  id: 'denyInvite',
  context: beginning,
  output: ({ event }) => event.output as ConnectionTypes<DenyInviteDraft>['output'],
  initial: 'preparing',
  states: {
    preparing: begins,
    checking: {
      description: 'Decides whether there is an invitation that can be denied now.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isNoInvitation', target: 'invitationUnknown' },
        { guard: 'isAnswered', target: 'alreadyAnswered' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'To deny connecting and to deny disconnecting mean different things.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isAboutDisconnecting', target: 'denyingDisconnection' },
        { target: 'denyingConnection' },
      ],
    },
    steppingUp: stepsUp,
    denyingConnection: {
      description: 'Asks whether to deny; to connect stays possible.',
      meta: { title: 'denyInvite.denyingConnection.title' },
      ...form,
    },
    denyingDisconnection: {
      description: 'Asks whether to deny; the service stays connected.',
      meta: { title: 'denyInvite.denyingDisconnection.title' },
      ...form,
    },
    confirmingLeave: asks,
    submitting: {
      description: 'The denial is sent, and its failures are dealt with.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => denyInviteRequest(context),
        onDone: [
          {
            guard: { type: 'isDisconnectingDenied', params: told },
            actions: settled,
            target: 'disconnectionDenied',
          },
          { guard: { type: 'isFiled', params: told }, actions: settled, target: 'connectionDenied' },
          ...unfiled,
        ],
        onError: broken,
      },
    },
    interrupted,
    ...refusals,
    connectionDenied: result('The invitation to connect is denied.', 'denyInvite.denied.title'),
    disconnectionDenied: result('The invitation to disconnect is denied.', 'denyInvite.denied.title'),
    ...ends,
  },
});
