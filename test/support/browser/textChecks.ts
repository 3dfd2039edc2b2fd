/** Looks at the texts of a page as they are drawn. Each function returns what is wrong. */
import type { Page } from 'playwright-core';

/** Returns texts of tables that stick out of their cells, into the next one or behind an edge. */
export function textsOutOfCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const found = [...document.querySelectorAll('th, td')].flatMap((cell) => {
      const { right } = cell.getBoundingClientRect();
      // Stacked cells are laid out by their page.
      if (getComputedStyle(cell).display !== 'table-cell') return [];
      // A head that only screen readers have is clipped.
      for (let part: Element | null = cell; part; part = part.parentElement)
        if (getComputedStyle(part).clipPath !== 'none') return [];
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const holder = walker.currentNode.parentElement;
        // Text for screen readers only is clipped to a point.
        if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.offsetWidth <= 1) continue;
        range.selectNodeContents(walker.currentNode);
        if ([...range.getClientRects()].some((box) => box.right > right + 1))
          texts.push(walker.currentNode.textContent?.trim() ?? '');
      }
      return texts;
    });
    return [...new Set(found)];
  });
}

/**
 * Returns the words of a page that are broken over two lines though a language would not: of letters alone, at most 24 of
 * them. Addresses, entity ids and what is typed in may break.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { parentElement: holder } = text;
      if (!holder?.checkVisibility({ visibilityProperty: true })) continue;
      // Text for screen readers only is clipped to a point.
      if (holder.offsetWidth <= 1) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\S)\p{L}{2,24}(?=[.,:;?!…)]*(\s|$))/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return [...new Set(found)];
  });
}
