/** The trail for an institution's admins and for super users, on a real store. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditChain, AuditEntry, AuditPage } from '../../../../src/contracts/wire/audit';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { wireUser } from '../../../support/builders';
import { superUser } from '../../deskPages/client/deskPage';
import { enveloped, problem } from '../../../support/dom/fakeServer';

const OWN = 'GET /x/audit';
const ALL = 'GET /x/desk/audit';
const CHAIN = 'GET /x/desk/audit/chain';
const admin = wireUser({ extensions: ['audit'] });

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  number: '7',
  at: new Date().toISOString(),
  kind: 'policy.changed',
  actor: { kind: 'person', name: 'Ann Bee', subject: 'ann', role: 'admin', address: '192.0.2.7' },
  institution: { id: 'https://idp.north.example', name: 'North University' },
  object: { kind: 'policy', id: 'p1', name: 'Staff only' },
  before: { active: false },
  after: { active: true },
  requestId: 'r1',
  ...over,
});
const holds: AuditChain = {
  entries: 3,
  unsealed: 1,
  faults: [],
  to: '2026-03-02',
  seal: 'ab12',
  checkedAt: '2026-03-03T00:00:05Z',
};

async function visitOwn(page: AuditPage, at = '/my-idp/audit') {
  const server = smallServer(admin).on(OWN, () => enveloped(page));
  return { ...(await renderDashboard({ at, server, user: admin })), user: userEvent.setup() };
}
async function visitAll(entries: readonly AuditEntry[], chain: AuditChain) {
  const server = smallServer(superUser)
    .on(ALL, () => enveloped({ entries }))
    .on(CHAIN, () => enveloped(chain));
  return {
    ...(await renderDashboard({ at: '/desk/audit', server, user: superUser })),
    user: userEvent.setup(),
  };
}
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('a row shows what, on what, who and as whom; the change and its origin appear on demand', async () => {
  const { user } = await visitOwn({ entries: [entry()] });
  const [row] = await rows();
  if (!row) throw new Error('There is no row');
  for (const text of ['Policy changed', 'Ann Bee', 'Administrator']) expect(row).toHaveTextContent(text);
  await user.click(within(row).getByText('Details', { exact: false, selector: 'summary' }));
  const change = within(row).getByRole('table');
  expect(
    within(change)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['false', 'true']);
  expect(row).toHaveTextContent('192.0.2.7');
  expect(await violations()).toEqual([]);
});

test('filters are in the address and ask the server again', async () => {
  const { user, server } = await visitOwn({ entries: [entry()] });
  await rows();
  const what = screen.getByRole('combobox', { name: 'What happened' });
  await user.type(what, 'feed');
  expect(screen.queryByRole('option', { name: 'Metadata feed refreshed' })).toBeNull();
  await user.clear(what);
  await user.type(what, 'policy del{Enter}');
  await user.type(screen.getByRole('searchbox', { name: 'Person' }), 'bee');
  await waitFor(() => {
    const params = server.calls(OWN).at(-1)?.params;
    expect([params?.get('kind'), params?.get('person')]).toEqual(['policy.deleted', 'bee']);
  });
});

test('older entries follow from a key, and the files use the same filters', async () => {
  await visitOwn({ entries: [entry()], next: '7' }, '/my-idp/audit?kind=policy.changed');
  await rows();
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    '/my-idp/audit?kind=policy.changed&before=7',
  );
  const file = screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '';
  expect(file).toMatch(/^\/dashboard\/api\/x\/audit\/download\?.*kind=policy.changed.*form=csv$/);
});

test('an empty list, and a server that fails, are reported', async () => {
  await visitOwn({ entries: [] });
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  const server = smallServer(admin).on(OWN, () => problem(500, 'internal'));
  await renderDashboard({ at: '/my-idp/audit', server, user: admin });
  expect(await screen.findByText('The audit trail could not be loaded.')).toBeInTheDocument();
});

test('the desk sees the institution, and that the trail is intact', async () => {
  await visitAll(
    [entry(), entry({ number: '6', kind: 'feed.refreshed', actor: { kind: 'server', name: 'server' } })],
    holds,
  );
  const [row] = await rows();
  expect(row).toHaveTextContent('North University');
  expect(screen.getByText('The server itself')).toBeInTheDocument();
  expect(screen.getByText(/^Sealed up to 2 March 2026, and unchanged/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('places where the trail was changed are first, by day', async () => {
  await visitAll([], { ...holds, faults: [{ day: '2026-03-01', kind: 'entry', number: '3' }] });
  expect(await screen.findByText(/^The audit trail was changed in 1 place/)).toBeInTheDocument();
  expect(screen.getByText('1 March 2026: entry 3 was changed.')).toBeInTheDocument();
});

test('an entry about reading by a super user has words, and the path if no words are known', async () => {
  const read = { kind: 'data.read', actor: { kind: 'person', name: 'Sam' } } as const;
  await visitOwn({
    entries: [
      entry({ ...read, number: '3', object: { kind: 'call', id: '/stats/loginAggregated' } }),
      entry({ ...read, number: '2', object: { kind: 'call', id: '/policies/:id', name: 'Staff' } }),
      entry({ ...read, number: '1', object: { kind: 'call', id: '/of/tomorrow' } }),
    ],
  });
  await rows();
  for (const words of ['Login statistics', 'An authorization policy: Staff', '/of/tomorrow'])
    expect(screen.getAllByRole('table')[0]).toHaveTextContent(words);
});
