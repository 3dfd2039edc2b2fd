import type { IntlShape } from 'react-intl';
import { languageName } from '../../contracts/domain/language';
import type { QaSetting } from '../../contracts/domain/qa/qaChannel';
import { faultText } from '../faults/faultText';

/** Returns where something was seen, in lines: the page, the person by role and level, language, width, and each fault. */
export function settingText(intl: IntlShape, setting: QaSetting): readonly string[] {
  const { address, role, level, language, width, faults } = setting;
  const say = (id: string, values = {}) => intl.formatMessage({ id: `qa.setting.${id}` }, values);
  return [
    say('page', { address }),
    say('person', { role, level }),
    say('window', { language: languageName(language), width }),
    ...(faults.length > 0
      ? faults.map((fault) => say('fault', { fault: faultText(intl, fault) }))
      : [say('noFault')]),
  ];
}
