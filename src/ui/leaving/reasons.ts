import { NavigationType, type Blocker, type BlockerFunction } from 'react-router';

/** Something on the screen that leaving would lose. */
export interface ReasonToStay {
  /** Whether this move would lose it; asked at each one. */
  readonly holds: BlockerFunction;
  /** A dialog is asked before the page behind it. */
  readonly inFront: boolean;
}

/** A move that waits for an answer, and the reason that gives it. */
export interface HeldMove {
  readonly reason: ReasonToStay;
  readonly blocker: Extract<Blocker, { state: 'blocked' }>;
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

/** Who is to answer for this move: the foremost that would lose something, the latest of equals. */
export function reasonAgainst(move: Parameters<BlockerFunction>[0]): ReasonToStay | undefined {
  const against = reasons.filter(({ holds }) => holds(move));
  return against.filter(({ inFront }) => inFront).at(-1) ?? against.at(-1);
}

/** Whether something would be lost if this address were left for the login. */
export function loginWouldLose(href: string): boolean {
  const { pathname, search, hash } = new URL(href);
  const place = { state: null, key: '' };
  return (
    reasonAgainst({
      currentLocation: { ...place, pathname, search, hash },
      nextLocation: { ...place, pathname: '/login', search: '', hash: '' },
      historyAction: NavigationType.Push,
    }) !== undefined
  );
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
