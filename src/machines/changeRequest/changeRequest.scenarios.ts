import type { Scenarios } from '../kit/scenario';
import { secondWay } from '../connection/connection.answers';
import { announcedDown as down, stepUp } from '../shared/request.stories';
import { load, request, type Sent } from './changeRequest.answers';
import {
  explicitConsent,
  institutionInput,
  multiFactorOf,
  plainInput,
  strongInput,
  strongLevel,
} from './changeRequest.fixtures';
import type { changeRequestMachine } from './changeRequest.machine';
import type { ChangeRequestInput } from './changeRequest.setup';

const events = {
  'request.confirmed': { type: 'request.confirmed' },
  'secondWay.requested': { type: 'secondWay.requested' },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
type Step = (typeof events)[keyof typeof events];

const send = events['request.confirmed'];
const close = events['dismissal.requested'];
const stay = events['stay.requested'];
const leave = events['leave.confirmed'];
const closeHeld = { ...close, draft: explicitConsent } as const;

type Loaded = (typeof load)[keyof typeof load];

const input = plainInput;
/** The person is back from a login: the page behind has been loaded again and does not hold the change. */
const back: ChangeRequestInput = { ...plainInput, heldHereOnly: true };
const low: ChangeRequestInput = { ...input, person: { ...input.person, level: 1 } };
/** The page's button at too low a level: there is no change yet. */
const lowButton: ChangeRequestInput = { ...low, draft: null };

/** The story of a person who cannot ask. */
function refused<const State>(title: string, from: ChangeRequestInput, loaded: Loaded, state: State) {
  const answers = { loadSetting: [loaded] } as const;
  return { title, input: from, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
}

function sentStory<const State, const End>(title: string, answer: Sent, state: State, end: End) {
  const answers = { loadSetting: [load.plain], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [send, close], visits: [state], end } as const;
}

/** Tells the story of a change that goes the second way instead of being sent. */
function second<const Steps extends readonly Step[], const End>(
  title: string,
  answer: (typeof secondWay)[keyof typeof secondWay],
  steps: Steps,
  end: End,
) {
  const answers = { loadSetting: [load.plain], secondWay: [answer] } as const;
  return { title, input, answers, steps: [events['secondWay.requested'], ...steps], end } as const;
}

export const changeRequestScenarios = {
  events,
  answers: { loadSetting: load, ticketSystemDown: down, stepUp, ticketRequest: request, secondWay },
  stories: {
    secondWay: second('The change goes the second way', secondWay.noted, [], 'finished'),
    secondWayReturned: second(
      'Back from the second way: the change is shown as it was',
      secondWay.returned,
      [],
      'reviewing',
    ),
    secondWayDismissed: second(
      'The second way is closed without a result, while the page holds the change',
      secondWay.dismissed,
      [],
      'cancelled',
    ),
    secondWayDismissedAfterLogin: {
      ...second(
        'The second way is closed without a result: asks, since only the dialog holds the change',
        secondWay.dismissed,
        [leave],
        'cancelled',
      ),
      input: back,
      visits: ['confirmingLeave'],
    },
    secondWayBroken: second(
      'The second way breaks off in an unforeseen way',
      secondWay.broken,
      [],
      'interrupted',
    ),
    requested: sentStory('A ticket is filed', request.filed, 'requested', 'finished'),
    requestedWithoutKey: sentStory(
      'A ticket is filed without a key',
      request.filedWithoutKey,
      'requestedWithoutKey',
      'finished',
    ),
    queued: sentStory('The request is kept', request.queued, 'queued', 'finished'),
    outage: sentStory('The ticket system is down and comes back', request.retried, 'requested', 'finished'),
    unchanged: sentStory('The server finds nothing different', request.unchanged, 'unchanged', 'finished'),
    collided: sentStory('Another person was first', request.collided, 'alreadyRequested', 'cancelled'),
    raisedMeanwhile: sentStory(
      'Another person has raised the level',
      request.higherLevel,
      'levelKept',
      'cancelled',
    ),
    strongRequested: {
      ...sentStory('A higher level is asked for', request.filed, 'requested', 'finished'),
      input: strongInput,
      answers: { loadSetting: [load.level2], ticketRequest: [request.filed] },
    },
    multiFactorRequested: {
      ...sentStory('A multi-factor value is asked for', request.filed, 'requested', 'finished'),
      input: { ...input, about: 'multiFactor', draft: multiFactorOf('https://refeds.org/profile/mfa') },
      answers: { loadSetting: [load.noMultiFactor], ticketRequest: [request.filed] },
    },
    institutionRequested: {
      ...sentStory('The institution wants its own data changed', request.filed, 'requested', 'finished'),
      input: institutionInput,
      answers: { loadSetting: [load.institution], ticketRequest: [request.filed] },
    },
    untouched: refused('Closed without sending, while the page holds it', input, load.plain, 'reviewing'),
    viewer: refused(
      'A viewer may not ask',
      { ...input, person: { ...input.person, admin: false } },
      load.plain,
      'forbidden',
    ),
    serviceUnknown: refused('No such service', input, load.gone, 'serviceUnknown'),
    alreadyRequested: refused('A change is already open', input, load.pending, 'alreadyRequested'),
    fixedByService: refused('The service sets its own level', strongInput, load.ownLevel, 'fixedByService'),
    lowered: refused(
      'A lower level than is set',
      { ...strongInput, draft: strongLevel(1.5) },
      load.level2,
      'levelKept',
    ),
    sameAlready: {
      ...refused('The setting is already in place', input, load.asAsked, 'unchanged'),
      end: 'finished',
    },
    closedEarly: refused('Closed while it looks up', input, load.slow, 'preparing'),
    interruptedClosed: refused('The look-up fails', input, load.broken, 'interrupted'),
    interrupted: {
      title: 'The look-up fails, then works',
      input,
      answers: { loadSetting: [load.broken, load.plain] },
      steps: [events['retry.requested']],
      end: 'reviewing',
    },
    nothingAsked: {
      title: 'Nothing to request, and the login is strong enough: closes at once',
      input: { ...input, draft: null },
      answers: { loadSetting: [load.plain] },
      steps: [],
      end: 'finished',
    },
    foreignDraft: {
      title: 'The draft is about another service',
      input: { ...back, draft: { ...explicitConsent, serviceEntityId: 'https://other.example' } },
      answers: { loadSetting: [load.plain] },
      steps: [],
      end: 'finished',
    },
    leftAfterLogin: {
      title: 'Closed after a login: asks, since only the dialog holds it',
      input: back,
      answers: { loadSetting: [load.plain] },
      steps: [closeHeld, leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with a change in the dialog, then kept open by the button and by Escape',
      input: back,
      answers: { loadSetting: [load.plain] },
      steps: [closeHeld, stay, closeHeld, close],
      end: 'reviewing',
    },
    buttonStepUp: {
      title: 'The page’s button at too low a level: after the login it closes, and the form can be used',
      input: lowButton,
      answers: { loadSetting: [load.plain], stepUp: [stepUp.met] },
      steps: [],
      visits: ['steppingUp'],
      end: 'finished',
    },
    buttonStepUpCancelled: {
      title: 'The page’s button at too low a level: the login stays as it is',
      input: lowButton,
      answers: { loadSetting: [load.plain], stepUp: [stepUp.cancelled] },
      steps: [],
      end: 'cancelled',
    },
    buttonStepUpUnmet: {
      title: 'The stronger login does not give the level',
      input: lowButton,
      answers: { loadSetting: [load.plain], stepUp: [stepUp.unmet] },
      steps: [],
      end: 'cancelled',
    },
    stepUpBroken: {
      title: 'The step-up view itself fails',
      input: lowButton,
      answers: { loadSetting: [load.plain], stepUp: [stepUp.broken] },
      steps: [],
      end: 'interrupted',
    },
    stepUpMet: {
      title: 'The login is too weak, and is strengthened: the change is still there',
      input: low,
      answers: { loadSetting: [load.plain], stepUp: [stepUp.met] },
      steps: [],
      visits: ['steppingUp'],
      end: 'reviewing',
    },
    levelLost: {
      title: 'The server requires a stronger login, which the person does not make: the change is kept',
      input,
      answers: {
        loadSetting: [load.plain],
        ticketRequest: [request.levelTooLow],
        stepUp: [stepUp.cancelled],
      },
      steps: [send],
      visits: ['steppingUp'],
      end: 'reviewing',
    },
    returned: {
      title: 'The ticket system is down: back to the change, with everything kept',
      input,
      answers: { loadSetting: [load.plain], ticketRequest: [request.returned] },
      steps: [send],
      end: 'reviewing',
    },
    dismissed: {
      title: 'Not sent and closed, while the page holds it',
      input,
      answers: { loadSetting: [load.plain], ticketRequest: [request.dismissed] },
      steps: [send],
      end: 'cancelled',
    },
    dismissedAfterLogin: {
      title: 'Not sent and closed: asks, since only the dialog holds it',
      input: back,
      answers: { loadSetting: [load.plain], ticketRequest: [request.dismissed] },
      steps: [send, leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    requestBroken: {
      title: 'Sending fails unexpectedly',
      input,
      answers: { loadSetting: [load.plain], ticketRequest: [request.broken] },
      steps: [send],
      end: 'interrupted',
    },
    downThenUp: {
      title: 'The ticket system is known to be down, then up again',
      input,
      answers: { loadSetting: [load.down, load.plain], ticketSystemDown: [down.retried] },
      steps: [],
      visits: ['ticketSystemDown'],
      end: 'reviewing',
    },
    downDismissed: {
      title: 'The ticket system is known to be down',
      input,
      answers: { loadSetting: [load.down], ticketSystemDown: [down.dismissed] },
      steps: [],
      end: 'cancelled',
    },
    downAfterLogin: {
      title: 'The ticket system is down after a login: asks before the change is lost',
      input: back,
      answers: { loadSetting: [load.down], ticketSystemDown: [down.dismissed] },
      steps: [leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    downBroken: {
      title: 'The outage view itself fails',
      input,
      answers: { loadSetting: [load.down], ticketSystemDown: [down.broken] },
      steps: [],
      end: 'interrupted',
    },
  },
} satisfies Scenarios<typeof changeRequestMachine>;
