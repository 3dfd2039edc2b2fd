import en from '../../../translations/mails/en.json';
import nl from '../../../translations/mails/nl.json';
import pt from '../../../translations/mails/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
