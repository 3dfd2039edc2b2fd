import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AFTER_STEP_UP_PARAMETER } from '../../contracts/domain/dialogAddress';
import { queryText } from '../../lib/queryText';
import { flashShown } from '../../store/flash.slice';
import { useAppDispatch } from '../../store/hooks';
import type { AppDispatch } from '../../store/makeStore';
import { usePerson } from '../../store/person';
import { leadsHome } from '../pages/homeOf';
import { rememberUnmet } from '../pages/stepUpReturn';
import type { arrivals } from './arrivals';

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
    if (institutionGone === 'switchedTo') void tell(dispatch, 'gone');
  }, [dispatch, institutionGone]);

  useEffect(() => {
    // Told where it leads to: two moves at once would end here, on a page without content.
    if (leadsHome(location.pathname)) return;
    const { notice, search } = arrivalNotice(location.search);
    if (notice) void tell(dispatch, notice);
    if (search === undefined) return;
    const kept: { state: unknown } = location;
    const state = notice === 'unmet' ? rememberUnmet(kept.state) : kept.state;
    void navigate({ ...location, search }, { replace: true, preventScrollReset: true, state });
  }, [dispatch, navigate, location]);
}

type Notice = keyof typeof arrivals;

/** Few arrivals are told of, so that what is said is loaded on demand. */
async function tell(dispatch: AppDispatch, notice: Notice): Promise<void> {
  const { arrivals: said } = await import('./arrivals');
  dispatch(flashShown(said[notice]));
}

interface Arrival {
  readonly notice?: Notice | undefined;
  /** The query without the marks; absent where there were none. */
  readonly search?: string | undefined;
}

/** A step-up that was not reached, or given up, belongs to the dialog that goes on (`afterStepup`). */
export function arrivalNotice(search: string): Arrival {
  const query = new URLSearchParams(search);
  const resuming = query.has(AFTER_STEP_UP_PARAMETER);
  const login = query.get('login');
  const notice: Notice | undefined =
    login === 'failed'
      ? 'failed'
      : login === 'cancelled' && !resuming
        ? 'cancelled'
        : query.get('stepup') === 'unmet' && !resuming
          ? 'unmet'
          : undefined;
  const marks = resuming ? ['guid', ...(login === 'failed' ? ['login'] : [])] : ['login', 'guid', 'stepup'];
  if (!marks.some((mark) => query.has(mark))) return {};
  marks.forEach((mark) => query.delete(mark));
  return { notice, search: queryText(query) };
}
