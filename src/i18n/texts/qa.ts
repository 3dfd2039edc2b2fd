import en from '../../../translations/qa/en.json';
import nl from '../../../translations/qa/nl.json';
import pt from '../../../translations/qa/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
