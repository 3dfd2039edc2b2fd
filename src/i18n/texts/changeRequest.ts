import en from '../../../translations/changeRequest/en.json';
import nl from '../../../translations/changeRequest/nl.json';
import pt from '../../../translations/changeRequest/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
