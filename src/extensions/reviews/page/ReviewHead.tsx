import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Review } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { reviewSheet } from './reviewSheet';
import type { ReviewText } from './reviewText';
import { ReportFiles } from './ReportFiles';
import { StepNotice } from './StepNotice';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

interface ReviewHeadProps {
  readonly review: Review;
  readonly text: ReviewText;
  readonly actor: StepActor;
  readonly step: Step;
  readonly leads: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

/**
 * Shows the progress of a review and its reviewers; the person who manages it can send reminders and close
 * it.
 */
export function ReviewHead({ review, text, actor, step, leads, waiting }: ReviewHeadProps) {
  const intl = useIntl();
  const { date, dateTime } = useFormat();
  const { services, done, people, remindedAt, closedAt, closedBy } = review;
  const left = services - done;
  const led = step.wish?.lead?.action;
  /** The button of the running action shows that it is busy; the others are disabled. */
  const buttonState = (action: 'remind' | 'close') =>
    step.busy && led === action ? { busy: true } : { disabledBy: waiting };
  const tools = useRef<HTMLDivElement>(null);
  /**
   * A question or result below the buttons disappears with its action, and returns the focus to the button
   * that opens it.
   */
  const toClosing = () => tools.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  return (
    <div className={styles.head}>
      <p className={styles.number} role="status">
        <FormattedMessage id="reviews.progress" values={{ done, services, b: (text) => <b>{text}</b> }} />
      </p>
      <progress
        className={styles.bar}
        value={done}
        max={services}
        aria-label={intl.formatMessage({ id: 'reviews.bar' })}
      />
      <p className={styles.hint}>
        <FormattedMessage
          id={closedAt ? 'reviews.over' : 'reviews.until'}
          values={{
            by: closedAt ? (closedBy ?? '') : review.startedBy,
            date: date(closedAt ?? review.startedAt),
            due: date(review.dueOn),
          }}
        />
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
      <div ref={tools} className={styles.buttons}>
        {leads && left > 0 && (
          <Button small {...buttonState('remind')} onClick={() => step.lead({ action: 'remind' })}>
            <FormattedMessage id="reviews.remind" />
          </Button>
        )}
        {leads && (
          <Button
            small
            look={left === 0 ? 'primary' : 'secondary'}
            {...buttonState('close')}
            expanded={step.state === 'askingClose'}
            onClick={() => actor.send({ type: 'close.requested', left })}
          >
            <FormattedMessage id="reviews.close" />
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
      {remindedAt && (
        <p className={styles.hint}>
          <FormattedMessage id="reviews.remindedAt" values={{ at: dateTime(remindedAt) }} />
        </p>
      )}
      {(led === 'remind' || led === 'close') && <StepNotice step={step} onDismissed={toClosing} />}
      {step.state === 'askingClose' && <Closing review={review} actor={actor} onAnswer={toClosing} />}
      {closedAt && <ReportFiles review={review} />}
    </div>
  );
}

/** Services without a verdict that are named before a review is closed; the others are counted. */
const named = 10;

interface ClosingProps extends Pick<ReviewHeadProps, 'review' | 'actor'> {
  readonly onAnswer: () => void;
}

function Closing({ review: { rows }, actor, onAnswer }: ClosingProps) {
  const intl = useIntl();
  const left = rows.filter(({ verdict }) => !verdict);
  const more = left.length - named;
  const { compare } = useFormat();
  const names = left
    .map(({ serviceName }) => serviceName)
    .sort(compare)
    .slice(0, named);
  function sendChoice(type: 'close.confirmed' | 'dismissal.requested') {
    onAnswer();
    actor.send({ type });
  }
  return (
    <Banner
      tone={left.length > 0 ? 'warning' : 'info'}
      title={<FormattedMessage id="reviews.close.title" />}
      live
      action={
        <>
          <Button look="primary" small onClick={() => sendChoice('close.confirmed')}>
            <FormattedMessage id="reviews.close.confirm" />
          </Button>
          <Button look="quiet" small onClick={() => sendChoice('dismissal.requested')}>
            <FormattedMessage id="reviews.cancel" />
          </Button>
        </>
      }
    >
      <p>
        {left.length > 0 ? (
          <FormattedMessage
            id="reviews.close.left"
            values={{
              count: left.length,
              more: Math.max(0, more),
              names: intl.formatList(names, { type: 'unit' }),
            }}
          />
        ) : (
          <FormattedMessage id="reviews.close.all" />
        )}
      </p>
    </Banner>
  );
}
