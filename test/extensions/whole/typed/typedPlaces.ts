/** Lists every place where something can be typed: how to get there, type, send, and read. */
import type { DialogName } from '../../../../src/contracts/domain/dialogAddress';
import type { FormName } from '../../../../src/contracts/domain/draftPlace';
import type { Page } from 'playwright-core';
import { dialogAt, openTickets, serviceNamed } from '../../../support/browser/dialogs';
import {
  chooseAnother,
  chosen,
  own,
  press,
  read,
  requested,
  textbox,
  type,
  TYPED,
  type TypedPlace,
} from '../../../support/browser/typedPlace';
import { chooseSheet, connectedIds } from './changeSheets';
import { acceptAll, denyAll } from './typedAnswers';
import { why, wishFor } from './wishFor';
import { reviewStart, reviewWord } from './typedReviews';
import { search, watchAll, watchOne } from './typedWatching';
import { consent, institution, multi, reviewOf, strong } from './typedSettings';

export type PlaceName = `form ${FormName}` | `dialog ${DialogName}`;

/** Describes a dialog about a connection, with its comments field. */
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

const sirtfiRule = (page: Page) => page.getByRole('checkbox', { name: 'Services must support Sirtfi' });

/** A place for each form and each dialog; a missing one does not compile. */
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
      await page.getByRole('combobox', { name: 'Add an attribute' }).press('ArrowDown');
      await page.keyboard.press('Enter');
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
      const invitation = page.getByRole('row').filter({ hasText: 'Invitation to' }).first();
      await invitation.getByRole('button', { name: /^Details of/ }).click();
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
      await press(page, 'More');
      await page.getByRole('button', { name: 'Withdraw' }).first().click();
      await page.getByRole('group').getByRole('textbox').fill(TYPED);
    },
    send: (page) => page.getByRole('group').getByRole('button', { name: 'Withdraw' }).click(),
    read: (page) => page.getByRole('group').getByRole('textbox').inputValue(),
  },
  'form securityRules': {
    person: 'Robin Example',
    address: async () => '/security?rules=edit',
    type: (page) => sirtfiRule(page).check(),
    send: (page) => press(page, 'Save rules'),
    read: async (page) => {
      await sirtfiRule(page).waitFor();
      return `Sirtfi: ${await sirtfiRule(page).isChecked()}`;
    },
  },
  'form reviewStart': reviewStart,
  'form review': reviewWord,
  'dialog connect': connection('Delta Water Model', 'connect', 'Send request'),
  'dialog disconnect': connection('Ember Survey', 'disconnect', 'Request disconnection'),
  'dialog deny': connection('Lantern Archive', 'deny', 'Decline invitation'),
  'dialog acceptAll': acceptAll,
  'dialog denyAll': denyAll,
  'dialog consent': consent.dialog,
  'dialog strongAuthentication': strong.dialog,
  'dialog multiFactor': multi.dialog,
  'dialog institution': reviewOf(institution),
  'dialog gather': {
    person: 'Robin Example',
    address: async (page, { url }) => {
      await page.goto(`${url}/apps/connected`);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('link', { name: 'Change all…' }).click();
      await page.getByRole('dialog').waitFor();
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    isThere: true,
    type: chooseAnother('Consent'),
    send: (page) => press(page, 'Add to my changes'),
    read: chosen('Consent'),
  },
  'dialog upload': {
    person: 'Robin Example',
    address: async () => '/changes?dialog=upload',
    type: async (page) => {
      const rows = (await connectedIds(page, 3)).map((id) => `${id},disconnect,`);
      await chooseSheet(
        page,
        ['entity id,change,value', ...rows, 'https://nobody.example,connect,'].join('\r\n'),
      );
      await page.getByRole('button', { name: 'Add the changes' }).waitFor();
    },
    send: (page) => press(page, 'Add the changes'),
    read: async (page) => {
      await page.getByRole('button', { name: 'Add the changes' }).waitFor();
      return page.getByRole('dialog').getByRole('listitem').innerText();
    },
  },
  'dialog changes': {
    person: 'Robin Example',
    address: async (page, { url }) => {
      await page.goto(`${url}/apps/connected`);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('link', { name: 'Change all…' }).click();
      await page.getByRole('combobox', { name: 'Connection' }).selectOption('disconnect');
      await press(page, 'Add to my changes');
      await page.getByRole('link', { name: 'View my changes' }).waitFor();
      return '/changes?dialog=changes';
    },
    type: type('Your comments'),
    send: (page) => press(page, 'Send as one request'),
    read: read('Your comments'),
  },
  'dialog ask': {
    person: 'Kim Placeholder',
    address: async (page, dashboard) =>
      dialogAt(dashboard, await serviceNamed(page, dashboard, requested), 'ask').replace(dashboard.url, ''),
    type: type(why),
    send: (page) => press(page, 'Send request'),
    read: read(why),
  },
  'dialog answer': {
    person: 'Alex Sample',
    address: async (page, dashboard) => {
      const service = await serviceNamed(page, dashboard, requested);
      await wishFor(page, dashboard, service);
      return dialogAt(dashboard, service, 'answer').replace(dashboard.url, '');
    },
    type: type('Your answer'),
    send: (page) => press(page, 'Send answer'),
    read: read('Your answer'),
  },
  'dialog search': search,
  'dialog watchOne': watchOne,
  'dialog watchAll': watchAll,
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
