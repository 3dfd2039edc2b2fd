import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import { useGetServiceQuery } from '../../../api/services.api';
import type { ServiceRef } from '../../../contracts/domain/services/serviceRef';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { useListCrumb } from '../useListCrumb';
import { Comparison } from './Comparison';

interface ComparePageProps {
  readonly service: ServiceRef;
  /** The others, at most two. */
  readonly others: readonly ServiceRef[];
  /** Shown if one of them does not exist, or this person may not see it. */
  readonly notFound: ReactNode;
}

const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** Shows the page `/apps/:id/:type/compare?with=…`. */
export function ComparePage({ service, others: [second, third], notFound }: ComparePageProps) {
  const intl = useIntl();
  const list = useListCrumb();
  const answers = [
    useGetServiceQuery(service, fresh),
    useGetServiceQuery(second ?? skipToken, fresh),
    useGetServiceQuery(third ?? skipToken, fresh),
  ].slice(0, third ? 3 : 2);
  const services = answers.flatMap(({ currentData }) => currentData ?? []);
  const failures = answers.flatMap(({ error }) => (error ? [failureIn(error)] : []));
  const [failure] = failures;
  if (failures.some(({ kind }) => kind === 'notFound')) return notFound;
  return (
    <Page
      title={intl.formatMessage({ id: 'compare.title' }, { count: answers.length })}
      breadcrumbs={[
        list,
        { key: 'compare', label: <FormattedMessage id="compare.title" values={{ count: answers.length }} /> },
      ]}
    >
      {failure && (
        <LoadFailed
          failure={failure}
          title={<FormattedMessage id="compare.failed" />}
          stale={services.length === answers.length}
          onRetry={() => answers.forEach(({ error, refetch }) => error && void refetch())}
          retrying={answers.some(({ isFetching }) => isFetching)}
        />
      )}
      {services.length === answers.length ? (
        <Comparison services={services} />
      ) : (
        !failure && <Skeleton rows={10} shape="text" tall />
      )}
    </Page>
  );
}
