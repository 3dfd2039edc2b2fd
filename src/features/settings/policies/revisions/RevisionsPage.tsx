import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../../api/failureIn';
import { useGetPolicyAttributesQuery, useGetPolicyRevisionsQuery } from '../../../../api/policyEditing.api';
import type { PolicyAttributeOption, Policy } from '../../../../contracts/domain/policy';
import type { ServiceRef } from '../../../../contracts/domain/serviceRef';
import { useFormat } from '../../../../i18n/useFormat';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Disclosure } from '../../../../ui/Disclosure';
import { Empty } from '../../../../ui/Empty';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Section } from '../../../../ui/Section';
import { Skeleton } from '../../../../ui/Skeleton';
import { settingsPath } from '../../address';
import styles from '../Policies.module.css';
import { usePolicyNames } from '../policyNames';
import type { Enforced } from '../PolicyStatus';
import { Differences } from './Differences';
import { differences, isChanged } from './compare';

export interface RevisionsPageProps {
  readonly service: ServiceRef & Enforced;
  /** Id of the policy. */
  readonly id: string;
}

/** Every state that a policy has had, newest first, each with what it changed (REQUIREMENTS 195–197). */
export function RevisionsPage({ service, id }: RevisionsPageProps) {
  const { currentData, error, isFetching, refetch } = useGetPolicyRevisionsQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const options = useGetPolicyAttributesQuery().data ?? [];
  const back = (
    <ButtonLink to={settingsPath(service, { key: 'policies' })} look="quiet" icon="back">
      <FormattedMessage id="policies.back" />
    </ButtonLink>
  );
  const failure = error && failureIn(error);
  if (failure?.kind === 'notFound') {
    return (
      <Empty title={<FormattedMessage id="policies.gone.title" />} action={back}>
        <FormattedMessage id="policies.gone.text" />
      </Empty>
    );
  }
  if (failure) {
    return (
      <LoadFailed
        failure={failure}
        title={<FormattedMessage id="policies.unreachable" />}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!currentData) return <Skeleton rows={5} shape="text" />;
  return (
    <Section
      title={<FormattedMessage id="policies.revisions.title" values={{ name: currentData[0]?.name ?? '' }} />}
      note={back}
    >
      <p className={styles.intro}>
        <FormattedMessage id="policies.revisions.intro" />
      </p>
      <ol className={styles.cards} reversed>
        {currentData.map((revision, place) => (
          <li key={revision.revision}>
            <Revision
              revision={revision}
              before={currentData[place + 1]}
              options={options}
              service={service}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface RevisionProps {
  readonly revision: Policy;
  readonly before: Policy | undefined;
  readonly options: readonly PolicyAttributeOption[];
  readonly service: Enforced;
}

function Revision({ revision, before, options, service }: RevisionProps) {
  const { dateTime } = useFormat();
  const names = usePolicyNames();
  const list = differences(before, revision, names);
  const { revision: number, author, created } = revision;
  return (
    <article className={styles.card}>
      <h3>
        <FormattedMessage id="policies.revisions.number" values={{ number, name: revision.name }} />
      </h3>
      <p className="muted small">
        <FormattedMessage
          id="policies.revisions.by"
          values={{
            author: author || '?',
            authority: names.authority(revision) || '?',
            time: created ? dateTime(created) : '?',
          }}
        />
      </p>
      <Disclosure
        label={
          before ? (
            <FormattedMessage
              id="policies.revisions.changes"
              values={{ count: list.filter(isChanged).length, previous: before.revision }}
            />
          ) : (
            <FormattedMessage id="policies.revisions.first" />
          )
        }
      >
        <Differences list={list} options={options} service={service} />
      </Disclosure>
    </article>
  );
}
