import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { flashShown } from '../../store/flash.slice';
import { useAppDispatch } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { leadsHome } from '../pages/homeOf';

/** Few arrivals are told of, so that what is said of them is loaded on demand. */
const loadArrivals = () => import('./arrivals');

/**
 * Says once what a login that came back without success left in the address, then removes it; and says that somebody no
 * longer acts for an institution that has gone.
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
    // Told where it leads to: two moves at once would end here, on a page without content.
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
