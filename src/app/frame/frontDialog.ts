/** Returns the topmost modal dialog; null if none is open. */
export function frontDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

/** Calls the listener whenever a dialog may have opened or closed; returns a function that stops this. */
export function onDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
  return () => observer.disconnect();
}
