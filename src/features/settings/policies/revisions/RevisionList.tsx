import { FormattedMessage } from 'react-intl';
import { useGetPolicyAttributesQuery } from '../../../../api/policyEditing.api';
import type { PolicyAttributeOption, Policy } from '../../../../contracts/domain/policies/policy';
import { useFormat } from '../../../../i18n/useFormat';
import { Disclosure } from '../../../../ui/page/Disclosure';
import { usePolicyNames } from '../policyNames';
import type { Enforced } from '../PolicyStatus';
import { Differences } from './Differences';
import { differences, isChanged } from './compare';
import styles from '../Policies.module.css';

interface RevisionListProps {
  /** Newest first. */
  readonly revisions: readonly Policy[];
  /** The services of the policy. */
  readonly service: Enforced;
}

/** Shows the states of a policy, each with what it changed. */
export function RevisionList({ revisions, service }: RevisionListProps) {
  const options = useGetPolicyAttributesQuery().data ?? [];
  return (
    <>
      <p className={styles.intro}>
        <FormattedMessage id="policies.revisions.intro" />
      </p>
      <ol className={styles.cards} reversed>
        {revisions.map((revision, index) => (
          <li key={revision.revision}>
            <Revision revision={revision} before={revisions[index + 1]} options={options} service={service} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RevisionProps extends Pick<RevisionListProps, 'service'> {
  readonly revision: Policy;
  readonly before: Policy | undefined;
  readonly options: readonly PolicyAttributeOption[];
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
