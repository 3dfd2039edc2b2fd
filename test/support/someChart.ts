import { createActor } from 'xstate';
import { dialogOpeningMachine } from '../../src/machines/dialogOpening/dialogOpening.machine';

/** For what shows a chart, whichever it is. */
export const someChart = createActor(dialogOpeningMachine, { input: { guest: true } });
