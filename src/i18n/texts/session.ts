import en from '../../../translations/session/en.json';
import nl from '../../../translations/session/nl.json';
import pt from '../../../translations/session/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
