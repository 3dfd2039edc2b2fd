import { createContext, useContext } from 'react';

/** The window's address, for moves out of the application, and what is stored with it. */
export interface Browser {
  readonly href: () => string;
  readonly cookie: () => string;
  readonly goTo: (href: string) => void;
  /** Goes there without a trace in the history. */
  readonly replace: (href: string) => void;
  readonly reload: () => void;
  /** Names what is shown, and loads nothing. */
  readonly rename: (path: string) => void;
}

export const realBrowser: Browser = {
  href: () => window.location.href,
  cookie: () => document.cookie,
  goTo: (href) => window.location.assign(href),
  replace: (href) => window.location.replace(href),
  reload: () => window.location.reload(),
  rename: (path) => window.history.replaceState(null, '', path),
};

const BrowserContext = createContext<Browser>(realBrowser);

export const BrowserProvider = BrowserContext.Provider;

export function useBrowser(): Browser {
  return useContext(BrowserContext);
}
