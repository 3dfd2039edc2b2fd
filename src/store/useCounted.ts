import { useEffect } from 'react';
import { counted } from './counts.slice';
import { useAppDispatch } from './hooks';

/** Keeps a number of what waits, so that menus and tabs show it; undefined while it is not known. */
export function useCounted(key: string, count: number | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (count !== undefined) dispatch(counted({ [key]: count }));
  }, [dispatch, key, count]);
}
