import { useEffect } from 'react';
import { flashClosed, selectFlash } from './flash.slice';
import { useAppStore } from './hooks';

/** Closes this message of the page as soon as what it is about is another: a mistake that is mended is not told any more. */
export function useFlashAbout(messageId: string, about: string): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      if (selectFlash(store.getState())?.messageId === messageId) store.dispatch(flashClosed());
    },
    [store, messageId, about],
  );
}
