/** Describes the settings: each has a form, and a dialog that shows the change again before it is sent. */
import type { Page } from 'playwright-core';
import type { Dashboard } from '../../../support/product/dashboard';
import { serviceNamed } from '../../../support/browser/dialogs';
import {
  chooseAnother,
  chosen,
  own,
  press,
  read,
  textbox,
  type,
  TYPED,
  type TypedPlace,
} from '../../../support/browser/typedPlace';

/** Describes the form of a setting, and the dialog over it. */
function setting(service: string, segment: string, fill: TypedPlace['type'], found: TypedPlace['read']) {
  const ask = (page: Page) => press(page, 'Review request…');
  const form = {
    person: 'Robin Example',
    address: async (page: Page, dashboard: Dashboard) => {
      const { id, type: kind } = await serviceNamed(page, dashboard, service);
      return `/apps/${id}/${kind}/settings/${segment}`;
    },
    type: fill,
    send: ask,
    read: async (page: Page) => {
      await closeReview(page);
      return found(page);
    },
  } as const;
  return { form, dialog: reviewOf(form) };
}

/** Describes the dialog that shows the change again, from the description of its form. */
export function reviewOf(form: TypedPlace): TypedPlace {
  const sending = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send request' });
  const open = async (page: Page) => {
    await form.send(page);
    await sending(page).waitFor();
  };
  return {
    ...form,
    type: async (page) => {
      await form.type(page);
      await open(page);
    },
    send: (page) => sending(page).click(),
    read: async (page) => {
      await sending(page).waitFor();
      const cells = await page.getByRole('dialog').getByRole('cell').allInnerTexts();
      const typed = await form.read(page);
      await open(page);
      return `${cells.join(' ')} | ${typed}`;
    },
  };
}

/** Closes the dialog that came back with the form, because pressing the button had opened it. */
async function closeReview(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!new URL(page.url()).searchParams.has('dialog')) return;
  await dialog.getByRole('button', { name: 'Send request' }).waitFor();
  await page.keyboard.press('Escape');
  // The dialog asks first where closing would lose something; how soon depends on the machine.
  const leave = dialog.getByRole('button', { name: 'Close without sending' });
  await dialog
    .filter({ has: page.getByRole('button', { name: 'Send request' }) })
    .waitFor({ state: 'detached' });
  if (await leave.isVisible()) await leave.click();
  await dialog.waitFor({ state: 'detached' });
}

export const consent = setting(
  own,
  'consent',
  async (page) => {
    for (const language of ['English', 'Dutch'])
      await textbox(page, `Message in ${language}`).fill(`${TYPED} (${language})`);
  },
  async (page) => `${await read('Message in English')(page)} | ${await read('Message in Dutch')(page)}`,
);
export const strong = setting(
  'Ember Survey',
  'surf_secure_id',
  chooseAnother('Assurance level'),
  chosen('Assurance level'),
);
export const multi = setting(
  own,
  'mfa',
  chooseAnother('Multi-factor authentication'),
  chosen('Multi-factor authentication'),
);
export const institution: TypedPlace = {
  person: 'Robin Example',
  address: async () => '/my-idp/edit',
  type: type('Keywords in English'),
  send: (page) => press(page, 'Review request…'),
  read: async (page) => {
    await closeReview(page);
    return textbox(page, 'Keywords in English').inputValue();
  },
};
