import { useEffect, useEffectEvent } from 'react';
import type { BlockerFunction } from 'react-router';
import { isPageLetGo } from './leaving/letPageGo';
import { addReason } from './leaving/reasons';

export interface UnsavedChangesProps {
  /** Leaving now would lose something. */
  readonly when: boolean;
  /** The person leaves all the same: what is kept of it can go. */
  readonly onLeave: () => void;
}

/** Search parameters open dialogs over the form, which stays. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Closing or reloading: only the browser can ask then, in its own words. */
function askOfBrowser(event: BeforeUnloadEvent): void {
  if (!isPageLetGo()) event.preventDefault();
}

/** Has the frame ask before another page, or the closing of this one, loses what was typed. */
export function UnsavedChanges({ when, onLeave }: UnsavedChangesProps) {
  const giveUp = useEffectEvent(onLeave);
  useEffect(() => {
    if (!when) return undefined;
    const takeBack = addReason({ holds: leavesPage, inFront: false, giveUp: () => giveUp() });
    window.addEventListener('beforeunload', askOfBrowser);
    return () => {
      window.removeEventListener('beforeunload', askOfBrowser);
      takeBack();
    };
  }, [when]);
  return null;
}
