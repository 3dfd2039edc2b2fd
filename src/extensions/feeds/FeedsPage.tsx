import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetFeedsQuery } from './feeds.api';
import './feeds.texts';
import { Banner } from '../../ui/notices/Banner';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Skeleton } from '../../ui/page/Skeleton';
import { DeskPart } from '../deskPages/queue/DeskPart';
import { FeedView } from './FeedView';

/** Shows the page `/feeds`: where metadata comes from, how old it is, and what the last refresh brought. */
export function FeedsPage() {
  const {
    data: feeds,
    error,
    isFetching,
    refetch,
  } = useGetFeedsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const faulty = feeds?.filter(({ faults }) => faults.length > 0).length ?? 0;
  return (
    <DeskPart part="feeds" lede="feeds.lede">
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="feeds.failed" />}
          stale={feeds !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!feeds && !error && <Skeleton rows={8} shape="text" />}
      {feeds?.length === 0 && (
        <Empty title={<FormattedMessage id="feeds.empty" />}>
          <FormattedMessage id="feeds.empty.text" />
        </Empty>
      )}
      {faulty > 0 && (
        <Banner tone="error">
          <FormattedMessage id="feeds.faulty" values={{ count: faulty }} />
        </Banner>
      )}
      {feeds?.map((feed) => (
        <FeedView key={feed.name} feed={feed} />
      ))}
    </DeskPart>
  );
}
