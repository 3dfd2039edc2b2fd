import type { Scenarios } from '../../../machines/kit/scenario';
import { additions } from '../requests.scenarios';
import type { uploadMachine } from './upload.machine';

const input = {
  person: { admin: true },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  values: {
    levels: [{ uri: 'http://levels.example/loa2', rank: 2 }],
    multiFactor: [{ uri: 'https://refeds.org/profile/mfa' }],
  },
  draft: null,
} as const;

const archive = 'https://archive.example/saml';
const text = `entity id,change,value\r\n${archive},consent,NO_CONSENT\r\n`;
const draft = { name: 'changes.csv', text, tooLarge: false, unread: false } as const;
const another = { ...draft, name: 'mended.csv' } as const;

const events = {
  'file.picked': { type: 'file.picked', draft },
  'addition.requested': { type: 'addition.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const choose = events['file.picked'];
const chooseAnother = { ...choose, draft: another } as const;
const add = events['addition.requested'];
const close = events['dismissal.requested'];
const retry = events['retry.requested'];

const about = { service: archive, serviceType: 'saml20_sp' } as const;
const good = [
  { line: 2, name: 'Lantern Archive', wanted: { kind: 'consent', ...about, type: 'NO_CONSENT' } },
  { line: 3, name: 'Lantern Archive', wanted: { kind: 'disconnect', ...about } },
] as const;
const wrong = [
  { line: 4, cells: ['https://nobody.example', 'connect', ''], why: 'unknownService' },
  { line: 5, cells: ['https://twice.example', 'connect', ''], why: 'severalServices' },
  { line: 6, cells: [archive, 'sell', ''], why: 'unknownChange' },
  { line: 7, cells: [archive, 'level', 'high'], why: 'notOffered' },
  { line: 8, cells: [archive, 'disconnect', 'now'], why: 'needless' },
  { line: 9, cells: [archive, 'disconnect', ''], why: 'duplicate', first: 3 },
] as const;
const checkSheet = {
  good: { output: { good, wrong: [] } },
  mixed: { output: { good, wrong } },
  noneGood: { output: { good: [], wrong } },
  tooLarge: { output: { fault: 'tooLarge' } },
  unread: { output: { fault: 'unread' } },
  tooMany: { output: { fault: 'tooMany' } },
  noHeader: { output: { fault: 'noHeader' } },
  unclosed: { output: { fault: 'broken', line: 12 } },
  empty: { output: { fault: 'empty' } },
  slow: { pending: true },
  broken: { failure: { kind: 'offline' } },
} as const;

const ticketRequest = additions;

type Checked = (typeof checkSheet)[keyof typeof checkSheet];
type Sent = (typeof ticketRequest)[keyof typeof ticketRequest];

/** Returns what follows when the lines of a good file are added. */
function after<const State>(title: string, answer: Sent, state: State, checked: Checked = checkSheet.good) {
  const answers = { checkSheet: [checked], ticketRequest: [answer] } as const;
  return { title, input, answers, steps: [choose, add], end: state } as const;
}

/** The story of a file that cannot be used, and of another one that can. */
function mended<const State>(title: string, checked: Checked, state: State) {
  return {
    title,
    input,
    answers: { checkSheet: [checked, checkSheet.good] },
    steps: [choose, chooseAnother],
    visits: [state],
    end: 'reviewing',
  } as const;
}

/** The story of a person who closes the dialog without a further step. */
function closed<const State>(title: string, checked: Checked, state: State) {
  return {
    title,
    input,
    answers: { checkSheet: [checked] },
    steps: [choose, close],
    visits: [state],
    end: 'cancelled',
  } as const;
}

export const uploadScenarios = {
  events,
  answers: { checkSheet, ticketRequest },
  stories: {
    gathered: {
      ...after('All lines of the file are added', ticketRequest.gathered, 'finished'),
      steps: [choose, add, close],
      visits: ['gathered'],
    },
    inPart: {
      ...after(
        'Some lines are wrong, and the server refuses another',
        ticketRequest.inPart,
        'finished',
        checkSheet.mixed,
      ),
      steps: [choose, add, close],
      visits: ['reviewing', 'partlyGathered'],
    },
    nothing: {
      ...after('The server refuses each line', ticketRequest.nothing, 'finished'),
      steps: [choose, add, close],
      visits: ['nothingGathered'],
    },
    viewer: {
      title: 'A viewer adds nothing',
      input: { ...input, person: { admin: false } },
      answers: {},
      steps: [close],
      visits: ['forbidden'],
      end: 'cancelled',
    },
    untouched: { title: 'Closed without a file', input, answers: {}, steps: [close], end: 'cancelled' },
    tooLarge: mended('The file is too large; a smaller one is chosen', checkSheet.tooLarge, 'unreadable'),
    unread: mended(
      'The file was moved before it was read; it is chosen again',
      checkSheet.unread,
      'unreadable',
    ),
    tooMany: mended('The file has too many lines; another is chosen', checkSheet.tooMany, 'unreadable'),
    noHeader: mended(
      'The file is something else; the right one is chosen',
      checkSheet.noHeader,
      'unreadable',
    ),
    unclosed: mended('A quotation mark is not closed, then it is', checkSheet.unclosed, 'unreadable'),
    empty: mended('The file is empty; another one is chosen', checkSheet.empty, 'unreadable'),
    noneGood: mended('Each line is wrong, then corrected', checkSheet.noneGood, 'noneGood'),
    replaced: mended('Another file is chosen instead', checkSheet.mixed, 'reviewing'),
    unreadableClosed: closed('A file that cannot be read is given up', checkSheet.noHeader, 'unreadable'),
    noneGoodClosed: closed('A file of which each line is wrong is given up', checkSheet.noneGood, 'noneGood'),
    reviewedClosed: closed('The file is viewed and nothing is added', checkSheet.mixed, 'reviewing'),
    closedEarly: closed('Closed while the file is checked', checkSheet.slow, 'checking'),
    kept: {
      title: 'A session has ended, and the file is still there',
      input: { ...input, draft },
      answers: { checkSheet: [checkSheet.good] },
      steps: [],
      end: 'reviewing',
    },
    interrupted: {
      title: 'The services cannot be looked up, then they can',
      input,
      answers: { checkSheet: [checkSheet.broken, checkSheet.good] },
      steps: [choose, retry],
      visits: ['interrupted'],
      end: 'reviewing',
    },
    interruptedClosed: closed('The services cannot be looked up', checkSheet.broken, 'interrupted'),
    returned: after('Not sent: back to the file', ticketRequest.returned, 'reviewing'),
    dismissed: after('Not sent, and given up', ticketRequest.dismissed, 'cancelled'),
    broken: after('Sending fails unexpectedly', ticketRequest.broken, 'interrupted'),
  },
} satisfies Scenarios<typeof uploadMachine>;
