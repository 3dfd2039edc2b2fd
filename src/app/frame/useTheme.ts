import { useSyncExternalStore } from 'react';
import { appliedTheme, onTheme, readTheme, type Theme } from '../../ui/theme';
import { useBrowser } from '../../pages/browser';

/** Returns the theme of the page, wherever on it one is chosen. */
export function useTheme(): Theme {
  const { cookie } = useBrowser();
  return useSyncExternalStore(onTheme, appliedTheme, () => readTheme(cookie()));
}
