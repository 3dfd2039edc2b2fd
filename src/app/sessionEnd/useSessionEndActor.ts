import { useEffect, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { inspected } from '../../machines/kit/inspection';
import type { sessionEndMachine } from '../../machines/sessionEnd/sessionEnd.machine';
import { useAppStore } from '../../store/hooks';
import { provideSessionEnd } from './sessionEnd.ports';

export type SessionEndActor = ActorRefFrom<typeof sessionEndMachine>;

/** The running chart, a new one each time the page starts it; absent until then. */
export function useSessionEndActor(): SessionEndActor | undefined {
  const store = useAppStore();
  const [actor, setActor] = useState<SessionEndActor>();
  useEffect(() => {
    const running = createActor(provideSessionEnd(store), { inspect: inspected });
    running.start();
    setActor(running);
    return () => {
      running.stop();
    };
  }, [store]);
  return actor;
}
