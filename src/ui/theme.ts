export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** What was chosen in this browser; a cookie, since what a server prerenders depends on it as well. */
export function readTheme(cookies: string): Theme {
  const kept = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1];
  return themes.find((theme) => theme === kept) ?? 'system';
}

/** Sets the theme; without an attribute the style sheets follow the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const listeners = new Set<() => void>();

/** Tells whenever another theme is chosen; gives the way to stop. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function keepTheme(theme: Theme): void {
  applyTheme(theme);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `theme=${theme}; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}
