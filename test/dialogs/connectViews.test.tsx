/**
 * The views that the dialog to connect shows instead of its form, their order, and the fixed parts of the
 * form.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireInstitution, wireTicket, wireUser } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { form } from '../support/rendered/readiness';
import { renderDialog, serverWith } from '../support/rendered/renderDialog';

const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const links = { supportEmail: 'desk@federation.example' };
const institution = (over: object) => {
  const currentIdp = wireInstitution(over);
  return { currentIdp, institutionIdps: [currentIdp] };
};
const inTest = { state: 'testaccepted', publishedInEdugain: false };
const inEdugain = { publishedInEdugain: true };

test.each([
  ['the outage', { jiraDown: true, ...institution(inTest) }, 'The ticket system is not available'],
  ['the test institution', institution(inTest), 'Not possible with a test institution'],
  ['eduGAIN', institution({ publishedInEdugain: false }), 'Your institution is not published in eduGAIN'],
  ['the form', institution({ publishedInEdugain: true }), 'Connect Wiki'],
])('the first of several obstacles is shown: %s (REQUIREMENTS 136)', async (_title, person, title) => {
  await renderDialog(serverWith(inEdugain), { user: wireUser(person) });
  await titled(title);
  expect(screen.queryAllByRole('textbox')).toHaveLength(title === 'Connect Wiki' ? 1 : 0);
});

test('an outage shows with the address of the desk, and can be closed (REQUIREMENTS 43)', async () => {
  await renderDialog(serverWith(), { user: wireUser({ jiraDown: true, links }) });
  await titled('The ticket system is not available');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^No requests can be sent at the moment/)).toBeVisible();
  expect(dialog.getByRole('link', { name: links.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${links.supportEmail}`,
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a test institution sees which service it cannot connect (REQUIREMENTS 137)', async () => {
  await renderDialog(serverWith(), { user: wireUser({ links, ...institution(inTest) }) });
  await titled('Not possible with a test institution');
  expect(screen.getByText(/North University is a test institution.*Wiki/)).toBeVisible();
  expect(screen.getByRole('link', { name: links.supportEmail })).toBeVisible();
});

test('outside of eduGAIN it says what comes first, and can be closed (REQUIREMENTS 138)', async () => {
  const user = wireUser(institution({ publishedInEdugain: false }));
  await renderDialog(serverWith(inEdugain), { user });
  await titled('Your institution is not published in eduGAIN');
  expect(screen.getByText(/Have it published first, then request the connection/)).toBeVisible();
  const form = screen.getByRole('link', { name: 'Change the institution’s data' });
  expect(form).toHaveAttribute('href', '/my-idp/edit');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('missing data about eduGAIN does not prevent a request (REQUIREMENTS 138)', async () => {
  await renderDialog(serverWith(inEdugain), { user: wireUser(institution({})) });
  await titled('Connect Wiki');
});

test('the terms are three statements and one acceptance (REQUIREMENTS 142)', async () => {
  await renderDialog(serverWith());
  await form();
  const terms = within(screen.getByRole('region', { name: /Your request$/ }));
  for (const statement of [
    'We provide correct attributes.',
    'The federation may forward these attributes to Wiki.',
    'If Wiki needs a licence, we obtain it.',
  ])
    expect(terms.getByText(statement)).toBeVisible();
  expect(terms.getAllByRole('checkbox', { name: /^I accept these terms/ })).toHaveLength(1);
});

test('a service for one tenant is explained, and that it takes longer (REQUIREMENTS 143)', async () => {
  await renderDialog(serverWith({ entityType: 'single_tenant_template', exampleSingleTenant: true }), {
    at: '/apps/42/single_tenant_template/about?dialog=connect%3A42%3Asingle_tenant_template',
  });
  await form();
  expect(screen.getByText(/sets up Wiki for each institution separately. This takes longer/)).toBeVisible();
});

test.each([
  ['ada@north.example', /^Yours or a team’s/],
  ['', /^The provider may use it/],
])('the dialog says whose address %j would go to the provider (REQUIREMENTS 144)', async (email, hint) => {
  const server = serverWith({ dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' });
  await renderDialog(server, { user: wireUser({ email }) });
  const address = await screen.findByLabelText('E-mail address for the activation');
  expect(address).toHaveValue(email);
  expect(address).toHaveAccessibleDescription(hint);
});

const wiki = { names: { en: 'Wiki', nl: 'Kennisbank' } };
const awaiting = (type: 'LINKINVITE' | 'UNLINKINVITE') => [
  wireTicket({ type, jiraKey: 'CXT-12', status: 'Waiting for customer' }),
];

test.each([
  ['connect:42:saml20_sp', wiki, []],
  ['connect:42:saml20_sp:CXT-12', wiki, awaiting('LINKINVITE')],
  ['deny:42:saml20_sp:CXT-12', wiki, awaiting('LINKINVITE')],
  ['disconnect:42:saml20_sp', { ...wiki, connected: true }, []],
])('%s names institution and service in the language of the page', async (dialog, service, tickets) => {
  const server = serverWith(service, tickets);
  const at = `/apps/42/saml20_sp/about?dialog=${encodeURIComponent(dialog)}`;
  await renderDialog(server, { at, language: 'nl' });
  await screen.findByRole('heading', { level: 2, name: /Kennisbank/ });
  const words = screen.getByRole('dialog').textContent;
  expect(words).toContain('Universiteit Noord');
  expect(words).not.toMatch(/North University|Wiki/);
});

test.each([
  ['connect:42:saml20_sp', {}, []],
  ['deny:42:saml20_sp:CXT-12', {}, awaiting('LINKINVITE')],
  ['disconnect:42:saml20_sp', { connected: true }, []],
  ['consent:42:saml20_sp', { connected: true }, []],
])(
  '%s asks whether the ticket system has gone down since the page was opened',
  async (dialog, service, tickets) => {
    const server = serverWith(service, tickets).on('GET /users/disableConsent', () => Response.json([]));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
    const { router } = await renderDialog(server, { at: '/apps/42/saml20_sp/about' });
    clock.mockRestore();
    server.on('GET /users/me', () => enveloped(wireUser({ jiraDown: true })));
    const at = `/apps/42/saml20_sp/about?dialog=${encodeURIComponent(dialog)}`;
    await act(async () => router.navigate(at));
    await titled('The ticket system is not available');
  },
);
