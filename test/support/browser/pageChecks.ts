/** Measures pages as they are drawn. Each function returns a line for each fault. */
import type { Frame, Page } from 'playwright-core';

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider]';

/**
 * Returns targets smaller than 24 by 24 CSS pixels (WCAG 2.2, 2.5.8), except links within a sentence, targets whose
 * circle of 24 pixels touches no other target and no circle of a small one, and those within `but`, for which the
 * caller has a reason. A labelled field is as large as field and label together.
 */
export function smallTargets(page: Page, but = ''): Promise<string[]> {
  return page.evaluate(
    ({ controls, besides }) => {
      interface Box {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      const least = 24;
      const boxOf = (element: Element): Box => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
        return {
          left: Math.min(...boxes.map((box) => box.left)),
          top: Math.min(...boxes.map((box) => box.top)),
          right: Math.max(...boxes.map((box) => box.right)),
          bottom: Math.max(...boxes.map((box) => box.bottom)),
        };
      };
      const isLarge = (box: Box) =>
        box.right - box.left >= least - 0.1 && box.bottom - box.top >= least - 0.1;
      const inSentence = (element: Element) =>
        getComputedStyle(element).display.startsWith('inline') &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) =>
            node !== element && node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
        );
      // Elements behind an open modal dialog are not targets.
      const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const targets = [...document.querySelectorAll(controls)]
        .filter(
          (element) =>
            front.contains(element) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.matches(':disabled') &&
            !(besides && element.closest(besides)),
        )
        .map((element) => ({ element, box: boxOf(element) }))
        .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
      const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
      const meets = (small: Box, other: Box) => {
        const x = (small.left + small.right) / 2;
        const y = (small.top + small.bottom) / 2;
        const toBox = Math.hypot(
          clamp(x, other.left, other.right) - x,
          clamp(y, other.top, other.bottom) - y,
        );
        const toCentre = Math.hypot((other.left + other.right) / 2 - x, (other.top + other.bottom) / 2 - y);
        return toBox < least / 2 - 0.1 || (!isLarge(other) && toCentre < least - 0.1);
      };
      return targets
        .filter(({ element, box }) => !isLarge(box) && !inSentence(element))
        .filter(({ element, box }) =>
          targets.some(
            (other) =>
              !other.element.contains(element) && !element.contains(other.element) && meets(box, other.box),
          ),
        )
        .map(({ element, box }) => {
          const size = `${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)}`;
          return `${element.tagName} “${(element.textContent || element.getAttribute('aria-label') || '').trim()}” ${size}`;
        });
    },
    { controls: CONTROLS, besides: but },
  );
}

/**
 * Walks the page with Tab, and returns what has the focus but cannot be seen: outside the window, covered, or without a
 * mark (WCAG 2.4.7, 2.4.11). Stops where the focus leaves the page, at the latest after `steps`.
 */
export async function hiddenFocus(page: Page, steps = 45): Promise<{ walked: number; faults: string[] }> {
  await page.evaluate(() => {
    // The walk begins at the top, wherever an earlier walk has ended.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.blur();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
  const faults: string[] = [];
  let walked = 0;
  for (; walked < steps; walked++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'end';
      const label = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? null) : null;
      const shown = [focused, label, focused.parentElement].find((element) => {
        const box = element?.getBoundingClientRect();
        return box && box.width > 2 && box.height > 2;
      });
      const name = `${focused.tagName} “${(focused.textContent || focused.getAttribute('aria-label') || focused.id).trim().slice(0, 60)}”`;
      if (!shown) return `${name} has no size`;
      // The plot library lays invisible controls over its picture, and draws their focus into the picture.
      const picture = focused.closest('.highcharts-container');
      const box = shown.getBoundingClientRect();
      const inset = Math.min(3, box.width / 3, box.height / 3);
      const xs = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
      const ys = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
      const seen = xs.some((x) =>
        ys.some((y) => {
          const top = document.elementFromPoint(x, y);
          return top !== null && ((picture ?? shown).contains(top) || top.contains(shown));
        }),
      );
      if (!seen) return `${name} is out of sight`;
      const marked =
        picture?.querySelector('.highcharts-focus-border') ??
        [focused, label, focused.parentElement, focused.nextElementSibling].some((element) => {
          if (!element) return false;
          const style = getComputedStyle(element);
          return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
        });
      return marked ? '' : `${name} does not show the focus`;
    });
    if (fault === 'end') break;
    if (fault) faults.push(fault);
  }
  return { walked, faults };
}

export const scrollsSideways = (page: Page | Frame): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Returns parts of the header that overlap or are outside of the window, and words of its menu that take more
 * than three lines.
 */
export function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter((item) =>
      item.checkVisibility(),
    );
    let end = 0;
    return items.flatMap((item) => {
      const { left, right } = item.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(item.firstChild ?? item);
      const fits = left >= end && right <= document.documentElement.clientWidth;
      end = right;
      return fits && (!item.closest('nav') || words.getClientRects().length <= 3) ? [] : [item.innerText];
    });
  });
}

/** Returns the texts below `part` that the box around them cuts off, except visually hidden ones. */
export function cutTexts(page: Page | Frame, part = 'body'): Promise<string[]> {
  return page.evaluate(
    (below) =>
      [...document.querySelectorAll(`${below} *`)].flatMap((element) => {
        if (!(element instanceof HTMLElement) || element.closest('.visually-hidden, [hidden], svg'))
          return [];
        if (!element.checkVisibility({ visibilityProperty: true }) || !element.innerText?.trim()) return [];
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width <= 2 || box.height <= 2 || style.clipPath !== 'none') return [];
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const across = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        const down = cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
        return across || down
          ? [`${element.tagName}.${element.className}: ${element.innerText.trim().slice(0, 60)}`]
          : [];
      }),
    part,
  );
}

/** Waits until plots fit: they are drawn again shortly after their room has changed. */
export async function plotsFit(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.highcharts-container')].every(
      ({ clientWidth, parentElement }) => clientWidth <= (parentElement?.clientWidth ?? 0) + 1,
    ),
  );
}

/** Sets the spacing of text that readers may choose (WCAG 1.4.12). */
export function spaceTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Returns controls that cannot be seen, because text or icon, border and background have the same colour. */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 2 || box.height <= 2)
        return [];
      const { color, backgroundColor, borderTopWidth, borderTopColor, appearance } =
        getComputedStyle(element);
      const ground = backgroundColor === 'rgba(0, 0, 0, 0)' ? canvas : backgroundColor;
      const hasEdge = borderTopWidth !== '0px' && borderTopColor !== canvas;
      const isPlain = color === ground && !hasEdge && appearance === 'none';
      return isPlain ? [`${element.tagName} “${(element.textContent ?? '').trim()}”`] : [];
    });
  }, CONTROLS);
}

/** Returns the number of animations that never end. */
export const endlessAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime === Infinity).length,
  );
