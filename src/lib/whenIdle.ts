/** Acts when the browser has nothing else to do, or after three seconds; gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari knows no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(idle);
}
