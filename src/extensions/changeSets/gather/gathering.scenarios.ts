import type { Scenarios } from '../../../machines/kit/scenario';
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
const events = {
  'form.submitted': { type: 'form.submitted', draft },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const submit = events['form.submitted'];
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const leave = events['leave.confirmed'];

const ticketRequest = additions;

type Sent = (typeof ticketRequest)[keyof typeof ticketRequest];

/** Returns what follows when the form is sent. */
function after<const State>(title: string, answer: Sent, state: State) {
  return { title, input, answers: { ticketRequest: [answer] }, steps: [submit], end: state } as const;
}

/** The story of a person who cannot begin. */
function refused<const Given, const State>(title: string, given: Given, state: State) {
  return { title, input: given, answers: {}, steps: [close], visits: [state], end: 'cancelled' } as const;
}

export const gatheringScenarios = {
  events,
  answers: { ticketRequest },
  stories: {
    gathered: {
      ...after('The same change of two services is added', ticketRequest.gathered, 'finished'),
      steps: [submit, close],
      visits: ['gathered'],
    },
    inPart: {
      ...after('One of them has it already', ticketRequest.inPart, 'finished'),
      steps: [submit, close],
      visits: ['partlyGathered'],
    },
    nothing: {
      ...after('Both have it already', ticketRequest.nothing, 'finished'),
      steps: [submit, close],
      visits: ['nothingGathered'],
    },
    disconnected: {
      ...after('Both are disconnected, whatever else was chosen before', ticketRequest.gathered, 'gathered'),
      steps: [{ ...submit, draft: { ...draft, connection: 'disconnect' } }],
    },
    viewer: refused('A viewer gathers nothing', { ...input, person: { admin: false } }, 'forbidden'),
    nothingPicked: refused('No service is ticked', { ...input, services: [] }, 'nothingPicked'),
    untouched: {
      title: 'Closed before anything is chosen',
      input,
      answers: {},
      steps: [close],
      end: 'cancelled',
    },
    leaveConfirmed: {
      title: 'Closed with a choice in the form',
      input,
      answers: {},
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with a choice in the form, then kept open by the button and by Escape',
      input,
      answers: {},
      steps: [closeTyped, events['stay.requested'], closeTyped, close],
      end: 'editing',
    },
    returned: after('Not sent: back to the form', ticketRequest.returned, 'editing'),
    dismissed: {
      ...after('Not sent and closed: asks first', ticketRequest.dismissed, 'cancelled'),
      steps: [submit, leave],
      visits: ['confirmingLeave'],
    },
    broken: after('Sending fails unexpectedly', ticketRequest.broken, 'interrupted'),
    brokenRetried: {
      ...after('It fails, and the form is shown again', ticketRequest.broken, 'editing'),
      steps: [submit, events['retry.requested']],
    },
    brokenClosed: {
      ...after('It fails, and the person gives up', ticketRequest.broken, 'cancelled'),
      steps: [submit, close],
    },
  },
} satisfies Scenarios<typeof gatheringMachine>;
