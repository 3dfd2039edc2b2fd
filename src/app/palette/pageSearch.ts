/** Milliseconds; whoever waits longer has found something else to do. */
const PATIENCE = 10_000;

/** Gives the focus to the search of the page; tells whether there is one. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main [data-page-search]');
  const field = [...fields].find((one) => one.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Does it once the page that is on its way has one, unless somebody does something else meanwhile. */
export function focusSearchOnceThere(): void {
  const observer = new MutationObserver(() => focusSearch() && stop());
  const timer = setTimeout(stop, PATIENCE);
  const events = ['keydown', 'pointerdown'] as const;

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop, true);
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of events) window.addEventListener(event, stop, { capture: true });
}
