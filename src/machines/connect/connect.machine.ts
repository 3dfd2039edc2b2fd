import { asks, begins, form, stepsUp, unfiled } from '../connection/connection.parts';
import { beginning, connectionSetup } from '../connection/connection.setup';
import type { ConnectionTypes } from '../connection/connection.types';
import { told } from '../shared/request.params';
import { broken, ends, interrupted, settled } from '../shared/request.parts';
import { closings } from './connect.closings';
import type { ConnectDraft } from './connect.draft';
import { connectRequest } from './connect.request';

/** Asks to connect the institution to a service, or accepts the invitation to. */
export const connectMachine = connectionSetup<ConnectDraft>().createMachine({
  id: 'connect',
  context: beginning,
  output: ({ event }) => event.output as ConnectionTypes<ConnectDraft>['output'],
  initial: 'preparing',
  states: {
    preparing: begins,
    checking: {
      description: 'Decides whether this connection can be asked for now.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isConnectInvitationUnknown', target: 'invitationUnknown' },
        { guard: 'isConnected', target: 'alreadyConnected' },
        { guard: 'isNamedAnswered', target: 'alreadyAnswered' },
        { guard: 'hasOpenTicket', target: 'alreadyRequested' },
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
    steppingUp: stepsUp,
    editing: {
      description: 'Fills in the request, beside a list of what will happen.',
      meta: { title: 'connect.editing.title' },
      ...form,
    },
    accepting: {
      description: 'Accepts the invitation to connect, beside a list of what will happen.',
      meta: { title: 'connect.accepting.title' },
      ...form,
    },
    confirmingLeave: asks,
    submitting: {
      description: 'The request is sent, and its failures are dealt with.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => connectRequest(context),
        onDone: [
          { guard: { type: 'isAccepted', params: told }, actions: settled, target: 'accepted' },
          { guard: { type: 'isFiledWithKey', params: told }, actions: settled, target: 'requested' },
          { guard: { type: 'isFiled', params: told }, actions: settled, target: 'requestedWithoutKey' },
          { guard: { type: 'isQueued', params: told }, target: 'queued' },
          { guard: { type: 'isEstablished', params: told }, actions: settled, target: 'established' },
          { guard: { type: 'isRejected', params: told }, actions: settled, target: 'rejected' },
          { guard: { type: 'isOvertaken', params: told }, actions: settled, target: 'alreadyConnected' },
          ...unfiled,
        ],
        onError: broken,
      },
    },
    interrupted,
    ...closings,
    ...ends,
  },
});
