import en from '../../../translations/sessionEnd/en.json';
import nl from '../../../translations/sessionEnd/nl.json';
import pt from '../../../translations/sessionEnd/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
