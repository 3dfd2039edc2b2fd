import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetWebhooksQuery } from './webhooks.api';
import './webhooks.texts';
import { Banner } from '../../ui/notices/Banner';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Skeleton } from '../../ui/page/Skeleton';
import { DeskPart } from '../deskPages/queue/DeskPart';
import { usePageActor } from '../../pages/usePageActor';
import { openEventReplay } from './eventReplay.ports';
import { Webhooks } from './Webhooks';

/**
 * Interval at which the page checks the events that were sent again; each check postpones the end of the
 * session.
 */
const LOOK_EVERY_MS = 5_000;

/** Shows the page `/webhooks`: the programs that are told what happens, and what they have not got. */
export function WebhooksPage() {
  const { actor: replay } = usePageActor(openEventReplay);
  const isFollowed = useSelector(replay, (snapshot) => snapshot?.matches('due') === true);
  const { data, error, isFetching, refetch } = useGetWebhooksQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isFollowed ? LOOK_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const troubled = data?.filter(({ state, givenUp }) => isTroubled(state) || givenUp > 0).length ?? 0;
  return (
    <DeskPart part="webhooks" lede="webhooks.lede">
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="webhooks.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {(!data || !replay) && !error && <Skeleton rows={8} shape="text" />}
      {data?.length === 0 && (
        <Empty title={<FormattedMessage id="webhooks.empty" />}>
          <FormattedMessage id="webhooks.empty.text" />
        </Empty>
      )}
      {troubled > 0 && (
        <Banner tone="error">
          <FormattedMessage id="webhooks.troubled" values={{ count: troubled }} />
        </Banner>
      )}
      {data && replay && data.length > 0 && <Webhooks webhooks={data} actor={replay} />}
    </DeskPart>
  );
}

function isTroubled(state: string): boolean {
  return state === 'failing' || state === 'stopped';
}
