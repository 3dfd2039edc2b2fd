import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnyActor, AnyActorRef } from 'xstate';
import { randomId } from '../lib/randomId';
import type { FlashFact } from '../machines/kit/facts';
import type { PageNeeds } from '../store/actors/pageNeeds';
import { flashShown } from '../store/flash.slice';
import { useAppStore } from '../store/hooks';
import { usePerson } from '../store/person';
import { useBrowser } from './browser';
import { leaveForLoginPort } from './leaveForLogin';

/**
 * Runs a page's chart while the page is shown and `about` stays the same; absent until it runs. `again`
 * replaces it with a new one; `onDone` is called when it has ended.
 */
export function usePageActor<Running extends AnyActor>(
  open: (needs: PageNeeds) => Running,
  onDone: (end: ReturnType<Running['getSnapshot']>) => void = () => undefined,
  about = '',
) {
  const store = useAppStore();
  const person = usePerson();
  const [actor, setActor] = useState<Running>();
  const [round, setRound] = useState(0);
  const { goTo } = useBrowser();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);
  const begin = useEffectEvent(() => {
    const leaveForLogin = leaveForLoginPort(goTo, () => here.current);
    return open({ store, person, requestId: randomId(), leaveForLogin });
  });
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const running = begin();
    const emitting: AnyActorRef = running;
    emitting.on('flash.due', ({ flash }: FlashFact) => store.dispatch(flashShown(flash)));
    // A stopped actor completes as well.
    running.subscribe({
      complete: () => {
        const end = running.getSnapshot();
        if (end.status === 'done') done(end);
      },
    });
    running.start();
    setActor(running);
    return () => {
      running.stop();
    };
  }, [store, about, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  return { actor, again };
}
