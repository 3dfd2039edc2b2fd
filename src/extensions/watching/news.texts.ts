import en from '../../../translations/news/en.json';
import nl from '../../../translations/news/nl.json';
import pt from '../../../translations/news/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
