import en from '../../../translations/disconnect/en.json';
import nl from '../../../translations/disconnect/nl.json';
import pt from '../../../translations/disconnect/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
