import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetCatalogueQuery } from '../../api/services.api';
import { usePerson } from '../../store/person';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { ServiceBrowser } from './ServiceBrowser';
import { pageSize } from './listAddress';

export interface ServicesPageProps {
  readonly list: 'connected' | 'all';
}

const titles = { connected: 'services.title.connected', all: 'services.title.all' } as const;
const home = { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' };

/** `/apps/connected` and `/apps/all`. */
export function ServicesPage({ list }: ServicesPageProps) {
  const intl = useIntl();
  const { guest } = usePerson().roles;
  const title = intl.formatMessage({ id: titles[list] });
  const { data, error, isFetching, refetch } = useGetCatalogueQuery();
  return (
    <Page title={title} breadcrumbs={guest ? undefined : [home, { key: list, label: title }]}>
      {data ? (
        <ServiceBrowser list={list} services={data.services} />
      ) : error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="services.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={pageSize} />
      )}
    </Page>
  );
}
