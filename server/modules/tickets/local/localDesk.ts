import { sql, type Insertable } from 'kysely';
import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { Config } from '../../../platform/config/config';
import { recordEvent } from '../../../platform/events/recordEvent';
import type { Queries, Tx } from '../../../platform/storage/database';
import type { TicketTable } from '../tables';
import { readOutage, type DeskOutage } from './deskOutage';
import { answerInvitation } from '../invitationAnswer';
import { remind } from '../invitationReminder';
import { firstStatus } from '../life/ticketLife';
import { withdraw } from '../requestWithdrawal';
import { searchTickets } from './ticketSearch';
import { AlreadyRequested, TicketSystemUnavailable, type TicketSystem } from '../ticketSystem';
import type { StoredTicket } from '../storedTicket';
import { filedEvent } from '../ticketNews';
import type { NewTicket } from '../newTicket';
import { findOpenSet, findOpenTicket } from './openRequests';

type DeskConfig = Pick<Config, 'mode' | 'desk' | 'federation'>;

interface LocalDesk extends TicketSystem {
  file(tx: Tx, ticket: NewTicket, now: Date): Promise<StoredTicket>;
}

/** Makes the ticket system that is part of the server: tickets in its own database, processed with `idp-dashboard desk`. */
export function localDesk(config: DeskConfig): LocalDesk {
  async function outage(queries: Queries): Promise<DeskOutage> {
    return config.mode === 'demo' ? readOutage(queries) : 'up';
  }

  async function assertAnswers(queries: Queries): Promise<void> {
    const state = await outage(queries);
    if (state !== 'up') throw new TicketSystemUnavailable(state === 'down' ? 'refused' : 'unknown');
  }

  return {
    isDown: async (queries) => (await outage(queries)) === 'down',
    search: async (queries, institution, filter) => {
      await assertAnswers(queries);
      return searchTickets(queries, institution, filter, config.federation.statsTimeZone);
    },
    file: async (tx, ticket, now) => {
      await assertAnswers(tx);
      return fileTicket(tx, config, ticket, now);
    },
    answerInvitation: async (tx, ...answer) => {
      await assertAnswers(tx);
      return answerInvitation(tx, ...answer);
    },
    remind: async (tx, ...reminder) => {
      await assertAnswers(tx);
      return remind(tx, ...reminder);
    },
    withdraw: async (tx, ...withdrawal) => {
      await assertAnswers(tx);
      return withdraw(tx, ...withdrawal);
    },
  };
}

async function fileTicket(tx: Tx, config: DeskConfig, ticket: NewTicket, now: Date): Promise<StoredTicket> {
  const status = firstStatus({ type: ticket.type, deskAcceptance: config.desk.acceptance });
  const number = await nextNumber(tx);
  const row = {
    number,
    key: `${config.federation.ticketKeyPrefix}-${number}`,
    type: ticket.type,
    status,
    resolution: null,
    rejected: false,
    institution_entity_id: ticket.institution,
    service_entity_id: ticket.service?.entityId ?? null,
    service_type: ticket.service?.type ?? null,
    direction: ticket.direction,
    user_name: ticket.userName,
    user_email: ticket.userEmail,
    user_uid: ticket.userUid,
    email_to: ticket.emailTo ?? '',
    body: ticket.body,
    personal_message: ticket.personalMessage ?? '',
    contact_email: ticket.contactEmail,
    change: ticket.change && JSON.stringify(ticket.change),
    requested_at: now,
    updated_at: now,
  };
  const filed = await insertUnlessOpen(tx, row);
  const event = isInvitation(ticket.type) ? 'invitation.sent' : 'request.filed';
  await tx
    .insertInto('ticket_event')
    .values({ ticket_key: filed.key, at: now, event, status, actor: ticket.userName, comment: '' })
    .execute();
  await recordEvent(tx, filedEvent(filed), now);
  return filed;
}

/** Inserts a ticket unless an open one exists; waits for a transaction that files the same. Throws AlreadyRequested. */
async function insertUnlessOpen(tx: Tx, row: Insertable<TicketTable>): Promise<StoredTicket> {
  const set = await findOpenSet(tx, row);
  if (set) throw new AlreadyRequested(set);
  for (;;) {
    const filed = await tx
      .insertInto('ticket')
      .values(row)
      .onConflict((conflict) =>
        row.service_entity_id === null
          ? conflict
              .columns(['institution_entity_id', 'direction'])
              .where(sql<boolean>`open and direction is not null and service_entity_id is null`)
              .doNothing()
          : conflict
              .columns(['institution_entity_id', 'service_entity_id', 'direction'])
              .where(sql<boolean>`open and direction is not null`)
              .doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (filed) return filed;
    const inTheWay = await findOpenTicket(tx, row);
    // The request may have been resolved between the two statements.
    if (inTheWay) throw new AlreadyRequested(inTheWay);
  }
}

async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: string }>`
    select nextval(pg_get_serial_sequence('ticket', 'number')) as number`.execute(tx);
  return Number(rows[0]?.number);
}
