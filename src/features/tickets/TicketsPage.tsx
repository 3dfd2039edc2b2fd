import { useMemo } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { failureIn } from '../../api/failureIn';
import { longestList } from '../../api/ticketFilters';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { useStatusMessages } from '../../store/useStatusMessages';
import { SelectionPlace } from '../../ui/actions/SelectionPlace';
import { Banner } from '../../ui/notices/Banner';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page, PagePart } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { AnswerBar } from './AnswerBar';
import { inSegment, segmentIn, segments } from './segments';
import { isOpening, periodIn, typeIn, searchIn, withSearch } from './ticketAddress';
import { matchingTickets } from './ticketFilter';
import { TicketFilters } from './TicketFilters';
import { TicketList } from './TicketList';
import { TicketToolbar } from './TicketToolbar';
import { OlderInvitations } from './OlderInvitations';
import { useAnswerTicks } from './useAnswerTicks';
import { useTickets } from './useTickets';
import { TermTip } from '../../ui/overlays/TermTip';
import { useAddressSearch } from '../../ui/address/useAddressSearch';
import '../../i18n/texts/ticket';
import '../../i18n/texts/tickets';
import styles from './Tickets.module.css';

const nothing: readonly Ticket[] = [];

/**
 * Shows the pages `/tickets` and `/tickets/{status}`: the requests of the institution, of the last year
 * unless the query asks for all.
 */
export function TicketsPage() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const segment = segmentIn(pathname);
  const [search, setSearch, query] = useTicketSearch();
  const period = periodIn(query);
  const type = typeIn(query);
  const opening = segment === undefined && isOpening(query) && search === '';
  const { all, first, awaiting, readAt, error, isFetching, refetch } = useTickets(period, opening);
  const tickets = useMemo(() => all && matchingTickets(all.tickets, { type, search }), [all, type, search]);
  const statusMessages = useStatusMessages();
  const status = segment && intl.formatMessage({ id: statusMessages[segments[segment]] });
  const shown = tickets ? inSegment(tickets, segment) : first?.tickets;
  const come = all ?? first;
  const ticks = useAnswerTicks(come?.tickets ?? nothing);
  const { total = 0 } = come ?? {};
  const listed = all ? all.tickets.length : longestList;
  const count = tickets ? shown?.length : Math.min(total, listed);
  return (
    <Page
      title={intl.formatMessage({ id: 'tickets.title' })}
      beside={
        <>
          <span role="status">
            {shown && (
              <FormattedMessage id={totalText(total, listed, count)} values={{ count, listed, total }} />
            )}
          </span>{' '}
          <TermTip term="ticket" />
        </>
      }
      actions={
        (shown || !error) && (
          <TicketToolbar search={search} onSearch={setSearch} type={type} period={period} query={query} />
        )
      }
    >
      {status && <PagePart title={status} />}
      <div className={styles.notices}>
        {error && (
          <LoadFailed
            failure={failureIn(error)}
            title={<FormattedMessage id="tickets.failed" />}
            stale={shown !== undefined}
            asOf={
              <FormattedMessage
                id="tickets.stale"
                values={{ time: <FormattedTime value={readAt} hourCycle="h23" /> }}
              />
            }
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {come && <OlderInvitations tickets={come.tickets} awaiting={awaiting} period={period} />}
        {total > listed && (
          <Banner tone="warning">
            <FormattedMessage id="tickets.truncated" values={{ shown: listed, total }} />
          </Banner>
        )}
      </div>
      {(shown || !error) && (
        <SelectionPlace
          bar={
            shown &&
            ticks.ticked.length > 0 && (
              <AnswerBar
                ticks={ticks}
                onClear={() => {
                  const row = document.querySelector<HTMLElement>('main tbody :is(input, a)');
                  (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
                  ticks.clear();
                }}
              />
            )
          }
        >
          <TicketFilters current={segment} tickets={tickets} />
        </SelectionPlace>
      )}
      {shown ? (
        <TicketList
          tickets={shown}
          whole={all !== undefined}
          total={count ?? 0}
          segment={segment}
          filtered={type !== undefined || search.trim() !== ''}
          period={period}
          query={query}
          ticks={ticks}
        />
      ) : (
        !error && <Skeleton rows={10} />
      )}
    </Page>
  );
}

/** A list that the server has cut is counted as such. */
function totalText(total: number, listed: number, count: number | undefined): string {
  if (total <= listed) return 'tickets.total';
  return count === listed ? 'tickets.total.newest' : 'tickets.total.amongNewest';
}

/** Returns the search of the list, the function that changes it, and the query with it. */
function useTicketSearch(): ReturnType<typeof useAddressSearch> {
  return useAddressSearch(searchIn, withSearch);
}
