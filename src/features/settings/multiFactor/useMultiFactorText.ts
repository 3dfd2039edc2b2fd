import { useIntl } from 'react-intl';
import { multiFactorText } from '../../../i18n/multiFactorText';
import '../../../i18n/texts/fields';
import { usePerson } from '../../../store/person';

/** Returns what a value of multi-factor is called; none is the usual login. */
export function useMultiFactorText(): (value: string) => string {
  const intl = useIntl();
  const { levelLabels } = usePerson().installation;
  return (value) =>
    value === ''
      ? intl.formatMessage({ id: 'multiFactor.level.default' })
      : multiFactorText(intl, value, levelLabels[value]);
}
