import type { Scenarios } from '../../../machines/kit/scenario';
import type { deskRoundMachine } from './deskRound.machine';

const input = { requestId: '51c7' } as const;
const tickets = [
  { key: 'CXT-31', revision: 4 },
  { key: 'CXT-32', revision: 9 },
  { key: 'CXT-35', revision: 2 },
] as const;

const events = {
  'action.picked': { type: 'action.picked', action: 'take', tickets },
  'form.submitted': { type: 'form.submitted', step: { action: 'resolve', resolution: 'done' } },
  'retry.requested': { type: 'retry.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const takeStep = {
  taken: { output: null },
  moved: { failure: { kind: 'collision', found: 'ticketMoved' } },
  inTheWay: { failure: { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-40' } },
  gone: { failure: { kind: 'notFound' } },
  offline: { failure: { kind: 'offline' } },
  expired: { failure: { kind: 'sessionExpired' } },
  silent: { pending: true },
} as const;

const take = events['action.picked'];
const resolve = { type: 'action.picked', action: 'resolve', tickets } as const;
const hold = { type: 'action.picked', action: 'hold', tickets } as const;
const reopen = { type: 'action.picked', action: 'reopen', tickets } as const;
const done = events['form.submitted'];
const retry = events['retry.requested'];
const dismiss = events['dismissal.requested'];
const silence = { elapsed: 'noAnswer' } as const;

type Step =
  | typeof take
  | typeof resolve
  | typeof hold
  | typeof reopen
  | typeof done
  | typeof retry
  | typeof dismiss
  | typeof silence;
type Answer = (typeof takeStep)[keyof typeof takeStep];

function story<const End>(title: string, given: readonly Answer[], steps: readonly Step[], end: End) {
  return { title, input, answers: { takeStep: given }, steps, end } as const;
}

const { taken: ok, moved, inTheWay, gone, offline, expired, silent } = takeStep;

export const deskRoundScenarios = {
  events,
  answers: { takeStep },
  stories: {
    taken: story('Three tickets are taken on', [ok, ok, ok], [take], 'outcomeShown'),
    resolved: story('Three tickets are resolved as done', [ok, ok, ok], [resolve, done, dismiss], 'choosing'),
    thenResolved: story(
      'Three tickets are taken on, and then resolved',
      [ok, ok, ok, ok, ok, ok],
      [take, resolve, done],
      'outcomeShown',
    ),
    takenAgain: story(
      'Tickets are taken on, and then put on hold',
      [ok, moved, ok, ok, ok, ok],
      [take, hold],
      'outcomeShown',
    ),
    leftOff: story('It is begun and left off', [], [resolve, dismiss], 'choosing'),
    inPart: story('Somebody else was quicker with one', [ok, moved, ok], [take], 'outcomeShown'),
    lastRefused: story(
      'Another ticket is in the way of the last',
      [ok, ok, inTheWay],
      [reopen],
      'outcomeShown',
    ),
    noneTaken: story('None of them can be taken', [moved, gone, moved], [take], 'outcomeShown'),
    retried: story(
      'The network is away and comes back',
      [ok, offline, ok, ok],
      [take, retry],
      'outcomeShown',
    ),
    given: story(
      'The login ends in between, and the rest is left',
      [ok, expired],
      [take, dismiss],
      'outcomeShown',
    ),
    silent: story('No answer comes in time', [ok, silent], [take, silence], 'interrupted'),
  },
} satisfies Scenarios<typeof deskRoundMachine>;
