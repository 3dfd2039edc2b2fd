import { useEffect, useRef } from 'react';
import { baseApi } from '../../api/baseApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectDoubts, selectLeft } from '../../store/session.slice';
import type { SessionActor } from './bootstrap';

/**
 * Checks that the person is still the same after a refusal, a request for news, or a return to the window.
 * The page's data is read again only after that; otherwise it could be what a guest gets.
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
