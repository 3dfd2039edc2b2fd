/** The page on which a super user invites an institution: sending, and leaving (REQUIREMENTS 241). */
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../support/dom/axe';
import { enveloped, problem } from '../../support/dom/fakeServer';
import {
  at,
  box,
  choose,
  field,
  inviting,
  press,
  sent,
  superUser,
  visit,
} from '../../support/rendered/invitePage';

test('one invitation, with the members of the contract; a flash names the ticket, the form is empty, the marker is updated (REQUIREMENTS 241)', async () => {
  const { server, user } = await visit();
  await choose(user);
  await user.selectOptions(await field('Service'), 'Wiki');
  await user.click(await box(/Desk North/));
  await user.type(screen.getByLabelText(/^Personal message/), 'Line one{Enter}Line two');
  const preview = screen.getByRole('heading', { name: 'Preview' }).parentElement as HTMLElement;
  expect(preview).toHaveTextContent('ToOlga Owner');
  expect(preview).toHaveTextContent('CopyDesk North');
  expect(preview).toHaveTextContent('North University is invited to connect Wiki.');
  expect(preview.querySelector('blockquote')).toHaveTextContent('Line one Line two');

  let respond = (_response: Response) => undefined as void;
  server.on('POST /users/inviteRequest', () => new Promise<Response>((resolve) => (respond = resolve)));
  const markers = server.calls('POST /actions').length;
  await press(user);
  const button = await screen.findByRole('button', { name: 'Send the invitation', busy: true });
  await user.click(button);
  respond(enveloped({ jiraKey: 'CXT-31' }));
  expect(await screen.findByText(/The invitation was sent/)).toHaveTextContent('Its ticket is CXT-31');
  await waitFor(async () => expect(await field('Institution')).toHaveValue(''));
  expect(screen.getByLabelText(/^Personal message/)).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(server.calls('POST /actions').length).toBeGreaterThan(markers));

  const [call, ...more] = sent(server);
  expect(more).toEqual([]);
  expect(call?.headers.get('X-IDP-ENTITY-ID')).toBe('https://idp.north.example');
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{20,}$/);
  expect(call?.body).toEqual({
    idpEntityId: 'https://idp.north.example',
    idpName: 'North University',
    spEntityId: 'https://wiki.example',
    spName: 'Wiki',
    typeMetaData: 'saml20_sp',
    spId: 42,
    message: 'Line one\nLine two',
    connectionRequest: true,
    contactPersons: [
      {
        name: 'Olga Owner',
        emailAddress: 'olga@north.example',
        contactPersonType: 'technical',
        sabContact: true,
        uid: 'olga',
        roles: [{ roleName: 'SURFconextverantwoordelijke' }],
      },
      { name: 'Desk North', emailAddress: 'desk@north.example', contactPersonType: 'support' },
    ],
  });
});

test('a second invitation has another key, even if it is the same (REQUIREMENTS 241)', async () => {
  const { server, user } = await visit();
  for (const count of [1, 2]) {
    await choose(user);
    await user.selectOptions(await field('Service'), 'Wiki');
    await press(user);
    await waitFor(() => expect(sent(server)).toHaveLength(count));
    await waitFor(async () => expect(await field('Institution')).toHaveValue(''));
  }
  const keys = sent(server).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test.each([
  [
    'the ticket system refuses',
    () => problem(503, 'ticket-system-unavailable', { delivery: 'refused' }),
    'was not sent',
  ],
  ['an invitation is open', () => problem(409, 'already-requested', { jiraKey: 'CXT-30' }), 'was not sent'],
  ['the right is gone', () => problem(403, 'forbidden'), 'was not sent'],
  [
    'the institution is not in eduGAIN',
    () => problem(400, 'validation', { detail: 'the institution is not in eduGAIN' }),
    'was not sent',
  ],
  ['the server breaks', () => new Response(null, { status: 500 }), 'is not known'],
] as const)(
  'if %s, the maintenance dialog opens over the form, which is kept (REQUIREMENTS 241)',
  async (why, failure, title) => {
    const { server, user } = await visit();
    server.on('POST /users/inviteRequest', failure);
    await choose(user);
    await user.selectOptions(await field('Service'), 'Wiki');
    await user.type(screen.getByLabelText(/^Personal message/), 'Kept');
    await press(user);
    const dialog = await screen.findByRole('dialog', { name: new RegExp(title) });
    expect(dialog).toHaveTextContent('Something went wrong');
    // The same invitation again would meet the same refusal.
    const helps = /refuses|breaks/.test(why);
    expect(within(dialog).queryAllByRole('button', { name: 'Try again' })).toHaveLength(helps ? 1 : 0);
    if (/eduGAIN/.test(why)) expect(dialog).toHaveTextContent(why);
    expect(within(dialog).getByRole('link', { name: 'desk@federation.example' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText(/^Personal message/)).toHaveValue('Kept');
    expect(await field('Service')).toHaveValue('saml20_sp:42');

    server.on('POST /users/inviteRequest', () => enveloped({ jiraKey: 'CXT-32' }));
    await press(user);
    expect(await screen.findByText(/The invitation was sent/)).toHaveTextContent('Its ticket is CXT-32');
    const keys = sent(server).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  },
);

test('leaving asks first once a choice is made (REQUIREMENTS 237)', async () => {
  const { user, address } = await visit();
  await choose(user);
  await user.click(screen.getByRole('link', { name: 'My institution' }));
  const question = await screen.findByRole('dialog');
  expect(address().pathname).toBe(at);
  await user.click(within(question).getByRole('button', { name: /leave/i }));
  await waitFor(() => expect(address().pathname).toBe('/my-idp'));
});

test('institutions that do not load are requested again; an empty list is reported', async () => {
  const server = inviting().on('GET /users/super/idps', () => new Response(null, { status: 500 }));
  const { user } = await visit(server);
  expect(await screen.findByText('The institutions could not be loaded.')).toBeVisible();
  server.on('GET /users/super/idps', () => enveloped({ idps: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no institutions')).toBeVisible();
});

test.each([
  ['en', 'North University', 'Contacts of North University'],
  ['nl', 'Universiteit Noord', 'Contactpersonen van Universiteit Noord'],
  ['pt', 'North University', 'Contactos de North University'],
] as const)(
  'axe finds nothing in %s, with a row of mistakes (REQUIREMENTS 237–241)',
  async (language, name, table) => {
    const server = inviting();
    server.on('GET /users/me', () => enveloped(superUser, language));
    const { user } = await visit(server, language);
    const [institution] = await screen.findAllByRole('combobox');
    await user.selectOptions(institution as HTMLElement, name);
    await screen.findByRole('table', { name: table });
    await user.click(screen.getByRole('button', { name: /^(Add|Iemand|Adicionar)/ }));
    await user.click(screen.getByRole('button', { name: /^(Send|Uitnodiging|Enviar)/ }));
    expect((await screen.findAllByRole('alert')).some((alert) => /\S/.test(alert.textContent ?? ''))).toBe(
      true,
    );
    expect(await violations()).toEqual([]);
  },
);
