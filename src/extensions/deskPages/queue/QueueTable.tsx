import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { DeskTicketRow } from '../../../contracts/wire/desk';
import { useAge } from '../../../i18n/useAge';
import { useFormat } from '../../../i18n/useFormat';
import { PickBox } from '../../../ui/fields/PickBox';
import { Table, type Column } from '../../../ui/lists/Table';
import { DeskStatus } from './DeskStatus';
import { turnOf } from './deskMessages';
import { titleIn } from './deskTitle';
import styles from './Desk.module.css';

interface QueueTableProps {
  readonly tickets: readonly DeskTicketRow[];
  /** Keys of the tickets that are ticked. */
  readonly picked: ReadonlySet<string>;
  readonly onPick: (tickets: readonly DeskTicketRow[], on: boolean) => void;
}

export function QueueTable({ tickets, picked, onPick }: QueueTableProps) {
  const intl = useIntl();
  const age = useAge();
  const { dateTime } = useFormat();
  const { search } = useLocation();
  const head = (id: string) => intl.formatMessage({ id });
  const count = tickets.filter(({ jiraKey }) => picked.has(jiraKey)).length;
  const pick = useCallback((row: DeskTicketRow, on: boolean) => onPick([row], on), [onPick]);
  const columns: readonly Column<DeskTicketRow>[] = [
    {
      key: 'ticket',
      head: head('desk.column.ticket'),
      cell: (ticket, nameId) => (
        <>
          <Link to={`/desk/${ticket.jiraKey}`} state={{ queue: search }}>
            {titleIn(intl, ticket)}{' '}
            <code id={nameId} className={styles.key}>
              {ticket.jiraKey}
            </code>
          </Link>
          <span className={styles.note}>
            {ticket.institution} · {ticket.userName}
            {ticket.answer && (
              <>
                {' · '}
                <FormattedMessage id={answers[ticket.answer]} />
              </>
            )}
          </span>
        </>
      ),
    },
    {
      key: 'asked',
      head: head('desk.column.asked'),
      cell: ({ requestedAt }) => (
        <time className={styles.whole} dateTime={requestedAt} title={dateTime(requestedAt)}>
          {age(requestedAt)}
        </time>
      ),
    },
    {
      key: 'status',
      head: head('desk.column.status'),
      cell: ({ status }) => (
        <span className={styles.whole}>
          <DeskStatus status={status} />
        </span>
      ),
    },
    {
      key: 'turn',
      head: head('desk.fact.turn'),
      cell: ({ status }) => (
        <span className={styles.whole}>
          <FormattedMessage id={turnOf(status)} />
        </span>
      ),
    },
    { key: 'holder', head: head('desk.fact.holder'), cell: ({ holder = '–' }) => holder },
  ];
  return (
    <Table
      caption={<FormattedMessage id="desk.list" />}
      hideCaption
      columns={columns}
      rows={tickets}
      rowKey={({ jiraKey }) => jiraKey}
      picking={{
        head: (
          <PickBox
            name={{ 'aria-label': head('services.selectPage') }}
            checked={count > 0 && count === tickets.length}
            partly={count > 0 && count < tickets.length}
            onChange={(on) => onPick(tickets, on)}
          />
        ),
        verb: <FormattedMessage id="services.select" />,
        picked,
        onPick: pick,
      }}
    />
  );
}

const answers = { accepted: 'desk.answer.accepted', denied: 'desk.answer.denied' } as const;
