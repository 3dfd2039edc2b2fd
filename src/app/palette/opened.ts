/** What the frame shows over the page by a key or a button: at most one of them. */
export type Opened = 'palette' | 'keys' | undefined;

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
