import { setup } from 'xstate';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';

type Event =
  /** A person wants to go where something typed would be lost; the move waits for an answer. */
  | { type: 'move.stopped' }
  /** The move no longer waits: there is nothing left to lose, or another move went through. */
  | { type: 'move.dropped' }
  | { type: 'leave.confirmed' }
  | { type: 'stay.requested' }
  | { type: 'dismissal.requested' };

/** Asks before a page goes with what was typed into it and not sent (REQUIREMENTS 46). */
export const unsavedChangesMachine = setup({
  types: { events: {} as Event, meta: {} as StateMeta, tags: {} as StateTag },
  actors: {
    /** Discards what was typed and makes the move; ends when it is made or has failed. */
    makeMove: port<Record<never, never>, null>(),
    dropMove: port<Record<never, never>, null>(),
  },
  delays: { stillHere: 35_000 },
}).createMachine({
  id: 'unsavedChanges',
  initial: 'watching',
  states: {
    watching: {
      description: 'Asks nothing: the person stays, or nothing would be lost.',
      meta: { title: 'ui.unsaved.title' },
      tags: ['resting'],
      on: { 'move.stopped': 'asking' },
    },
    asking: {
      description: 'Asks whether to leave the page without saving. The safe answer is to stay.',
      meta: { title: 'ui.unsaved.title' },
      tags: ['resting'],
      on: {
        'leave.confirmed': 'leaving',
        'stay.requested': 'staying',
        'dismissal.requested': 'staying',
        'move.dropped': 'watching',
      },
    },
    leaving: {
      description: 'The typed text is discarded, and the page is left. The browser does not ask again.',
      meta: { title: 'ui.unsaved.title' },
      tags: ['busy'],
      invoke: { id: 'makeMove', src: 'makeMove', input: {}, onDone: 'watching', onError: 'watching' },
      on: { 'move.stopped': 'asking' },
      after: { stillHere: 'watching' },
    },
    staying: {
      description: 'The move is cancelled, and everything stays as it was.',
      meta: { title: 'ui.unsaved.title' },
      tags: ['busy'],
      invoke: { id: 'dropMove', src: 'dropMove', input: {}, onDone: 'watching', onError: 'watching' },
      after: { stillHere: 'watching' },
    },
  },
});
