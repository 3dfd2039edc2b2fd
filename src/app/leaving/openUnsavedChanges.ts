import { createActor, fromPromise } from 'xstate';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { unsavedChangesMachine } from '../../machines/unsavedChanges/unsavedChanges.machine';
import { letPageGo } from '../../ui/leaving/letPageGo';
import { heldMove } from '../../ui/leaving/reasons';

/** Gives the chart that asks before something is lost, with its ports attached and ready to start. */
export function openUnsavedChanges() {
  const machine = unsavedChangesMachine.provide({
    actors: {
      makeMove: fromPromise(async ({ signal }) => {
        const stay = letPageGo();
        signal.addEventListener('abort', stay, { once: true });
        try {
          const move = heldMove.get();
          move?.reason.giveUp?.();
          await move?.blocker.proceed();
        } finally {
          stay();
        }
        return null;
      }),
      dropMove: fromPromise(async () => {
        heldMove.get()?.blocker.reset();
        return null;
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { inspect: inspected });
}
