import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { NewTicket } from '../../../server/modules/tickets/newTicket';
import type { InvitationType } from '../../../src/contracts/domain/tickets/ticketRules';
import type { TestDatabase } from '../../support/server/database';
import { mail } from '../../support/server/fixtures';
import { testConfig } from '../../support/server/server';
import { connectRequest } from './newTicket';

const sent = new Date('2026-03-01T10:00:00Z');

/** Invites north to a SAML service, unless other values are given; resolves with the key. */
export async function invite(
  database: TestDatabase,
  service: string = mail,
  type: InvitationType = 'LINKINVITE',
  changes: Partial<NewTicket> = {},
): Promise<string> {
  const invitation = connectRequest({
    type,
    direction: type === 'LINKINVITE' ? 'connect' : 'disconnect',
    service: { entityId: service, type: 'saml20_sp' },
    userName: 'Federation desk',
    change: null,
    ...changes,
  });
  const { key } = await database.transaction((tx) => localDesk(testConfig()).file(tx, invitation, sent));
  return key;
}

/** Returns the ticket as stored, and its history after it was sent, one line an event. */
export async function storedTicket(database: TestDatabase, key: string) {
  const ticket = await database.read
    .selectFrom('ticket')
    .select(['status', 'resolution', 'rejected', 'change', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const events = await database.read
    .selectFrom('ticket_event')
    .selectAll()
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
  const lines = events.map(({ event, status, actor, comment }) =>
    [event, status, actor, comment].filter(Boolean).join(' · '),
  );
  return { ...ticket, events: lines.slice(1) };
}
