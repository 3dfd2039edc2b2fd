/** The states of a policy, as the audit trail leads to them (REQUIREMENTS 354), on a real store. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry, PolicyHistory } from '../../../../src/contracts/wire/audit';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { wireUser } from '../../../support/builders';
import { superUser } from '../../deskPages/client/deskPage';
import { enveloped, problem } from '../../../support/dom/fakeServer';

const admin = wireUser({ extensions: ['audit'] });
const state = {
  id: 'p1',
  name: 'Staff only',
  serviceProviderIds: [],
  serviceProviderNames: [],
  serviceProviderNamesNl: [],
  identityProviderIds: [],
  identityProviderNames: [],
  identityProviderNamesNl: [],
  identityProviderNamesPt: [],
  attributes: [],
  denyRule: false,
  allAttributesMustMatch: true,
  isActivatedSr: false,
  active: true,
  actionsAllowed: false,
  userDisplayName: 'Ann Bee',
  numberOfRevisions: 0,
  revisionNbr: 1,
  type: 'reg',
};
const history: PolicyHistory = {
  revisions: [state, { ...state, name: 'Staff and guests', revisionNbr: 2, numberOfRevisions: 1 }],
  deleted: { by: 'Bea Cee', at: '2026-03-02T10:00:00Z' },
};
const entry: AuditEntry = {
  number: '7',
  at: '2026-03-02T10:00:00Z',
  kind: 'policy.deleted',
  actor: { kind: 'person', name: 'Bea Cee', role: 'admin' },
  object: { kind: 'policy', id: 'p1', name: 'Staff and guests' },
};

const trails = [
  { whose: 'an institution', user: admin, page: '/my-idp/audit', call: 'GET /x/audit' },
  { whose: 'the desk', user: superUser, page: '/desk/audit', call: 'GET /x/desk/audit' },
] as const;

test.each(trails)('an entry of $whose leads to the states of its policy', async ({ user, page, call }) => {
  const server = smallServer(user)
    .on(call, () => enveloped({ entries: [entry] }))
    .on('GET /x/desk/audit/chain', () => enveloped({ entries: 1, unsealed: 1, faults: [] }))
    .on(`${call}/policies/p1`, () => enveloped(history));
  await renderDashboard({ at: page, server, user });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Staff and guests' }));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Revisions of “Staff and guests”' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Bea Cee deleted this policy on .*2 March 2026/)).toBeInTheDocument();
  const numbers = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(numbers).toEqual(['Revision 2: Staff and guests', 'Revision 1: Staff only']);
  expect(screen.queryByRole('button', { name: /delete|edit|save/i })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test('a policy without a known history says so', async () => {
  const server = smallServer(admin).on('GET /x/audit/policies/p2', () => problem(400, 'policy-unknown'));
  await renderDashboard({ at: '/my-idp/audit/policies/p2', server, user: admin });
  expect(await screen.findByText('This policy does not exist')).toBeInTheDocument();
  expect(screen.getByText(/^The audit trail has no entry about it/)).toBeInTheDocument();
});
