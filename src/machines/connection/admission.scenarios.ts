import type { Scenarios } from '../kit/scenario';
import { ticketSystemDownScenarios } from '../shared/ticketSystemDown.scenarios';
import type { admissionMachine } from './admission.machine';
import { plainRequester, plainSubject } from './connection.fixtures';
import type { Requester } from './connection.types';

const events = {
  'retry.requested': { type: 'retry.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;
const close = events['dismissal.requested'];
const retry = events['retry.requested'];

const broken = { failure: { kind: 'unknown' } } as const;
const load = {
  plain: { output: plainSubject },
  down: { output: { ...plainSubject, ticketSystemDown: true } },
  gone: { failure: { kind: 'notFound' } },
  offline: { failure: { kind: 'offline' } },
  slow: { pending: true },
  broken,
} as const;
const down = {
  retried: { story: ticketSystemDownScenarios.stories.announcedRetried },
  dismissed: { story: ticketSystemDownScenarios.stories.announcedDismissed },
  broken,
} as const;

const input = { ...plainRequester, fresh: false };
const of = (institution: Partial<Requester['institution']>) => ({
  ...input,
  institution: { ...input.institution, ...institution },
});

/** The story of a person who cannot begin. */
function refusedStory<const State>(
  title: string,
  given: typeof input,
  loaded: (typeof load)[keyof typeof load],
  state: State,
) {
  return {
    title,
    input: given,
    answers: { loadSubject: [loaded] },
    steps: [close],
    visits: [state],
    end: 'dismissed',
  } as const;
}

export const admissionScenarios = {
  events,
  answers: { loadSubject: load, ticketSystemDown: down },
  stories: {
    admitted: {
      title: 'There are no obstacles',
      input,
      answers: { loadSubject: [load.plain] },
      steps: [],
      end: 'admitted',
    },
    viewer: refusedStory(
      'A viewer may not change connections',
      { ...input, person: { ...input.person, admin: false } },
      load.plain,
      'forbidden',
    ),
    testInstitution: refusedStory('A test institution', of({ test: true }), load.plain, 'testInstitution'),
    institutionIdMissing: refusedStory(
      'No institution id',
      of({ hasInstitutionId: false }),
      load.plain,
      'institutionIdMissing',
    ),
    serviceUnknown: refusedStory('No such service', input, load.gone, 'serviceUnknown'),
    lookupFailed: refusedStory('The look-up fails', input, load.broken, 'interrupted'),
    closedEarly: refusedStory('Closed while it looks up', input, load.slow, 'loading'),
    lookupRetried: {
      title: 'The look-up fails, then works',
      input,
      answers: { loadSubject: [load.offline, load.plain] },
      steps: [retry],
      end: 'admitted',
    },
    downThenUp: {
      title: 'The ticket system is known to be down, then up again',
      input,
      answers: { loadSubject: [load.down, load.plain], ticketSystemDown: [down.retried] },
      steps: [],
      visits: ['ticketSystemDown'],
      end: 'admitted',
    },
    downDismissed: {
      title: 'The ticket system is known to be down',
      input,
      answers: { loadSubject: [load.down], ticketSystemDown: [down.dismissed] },
      steps: [],
      end: 'dismissed',
    },
    downBroken: {
      title: 'The outage view itself fails',
      input,
      answers: { loadSubject: [load.down], ticketSystemDown: [down.broken] },
      steps: [],
      end: 'interrupted',
    },
  },
} satisfies Scenarios<typeof admissionMachine>;
