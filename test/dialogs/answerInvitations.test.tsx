/** REQUIREMENTS 479 to 482: several invitations of one kind get one answer. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireUser } from '../support/builders';
import { problem } from '../support/dom/fakeServer';
import { renderDialog } from '../support/rendered/renderDialog';
import {
  answerCall,
  wiki,
  archive,
  maps,
  serverOf,
  inTurn,
  taken,
  atOnce,
  titled,
  press,
  at,
  all,
  bodies,
  keysSent,
} from '../support/rendered/invitations';

test('each invitation shows what it connects; all are accepted with one comment (REQUIREMENTS 479, 480)', async () => {
  const server = serverOf([wiki, archive, maps], { 43: { policyEnforcementRequired: true } });
  server.on(answerCall, inTurn(atOnce, taken));
  await renderDialog(server, { at: at('acceptAll', ...all) });
  await titled('Accept the invitations to connect');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Wiki',
    'Archive',
    'Maps',
  ]);
  await press('Accept 3 invitations');
  expect(screen.getByText('Accept the terms to connect.')).toBeVisible();
  expect(server.calls(answerCall)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/Your comments/), 'Agreed');
  await userEvent.click(screen.getByRole('checkbox', { name: /accept these terms/ }));
  await press('Accept 3 invitations');
  await titled('Results of your answers');
  expect(screen.getByText('3 invitations were accepted.')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(/Wiki CXT-12 accepted and connected/);
  expect(screen.getByRole('dialog')).toHaveTextContent(/Archive CXT-15 accepted; the federation desk/);
  expect(
    bodies(server.calls(answerCall)).map(({ jiraKey, status, comment }) => [jiraKey, status, comment]),
  ).toEqual(all.map((key) => [key, 'ACCEPTED', 'Agreed']));
  expect(new Set(keysSent(server)).size).toBe(3);
});

test.each([
  ['connect', 'LINKINVITE', /These 2 services will not be connected/],
  ['disconnect', 'UNLINKINVITE', /These 2 services stay connected/],
] as const)(
  'invitations to %s are declined together (REQUIREMENTS 480)',
  async (direction, type, meaning) => {
    const server = serverOf([wiki, archive].map((ticket) => ({ ...ticket, type }))).on(answerCall, taken);
    await renderDialog(server, { at: at('denyAll', 'CXT-12', 'CXT-15') });
    await titled(`Decline the invitations to ${direction}`);
    expect(screen.getByText(meaning)).toBeVisible();
    await press('Decline 2 invitations');
    await titled('Results of your answers');
    expect(bodies(server.calls(answerCall))).toEqual(
      ['CXT-12', 'CXT-15'].map((jiraKey) => ({ status: 'REJECTED', type, jiraKey, comment: '' })),
    );
  },
);

test('invitations that are already answered, of another kind, or with a question of their own are left out (REQUIREMENTS 479)', async () => {
  const events = [
    {
      at: '2026-03-02T09:48:21.000Z',
      event: 'invitation.accepted',
      status: 'In Progress',
      actor: 'Sam Colleague',
    },
  ] as const;
  const server = serverOf(
    [
      { ...wiki, status: 'In Progress', events: [...events] },
      archive,
      { ...maps, type: 'UNLINKINVITE' },
      { ...maps, jiraKey: 'CXT-20', spName: 'Atlas', spEid: 45 },
    ],
    { 45: { aansluitovereenkomstRefused: true } },
  );
  await renderDialog(server, { at: at('acceptAll', ...all, 'CXT-20', 'CXT-99') });
  await titled('Accept the invitations to connect');
  expect(screen.getByRole('button', { name: 'Accept 1 invitation' })).toBeVisible();
  const out = within(
    screen.getByRole('heading', { name: 'Left out: 4 tickets' }).parentElement ?? document.body,
  );
  expect(out.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Wiki CXT-12 was answered by Sam Colleague'),
    expect.stringContaining('Maps CXT-19 is an invitation of the other kind'),
    expect.stringContaining('Atlas CXT-20 The provider has declined'),
    expect.stringContaining('CXT-99 is not an invitation to your institution'),
  ]);
});

test('if none is waiting any more, nothing is sent, and each is listed (REQUIREMENTS 479)', async () => {
  const server = serverOf([{ ...wiki, status: 'Resolved' }]);
  await renderDialog(server, { at: at('denyAll', 'CXT-12') });
  await titled('Nothing to answer');
  expect(screen.getByRole('dialog')).toHaveTextContent(/Wiki CXT-12 was answered or withdrawn/);
});

test('a refusal of one does not stop the others, and has its reason (REQUIREMENTS 481)', async () => {
  const server = serverOf([wiki, archive, maps]);
  server.on(
    answerCall,
    inTurn(taken, () => problem(409, 'already-answered', { jiraKey: 'CXT-15' }), taken),
  );
  await renderDialog(server, { at: at('denyAll', ...all) });
  await titled('Decline the invitations to connect');
  await press('Decline 3 invitations');
  await titled('Results of your answers');
  expect(screen.getByText('2 invitations were declined.')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Archive CXT-15 This invitation has already been answered/,
  );
});

test('after a lost connection only unanswered ones are sent, under the same key (REQUIREMENTS 481)', async () => {
  const user = wireUser({ extensions: ['idempotency'] });
  const server = serverOf([wiki, archive, maps]);
  server.on(
    answerCall,
    inTurn(
      taken,
      () => {
        throw new TypeError('Failed to fetch');
      },
      taken,
    ),
  );
  await renderDialog(server, { at: at('denyAll', ...all), user });
  await titled('Decline the invitations to connect');
  await press('Decline 3 invitations');
  await titled('Not all invitations are answered yet');
  expect(screen.getByText(/1 answer was received/)).toBeVisible();
  expect(screen.getByText('It is not known whether the answer to Archive arrived.')).toBeVisible();
  await press('Continue with 2');
  await titled('Results of your answers');
  expect(screen.getByText('3 invitations were declined.')).toBeVisible();
  const [first, second, again, third] = keysSent(server);
  expect(again).toBe(second);
  expect(new Set([first, second, third]).size).toBe(3);
});
