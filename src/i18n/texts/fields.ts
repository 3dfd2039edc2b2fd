import en from '../../../translations/fields/en.json';
import nl from '../../../translations/fields/nl.json';
import pt from '../../../translations/fields/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
