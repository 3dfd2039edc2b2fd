import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/accessibility';
import { useFormat } from '../../i18n/useFormat';
import { usePerson } from '../../store/person';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import styles from './Accessibility.module.css';

/** Day on which the text of this page was last checked against the product. */
const REVIEWED = '2026-11-21';

/** Messages about what helps people to use the dashboard. */
const helps = [
  'accessibility.helps.keyboard',
  'accessibility.helps.sight',
  'accessibility.helps.colour',
  'accessibility.helps.charts',
  'accessibility.helps.time',
] as const;

/**
 * Shows the page `/accessibility`: which standard the dashboard meets, what helps, what is missing, and whom to tell
 * (Directive 2016/2102, article 7).
 */
export function AccessibilityPage() {
  const intl = useIntl();
  const format = useFormat();
  const { supportEmail } = usePerson().installation.links;
  return (
    <Page
      title={intl.formatMessage({ id: 'accessibility.title' })}
      lede={<FormattedMessage id="accessibility.lede" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'accessibility', label: <FormattedMessage id="accessibility.title" /> },
      ]}
    >
      <div className={styles.text}>
        <Section title={<FormattedMessage id="accessibility.held" />}>
          <p>
            <FormattedMessage id="accessibility.held.text" />
          </p>
        </Section>
        <Section title={<FormattedMessage id="accessibility.helps" />}>
          <ul className="bullets">
            {helps.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title={<FormattedMessage id="accessibility.limits" />}>
          <p>
            <FormattedMessage id="accessibility.limits.text" />
          </p>
        </Section>
        <Section title={<FormattedMessage id="accessibility.tell" />}>
          <p>
            {supportEmail ? (
              <FormattedMessage
                id="accessibility.tell.mail"
                values={{ a: (chunks) => <a href={`mailto:${supportEmail}`}>{chunks}</a> }}
              />
            ) : (
              <FormattedMessage id="accessibility.tell.text" />
            )}{' '}
            <FormattedMessage id="accessibility.tell.further" />
          </p>
        </Section>
        <p className="muted small">
          <FormattedMessage id="accessibility.reviewed" values={{ date: format.date(REVIEWED) }} />
        </p>
      </div>
    </Page>
  );
}
