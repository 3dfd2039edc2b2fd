import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { enveloped, problem, type FakeServer } from '../../support/dom/fakeServer';
import {
  contact,
  full,
  institutionServer,
  member,
  section,
  showInstitution,
} from '../../support/rendered/institutionPage';

const holder = (fullName: string) => ({ fullName, firstName: 'X', surname: 'Y', uid: fullName, roles: [] });

let server: FakeServer;
beforeEach(() => {
  server = institutionServer();
});

const show = (institution: object = full, user: object = {}, page: 'data' | 'scorecard' = 'data') =>
  showInstitution(server, institution, user, page);

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('REQUIREMENTS 198: friendly role names, owners first, people sorted, unknown roles by their own name', async () => {
  server.on('GET /idp/current/roles', () =>
    enveloped({
      Auditor: [{ firstName: 'Zoë', middleName: 'van', surname: 'Dam', fullName: null }],
      SURFconextbeheerder: [holder('Kim'), holder('émile'), holder('Eva')],
      SURFconextverantwoordelijke: [holder('Robin')],
    }),
  );
  await show();
  const table = within(await screen.findByRole('table', { name: 'Roles' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Administrator',
    'Viewer',
    'Auditor',
  ]);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Robin',
    'émile, Eva, Kim',
    'Zoë van Dam',
  ]);
  const [call] = server.calls('GET /idp/current/roles');
  expect(call?.headers.get('X-IDP-ENTITY-ID')).toBe('https://idp.north.example');
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 198: without roles no heading; a failure is shown and can be tried again', async () => {
  server.on('GET /idp/current/roles', () => problem(500, 'internal'));
  await show();
  await screen.findByText('The roles could not be loaded');
  server.on('GET /idp/current/roles', () => enveloped({ SURFconextbeheerder: [], Other: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Roles' })).toBeNull());
  expect(server.calls('GET /idp/current/roles').length).toBeGreaterThan(1);
});

test('REQUIREMENTS 199: rows in English and Dutch; missing values are marked; only web addresses are links', async () => {
  await show();
  const table = within(screen.getByRole('table', { name: 'Texts by language' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Field',
    'English',
    'Dutch',
  ]);
  expect(cells(/^Description/)).toEqual(['About us', 'Not filled in']);
  expect(row(/^Website/).getByRole('link')).toHaveAttribute('href', 'https://www.north.example/en');
  expect(row(/^Website/).getByText('javascript:alert(1)')).toHaveAttribute('lang', 'nl');
  const general = section('General information');
  expect(general.getByText('https://idp.north.example')).toBeVisible();
  expect(general.getByText('Production')).toBeVisible();
});

test('REQUIREMENTS 199: Portuguese has a column if any text is in it', async () => {
  await show({ ...full, descriptions: { pt: 'Sobre nós' }, metadata: {} });
  expect(cells(/^Description/)).toEqual(['Not filled in', 'Not filled in', 'Sobre nós']);
  expect(cells(/^Keywords/)).toEqual(['north', 'noord', 'Not filled in']);
});

test('data that a server never returns does not count as missing', async () => {
  await show({ ...full, descriptions: { pt: 'Sobre nós' }, homeUrls: undefined });
  expect(cells(/^Keywords/)[2]).toBe('Not provided by this server');
  expect(cells(/^Website/)).toEqual(Array.from({ length: 3 }, () => 'Not provided by this server'));
});

test('REQUIREMENTS 199: an institution without any language map, long names, text from right to left', async () => {
  const name = 'Universiteit '.repeat(25);
  await show({ name, names: { nl: name, en: 'جامعة الشمال' }, state: 'testaccepted', contactPersons: null });
  expect(screen.getByRole('heading', { level: 1, name: 'جامعة الشمال' })).toBeVisible();
  expect(row(/^Name (?!of)/).getByText('جامعة الشمال')).toHaveAttribute('dir', 'auto');
  expect(section('General information').getByText('Test')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('an institution with only an entity id is shown', async () => {
  await show({ name: undefined, names: undefined, eid: undefined });
  expect(screen.getByRole('heading', { level: 1, name: 'https://idp.north.example' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('a logo that does not load is reported, and its address stays', async () => {
  await show();
  const general = section('General information');
  expect(general.getByRole('link', { name: /logo\.png/ })).toBeVisible();
  const image = document.querySelector('dd img');
  if (image) fireEvent.error(image);
  expect(general.getByText('The logo cannot be loaded from this address.')).toBeVisible();
});

test('REQUIREMENTS 200: address, name and display name of the organisation are explained', async () => {
  await show();
  for (const name of ['Website', 'Name', 'Display name']) {
    const label = `What is “${name} of the organisation”?`;
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-expanded', 'true');
  }
  expect(screen.getByText(/The name by which users know the organisation/)).toBeVisible();
});

const settings = () =>
  section('Settings')
    .getAllByRole('term')
    .map((term, index) => [
      term.textContent?.trim(),
      section('Settings').getAllByRole('definition')[index]?.textContent,
    ]);

test('REQUIREMENTS 201: five settings as yes or no, and the date of a publication', async () => {
  await show();
  expect(settings()).toEqual([
    ['Published in eduGAIN', 'Yes'],
    ['In eduGAIN since', '14 June 2019'],
    ['Research and Scholarship services are connected automatically', 'No'],
    ['Viewers manage authorization policies', 'Yes'],
    ['Members see the contacts', 'Yes'],
    ['Members see statistics', 'No'],
  ]);
});

test('REQUIREMENTS 201: no date if it is not published; no badge if the server has no data', async () => {
  await show({ ...full, publishedInEdugain: false, displayAdminEmailsInDashboard: undefined });
  expect(settings()[0]).toEqual(['Published in eduGAIN', 'No']);
  expect(settings().map(([term]) => term)).not.toContain('In eduGAIN since');
  expect(settings().map(([term]) => term)).not.toContain('Members see the contacts');
});

test('REQUIREMENTS 202: no billing, no contact without a name; one line for one person with all types', async () => {
  await show({
    ...full,
    contactPersons: [
      contact('IdM team', 'help'),
      contact('IdM team', 'technical', { emailAddress: 'mailto:idm@north.example' }),
      contact('IdM team', 'support'),
      contact('Invoices', 'billing'),
      contact('null', 'technical'),
      contact('  ', 'support'),
      contact('null Doe', 'administrative', { emailAddress: undefined, telephoneNumber: undefined }),
    ],
  });
  const contacts = within(screen.getByRole('table', { name: 'Contacts' }));
  expect(contacts.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'IdM team',
    'Doe',
  ]);
  expect(cells(/^IdM team/)).toEqual(['idm@north.example', '+00 10 555', 'TechnicalSupport']);
  expect(contacts.getByRole('link')).toHaveAttribute('href', 'mailto:idm@north.example');
  expect(cells(/^Doe/)).toEqual(['No e-mail address', 'No telephone number', 'Administrative']);
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 202: a list without remaining contacts is not an empty table', async () => {
  await show({ ...full, contactPersons: [contact('null', 'other'), contact('Invoices', 'billing')] });
  expect(section('Contacts').getByText('No contact with a name is registered.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Contacts' })).toBeNull();
});

test.each([
  [true, full.contactPersons, true],
  [false, full.contactPersons, false],
  [undefined, full.contactPersons, true],
  [undefined, [], false],
])('REQUIREMENTS 203: a member, shown contacts: %s', async (shown, contactPersons, visible) => {
  await show({ ...full, displayAdminEmailsInDashboard: shown, contactPersons }, member);
  expect(screen.queryByText('IdM team') !== null).toBe(visible);
  const notice = section('Contacts').queryByText('Your institution does not show its contacts to members.');
  expect(notice === null).toBe(visible);
});

test('the scorecard: a figure under the title, open points first, the rest folded; every rule names its source', async () => {
  await show(full, {}, 'scorecard');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scorecard');
  expect(await screen.findByRole('link', { name: /^Scorecard ?6 of 18$/, current: 'page' })).toBeVisible();
  expect(screen.getByText(/standards met/)).toHaveTextContent('6 of 18 standards met, 8 unknown');
  const card = section('4 to do');
  expect(card.getByText(/Missing: Description \(Dutch\)/)).toBeVisible();
  expect(card.getByText('8 unknown')).toBeVisible();
  const met = card.getByText('6 met');
  expect(met.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(met);
  expect(met.closest('details')).toHaveAttribute('open');
  expect(card.getAllByRole('listitem')).toHaveLength(18);
  expect(card.getAllByRole('link', { name: /new tab|opens/i })).toHaveLength(18);
  expect(await violations()).toEqual([]);
});

test('the scorecard: points that can be corrected here come before those that only the desk can', async () => {
  await show({ ...full, logoUrl: undefined, displayNames: { nl: 'Noord' } }, {}, 'scorecard');
  const titles = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const place = (title: string) => titles.findIndex((text) => text.includes(title));
  expect(place('A display name in English')).toBeLessThan(place('A logo at an https address'));
  expect(place('A security contact')).toBeLessThan(place('A logo at an https address'));
});
