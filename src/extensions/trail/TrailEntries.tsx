import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { TrailScope } from '../../contracts/domain/audit';
import { useGetTrailQuery } from './audit.api';
import { failureIn } from '../../api/failureIn';
import './audit.texts';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Skeleton } from '../../ui/page/Skeleton';
import { selectionIn, dayAt, questionOf, withBefore } from './trailAddress';
import { TrailDownloads } from './TrailDownloads';
import { TrailFilters } from './TrailFilters';
import { TrailTable } from './TrailTable';
import styles from './Trail.module.css';

/** Shows who did what, newest first, as far as the filters leave it. */
export function TrailEntries({ scope }: { readonly scope: TrailScope }) {
  const intl = useIntl();
  const { pathname, search: query } = useLocation();
  const today = dayAt(new Date());
  const selection = selectionIn(query, today);
  const question = { scope, ...questionOf(selection) };
  const { data, currentData, error, isFetching, refetch } = useGetTrailQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? (error ? undefined : data);
  return (
    <>
      <TrailFilters selection={selection} today={today} scope={scope} />
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="audit.failed" />}
          stale={shown !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!shown && !error && <Skeleton rows={8} />}
      {shown && (
        <>
          <p className="visually-hidden" role="status">
            <FormattedMessage id="audit.shown" values={{ count: shown.entries.length }} />
          </p>
          {shown.entries.length === 0 ? (
            <Empty title={<FormattedMessage id="audit.empty" />}>
              <FormattedMessage id="audit.empty.text" />
            </Empty>
          ) : (
            <TrailTable entries={shown.entries} scope={scope} />
          )}
          <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'audit.pages' })}>
            {selection.before !== undefined && (
              <ButtonLink to={{ pathname, search: withBefore(query, undefined) }}>
                <FormattedMessage id="audit.newest" />
              </ButtonLink>
            )}
            {shown.next !== undefined && (
              <ButtonLink to={{ pathname, search: withBefore(query, shown.next) }}>
                <FormattedMessage id="audit.older" />
              </ButtonLink>
            )}
          </nav>
          {shown.entries.length > 0 && <TrailDownloads question={question} />}
        </>
      )}
    </>
  );
}
