import { withDeskNotifications } from '../../../../../server/extensions/deskPages/byMail/notifyDesk';
import { localDesk } from '../../../../../server/modules/tickets/local/localDesk';
import type { NewTicket } from '../../../../../server/modules/tickets/newTicket';
import type { DeskAction } from '../../../../../src/extensions/deskPages/contract/desk';
import { dana, type DeskByMail, type ReadMail } from '../../deskByMail';
import { connectRequest } from '../../../../server/tickets/newTicket';

/** Files a ticket, and returns its key and the mails about it. */
export async function fileByMail(
  { config, database, mails }: DeskByMail,
  now: Date,
  changes: Partial<NewTicket> = {},
): Promise<{ readonly key: string; readonly mails: readonly ReadMail[] }> {
  const tickets = withDeskNotifications(config, localDesk(config));
  const { key = '' } = await database.transaction((tx) => tickets.file(tx, connectRequest(changes), now));
  return { key, mails: await mails() };
}

/** Files a ticket, and returns the link to a step that a person at the desk gets. */
export async function linkTo(server: DeskByMail, now: Date, step: DeskAction) {
  const { key, mails } = await fileByMail(server, now);
  return { key, link: mails.find(({ to }) => to === dana)?.links[step] ?? '' };
}

/** The events of a ticket, and their actors. */
export async function eventsOf({ database }: DeskByMail, key: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('ticket_event')
    .select(['event', 'actor'])
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
  return rows.map(({ event, actor }) => `${event} · ${actor}`);
}
