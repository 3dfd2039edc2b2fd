import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { Empty } from '../../ui/notices/Empty';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Pagination } from '../../ui/lists/Pagination';
import { useAddressAsShown } from '../../ui/address/useAddressAsShown';
import { ordered, type Segment } from './segments';
import { asShown, orderIn, pageIn, pageSize, withPage, type Period } from './ticketAddress';
import { TicketTable } from './TicketTable';
import { awaitsAnswer } from './ticketTurn';
import type { AnswerTicks } from './useAnswerTicks';

interface TicketListProps {
  /** Tickets that match; only the first of them while the others load (`whole` is false). */
  readonly tickets: readonly Ticket[];
  readonly whole: boolean;
  /** Number of all tickets that match. */
  readonly total: number;
  readonly segment: Segment | undefined;
  /** True if a search or a type leaves some tickets out. */
  readonly filtered: boolean;
  readonly period: Period;
  /** Query of the address, with what was typed and is not written there yet. */
  readonly query: string;
  readonly ticks: AnswerTicks;
}

export function TicketList(props: TicketListProps) {
  const { tickets, whole, total, segment, filtered, period, query, ticks } = props;
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const matching = ordered(tickets, orderIn(query));
  const page = pageIn(query, total);
  const shown = matching.slice((page - 1) * pageSize, page * pageSize);

  useAddressAsShown(whole && query === search ? asShown(query, page) : undefined);

  return (
    <>
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
        <TicketTable
          tickets={shown}
          ticks={ticks}
          firstWaiting={matching.find((ticket) => ticket.serviceId && awaitsAnswer(ticket))}
        />
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        label={intl.formatMessage({ id: 'tickets.pages' })}
        to={(number) => ({ pathname, search: withPage(query, number) })}
      />
    </>
  );
}

function emptyText({ segment, filtered, period }: Pick<TicketListProps, 'segment' | 'filtered' | 'period'>) {
  if (filtered) return 'tickets.empty.search';
  if (segment) return period === 'all' ? 'tickets.empty.status' : 'tickets.empty.filtered';
  return period === 'all' ? 'tickets.empty.ever' : 'tickets.empty.text';
}
