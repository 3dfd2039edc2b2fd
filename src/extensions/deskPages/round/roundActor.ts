import type { ActorRefFrom } from 'xstate';
import type { DeskTicketRow } from '../../../contracts/wire/desk';
import type { deskRoundMachine } from '../deskRound/deskRound.machine';

export type RoundActor = ActorRefFrom<typeof deskRoundMachine>;

/** Props of each panel of a round. */
export interface RoundProps {
  readonly actor: RoundActor;
  /** The tickets that are ticked, as they were last seen. */
  readonly ticked: readonly DeskTicketRow[];
  /** Unticks everything and clears the outcome; the focus moves elsewhere. */
  readonly onClear: () => void;
}
