import type { Scenarios } from '../kit/scenario';
import { announcedDown, formEvents, requestStories, stepUp } from '../shared/request.stories';
import { ticketRequestScenarios } from '../shared/ticketRequest.scenarios';
import { ownRequest, plainInput as input } from './withdrawRequest.fixtures';
import type { withdrawRequestMachine } from './withdrawRequest.machine';

const draft = { comments: 'The course moved to another semester.' };
const wordless = { comments: '' };
const events = formEvents(draft);
const submit = events['form.submitted'];
const submitWordless = { ...submit, draft: wordless } as const;
const close = events['dismissal.requested'];
const leave = events['leave.confirmed'];

const broken = { failure: { kind: 'unknown' } } as const;
const loadRequest = {
  own: { output: ownRequest },
  others: { output: { ...ownRequest, userName: 'Sam Colleague', eligibility: 'others' } },
  done: { output: { ...ownRequest, status: 'Resolved', resolution: 'done', eligibility: 'settled' } },
  unknown: { failure: { kind: 'notFound' } },
  down: { failure: { kind: 'ticketSystemUnreachable', delivery: 'refused' } },
  slow: { pending: true },
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
const { own } = loadRequest;
const low = { ...input, person: { ...input.person, level: 1 } };
/** The person is back from a login with what was typed. */
const back = { ...input, draft };

type Looked = (typeof loadRequest)[keyof typeof loadRequest];
const { refused, after, stories, lookUpStories, stepUpStories } = requestStories({
  input,
  draft,
  form: 'confirming',
  ready: own,
  looks: (...loadRequest: readonly Looked[]) => ({ loadRequest }),
  sent: ticketRequest,
});

type Down = (typeof announcedDown)[keyof typeof announcedDown];

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
  answers: { loadRequest, ticketSystemDown: announcedDown, stepUp, ticketRequest },
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
    requestUnknown: refused('The request does not exist', loadRequest.unknown, 'requestUnknown'),
    viewer: {
      ...refused('A viewer may not withdraw', loadRequest.others, 'forbidden'),
      input: { ...input, person: { ...input.person, admin: false } },
    },
    closedEarly: refused('Closed while it looks up', loadRequest.slow, 'preparing'),
    dismissedWordless: {
      ...after('Not sent and closed: there was nothing to lose', ticketRequest.dismissed, 'cancelled'),
      steps: [submitWordless],
    },
    downThenUp: outage(
      'The ticket system is down, then up again',
      [loadRequest.down, own],
      input,
      announcedDown.retried,
      'confirming',
    ),
    downDismissed: outage(
      'The ticket system is down',
      [loadRequest.down],
      input,
      announcedDown.dismissed,
      'cancelled',
    ),
    downBroken: outage(
      'The outage view itself fails',
      [loadRequest.down],
      input,
      announcedDown.broken,
      'interrupted',
    ),
    downAfterLogin: {
      ...outage(
        'The ticket system is down after a login: asks before the comment is lost',
        [loadRequest.down],
        back,
        announcedDown.dismissed,
        'cancelled',
      ),
      steps: [leave],
    },
    downStayed: {
      ...outage(
        'The ticket system is down after a login, and the person stays until it is up',
        [loadRequest.down, own],
        back,
        announcedDown.dismissed,
        'confirming',
      ),
      steps: [events['stay.requested']],
    },
    ...stories,
    ...lookUpStories,
    ...stepUpStories(low, ticketRequest.levelTooLow),
  },
} satisfies Scenarios<typeof withdrawRequestMachine>;
