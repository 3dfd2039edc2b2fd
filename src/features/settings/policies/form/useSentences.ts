import { useEffect, useState } from 'react';
import { createIntl, useIntl, type IntlShape } from 'react-intl';
import { languages, type Language } from '../../../../contracts/domain/language';
import { loadCatalogue } from '../../../../i18n/loadCatalogue';
import { useLanguage } from '../../../../i18n/LanguageProvider';
import { localeOf } from '../../../../contracts/domain/language';
import { sentenceOf, type Names, type PolicyRules } from '../sentence';

/** Returns the sentence in the language of the page, and in the others once it is wanted and they have come. */
export function useSentences(rules: PolicyRules, names: Names, wanted: boolean) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<readonly { readonly language: Language; readonly intl: IntlShape }[]>(
    [],
  );

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void Promise.all(
      languages
        .filter((other) => other !== language)
        .map(async (other) => ({
          language: other,
          intl: createIntl({ locale: localeOf(other), messages: await loadCatalogue(other) }),
        })),
      // A catalogue that does not come leaves its sentence out.
    ).then(
      (all) => current && setLoaded(all),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, language]);

  return {
    own: sentenceOf(intl, rules, names),
    others: wanted
      ? loaded.map((one) => ({ language: one.language, sentence: sentenceOf(one.intl, rules, names) }))
      : [],
  };
}
