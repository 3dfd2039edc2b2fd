import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { failureIn } from '../../api/failureIn';
import { useSearchTicketsQuery } from '../../api/tickets.api';
import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePerson } from '../../store/person';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { Split } from '../../ui/Split';
import { segmentIn } from './segments';
import { TicketList } from './TicketList';
import { TicketMenu } from './TicketMenu';

/** `/tickets` and `/tickets/:status`: the requests of the institution in the last year. */
export function TicketsPage() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { institution } = usePerson();
  const segment = segmentIn(useLocation().pathname);
  const { data, error, isFetching, refetch } = useSearchTicketsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const name = institution && (chooseText(institution.names, language)?.text ?? institution.name);
  return (
    <Page
      title={intl.formatMessage({ id: 'tickets.title' })}
      lede={name && <FormattedMessage id="tickets.lede" values={{ institution: name }} />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'tickets', label: <FormattedMessage id="tickets.title" /> },
      ]}
    >
      <Split side="start" aside={<TicketMenu current={segment} tickets={data?.tickets} />}>
        {error && (
          <LoadFailed
            failure={failureIn(error)}
            title={<FormattedMessage id="tickets.failed" />}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {data ? (
          <TicketList tickets={data.tickets} total={data.total} segment={segment} />
        ) : (
          !error && <Skeleton rows={4} shape="card" />
        )}
      </Split>
    </Page>
  );
}
