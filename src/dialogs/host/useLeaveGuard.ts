import { useCallback, useEffect } from 'react';
import type { BlockerFunction } from 'react-router';
import { isPageLetGo } from '../../ui/leaving/letPageGo';
import { useReasonToStay } from '../../ui/leaving/useReasonToStay';
import { arrivalOf, searchWith } from './arrival';
import type { RunningDialog } from './RunningDialog';

/** Back, or a link, while something would be lost: the chart is asked first, as by the close button. */
export function useLeaveGuard(dialog: RunningDialog): void {
  const holds = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      dialog.holds() && dialogIn(currentLocation) !== dialogIn(nextLocation),
    [dialog],
  );
  const move = useReasonToStay(holds, true);
  useEffect(() => {
    if (!move) return;
    move.reset();
    dialog.dismiss();
  }, [move, dialog]);
  useEffect(() => {
    // On closing or reloading the page, only the browser can ask, in its own words.
    const holdUnload = (event: BeforeUnloadEvent) => {
      if (dialog.holds() && !dialog.leaves() && !isPageLetGo()) event.preventDefault();
    };
    window.addEventListener('beforeunload', holdUnload);
    return () => window.removeEventListener('beforeunload', holdUnload);
  }, [dialog]);
}

function dialogIn(place: { pathname: string; search: string }): string {
  return searchWith('', arrivalOf(place).address ?? null);
}
