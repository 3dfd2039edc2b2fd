import { FormattedMessage } from 'react-intl';
import type { DeskEvent } from '../../../contracts/wire/desk';
import { useFormat } from '../../../i18n/useFormat';
import { Timeline } from '../../../ui/Timeline';
import styles from '../Desk.module.css';
import { eventMessages, statusMarks } from '../deskWords';

/** All that happened to the ticket, the oldest first. */
export function History({ events }: { readonly events: readonly DeskEvent[] }) {
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
