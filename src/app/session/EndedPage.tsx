import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages, type Language, languageName } from '../../contracts/domain/language';
import type { Installation } from '../../contracts/domain/person/person';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Segmented } from '../../ui/fields/Segmented';
import { PlainPage } from './PlainPage';
import { cookiePath } from '../../lib/basePath';
import styles from './EndedPage.module.css';

const TEN_YEARS = 315_360_000;

/** Writes the language into the server's own cookie, because there is no session to store it in. */
function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=${cookiePath()}; Max-Age=${TEN_YEARS}; SameSite=Lax${secure}`;
}

interface EndedPageProps {
  readonly titleId: string;
  /**
   * The installation, if it is known; otherwise the page itself describes the server (docs/EXTENSIONS.md).
   */
  readonly installation?: Installation | undefined;
  readonly children: ReactNode;
}

/**
 * Shows that this session cannot continue: what happened, the next steps, who helps, and a choice of the
 * language.
 */
export function EndedPage({ titleId, installation, children }: EndedPageProps) {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  const announced = document.documentElement.dataset;
  const offered = installation?.languages ?? languagesIn(announced['languages']);
  const support = installation ? installation.links.supportEmail : announced['support'];
  return (
    <PlainPage titleId={titleId}>
      {children}
      {support && (
        <p>
          <FormattedMessage
            id="session.support"
            values={{ email: <a href={`mailto:${support}`}>{support}</a> }}
          />
        </p>
      )}
      {offered.length > 1 && (
        <div className={styles.language}>
          <Segmented
            small
            label={intl.formatMessage({ id: 'footer.language' })}
            options={offered.map((code) => ({ value: code, label: languageName(code), lang: code }))}
            value={language}
            onChange={(next: Language) => {
              keepLanguage(next);
              // If it does not load, the page keeps its language.
              choose(next).catch(() => undefined);
            }}
          />
        </div>
      )}
    </PlainPage>
  );
}

function languagesIn(announced: string | undefined): readonly Language[] {
  return announced === undefined ? languages : announced.split(' ');
}
