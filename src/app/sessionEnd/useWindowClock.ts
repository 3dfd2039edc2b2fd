import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SessionEndActor } from './useSessionEndActor';

const LONGEST_TIMER_MS = 60_000;
/** The time left is in whole seconds; checking the session too early would postpone its end. */
const SURELY_OVER_MS = 2_000;

/** Informs the chart when the end is near, and when it has come. */
export function useWindowClock(actor: SessionEndActor): void {
  const state = useSelector(actor, ({ value }) => value);
  const end = useSelector(actor, ({ context }) => context.end);
  const lead = useSelector(actor, ({ context }) => context.lead);

  useEffect(() => {
    if (!end) return undefined;
    return state === 'lasting'
      ? at(end.at - lead * 1000, () => actor.send({ type: 'end.neared' }))
      : at(end.at + SURELY_OVER_MS, () => actor.send({ type: 'end.reached' }));
  }, [actor, state, end, lead]);
}

/**
 * Checks the clock every minute, since a timer pauses while the computer sleeps. Returns a function that
 * cancels this.
 */
function at(time: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    const left = time - Date.now();
    if (left <= 0) act();
    else timer = setTimeout(look, Math.min(left, LONGEST_TIMER_MS));
  }
  look();
  return () => clearTimeout(timer);
}
