/** Describes a place where something can be typed, and what people do there. */
import type { Page } from 'playwright-core';
import type { Dashboard } from '../product/dashboard';

export interface TypedPlace {
  readonly person: 'Alex Sample' | 'Kim Placeholder' | 'Robin Example' | 'Federation desk';
  /** Returns path and query of the place, after making everything that it needs. */
  readonly address: (page: Page, dashboard: Dashboard) => Promise<string>;
  /** True if the page is already open, and loading it again would lose the ticks. */
  readonly isThere?: true;
  readonly type: (page: Page) => Promise<void>;
  /** Presses the button that sends what was typed. */
  readonly send: (page: Page) => Promise<void>;
  /** Waits for the field, and returns its content. */
  readonly read: (page: Page) => Promise<string>;
}

/** Leads the page to the place, with everything that it needs. */
export async function arriveAt(page: Page, dashboard: Dashboard, place: TypedPlace): Promise<void> {
  const address = await place.address(page, dashboard);
  if (!place.isThere) await page.goto(dashboard.url + address);
}

export const TYPED = 'Kept while the login ended';
export const own = 'Copperplate Thesis Archive';
export const requested = 'Delta Water Model';

export const textbox = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name }).first();
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const type = (name: RegExp | string) => (page: Page) => textbox(page, name).fill(TYPED);
export const read = (name: RegExp | string) => (page: Page) => textbox(page, name).inputValue();

/** Chooses another value than the stored one, so that there is a change to ask for. */
export const chooseAnother = (name: string) => async (page: Page) => {
  const set = await choice(page, name).inputValue();
  const offered = await choice(page, name)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await choice(page, name).selectOption(offered.findLast((value) => value !== set) ?? set);
};
export const chosen = (name: string) => (page: Page) => choice(page, name).inputValue();
