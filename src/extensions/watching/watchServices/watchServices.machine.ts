import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import { servicesText, type PickedService } from '../../../contracts/domain/services/pickedServices';
import { draftLike } from '../../../machines/kit/draftLike';
import { failureOf, thrown } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import { finalStates } from '../../../machines/shared/request.states';
import { interrupts, type Done } from '../../../machines/shared/request.parts';

interface WatchServicesInput {
  readonly institution: Named;
  readonly draft: WatchServicesDraft | null;
}

interface WatchServicesContext extends WatchServicesInput {
  /** Names what the dialog is about; its panels name the services. */
  readonly subject: null;
  readonly services: readonly PickedService[];
  /** Services that are not watched afterwards, since the person may no longer see them. */
  readonly missed: readonly PickedService[];
  readonly failure: Failure | null;
}

type WatchServicesEvent =
  { type: 'watch.requested' } | { type: 'dismissal.requested' } | { type: 'retry.requested' };

interface WatchServicesTypes {
  input: WatchServicesInput;
  context: WatchServicesContext;
  events: WatchServicesEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

/** The services that the dialog is about, as text (`servicesText`), since ticks do not outlast a login. */
export interface WatchServicesDraft {
  readonly services: string;
}

export const draftOf = draftLike<WatchServicesDraft>({ services: '' });

interface Scope {
  readonly context: WatchServicesContext;
}
type Services = readonly PickedService[];

const missed = ({ event }: Done<Services>) => ({ missed: event.output });
const rememberMissed = { type: 'rememberMissed', params: missed } as const;

/** Begins to watch one service or several with one answer (REQUIREMENTS 463). */
export const watchServicesMachine = setup({
  types: {} as WatchServicesTypes,
  actors: {
    /** Finds the services that the dialog is about. */
    loadServices: port<Record<never, never>, Services>(),
    /** Resolves with those that are not watched afterwards. */
    watchServices: port<{ readonly services: Services }, Services>(),
  },
  guards: {
    hasServices: ({ context }: Scope) => context.services.length > 0,
    hasMissedNone: (_: unknown, params: { missed: Services }) => params.missed.length === 0,
    isNoRoom: (_: unknown, { error }: { error: unknown }) => failureOf(error).kind === 'validation',
  },
  actions: {
    rememberServices: assign((_, { services }: { services: Services }) => ({
      services,
      draft: { services: servicesText(services) },
    })),
    rememberMissed: assign((_, params: { missed: Services }) => ({ missed: params.missed })),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'watchServices',
  context: ({ input }) => ({ ...input, subject: null, services: [], missed: [], failure: null }),
  output: ({ event }) => event.output as WatchServicesTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The services are looked up in the list.',
      meta: { title: 'watchServices.preparing.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        input: {},
        onDone: {
          actions: { type: 'rememberServices', params: ({ event }) => ({ services: event.output }) },
          target: 'deciding',
        },
        onError: interrupts,
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    deciding: {
      description: 'Decides whether there is anything to watch.',
      meta: { title: 'watchServices.preparing.title' },
      always: [{ guard: 'hasServices', target: 'confirming' }, { target: 'nothingPicked' }],
    },
    confirming: {
      description: 'Names the services and says what news there will be.',
      meta: { title: 'watchServices.confirming.title' },
      tags: ['resting'],
      on: { 'watch.requested': 'submitting', 'dismissal.requested': 'cancelled' },
    },
    submitting: {
      description: 'All of them are being sent at once.',
      meta: { title: 'watchServices.submitting.title' },
      tags: ['busy'],
      invoke: {
        id: 'watchServices',
        src: 'watchServices',
        input: ({ context: { services } }) => ({ services }),
        onDone: [
          { guard: { type: 'hasMissedNone', params: missed }, actions: rememberMissed, target: 'watched' },
          { actions: rememberMissed, target: 'partlyWatched' },
        ],
        onError: [{ guard: { type: 'isNoRoom', params: thrown }, target: 'noRoom' }, interrupts],
      },
      after: { noAnswer: { target: 'interrupted', actions: 'rememberSilence' } },
    },
    interrupted: {
      description:
        'It failed, or that is unknown; says why. Watching twice changes nothing, so the person can try again.',
      meta: { title: 'watchServices.interrupted.title' },
      tags: ['resting'],
      on: { 'retry.requested': 'preparing', 'dismissal.requested': 'cancelled' },
    },
    nothingPicked: {
      description: 'The ticks are lost, as after a reload, or this service cannot be seen.',
      meta: { title: 'watchServices.nothingPicked.title' },
      tags: ['terminal'],
      on: { 'dismissal.requested': 'cancelled' },
    },
    noRoom: {
      description:
        'The person has reached the limit of watched items, so none is watched; says where to make room.',
      meta: { title: 'watchServices.noRoom.title' },
      tags: ['terminal'],
      on: { 'dismissal.requested': 'cancelled' },
    },
    watched: {
      description: 'All of them are watched.',
      meta: { title: 'watchServices.watched.title' },
      tags: ['terminal'],
      on: { 'dismissal.requested': 'finished' },
    },
    partlyWatched: {
      description: 'Some are watched; the others are named.',
      meta: { title: 'watchServices.partlyWatched.title' },
      tags: ['terminal'],
      on: { 'dismissal.requested': 'finished' },
    },
    ...finalStates,
  },
});
