import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetIdentitiesQuery } from '../../api/identities.api';
import { Empty } from '../../ui/Empty';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { IdentityList, type ActAs } from './IdentityList';

/** `/users/search`: a super user chooses an institution and a role to act in (item 243). */
export function IdentitiesPage({ onActAs }: { readonly onActAs: ActAs }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetIdentitiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page
      title={intl.formatMessage({ id: 'identities.title' })}
      lede={<FormattedMessage id="identities.lede" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'identities', label: <FormattedMessage id="identities.title" /> },
      ]}
    >
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="identities.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton rows={8} />}
      {data && data.institutions.length > 0 && <IdentityList choices={data} onActAs={onActAs} />}
      {data && data.institutions.length === 0 && (
        <Empty title={<FormattedMessage id="identities.empty.title" />}>
          <FormattedMessage id="identities.empty.text" />
        </Empty>
      )}
    </Page>
  );
}
