import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetServicesByEntityIdsQuery, type NamedService } from '../../api/namedServices.api';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import { FederatedText } from '../../i18n/FederatedText';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Section } from '../../ui/page/Section';
import { Skeleton } from '../../ui/page/Skeleton';
import { Table, type Column } from '../../ui/lists/Table';
import { TermTip } from '../../ui/overlays/TermTip';

const columns: readonly Column<NamedService>[] = [
  {
    key: 'id',
    head: <FormattedMessage id="resourceServers.id" />,
    cell: ({ entityId }) => <code>{entityId}</code>,
  },
  {
    key: 'name',
    head: <FormattedMessage id="resourceServers.name" />,
    stacked: 'plain',
    cell: ({ names, entityId }) => <FederatedText texts={names} fallback={entityId} />,
  },
  {
    key: 'description',
    head: <FormattedMessage id="resourceServers.description" />,
    stacked: 'plain',
    cell: ({ descriptions }) => (
      <FederatedText texts={descriptions} fallback={<FormattedMessage id="service.noDescription" />} />
    ),
  },
];

/**
 * Shows which interfaces the service may call on behalf of a person, in a language that the metadata have
 * (REQUIREMENTS 134).
 */
export function ResourceServersTab({
  service,
  name,
}: {
  readonly service: ServiceDetail;
  readonly name: string;
}) {
  const { currentData, error, isFetching, refetch } = useGetServicesByEntityIdsQuery(service.resourceServers);
  return (
    <Section
      title={<FormattedMessage id="service.tab.resourceServers" />}
      tip={<TermTip term="resourceServer" />}
    >
      <p>
        <FormattedMessage id="resourceServers.intro" values={{ name }} />
      </p>
      {currentData ? (
        currentData.length > 0 ? (
          <Table
            caption={<FormattedMessage id="service.tab.resourceServers" />}
            hideCaption
            columns={columns}
            rows={currentData}
            rowKey={({ entityId }) => entityId}
          />
        ) : (
          <Empty title={<FormattedMessage id="resourceServers.none" />} />
        )
      ) : error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="resourceServers.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={4} shape="text" />
      )}
    </Section>
  );
}
