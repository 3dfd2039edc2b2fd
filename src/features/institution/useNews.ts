import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { newsWanted } from '../../store/session.slice';

/** Asks anew what the institution is like: the desk may have changed it since this page was loaded. */
export function useNews(): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(newsWanted()), [dispatch]);
}
