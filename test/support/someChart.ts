import { createActor } from 'xstate';
import { dialogOpeningMachine } from '../../src/machines/dialogOpening/dialogOpening.machine';

/** Tests give this chart to what shows any chart. */
export const someChart = createActor(dialogOpeningMachine, { input: { guest: true } });
