import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { gathersChanges } from '../../changeSets/rights';
import type { Review } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { useRootMark } from '../../../ui/page/useRootMark';
import { BatchNotice } from './BatchNotice';
import { ReviewProgress } from './ReviewProgress';
import { StepNotice } from './StepNotice';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

interface ReviewFootProps {
  readonly review: Review;
  readonly actor: StepActor;
  readonly step: Step;
  readonly leads: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

/** Stays in sight: how far an open review is, and the button that closes it. */
export function ReviewFoot({ review, actor, step, leads, waiting }: ReviewFootProps) {
  const mayOpen = gathersChanges(usePerson());
  const foot = useRef<HTMLDivElement>(null);
  useRootMark('footBar');
  const left = review.services - review.done;
  const ends = review.rows.filter(({ verdict }) => verdict?.kind === 'end').length;
  const closes = step.wish?.lead?.action === 'close';
  /** The question and a failure disappear with what is pressed in them, and return the focus to this button. */
  const toClosing = () => foot.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  return (
    <div className={styles.foot} ref={foot} tabIndex={-1}>
      <BatchNotice step={step} onDismissed={() => foot.current?.focus()} />
      {closes && <StepNotice step={step} onDismissed={toClosing} />}
      {step.state === 'askingClose' && <Closing review={review} actor={actor} onAnswer={toClosing} />}
      <div className={styles.footLine}>
        <ReviewProgress review={review} step={step} />
        {ends > 0 && (
          <p className={styles.ends}>
            <FormattedMessage
              id="reviews.ends"
              values={{
                count: ends,
                set: (chunks) => (mayOpen ? <Link to="/changes">{chunks}</Link> : chunks),
              }}
            />
          </p>
        )}
        {leads && (
          <Button
            look={left === 0 ? 'primary' : 'secondary'}
            {...(step.busy && closes ? { busy: true } : { disabledBy: waiting })}
            expanded={step.state === 'askingClose'}
            onClick={() => actor.send({ type: 'close.requested', left })}
          >
            <FormattedMessage id="reviews.close" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Services without a verdict that are named before a review is closed; the others are counted. */
const named = 10;

interface ClosingProps extends Pick<ReviewFootProps, 'review' | 'actor'> {
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
