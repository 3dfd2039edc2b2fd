import en from '../../../translations/arrival/en.json';
import nl from '../../../translations/arrival/nl.json';
import pt from '../../../translations/arrival/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
