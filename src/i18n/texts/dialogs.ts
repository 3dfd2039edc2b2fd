import en from '../../../translations/dialogs/en.json';
import nl from '../../../translations/dialogs/nl.json';
import pt from '../../../translations/dialogs/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
