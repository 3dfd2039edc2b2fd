/**
 * Other people's texts may be long, empty, strange or right-to-left, and their logos may be missing: no page
 * breaks, nothing is cut off, nothing pushes the page sideways.
 */
import type { Page } from 'playwright-core';
import { accessibilityFaults, closeBrowser, leave, visit, type Visit } from '../support/browser/browser';
import { sharedDashboard } from '../support/product/dashboard';
import { serviceNamed } from '../support/browser/dialogs';
import { giveLogin } from '../support/product/giveLogin';
import { cutTexts, scrollsSideways } from '../support/browser/pageChecks';
import { settled } from '../support/browser/settled';

/** The replacement of a member of an answer, by its name; other members stay. */
type Dressing = Readonly<Record<string, (value: unknown) => unknown>>;

const everywhere = (text: string) => (value: unknown) =>
  Array.isArray(value) ? value.map(() => text) : typeof value === 'string' ? text : value;
const inEach = (text: string) => (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.keys(value).map((language) => [language, text]))
    : value;

const maps = [
  'names',
  'displayNames',
  'descriptions',
  'keywords',
  'organisationNames',
  'organisationDisplayNames',
];
/** For people, tickets, contacts and the lean list of services, in which `names` is a list. */
const words = [
  'name',
  'displayName',
  'givenName',
  'surName',
  'fullName',
  'organisation',
  'spName',
  'idpName',
];

function written(text: string): Dressing {
  const both = (value: unknown) => (Array.isArray(value) ? everywhere(text)(value) : inEach(text)(value));
  return Object.fromEntries([
    ...maps.map((name) => [name, both]),
    ...words.map((name) => [name, everywhere(text)]),
  ]);
}

const brokenLogo = () => 'https://logo.invalid/none.png';
const logos: Dressing = { logoUrl: brokenLogo, logos: everywhere(brokenLogo()) };
const dressings: Readonly<Record<string, Dressing>> = {
  'names of 300 letters without a gap': { ...written('Wm'.repeat(150)), ...logos },
  'names from right to left': { ...written('אוניברסיטת הצפון (North) – القسم'), ...logos },
  'no texts in any language, and contacts that are called “null”': {
    ...Object.fromEntries(
      maps.map((name) => [name, (value: unknown) => (Array.isArray(value) ? value : {})]),
    ),
    homeUrls: () => ({}),
    contactPersons: () => [
      { name: 'null', contactPersonType: 'technical' },
      { name: null, emailAddress: null, telephoneNumber: null, contactPersonType: 'support' },
      { name: 'null null', emailAddress: 'mailto:', contactPersonType: null },
    ],
    ...logos,
  },
};

function dressed(value: unknown, dressing: Dressing): unknown {
  if (Array.isArray(value)) return value.map((one) => dressed(one, dressing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const change = Object.hasOwn(dressing, name) ? dressing[name] : undefined;
      return [name, change ? change(member) : dressed(member, dressing)];
    }),
  );
}

/** From now on the server sends everything with these replacements. */
async function dress(page: Page, dressing: Dressing): Promise<void> {
  await page.route('**/dashboard/api/**', async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: dressed(await response.json(), dressing) });
  });
}

/** A picture out of sight that the browser has not requested yet does not count. */
const showsBrokenPicture = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images].some((one) => one.complete && one.naturalWidth === 0 && one.checkVisibility()),
  );

const places = [
  ['Alex Sample', '/apps/all'],
  ['Alex Sample', '/my-idp'],
  ['Alex Sample', '/my-idp/edit'],
  ['Alex Sample', '/tickets'],
  ['Alex Sample', '/statistics'],
  ['Alex Sample', '/profile'],
  ['Alex Sample', 'about'],
  ['Alex Sample', 'attributes'],
  ['Alex Sample', 'settings/consent'],
  ['Alex Sample', 'settings/authorization_policies/new'],
  ['Alex Sample', 'about?dialog=connect'],
  ['Federation desk', '/users/search'],
  ['Federation desk', '/users/invite'],
] as const;

const dashboard = sharedDashboard();
let visitor: Visit;

afterAll(async () => {
  await closeBrowser();
});
afterEach(() => leave(visitor));

describe.each(Object.entries(dressings))('%s', (_name, dressing) => {
  test.each([...new Set(places.map(([person]) => person))])('no page breaks, for %s', async (person) => {
    visitor = await visit({ locale: 'en-GB' });
    const { page, complaints } = visitor;
    await giveLogin(page, dashboard, person);
    const { id, type } = await serviceNamed(page, dashboard, 'Copperplate Thesis Archive');
    await dress(page, dressing);
    const faults: string[] = [];
    for (const [, place] of places.filter(([who]) => who === person)) {
      const dialog = place.includes('dialog=') ? `:${id}:${type}` : '';
      const path = place.startsWith('/') ? place : `/apps/${id}/${type}/${place}${dialog}`;
      await page.goto(dashboard.url + path);
      await page
        .getByRole('heading', { level: dialog ? 2 : 1 })
        .first()
        .waitFor();
      await settled(page);
      const text = await page.locator('main').innerText();
      if (text.includes('The page could not be shown')) faults.push(`${place} has failed`);
      if (/\bnull\b/.test(text)) faults.push(`${place} says null`);
      if (await showsBrokenPicture(page)) faults.push(`${place} shows a broken logo`);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        if (await scrollsSideways(page)) faults.push(`${place} at ${width}: scrolls sideways`);
        // The button of the account cuts names; its menu has them whole.
        const cutNow = async () => [...(await cutTexts(page, 'main')), ...(await cutTexts(page, 'dialog'))];
        let cut = await cutNow();
        // A picture takes its new width a moment after the window.
        for (let again = 0; again < 20 && cut.length > 0; again += 1) {
          await page.waitForTimeout(100);
          cut = await cutNow();
        }
        faults.push(...cut.map((one) => `${place} at ${width}: cuts ${one}`));
      }
      faults.push(...(await accessibilityFaults(page)).map((one) => `${place}: ${one}`));
    }
    expect(faults).toEqual([]);
    // The browser itself says that a logo did not come.
    expect(complaints.filter((one) => !/Failed to load resource|net::ERR/.test(one))).toEqual([]);
  });
});
