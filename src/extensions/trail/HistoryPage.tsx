import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { TrailScope } from '../../contracts/domain/audit';
import { failureIn } from '../../api/failureIn';
import { useGetPolicyHistoryQuery, type PolicyHistory } from '../../api/policyHistory.api';
import './audit.texts';
import '../../i18n/texts/policies';
import '../../i18n/texts/settings';
import { useFormat } from '../../i18n/useFormat';
import { Banner } from '../../ui/notices/Banner';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page, PagePart } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Skeleton } from '../../ui/page/Skeleton';
import { useDeskCrumb } from '../deskPages/queue/useDeskCrumb';
import { RevisionList } from '../../features/settings/policies/revisions/RevisionList';

const home = [{ key: 'home', label: <FormattedMessage id="service.home" />, to: '/' }];

/** Which of its services ask for decisions today is irrelevant to a past policy. */
const anyService = { policyEnforcementRequired: true };

/** Shows every state that a policy of the audit trail has had, including those of a deleted policy. */
export function HistoryPage({ scope }: { readonly scope: TrailScope }) {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetPolicyHistoryQuery({ scope, id });
  const own = scope === 'own';
  const failure = error && failureIn(error);
  const desk = useDeskCrumb();
  const title = intl.formatMessage({ id: 'settings.title.revisions' });
  const trail = intl.formatMessage({ id: own ? 'audit.title' : 'audit.title.all' });
  return (
    <Page
      title={title}
      breadcrumbs={[
        ...(own ? home : desk),
        { key: 'audit', label: trail, to: own ? '/my-idp/audit' : '/desk/audit' },
        { key: 'policy', label: title },
      ]}
    >
      {failure?.kind === 'notFound' ? (
        <Empty title={<FormattedMessage id="policies.gone.title" />}>
          <FormattedMessage id="audit.policy.unknown" />
        </Empty>
      ) : (
        failure && (
          <LoadFailed
            failure={failure}
            title={<FormattedMessage id="policies.unreachable" />}
            onRetry={refetch}
            retrying={isFetching}
          />
        )
      )}
      {!currentData && !error && <Skeleton rows={5} shape="text" />}
      {currentData && <History {...currentData} />}
    </Page>
  );
}

/** The name of the policy is below the heading, which is shown before the name is known. */
function History({ revisions, deleted }: PolicyHistory) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const name = revisions[0]?.name ?? '';
  const title = intl.formatMessage({ id: 'policies.revisions.title' }, { name });
  return (
    <Section title={title}>
      <PagePart title={title} />
      <div className="stack">
        {deleted && (
          <Banner>
            <FormattedMessage
              id="audit.policy.deleted"
              values={{ name: deleted.by, time: dateTime(deleted.at) }}
            />
          </Banner>
        )}
        <RevisionList revisions={revisions} service={anyService} />
      </div>
    </Section>
  );
}
