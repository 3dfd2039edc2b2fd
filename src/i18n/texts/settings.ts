import en from '../../../translations/settings/en.json';
import nl from '../../../translations/settings/nl.json';
import pt from '../../../translations/settings/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
