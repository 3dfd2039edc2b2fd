import en from '../../../translations/desk/en.json';
import nl from '../../../translations/desk/nl.json';
import pt from '../../../translations/desk/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
