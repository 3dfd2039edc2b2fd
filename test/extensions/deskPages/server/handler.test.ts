import { Refusal } from '../../../../server/platform/control/refusal';
import { deskHandler } from '../../../../server/modules/desk/deskHandler';
import { readOutage } from '../../../../server/modules/tickets/local/deskOutage';
import type { Change } from '../../../../server/modules/changes/change';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import type { InvitationRef } from '../../../../server/modules/tickets/ticketSystem';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { testConfig } from '../../../support/server/server';
import { mail, north, wiki } from '../../../support/server/fixtures';
import { invite } from '../../../server/tickets/newInvitation';
import { connectRequest } from '../../../server/tickets/newTicket';

const config = testConfig();
const now = () => new Date('2026-03-02T10:00:00Z');
let database: TestDatabase;
let key: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  const filed = new Date('2026-03-01T10:00:00Z');
  key = (await database.transaction((tx) => localDesk(config).file(tx, connectRequest(), filed))).key;
});
afterAll(() => database.close());

function accept(invitation: InvitationRef, change: Change): Promise<unknown> {
  const reply = { kind: 'accepted', change, atOnce: false, actor: 'Ann Bee', comment: '' } as const;
  return database.transaction((tx) =>
    localDesk(config).answerInvitation(tx, invitation, async () => reply, now()),
  );
}

function send(command: object, mode: 'demo' | 'production' = 'demo'): Promise<unknown> {
  const handle = deskHandler({ config: { ...config, mode }, database, now });
  return handle({ actor: 'Dee Desk', command }, () => undefined, 'dee');
}

test('the list has open tickets, the oldest first, with names', async () => {
  const later = connectRequest({ type: 'UNLINKREQUEST', direction: 'disconnect' });
  const second = await database.transaction((tx) => localDesk(config).file(tx, later, now()));
  await expect(send({ action: 'list' })).resolves.toMatchObject({
    tickets: [{ key, status: 'Open', requestedAt: '2026-03-01T10:00:00.000Z' }, { key: second.key }],
  });
  await send({ action: 'reject', key, comment: 'No.' });
  await expect(send({ action: 'list' })).resolves.toMatchObject({ tickets: [{ key: second.key }] });
});

test('a ticket is shown with its history and the possible steps', async () => {
  await send({ action: 'ask', key, comment: 'Which faculty?' });
  await expect(send({ action: 'show', key })).resolves.toMatchObject({
    ticket: {
      key,
      status: 'Waiting for customer',
      body: 'Please connect us.',
      institutionEntityId: north,
      serviceEntityId: mail,
      possible: ['take', 'withdraw'],
      events: [
        { event: 'request.filed', actor: 'Ann Bee' },
        { event: 'work.started', comment: '' },
        { event: 'customer.asked', actor: 'Dee Desk', comment: 'Which faculty?', at: now().toISOString() },
      ],
    },
  });
});

test('an invitation waits for the institution or is withdrawn; its answer is shown', async () => {
  const invitation = await invite(database, wiki, 'UNLINKINVITE');
  await expect(send({ action: 'list' })).resolves.toMatchObject({
    tickets: [
      { key, answer: null },
      { key: invitation, type: 'UNLINKINVITE', answer: null },
    ],
  });
  await expect(send({ action: 'resolve', key: invitation, resolution: 'done' })).rejects.toEqual(
    new Refusal(
      `${invitation} is Waiting for customer, so "resolve" is not possible. ` +
        'Possible now: withdraw, or wait for the institution to answer.',
    ),
  );
  const change = { kind: 'disconnect', institution: north, service: wiki, serviceType: 'saml20_sp' } as const;
  await accept({ institution: north, key: invitation, type: 'UNLINKINVITE' }, change);
  await expect(send({ action: 'list' })).resolves.toMatchObject({
    tickets: [{ key }, { key: invitation, status: 'In Progress', answer: 'accepted' }],
  });
  await expect(
    send({ action: 'withdraw', key: invitation, comment: 'The provider stays.' }),
  ).resolves.toMatchObject({
    ticket: {
      status: 'Closed',
      resolution: 'cancelled',
      rejected: false,
      answer: 'accepted',
      change,
      events: [
        { event: 'invitation.sent' },
        { event: 'invitation.accepted', actor: 'Ann Bee' },
        { event: 'request.withdrawn', actor: 'Dee Desk', comment: 'The provider stays.' },
      ],
    },
  });
  await expect(send({ action: 'list' })).resolves.toMatchObject({ tickets: [{ key }] });
});

test('a refusal is one line that names the next step', async () => {
  await expect(send({ action: 'take', key: 'CXT-1' })).rejects.toEqual(
    new Refusal('Ticket CXT-1 does not exist.'),
  );
  await expect(send({ action: 'show', key: 'CXT-1' })).rejects.toEqual(
    new Refusal('Ticket CXT-1 does not exist.'),
  );
  await expect(send({ action: 'close', key })).rejects.toThrow(
    `${key} is Open, so "close" is not possible. Possible now: take, ask, hold, resolve, reject, withdraw.`,
  );
  await expect(send({ action: 'resolve', key, resolution: 'whatever' })).rejects.toBeInstanceOf(Refusal);
  await expect(send({ action: 'drop' })).rejects.toBeInstanceOf(Refusal);
});

test('the outage switch is for demo mode only', async () => {
  for (const action of ['down', 'unreachable', 'up'] as const) {
    await expect(send({ action })).resolves.toEqual({ outage: action });
    await expect(readOutage(database.read)).resolves.toBe(action);
  }
  await expect(send({ action: 'down' }, 'production')).rejects.toThrow('Only in demo mode');
  await expect(readOutage(database.read)).resolves.toBe('up');
});
