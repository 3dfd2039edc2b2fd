import en from '../../../translations/service/en.json';
import nl from '../../../translations/service/nl.json';
import pt from '../../../translations/service/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
