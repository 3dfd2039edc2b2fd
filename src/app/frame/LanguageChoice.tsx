import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '../../contracts/domain/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { languageName } from '../../contracts/domain/language';
import { Segmented } from '../../ui/fields/Segmented';
import { useLanguageSwitch } from './useLanguageSwitch';

/** Shows the new choice at once; the sentences follow when they have loaded. */
export function LanguageChoice({ languages }: { readonly languages: readonly Language[] }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const switchLanguage = useLanguageSwitch();
  const [requested, setRequested] = useState<Language>();

  async function choose(next: Language) {
    setRequested(next);
    await switchLanguage(next);
    setRequested(undefined);
  }

  return (
    <Segmented
      small
      label={intl.formatMessage({ id: 'footer.language' })}
      options={languages.map((code) => ({ value: code, label: languageName(code), lang: code }))}
      value={requested ?? language}
      onChange={choose}
    />
  );
}
