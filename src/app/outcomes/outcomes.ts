import type { InspectionEvent, Snapshot } from 'xstate';
import { CHART_ENDS } from '../../contracts/domain/chartEnds';
import type { Outcome } from '../../contracts/wire/outcomes';

/** Actors that are no machines have a snapshot without these. */
type OfMachine = Snapshot<unknown> & { readonly machine?: { readonly id: string }; readonly value?: unknown };

/** Returns the end that an event of a machine tells of; undefined where it goes on, or is none that may be reported. */
function endIn(event: InspectionEvent): Pick<Outcome, 'machine' | 'end'> | undefined {
  if (event.type !== '@xstate.snapshot' || event.snapshot.status !== 'done') return undefined;
  const { machine, value } = event.snapshot as OfMachine;
  const end = CHART_ENDS[machine?.id ?? '']?.find((one) => one === value);
  return machine && end !== undefined ? { machine: machine.id, end } : undefined;
}

/** Counts ends until they are taken: each actor's once. */
export function outcomeCounts() {
  let counts = new Map<string, Outcome>();
  const ended = new WeakSet<object>();
  return {
    hear(event: InspectionEvent): void {
      const end = endIn(event);
      if (!end || ended.has(event.actorRef)) return;
      ended.add(event.actorRef);
      const key = `${end.machine}.${end.end}`;
      counts.set(key, { ...end, times: (counts.get(key)?.times ?? 0) + 1 });
    },
    /** Returns what has not been taken yet. */
    take(): readonly Outcome[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
