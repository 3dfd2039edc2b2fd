import en from '../../../translations/security/en.json';
import nl from '../../../translations/security/nl.json';
import pt from '../../../translations/security/pt.json';
import { addTexts } from '../../i18n/catalogue';
import '../../i18n/texts/fields';

addTexts({ en, nl, pt });
