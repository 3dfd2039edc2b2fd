import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../support/dom/axe';
import {
  ann,
  dialogButton,
  edit,
  editServer,
  field,
  loaded,
  payable,
  retype,
  save,
  SETTINGS,
} from '../../support/rendered/editInstitution';
import type { FakeServer } from '../../support/dom/fakeServer';

let server: FakeServer;
beforeEach(() => {
  server = editServer();
});
const sent = () => server.calls(SETTINGS);

test('REQUIREMENTS 205: every field in its fixed order, filled with the present values', async () => {
  await edit(server);
  await loaded();
  const form = save().closest('form') ?? document.body;
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]:is(input, select, textarea)')].map(
    ({ name }) => name,
  );
  expect(controls).toEqual([
    'texts.keywordsEn',
    'texts.keywordsNl',
    'texts.descriptionsEn',
    'texts.descriptionsNl',
    'texts.displayNamesEn',
    'texts.displayNamesNl',
    'texts.organisationUrlEn',
    'texts.organisationUrlNl',
    'texts.organisationNameEn',
    'texts.organisationNameNl',
    'texts.organisationDisplayNameEn',
    'texts.organisationDisplayNameNl',
    'flags.publishedInEdugain',
    'flags.connectToRSServicesAutomatically',
    'flags.allowMaintainersToManageAuthzRules',
    'flags.displayAdminEmailsInDashboard',
    'flags.displayStatsInDashboard',
    ...[0, 1].flatMap((place) =>
      ['name', 'emailAddress', 'telephoneNumber', 'contactPersonType'].map(
        (name) => `contacts[${place}].${name}`,
      ),
    ),
    'comments',
  ]);
  expect(field('Keywords in English')).toHaveValue('north');
  expect(screen.getByRole('checkbox', { name: 'Published in eduGAIN' })).toBeChecked();
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 205: values that only the federation changes are shown, and have no field', async () => {
  await edit(server);
  await loaded();
  const fixed = within(screen.getByRole('region', { name: 'Not editable here' }));
  expect(fixed.getByText('https://idp.north.example')).toBeVisible();
  expect(fixed.getByText('https://www.north.example/logo.png')).toBeVisible();
  expect(fixed.getByText(/14 June 2019|June 14, 2019/)).toBeVisible();
  expect(fixed.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Norte')).toHaveAttribute('lang', 'pt');
});

test.each([
  ['en', 'Name (Dutch)'],
  ['nl', 'Naam (Nederlands)'],
  ['pt', 'Nome (neerlandês)'],
] as const)(
  'REQUIREMENTS 205: in %s the languages of names have the same names as on the page',
  async (language, called) => {
    await edit(server, {}, {}, '/my-idp/edit', language);
    expect(await screen.findByText(called)).toBeVisible();
  },
);

test.each([
  ['the page', { en: 'North University', nl: 'Universiteit Noord' }, 'Universiteit Noord', 'nl'],
  ['their own', { en: 'North University' }, 'North University', 'en'],
] as const)('REQUIREMENTS 205: names are in the language of %s', async (_which, names, shown, lang) => {
  await edit(server, { names }, {}, '/my-idp/edit', 'nl');
  const lede = await screen.findByText(/^Wijzig wat de federatie van/);
  expect(lede).toHaveTextContent(shown);
  expect(within(lede).queryByText(shown)?.lang ?? 'nl').toBe(lang);
});

