import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLinks } from '../../extending/extensions';
import { usePerson } from '../../store/person';
import { FrameLink } from './FrameLink';
import { LanguageChoice } from './LanguageChoice';
import { Segmented } from '../../ui/fields/Segmented';
import { keepTheme, themes } from '../../ui/theme';
import { themeMessages } from './themeMessages';
import { useTheme } from './useTheme';
import styles from './Footer.module.css';

export const Footer = memo(function Footer() {
  const person = usePerson();
  const footerLinks = useLinks('footerLinks');
  const { installation } = person;
  const { help, terms, operator, supportEmail } = installation.links;
  const links = [
    { href: help, label: <FormattedMessage id="footer.help" /> },
    { href: terms, label: <FormattedMessage id="footer.terms" /> },
    { href: supportEmail && `mailto:${supportEmail}`, label: <FormattedMessage id="footer.contact" /> },
    { href: operator, label: installation.federation || <FormattedMessage id="footer.operator" /> },
  ];
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.bar}`}>
        <ul>
          {links.map(
            ({ href, label }) =>
              href && (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ),
          )}
          <li>
            <FrameLink to="/glossary">
              <FormattedMessage id="footer.glossary" />
            </FrameLink>
          </li>
          {footerLinks.map(({ messageId, to }) => (
            <li key={to}>
              <FrameLink to={to}>
                <FormattedMessage id={messageId} />
              </FrameLink>
            </li>
          ))}
          <li>
            <FrameLink to="/accessibility">
              <FormattedMessage id="footer.accessibility" />
            </FrameLink>
          </li>
        </ul>
        <div className={styles.choices}>
          {installation.languages.length > 1 && <LanguageChoice languages={installation.languages} />}
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
});

function ThemeChoice() {
  const intl = useIntl();
  const theme = useTheme();
  return (
    <Segmented
      small
      label={intl.formatMessage({ id: 'footer.theme' })}
      options={themes.map((value) => ({ value, label: intl.formatMessage({ id: themeMessages[value] }) }))}
      value={theme}
      onChange={keepTheme}
    />
  );
}
