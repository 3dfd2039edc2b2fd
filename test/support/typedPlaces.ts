/** Every place where something is typed: how to get there, type, send, and read what stands there. */
import type { Page } from 'playwright-core';
import type { DialogAddress } from '../../src/contracts/domain/dialogAddress';
import type { FormName } from '../../src/contracts/domain/draftPlace';
import type { Dashboard } from './dashboard';
import { dialogAt, openTickets, serviceNamed } from './dialogs';

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

export type PlaceName = `form ${FormName}` | `dialog ${DialogAddress['dialog']}`;

const TYPED = 'Kept while the login ended';
const own = 'Copperplate Thesis Archive';
const requested = 'Delta Water Model';

const textbox = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name }).first();
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const type = (name: RegExp | string) => (page: Page) => textbox(page, name).fill(TYPED);
const read = (name: RegExp | string) => (page: Page) => textbox(page, name).inputValue();

/** Chooses what is not set, so that there is something to ask for. */
const chooseAnother = (name: string) => async (page: Page) => {
  const set = await choice(page, name).inputValue();
  const offered = await choice(page, name)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await choice(page, name).selectOption(offered.findLast((value) => value !== set) ?? set);
};
const chosen = (name: string) => (page: Page) => choice(page, name).inputValue();

/** The form of a setting, and the dialog in which it is looked at again. */
function setting(service: string, segment: string, fill: TypedPlace['type'], found: TypedPlace['read']) {
  const ask = (page: Page) => press(page, 'Ask for this change…');
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

/** Its dialog shows what is asked for; behind it stands the form. */
function reviewOf(form: TypedPlace): TypedPlace {
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
      const asked = await page.getByRole('dialog').getByRole('definition').allInnerTexts();
      const typed = await form.read(page);
      await open(page);
      return `${asked.join(' ')} | ${typed}`;
    },
  };
}

/** Pressing the button has opened the review, which came back with the form. */
async function closeReview(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!new URL(page.url()).searchParams.has('dialog')) return;
  await dialog.getByRole('button', { name: 'Send request' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog
    .getByRole('button', { name: 'Close without sending' })
    .click({ timeout: 1_000 })
    .catch(() => undefined);
  await dialog.waitFor({ state: 'detached' });
}

/** A dialog about a connection, with remarks. */
function connection(service: string, dialog: 'connect' | 'disconnect' | 'deny', send: string): TypedPlace {
  const comments = 'Your comments';
  return {
    person: 'Alex Sample',
    address: async (page, dashboard) => {
      const found = await serviceNamed(page, dashboard, service);
      const [ticket] = dialog === 'deny' ? await openTickets(dashboard, service) : [];
      return dialogAt(dashboard, found, dialog, ticket?.key).replace(dashboard.url, '');
    },
    type: async (page) => {
      await textbox(page, comments).fill(TYPED);
      for (const box of await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /accept|want to end/ })
        .all())
        await box.check();
    },
    send: (page) => press(page, send),
    read: read(comments),
  };
}

const consent = setting(
  own,
  'consent',
  async (page) => {
    for (const language of ['English', 'Dutch'])
      await textbox(page, `Message in ${language}`).fill(`${TYPED} (${language})`);
  },
  async (page) => `${await read('Message in English')(page)} | ${await read('Message in Dutch')(page)}`,
);
const strong = setting(
  'Ember Survey',
  'surf_secure_id',
  chooseAnother('Assurance level'),
  chosen('Assurance level'),
);
const multi = setting(
  own,
  'mfa',
  chooseAnother('Authentication that is asked for'),
  chosen('Authentication that is asked for'),
);
const institution: TypedPlace = {
  person: 'Robin Example',
  address: async () => '/my-idp/edit',
  type: type('Keywords in English'),
  send: (page) => press(page, 'Save…'),
  read: async (page) => {
    await closeReview(page);
    return textbox(page, 'Keywords in English').inputValue();
  },
};

