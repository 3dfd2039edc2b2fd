import { useEffect, useRef } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectDoubts } from '../store/session.slice';
import type { SessionActor } from './bootstrap';

/** A refusal, a wish for news, or coming back to the window: is it still the same person (decisions 12)? */
export function useSessionDoubts(actor: SessionActor): void {
  const doubts = useAppSelector(selectDoubts);
  const heard = useRef(doubts);

  useEffect(() => {
    if (doubts === heard.current) return;
    heard.current = doubts;
    actor.send({ type: 'session.doubted' });
  }, [actor, doubts]);

  useEffect(() => {
    const doubt = () => actor.send({ type: 'session.doubted' });
    window.addEventListener('focus', doubt);
    return () => window.removeEventListener('focus', doubt);
  }, [actor]);
}
