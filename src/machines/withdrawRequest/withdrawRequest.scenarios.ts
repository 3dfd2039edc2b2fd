import type { Scenarios } from '../kit/scenario';
import { stepUpScenarios } from '../shared/stepUp.scenarios';
import { ticketRequestScenarios } from '../shared/ticketRequest.scenarios';
import { ticketSystemDownScenarios } from '../shared/ticketSystemDown.scenarios';
import { ownRequest, plainInput as input } from './withdrawRequest.fixtures';
import type { withdrawRequestMachine } from './withdrawRequest.machine';

const draft = { comments: 'The course moved to another semester.' };
const wordless = { comments: '' };
const events = {
  'form.submitted': { type: 'form.submitted', draft },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const submit = events['form.submitted'];
const submitWordless = { ...submit, draft: wordless } as const;
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const leave = events['leave.confirmed'];

const broken = { failure: { kind: 'unknown' } } as const;
const loadRequest = {
  own: { output: ownRequest },
  others: { output: { ...ownRequest, userName: 'Sam Colleague', standing: 'others' } },
  done: { output: { ...ownRequest, status: 'Resolved', resolution: 'done', standing: 'settled' } },
  unknown: { failure: { kind: 'notFound' } },
  down: { failure: { kind: 'ticketSystemUnreachable', delivery: 'refused' } },
  slow: { pending: true },
  broken,
} as const;
const steppedUp = stepUpScenarios.stories;
const stepUp = {
  met: { story: steppedUp.met },
  cancelled: { story: steppedUp.cancelled },
  unmet: { story: steppedUp.unmet },
  broken,
} as const;
const sent = ticketRequestScenarios.stories;
const ticketRequest = {
  withdrawn: { story: sent.filed },
  retried: { story: sent.outageRetried },
  settled: { story: sent.settled },
  levelTooLow: { story: sent.levelTooLow },
  returned: { story: sent.outageReturned },
  dismissed: { story: sent.offlineDismissed },
  broken,
} as const;
const ticketSystemDown = {
  retried: { story: ticketSystemDownScenarios.stories.announcedRetried },
  dismissed: { story: ticketSystemDownScenarios.stories.announcedDismissed },
  broken,
} as const;
const { own } = loadRequest;
const low = { ...input, person: { ...input.person, level: 1 } };
/** The person is back from a login with what was typed. */
const back = { ...input, draft };

type Looked = (typeof loadRequest)[keyof typeof loadRequest];
type Down = (typeof ticketSystemDown)[keyof typeof ticketSystemDown];
type Sent = (typeof ticketRequest)[keyof typeof ticketRequest];

/** The story of a person who cannot begin, or closes at once. */
function refused<const State>(title: string, lookUp: Looked, state: State) {
  const answers = { loadRequest: [lookUp] } as const;
  return { title, input, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
}

/** Returns what follows when the form is sent. */
function after<const State>(title: string, answer: Sent, state: State) {
  const answers = { loadRequest: [own], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [submit], end: state } as const;
}

function outage<const Looks, const Given, const State>(
  title: string,
  looks: Looks,
  given: Given,
  answer: Down,
  state: State,
) {
  const answers = { loadRequest: looks, ticketSystemDown: [answer] } as const;
  return { title, input: given, answers, steps: [], visits: ['ticketSystemDown'], end: state } as const;
}

export const withdrawRequestScenarios = {
  events,
  answers: { loadRequest, ticketSystemDown, stepUp, ticketRequest },
  stories: {
    withdrawn: {
      ...after('A person withdraws their own request', ticketRequest.withdrawn, 'finished'),
      steps: [submit, close],
      visits: ['withdrawn'],
    },
    wordless: {
      ...after('It is withdrawn without a comment', ticketRequest.withdrawn, 'withdrawn'),
      steps: [submitWordless],
    },
    outage: after('The ticket system is down and comes back', ticketRequest.retried, 'withdrawn'),
    settledMeanwhile: {
      ...after('The desk was faster: its decision is shown', ticketRequest.settled, 'tooLate'),
      answers: { loadRequest: [own, loadRequest.done], ticketRequest: [ticketRequest.settled] },
    },
    tooLate: refused('It has been decided', loadRequest.done, 'tooLate'),
    notOwn: refused('Another person sent it', loadRequest.others, 'notOwn'),
    requestUnknown: refused('There is no such request', loadRequest.unknown, 'requestUnknown'),
    viewer: {
      ...refused('A viewer may not withdraw', loadRequest.others, 'forbidden'),
      input: { ...input, person: { ...input.person, admin: false } },
    },
    untouched: refused('Closed before anything is typed', own, 'confirming'),
    closedEarly: refused('Closed while it looks up', loadRequest.slow, 'preparing'),
    interruptedClosed: refused('The look-up fails', loadRequest.broken, 'interrupted'),
    interrupted: {
      title: 'The look-up fails, then works',
      input,
      answers: { loadRequest: [loadRequest.broken, own] },
      steps: [events['retry.requested']],
      end: 'confirming',
    },
    leaveConfirmed: {
      title: 'Closed with text in the form',
      input,
      answers: { loadRequest: [own] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with text in the form, then kept open by the button and by Escape',
      input,
      answers: { loadRequest: [own] },
      steps: [closeTyped, events['stay.requested'], closeTyped, close],
      end: 'confirming',
    },
    returned: after('The ticket system is down: back to the form', ticketRequest.returned, 'confirming'),
    dismissed: {
      ...after('Not sent and closed: asks first', ticketRequest.dismissed, 'cancelled'),
      steps: [submit, leave],
      visits: ['confirmingLeave'],
    },
    dismissedWordless: {
      ...after('Not sent and closed: there was nothing to lose', ticketRequest.dismissed, 'cancelled'),
      steps: [submitWordless],
    },
    requestBroken: after('Sending fails unexpectedly', ticketRequest.broken, 'interrupted'),
    downThenUp: outage(
      'The ticket system is down, then up again',
      [loadRequest.down, own],
      input,
      ticketSystemDown.retried,
      'confirming',
    ),
    downDismissed: outage(
      'The ticket system is down',
      [loadRequest.down],
      input,
      ticketSystemDown.dismissed,
      'cancelled',
    ),
    downBroken: outage(
      'The outage view itself fails',
      [loadRequest.down],
      input,
      ticketSystemDown.broken,
      'interrupted',
    ),
    downAfterLogin: {
      ...outage(
        'The ticket system is down after a login: asks before the comment is lost',
        [loadRequest.down],
        back,
        ticketSystemDown.dismissed,
        'cancelled',
      ),
      steps: [leave],
    },
    downStayed: {
      ...outage(
        'The ticket system is down after a login, and the person stays until it is up',
        [loadRequest.down, own],
        back,
        ticketSystemDown.dismissed,
        'confirming',
      ),
      steps: [events['stay.requested']],
    },
    stepUpMet: {
      title: 'The login is too weak, and is strengthened',
      input: low,
      answers: { loadRequest: [own, own], stepUp: [stepUp.met] },
      steps: [],
      visits: ['steppingUp'],
      end: 'confirming',
    },
    stepUpCancelled: {
      title: 'The login is too weak, and stays too weak',
      input: low,
      answers: { loadRequest: [own], stepUp: [stepUp.cancelled] },
      steps: [],
      end: 'cancelled',
    },
    stepUpUnmet: {
      title: 'The stronger login does not give the level',
      input: low,
      answers: { loadRequest: [own], stepUp: [stepUp.unmet] },
      steps: [],
      end: 'cancelled',
    },
    stepUpBroken: {
      title: 'The step-up view itself fails',
      input: low,
      answers: { loadRequest: [own], stepUp: [stepUp.broken] },
      steps: [],
      end: 'interrupted',
    },
    levelLost: {
      title: 'The server requires a stronger login, which the person does not make: the form is unchanged',
      input,
      answers: {
        loadRequest: [own],
        ticketRequest: [ticketRequest.levelTooLow],
        stepUp: [stepUp.cancelled],
      },
      steps: [submit],
      visits: ['steppingUp'],
      end: 'confirming',
    },
  },
} satisfies Scenarios<typeof withdrawRequestMachine>;
