import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { hold, reasonAgainst, type ReasonToStay } from './reasons';

/** Stops moves against which there is a reason. Mounted once, because the router heeds a single blocker. */
export function LeaveGuard() {
  const blockedBy = useRef<ReasonToStay>(undefined);
  const stops = useCallback<BlockerFunction>((move) => {
    blockedBy.current = reasonAgainst(move);
    return blockedBy.current !== undefined;
  }, []);
  const blocker = useBlocker(stops);
  useEffect(() => {
    if (blocker.state !== 'blocked' || !blockedBy.current) return;
    hold({ reason: blockedBy.current, blocker });
    return () => hold(undefined);
  }, [blocker]);
  return null;
}
