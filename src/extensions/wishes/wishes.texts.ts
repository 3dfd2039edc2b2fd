import en from '../../../translations/wishes/en.json';
import nl from '../../../translations/wishes/nl.json';
import pt from '../../../translations/wishes/pt.json';
import { addTexts } from '../../i18n/catalogue';

addTexts({ en, nl, pt });
