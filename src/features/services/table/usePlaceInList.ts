import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { leadsBack, rememberedPlace } from '../../../store/lastList';

/** Scrolls to the former place in the list on the way back from a service, once its rows are shown. */
export function usePlaceInList(rowsShown: boolean): void {
  const { state, key } = useLocation();
  const done = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!rowsShown || done.current === key || !leadsBack(state)) return;
    done.current = key;
    window.scrollTo(0, rememberedPlace().scroll);
  }, [rowsShown, state, key]);
}
