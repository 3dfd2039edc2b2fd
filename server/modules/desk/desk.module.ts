import type { Module } from '../../platform/module';
import { deskHandler } from './deskHandler';

export { inTheWayOf, takeStepWithin, UnknownTicket } from './desk';
export type { DeskStep } from './deskRequest';
export { endsOf, possibleActions } from './deskSteps';
export { answerGiven, withSubjects, type Answer } from './withSubjects';

/** Desk steps for the tickets of this server, and the operator's command for them. */
export const desk: Module<never> = {
  name: 'desk',
  open({ config }, { on }) {
    const following = on.flatMap(({ onDeskStep }) => onDeskStep?.(config) ?? []);
    return {
      dependencies: {
        async onDeskStep(...step) {
          for (const follow of following) await follow(...step);
        },
      },
    };
  },
  commands: { desk: deskHandler },
};
