interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

/** Runs in the page before its own scripts: records layout shifts. */
export function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        window.shifts.push({
          value,
          what: sources.map(({ node }) => String(node?.className || node?.nodeName)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}
