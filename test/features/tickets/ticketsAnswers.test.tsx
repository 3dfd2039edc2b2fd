/** REQUIREMENTS 482: on the page of tickets invitations of one kind are selected, to be answered together. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LooseTicket } from '../../../src/api/mappers/ticket';
import { TicketsPage } from '../../../src/features/tickets/TicketsPage';
import { violations } from '../../support/dom/axe';
import { wireTicket, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped, FakeServer } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

const invitation = (number: number, type: 'LINKINVITE' | 'UNLINKINVITE', over: LooseTicket = {}) =>
  wireTicket({
    jiraKey: `CXT-${number}`,
    spName: `Service ${number}`,
    type,
    status: 'Waiting for customer',
    ...over,
  });

function serverOf(issues: object[]): FakeServer {
  return new FakeServer().on('POST /actions', () => enveloped(wireTicketPage(issues)));
}
const two = [invitation(1, 'LINKINVITE'), invitation(2, 'LINKINVITE')];
const mixed = [...two, invitation(3, 'UNLINKINVITE'), wireTicket({ jiraKey: 'CXT-4', spName: 'Service 4' })];

const boxOf = (number: number) =>
  screen.getByRole('checkbox', { name: `Select Service ${number}, CXT-${number}` });
const bar = () => screen.getByRole('group', { name: 'Answer invitations together' });
const dialogOf = (name: string) =>
  new URL(within(bar()).getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('dialog');

async function opened(issues: object[], { user, at = '/tickets' }: { user?: object; at?: string } = {}) {
  await renderPage(<TicketsPage />, { at, server: serverOf(issues), ...(user && { user }) });
  await screen.findByText(/^(\d+ tickets?|No tickets)$/);
}

test('selected invitations get one answer; the links name them (REQUIREMENTS 482)', async () => {
  await opened(mixed);
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(boxOf(1));
  expect(bar()).toHaveTextContent(/^1 selected.*invitation to connectClear$/);
  await userEvent.click(within(bar()).getByRole('button', { name: 'Select all 2' }));
  expect(boxOf(2)).toBeChecked();
  expect(bar()).toHaveTextContent(/^2 selected.*invitations to connectClear$/);
  expect(within(bar()).queryByRole('button', { name: /^Select all/ })).toBeNull();
  expect(dialogOf('Accept…')).toBe('acceptAll:CXT-1,CXT-2');
  expect(dialogOf('Decline…')).toBe('denyAll:CXT-1,CXT-2');
  expect(await violations()).toEqual([]);
  await userEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Answer invitations together' })).toBeNull();
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
});

test('another kind is not selected beside them, and it says why (REQUIREMENTS 482)', async () => {
  await opened(mixed);
  await userEvent.click(boxOf(1));
  await userEvent.click(boxOf(3));
  expect(boxOf(3)).not.toBeChecked();
  expect(bar()).toHaveTextContent(/Service 3 is not selected: it is an invitation to disconnect/);
  await userEvent.click(boxOf(1));
  await userEvent.click(boxOf(3));
  expect(boxOf(3)).toBeChecked();
  expect(bar()).toHaveTextContent(/^1 selected.*invitation to disconnectClear$/);
  expect(bar()).not.toHaveTextContent(/is not selected/);
});

test('a limited number is answered together: those that are selected, and the oldest (REQUIREMENTS 482)', async () => {
  const dated = (day: number) =>
    invitation(day, 'LINKINVITE', {
      requestDate: `2026-01-${String(day).padStart(2, '0')}T09:00:00.000+0100`,
    });
  const days = Array.from({ length: 30 }, (_, index) => index + 1);
  // The server names the newest first.
  await opened(days.map(dated).reverse());
  await userEvent.click(boxOf(30));
  await userEvent.click(within(bar()).getByRole('button', { name: 'Select 25 of 30' }));
  expect(bar()).toHaveFocus();
  expect(bar()).toHaveTextContent(/^25 selected.*invitations to connectClear$/);
  const keys = [...days.slice(0, 24), 30].map((day) => `CXT-${day}`);
  expect(dialogOf('Accept…')).toBe(`acceptAll:${keys.join()}`);
});

test('a twenty-sixth is not selected, and it says why (REQUIREMENTS 482)', async () => {
  const keys = Array.from({ length: 25 }, (_, index) => `CXT-${index + 1}`);
  const issues = Array.from({ length: 26 }, (_, index) => invitation(index + 1, 'LINKINVITE'));
  await opened(issues, { at: `/tickets?dialog=${encodeURIComponent(`acceptAll:${keys.join()}`)}` });
  await userEvent.click(boxOf(26));
  expect(boxOf(26)).not.toBeChecked();
  expect(bar()).toHaveTextContent('At most 25 invitations can be answered together');
});

test('if the address has keys of both kinds, the first decides what is selected (REQUIREMENTS 482)', async () => {
  await opened(mixed, { at: '/tickets?dialog=acceptAll%3ACXT-3%2CCXT-1' });
  expect(boxOf(3)).toBeChecked();
  expect(boxOf(1)).not.toBeChecked();
  expect(dialogOf('Disconnect…')).toBe('acceptAll:CXT-3');
});

test('if no row is left to focus, the heading has the focus when the selection is cleared (REQUIREMENTS 482)', async () => {
  await opened(mixed, { at: '/tickets/closed?dialog=denyAll%3ACXT-2' });
  await userEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a dialog that is open at the start has its invitations selected, as after a login (REQUIREMENTS 482)', async () => {
  await opened(mixed, { at: '/tickets?dialog=denyAll%3ACXT-2' });
  expect(boxOf(2)).toBeChecked();
  expect(boxOf(1)).not.toBeChecked();
});

test('only administrators select, and only waiting invitations (REQUIREMENTS 482)', async () => {
  await opened(mixed, { user: wireUser({ dashboardAdmin: false, dashboardViewer: true }) });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
