import { FormattedMessage } from 'react-intl';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { Choice } from './Choice';
import type { Possibilities } from '../steps/possible';
import styles from './Simulate.module.css';

interface DelaysProps {
  readonly delays: Possibilities['delays'];
  readonly onTake: (step: Step) => void;
}

/** Lists the delays of the present state. In a simulation they end only when the tester says so. */
export function Delays({ delays, onTake }: DelaysProps) {
  if (delays.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <FormattedMessage id="qa.simulate.delays" />
      </h3>
      <ul className={styles.choices}>
        {delays.map((possible) => (
          <Choice
            key={possible.delay}
            possible={possible}
            name={<code>{possible.delay}</code>}
            note={
              <FormattedMessage id="qa.simulate.seconds" values={{ seconds: possible.milliseconds / 1000 }} />
            }
            onTake={onTake}
          />
        ))}
      </ul>
    </div>
  );
}
