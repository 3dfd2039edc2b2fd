import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';
import { randomId } from '../lib/randomId';
import type { FlashFact } from '../machines/kit/facts';
import type { PageNeeds } from '../store/actors/pageNeeds';
import { flashShown } from '../store/flash.slice';
import { useAppStore } from '../store/hooks';
import { usePerson } from '../store/person';

/**
 * Runs a page's chart for as long as the page stands and `about` is the same; absent until it runs. `again` puts
 * another one in its place; `onDone` hears when it has come to its end.
 */
export function usePageActor<Running extends AnyActor>(
  open: (needs: PageNeeds) => Running,
  onDone: () => void,
  about = '',
) {
  const store = useAppStore();
  const person = usePerson();
  const [actor, setActor] = useState<Running>();
  const [round, setRound] = useState(0);
  const begin = useEffectEvent(() => open({ store, person, requestId: randomId() }));
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const running = begin();
    const told: AnyActorRef = running;
    told.on('flash.due', ({ flash }: FlashFact) => store.dispatch(flashShown(flash)));
    // One that is stopped completes too.
    running.subscribe({ complete: () => running.getSnapshot().status === 'done' && done() });
    running.start();
    setActor(running);
    return () => {
      running.stop();
    };
  }, [store, about, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  return { actor, again };
}
