import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import type { TodoSectionProps } from '../../extending/extension';
import { TodoGroup } from '../../extending/TodoGroup';
import { useFormat } from '../../i18n/useFormat';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { WorkRow } from '../../ui/lists/WorkList';
import type { Review } from './contract/review.wire';
import { countForMe, taskForMe } from './openRows';
import './reviews.texts';
import { useOpenReview } from './useOpenReview';
import styles from './page/Reviews.module.css';

/** Says what the person has to decide in the open review, and what is left for others. */
export function ReviewsTodo({ onKnown }: TodoSectionProps) {
  const { date } = useFormat();
  const { review, error, refetch } = useOpenReview({ refetchOnMountOrArgChange: true });
  return (
    <TodoGroup
      title={review?.title ?? <FormattedMessage id="reviews.title" />}
      note={review && <FormattedMessage id="reviews.todo.due" values={{ date: date(review.dueOn) }} />}
      rows={
        review === undefined ? undefined : review === null ? [] : [<Row key={review.id} review={review} />]
      }
      waiting={review ? taskForMe(review) : 0}
      failure={error && failureIn(error)}
      onRetry={refetch}
      onKnown={onKnown}
    />
  );
}

function Row({ review }: { readonly review: Review }) {
  const intl = useIntl();
  const { id, done, services, people } = review;
  const mine = countForMe(review);
  const to = mine > 0 ? `/reviews/${id}?show=mine` : `/reviews/${id}`;
  const progress = intl.formatMessage({ id: 'reviews.todo.done' }, { done, services });
  const left = people
    .filter((person) => person.done < person.services)
    .map(({ name, done: ready, services: all }) =>
      intl.formatMessage({ id: 'reviews.todo.person' }, { name, count: all - ready }),
    );
  return (
    <WorkRow
      name={mine > 0 ? <FormattedMessage id="reviews.todo.mine" values={{ count: mine }} /> : progress}
      to={to}
      detail={
        <>
          <progress
            className={styles.small}
            value={done}
            max={services}
            aria-label={intl.formatMessage({ id: 'reviews.bar' })}
          />
          {[...(mine > 0 ? [progress] : []), ...left].join(' · ')}
        </>
      }
      actions={
        mine > 0 && (
          <ButtonLink small to={to}>
            <FormattedMessage id="reviews.todo.continue" />
          </ButtonLink>
        )
      }
    />
  );
}
