import type { Scenarios } from '../../../machines/kit/scenario';
import type { savedSearchMachine } from './savedSearch.machine';

const query = 'search=archive&sort=organisation';
const own = { id: 'a', name: 'Archives', query, watched: false } as const;
const other = { id: 'b', name: 'Maps', query: 'search=map', watched: true } as const;
const input = { query, institution: { name: 'Harwick University' }, draft: null } as const;
const draft = { name: 'Archives', watched: false } as const;

const events = {
  'form.submitted': { type: 'form.submitted', draft },
  'removal.requested': { type: 'removal.requested', draft: null },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const loadSearches = {
  none: { output: [] },
  others: { output: [other] },
  kept: { output: [own, other] },
  offline: { failure: { kind: 'offline' } },
  waiting: { pending: true },
} as const;
const changeSearches = {
  saved: { output: [own, other] },
  removed: { output: [other] },
  nameTaken: { failure: { kind: 'validation', taken: 'name' } },
  tooMany: { failure: { kind: 'validation' } },
  offline: { failure: { kind: 'offline' } },
  loginEnded: { failure: { kind: 'sessionExpired' } },
  silent: { pending: true },
} as const;

const submit = events['form.submitted'];
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const retry = events['retry.requested'];

export const savedSearchScenarios = {
  events,
  answers: { loadSearches, changeSearches },
  stories: {
    saved: {
      title: 'The search of the list is saved under a name',
      input,
      answers: { loadSearches: [loadSearches.others], changeSearches: [changeSearches.saved] },
      steps: [submit, close],
      visits: ['naming', 'saved'],
      end: 'finished',
    },
    firstOne: {
      title: 'The first search of all, closed before anything is typed',
      input,
      answers: { loadSearches: [loadSearches.none] },
      steps: [close],
      visits: ['naming'],
      end: 'cancelled',
    },
    renamed: {
      title: 'A saved search is renamed',
      input,
      answers: { loadSearches: [loadSearches.kept], changeSearches: [changeSearches.saved] },
      steps: [submit],
      visits: ['renaming'],
      end: 'saved',
    },
    renamingClosed: {
      title: 'The name of the saved search is only viewed',
      input,
      answers: { loadSearches: [loadSearches.kept] },
      steps: [close],
      visits: ['renaming'],
      end: 'cancelled',
    },
    renamingLeft: {
      title: 'Another name is typed, and the dialog closed',
      input,
      answers: { loadSearches: [loadSearches.kept] },
      steps: [closeTyped, events['leave.confirmed']],
      end: 'cancelled',
    },
    removed: {
      title: 'The search is removed',
      input,
      answers: { loadSearches: [loadSearches.kept], changeSearches: [changeSearches.removed] },
      steps: [events['removal.requested'], close],
      visits: ['removed'],
      end: 'finished',
    },
    removingFails: {
      title: 'It cannot be removed now',
      input,
      answers: { loadSearches: [loadSearches.kept], changeSearches: [changeSearches.offline] },
      steps: [events['removal.requested'], close],
      visits: ['interrupted'],
      end: 'cancelled',
    },
    nameTaken: {
      title: 'Another search has the name, then no longer',
      input,
      answers: {
        loadSearches: [loadSearches.others],
        changeSearches: [changeSearches.nameTaken, changeSearches.saved],
      },
      steps: [submit, { ...submit, draft: { ...draft, name: 'All archives' } }],
      visits: ['nameTaken'],
      end: 'saved',
    },
    nameTakenLeft: {
      title: 'Another search has the name; asks before it is closed',
      input,
      answers: { loadSearches: [loadSearches.others], changeSearches: [changeSearches.nameTaken] },
      steps: [submit, closeTyped],
      end: 'confirmingLeave',
    },
    noRoom: {
      title: 'The limit of saved searches is reached',
      input,
      answers: { loadSearches: [loadSearches.others], changeSearches: [changeSearches.tooMany] },
      steps: [submit, close],
      visits: ['noRoom'],
      end: 'cancelled',
    },
    stayed: {
      title: 'Closed with text in the form, then kept open by the button and by Escape',
      input,
      answers: { loadSearches: [loadSearches.others] },
      steps: [closeTyped, events['stay.requested'], closeTyped, close],
      end: 'naming',
    },
    serverAway: {
      title: 'The server cannot be reached, then it can; the typed text is kept',
      input,
      answers: {
        loadSearches: [loadSearches.others, loadSearches.others],
        changeSearches: [changeSearches.offline, changeSearches.saved],
      },
      steps: [submit, retry, submit],
      visits: ['interrupted', 'naming'],
      end: 'saved',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { loadSearches: [loadSearches.others], changeSearches: [changeSearches.silent] },
      steps: [submit, { elapsed: 'noAnswer' }],
      end: 'interrupted',
    },
    removingSilent: {
      title: 'It is being removed, and no answer comes',
      input,
      answers: { loadSearches: [loadSearches.kept], changeSearches: [changeSearches.silent] },
      steps: [events['removal.requested'], { elapsed: 'noAnswer' }],
      end: 'interrupted',
    },
    loginEnded: {
      title: 'The session ends in between',
      input,
      answers: { loadSearches: [loadSearches.others], changeSearches: [changeSearches.loginEnded] },
      steps: [submit],
      end: 'interrupted',
    },
    unreadable: {
      title: 'The saved searches cannot be loaded',
      input,
      answers: { loadSearches: [loadSearches.offline] },
      steps: [],
      end: 'interrupted',
    },
    waiting: {
      title: 'Closed while it is still loading',
      input,
      answers: { loadSearches: [loadSearches.waiting] },
      steps: [close],
      end: 'cancelled',
    },
  },
} satisfies Scenarios<typeof savedSearchMachine>;
