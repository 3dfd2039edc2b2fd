import { FormattedMessage } from 'react-intl';
import type { Chart } from '../chart/chart';
import { PlaceLink } from './PlaceLink';
import styles from './AllMachines.module.css';

/** Shows machines as boxes that open them. */
export function MachineBoxes({ charts }: { readonly charts: readonly Chart[] }) {
  return (
    <ul className={styles.boxes}>
      {charts.map(({ id, states, edges }) => (
        <li key={id}>
          <PlaceLink machine={id}>
            <b>
              <FormattedMessage id={`qa.name.${id}`} />
            </b>
            <code>{id}</code>
            <span className={styles.count}>
              <FormattedMessage
                id="qa.counts"
                values={{ states: states.length, transitions: edges.length }}
              />
            </span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
