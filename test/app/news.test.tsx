/** Changes by the desk become visible without loading the page again. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireInstitution, wireService, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, type FakeServer } from '../support/dom/fakeServer';
import { consent } from '../support/rendered/settingsPage';
import { renderDashboard, smallServer } from './renderDashboard';

const userWith = (description: string, over: object = {}) => {
  const currentIdp = wireInstitution({
    descriptions: { en: description },
    organisationNames: { en: 'North' },
    ...over,
  });
  return wireUser({ currentIdp, institutionIdps: [currentIdp], extensions: ['changes', 'idempotency'] });
};
const pending = {
  jiraKey: 'CXT-9',
  requestedAt: '2026-03-01T10:00:00Z',
  userName: 'Ann Bee',
  subject: 'institution',
  changes: [{ field: 'descriptionsEn', before: 'Old words', after: 'New words' }],
};

function server(): FakeServer {
  return smallServer(userWith('Old words'))
    .on('GET /x/changes', () => enveloped([]))
    .on('GET /users/me/serviceproviders', () => enveloped([]))
    .on('GET /services/detail', () => enveloped(wireService({ connected: true })))
    .on('GET /policies/attributes', () => enveloped([]))
    .on('GET /users/disableConsent', () => Response.json([consent]));
}

async function comeBack() {
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a resolved change shows after a return to the window, and its notice disappears', async () => {
  const known = server().on('GET /x/changes', () => enveloped([pending]));
  await renderDashboard({ server: known, at: '/my-idp' });
  expect(await screen.findByText('Old words', { selector: 'td *' })).toBeInTheDocument();
  expect(await screen.findByText('CXT-9')).toBeInTheDocument();
  known.on('GET /users/me', () => enveloped(userWith('New words'))).on('GET /x/changes', () => enveloped([]));
  await comeBack();
  expect(await screen.findByText('New words', { selector: 'td *' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('CXT-9')).toBeNull());
  expect(screen.queryByText('Old words')).toBeNull();
});

test('opening the page requests the present data of the institution', async () => {
  const known = server();
  await renderDashboard({ server: known, at: '/apps/all' });
  known.on('GET /users/me', () => enveloped(userWith('New words')));
  await userEvent.click(await screen.findByRole('link', { name: 'My institution' }));
  expect(await screen.findByText('New words', { selector: 'td *' })).toBeInTheDocument();
});

test('the marker counts again after a return to the window (REQUIREMENTS 33)', async () => {
  const known = server();
  await renderDashboard({ server: known });
  await screen.findByRole('link', { name: 'To do 3 waiting for you or your institution' });
  known.on('POST /actions', () => enveloped(wireTicketPage([], 1)));
  await comeBack();
  expect(
    await screen.findByRole('link', { name: 'To do 1 waiting for you or your institution' }),
  ).toBeInTheDocument();
});

test('an untouched form takes over the new values; an edited one stays as it is', async () => {
  const known = server();
  await renderDashboard({ server: known, at: '/my-idp/edit' });
  const description = () => screen.findByRole('textbox', { name: 'Description in English' });
  expect(await description()).toHaveValue('Old words');
  known.on('GET /users/me', () => enveloped(userWith('New words')));
  await comeBack();
  await waitFor(async () => expect(await description()).toHaveValue('New words'));
  await userEvent.type(await description(), ' of mine');
  known.on('GET /users/me', () => enveloped(userWith('Other words', { organisationNames: { en: 'South' } })));
  await comeBack();
  await waitFor(() => expect(known.calls('GET /users/me').length).toBeGreaterThan(2));
  expect(await description()).toHaveValue('New words of mine');
});

test('so does the form of a setting', async () => {
  const known = server();
  await renderDashboard({ server: known, at: '/apps/42/saml20_sp/settings/consent' });
  const message = () => screen.findByRole('textbox', { name: 'Message in English' });
  expect(await message()).toHaveValue('Why');
  known.on('GET /users/disableConsent', () => Response.json([{ ...consent, explanationEn: 'Therefore' }]));
  await comeBack();
  await waitFor(async () => expect(await message()).toHaveValue('Therefore'));
  await userEvent.type(await message(), '!');
  known.on('GET /users/disableConsent', () => Response.json([{ ...consent, explanationEn: 'Else' }]));
  const requestCount = known.calls('GET /users/disableConsent').length;
  await comeBack();
  await waitFor(() => expect(known.calls('GET /users/disableConsent').length).toBeGreaterThan(requestCount));
  expect(await message()).toHaveValue('Therefore!');
});

test('changes of another institution do not concern this page', async () => {
  const known = server();
  const { actor } = await renderDashboard({ server: known, at: '/my-idp' });
  await screen.findByText('Old words', { selector: 'td *' });
  known.on('GET /users/me', () => enveloped(userWith('Elsewhere', { id: 'https://south.example' })));
  const requestCount = known.calls('GET /users/me').length;
  await comeBack();
  await waitFor(() => expect(known.calls('GET /users/me').length).toBeGreaterThan(requestCount));
  await waitFor(() => expect(actor.getSnapshot().value).toBe('signedIn'));
  expect(screen.getByText('Old words', { selector: 'td *' })).toBeInTheDocument();
});
