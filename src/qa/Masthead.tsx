import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../contracts/domain/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { Icon } from '../ui/marks/Icon';
import { Segmented } from '../ui/fields/Segmented';
import { appliedTheme } from '../ui/theme';
import { Wordmark } from '../ui/marks/Wordmark';
import { placed } from '../lib/basePath';
import styles from './VisualiserPage.module.css';

/**
 * Shows the header of the product with its links. They leave the visualiser, which is a separate document.
 */
export function Masthead() {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  return (
    <header className={styles.masthead}>
      <div className={`page-width ${styles.bar}`}>
        <a className={styles.brand} href={placed('/')}>
          <Wordmark theme={appliedTheme()} />
        </a>
        <a className={styles.back} href={placed('/')}>
          <Icon name="back" />
          <FormattedMessage id="qa.dashboard" />
        </a>
        <Segmented
          small
          label={intl.formatMessage({ id: 'footer.language' })}
          options={languages.map((code) => ({ value: code, label: code.toUpperCase(), lang: code }))}
          value={language}
          onChange={(code) => void choose(code)}
        />
      </div>
    </header>
  );
}
