import en from '../../../translations/reviews/en.json';
import nl from '../../../translations/reviews/nl.json';
import pt from '../../../translations/reviews/pt.json';
import { addTexts } from '../../i18n/catalogue';
import '../../i18n/texts/fields';

addTexts({ en, nl, pt });
