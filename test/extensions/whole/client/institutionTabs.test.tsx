/** The pages about an institution as tabs, and the links of extensions in the account menu. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireInstitution, wireUser } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';

const institutionIdps = [wireInstitution(), wireInstitution({ id: 'https://south.example' })];
const extensions = ['reviews', 'audit', 'comparison'];
const every = ['Data', 'Scorecard', 'Security', 'Reviews', 'Audit trail', 'Compare'];

test.each([
  ['a member', '/my-idp', { dashboardAdmin: false, dashboardMember: true }, ['Data', 'Scorecard'], 'Data'],
  ['a server without extensions', '/my-idp/scorecard', {}, every.slice(0, 3), 'Scorecard'],
  ['an administrator of two', '/security', { extensions, institutionIdps }, every, 'Security'],
  ['an administrator of two', '/reviews', { extensions, institutionIdps }, every, 'Reviews'],
  ['an administrator of two', '/my-idp/audit', { extensions, institutionIdps }, every, 'Audit trail'],
  ['an administrator of two', '/my-idp/compare', { extensions, institutionIdps }, every, 'Compare'],
])(
  'the tabs of %s at %s, with the current one marked (REQUIREMENTS 31)',
  async (_who, at, user, tabs, current) => {
    const wire = wireUser(user);
    const server = smallServer(wire)
      .on('GET /x/reviews', () => enveloped({ reviews: [] }))
      .on('GET /x/audit', () => enveloped({ entries: [] }));
    await renderDashboard({ at, user: wire, server });
    const row = within(await screen.findByRole('navigation', { name: 'My institution' }));
    const word = (link: HTMLElement) => link.firstChild?.textContent;
    expect(row.getAllByRole('link').map(word)).toEqual(tabs);
    expect(row.getAllByRole('link', { current: 'page' }).map(word)).toEqual([current]);
  },
);

test.each([
  ['an administrator', {}, ['Following']],
  ['a member', { dashboardAdmin: false, dashboardMember: true }, ['Following', 'Requests from users']],
])('the account menu of %s leads to %s %s (REQUIREMENTS 23)', async (_who, user, names) => {
  await renderDashboard({ user: wireUser({ extensions: ['watching', 'wishes'], ...user }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  await screen.findByRole('link', { name: 'Profile', hidden: true });
  const links = screen.queryAllByRole('link', { name: /^(Following|Requests from users)$/, hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});
