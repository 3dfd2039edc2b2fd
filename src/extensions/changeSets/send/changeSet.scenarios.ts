import type { Scenarios } from '../../../machines/kit/scenario';
import { formEvents, requestStories, stepUp } from '../../../machines/shared/request.stories';
import type { changeSetMachine } from './changeSet.machine';
import { loadChangeSet } from './gatheredSets.scenarios';

const input = {
  person: { admin: true, level: 2 },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  stepUpOffered: true,
  levels: [],
  draft: null,
} as const;

const draft = { comments: 'As agreed with the library.' };
const wordless = { comments: '' };
const events = formEvents(draft);
const submit = events['form.submitted'];
const submitWordless = { ...submit, draft: wordless } as const;
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const leave = events['leave.confirmed'];
const retry = events['retry.requested'];

const { broken, ready } = loadChangeSet;
const filed = { output: { kind: 'filed', key: 'CXT-77' } } as const;
const ticketRequest = {
  filed,
  filedEach: { output: { kind: 'filed', tickets: 2 } },
  filedInPart: { output: { kind: 'filed', key: 'CXT-77', made: 1, left: 1 } },
  filedEachInPart: { output: { kind: 'filed', tickets: 1, made: 1, left: 1 } },
  established: { output: { kind: 'established' } },
  establishedInPart: { output: { kind: 'established', left: 1 } },
  contradicted: { output: { kind: 'collided', found: 'contradiction' } },
  collided: { output: { kind: 'collided', found: 'changed' } },
  levelTooLow: { output: { kind: 'levelTooLow', required: 2 } },
  returned: { output: { kind: 'returned' } },
  dismissed: { output: { kind: 'dismissed' } },
  broken,
} as const;
const low = { ...input, person: { ...input.person, level: 1 } };

type Looked = (typeof loadChangeSet)[keyof typeof loadChangeSet];

const { refused, after, stories, lookUpStories, stepUpStories } = requestStories({
  input,
  draft,
  form: 'reviewing',
  ready,
  looks: (...loadChangeSet: readonly Looked[]) => ({ loadChangeSet }),
  sent: ticketRequest,
});

export const changeSetScenarios = {
  events,
  answers: { loadChangeSet, stepUp, ticketRequest },
  stories: {
    requested: {
      ...after('The set is sent as one request', ticketRequest.filed, 'finished'),
      steps: [submit, close],
      visits: ['requested'],
    },
    wordless: {
      ...after('It is sent without a remark', ticketRequest.filed, 'requested'),
      steps: [submitWordless],
    },
    inPart: {
      ...after(
        'What can be sent goes; the rest stays',
        ticketRequest.filedInPart,
        'finished',
        loadChangeSet.mixed,
      ),
      steps: [submit, close],
      visits: ['partlyRequested'],
    },
    each: {
      ...after(
        'Tickets are kept elsewhere: each change is a request',
        ticketRequest.filedEach,
        'finished',
        loadChangeSet.each,
      ),
      input: { ...input, person: { ...input.person, level: 3 } },
      steps: [submit, close],
      visits: ['reviewingEach', 'eachRequested'],
    },
    eachInPart: {
      ...after(
        'One of them is on its way already',
        ticketRequest.filedEachInPart,
        'finished',
        loadChangeSet.eachMixed,
      ),
      steps: [submitWordless, close],
      visits: ['eachPartlyRequested'],
    },
    eachUnchecked: refused('Elsewhere nothing could be checked', loadChangeSet.unchecked, 'reviewingEach'),
    eachReturned: after(
      'Tickets are kept elsewhere, where it is down: back to the form',
      ticketRequest.returned,
      'reviewingEach',
      loadChangeSet.eachMixed,
    ),
    eachLeft: {
      title: 'Closed with text in the form for separate requests',
      input,
      answers: { loadChangeSet: [loadChangeSet.eachMixed] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    eachUntouched: refused(
      'Closed before anything is typed for the requests',
      loadChangeSet.eachMixed,
      'reviewingEach',
    ),
    established: {
      ...after('All are connected at once', ticketRequest.established, 'finished'),
      steps: [submit, close],
      visits: ['established'],
    },
    establishedInPart: after(
      'Some are connected at once; the rest stays',
      ticketRequest.establishedInPart,
      'established',
      loadChangeSet.mixed,
    ),
    outage: after('The ticket system is down and comes back', ticketRequest.filed, 'requested'),
    changedMeanwhile: {
      title: 'Another person changes the set; it is checked again and sent',
      input,
      answers: {
        loadChangeSet: [ready, loadChangeSet.mixed],
        ticketRequest: [ticketRequest.collided, ticketRequest.filedInPart],
      },
      steps: [submit, retry, submit],
      visits: ['changedMeanwhile'],
      end: 'partlyRequested',
    },
    changedClosed: {
      ...after('Somebody else changes it; the remark is given up', ticketRequest.collided, 'cancelled'),
      steps: [submit, close, leave],
    },
    changedWordless: {
      ...after('Somebody else changes it, and there was no remark', ticketRequest.collided, 'cancelled'),
      steps: [submitWordless, close],
    },
    contradictory: refused(
      'A service is to be disconnected and changed: nothing is sent',
      loadChangeSet.contradictory,
      'contradictory',
    ),
    contradicted: {
      ...after(
        'The server finds such a contradiction; the remark is given up',
        ticketRequest.contradicted,
        'cancelled',
      ),
      steps: [submit, close, leave],
      visits: ['contradictory'],
    },
    disconnecting: after(
      'Users lose access, which is said before',
      ticketRequest.filed,
      'requested',
      loadChangeSet.disconnecting,
    ),
    empty: refused('There is nothing in the set', loadChangeSet.empty, 'empty'),
    nothingReady: refused('Each line has something in its way', loadChangeSet.stuck, 'nothingReady'),
    viewer: {
      ...refused('A viewer sends nothing', ready, 'forbidden'),
      input: { ...input, person: { ...input.person, admin: false } },
    },
    closedEarly: refused('Closed while it is looked at', loadChangeSet.slow, 'preparing'),
    dismissedWordless: {
      ...after('Not sent and closed: there was nothing to lose', ticketRequest.dismissed, 'cancelled'),
      steps: [submitWordless],
    },
    levelRequired: {
      title: 'A level requires a stronger login, which the person does not make',
      input,
      answers: { loadChangeSet: [loadChangeSet.level], stepUp: [stepUp.cancelled] },
      steps: [],
      end: 'cancelled',
    },
    ...stories,
    ...lookUpStories,
    ...stepUpStories(low, ticketRequest.levelTooLow),
  },
} satisfies Scenarios<typeof changeSetMachine>;
