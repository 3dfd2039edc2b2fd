import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventReplayMachine, Replay } from '../../../machines/pages/eventReplay/eventReplay.machine';

export type EventReplayActor = ActorRefFrom<typeof eventReplayMachine>;

export interface Replaying {
  readonly ask: (replay: Replay) => void;
  /** Whether the server is being asked for exactly this. */
  readonly isAsking: (replay: Replay) => boolean;
}

export function useReplay(actor: EventReplayActor): Replaying {
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const asked = useSelector(actor, ({ context }) => context.asked);
  return {
    ask: (replay) => actor.send({ type: 'replay.requested', replay }),
    isAsking: ({ webhook, event }) => isBusy && asked?.webhook === webhook && asked.event === event,
  };
}
