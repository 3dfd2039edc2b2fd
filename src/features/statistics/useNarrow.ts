import { useSyncExternalStore } from 'react';

const query = '(max-width: 47.99em)';

function watch(onChange: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Tells whether the window is too narrow for two columns; plots are lower then. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia?.(query).matches ?? false);
}
