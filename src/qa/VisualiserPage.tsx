import { Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../contracts/domain/language';
import { useLanguage } from '../i18n/LanguageProvider';
import type { Mode } from '../machines/visualiser/visualiser.types';
import { CopyButton } from '../ui/CopyButton';
import { Page } from '../ui/Page';
import { Segmented } from '../ui/Segmented';
import { Select } from '../ui/Select';
import { Skeleton } from '../ui/Skeleton';
import { chartCalled, charts } from './charts';
import { modes } from './modes';
import styles from './VisualiserPage.module.css';
import { useVisualiser } from './useVisualiser';

const names: readonly Mode[] = ['map', 'simulate', 'preview', 'live', 'coverage'];

/** One page: which machine, and in which mode it is looked at. */
export function VisualiserPage() {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  const visualiser = useVisualiser();
  const { shown, send } = visualiser;
  const title = intl.formatMessage({ id: 'qa.title' });
  const ModeView = modes[shown.mode];
  const address = window.location.href;

  useEffect(() => {
    document.title = [shown.machine, title].filter(Boolean).join(' · ');
  }, [shown.machine, title]);

  return (
    <>
      <header className={`${styles.masthead} ${styles.wide}`}>
        <div className={`page-width ${styles.bar}`}>
          <Segmented
            label={intl.formatMessage({ id: 'qa.mode' })}
            options={names.map((mode) => ({
              value: mode,
              label: intl.formatMessage({ id: `qa.mode.${mode}` }),
            }))}
            value={shown.mode}
            onChange={(mode) => send({ type: 'mode.opened', mode })}
          />
          <a href="/">
            <FormattedMessage id="qa.dashboard" />
          </a>
          <Segmented
            small
            label={intl.formatMessage({ id: 'qa.language' })}
            options={languages.map((code) => ({ value: code, label: code.toUpperCase(), lang: code }))}
            value={language}
            onChange={(code) => void choose(code)}
          />
        </div>
      </header>
      <main className={`page-width ${styles.main} ${styles.wide}`}>
        <Page
          title={title}
          lede={<FormattedMessage id="qa.lede" />}
          actions={
            <>
              <Select
                label={<FormattedMessage id="qa.machine" />}
                value={shown.machine}
                options={[
                  { value: '', label: intl.formatMessage({ id: 'qa.machine.all' }) },
                  ...charts.map(({ id }) => ({ value: id, label: id })),
                ]}
                onChange={(machine) => send({ type: 'machine.selected', machine })}
              />
              <CopyButton value={address} label={intl.formatMessage({ id: 'qa.copyAddress' })} />
            </>
          }
        >
          <Suspense fallback={<Skeleton rows={6} shape="text" />}>
            <ModeView visualiser={visualiser} chart={chartCalled(shown.machine)} />
          </Suspense>
        </Page>
      </main>
    </>
  );
}
