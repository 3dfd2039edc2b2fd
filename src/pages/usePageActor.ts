import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fromPromise, type AnyActor, type AnyActorRef } from 'xstate';
import { fullAddress } from '../lib/basePath';
import { randomId } from '../lib/randomId';
import type { FlashEmitted } from '../machines/kit/emitted';
import type { Port } from '../machines/kit/port';
import type { PageNeeds } from '../store/actors/pageNeeds';
import { flashShown } from '../store/flash.slice';
import { useAppStore } from '../store/hooks';
import { usePerson } from '../store/person';
import { letPageGo } from '../ui/leaving/letPageGo';
import { loginFor } from '../ui/notices/loginFor';
import { useBrowser } from './browser';

/**
 * Leaves the page for a login, which comes back to the place where the person is then. The browser does not
 * ask whether typed text may be lost, since it is kept.
 * @param here returns the path and the query of that place
 */
function leaveForLoginPort(
  goTo: (address: string) => void,
  here: () => string,
): Port<{ readonly level: number }, void> {
  return fromPromise<void, { readonly level: number }>(async ({ input: { level }, signal }) => {
    signal.addEventListener('abort', letPageGo(), { once: true });
    goTo(loginFor(fullAddress(here()), level));
    // The browser replaces the page; until then the chart is in its leaving state.
    await new Promise(() => undefined);
  });
}

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
    emitting.on('flash.due', ({ flash }: FlashEmitted) => store.dispatch(flashShown(flash)));
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
