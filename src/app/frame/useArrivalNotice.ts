import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { flashShown } from '../../store/flash.slice';
import { useAppDispatch } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { leadsHome } from '../pages/homeOf';

/** Few arrivals need a message, so their texts load on demand. */
const loadArrivals = () => import('./arrivals');

/**
 * Shows the message for marks that a failed login left in the address, once, and removes them; also says that
 * the person no longer acts for an institution that no longer exists.
 */
export function useArrivalNotice(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { institutionGone } = usePerson();

  useEffect(() => {
    if (institutionGone !== 'switchedTo') return;
    void loadArrivals().then(({ arrivals }) => dispatch(flashShown(arrivals.gone)));
  }, [dispatch, institutionGone]);

  useEffect(() => {
    // Shown at the destination: two moves at once would end here, on a page without content.
    if (leadsHome(location.pathname) || !/[?&](login|guid|stepup)=/.test(location.search)) return undefined;
    let gone = false;
    void loadArrivals().then(({ arrivals, arrivalNotice, stateAfter }) => {
      if (gone) return;
      const { notice, search } = arrivalNotice(location.search);
      if (notice) dispatch(flashShown(arrivals[notice]));
      if (search === undefined) return;
      const state = stateAfter(notice, location.state);
      void navigate({ ...location, search }, { replace: true, preventScrollReset: true, state });
    });
    return () => {
      gone = true;
    };
  }, [dispatch, navigate, location]);
}
