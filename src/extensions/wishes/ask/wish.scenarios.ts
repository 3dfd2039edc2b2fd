import type { Scenarios } from '../../../machines/kit/scenario';
import { formEvents, requestStories } from '../../../machines/shared/request.stories';
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
  ...formEvents(draft),
  'withdrawal.requested': { type: 'withdrawal.requested', draft: null },
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

type Looked = (typeof loadWish)[keyof typeof loadWish];
type Sent = (typeof wishesRequests)[keyof typeof wishesRequests];

const { refused, after, stories, lookUpStories } = requestStories({
  input,
  draft,
  form: 'asking',
  ready: loadWish.free,
  looks: (...loadWish: readonly Looked[]) => ({ loadWish }),
  sent: wishesRequests,
});

/** Returns what follows when the wish is withdrawn. */
function back<const State>(title: string, answer: Sent, state: State) {
  const answers = { loadWish: [loadWish.asked], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [withdraw], visits: ['changing'], end: state } as const;
}

export const wishScenarios = {
  events,
  answers: { loadWish, ticketRequest: wishesRequests },
  stories: {
    asked: {
      ...after('A member asks for a service', wishesRequests.noted, 'finished'),
      steps: [submit, close],
      visits: ['asked'],
    },
    uncounted: {
      ...after('Without a number of people', wishesRequests.noted, 'asked'),
      steps: [submitUncounted],
    },
    changed: {
      ...after('An earlier wish is changed', wishesRequests.noted, 'asked'),
      answers: { loadWish: [loadWish.asked], ticketRequest: [wishesRequests.noted] },
      visits: ['changing'],
    },
    withdrawn: {
      ...back('The wish is withdrawn', wishesRequests.noted, 'finished'),
      steps: [withdraw, close],
      visits: ['withdrawn'],
    },
    withdrawalReturned: back(
      'The wish is not withdrawn: the form is unchanged',
      wishesRequests.returned,
      'changing',
    ),
    withdrawalDismissed: back(
      'The wish is not withdrawn, and the dialog closed',
      wishesRequests.dismissed,
      'cancelled',
    ),
    withdrawalBroken: back('Withdrawing the wish fails unexpectedly', wishesRequests.broken, 'interrupted'),
    connectedMeanwhile: {
      ...after('Meanwhile an administrator has connected it', wishesRequests.overtaken, 'connected'),
      answers: { loadWish: [loadWish.free, loadWish.connected], ticketRequest: [wishesRequests.overtaken] },
    },
    fulfilled: refused('It is connected, as it was asked', loadWish.fulfilled, 'fulfilled'),
    removed: {
      ...back('It is connected, and the wish is removed', wishesRequests.noted, 'withdrawn'),
      answers: { loadWish: [loadWish.fulfilled], ticketRequest: [wishesRequests.noted] },
      visits: ['fulfilled'],
    },
    connected: refused('It is connected already', loadWish.connected, 'connected'),
    full: refused('The limit of wishes is reached', loadWish.full, 'full'),
    admin: {
      ...refused('An admin cannot ask', loadWish.free, 'forbidden'),
      input: { ...input, person: { asks: false } },
    },
    unchanged: refused('Closed before anything is changed', loadWish.asked, 'changing'),
    closedEarly: refused('Closed while it looks up', loadWish.slow, 'preparing'),
    changeLeft: {
      title: 'Closed with changes in the form',
      input,
      answers: { loadWish: [loadWish.asked] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    ...stories,
    ...lookUpStories,
  },
} satisfies Scenarios<typeof wishMachine>;
