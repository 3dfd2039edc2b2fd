import { whenIdle } from './whenIdle';

/** Milliseconds for which a page is left to itself. */
const QUIET_MS = 4_000;

declare global {
  interface Navigator {
    /** Only Chromium tells. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Acts some seconds after the browser has become idle: for code that is not needed yet. Never acts in a browser that
 * saves data; there, code loads when it is needed. Returns a function that cancels this.
 */
export function whenQuiet(act: () => void): () => void {
  if (navigator.connection?.saveData) return () => undefined;
  let cancel = whenIdle(() => {
    const timer = setTimeout(() => (cancel = whenIdle(act)), QUIET_MS);
    cancel = () => clearTimeout(timer);
  });
  return () => cancel();
}
