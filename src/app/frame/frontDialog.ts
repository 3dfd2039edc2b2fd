/** Returns the modal dialog in front of the page and of all others; null where none is open. */
export function frontDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

/** Tells whenever a dialog may have opened or closed; gives the way to stop. */
export function onDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
  return () => observer.disconnect();
}
