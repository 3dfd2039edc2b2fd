import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import { useGetOwnWishesQuery } from '../wishes.api';
import type { OwnWish } from '../contract/wishes.wire';
import { stateSubject } from '../wishMessages';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Skeleton } from '../../../ui/page/Skeleton';
import { WishText } from './WishText';
import { nameIn } from './useMerging';
import { WishedService } from './WishedService';
import styles from './Wishes.module.css';

/** Lists the person's wishes, and their outcomes. */
export function OwnWishes() {
  const { data, error, isFetching, refetch } = useGetOwnWishesQuery(undefined, {
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
      {!data && !error && <Skeleton rows={6} shape="text" />}
      {data?.length === 0 && (
        <Empty title={<FormattedMessage id="wishes.own.none" />}>
          <p>
            <FormattedMessage id="wishes.own.none.text" />
          </p>
          <ButtonLink to="/apps/all">
            <FormattedMessage id="wishes.toServices" />
          </ButtonLink>
        </Empty>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((wish) => (
            <li key={`${wish.serviceType} ${wish.service}`} className={styles.item}>
              <WishedService about={wish} through={stateSubject(wish)} />
              {wish.together && (
                <p className={styles.note}>
                  <FormattedMessage
                    id="wishes.own.together"
                    values={{ asked: nameIn(wish), service: nameIn(wish.together) }}
                  />
                </p>
              )}
              <WishText wish={wish} />
              <Change wish={wish} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Links to the dialog that changes or withdraws a wish, if the service still exists. */
function Change({
  wish: { serviceId: id, serviceType: type, serviceName, service, state },
}: {
  readonly wish: OwnWish;
}) {
  const placeOf = useDialogPlace();
  if (id === undefined) return null;
  return (
    <div className={styles.actions}>
      <ButtonLink small keepsPlace to={placeOf({ dialog: 'ask', service: { id, type } })}>
        <FormattedMessage id={state === 'connected' ? 'wishes.remove' : 'wishes.change'} />
        <span className="visually-hidden">: {serviceName ?? service}</span>
      </ButtonLink>
    </div>
  );
}
