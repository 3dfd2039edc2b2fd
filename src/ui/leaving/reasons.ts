import { NavigationType, type BlockerFunction } from 'react-router';

/** Something on the screen that leaving would lose. */
export interface ReasonToStay {
  /** Tells whether this move would lose it; asked at each one. */
  readonly holds: BlockerFunction;
  /** A dialog is asked before the page behind it. */
  readonly inFront: boolean;
  /** Gives up what would be lost; where it is absent, the owner of this reason asks in words of its own. */
  readonly giveUp?: () => void;
}

/** A move that waits for an answer, and the reason that gives it. */
export interface HeldMove {
  readonly reason: ReasonToStay;
  readonly blocker: Answers;
}

interface Answers {
  /** Settles when the move is made, or has failed. */
  readonly proceed: () => void | Promise<void>;
  readonly reset: () => void;
}

let reasons: readonly ReasonToStay[] = [];
let held: HeldMove | undefined;
const listeners = new Set<() => void>();

/** Gives a reason to stay; the answer takes it back, and with it the move that waits for it. */
export function addReason(reason: ReasonToStay): () => void {
  reasons = [...reasons, reason];
  return () => {
    reasons = reasons.filter((other) => other !== reason);
    if (held?.reason === reason) held.blocker.reset();
  };
}

/** Returns who is to answer for this move: the foremost that would lose something, the latest of equals. */
export function reasonAgainst(move: Parameters<BlockerFunction>[0]): ReasonToStay | undefined {
  const against = reasons.filter(({ holds }) => holds(move));
  return against.filter(({ inFront }) => inFront).at(-1) ?? against.at(-1);
}

/** Asks whoever has a reason to stay, then leaves the application: for what the router does not hear of. */
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
