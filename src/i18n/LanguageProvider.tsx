import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../contracts/domain/language';
import { loadCatalogue, type Messages } from './catalogue';
import { localeOf } from './locale';

interface Choice {
  readonly language: Language;
  /** Loads the catalogue and renders again; what was typed stays, since nothing is mounted anew. */
  readonly choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

export function useLanguage(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider around it');
  return choice;
}

export interface LanguageProviderProps {
  readonly initial: { readonly language: Language; readonly messages: Messages };
  /** The visualiser has sentences of its own beside the catalogue. */
  readonly load?: (language: Language) => Promise<Messages>;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, load = loadCatalogue, children }: LanguageProviderProps) {
  const [{ language, messages }, setShown] = useState(initial);

  const choose = useCallback(
    async (next: Language) => {
      const loaded = await load(next);
      setShown({ language: next, messages: loaded });
    },
    [load],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  return (
    <ChoiceContext value={choice}>
      <IntlProvider locale={localeOf(language)} messages={messages} onError={reportMissing}>
        {children}
      </IntlProvider>
    </ChoiceContext>
  );
}

function reportMissing(error: Error & { code: string }) {
  // A browser without data for a locale falls back by itself; a missing sentence is a defect.
  if (error.code !== 'MISSING_DATA') reportError(error);
}
