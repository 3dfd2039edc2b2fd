import { FormattedMessage } from 'react-intl';
import type { TicketEvent } from '../../../contracts/wire/ticketParts';
import { eventMessages } from '../../../i18n/messages/ticketEventMessages';
import { useFormat } from '../../../i18n/useFormat';
import { Timeline } from '../../../ui/lists/Timeline';
import { statusMarks } from '../queue/deskMessages';
import styles from '../queue/Desk.module.css';

/** Shows all that has happened to the ticket, the oldest first. */
export function History({ events }: { readonly events: readonly TicketEvent[] }) {
  const { dateTime } = useFormat();
  return (
    <Timeline
      events={events.map(({ at, event, status, actor, comment }, index) => ({
        key: String(index),
        kind: statusMarks[status],
        text: (
          <>
            <FormattedMessage
              id={eventMessages[event] ?? 'desk.event.other'}
              values={{ name: actor, event }}
            />
            {comment && <p className={styles.text}>{comment}</p>}
          </>
        ),
        time: <time dateTime={at}>{dateTime(at)}</time>,
      }))}
    />
  );
}
