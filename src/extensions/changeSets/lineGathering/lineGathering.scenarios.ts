import type { Scenarios } from '../../../machines/kit/scenario';
import type { lineGatheringMachine } from './lineGathering.machine';

const add = {
  type: 'lines.requested',
  lines: [
    {
      kind: 'consent',
      service: 'https://archive.example/saml',
      serviceType: 'saml20_sp',
      type: 'NO_CONSENT',
    },
  ],
} as const;
const events = { 'lines.requested': add } as const;
const gatherLines = {
  added: { output: [] },
  refused: { output: [{ place: 0, obstacle: 'same' }] },
  offline: { failure: { kind: 'offline' } },
  silent: { pending: true },
} as const;
const input = undefined;

/** Returns the story of a first change, and of another one that is added after it. */
function then<const First, const State>(title: string, first: First, state: State) {
  return {
    title,
    input,
    answers: { gatherLines: [first, gatherLines.added] },
    steps: [add, add],
    visits: [state],
    end: 'added',
  } as const;
}

export const lineGatheringScenarios = {
  events,
  answers: { gatherLines },
  stories: {
    added: then('A setting is changed, and another one', gatherLines.added, 'added'),
    refused: then('It is so already; then another one is changed', gatherLines.refused, 'refused'),
    failed: then('The network is away and comes back', gatherLines.offline, 'failed'),
    queued: {
      title: 'Another setting is changed before there is an answer; it is added nevertheless',
      input,
      answers: { gatherLines: [gatherLines.silent, gatherLines.added] },
      steps: [add, add, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { gatherLines: [gatherLines.silent] },
      steps: [add, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof lineGatheringMachine>;
