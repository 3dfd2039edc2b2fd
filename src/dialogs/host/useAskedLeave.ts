import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { arrivalOf, searchWith } from './arrival';
import type { RunningDialog } from './RunningDialog';

/** Back, or a link, while something would be lost: the chart is asked first, as by the close button. */
export function useAskedLeave(dialog: RunningDialog): void {
  const holds = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      dialog.holds() && dialogIn(currentLocation) !== dialogIn(nextLocation),
    [dialog],
  );
  const blocker = useBlocker(holds);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    dialog.dismiss();
  }, [blocker, dialog]);
  useEffect(() => {
    // Closing or reloading the page: only the browser can ask then, in its own words.
    const ask = (event: BeforeUnloadEvent) => {
      if (dialog.holds() && !dialog.leaves()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dialog]);
}

function dialogIn(place: { pathname: string; search: string }): string {
  return searchWith('', arrivalOf(place).address ?? null);
}
