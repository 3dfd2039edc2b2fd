import { useIntl } from 'react-intl';
import { chooseText } from '../../../i18n/chooseText';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { usePerson } from '../../../store/person';

/** What a value of multi-factor is called: as the installation says, else the end of it; none is the usual login. */
export function useMultiFactorText(): (value: string) => string {
  const intl = useIntl();
  const { language } = useLanguage();
  const { levelLabels } = usePerson().installation;
  return (value) => {
    if (value === '') return intl.formatMessage({ id: 'multiFactor.level.default' });
    return chooseText(levelLabels[value] ?? {}, language)?.text ?? value.split(/[/:]/).at(-1) ?? value;
  };
}
