import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { DeskTicketRow } from '../../contracts/wire/desk';
import { typeMessages } from '../../i18n/ticketTypeWords';
import { useAge } from '../../i18n/useAge';
import { useFormat } from '../../i18n/useFormat';
import { Table, type Column } from '../../ui/Table';
import { DeskStatus } from './DeskStatus';
import { turnOf } from './deskWords';
import styles from './Desk.module.css';

export function QueueTable({ tickets }: { readonly tickets: readonly DeskTicketRow[] }) {
  const intl = useIntl();
  const age = useAge();
  const { dateTime } = useFormat();
  const { search } = useLocation();
  const head = (id: string) => intl.formatMessage({ id });
  const columns: readonly Column<DeskTicketRow>[] = [
    {
      key: 'ticket',
      head: head('desk.column.ticket'),
      cell: ({ jiraKey, type, answer }) => (
        <>
          <Link to={`/desk/${jiraKey}`} state={{ queue: search }}>
            {jiraKey}
          </Link>
          <span className={styles.note}>
            <FormattedMessage id={typeMessages[type]} />
            {answer && (
              <>
                {' · '}
                <FormattedMessage id={answers[answer]} />
              </>
            )}
          </span>
        </>
      ),
    },
    {
      key: 'about',
      head: head('desk.column.about'),
      cell: ({ institution, service }) => (
        <>
          {institution}
          {service && <span className={styles.note}>{service}</span>}
        </>
      ),
    },
    {
      key: 'asked',
      head: head('desk.column.asked'),
      cell: ({ requestedAt, userName }) => (
        <>
          <time dateTime={requestedAt} title={dateTime(requestedAt)}>
            {age(requestedAt)}
          </time>
          <span className={styles.note}>{userName}</span>
        </>
      ),
    },
    {
      key: 'status',
      head: head('desk.column.status'),
      cell: ({ status }) => <DeskStatus status={status} />,
    },
    {
      key: 'turn',
      head: head('desk.column.turn'),
      cell: ({ status }) => <FormattedMessage id={turnOf(status)} />,
    },
  ];
  return (
    <Table
      caption={<FormattedMessage id="desk.list" />}
      hideCaption
      columns={columns}
      rows={tickets}
      rowKey={({ jiraKey }) => jiraKey}
    />
  );
}

const answers = { accepted: 'desk.answer.accepted', denied: 'desk.answer.denied' } as const;
