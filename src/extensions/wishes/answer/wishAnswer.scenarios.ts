import type { Scenarios } from '../../../machines/kit/scenario';
import { formEvents, requestStories } from '../../../machines/shared/request.stories';
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
const events = formEvents(draft);
const submit = events['form.submitted'];
const decline = { ...submit, draft: { text: 'We have another archive.', declined: true } } as const;
const close = events['dismissal.requested'];
const leave = events['leave.confirmed'];
const retry = events['retry.requested'];

const loadWishes = {
  two: { output: group },
  none: { output: null },
  slow: { pending: true },
  broken: { failure: { kind: 'unknown' } },
} as const;

type Looked = (typeof loadWishes)[keyof typeof loadWishes];

const { refused, after, stories, lookUpStories } = requestStories({
  input,
  draft,
  form: 'answering',
  ready: loadWishes.two,
  looks: (...loadWishes: readonly Looked[]) => ({ loadWishes }),
  sent: wishesRequests,
});

export const wishAnswerScenarios = {
  events,
  answers: { loadWishes, ticketRequest: wishesRequests },
  stories: {
    answered: {
      ...after('Two people are answered', wishesRequests.noted, 'finished'),
      steps: [submit, close],
      visits: ['answered'],
    },
    declined: { ...after('The service is declined', wishesRequests.noted, 'answered'), steps: [decline] },
    overtaken: {
      ...after(
        'Somebody else has asked meanwhile; seen again, all are answered',
        wishesRequests.overtaken,
        'answered',
      ),
      answers: {
        loadWishes: [loadWishes.two, loadWishes.two],
        ticketRequest: [wishesRequests.overtaken, wishesRequests.noted],
      },
      steps: [submit, retry, submit],
      visits: ['changedMeanwhile'],
    },
    withdrawnMeanwhile: {
      ...after('Meanwhile all have taken it back', wishesRequests.overtaken, 'nothingWished'),
      answers: {
        loadWishes: [loadWishes.two, loadWishes.none],
        ticketRequest: [wishesRequests.overtaken],
      },
      steps: [submit, retry],
    },
    overtakenLeft: {
      ...after('Somebody else was first, and it is left', wishesRequests.overtaken, 'cancelled'),
      steps: [submit, close, leave],
      visits: ['changedMeanwhile'],
    },
    nothingWished: refused('Nobody has asked for it', loadWishes.none, 'nothingWished'),
    viewer: {
      ...refused('A viewer answers nobody', loadWishes.two, 'forbidden'),
      input: { ...input, person: { admin: false } },
    },
    closedEarly: refused('Closed while it looks up', loadWishes.slow, 'preparing'),
    ...stories,
    ...lookUpStories,
  },
} satisfies Scenarios<typeof wishAnswerMachine>;
