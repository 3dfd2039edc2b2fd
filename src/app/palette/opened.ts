/** What a key or the button of the frame asks for: one of the dialogs, or the way to a search. */
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
