import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { failureIn } from '../../../api/failureIn';
import { useGetWatchingQuery } from '../watching.api';
import type { Watching } from '../contract/watching.wire';
import '../news.texts';
import '../searches.texts';
import '../watching.texts';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { Empty } from '../../../ui/notices/Empty';
import { FailureText } from '../../../ui/notices/FailureText';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import { StartButtons } from './StartButtons';
import { DigestSection } from './DigestSection';
import { FeedSection, type FeedAddressActor } from './FeedSection';
import { NewsList } from './NewsList';
import { SavedSearches } from '../savedSearch/SavedSearches';
import { SubscriptionTable } from './SubscriptionTable';
import { useWatch, type WatchActor } from '../useWatch';
import styles from './Watching.module.css';

interface WatchingPageProps {
  readonly watch: WatchActor | undefined;
  readonly feedAddress: FeedAddressActor | undefined;
}

/** Shows the page `/watching`: the news, what the person watches, and how they receive news. */
export function WatchingPage({ watch, feedAddress }: WatchingPageProps) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetWatchingQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Page title={intl.formatMessage({ id: 'watching.title' })} lede={<FormattedMessage id="watching.lede" />}>
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="watching.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {(!data || !watch || !feedAddress) && !error && <Skeleton rows={8} shape="text" />}
      {data && watch && feedAddress && <Watched watching={data} watch={watch} feedAddress={feedAddress} />}
    </Page>
  );
}

interface WatchedProps {
  readonly watching: Watching;
  readonly watch: WatchActor;
  readonly feedAddress: FeedAddressActor;
}

function Watched({ watching, watch, feedAddress }: WatchedProps) {
  const { state, failure, changing, request } = useWatch(watch);
  const { subscriptions, news, hasFeed, rhythm } = watching;
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const count = subscriptions.length;
  const before = useRef(count);

  useEffect(() => {
    // The pressed button goes with its row, so that the focus moves to what is left.
    if (count < before.current) box.current?.focus();
    before.current = count;
  }, [count]);

  return (
    <>
      {failure && (
        <Banner tone="error" live>
          <FailureText failure={failure} />
        </Banner>
      )}
      <LiveRegion>{state === 'changed' && <FormattedMessage id="watching.saved" />}</LiveRegion>
      {count > 0 && (
        <Section title={<FormattedMessage id="watching.news" />}>
          {news.length > 0 ? (
            <NewsList news={news} />
          ) : (
            <p className={styles.note}>
              <FormattedMessage id="watching.news.none" />
            </p>
          )}
        </Section>
      )}
      <Section title={<FormattedMessage id="watching.list" />}>
        <div ref={box} tabIndex={-1}>
          {count > 0 ? (
            <SubscriptionTable
              subscriptions={subscriptions}
              changing={changing}
              onEnd={(id) => request({ action: 'unwatch', id })}
            />
          ) : (
            <Empty title={<FormattedMessage id="watching.none" />}>
              <FormattedMessage
                id="watching.none.text"
                values={{ list: (chunks) => <Link to="/apps/all">{chunks}</Link> }}
              />
            </Empty>
          )}
        </div>
        {count > 0 && (
          <p className={styles.about}>
            <FormattedMessage id="watching.about" />
          </p>
        )}
        <StartButtons
          subscriptions={subscriptions}
          changing={changing}
          onStart={(watched) => request({ action: 'watch', watched })}
        />
      </Section>
      <SavedSearches />
      <DigestSection
        watching={changing?.action === 'digest' ? { ...watching, rhythm: changing.rhythm } : watching}
        onChange={(requested) => request({ action: 'digest', rhythm: requested })}
      />
      <FeedSection actor={feedAddress} hasFeed={hasFeed} />
      {(count > 0 || hasFeed || rhythm !== 'never') && (
        <div className={styles.stop}>
          <Button
            look="quiet"
            describedBy={noteId}
            busy={changing?.action === 'stop'}
            onClick={() => request({ action: 'stop' })}
          >
            <FormattedMessage id="watching.stop.button" />
          </Button>
          <p className={styles.note} id={noteId}>
            <FormattedMessage id="watching.stop.text" />
          </p>
        </div>
      )}
    </>
  );
}
