import type { Scenarios } from '../../../machines/kit/scenario';
import type { watchServicesMachine } from './watchServices.machine';

const archive = {
  serviceEntityId: 'https://archive.example/saml',
  serviceType: 'saml20_sp',
  name: 'Lantern Archive',
} as const;
const maps = { ...archive, serviceEntityId: 'https://maps.example/saml', name: 'Maps' } as const;
const input = { institution: { name: 'Harwick University' }, draft: null } as const;

const events = {
  'watch.requested': { type: 'watch.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const loadServices = {
  both: { output: [archive, maps] },
  none: { output: [] },
  offline: { failure: { kind: 'offline' } },
  waiting: { pending: true },
} as const;
const watchServices = {
  all: { output: [] },
  one: { output: [maps] },
  noRoom: { failure: { kind: 'validation' } },
  silent: { pending: true },
  offline: { failure: { kind: 'offline' } },
} as const;

const go = events['watch.requested'];
const close = events['dismissal.requested'];

export const watchServicesScenarios = {
  events,
  answers: { loadServices, watchServices },
  stories: {
    watched: {
      title: 'Two services are watched with one answer',
      input,
      answers: { loadServices: [loadServices.both], watchServices: [watchServices.all] },
      steps: [go, close],
      visits: ['confirming', 'watched'],
      end: 'finished',
    },
    partly: {
      title: 'One of them can no longer be seen',
      input,
      answers: { loadServices: [loadServices.both], watchServices: [watchServices.one] },
      steps: [go, close],
      visits: ['partlyWatched'],
      end: 'finished',
    },
    closed: {
      title: 'Only viewed',
      input,
      answers: { loadServices: [loadServices.both] },
      steps: [close],
      end: 'cancelled',
    },
    nothingPicked: {
      title: 'The ticks are lost',
      input,
      answers: { loadServices: [loadServices.none] },
      steps: [close],
      visits: ['nothingPicked'],
      end: 'cancelled',
    },
    noRoom: {
      title: 'The limit leaves no room for all of them',
      input,
      answers: { loadServices: [loadServices.both], watchServices: [watchServices.noRoom] },
      steps: [go, close],
      visits: ['noRoom'],
      end: 'cancelled',
    },
    serverAway: {
      title: 'The server cannot be reached, then it can',
      input,
      answers: {
        loadServices: [loadServices.both, loadServices.both],
        watchServices: [watchServices.offline, watchServices.all],
      },
      steps: [go, events['retry.requested'], go],
      visits: ['interrupted'],
      end: 'watched',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { loadServices: [loadServices.both], watchServices: [watchServices.silent] },
      steps: [go, { elapsed: 'noAnswer' }],
      end: 'interrupted',
    },
    unreadable: {
      title: 'The list cannot be read; given up',
      input,
      answers: { loadServices: [loadServices.offline] },
      steps: [close],
      visits: ['interrupted'],
      end: 'cancelled',
    },
    waiting: {
      title: 'Closed during the look-up',
      input,
      answers: { loadServices: [loadServices.waiting] },
      steps: [close],
      end: 'cancelled',
    },
  },
} satisfies Scenarios<typeof watchServicesMachine>;
