/** A page that is read again when its window comes to the front: if that fails, its content stays correct. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireTicket } from '../../../support/builders';
import {
  deskPage,
  deskRow,
  deskServer,
  deskTicket,
  superUser,
  TICKET,
  TICKETS,
} from '../../deskPages/client/deskPage';
import { enveloped, problem, searchAmong } from '../../../support/dom/fakeServer';

const MAILS = 'GET /x/desk/mails';
const mail = {
  id: 7,
  kind: 'invitation',
  state: 'kept',
  createdAt: '2026-03-01T10:00:00.000Z',
  jiraKey: 'CXT-31',
  to: [{ name: 'Ann Bee', address: 'ann@north.example' }],
  cc: [],
  subject: 'Invitation: Wiki',
  language: 'en',
};

const MAY_BE_OLDER = /could not be refreshed; what you see may be out of date/;

/** Address, call, its answer, the shown content, the message if the second answer fails, and the person. */
const pages = [
  [
    '/tickets',
    'POST /actions',
    searchAmong([wireTicket({ jiraKey: 'CXT-1' })]),
    /CXT-1/,
    /Shown as of \d\d:\d\d; could not be refreshed/,
    undefined,
  ],
  ['/desk', TICKETS, () => deskPage([deskRow()]), /CXT-31/, MAY_BE_OLDER, superUser],
  ['/desk/CXT-31', TICKET, () => enveloped(deskTicket()), /Please connect us/, MAY_BE_OLDER, superUser],
  [
    '/desk/mails',
    MAILS,
    () => enveloped({ mails: [mail], total: 1, startAt: 0, maxResults: 20 }),
    /Invitation: Wiki/,
    MAY_BE_OLDER,
    superUser,
  ],
] as const;

test.each(pages)('%s', async (at, call, answer, shown, text, user) => {
  const server = (user ? deskServer() : smallServer()).on(call, answer);
  await renderDashboard({ at, server, ...(user && { user }) });
  expect((await screen.findAllByText(shown))[0]).toBeVisible();

  server.on(call, () => problem(500, 'internal'));
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(shown)[0]).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();

  server.on(call, answer);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(screen.getAllByText(shown)[0]).toBeVisible();
});
