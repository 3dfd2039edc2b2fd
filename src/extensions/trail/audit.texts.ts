import en from '../../../translations/audit/en.json';
import nl from '../../../translations/audit/nl.json';
import pt from '../../../translations/audit/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
