import en from '../../../translations/terms/en.json';
import nl from '../../../translations/terms/nl.json';
import pt from '../../../translations/terms/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
