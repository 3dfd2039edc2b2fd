import type { ActorRefFrom } from 'xstate';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import type { deskStepMachine } from '../deskStep/deskStep.machine';

export type StepActor = ActorRefFrom<typeof deskStepMachine>;

/** Props of each panel of a step. */
export interface StepProps {
  readonly actor: StepActor;
  readonly ticket: DeskTicketDetail;
}
