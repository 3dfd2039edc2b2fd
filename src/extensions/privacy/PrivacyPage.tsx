import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetPrivacyQuery } from './privacy.api';
import './privacy.texts';
import { usePerson } from '../../store/person';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Skeleton } from '../../ui/page/Skeleton';
import { StoredDataTable } from './StoredDataTable';
import styles from './Privacy.module.css';

const SafeMarkdown = lazy(async () => ({
  default: (await import('../../ui/texts/SafeMarkdown')).SafeMarkdown,
}));

/**
 * Shows the page `/privacy`: the operator's text, the data that is kept about people, and whom to ask (GDPR,
 * articles 13 and 15).
 */
export function PrivacyPage() {
  const intl = useIntl();
  const { data: facts, error, isFetching, refetch } = useGetPrivacyQuery();
  const { installation } = usePerson();
  const { supportEmail } = installation.links;
  const [written] = writtenIn(facts?.texts ?? {}, [intl.locale, 'en', ...installation.languages]);
  return (
    <Page
      title={intl.formatMessage({ id: 'privacy.title' })}
      lede={<FormattedMessage id="privacy.lede" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'privacy', label: <FormattedMessage id="privacy.title" /> },
      ]}
    >
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="privacy.failed" />}
          stale={facts !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!facts && !error && <Skeleton rows={8} shape="text" />}
      {facts && (
        <>
          {written && (
            <Section title={<FormattedMessage id="privacy.operator" />}>
              <div className={styles.text} lang={written.language}>
                <Suspense fallback={<Skeleton rows={4} shape="text" />}>
                  <SafeMarkdown text={written.text} />
                </Suspense>
              </div>
            </Section>
          )}
          <Section title={<FormattedMessage id="privacy.kept" />}>
            <p className={styles.text}>
              <FormattedMessage id="privacy.kept.lede" />
            </p>
            <StoredDataTable stored={facts.kept} />
          </Section>
          <Section title={<FormattedMessage id="privacy.ask" />}>
            <p className={styles.text}>
              <FormattedMessage id="privacy.ask.text" />{' '}
              {supportEmail ? (
                <FormattedMessage
                  id="privacy.ask.mail"
                  values={{ a: (chunks) => <a href={`mailto:${supportEmail}`}>{chunks}</a> }}
                />
              ) : (
                <FormattedMessage id="privacy.ask.nobody" />
              )}
            </p>
          </Section>
        </>
      )}
    </Page>
  );
}

/** Returns the texts that there are, those in the first of the languages first. A locale counts by its language. */
function writtenIn(texts: Readonly<Record<string, string>>, languages: readonly string[]) {
  const wanted = [...languages.map((language) => language.slice(0, 2)), ...Object.keys(texts)];
  return wanted.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, text }] : [];
  });
}
