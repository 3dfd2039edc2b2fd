/** Takes the focus to the heading of the page, where what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Takes the focus to the name of a row (`data-row`), where what had it in this row is gone. */
export function focusRow(row: number): void {
  document.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus();
}
