import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Registered } from '../../machines/registry';
import type { Simulation } from '../steps/simulation';
import { rehearse } from '../script/rehearse';

export interface Rehearsal {
  readonly actor: AnyActorRef;
  readonly run: number;
}

/**
 * Returns the real actor at the end of a simulation, a new one for each run; the earlier one until the new one is
 * there.
 */
export function useRehearsal(entry: Registered, simulation: Simulation, run = 0): Rehearsal | undefined {
  const [rehearsal, setRehearsal] = useState<Rehearsal>();

  useEffect(() => {
    let isActive = true;
    rehearse(entry, simulation).then((actor) => {
      if (isActive) setRehearsal({ actor, run });
      else actor.stop();
    }, reportError);
    return () => {
      isActive = false;
    };
  }, [entry, simulation, run]);

  useEffect(() => () => void rehearsal?.actor.stop(), [rehearsal]);

  return rehearsal;
}
