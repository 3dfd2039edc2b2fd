/** Something is typed in such a place; this says what people do there. */
import type { Page } from 'playwright-core';
import type { Dashboard } from './dashboard';

export interface TypedPlace {
  readonly person: 'Alex Sample' | 'Robin Example' | 'Federation desk';
  /** Path and query, with everything there that is needed. */
  readonly address: (page: Page, dashboard: Dashboard) => Promise<string>;
  readonly type: (page: Page) => Promise<void>;
  /** Asks the server for something, by what a person would press. */
  readonly send: (page: Page) => Promise<void>;
  /** What stands there; waits until it does. */
  readonly read: (page: Page) => Promise<string>;
}

export const TYPED = 'Kept while the login ended';
export const own = 'Copperplate Thesis Archive';
export const requested = 'Delta Water Model';

export const textbox = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name }).first();
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const type = (name: RegExp | string) => (page: Page) => textbox(page, name).fill(TYPED);
export const read = (name: RegExp | string) => (page: Page) => textbox(page, name).inputValue();

/** Chooses what is not set, so that there is something to ask for. */
export const chooseAnother = (name: string) => async (page: Page) => {
  const set = await choice(page, name).inputValue();
  const offered = await choice(page, name)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await choice(page, name).selectOption(offered.findLast((value) => value !== set) ?? set);
};
export const chosen = (name: string) => (page: Page) => choice(page, name).inputValue();
