import en from '../../../translations/changes/en.json';
import nl from '../../../translations/changes/nl.json';
import pt from '../../../translations/changes/pt.json';
import { addTexts } from '../../i18n/catalogue';
import '../../i18n/texts/changeRequest';
import '../../i18n/texts/fields';

addTexts({ en, nl, pt });
