import { useEffect } from 'react';
import { flashClosed, selectFlash } from './flash.slice';
import { useAppStore } from './hooks';

/** Closes this message as soon as its subject changes, so that a corrected mistake is not shown. */
export function useFlashAbout(messageId: string, about: string): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      if (selectFlash(store.getState())?.messageId === messageId) store.dispatch(flashClosed());
    },
    [store, messageId, about],
  );
}
