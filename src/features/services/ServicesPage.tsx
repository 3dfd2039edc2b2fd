import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetCatalogueQuery } from '../../api/services.api';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { ServiceBrowser } from './ServiceBrowser';
import { pageSize } from './listAddress';

export interface ServicesPageProps {
  readonly list: 'connected' | 'all';
}

/** `/apps/connected` and `/apps/all`. */
export function ServicesPage({ list }: ServicesPageProps) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetCatalogueQuery();
  return (
    <Page
      title={intl.formatMessage({
        id: list === 'connected' ? 'services.title.connected' : 'services.title.all',
      })}
    >
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
