import type { ActorRefFrom } from 'xstate';
import type { policySavingMachine } from '../../../../machines/pages/policySaving/policySaving.machine';

export type SavingActor = ActorRefFrom<typeof policySavingMachine>;
