import { FormattedMessage } from 'react-intl';
import styles from './Starting.module.css';
import { Wordmark } from '../../ui/Wordmark';
import { useTheme } from '../frame/useTheme';

/** The first second; says something only when it takes longer. */
export function Starting() {
  const theme = useTheme();
  return (
    <main className={styles.starting}>
      <p className={styles.brand}>
        <Wordmark theme={theme} />
      </p>
      <p role="status">
        <FormattedMessage id="ui.loading" />
      </p>
    </main>
  );
}
