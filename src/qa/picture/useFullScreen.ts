import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly full: boolean;
  /** Absent where the browser has none: on most phones. */
  readonly toggle: (() => void) | undefined;
}

/** Lets a part of the page take the whole screen, and tells whether it does. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const changed = () => setFull(part.current !== null && document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [part]);

  function toggle(): void {
    // A browser that refuses leaves everything as it is.
    if (full) document.exitFullscreen().catch(() => undefined);
    else part.current?.requestFullscreen().catch(() => undefined);
  }

  return { full, toggle: document.fullscreenEnabled ? toggle : undefined };
}
