/** Milliseconds; after that, the person is doing something else. */
const TIMEOUT_MS = 10_000;

/** Moves the focus to the search of the page; returns false if there is none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main [data-page-search]');
  const field = [...fields].find((one) => one.checkVisibility?.() ?? true);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Does so as soon as the next page has a search, unless the person does something else first. */
export function focusSearchOnceThere(): void {
  const observer = new MutationObserver(() => focusSearch() && stop());
  const timer = setTimeout(stop, TIMEOUT_MS);
  const events = ['keydown', 'pointerdown'] as const;

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop, true);
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of events) window.addEventListener(event, stop, { capture: true });
}
