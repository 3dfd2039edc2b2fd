import { use } from 'react';
import type { Language } from '../contracts/domain/language';
import { useLanguage } from '../i18n/LanguageProvider';

type Descriptions = Readonly<Record<string, string>>;

const loaded = new Map<Language, Promise<Descriptions>>();

/** What a chart says in English about a state, in the chosen language. Suspends while the sentences load. */
export function useDescription(english: string): string {
  const { language } = useLanguage();
  const sentences = loaded.get(language) ?? load(language);
  loaded.set(language, sentences);
  return use(sentences)[english] ?? english;
}

async function load(language: Language): Promise<Descriptions> {
  switch (language) {
    case 'en':
      return {};
    case 'nl':
      return (await import('../../translations/qa/descriptions.nl.json')).default;
    case 'pt':
      return (await import('../../translations/qa/descriptions.pt.json')).default;
  }
}
