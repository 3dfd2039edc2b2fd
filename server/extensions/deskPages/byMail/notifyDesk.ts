import type { Config } from '../../../platform/config/config';
import type { Tx } from '../../../platform/storage/database';
import { databaseMailer } from '../../../modules/mail/mail.module';
import type { TicketSystem } from '../../../modules/tickets/tickets.module';
import { deskTicket } from '../deskTicket';
import { deskMail } from './deskMail';

/**
 * Mails the last event of a ticket to all people who work by mail, in the same transaction; sends nothing if there are
 * none.
 */
export async function notifyDesk(config: Config, tx: Tx, key: string, now: Date): Promise<void> {
  const { deskMail: desk, federation } = config;
  if (desk === undefined) return;
  const language = federation.languages[0] ?? 'en';
  const ticket = await deskTicket(tx, key, language);
  if (!ticket) return;
  const mailer = databaseMailer(config);
  for (const to of desk.to) await mailer.take(tx, deskMail(config, ticket, to, language), now);
}

/**
 * Returns the ticket system with notifications to a desk that works by mail, about the steps of institutions; without
 * such a desk, returns it unchanged.
 */
export function withDeskNotifications(config: Config, tickets: TicketSystem): TicketSystem {
  if (config.deskMail === undefined) return tickets;

  async function notifyAbout<T extends { readonly key: string | undefined } | undefined>(
    tx: Tx,
    ticket: T,
    now: Date,
  ) {
    if (ticket?.key !== undefined) await notifyDesk(config, tx, ticket.key, now);
    return ticket;
  }

  return {
    ...tickets,
    file: async (tx, ticket, now) => notifyAbout(tx, await tickets.file(tx, ticket, now), now),
    answerInvitation: async (tx, ref, decide, now) =>
      notifyAbout(tx, await tickets.answerInvitation(tx, ref, decide, now), now),
    remind: async (tx, ref, decide, now) => notifyAbout(tx, await tickets.remind(tx, ref, decide, now), now),
    withdraw: async (tx, ref, decide, now) =>
      notifyAbout(tx, await tickets.withdraw(tx, ref, decide, now), now),
  };
}
