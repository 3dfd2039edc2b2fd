import en from '../../../translations/privacy/en.json';
import nl from '../../../translations/privacy/nl.json';
import pt from '../../../translations/privacy/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
