import { asks, begins, form, refusals, result, stepsUp, unfiled } from '../connection/connection.parts';
import { beginning, connectionSetup } from '../connection/connection.setup';
import type { ConnectionTypes } from '../connection/connection.types';
import { told } from '../shared/request.params';
import { broken, ends, interrupted, settled } from '../shared/request.parts';
import type { DisconnectDraft } from './disconnect.draft';
import { disconnectRequest } from './disconnect.request';

/** Asks to end the connection of the institution to a service, or accepts the invitation to. */
export const disconnectMachine = connectionSetup<DisconnectDraft>().createMachine({
  id: 'disconnect',
  context: beginning,
  output: ({ event }) => event.output as ConnectionTypes<DisconnectDraft>['output'],
  initial: 'preparing',
  states: {
    preparing: begins,
    checking: {
      description: 'Decides whether the end of this connection can be asked for now.',
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
      description: 'An invitation is accepted; anything else is a request of one’s own.',
      meta: { title: 'admission.loading.title' },
      always: [{ guard: 'isInvited', target: 'accepting' }, { target: 'confirming' }],
    },
    steppingUp: stepsUp,
    confirming: {
      description: 'Says what the end of the connection means, and asks to confirm it.',
      meta: { title: 'disconnect.confirming.title' },
      ...form,
    },
    accepting: {
      description: 'Says what accepting the invitation to disconnect means, and asks to confirm it.',
      meta: { title: 'disconnect.accepting.title' },
      ...form,
    },
    confirmingLeave: asks,
    submitting: {
      description: 'The request is sent, and its failures are dealt with.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => disconnectRequest(context),
        onDone: [
          { guard: { type: 'isAccepted', params: told }, actions: settled, target: 'accepted' },
          { guard: { type: 'isFiledWithKey', params: told }, actions: settled, target: 'requested' },
          { guard: { type: 'isFiled', params: told }, actions: settled, target: 'requestedWithoutKey' },
          { guard: { type: 'isQueued', params: told }, target: 'queued' },
          { guard: { type: 'isOvertaken', params: told }, actions: settled, target: 'notConnected' },
          ...unfiled,
        ],
        onError: broken,
      },
    },
    interrupted,
    ...refusals,
    notConnected: {
      description: 'The service is not connected: not any more, or never was.',
      meta: { title: 'disconnect.notConnected.title' },
      tags: ['terminal'],
      on: { 'dismissal.requested': 'cancelled' },
    },
    requested: result('A ticket was filed, and its key is known.', 'connection.requested.title'),
    requestedWithoutKey: result('A request was filed; the server told no key.', 'connection.requested.title'),
    queued: result('The request is kept, to be filed later.', 'connection.queued.title'),
    accepted: result('The invitation is accepted; the federation ends it.', 'connection.accepted.title'),
    ...ends,
  },
});
