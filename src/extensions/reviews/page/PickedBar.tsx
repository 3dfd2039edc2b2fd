import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewPerson, ReviewRow } from '../contract/review.wire';
import { Button } from '../../../ui/actions/Button';
import { SelectionBar } from '../../../ui/actions/SelectionBar';
import { GiveForm } from './GiveForm';
import { wordsOf } from './reviewRows';
import type { Step, StepActor } from './useStep';

interface PickedBarProps {
  readonly review: string;
  /** The rows that are ticked, on all pages. */
  readonly rows: readonly ReviewRow[];
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  readonly leads: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
  /** Number of rows that match the filter, on all pages, and the function that ticks them. */
  readonly all: number;
  readonly onAll: () => void;
  /** Unticks all rows, and takes the focus, since the bar disappears. */
  readonly onDone: () => void;
  /** Called when the person unticks them. */
  readonly onClear: () => void;
}

/** Shows how many rows are ticked, and decides on all of them or assigns them. */
export function PickedBar(props: PickedBarProps) {
  const { review, rows, people, actor, step, leads, waiting, all, onAll, onDone, onClear } = props;
  const intl = useIntl();
  const [giving, setGiving] = useState(false);
  const others = rows.filter(({ mine }) => !mine).length;

  /** True while the decisions of this bar are stored, and not those of a row. */
  const deciding = useRef(false);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value }) => {
      if (value === 'taken' && deciding.current) onDone();
      deciding.current &&= value === 'sending' || value === 'pausing';
    });
    return unsubscribe;
  }, [actor, onDone]);

  function clear() {
    onDone();
    onClear();
  }

  return (
    <SelectionBar
      label={intl.formatMessage({ id: 'selection.bar' })}
      count={rows.length}
      note={others > 0 && <FormattedMessage id="reviews.picked.others" values={{ count: others }} />}
      onClear={clear}
      below={
        giving && (
          <GiveForm
            {...{ review, people, actor, step, waiting }}
            rows={rows.map(({ id }) => id)}
            onGiven={onDone}
          />
        )
      }
    >
      {(['keep', 'end'] as const).map((action) => {
        const words = wordsOf(rows, action);
        return (
          words.length > 0 && (
            <Button
              key={action}
              small
              disabledBy={waiting}
              onClick={() => {
                step.sayAll(words);
                deciding.current = true;
              }}
            >
              <FormattedMessage id={pickedMessages[action]} values={{ count: words.length }} />
            </Button>
          )
        );
      })}
      {leads && (
        <Button small expanded={giving} onClick={() => setGiving(!giving)}>
          <FormattedMessage id="reviews.give" />
        </Button>
      )}
      {rows.length < all && (
        <Button small onClick={onAll}>
          <FormattedMessage id="reviews.tickAll" values={{ count: all }} />
        </Button>
      )}
    </SelectionBar>
  );
}

const pickedMessages = { keep: 'reviews.picked.keep', end: 'reviews.picked.end' } as const;
