import type { Page } from 'playwright-core';

/** What was found of the things of a page that are current: the place where one is, the page that is shown, what is chosen. */
export interface CurrentThings {
  /** Style sheets of those that have others beside them, each once. */
  readonly seen: readonly string[];
  /** Those that look as another does that is not current; how heavy letters are does not count. */
  readonly lost: readonly string[];
}

/** Compares what is current with what stands beside it, by the colours and edges that the browser has worked out. */
export function currentThings(page: Page): Promise<CurrentThings> {
  return page.evaluate(() => {
    const current =
      ':is(a, button)[aria-current], [aria-pressed=true], [role=option][aria-selected=true], [role=gridcell][aria-selected=true] > button, label:has(input[type=radio]:checked)';
    const paper = getComputedStyle(document.body).backgroundColor;
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const edge = (width: string, kind: string, colour: string) =>
        width === '0px' || kind === 'none' || colour === paper ? '' : `${width} ${kind} ${colour}`;
      return [
        style.color,
        style.backgroundColor,
        edge(style.borderTopWidth, style.borderTopStyle, style.borderTopColor),
        edge(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
        edge(style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor),
        edge(style.outlineWidth, style.outlineStyle, style.outlineColor),
      ].join(' | ');
    };
    const besideOf = (element: Element) => {
      let around = element.parentElement;
      for (let step = 0; around && step < 4; step += 1, around = around.parentElement) {
        const other = [...around.querySelectorAll(element.localName)].find(
          (one) => !one.matches(current) && one.className === element.className && one.checkVisibility(),
        );
        if (other) return other;
      }
      return undefined;
    };
    const pairs = [...document.querySelectorAll(current)]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .flatMap((element) => {
        const beside = besideOf(element);
        return beside ? [{ element, beside }] : [];
      });
    const sheetOf = (element: Element) =>
      /(\w+)-module/.exec(element.closest('[class*="-module-"]')?.className ?? '')?.[1] ?? '';
    return {
      seen: [...new Set(pairs.map(({ element }) => sheetOf(element)))],
      lost: pairs
        .filter(({ element, beside }) => lookOf(element) === lookOf(beside))
        .map(
          ({ element }) => `${sheetOf(element)} “${(element.textContent ?? '').trim()}” ${lookOf(element)}`,
        ),
    };
  });
}
