import { useCallback } from 'react';
import type { Texts } from '../../contracts/domain/person';
import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';

interface Named {
  readonly name: string;
  readonly names: Texts;
}

/** Returns a function that names an institution or a service as this page does. */
export function useName(): (named: Named) => string {
  const { language } = useLanguage();
  return useCallback(({ name, names }) => chooseText(names, language)?.text ?? name, [language]);
}
