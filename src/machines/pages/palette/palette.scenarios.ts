import type { Scenarios } from '../../kit/scenario';
import type { paletteMachine } from './palette.machine';

const events = {
  'line.picked': { type: 'line.picked', chosen: { kind: 'place', to: '/accessibility' } },
  'retry.requested': { type: 'retry.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const loadServices = {
  here: { output: null },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;

const choose = events['line.picked'];
const retry = events['retry.requested'];
const close = events['dismissal.requested'];
const { here, offline, silent } = loadServices;

type Answer = (typeof loadServices)[keyof typeof loadServices];
type Step = (typeof events)[keyof typeof events];

function story<const End>(
  title: string,
  known: boolean,
  answers: readonly Answer[],
  steps: readonly Step[],
  end: End,
) {
  return { title, input: { known }, answers: { loadServices: answers }, steps, end } as const;
}

export const paletteScenarios = {
  events,
  answers: { loadServices },
  stories: {
    chosen: story('A line is chosen', true, [], [choose], 'chosen'),
    dismissed: story('It is closed again', true, [], [close], 'dismissed'),
    loaded: story('The services come first', false, [here], [choose], 'chosen'),
    chosenBefore: story(
      'A page is chosen before the services have come',
      false,
      [silent],
      [choose],
      'chosen',
    ),
    dismissedBefore: story(
      'It is closed before the services have come',
      false,
      [silent],
      [close],
      'dismissed',
    ),
    failed: story('The services do not come, and a page is chosen', false, [offline], [choose], 'chosen'),
    failedClosed: story('The services do not come, and it is closed', false, [offline], [close], 'dismissed'),
    failedAgain: {
      ...story('The network is away and comes back', false, [offline, here], [retry], 'searching'),
      visits: ['incomplete'],
    },
  },
} satisfies Scenarios<typeof paletteMachine>;
