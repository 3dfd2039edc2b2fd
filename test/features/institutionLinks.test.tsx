import { screen, waitFor, within } from '@testing-library/react';
import { enveloped, type FakeServer } from '../support/fakeServer';
import { full, institutionServer, member, section, showInstitution } from '../support/institutionPage';

let server: FakeServer;
beforeEach(() => {
  server = institutionServer();
});

const show = (institution: object = full, user: object = {}) => showInstitution(server, institution, user);

const editLinks = () => screen.queryAllByRole('link', { name: /^Edit/ });
const hrefs = () => editLinks().map((link) => link.getAttribute('href'));

test('a rule leads to its field of the edit form where there is one, and only then', async () => {
  await show();
  const links = section('Scorecard')
    .getAllByRole('link', { name: /^Edit/ })
    .map((link) => link.getAttribute('href'));
  expect(links).toContain('/my-idp/edit?field=descriptionsNl');
  expect(links).toContain('/my-idp/edit?field=contactPersons');
  expect(links.every((href) => /^\/my-idp\/edit\?field=\w+$/.test(href ?? ''))).toBe(true);
});

test('REQUIREMENTS 204: an admin gets to the form from every section that can be edited', async () => {
  await show();
  expect(
    section('General information').getByRole('link', { name: 'Edit General information' }),
  ).toHaveAttribute('href', '/my-idp/edit');
  expect(section('Contacts').getByRole('link', { name: 'Edit Contacts' })).toHaveAttribute(
    'href',
    '/my-idp/edit?field=contactPersons',
  );
  expect(section('Settings').getByRole('link', { name: 'Edit Settings' })).toHaveAttribute(
    'href',
    '/my-idp/edit?field=publishedInEdugain',
  );
});

test.each([
  ['a member', member],
  ['a viewer', { dashboardAdmin: false, dashboardViewer: true }],
  ['a super user who has not switched', { dashboardAdmin: false, superUser: true }],
])('REQUIREMENTS 204: %s gets no way to the form', async (_who, user) => {
  await show(full, user);
  expect(editLinks()).toEqual([]);
});

test('REQUIREMENTS 204: while the ticket system is down a notice stands in the place of each button', async () => {
  await show(full, { jiraDown: true });
  expect(hrefs()).toEqual([]);
  for (const name of ['General information', 'Contacts', 'Settings']) {
    expect(section(name).getByText(/No changes can be requested now/)).toBeVisible();
  }
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

test('REQUIREMENTS 212: a pending change is shown as old and asked, in the order of the form, with its ticket', async () => {
  server.on('GET /x/changes', () => enveloped([waiting()]));
  await show(full, { extensions: ['changes'] });
  const line = await screen.findByText(/Robin asked for a change/);
  expect(line).toHaveTextContent('CXT-77');
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes('→')),
  ).toEqual([
    'Keywords (Dutch): noord → nothing',
    'Description (English): true → All about us',
    'Published in eduGAIN: Yes → No',
    'Contact 2, For: Billing → Support',
  ]);
});

test('a pending change of a service is none of the institution', async () => {
  server.on('GET /x/changes', () => enveloped([waiting({ subject: 'consent', spEntityId: 'https://x' })]));
  await show(full, { extensions: ['changes'] });
  await waitFor(() => expect(server.calls('GET /x/changes')).toHaveLength(1));
  expect(screen.queryByText(/asked for a change/)).not.toBeInTheDocument();
});
