import en from '../../../translations/partialList/en.json';
import nl from '../../../translations/partialList/nl.json';
import pt from '../../../translations/partialList/pt.json';
import { addTexts } from '../catalogue';

addTexts({ en, nl, pt });
