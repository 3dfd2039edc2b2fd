import type { Page } from 'playwright-core';

/** The faults of the current things of a page: the place in a menu, the number of a page, a chosen option. */
export interface CurrentThings {
  /** Style sheets with a current thing beside others, each once. */
  readonly seen: readonly string[];
  /** Current things that look like others beside them; the weight of letters does not count. */
  readonly lost: readonly string[];
}

/** Compares current things with those beside them, by the computed colours and borders. */
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
