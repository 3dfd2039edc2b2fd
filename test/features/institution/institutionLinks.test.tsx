import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { enveloped, type FakeServer } from '../../support/dom/fakeServer';
import {
  full,
  institutionServer,
  member,
  section,
  showInstitution,
} from '../../support/rendered/institutionPage';

let server: FakeServer;
beforeEach(() => {
  server = institutionServer();
});

const show = (institution: object = full, user: object = {}) => showInstitution(server, institution, user);
const showScorecard = (institution: object = full, user: object = {}) =>
  showInstitution(server, institution, user, 'scorecard');

const editLinks = () => screen.queryAllByRole('link', { name: /^Edit/ });
const hrefs = () => editLinks().map((link) => link.getAttribute('href'));

test('a rule leads to its field of the edit form if it has one', async () => {
  await showScorecard();
  const links = screen.getAllByRole('link', { name: /^Edit/ }).map((link) => link.getAttribute('href'));
  expect(links).toContain('/my-idp/edit?field=descriptionsNl');
  expect(links).toContain('/my-idp/edit?field=contactPersons');
  expect(links.every((href) => /^\/my-idp\/edit\?field=\w+$/.test(href ?? ''))).toBe(true);
});

test('REQUIREMENTS 204: one button leads an admin to the form, and a link from each section to the same one there', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/my-idp/edit');
  expect(section('Texts by language').getByRole('link', { name: 'Edit Texts by language' })).toHaveAttribute(
    'href',
    '/my-idp/edit?field=keywordsEn',
  );
  expect(section('Contacts').getByRole('link', { name: 'Edit Contacts' })).toHaveAttribute(
    'href',
    '/my-idp/edit?field=contactPersons',
  );
  expect(section('Settings').getByRole('link', { name: 'Edit Settings' })).toHaveAttribute(
    'href',
    '/my-idp/edit?field=publishedInEdugain',
  );
});

const links = { supportEmail: 'desk@federation.example' };
const askLinks = () => screen.queryAllByRole('link', { name: /^Ask the federation desk/ });

test('what only the federation desk can correct is one letter to it; a viewer writes none', async () => {
  await showScorecard({ ...full, logoUrl: undefined }, { links });
  const [letter, ...others] = askLinks();
  expect(others).toEqual([]);
  const address = new URL(letter?.getAttribute('href') ?? '');
  expect(address.pathname).toBe('desk@federation.example');
  expect(address.search).not.toContain('+');
  expect(address.searchParams.get('subject')).toMatch(/^Scorecard – /);
  expect(address.searchParams.get('body')).toMatch(
    /^https:\/\/idp\.north\.example\r\n\r\n(- .*\r\n)*- A logo at an https address(\r\n|$)/,
  );
});

test.each([
  ['a viewer', { dashboardAdmin: false, dashboardViewer: true, links }],
  ['a federation without an address', {}],
])('no letter: %s', async (_title, user) => {
  await showScorecard({ ...full, logoUrl: undefined }, user);
  expect(askLinks()).toEqual([]);
});

test.each([
  ['a member', member],
  ['a viewer', { dashboardAdmin: false, dashboardViewer: true }],
  ['a super user who has not switched', { dashboardAdmin: false, superUser: true }],
])('REQUIREMENTS 204: %s gets no way to the form', async (_title, user) => {
  await show(full, user);
  expect(editLinks()).toEqual([]);
  cleanup();
  await showScorecard(full, user);
  expect(editLinks()).toEqual([]);
});

test('REQUIREMENTS 204: while the ticket system is down one notice replaces the button, and no link is shown', async () => {
  await show(full, { jiraDown: true });
  expect(hrefs()).toEqual([]);
  expect(screen.getByText(/No changes can be requested now/)).toBeVisible();
});

const waiting = (over: object = {}) => ({
  jiraKey: 'CXT-77',
  requestedAt: '2026-11-20T10:00:00Z',
  userName: 'Robin',
  subject: 'institution',
  changes: [
    { field: 'contactPersons[1].contactPersonType', from: 'billing', to: 'support' },
    { field: 'publishedInEdugain', from: 'true', to: 'false' },
    { field: 'keywordsNl', from: 'noord' },
    { field: 'descriptionsEn', from: 'true', to: 'All about us' },
  ],
  ...over,
});

test('REQUIREMENTS 212: a pending change shows old and requested value, in the order of the form, with its ticket', async () => {
  server.on('GET /x/changes', () => enveloped([waiting()]));
  await show(full, { extensions: ['changes'] });
  const line = await screen.findByText(/Robin requested a change/);
  expect(line).toHaveTextContent('CXT-77');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes('→')),
  ).toEqual([
    'Keywords (Dutch): noord → empty',
    'Description (English): true → All about us',
    'Published in eduGAIN: Yes → No',
    'Contact 2: For: Billing → Support',
  ]);
});

test('a pending change of a service is not one of the institution', async () => {
  server.on('GET /x/changes', () => enveloped([waiting({ subject: 'consent', spEntityId: 'https://x' })]));
  await show(full, { extensions: ['changes'] });
  await waitFor(() => expect(server.calls('GET /x/changes')).toHaveLength(1));
  expect(screen.queryByText(/requested a change/)).not.toBeInTheDocument();
});
