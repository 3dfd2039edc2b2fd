/** Acts when the browser is idle, or after three seconds; returns a function that cancels this. */
export function whenIdle(act: () => void): () => void {
  // Safari knows no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(idle);
}
