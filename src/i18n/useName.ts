import { useCallback } from 'react';
import type { Named } from '../contracts/domain/person/person';
import { chooseText } from './chooseText';
import { useLanguage } from './LanguageProvider';

/** Returns a function that names an institution or a service as this page does. */
export function useName(): (named: Named) => string {
  const { language } = useLanguage();
  return useCallback(({ name, names = {} }) => chooseText(names, language)?.text ?? name, [language]);
}

/** Does the same for one name; undefined if there is none. */
export function useNameOf(named: Named | undefined): string | undefined {
  const nameOf = useName();
  return named && nameOf(named);
}
