import en from '../../../translations/watching/en.json';
import nl from '../../../translations/watching/nl.json';
import pt from '../../../translations/watching/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
