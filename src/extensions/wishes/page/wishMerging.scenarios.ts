import type { Scenarios } from '../../../machines/kit/scenario';
import type { wishMergingMachine } from './wishMerging.machine';

const about = { service: 'https://wiki.example/saml', serviceType: 'saml20_sp', version: '1' } as const;
const together = {
  type: 'merge.requested',
  merge: { ...about, into: { service: 'https://wiki-new.example/saml', serviceType: 'saml20_sp' } },
} as const;
const apart = { type: 'merge.requested', merge: about } as const;
const events = { 'merge.requested': together } as const;
const mergeWishes = {
  done: { output: null },
  changed: { failure: { kind: 'collision', found: 'changed' } },
  silent: { pending: true },
} as const;
const input = undefined;

export const wishMergingScenarios = {
  events,
  answers: { mergeWishes },
  stories: {
    merged: {
      title: 'Wishes are joined, and separated again',
      input,
      answers: { mergeWishes: [mergeWishes.done, mergeWishes.done] },
      steps: [together, apart],
      end: 'merged',
    },
    failedAgain: {
      title: 'Wishes or answers have changed in the meantime; then it is tried again',
      input,
      answers: { mergeWishes: [mergeWishes.changed, mergeWishes.done] },
      steps: [together, together],
      visits: ['failed'],
      end: 'merged',
    },
    silent: {
      title: 'No answer comes in time',
      input,
      answers: { mergeWishes: [mergeWishes.silent] },
      steps: [together, { elapsed: 'noAnswer' }],
      end: 'failed',
    },
  },
} satisfies Scenarios<typeof wishMergingMachine>;
