import en from '../../../translations/searches/en.json';
import nl from '../../../translations/searches/nl.json';
import pt from '../../../translations/searches/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
