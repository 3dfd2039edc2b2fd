import { visit, type Visit } from './browser';
import type { Site } from '../product/dashboard';
import { delayAnswers, type LateAnswers } from './lateAnswers';
import { watchShifts } from './shifts';

const contexts = new Map<string, Visit & { readonly answers: LateAnswers }>();

async function firstVisit() {
  const visitor = await visit({ locale: 'en-GB' });
  await visitor.page.addInitScript(watchShifts);
  return { ...visitor, answers: await delayAnswers(visitor.page) };
}

/**
 * Returns the visitor of this person at a server, for the whole test file: a window that has loaded the
 * product before loads it again at half the cost. Nothing else remains of earlier visits: no cookies, no
 * storage, and no complaints. Answers come late, and `data` says what they contain.
 */
export async function visitAgain(
  { url }: Site,
  person = 'guest',
): Promise<Visit & { readonly data: () => string }> {
  const name = `${url} ${person}`;
  const visitor = contexts.get(name) ?? (await firstVisit());
  contexts.set(name, visitor);
  const { context, page, complaints, answers } = visitor;
  // The storage of a page can be removed only from an address of its server, and this one stores nothing.
  await page.goto(`${url}/internal/live`);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const one of await caches.keys()) await caches.delete(one);
  });
  await context.clearCookies();
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: null, reducedMotion: null });
  answers.forget();
  const before = complaints.length;
  return {
    context,
    page,
    data: answers.data,
    get complaints() {
      return complaints.slice(before);
    },
  };
}
