import { FormattedMessage, useIntl } from 'react-intl';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import { Button } from '../../ui/actions/Button';
import { keyOf } from './choices';
import { faultText } from './faultText';
import styles from './Faults.module.css';

interface SetFaultsProps {
  readonly faults: readonly Fault[];
  readonly onSet: (faults: readonly Fault[]) => void;
}

/** Lists the faults of the tab, each with a button that removes it. */
export function SetFaults({ faults, onSet }: SetFaultsProps) {
  const intl = useIntl();
  return (
    <div>
      <h3>
        <FormattedMessage id="qa.faults.set" />
      </h3>
      <div role="status">
        {faults.length === 0 && (
          <p className="muted">
            <FormattedMessage id="qa.faults.none" />
          </p>
        )}
      </div>
      {faults.length > 0 && (
        <>
          <ul className={styles.set}>
            {faults.map((fault) => (
              <li key={keyOf(fault)}>
                <span>{faultText(intl, fault)}</span>
                <Button
                  small
                  look="quiet"
                  icon="close"
                  iconOnly
                  onClick={() => onSet(faults.filter((one) => one !== fault))}
                >
                  <FormattedMessage id="qa.faults.mendOne" /> {faultText(intl, fault)}
                </Button>
              </li>
            ))}
          </ul>
          <Button icon="retry" onClick={() => onSet([])}>
            <FormattedMessage id="qa.faults.mend" />
          </Button>
        </>
      )}
    </div>
  );
}
