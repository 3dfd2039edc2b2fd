import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import { failureGuards, failureOf, thrown } from '../kit/failures';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { interrupts, kind, type Kind } from '../shared/request.parts';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import type { ConnectionSubject } from './connection.subject';
import type { Requester } from './connection.types';

interface Input extends Requester {
  /** Nothing from the cache: it was looked up before. */
  readonly fresh: boolean;
}

interface Context extends Input {
  readonly subject: ConnectionSubject | null;
  readonly lookups: number;
  readonly failure: Failure | null;
}

type Output =
  { readonly kind: 'admitted'; readonly subject: ConnectionSubject } | { readonly kind: 'dismissed' };

export interface AdmissionQuery {
  readonly service: ServiceRef;
  readonly invitation: string | null;
  readonly fresh: boolean;
}

const close = { 'dismissal.requested': 'dismissed' } as const;

/**
 * Looks up the data of a connection, and whether this person may change it; every dialog about a connection
 * begins with it.
 */
export const admissionMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'retry.requested' } | { type: 'dismissal.requested' },
    output: {} as Output,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    loadSubject: port<AdmissionQuery, ConnectionSubject>(),
    ticketSystemDown: ticketSystemDownMachine,
  },
  guards: {
    isNotFound: failureGuards.isNotFound,
    isTicketSystemDown: ({ context }) => context.subject?.ticketSystemDown === true,
    isNotAdmin: ({ context }) => !context.person.admin,
    isTestInstitution: ({ context }) => context.institution.test,
    hasNoInstitutionId: ({ context }) => !context.institution.hasInstitutionId,
    isRetry: (_, params: Kind) => params.kind === 'retry',
  },
  actions: {
    countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
    rememberSubject: assign({ subject: (_, params: { subject: ConnectionSubject }) => params.subject }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
}).createMachine({
  id: 'admission',
  context: ({ input }) => ({ ...input, subject: null, lookups: 0, failure: null }),
  output: ({ context: { subject }, event }) =>
    (event.output as Output | undefined) ?? (subject ? { kind: 'admitted', subject } : { kind: 'dismissed' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Looks the service up, with its open ticket and the state of the ticket system.',
      meta: { title: 'admission.loading.title' },
      tags: ['busy'],
      entry: 'countLookup',
      invoke: {
        id: 'loadSubject',
        src: 'loadSubject',
        input: ({ context: { service, invitation, fresh, lookups } }) => ({
          service,
          invitation,
          fresh: fresh || lookups > 1,
        }),
        onDone: {
          actions: { type: 'rememberSubject', params: ({ event }) => ({ subject: event.output }) },
          target: 'checking',
        },
        onError: [{ guard: { type: 'isNotFound', params: thrown }, target: 'serviceUnknown' }, interrupts],
      },
      on: close,
    },
    checking: {
      description: 'Decides whether this person may change the connections of this institution now.',
      meta: { title: 'admission.loading.title' },
      always: [
        { guard: 'isTicketSystemDown', target: 'ticketSystemDown' },
        { guard: 'isNotAdmin', target: 'forbidden' },
        { guard: 'isTestInstitution', target: 'testInstitution' },
        { guard: 'hasNoInstitutionId', target: 'institutionIdMissing' },
        { target: 'admitted' },
      ],
    },
    ticketSystemDown: {
      description: 'No requests are accepted now; known before anything was typed.',
      meta: { title: 'ticketSystemDown.announced.title' },
      invoke: {
        id: 'ticketSystemDown',
        src: 'ticketSystemDown',
        input: ({ context }) => ({ situation: 'announced', attempts: context.lookups }),
        onDone: [{ guard: { type: 'isRetry', params: kind }, target: 'loading' }, { target: 'dismissed' }],
        onError: interrupts,
      },
    },
    interrupted: {
      description: 'The look-up failed; nothing has been sent.',
      meta: { title: 'admission.interrupted.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'loading', ...close },
    },
    serviceUnknown: {
      description: 'The service does not exist, or it is not offered to this institution.',
      meta: { title: 'admission.serviceUnknown.title' },
      tags: ['terminal'],
      on: close,
    },
    forbidden: {
      description: 'Only an admin of the institution may change its connections.',
      meta: { title: 'admission.forbidden.title' },
      tags: ['terminal'],
      on: close,
    },
    testInstitution: {
      description: 'A test institution cannot be connected to services.',
      meta: { title: 'admission.testInstitution.title' },
      tags: ['terminal'],
      on: close,
    },
    institutionIdMissing: {
      description: 'The institution has no institution id, so its requests cannot be sent.',
      meta: { title: 'admission.institutionIdMissing.title' },
      tags: ['terminal'],
      on: close,
    },
    admitted: { type: 'final' },
    dismissed: { type: 'final', output: { kind: 'dismissed' } },
  },
});
