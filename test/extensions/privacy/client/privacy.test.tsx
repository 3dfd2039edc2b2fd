/** The data that the dashboard keeps about people, for everyone, on a real store. */
import { screen, within } from '@testing-library/react';
import { KeptKind } from '../../../../src/contracts/wire/privacy';
import { storedDataMessages } from '../../../../src/extensions/privacy/storedDataMessages';
import { PrivacyPage } from '../../../../src/extensions/privacy/PrivacyPage';
import type { Language } from '../../../../src/contracts/domain/language';
import { violations } from '../../../support/dom/axe';
import { wireGuest } from '../../../support/builders';
import { enveloped, FakeServer, problem } from '../../../support/dom/fakeServer';
import { renderPage } from '../../../support/rendered/renderPage';

const facts = {
  kept: [
    { kind: 'sessions' },
    { kind: 'tickets', days: 1_095 },
    { kind: 'mails', days: 180 },
    { kind: 'policies' },
  ],
  texts: { en: '# Who we are\n\nThe federation, [here](https://federation.example).', nl: 'De federatie.' },
};
const links = { supportEmail: 'help@federation.example' };

async function open(language: Language = 'en', answer: object = facts, links_: object = links) {
  const server = new FakeServer();
  server.on('GET /x/privacy', () => enveloped(answer));
  await renderPage(<PrivacyPage />, {
    at: '/privacy',
    server,
    user: { ...wireGuest, extensions: ['privacy'], links: links_ },
    language,
  });
  await screen.findByRole('table');
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

test('each kind is listed with its time in years or days, the kinds that stay for ever, and whom to ask', async () => {
  await open();
  expect(rows()).toEqual([
    'Until a day after you log out or the session ends',
    'Names and texts until 3 years after the ticket was closed; what was requested stays',
    'Until 180 days after they were written',
    'As long as the policy',
    expect.stringMatching(/^As long as the operator/),
    expect.stringMatching(/^What you opened and typed until/),
  ]);
  expect(screen.getByRole('link', { name: 'Write to the federation’s support' })).toHaveAttribute(
    'href',
    'mailto:help@federation.example',
  );
  expect(await violations()).toEqual([]);
});

test.each([
  ['en', 'en', /^The federation, /],
  ['nl', 'nl', /^De federatie/],
  ['pt', 'en', /^The federation, /],
] as const)('in %s the text of the operator is that in %s', async (language, written, expected) => {
  await open(language);
  const text = await screen.findByText(expected);
  expect(text.closest('[lang]')).toHaveAttribute('lang', written);
  if (written === 'en') {
    expect(screen.getByRole('heading', { level: 3, name: 'Who we are' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^here/ })).toHaveAttribute('target', '_blank');
  }
});

test('without a text of the operator and an address no section is empty, and the page says whom to ask', async () => {
  await open('en', { ...facts, texts: {} }, {});
  expect(screen.queryByText('From the federation')).toBeNull();
  expect(screen.getByText(/Ask the federation’s support\.$/)).toBeVisible();
});

test('an unknown kind of a newer server is left out', async () => {
  await open('en', { ...facts, kept: [{ kind: 'dreams' }, { kind: 'sessions' }] });
  expect(rows()).toHaveLength(3);
});

test('every kind of stored data has its text', () => {
  expect(KeptKind.enum.filter((kind) => !(kind in storedDataMessages))).toEqual([]);
});

test('a list that cannot be loaded is reported, and can be requested again', async () => {
  const server = new FakeServer();
  server.on('GET /x/privacy', () => problem(500, 'internal'));
  await renderPage(<PrivacyPage />, {
    at: '/privacy',
    server,
    user: { ...wireGuest, extensions: ['privacy'] },
  });
  expect(await screen.findByText('The list of stored data could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Try again/ })).toBeEnabled();
});
