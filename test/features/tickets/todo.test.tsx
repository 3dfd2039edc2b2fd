/** The page To do: what waits for an institution, on a server without extensions. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../app/renderDashboard';
import { wireTicket, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped } from '../../support/dom/fakeServer';

const invitation = (jiraKey: string, spName: string, requestDate: string, over = {}) =>
  wireTicket({ jiraKey, spName, requestDate, type: 'LINKINVITE', status: 'Waiting for customer', ...over });
const invitations = [
  invitation('CXT-2', 'Atlas', '2026-03-02T09:00:00Z', { personalMessage: 'For your library' }),
  invitation('CXT-1', 'Wiki', '2026-03-01T09:00:00Z', { type: 'UNLINKINVITE' }),
];

async function showTodo(user: object = wireUser(), issues: object[] = invitations) {
  const server = smallServer(user).on('POST /actions', () => enveloped(wireTicketPage(issues)));
  return renderDashboard({ at: '/todo', server, user });
}

test('invitations wait in their order, and each is answered from here (REQUIREMENTS 524)', async () => {
  const { address } = await showTodo();
  const section = within(await screen.findByRole('region', { name: 'Invitations to answer' }));
  const [first, second] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Wiki.*Invitation to disconnect/);
  expect(second).toHaveTextContent(/Atlas.*Invitation to connect.*“For your library”/);
  expect(screen.getByText('2 wait for you or your institution')).toBeVisible();
  await userEvent.click(section.getByRole('link', { name: 'Decline… Invitation to connect' }));
  expect(address().pathname).toBe('/todo');
  expect(new URLSearchParams(address().search).get('dialog')).toMatch(/^deny:.*CXT-2/);
});

test('a viewer sees what waits, and answers nothing (REQUIREMENTS 524)', async () => {
  await showTodo(wireUser({ dashboardAdmin: false, dashboardViewer: true }));
  const section = await screen.findByRole('region', { name: 'Invitations to answer' });
  expect(section).toHaveTextContent('2, for an administrator of your institution to answer');
  expect(within(section).queryByRole('link', { name: /Accept|Disconnect|Decline/ })).toBeNull();
});

test('if nothing waits, the page says so (REQUIREMENTS 524)', async () => {
  await showTodo(wireUser(), []);
  expect(await screen.findByText('All done')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});
