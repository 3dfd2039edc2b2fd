/** Makes a page speak the pseudo language, so that texts outside of the catalogue show. */
import type { Frame, Page, Route } from 'playwright-core';
import { attributeDictionary } from '../../src/contracts/domain/attributeDictionary';
import { pseudoCatalogue } from '../../src/qa/preview/pseudo';
import type { Messages } from '../../src/i18n/catalogue';

const literal = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g;

/** Changed scripts by their paths, which contain a hash of their content. */
const strange = new Map<string, string>();

async function makeStrange(route: Route): Promise<string> {
  const text = await (await route.fetch()).text();
  return text.replace(literal, (whole, quoted: string) => {
    const value: unknown = JSON.parse(quoted.replace(/\\(['\\])/g, '$1'));
    return isCatalogue(value) ? `(${JSON.stringify(pseudoCatalogue(value))})` : whole;
  });
}

/** Changes the messages in the page's scripts; returns a function with the strings that the server sent, as one text. */
export async function speakPseudo(page: Page): Promise<{ readonly data: () => string }> {
  await page.route('**/assets/*.js', async (route) => {
    const asset = new URL(route.request().url()).pathname;
    const body = strange.get(asset) ?? (await makeStrange(route));
    strange.set(asset, body);
    await route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' });
  });
  return { data: dataOf(page) };
}

/** Answers that the page takes as blobs, whose content the browser keeps for nobody else (`bulky` in `api/request.ts`). */
const bulky = /\/dashboard\/api\/(services\?form=list|x\/services\/texts)/;

/** Returns a function with the strings that the server sent since, as one text. */
export function dataOf(page: Page): () => string {
  const told: string[] = [];
  const tell = (text: string) => told.push(text.replace(/\\"/g, '"').replace(/\\n/g, ' '));
  void page.route(bulky, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    if (!response) return;
    tell(await response.text());
    await route.fulfill({ response }).catch(() => undefined);
  });
  page.on('response', (response) => {
    if (!response.url().includes('/dashboard/api/') || bulky.test(response.url())) return;
    response.text().then(tell, () => undefined);
  });
  return () => told.join('\n');
}

function isCatalogue(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((id) => /^[a-z]\w*\.[\w.-]+$/i.test(id))
  );
}

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

/** Returns what a page says that is neither of the pseudo language, nor data, nor a name. */
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
