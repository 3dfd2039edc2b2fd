import { use, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, IntlProvider } from 'react-intl';
import type { Language } from '../../contracts/domain/language';
import type { Messages } from '../../i18n/catalogue';
import { useLanguage } from '../../i18n/LanguageProvider';
import { localeOf } from '../../i18n/locale';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import styles from './FaultNotice.module.css';
import { frontDialog, onDialogs } from '../frontDialog';

const loaded = new Map<Language, Promise<Messages>>();

/**
 * Says on every page that what goes wrong here was asked for. A modal dialog makes all around it inert: while one is
 * open, the notice stands in it. Suspends while its sentences load.
 */
export function FaultNotice({ count, onMend }: { readonly count: number; readonly onMend: () => void }) {
  const { language } = useLanguage();
  const sentences = loaded.get(language) ?? load(language);
  loaded.set(language, sentences);
  const dialog = useSyncExternalStore(onDialogs, frontDialog);
  const notice = (
    <IntlProvider locale={localeOf(language)} messages={use(sentences)}>
      <aside className={dialog ? styles.within : styles.notice} aria-labelledby="qa-faults">
        <Banner
          live
          tone="warning"
          action={
            <Button small icon="retry" onClick={onMend}>
              <FormattedMessage id="qa.notice.mend" />
            </Button>
          }
        >
          <p id="qa-faults">
            <FormattedMessage id="qa.notice.text" values={{ count }} />
          </p>
        </Banner>
      </aside>
    </IntlProvider>
  );
  return dialog ? createPortal(notice, dialog) : notice;
}

/** Loads the visualiser's sentences, which no page loads otherwise. */
async function load(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('../../../translations/qa/en.json')).default;
    case 'nl':
      return (await import('../../../translations/qa/nl.json')).default;
    case 'pt':
      return (await import('../../../translations/qa/pt.json')).default;
  }
}
