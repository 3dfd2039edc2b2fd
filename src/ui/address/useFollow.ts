import { useCallback, type MouseEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { within } from '../../lib/basePath';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Returns the click handler for plain `<a href>` links within the application. Long lists use them, because each `Link`
 * renders again when the address changes. A plain press stays in the page; presses with another key are left to the
 * browser.
 */
export function useFollow(): Follow {
  return useFollowBy(useNavigate());
}

/**
 * Does the same for a place that has the router's function, and should not render with every address. With `atOnce`, even
 * another page is painted in the frame after its code has loaded.
 */
export function useFollowBy(navigate: NavigateFunction, atOnce = false): Follow {
  return useCallback(
    (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { currentTarget } = event;
      const { search, href } = currentTarget;
      const pathname = within(currentTarget.pathname);
      void navigate(
        { pathname, search },
        {
          // A link to the present address replaces the entry in the history: there is nothing to go back to.
          replace: href === window.location.href,
          // The same page with another query is painted in the next frame; another page may take its time.
          flushSync: atOnce || pathname === within(window.location.pathname),
        },
      );
    },
    [navigate, atOnce],
  );
}

/** Tells whether a press should stay in this window, and is not yet handled. */
export function isPlain({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey);
}
