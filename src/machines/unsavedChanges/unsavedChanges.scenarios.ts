import type { Scenarios } from '../kit/scenario';
import type { unsavedChangesMachine } from './unsavedChanges.machine';

const events = {
  'move.stopped': { type: 'move.stopped' },
  'move.dropped': { type: 'move.dropped' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'stay.requested': { type: 'stay.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const answers = {
  makeMove: {
    made: { output: null },
    failed: { failure: { kind: 'unknown' } },
    silent: { pending: true },
  },
  dropMove: {
    dropped: { output: null },
    failed: { failure: { kind: 'unknown' } },
    silent: { pending: true },
  },
} as const;

const { makeMove, dropMove } = answers;
const move = events['move.stopped'];
const dropped = events['move.dropped'];
const leave = events['leave.confirmed'];
const stay = events['stay.requested'];
const close = events['dismissal.requested'];
const wait = { elapsed: 'stillHere' } as const;

type Step = (typeof events)[keyof typeof events] | typeof wait;

function story<const Answers, const End>(title: string, given: Answers, steps: readonly Step[], end: End) {
  return { title, input: undefined, answers: given, steps, end } as const;
}

export const unsavedChangesScenarios = {
  events,
  answers,
  stories: {
    left: story('The page is left without saving', { makeMove: [makeMove.made] }, [move, leave], 'watching'),
    stayed: story('The person stays', { dropMove: [dropMove.dropped] }, [move, stay], 'watching'),
    closed: story(
      'The question is closed: the person stays',
      { dropMove: [dropMove.dropped] },
      [move, close],
      'watching',
    ),
    dropped: story('What would be lost is gone meanwhile', {}, [move, dropped], 'watching'),
    asked: story('The question stands', {}, [move], 'asking'),
    notLeft: story(
      'Leaving fails, and the page is still here',
      { makeMove: [makeMove.failed] },
      [move, leave],
      'watching',
    ),
    slow: story(
      'The page is still here after a long time',
      { makeMove: [makeMove.silent] },
      [move, leave, wait],
      'watching',
    ),
    elsewhere: story(
      'While the page is being left, the person wants to go elsewhere',
      { makeMove: [makeMove.silent] },
      [move, leave, move],
      'asking',
    ),
    notStayed: story(
      'The move cannot be given up in the proper way',
      { dropMove: [dropMove.failed] },
      [move, stay],
      'watching',
    ),
    slowToStay: story(
      'Giving up the move takes too long',
      { dropMove: [dropMove.silent] },
      [move, stay, wait],
      'watching',
    ),
  },
} satisfies Scenarios<typeof unsavedChangesMachine>;
