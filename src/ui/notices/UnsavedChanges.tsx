import { useEffect, useEffectEvent } from 'react';
import type { BlockerFunction } from 'react-router';
import { isPageLetGo } from '../leaving/letPageGo';
import { addReason } from '../leaving/reasons';

export interface UnsavedChangesProps {
  /** True if leaving now would lose something. */
  readonly when: boolean;
  /** Called when the person leaves anyway, so that the draft can be deleted. */
  readonly onLeave: () => void;
}

/** Tells whether a move leaves the page. A change of parameters opens a dialog over the form, which stays. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Lets the browser ask, in its own words, when the person closes or reloads the page. */
function confirmUnload(event: BeforeUnloadEvent): void {
  if (!isPageLetGo()) event.preventDefault();
}

/** Makes the frame ask before another page, or the closing of this one, loses what was typed. */
export function UnsavedChanges({ when, onLeave }: UnsavedChangesProps) {
  const giveUp = useEffectEvent(onLeave);
  useEffect(() => {
    if (!when) return undefined;
    const removeReason = addReason({ holds: leavesPage, inFront: false, giveUp: () => giveUp() });
    window.addEventListener('beforeunload', confirmUnload);
    return () => {
      window.removeEventListener('beforeunload', confirmUnload);
      removeReason();
    };
  }, [when]);
  return null;
}
