import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { newsWanted } from '../../store/session.slice';

/** Loads the institution again, since the desk may have changed it after the page was loaded. */
export function useReloadInstitution(): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(newsWanted()), [dispatch]);
}
