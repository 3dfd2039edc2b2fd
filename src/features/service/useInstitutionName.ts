import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePerson } from '../../store/person';

/** Returns the name of the institution acted for, in the language of the page; empty for a guest. */
export function useInstitutionName(): string {
  const { institution } = usePerson();
  const { language } = useLanguage();
  return (institution && chooseText(institution.names, language)?.text) ?? institution?.name ?? '';
}
