import { useCallback } from 'react';
import type { Texts } from '../../contracts/domain/person';
import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';

interface Named {
  readonly name: string;
  readonly names: Texts;
}

/** What an institution or a service is called on this page. */
export function useName(): (named: Named) => string {
  const { language } = useLanguage();
  return useCallback(({ name, names }) => chooseText(names, language)?.text ?? name, [language]);
}
