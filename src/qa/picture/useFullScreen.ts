import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly full: boolean;
  /** Absent if the browser cannot do this, as on most phones. */
  readonly toggle: (() => void) | undefined;
}

/** Tells whether a part of the page fills the screen, and toggles that. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const changed = () => setFull(part.current !== null && document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [part]);

  function toggle(): void {
    // If the browser refuses, everything stays as it is.
    if (full) document.exitFullscreen().catch(() => undefined);
    else part.current?.requestFullscreen().catch(() => undefined);
  }

  return { full, toggle: document.fullscreenEnabled ? toggle : undefined };
}
