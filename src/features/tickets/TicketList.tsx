import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import { Banner } from '../../ui/Banner';
import { Empty } from '../../ui/Empty';
import { ButtonLink } from '../../ui/ButtonLink';
import { Pagination } from '../../ui/Pagination';
import { Segmented } from '../../ui/Segmented';
import { inSegment, ordered, type Order, type Segment } from './segments';
import { orderIn, pageIn, pageSize, withOrder, withPage } from './ticketAddress';
import { TicketCard } from './TicketCard';
import styles from './Tickets.module.css';

export interface TicketListProps {
  readonly tickets: readonly Ticket[];
  /** More than the tickets, where the server cut the list. */
  readonly total: number;
  readonly segment: Segment | undefined;
}

export function TicketList({ tickets, total, segment }: TicketListProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const order = orderIn(search);
  const matching = ordered(inSegment(tickets, segment), order);
  const page = pageIn(search, matching.length);
  const shown = matching.slice((page - 1) * pageSize, page * pageSize);

  function turn(next: Order) {
    void navigate({ pathname, search: withOrder(search, next) }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {total > tickets.length && (
        <Banner tone="warning">
          <FormattedMessage id="tickets.truncated" values={{ shown: tickets.length, total }} />
        </Banner>
      )}
      <div className={styles.head}>
        <p className="muted numbers" role="status">
          <FormattedMessage id="tickets.total" values={{ count: matching.length }} />
        </p>
        {matching.length > 1 && (
          <Segmented
            small
            label={intl.formatMessage({ id: 'tickets.order' })}
            value={order}
            onChange={turn}
            options={[
              { value: 'newest', label: intl.formatMessage({ id: 'tickets.order.newest' }) },
              { value: 'oldest', label: intl.formatMessage({ id: 'tickets.order.oldest' }) },
            ]}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <Empty
          title={<FormattedMessage id="tickets.empty.title" />}
          action={
            segment ? (
              <ButtonLink to="/tickets">
                <FormattedMessage id="tickets.empty.all" />
              </ButtonLink>
            ) : (
              <ButtonLink to="/apps/all">
                <FormattedMessage id="tickets.empty.services" />
              </ButtonLink>
            )
          }
        >
          <FormattedMessage id={segment ? 'tickets.empty.filtered' : 'tickets.empty.text'} />
        </Empty>
      ) : (
        <ol className={styles.list}>
          {shown.map((ticket) => (
            <TicketCard key={ticket.key} ticket={ticket} />
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={matching.length}
        label={intl.formatMessage({ id: 'tickets.pages' })}
        to={(number) => ({ pathname, search: withPage(search, number) })}
      />
    </>
  );
}
