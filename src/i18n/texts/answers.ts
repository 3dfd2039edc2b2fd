import en from '../../../translations/answers/en.json';
import nl from '../../../translations/answers/nl.json';
import pt from '../../../translations/answers/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
