import type { Scenarios } from '../../../machines/kit/scenario';
import { formEvents, requestStories } from '../../../machines/shared/request.stories';
import { additions } from '../requests.scenarios';
import { blankDraft } from './gathering.draft';
import type { gatheringMachine } from './gathering.machine';

const service = {
  serviceEntityId: 'https://archive.example/saml',
  serviceType: 'saml20_sp',
  name: 'Lantern Archive',
} as const;
const input = {
  services: [service, { ...service, serviceEntityId: 'https://maps.example/saml', name: 'Maps' }],
  person: { admin: true },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  multiFactor: [],
  draft: null,
} as const;
const draft = { ...blankDraft, consent: 'NO_CONSENT' };
const events = formEvents(draft);
const submit = events['form.submitted'];
const close = events['dismissal.requested'];

const { after, stories } = requestStories({
  input,
  draft,
  form: 'editing',
  ready: undefined,
  looks: (..._: readonly unknown[]) => ({}),
  sent: additions,
});

/** The story of a person who cannot begin. */
function refused<const Given, const State>(title: string, given: Given, state: State) {
  return { title, input: given, answers: {}, steps: [close], visits: [state], end: 'cancelled' } as const;
}

export const gatheringScenarios = {
  events,
  answers: { ticketRequest: additions },
  stories: {
    gathered: {
      ...after('The same change of two services is added', additions.gathered, 'finished'),
      steps: [submit, close],
      visits: ['gathered'],
    },
    inPart: {
      ...after('One of them has it already', additions.inPart, 'finished'),
      steps: [submit, close],
      visits: ['partlyGathered'],
    },
    nothing: {
      ...after('Both have it already', additions.nothing, 'finished'),
      steps: [submit, close],
      visits: ['nothingGathered'],
    },
    disconnected: {
      ...after('Both are disconnected, whatever else was chosen before', additions.gathered, 'gathered'),
      steps: [{ ...submit, draft: { ...draft, connection: 'disconnect' } }],
    },
    viewer: refused('A viewer gathers nothing', { ...input, person: { admin: false } }, 'forbidden'),
    nothingPicked: refused('No service is ticked', { ...input, services: [] }, 'nothingPicked'),
    brokenRetried: {
      ...after('It fails, and the form is shown again', additions.broken, 'editing'),
      steps: [submit, events['retry.requested']],
    },
    brokenClosed: {
      ...after('It fails, and the person gives up', additions.broken, 'cancelled'),
      steps: [submit, close],
    },
    ...stories,
  },
} satisfies Scenarios<typeof gatheringMachine>;
