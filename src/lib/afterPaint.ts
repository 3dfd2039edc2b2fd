/** Acts when the frame that is drawn next has been; gives the way to call it off. */
export function afterPaint(act: () => void): () => void {
  let calledOff = false;
  const actUnless = () => {
    if (!calledOff) act();
  };
  const frame = requestAnimationFrame(() => {
    // A timer comes after all that waits already, such as the pictures of a page. Safari knows no other way.
    if ('scheduler' in globalThis) void scheduler.postTask(actUnless, { priority: 'user-blocking' });
    else setTimeout(actUnless);
  });
  return () => {
    calledOff = true;
    cancelAnimationFrame(frame);
  };
}
