/**
 * Returns a function that hands keys to `write`, which runs once at a time: keys that come meanwhile are written together
 * afterwards. Resolves when the key was written, and rejects if that failed.
 */
export function together(write: (keys: readonly string[]) => Promise<void>): (key: string) => Promise<void> {
  let next: { readonly keys: Set<string>; readonly written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  function gather() {
    const keys = new Set<string>();
    const written = last.then(() => {
      next = undefined;
      return write([...keys]);
    });
    last = written.catch(() => undefined);
    return { keys, written };
  }

  return (key) => {
    next ??= gather();
    next.keys.add(key);
    return next.written;
  };
}
