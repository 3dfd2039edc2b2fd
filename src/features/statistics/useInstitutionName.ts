import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePerson } from '../../store/person';

/** Returns whose logins are counted, in the language of the page; nothing for who acts for no institution. */
export function useInstitutionName(): string | undefined {
  const { institution } = usePerson();
  const { language } = useLanguage();
  return institution && (chooseText(institution.names, language)?.text ?? institution.name);
}
