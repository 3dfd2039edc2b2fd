import type { Scenarios } from '../../../machines/kit/scenario';
import { wishesRequests } from '../requests.scenarios';
import type { wishMachine } from './wish.machine';

const input = {
  person: { asks: true },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  draft: null,
} as const;
const draft = { reason: 'The students of the archive course need it.', people: '40' };
const service = {
  entityId: 'https://archive.example/saml',
  type: 'saml20_sp',
  name: 'Lantern Archive',
  connected: false,
  wish: null,
  full: false,
} as const;
const events = {
  'form.submitted': { type: 'form.submitted', draft },
  'withdrawal.requested': { type: 'withdrawal.requested', draft: null },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const submit = events['form.submitted'];
const submitUncounted = { ...submit, draft: { ...draft, people: '' } } as const;
const withdraw = events['withdrawal.requested'];
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const leave = events['leave.confirmed'];

const loadWish = {
  free: { output: service },
  asked: { output: { ...service, wish: { reason: 'We need it.', people: '12' } } },
  connected: { output: { ...service, connected: true } },
  fulfilled: { output: { ...service, connected: true, wish: { reason: 'We need it.', people: '12' } } },
  full: { output: { ...service, full: true } },
  slow: { pending: true },
  broken: { failure: { kind: 'unknown' } },
} as const;
const ticketRequest = wishesRequests;

type Looked = (typeof loadWish)[keyof typeof loadWish];
type Sent = (typeof ticketRequest)[keyof typeof ticketRequest];

/** The story of a person who cannot begin, or closes at once. */
function refused<const State>(title: string, lookUp: Looked, state: State) {
  const answers = { loadWish: [lookUp] } as const;
  return { title, input, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
}

/** Returns what follows when the form is sent. */
function after<const State>(title: string, answer: Sent, state: State) {
  const answers = { loadWish: [loadWish.free], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [submit], end: state } as const;
}

/** Returns what follows when the wish is withdrawn. */
function back<const State>(title: string, answer: Sent, state: State) {
  const answers = { loadWish: [loadWish.asked], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [withdraw], visits: ['changing'], end: state } as const;
}

export const wishScenarios = {
  events,
  answers: { loadWish, ticketRequest },
  stories: {
    asked: {
      ...after('A member asks for a service', ticketRequest.noted, 'finished'),
      steps: [submit, close],
      visits: ['asked'],
    },
    uncounted: {
      ...after('Without a number of people', ticketRequest.noted, 'asked'),
      steps: [submitUncounted],
    },
    changed: {
      ...after('An earlier wish is changed', ticketRequest.noted, 'asked'),
      answers: { loadWish: [loadWish.asked], ticketRequest: [ticketRequest.noted] },
      visits: ['changing'],
    },
    withdrawn: {
      ...back('The wish is withdrawn', ticketRequest.noted, 'finished'),
      steps: [withdraw, close],
      visits: ['withdrawn'],
    },
    withdrawalReturned: back(
      'The wish is not withdrawn: the form is unchanged',
      ticketRequest.returned,
      'changing',
    ),
    withdrawalDismissed: back(
      'The wish is not withdrawn, and the dialog closed',
      ticketRequest.dismissed,
      'cancelled',
    ),
    withdrawalBroken: back('Withdrawing the wish fails unexpectedly', ticketRequest.broken, 'interrupted'),
    connectedMeanwhile: {
      ...after('Meanwhile an administrator has connected it', ticketRequest.overtaken, 'connected'),
      answers: { loadWish: [loadWish.free, loadWish.connected], ticketRequest: [ticketRequest.overtaken] },
    },
    fulfilled: refused('It is connected, as it was asked', loadWish.fulfilled, 'fulfilled'),
    removed: {
      ...back('It is connected, and the wish is removed', ticketRequest.noted, 'withdrawn'),
      answers: { loadWish: [loadWish.fulfilled], ticketRequest: [ticketRequest.noted] },
      visits: ['fulfilled'],
    },
    connected: refused('It is connected already', loadWish.connected, 'connected'),
    full: refused('The limit of wishes is reached', loadWish.full, 'full'),
    admin: {
      ...refused('An admin cannot ask', loadWish.free, 'forbidden'),
      input: { ...input, person: { asks: false } },
    },
    untouched: refused('Closed before anything is typed', loadWish.free, 'asking'),
    unchanged: refused('Closed before anything is changed', loadWish.asked, 'changing'),
    closedEarly: refused('Closed while it looks up', loadWish.slow, 'preparing'),
    interruptedClosed: refused('The look-up fails', loadWish.broken, 'interrupted'),
    interrupted: {
      title: 'The look-up fails, then works',
      input,
      answers: { loadWish: [loadWish.broken, loadWish.free] },
      steps: [events['retry.requested']],
      end: 'asking',
    },
    leaveConfirmed: {
      title: 'Closed with text in the form',
      input,
      answers: { loadWish: [loadWish.free] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    changeLeft: {
      title: 'Closed with changes in the form',
      input,
      answers: { loadWish: [loadWish.asked] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with text in the form, then kept open by the button and by Escape',
      input,
      answers: { loadWish: [loadWish.free] },
      steps: [closeTyped, events['stay.requested'], closeTyped, close],
      end: 'asking',
    },
    returned: after(
      'Not sent, since the login has ended: back to the form',
      ticketRequest.returned,
      'asking',
    ),
    dismissed: {
      ...after('Not sent and closed: asks first', ticketRequest.dismissed, 'cancelled'),
      steps: [submit, leave],
      visits: ['confirmingLeave'],
    },
    broken: after('Sending fails unexpectedly', ticketRequest.broken, 'interrupted'),
  },
} satisfies Scenarios<typeof wishMachine>;
