import { createActor } from 'xstate';
import { dialogOpeningMachine } from '../../src/machines/dialogOpening/dialogOpening.machine';

/** A running chart for components that show any chart. */
export const someChart = createActor(dialogOpeningMachine, { input: { guest: true } });
