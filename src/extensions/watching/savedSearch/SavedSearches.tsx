import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { failureIn } from '../../../api/failureIn';
import { useGetSearchesQuery } from '../watching.api';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import { SavedSearchTable } from './SavedSearchTable';
import styles from '../page/Watching.module.css';

/** Shows the searches that a person keeps under names. */
export function SavedSearches() {
  const { data, error, isFetching, refetch } = useGetSearchesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title={<FormattedMessage id="searches.title" />}>
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="searches.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton rows={2} shape="text" />}
      {data && data.length > 0 && <SavedSearchTable searches={data} />}
      {data && data.length === 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id="searches.none"
            values={{ list: (chunks) => <Link to="/apps/all">{chunks}</Link> }}
          />
        </p>
      )}
    </Section>
  );
}
