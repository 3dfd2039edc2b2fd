import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { failureIn } from '../../api/failureIn';
import { longestList } from '../../api/ticketFilters';
import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import '../../i18n/texts/ticket';
import '../../i18n/texts/tickets';
import { statusMessages } from '../../i18n/ticketWords';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/Banner';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page, PagePart } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { Split } from '../../ui/Split';
import { segmentIn, segments } from './segments';
import { isOpening, periodIn, typeIn } from './ticketAddress';
import { asked } from './ticketFilter';
import { TicketList } from './TicketList';
import { TicketMenu } from './TicketMenu';
import { TicketToolbar } from './TicketToolbar';
import { TooNarrow } from './TooNarrow';
import { useTickets } from './useTickets';
import { useTicketSearch } from './useTicketSearch';

/** `/tickets` and `/tickets/:status`: the requests of the institution, of the last year unless all are asked for. */
export function TicketsPage() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { institution } = usePerson();
  const { pathname, search: query } = useLocation();
  const segment = segmentIn(pathname);
  const period = periodIn(query);
  const type = typeIn(query);
  const [search, setSearch] = useTicketSearch();
  const opening = segment === undefined && isOpening(query) && search === '';
  const { all, first, awaiting, error, isFetching, refetch } = useTickets(period, opening);
  const tickets = useMemo(() => all && asked(all.tickets, { type, search }), [all, type, search]);
  const name = institution && (chooseText(institution.names, language)?.text ?? institution.name);
  const status = segment && intl.formatMessage({ id: statusMessages[segments[segment]] });
  const shown = tickets ?? first?.tickets;
  const { total = 0 } = all ?? first ?? {};
  const listed = all ? all.tickets.length : longestList;
  return (
    <Page
      title={intl.formatMessage({ id: 'tickets.title' })}
      lede={name && <FormattedMessage id="tickets.lede" values={{ institution: name }} />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'tickets', label: <FormattedMessage id="tickets.title" />, ...(status && { to: '/tickets' }) },
        ...(status ? [{ key: 'status', label: status }] : []),
      ]}
    >
      {status && <PagePart title={status} />}
      <Split side="start" aside={<TicketMenu current={segment} tickets={tickets} />}>
        {error && (
          <LoadFailed
            failure={failureIn(error)}
            title={<FormattedMessage id="tickets.failed" />}
            stale={shown !== undefined}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {all && <TooNarrow tickets={all.tickets} awaiting={awaiting} period={period} />}
        {total > listed && (
          <Banner tone="warning">
            <FormattedMessage id="tickets.truncated" values={{ shown: listed, total }} />
          </Banner>
        )}
        {(shown || !error) && (
          <TicketToolbar search={search} onSearch={setSearch} type={type} period={period} />
        )}
        {shown ? (
          <TicketList
            tickets={shown}
            segment={segment}
            filtered={type !== undefined || search.trim() !== ''}
            period={period}
            total={all ? undefined : Math.min(total, listed)}
          />
        ) : (
          !error && <Skeleton rows={4} shape="card" />
        )}
      </Split>
    </Page>
  );
}
