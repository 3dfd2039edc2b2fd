import { NavigationType, type BlockerFunction } from 'react-router';

/** Something on the page that leaving would lose. */
export interface ReasonToStay {
  /** Tells whether a move would lose it. Called for each move. */
  readonly holds: BlockerFunction;
  /** True if it belongs to a dialog, which is asked before the page behind. */
  readonly inFront: boolean;
  /** Discards what would be lost. Without it, the owner of the reason asks in its own words. */
  readonly giveUp?: () => void;
}

/** A move that waits for an answer, and the reason against it. */
export interface HeldMove {
  readonly reason: ReasonToStay;
  readonly blocker: Answers;
}

interface Answers {
  /** Makes the move; settles when that is done or has failed. */
  readonly proceed: () => void | Promise<void>;
  readonly reset: () => void;
}

let reasons: readonly ReasonToStay[] = [];
let held: HeldMove | undefined;
const listeners = new Set<() => void>();

/** Adds a reason to stay. Returns a function that removes it, together with a move that waits for it. */
export function addReason(reason: ReasonToStay): () => void {
  reasons = [...reasons, reason];
  return () => {
    reasons = reasons.filter((other) => other !== reason);
    if (held?.reason === reason) held.blocker.reset();
  };
}

/** Returns the reason that has to answer for a move: those of dialogs first, then the latest. */
export function reasonAgainst(move: Parameters<BlockerFunction>[0]): ReasonToStay | undefined {
  const against = reasons.filter(({ holds }) => holds(move));
  return against.filter(({ inFront }) => inFront).at(-1) ?? against.at(-1);
}

/**
 * Leaves the application for an address of the server, after asking the owners of reasons to stay. The router
 * does not know of such moves.
 */
export function leaveApplication(href: string, leave: () => Promise<void>): void {
  const { pathname, search, hash } = new URL(href);
  const place = { state: null, key: '' };
  const reason = reasonAgainst({
    currentLocation: { ...place, pathname, search, hash },
    nextLocation: { ...place, pathname: '', search: '', hash: '' },
    historyAction: NavigationType.Push,
  });
  if (!reason) return void leave();
  const reset = () => hold(undefined);
  hold({ reason, blocker: { reset, proceed: () => (reset(), leave()) } });
}

export function hold(move: HeldMove | undefined): void {
  held = move;
  for (const listener of listeners) listener();
}

export const heldMove = {
  get: (): HeldMove | undefined => held,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
