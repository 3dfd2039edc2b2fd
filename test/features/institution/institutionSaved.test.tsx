import { act, screen, waitFor } from '@testing-library/react';
import { formPlace } from '../../../src/contracts/domain/draftPlace';
import { draftsOf } from '../../../src/store/drafts';
import {
  ann,
  dialogButton,
  edit,
  editServer,
  field,
  loaded,
  retype,
  save,
  SETTINGS,
} from '../../support/rendered/editInstitution';
import { enveloped, problem, type FakeServer } from '../../support/dom/fakeServer';

let server: FakeServer;
beforeEach(() => {
  server = editServer();
});
const sent = () => server.calls(SETTINGS);

describe('REQUIREMENTS 212', () => {
  async function openEditor() {
    const view = await edit(server);
    await loaded();
    await retype(view.user, 'Keywords in English', 'north university');
    await view.user.click(save());
    return view;
  }

  test('created: the changes are shown first, then the key, then the page with a message', async () => {
    const { user, path, flash } = await openEditor();
    await dialogButton('Send request');
    expect(await screen.findByRole('rowheader', { name: 'Keywords (English)' })).toBeVisible();
    expect(screen.getByText('north university', { selector: 'dialog *' })).toBeVisible();
    await user.click(await dialogButton('Send request'));
    expect(await screen.findByText('CXT-9')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/my-idp'));
    expect(flash()).toMatchObject({ messageId: 'changeRequest.flash.requested', values: { key: 'CXT-9' } });
  });

  test('none: the server finds nothing different', async () => {
    server.on(SETTINGS, () => enveloped({ 'no-changes': true }));
    const { user, path, flash } = await openEditor();
    await user.click(await dialogButton('Send request'));
    expect(await screen.findByRole('heading', { name: 'Nothing to change' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/my-idp'));
    expect(flash()).toMatchObject({ tone: 'warning', messageId: 'changeRequest.flash.unchanged' });
  });

  test('failed: tried again under the same key, then given up; no typed text is lost', async () => {
    server.on(SETTINGS, () => problem(503, 'ticket-system-unavailable', { delivery: 'unknown' }));
    const { user, path, flash, unmount } = await openEditor();
    await user.click(await dialogButton('Send request'));
    await user.click(await dialogButton('Try again'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = () => sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys()[0]).toBe(keys()[1]);
    await screen.findByRole('button', { name: 'Try again' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/my-idp'));
    expect(flash()).toMatchObject({ tone: 'error', messageId: 'institution.edit.failed' });
    server.on(SETTINGS, () => enveloped({ jiraKey: 'CXT-9' }));
    await user.click(await screen.findByRole('link', { name: 'Continue editing' }));
    await loaded();
    expect(field('Keywords in English')).toHaveValue('north university');
    unmount();
    // The same address loaded again.
    await edit(server);
    await loaded();
    expect(field('Keywords in English')).toHaveValue('north university');
    expect(screen.getByText(/^Your change was not confirmed/)).toBeVisible();
    expect(screen.queryByText(/What you filled in here before is back/)).toBeNull();
    await user.click(save());
    await user.click(await dialogButton('Send request'));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(new Set(keys()).size).toBe(1);
    expect(await screen.findByText('CXT-9')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText(/was not confirmed/)).toBeNull());
  });

  test('a change that was not confirmed can be given up', async () => {
    server.on(SETTINGS, () => problem(503, 'ticket-system-unavailable', { delivery: 'unknown' }));
    const { user, path, unmount } = await openEditor();
    await user.click(await dialogButton('Send request'));
    await screen.findByRole('button', { name: 'Try again' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/my-idp'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('link', { name: 'Continue editing' })).toBeNull();
    unmount();
    await edit(server);
    await loaded();
    expect(field('Keywords in English')).toHaveValue('north');
  });

  test('opened again with the review, closing asks nothing while the page has its form; without it, closing asks', async () => {
    const { user, unmount } = await openEditor();
    await dialogButton('Send request');
    unmount();
    const again = await edit(server, {}, {}, '/my-idp/edit?dialog=institution');
    await dialogButton('Send request');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await loaded();
    expect(field('Keywords in English')).toHaveValue('north university');
    await user.click(save());
    await dialogButton('Send request');
    again.unmount();
    draftsOf({ uid: 'ann', institution: { entityId: 'https://idp.north.example' } }).forget(
      formPlace('institution', ''),
    );
    await edit(server, {}, {}, '/my-idp/edit?dialog=institution');
    await dialogButton('Send request');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/is lost if you close/)).toBeVisible();
  });

  test('closed before it is sent, the form is unchanged', async () => {
    const { user, path } = await openEditor();
    await dialogButton('Send request');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([path(), (field('Keywords in English') as HTMLInputElement).value]).toEqual([
      '/my-idp/edit',
      'north university',
    ]);
    expect(sent()).toEqual([]);
  });

  test('a pending change is above the form, which cannot be saved until the desk is done', async () => {
    server.on('GET /x/changes', () =>
      enveloped([
        {
          jiraKey: 'CXT-70',
          requestedAt: '2026-11-20T10:00:00Z',
          userName: 'Robin',
          subject: 'institution',
          changes: [{ field: 'keywordsEn', from: 'north', to: 'n' }],
        },
      ]),
    );
    await edit(server);
    await loaded();
    expect(screen.getByText(/Robin requested a change/)).toBeVisible();
    expect(screen.getByText(/no other request can be sent/)).toBeVisible();
    expect(save()).toHaveAccessibleDescription(/CXT-70/);
  });
});

test('leaving with typed text asks first; without, it does not', async () => {
  const { user, router, path } = await edit(server);
  await loaded();
  await retype(user, 'Keywords in English', 'n');
  await act(() => router.navigate('/apps/all'));
  expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(path()).toBe('/my-idp/edit');
  await retype(user, 'Keywords in English', 'north');
  await act(() => router.navigate('/apps/all'));
  await waitFor(() => expect(path()).toBe('/apps/all'));
});

test('REQUIREMENTS 204: a weak login sees why, is led to the login and back to exactly this place, and reads on', async () => {
  await edit(
    server,
    {},
    { currentLoaLevel: 1, dashboardStepupEnabled: true },
    '/my-idp/edit?field=descriptionsNl&stepup=unmet',
  );
  const login = screen.getByRole('link', { name: 'Log in with level 2' });
  const address = new URL(login.getAttribute('href') ?? '', 'http://localhost');
  expect(address.searchParams.get('loa')).toBe('2');
  expect(address.searchParams.get('redirect_url')).toBe('http://localhost/my-idp/edit?field=descriptionsNl');
  expect(screen.getByText('Your last login did not reach level 2.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('About us')).toBeVisible();
});

test('REQUIREMENTS 204: while the ticket system is down the page has a notice and no form', async () => {
  await edit(server, {}, { jiraDown: true });
  expect(screen.getByText(/no changes can be requested now/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('if the own services do not load, a message says so, and it can be tried again', async () => {
  server.on('GET /users/me/serviceproviders', () => problem(500, 'internal'));
  const { user } = await edit(server);
  expect(await screen.findByText('The form could not be loaded')).toBeVisible();
  server.on('GET /users/me/serviceproviders', () => enveloped([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await loaded()).toBeVisible();
});

test.each([
  ['no language maps, contacts or flags at all', { ...empty(), contactPersons: null }],
  ['contacts with the name null', { contactPersons: [{ ...ann, id: undefined, name: 'null' }] }],
  [
    'contacts without any data',
    { contactPersons: [{ ...ann, name: null, emailAddress: null, telephoneNumber: null }] },
  ],
  ['names of 300 characters', { organisationNames: { en: 'n'.repeat(300) } }],
  ['text from right to left', { displayNames: { en: 'جامعة الشمال' } }],
])('an institution with %s can be edited', async (_title, institution) => {
  const { user } = await edit(server, institution);
  await loaded();
  await retype(user, 'Name of the organisation in English', 'North');
  await user.click(save());
  await user.click(await dialogButton('Send request'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ organisationNameEn: 'North' });
});

function empty() {
  const none = [
    'displayNames',
    'descriptions',
    'homeUrls',
    'keywords',
    'organisationNames',
    'organisationDisplayNames',
  ];
  return Object.fromEntries(none.map((name) => [name, null]));
}
