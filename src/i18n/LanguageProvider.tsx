import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IntlProvider } from 'react-intl';
import { localeOf, type Language } from '../contracts/domain/language';
import { Administrators, ToOthers } from './Administrators';
import { LevelOfRank } from './levels';
import { loadCatalogue } from './loadCatalogue';
import { type Messages } from './catalogue';

interface Choice {
  readonly language: Language;
  /** Loads the catalogue and renders again; typed text stays, since nothing is mounted again. */
  readonly choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

export function useLanguage(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('No LanguageProvider');
  return choice;
}

export interface LanguageProviderProps {
  readonly initial: { readonly language: Language; readonly messages: Messages };
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [{ language, messages }, setShown] = useState(initial);

  const choose = useCallback(async (next: Language) => {
    const loaded = { language: next, messages: await loadCatalogue(next) };
    // The language is on the page when this returns; a transition that is being rendered would continue in
    // the old one.
    flushSync(() => setShown(loaded));
  }, []);

  // Setting the attribute makes a browser style the whole page again, even if the value stays the same: it is set before the
  // page is painted, and only if it changes.
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (page.lang !== language) page.lang = language;
  }, [language]);

  return (
    <SpokenLanguage language={language} messages={messages} choose={choose}>
      {children}
    </SpokenLanguage>
  );
}

export interface SpokenLanguageProps extends Choice {
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** A part of a page in another language; the page itself uses `LanguageProvider`. */
export function SpokenLanguage({ language, messages, choose, children }: SpokenLanguageProps) {
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  return (
    <ChoiceContext value={choice}>
      <IntlProvider
        locale={localeOf(language)}
        messages={messages}
        defaultRichTextElements={richText}
        onError={reportMissing}
        // The build compiles the sentences; tests read them uncompiled, and need no warning about that.
        onWarn={nothing}
      >
        {children}
      </IntlProvider>
    </ChoiceContext>
  );
}

function nothing() {}

/**
 * `<hidden>`: words that only assistive technology needs, since everyone else sees them from the place.
 * `<administrators>`: administrators to ask, with their names if the person may see them. `<toOthers>`: words that
 * administrators do not need. `<rank>`: the rank of an assurance level, in the installation's words.
 */
const richText = {
  hidden: (chunks: ReactNode) => <span className="visually-hidden">{chunks}</span>,
  administrators: (chunks: ReactNode) => <Administrators>{chunks}</Administrators>,
  toOthers: (chunks: ReactNode) => <ToOthers>{chunks}</ToOthers>,
  rank: (rank: ReactNode) => <LevelOfRank>{rank}</LevelOfRank>,
};

function reportMissing(error: Error & { code: string }) {
  // Browsers without data for a locale fall back by themselves; a missing sentence is a defect.
  if (error.code !== 'MISSING_DATA') reportError(error);
}
