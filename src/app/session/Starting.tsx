import { FormattedMessage } from 'react-intl';
import styles from './Starting.module.css';
import { Wordmark } from '../../ui/Wordmark';

/** The first second; says something only when it takes longer. */
export function Starting() {
  return (
    <main className={styles.starting}>
      <p className={styles.brand}>
        <Wordmark />
      </p>
      <p role="status">
        <FormattedMessage id="ui.loading" />
      </p>
    </main>
  );
}
