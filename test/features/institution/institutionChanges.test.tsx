/** The form of the institution while it is filled in: changes are counted, undone, added and removed. */
import { screen, waitFor, within } from '@testing-library/react';
import { wireTicket, wireTicketPage } from '../../support/builders';
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
import { enveloped, type FakeServer } from '../../support/dom/fakeServer';
import { violations } from '../../support/dom/axe';

let server: FakeServer;
beforeEach(() => {
  server = editServer();
});
const sent = () => server.calls(SETTINGS);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const menu = () => within(screen.getByRole('navigation', { name: 'Sections of this form' }));

test('the review is not available without changes, and the button says so', async () => {
  await edit(server);
  await loaded();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveAccessibleDescription('No changes yet Change something first.');
  expect(screen.queryByRole('link', { name: 'Discard' })).toBeNull();
});

test('changes are counted and named, in the bar and by section; each can be undone in its place', async () => {
  const { user } = await edit(server);
  await loaded();
  await retype(user, 'Keywords in English', 'north university');
  await retype(user, 'Description in Dutch', 'Over ons');
  await user.click(screen.getByRole('checkbox', { name: 'Members see statistics' }));
  expect(screen.getByText('3 changes', { selector: 'b' })).toBeVisible();
  expect(
    screen.getByText(
      (_text, element) =>
        element?.textContent === 'Keywords (English) · Description (Dutch) · Members see statistics',
    ),
  ).toBeVisible();
  expect(menu().getByRole('link', { name: 'Texts by language 2 changes' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Settings 1 change' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Contacts' })).toBeVisible();
  expect(screen.getByText((_text, element) => element?.textContent === 'Was: north')).toBeVisible();
  expect(screen.getByText('Was empty')).toBeVisible();
  expect(await violations()).toEqual([]);

  await user.click(press('Undo Keywords in English'));
  expect(field('Keywords in English')).toHaveValue('north');
  expect(field('Keywords in English')).toHaveFocus();
  await user.click(press('Undo Description in Dutch'));
  await user.click(screen.getByRole('checkbox', { name: 'Members see statistics' }));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('a section of the menu takes the focus to its heading', async () => {
  const { user } = await edit(server);
  await loaded();
  Element.prototype.scrollIntoView = () => undefined;
  await user.click(menu().getByRole('link', { name: 'Contacts' }));
  expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  await user.selectOptions(menu().getByRole('combobox'), 'Remarks');
  expect(screen.getByRole('heading', { name: 'Remarks' })).toHaveFocus();
});

describe('REQUIREMENTS 207: adding and removing contacts', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Contacts' }))
      .getAllByRole('row')
      .slice(1);
  const wire = (contact: typeof ann) => {
    const { id, name, emailAddress, telephoneNumber, contactPersonType } = contact;
    return { id, name, emailAddress, telephoneNumber, contactPersonType };
  };

  test('one is struck, one is filled in; both are reviewed, and sent beside the existing list', async () => {
    const { user } = await edit(server);
    await loaded();
    await user.click(press('Remove contact 2 (Accounts payable)'));
    expect(press('Undo contact 2 (Accounts payable)')).toHaveFocus();
    expect(within(rows()[1] ?? document.body).queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Accounts payable').tagName).toBe('DEL');
    await user.click(press('Add a contact'));
    expect(field('Name, contact 3')).toHaveFocus();
    await user.keyboard('Eve Fox');
    await user.type(field('E-mail, contact 3'), 'eve@north.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'For, contact 3' }), 'Support');
    expect(screen.getByText('2 changes', { selector: 'b' })).toBeVisible();
    await user.click(save());
    await dialogButton('Send request');
    const review = within(screen.getByRole('dialog'));
    expect(
      review
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Contact removedAccounts payable, ann@north.example, +00 10 555, Billingempty',
      'Contact addedemptyEve Fox, eve@north.example, Support',
    ]);
    await user.click(await dialogButton('Send request'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      contactPersons: [ann, payable].map(wire),
      removedContacts: ['c2'],
      addedContacts: [
        {
          name: 'Eve Fox',
          emailAddress: 'eve@north.example',
          telephoneNumber: '',
          contactPersonType: 'support',
        },
      ],
    });
  });

  test('all of it can be undone, and then nothing is changed', async () => {
    const { user } = await edit(server);
    await loaded();
    await user.click(press('Remove contact 2 (Accounts payable)'));
    await user.click(press('Undo contact 2 (Accounts payable)'));
    await user.type(field('Name, contact 1'), ' MSc');
    await user.click(press('Undo contact 1 (Ann Bee MSc)'));
    expect(field('Name, contact 1')).toHaveValue('Ann Bee');
    await user.click(press('Add a contact'));
    await user.type(field('Name, contact 3'), 'Eve');
    await user.click(press('Remove contact 3 (Eve)'));
    expect(press('Add a contact')).toHaveFocus();
    expect(rows()).toHaveLength(2);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  test('typed text in a line stays when it is removed and restored', async () => {
    const { user } = await edit(server);
    await loaded();
    await retype(user, 'Telephone, contact 1', 'call me');
    await user.click(press('Remove contact 1 (Ann Bee)'));
    expect(save()).not.toHaveAttribute('aria-disabled');
    await user.click(press('Undo contact 1 (Ann Bee)'));
    expect(field('Telephone, contact 1')).toHaveValue('call me');
  });

  test('a new contact needs a name and an e-mail address; an empty one does not count', async () => {
    const { user } = await edit(server);
    await loaded();
    await user.click(press('Add a contact'));
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Telephone, contact 3'), '+00 20 555 0101');
    expect(await screen.findByText('Fill in the name: it is required')).toBeVisible();
    expect(save()).toHaveAccessibleDescription(/One field is not right yet/);
    await user.type(field('Name, contact 3'), 'Eve Fox');
    await user.click(save());
    await waitFor(() => expect(field('E-mail, contact 3')).toHaveFocus());
    expect(screen.getByText('Fill in the e-mail address: it is required')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('if the server accepts none, nothing is offered, and the remarks are named', async () => {
    await edit(server, {}, { extensions: ['changes', 'idempotency'] });
    await loaded();
    expect(screen.getByText(/To add or remove one, write it in the remarks/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
  });

  test('an institution without contacts gets its first one', async () => {
    const { user } = await edit(server, { contactPersons: [] });
    await loaded();
    expect(screen.getByText('No contacts are registered')).toBeVisible();
    await user.click(press('Add a contact'));
    expect(field('Name, contact 1')).toHaveFocus();
  });
});

describe('REQUIREMENTS 212: a pending change', () => {
  const waiting = {
    jiraKey: 'CXT-70',
    requestedAt: '2026-11-20T10:00:00Z',
    userName: 'Robin',
    subject: 'institution',
    changes: [{ field: 'contactPersons[0].telephoneNumber', to: '+00 10 556' }],
  };
  beforeEach(() => {
    server.on('GET /x/changes', () => enveloped([waiting]));
  });

  test.each([
    [true, 1],
    [false, 0],
    [undefined, 0],
  ])('withdrawable %s: the way to withdraw it is there %i times', async (withdrawable, times) => {
    const ticket = wireTicket({
      jiraKey: 'CXT-70',
      type: 'CHANGE',
      ...(withdrawable !== undefined && { withdrawable }),
    });
    server.on('POST /actions', () => enveloped(wireTicketPage([ticket])));
    await edit(server);
    await loaded();
    await waitFor(() => expect(server.calls('POST /actions')).toHaveLength(1));
    expect(screen.getByText(/no other request can be sent/)).toBeVisible();
    expect(screen.getByText('Contact 1 (Ann Bee): Telephone', { exact: false })).toBeVisible();
    const links = await waitFor(() => {
      const found = screen.queryAllByRole('link', { name: 'Withdraw the request' });
      expect(found).toHaveLength(times);
      return found;
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: times }, () => '/my-idp/edit?dialog=withdraw%3ACXT-70'),
    );
  });
});
