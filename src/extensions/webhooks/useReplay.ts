import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventReplayMachine, Replay } from './eventReplay.machine';

export type EventReplayActor = ActorRefFrom<typeof eventReplayMachine>;

export interface Replaying {
  readonly ask: (replay: Replay) => void;
  /** Whether the server is being asked for exactly this. */
  readonly isAsking: (replay: Replay) => boolean;
  /** The webhook that events are sent to again, and how many; absent: nobody has asked, or in vain. */
  readonly due: { readonly webhook: string; readonly events: number } | undefined;
}

export function useReplay(actor: EventReplayActor): Replaying {
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const isDue = useSelector(actor, (snapshot) => snapshot.matches('due'));
  const { asked, events } = useSelector(actor, ({ context }) => context);
  return {
    ask: (replay) => actor.send({ type: 'replay.requested', replay }),
    isAsking: ({ webhook, event }) => isBusy && asked?.webhook === webhook && asked.event === event,
    due: isDue && asked ? { webhook: asked.webhook, events } : undefined,
  };
}
