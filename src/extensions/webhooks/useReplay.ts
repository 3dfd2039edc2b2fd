import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventReplayMachine, Replay } from './eventReplay.machine';

export type EventReplayActor = ActorRefFrom<typeof eventReplayMachine>;

export interface Replaying {
  readonly request: (replay: Replay) => void;
  /** Tells whether this very request is being sent. */
  readonly isSending: (replay: Replay) => boolean;
  /** The webhook to which events are sent again, and how many; absent without a successful request. */
  readonly due: { readonly webhook: string; readonly events: number } | undefined;
}

export function useReplay(actor: EventReplayActor): Replaying {
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const isDue = useSelector(actor, (snapshot) => snapshot.matches('due'));
  const { asked, events } = useSelector(actor, ({ context }) => context);
  return {
    request: (replay) => actor.send({ type: 'replay.requested', replay }),
    isSending: ({ webhook, event }) => isBusy && asked?.webhook === webhook && asked.event === event,
    due: isDue && asked ? { webhook: asked.webhook, events } : undefined,
  };
}
