import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SessionEndActor } from './useSessionEndActor';

const LONGEST_TIMER_MS = 60_000;
/** What is left is told in whole seconds; the look at the session would put off an end that is yet to come. */
const SURELY_OVER_MS = 2_000;

/** Tells the chart when the end comes near, and when it has come. */
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

/** Looks at the clock every minute: a timer stands still while the machine sleeps. Gives the way to call it off. */
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
