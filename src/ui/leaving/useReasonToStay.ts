import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { BlockerFunction } from 'react-router';
import { addReason, heldMove, type HeldMove } from './reasons';

/**
 * Stops moves that would lose something, while the caller is mounted. `holds` tells whether a move would lose
 * something, and stays the same function between renders. `inFront` says that it belongs to a dialog, which
 * is asked before the page behind. Returns the move that waits for the caller to call `proceed` or `reset`.
 */
export function useReasonToStay(holds: BlockerFunction, inFront = false): HeldMove['blocker'] | undefined {
  const reason = useMemo(() => ({ holds, inFront }), [holds, inFront]);
  useEffect(() => addReason(reason), [reason]);
  const held = useSyncExternalStore(heldMove.subscribe, heldMove.get);
  return held?.reason === reason ? held.blocker : undefined;
}
