/** Who has a ticket, in the queue and on its page (REQUIREMENTS 534). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import { renderDashboard } from '../../../app/renderDashboard';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { deskPage, deskRow, deskServer, deskTicket, STEPS, superUser, TICKET, TICKETS } from './deskPage';

const steps = deskTicket().possible;
const free = deskTicket({ possible: [...steps, 'assign'] });
const mine = deskTicket({ revision: 5, possible: [...steps, 'giveBack'], holder: 'Dana Desk' });
const theirs = deskTicket({ revision: 6, possible: [...steps, 'takeOver'], holder: 'Sam Second' });

async function visit(ticket: DeskTicketDetail) {
  const server = deskServer(ticket);
  const becomes = (next: DeskTicketDetail) => {
    server.on(TICKET, () => enveloped(next));
    return enveloped(next);
  };
  await renderDashboard({ at: '/desk/CXT-31', server, user: superUser });
  return { server, becomes, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });
const inHead = (text: string) => (_: string, element: Element | null) => element?.textContent === text;

test('a ticket is assigned with one press, and given back with another', async () => {
  const { server, becomes, user } = await visit(free);
  server.on(STEPS, () => becomes(mine));
  await user.click(await button('Assign to me'));
  expect(await screen.findByText(inHead('Assigned to: Dana Desk'))).toBeVisible();
  server.on(STEPS, () => becomes(free));
  await user.click(await button('Give back'));
  expect(await button('Assign to me')).toBeVisible();
  expect(screen.queryByText(inHead('Assigned to: Dana Desk'))).toBeNull();
  expect(server.calls(STEPS).map(({ body }) => body)).toEqual([
    { action: 'assign', revision: 4 },
    { action: 'giveBack', revision: 5 },
  ]);
});

test('if a colleague was faster, it says who has it; the ticket can then be taken over from them', async () => {
  const { server, becomes, user } = await visit(free);
  server.on(STEPS, () => {
    becomes(theirs);
    return problem(409, 'ticket-changed');
  });
  await user.click(await button('Assign to me'));
  expect(await screen.findByText(/It is assigned to Sam Second\./)).toBeVisible();
  await user.click(await button('Choose something else'));
  server.on(STEPS, () => becomes({ ...mine, revision: 7 }));
  await user.click(await button('Take over from Sam Second'));
  expect(await button('Give back')).toBeVisible();
  expect(server.calls(STEPS).at(-1)?.body).toEqual({ action: 'takeOver', revision: 6 });
});

test('the queue names who has each ticket, shows one’s own, and several free ones can be assigned at once', async () => {
  const rows = [
    deskRow({ possible: free.possible }),
    deskRow({ ...theirs, jiraKey: 'CXT-32' }),
    deskRow({ possible: free.possible, jiraKey: 'CXT-33' }),
  ];
  const server = deskServer().on(TICKETS, () => deskPage(rows));
  const { address } = await renderDashboard({ at: '/desk', server, user: superUser });
  const user = userEvent.setup();
  const second = within(await screen.findByRole('table')).getAllByRole('row')[2];
  expect(second).toHaveTextContent(/CXT-32.*Sam Second/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await button('Assign to me (2)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  await waitFor(() => expect(address().search).toBe('?state=mine'));
  expect(Object.fromEntries(server.calls(TICKETS).at(-1)?.params ?? [])).toMatchObject({ state: 'mine' });
});
