import { thrown } from '../kit/failureGuards';
import { closings } from './connect.closings';
import { draft, kind, level, required, ticket, told } from './connect.params';
import { connectRequest } from './connect.request';
import { connectSetup } from './connect.setup';
import type { ConnectTypes } from './connect.types';

const close = { 'dismissal.requested': 'cancelled' } as const;
const settled = { type: 'rememberTicket', params: ticket } as const;
const broken = { actions: { type: 'rememberFailure', params: thrown }, target: 'interrupted' } as const;

const untouched = { subject: null, requiredLevel: 2, lookups: 0, ticketKey: null, failure: null } as const;

/** Asks to connect the institution to a service. */
export const connectMachine = connectSetup.createMachine({
  id: 'connect',
  context: ({ input }) => ({ ...input, level: input.person.level, ...untouched }),
  output: ({ event }) => event.output as ConnectTypes['output'],
  initial: 'loading',
  states: {
    loading: {
      description: 'Looks the service up, with its open ticket and the state of the ticket system.',
      meta: { title: 'connect.loading.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadSubject',
        src: 'loadSubject',
        input: ({ context }) => ({ service: context.service, fresh: context.lookups > 0 }),
        onDone: {
          actions: { type: 'rememberSubject', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: [{ guard: { type: 'isNotFound', params: thrown }, target: 'serviceUnknown' }, broken],
      },
      on: close,
    },
    checking: {
      description: 'Decides whether this person can ask for this connection now.',
      meta: { title: 'connect.loading.title' },
      always: [
        { guard: 'isTicketSystemDown', target: 'ticketSystemDown' },
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isTestInstitution', target: 'testInstitution' },
        { guard: 'hasNoInstitutionId', target: 'institutionIdMissing' },
        { guard: 'isConnected', target: 'alreadyConnected' },
        { guard: 'hasOpenTicket', target: 'alreadyRequested' },
        { guard: 'isOutsideEdugain', target: 'outsideEdugain' },
        { guard: 'isLevelTooLow', target: 'steppingUp' },
        { target: 'editing' },
      ],
    },
    ticketSystemDown: {
      description: 'No requests are taken now; known before anything was typed.',
      meta: { title: 'ticketSystemDown.announced.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context }) => ({ situation: 'announced', attempts: context.lookups }),
        onDone: [{ guard: { type: 'isRetry', params: kind }, target: 'loading' }, { target: 'cancelled' }],
        onError: broken,
      },
    },
    steppingUp: {
      description: 'A stronger login is needed first; the person leaves for it and comes back here.',
      meta: { title: 'stepUp.explaining.title' },
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: ({ context }) => ({
          required: context.requiredLevel,
          level: context.level,
          offered: context.stepUpOffered,
        }),
        onDone: [
          {
            guard: { type: 'isGranted', params: kind },
            actions: { type: 'rememberLevel', params: level },
            target: 'loading',
          },
          { guard: 'hasDraft', target: 'editing' },
          { target: 'cancelled' },
        ],
        onError: broken,
      },
    },
    editing: {
      description: 'Fills in the request, beside a list of what will happen.',
      meta: { title: 'connect.editing.title' },
      tags: ['resting'],
      on: {
        'form.submitted': { actions: { type: 'rememberDraft', params: draft }, target: 'submitting' },
        'dismissal.requested': [
          {
            guard: { type: 'hasTyped', params: draft },
            actions: { type: 'rememberDraft', params: draft },
            target: 'confirmingLeave',
          },
          { target: 'cancelled' },
        ],
      },
    },
    confirmingLeave: {
      description: 'Asks whether what was typed may be lost. To stay is the safe answer.',
      meta: { title: 'connect.confirmingLeave.title' },
      tags: ['resting'],
      on: { 'stay.requested': 'editing', 'dismissal.requested': 'editing', 'leave.confirmed': 'cancelled' },
    },
    submitting: {
      description: 'The request is sent, and its failures are dealt with.',
      meta: { title: 'ticketRequest.submitting.title' },
      invoke: {
        id: 'ticketRequest',
        src: 'ticketRequest',
        input: ({ context }) => connectRequest(context),
        onDone: [
          { guard: { type: 'isFiledWithKey', params: told }, actions: settled, target: 'requested' },
          { guard: { type: 'isFiled', params: told }, actions: settled, target: 'requestedWithoutKey' },
          { guard: { type: 'isEstablished', params: told }, actions: settled, target: 'established' },
          { guard: { type: 'isRejected', params: told }, actions: settled, target: 'rejected' },
          {
            guard: { type: 'isConnectedMeanwhile', params: told },
            actions: settled,
            target: 'alreadyConnected',
          },
          { guard: { type: 'isCollided', params: told }, actions: settled, target: 'alreadyRequested' },
          {
            guard: { type: 'isAskedForLevel', params: told },
            actions: { type: 'forgetLevel', params: required },
            target: 'steppingUp',
          },
          { guard: { type: 'isReturned', params: told }, target: 'editing' },
          { target: 'confirmingLeave' },
        ],
        onError: broken,
      },
    },
    interrupted: {
      description: 'Something failed before a request was sent.',
      meta: { title: 'connect.interrupted.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading', ...close },
    },
    ...closings,
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
    finished: { type: 'final', output: { kind: 'finished' } },
  },
});
