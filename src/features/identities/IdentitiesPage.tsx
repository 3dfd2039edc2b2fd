import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetIdentitiesQuery } from '../../api/identities.api';
import type { IdentityChoices } from '../../api/mappers/identities';
import '../../i18n/texts/identities';
import { usePerson } from '../../store/person';
import { useWeakLogin } from '../../store/useWeakLogin';
import { Empty } from '../../ui/notices/Empty';
import { LevelNeeded } from '../../ui/notices/LevelNeeded';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { IdentityList, type ActAs } from './IdentityList';
import styles from './Identities.module.css';

/** Shows the page `/users/search`: a super user chooses an institution and a role to act in (REQUIREMENTS 243). */
export function IdentitiesPage({ onActAs }: { readonly onActAs: ActAs }) {
  const intl = useIntl();
  const weak = useWeakLogin();
  const isWeak = weak !== undefined;
  const { institutions: own } = usePerson();
  const { data, error, isFetching, refetch } = useGetIdentitiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // A weak login may act only for the person's own institutions.
  const choices = useMemo(
    () => (data && isWeak ? of(data, new Set(own.map(({ entityId }) => entityId))) : data),
    [data, isWeak, own],
  );
  return (
    <Page
      title={intl.formatMessage({ id: 'identities.title' })}
      lede={<FormattedMessage id="identities.lede" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'identities', label: <FormattedMessage id="identities.title" /> },
      ]}
    >
      {weak && (
        <div className={styles.weak}>
          <LevelNeeded {...weak} text="identities.level" />
        </div>
      )}
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="identities.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton rows={8} />}
      {choices && choices.institutions.length > 0 && <IdentityList choices={choices} onActAs={onActAs} />}
      {data && data.institutions.length === 0 && (
        <Empty title={<FormattedMessage id="identities.empty.title" />}>
          <FormattedMessage id="identities.empty.text" />
        </Empty>
      )}
    </Page>
  );
}

function of(choices: IdentityChoices, entityIds: ReadonlySet<string>): IdentityChoices {
  return { ...choices, institutions: choices.institutions.filter(({ entityId }) => entityIds.has(entityId)) };
}
