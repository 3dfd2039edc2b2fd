/** Sending an invitation again (REQUIREMENTS 235, 242), on a real store and chart. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseTicket } from '../../../src/api/mappers/ticket';
import { renderDashboard, smallServer } from '../../app/renderDashboard';
import { violations } from '../../support/dom/axe';
import { wireTicket, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped, problem, searchAmong, type FakeServer } from '../../support/dom/fakeServer';

const superUser = wireUser({ dashboardAdmin: false, superUser: true });
const at = '/users/resend_invite/CXT-31';
const south = 'https://login.south.example';
const invitation = wireTicket({
  jiraKey: 'CXT-31',
  type: 'LINKINVITE',
  status: 'Waiting for customer',
  idpId: south,
  idpName: 'South',
  emailTo: 'olga@south.example, desk@south.example',
  personalMessage: 'Please connect.\nThank you.',
  body: 'Applicant name: Desk',
});

function resending(ticket: LooseTicket | null = invitation, user = superUser): FakeServer {
  return smallServer(user)
    .on('POST /actions', searchAmong(ticket ? [ticket] : []))
    .on('POST /users/resendInviteRequest', () => enveloped({}));
}

async function visit(server = resending(), language: 'en' | 'nl' | 'pt' = 'en') {
  server.on('GET /users/me', () => enveloped(superUser, language));
  const dashboard = await renderDashboard({ at: `${at}?language=${language}`, server, language });
  return { ...dashboard, user: userEvent.setup() };
}
const message = () => screen.findByRole('textbox', { name: /^Message/ });
const send = () => screen.getByRole('button', { name: 'Send again' });
const sent = (server: FakeServer) => server.calls('POST /users/resendInviteRequest');

test('the sent invitation can be read, and only the message can be changed; it starts unchanged (REQUIREMENTS 242)', async () => {
  await visit();
  expect(await message()).toHaveValue('Please connect.\nThank you.');
  const facts = document.querySelector('main dl') as HTMLElement;
  expect([...facts.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
    'Invitation to connect',
    'South',
    'Wiki',
    '1 March 2026',
    'olga@south.example, desk@south.example',
    'Awaiting the institution',
  ]);
  expect(screen.getAllByRole('textbox')).toEqual([await message()]);
});

test('one reminder, in the name of the ticket’s own institution; then the tickets, and a flash (REQUIREMENTS 242)', async () => {
  const { server, user, address } = await visit();
  await user.clear(await message());
  await user.type(await message(), 'Do not forget');
  let respond = (_response: Response) => undefined as void;
  server.on('POST /users/resendInviteRequest', () => new Promise<Response>((resolve) => (respond = resolve)));
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Send again', busy: true }));
  expect(await message()).toHaveAttribute('readonly');
  respond(enveloped({}));
  expect(await screen.findByText(/The invitation was sent again/)).toHaveTextContent('Its ticket is CXT-31');
  await waitFor(() => expect(address().pathname).toBe('/tickets'));
  const [call, ...more] = sent(server);
  expect(more).toEqual([]);
  expect(call?.headers.get('X-IDP-ENTITY-ID')).toBe(south);
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{20,}$/);
  expect(call?.body).toEqual({ idpId: south, jiraKey: 'CXT-31', comments: 'Do not forget' });
});

test('a ticket without recipients can be sent again, and the recipients are shown (REQUIREMENTS 235, 242)', async () => {
  await visit(resending({ ...invitation, type: 'UNLINKINVITE', emailTo: '', personalMessage: '' }));
  expect(await message()).toHaveValue('');
  expect(screen.getByText(/The ticket does not name any recipients/)).toBeVisible();
  expect(screen.getByText('Invitation to disconnect')).toBeVisible();
});

test.each<[string, LooseTicket | null]>([
  ['no ticket has the key', null],
  ['the ticket is not an invitation', { ...invitation, type: 'CHANGE' }],
])('if %s, a message says so, with a way back (REQUIREMENTS 242)', async (_title, ticket) => {
  const { user, address } = await visit(resending(ticket));
  expect(await screen.findByText('Invitation not found')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to the tickets' }));
  await waitFor(() => expect(address().pathname).toBe('/tickets'));
});

test('an invitation that was answered is not sent again (REQUIREMENTS 242)', async () => {
  await visit(resending({ ...invitation, status: 'Resolved' }));
  expect(await screen.findByText('This invitation is no longer waiting for an answer')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['another person was first', () => problem(409, 'already-sent'), /was sent a moment ago/],
  ['the institution has answered', () => problem(409, 'already-answered'), /answered/],
  ['no recipient is known', () => problem(400, 'no-recipients'), /No recipient is known/],
  ['the right is gone', () => problem(403, 'forbidden'), /Your role does not allow this/],
  ['the existing server refuses', () => Response.json({ status: 400 }, { status: 400 }), /./],
] as const)(
  'if %s, a message says so and the text is kept (REQUIREMENTS 242)',
  async (_title, answer, expected) => {
    const { server, user, address } = await visit();
    await user.type(await message(), ' Kept');
    server.on('POST /users/resendInviteRequest', answer);
    await user.click(send());
    const notice = await screen.findByText(/What you wrote is kept/);
    expect(notice).toHaveTextContent(expected);
    expect(await message()).toHaveValue('Please connect.\nThank you. Kept');
    expect(address().pathname).toBe(at);
    server.on('POST /users/resendInviteRequest', () => enveloped({}));
    await user.click(send());
    await waitFor(() => expect(address().pathname).toBe('/tickets'));
  },
);

test('checking again after a collision keeps the text, or shows that it is answered (REQUIREMENTS 242)', async () => {
  const { server, user } = await visit();
  await user.type(await message(), ' Kept');
  server.on('POST /users/resendInviteRequest', () => problem(409, 'already-sent'));
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await message()).toHaveValue('Please connect.\nThank you. Kept');
  await user.click(send());
  const again = await screen.findByRole('button', { name: 'Check again' });
  server.on('POST /actions', () => enveloped(wireTicketPage([{ ...invitation, status: 'Closed' }])));
  await user.click(again);
  expect(await screen.findByText('This invitation is no longer waiting for an answer')).toBeVisible();
});

test('a look-up that fails is tried again (REQUIREMENTS 242)', async () => {
  const server = resending().on('POST /actions', () => problem(503, 'ticket-system-unavailable'));
  const { user } = await visit(server);
  expect(await screen.findByText('The invitation could not be loaded.')).toBeVisible();
  server.on('POST /actions', () => enveloped(wireTicketPage([invitation])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await message()).toBeVisible();
});

test('leaving asks first once the message is changed (REQUIREMENTS 242)', async () => {
  const { user, address } = await visit();
  await user.type(await message(), '!');
  await user.click(screen.getByRole('link', { name: 'Back to the tickets' }));
  const question = await screen.findByRole('dialog');
  expect(address().pathname).toBe(at);
  await user.click(within(question).getByRole('button', { name: /leave/i }));
  await waitFor(() => expect(address().pathname).toBe('/tickets'));
});

const notAdmin = { dashboardAdmin: false };
test.each([
  ['a super user', wireUser({ ...notAdmin, superUser: true }), invitation, true],
  [
    'a super user as viewer',
    wireUser({ ...notAdmin, superUser: true, dashboardViewer: true }),
    invitation,
    true,
  ],
  ['a super user, to disconnect', superUser, { ...invitation, type: 'UNLINKINVITE' as const }, true],
  ['a super user, without recipients', superUser, { ...invitation, emailTo: '' }, true],
  ['a super user, service gone', superUser, { ...invitation, spEid: null }, true],
  ['a super user, already answered', superUser, { ...invitation, status: 'In Progress' as const }, false],
  ['a super user, a request', superUser, { ...invitation, type: 'LINKREQUEST' as const }, false],
  ['an administrator', wireUser(), invitation, false],
  ['a viewer', wireUser({ ...notAdmin, dashboardViewer: true }), invitation, false],
])(
  'the opened line of a ticket offers to send it again: %s (REQUIREMENTS 235)',
  async (_title, user, ticket, offered) => {
    await renderDashboard({ at: '/tickets', server: resending(ticket, user), user });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of CXT-31' }));
    const link = screen.queryByRole('link', { name: 'Send again' });
    expect(link?.getAttribute('href') ?? null).toBe(offered ? at : null);
  },
);

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing in %s (REQUIREMENTS 242)', async (language) => {
  const server = resending().on('POST /users/resendInviteRequest', () => problem(409, 'already-sent'));
  const { user } = await visit(server, language);
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: /^(Send again|Opnieuw versturen|Enviar novamente)$/ }));
  await screen.findByRole('button', { name: /^(Check again|Opnieuw controleren|Verificar novamente)$/ });
  expect(await violations()).toEqual([]);
});
