import { load, request, type Sent } from './changeRequest.answers';
import { multiFactorOf, plainInput, strongInput } from './changeRequest.fixtures';
import type { ChangeRequestInput } from './changeRequest.types';

/** The events that may be sent to the chart. */
export const events = {
  'request.confirmed': { type: 'request.confirmed' },
  'gathering.requested': { type: 'gathering.requested' },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;

type Step = (typeof events)[keyof typeof events];

const input = plainInput;
/** The person is back from a login: the page behind has been loaded anew. */
export const back: ChangeRequestInput = { ...plainInput, heldHereOnly: true };
const add = events['gathering.requested'];
const close = events['dismissal.requested'];
const stay = events['stay.requested'];
const leave = events['leave.confirmed'];

/** Tells the story of a change that is added to the set of changes instead of being sent. */
function added<const Steps extends readonly Step[], const End>(
  title: string,
  answer: Sent,
  steps: Steps,
  end: End,
) {
  const answers = { loadSetting: [load.plain], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [add, ...steps], visits: ['gathering'], end } as const;
}

/** The stories of a change that is gathered. */
export const gatheringStories = {
  gathered: {
    ...added('The change is added to the set of changes', request.gathered, [close], 'finished'),
    visits: ['gathered'],
  },
  strongGathered: {
    ...added('A higher level is added to the set of changes', request.gathered, [close], 'finished'),
    input: strongInput,
    answers: { loadSetting: [load.level2], ticketRequest: [request.gathered] },
  },
  multiFactorGathered: {
    ...added('A multi-factor value is added to the set of changes', request.gathered, [close], 'finished'),
    input: { ...input, about: 'multiFactor', draft: multiFactorOf('https://refeds.org/profile/mfa') },
    answers: { loadSetting: [load.noMultiFactor], ticketRequest: [request.gathered] },
  },
  notGathered: {
    ...added('The change is refused: it is shown as it was', request.refused, [stay], 'reviewing'),
    visits: ['notGathered'],
  },
  notGatheredClosed: {
    ...added('The change is refused, and the reason closed by Escape', request.refused, [close], 'reviewing'),
    visits: ['notGathered'],
  },
  gatheringReturned: added(
    'The session has ended before the change was added: it is shown as it was',
    request.additionReturned,
    [],
    'reviewing',
  ),
  gatheringDismissed: added(
    'Not added and closed, while the page holds it',
    request.additionDismissed,
    [],
    'cancelled',
  ),
  gatheringDismissedAfterLogin: {
    ...added(
      'Not added and closed: asks, since only the dialog holds it',
      request.additionDismissed,
      [leave],
      'cancelled',
    ),
    input: back,
    visits: ['confirmingLeave'],
  },
  gatheringBroken: added('Adding breaks off in an unforeseen way', request.broken, [], 'interrupted'),
} as const;
