import type { DialogNeeds } from '../../../dialogs/ports/dialogNeeds';
import { changeEnded } from '../../../store/change.slice';
import { callPort } from '../../../store/actors/callPort';
import { changeSetApi } from '../changeSet.api';
import { additionMachine } from '../requests.setup';
import { setAsideMachine } from './setAside.machine';

/**
 * Returns the chart of the second way with its port attached. After silence the key of the addition is the same, so
 * that the server adds the line once; after an answer it is another one, since the server would repeat a refusal
 * although its cause is gone.
 */
export function beginSetAside({ store }: Pick<DialogNeeds, 'store'>) {
  const { gatherChanges } = changeSetApi.endpoints;
  let answered = 0;
  const fileTicket = callPort((addition: Parameters<typeof gatherChanges.initiate>[0]) => {
    const requestId = `${addition.requestId}-${answered}`;
    const running = store.dispatch(gatherChanges.initiate({ ...addition, requestId }, { track: false }));
    return {
      abort: () => running.abort(),
      unwrap: async () => {
        const outcome = await running.unwrap();
        answered += 1;
        // The page behind has done its part as soon as the set has its change.
        const isChange = addition.request.lines.every(({ kind }) => !/connect$/.test(kind));
        if (isChange && outcome.refused.length === 0) store.dispatch(changeEnded({ outcome: 'settled' }));
        return outcome;
      },
    };
  });
  return setAsideMachine.provide({
    actors: { ticketRequest: additionMachine.provide({ actors: { fileTicket } }) },
  });
}
