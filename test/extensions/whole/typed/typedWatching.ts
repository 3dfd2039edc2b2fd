/** Dialogs that keep a search, and that watch services. */
import type { Page } from 'playwright-core';
import { serviceNamed } from '../../../support/browser/dialogs';
import { own, press, read, type, type TypedPlace } from '../../../support/browser/typedPlace';

/** Describes a dialog that names services, without fields. */
function watching(send: string): Omit<TypedPlace, 'address'> {
  const buttonShown = (page: Page) => page.getByRole('button', { name: send, exact: true }).waitFor();
  return {
    person: 'Alex Sample',
    type: buttonShown,
    send: (page) => press(page, send),
    read: async (page) => {
      await buttonShown(page);
      return (await page.getByRole('dialog').getByRole('listitem').allInnerTexts()).join(', ');
    },
  };
}

export const search: TypedPlace = {
  person: 'Alex Sample',
  address: async () => '/apps/all?search=water&dialog=search',
  type: type('Name'),
  send: (page) => press(page, 'Save'),
  read: read('Name'),
};

export const watchOne: TypedPlace = {
  ...watching('Follow this service'),
  address: async (page, dashboard) => {
    const { id, type: kind } = await serviceNamed(page, dashboard, own);
    return `/apps/all?dialog=watchOne:${id}:${kind}`;
  },
};

export const watchAll: TypedPlace = {
  ...watching('Follow these 2 services'),
  isThere: true,
  address: async (page, { url }) => {
    await page.goto(`${url}/apps/connected`);
    for (const place of [1, 2])
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(place)
        .check();
    await page.getByRole('link', { name: 'Follow…' }).click();
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  },
};
