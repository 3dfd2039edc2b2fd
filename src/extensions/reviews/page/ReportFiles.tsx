import { FormattedMessage } from 'react-intl';
import type { Review } from '../contract/review.wire';
import { placed } from '../../../lib/basePath';
import { ButtonAnchor } from '../../../ui/actions/ButtonLink';
import styles from './Reviews.module.css';

/** Hands out the report of a review that is over, and what its integrity is checked by. */
export function ReportFiles({ review: { id, digest, signed } }: { readonly review: Review }) {
  const file = (name: string) => placed(`/dashboard/api/x/reviews/${id}/${name}`);
  return (
    <div className={styles.report}>
      <div className={styles.buttons}>
        <ButtonAnchor href={file('report')} small icon="download">
          <FormattedMessage id="reviews.report" />
        </ButtonAnchor>
        {signed && (
          <ButtonAnchor href={file('signature')} small icon="download">
            <FormattedMessage id="reviews.signature" />
          </ButtonAnchor>
        )}
      </div>
      <p className={styles.hint}>
        <FormattedMessage id={signed ? 'reviews.report.signed' : 'reviews.report.unsigned'} />
      </p>
      {digest && (
        <p className={styles.hint}>
          <FormattedMessage
            id="reviews.digest"
            values={{ digest, code: (chunks) => <code className={styles.digest}>{chunks}</code> }}
          />
        </p>
      )}
    </div>
  );
}
