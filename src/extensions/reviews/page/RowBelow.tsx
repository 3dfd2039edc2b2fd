import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import type { ReviewPerson, ReviewRow } from '../contract/review.wire';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { CommentForm } from './CommentForm';
import { focusRow } from './focusHeading';
import { withRow } from './reviewAddress';
import type { ReviewText } from './reviewText';
import { RowComments } from './RowComments';
import { RowDetails } from './RowDetails';
import { StepNotice } from './StepNotice';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

export interface RowBelowProps {
  readonly review: string;
  readonly row: ReviewRow;
  readonly text: ReviewText;
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** True if the form of this row is open. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** True if the facts are shown. */
  readonly expanded: boolean;
  readonly readOnly: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

/** Tells whether a row has more than one line: words of a person, a failure, its form or its details. */
export function hasBelow({ row, step, open, expanded }: RowBelowProps): boolean {
  return open || expanded || hasWords(row) || (step.row === row.id && hasFailed(step));
}

const hasFailed = ({ state }: Step) => state === 'failed' || state === 'overtaken';

/** A plain decision is seen at its button. */
function hasWords({ question, verdict, connected }: ReviewRow): boolean {
  return question !== undefined || Boolean(verdict && (verdict.remark || verdict.obstacle || !connected));
}

/** Shows what is said about a connection; on request its facts, and the form for a question or a remark. */
export function RowBelow(props: RowBelowProps) {
  const { review, row, text, people, actor, step, open, onClose, expanded, readOnly, waiting } = props;
  const { search } = useLocation();
  return (
    <div className={styles.below}>
      {expanded && <RowDetails row={row} text={text} />}
      {(expanded || hasWords(row)) && <RowComments row={row} />}
      {!open && step.row === row.id && <StepNotice step={step} onDismissed={() => focusRow(row.id)} />}
      {!readOnly && open && <CommentForm {...{ review, row, people, actor, step, waiting, onClose }} />}
      {!readOnly && !open && expanded && row.mine && (
        <div className={styles.buttons}>
          <ButtonLink small keepsPlace to={{ search: withRow(search, row.id) }}>
            <FormattedMessage id="reviews.toRemark" />
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
