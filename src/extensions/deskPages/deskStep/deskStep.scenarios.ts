import type { Scenarios } from '../../../machines/kit/scenario';
import type { deskStepMachine } from './deskStep.machine';

const input = { key: 'CXT-31', requestId: '77b0' } as const;

const events = {
  'action.picked': { type: 'action.picked', action: 'take', revision: 4 },
  'form.submitted': {
    type: 'form.submitted',
    step: { action: 'ask', comment: 'Which faculty is this for?' },
    revision: 4,
  },
  'retry.requested': { type: 'retry.requested' },
  'return.requested': { type: 'return.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const takeStep = {
  taken: { output: null },
  moved: { failure: { kind: 'collision', found: 'ticketMoved' } },
  inTheWay: { failure: { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-32' } },
  changeImpossible: { failure: { kind: 'collision', found: 'higherLevel' } },
  offline: { failure: { kind: 'offline' } },
  expired: { failure: { kind: 'sessionExpired' } },
  forbidden: { failure: { kind: 'forbidden' } },
  silent: { pending: true },
} as const;

const take = events['action.picked'];
const ask = { type: 'action.picked', action: 'ask', revision: 4 } as const;
const reopen = { type: 'action.picked', action: 'reopen', revision: 4 } as const;
const resolve = { type: 'action.picked', action: 'resolve', revision: 4 } as const;
const submitted = events['form.submitted'];
const done = {
  type: 'form.submitted',
  step: { action: 'resolve', resolution: 'done' },
  revision: 4,
} as const;
const retry = events['retry.requested'];
const back = events['return.requested'];
const dismiss = events['dismissal.requested'];
const silence = { elapsed: 'noAnswer' } as const;

type Step =
  | typeof take
  | typeof ask
  | typeof reopen
  | typeof resolve
  | typeof submitted
  | typeof done
  | typeof retry
  | typeof back
  | typeof dismiss
  | typeof silence;
type Answer = (typeof takeStep)[keyof typeof takeStep];

function story<const End>(title: string, given: readonly Answer[], steps: readonly Step[], end: End) {
  return { title, input, answers: { takeStep: given }, steps, end } as const;
}

const ok = takeStep.taken;

export const deskStepScenarios = {
  events,
  answers: { takeStep },
  stories: {
    taken: story('A ticket is taken', [ok], [take], 'taken'),
    asked: story('The institution is asked something', [ok], [ask, submitted], 'taken'),
    done: story('A ticket is resolved as done, which makes its change', [ok], [resolve, done], 'taken'),
    leftOff: story('A question is begun and left off', [], [ask, dismiss], 'choosing'),
    moved: story('Somebody else was quicker', [takeStep.moved], [take, dismiss], 'choosing'),
    movedReturned: story(
      'Somebody else was quicker; another step is chosen',
      [takeStep.moved],
      [take, back],
      'choosing',
    ),
    movedWithWords: story(
      'Somebody else was quicker; what was written is kept and sent again',
      [takeStep.moved, ok],
      [ask, submitted, back, submitted],
      'taken',
    ),
    inTheWay: story(
      'A ticket cannot be reopened beside another one',
      [takeStep.inTheWay],
      [reopen, dismiss],
      'choosing',
    ),
    changeImpossible: story(
      'The change of the ticket cannot be made any more',
      [takeStep.changeImpossible],
      [resolve, done, dismiss],
      'choosing',
    ),
    failedRetried: story(
      'The network is away and comes back',
      [takeStep.offline, ok],
      [take, retry],
      'taken',
    ),
    failedWithWords: story(
      'The session has ended; after another login it is tried again',
      [takeStep.expired, ok],
      [ask, submitted, retry],
      'taken',
    ),
    failedReturned: story(
      'It fails; what was written is changed',
      [takeStep.forbidden],
      [ask, submitted, back],
      'composing',
    ),
    failedLeft: story('It fails; another step is chosen', [takeStep.offline], [take, back], 'choosing'),
    silent: story('No answer comes in time', [takeStep.silent], [take, silence], 'failed'),
    silentWithWords: story(
      'No answer to a question comes in time',
      [takeStep.silent],
      [ask, submitted, silence],
      'failed',
    ),
  },
} satisfies Scenarios<typeof deskStepMachine>;
