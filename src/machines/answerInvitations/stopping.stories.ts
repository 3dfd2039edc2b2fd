import { draft, events, fileTicket, loadInvitations, ticketSystemDown } from './answerInvitations.answers';
import { plainInput as input } from './answerInvitations.fixtures';

const submit = events['form.submitted'];
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const leave = events['leave.confirmed'];
const back = events['return.requested'];
const silence = { elapsed: 'noAnswer' } as const;
const { filed, offline, down, silent, expired } = fileTicket;

type Sent = (typeof fileTicket)[keyof typeof fileTicket];
type Step = typeof close | typeof closeTyped | typeof leave | typeof back | typeof silence | typeof submit;
type Down = (typeof ticketSystemDown)[keyof typeof ticketSystemDown];

/** The story of a form that is sent while the person takes these steps. */
function after<const State>(title: string, sent: readonly Sent[], steps: readonly Step[], state: State) {
  const answers = { loadInvitations: [loadInvitations.three], fileTicket: sent } as const;
  return { title, input, answers, steps: [submit, ...steps], end: state } as const;
}

/** The ticket system is found to be down while answers are sent. */
function outage<const State>(title: string, sent: readonly Sent[], downAnswer: Down, state: State) {
  const { answers, ...story } = after(title, sent, [], state);
  return { ...story, answers: { ...answers, ticketSystemDown: [downAnswer] }, visits: ['waiting'] } as const;
}

/** Stories in which the answers stop before the last. */
export const stoppingStories = {
  lostAndLeft: after(
    'The login ends midway, and the rest is left',
    [filed, expired],
    [close, close],
    'finished',
  ),
  lostAndReturned: after(
    'The login ends midway: the form has what is left',
    [filed, expired],
    [back],
    'acceptingConnections',
  ),
  lostAtOnce: after(
    'The connection is lost at once: back to the form',
    [offline],
    [close],
    'acceptingConnections',
  ),
  leftAndReturned: after(
    'The rest is left, then answered',
    [filed, expired, filed],
    [close, back, submit],
    'outcomeShown',
  ),
  leftWithForm: {
    ...after(
      'After some answers the form is closed: the accepted ones are listed',
      [filed, expired],
      [back, closeTyped, leave],
      'partialOutcomeShown',
    ),
    visits: ['confirmingLeave', 'leaving'],
  },
  silent: after('No answer comes in time', [filed, silent], [silence], 'stopped'),
  stopping: after(
    'Closed while an answer is being sent, which gets no reply: no other follows',
    [filed, silent],
    [close, silence],
    'partialOutcomeShown',
  ),
  forbidden: after(
    'The role was removed: the first answer says so, and the form is unchanged',
    [fileTicket.forbidden],
    [],
    'acceptingConnections',
  ),
  invalid: after(
    'The first is refused, and the form is sent again: the others come first',
    [fileTicket.invalid, filed, filed, fileTicket.invalid],
    [submit],
    'outcomeShown',
  ),
  outage: outage(
    'The ticket system is down and comes back',
    [filed, down, filed],
    ticketSystemDown.retried,
    'outcomeShown',
  ),
  outageLeft: outage(
    'The ticket system goes down midway, and the rest is left',
    [filed, down],
    ticketSystemDown.dismissed,
    'partialOutcomeShown',
  ),
  outageUncertain: outage(
    'The ticket system goes down midway: the form has what is left',
    [filed, fileTicket.uncertain],
    ticketSystemDown.uncertainReturned,
    'acceptingConnections',
  ),
  outageReturned: outage(
    'The ticket system is down: back to the form',
    [down],
    ticketSystemDown.returned,
    'acceptingConnections',
  ),
  outageDismissed: outage(
    'The ticket system is down, which is closed: back to the form',
    [down],
    ticketSystemDown.dismissed,
    'acceptingConnections',
  ),
  outageBroken: outage('The outage view itself fails midway', [down], ticketSystemDown.broken, 'stopped'),
} as const;
