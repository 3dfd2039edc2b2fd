import { assign, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import type { SecurityRulesChange } from './contract/securityRules.wire';
import { failureOf, thrown } from '../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../machines/kit/meta';
import { port } from '../../machines/kit/port';

interface Context {
  /** The last change to store; null before. */
  readonly change: SecurityRulesChange | null;
  readonly failure: Failure | null;
}

interface Submission {
  readonly type: 'form.submitted';
  readonly change: SecurityRulesChange;
}
type Event = Submission | { readonly type: 'form.closed' };

/** Replaces rules that no one has seen. */
const NOTHING: SecurityRulesChange = { version: 0, rules: {} };

const fromEvent = ({ event }: { event: Submission }) => ({ change: event.change });
const submits = {
  'form.submitted': { target: 'saving', actions: { type: 'rememberChange', params: fromEvent } },
} as const;
// A form that is opened later begins without what came of this one.
const ends = { ...submits, 'form.closed': 'editing' } as const;
const title = { title: 'security.edit.title' } as const;

/** An admin changes what the institution holds its connected services to (REQUIREMENTS 423). */
export const securityRulesMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: { saveRules: port<SecurityRulesChange, null>() },
  guards: {
    isOutdated: (_: unknown, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'collision' && failure.found === 'changed';
    },
  },
  actions: {
    rememberChange: assign((_, { change }: { change: SecurityRulesChange }) => ({ change, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'securityRules',
  context: { change: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The rules are shown, and can be changed.',
      meta: title,
      tags: ['resting'],
      on: submits,
    },
    saving: {
      description: 'The rules are being stored.',
      meta: title,
      tags: ['busy'],
      invoke: {
        id: 'saveRules',
        src: 'saveRules',
        input: ({ context: { change } }) => change ?? NOTHING,
        onDone: 'saved',
        onError: [
          { guard: { type: 'isOutdated', params: thrown }, target: 'changed' },
          { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
        ],
      },
      after: { noAnswer: { target: 'failed', actions: 'rememberSilence' } },
    },
    changed: {
      description:
        'Another person was first: shows the current rules, and the typed ones can be stored over them.',
      meta: { title: 'failure.collision.title' },
      tags: ['resting'],
      on: ends,
    },
    saved: {
      description:
        'The rules are stored, which is said; services are judged by them, and they can be changed again.',
      meta: title,
      tags: ['resting'],
      on: submits,
    },
    failed: {
      description: 'The rules were not stored, or that is unknown; says why, and the person can try again.',
      meta: title,
      tags: ['resting'],
      on: ends,
    },
  },
});
