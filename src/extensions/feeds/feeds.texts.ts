import en from '../../../translations/feeds/en.json';
import nl from '../../../translations/feeds/nl.json';
import pt from '../../../translations/feeds/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
