import type { Scenarios } from '../../machines/kit/scenario';
import { stepUpScenarios } from '../../machines/shared/stepUp.scenarios';
import type { reviewStepMachine } from './reviewStep.machine';

const input = { id: 'r1', level: 2, stepUpOffered: true, byMail: false, requestId: '41f2' } as const;
const keep = {
  type: 'wish.stated',
  wish: { word: { action: 'keep', row: 4, revision: 0, remark: 'Every course uses it' } },
} as const;
const keepThree = {
  type: 'wish.stated',
  wish: {
    word: { action: 'keep', row: 4, revision: 0 },
    rest: [5, 6].map((row) => ({ action: 'keep', row, revision: 0 }) as const),
  },
} as const;
const remind = { type: 'wish.stated', wish: { lead: { action: 'remind' } } } as const;
const close = { type: 'close.requested', left: 2 } as const;
const confirm = { type: 'close.confirmed' } as const;
const back = { type: 'dismissal.requested' } as const;
const events = {
  'wish.stated': keep,
  'close.requested': close,
  'close.confirmed': confirm,
  'dismissal.requested': back,
} as const;
const silence = { elapsed: 'noAnswer' } as const;
const pause = { elapsed: 'pause' } as const;

const sendWish = {
  taken: { output: null },
  overtaken: { failure: { kind: 'collision', found: 'changed' } },
  levelTooLow: { failure: { kind: 'levelTooLow', required: 2 } },
  offline: { failure: { kind: 'offline' } },
  tooOften: { failure: { kind: 'tooManyRequests', retryAfterSeconds: 40 } },
  silent: { pending: true },
} as const;
const stepUp = {
  met: { story: stepUpScenarios.stories.met },
  cancelled: { story: stepUpScenarios.stories.cancelled },
  broken: { failure: { kind: 'unknown' } },
} as const;
const { taken, overtaken, offline, levelTooLow, tooOften } = sendWish;

type Step =
  | typeof keep
  | typeof keepThree
  | typeof remind
  | typeof close
  | typeof confirm
  | typeof back
  | typeof silence
  | typeof pause;
function story<const Answers, const End>(title: string, answers: Answers, steps: readonly Step[], end: End) {
  return { title, input, answers, steps, end } as const;
}
const byMail = { ...input, byMail: true, level: 1 } as const;

export const reviewStepScenarios = {
  events,
  answers: { sendWish, stepUp },
  stories: {
    kept: story(
      'A connection is kept, and people are reminded',
      { sendWish: [taken, taken] },
      [keep, remind],
      'taken',
    ),
    closed: story(
      'The review is closed, with two connections left',
      { sendWish: [taken] },
      [close, confirm],
      'taken',
    ),
    notClosed: story('What is left is seen, and the review stays open', {}, [close, back], 'looking'),
    notClosedAgain: story(
      'The question whether the review is closed is folded away by what has opened it',
      {},
      [close, close],
      'looking',
    ),
    keptInstead: story(
      'While it is asked whether the review is closed, a connection is kept',
      { sendWish: [taken] },
      [close, keep],
      'taken',
    ),
    keptThenClosed: story(
      'The last connection is kept, and the review is closed',
      { sendWish: [taken, taken] },
      [keep, close, confirm],
      'taken',
    ),
    overtaken: story(
      'A colleague was first; what they said is seen, and mine is sent over it',
      { sendWish: [overtaken, taken] },
      [keep, keep],
      'taken',
    ),
    yielded: story(
      'A colleague was first, and theirs stays',
      { sendWish: [overtaken] },
      [keep, back],
      'looking',
    ),
    leftChanged: story(
      'Somebody has looked at one more while the review was to be closed; it is closed then',
      { sendWish: [overtaken, taken] },
      [close, confirm, close, confirm],
      'taken',
    ),
    failedAgain: story(
      'The network is away and comes back',
      { sendWish: [offline, taken] },
      [keep, keep],
      'taken',
    ),
    failedAndLeft: story(
      'The network is away, and nothing is tried again',
      { sendWish: [offline] },
      [keep, back],
      'looking',
    ),
    failedThenClosed: story(
      'The network is away; then the review is closed',
      { sendWish: [offline, taken] },
      [keep, close, confirm],
      'taken',
    ),
    keptAll: story('Several connections are kept at once', { sendWish: [taken] }, [keepThree], 'taken'),
    keptOthers: story(
      'Several are kept at once; a colleague was first at one of them',
      { sendWish: [taken, overtaken, taken] },
      [keepThree, back],
      'looking',
    ),
    keptAllButLast: story(
      'Several are kept at once; a colleague was first at the last of them, and it is kept after a look',
      { sendWish: [taken, taken, overtaken, taken] },
      [keepThree, keep],
      'taken',
    ),
    keptSome: story(
      'The network ends after the first of several; the question whether to close follows',
      { sendWish: [taken, offline] },
      [keepThree, close],
      'askingClose',
    ),
    keptSlowly: story(
      'The server takes only some at once; the others follow after a pause',
      { sendWish: [taken, tooOften, taken] },
      [keepThree, pause],
      'taken',
    ),
    keptNoMore: story(
      'While the server takes no more, the person stops',
      { sendWish: [taken, tooOften] },
      [keepThree, back],
      'looking',
    ),
    keptSilently: story(
      'No answer comes to the first of several',
      { sendWish: [sendWish.silent] },
      [keepThree, silence],
      'partly',
    ),
    silent: story('No answer comes in time', { sendWish: [sendWish.silent] }, [keep, silence], 'failed'),
    steppedUp: story(
      'The login is too weak; after a stronger one it is said again',
      { sendWish: [levelTooLow, taken], stepUp: [stepUp.met] },
      [keep, keep],
      'taken',
    ),
    stepUpBroken: story(
      'The stronger login cannot be asked for',
      { sendWish: [levelTooLow], stepUp: [stepUp.broken] },
      [keep],
      'failed',
    ),
    byMail: {
      ...story(
        'Somebody comes by a link in a mail, logs in with a higher level, and keeps a connection',
        { stepUp: [stepUp.met], sendWish: [taken] },
        [keep],
        'taken',
      ),
      input: byMail,
    },
    byMailReading: {
      ...story(
        'Somebody comes by a link in a mail, and only reads',
        { stepUp: [stepUp.cancelled] },
        [],
        'looking',
      ),
      input: byMail,
    },
  },
} satisfies Scenarios<typeof reviewStepMachine>;
