import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePerson } from '../../store/person';

/** Returns the name of the institution whose logins are counted; undefined where the person acts for none. */
export function useInstitutionName(): string | undefined {
  const { institution } = usePerson();
  const { language } = useLanguage();
  return institution && (chooseText(institution.names, language)?.text ?? institution.name);
}
