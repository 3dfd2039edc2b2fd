import type { ReactNode } from 'react';
import type { Texts } from '../contracts/domain/person/person';
import { chooseText } from './chooseText';
import { useLanguage } from './LanguageProvider';

interface FederatedTextProps {
  readonly texts: Texts;
  /** Shown if no language is filled in. */
  readonly fallback?: ReactNode;
}

/** A text that members of the federation wrote; read aloud in its own language. */
export function FederatedText({ texts, fallback }: FederatedTextProps) {
  const { language } = useLanguage();
  const chosen = chooseText(texts, language);
  if (!chosen) return fallback;
  return chosen.lang === language ? chosen.text : <span lang={chosen.lang}>{chosen.text}</span>;
}
