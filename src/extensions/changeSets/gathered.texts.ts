import en from '../../../translations/gathered/en.json';
import nl from '../../../translations/gathered/nl.json';
import pt from '../../../translations/gathered/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