test('REQUIREMENTS 206: the status of an institution in production is a fact, since no other can be requested', async () => {
  await edit(server);
  await loaded();
  const fixed = within(screen.getByRole('region', { name: 'Not editable here' }));
  expect(fixed.getByText('Production')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
});

test('REQUIREMENTS 206: a test institution requests production only if the person says so', async () => {
  const { user } = await edit(server, { state: 'testaccepted' });
  await loaded();
  const select = screen.getByRole('combobox', { name: 'Status' });
  expect(select).toHaveDisplayValue('Test (as it is now)');
  expect(screen.getByText(/remains one unless you choose production/)).toBeVisible();
  expect(
    within(select)
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual(['Test (as it is now)', 'Production']);
  await retype(user, 'Keywords in English', 'n');
  await user.click(save());
  await user.click(await dialogButton('Send request'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ stateType: 'testaccepted' });
});

test('REQUIREMENTS 207, 210, 211: the settings, the own services and the remarks are sent, and nothing else', async () => {
  const { user } = await edit(server);
  await loaded();
  await retype(user, 'Name of the organisation in English', ' University of the North ');
  await user.click(screen.getByRole('checkbox', { name: 'Members see statistics' }));
  expect(
    within(screen.getByRole('combobox', { name: 'For, contact 2' }))
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual(['Administrative', 'Support', 'Technical', 'Billing']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'For, contact 1' }), 'Support');
  await user.type(field('Remarks for the federation desk (optional)'), 'Soon, please');
  await user.click(save());
  await user.click(await dialogButton('Send request'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    keywordsEn: 'north',
    keywordsNl: 'noord',
    keywordsPt: '',
    descriptionsEn: 'About us',
    descriptionsNl: '',
    descriptionsPt: '',
    displayNamesEn: 'North',
    displayNamesNl: 'Noord',
    displayNamesPt: 'Norte',
    organisationUrlEn: 'https://www.north.example/en',
    organisationUrlNl: '',
    organisationUrlPt: 'https://www.norte.example',
    organisationNameEn: ' University of the North ',
    organisationNameNl: 'Universiteit Noord',
    organisationNamePt: '',
    organisationDisplayNameEn: 'North',
    organisationDisplayNameNl: 'Noord',
    organisationDisplayNamePt: '',
    publishedInEdugain: true,
    connectToRSServicesAutomatically: false,
    allowMaintainersToManageAuthzRules: true,
    displayAdminEmailsInDashboard: true,
    displayStatsInDashboard: true,
    stateType: 'prodaccepted',
    contactPersons: [ann, payable].map(({ id, name, emailAddress, telephoneNumber, contactPersonType }) => ({
      id,
      name,
      emailAddress,
      telephoneNumber,
      contactPersonType: id === 'c1' ? 'support' : contactPersonType,
    })),
    serviceProviderSettings: [
      {
        spEntityId: 'https://own.example',
        descriptionEn: 'Own',
        descriptionNl: '',
        displayNameEn: '',
        displayNameNl: 'Eigen',
        publishedInEdugain: true,
        hasGuestEnabled: true,
        noConsentRequired: false,
        contactPersons: [ann],
        stateType: 'prodaccepted',
      },
    ],
    comments: 'Soon, please',
  });
});

describe('REQUIREMENTS 208', () => {
  test.each([
    [
      'Name of the organisation in English',
      '',
      'Fill in the name of the organisation in English: it is required',
    ],
    ['Website of the organisation in English', 'www.x.example', '“www.x.example” is not a web address'],
    ['Website of the organisation in Dutch', 'https://', '“https://” is not a web address'],
  ])('%s: shown when it is left, silent while a person types', async (name, wrong, message) => {
    const { user } = await edit(server);
    await loaded();
    await retype(user, name, wrong);
    expect(screen.queryByText(message, { exact: false })).toBeNull();
    await user.tab();
    expect(await screen.findByText(message, { exact: false })).toBeVisible();
    expect(field(name)).toBeInvalid();
    expect(save()).toHaveAccessibleDescription(/One field is not right yet\.$/);
    await user.click(screen.getByRole('link', { name: 'One field' }));
    expect(field(name)).toHaveFocus();
    await user.type(field(name), 'h');
    await waitFor(() => expect(screen.queryByText(message, { exact: false })).toBeNull());
  });

  test.each([
    ['E-mail', 'ann', 'This is not a valid e-mail address'],
    ['E-mail', 'ann@localhost', 'This is not a valid e-mail address'],
    ['Telephone', 'call me', 'This is not a valid telephone number'],
  ])('%s “%s” of a contact is refused', async (name, wrong, message) => {
    const { user } = await edit(server);
    await loaded();
    const input = field(`${name}, contact 1`);
    await user.clear(input);
    await user.type(input, wrong);
    await user.tab();
    expect(await screen.findByText(message, { exact: false })).toBeVisible();
  });

  test('everything is checked on saving, even fields that were never visited (REQUIREMENTS 209)', async () => {
    const { user, flash } = await edit(server, {
      organisationNames: {},
      homeUrls: { en: 'www.north.example' },
    });
    await loaded();
    await retype(user, 'Keywords in Dutch', 'n');
    await user.click(save());
    await waitFor(() => expect(field('Website of the organisation in English')).toHaveFocus());
    const summary = screen.getByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(2);
    await user.click(within(summary).getByRole('link', { name: /it is required/ }));
    expect(field('Name of the organisation in English')).toHaveFocus();
    expect(flash()).toMatchObject({ tone: 'error', messageId: 'institution.edit.errors' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
    await user.type(field('Name of the organisation in English'), 'North');
    await retype(user, 'Website of the organisation in English', 'https://www.north.example');
    await user.tab();
    await waitFor(() => expect(flash()).toBeNull());
  });

  test('with errors shown the button is disabled, and a press leads to the first and lists them (REQUIREMENTS 209)', async () => {
    const { user, flash } = await edit(server);
    await loaded();
    await retype(user, 'Website of the organisation in Dutch', 'https://');
    await retype(user, 'E-mail, contact 1', 'ann');
    await user.tab();
    await waitFor(() => expect(save()).toHaveAccessibleDescription(/2 fields are not right yet\.$/));
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(save());
    await waitFor(() => expect(field('Website of the organisation in Dutch')).toHaveFocus());
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(flash()).toMatchObject({ tone: 'error', messageId: 'institution.edit.errors' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a fault in the metadata of a contact prevents nothing', async () => {
    const { user } = await edit(server, { contactPersons: [{ ...ann, telephoneNumber: 'see website' }] });
    await loaded();
    await retype(user, 'Keywords in English', 'n');
    await user.click(save());
    expect(await dialogButton('Send request')).toBeVisible();
  });
});
