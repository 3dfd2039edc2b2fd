import type { Scenarios } from '../kit/scenario';
import type { ticketSystemDownMachine } from './ticketSystemDown.machine';

const events = {
  'retry.requested': { type: 'retry.requested' },
  'return.requested': { type: 'return.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const announced = { situation: 'announced', attempts: 0 } as const;
const refused = { situation: 'refused', attempts: 1 } as const;
const uncertain = { situation: 'unknown', attempts: 1 } as const;

function story<const Input, const Step, const End>(title: string, input: Input, step: Step, end: End) {
  return { title, input, answers: {}, steps: [step], end } as const;
}

export const ticketSystemDownScenarios = {
  events,
  answers: {},
  stories: {
    announcedRetried: story(
      'An outage known beforehand is looked up again',
      announced,
      events['retry.requested'],
      'retrying',
    ),
    announcedDismissed: story(
      'An outage known beforehand is closed',
      announced,
      events['dismissal.requested'],
      'dismissed',
    ),
    refusedRetried: story('A refused request is tried again', refused, events['retry.requested'], 'retrying'),
    refusedReturned: story(
      'After a refusal back to the form',
      refused,
      events['return.requested'],
      'returned',
    ),
    refusedDismissed: story(
      'A refused request is given up',
      refused,
      events['dismissal.requested'],
      'dismissed',
    ),
    uncertainRetried: story(
      'A request that may have arrived is tried again',
      uncertain,
      events['retry.requested'],
      'retrying',
    ),
    uncertainReturned: story(
      'After silence back to the form',
      uncertain,
      events['return.requested'],
      'returned',
    ),
    uncertainDismissed: story(
      'A request that may have arrived is given up',
      uncertain,
      events['dismissal.requested'],
      'dismissed',
    ),
  },
} satisfies Scenarios<typeof ticketSystemDownMachine>;
