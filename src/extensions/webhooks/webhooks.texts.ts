import en from '../../../translations/webhooks/en.json';
import nl from '../../../translations/webhooks/nl.json';
import pt from '../../../translations/webhooks/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
