import type { Language } from '../contracts/domain/language';
import type { Texts } from '../contracts/domain/person/person';

interface ChosenText {
  readonly text: string;
  /** The language that it is written in. */
  readonly lang: string;
}

/** Returns the text in the requested language, else in English, else the first that is filled in. */
export function chooseText(texts: Texts, language: Language): ChosenText | undefined {
  for (const lang of [language, 'en', ...Object.keys(texts)]) {
    const text = texts[lang]?.trim();
    if (text) return { text, lang };
  }
  return undefined;
}
