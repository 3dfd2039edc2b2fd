/** Opened by a key or the button of the frame: a dialog, or the search of a page. */
export type Opened = 'palette' | 'keys' | 'search' | undefined;

let now: Opened;
const listeners = new Set<() => void>();

export const opened = {
  get: (): Opened => now,
  set(next: Opened): void {
    now = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
