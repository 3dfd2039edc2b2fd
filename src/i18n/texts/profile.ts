import en from '../../../translations/profile/en.json';
import nl from '../../../translations/profile/nl.json';
import pt from '../../../translations/profile/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
