import { createActor } from 'xstate';
import { catalogueApi } from '../../api/catalogue.api';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { paletteMachine } from '../../machines/pages/palette/palette.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

/** Opens the chart of the palette with its port attached, ready to start. */
export function openPalette({ store }: Pick<PageNeeds, 'store'>) {
  const { getCatalogue } = catalogueApi.endpoints;
  const machine = paletteMachine.provide({
    actors: {
      loadServices: callPort(() => {
        const running = store.dispatch(getCatalogue.initiate(undefined, { subscribe: false }));
        // Never broken off: the list may wait for this very answer.
        return { abort: () => undefined, unwrap: () => running.unwrap().then(() => null) };
      }),
    },
  });
  assertProvided(machine);
  const known = getCatalogue.select()(store.getState()).data !== undefined;
  return createActor(machine, { input: { known }, inspect: inspected });
}