/** One for each form and each dialog that there is: a new one does not compile without. */
export const typedPlaces: Readonly<Record<PlaceName, TypedPlace>> = {
  'form consent': consent.form,
  'form strongAuthentication': strong.form,
  'form multiFactor': multi.form,
  'form policy': {
    person: 'Robin Example',
    address: async (page, dashboard) => {
      const { id, type: kind } = await serviceNamed(page, dashboard, own);
      return `/apps/${id}/${kind}/settings/authorization_policies/new`;
    },
    type: async (page) => {
      await textbox(page, 'Name').fill(TYPED);
      await page.getByRole('combobox', { name: 'Add an attribute' }).selectOption({ index: 1 });
      await page.keyboard.type('.*');
      await page.getByRole('checkbox', { name: 'Write the description for me' }).check();
      for (const language of ['English', 'Dutch'])
        await textbox(page, `Message on refusal, ${language}`).fill(`${TYPED} (${language})`);
    },
    send: (page) => press(page, 'Save'),
    read: async (page) => {
      await textbox(page, 'Name').waitFor();
      const texts = await page.getByRole('main').getByRole('textbox').all();
      return (await Promise.all(texts.map((one) => one.inputValue()))).join(' | ');
    },
  },
  'form institution': institution,
  'form invite': {
    person: 'Federation desk',
    address: async () => '/users/invite',
    type: async (page) => {
      const field = (name: string) => page.getByRole('combobox', { name, exact: true });
      await field('Institution').fill('Harwick University');
      await page.keyboard.press('Enter');
      await page.getByRole('table').waitFor();
      await field('Service').fill('a');
      await page.getByRole('option').first().click();
      await textbox(page, 'Personal message').fill(TYPED);
    },
    send: (page) => press(page, 'Send the invitation'),
    read: async (page) => {
      const field = (name: string) => page.getByRole('combobox', { name, exact: true }).inputValue();
      const message = await textbox(page, 'Personal message').inputValue();
      await page.getByRole('table').waitFor();
      return [await field('Institution'), await field('Service'), message].join(' | ');
    },
  },
  'form resend': {
    person: 'Federation desk',
    address: async (page, { url }) => {
      await page.goto(`${url}/tickets`);
      return (await page.locator('a[href^="/users/resend_invite/"]').first().getAttribute('href')) ?? '';
    },
    type: type('Message'),
    send: (page) => press(page, 'Send again'),
    read: read('Message'),
  },
  'form deskStep': {
    person: 'Federation desk',
    address: async (_page, dashboard) => {
      const { tickets } = JSON.parse(await dashboard.desk('list', '--json')) as {
        tickets: { key: string }[];
      };
      return `/desk/${tickets[0]?.key ?? ''}`;
    },
    type: async (page) => {
      await page.getByRole('button', { name: 'Withdraw' }).first().click();
      await page.getByRole('group').getByRole('textbox').fill(TYPED);
    },
    send: (page) => page.getByRole('group').getByRole('button', { name: 'Withdraw' }).click(),
    read: (page) => page.getByRole('group').getByRole('textbox').inputValue(),
  },
  'dialog connect': connection('Delta Water Model', 'connect', 'Send request'),
  'dialog disconnect': connection('Ember Survey', 'disconnect', 'Request disconnection'),
  'dialog deny': connection('Lantern Archive', 'deny', 'Deny invitation'),
  'dialog consent': consent.dialog,
  'dialog strongAuthentication': strong.dialog,
  'dialog multiFactor': multi.dialog,
  'dialog institution': reviewOf(institution),
  'dialog withdraw': {
    person: 'Alex Sample',
    address: async (page, dashboard) => {
      await page.goto(dialogAt(dashboard, await serviceNamed(page, dashboard, requested), 'connect'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: /accept/ }).check();
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await dialog.getByRole('heading', { name: 'Request sent' }).waitFor();
      const [ticket] = await openTickets(dashboard, requested);
      return `/tickets?dialog=withdraw:${ticket?.key ?? ''}`;
    },
    type: (page) => page.getByRole('button', { name: 'Withdraw request' }).waitFor(),
    send: (page) => press(page, 'Withdraw request'),
    read: async (page) => {
      await page.getByRole('button', { name: 'Withdraw request' }).waitFor();
      return page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
    },
  },
};
