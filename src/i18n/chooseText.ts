import type { Language } from '../contracts/domain/language';
import type { Texts } from '../contracts/domain/person';

export interface ChosenText {
  readonly text: string;
  /** The language that it is written in. */
  readonly lang: string;
}

/** Requested language, else English, Dutch, Portuguese, else any that is filled in. */
export function chooseText(texts: Texts, language: Language): ChosenText | undefined {
  const order = [language, 'en', 'nl', 'pt', ...Object.keys(texts).sort()];
  for (const lang of order) {
    const text = texts[lang]?.trim();
    if (text) return { text, lang };
  }
  return undefined;
}
