import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { failureIn } from '../../../api/failureIn';
import { useGetWishesQuery } from '../wishes.api';
import { useFormat } from '../../../i18n/useFormat';
import { Empty } from '../../../ui/notices/Empty';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Segmented } from '../../../ui/fields/Segmented';
import { Skeleton } from '../../../ui/page/Skeleton';
import { orderIn, orders, sorted, withOrder } from './order';
import { useTakingUp, type GatheringActor } from './useTakingUp';
import { type MergingActor, useMerging } from './useMerging';
import { WishGroupItem } from './WishGroupItem';
import styles from './Wishes.module.css';

export interface WishGroupsProps {
  readonly gathering: GatheringActor | undefined;
  readonly merging: MergingActor | undefined;
}

/** Lists what people of the institution ask for, service by service. */
export function WishGroups({ gathering, merging }: WishGroupsProps) {
  const { data, error, isFetching, refetch } = useGetWishesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <>
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="wishes.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {(!data || !gathering || !merging) && !error && <Skeleton rows={8} shape="text" />}
      {data?.groups.length === 0 && (
        <Empty title={<FormattedMessage id="wishes.none" />}>
          <p>
            <FormattedMessage id="wishes.none.text" />
          </p>
        </Empty>
      )}
      {data && gathering && merging && data.groups.length > 0 && (
        <Groups {...data} gathering={gathering} merging={merging} />
      )}
    </>
  );
}

interface GroupsProps extends NonNullable<ReturnType<typeof useGetWishesQuery>['data']> {
  readonly gathering: GatheringActor;
  readonly merging: MergingActor;
}

function Groups({ groups, more, gathering, merging: mergingActor }: GroupsProps) {
  const intl = useIntl();
  const { compare } = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const order = orderIn(search);
  const taking = useTakingUp(gathering);
  const merging = useMerging(mergingActor, groups);
  return (
    <>
      <LiveRegion>
        {taking && taking.added > 0 && (
          <FormattedMessage id="wishes.added" values={{ count: taking.added }} />
        )}
        {merging.done && (
          <FormattedMessage id={merging.done === 'together' ? 'wishes.takenTogether' : 'wishes.takenApart'} />
        )}
      </LiveRegion>
      {groups.length > 1 && (
        <div className={styles.tools}>
          <Segmented
            small
            label={intl.formatMessage({ id: 'wishes.order' })}
            options={orders.map(({ value, id }) => ({ value, label: intl.formatMessage({ id }) }))}
            value={order}
            onChange={(chosen) =>
              void navigate(
                { pathname, search: withOrder(search, chosen) },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
      )}
      <ul className={styles.list}>
        {sorted(groups, order, compare).map((group) => (
          <WishGroupItem
            key={`${group.serviceType} ${group.service}`}
            group={group}
            taking={taking}
            merging={merging}
          />
        ))}
      </ul>
      {more && (
        <p className="muted">
          <FormattedMessage id="wishes.more" values={{ count: groups.length }} />
        </p>
      )}
    </>
  );
}
