import { FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '../contract/review.wire';
import type { Step } from './useStep';
import styles from './Reviews.module.css';

interface ReviewProgressProps {
  readonly review: Review;
  readonly step: Step;
}

/** Shows how many connections of a review have a decision, or how many of several decisions are stored. */
export function ReviewProgress({ review: { services, done }, step }: ReviewProgressProps) {
  const intl = useIntl();
  const stores = step.state === 'sending' && step.total > 1;
  const known = step.stored + step.skipped;
  return (
    <>
      <p className={styles.number} role={stores ? undefined : 'status'}>
        {stores ? (
          <FormattedMessage id="reviews.storing" values={{ done: known, total: step.total }} />
        ) : (
          <FormattedMessage id="reviews.progress" values={{ done, services, b: (text) => <b>{text}</b> }} />
        )}
      </p>
      <progress
        className={styles.bar}
        value={stores ? known : done}
        max={stores ? step.total : services}
        aria-label={intl.formatMessage({ id: 'reviews.bar' })}
      />
    </>
  );
}
