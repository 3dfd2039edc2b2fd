import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { TrailScope } from '../../contracts/domain/audit';
import { useGetTrailQuery } from './audit.api';
import { failureIn } from '../../api/failureIn';
import './audit.texts';
import { InstitutionHead } from '../../features/institution/InstitutionHead';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { selectionIn, dayAt, questionOf, withBefore } from './trailAddress';
import { TrailDownloads } from './TrailDownloads';
import { TrailFilters } from './TrailFilters';
import { TrailTable } from './TrailTable';
import styles from './Trail.module.css';

export interface TrailPageProps {
  readonly scope: TrailScope;
  /** Shown above the filters. */
  readonly head?: ReactNode;
}

/** Shows the pages `/my-idp/audit` and `/desk/audit`: who did what, newest first, as far as the filters leave it. */
export function TrailPage({ scope, head }: TrailPageProps) {
  const intl = useIntl();
  const { pathname, search: query } = useLocation();
  const today = dayAt(new Date());
  const selection = selectionIn(query, today);
  const question = { scope, ...questionOf(selection) };
  const { data, currentData, error, isFetching, refetch } = useGetTrailQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? (error ? undefined : data);
  const own = scope === 'own';
  const title = intl.formatMessage({ id: own ? 'audit.title' : 'audit.title.all' });
  return (
    <Page
      compact={own}
      above={own && <InstitutionHead />}
      title={title}
      lede={<FormattedMessage id={own ? 'audit.lede.own' : 'audit.lede.all'} />}
    >
      {head}
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
    </Page>
  );
}
