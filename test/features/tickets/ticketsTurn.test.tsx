/** The list of tickets: whose turn it is, and what can be done from a line. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketsPage } from '../../../src/features/tickets/TicketsPage';
import { violations } from '../../support/dom/axe';
import { wireTicket, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped, FakeServer } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

let server: FakeServer;
/**
 * Answers with tickets of the institution; the marker's question, which needs no tickets, gets `awaiting`.
 */
function answering(issues: object[], { awaiting = 0 } = {}) {
  server = new FakeServer().on('POST /actions', ({ body }) =>
    enveloped(
      (body as { maxResults?: number }).maxResults === 0
        ? wireTicketPage([], awaiting)
        : wireTicketPage(issues),
    ),
  );
}

const open = (key: string) => userEvent.click(screen.getByRole('button', { name: `Details of ${key}` }));

const invitation = { type: 'LINKINVITE', status: 'Waiting for customer' } as const;
const answerLinks = () => screen.queryAllByRole('link', { name: /^(Accept|Disconnect|Decline)…/ });

test('admins get to the answer of an invitation, in either direction; no one else does (REQUIREMENTS 234)', async () => {
  answering(
    [
      wireTicket({ ...invitation, jiraKey: 'CXT-1' }),
      wireTicket({ ...invitation, jiraKey: 'CXT-2', type: 'UNLINKINVITE', typeMetaData: 'oidc10_rp' }),
      wireTicket({ ...invitation, jiraKey: 'CXT-3', spEid: null }),
      wireTicket({ ...invitation, jiraKey: 'CXT-4', status: 'In Progress' }),
      wireTicket({ jiraKey: 'CXT-5', status: 'Waiting for customer' }),
    ],
    { awaiting: 3 },
  );
  const first = await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('5 tickets');
  expect(answerLinks().map((link) => link.getAttribute('href'))).toEqual([
    '/tickets?dialog=disconnect%3A42%3Aoidc10_rp%3ACXT-2',
    '/tickets?dialog=deny%3A42%3Aoidc10_rp%3ACXT-2',
    '/tickets?dialog=connect%3A42%3Asaml20_sp%3ACXT-1',
    '/tickets?dialog=deny%3A42%3Asaml20_sp%3ACXT-1',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Your turn' })).toBeVisible();
  await open('CXT-1');
  expect(screen.getByRole('link', { name: 'View the service' })).toHaveAttribute(
    'href',
    '/apps/42/saml20_sp/about',
  );
  expect(screen.getByText(/Your institution’s turn: accept or decline/)).toBeVisible();
  await open('CXT-3');
  expect(screen.queryByRole('link', { name: 'View the service' })).toBeNull();
  await open('CXT-4');
  expect(screen.getByText('The federation is working on it')).toBeVisible();
  await open('CXT-5');
  expect(screen.getByText(/the federation has a question/)).toBeVisible();
  expect(await violations()).toEqual([]);
  first.unmount();

  await renderPage(<TicketsPage />, {
    at: '/tickets',
    server,
    user: wireUser({ dashboardAdmin: false, dashboardViewer: true }),
  });
  await screen.findByText('5 tickets');
  expect(answerLinks()).toEqual([]);
  expect(screen.getByRole('rowheader', { name: 'The institution’s turn' })).toBeVisible();
  await open('CXT-1');
  expect(screen.getByText(/^The institution’s turn: its administrators answer/)).toBeVisible();
  expect(screen.queryByText(/^Your/)).toBeNull();
});

test('tickets that wait for the reader are first, each part in the same order, its first alone with a solid button (REQUIREMENTS 232)', async () => {
  const at = (day: number) => ({ requestDate: `2026-03-0${day}T12:00:00.000+0100` });
  answering([
    wireTicket({ jiraKey: 'CXT-1', spName: 'Closed', status: 'Closed', ...at(9) }),
    wireTicket({ jiraKey: 'CXT-2', spName: 'Asked last', ...invitation, ...at(8) }),
    wireTicket({ jiraKey: 'CXT-3', spName: 'Held', status: 'On Hold', ...at(7) }),
    wireTicket({ jiraKey: 'CXT-4', spName: 'New', ...at(8) }),
    wireTicket({ jiraKey: 'CXT-5', spName: 'Waits longest', ...invitation, ...at(1) }),
  ]);
  await renderPage(<TicketsPage />, { at: '/tickets', server });
  await screen.findByText('5 tickets');
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const yours = ['Asked last', 'Waits longest'];
  const theirs = ['New', 'Held'];
  const groups = (turned: readonly (readonly string[])[]) => {
    const [first = [], second = []] = turned;
    return ['Your turn', ...first, 'Waiting for others', ...second, 'Finished', 'Closed'];
  };
  expect(rows()).toEqual(groups([yours, theirs]));
  const solid = answerLinks().map(({ className }) => className.includes('primary'));
  expect(solid).toEqual([true, false, false, false]);
  await userEvent.click(screen.getByRole('link', { name: 'Requested' }));
  expect(rows()).toEqual(groups([yours.toReversed(), theirs.toReversed()]));
});

test('the applicant may withdraw a request, over the unchanged list; others see who may', async () => {
  answering([
    wireTicket({ jiraKey: 'CXT-1', withdrawable: true }),
    wireTicket({ jiraKey: 'CXT-2', userName: 'Sam Colleague', withdrawable: false, spEid: null }),
    wireTicket({ jiraKey: 'CXT-3', spEid: null }),
    wireTicket({ jiraKey: 'CXT-4', spEid: null, withdrawable: true }),
  ]);
  await renderPage(<TicketsPage />, { at: '/tickets?type=LINKREQUEST', server });
  await screen.findByText('4 tickets');
  const withdraw = () => screen.queryByRole('link', { name: 'Withdraw' });
  await open('CXT-1');
  expect(withdraw()).toHaveAttribute('href', '/tickets?type=LINKREQUEST&dialog=withdraw%3ACXT-1');
  await open('CXT-4');
  expect(withdraw()).toHaveAttribute('href', '/tickets?type=LINKREQUEST&dialog=withdraw%3ACXT-4');
  await open('CXT-3');
  expect(withdraw()).toBeNull();
  await open('CXT-2');
  expect(withdraw()).toBeNull();
  expect(screen.getByText('Only Sam Colleague, who sent this request, can withdraw it.')).toBeVisible();
  expect(await violations()).toEqual([]);
});
