import type { InspectionEvent, Snapshot } from 'xstate';
import { CHART_ENDS } from '../../contracts/domain/qa/chartEnds';
import type { Outcome } from '../../contracts/wire/outcomes';

/** Actors that are not machines have a snapshot without these members. */
type OfMachine = Snapshot<unknown> & { readonly machine?: { readonly id: string }; readonly value?: unknown };

/**
 * Returns the end that an event of a machine reports; undefined if the machine continues or its end is not
 * reported.
 */
function endIn(event: InspectionEvent): Pick<Outcome, 'machine' | 'end'> | undefined {
  if (event.type !== '@xstate.snapshot' || event.snapshot.status !== 'done') return undefined;
  const { machine, value } = event.snapshot as OfMachine;
  const end = CHART_ENDS[machine?.id ?? '']?.find((one) => one === value);
  return machine && end !== undefined ? { machine: machine.id, end } : undefined;
}

/** Counts ends until they are taken, each actor once. */
export function outcomeCounts() {
  let counts = new Map<string, Outcome>();
  const ended = new WeakSet<object>();
  return {
    handle(event: InspectionEvent): void {
      const end = endIn(event);
      if (!end || ended.has(event.actorRef)) return;
      ended.add(event.actorRef);
      const key = `${end.machine}.${end.end}`;
      counts.set(key, { ...end, times: (counts.get(key)?.times ?? 0) + 1 });
    },
    /** Returns and clears the counts. */
    take(): readonly Outcome[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
