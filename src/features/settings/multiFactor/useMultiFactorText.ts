import { useIntl } from 'react-intl';
import { multiFactorText } from '../../../i18n/multiFactorText';
import '../../../i18n/texts/fields';
import { usePerson } from '../../../store/person';

/** Returns a function that names a value of multi-factor authentication; the empty value is the usual login. */
export function useMultiFactorText(): (value: string) => string {
  const intl = useIntl();
  const { levelLabels } = usePerson().installation;
  return (value) =>
    value === ''
      ? intl.formatMessage({ id: 'multiFactor.level.default' })
      : multiFactorText(intl, value, levelLabels[value]);
}
