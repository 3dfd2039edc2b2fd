import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import { Button } from '../../../ui/actions/Button';
import { ReportFiles } from './ReportFiles';
import { ReviewProgress } from './ReviewProgress';
import { reviewSheet } from './reviewSheet';
import type { ReviewText } from './reviewText';
import { StepNotice } from './StepNotice';
import type { Step } from './useStep';
import styles from './Reviews.module.css';

interface ReviewHeadProps {
  readonly review: Review;
  readonly text: ReviewText;
  readonly step: Step;
  readonly leads: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

/** Shows since when and until when a review lasts, and its reviewers, who can be reminded; after its end the report. */
export function ReviewHead({ review, text, step, leads, waiting }: ReviewHeadProps) {
  const intl = useIntl();
  const { date, dateTime } = useFormat();
  const { services, done, people, remindedAt, closedAt, closedBy } = review;
  const reminds = step.wish?.lead?.action === 'remind';
  const tools = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.head}>
      {closedAt && <ReviewProgress review={review} step={step} />}
      <div className={styles.headLine}>
        <div className={styles.course}>
          <p className={styles.hint}>
            <FormattedMessage
              id={closedAt ? 'reviews.over' : 'reviews.until'}
              values={{
                by: closedAt ? (closedBy ?? '') : review.startedBy,
                date: date(closedAt ?? review.startedAt),
                due: date(review.dueOn),
              }}
            />
            {remindedAt && (
              <>
                {' '}
                <FormattedMessage id="reviews.remindedAt" values={{ at: dateTime(remindedAt) }} />
              </>
            )}
          </p>
          <ul className={styles.people}>
            {people.map(({ name, mail, ...count }) => (
              <li key={mail}>
                <FormattedMessage
                  id="reviews.person"
                  values={{ name, done: count.done, services: count.services }}
                />
              </li>
            ))}
          </ul>
        </div>
        <div ref={tools} className={styles.buttons}>
          {leads && done < services && (
            <Button
              small
              {...(step.busy && reminds ? { busy: true } : { disabledBy: waiting })}
              onClick={() => step.lead({ action: 'remind' })}
            >
              <FormattedMessage id="reviews.remind" />
            </Button>
          )}
          <Button
            small
            icon="download"
            onClick={() =>
              saveFile('review.csv', csvOf(reviewSheet(intl, review, text)), 'text/csv;charset=utf-8')
            }
          >
            <FormattedMessage id="reviews.csv" />
          </Button>
          <Button small icon="page" onClick={() => print()}>
            <FormattedMessage id="reviews.print" />
          </Button>
        </div>
      </div>
      {reminds && (
        <StepNotice step={step} onDismissed={() => tools.current?.querySelector('button')?.focus()} />
      )}
      {closedAt && <ReportFiles review={review} />}
    </div>
  );
}
