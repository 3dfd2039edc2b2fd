import { useSyncExternalStore } from 'react';
import { onTheme, readTheme, type Theme } from '../../ui/theme';
import { useBrowser } from '../browser';

/** Returns the theme that was chosen in this browser, wherever on the page that is done. */
export function useTheme(): Theme {
  const { cookie } = useBrowser();
  const read = () => readTheme(cookie());
  return useSyncExternalStore(onTheme, read, read);
}
