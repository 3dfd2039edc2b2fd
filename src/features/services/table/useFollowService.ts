import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { rememberPlace } from '../../../store/lastList';
import { useFollow } from '../../../ui/address/useFollow';

/** Leads to a service and remembers where the list was, for the way back (REQUIREMENTS 85). */
export function useFollowService(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const follow = useFollow();
  const { pathname, search } = useLocation();
  const address = useRef('');
  useLayoutEffect(() => {
    address.current = `${pathname}${search}`;
  });
  return useCallback(
    (event) => {
      rememberPlace({ address: address.current, scroll: window.scrollY });
      follow(event);
    },
    [follow],
  );
}
