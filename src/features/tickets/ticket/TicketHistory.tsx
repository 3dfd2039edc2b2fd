import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { eventMessages } from '../../../i18n/messages/ticketEventMessages';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { Timeline, type TimelineEvent } from '../../../ui/lists/Timeline';
import { pastMark } from '../ticketMarks';
import { nextEvent, twoDates } from '../ticketDates';
import styles from './Ticket.module.css';

/**
 * Shows the events so far, the oldest first, and the next step. A server without events gives only two dates.
 */
export function TicketHistory({ ticket }: { readonly ticket: Ticket }) {
  const format = useFormat();
  const { roles } = usePerson();
  const happened: readonly TimelineEvent[] =
    ticket.events?.map(({ at, event, status, actor, comment }, index) => ({
      key: String(index),
      kind: pastMark(status),
      text: (
        <>
          <FormattedMessage id={eventMessages[event] ?? 'desk.event.other'} values={{ name: actor, event }} />
          {comment && <p className={styles.comment}>{comment}</p>}
        </>
      ),
      time: <time dateTime={at}>{format.dateTime(at)}</time>,
    })) ?? twoDates(ticket, format);
  return <Timeline events={[...happened, ...nextEvent(ticket, roles.admin)]} />;
}
