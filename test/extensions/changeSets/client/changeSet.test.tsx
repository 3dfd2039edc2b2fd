/**
 * If tickets are kept in another system, the page does not suggest that a set is one ticket (REQUIREMENTS
 * 428), and shows the lines that it did not accept (429).
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireChangeSet, wireUser } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';

const [line] = wireChangeSet.lines;
const lines = [line, { ...line, id: 8, serviceType: 'oidc10_rp' }];
const admin = wireUser({ extensions: ['changeSet'] });

const server = (sentAs: string, sent: object) =>
  smallServer(admin)
    .on('GET /x/changes/set', () => enveloped({ ...wireChangeSet, sentAs, lines }))
    .on('POST /x/changes/set/request', () => enveloped(sent));

test.each([
  ['ticketEach', 'Send 2 requests', /^2 requests were sent, one for each change/],
  ['oneTicket', 'Send as one request', /^Your changes were sent as one ticket/],
])('%s is shown before it is sent and afterwards', async (sentAs, button, expected) => {
  const sent = sentAs === 'oneTicket' ? { jiraKey: 'CXT-1', tickets: 1 } : { tickets: 2 };
  await renderDashboard({
    at: '/changes?dialog=changes',
    server: server(sentAs, { ...sent, asked: 2, made: 0, left: 0 }),
    user: admin,
  });
  const send = await screen.findByRole('button', { name: button });
  expect(screen.queryAllByText(/sent as separate requests, one for each change/)).toHaveLength(
    sentAs === 'ticketEach' ? 1 : 0,
  );
  await userEvent.click(send);
  expect(await screen.findByText(expected)).toBeVisible();
});

test('a line that the ticket system did not accept says when and why, unless it has another obstacle', async () => {
  const refused = { at: '2026-11-02T09:30:00Z', why: 'Field “Service” is required' };
  const shown = [
    { ...line, refused },
    { ...line, id: 8, serviceType: 'oidc10_rp', refused, obstacle: 'same' },
    { ...line, id: 9, service: 'urn:other', refused: { ...refused, why: '' }, changedSince: true },
  ];
  await renderDashboard({
    at: '/changes',
    server: smallServer(admin).on('GET /x/changes/set', () =>
      enveloped({ ...wireChangeSet, sentAs: 'ticketEach', lines: shown }),
    ),
    user: admin,
  });
  const rows = (await screen.findAllByRole('button', { name: /^Remove ?,/ })).map((button) =>
    button.closest('li'),
  );
  expect(rows.map((row) => /did not accept.*?(?=Remove|$)/.exec(row?.textContent ?? '')?.[0])).toEqual([
    expect.stringMatching(/^did not accept this when it was sent on .*2026.*: Field “Service” is required/),
    undefined,
    expect.stringMatching(/^did not accept this when it was sent on .*2026.*\./),
  ]);
});
