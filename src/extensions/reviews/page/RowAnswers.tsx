import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { stateOf } from '../contract/review';
import type { ReviewRow } from '../contract/review.wire';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Status } from '../../../ui/marks/Status';
import { withRow } from './reviewAddress';
import { stateMarks, stateMessages } from './reviewText';
import type { Step } from './useStep';
import styles from './Reviews.module.css';

interface RowAnswersProps {
  readonly row: ReviewRow;
  readonly step: Step;
  /** True if nothing can be decided here: the review is over, or printed. */
  readonly readOnly: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
  /** True if the details are shown. */
  readonly expanded: boolean;
  readonly onExpand: (row: number) => void;
}

/** Shows the decision on a connection, which is made with one press, and opens a question and the details. */
export function RowAnswers({ row, step, readOnly, waiting, expanded, onExpand }: RowAnswersProps) {
  const { search } = useLocation();
  const { id, mine, asksMe } = row;
  const state = stateOf(row);
  return (
    <span className={styles.answers}>
      {mine && !readOnly ? (
        <Choices row={row} step={step} waiting={waiting} />
      ) : (
        <Status kind={stateMarks[state]}>
          <FormattedMessage id={stateMessages[state]} />
        </Status>
      )}
      {!mine && asksMe && !readOnly && (
        <ButtonLink small keepsPlace to={{ search: withRow(search, id) }}>
          <FormattedMessage id="reviews.toAnswer" />
        </ButtonLink>
      )}
      <Button
        look="quiet"
        small
        iconOnly
        icon={expanded ? 'up' : 'down'}
        expanded={expanded}
        onClick={() => onExpand(id)}
      >
        <FormattedMessage id="reviews.details" values={{ service: row.serviceName }} />
      </Button>
    </span>
  );
}

function Choices({ row, step, waiting }: Pick<RowAnswersProps, 'row' | 'step' | 'waiting'>) {
  const intl = useIntl();
  const { search } = useLocation();
  const { id, revision, verdict } = row;
  const sent = step.busy && step.row === id ? step.wish?.word?.action : undefined;
  return (
    <span className={styles.choices} role="group" aria-label={row.serviceName}>
      {(['keep', 'end'] as const).map((action) => {
        const pressed = (sent ?? verdict?.kind) === action;
        return (
          <button
            key={action}
            type="button"
            aria-pressed={pressed}
            aria-busy={sent === action || undefined}
            aria-disabled={waiting !== undefined || undefined}
            aria-describedby={waiting}
            onClick={() => {
              if (!pressed && waiting === undefined) step.say({ action, row: id, revision });
            }}
          >
            {intl.formatMessage({ id: stateMessages[action] })}
          </button>
        );
      })}
      <Link
        to={{ search: withRow(search, id, 'ask') }}
        preventScrollReset
        data-chosen={(!verdict && row.question !== undefined) || undefined}
      >
        <FormattedMessage id="reviews.toAsk" />
      </Link>
    </span>
  );
}
