import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns what a press on an `<a href>` of ours does, for lists of many: a `Link` looks at the address anew whenever it
 * changes, these do not. A plain press stays in the page; whatever else is pressed with it is left to the browser. `atOnce`:
 * also another page is painted in the next frame after its code has come.
 */
export function useFollow(atOnce = false): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
      if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      const { pathname, search, href } = currentTarget;
      void navigate(
        { pathname, search },
        {
          // The visit is replaced where one already is: there is nothing to come back from.
          replace: href === window.location.href,
          // The same page with another question is painted in the next frame; another page may take its time.
          flushSync: atOnce || pathname === window.location.pathname,
        },
      );
    },
    [navigate, atOnce],
  );
}
