import { useId, type ReactNode } from 'react';
import { Reason } from '../../ui/notices/Reason';
import { Arrow } from './Arrow';
import { leadsTo, type Possible } from '../steps/possible';
import { RefusalText } from './RefusalText';
import styles from './Simulate.module.css';

export interface ChoiceProps {
  readonly possible: Possible;
  readonly name: ReactNode;
  /** Distinguishes this choice from similar ones. */
  readonly note?: ReactNode;
  readonly onTake: (step: Possible['step']) => void;
}

/**
 * Shows a step with the state that it leads to, or with the reason why it is not possible. Keyboards reach it either
 * way.
 */
export function Choice({ possible, name, note, onTake }: ChoiceProps) {
  const id = useId();
  const { step, refusal } = possible;
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-disabled={refusal ? true : undefined}
        aria-describedby={refusal ? id : undefined}
        onClick={() => refusal ?? onTake(step)}
      >
        <span className={styles.what}>
          <span>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {!refusal && (
          <span className={styles.leads}>
            <Arrow to={leadsTo(possible)} />
          </span>
        )}
      </button>
      {refusal && (
        <Reason id={id}>
          <RefusalText refusal={refusal} />
        </Reason>
      )}
    </li>
  );
}
