import type { Scenarios } from '../../../machines/kit/scenario';
import { wishesRequests } from '../requests.scenarios';
import type { wishAnswerMachine } from './wishAnswer.machine';

const input = {
  person: { admin: true },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  draft: null,
} as const;
const draft = { text: 'We look at it in May.', declined: false };
const group = {
  service: 'https://archive.example/saml',
  serviceType: 'saml20_sp',
  name: 'Lantern Archive',
  version: '2.7',
  count: 2,
  together: ['Marginalia Reader'],
} as const;
const events = {
  'form.submitted': { type: 'form.submitted', draft },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const submit = events['form.submitted'];
const decline = { ...submit, draft: { text: 'We have another archive.', declined: true } } as const;
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const leave = events['leave.confirmed'];
const retry = events['retry.requested'];

const loadWishes = {
  two: { output: group },
  none: { output: null },
  slow: { pending: true },
  broken: { failure: { kind: 'unknown' } },
} as const;
const ticketRequest = wishesRequests;

type Looked = (typeof loadWishes)[keyof typeof loadWishes];
type Sent = (typeof ticketRequest)[keyof typeof ticketRequest];

/** The story of a person who cannot begin, or closes at once. */
function refused<const State>(title: string, lookUp: Looked, state: State) {
  const answers = { loadWishes: [lookUp] } as const;
  return { title, input, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
}

/** Returns what follows when the form is sent. */
function after<const State>(title: string, answer: Sent, state: State) {
  const answers = { loadWishes: [loadWishes.two], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [submit], end: state } as const;
}

export const wishAnswerScenarios = {
  events,
  answers: { loadWishes, ticketRequest },
  stories: {
    answered: {
      ...after('Two people are answered', ticketRequest.noted, 'finished'),
      steps: [submit, close],
      visits: ['answered'],
    },
    declined: { ...after('The service is declined', ticketRequest.noted, 'answered'), steps: [decline] },
    overtaken: {
      ...after(
        'Somebody else has asked meanwhile; seen again, all are answered',
        ticketRequest.overtaken,
        'answered',
      ),
      answers: {
        loadWishes: [loadWishes.two, loadWishes.two],
        ticketRequest: [ticketRequest.overtaken, ticketRequest.noted],
      },
      steps: [submit, retry, submit],
      visits: ['changedMeanwhile'],
    },
    withdrawnMeanwhile: {
      ...after('Meanwhile all have taken it back', ticketRequest.overtaken, 'nothingWished'),
      answers: {
        loadWishes: [loadWishes.two, loadWishes.none],
        ticketRequest: [ticketRequest.overtaken],
      },
      steps: [submit, retry],
    },
    overtakenLeft: {
      ...after('Somebody else was first, and it is left', ticketRequest.overtaken, 'cancelled'),
      steps: [submit, close, leave],
      visits: ['changedMeanwhile'],
    },
    nothingWished: refused('Nobody has asked for it', loadWishes.none, 'nothingWished'),
    viewer: {
      ...refused('A viewer answers nobody', loadWishes.two, 'forbidden'),
      input: { ...input, person: { admin: false } },
    },
    untouched: refused('Closed before anything is typed', loadWishes.two, 'answering'),
    closedEarly: refused('Closed while it looks up', loadWishes.slow, 'preparing'),
    interruptedClosed: refused('The look-up fails', loadWishes.broken, 'interrupted'),
    interrupted: {
      title: 'The look-up fails, then works',
      input,
      answers: { loadWishes: [loadWishes.broken, loadWishes.two] },
      steps: [retry],
      end: 'answering',
    },
    leaveConfirmed: {
      title: 'Closed with text in the form',
      input,
      answers: { loadWishes: [loadWishes.two] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with text in the form, then kept open by the button and by Escape',
      input,
      answers: { loadWishes: [loadWishes.two] },
      steps: [closeTyped, events['stay.requested'], closeTyped, close],
      end: 'answering',
    },
    returned: after(
      'Not sent, since the login has ended: back to the form',
      ticketRequest.returned,
      'answering',
    ),
    dismissed: {
      ...after('Not sent and closed: asks first', ticketRequest.dismissed, 'cancelled'),
      steps: [submit, leave],
      visits: ['confirmingLeave'],
    },
    broken: after('Sending fails unexpectedly', ticketRequest.broken, 'interrupted'),
  },
} satisfies Scenarios<typeof wishAnswerMachine>;
