/** Acts after the next frame has been drawn; returns a function that cancels this. */
export function afterPaint(act: () => void): () => void {
  let calledOff = false;
  const actUnless = () => {
    if (!calledOff) act();
  };
  const frame = requestAnimationFrame(() => {
    // A timer comes after everything that already waits, such as the pictures of a page. Safari has no other
    // way.
    if ('scheduler' in globalThis) void scheduler.postTask(actUnless, { priority: 'user-blocking' });
    else setTimeout(actUnless);
  });
  return () => {
    calledOff = true;
    cancelAnimationFrame(frame);
  };
}
