import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { leadsBack, rememberedPlace } from '../../store/lastList';

/** Coming back from a service, the list stands where it stood: once, as soon as its rows are there. */
export function usePlaceInList(rowsShown: boolean): void {
  const { state, key } = useLocation();
  const done = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!rowsShown || done.current === key || !leadsBack(state)) return;
    done.current = key;
    window.scrollTo(0, rememberedPlace().scroll);
  }, [rowsShown, state, key]);
}
