import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import { Empty } from '../../ui/Empty';
import { ButtonLink } from '../../ui/ButtonLink';
import { Pagination } from '../../ui/Pagination';
import { Segmented } from '../../ui/Segmented';
import { useAddressAsShown } from '../../ui/useAddressAsShown';
import { inSegment, ordered, type Order, type Segment } from './segments';
import { asShown, orderIn, pageIn, pageSize, withOrder, withPage, type Period } from './ticketAddress';
import { TicketCard } from './TicketCard';
import styles from './Tickets.module.css';

export interface TicketListProps {
  readonly tickets: readonly Ticket[];
  readonly segment: Segment | undefined;
  /** The list is filtered by a search, or by type. */
  readonly filtered: boolean;
  readonly period: Period;
  /** Number of them all, while only the first ones have come. */
  readonly total: number | undefined;
}

export function TicketList({ tickets, segment, filtered, period, total }: TicketListProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const order = orderIn(search);
  const matching = ordered(inSegment(tickets, segment), order);
  const count = total ?? matching.length;
  const page = pageIn(search, count);
  const shown = matching.slice((page - 1) * pageSize, page * pageSize);

  useAddressAsShown(total === undefined ? asShown(search, page) : undefined);

  function turn(next: Order) {
    void navigate({ pathname, search: withOrder(search, next) }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <div className={styles.head}>
        <p className="muted numbers" role="status">
          <FormattedMessage id="tickets.total" values={{ count }} />
        </p>
        {count > 1 && (
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
            segment || filtered ? (
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
          <FormattedMessage id={emptyText({ segment, filtered, period })} />
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
        total={count}
        label={intl.formatMessage({ id: 'tickets.pages' })}
        to={(number) => ({ pathname, search: withPage(search, number) })}
      />
    </>
  );
}

function emptyText({ segment, filtered, period }: Pick<TicketListProps, 'segment' | 'filtered' | 'period'>) {
  if (filtered) return 'tickets.empty.search';
  if (segment) return period === 'all' ? 'tickets.empty.status' : 'tickets.empty.filtered';
  return period === 'all' ? 'tickets.empty.ever' : 'tickets.empty.text';
}
