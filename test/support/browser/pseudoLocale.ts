/** Finds texts outside of the catalogue on a page that speaks the pseudo language (`qa/preview/pseudo`). */
import type { Frame, Page } from 'playwright-core';
import { attributeDictionary } from '../../../src/contracts/domain/attributes/attributeDictionary';

/** Returns texts and accessible names outside the brackets of the pseudo language. */
export function plainTexts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    /** Shorter texts are the initials in the place of a logo. */
    const words = /\p{L}{3}/u;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let depth = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let outside = '';
      for (const sign of node.textContent ?? '') {
        if (sign === '⟧') depth -= 1;
        else if (sign === '⟦') depth += 1;
        else if (depth === 0) outside += sign;
      }
      const isShown = !node.parentElement?.closest('script, style, noscript, kbd, [hidden]');
      if (isShown && words.test(outside)) found.push(outside.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = element.getAttribute(name) ?? '';
        const outside = value.replace(/⟦.*⟧/gs, '');
        if (words.test(outside)) found.push(outside.trim());
      }
    return [...new Set(found)];
  });
}

/** Returns the texts of a page that are not in the pseudo language, and are neither data nor names. */
export async function foreignTexts(
  page: Page | Frame,
  data: string,
  names: readonly string[],
): Promise<string[]> {
  const own = ['IdP Dashboard', 'eduGAIN', 'English', 'Nederlands', 'Português'];
  const technical = attributeDictionary.map(({ urn }) => urn);
  const known = [data, ...own, ...names, ...technical].join('\n').replace(/\s+/g, ' ');
  // Dates and ages are the browser's words.
  const isTime = (text: string) =>
    /^(?:\d{1,2} \p{L}+(?: \d{4})? – )?(?:\d{1,2}[ -])?(?:\p{L}+|\d+)[ -]\d{4}|^\d+ (?:minute|hour|day)s? ago$/u.test(
      text,
    );
  const isKnown = (text: string) => isTime(text) || known.includes(text.replace(/\s+/g, ' '));
  return (await plainTexts(page)).filter((text) => !isKnown(text) && !text.split(/, | · /).every(isKnown));
}
