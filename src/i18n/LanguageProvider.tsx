import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IntlProvider } from 'react-intl';
import type { Language } from '../contracts/domain/language';
import { loadCatalogue, onNeed, type Messages } from './catalogue';
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
  /** Sentences that become the page's own: those of parts that are needed later are added to them. */
  readonly initial: { readonly language: Language; readonly messages: Messages };
  /** The visualiser has sentences of its own beside the catalogue. */
  readonly load?: (language: Language) => Promise<Messages>;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, load = loadCatalogue, children }: LanguageProviderProps) {
  const [{ language, messages }, setShown] = useState(initial);

  const spoken = useRef(initial);

  const choose = useCallback(
    async (next: Language) => {
      const loaded = { language: next, messages: await load(next) };
      spoken.current = loaded;
      // The language is on the page when this returns: a transition that is being rendered would go on in the language
      // before.
      flushSync(() => setShown(loaded));
    },
    [load],
  );

  useEffect(
    () =>
      onNeed(async () => {
        // Another language may be chosen while this one is on its way.
        for (;;) {
          const current = spoken.current;
          const loaded = await load(current.language);
          if (current !== spoken.current) continue;
          // More sentences in the same book: whoever waits for them may show them at once, and what is on the page,
          // which shows none of them, is not rendered again.
          Object.assign(current.messages, loaded);
          return;
        }
      }),
    [load],
  );

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

/** `<hidden>`: words that only assistive technology needs, since the place says them to everybody else. */
const richText = {
  hidden: (words: ReactNode) => <span className="visually-hidden">{words}</span>,
};

function reportMissing(error: Error & { code: string }) {
  // A browser without data for a locale falls back by itself; a missing sentence is a defect.
  if (error.code !== 'MISSING_DATA') reportError(error);
}
