import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../i18n/locale';
import { useLanguage } from '../i18n/LanguageProvider';
import { usePerson } from '../store/person';
import { Segmented } from '../ui/Segmented';
import styles from './Frame.module.css';
import { keepTheme, readTheme, themes } from './theme';
import { useLanguageSwitch } from './useLanguageSwitch';

export function Footer() {
  const intl = useIntl();
  const { installation } = usePerson();
  const { help, terms, operator, supportEmail } = installation.links;
  const { language } = useLanguage();
  const switchLanguage = useLanguageSwitch();
  const [theme, setTheme] = useState(readTheme);

  return (
    <footer className={styles.footer}>
      <div className={styles.footerBar}>
        <ul>
          {help && (
            <li>
              <a href={help}>
                <FormattedMessage id="footer.help" />
              </a>
            </li>
          )}
          {terms && (
            <li>
              <a href={terms}>
                <FormattedMessage id="footer.terms" />
              </a>
            </li>
          )}
          {supportEmail && (
            <li>
              <a href={`mailto:${supportEmail}`}>
                <FormattedMessage id="footer.contact" />
              </a>
            </li>
          )}
          {operator && (
            <li>
              <a href={operator}>{installation.federation || <FormattedMessage id="footer.operator" />}</a>
            </li>
          )}
        </ul>
        <div className={styles.choices}>
          {installation.languages.length > 1 && (
            <Segmented
              small
              label={intl.formatMessage({ id: 'footer.language' })}
              options={installation.languages.map((code) => ({
                value: code,
                label: languageNames[code],
                lang: code,
              }))}
              value={language}
              onChange={switchLanguage}
            />
          )}
          <Segmented
            small
            label={intl.formatMessage({ id: 'footer.theme' })}
            options={themes.map((value) => ({ value, label: intl.formatMessage({ id: themeNames[value] }) }))}
            value={theme}
            onChange={(value) => {
              keepTheme(value);
              setTheme(value);
            }}
          />
        </div>
      </div>
    </footer>
  );
}

const themeNames = {
  system: 'footer.theme.system',
  light: 'footer.theme.light',
  dark: 'footer.theme.dark',
} as const;
