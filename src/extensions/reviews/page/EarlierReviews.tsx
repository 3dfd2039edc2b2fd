import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ReviewSummary } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { Section } from '../../../ui/page/Section';
import styles from './Reviews.module.css';

/** Lists the other reviews of the institution. */
export function EarlierReviews({ reviews }: { readonly reviews: readonly ReviewSummary[] }) {
  const { date } = useFormat();
  if (reviews.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="reviews.earlier" />}>
      <ul className={styles.earlier}>
        {reviews.map(({ id, title, closedAt, services, done }) => (
          <li key={id}>
            <Link to={`/reviews/${id}`}>{title}</Link>{' '}
            <span className={styles.hint}>
              {closedAt ? (
                <FormattedMessage
                  id="reviews.earlier.closed"
                  values={{ date: date(closedAt), services, done }}
                />
              ) : (
                <FormattedMessage id="reviews.earlier.open" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
