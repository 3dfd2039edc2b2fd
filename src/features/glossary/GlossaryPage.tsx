import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { terms, type Term } from '../../i18n/terms';
import '../../i18n/texts/glossary';
import { useFormat } from '../../i18n/useFormat';
import { Page } from '../../ui/page/Page';
import { Entry } from './Entry';
import styles from './Glossary.module.css';

/** Shows the page `/glossary`: the words of the field in alphabetical order; the address may name one of them. */
export function GlossaryPage() {
  const intl = useIntl();
  const { compare } = useFormat();
  const { hash } = useLocation();
  const nameOf = (term: Term) => intl.formatMessage({ id: terms[term] });
  const sorted = (Object.keys(terms) as Term[]).toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  return (
    <Page
      title={intl.formatMessage({ id: 'glossary.title' })}
      lede={<FormattedMessage id="glossary.lede" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'glossary', label: <FormattedMessage id="glossary.title" /> },
      ]}
    >
      <div className={styles.entries}>
        {sorted.map((term) => (
          <Entry key={term} term={term} isTarget={hash === `#${term}`} />
        ))}
      </div>
    </Page>
  );
}
