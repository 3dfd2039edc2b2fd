import en from '../../../translations/accessibility/en.json';
import nl from '../../../translations/accessibility/nl.json';
import pt from '../../../translations/accessibility/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
