/** Acts of super users with a login that is too weak for them: before anything is typed, and after. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { wireInstitution, wireTicket, wireTicketPage, wireUser } from '../../../support/builders';
import { deskServer, deskTicket } from '../../deskPages/client/deskPage';
import { enveloped, problem, type FakeServer } from '../../../support/dom/fakeServer';
import { choose, field, inviting, press } from '../../../support/rendered/invitePage';

const wanting = { dashboardStepupEnabled: true, superUserLevel: 2 };
const north = wireInstitution();
const loginOf = (currentLoaLevel: number) =>
  wireUser({
    ...wanting,
    currentLoaLevel,
    dashboardAdmin: false,
    superUser: true,
    extensions: ['desk'],
    institutionIdps: [north],
  });
const south = wireInstitution({ id: 'https://login.south.example', name: 'South', names: { en: 'South' } });
const invitation = wireTicket({
  jiraKey: 'CXT-31',
  type: 'LINKINVITE',
  status: 'Waiting for customer',
  personalMessage: 'Please connect.',
});

interface Act {
  readonly what: string;
  readonly at: string;
  readonly server: () => FakeServer;
  /** The part that only people who may act see. */
  readonly form: () => HTMLElement | null;
  readonly call: string;
  readonly send: (user: UserEvent) => Promise<void>;
  readonly restored?: readonly [label: RegExp, text: string];
}

const acts: readonly Act[] = [
  {
    what: 'invites',
    at: '/users/invite',
    server: inviting,
    form: () => screen.queryByRole('combobox', { name: 'Institution' }),
    call: 'POST /users/inviteRequest',
    send: async (user) => {
      await choose(user);
      await user.selectOptions(await field('Service'), 'Wiki');
      await user.type(screen.getByLabelText(/^Personal message/), 'Dear North');
      await press(user);
    },
    restored: [/^Personal message/, 'Dear North'],
  },
  {
    what: 'reminds',
    at: '/users/resend_invite/CXT-31',
    server: () => smallServer().on('POST /actions', () => enveloped(wireTicketPage([invitation]))),
    form: () => screen.queryByRole('textbox', { name: /^Message/ }),
    call: 'POST /users/resendInviteRequest',
    send: async (user) => {
      await user.type(await screen.findByRole('textbox', { name: /^Message/ }), ' Again.');
      await user.click(screen.getByRole('button', { name: 'Send again' }));
    },
    restored: [/^Message/, 'Please connect. Again.'],
  },
  {
    what: 'takes a step at the desk',
    at: `/desk/${deskTicket().jiraKey}`,
    server: () => deskServer(deskTicket({ possible: ['take', 'ask'] })),
    form: () => screen.queryByRole('button', { name: 'Ask the institution' }),
    call: `POST /x/desk/tickets/${deskTicket().jiraKey}/steps`,
    send: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Ask the institution' }));
      await user.type(await screen.findByRole('textbox'), 'Which course?');
      await user.click(screen.getByRole('button', { name: 'Ask the institution' }));
    },
  },
  {
    what: 'acts for an institution',
    at: '/users/search',
    server: () =>
      smallServer().on('GET /users/super/idps', () =>
        enveloped({ idps: [north, south], roles: ['ROLE_DASHBOARD_ADMIN'] }),
      ),
    form: () => screen.queryByRole('button', { name: 'Administrator of South' }),
    call: 'POST /users/me/switch-to-idp',
    send: async (user) => user.click(await screen.findByRole('button', { name: 'Administrator of South' })),
  },
];

async function visit({ at, server: made }: Act, level: number) {
  const server = made();
  const user = loginOf(level);
  server.on('GET /users/me', () => enveloped(user));
  await renderDashboard({ at, server, user });
  return { server, user: userEvent.setup() };
}
const login = () => screen.findByRole('link', { name: /^Log in with level 2/ });

test.each(acts)('a person who $what is asked for a stronger login before anything is typed', async (act) => {
  await visit(act, 1);
  expect(await login()).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ redirect_url: `http://localhost${act.at}`, loa: '2' })}`,
  );
  expect(act.form()).toBeNull();
  expect(await violations()).toEqual([]);
});

test.each(acts)('a person who $what with a login that is strong enough sees the form', async (act) => {
  await visit(act, 2);
  await waitFor(() => expect(act.form()).not.toBeNull());
  expect(screen.queryByRole('link', { name: /^Log in with level/ })).toBeNull();
});

test('any login is enough to act for one’s own institution', async () => {
  await visit(acts[3] as Act, 1);
  expect(await screen.findByRole('button', { name: 'Administrator of North University' })).toBeEnabled();
});

test.each(acts.slice(0, 3))(
  'a person who $what with a login that has become too weak strengthens it beside the typed text',
  async (act) => {
    const { server, user } = await visit(act, 2);
    server.on(act.call, () =>
      problem(403, 'insufficient-user-authentication', { acr_values: 'http://levels.example/loa2' }),
    );
    await act.send(user);
    const link = await login();
    expect(link).toHaveAttribute('target', '_blank');
    expect(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('loa')).toBe('2');
    const stored = act.restored;
    if (stored) expect(screen.getByLabelText(stored[0])).toHaveValue(stored[1]);
    else expect(within(screen.getByRole('main')).getByText(/Which course\?/)).toBeVisible();
  },
);
