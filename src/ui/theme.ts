import { cookiePath } from '../lib/basePath';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Reads the chosen theme from a cookie, which a server that prerenders pages also needs. */
export function readTheme(cookies: string): Theme {
  return themeOf(/(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1]);
}

const themeOf = (name: string | undefined): Theme => themes.find((theme) => theme === name) ?? 'system';

/** Sets the theme. Without the attribute, style sheets follow the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Returns the theme that is applied. Browsers ask another process for cookies: they are not read with every key. */
export const appliedTheme = (): Theme => themeOf(document.documentElement.dataset.theme);

const listeners = new Set<() => void>();

/** Calls `listener` when another theme is chosen; returns a function that stops this. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function keepTheme(theme: Theme): void {
  applyTheme(theme);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `theme=${theme}; Max-Age=${YEAR_IN_SECONDS}; Path=${cookiePath()}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}
