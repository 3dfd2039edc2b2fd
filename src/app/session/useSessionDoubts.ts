import { useEffect, useRef } from 'react';
import { baseApi } from '../../api/baseApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectDoubts, selectLeft } from '../../store/session.slice';
import type { SessionActor } from './bootstrap';

/**
 * A refusal, a wish for news, or coming back to the window: is it still the same person? What the page shows is read again
 * only after that, or it would be what a guest gets.
 */
export function useSessionDoubts(actor: SessionActor): void {
  const dispatch = useAppDispatch();
  const doubts = useAppSelector(selectDoubts);
  const left = useAppSelector(selectLeft);
  const doubtsBefore = useRef(doubts);

  useEffect(() => {
    if (left) actor.send({ type: 'logout.completed' });
  }, [actor, left]);

  useEffect(() => {
    if (doubts === doubtsBefore.current) return;
    doubtsBefore.current = doubts;
    actor.send({ type: 'session.doubted' });
  }, [actor, doubts]);

  useEffect(() => {
    let cameBack = false;
    const doubt = () => {
      if (document.visibilityState !== 'visible') return;
      cameBack = true;
      actor.send({ type: 'session.doubted' });
    };
    const { unsubscribe } = actor.subscribe(({ value }) => {
      if (!cameBack || value === 'verifying') return;
      cameBack = false;
      if (value === 'signedIn' || value === 'guest') dispatch(baseApi.internalActions.onFocus());
    });
    window.addEventListener('focus', doubt);
    document.addEventListener('visibilitychange', doubt);
    return () => {
      unsubscribe();
      window.removeEventListener('focus', doubt);
      document.removeEventListener('visibilitychange', doubt);
    };
  }, [actor, dispatch]);
}
