import type { Page } from 'playwright-core';

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

/** Less than this is not seen: a tenth of what the measure of the web’s own vitals calls good. */
const UNSEEN = 0.01;

/** Returns what has moved on the page since it was opened, unless all of it is too small to be seen. */
export async function shiftsOn(page: Page): Promise<Window['shifts']> {
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.reduce((total, { value }) => total + value, 0) < UNSEEN ? [] : shifts;
}
