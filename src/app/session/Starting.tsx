import { FormattedMessage } from 'react-intl';
import { Wordmark } from '../../ui/marks/Wordmark';
import { useTheme } from '../frame/useTheme';
import styles from './Starting.module.css';

/** The head of a page, and, if it takes longer than a moment, a note that the rest is loading. */
export function Starting() {
  const theme = useTheme();
  return (
    <main className={styles.starting}>
      <div className="boot-masthead">
        <div className="page-width">
          <Wordmark theme={theme} />
        </div>
      </div>
      <p className={styles.words} role="status">
        <FormattedMessage id="ui.loading" />
      </p>
    </main>
  );
}
