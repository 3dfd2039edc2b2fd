import type { DeskPage, DeskTicketDetail, DeskTicketRow } from '../../../../src/contracts/wire/desk';
import { smallServer } from '../../../app/renderDashboard';
import { wireUser } from '../../../support/builders';
import { enveloped, type FakeServer } from '../../../support/dom/fakeServer';

export const superUser = wireUser({
  dashboardAdmin: false,
  superUser: true,
  extensions: ['audit', 'desk', 'feeds', 'idempotency', 'mails', 'webhooks'],
});

export const TICKETS = 'GET /x/desk/tickets';
export const TICKET = 'GET /x/desk/tickets/CXT-31';
export const STEPS = 'POST /x/desk/tickets/CXT-31/steps';

export function deskRow(over: Partial<DeskTicketRow> = {}): DeskTicketRow {
  return {
    jiraKey: 'CXT-31',
    type: 'LINKREQUEST',
    status: 'Open',
    revision: 4,
    possible: ['take', 'ask', 'hold', 'resolve', 'reject', 'withdraw'],
    rejected: false,
    institution: 'North University',
    service: 'Wiki',
    userName: 'Ann Bee',
    requestedAt: new Date(Date.now() - 3.5 * 24 * 3_600_000).toISOString(),
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}

export function deskTicket(over: Partial<DeskTicketDetail> = {}): DeskTicketDetail {
  return {
    ...deskRow(),
    institutionEntityId: 'https://idp.north.example',
    serviceEntityId: 'https://wiki.example',
    serviceType: 'saml20_sp',
    serviceId: 42,
    userEmail: 'ann@north.example',
    body: 'Please connect us.\nThank you.',
    change: {
      kind: 'connect',
      fields: [
        { field: 'connection', from: 'false', to: 'true' },
        { field: 'loaLevel', to: 'http://surfconext.nl/assurance/loa2' },
      ],
    },
    events: [{ at: '2026-03-01T10:00:00.000Z', event: 'request.filed', status: 'Open', actor: 'Ann Bee' }],
    ...over,
  };
}

export const taken = deskTicket({
  status: 'In Progress',
  revision: 5,
  possible: ['ask', 'hold', 'resolve', 'reject', 'withdraw'],
  events: [
    ...deskTicket().events,
    { at: '2026-03-02T10:00:00.000Z', event: 'work.started', status: 'In Progress', actor: 'Dana Desk' },
  ],
});

export function deskPage(tickets: readonly DeskTicketRow[], over: Partial<DeskPage> = {}): Response {
  return enveloped({ tickets, total: tickets.length, startAt: 0, maxResults: 20, ...over });
}

/** Makes a server with one ticket at the desk. */
export function deskServer(ticket = deskTicket(), user: object = superUser): FakeServer {
  return smallServer(user)
    .on(TICKETS, () => deskPage([deskRow()]))
    .on(TICKET, () => enveloped(ticket))
    .on(STEPS, () => enveloped(taken));
}
