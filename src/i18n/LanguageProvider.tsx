import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IntlProvider } from 'react-intl';
import { localeOf, type Language } from '../contracts/domain/language';
import { Administrators } from './Administrators';
import { LevelOfRank } from './levels';
import { loadCatalogue } from './loadCatalogue';
import { type Messages } from './catalogue';

interface Choice {
  readonly language: Language;
  /** Loads the catalogue and renders again; what was typed stays, since nothing is mounted anew. */
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
    // The language is on the page when this returns: a transition that is being rendered would go on in the one before.
    flushSync(() => setShown(loaded));
  }, []);

  useEffect(() => {
    document.documentElement.lang = language;
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

/** A part of a page that speaks a language of its own; the page itself does so by `LanguageProvider`. */
export function SpokenLanguage({ language, messages, choose, children }: SpokenLanguageProps) {
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  return (
    <ChoiceContext value={choice}>
      <IntlProvider
        locale={localeOf(language)}
        messages={messages}
        defaultRichTextElements={richText}
        onError={reportMissing}
        // The build compiles the sentences; where they are read as they are written, as in tests, that is no news.
        onWarn={nothing}
      >
        {children}
      </IntlProvider>
    </ChoiceContext>
  );
}

function nothing() {}

/**
 * `<hidden>`: words that only assistive technology needs, since the place says them to everybody else.
 * `<administrators>`: whom the sentence sends somebody to, who are named where they may be.
 * `<rank>`: that of an assurance level, which is called as the installation does.
 */
const richText = {
  hidden: (words: ReactNode) => <span className="visually-hidden">{words}</span>,
  administrators: (words: ReactNode) => <Administrators>{words}</Administrators>,
  rank: (rank: ReactNode) => <LevelOfRank>{rank}</LevelOfRank>,
};

function reportMissing(error: Error & { code: string }) {
  // A browser without data for a locale falls back by itself; a missing sentence is a defect.
  if (error.code !== 'MISSING_DATA') reportError(error);
}
