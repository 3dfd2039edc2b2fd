import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { turns, type Turn } from '../../contracts/domain/tickets/ticketTurn';
import { useAge } from '../../i18n/useAge';
import { usePerson } from '../../store/person';
import { SortLink } from '../../ui/lists/SortLink';
import { inTurn } from './segments';
import { orderIn, withOrder } from './ticketAddress';
import { TicketRow } from './TicketRow';
import type { AnswerTicks } from './useAnswerTicks';
import styles from './TicketTable.module.css';

const groupMessages: Readonly<Record<Turn, string>> = {
  institution: 'tickets.group.institution',
  others: 'tickets.group.others',
  nobody: 'tickets.group.nobody',
};

interface TicketTableProps {
  /** Tickets of one page, in order. */
  readonly tickets: readonly Ticket[];
  /** The first ticket that waits for the reader, which alone has a solid button. */
  readonly firstWaiting: Ticket | undefined;
  readonly ticks: AnswerTicks;
}

/** Shows tickets by whose turn it is, a line each; one at a time is opened in place. */
export function TicketTable({ tickets, firstWaiting, ticks }: TicketTableProps) {
  const intl = useIntl();
  const age = useAge();
  const { roles } = usePerson();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string>();
  const order = orderIn(search);
  const groups = turns
    .map((turn) => ({ turn, rows: inTurn(tickets, turn) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <table className={styles.table} data-ticking={tickets.some(ticks.isTickable) || undefined}>
      <caption className="visually-hidden">
        <FormattedMessage id="tickets.table" />
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.twist}>
            <span className="visually-hidden">
              <FormattedMessage id="tickets.column.details" />
            </span>
          </th>
          <th scope="col" className={styles.name}>
            <FormattedMessage id="tickets.column.about" />
          </th>
          <th scope="col">
            <FormattedMessage id="tickets.column.what" />
          </th>
          <th scope="col" className={styles.turn}>
            <FormattedMessage id="tickets.column.turn" />
          </th>
          <th scope="col" className={styles.status}>
            <FormattedMessage id="tickets.column.status" />
          </th>
          <th scope="col" className={styles.age} aria-sort={order === 'newest' ? 'descending' : 'ascending'}>
            <SortLink
              direction={order === 'newest' ? 'descending' : 'ascending'}
              to={{ pathname, search: withOrder(search, order === 'newest' ? 'oldest' : 'newest') }}
              replace
            >
              <FormattedMessage id="tickets.column.asked" />
            </SortLink>
          </th>
          <th scope="col" className={styles.key}>
            <FormattedMessage id="tickets.column.key" />
          </th>
        </tr>
      </thead>
      {groups.map(({ turn, rows }) => (
        <tbody key={turn}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={7}>
              {intl.formatMessage({
                id: turn === 'institution' && roles.admin ? 'tickets.group.yours' : groupMessages[turn],
              })}
            </th>
          </tr>
          {rows.map((ticket) => (
            <TicketRow
              key={ticket.key}
              ticket={ticket}
              age={age(ticket.requestedAt)}
              ticks={ticks}
              isFirstWaiting={ticket.key === firstWaiting?.key}
              open={ticket.key === opened}
              onToggle={() => setOpened(ticket.key === opened ? undefined : ticket.key)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
