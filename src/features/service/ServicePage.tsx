import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { failureIn } from '../../api/failureIn';
import { useGetServiceQuery } from '../../api/services.api';
import type { ServiceRef } from '../../contracts/domain/service';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { parseServiceAddress, pathOf, type SectionId } from './address';
import { ServiceView } from './ServiceView';

export interface ServicePageProps {
  /** Stands at the address of a service that does not exist, or that this person may not see. */
  readonly notFound: ReactNode;
}

/** `/apps/:id/:type/*`; another service is another page, so nothing of the last one stays (item 91). */
export function ServicePage({ notFound }: ServicePageProps) {
  const { pathname, search } = useLocation();
  const address = parseServiceAddress(pathname);
  if (!address) return notFound;
  const { service, segment, section } = address;
  if (!segment) return <Navigate replace to={{ pathname: pathOf(service, 'overview'), search }} />;
  return (
    <LoadedService
      key={`${service.type}:${service.id}`}
      service={service}
      section={section}
      notFound={notFound}
    />
  );
}

interface LoadedServiceProps extends ServicePageProps {
  readonly service: ServiceRef;
  readonly section: SectionId | undefined;
}

function LoadedService({ service, section, notFound }: LoadedServiceProps) {
  const intl = useIntl();
  const { currentData, error, isFetching, refetch } = useGetServiceQuery(service, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (currentData) return <ServiceView service={currentData} section={section} />;
  const failure = error && failureIn(error);
  if (failure?.kind === 'notFound') return notFound;
  return (
    <Page title={intl.formatMessage({ id: 'service.title' })}>
      {failure ? (
        <LoadFailed
          failure={failure}
          title={<FormattedMessage id="service.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={8} shape="text" />
      )}
    </Page>
  );
}
